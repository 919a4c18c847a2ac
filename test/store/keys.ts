import { expect, test } from "vitest";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import {
  adding,
  appends,
  type Bench,
  inheriting,
  instants,
  keyEvent,
  names,
  taking,
} from "./shapes.js";

/** More than a store clears away at once. */
const MANY = 10_000;

export function describeKeys(bench: Bench): void {
  test("each to one sandbox, for every connection", async () => {
    const { store, other } = bench;
    await appends(store, "a", taking("1", "2"));
    await appends(other, "b", taking("3"));
    for (const reader of [store, other]) {
      const owners = await Promise.all(["1", "2", "3", "4"].map((key) => reader.ownerOf(key)));
      expect(owners).toEqual(["a", "a", "b", undefined]);
    }
  });

  test.each([
    ["another sandbox", "b"],
    ["the sandbox itself", "a"],
  ])("of which an append takes none if %s has one of them", async (_whose, sandbox) => {
    const { store, other } = bench;
    await appends(store, "a", taking("1"));
    await appends(store, "b", adding(1));
    const reading = await other.read(sandbox, BEGINNING);
    const before = await instants(store, sandbox);
    const at = reading?.at ?? BEGINNING;
    expect(await other.append(sandbox, at, taking("5", "1", "6"))).toEqual({ taken: "1" });
    expect(await instants(store, sandbox)).toEqual(before);
    expect([await store.ownerOf("5"), await store.ownerOf("6")]).toEqual([undefined, undefined]);
    expect(await other.append(sandbox, at, taking("5"))).toHaveProperty("at");
  });

  test("without which no sandbox begins if one of its keys is taken", async () => {
    const { store } = bench;
    await appends(store, "a", taking("1"));
    expect(await store.append("b", BEGINNING, taking("2", "1"))).toEqual({ taken: "1" });
    expect(await names(store)).toEqual(["a"]);
    expect(await store.ownerOf("2")).toBeUndefined();
  });

  test("that are free again when a rewind removes their event", async () => {
    const { store } = bench;
    await appends(store, "a", taking("1", "2"));
    await appends(store, "a", { ...adding(9), keep: 1 });
    expect([await store.ownerOf("1"), await store.ownerOf("2")]).toEqual(["a", undefined]);
    await appends(store, "b", taking("2"));
    expect(await store.ownerOf("2")).toBe("b");
  });

  test("that are free again when their sandbox is deleted", async () => {
    const { store } = bench;
    await appends(store, "a", taking("1"));
    await store.delete("a");
    expect(await store.ownerOf("1")).toBeUndefined();
    await appends(store, "b", taking("1"));
    expect(await store.ownerOf("1")).toBe("b");
  });

  test("that a long rewind and a reset free immediately, and that stay with later owners", async () => {
    const { store, other } = bench;
    const keys = Array.from({ length: MANY }, (_, n) => String(n));
    const some = ["4095", "4096", "9000", String(MANY - 1)];
    const owners = () => Promise.all(some.map((key) => other.ownerOf(key)));
    await appends(store, "a", taking(...keys));
    await appends(store, "fork", inheriting(...keys.slice(0, 9001)));
    await appends(store, "a", { ...adding(9), keep: 1 });
    expect(await owners()).toEqual(["fork", "fork", "fork", undefined]);
    await appends(store, "a", taking(String(MANY - 1)));
    await store.delete("fork");
    expect(await owners()).toEqual([undefined, undefined, undefined, "a"]);
    await appends(other, "b", taking("4096"));
    // Until what was cut off is cleared away.
    await bench.clock.pass(0);
    expect(await owners()).toEqual([undefined, "b", undefined, "a"]);
    expect((await store.read("a", BEGINNING))?.events).toHaveLength(3);
  });

  test("that a rewind can free and take in one step", async () => {
    const { store } = bench;
    await appends(store, "a", taking("1", "2"));
    await appends(store, "a", { ...taking("2"), keep: 1 });
    expect(await store.ownerOf("2")).toBe("a");
    expect((await store.read("a", BEGINNING))?.at.seq).toBe(2);
  });

  test.each([
    ["which it keeps itself", "1", "a"],
    ["which another one owns", "3", "b"],
    ["which its fork inherits", "2", "fork"],
  ])("of which a rewind takes none %s, and then removes nothing", async (_whose, key, owner) => {
    const { store } = bench;
    await appends(store, "a", taking("1", "2"));
    await appends(store, "b", taking("3"));
    await appends(store, "fork", inheriting("1", "2"));
    const end = (await store.read("a", BEGINNING))?.at ?? BEGINNING;
    const cut = { ...taking("9", key), keep: 1 };
    expect(await store.append("a", end, cut)).toEqual({ taken: key });
    expect((await store.read("a", BEGINNING))?.at).toEqual(end);
    expect(await store.ownerOf("9")).toBeUndefined();
    expect(await store.ownerOf(key)).toBe(key === "2" ? "a" : owner);
  });

  test("of which a rewind retakes those that it frees, and no others", async () => {
    const { store } = bench;
    await appends(store, "a", taking("1", "2", "3"));
    const end = (await store.read("a", BEGINNING))?.at ?? BEGINNING;
    const again = (key: string) => store.append("a", end, { ...taking(key), keep: 1 });
    expect(await again("1")).toEqual({ taken: "1" });
    expect(await again("2")).toHaveProperty("at");
    expect([await store.ownerOf("2"), await store.ownerOf("3")]).toEqual(["a", undefined]);
  });

  test("that a fork shares with its origin, and owns if no sandbox has them", async () => {
    const { store } = bench;
    await appends(store, "origin", taking("1", "2"));
    await appends(store, "fork", inheriting("1", "2", "3"));
    const owners = await Promise.all(["1", "2", "3"].map((key) => store.ownerOf(key)));
    expect(owners).toEqual(["origin", "origin", "fork"]);
    expect(await store.append("x", BEGINNING, taking("3"))).toEqual({ taken: "3" });
  });

  test("that pass to the oldest sharing sandbox when their owner is reset", async () => {
    const { store } = bench;
    await appends(store, "origin", taking("1", "2"));
    await appends(store, "older", inheriting("1"));
    await appends(store, "younger", inheriting("1", "2"));
    await store.delete("origin");
    expect([await store.ownerOf("1"), await store.ownerOf("2")]).toEqual(["older", "younger"]);
    await store.delete("older");
    expect(await store.ownerOf("1")).toBe("younger");
    await store.delete("younger");
    expect([await store.ownerOf("1"), await store.ownerOf("2")]).toEqual([undefined, undefined]);
  });

  test("that pass to the oldest sharing sandbox when their owner is rewound", async () => {
    const { store } = bench;
    await appends(store, "origin", taking("1", "2"));
    await appends(store, "fork", inheriting("1", "2"));
    await appends(store, "origin", { ...adding(9), keep: 1 });
    expect([await store.ownerOf("1"), await store.ownerOf("2")]).toEqual(["origin", "fork"]);
    const end = (await store.read("origin", BEGINNING))?.at ?? BEGINNING;
    expect(await store.append("origin", end, taking("2"))).toEqual({ taken: "2" });
    await appends(store, "origin", taking("3"));
    await store.delete("origin");
    const owners = await Promise.all(["1", "2", "3"].map((key) => store.ownerOf(key)));
    expect(owners).toEqual(["fork", "fork", undefined]);
  });

  test("that a rewound fork no longer shares", async () => {
    const { store } = bench;
    await appends(store, "origin", taking("1", "2"));
    await appends(store, "fork", inheriting("1", "2"));
    await appends(store, "fork", { ...adding(9), keep: 1 });
    await store.delete("origin");
    expect([await store.ownerOf("1"), await store.ownerOf("2")]).toEqual(["fork", undefined]);
  });

  test("without a trace of an earlier sandbox of the same name", async () => {
    const { store } = bench;
    await appends(store, "origin", taking("1"));
    await appends(store, "fork", inheriting("1"));
    await store.delete("fork");
    await appends(store, "fork", adding(1));
    await store.delete("origin");
    expect(await store.ownerOf("1")).toBeUndefined();
  });

  test("by its owner, not by other sandboxes with an event of it", async () => {
    const { store } = bench;
    await appends(store, "a", taking("1"));
    await appends(store, "b", { events: [keyEvent("2"), keyEvent("1")], dueAt: null });
    const end = (await store.read("b", BEGINNING))?.at ?? BEGINNING;
    expect(await store.append("b", end, { ...taking("1"), keep: 1 })).toEqual({ taken: "1" });
    await store.delete("b");
    expect(await store.ownerOf("1")).toBe("a");
  });

  test("by the event that takes it, not by one that only mentions it", async () => {
    const { store } = bench;
    const canceled = { type: "invoice-canceled", at: 1, transactionNo: "1", by: "tester" } as const;
    await appends(store, "a", taking("1"));
    await appends(store, "a", { events: [canceled], dueAt: null });
    await appends(store, "a", { ...adding(9), keep: 1 });
    expect(await store.ownerOf("1")).toBe("a");
    expect((await store.read("a", BEGINNING))?.events[0]?.event).toEqual(keyEvent("1"));
  });
}
