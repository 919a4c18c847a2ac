import { describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "../../mocks/domain/time.js";
import { StoreUnavailable } from "../../mocks/sandbox/errors.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
import { T0 } from "../support/domain.js";
import { testLogs } from "../support/kept-logs.js";
import { manualClock } from "../support/manual-clock.js";
import {
  creates,
  DELIVERED,
  partsWith,
  pays,
  REFUSED,
  recordingClient,
  starts,
} from "../support/parts.js";

const typesOf = (sandbox: Sandbox) => sandbox.events(0).map(({ event }) => event.type);

describe("transaction numbers", () => {
  test("are free in the whole process, and those of the sandbox's time where they can be", async () => {
    const { open, gateway } = partsWith(manualClock(T0));
    const [one, other] = [await open("one"), await open("other")];
    expect([await creates(one), await creates(other)]).toEqual([String(T0), String(T0 + 1)]);
    await one.clock.freeze(T0 + 365 * DAY_MS);
    await creates(one);
    expect(await creates(other)).toBe(String(T0 + 2));
    const fork = gateway.fork(other, "fork", other.position.seq);
    if (!fork) throw new Error("no fork");
    expect(await creates(fork)).toBe(String(T0 + 3));
    expect(await creates(other)).toBe(String(T0 + 4));
  });

  test("lead to the sandbox that has them: of an origin and its fork to the origin", async () => {
    const { open, gateway } = partsWith(manualClock(T0));
    const origin = await open("origin");
    const no = await creates(origin);
    const recurringId = await starts(origin);
    const fork = gateway.fork(origin, "a-fork", origin.position.seq);
    expect(gateway.ofTransaction(no)).toBe(origin);
    expect(gateway.ofRecurring(recurringId)).toBe(origin);
    expect(gateway.ofTransaction(no, fork)).toBe(fork);
    expect(gateway.ofTransaction(no, null)).toBeUndefined();
    gateway.reset("origin");
    expect(gateway.ofTransaction(no)).toBe(fork);
  });

  test("are not given twice, also if what had them was rolled back", async () => {
    const { open, events, gateway } = partsWith(manualClock(T0));
    const sandbox = await open();
    const changed = vi.fn();
    sandbox.watch(changed);
    const seen = sandbox.rolledBack(() => {
      void creates(sandbox);
      return [...sandbox.world.invoices.keys()];
    });
    expect(seen).toEqual([String(T0)]);
    expect([sandbox.world.invoices.size, await events(), changed.mock.calls]).toEqual([
      0,
      [expect.objectContaining({ type: "sandbox-opened" })],
      [],
    ]);
    expect(await creates(sandbox)).toBe(String(T0 + 1));
    expect(await creates(gateway.open("other"))).toBe(String(T0 + 2));
  });
});

describe("calls to shops", () => {
  test("are at most 16 for an origin; the others follow in their order", async () => {
    const ends: (() => void)[] = [];
    const client = recordingClient(() => new Promise((end) => ends.push(() => end(DELIVERED))));
    const clock = manualClock(T0);
    const { open } = partsWith(clock, client);
    const [sandbox, other] = [await open("one"), await open("other")];
    const numbers: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      numbers.push(await creates(sandbox, { orderNumber: String(n) }));
      await pays(sandbox, numbers[n] ?? "");
    }
    await pays(other, await creates(other, { callbackUrl: "http://another.example/paid" }));
    await clock.quiet();
    expect(client.calls).toHaveLength(17);
    for (const end of ends.splice(0, 4)) end();
    await clock.quiet();
    const called = client.calls.map(({ url }) => new URL(url).searchParams.get("transactionNo"));
    expect(called.filter((no) => numbers.includes(no ?? ""))).toEqual(numbers);
    for (const end of ends) end();
    await sandbox.idle();
  });

  test("of a time that was taken back record nothing", async () => {
    const ends: (() => void)[] = [];
    const client = recordingClient(() => new Promise((end) => ends.push(() => end(DELIVERED))));
    const clock = manualClock(T0);
    const { open, gateway, errors } = partsWith(clock, client);
    const sandbox = await open();
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    gateway.reset("test");
    const next = gateway.open("test");
    ends[0]?.();
    await clock.quiet();
    expect([typesOf(next), errors]).toEqual([["sandbox-opened"], []]);
  });

  test("keep what is sent once, however often it is sent", async () => {
    const clock = manualClock(T0);
    const { open } = partsWith(
      clock,
      recordingClient(() => REFUSED),
    );
    const sandbox = await open();
    sandbox.execute({
      type: "change-settings",
      change: { assumptions: { "callback-retry": "growing" } },
    });
    await pays(sandbox, await creates(sandbox));
    await sandbox.clock.advance((from) => from + DAY_MS);
    const attempts = sandbox
      .events(0)
      .flatMap(({ event }) => (event.type === "callback-attempted" ? [event.sent] : []));
    expect(attempts.length).toBeGreaterThan(3);
    expect(attempts.filter((sent) => sent !== undefined)).toHaveLength(1);
    const [callback] = sandbox.world.callbacks.values();
    expect(new Set(callback?.attempts.map(({ sent }) => sent.url)).size).toBe(1);
  });
});

describe("a disk", () => {
  test("holds a reply up until it has the change", async () => {
    const logs = testLogs();
    const { open } = partsWith(manualClock(T0), undefined, {}, { logs });
    const sandbox = await open();
    await sandbox.flushed;
    logs.holds = true;
    await creates(sandbox);
    let isKept = false;
    const kept = sandbox.flushed?.then(() => {
      isKept = true;
    });
    await new Promise(setImmediate);
    expect(isKept).toBe(false);
    logs.flush();
    await kept;
    expect([isKept, sandbox.flushed]).toEqual([true, undefined]);
  });

  test("that refuses a change leaves the sandbox as it was, and works when there is room", async () => {
    const logs = testLogs();
    const clock = manualClock(T0);
    const { open } = partsWith(clock, undefined, {}, { logs });
    const sandbox = await open();
    logs.refuses = new Error("no space left on device");
    await expect(creates(sandbox)).rejects.toThrow(StoreUnavailable);
    await expect(creates(sandbox)).rejects.toThrow("no space left on device");
    expect(sandbox.world.invoices.size).toBe(0);
    logs.refuses = undefined;
    const no = await creates(sandbox);
    expect(logs.kept.get("test")?.at(-1)).toMatchObject({ transactionNo: no });
  });

  test("that refuses the result of a call gets it again, until it takes it", async () => {
    const logs = testLogs();
    const clock = manualClock(T0);
    const client = recordingClient(async () => {
      logs.refuses = new Error("no space left on device");
      return DELIVERED;
    });
    const { open, errors } = partsWith(clock, client, {}, { logs });
    const sandbox = await open();
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    expect(typesOf(sandbox).at(-1)).toBe("callback-attempted");
    logs.refuses = undefined;
    await clock.pass(1000);
    expect(typesOf(sandbox).at(-1)).toBe("callback-answered");
    expect(errors.map(String)).toEqual(["StoreUnavailable: no space left on device"]);
  });

  test("that loses a change has the sandbox read its file again", async () => {
    const logs = testLogs();
    const { open } = partsWith(manualClock(T0), undefined, {}, { logs });
    const sandbox = await open();
    const { epoch } = sandbox.position;
    logs.loses = new Error("input/output error");
    await creates(sandbox);
    await expect(sandbox.flushed).rejects.toThrow("input/output error");
    logs.loses = undefined;
    expect(sandbox.read(({ invoices }) => invoices.size)).toBe(0);
    expect(sandbox.position.epoch).toBeGreaterThan(epoch);
    await creates(sandbox);
    expect(logs.kept.get("test")).toHaveLength(2);
  });

  test("gives each sandbox back after a restart, and its clock has gone on", async () => {
    const logs = testLogs();
    const clock = manualClock(T0);
    const client = recordingClient(() => new Promise(() => {}));
    const first = partsWith(clock, client, {}, { logs });
    const sandbox = await first.open();
    await creates(sandbox);
    await pays(sandbox, await creates(sandbox));
    await sandbox.clock.rewind(() => ({ seq: 3 }));
    await clock.quiet();
    const rewound = sandbox.events(0);
    first.gateway.close();

    await clock.pass(DAY_MS + HOUR_MS);
    const next = partsWith(clock, recordingClient(), {}, { logs });
    const found = next.gateway.find("test");
    await found?.idle();
    const events = found?.events(0) ?? [];
    expect(events.slice(0, rewound.length)).toEqual(rewound);
    const expiries = events.flatMap(({ event }) =>
      event.type === "invoice-canceled" ? [event.at - T0] : [],
    );
    expect(expiries).toEqual([DAY_MS, DAY_MS]);
    expect(next.errors).toEqual([]);
  });

  test("that has an attempt without a result ends it as cut off, and retries it", async () => {
    const logs = testLogs();
    const clock = manualClock(T0);
    const first = partsWith(
      clock,
      recordingClient(() => new Promise(() => {})),
      {},
      { logs },
    );
    const sandbox = await first.open();
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    first.gateway.close();
    const next = partsWith(clock, recordingClient(), {}, { logs });
    const found = next.gateway.open("test");
    expect(found.events(0).at(-1)?.event).toMatchObject({
      type: "callback-answered",
      result: { detail: "the attempt was cut off before it ended" },
    });
    await found.clock.advance((from) => from + DAY_MS);
    expect([...found.world.callbacks.values()][0]?.state).toBe("delivered");
  });

  test("keeps the same log as memory, for the same seed and commands", async () => {
    const live = async (logs?: ReturnType<typeof testLogs>) => {
      const clock = manualClock(T0);
      const client = recordingClient((_, call) => (call % 3 ? DELIVERED : REFUSED));
      const { open, gateway } = partsWith(clock, client, {}, logs ? { logs } : {});
      const sandbox = await open();
      await sandbox.clock.freeze();
      await starts(sandbox, { interval: "Daily", iterations: 4 });
      for (let n = 0; n < 5; n += 1) {
        const no = await creates(sandbox, { orderNumber: String(n) });
        if (n % 2) await pays(sandbox, no);
      }
      await sandbox.clock.advance((from) => from + 3 * DAY_MS);
      await sandbox.clock.rewind(() => ({ seq: sandbox.position.seq - 4 }));
      await sandbox.clock.advance((from) => from + 3 * DAY_MS);
      const log = sandbox.events(0).map(({ event }) => event);
      gateway.close();
      return log;
    };
    const logs = testLogs();
    const log = await live(logs);
    expect(logs.kept.get("test")).toEqual(log);
    expect(await live()).toEqual(log);
  });
});

describe("limits", () => {
  test("refuse an advance that would pass them", async () => {
    const { open } = partsWith(manualClock(T0), undefined, {}, { keptMaxBytes: 500_000 });
    const sandbox = await open();
    await starts(sandbox, { interval: "Daily" });
    const seq = sandbox.position.seq;
    const century = (from: number) => from + 10_000 * DAY_MS;
    const { refusal } = await sandbox.clock.advance(century, { silent: true });
    expect(refusal).toMatchObject({ code: "advance-too-long", callbacks: 0 });
    await sandbox.idle();
    expect(sandbox.position.seq - seq).toBeLessThan(5);
    await creates(sandbox);
  });

  test("count the bytes that are kept, and give back those of a reset and a rewind", async () => {
    const { open, gateway } = partsWith(manualClock(T0), undefined, {}, { keptMaxBytes: 17_000 });
    const sandbox = await open();
    const empty = gateway.bounds.keptBytes;
    expect(() => gateway.open("two")).toThrow("a share of Node's heap");
    expect(gateway.names()).toEqual(["test"]);
    const fills = async () => {
      for (let n = 0; n < 50; n += 1) await creates(sandbox, { orderNumber: String(n) });
    };
    await expect(fills()).rejects.toThrow("its limit is 17,000 bytes, a share of Node's heap");
    expect(gateway.bounds.keptBytes).toBeLessThanOrEqual(17_000);
    await sandbox.clock.rewind(() => ({ seq: 1 }));
    expect(gateway.bounds.keptBytes - empty).toBeLessThan(500);
    gateway.reset("test");
    expect(gateway.bounds.keptBytes).toBe(0);
  });
});

test("subscribers are notified of each change, and of no read", async () => {
  const { open } = partsWith(manualClock(T0));
  const sandbox = await open();
  const changed = vi.fn();
  const stop = sandbox.watch(changed);
  await creates(sandbox);
  sandbox.read(() => undefined);
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  await creates(sandbox);
  expect(changed).toHaveBeenCalledTimes(1);
});
