import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DATA_FILE, inspectDataFile } from "../../mocks/open-store.js";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import { realClock } from "../../mocks/sandbox/real-clock.js";
import { StoreStopped, StoreUnusable, Unreadable } from "../../mocks/sandbox/store-errors.js";
import { type SqliteStorage, sqliteStorage } from "../../mocks/store/sqlite/store.js";
import {
  BUILT,
  type Caller,
  callerOf,
  chanceOf,
  openShop,
  startVictim,
  type Trial,
  type TrialOptions,
  type TrialResult,
} from "./gateway.js";
import { heardFromAll, Writer } from "./writer.js";

/** How many answers one after the other are counted against flushes. */
const COUNTED = 100;

const PAGE_BYTES = 4096;

const WRITERS = 8;
const WRITE_LIMIT_MS = 60_000;

/** What a loss of power can leave, as far as it can be shown without one. */
export const power: Trial = {
  about:
    "loss of power as far as it can be simulated: flushes counted by strace, and a write-ahead log whose end is torn off or overwritten",
  kills: 300,
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), "paystub-power-"));
    const shop = await openShop();
    try {
      const flushes = await flushed(join(folder, "flushes"));
      const torn = await tornLogs(options, folder, shop.url);
      return {
        figures: { ...flushes.figures, ...torn.figures },
        failures: [...flushes.failures, ...torn.failures],
      };
    } finally {
      shop.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Each answer to a writer who writes alone has a flush of its own before it. */
async function flushed(folder: string): Promise<TrialResult> {
  if (spawnSync("strace", ["-V"]).status !== 0) {
    return { figures: { "flushes were not counted: no strace": 1 }, failures: [] };
  }
  const counts = `${folder}.strace`;
  const tracer = ["strace", "-f", "-e", "trace=fsync,fdatasync", "-o", counts];
  const victim = await startVictim(BUILT, ["--data", folder, "--port", "0"], tracer);
  const caller = callerOf(victim.baseUrl, "shop");
  const count = () => readFileSync(counts, "utf8").split("sync(").length - 1;
  await creates(caller, 0);
  const before = count();
  for (let n = 1; n <= COUNTED; n += 1) await creates(caller, n);
  const flushes = count() - before;
  caller.close();
  await victim.kill();
  const failures = flushes >= COUNTED ? [] : [`${COUNTED} answers, but ${flushes} flushes`];
  return { figures: { answers: COUNTED, flushes }, failures };
}

async function creates(caller: Caller, n: number): Promise<void> {
  const product = { title: "Product", price: 10, qty: 1 };
  const { status } = await caller.call("POST", "/api/addInvoice", {
    ...{ orderNumber: `${n}`, amount: 10, callBackUrl: "http://127.0.0.1:9/", products: [product] },
    ...{ clientName: "Client", clientMobile: "0500000000" },
  });
  if (status !== 200) throw new Error(`addInvoice: ${status}`);
}

/**
 * A file that was killed under load, with the end of its write-ahead log torn off at any byte or
 * overwritten: it opens, and each log is a beginning of what it was.
 */
async function tornLogs(
  { kills, seed, progress }: TrialOptions,
  folder: string,
  shopUrl: string,
): Promise<TrialResult> {
  const draw = chanceOf(seed);
  const whole = join(folder, "whole");
  await killedUnderLoad(whole, shopUrl, draw);
  const before = await logsOf(whole, join(folder, "read"));
  const failures: string[] = [];
  let kept = 0;
  for (let n = 1; n <= kills; n += 1) {
    const copy = join(folder, `torn-${n}`);
    cpSync(whole, copy, { recursive: true });
    tear(join(copy, `${DATA_FILE}-wal`), draw, n % 2 === 0);
    const after = await logsOf(copy, join(folder, "again"));
    for (const [name, events] of after) {
      kept += events.length;
      const was = before.get(name) ?? [];
      if (events.some((text, at) => text !== was[at])) failures.push(`torn ${n}: ${name} differs`);
    }
    rmSync(copy, { recursive: true });
    if (n % 50 === 0) progress({ done: n, total: kills, now: `${failures.length} failures` });
  }
  return { figures: { "torn logs": kills, "events read from them": kept }, failures };
}

/** Leaves in a folder what a kill under load leaves of a gateway's data. */
async function killedUnderLoad(folder: string, shopUrl: string, draw: () => number): Promise<void> {
  const victim = await startVictim(BUILT, ["--data", folder, "--port", "0"]);
  const around = { baseUrls: [victim.baseUrl], shopUrl, draw };
  const writers = Array.from({ length: WRITERS }, (_, n) => new Writer(`w-${n}`, `w-${n}`, around));
  let isOver = false;
  const writing = writers.map((writer) => writer.writes(() => isOver));
  await heardFromAll(writers, WRITE_LIMIT_MS);
  await victim.kill();
  isOver = true;
  await Promise.all(writing);
}

/** How a start takes a folder in which a bit has changed. */
type Taken = "refused at start" | "said at start" | "refused when read" | "said by check" | "whole";

/** Bits that change on a disk, in the file or in the log beside it. */
export const flips: Trial = {
  about:
    "one flipped bit in a data file or its log after a kill: refused or said, and never other events than were written",
  kills: 1000,
  async run({ kills, seed, planted, progress }) {
    const draw = chanceOf(seed);
    const folder = mkdtempSync(join(tmpdir(), "paystub-flips-"));
    const shop = await openShop();
    try {
      const whole = join(folder, "whole");
      await killedUnderLoad(whole, shop.url, draw);
      const before = await logsOf(whole, join(folder, "read"));
      // One that was closed has all in its file, and one that was killed most of it in the log beside it.
      const closed = join(folder, "closed");
      cpSync(whole, closed, { recursive: true });
      (await sqliteStorage({ path: join(closed, DATA_FILE), clock: realClock })).close();
      const failures: string[] = [];
      const tally: Record<Taken, number> = {
        ...{ "refused at start": 0, "said at start": 0, "refused when read": 0 },
        ...{ "said by check": 0, whole: 0 },
      };
      for (let n = 1; n <= kills; n += 1) {
        const copy = join(folder, `flipped-${n}`);
        cpSync(n % 2 === 0 ? whole : closed, copy, { recursive: true });
        const flipped = flip(join(copy, n % 2 === 0 ? `${DATA_FILE}-wal` : DATA_FILE), draw);
        const { taken, logs } = await takenIn(copy, planted);
        tally[taken] += 1;
        const differs = [...before].find(([name, events]) => !isSame(logs?.get(name), events));
        if (taken === "whole" && differs) failures.push(`${flipped}: ${differs[0]} differs unsaid`);
        rmSync(copy, { recursive: true });
        if (n % 50 === 0) progress({ done: n, total: kills, now: `${failures.length} failures` });
      }
      return { figures: { "flipped bits": kills, ...tally }, failures };
    } finally {
      shop.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function flip(path: string, draw: () => number): string {
  const bytes = readFileSync(path);
  const at = Math.floor(draw() * bytes.length);
  const bit = Math.floor(draw() * 8);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  writeFileSync(path, bytes);
  return `bit ${bit} of byte ${at} of ${basename(path)}`;
}

/** Opens a folder as a start does, and reads all of it. A planted failure looks at nothing. */
async function takenIn(
  folder: string,
  planted: boolean,
): Promise<{ readonly taken: Taken; readonly logs?: Logs }> {
  const path = join(folder, DATA_FILE);
  let storage: SqliteStorage | undefined;
  try {
    const cut = planted ? undefined : await inspectDataFile(path);
    storage = await sqliteStorage({ path, clock: realClock, fsync: false });
    if (cut !== undefined || storage.upkeep.tailFaults().length > 0)
      return { taken: "said at start" };
    const logs = await readLogs(storage);
    const taken = storage.upkeep.faults().length > 0 ? "said by check" : "whole";
    return { taken, logs };
  } catch (error) {
    if (error instanceof StoreUnusable) return { taken: "refused at start" };
    if (error instanceof Unreadable || error instanceof StoreStopped) {
      return { taken: "refused when read" };
    }
    throw error;
  } finally {
    try {
      storage?.close();
    } catch {
      // A broken file cannot be given back whole.
    }
  }
}

function isSame(some: readonly string[] | undefined, others: readonly string[]): boolean {
  return some?.length === others.length && some.every((text, n) => text === others[n]);
}

function tear(wal: string, draw: () => number, isOverwritten: boolean): void {
  const { size } = statSync(wal);
  const at = Math.floor(draw() * size);
  if (!isOverwritten) return truncateSync(wal, at);
  const bytes = readFileSync(wal);
  for (let n = at; n < Math.min(size, at + PAGE_BYTES); n += 1) bytes[n] = Math.floor(draw() * 256);
  // Nothing after the page that was being written at the power failure had been written.
  writeFileSync(wal, bytes.subarray(0, Math.min(size, at + PAGE_BYTES)));
}

/** The events of each sandbox as texts, from a copy, since to open a file changes it. */
async function logsOf(folder: string, copy: string) {
  cpSync(folder, copy, { recursive: true });
  const storage = await sqliteStorage({
    path: join(copy, DATA_FILE),
    clock: realClock,
    fsync: false,
  });
  const logs = await readLogs(storage);
  const faults = storage.upkeep.faults();
  if (faults.length > 0) throw new Error(`${folder}: ${faults[0]}`);
  storage.close();
  rmSync(copy, { recursive: true });
  return logs;
}

type Logs = ReadonlyMap<string, readonly string[]>;

/** The events of each sandbox as texts. */
async function readLogs(storage: SqliteStorage): Promise<Logs> {
  const store = storage.connect();
  const logs = new Map<string, readonly string[]>();
  for (const { name } of await store.list()) {
    const reading = await store.read(name, BEGINNING);
    logs.set(name, reading?.events.map(({ event }) => JSON.stringify(event)) ?? []);
  }
  return logs;
}
