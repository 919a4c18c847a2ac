import { expect, test } from "vitest";
import { BEGINNING, type Position } from "../../mocks/sandbox/position.js";
import type { Store } from "../../mocks/store/store.js";
import { adding, appends, type Bench, instants, taking } from "./shapes.js";

/** Twice as many as two stores of ten connections each can ask at a time. */
const WRITERS = 40;

const range = (length: number) => Array.from({ length }, (_, n) => n + 1);

/** Appends again and again until it wins. */
async function writes(store: Store, instant: number): Promise<void> {
  for (;;) {
    const at = (await store.read("a", BEGINNING))?.at ?? BEGINNING;
    if ("at" in (await store.append("a", at, adding(instant)))) return;
  }
}

export function describeContest(bench: Bench): void {
  const storeOf = (n: number) => (n % 2 ? bench.store : bench.other);

  test("of which exactly one wins each position", async () => {
    const ROUNDS = 20;
    let at: Position = BEGINNING;
    const winners: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const writers = range(WRITERS).map((n) => round * WRITERS + n);
      const position = at;
      const appended = await Promise.all(
        writers.map((n) => storeOf(n).append("a", position, adding(n))),
      );
      const won = writers.filter((_, n) => "at" in (appended[n] ?? {}));
      expect(won).toHaveLength(1);
      winners.push(...won);
      at = (await bench.store.read("a", BEGINNING))?.at ?? BEGINNING;
    }
    expect(await instants(bench.store, "a")).toEqual(winners);
    expect(at.seq).toBe(ROUNDS);
  });

  test("whose events are never mixed, nor partly stored", async () => {
    const writers = range(50).map((n) => [10 * n, 10 * n + 1, 10 * n + 2]);
    const appended = await Promise.all(
      writers.map((mine, n) => storeOf(n).append("a", BEGINNING, adding(...mine))),
    );
    const winners = writers.filter((_, n) => "at" in (appended[n] ?? {}));
    expect(winners).toHaveLength(1);
    expect(await instants(bench.other, "a")).toEqual(winners[0]);
  });

  test("and contains every event of all writers that retry until they win", async () => {
    await Promise.all(range(WRITERS).map((n) => writes(storeOf(n), n)));
    const kept = await instants(bench.store, "a");
    expect([...kept].sort((a, b) => a - b)).toEqual(range(WRITERS));
  });

  test("of which one gets a key that all want", async () => {
    const names = range(WRITERS).map((n) => `box-${n}`);
    for (const name of names) await appends(bench.store, name, adding(1));
    const listed = await bench.store.list();
    const appended = await Promise.all(
      listed.map(({ name, at }, n) => storeOf(n).append(name, at, taking("1"))),
    );
    const winners = names.filter((_, n) => "at" in (appended[n] ?? {}));
    expect(winners).toHaveLength(1);
    expect(await bench.other.ownerOf("1")).toBe(winners[0]);
    const losers = appended.filter((result) => "taken" in result);
    expect(losers).toHaveLength(WRITERS - 1);
  });

  test("of which one begins the sandbox, and another one after each reset", async () => {
    for (let round = 0; round < 10; round += 1) {
      const begun = await Promise.all(
        range(WRITERS).map((n) => storeOf(n).append("a", BEGINNING, adding(n))),
      );
      expect(begun.filter((result) => "at" in result)).toHaveLength(1);
      const deleted = await Promise.all(range(10).map((n) => storeOf(n).delete("a")));
      expect(deleted.filter(Boolean)).toHaveLength(1);
    }
    expect(await bench.store.list()).toEqual([]);
  });
}
