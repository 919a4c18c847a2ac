import type { EpochMs } from "../../domain/time.js";
import type { JournalPage, RequestEnd, RequestRecord } from "../../sandbox/journal.js";
import type { Position } from "../../sandbox/position.js";
import { StoreUnusable } from "../../sandbox/store-errors.js";
import type { Appended, Change, Listed, Reading, Store } from "../store.js";
import { type SqlDatabase, type SqlDriver, sqlDriver, sqlProblemOf, wordsOf } from "./driver.js";
import { SqliteFile, type SqliteFileOptions } from "./file.js";
import { type SqliteUpkeep, upkeepOf } from "./upkeep.js";

/** A file of sandboxes. `connect` gives each gateway a connection of its own. */
export interface SqliteStorage {
  connect(): Store;
  readonly upkeep: SqliteUpkeep;
  /** Writes what waits, and gives the file back. */
  close(): void;
}

export interface SqliteOptions extends SqliteFileOptions {
  readonly driver?: SqlDriver;
}

/**
 * Opens a file, which is created if it does not exist. Rejects with `StoreUnusable` if it is in use,
 * broken, or of another program.
 */
export async function sqliteStorage(options: SqliteOptions): Promise<SqliteStorage> {
  const { path, driver = await sqlDriver() } = options;
  let db: SqlDatabase | undefined;
  try {
    db = driver(path);
    const file = new SqliteFile(db, options);
    return {
      connect: () => new Connection(file, file.nextWriter()),
      upkeep: upkeepOf(file),
      close: () => file.close(),
    };
  } catch (error) {
    db?.close();
    throw error instanceof StoreUnusable ? error : unusable(path, error);
  }
}

function unusable(path: string, error: unknown): StoreUnusable {
  switch (sqlProblemOf(error)) {
    case "in use":
      return new StoreUnusable(
        `${path} is in use by another paystub. Stop that one, or give another folder`,
        error,
      );
    case "broken":
      return new StoreUnusable(
        `${path} is not a data file of paystub, or it is broken; it was left as it is, put back a copy or give another folder`,
        error,
      );
    default:
      return new StoreUnusable(`${path} cannot be opened: ${wordsOf(error)}`, error);
  }
}

/** One gateway's connection. */
class Connection implements Store {
  readonly outlives = true;
  readonly canFail = true;
  readonly shared = false;
  readonly #file: SqliteFile;
  readonly #writer: number;

  constructor(file: SqliteFile, writer: number) {
    this.#file = file;
    this.#writer = writer;
  }

  append(sandbox: string, at: Position, change: Change): Appended {
    const bodies = change.events.map((event) => JSON.stringify(event));
    this.#file.grew(bodies.reduce((bytes, { length }) => bytes + length, 0));
    const by = { writer: this.#writer, now: this.now() };
    const { logs } = this.#file;
    const appended = this.#file.change(() => logs.append(sandbox, at, change, bodies, by));
    if (change.keep !== undefined) this.#file.clearSoon();
    return appended;
  }

  read(sandbox: string, from: Position, limit = Number.MAX_SAFE_INTEGER): Reading | undefined {
    const { logs } = this.#file;
    return this.#file.ask(() => logs.read(sandbox, from, limit, this.#writer));
  }

  delete(sandbox: string): boolean {
    const { logs, journal, leases } = this.#file;
    const forget = () => {
      const id = logs.delete(sandbox);
      if (id !== undefined) journal.forget(id);
      return id !== undefined;
    };
    const isGone = this.#file.change(forget);
    if (isGone) leases.dropSandbox(sandbox);
    this.#file.clearSoon();
    return isGone;
  }

  list(dueBy?: EpochMs): readonly Listed[] {
    return this.#file.ask(() => this.#file.logs.list(dueBy));
  }

  unfinished(): readonly string[] {
    return this.#file.ask(() => this.#file.logs.unfinished());
  }

  ownerOf(key: string): string | undefined {
    return this.#file.ask(() => this.#file.logs.keys.ownerOf(key));
  }

  lease(sandbox: string, what: string, lengthMs: number): boolean {
    return this.#file.leases.take(this, sandbox, what, this.now(), lengthMs);
  }

  release(sandbox: string, what: string): void {
    this.#file.leases.release(this, sandbox, what);
  }

  record(sandbox: string | null, entry: RequestRecord): number {
    return this.#file.ask(() => this.#file.record(sandbox, entry));
  }

  ended(_sandbox: string | null, id: number, end: RequestEnd): void {
    this.#file.ask(() => this.#file.ended(id, end));
  }

  recorded(sandbox: string | null, after = 0): JournalPage {
    const file = this.#file;
    file.writeJournal();
    const [id] = this.#idOf(sandbox);
    return file.ask(() => file.journal.page(id, after));
  }

  recordedCount(sandbox: string | null): number {
    const file = this.#file;
    return file.ask(() => file.journal.countOf(...this.#idOf(sandbox)));
  }

  getOrCreate(name: string, value: string): string {
    const { sql } = this.#file;
    return this.#file.change(() => {
      sql("insert or ignore into settled values (?, ?)").run(name, value);
      return String(sql("select value from settled where name = ?").get(name)?.value);
    });
  }

  flushed(): Promise<void> | undefined {
    return this.#file.flushed();
  }

  full(): string | undefined {
    return this.#file.full();
  }

  now(): EpochMs {
    return this.#file.clock.now();
  }

  close(): void {
    this.#file.leases.dropHolder(this);
  }

  /** The number of a sandbox, of none if none is named; an unknown one has its own. */
  #idOf(sandbox: string | null): [number?] {
    return sandbox === null ? [] : [this.#file.logs.head(sandbox)?.id ?? -1];
  }
}
