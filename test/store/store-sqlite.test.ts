import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyOf } from "../../mocks/domain/events.js";
import { JOURNAL_LIMITS } from "../../mocks/sandbox/journal.js";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import { StoreStopped } from "../../mocks/sandbox/store-errors.js";
import { memoryStore } from "../../mocks/store/memory.js";
import { type SqlDatabase, type SqlDriver, sqlDriver } from "../../mocks/store/sqlite/driver.js";
import { sqliteStorage } from "../../mocks/store/sqlite/store.js";
import type { Store } from "../../mocks/store/store.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { creates, pays } from "../support/parts.js";
import { asKilled, beginsLife, dataFolder, storageIn } from "../support/store.js";
import { request } from "./journal.js";
import { adding, appends, event, inheriting, instants, taking } from "./shapes.js";
import { describeStore } from "./store-conformance.js";

describeStore("in a file", async (clock) => {
  const folder = mkdtempSync(join(tmpdir(), "paystub-"));
  const soon = (run: () => void) => setImmediate(run);
  const storage = await sqliteStorage({
    path: join(folder, "paystub.db"),
    clock: { now: clock.now, wait: clock.wait, soon },
  });
  return {
    connect: () => storage.connect(),
    close: () => {
      storage.close();
      rmSync(folder, { recursive: true });
    },
  };
});

/** What the driver throws for a full disk. */
const FULL = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });

/** A driver whose statements fail on demand. */
async function failingDriver(fails: (sql: string) => boolean): Promise<SqlDriver> {
  const sound = await sqlDriver();
  return (path) => {
    const db = sound(path);
    const prepare: SqlDatabase["prepare"] = (sql) => {
      const statement = db.prepare(sql);
      const run = (...values: never[]) => {
        if (fails(sql)) throw FULL;
        return statement.run(...values);
      };
      return { run, get: (...v) => statement.get(...v), all: (...v) => statement.all(...v) };
    };
    const exec = (sql: string) => {
      if (fails(sql)) throw FULL;
      return db.exec(sql);
    };
    return { exec, prepare, close: () => db.close() };
  };
}

const clock = manualClock(T0);

describe("a full disk", () => {
  test.each(["commit", "insert into events", "begin"])("at %s stops the store", async (at) => {
    const folder = dataFolder();
    let isFull = false;
    const stops: Error[] = [];
    const driver = await failingDriver((sql) => isFull && sql.startsWith(at));
    const stopped = (error: Error) => stops.push(error);
    const storage = await storageIn(folder, clock, { driver, stopped });
    const store = storage.connect();
    const end = await appends(store, "a", adding(1));
    await store.flushed();
    isFull = true;
    const changes = [
      () => store.append("a", end, adding(2)),
      () => store.append("b", BEGINNING, adding(1)),
      () => store.delete("a"),
    ];
    const all = await Promise.allSettled(
      changes.map(async (change) => {
        change();
        await store.flushed();
      }),
    );
    isFull = false;
    const path = join(folder, "paystub.db");
    const why = `${path} failed: the disk is full; nothing more is read or written`;
    const reasons = all.map((one) => (one.status === "rejected" ? String(one.reason) : "taken"));
    expect(reasons).toEqual(all.map(() => `StoreStopped: ${why}`));
    expect(() => store.append("a", end, adding(2))).toThrow(StoreStopped);
    expect(() => store.flushed()).toThrow(StoreStopped);
    expect(() => store.read("a", BEGINNING)).toThrow(StoreStopped);
    expect(() => store.list()).toThrow(StoreStopped);
    expect(stops.map(({ message }) => message)).toEqual([why]);
    // What was acknowledged is there for the next one.
    const next = (await storageIn(asKilled(folder), clock)).connect();
    expect(await instants(next, "a")).toEqual([1]);
    expect((await next.list()).map(({ name }) => name)).toEqual(["a"]);
    storage.close();
  });
});

describe("the journal of requests", () => {
  test("is written by itself, so that a change writes events alone", async () => {
    const folder = dataFolder();
    const statements: string[] = [];
    const driver = await failingDriver((sql) => {
      statements.push(sql);
      return false;
    });
    const storage = await storageIn(folder, clock, { driver });
    const store = storage.connect();
    const written = () => statements.filter((sql) => sql.startsWith("insert into requests"));
    store.record(null, request());
    await appends(store, "a", adding(1));
    await store.flushed();
    expect(written()).toHaveLength(0);
    await clock.pass(100);
    expect(written()).toHaveLength(1);
    storage.close();
  });

  test("is written before its time when many long requests wait", async () => {
    const folder = dataFolder();
    const storage = await storageIn(folder, clock);
    const store = storage.connect();
    const requestBody = "x".repeat(JOURNAL_LIMITS.bodyBytes);
    for (let n = 0; n < 20; n += 1) store.record(null, request({ requestBody }));
    const next = await storageIn(asKilled(folder), clock);
    expect(await next.connect().recordedCount(null)).toBeGreaterThan(10);
    next.close();
    storage.close();
  });

  test("keeps the latest requests within its bytes, however long the oldest are", async () => {
    const storage = await storageIn(dataFolder(), clock);
    const store = storage.connect();
    const responseBody = "x".repeat(JOURNAL_LIMITS.bodyBytes);
    for (let n = 0; n < 200; n += 1) store.record(null, request({ responseBody }));
    for (let n = 0; n < 100; n += 1) store.record(null, request({ path: `/${n}` }));
    const { requests, dropped } = await store.recorded(null);
    expect(requests.slice(-100).map(({ path }) => path)).toEqual(
      Array.from({ length: 100 }, (_, n) => `/${n}`),
    );
    expect(requests.length + dropped).toBe(300);
    storage.close();
  });

  test("on a full disk stops the store, and the timer that writes it throws nothing", async () => {
    const stops: Error[] = [];
    const stopped = (error: Error) => stops.push(error);
    const driver = await failingDriver((sql) => sql.startsWith("insert into requests"));
    const storage = await storageIn(dataFolder(), clock, { driver, stopped });
    const store = storage.connect();
    store.record(null, request());
    await clock.pass(100);
    expect(stops).toHaveLength(1);
    expect(() => store.list()).toThrow(StoreStopped);
    storage.close();
  });
});

test("a disk that is full at the end leaves the write-ahead log beside the file, for the next start", async () => {
  const folder = dataFolder();
  const driver = await failingDriver((sql) => sql === "pragma journal_mode = delete");
  const storage = await storageIn(folder, clock, { driver });
  const store = storage.connect();
  await appends(store, "a", adding(1));
  await store.flushed();
  expect(() => storage.close()).not.toThrow();
  // This process may hold the file as long as it lives: the next one has a copy.
  const next = await storageIn(asKilled(folder), clock);
  expect(await instants(next.connect(), "a")).toEqual([1]);
  next.close();
});

test("events without a checksum are counted by an index, so that a start does not read all events", async () => {
  const folder = dataFolder();
  (await storageIn(folder, clock)).close();
  const db = (await sqlDriver())(join(folder, "paystub.db"));
  const count = "explain query plan select count(*) from events where sum is null";
  expect(db.prepare(count).all()).toEqual([
    expect.objectContaining({ detail: expect.stringContaining("INDEX events_unsummed") }),
  ]);
  db.close();
});

describe("unfinished or deleted data", () => {
  const keys = Array.from({ length: 6000 }, (_, n) => String(n));

  test("is removed after a kill, and belongs to no log in the meantime", async () => {
    const folder = dataFolder();
    const storage = await storageIn(folder, clock);
    const store = storage.connect();
    await appends(store, "a", taking(...keys));
    await appends(store, "fork", inheriting(...keys));
    await appends(store, "gone", taking("x", ...keys.map((key) => `x${key}`)));
    await appends(store, "a", { ...adding(9), keep: 1 });
    store.delete("gone");
    await store.flushed();
    const next = await storageIn(asKilled(folder), clock);
    const after = next.connect();
    const ownersOf = (some: readonly string[]) => some.map((key) => after.ownerOf(key));
    expect(ownersOf(["0", "1", "5999", "x", "x5"])).toEqual([
      ...["a", "fork", "fork", undefined, undefined],
    ]);
    expect(await instants(after, "a")).toEqual([1, 9]);
    // The name and the numbers are free, and the log goes on where there was another one.
    await appends(after, "gone", taking("x"));
    await appends(after, "a", taking("y"));
    expect(next.upkeep.figures().events).toBe(keys.length + 3 + 1);
    expect(next.upkeep.faults()).toEqual([]);
    expect(ownersOf(["0", "1", "5999", "x", "x5", "y"])).toEqual([
      ...["a", "fork", "fork", "gone", undefined, "a"],
    ]);
    next.close();
    storage.close();
  });

  test("is removed in parts, while others are served", async () => {
    const folder = dataFolder();
    let parts = 0;
    const driver = await failingDriver((sql) => {
      if (sql.startsWith("delete from events")) parts += 1;
      return false;
    });
    const storage = await storageIn(folder, clock, { driver });
    const store = storage.connect();
    await appends(store, "a", taking(...keys));
    await appends(store, "b", adding(1));
    store.delete("a");
    expect(parts).toBe(0);
    for (let turn = 0; turn < 20; turn += 1) await clock.quiet();
    expect(parts).toBe(keys.length / 1000);
    expect([storage.upkeep.faults(), storage.upkeep.figures().events]).toEqual([[], 1]);
    storage.close();
  });

  test("is cleared away at once by a command, with a commit for each part", async () => {
    let commits = 0;
    const driver = await failingDriver((sql) => {
      if (sql === "commit") commits += 1;
      return false;
    });
    const storage = await storageIn(dataFolder(), clock, { driver });
    const store = storage.connect();
    await appends(store, "a", taking(...keys));
    await store.flushed();
    store.delete("a");
    commits = 0;
    storage.upkeep.clear();
    expect(commits).toBe(keys.length / 1000);
    expect([storage.upkeep.faults(), storage.upkeep.figures().events]).toEqual([[], 0]);
    storage.close();
  });

  test("leaves each number to the same sandbox as a store in memory", async () => {
    const name = fc.constantFrom("a", "b", "c");
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 4000 }), { maxLength: 1800 });
    const step = fc.oneof(
      fc.record({ name, take: some }),
      fc.record({ name, inherit: some }),
      fc.record({ name, keep: fc.integer({ min: 1, max: 3000 }) }),
      fc.record({ name, reset: fc.constant(true) }),
      fc.record({ turns: fc.integer({ min: 0, max: 3 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const folder = mkdtempSync(join(tmpdir(), "paystub-"));
        const storage = await storageIn(folder, clock);
        const stores = [storage.connect(), memoryStore(clock)];
        const does = async (store: Store, given: (typeof steps)[number]) => {
          if ("turns" in given) return;
          if ("reset" in given) return store.delete(given.name);
          const reading = await store.read(given.name, BEGINNING);
          const at = reading?.at ?? BEGINNING;
          const had = new Set(reading?.events.map(({ event }) => keyOf(event)));
          const fresh = (numbers: readonly number[]) =>
            numbers.map(String).filter((key) => !had.has(key));
          const change =
            "take" in given
              ? taking(...fresh(given.take))
              : "inherit" in given
                ? inheriting(...fresh(given.inherit))
                : { ...adding(5), keep: given.keep };
          const appended = await store.append(given.name, at, change);
          return "at" in appended ? appended.at.seq : appended;
        };
        for (const given of steps) {
          const [file, memory] = [
            await does(stores[0] as Store, given),
            await does(stores[1] as Store, given),
          ];
          expect(file).toEqual(memory);
          for (let n = 0; "turns" in given && n < given.turns; n += 1) await clock.quiet();
          const owners = await Promise.all(
            stores.map((store) =>
              Promise.all(Array.from({ length: 200 }, (_, n) => store.ownerOf(String(n * 20)))),
            ),
          );
          expect(owners[0]).toEqual(owners[1]);
        }
        expect(storage.upkeep.faults()).toEqual([]);
        storage.close();
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 25 },
    );
  });
});

test("reads no more large events from the file than it returns at once", async () => {
  let rows = 0;
  const sound = await sqlDriver();
  const driver: SqlDriver = (path) => {
    const db = sound(path);
    const prepare: SqlDatabase["prepare"] = (sql) => {
      const statement = db.prepare(sql);
      const all = (...values: never[]) => {
        const read = statement.all(...values);
        if (sql.includes("from events where place")) rows += read.length;
        return read;
      };
      return { all, get: (...v) => statement.get(...v), run: (...v) => statement.run(...v) };
    };
    return { prepare, exec: (sql) => db.exec(sql), close: () => db.close() };
  };
  const storage = await storageIn(dataFolder(), clock, { driver });
  const store = storage.connect();
  const large = (n: number) =>
    ({ type: "label-added", at: n, name: "x".repeat(1_000_000) }) as const;
  const events = Array.from({ length: 12 }, (_, n) => large(n));
  await appends(store, "a", { events, dueAt: null });
  const sizes: number[] = [];
  let reading = await store.read("a", BEGINNING, 1000);
  for (; reading?.more; reading = await store.read("a", reading.at)) {
    sizes.push(reading.events.length);
  }
  expect([...sizes, reading?.events.length]).toEqual([2, 2, 2, 2, 2, 2]);
  expect(rows).toBe(events.length);
  expect(reading?.at.seq).toBe(events.length);
  storage.close();
});

describe("a file", () => {
  test("of a newer paystub is refused and not changed", async () => {
    const folder = dataFolder();
    const path = join(folder, "paystub.db");
    (await storageIn(folder, clock)).close();
    const db = (await sqlDriver())(path);
    db.exec("update meta set form = 4");
    db.close();
    const before = readFileSync(path);
    await expect(storageIn(folder, clock)).rejects.toThrow(
      `${path} was written by a newer paystub (form 4, this one knows 3); it was left as it is, start the newer one`,
    );
    expect(readFileSync(path)).toEqual(before);
    expect(existsSync(`${path}-wal`)).toBe(false);
  });

  test("of another program is refused and not changed", async () => {
    const folder = dataFolder();
    const path = join(folder, "paystub.db");
    const db = (await sqlDriver())(path);
    db.exec("create table letters (text text)");
    db.close();
    const before = readFileSync(path);
    await expect(storageIn(folder, clock)).rejects.toThrow(
      `${path} is a database of something else; it was left as it is, give another folder`,
    );
    expect(readFileSync(path)).toEqual(before);
  });

  test("distinguishes writes of another run from its own", async () => {
    const folder = dataFolder();
    const first = await storageIn(folder, clock);
    await appends(first.connect(), "a", adding(1));
    first.close();
    const second = await storageIn(folder, clock);
    const store = second.connect();
    await appends(store, "a", adding(2));
    const reading = await store.read("a", BEGINNING);
    expect(reading?.events.map(({ mine }) => mine)).toEqual([false, true]);
    second.close();
  });

  test("with missing events prevents the reading of their sandbox, and no other", async () => {
    const folder = dataFolder();
    const storage = await storageIn(folder, clock);
    await appends(storage.connect(), "a", adding(1, 2, 3));
    storage.close();
    const db = (await sqlDriver())(join(folder, "paystub.db"));
    db.exec("delete from events where place % 4 = 2");
    db.close();
    copyFileSync(join(folder, "paystub.db"), join(dataFolder(), "paystub.db"));
    const store = (await storageIn(asKilled(folder), clock)).connect();
    expect(() => store.read("a", BEGINNING)).toThrow(
      "event 2 of sandbox a cannot be read: it is missing",
    );
    expect(await store.append("b", BEGINNING, adding(1))).toHaveProperty("at");
  });
});

describe("writes that share a commit", () => {
  test("are seen in order, and a refused one affects no other", async () => {
    const storage = await storageIn(dataFolder(), clock);
    const store = storage.connect();
    const all = await Promise.all([
      store.append("a", BEGINNING, adding(1)),
      store.append("a", BEGINNING, adding(9)),
      store.append("a", { epoch: 1, seq: 1 }, adding(2)),
      store.append("b", BEGINNING, adding(1)),
      store.delete("b"),
      store.append("b", BEGINNING, adding(3)),
    ]);
    expect(all).toMatchObject([
      { at: { epoch: 1, seq: 1 } },
      { moved: true },
      { at: { epoch: 1, seq: 2 } },
      { at: { epoch: 2, seq: 1 } },
      true,
      { at: { epoch: 3, seq: 1 } },
    ]);
    expect(await instants(store, "a")).toEqual([1, 2]);
    expect(await instants(store, "b")).toEqual([3]);
    storage.close();
  });

  test("are stored when their reader has waited, and not before", async () => {
    const folder = dataFolder();
    const storage = await storageIn(folder, clock);
    const store = storage.connect();
    store.append("a", BEGINNING, { events: [event(1)], dueAt: 1 });
    const before = await storageIn(asKilled(folder), clock);
    expect(before.connect().list()).toEqual([]);
    await store.flushed();
    expect(store.flushed()).toBeUndefined();
    const after = await storageIn(asKilled(folder), clock);
    expect(await instants(after.connect(), "a")).toEqual([1]);
    for (const one of [before, after, storage]) one.close();
  });

  test("are reported to every reader after they are stored", async () => {
    const folder = dataFolder();
    const life = await beginsLife(folder, clock);
    const sandbox = await life.open();
    const reported: string[] = [];
    const created = creates(sandbox).then((no) => reported.push(no));
    const read = (async () => sandbox.read(({ invoices }) => invoices.size))().then((size) =>
      reported.push(`${size}`),
    );
    await Promise.resolve();
    expect(reported).toEqual([]);
    await Promise.all([created, read]);
    expect(reported).toHaveLength(2);
    expect(reported).toContain("1");
    const next = await beginsLife(asKilled(folder), clock);
    expect(await (await next.open()).read(({ invoices }) => invoices.size)).toBe(1);
  });
});

describe("a gateway over a file", () => {
  test("whose disk is full answers immediately that the result is unknown", async () => {
    let isFull = false;
    const driver = await failingDriver((sql) => isFull && sql === "commit");
    const real = manualClock(T0);
    const life = await beginsLife(dataFolder(), real, { storage: { driver } });
    const sandbox = await life.open();
    const no = await creates(sandbox);
    isFull = true;
    await expect(pays(sandbox, no)).rejects.toThrow("the store does not answer: ");
    isFull = false;
    await expect(creates(sandbox)).rejects.toThrow("the disk is full; nothing more is read");
    expect(() => sandbox.read(() => undefined)).toThrow("the store does not answer");
    expect(real.now()).toBe(T0);
  });

  test("at its size limit refuses new data, and existing sandboxes continue", async () => {
    const life = await beginsLife(dataFolder(), manualClock(T0), {
      storage: { maxBytes: 100_000 },
    });
    const sandbox = await life.open();
    const spare = await life.open("spare");
    const numbers: string[] = [];
    const filled = (async () => {
      for (let n = 0; n < 1000; n += 1) numbers.push(await creates(n % 2 ? sandbox : spare));
    })();
    await expect(filled).rejects.toThrow(
      /paystub\.db has reached its limit of 100,000 bytes. Reset sandboxes that you no longer need, or start with a higher --data-max/,
    );
    await expect(life.open("more")).rejects.toThrow("has reached its limit");
    expect(await sandbox.read(({ invoices }) => invoices.has(numbers[1] ?? ""))).toBe(true);
    await life.gateway.reset("spare");
    expect(await creates(sandbox)).not.toBe("");
  });

  test("refuses more events than a sandbox may have, and a rewind makes room", async () => {
    const life = await beginsLife(dataFolder(), manualClock(T0), { eventsMax: 4 });
    const sandbox = await life.open();
    for (let n = 0; n < 3; n += 1) await creates(sandbox);
    const why = "sandbox test has 4 events, and its limit is 4";
    await expect((async () => creates(sandbox))()).rejects.toThrow(why);
    expect(await sandbox.read(({ invoices }) => invoices.size)).toBe(3);
    await sandbox.clock.rewind(2);
    expect(await creates(sandbox)).not.toBe("");
  });

  test("opens no more sandboxes at once than its limit", async () => {
    const life = await beginsLife(dataFolder(), manualClock(T0), { sandboxesMax: 3 });
    const names = Array.from({ length: 10 }, (_, n) => `box-${n}`);
    const opened = await Promise.allSettled(names.map((name) => life.open(name)));
    expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await life.gateway.directory()).toHaveLength(3);
  });

  test("counts the sandboxes that are not in memory", async () => {
    const folder = dataFolder();
    const real = manualClock(T0);
    const life = await beginsLife(folder, real, { sandboxesMax: 2 });
    await life.open("a");
    await life.open("b");
    await life.close();
    const next = await beginsLife(folder, real, { sandboxesMax: 2 });
    expect(next.gateway.size).toBe(2);
    await expect(next.open("c")).rejects.toThrow(
      "this gateway has 2 sandboxes, and its limit is 2.",
    );
    expect((await next.open("b")).name).toBe("b");
  });
});
