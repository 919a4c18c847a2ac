import { describe } from "vitest";
import { LatestNames } from "../../mocks/runtime/registry/gateway.js";
import { expect } from "../../mocks/testkit/vitest.js";
import { test, type Where } from "../support/testkit.js";

describe.each<Where>(["in this process", "elsewhere"])("a kit %s", (where) => {
  test.override({ where });

  test("opens no sandbox once it is closed", async ({ kit }) => {
    await kit.close();
    const told = 'the kit is closed, and opens no sandbox for "late"';
    await expect(kit.sandbox("late")).rejects.toThrow(told);
    await expect(kit.run("late", () => undefined)).rejects.toThrow(told);
  });

  test("has a sandbox that says, once it is disposed, that it was reset", async ({ kit }) => {
    const gateway = await kit.sandbox("disposed");
    await gateway.dispose();
    const told = "there is no sandbox disposed any more: it was reset, and nothing of it is left";
    await expect(gateway.summary()).rejects.toThrow(told);
    await expect(gateway.invoices.list()).rejects.toThrow(told);
    await expect(gateway.dispose()).rejects.toThrow(told);
    const again = await kit.sandbox("disposed");
    expect(again.name).toBe("disposed");
    expect(await again.invoices.list()).toEqual([]);
    await again.dispose();
  });
});

test("of the sandboxes that were reset the latest thousand are remembered", () => {
  const names = new LatestNames();
  for (let n = 0; n < 1000; n += 1) names.add(`s-${n}`);
  names.add("s-0");
  names.add("next");
  expect([names.has("s-0"), names.has("s-1"), names.has("s-2"), names.has("next")]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
