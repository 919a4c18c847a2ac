import { expect, onTestFinished, test, vi } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { openKit } from "../../mocks/testkit/kit.js";
import type { TestOutcome } from "../../spec/generated/control.types.js";

async function opened(seen: TestOutcome[] = []) {
  const gateway = await startGateway({
    port: 0,
    observer: { outcome: (_, outcome) => void seen.push(outcome) },
  });
  onTestFinished(() => gateway.close());
  return gateway;
}

test("keeps the latest outcomes of a sandbox, and reports each to the observer", async () => {
  const seen: TestOutcome[] = [];
  const gateway = await opened(seen);
  const shop = await gateway.open("shop");
  for (let n = 1; n <= 202; n += 1) await shop.outcomes.add({ test: `t${n}`, ended: "passed" });
  const { outcomes } = await shop.outcomes.list();
  expect(outcomes).toHaveLength(200);
  expect(outcomes.at(-1)).toEqual({ test: "t202", attempt: 1, ended: "passed" });
  expect(seen).toHaveLength(202);
});

test.each([
  [{ test: "pays" }, "ended"],
  [{ test: "pays", ended: "maybe" }, "ended"],
  [{ test: "", ended: "passed" }, "test"],
  [{ test: "pays", ended: "failed", thrownBy: "me" }, "thrownBy"],
])("refuses %j and names the field", async (outcome, field) => {
  const shop = await (await opened()).open("shop");
  await expect(shop.outcomes.add(outcome as TestOutcome)).rejects.toThrow(field);
});

test("the fixtures report each attempt, and keep the sandbox of a failed one until the next", async () => {
  const seen: TestOutcome[] = [];
  const gateway = await opened(seen);
  vi.stubEnv("PAYSTUB_ACCOUNTS", "off");
  onTestFinished(() => void vi.unstubAllEnvs());
  const kit = await openKit({ controlUrl: gateway.controlUrl });
  onTestFinished(() => kit.close());
  await kit.run("pays", () => undefined);
  await expect(kit.run("pays", (box) => box.invoiceOfOrder("none").pay())).rejects.toThrow(
    "there is no invoice",
  );
  // This process has a server, which each attempt reports as open once its sandbox is closed.
  expect(seen.filter(({ stillOpen }) => stillOpen === undefined)).toMatchObject([
    { test: "pays", attempt: 1, ended: "passed" },
    { test: "pays", attempt: 2, ended: "failed" },
  ]);
  const names = async () => (await gateway.list()).sandboxes.map(({ name }) => name);
  expect(await names()).toEqual(["pays"]);
  await kit.run("pays", ({ name }) => expect(name).toBe("pays"));
  expect(await names()).toEqual([]);
  expect(seen.at(-1)).toMatchObject({ test: "pays", attempt: 3, ended: "passed" });
});
