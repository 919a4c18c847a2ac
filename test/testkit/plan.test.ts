import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RunningGateway, startGateway } from "../../mocks/index.js";
import type { TestOutcome } from "../../spec/generated/control.types.js";

const folder = mkdtempSync(join(tmpdir(), "paystub-plan-"));
afterAll(() => rmSync(folder, { recursive: true }));

let gateway: RunningGateway;
let outcomes: Map<string, TestOutcome>;

beforeEach(async () => {
  outcomes = new Map();
  gateway = await startGateway({
    faults: [{ fault: "status", status: 500, operation: "addInvoice", sandbox: "cell-1" }],
    observer: { outcome: (sandbox, outcome) => void outcomes.set(sandbox, outcome) },
  });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  // No other file gets the kit that has read the plan.
  vi.resetModules();
  await gateway.close();
});

/** A kit of a process that has this plan. */
async function kitWith(tests: Readonly<Record<string, readonly object[]>>, sideBySide = true) {
  const path = join(folder, "plan.json");
  writeFileSync(path, JSON.stringify({ sideBySide, tests }));
  vi.stubEnv("PAYSTUB_PLAN", path);
  vi.stubEnv("PAYSTUB_ACCOUNTS", "off");
  // The plan is read once in each process.
  vi.resetModules();
  const { openKit } = await import("../../mocks/testkit/fixture.js");
  return openKit({ controlUrl: gateway.controlUrl });
}

const body = (sandbox: string, more: object = {}) => ({
  ...{ sandbox, limitMs: 10_000, assumptions: {} },
  ...more,
});

test("a plan runs a test once for each of its entries, in a sandbox of that name", async () => {
  const assumptions = { "order-status-case": "upper" };
  const kit = await kitWith({ pays: [body("cell-1"), body("cell-2", { assumptions })] });
  const seen: [string, number, unknown][] = [];
  await kit.run("pays", async (own) => {
    const faults = (await own.faults.list()).faults.length;
    const { assumptions: chosen } = await own.assumptions.read();
    seen.push([own.name, faults, chosen["order-status-case"]]);
  });
  await kit.run("is not in the plan", () => seen.push(["never", 0, ""]));
  await kit.close();
  expect(seen.sort()).toEqual([
    ["cell-1", 1, "mixed"],
    ["cell-2", 0, "upper"],
  ]);
  expect(outcomes.get("cell-1")).toMatchObject({ test: "pays", ended: "passed" });
  expect((await gateway.list()).sandboxes).toEqual([]);
});

test("a body that fails, also later in a callback of its own, fails no runner", async () => {
  const kit = await kitWith({ fails: [body("cell-1")], strays: [body("cell-2")] });
  await kit.run("fails", () => Promise.reject(new TypeError("no stock")));
  await kit.run("strays", () => {
    setImmediate(() => {
      throw new RangeError("later");
    });
    return new Promise(() => undefined);
  });
  await kit.close();
  expect(outcomes.get("cell-1")).toMatchObject({ ended: "failed", name: "TypeError" });
  expect(outcomes.get("cell-2")).toMatchObject({ ended: "failed", name: "RangeError" });
});

test("a body that is over its limit is late", async () => {
  const kit = await kitWith({ hangs: [body("cell-1", { limitMs: 20 })] });
  await kit.run("hangs", () => new Promise(() => undefined));
  await kit.close();
  expect(outcomes.get("cell-1")).toMatchObject({ ended: "failed", isLate: true });
});

test("bodies that are not to run side by side wait for each other", async () => {
  const kit = await kitWith({ waits: [body("cell-1"), body("cell-2")] }, false);
  let running = 0;
  let most = 0;
  await kit.run("waits", async (own) => {
    running += 1;
    most = Math.max(most, running);
    await own.clock.read();
    running -= 1;
  });
  expect([most, outcomes.size]).toEqual([1, 2]);
  await kit.close();
});
