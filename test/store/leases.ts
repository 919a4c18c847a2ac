import { expect, test } from "vitest";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import { CLOCK_ADVANCE } from "../../mocks/store/store.js";
import { adding, appends, type Bench } from "./shapes.js";

export function describeLeases(bench: Bench): void {
  test("to one connection at a time, for each sandbox and thing", async () => {
    const { store, other } = bench;
    expect(await store.lease("a", "advance", 1000)).toBe(true);
    expect(await other.lease("a", "advance", 1000)).toBe(false);
    expect(await other.lease("a", "callback:1", 1000)).toBe(true);
    expect(await other.lease("b", "advance", 1000)).toBe(true);
    expect(await store.lease("b", "advance", 1000)).toBe(false);
  });

  test("that last exactly as long as requested", async () => {
    const { store, other, clock } = bench;
    await store.lease("a", "advance", 1000);
    await clock.pass(999);
    expect(await other.lease("a", "advance", 1000)).toBe(false);
    await clock.pass(1);
    expect(await other.lease("a", "advance", 1000)).toBe(true);
    expect(await store.lease("a", "advance", 1000)).toBe(false);
  });

  test("that their holder can renew", async () => {
    const { store, other, clock } = bench;
    await store.lease("a", "advance", 1000);
    await clock.pass(900);
    expect(await store.lease("a", "advance", 1000)).toBe(true);
    await clock.pass(900);
    expect(await other.lease("a", "advance", 1000)).toBe(false);
    await clock.pass(100);
    expect(await other.lease("a", "advance", 1000)).toBe(true);
  });

  test("that only their holder can return", async () => {
    const { store, other } = bench;
    await store.lease("a", "advance", 1000);
    await other.release("a", "advance");
    expect(await other.lease("a", "advance", 1000)).toBe(false);
    await store.release("a", "advance");
    expect(await other.lease("a", "advance", 1000)).toBe(true);
    await store.release("a", "nothing");
  });

  test("that end with their sandbox", async () => {
    const { store, other } = bench;
    await appends(store, "a", adding(1));
    await appends(store, "ab", adding(1));
    await store.lease("a", "advance", 1000);
    await store.lease("ab", "advance", 1000);
    await store.delete("a");
    expect(await other.lease("a", "advance", 1000)).toBe(true);
    expect(await other.lease("ab", "advance", 1000)).toBe(false);
  });

  test("that end with their connection", async () => {
    const { store, other } = bench;
    await store.lease("a", "advance", 1000);
    await store.close();
    expect(await other.lease("a", "advance", 1000)).toBe(true);
  });

  test("that every reader sees as a clock advance of another", async () => {
    const { store, other, clock } = bench;
    await appends(store, "a", adding(1));
    const reported = (...said: readonly boolean[]) =>
      store.shared ? said : [undefined, undefined];
    const advanced = async () => [
      (await store.read("a", BEGINNING))?.advancedElsewhere,
      (await other.read("a", BEGINNING))?.advancedElsewhere,
    ];
    expect(await advanced()).toEqual(reported(false, false));
    await store.lease("a", CLOCK_ADVANCE, 1000);
    expect(await advanced()).toEqual(reported(false, true));
    await clock.pass(1000);
    expect(await advanced()).toEqual(reported(false, false));
  });

  test("of which one of many concurrent requests gets it", async () => {
    const { store, other } = bench;
    const asked = Array.from({ length: 50 }, (_, n) => `callback:${n}`);
    const given = await Promise.all(
      asked.flatMap((what) => [store.lease("a", what, 1000), other.lease("a", what, 1000)]),
    );
    const winners = asked.map((_, n) => [given[2 * n], given[2 * n + 1]].filter(Boolean).length);
    expect(winners).toEqual(asked.map(() => 1));
  });
}
