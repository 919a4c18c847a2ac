import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Sent } from "../../mocks/domain/callback.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { CARD_DECLINED } from "../../mocks/domain/recurring.js";
import { DAY_MS, HOUR_MS } from "../../mocks/domain/time.js";
import { realClock } from "../../mocks/runtime/real-clock.js";
import type { Sandbox } from "../../mocks/runtime/sandbox/sandbox.js";
import { StoreStopped } from "../../mocks/store/errors.js";
import { memoryStore } from "../../mocks/store/memory.js";
import { planWith, T0 } from "../support/domain.js";
import { type ManualClock, manualClock, WAIT_MAX_MS } from "../support/manual-clock.js";
import {
  creates,
  DELIVERED,
  type Parts,
  partsWith,
  recordingClient,
  starts,
} from "../support/parts.js";
import { STORAGES, storeBehind } from "../support/store.js";

const reported = (events: readonly DomainEvent[]) =>
  events.map(({ type, at }) => `${type} +${(at - T0) / HOUR_MS}h`);

async function setUp(): Promise<Parts & { clock: ManualClock; sandbox: Sandbox }> {
  const clock = manualClock(T0);
  const parts = partsWith(clock);
  return { ...parts, clock, sandbox: await parts.open() };
}

const OVERDUE = 120;

/** A sandbox with invoices that expire all at once, on a machine where each look at the clock takes long. */
async function overdue({ isPast = true } = {}) {
  const clock = manualClock(T0);
  let elapsed = 0;
  const slow = {
    ...clock,
    elapsedMs: () => {
      elapsed += 5;
      return elapsed;
    },
  };
  const parts = partsWith(slow);
  const sandbox = await parts.open();
  for (let n = 0; n < OVERDUE; n += 1) await creates(sandbox, { cancelUrl: null });
  if (isPast) clock.sleepTo(T0 + DAY_MS);
  return { ...parts, sandbox, catchUp: () => clock.quiet() };
}

function over(): never {
  throw new StoreStopped("over");
}

/** A command that comes to nothing. */
const NOBODY = { recurringId: "none", outcomes: [], failure: CARD_DECLINED };

describe("on a clock that runs, by its timers alone", () => {
  test("an invoice expires at its instant and not a millisecond before", async () => {
    const { sandbox, clock, events } = await setUp();
    await creates(sandbox);
    await clock.pass(DAY_MS - 1);
    expect(await events()).toHaveLength(2);
    await clock.pass(1);
    expect(reported(await events()).slice(2)).toEqual([
      "invoice-canceled +24h",
      "callback-scheduled +24h",
      "callback-attempted +24h",
      "callback-answered +24h",
    ]);
  });

  test("a wait that is longer than any timer comes in parts, and ends on time", async () => {
    const { sandbox, clock, events } = await setUp();
    await starts(sandbox, { interval: "Custom", intervalDays: 180 });
    await clock.quiet();
    expect(clock.timers).toEqual([T0 + WAIT_MAX_MS]);
    const before = (await events()).length;
    await clock.pass(180 * DAY_MS - 1);
    expect(await events()).toHaveLength(before);
    await clock.pass(1);
    expect(reported(await events())[before]).toBe("charge-succeeded +4320h");
  });

  test("the real timer is never set for longer than it can wait, nor keeps a process alive", async () => {
    const warned = vi.fn();
    process.on("warning", warned);
    onTestFinished(() => void process.off("warning", warned));
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    const run = vi.fn();
    // Node takes a timer that is too long for one of a millisecond, and warns.
    const stop = realClock.wait(180 * DAY_MS, run);
    expect(timers()).toBe(before);
    await new Promise<void>((resume) => setImmediate(resume));
    stop();
    expect([run.mock.calls, warned.mock.calls]).toEqual([[], []]);
  });

  test("moving the clock sets the timer anew for what is then left", async () => {
    const { sandbox, clock, events } = await setUp();
    await creates(sandbox);
    expect(clock.timers).toEqual([T0 + DAY_MS]);
    await sandbox.clock.advance((from) => from + 20 * HOUR_MS);
    expect(clock.timers).toEqual([T0 + 4 * HOUR_MS]);
    await clock.pass(4 * HOUR_MS - 1);
    expect(reported(await events()).at(-1)).toBe("clock-set +20h");
    await clock.pass(1);
    expect(reported(await events())).toContain("invoice-canceled +24h");
  });

  test("an earlier thing to do takes the place of a later one", async () => {
    const { sandbox, clock } = await setUp();
    await creates(sandbox);
    const { events } = await sandbox.execute({ type: "register-recurring", plan: planWith() });
    const recurringId = events[0]?.type === "recurring-registered" ? events[0].recurringId : "";
    await clock.pass(HOUR_MS);
    await sandbox.execute({ type: "start-recurring", recurringId });
    await clock.quiet();
    expect(clock.timers).toEqual([T0 + DAY_MS]);
    await clock.pass(DAY_MS);
    expect(clock.timers).toEqual([T0 + 2 * DAY_MS + HOUR_MS]);
  });

  test("a timer that is late finds all it missed, each at its own instant", async () => {
    const { sandbox, clock, events } = await setUp();
    await creates(sandbox);
    await clock.pass(HOUR_MS);
    await creates(sandbox, { cancelUrl: null });
    clock.sleepTo(T0 + 72 * HOUR_MS);
    await clock.wake();
    expect(reported(await events()).slice(3)).toEqual([
      "invoice-canceled +24h",
      "callback-scheduled +24h",
      "callback-attempted +24h",
      "invoice-canceled +25h",
      "callback-answered +72h",
    ]);
  });

  test.each(STORAGES)(
    "one who looks before the timer sees it done already, with a store %s",
    async (_, storageOf) => {
      const clock = manualClock(T0);
      const { open } = partsWith(clock, undefined, {}, storageOf(clock).connect());
      const sandbox = await open();
      const first = await creates(sandbox);
      await clock.pass(HOUR_MS);
      const second = await creates(sandbox);
      clock.sleepTo(T0 + DAY_MS + HOUR_MS);
      const closed = await sandbox.read(({ invoices }) =>
        [first, second].map((no) => invoices.get(no)?.closedAt),
      );
      expect(closed).toEqual([T0 + DAY_MS, T0 + DAY_MS + HOUR_MS]);
    },
  );

  test("one who looks where much is to be done waits for all of it, and lets others go first", async () => {
    const { sandbox, events, catchUp } = await overdue();
    const looked = sandbox.read(({ invoices }) =>
      [...invoices.values()].filter(({ status }) => status === "canceled"),
    );
    expect(looked).toBeInstanceOf(Promise);
    expect((await events()).length).toBe(1 + OVERDUE + 50);
    await catchUp();
    expect(await looked).toHaveLength(OVERDUE);
  });

  test("a journey on which much is to be done lets others go first, and comes to its end", async () => {
    const { sandbox, events, catchUp } = await overdue({ isPast: false });
    const journey = sandbox.clock.advance((from) => from + 2 * DAY_MS);
    for (let n = 0; n < 500; n += 1) await undefined;
    expect((await events()).length).toBeLessThan(1 + OVERDUE + OVERDUE);
    await catchUp();
    expect((await journey).refusal).toBeUndefined();
    expect((await events()).length).toBe(1 + OVERDUE + OVERDUE + 1);
  });

  test.each([
    ["throws", () => over()],
    ["rejects", async () => over()],
  ])("reports once a store that %s since it has ended", async (_how, fail) => {
    const clock = manualClock(T0);
    let isOver = false;
    const store = storeBehind(memoryStore(clock), (_method, ask) => (isOver ? fail() : ask()));
    const { open, errors } = partsWith(clock, undefined, {}, store);
    await creates(await open());
    isOver = true;
    await clock.pass(DAY_MS + HOUR_MS);
    expect(errors.map(String)).toEqual(["StoreUnavailable: the store does not answer: over"]);
    expect(clock.timers).toEqual([]);
  });

  test.each([
    ["answers nothing", /./],
    ["takes nothing", /^append$/],
  ])(
    "a store that %s for long is asked each second, and what is due happens then",
    async (_what, away) => {
      const clock = manualClock(T0);
      const asked: number[] = [];
      let isAway = false;
      const store = storeBehind(memoryStore(clock), (method, ask) => {
        if (!isAway || !away.test(method)) return ask();
        asked.push(clock.now() - T0 - DAY_MS);
        return Promise.reject(new Error("away"));
      });
      const { open, events } = partsWith(clock, undefined, {}, store);
      await creates(await open(), { cancelUrl: null });
      isAway = true;
      await clock.pass(DAY_MS + 13_000);
      expect(asked.slice(-3)).toEqual([10_260, 11_260, 12_260]);
      isAway = false;
      await clock.pass(1000);
      expect(reported(await events()).at(-1)).toBe("invoice-canceled +24h");
    },
  );
});

describe("a clock that is frozen", () => {
  test("stops all that was to come; let go, it takes up where it stood", async () => {
    const { sandbox, clock, events } = await setUp();
    await creates(sandbox);
    await clock.pass(HOUR_MS);
    await sandbox.clock.freeze();
    expect(clock.timers).toEqual([]);
    await clock.pass(100 * HOUR_MS);
    expect(reported(await events()).at(-1)).toBe("clock-set +1h");
    expect(sandbox.now()).toBe(T0 + HOUR_MS);

    await sandbox.clock.resume();
    expect(sandbox.now()).toBe(T0 + HOUR_MS);
    await clock.pass(23 * HOUR_MS - 1);
    expect(reported(await events()).at(-1)).toBe("clock-set +1h");
    await clock.pass(1);
    expect(reported(await events())).toContain("invoice-canceled +24h");
  });

  test("takes commands at the instant that it shows", async () => {
    const { sandbox, clock, events } = await setUp();
    await sandbox.clock.freeze(T0 + 5 * HOUR_MS);
    await clock.pass(HOUR_MS);
    await creates(sandbox);
    expect(reported(await events()).at(-1)).toBe("invoice-created +5h");
  });

  test.each([
    ["back", -1, "clock-backwards"],
    ["past its last instant", 10 ** 13, "clock-out-of-range"],
    ["to no instant at all", Number.NaN, "clock-out-of-range"],
  ])("cannot be moved %s, and nothing happens then", async (_where, by, code) => {
    const { sandbox, events } = await setUp();
    await sandbox.clock.freeze();
    const before = await events();
    expect((await sandbox.clock.advance((from) => from + by)).refusal?.code).toBe(code);
    expect(await events()).toEqual(before);
  });
});

describe("calls under way hold time up while it is moved", () => {
  /** A merchant who takes some turns of the event loop to answer. */
  const slowly = async (_request: Sent, call: number) => {
    for (let n = 0; n < 5 * call; n += 1) await new Promise((resume) => setImmediate(resume));
    return DELIVERED;
  };

  test("each is answered at the instant of its attempt, though others follow", async () => {
    const clock = manualClock(T0);
    const parts = partsWith(clock, recordingClient(slowly));
    const sandbox = await parts.open();
    for (const orderNumber of ["1", "2", "3"]) await creates(sandbox, { orderNumber });
    await clock.pass(HOUR_MS);
    for (const orderNumber of ["4", "5"]) await creates(sandbox, { orderNumber });
    await sandbox.clock.advance(() => T0 + 30 * HOUR_MS);
    const answered = (await parts.events()).filter(({ type }) => type === "callback-answered");
    expect(answered.map(({ at }) => (at - T0) / HOUR_MS)).toEqual([24, 24, 24, 25, 25]);
  });

  test("two who move it at once take turns", async () => {
    const clock = manualClock(T0);
    const parts = partsWith(clock, recordingClient(slowly));
    const sandbox = await parts.open();
    await creates(sandbox);
    await Promise.all([1, 2, 3].map(() => sandbox.clock.advance((from) => from + 10 * HOUR_MS)));
    expect(sandbox.now()).toBe(T0 + 30 * HOUR_MS);
    const set = (await parts.events()).filter(({ type }) => type === "clock-set");
    expect(set.map(({ at }) => (at - T0) / HOUR_MS)).toEqual([10, 20, 30]);
  });
});

describe("a journey that leaves callbacks out", () => {
  test("leaves them out for those too who look at the sandbox meanwhile", async () => {
    const clock = manualClock(T0);
    const callbackClient = recordingClient();
    const parts = partsWith(clock, callbackClient);
    const sandbox = await parts.open();
    await sandbox.clock.freeze();
    // A batch of due things ends amid an instant, so that there is a meanwhile with things left to do.
    for (let n = 0; n < 33; n += 1) {
      await starts(sandbox);
    }
    await sandbox.waitForIdle();
    callbackClient.calls.length = 0;
    let over = false;
    const journey = sandbox.clock
      .advance((from) => from + 100 * DAY_MS, { silent: true })
      .finally(() => {
        over = true;
      });
    while (!over) await sandbox.execute({ type: "arrange-charges", ...NOBODY });
    await journey;
    await sandbox.waitForIdle();
    expect(callbackClient.calls).toEqual([]);
  });
});
