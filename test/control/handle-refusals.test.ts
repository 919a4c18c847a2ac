import { describe, expect, test } from "vitest";
import { gatewayHandle } from "../../mocks/control/handle/gateway.js";
import { Refused, refusing } from "../../mocks/control/refused.js";
import type { SandboxHandle } from "../../mocks/index.js";
import { StoreUnavailable } from "../../mocks/runtime/errors.js";
import type { GatewayParts } from "../../mocks/runtime/registry/openings.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { BASE_URL, partsWith } from "../support/parts.js";

/** What the runtime throws is a refusal of the handle, as over HTTP. */

function handleWith(others: Partial<GatewayParts> = {}) {
  const { gateway } = partsWith(manualClock(T0), undefined, {}, undefined, others);
  return gatewayHandle(gateway, () => BASE_URL);
}

/** The status of the refusal that a job ends in, its code, and why in a sentence. */
async function refusalOf(job: () => unknown): Promise<readonly [number, string, string]> {
  try {
    await job();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, code, detail } = error.failure;
    return [status, code, detail];
  }
  throw new Error("it was not refused");
}

describe("a handle of a sandbox that was reset", () => {
  const GONE = "there is no sandbox test any more: it was reset, and nothing of it is left";

  test.each<[string, (handle: SandboxHandle) => Promise<unknown>]>([
    ["reads", (handle) => handle.summary()],
    ["reads the log", (handle) => handle.events()],
    ["reads a part", (handle) => handle.invoices.list()],
    ["changes something", (handle) => handle.labels.add("later")],
    ["moves the clock", (handle) => handle.clock.advance({ by: "PT1H" })],
    ["exports", (handle) => handle.export()],
    ["waits", (handle) => handle.settled()],
  ])("is refused with 404 where it %s", async (_what, job) => {
    const handle = handleWith();
    const held = await handle.open("test");
    await handle.reset("test");
    expect(await refusalOf(() => job(held))).toEqual([404, "unknown", GONE]);
  });
});

describe("a gateway with as many sandboxes as it takes", () => {
  test.each(["opened", "created", "forked"])("refuses one that is %s with 409", async (how) => {
    const handle = handleWith({ sandboxesMax: 1 });
    await handle.open("test");
    const jobs: Record<string, () => unknown> = {
      opened: () => handle.open("next"),
      created: () => handle.create({ name: "next" }),
      forked: () => handle.fork("test", { name: "next" }),
    };
    expect(await refusalOf(() => jobs[how]?.())).toEqual([
      409,
      "conflict",
      expect.stringContaining("this gateway takes no more than 1 sandbox, and has 1;"),
    ]);
    expect(handle.count()).toBe(1);
  });
});

describe("methods that refuse", () => {
  const lost = new StoreUnavailable("no connection");
  const mistake = new TypeError("a mistake of our own");

  const methodsThat = (error: unknown) => {
    const told: unknown[] = [];
    const throws = () => {
      throw error;
    };
    const later = async () => throws();
    return { told, ...refusing({ throws, part: { later } }, (reported) => told.push(reported)) };
  };

  test("say 503 of a store that does not answer, and somebody else hears of it too", async () => {
    const { throws, part, told } = methodsThat(lost);
    const refusal = [503, "store-unavailable", "the store does not answer: no connection"];
    expect(await refusalOf(throws)).toEqual(refusal);
    expect(await refusalOf(part.later)).toEqual(refusal);
    expect(told).toEqual([lost, lost]);
  });

  test("leave what is no refusal as it is", async () => {
    const { throws, part, told } = methodsThat(mistake);
    expect(throws).toThrow(mistake);
    await expect(part.later()).rejects.toBe(mistake);
    expect(told).toEqual([]);
  });
});

test("a name that is none is refused where it is told at once too", () => {
  const handle = handleWith();
  expect(() => handle.get("nobody")).toThrow(Refused);
});

test("the methods of a handle can be taken from it", async () => {
  const handle = handleWith();
  const { open } = handle;
  const { name, token, summary, merchants } = { ...(await open("test")) };
  const { seed } = merchants;
  expect([name, token, (await summary()).events]).toEqual(["test", "sandbox_test", 1]);
  expect(await seed([{ merchantShopName: "Palm Coffee" }])).toHaveLength(1);
});

describe("the stack of a refusal leads back to the line that called", () => {
  /** Named in the stack, as a test is by its file. */
  async function theTest(job: (handle: SandboxHandle) => Promise<unknown>): Promise<unknown> {
    const handle = await handleWith().open("test");
    try {
      return await job(handle);
    } catch (error) {
      return error;
    }
  }

  test.each<[string, (handle: SandboxHandle) => Promise<unknown>]>([
    ["reads", ({ invoices }) => invoices.read("1")],
    ["pays", ({ invoices }) => invoices.pay("1")],
    ["declines", ({ invoices }) => invoices.decline("1")],
    ["moves the clock back", ({ clock }) => clock.advance({ by: "-1h" })],
    ["adds no rule", ({ faults }) => faults.add({ fault: "nosuch" } as never)],
  ])("where it %s", async (_what, job) => {
    const error = await theTest(job);
    expect(error).toBeInstanceOf(Refused);
    const { message, stack } = error as Refused;
    expect(stack).toContain(`Refused: ${message}\n`);
    expect(stack).toMatch(/\n +at .*theTest/);
  });
});
