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
import { join } from "node:path";
import { DATA_FILE } from "../../mocks/open-store.js";
import { realClock } from "../../mocks/runtime/real-clock.js";
import { BEGINNING } from "../../mocks/store/position.js";
import { sqliteStorage } from "../../mocks/store/sqlite/store.js";
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
  const victim = await startVictim(BUILT, ["--data", whole, "--port", "0"]);
  const around = { baseUrls: [victim.baseUrl], shopUrl, draw };
  const writers = Array.from({ length: WRITERS }, (_, n) => new Writer(`w-${n}`, `w-${n}`, around));
  let isOver = false;
  const writing = writers.map((writer) => writer.writes(() => isOver));
  await heardFromAll(writers, WRITE_LIMIT_MS);
  await victim.kill();
  isOver = true;
  await Promise.all(writing);
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

function tear(wal: string, draw: () => number, isOverwritten: boolean): void {
  const { size } = statSync(wal);
  const at = Math.floor(draw() * size);
  if (!isOverwritten) return truncateSync(wal, at);
  const bytes = readFileSync(wal);
  for (let n = at; n < Math.min(size, at + PAGE_BYTES); n += 1) bytes[n] = Math.floor(draw() * 256);
  // What came after the page that was being written when the power went had not been written.
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
  const store = storage.connect();
  const logs = new Map<string, readonly string[]>();
  for (const { name } of await store.list()) {
    const reading = await store.read(name, BEGINNING);
    logs.set(name, reading?.events.map(({ event }) => JSON.stringify(event)) ?? []);
  }
  const faults = storage.upkeep.faults();
  if (faults.length > 0) throw new Error(`${folder}: ${faults[0]}`);
  storage.close();
  rmSync(copy, { recursive: true });
  return logs;
}
