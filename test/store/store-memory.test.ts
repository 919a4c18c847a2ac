import { describe, expect, test } from "vitest";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import { memoryStorage, memoryStore, Storage } from "../../mocks/store/memory.js";
import type { Store } from "../../mocks/store/store.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { slowStorage } from "../support/store.js";
import { request } from "./journal.js";
import { adding, appends, taking } from "./shapes.js";
import { describeStore } from "./store-conformance.js";

describeStore("in memory", memoryStorage);

/** Three connections to one storage. */
function connections() {
  const storage = memoryStorage(manualClock(T0));
  return [storage.connect(), storage.connect(), storage.connect()] as const;
}

describe("a private store", () => {
  test("says that it is private, and reports no others", async () => {
    const store = memoryStore(manualClock(T0));
    expect(store).toMatchObject({ shared: false, outlives: false });
    await appends(store, "a", adding(1));
    expect(await store.read("a", BEGINNING)).not.toHaveProperty("mine");
    expect(await store.read("a", BEGINNING)).not.toHaveProperty("advancedElsewhere");
  });

  test("stores the requests of a deleted sandbox", async () => {
    const store = memoryStore(manualClock(T0));
    await store.record("a", request({ position: { epoch: 1, seq: 1 } }));
    expect(await store.recordedCount("a")).toBe(1);
  });

  test("begins without requests, whose bytes count for all journals together", () => {
    expect(new Storage(manualClock(T0)).budget).toEqual({ bytes: 0 });
  });
});

describe("the keys of many sandboxes", () => {
  const [SANDBOXES, KEYS] = [40, 25];

  /** Counts the entries of all maps that are iterated while a job runs. */
  async function entriesVisited(job: () => Promise<unknown>): Promise<number> {
    let visited = 0;
    const ways = ["entries", "keys", "values", "forEach", Symbol.iterator] as const;
    const originals = ways.map((way) => [way, Map.prototype[way]] as const);
    const patched = originals.map(([way, original]) => [
      way,
      function (this: Map<unknown, unknown>, ...given: readonly unknown[]) {
        visited += this.size;
        return Reflect.apply(original, this, given);
      },
    ]);
    try {
      for (const [way, counting] of patched) Reflect.set(Map.prototype, way as string, counting);
      await job();
    } finally {
      for (const [way, original] of originals) Reflect.set(Map.prototype, way, original);
    }
    return visited;
  }

  test.each([
    ["reset", async (store: Store) => store.delete("sandbox-7")],
    ["rewound", (store: Store) => appends(store, "sandbox-7", { ...adding(1), keep: 0 })],
  ])("are not searched when another one is %s", async (_, change) => {
    const store = memoryStore(manualClock(T0));
    for (let n = 0; n < SANDBOXES; n += 1) {
      const keys = Array.from({ length: KEYS }, (_, m) => `${n}-${m}`);
      await appends(store, `sandbox-${n}`, taking(...keys));
    }
    expect(await entriesVisited(() => change(store))).toBeLessThan(2 * (SANDBOXES + KEYS));
    expect(await store.ownerOf("7-0")).toBeUndefined();
    expect(await store.ownerOf("8-0")).toBe("sandbox-8");
  });
});

describe("a shared connection", () => {
  test("says that it is shared", () => {
    expect(connections()[0]).toMatchObject({ shared: true, outlives: false });
  });

  test("that is closed returns only its own leases", async () => {
    const [one, two, three] = connections();
    await one.lease("a", "advance", 1000);
    await two.lease("b", "advance", 1000);
    await one.close();
    expect(await three.lease("a", "advance", 1000)).toBe(true);
    expect(await three.lease("b", "advance", 1000)).toBe(false);
  });
});

// The twin that answers later must be a store itself: other suites rely on it.
describeStore("in memory that answers later", slowStorage);
