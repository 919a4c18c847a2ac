import { AssertionError } from "node:assert";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fileName } from "../../mocks/report/escape.js";
import { expect as expectAs, type Kit, openKit } from "../../mocks/testkit/fixture.js";

const accounts = mkdtempSync(join(tmpdir(), "paystub-fixture-"));
let kit: Kit;
beforeAll(async () => {
  kit = await openKit({ accounts });
});
afterAll(async () => {
  await kit.close();
  rmSync(accounts, { recursive: true });
});

describe("expect of a runner without matchers", () => {
  test("accepts what holds, and the negation of what does not", async () => {
    await kit.run("holds", async (gateway) => {
      await expectAs(gateway).not.toHaveReceived("addInvoice");
      await expectAs(gateway).toHaveReceived("addInvoice", {}, { times: 0 });
    });
  });

  test("rejects with the actual value", async () => {
    await kit.run("does not hold", async (gateway) => {
      const asked = expectAs(gateway).toHaveReceived("addInvoice", { orderNumber: "ORD-1" });
      await expect(asked).rejects.toBeInstanceOf(AssertionError);
      await expect(asked).rejects.toThrow(/expected sandbox does-not-hold to have received/);
      const opposite = expectAs(gateway).not.toHaveReceived("addInvoice", {}, { times: 0 });
      await expect(opposite).rejects.toThrow("not to have received addInvoice");
    });
  });
});

describe("a test that the kit runs", () => {
  test("returns its result, and its sandbox is deleted", async () => {
    const name = await kit.run("ends well", ({ name }) => name);
    await using again = await kit.sandbox("ends well");
    expect([name, again.name]).toEqual(["ends-well", "ends-well"]);
  });

  test("fails with its own error, with its account printed", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = kit.run("goes wrong", () => Promise.reject(new Error("no stock")));
    await expect(failing).rejects.toThrow("no stock");
    expect(printed.mock.calls).toEqual([[expect.stringContaining("sandbox goes-wrong of http")]]);
    printed.mockRestore();
    await using again = await kit.sandbox("goes wrong");
    expect(again.name).toBe("goes-wrong");
  });

  test("prints nothing if accounts are off", async () => {
    vi.stubEnv("PAYSTUB_ACCOUNTS", "off");
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = kit.run("goes wrong", () => Promise.reject(new Error("no stock")));
    await expect(failing).rejects.toThrow("no stock");
    expect(printed.mock.calls).toEqual([]);
    printed.mockRestore();
    vi.unstubAllEnvs();
  });

  test("leaves its account and recording while it fails, and none once it passes", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const left = () => readdirSync(accounts).filter((name) => name.startsWith("flaky."));
    const failing = kit.run("flaky", () => Promise.reject(new Error("no stock")));
    await expect(failing).rejects.toThrow("no stock");
    expect(left()).toEqual(["flaky.html", "flaky.txt"]);
    await kit.run("another", () => undefined);
    expect(left()).toHaveLength(2);
    await kit.run("flaky", () => undefined);
    expect(left()).toEqual([]);
    printed.mockRestore();
  });
});

describe("the file name", () => {
  test.each([
    ["lost-reply on addInvoice", "lost-reply-on-addInvoice"],
    ["../../etc/passwd", "..-..-etc-passwd"],
    ["con", "con_"],
    ["NUL.txt", "NUL_.txt"],
    ["console", "console"],
    ["..", "_"],
    ["", "_"],
    ["shop\u001b[31m", "shop-31m"],
    ["shop~1@x", "shop~1@x"],
    ["x".repeat(300), "x".repeat(200)],
  ])("of %j is %j on every system", (text, name) => {
    expect(fileName(text)).toBe(name);
  });
});
