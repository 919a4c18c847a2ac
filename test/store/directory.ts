import { expect, test } from "vitest";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import { adding, appends, type Bench, inheriting, instants, names, taking } from "./shapes.js";

export function describeDirectory(bench: Bench): void {
  test("in the order in which the sandboxes began", async () => {
    const { store, other } = bench;
    for (const [n, name] of ["c", "a", "b"].entries()) {
      await appends(n % 2 ? store : other, name, adding(1));
    }
    await appends(store, "a", adding(2));
    expect(await names(store)).toEqual(["c", "a", "b"]);
    expect(await names(other)).toEqual(["c", "a", "b"]);
  });

  test("with the position of each, and the time of its last write", async () => {
    const { store, clock } = bench;
    const began = clock.now();
    const a = await appends(store, "a", adding(1));
    await clock.pass(1000);
    const b = await appends(store, "b", { ...adding(1, 2), dueAt: began + 5000 });
    expect(await store.list()).toEqual([
      { name: "a", at: a, dueAt: null, usedAt: began },
      { name: "b", at: b, dueAt: began + 5000, usedAt: began + 1000 },
    ]);
    await clock.pass(1000);
    const later = await appends(store, "a", adding(2));
    expect((await store.list())[0]).toEqual({
      name: "a",
      at: later,
      dueAt: null,
      usedAt: began + 2000,
    });
  });

  test("renewed by an append of no events", async () => {
    const { store, clock } = bench;
    const began = clock.now();
    const at = await appends(store, "a", { ...adding(1), dueAt: began + 5 });
    await clock.pass(1000);
    await store.append("a", at, { events: [], dueAt: began + 9 });
    const [listed] = await store.list();
    expect(listed).toEqual({ name: "a", at, dueAt: began + 9, usedAt: began + 1000 });
  });

  test("that says which sandboxes can have due work by an instant", async () => {
    const { store, clock } = bench;
    const now = clock.now();
    await appends(store, "never", adding(1));
    await appends(store, "later", { ...adding(1), dueAt: now + 2 });
    await appends(store, "now", { ...adding(1), dueAt: now });
    await appends(store, "past", { ...adding(1), dueAt: now - 1 });
    expect(await names(store, now - 2)).toEqual([]);
    expect(await names(store, now)).toEqual(["now", "past"]);
    expect(await names(store, now + 2)).toEqual(["later", "now", "past"]);
    await appends(store, "now", { ...adding(2), dueAt: null });
    expect(await names(store, now)).toEqual(["past"]);
  });

  test("without an incomplete log, until it is complete", async () => {
    const { store, other } = bench;
    const now = bench.clock.now();
    const part = { ...inheriting("1"), unfinished: true };
    await appends(store, "long", part);
    await appends(store, "long", { ...inheriting("2"), unfinished: true, dueAt: now });
    await appends(store, "short", adding(1));
    for (const reader of [store, other]) {
      expect([await names(reader), await names(reader, now)]).toEqual([["short"], []]);
      expect(await reader.unfinished()).toEqual(["long"]);
      expect(await reader.read("long", BEGINNING)).toMatchObject({ unfinished: true });
    }
    expect(await other.append("long", BEGINNING, adding(1))).toEqual({ moved: true });
    const whole = await appends(store, "long", {
      ...adding(3),
      unfinished: false,
      dueAt: now,
    });
    for (const reader of [store, other]) {
      expect([await names(reader), await names(reader, now)]).toEqual([
        ["long", "short"],
        ["long"],
      ]);
      expect(await reader.unfinished()).toEqual([]);
      expect((await reader.read("long", BEGINNING))?.unfinished).toBeUndefined();
    }
    expect(await store.append("long", whole, adding(4))).toHaveProperty("at");
    expect(await other.unfinished()).toEqual([]);
  });

  test("from which an unfinished log can be deleted, with its numbers", async () => {
    const { store, other } = bench;
    await appends(store, "long", { ...inheriting("1"), unfinished: true });
    expect(await other.delete("long")).toBe(true);
    expect([await store.unfinished(), await store.ownerOf("1")]).toEqual([[], undefined]);
    await appends(other, "long", taking("1"));
    expect([await names(store), await store.ownerOf("1")]).toEqual([["long"], "long"]);
  });

  test("as a copy that does not change", async () => {
    const { store } = bench;
    await appends(store, "a", adding(1));
    const listed = await store.list();
    await appends(store, "a", adding(2));
    await appends(store, "b", adding(1));
    expect(listed).toMatchObject([{ name: "a", at: { seq: 1 } }]);
  });

  test("from which a sandbox is deleted completely, and its name can return as the last", async () => {
    const { store, other } = bench;
    for (const name of ["a", "b"]) await appends(store, name, adding(1, 2));
    expect(await other.delete("a")).toBe(true);
    expect(await names(store)).toEqual(["b"]);
    await appends(store, "a", adding(4));
    expect(await instants(other, "a")).toEqual([4]);
    expect(await instants(store, "b")).toEqual([1, 2]);
    expect(await names(store)).toEqual(["b", "a"]);
  });

  test("from which an unknown sandbox cannot be deleted", async () => {
    expect(await bench.store.delete("nobody")).toBe(false);
    expect(await names(bench.store)).toEqual([]);
  });
}
