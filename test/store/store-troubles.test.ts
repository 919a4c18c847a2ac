import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { fold } from "../../mocks/domain/events.js";
import { DAY_MS, HOUR_MS } from "../../mocks/domain/time.js";
import { beginLog, LogAppender } from "../../mocks/runtime/log/log-appender.js";
import { areOurs, readAll } from "../../mocks/runtime/log/log-reading.js";
import { retryingStore } from "../../mocks/runtime/registry/retrying-store.js";
import { SandboxGone, StoreUnavailable } from "../../mocks/sandbox/errors.js";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import { StoreStopped } from "../../mocks/sandbox/store-errors.js";
import { memoryStore } from "../../mocks/store/memory.js";
import type { Appended, Reading, Store } from "../../mocks/store/store.js";
import { opening, T0 } from "../support/domain.js";
import { inTime, manualClock } from "../support/manual-clock.js";
import { creates, partsWith, pays, recordingClient, starts } from "../support/parts.js";
import { anyAnswer } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";
import { chance, FAILURES, type Failure, failingStore, slowStore } from "../support/store.js";

const labelled = (name: string): DomainEvent => ({ type: "label-added", at: T0, name });
const [ONE, TWO] = [labelled("one"), labelled("two")];
const AT = { epoch: 1, seq: 2 };
const AWAY = new Error("away");

/** What a page of a log holds, from number `from` on. */
function page(
  events: readonly DomainEvent[],
  { from = 1, epoch = 1, ours = true, ...part }: Partial<Reading> & PageOptions = {},
): Reading {
  const stored = events.map((event, n) => ({ seq: from + n, event, mine: ours }));
  return {
    firstEpoch: 1,
    at: { epoch, seq: from + events.length - 1 },
    events: stored,
    more: false,
    ...part,
  };
}

interface PageOptions {
  readonly from?: number;
  readonly epoch?: number;
  readonly ours?: boolean;
}

/** A store whose answers are reported one by one; an error is thrown or rejected. */
function scripted(answers: Readonly<Record<string, readonly unknown[]>>, { isLater = false } = {}) {
  const clock = manualClock(0);
  const asked: string[] = [];
  const reported: unknown[] = [];
  const left = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]));
  const answer = (method: string) => {
    asked.push(`${method} at ${clock.now()}`);
    const own = left.get(method) ?? [];
    const next = own.length > 1 ? own.shift() : own[0];
    if (!isLater && next instanceof Error) throw next;
    return isLater ? (next instanceof Error ? Promise.reject(next) : Promise.resolve(next)) : next;
  };
  const store = new Proxy({} as Store, {
    get: (_, method) => (method === "shared" ? true : () => answer(String(method))),
  });
  return { clock, asked, reported, store, failed: (error: unknown) => void reported.push(error) };
}

/** The result of something while time passes, in steps that are shorter than any wait. */
async function outcome<T>(
  clock: ReturnType<typeof manualClock>,
  run: () => T | Promise<T>,
  ms = 20_000,
) {
  const done: { value?: T; error?: unknown } = {};
  const running = (async () => run())().then(
    (value) => Object.assign(done, { value }),
    (error) => Object.assign(done, { error }),
  );
  await clock.pass(ms);
  await running;
  return done;
}

const BOTH = [
  ["throws", false],
  ["rejects", true],
] as const;

describe.each(BOTH)("if a store %s", (_how, isLater) => {
  const change = { events: [ONE], dueAt: null };

  describe("the beginning of a log", () => {
    async function begun(answers: Readonly<Record<string, readonly unknown[]>>, at = 0) {
      const script = scripted(answers, { isLater });
      script.clock.sleepTo(at);
      const done = await outcome(script.clock, () => beginLog(script, "a", change));
      return { ...done, ...script };
    }

    test("succeeds at the first try without failures", async () => {
      const { value, asked, reported } = await begun({ append: [{ at: AT }] });
      expect([value, asked, reported]).toEqual([{ at: AT }, ["append at 0"], []]);
    });

    test("is retried if it did not happen, with growing delays, and each failure is reported", async () => {
      const answers = { append: [AWAY, AWAY, AWAY, { at: AT }], read: [undefined] };
      const { value, asked, reported } = await begun(answers);
      expect(value).toEqual({ at: AT });
      expect(asked).toEqual([
        ...["append at 0", "read at 20", "append at 20", "read at 60", "append at 60"],
        ...["read at 140", "append at 140"],
      ]);
      expect(reported).toEqual([AWAY, AWAY, AWAY]);
    });

    test.each<[string, Reading, Appended]>([
      ["by us", page([ONE]), { at: { epoch: 1, seq: 1 } }],
      ["by us, as the store says", page([ONE], { mine: true }), { at: { epoch: 1, seq: 1 } }],
      ["by another connection", page([ONE], { mine: false }), { moved: true }],
      ["with events of another", page([ONE], { ours: false }), { moved: true }],
      ["with other events", page([TWO]), { moved: true }],
      ["with more events", page([ONE, TWO]), { moved: true }],
    ])("is recognized if it happened %s", async (_whose, reading, appended) => {
      const { value, asked } = await begun({ append: [AWAY], read: [reading] });
      expect([value, asked]).toEqual([appended, ["append at 0", "read at 20"]]);
    });

    test("is given up after ten seconds, in steps of at most a second", async () => {
      const { error, asked, reported } = await begun({ append: [AWAY], read: [undefined] });
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(error).toMatchObject({ cause: AWAY });
      const appends = asked.filter((text) => text.startsWith("append"));
      expect(appends.slice(5, 9).map((text) => Number(text.slice(10)))).toEqual([
        620, 1260, 2260, 3260,
      ]);
      expect(appends.at(-1)).toBe("append at 10260");
      expect(reported).toHaveLength(appends.length - 1);
    });

    test("is not given up sooner in a long-running process", async () => {
      const { asked } = await begun({ append: [AWAY], read: [undefined] }, 60_000);
      expect(asked.at(-1)).toBe("append at 70260");
    });

    test.each([
      ["at once", [new StoreStopped("over")], 1],
      ["on the way", [AWAY, new StoreStopped("over")], 2],
    ])("is given up with a store that ends %s", async (_when, append, tries) => {
      const { error, asked, reported } = await begun({ append, read: [undefined] });
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(asked.filter((text) => text.startsWith("append"))).toHaveLength(tries);
      expect(reported).toHaveLength(tries - 1);
    });
  });

  describe("an append", () => {
    function appender(answers: Readonly<Record<string, readonly unknown[]>>) {
      const script = scripted(answers, { isLater });
      const made = new LogAppender(script, { name: "a", firstEpoch: 1 });
      const append = (part = {}) =>
        outcome(script.clock, () => made.append(AT, { ...change, ...part }), 15_000);
      return { ...script, append };
    }

    test("has the store's result without failures", async () => {
      const { append, asked } = appender({ append: [{ at: AT }] });
      expect([await append(), asked]).toEqual([{ value: { at: AT } }, ["append at 0"]]);
    });

    const mine = { from: 3, at: { epoch: 1, seq: 3 } };
    const moved = { value: { moved: true } };
    const gone = { error: new SandboxGone("a") };
    test.each<[string, Reading | undefined, object]>([
      ["is there", page([ONE], mine), { value: { at: mine.at } }],
      ["is another's", page([ONE], { ...mine, ours: false }), moved],
      ["is another one", page([TWO], mine), moved],
      ["is not there", page([], { at: AT }), moved],
      ["is of another epoch", page([ONE], { from: 3, epoch: 2 }), moved],
      ["is of a log that is gone", undefined, gone],
      ["is of a later log", page([ONE], { ...mine, firstEpoch: 5 }), gone],
    ])("whose answer was lost and that %s", async (_what, reading, came) => {
      const made = appender({ append: [AWAY], read: [reading] });
      expect(await made.append()).toEqual(came);
      expect([made.reported, made.asked]).toEqual([[AWAY], ["append at 0", "read at 20"]]);
    });

    test("whose answer was lost, of large events that the store gives in parts", async () => {
      const parts = [
        page([ONE], { ...mine, more: true }),
        page([TWO], { from: 4, at: { epoch: 1, seq: 4 } }),
      ];
      const made = appender({ append: [AWAY], read: parts });
      const end = { epoch: 1, seq: 4 };
      expect(await made.append({ events: [ONE, TWO] })).toEqual({ value: { at: end } });
    });

    test.each<[string, number, Partial<Reading>, Appended]>([
      ["by us", 1, { mine: true, at: { epoch: 2, seq: 9 } }, { at: { epoch: 2, seq: 2 } }],
      [
        "by us at its end",
        5,
        { mine: true, at: { epoch: 2, seq: 9 } },
        { at: { epoch: 2, seq: 3 } },
      ],
      ["by another", 1, { mine: false, at: { epoch: 2, seq: 2 } }, { moved: true }],
      ["by nobody", 1, { mine: true, at: AT }, { moved: true }],
    ])("whose answer was lost, of a log that was cut %s", async (_whose, keep, part, appended) => {
      const made = appender({ append: [AWAY], read: [page([ONE], part)] });
      expect(await made.append({ keep })).toEqual({ value: appended });
    });

    test("that fails repeatedly waits longer each time, and starts over after a success", async () => {
      const taken = { at: AT };
      const made = appender({ append: [AWAY, AWAY, taken, AWAY], read: [page([], { at: AT })] });
      for (let n = 0; n < 4; n += 1) await made.append();
      const waits = made.asked.flatMap((text, n, all) => {
        const at = (one = "") => Number(one.split(" at ")[1]);
        return text.startsWith("read") ? at(text) - at(all[n - 1]) : [];
      });
      // Between two that fail there are fifteen seconds here, after which it is another trouble.
      expect(waits).toEqual([20, 20, 20]);
    });

    test("is given up after ten seconds of failures", async () => {
      const script = scripted({ append: [AWAY], read: [page([], { at: AT })] }, { isLater });
      const made = new LogAppender(script, { name: "a", firstEpoch: 1 });
      const { error } = await outcome(script.clock, async () => {
        for (;;) await made.append(AT, change);
      });
      expect(error).toBeInstanceOf(StoreUnavailable);
      const appends = script.asked.filter((text) => text.startsWith("append"));
      expect(appends.slice(0, 8)).toEqual(
        [0, 20, 60, 140, 300, 620, 1260, 2260].map((at) => `append at ${at}`),
      );
      expect(appends.at(-1)).toBe("append at 10260");
      expect(script.reported).toHaveLength(appends.length);
    });

    test("to a store that has ended is given up immediately", async () => {
      const made = appender({ append: [new StoreStopped("over")] });
      expect((await made.append()).error).toBeInstanceOf(StoreUnavailable);
      expect(made.reported).toEqual([]);
    });
  });

  describe("a retrying store", () => {
    test.each([
      "read",
      "list",
      "ownerOf",
      "lease",
      "release",
      "recorded",
      "recordedCount",
      "getOrCreate",
    ] as const)(
      "repeats %s until there is an answer, and reports the first failure",
      async (method) => {
        const script = scripted({ [method]: [AWAY, AWAY, "answer"] }, { isLater });
        const patient = retryingStore(script.store, script.clock, script.failed);
        const ask = patient[method] as (...given: unknown[]) => unknown;
        const done = await outcome(script.clock, () => ask("a", "b", 1));
        expect(done).toEqual({ value: "answer" });
        expect(script.asked).toEqual([0, 20, 60].map((at) => `${method} at ${at}`));
        expect(script.reported).toEqual([AWAY]);
      },
    );

    test.each(["append", "record", "ended"] as const)("calls once for %s", async (method) => {
      const script = scripted({ [method]: [AWAY, "answer"] }, { isLater });
      const patient = retryingStore(script.store, script.clock, script.failed);
      const ask = patient[method] as (...given: unknown[]) => unknown;
      expect(await outcome(script.clock, () => ask("a", "b", 1))).toEqual({ error: AWAY });
      expect(await outcome(script.clock, () => ask("a", "b", 1))).toEqual({ value: "answer" });
    });

    test.each(["delete", "flushed"] as const)(
      "says for %s that it is unavailable",
      async (method) => {
        const script = scripted({ [method]: [AWAY] }, { isLater });
        const patient = retryingStore(script.store, script.clock, script.failed);
        const { error } = await outcome(script.clock, () => patient[method]("a"));
        expect([error, script.asked.length]).toEqual([new StoreUnavailable(AWAY), 1]);
      },
    );

    test("retries for ten seconds, for all callers, and again after a recovery", async () => {
      const answers = [...Array(30).fill(AWAY), "back", AWAY, "again"];
      const { store, clock, failed, asked } = scripted({ list: answers }, { isLater });
      const patient = retryingStore(store, clock, failed);
      const first = await outcome(clock, () => patient.list());
      expect(first.error).toBeInstanceOf(StoreUnavailable);
      expect(asked.slice(0, 8)).toEqual(
        [0, 20, 60, 140, 300, 620, 1260, 2260].map((at) => `list at ${at}`),
      );
      expect(asked.at(-1)).toBe("list at 10260");
      const before = asked.length;
      for (let n = before; n < 30; n += 1) {
        expect((await outcome(clock, () => patient.list(), 0)).error).toBeInstanceOf(
          StoreUnavailable,
        );
      }
      expect(asked).toHaveLength(30);
      expect(await outcome(clock, () => patient.list(), 0)).toEqual({ value: "back" });
      expect(await outcome(clock, () => patient.list(), 100)).toEqual({ value: "again" });
    });

    test("is unavailable for later callers as long as for the first one", async () => {
      const { store, clock, failed } = scripted({ list: [AWAY] }, { isLater });
      const patient = retryingStore(store, clock, failed);
      clock.sleepTo(1000);
      const ends: number[] = [];
      const ask = async () => {
        await Promise.resolve(patient.list()).catch(() => ends.push(clock.now()));
      };
      const both = [ask()];
      await clock.pass(9000);
      both.push(ask());
      await clock.pass(11_000);
      await Promise.all(both);
      expect(ends).toEqual([11_000, 11_000]);
    });

    test("is not called again when it has ended, even during a call", async () => {
      const over = new StoreStopped("over");
      const { store, clock, failed, asked } = scripted(
        { list: [over], read: [AWAY, over] },
        { isLater },
      );
      const patient = retryingStore(store, clock, failed);
      expect(await outcome(clock, () => patient.list())).toEqual({
        error: new StoreUnavailable(over),
      });
      const { error } = await outcome(clock, () => patient.read("a", AT));
      expect(error).toEqual(new StoreUnavailable(over));
      expect(asked).toHaveLength(3);
    });
  });
});

describe("a store on a half-open connection", () => {
  const silent = () => new Promise<never>(() => undefined);

  test.each(["read", "list", "ownerOf", "lease", "getOrCreate", "delete", "flushed"] as const)(
    "is given up after ten seconds for %s, and after one second for the next call",
    async (method) => {
      const clock = manualClock(0);
      const store = { ...memoryStore(clock), [method]: silent } as Store;
      const limited = retryingStore(store, clock, () => undefined);
      const ask = limited[method] as (...given: unknown[]) => Promise<unknown>;
      const ends: number[] = [];
      const asks = () => ask("a", "b", 1).catch(() => ends.push(clock.now()));
      void asks();
      await clock.pass(9999);
      expect(ends).toEqual([]);
      await clock.pass(1);
      void asks();
      await clock.pass(1000);
      expect(ends).toEqual([10_000, 11_000]);
    },
  );

  test("is given up after ten seconds for an append and for the beginning of a log", async () => {
    const clock = manualClock(0);
    const failed = () => undefined;
    for (const late of [
      { append: silent, read: silent },
      { append: () => Promise.reject(AWAY), read: silent },
    ]) {
      const store = { ...memoryStore(clock), ...late } as unknown as Store;
      const parts = { store, clock, failed };
      const change = { events: [ONE], dueAt: null };
      const from = clock.now();
      const ends: number[] = [];
      const asks = [
        () => new LogAppender(parts, { name: "a", firstEpoch: 1 }).append(AT, change),
        () => beginLog(parts, "a", change),
      ];
      for (const asked of asks) {
        void Promise.resolve(asked()).catch((error: unknown) => {
          expect(error).toBeInstanceOf(StoreUnavailable);
          ends.push(clock.now() - from);
        });
      }
      await clock.pass(15_000);
      expect(ends).toEqual([10_000, 10_000]);
    }
  });
});

describe("recognizing our own writes", () => {
  const stored = (events: readonly DomainEvent[], mine: readonly boolean[]) =>
    events.map((event, n) => ({ seq: n + 1, event, mine: mine[n] ?? false }));

  test.each<[string, ReturnType<typeof stored>, readonly DomainEvent[], boolean]>([
    ["the very same", stored([ONE, TWO], [true, true]), [ONE, TWO], true],
    ["the same of another", stored([ONE, TWO], [true, false]), [ONE, TWO], false],
    ["another one", stored([TWO], [true]), [ONE], false],
    ["more", stored([ONE, TWO], [true, true]), [ONE], false],
    ["less", stored([ONE], [true]), [ONE, TWO], false],
    ["nothing, of nothing", [], [], true],
  ])("%s", (_what, held, events, is) => {
    expect(areOurs(held, events)).toBe(is);
  });
});

describe.each(BOTH)("a log of several pages, from a store that once %s", (_how, isLater) => {
  const OPENED = opening();
  const first = page([OPENED, ONE], { more: true });
  const names = ({ events = [] as readonly unknown[] } = {}) => events.length;

  test.each<[string, readonly unknown[], number, number]>([
    ["that go on", [first, page([TWO], { from: 3 })], 2, 3],
    ["of which the last is empty", [first, page([], { from: 3 })], 2, 2],
    [
      "of which one was cut away",
      [first, page([TWO], { from: 3, epoch: 2 }), page([OPENED])],
      3,
      1,
    ],
    ["of which one has a gap", [first, page([TWO], { from: 4 }), page([OPENED])], 3, 1],
    ["which are gone, and begun anew", [first, undefined, page([OPENED])], 3, 1],
  ])("%s", async (_what, read, asks, seq) => {
    const { store, asked } = scripted({ read }, { isLater });
    const begun = await readAll({ store, clock: manualClock(T0) }, "a", 0);
    expect([asked.length, begun?.world.seq, names(begun)]).toEqual([asks, seq, seq]);
    expect(begun).toMatchObject({ firstEpoch: 1, advancedElsewhere: false });
  });

  test("returns the events after a number, and the holder of the advance lease", async () => {
    const read = [first, page([TWO], { from: 3, advancedElsewhere: true })];
    const begun = await readAll(
      { ...scripted({ read }, { isLater }), clock: manualClock(T0) },
      "a",
      1,
    );
    expect(begun?.events.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(begun?.advancedElsewhere).toBe(true);
    const none = await readAll({ ...scripted({ read }, { isLater }), clock: manualClock(T0) }, "a");
    expect(none?.events).toEqual([]);
    expect(
      await readAll({ ...scripted({ read: [undefined] }), clock: manualClock(T0) }, "a"),
    ).toBeUndefined();
  });
});

/** A gateway over a store whose failures the test chooses. */
async function setUp({ isSlow = false } = {}) {
  const clock = manualClock(T0);
  const client = recordingClient();
  const sound = memoryStore(clock);
  let fails: (method: string) => Failure | undefined = () => undefined;
  const store = failingStore(isSlow ? slowStore(sound, 1) : sound, (method) => fails(method));
  const parts = partsWith(clock, client, {}, store);
  const sandbox = await parts.open();
  const events = async (): Promise<DomainEvent[]> => {
    const reading = await sound.read("test", BEGINNING);
    return reading?.events.map(({ event }) => event) ?? [];
  };
  return {
    ...parts,
    clock,
    client,
    sandbox,
    events,
    /** From now on the store fails as it is asked to. */
    failing(how: (method: string) => Failure | undefined) {
      fails = how;
    },
    /** The next call of a method fails. */
    failingOnce(method: string, how: Failure) {
      fails = (asked) => {
        if (asked !== method) return undefined;
        fails = () => undefined;
        return how;
      };
    },
  };
}

const typesOf = (events: readonly DomainEvent[]) => events.map(({ type }) => type);

describe.each(FAILURES)("a store that %s", (how) => {
  test("at an append once: the command happens once, and its caller gets the result", async () => {
    const { clock, sandbox, events, errors, failingOnce } = await setUp();
    failingOnce("append", how);
    const no = await inTime(clock, () => creates(sandbox));
    expect(typesOf(await events())).toEqual(["sandbox-opened", "invoice-created"]);
    expect(await sandbox.read(({ invoices }) => [...invoices.keys()])).toEqual([no]);
    expect(errors.map(String)).toEqual([`Error: the store ${how} append`]);
    expect(await creates(sandbox)).not.toBe(no);
  });

  test("at the append of a callback's attempt or outcome: it is called and reported once", async () => {
    for (const nth of [1, 2, 3]) {
      const { clock, client, sandbox, events, failing } = await setUp();
      const no = await creates(sandbox);
      let appends = 0;
      failing((method) => {
        if (method !== "append") return undefined;
        appends += 1;
        return appends === nth ? how : undefined;
      });
      await inTime(clock, () => pays(sandbox, no));
      await inTime(clock, () => sandbox.waitForIdle());
      expect(appends).toBeGreaterThanOrEqual(3);
      expect(typesOf(await events()).slice(2)).toEqual([
        "invoice-paid",
        "callback-scheduled",
        "callback-attempted",
        "callback-answered",
      ]);
      expect(client.calls).toHaveLength(1);
    }
  });

  test("at an append during a clock advance: all due work happens once", async () => {
    const { clock, sandbox, events, failing } = await setUp();
    await sandbox.clock.freeze();
    for (let n = 0; n < 3; n += 1) await starts(sandbox);
    await sandbox.waitForIdle();
    const before = (await events()).length;
    let appends = 0;
    failing((method) => {
      if (method !== "append") return undefined;
      appends += 1;
      return appends === 1 ? how : undefined;
    });
    const to = (from: number) => from + 10 * DAY_MS;
    await inTime(clock, () => sandbox.clock.advance(to, { silent: true }));
    const happened = typesOf((await events()).slice(before));
    expect(happened.filter((type) => type === "charge-succeeded")).toHaveLength(30);
    expect(happened.at(-1)).toBe("clock-set");
    const folded = fold(await events());
    await sandbox.read((world) => expect(folded).toEqual(world));
  });

  test("at the cut of a rewind: it equals a single cut", async () => {
    const { clock, sandbox, events, failingOnce } = await setUp();
    await sandbox.clock.freeze();
    const at = sandbox.position.seq;
    const no = await creates(sandbox);
    await creates(sandbox);
    failingOnce("append", how);
    const { refusal } = await inTime(clock, () => sandbox.clock.rewind(at));
    expect(refusal).toBeUndefined();
    expect(typesOf(await events())).toEqual(["sandbox-opened", "clock-set"]);
    expect(await creates(sandbox)).toBe(no);
  });

  test.each(["read", "lease", "release", "record", "ownerOf"])(
    "to %s once: without a visible effect",
    async (method) => {
      const { clock, client, sandbox, gateway, events, failingOnce } = await setUp();
      failingOnce(method, how);
      const no = await inTime(clock, () => creates(sandbox));
      await inTime(clock, () => pays(sandbox, no));
      expect((await inTime(clock, () => gateway.ofTransaction(no)))?.name).toBe("test");
      await inTime(clock, () => sandbox.waitForIdle());
      await clock.pass(5000);
      await inTime(clock, () => sandbox.waitForIdle());
      expect(typesOf(await events()).slice(1)).toEqual([
        "invoice-created",
        "invoice-paid",
        "callback-scheduled",
        "callback-attempted",
        "callback-answered",
      ]);
      expect(client.calls).toHaveLength(1);
    },
  );
});

describe("a store that fails for more than ten seconds", () => {
  test.each([
    ["appends", ["append"]],
    ["reads", ["read"]],
    ["all", ["append", "read", "lease", "record"]],
  ])("at %s: the caller gets an error", async (_what, methods) => {
    const { clock, sandbox, events, failing } = await setUp();
    await creates(sandbox);
    failing((method) => (methods.includes(method) ? "rejects before" : undefined));
    const from = clock.now();
    const failed = inTime(clock, () => creates(sandbox));
    await expect(failed).rejects.toThrow(StoreUnavailable);
    expect(clock.now() - from).toBeGreaterThanOrEqual(10_000);
    expect(clock.now() - from).toBeLessThanOrEqual(12_000);
    failing(() => undefined);
    const no = await inTime(clock, () => creates(sandbox));
    expect(typesOf(await events())).toEqual([
      "sandbox-opened",
      "invoice-created",
      "invoice-created",
    ]);
    expect(await sandbox.read(({ invoices }) => invoices.has(no))).toBe(true);
  });

  test.each([["append"], ["read"]])(
    "at every %s: HTTP calls get 503, and succeed after the recovery",
    async (method) => {
      let isDown = false;
      const slow = await slowGateway({
        storeOf: (clock) =>
          failingStore(memoryStore(clock), (asked) =>
            isDown && asked === method ? "rejects before" : undefined,
          ),
      });
      const body = {
        orderNumber: "A",
        amount: 25,
        callBackUrl: "https://shop.example/paid",
        clientName: "Zaid",
        clientMobile: "0509200900",
        products: [{ title: "Book", price: 25, qty: 1 }],
      };
      const client = anyAnswer(slow.baseUrl);
      isDown = true;
      let isAnswered = false;
      const asked = client.post("/api/addInvoice", body).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered) await slow.passWithCalls(100);
      const { status, text, headers } = await asked;
      expect([status, text]).toEqual([503, expect.stringContaining("the store does not answer")]);
      expect(headers.get("retry-after")).toBe("1");
      isDown = false;
      expect((await client.post("/api/addInvoice", body)).status).toBe(200);
    },
  );
});

/** A run of the shop over a store that fails now and then, in every way. */
const runs = fc.record({
  seed: fc.nat(),
  rate: fc.constantFrom(0.02, 0.1, 0.3),
  isSlow: fc.boolean(),
  steps: fc.array(fc.tuple(fc.constantFrom("creates", "pays", "waits", "goes"), fc.nat(9)), {
    minLength: 5,
    maxLength: 25,
  }),
});

test("at any time: nothing is lost, nothing happens twice, and all is reported once", async () => {
  await fc.assert(
    fc.asyncProperty(runs, async ({ seed, rate, isSlow, steps }) => {
      const { clock, client, sandbox, events, failing } = await setUp({ isSlow });
      const draw = chance(seed);
      failing(() => (draw() < rate ? FAILURES[Math.floor(4 * draw())] : undefined));
      const made: string[] = [];
      for (const [n, [step, pick]] of steps.entries()) {
        const no = made[pick % Math.max(1, made.length)];
        if (step === "creates" || no === undefined) {
          made.push(await inTime(clock, () => creates(sandbox, { orderNumber: String(n) })));
        } else if (step === "pays") await inTime(clock, () => pays(sandbox, no));
        else if (step === "waits") await clock.pass(pick * HOUR_MS);
        else await inTime(clock, () => sandbox.clock.advance((from) => from + pick * HOUR_MS));
      }
      failing(() => undefined);
      await clock.pass(2 * 60_000);
      await inTime(clock, () => sandbox.waitForIdle());
      const log = await events();
      const count = (type: string) => log.filter((event) => event.type === type).length;
      const created = log.flatMap((event) =>
        event.type === "invoice-created" ? [event.transactionNo] : [],
      );
      expect(created).toEqual(made);
      expect(count("callback-attempted")).toBe(client.calls.length);
      expect(count("callback-answered")).toBe(count("callback-attempted"));
      expect(count("callback-scheduled")).toBe(count("callback-attempted"));
      expect(log.every(({ at }, n) => at >= (log[n - 1]?.at ?? 0))).toBe(true);
      const folded = fold(log);
      await sandbox.read((world) => expect(folded).toEqual(world));
    }),
    { numRuns: 60 },
  );
});
