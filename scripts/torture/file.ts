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
import { DATA_FILE } from "../../mocks/data-file.js";
import { realClock } from "../../mocks/runtime/real-clock.js";
import { BEGINNING } from "../../mocks/store/position.js";
import { sqliteStorage } from "../../mocks/store/sqlite/store.js";
import {
  type Caller,
  callerOf,
  chanceOf,
  openShop,
  type Shop,
  startVictim,
  type Trial,
  type TrialOptions,
  type TrialResult,
  type Victim,
} from "./gateway.js";
import { freshFailures, logFailures } from "./verdicts.js";
import { answered, Writer } from "./writers.js";

const WRITERS = 8;

/** After so many kills all logs are read whole, and new sandboxes begin: a check stays quick. */
const KILLS_A_LEG = 50;

/** After so many answers the gateway is killed, whatever it is doing then. */
const ANSWERS = { least: 5, most: 70 } as const;

/** A failure is as good as a thousand of its kind. */
const FAILURES_MAX = 20;

/** A gateway with a data folder, killed again and again under load. */
export const file: Trial = {
  about:
    "kill -9 of a --data gateway under 8 writers: after each start what was acknowledged since the last one, every 50th time all of it",
  kills: 10_000,
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), "paystub-torture-"));
    const shop = await openShop();
    try {
      return await killed(options, folder, shop);
    } finally {
      shop.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** What is counted over all legs. */
interface Tally {
  kills: number;
  acknowledged: number;
  events: number;
  callbacks: number;
  attempts: number;
  "reached the shop twice": number;
  "cut off": number;
}

async function killed(options: TrialOptions, folder: string, shop: Shop): Promise<TrialResult> {
  const { kills, seed, progress } = options;
  const draw = chanceOf(seed);
  const failures: string[] = [];
  const tally: Tally = {
    ...{ kills: 0, acknowledged: 0, events: 0, callbacks: 0, attempts: 0 },
    ...{ "cut off": 0, "reached the shop twice": 0 },
  };
  for (let leg = 1; tally.kills < kills && failures.length < FAILURES_MAX; leg += 1) {
    const writers = Array.from(
      { length: WRITERS },
      (_, n) => new Writer(`leg-${leg}-writer-${n + 1}`, shop.url, draw),
    );
    const most = Math.min(KILLS_A_LEG, kills - tally.kills);
    for (let n = 0; n < most && failures.length < FAILURES_MAX; n += 1) {
      failures.push(...(await oneKill(options, folder, writers, draw)));
      tally.kills += 1;
    }
    failures.push(...(await endOfLeg(options, folder, writers, shop, tally)));
    const now = `${tally.acknowledged} acknowledged, ${failures.length} failures`;
    progress({ done: tally.kills, total: kills, now });
  }
  return { figures: { ...tally }, failures };
}

/** Starts, looks whether all is there, lets everybody write, and kills. */
async function oneKill(
  { planted }: TrialOptions,
  folder: string,
  writers: readonly Writer[],
  draw: () => number,
): Promise<readonly string[]> {
  const victim = await startVictim(planted ? "planted" : "built", folder);
  const failures = await withCallers(victim, writers, async (callers) => {
    const looks = writers.map((writer, n) => freshFailures(writer, callers[n] as Caller));
    const found = (await Promise.all(looks)).flat();
    const writing = writers.map((writer, n) => writer.writes(callers[n] as Caller));
    await answered(writers, ANSWERS.least + draw() * (ANSWERS.most - ANSWERS.least));
    await victim.kill();
    await Promise.all(writing);
    return found;
  });
  return failures;
}

async function withCallers<T>(
  { baseUrl }: Victim,
  writers: readonly Writer[],
  use: (callers: readonly Caller[]) => Promise<T>,
): Promise<T> {
  const callers = writers.map(({ sandbox }) => callerOf(baseUrl, sandbox));
  try {
    return await use(callers);
  } finally {
    for (const caller of callers) caller.close();
  }
}

/** Reads all logs whole after everything that is due, and makes room for the next leg. */
async function endOfLeg(
  { planted }: TrialOptions,
  folder: string,
  writers: readonly Writer[],
  shop: Shop,
  tally: Tally,
): Promise<readonly string[]> {
  const victim = await startVictim(planted ? "planted" : "built", folder);
  const failures = await withCallers(victim, writers, async (callers) => {
    const found: string[] = [];
    for (const [n, writer] of writers.entries()) {
      const caller = callers[n] as Caller;
      const sandbox = `/_control/sandboxes/${writer.sandbox}`;
      // What was cut off is tried again after a minute on the sandbox's clock, later after more.
      await caller.call("POST", `${sandbox}/clock/advance`, { by: "PT1H" });
      const { status, body } = await caller.call("GET", `${sandbox}/export`);
      if (status !== 200) {
        if (writer.acknowledged > 0) found.push(`sandbox ${writer.sandbox} is gone: ${status}`);
        continue;
      }
      const events = body.events as Parameters<typeof logFailures>[1];
      found.push(...logFailures(writer, events));
      count(tally, events, writer);
      await caller.call("DELETE", sandbox);
    }
    return found;
  });
  for (const times of shop.calls.values()) tally["reached the shop twice"] += times - 1;
  shop.forget();
  await victim.kill();
  return failures;
}

function count(
  tally: Tally,
  events: readonly { readonly type: string; readonly result?: { readonly detail: string } }[],
  { acknowledged }: Writer,
): void {
  tally.acknowledged += acknowledged;
  tally.events += events.length;
  for (const { type, result } of events) {
    if (type === "callback-scheduled") tally.callbacks += 1;
    if (type === "callback-attempted") tally.attempts += 1;
    if (result?.detail.includes("cut off")) tally["cut off"] += 1;
  }
}

/** How many answers one after the other are counted against flushes. */
const COUNTED = 100;

const PAGE_BYTES = 4096;

/** How much is written before the power goes. */
const ANSWERS_BEFORE_CUT = 300;

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
  const victim = await startVictim("built", folder, tracer);
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
  const victim = await startVictim("built", whole);
  const writers = Array.from({ length: 8 }, (_, n) => new Writer(`w-${n}`, shopUrl, draw));
  const callers = writers.map(({ sandbox }) => callerOf(victim.baseUrl, sandbox));
  const writing = writers.map((writer, n) => writer.writes(callers[n] as Caller));
  await answered(writers, ANSWERS_BEFORE_CUT);
  await victim.kill();
  await Promise.all(writing);
  for (const caller of callers) caller.close();
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
