import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Snapshots } from "../../mocks/runtime/log/snapshots.js";
import type { MemoryLimits } from "../../mocks/sandbox/memory.js";
import type { GatewayDefaults } from "../../mocks/sandbox/openings.js";
import type { Clock } from "../../mocks/sandbox/real-clock.js";
import { type MemoryStorage, memoryStorage } from "../../mocks/store/memory.js";
import {
  type SqliteOptions,
  type SqliteStorage,
  sqliteStorage,
} from "../../mocks/store/sqlite/store.js";
import type { Store } from "../../mocks/store/store.js";
import type { ManualClock } from "./manual-clock.js";
import { type Parts, partsWith, type RecordingClient, recordingClient } from "./parts.js";

/** The methods of a store that may answer later. */
type Waiting = Exclude<
  keyof Store,
  "outlives" | "shared" | "canFail" | "flushed" | "full" | "watch" | "now"
>;

const WAITING: readonly Waiting[] = [
  "append",
  "read",
  "delete",
  "list",
  "unfinished",
  "ownerOf",
  "lease",
  "release",
  "record",
  "recorded",
  "ended",
  "recordedCount",
  "getOrCreate",
  "close",
];

/** A wrapper between a caller and a store; `ask` calls the store itself. */
type Between = (method: Waiting, ask: () => unknown) => unknown;

/** A store with something between it and its callers. */
export function storeBehind(store: Store, between: Between): Store {
  const made: Partial<Record<keyof Store, unknown>> = {
    outlives: store.outlives,
    canFail: true,
    flushed: () => store.flushed(),
    shared: store.shared,
    full: () => store.full(),
    now: () => store.now(),
  };
  for (const method of WAITING) {
    const ask = store[method].bind(store) as (...given: unknown[]) => unknown;
    made[method] = (...given: unknown[]) => between(method, () => ask(...given));
  }
  return made as Store;
}

/** Numbers below 1 that look like chance and repeat by their seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32: 32 bits of state are enough for a test.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DELAY_MAX = 12;

/**
 * Waits for some turns of the promises, so that what was begun at once ends in any order. No timer and
 * no turn of the event loop: a manual clock takes all of it for one instant.
 */
async function waits(turns: number): Promise<void> {
  for (let n = 0; n < turns; n += 1) await undefined;
}

/** A store that is somewhere else: each question and each answer takes a while, each another one. */
export function slowStore(store: Store, seed: number): Store {
  const draw = chance(seed);
  return storeBehind(store, async (_method, ask) => {
    const back = draw() * DELAY_MAX;
    await waits(draw() * DELAY_MAX);
    const answer = await ask();
    await waits(back);
    return answer;
  });
}

/** The store in memory, as if it were elsewhere: each connection with delays of its own. */
export function slowStorage(clock: Clock): MemoryStorage {
  const storage = memoryStorage(clock);
  let seed = 0;
  return {
    connect: () => {
      seed += 1;
      return slowStore(storage.connect(), seed);
    },
  };
}

/** What a suite of the core runs over. */
export const STORAGES: readonly (readonly [string, (clock: Clock) => MemoryStorage])[] = [
  ["in memory", memoryStorage],
  ["that is asynchronous", slowStorage],
];

/** How a store fails: before or after it did what it was asked, at once or by its promise. */
export type Failure = "throws before" | "rejects before" | "throws after" | "rejects after";

export const FAILURES: readonly Failure[] = [
  "throws before",
  "rejects before",
  "throws after",
  "rejects after",
];

/** A store that fails when it is asked to: `failure` is asked before each question. */
export function failingStore(
  store: Store,
  failure: (method: Waiting) => Failure | undefined,
): Store {
  return storeBehind(store, (method, ask) => {
    const how = failure(method);
    if (how === undefined) return ask();
    const error = new Error(`the store ${how} ${method}`);
    if (how === "throws before") throw error;
    if (how === "rejects before") return Promise.reject(error);
    const done = ask();
    if (how === "throws after" && !(done instanceof Promise)) throw error;
    return Promise.resolve(done).then(() => Promise.reject(error));
  });
}

/**
 * The store in memory as one that outlives its gateways: who connects after one was closed finds what
 * it has left. Several at once share it; alone, each believes to be the only one.
 */
export function keptStorage(clock: Clock, { shared = false } = {}): MemoryStorage {
  const storage = memoryStorage(clock);
  return {
    connect: () => {
      const store = storeBehind(storage.connect(), (_method, ask) => ask());
      return { ...store, outlives: true, shared };
    },
  };
}

/** A folder that is deleted after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "paystub-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a `kill -9` would leave of a folder at this instant, in a folder of its own. */
export function asKilled(folder: string): string {
  const left = dataFolder();
  cpSync(folder, left, { recursive: true });
  return left;
}

/** Opens the file of a folder; its time is the clock's. */
export function storageIn(
  folder: string,
  clock: ManualClock,
  options: Partial<SqliteOptions> = {},
): Promise<SqliteStorage> {
  const soon = (run: () => void) => setImmediate(run);
  const path = join(folder, "paystub.db");
  return sqliteStorage({
    path,
    fsync: false,
    clock: { now: clock.now, wait: clock.wait, soon },
    ...options,
  });
}

/** A gateway over a folder, from its beginning to its end. */
export interface Life extends Parts {
  readonly client: RecordingClient;
  /** Lets real time pass, and all that it sets off. */
  pass(ms: number): Promise<void>;
  /** Ends as by `kill -9`: nothing more is written. What is left is a folder of its own. */
  killed(): string;
  /** Ends as by Ctrl-C. */
  close(): Promise<void>;
}

/** Begins a gateway over a folder. */
export async function beginsLife(
  folder: string,
  clock: ManualClock,
  {
    client = recordingClient(),
    defaults = {},
    ...others
  }: {
    readonly client?: RecordingClient;
    readonly defaults?: GatewayDefaults;
    readonly keepDays?: number;
    readonly snapshots?: Snapshots;
    readonly eventsMax?: number;
    readonly sandboxesMax?: number;
    readonly memory?: MemoryLimits;
    readonly storage?: Partial<SqliteOptions>;
  } = {},
): Promise<Life> {
  const { storage: how = {}, ...parts } = others;
  const storage = await storageIn(folder, clock, how);
  const made = partsWith(clock, client, defaults, storage.connect(), parts);
  await made.gateway.start();
  let isOver = false;
  const close = async () => {
    if (isOver) return;
    isOver = true;
    await made.gateway.close();
    storage.close();
  };
  onTestFinished(close);
  return {
    ...made,
    client,
    async pass(ms) {
      await clock.pass(ms);
      // A commit takes a turn of the loop, and one thing can lead to the next.
      for (let n = 0; n < 10; n += 1) await clock.quiet();
    },
    killed() {
      const left = asKilled(folder);
      void close();
      return left;
    },
    close,
  };
}
