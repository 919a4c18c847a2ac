import { beforeEach, describe, expect, test } from "vitest";
import type { DomainEvent } from "../mocks/domain/events.js";
import type { Store } from "../mocks/store/store.js";

/** An event that can be told from others by its instant. */
function event(at: number): DomainEvent {
  return { type: "clock-set", at, clock: { mode: "frozen", at } };
}

function eventsFrom(first: number, count: number): DomainEvent[] {
  return Array.from({ length: count }, (_, n) => event(first + n));
}

/** What every event log must do, whatever it is kept in. `make` gives an empty one. */
export function describeStore(name: string, make: () => Promise<Store> | Store): void {
  describe(`${name} log`, () => {
    let log: Store;
    const instants = async (sandbox: string, after = 0, limit?: number) =>
      (await log.read(sandbox, after, limit)).map((logged) => logged.event.at);

    beforeEach(async () => {
      log = await make();
      return () => log.close();
    });

    describeAppend(() => log, instants);
    describeRead(() => log, instants);
    describeSandboxes(() => log, instants);
    describeContest(() => log);
  });
}

type Instants = (sandbox: string, after?: number, limit?: number) => Promise<number[]>;

function describeAppend(log: () => Store, instants: Instants): void {
  test("keeps events as they were, numbered from 1 in the order of their appends", async () => {
    expect(await log().append("a", 0, eventsFrom(1, 2))).toBe(true);
    expect(await log().append("a", 2, [event(3)])).toBe(true);
    const expected = [1, 2, 3].map((at) => ({ seq: at, event: event(at) }));
    expect(await log().read("a", 0)).toEqual(expected);
  });

  test.each([
    ["a number that was passed", 1],
    ["the beginning again", 0],
    ["a number that is still to come", 3],
  ])("refuses all events of an append after %s", async (_what, after) => {
    await log().append("a", 0, eventsFrom(1, 2));
    expect(await log().append("a", after, eventsFrom(8, 2))).toBe(false);
    expect(await instants("a")).toEqual([1, 2]);
  });

  test("refuses to begin a new log anywhere but at 0", async () => {
    expect(await log().append("a", 1, [event(1)])).toBe(false);
    expect(await log().names()).toEqual([]);
  });

  test("goes on after an append that was refused", async () => {
    await log().append("a", 0, [event(1)]);
    await log().append("a", 0, [event(8)]);
    expect(await log().append("a", 1, [event(2)])).toBe(true);
    expect(await instants("a")).toEqual([1, 2]);
  });

  test("takes an append of nothing only where the log ends, and begins no log with it", async () => {
    expect(await log().append("a", 0, [])).toBe(true);
    expect(await log().names()).toEqual([]);
    await log().append("a", 0, [event(1)]);
    expect(await log().append("a", 0, [])).toBe(false);
    expect(await log().append("a", 1, [])).toBe(true);
    expect(await instants("a")).toEqual([1]);
  });

  test("is not changed through the list that was appended", async () => {
    const given = eventsFrom(1, 2);
    await log().append("a", 0, given);
    given.push(event(9));
    given[0] = event(8);
    expect(await instants("a")).toEqual([1, 2]);
  });
}

function describeRead(log: () => Store, instants: Instants): void {
  test.each([
    { after: 0, limit: undefined, gives: [1, 2, 3, 4, 5] },
    { after: 2, limit: undefined, gives: [3, 4, 5] },
    { after: 5, limit: undefined, gives: [] },
    { after: 9, limit: undefined, gives: [] },
    { after: 0, limit: 2, gives: [1, 2] },
    { after: 3, limit: 9, gives: [4, 5] },
    { after: 3, limit: 1, gives: [4] },
    { after: 0, limit: 0, gives: [] },
  ])("reads $gives after $after with limit $limit", async ({ after, limit, gives }) => {
    await log().append("a", 0, eventsFrom(1, 5));
    expect(await instants("a", after, limit)).toEqual(gives);
    expect((await log().read("a", after, limit)).map(({ seq }) => seq)).toEqual(gives);
  });

  test("has nothing to read in a sandbox that it does not know", async () => {
    expect(await log().read("nobody", 0)).toEqual([]);
  });

  test("is not changed through the list that was read", async () => {
    await log().append("a", 0, eventsFrom(1, 2));
    const read = (await log().read("a", 0)) as unknown[];
    read.length = 0;
    expect(await instants("a")).toEqual([1, 2]);
  });

  test("gives a reader what was there, however the log goes on", async () => {
    await log().append("a", 0, [event(1)]);
    const read = await log().read("a", 0);
    await log().append("a", 1, [event(2)]);
    expect(read).toHaveLength(1);
  });
}

function describeSandboxes(log: () => Store, instants: Instants): void {
  test("keeps sandboxes apart, whatever their names have in common", async () => {
    const names = ["a", "A", "a.b", "a~", "ab", "__proto__", "constructor"];
    for (const [n, name] of names.entries()) await log().append(name, 0, [event(n + 1)]);
    for (const [n, name] of names.entries()) expect(await instants(name)).toEqual([n + 1]);
  });

  test("names sandboxes in the order of their first event", async () => {
    for (const name of ["c", "a", "b"]) await log().append(name, 0, [event(1)]);
    await log().append("a", 1, [event(2)]);
    expect(await log().names()).toEqual(["c", "a", "b"]);
  });

  test("forgets a sandbox wholly, and its name begins again at 0 and last in order", async () => {
    for (const name of ["a", "b"]) await log().append(name, 0, eventsFrom(1, 2));
    await log().delete("a");
    expect(await instants("a")).toEqual([]);
    expect(await log().names()).toEqual(["b"]);
    expect(await log().append("a", 2, [event(3)])).toBe(false);
    expect(await log().append("a", 0, [event(4)])).toBe(true);
    expect(await instants("a")).toEqual([4]);
    expect(await instants("b")).toEqual([1, 2]);
    expect(await log().names()).toEqual(["b", "a"]);
  });

  test.each([
    { after: 2, leaves: [1, 2] },
    { after: 1, leaves: [1] },
    { after: 5, leaves: [1, 2, 3, 4, 5] },
    { after: 9, leaves: [1, 2, 3, 4, 5] },
  ])("forgets what came after $after and goes on from there", async ({ after, leaves }) => {
    for (const name of ["a", "b"]) await log().append(name, 0, eventsFrom(1, 5));
    await log().truncate("a", after);
    expect(await instants("a")).toEqual(leaves);
    expect(await instants("b")).toHaveLength(5);
    expect(await log().append("a", 5, [event(6)])).toBe(leaves.length === 5);
    const end = (await log().read("a", 0)).length;
    expect(await log().append("a", end, [event(7)])).toBe(true);
    expect((await log().read("a", end)).map(({ seq }) => seq)).toEqual([end + 1]);
  });

  test("truncates what is not there without a word", async () => {
    await log().truncate("nobody", 1);
    expect(await log().names()).toEqual([]);
  });

  test("deletes what is not there without a word", async () => {
    await log().delete("nobody");
    expect(await log().names()).toEqual([]);
  });
}

function describeContest(log: () => Store): void {
  test("lets exactly one of a hundred writers win each place", async () => {
    const ROUNDS = 20;
    for (let seq = 0; seq < ROUNDS; seq += 1) {
      const writers = Array.from({ length: 100 }, (_, n) => event(seq * 100 + n + 1));
      const won = await Promise.all(writers.map((mine) => log().append("a", seq, [mine])));
      const winners = writers.filter((_, n) => won[n]);
      expect(winners).toHaveLength(1);
      expect((await log().read("a", seq)).map((logged) => logged.event)).toEqual(winners);
    }
    expect(await log().read("a", 0)).toHaveLength(ROUNDS);
  });

  test("never mixes the events of two writers, nor keeps a part of them", async () => {
    const writers = Array.from({ length: 50 }, (_, n) => eventsFrom(n * 10 + 1, 3));
    const won = await Promise.all(writers.map((mine) => log().append("a", 0, mine)));
    const winners = writers.filter((_, n) => won[n]);
    expect(winners).toHaveLength(1);
    expect((await log().read("a", 0)).map((logged) => logged.event)).toEqual(winners[0]);
  });

  test("holds every event of a hundred writers who try again until they win", async () => {
    const write = async (n: number): Promise<void> => {
      for (let won = false; !won; ) {
        won = await log().append("a", (await log().read("a", 0)).length, [event(n + 1)]);
      }
    };
    await Promise.all(Array.from({ length: 100 }, (_, n) => write(n)));
    const kept = (await log().read("a", 0)).map((logged) => logged.event.at);
    expect(kept.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
  });
}
