import { dirname, join } from "node:path";
import { invalid } from "./control/refused.js";
import { deferred } from "./domain/awaitable.js";
import { ownFile } from "./runtime/disk.js";
import type { Snapshots } from "./runtime/log/snapshots.js";
import { heapBytes, journalMaxBytesIn } from "./runtime/memory.js";
import type { Observer } from "./runtime/observer.js";
import { pause, realClock } from "./runtime/real-clock.js";
import { StoreUnusable } from "./store/errors.js";
import { memoryStore } from "./store/memory.js";
import type { Store } from "./store/store.js";
import { VERSION } from "./version.js";

/** The name of the file in a data folder. */
export const DATA_FILE = "paystub.db";

/** Where a gateway keeps what it has. */
export interface StoreOptions {
  /** A folder for the file; without it everything is in memory and ends with the process. */
  readonly data?: string;
  readonly fsync?: boolean;
  readonly dataMaxBytes?: number;
  readonly journalMaxBytes?: number;
  /** The address of a database, which other gateways may share. */
  readonly database?: string;
  readonly databaseSchema?: string;
  readonly observer?: Observer;
}

/** A store that is open. */
export interface OpenStore {
  readonly store: Store;
  /** Worlds beside their logs, where it is on a disk of this machine. */
  readonly snapshots?: Snapshots;
  /** Resolves when the store has failed for good, with the error. */
  readonly stopped: Promise<Error>;
  /** To be called after the gateway has closed. */
  close(): void;
}

/** Opens the store that the options ask for. Rejects with a sentence when it cannot be one. */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const { data, database } = options;
  if (data !== undefined && database !== undefined) {
    throw invalid("database", "cannot be given together with data: things are kept in one place");
  }
  if (database !== undefined) return openShared({ ...options, database });
  if (data === undefined) {
    const { journalMaxBytes = journalMaxBytesIn(heapBytes()) } = options;
    return { store: memoryStore(realClock, journalMaxBytes), stopped: NEVER, close: () => {} };
  }
  const path = await ownFile(data, DATA_FILE).catch((error: NodeJS.ErrnoException) => {
    throw new StoreUnusable(`${data} cannot be a data folder (${error.code ?? error.message})`);
  });
  return openFile(path, options);
}

/** A database that is away comes back, and the gateway with it: it never fails for good. */
const NEVER = new Promise<Error>(() => {});

async function openShared(options: StoreOptions & { database: string }): Promise<OpenStore> {
  const { database, databaseSchema, observer } = options;
  const notice = (text: string) => observer?.notice?.(text);
  const store = await openDatabase({ database, databaseSchema, notice });
  return { store, stopped: NEVER, close: () => void store.close() };
}

async function openFile(path: string, options: StoreOptions): Promise<OpenStore> {
  const { fsync = true, dataMaxBytes: maxBytes, journalMaxBytes, observer } = options;
  // Whoever keeps nothing loads none of it.
  const { sqliteStorage } = await import("./store/sqlite/store.js");
  const stopped = deferred<Error>();
  const storage = await sqliteStorage({
    path,
    clock: realClock,
    fsync,
    stopped: stopped.resolve,
    ...(maxBytes !== undefined && { maxBytes }),
    journalMaxBytes,
  });
  const { SNAPSHOT_FOLDER, Snapshots } = await import("./runtime/log/snapshots.js");
  const snapshots = new Snapshots({
    folder: join(dirname(path), SNAPSHOT_FOLDER),
    clock: realClock,
    version: VERSION,
    notice: (text) => observer?.notice?.(text),
  });
  return {
    store: storage.connect(),
    snapshots,
    stopped: stopped.promise,
    close: () => storage.close(),
  };
}

/** How long a start waits for a database that is not there, and how long apart it looks. */
const WAIT_MS = 60_000;
const LOOK_MS = 500;

/** Which database, and what to say while it is waited for. */
export interface DatabaseOptions {
  readonly database: string;
  readonly databaseSchema?: string | undefined;
  readonly notice: (text: string) => void;
  readonly waitMs?: number;
}

/**
 * A store in a database; waits for one that is starting itself. Rejects with a `StoreUnusable` when it
 * does not come, or when waiting cannot help.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Store> {
  const { database: url, databaseSchema, notice, waitMs = WAIT_MS } = options;
  const { postgresStore, mayPass } = await import("./store/postgres/store.js");
  const schema = databaseSchema === undefined ? {} : { schema: databaseSchema };
  const began = realClock.elapsedMs();
  for (let isNoticed = false; ; isNoticed = true) {
    try {
      return await postgresStore({ url, ...schema, stopwatch: realClock });
    } catch (error) {
      if (!mayPass(error)) throw error;
      const { message } = error as Error;
      // The notice comes first, however long the first look took.
      if (isNoticed && realClock.elapsedMs() - began >= waitMs) {
        throw new StoreUnusable(`${message}; gave up after ${waitMs / 1000} seconds`, error);
      }
      if (!isNoticed) notice(`${message}; waiting for it for up to ${waitMs / 1000} seconds`);
    }
    await pause(LOOK_MS);
  }
}
