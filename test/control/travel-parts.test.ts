import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../mocks/domain/time.js";
import { AdvanceQueue } from "../../mocks/runtime/clock/advance.js";
import type { DeadlockDetection } from "../../mocks/runtime/clock/deadlocks.js";
import { AdvanceLease, renewedLease } from "../../mocks/runtime/lease.js";
import { memoryStore } from "../../mocks/store/memory.js";
import type { Store } from "../../mocks/store/store.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { creates, partsWith, pays, recordingClient } from "../support/parts.js";

const THIRD_MS = 5000 / 3;

/** A store that gives leases as the test says, and notes who asks. */
function leasing({ shared = true } = {}) {
  const clock = manualClock(0);
  const asked: string[] = [];
  const given: (boolean | Error)[] = [];
  const store: Store = Object.assign(Object.create(memoryStore(clock)), {
    shared,
    lease: async (sandbox: string, what: string, lengthMs: number) => {
      asked.push(`${sandbox} ${what} ${lengthMs} at ${Math.round(clock.now())}`);
      const answer = given.shift() ?? true;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    release: (sandbox: string, what: string) => void asked.push(`${sandbox} ${what} given back`),
  });
  return { clock, store, asked, given, lease: new AdvanceLease(store, clock, "a") };
}

const renewed = (at: number) => `a advance 5000 at ${at}`;

/** Whether a promise has ended by now. */
function watched(promise: Promise<unknown>) {
  let isOver = false;
  void promise.then(() => {
    isOver = true;
  });
  return () => isOver;
}

describe("the lease of a clock advance", () => {
  test("is asked for again while another gateway has it, and renewed from then on", async () => {
    const { clock, asked, given, lease } = leasing();
    given.push(false, false);
    const isTaken = watched(lease.take(() => true));
    await clock.pass(99);
    expect(isTaken()).toBe(false);
    await clock.pass(1);
    expect([isTaken(), asked]).toEqual([true, [renewed(0), renewed(50), renewed(100)]]);
    await clock.passTo(100 + 2 * THIRD_MS + 1);
    expect(asked.slice(3)).toEqual([renewed(1767), renewed(3433)]);
    await lease.release();
    await clock.pass(5000);
    expect(asked.slice(5)).toEqual(["a advance given back"]);
  });

  test("is not renewed where nobody else could take it", async () => {
    const { clock, asked, lease } = leasing({ shared: false });
    await lease.take(() => true);
    expect([asked, clock.timers]).toEqual([[renewed(0)], []]);
  });

  test("is not asked for by a caller that gave up, and not given back where it was not had", async () => {
    const { clock, asked, given, lease } = leasing();
    await lease.take(() => false);
    expect([asked, clock.timers]).toEqual([[], []]);
    given.push(false);
    let isWanted = true;
    const isOver = watched(lease.take(() => isWanted));
    await clock.quiet();
    isWanted = false;
    await clock.pass(50);
    expect([isOver(), asked]).toEqual([true, [renewed(0)]]);
    expect(clock.timers).toEqual([]);
  });

  test("is given back where it came after its caller had given up", async () => {
    const { clock, asked, lease } = leasing();
    let isWanted = true;
    const taken = lease.take(() => isWanted);
    await Promise.resolve();
    isWanted = false;
    await taken;
    expect([asked, clock.timers]).toEqual([[renewed(0), "a advance given back"], []]);
  });

  test("stays with the next advance when the one before it gives up", async () => {
    const { clock, asked, given, lease } = leasing();
    given.push(false);
    let isWanted = true;
    void lease.take(() => isWanted);
    await clock.quiet();
    isWanted = false;
    const isTaken = watched(lease.take(() => true));
    await clock.pass(50);
    expect([isTaken(), asked]).toEqual([true, [renewed(0), renewed(50)]]);
    await clock.pass(THIRD_MS + 1);
    expect(asked.slice(2)).toEqual([renewed(1717)]);
  });

  test("is held by asking after a third of it, and taken again by one who slept", async () => {
    const { clock, asked, given, lease } = leasing({ shared: false });
    await clock.pass(10);
    await lease.take(() => true);
    await clock.passTo(10 + THIRD_MS - 1);
    await lease.hold();
    expect(asked).toEqual([renewed(10)]);
    await clock.passTo(10 + THIRD_MS);
    await lease.hold();
    expect(asked).toEqual([renewed(10), renewed(1677)]);
    await clock.pass(6000);
    given.push(false, false);
    const isHeld = watched(lease.hold());
    await clock.pass(49);
    expect(isHeld()).toBe(false);
    await clock.pass(1);
    expect([isHeld(), asked.slice(2)]).toEqual([
      true,
      [renewed(7677), renewed(7677), renewed(7727)],
    ]);
  });

  test("that was lost is renewed no more, until it is taken again", async () => {
    const { clock, asked, given, lease } = leasing();
    await lease.take(() => true);
    clock.sleepTo(6000);
    given.push(false, false, false);
    const isHeld = watched(lease.hold());
    await clock.quiet();
    expect([isHeld(), clock.timers]).toEqual([false, [6050]]);
    await clock.pass(100);
    expect([isHeld(), clock.timers.length]).toEqual([true, 1]);
    expect(asked).toHaveLength(5);
  });
});

describe("a lease that is kept", () => {
  test("is renewed though the store fails, until it is let go", async () => {
    const { clock, store, asked, given } = leasing();
    given.push(new Error("away"));
    const letGo = renewedLease({ store, clock }, "a", "callback:1", 300);
    expect(asked).toEqual([]);
    await clock.pass(99);
    expect(asked).toEqual([]);
    await clock.pass(201);
    expect(asked).toHaveLength(3);
    void letGo();
    expect(clock.timers).toEqual([]);
  });

  test("is not renewed again by one who asks while it is let go", async () => {
    const { clock, store, asked } = leasing();
    const letGo = renewedLease({ store, clock }, "a", "callback:1", 300);
    clock.sleepTo(100);
    const woken = clock.wake();
    void letGo();
    await woken;
    await clock.pass(1000);
    expect([asked.length, clock.timers]).toEqual([0, []]);
    let answer = () => {};
    const slow = { ...leasing(), asked: 0 };
    Object.assign(slow.store, {
      lease: () => {
        slow.asked += 1;
        return new Promise<boolean>((resolve) => {
          answer = () => resolve(true);
        });
      },
    });
    const letSlowGo = renewedLease(slow, "a", "callback:1", 300);
    await slow.clock.pass(100);
    const isLetGo = watched(letSlowGo());
    await slow.clock.quiet();
    expect(isLetGo()).toBe(false);
    answer();
    await slow.clock.pass(1000);
    expect([isLetGo(), slow.asked, slow.clock.timers]).toEqual([true, 1, []]);
  });
});

describe("clock advances", () => {
  test("are made one after the other, also after one that fails", async () => {
    const patience = {
      wait: (done: Promise<unknown>) => done.then(() => undefined),
    } as DeadlockDetection;
    const advances = new AdvanceQueue(patience);
    const order: string[] = [];
    const failing = advances.run(
      async () => {
        order.push("first");
        throw new Error("lost");
      },
      () => "refused",
    );
    const next = advances.run(
      async () => order.push("second"),
      () => 0,
    );
    await expect(failing).rejects.toThrow("lost");
    expect([await next, order]).toEqual([2, ["first", "second"]]);
  });

  test("that are refused are not made, and hold nobody up", async () => {
    const stuck = { code: "callback-under-way", callbackId: "1", target: "", forMs: 1 } as const;
    const waits: ((turn: Promise<unknown>) => Promise<unknown>)[] = [(turn) => turn];
    const wait = (turn: Promise<unknown>) => (waits.shift() ?? (async () => stuck))(turn);
    const advances = new AdvanceQueue({ wait } as DeadlockDetection);
    const made: string[] = [];
    let arrive = () => {};
    const first = advances.run(() => new Promise<void>((resolve) => (arrive = resolve)), String);
    const run = async () => made.push("made");
    expect(await advances.run<unknown>(run, ({ code }) => code)).toBe("callback-under-way");
    arrive();
    await first;
    waits.push((turn) => turn.then(() => undefined));
    expect([await advances.run<unknown>(run, ({ code }) => code), made]).toEqual([1, ["made"]]);
  });
});

describe("a clock", () => {
  async function setUp(client = recordingClient()) {
    const clock = manualClock(T0);
    const parts = partsWith(clock, client);
    const types = async () => (await parts.events()).map(({ type }) => type);
    return { ...parts, clock, types, sandbox: await parts.open() };
  }

  test("that stands there already is left alone, by a freeze without an instant", async () => {
    const { sandbox, types } = await setUp();
    expect((await sandbox.clock.freeze()).after).toBe(1);
    expect(await sandbox.clock.freeze()).toEqual({ after: 2 });
    expect(await types()).toEqual(["sandbox-opened", "clock-set"]);
    await sandbox.clock.freeze(T0 + HOUR_MS);
    expect(sandbox.now()).toBe(T0 + HOUR_MS);
    await sandbox.clock.freeze(T0 + HOUR_MS);
    expect(await types()).toHaveLength(4);
  });

  test("is not moved back, which says where the log ends", async () => {
    const { sandbox } = await setUp();
    const { refusal, after } = await sandbox.clock.advance((from) => from - 1);
    expect([refusal?.code, after]).toEqual(["clock-backwards", 1]);
  });

  test("goes on after a rewind from the last event, or from an instant, as it went", async () => {
    const { sandbox, clock, events } = await setUp();
    await creates(sandbox);
    await clock.pass(MINUTE_MS);
    await creates(sandbox);
    expect(await sandbox.clock.rewind(2)).toEqual({ after: 2 });
    expect(sandbox.now()).toBe(T0);
    await clock.pass(HOUR_MS);
    expect(sandbox.now()).toBe(T0 + HOUR_MS);
    await sandbox.clock.rewind(2, T0 + 5 * HOUR_MS);
    expect(sandbox.now()).toBe(T0 + 5 * HOUR_MS);
    expect(await events()).toHaveLength(3);
    expect(clock.timers).toEqual([clock.now() + DAY_MS - 5 * HOUR_MS]);
  });

  test("that stands after a rewind stands, and needs no event where it stood", async () => {
    const { sandbox, events } = await setUp();
    await sandbox.clock.freeze(T0 + HOUR_MS);
    await creates(sandbox);
    await sandbox.clock.rewind(2);
    expect([sandbox.now(), (await events()).length]).toEqual([T0 + HOUR_MS, 2]);
    await sandbox.clock.rewind(2, T0 + 2 * HOUR_MS);
    expect((await events()).at(-1)).toMatchObject({
      clock: { mode: "frozen", at: T0 + 2 * HOUR_MS },
    });
  });

  test("of a fork goes on from where it was taken, as the origin's did", async () => {
    const { sandbox, clock, gateway, store } = await setUp();
    await creates(sandbox);
    await gateway.fork(sandbox, "at once", 2);
    const fresh = await store.read("at once", { epoch: 0, seq: 0 });
    expect(fresh?.events.map(({ event }) => event.type).slice(2)).toEqual(["clock-set"]);
    await clock.pass(MINUTE_MS);
    const running = await gateway.fork(sandbox, "running", 2);
    expect(running?.now()).toBe(T0);
    await clock.pass(HOUR_MS);
    expect(running?.now()).toBe(T0 + HOUR_MS);
    await sandbox.clock.freeze();
    const standing = await gateway.fork(sandbox, "standing", 3);
    const logged = await store.read("standing", { epoch: 0, seq: 0 });
    expect([standing?.now(), logged?.events.length]).toEqual([sandbox.now(), 3]);
    const later = await gateway.fork(sandbox, "later", 3, T0 + 2 * HOUR_MS);
    expect(later?.now()).toBe(T0 + 2 * HOUR_MS);
    await clock.pass(HOUR_MS);
    expect(later?.now()).toBe(T0 + 2 * HOUR_MS);
    expect(await later?.read(({ invoices }) => invoices.size)).toBe(1);
  });

  test("tells a merchant of what it had begun to tell when it is taken back", async () => {
    const never = recordingClient(() => new Promise(() => {}));
    const { sandbox, clock, types } = await setUp(never);
    await pays(sandbox, await creates(sandbox));
    await clock.quiet();
    const rewound = sandbox.clock.rewind(2);
    await clock.pass(1100);
    const { refusal, after } = await rewound;
    expect([refusal?.code, after]).toEqual(["callback-under-way", 5]);
    expect(await types()).toHaveLength(5);
  });
});
