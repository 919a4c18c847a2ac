import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evolve, fold } from "../../mocks/domain/events.js";
import { SNAPSHOT_FORMAT, takeApart } from "../../mocks/domain/snapshot.js";
import type { Table } from "../../mocks/domain/table.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import { WORLD_TABLES, type World } from "../../mocks/domain/world.js";
import { readBack, SnapshotUnfit, written } from "../../mocks/runtime/log/snapshot.js";
import { SNAPSHOT_FOLDER, Snapshots } from "../../mocks/runtime/log/snapshots.js";
import { T0 } from "../support/domain.js";
import { lives } from "../support/lives.js";
import { type ManualClock, manualClock } from "../support/manual-clock.js";
import { creates, type Parts, pays } from "../support/parts.js";
import { beginsLife, dataFolder } from "../support/store.js";

const VERSION = "1.2.3";

/** A world in plain values, for any collections. */
function plain(world: World) {
  const { head, tables, sms, due } = takeApart(world);
  const entries = WORLD_TABLES.map((name) => {
    const table = tables[name] as Table<unknown>;
    const ids = [...table.keys()];
    expect([table.size, ids.every((id) => table.has(id))]).toEqual([ids.length, true]);
    expect([...table.values()]).toEqual(ids.map((id) => table.get(id)));
    return [name, ids.map((id) => [id, table.get(id)])];
  });
  return {
    head,
    entries,
    sms: [...sms],
    length: sms.length,
    due: Array.from(due, ({ at, kind, id }) => [at, kind, id]),
  };
}

function fileOf(world: World): Buffer {
  const snapshot = {
    sandbox: "test",
    firstEpoch: 1,
    position: { epoch: 1, seq: world.seq },
    world,
  };
  return Buffer.concat([...written(snapshot, { tail: "abc", version: VERSION })]);
}

describe("a stored world", () => {
  test("continues like the world that its log folds to", () => {
    fc.assert(
      fc.property(lives, fc.double({ min: 0, max: 1, noNaN: true }), ({ log }, share) => {
        const at = Math.max(1, Math.round(share * log.length));
        const { world } = readBack(fileOf(fold(log.slice(0, at))), VERSION);
        for (const event of log.slice(at)) evolve(world, event);
        expect(plain(world)).toEqual(plain(fold(log)));
      }),
      { numRuns: 100 },
    );
  });

  test("is read completely or not at all, after any damage or cut", () => {
    const [life] = fc.sample(lives, { numRuns: 1, seed: 5 });
    const file = fileOf(fold(life?.log ?? []));
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, flipped) => {
        const damaged = Buffer.from(file);
        damaged[at] = Number(damaged[at]) ^ flipped;
        expect(() => readBack(damaged, VERSION)).toThrow(SnapshotUnfit);
        expect(() => readBack(file.subarray(0, at), VERSION)).toThrow(SnapshotUnfit);
      }),
      { numRuns: 300 },
    );
    expect(() => readBack(file, "1.2.4")).toThrow("paystub 1.2.3 wrote it");
  });
});

/** What some lives fold to under the present format. */
const FOLDED = "16c4cf314b598257";

test("has a new format number whenever a log folds to another world", () => {
  const worlds = fc.sample(lives, { numRuns: 20, seed: 7 }).map(({ log }) => plain(fold(log)));
  const digest = createHash("sha256").update(JSON.stringify(worlds)).digest("hex").slice(0, 16);
  // If this fails, worlds are folded differently: raise SNAPSHOT_FORMAT and put the new digest above.
  expect(`${SNAPSHOT_FORMAT}: ${digest}`).toBe(`5: ${FOLDED}`);
});

/** A gateway over a folder that keeps a snapshot after five events. */
async function begins(folder: string, clock: ManualClock, version = VERSION) {
  const notices: string[] = [];
  const snapshots = new Snapshots({
    folder: join(folder, SNAPSHOT_FOLDER),
    ...{ clock, version, eventsApart: 5 },
    notice: (text) => notices.push(text),
  });
  return { ...(await beginsLife(folder, clock, { snapshots })), notices };
}

const filesOf = (folder: string) => readdirSync(join(folder, SNAPSHOT_FOLDER));

/** What a sandbox holds, for a comparison. */
async function worldOf({ gateway }: Parts, name = "test") {
  return (await gateway.open(name)).read((world) => plain(world as World));
}

/** A folder with a sandbox of ten invoices that was closed, and what it held. */
async function kept(clock: ManualClock) {
  const folder = dataFolder();
  const life = await begins(folder, clock);
  const sandbox = await life.open();
  for (let n = 0; n < 10; n += 1) await creates(sandbox, { orderNumber: `ORD-${n}` });
  const before = await worldOf(life);
  await life.close();
  return { folder, before };
}

describe("a snapshot in a data folder", () => {
  test("is written at the end, and the next start continues from it", async () => {
    const clock = manualClock(T0);
    const { folder, before } = await kept(clock);
    expect(filesOf(folder)).toHaveLength(1);
    const life = await begins(folder, clock);
    expect(await worldOf(life)).toEqual(before);
    const sandbox = await life.open();
    const no = await creates(sandbox, { orderNumber: "ORD-3" });
    await pays(sandbox, no);
    await life.pass(DAY_MS);
    const after = await worldOf(life);
    expect(after.head.invoiceCounts).toEqual({ pending: 0, paid: 1, canceled: 10 });
    await life.close();
    const again = await begins(folder, clock);
    expect(await worldOf(again)).toEqual(after);
    expect([life.notices, again.notices, life.errors]).toEqual([[], [], []]);
  });

  test("replaces the events before it at a start", async () => {
    const clock = manualClock(T0);
    const { folder } = await kept(clock);
    const life = await begins(folder, clock);
    const asked: number[] = [];
    const read = life.store.read.bind(life.store);
    life.store.read = (sandbox, from, limit) => {
      asked.push(from.seq);
      return read(sandbox, from, limit);
    };
    await life.open();
    expect(asked.length).toBeGreaterThan(0);
    // All of its eleven events are in the digest of the end; only that is read again.
    expect(asked.filter((seq) => seq === 0)).toHaveLength(1);
  });

  test.each([
    ["damaged", (file: Buffer) => file.fill(0, 5, 9)],
    ["cut off", (file: Buffer) => file.subarray(0, 99)],
    ["empty", () => Buffer.alloc(0)],
  ])("that is %s is ignored, reported and rewritten", async (_what, change) => {
    const clock = manualClock(T0);
    const { folder, before } = await kept(clock);
    const [name = ""] = filesOf(folder);
    const path = join(folder, SNAPSHOT_FOLDER, name);
    writeFileSync(path, change(readFileSync(path)));
    const life = await begins(folder, clock);
    expect(await worldOf(life)).toEqual(before);
    expect(life.notices).toEqual([
      expect.stringMatching(/^The snapshot of test was not used: .*\. Folding its whole log\.$/),
    ]);
    await life.close();
    expect((await begins(folder, clock)).notices).toEqual([]);
  });

  test("of another version is ignored", async () => {
    const clock = manualClock(T0);
    const { folder, before } = await kept(clock);
    const life = await begins(folder, clock, "2.0.0");
    expect(await worldOf(life)).toEqual(before);
    expect(life.notices.join()).toContain("paystub 1.2.3 wrote it");
  });

  test("of a log that was restored from a copy is ignored", async () => {
    const clock = manualClock(T0);
    const folder = dataFolder();
    const life = await begins(folder, clock);
    await creates(await life.open());
    await life.close();
    const copy = dataFolder();
    cpSync(folder, copy, { recursive: true });
    const later = await begins(folder, clock);
    for (let n = 0; n < 10; n += 1) await creates(await later.open());
    await later.close();
    cpSync(join(folder, SNAPSHOT_FOLDER), join(copy, SNAPSHOT_FOLDER), { recursive: true });
    const restored = await begins(copy, clock);
    expect((await worldOf(restored)).head.invoiceCounts.pending).toBe(1);
    expect(restored.notices.join()).toContain("the log has changed below it");
  });

  test("is deleted with its sandbox, and by a rewind", async () => {
    const clock = manualClock(T0);
    const { folder } = await kept(clock);
    const life = await begins(folder, clock);
    const sandbox = await life.open();
    await sandbox.clock.rewind(3);
    expect((await worldOf(life)).head.seq).toBe(4);
    await life.close();
    expect(filesOf(folder)).toEqual([]);
    const again = await begins(folder, clock);
    expect((await worldOf(again)).head.seq).toBe(4);
    for (let n = 0; n < 10; n += 1) await creates(await again.open());
    await again.close();
    expect(filesOf(folder)).toHaveLength(1);
    const last = await begins(folder, clock);
    await last.gateway.reset("test");
    await last.close();
    expect(filesOf(folder)).toEqual([]);
    expect([life.notices, again.notices, last.notices]).toEqual([[], [], []]);
  });

  test("is not needed if the folder is deleted, or the process is killed while it writes", async () => {
    const clock = manualClock(T0);
    const { folder, before } = await kept(clock);
    const [name = ""] = filesOf(folder);
    const half = join(folder, SNAPSHOT_FOLDER, `${name}.partly`);
    writeFileSync(half, "half");
    const life = await begins(folder, clock);
    expect(filesOf(folder)).toEqual([name]);
    expect(await worldOf(life)).toEqual(before);
    await life.close();
  });

  test("that cannot be written is reported, and has no other effect", async () => {
    const clock = manualClock(T0);
    const folder = dataFolder();
    const life = await begins(folder, clock);
    writeFileSync(join(folder, SNAPSHOT_FOLDER), "a file in the place of the folder");
    for (let n = 0; n < 10; n += 1) await creates(await life.open());
    const before = await worldOf(life);
    await life.close();
    expect(life.notices).toEqual([
      "The snapshot of test was not written: EEXIST. The next start takes longer.",
    ]);
    const again = await begins(folder, clock);
    expect(await worldOf(again)).toEqual(before);
    expect(again.notices[0]).toBe("No snapshot was used: ENOTDIR. Folding whole logs.");
  });
});
