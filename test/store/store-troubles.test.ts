import { describe, expect, test } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { SandboxGone, StoreUnavailable } from "../../mocks/runtime/errors.js";
import { beginLog, LogAppender } from "../../mocks/runtime/log/log-appender.js";
import { areOurs, readAll } from "../../mocks/runtime/log/log-reading.js";
import { retryingStore } from "../../mocks/runtime/registry/retrying-store.js";
import { StoreStopped } from "../../mocks/store/errors.js";
import type { Appended, Reading, Store } from "../../mocks/store/store.js";
import { opening, T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";

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

/** What comes of something while time passes, in steps that are shorter than any wait. */
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

describe.each(BOTH)("where a store %s", (_how, isLater) => {
  const change = { events: [ONE], dueAt: null };

  describe("a log that begins", () => {
    async function begun(answers: Readonly<Record<string, readonly unknown[]>>, at = 0) {
      const script = scripted(answers, { isLater });
      script.clock.sleepTo(at);
      const done = await outcome(script.clock, () => beginLog(script, "a", change));
      return { ...done, ...script };
    }

    test("is begun at the first try where nothing goes wrong", async () => {
      const { value, asked, reported } = await begun({ append: [{ at: AT }] });
      expect([value, asked, reported]).toEqual([{ at: AT }, ["append at 0"], []]);
    });

    test("is begun again where it is not there, ever later, and each failure is reported", async () => {
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
    ])("is found where it was begun %s", async (_whose, reading, appended) => {
      const { value, asked } = await begun({ append: [AWAY], read: [reading] });
      expect([value, asked]).toEqual([appended, ["append at 0", "read at 20"]]);
    });

    test("is given up after ten seconds, in steps of a second at the most", async () => {
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

    test("is given up no sooner where the process has run for long", async () => {
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

    test("is what the store says where nothing goes wrong", async () => {
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

    test("that fails again and again waits longer each time, and anew after one that is taken", async () => {
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

    test("is given up when all have failed for ten seconds", async () => {
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

    test("to a store that has ended is given up at once", async () => {
      const made = appender({ append: [new StoreStopped("over")] });
      expect((await made.append()).error).toBeInstanceOf(StoreUnavailable);
      expect(made.reported).toEqual([]);
    });
  });

  describe("a patient store", () => {
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
      "asks again for %s, until there is an answer, and tells of the first failure",
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

    test.each(["append", "record", "ended"] as const)("asks once for %s", async (method) => {
      const script = scripted({ [method]: [AWAY, "answer"] }, { isLater });
      const patient = retryingStore(script.store, script.clock, script.failed);
      const ask = patient[method] as (...given: unknown[]) => unknown;
      expect(await outcome(script.clock, () => ask("a", "b", 1))).toEqual({ error: AWAY });
      expect(await outcome(script.clock, () => ask("a", "b", 1))).toEqual({ value: "answer" });
    });

    test.each(["delete", "flushed"] as const)("says for %s that it is away", async (method) => {
      const script = scripted({ [method]: [AWAY] }, { isLater });
      const patient = retryingStore(script.store, script.clock, script.failed);
      const { error } = await outcome(script.clock, () => patient[method]("a"));
      expect([error, script.asked.length]).toEqual([new StoreUnavailable(AWAY), 1]);
    });

    test("is patient for ten seconds, for all who ask, and then again when it was back", async () => {
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

    test("is away for who asks later as long as for who asked first", async () => {
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
      expect(ends).toEqual([11_260, 11_260]);
    });

    test("is not asked again when it has ended, be it meanwhile", async () => {
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

describe("what the store holds is ours", () => {
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

describe.each(BOTH)(
  "a log of several pages, from a store that answers though it once %s",
  (_how, isLater) => {
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
      const begun = await readAll(store, "a", 0);
      expect([asked.length, begun?.world.seq, names(begun)]).toEqual([asks, seq, seq]);
      expect(begun).toMatchObject({ firstEpoch: 1, advancedElsewhere: false });
    });

    test("gives the events after a number, and says who travels", async () => {
      const read = [first, page([TWO], { from: 3, advancedElsewhere: true })];
      const begun = await readAll(scripted({ read }, { isLater }).store, "a", 1);
      expect(begun?.events.map(({ seq }) => seq)).toEqual([2, 3]);
      expect(begun?.advancedElsewhere).toBe(true);
      const none = await readAll(scripted({ read }, { isLater }).store, "a");
      expect(none?.events).toEqual([]);
      expect(await readAll(scripted({ read: [undefined] }).store, "a")).toBeUndefined();
    });
  },
);
