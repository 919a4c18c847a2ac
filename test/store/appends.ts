import { expect, test } from "vitest";
import { BEGINNING, type Position } from "../../mocks/sandbox/position.js";
import { adding, appends, type Bench, event, instants, names } from "./shapes.js";

const MOVED = { moved: true };

export function describeAppend(bench: Bench): void {
  test("events unchanged, numbered from 1 in the order of their appends", async () => {
    const { store } = bench;
    await appends(store, "a", adding(1, 2));
    await appends(store, "a", adding(3));
    const reading = await store.read("a", BEGINNING);
    const expected = [1, 2, 3].map((at) => ({ seq: at, event: event(at), mine: true }));
    expect(reading?.events).toEqual(expected);
  });

  test("any text unchanged", async () => {
    const name = '\u0000 \ud800 "\\\n\u2028 ـمتجر 😀 __proto__';
    const given = { events: [{ type: "label-added", at: 1, name } as const], dueAt: null };
    await appends(bench.store, "a", given);
    expect((await bench.store.read("a", BEGINNING))?.events[0]?.event).toEqual(given.events[0]);
  });

  test.each([
    ["a number that was passed", ({ epoch }: Position) => ({ epoch, seq: 1 })],
    ["the beginning again", () => BEGINNING],
    ["a number that is still to come", ({ epoch }: Position) => ({ epoch, seq: 3 })],
    ["another epoch", ({ epoch, seq }: Position) => ({ epoch: epoch + 1, seq })],
  ])("none of its events after %s", async (_what, elsewhere) => {
    const { store } = bench;
    const end = await appends(store, "a", adding(1, 2));
    expect(await store.append("a", elsewhere(end), adding(8, 9))).toEqual(MOVED);
    expect(await instants(store, "a")).toEqual([1, 2]);
    expect(await store.append("a", end, adding(3))).toEqual({ at: { ...end, seq: 3 } });
  });

  test("nothing to an unknown sandbox, except at the start position", async () => {
    const { store } = bench;
    expect(await store.append("a", { epoch: 1, seq: 1 }, adding(1))).toEqual(MOVED);
    expect(await store.append("a", { epoch: 1, seq: 0 }, adding(1))).toEqual(MOVED);
    expect(await names(store)).toEqual([]);
  });

  test("an empty change only at the end of the log, without starting a log", async () => {
    const { store } = bench;
    expect(await store.append("a", BEGINNING, adding())).toEqual(MOVED);
    expect(await names(store)).toEqual([]);
    const at = await appends(store, "a", adding(1));
    expect(await store.append("a", BEGINNING, adding())).toEqual(MOVED);
    expect(await store.append("a", at, adding())).toEqual({ at });
    expect(await instants(store, "a")).toEqual([1]);
  });

  test("a copy of the list, whatever happens to the list later", async () => {
    const given = [event(1), event(2)];
    await appends(bench.store, "a", { events: given, dueAt: null });
    given.push(event(9));
    given[0] = event(8);
    expect(await instants(bench.store, "a")).toEqual([1, 2]);
  });
}

export function describePlaces(bench: Bench): void {
  test("that stay in one epoch while a log only grows", async () => {
    const first = await appends(bench.store, "a", adding(1, 2));
    const second = await appends(bench.store, "a", adding(3));
    expect(first.epoch).toBeGreaterThan(0);
    expect([first.seq, second.seq]).toEqual([2, 3]);
    expect(second.epoch).toBe(first.epoch);
  });

  test("that never repeat after a rewind", async () => {
    const { store } = bench;
    const before = await appends(store, "a", adding(1, 2, 3));
    const cut = await appends(store, "a", { ...adding(8), keep: 2 });
    expect(cut.seq).toBe(before.seq);
    expect(cut.epoch).toBeGreaterThan(before.epoch);
    expect(await store.append("a", before, adding(9))).toEqual(MOVED);
    expect(await instants(store, "a")).toEqual([1, 2, 8]);
  });

  test("that never repeat after a reset, under the same name", async () => {
    const { store } = bench;
    const before = await appends(store, "a", adding(1, 2));
    const born = (await store.read("a", BEGINNING))?.firstEpoch;
    await store.delete("a");
    const after = await appends(store, "a", adding(3, 4));
    expect(after.seq).toBe(before.seq);
    expect(after.epoch).toBeGreaterThan(before.epoch);
    expect(await store.append("a", before, adding(9))).toEqual(MOVED);
    expect(await instants(store, "a")).toEqual([3, 4]);
    expect((await store.read("a", BEGINNING))?.firstEpoch).not.toBe(born);
  });

  test("with different epochs for different sandboxes", async () => {
    const { store, other } = bench;
    const places: Position[] = [];
    for (const [n, name] of ["a", "b", "c", "d"].entries()) {
      places.push(await appends(n % 2 ? store : other, name, adding(1)));
    }
    expect(new Set(places.map(({ epoch }) => epoch)).size).toBe(4);
  });

  test("among them that of the opening, which does not change", async () => {
    const { store, other } = bench;
    const begun = await appends(store, "a", adding(1, 2));
    await appends(other, "a", adding(3));
    await appends(store, "a", { ...adding(8), keep: 1 });
    for (const reader of [store, other]) {
      expect((await reader.read("a", BEGINNING))?.firstEpoch).toBe(begun.epoch);
    }
  });

  test.each([
    { keep: 2, leaves: [1, 2, 9] },
    { keep: 1, leaves: [1, 9] },
    { keep: 5, leaves: [1, 2, 3, 4, 5, 9] },
    { keep: 9, leaves: [1, 2, 3, 4, 5, 9] },
  ])("and removes events after number $keep on request", async ({ keep, leaves }) => {
    const { store } = bench;
    for (const name of ["a", "b"]) await appends(store, name, adding(1, 2, 3, 4, 5));
    const end = await appends(store, "a", { ...adding(9), keep });
    expect(await instants(store, "a")).toEqual(leaves);
    expect(await instants(store, "b")).toHaveLength(5);
    expect(end.seq).toBe(leaves.length);
    expect(await store.append("a", end, adding(10))).toEqual({ at: { ...end, seq: end.seq + 1 } });
  });

  test("and removes nothing at an outdated position", async () => {
    const { store } = bench;
    const passed = await appends(store, "a", adding(1));
    await appends(store, "a", adding(2, 3));
    expect(await store.append("a", passed, { ...adding(9), keep: 1 })).toEqual(MOVED);
    expect(await instants(store, "a")).toEqual([1, 2, 3]);
  });
}

export function describeRead(bench: Bench): void {
  test("large events in parts of a megabyte where they come from a file or a database", async () => {
    const { store } = bench;
    const name = "x".repeat(600_000);
    const events = Array.from(
      { length: 7 },
      (_, n) => ({ type: "label-added", at: n, name }) as const,
    );
    await appends(store, "a", { events, dueAt: null });
    const read: number[] = [];
    const sizes: number[] = [];
    let reading = await store.read("a", BEGINNING, 1000);
    for (; reading; reading = reading.more ? await store.read("a", reading.at, 1000) : undefined) {
      sizes.push(reading.events.length);
      read.push(...reading.events.map(({ event }) => event.at));
    }
    expect(read).toEqual(events.map(({ at }) => at));
    expect(sizes).toEqual(store.outlives ? [2, 2, 2, 1] : [7]);
  });

  test.each([
    { after: 0, limit: undefined, gives: [1, 2, 3, 4, 5] },
    { after: 2, limit: undefined, gives: [3, 4, 5] },
    { after: 5, limit: undefined, gives: [] },
    { after: 9, limit: undefined, gives: [] },
    { after: 0, limit: 2, gives: [1, 2] },
    { after: 3, limit: 9, gives: [4, 5] },
    { after: 3, limit: 1, gives: [4] },
  ])("after $after with limit $limit: $gives", async ({ after, limit, gives }) => {
    const end = await appends(bench.store, "a", adding(1, 2, 3, 4, 5));
    const reading = await bench.other.read("a", { ...end, seq: after }, limit);
    expect(reading?.events.map((logged) => logged.event.at)).toEqual(gives);
    expect(reading?.events.map(({ seq }) => seq)).toEqual(gives);
    const last = gives.at(-1) ?? end.seq;
    expect(reading?.at).toEqual({ ...end, seq: last });
    expect(reading?.more).toBe(last < end.seq);
  });

  test("from the first event on for an outdated epoch", async () => {
    const { store, other } = bench;
    const passed = await appends(store, "a", adding(1, 2, 3));
    const end = await appends(store, "a", { ...adding(8), keep: 2 });
    const reading = await other.read("a", passed);
    expect(reading).toMatchObject({ at: end, more: false });
    expect(reading?.events.map((logged) => logged.event.at)).toEqual([1, 2, 8]);
  });

  test("page by page to the end", async () => {
    const { store } = bench;
    const numbers = Array.from({ length: 25 }, (_, n) => n + 1);
    await appends(store, "a", adding(...numbers));
    const read: number[] = [];
    let [at, more]: [Position, boolean] = [BEGINNING, true];
    while (more) {
      const page = await store.read("a", at, 10);
      read.push(...(page?.events ?? []).map(({ seq }) => seq));
      [at, more] = [page?.at ?? BEGINNING, page?.more ?? false];
    }
    expect(read).toEqual(numbers);
  });

  test("as empty for an unknown sandbox", async () => {
    expect(await bench.store.read("nobody", BEGINNING)).toBeUndefined();
    const at = await appends(bench.store, "a", adding(1));
    await bench.store.delete("a");
    expect(await bench.other.read("a", at)).toBeUndefined();
  });

  test("without a way to change it", async () => {
    const { store } = bench;
    await appends(store, "a", adding(1, 2));
    const reading = await store.read("a", BEGINNING);
    (reading?.events as unknown[]).length = 0;
    expect(await instants(store, "a")).toEqual([1, 2]);
  });

  test("as a copy that does not change with the log", async () => {
    const { store } = bench;
    await appends(store, "a", adding(1));
    const reading = await store.read("a", BEGINNING);
    await appends(store, "a", adding(2));
    expect(reading?.events).toHaveLength(1);
    expect(reading?.at.seq).toBe(1);
  });

  test("with the writer of each event", async () => {
    const { store, other } = bench;
    await appends(store, "a", adding(1, 2));
    await appends(other, "a", adding(3, 4));
    await appends(store, "a", { ...adding(5, 6), keep: 3 });
    const mine = async (reader: typeof store) =>
      (await reader.read("a", BEGINNING))?.events.map((stored) => stored.mine);
    expect(await mine(store)).toEqual([true, true, false, true, true]);
    expect(await mine(other)).toEqual([false, false, true, false, false]);
  });

  test.each([
    { keep: 4, wrote: ["store", "other", "store", "other", "store"] },
    { keep: 3, wrote: ["store", "other", "store", "store"] },
    { keep: 1, wrote: ["store", "store"] },
  ])("with the writer after a cut to $keep of alternating writers", async ({ keep, wrote }) => {
    const { store, other } = bench;
    for (const at of [1, 2, 3, 4]) await appends(at % 2 ? store : other, "a", adding(at));
    await appends(store, "a", { ...adding(9), keep });
    const reading = await other.read("a", BEGINNING);
    const reported = reading?.events.map(({ mine }) => (mine ? "other" : "store"));
    expect(reported).toEqual(wrote);
    await appends(other, "a", { ...adding(9), keep: 0 });
    expect((await other.read("a", BEGINNING))?.events.map(({ mine }) => mine)).toEqual([true]);
  });

  test("with the writer that began the epoch, if there could be others", async () => {
    const { store, other } = bench;
    await appends(store, "a", adding(1, 2));
    const mine = async () => [
      (await store.read("a", BEGINNING))?.mine,
      (await other.read("a", BEGINNING))?.mine,
    ];
    const reported = (...said: readonly boolean[]) =>
      store.shared ? said : [undefined, undefined];
    expect(await mine()).toEqual(reported(true, false));
    await appends(other, "a", adding(3));
    expect(await mine()).toEqual(reported(true, false));
    await appends(other, "a", { ...adding(8), keep: 1 });
    expect(await mine()).toEqual(reported(false, true));
  });

  test("sandbox by sandbox, even for similar names", async () => {
    const { store } = bench;
    const all = ["a", "A", "a.b", "a~", "ab", "a/b", "a'b", "__proto__", "constructor"];
    for (const [n, name] of all.entries()) await appends(store, name, adding(n + 1));
    for (const [n, name] of all.entries()) expect(await instants(store, name)).toEqual([n + 1]);
    expect(await names(store)).toEqual(all);
  });
}
