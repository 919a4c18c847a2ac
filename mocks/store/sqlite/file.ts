import { attempt, type Deferred, deferred } from "../../domain/awaitable.js";
import { JOURNAL_LIMITS, type RequestEnd, type RequestRecord } from "../../sandbox/journal.js";
import { StoreStopped, Unreadable } from "../../sandbox/store-errors.js";
import { LocalLeases } from "../local-leases.js";
import type { RealClock } from "../memory.js";
import { type SqlDatabase, type Statements, statementsOf, whyStopped } from "./driver.js";
import { SqliteJournal } from "./journal.js";
import { SqliteLogs } from "./logs.js";
import { giveBack, openTables } from "./schema.js";

/** Begins and ends what many changes share, and reports when that failed. */
export interface Transactions {
  begin(): void;
  commit(): void;
  /** Makes of an error what everybody who waits gets. */
  failed(error: unknown): unknown;
}

/**
 * All changes of one turn of the event loop in one commit, in order: each sees those before it. A reader of
 * one waits until it is stored. A change that may be refused reads before it writes, so that it has no
 * effect.
 */
export class GroupCommits {
  readonly #transactions: Transactions;
  readonly #soon: (run: () => void) => void;
  /** The commit that is still to come. */
  #coming: Deferred<void> | undefined;

  /** `soon` runs something after the work in hand. */
  constructor(transactions: Transactions, soon: (run: () => void) => void) {
    this.#transactions = transactions;
    this.#soon = soon;
  }

  /** Resolves when all changes that were made are flushed; undefined where they are. */
  get flushed(): Promise<void> | undefined {
    return this.#coming?.promise;
  }

  /** Makes a change, which the next commit keeps. */
  make<T>(change: () => T): T {
    if (!this.#coming) this.#begin();
    try {
      return change();
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Commits at once what was made. */
  flush(): void {
    const coming = this.#coming;
    if (!coming) return;
    try {
      this.#transactions.commit();
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#coming = undefined;
    coming.resolve();
  }

  #begin(): void {
    try {
      this.#transactions.begin();
    } catch (error) {
      throw this.#fail(error);
    }
    const coming = newCommit();
    this.#coming = coming;
    this.#soon(() => {
      if (this.#coming === coming) this.flush();
    });
  }

  #fail(error: unknown): unknown {
    const reported = this.#transactions.failed(error);
    this.#coming?.reject(reported);
    this.#coming = undefined;
    return reported;
  }
}

function newCommit(): Deferred<void> {
  const commit = deferred();
  // A rejection without a waiter must not end the process.
  commit.promise.catch(() => undefined);
  return commit;
}

/** Time, as a store in a file needs it. */
export interface StoreClock extends RealClock {
  /** Runs after the work in hand. */
  soon(run: () => void): void;
  /** Runs later; the function returned takes that back. */
  wait(delayMs: number, run: () => void): () => void;
}

/** How a file is kept. */
export interface SqliteFileOptions {
  /** The file; its folder is there. */
  readonly path: string;
  readonly clock: StoreClock;
  /** Whether each commit waits until the disk has it. Default true. */
  readonly fsync?: boolean;
  /** Nothing new begins in a file that holds so much. */
  readonly maxBytes?: number;
  /** What the requests of all sandboxes may take of it. Default 256 MiB, and at most a quarter of `maxBytes`. */
  readonly journalMaxBytes?: number | undefined;
  /** Called once when the store has failed permanently. */
  readonly stopped?: (error: StoreStopped) => void;
}

function journalMaxBytesOf({
  maxBytes = Number.POSITIVE_INFINITY,
  journalMaxBytes,
}: SqliteFileOptions) {
  return Math.min(journalMaxBytes ?? JOURNAL_LIMITS.allBytes, Math.floor(maxBytes / 4));
}

/**
 * How long requests wait to be written together, and how many characters of them. Each commit that wrote some
 * would also rewrite the ends of their table and of its index.
 */
const JOURNAL_WAIT = { ms: 100, length: 1024 * 1024 } as const;

/** A file that is open: what all connections to it share. */
export class SqliteFile {
  readonly leases = new LocalLeases();
  readonly logs: SqliteLogs;
  readonly journal: SqliteJournal;
  readonly sql: Statements;
  readonly #db: SqlDatabase;
  readonly #options: SqliteFileOptions;
  readonly #commits: GroupCommits;
  #stopped: StoreStopped | undefined;
  #isOpen = true;
  /** Of the file, as it was measured with the last commit, and what was appended since. */
  #usedBytes = 0;
  #journalIsDue = false;
  #isClearing = false;

  constructor(db: SqlDatabase, options: SqliteFileOptions) {
    const { path, fsync = true, clock } = options;
    openTables(db, path, fsync);
    this.#db = db;
    this.#options = options;
    this.sql = statementsOf(db);
    this.logs = new SqliteLogs(this.sql);
    this.journal = new SqliteJournal(this.sql, journalMaxBytesOf(options));
    this.#commits = new GroupCommits(
      {
        begin: () => {
          this.sql("begin immediate").run();
        },
        commit: () => {
          this.sql("commit").run();
          this.#measure();
        },
        failed: (error) => this.#stop(error),
      },
      (run) => clock.soon(run),
    );
    this.#measure();
    this.clearSoon();
  }

  get clock(): StoreClock {
    return this.#options.clock;
  }

  /** A number that no connection to this file had before: it identifies the writer of an event. */
  nextWriter(): number {
    const sql = "update meta set writers = writers + 1 returning writers";
    return this.ask(() => Number(this.sql(sql).get()?.writers));
  }

  /** Makes a change, which the next commit keeps. Throws `StoreStopped` when it cannot be made. */
  change<T>(change: () => T): T {
    if (this.#stopped) throw this.#stopped;
    return this.#commits.make(change);
  }

  /** Resolves when all that was changed is flushed; undefined where it is. */
  flushed(): Promise<void> | undefined {
    if (this.#stopped) throw this.#stopped;
    return this.#commits.flushed;
  }

  /**
   * Asks the file. What fails here is a broken disk or file, and ends all; a row that is read and says nothing
   * is the trouble of its sandbox alone.
   */
  ask<T>(question: () => T): T {
    if (this.#stopped) throw this.#stopped;
    try {
      return question();
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      throw this.#stop(error);
    }
  }

  /** Writes a request down, with others that come soon. */
  record(sandbox: string | null, entry: RequestRecord): number {
    const head = sandbox === null ? undefined : this.logs.head(sandbox);
    // A request of an earlier sandbox of this name no longer belongs to any sandbox.
    const isEarlier = head && entry.position !== null && entry.position.epoch < head.firstEpoch;
    const id = this.journal.add(isEarlier ? undefined : head?.id, entry);
    if (this.journal.waitingLength >= JOURNAL_WAIT.length) this.writeJournal();
    else this.#writeJournalSoon();
    return id;
  }

  /** Adds how a request ended, with the next requests that are written. */
  ended(id: number, end: RequestEnd): void {
    this.journal.end(id, end);
    this.#writeJournalSoon();
  }

  /** Clears away what was cut off or deleted, part by part: other calls are answered in between. */
  clearSoon(): void {
    if (this.#isClearing || !this.logs.hasGarbage) return;
    this.#isClearing = true;
    this.clock.soon(() => {
      this.#isClearing = false;
      if (!this.#isOpen || this.#stopped) return;
      // The next caller gets the error of a failed write.
      attempt(
        () => this.change(() => this.logs.clearSome()),
        () => undefined,
      );
      this.clearSoon();
    });
  }

  /** Clears all of it away, part by part: each has its own commit, so that the log beside the file stays short. */
  clearAll(): void {
    while (this.logs.hasGarbage) {
      this.change(() => this.logs.clearSome());
      this.#commits.flush();
    }
  }

  #writeJournalSoon(): void {
    if (this.#journalIsDue) return;
    this.#journalIsDue = true;
    this.clock.wait(JOURNAL_WAIT.ms, () => {
      this.#journalIsDue = false;
      this.writeJournal();
    });
  }

  /** Commits the requests that wait. */
  writeJournal(): void {
    if (!this.#isOpen || this.#stopped || !this.journal.isWaiting) return;
    // The next caller gets the error of a failed write.
    attempt(
      () => this.change(() => this.journal.write()),
      () => undefined,
    );
    this.#commits.flush();
  }

  /** Counts what was appended: many changes share a commit, after which the file is measured. */
  grew(bytes: number): void {
    this.#usedBytes += bytes;
  }

  full(): string | undefined {
    const { path, maxBytes } = this.#options;
    if (maxBytes === undefined || this.#usedBytes < maxBytes) return undefined;
    return `${path} has reached its limit of ${maxBytes.toLocaleString("en")} bytes. Reset sandboxes that you no longer need, or start with a higher --data-max`;
  }

  close(): void {
    if (!this.#isOpen) return;
    this.writeJournal();
    this.#commits.flush();
    this.#isOpen = false;
    try {
      if (!this.#stopped) giveBack(this.#db);
      this.#db.close();
    } catch (error) {
      // What a broken disk makes of the end changes nothing any more.
      if (!this.#stopped) throw error;
    }
  }

  /** The log beside the file does not count: it is written over again and again, and no reset shrinks it. */
  #measure(): void {
    const { maxBytes } = this.#options;
    if (maxBytes === undefined) return;
    const count = (what: string) =>
      Number(Object.values(this.sql(`pragma ${what}`).get() ?? {})[0]);
    const used = (count("page_count") - count("freelist_count")) * count("page_size");
    this.#usedBytes = used;
  }

  #stop(error: unknown): StoreStopped {
    if (!this.#stopped) {
      const { path, stopped } = this.#options;
      const why = `${path} failed: ${whyStopped(error)}`;
      this.#stopped = new StoreStopped(why, error);
      stopped?.(this.#stopped);
    }
    return this.#stopped;
  }
}
