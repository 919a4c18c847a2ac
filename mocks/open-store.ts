import { dirname, join } from "node:path";
import { invalid } from "./control/refused.js";
import { deferred } from "./domain/awaitable.js";
import type { Snapshots } from "./runtime/log/snapshots.js";
import { firstBytes, ownFile, realPath } from "./sandbox/disk.js";
import { heapBytes, journalMaxBytesIn } from "./sandbox/memory.js";
import type { Observer } from "./sandbox/observer.js";
import { pause, realClock } from "./sandbox/real-clock.js";
import { StoreUnusable } from "./sandbox/store-errors.js";
import { memoryStore } from "./store/memory.js";
import type { DatabaseStore, Store } from "./store/store.js";
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
  /** Resolves when the store has failed permanently, with the error. */
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

/** A database that is unavailable returns, and the gateway with it: it never fails permanently. */
const NEVER = new Promise<Error>(() => {});

async function openShared(options: StoreOptions & { database: string }): Promise<OpenStore> {
  const { database, databaseSchema, observer } = options;
  const notice = (text: string) => observer?.notice?.(text);
  const store = await openDatabase({ database, databaseSchema, notice });
  const unchecked = ({ message }: Error) => [
    `the last event of each log was not checked: ${message}`,
  ];
  for (const text of await store.tailFaults().catch(unchecked)) notice(text);
  return { store, stopped: NEVER, close: () => void store.close() };
}

/** Data files that this process has open: to read one as well would end the locks that SQLite holds on it. */
const OPEN = new Set<string>();

/** The longest log beside a file that is looked through; they have some 4 MiB. */
const WAL_MAX_BYTES = 256 * 1024 * 1024;

/** The largest page that a database has. */
const PAGE_MAX_BYTES = 64 * 1024;

/**
 * Looks at a data file and the log beside it before they are opened. Rejects with `StoreUnusable` where changes
 * would be lost; returns a notice where the last one was cut off. `known` is what the user calls the file.
 */
export async function inspectDataFile(
  path: string,
  known = path,
  fsync = true,
): Promise<string | undefined> {
  const { inspectFiles } = await import("./store/sqlite/wal.js");
  if (OPEN.has(await realPath(path))) return undefined;
  const wal = await firstBytes(`${path}-wal`, WAL_MAX_BYTES);
  const start = await firstBytes(path, PAGE_MAX_BYTES);
  try {
    return inspectFiles(known, { start, wal }, fsync);
  } catch (error) {
    // One that changes is in use by another process, which SQLite reports.
    const again = await firstBytes(`${path}-wal`, WAL_MAX_BYTES);
    if (Buffer.compare(again, wal) !== 0) return undefined;
    throw error;
  }
}

async function openFile(path: string, options: StoreOptions): Promise<OpenStore> {
  const { fsync = true, dataMaxBytes: maxBytes, journalMaxBytes, observer } = options;
  // A mock without storage loads none of it.
  const { sqliteStorage } = await import("./store/sqlite/store.js");
  const cut = await inspectDataFile(path, path, fsync);
  const stopped = deferred<Error>();
  const storage = await sqliteStorage({
    path,
    clock: realClock,
    fsync,
    stopped: stopped.resolve,
    ...(maxBytes !== undefined && { maxBytes }),
    journalMaxBytes,
  });
  const real = await realPath(path);
  OPEN.add(real);
  const unsummed = storage.upkeep.unsummed();
  const old = `${path} has ${unsummed} events of an older paystub without checksums; they are read as they are`;
  const notices = [...(cut ? [cut] : []), ...(unsummed > 0 ? [old] : [])];
  for (const text of [...notices, ...storage.upkeep.tailFaults()]) observer?.notice?.(text);
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
    close: () => {
      storage.close();
      OPEN.delete(real);
    },
  };
}

/** How long a start waits for an unavailable database, and the interval of its attempts. */
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
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseStore> {
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
