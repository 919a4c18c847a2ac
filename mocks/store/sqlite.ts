import type { EpochMs } from "../domain/time.js";
import { StoreStopped, StoreUnusable } from "./errors.js";
import { formOf, LIFTS, type Lift } from "./event-forms.js";
import { GroupCommits } from "./group-commits.js";
import type { JournalPage, RequestRecord } from "./journal.js";
import type { RealClock } from "./memory-storage.js";
import type { Place } from "./place.js";
import { ProcessLeases, ProcessWatchers } from "./process-leases.js";
import { type SqlDatabase, type SqlDriver, sqlDriver, sqlTroubleOf } from "./sqlite-driver.js";
import { SqliteJournal } from "./sqlite-journal.js";
import { SqliteLogs } from "./sqlite-logs.js";
import { openTables } from "./sqlite-schema.js";
import { type Statements, statementsOf } from "./sqlite-statements.js";
import type { Appended, Change, Listed, Reading, Store } from "./store.js";

/** Time, as a store in a file needs it. */
export interface StoreClock extends RealClock {
  /** Runs after the work in hand. */
  soon(run: () => void): void;
  /** Runs later; the function returned takes that back. */
  wait(delayMs: number, run: () => void): () => void;
}

export interface SqliteOptions {
  /** The file; its folder is there. */
  readonly path: string;
  readonly clock: StoreClock;
  /** Whether each commit waits until the disk has it. Default true. */
  readonly fsync?: boolean;
  /** Nothing new begins in a file that holds so much. */
  readonly maxBytes?: number;
  /** Told once when the store has failed for good. */
  readonly stopped?: (error: StoreStopped) => void;
  readonly driver?: SqlDriver;
  readonly lifts?: readonly Lift[];
}

/** A file of sandboxes. `connect` gives each gateway a connection of its own. */
export interface SqliteStorage {
  connect(): Store;
  /** Writes what waits, and gives the file back. */
  close(): void;
}

/** How long a request waits for a commit that takes it along. */
const JOURNAL_WAIT_MS = 100;

/**
 * Opens a file, which is made where there is none. Rejects with `StoreUnusable` when it is in use,
 * broken, or of something else.
 */
export async function sqliteStorage(options: SqliteOptions): Promise<SqliteStorage> {
  const { path, driver = await sqlDriver() } = options;
  let db: SqlDatabase | undefined;
  try {
    db = driver(path);
    return new Storage(db, options);
  } catch (error) {
    db?.close();
    throw error instanceof StoreUnusable ? error : unusable(path, error);
  }
}

function unusable(path: string, error: unknown): StoreUnusable {
  switch (sqlTroubleOf(error)) {
    case "in use":
      return new StoreUnusable(
        `${path} is in use by another paystub; stop that one, or give another folder`,
        error,
      );
    case "broken":
      return new StoreUnusable(
        `${path} is no data file of paystub, or it is broken; it was left as it is, put back a copy or give another folder`,
        error,
      );
    default:
      return new StoreUnusable(`${path} cannot be opened: ${wordsOf(error)}`, error);
  }
}

/** What all connections share. */
class Storage implements SqliteStorage {
  readonly leases = new ProcessLeases();
  readonly watchers = new ProcessWatchers();
  readonly logs: SqliteLogs;
  readonly journal: SqliteJournal;
  readonly sql: Statements;
  readonly #db: SqlDatabase;
  readonly #options: SqliteOptions;
  readonly #commits: GroupCommits;
  #stopped: StoreStopped | undefined;
  #isOpen = true;
  #isFull = false;
  #journalIsDue = false;

  constructor(db: SqlDatabase, options: SqliteOptions) {
    const { path, fsync = true, lifts = LIFTS, clock } = options;
    const form = formOf(lifts);
    openTables(db, path, { fsync, form });
    this.#db = db;
    this.#options = options;
    this.sql = statementsOf(db);
    this.logs = new SqliteLogs(this.sql, { form, lifts });
    this.journal = new SqliteJournal(this.sql);
    this.#commits = new GroupCommits(
      {
        begin: () => {
          if (this.#stopped) throw this.#stopped;
          this.sql("begin immediate").run();
        },
        commit: () => {
          this.journal.write();
          this.sql("commit").run();
          this.#measure();
        },
        failed: (error) => this.#stop(error),
      },
      (run) => clock.soon(run),
    );
    this.#measure();
  }

  get clock(): StoreClock {
    return this.#options.clock;
  }

  connect(): Store {
    const writer = this.ask(() =>
      this.sql("update meta set writers = writers + 1 returning writers").get(),
    );
    return new Connection(this, Number(writer?.writers));
  }

  /** Has a change made with the next commit. Rejects with `StoreStopped` when it may not be kept. */
  change<T>(change: () => T): Promise<T> {
    return this.#stopped ? Promise.reject(this.#stopped) : this.#commits.add(change);
  }

  /** Asks the file. What fails here is a broken disk or file, and ends all. */
  ask<T>(question: () => T): T {
    if (this.#stopped) throw this.#stopped;
    try {
      return question();
    } catch (error) {
      throw this.#stop(error);
    }
  }

  /** Writes a request down; it goes with the next commit, or with one of its own before long. */
  record(sandbox: string | null, entry: RequestRecord): number {
    const head = sandbox === null ? undefined : this.logs.head(sandbox);
    const id = this.journal.add(head?.id, entry);
    if (!this.#journalIsDue) {
      this.#journalIsDue = true;
      this.clock.wait(JOURNAL_WAIT_MS, () => {
        this.#journalIsDue = false;
        this.writeJournal();
      });
    }
    return id;
  }

  /** Commits the requests that wait. */
  writeJournal(): void {
    if (this.#isOpen && this.journal.isWaiting) this.#commits.flush(() => undefined);
  }

  full(): string | undefined {
    const { path, maxBytes } = this.#options;
    if (!this.#isFull) return undefined;
    return `${path} holds as much as it may, ${maxBytes} bytes; reset sandboxes that are done with, or start with a higher --data-max`;
  }

  close(): void {
    if (!this.#isOpen) return;
    if (!this.#stopped) this.#commits.flush(() => undefined);
    this.#isOpen = false;
    try {
      this.#db.close();
    } catch (error) {
      // What a broken disk makes of the end changes nothing any more.
      if (!this.#stopped) throw error;
    }
  }

  #measure(): void {
    const { maxBytes } = this.#options;
    if (maxBytes === undefined) return;
    const count = (what: string) =>
      Number(Object.values(this.sql(`pragma ${what}`).get() ?? {})[0]);
    const used = (count("page_count") - count("freelist_count")) * count("page_size");
    this.#isFull = used >= maxBytes;
  }

  #stop(error: unknown): StoreStopped {
    if (!this.#stopped) {
      const { path, stopped } = this.#options;
      const why = sqlTroubleOf(error) === "full" ? "the disk is full" : wordsOf(error);
      this.#stopped = new StoreStopped(
        `${path} failed: ${why}; nothing more is read or written`,
        error,
      );
      stopped?.(this.#stopped);
    }
    return this.#stopped;
  }
}

/** One gateway's connection. */
class Connection implements Store {
  readonly outlives = true;
  readonly #storage: Storage;
  readonly #writer: number;

  constructor(storage: Storage, writer: number) {
    this.#storage = storage;
    this.#writer = writer;
  }

  append(sandbox: string, at: Place, change: Change): Promise<Appended> {
    // The change as it is now, whatever becomes of its lists while it waits.
    const asked = { ...change, events: [...change.events] };
    const bodies = asked.events.map((event) => JSON.stringify(event));
    const by = { writer: this.#writer, now: this.now() };
    const { logs, watchers } = this.#storage;
    const append = () => logs.append(sandbox, at, asked, bodies, by);
    return this.#storage.change(append).then((appended) => {
      if ("at" in appended) watchers.tell(this, sandbox);
      return appended;
    });
  }

  read(sandbox: string, from: Place, limit = Number.MAX_SAFE_INTEGER): Reading | undefined {
    const { logs } = this.#storage;
    return this.#storage.ask(() => logs.read(sandbox, from, limit, this.#writer));
  }

  delete(sandbox: string): Promise<boolean> {
    const { logs, journal, leases, watchers } = this.#storage;
    const forget = () => {
      const id = logs.delete(sandbox);
      if (id !== undefined) journal.forget(id);
      return id !== undefined;
    };
    return this.#storage.change(forget).then((isGone) => {
      if (isGone) leases.dropSandbox(sandbox);
      if (isGone) watchers.tell(this, sandbox);
      return isGone;
    });
  }

  list(dueBy?: EpochMs): readonly Listed[] {
    return this.#storage.ask(() => this.#storage.logs.list(dueBy));
  }

  ownerOf(key: string): string | undefined {
    return this.#storage.ask(() => this.#storage.logs.keys.ownerOf(key));
  }

  lease(sandbox: string, what: string, lengthMs: number): boolean {
    return this.#storage.leases.take(this, sandbox, what, this.now(), lengthMs);
  }

  release(sandbox: string, what: string): void {
    this.#storage.leases.release(this, sandbox, what);
  }

  record(sandbox: string | null, entry: RequestRecord): number {
    return this.#storage.ask(() => this.#storage.record(sandbox, entry));
  }

  recorded(sandbox: string | null): JournalPage {
    const storage = this.#storage;
    storage.writeJournal();
    return storage.ask(() => storage.journal.page(...this.#idOf(sandbox)));
  }

  recordedCount(sandbox: string | null): number {
    const storage = this.#storage;
    return storage.ask(() => storage.journal.countOf(...this.#idOf(sandbox)));
  }

  settle(name: string, value: string): Promise<string> {
    const { sql } = this.#storage;
    return this.#storage.change(() => {
      sql("insert or ignore into settled values (?, ?)").run(name, value);
      return String(sql("select value from settled where name = ?").get(name)?.value);
    });
  }

  full(): string | undefined {
    return this.#storage.full();
  }

  watch(moved: (sandbox: string) => void): () => void {
    return this.#storage.watchers.add(this, moved);
  }

  now(): EpochMs {
    return this.#storage.clock.now();
  }

  close(): void {
    this.#storage.leases.dropHolder(this);
    this.#storage.watchers.dropHolder(this);
  }

  /** The number of a sandbox, of none where none is named; one that is not there has an own. */
  #idOf(sandbox: string | null): [number?] {
    return sandbox === null ? [] : [this.#storage.logs.head(sandbox)?.id ?? -1];
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
