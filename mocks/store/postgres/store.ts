import type { EpochMs } from "../../domain/time.js";
import type { DatabaseStore, Listed, Store } from "../store.js";
import { Database, loadDriver, restored, stored } from "./database.js";
import { Requests } from "./journal.js";
import { Appends, type AppendsParts, readLog, tailFaults } from "./logs.js";
import { DEFAULT_SCHEMA, liftSchema } from "./schema.js";

/** What real time is measured with. */
export interface Stopwatch {
  /** Milliseconds from some fixed point. */
  elapsedMs(): number;
  /** Runs later; the function returned takes that back. */
  wait(delayMs: number, run: () => void): () => void;
}

/** How often the database's clock is looked at. */
const APART_MS = 60_000;

/** The database's clock, which all replicas use, as exactly as it can be known without a query. */
export class DatabaseClock {
  readonly #database: Database;
  readonly #stopwatch: Stopwatch;
  readonly #housekeeping: () => Promise<unknown>;
  /** What the database's clock showed when the stopwatch showed nothing. */
  #zero = 0;
  #cancel: () => void = () => undefined;
  #isClosed = false;

  /** `housekeeping` is done as often as the clock is looked at. */
  constructor(database: Database, stopwatch: Stopwatch, housekeeping: () => Promise<unknown>) {
    this.#database = database;
    this.#stopwatch = stopwatch;
    this.#housekeeping = housekeeping;
  }

  now(): EpochMs {
    return Math.floor(this.#zero + this.#stopwatch.elapsedMs());
  }

  /** Looks at the database's clock, and again each minute. */
  async set(): Promise<void> {
    const before = this.#stopwatch.elapsedMs();
    const [row] = await this.#database.ask(this.#database.statements.clock, []);
    const after = this.#stopwatch.elapsedMs();
    this.#zero = Number(row?.now) - (before + after) / 2;
    this.#later();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
  }

  #later(): void {
    // The answer to a question that was under way may come after the end.
    if (this.#isClosed) return;
    this.#cancel();
    this.#cancel = this.#stopwatch.wait(APART_MS, () => {
      // While the database is away the clock goes on from where it was.
      this.set()
        .then(this.#housekeeping)
        .catch(() => this.#later());
    });
  }
}

/** How to reach a database. */
export interface PostgresOptions {
  readonly url: string;
  /** The schema that the tables are in; `paystub` without it. */
  readonly schema?: string;
  /** How many connections one replica opens for its questions, besides one for what is written behind. */
  readonly connections?: number;
  readonly stopwatch: Stopwatch;
  /** An instant in place of the database's clock, for tests. */
  readonly now?: () => EpochMs;
}

export { mayPass } from "./database.js";

const CONNECTIONS = 10;

/**
 * A store in a PostgreSQL database, which any number of gateways share. Each call of this is a
 * connection of its own, a writer whose events are known as its own. Rejects with a
 * `StoreUnusable` for what the user can mend, and with a `DatabaseFailure` for what may pass.
 */
export async function postgresStore(options: PostgresOptions): Promise<DatabaseStore> {
  const { url, schema = DEFAULT_SCHEMA, connections = CONNECTIONS, stopwatch, now } = options;
  const driver = await loadDriver();
  const database = new Database(driver, { url, schema }, connections);
  // Work that no caller waits for must not queue before work that a caller waits for.
  const behind = new Database(driver, { url, schema }, 1);
  try {
    await liftSchema(database);
    const [row] = await database.run(`select nextval('${schema}.writers') as writer`);
    const writer = String(row?.writer);
    return await connected({ database, behind, writer, stopwatch, now });
  } catch (error) {
    await Promise.all([database.close(), behind.close()]);
    throw error;
  }
}

interface Parts {
  readonly database: Database;
  readonly behind: Database;
  readonly writer: string;
  readonly stopwatch: Stopwatch;
  readonly now: (() => EpochMs) | undefined;
}

/** The store over connections that are open and tables that are there. */
async function connected(parts: Parts): Promise<DatabaseStore> {
  const { database, behind, writer, stopwatch, now } = parts;
  const instant = () => now?.() ?? null;
  const wait = (delayMs: number, run: () => void) => stopwatch.wait(delayMs, run);
  const requests = new Requests({ database: behind, writer, wait });
  const clock = new DatabaseClock(behind, stopwatch, () =>
    behind.ask(behind.statements.dropLeases, [instant()]),
  );
  await clock.set();
  const close = once(async () => {
    clock.close();
    await requests.flush();
    // Leases end by themselves where the database cannot be reached.
    await database.ask(database.statements.releaseAll, [writer]).catch(() => undefined);
    await Promise.all([database.close(), behind.close()]);
  });
  return {
    outlives: true,
    canFail: true,
    shared: true,
    ...logsOf({ database, writer, instant }),
    ...directoryOf(database),
    async sizes() {
      const rows = await database.ask(database.statements.sizes, []);
      return new Map(rows.map(({ name, bytes }) => [restored(String(name)), Number(bytes)]));
    },
    tailFaults: () => tailFaults(database),
    ...leasesOf({ database, writer, instant }),
    record: (sandbox, entry) => requests.record(sandbox, entry),
    ended: (_sandbox, id, end) => requests.ended(id, end),
    recorded: (sandbox, after) => requests.page(sandbox, after),
    recordedCount: (sandbox) => requests.count(sandbox),
    getOrCreate: (name, value) => settled(database, name, value),
    // What was answered is in the database.
    flushed: () => undefined,
    // A database is as large as those who run it make it.
    full: () => undefined,
    now: () => now?.() ?? clock.now(),
    close,
  };
}

async function settled(database: Database, name: string, value: string): Promise<string> {
  const [row] = await database.ask(database.statements.settle, [stored(name), stored(value)]);
  return restored(String(row?.value));
}

function logsOf(parts: AppendsParts): Pick<Store, "append" | "read" | "delete"> {
  const appends = new Appends(parts);
  return {
    append: (sandbox, at, change) => appends.append(sandbox, at, change),
    read: (sandbox, from, limit) => readLog(parts, sandbox, from, limit),
    delete: (sandbox) => appends.delete(sandbox),
  };
}

function directoryOf(database: Database) {
  const { list, listDue, unfinished, ownerOf } = database.statements;
  return {
    async list(dueBy?: EpochMs): Promise<readonly Listed[]> {
      const all = dueBy === undefined;
      const rows = await (all ? database.ask(list, []) : database.ask(listDue, [dueBy]));
      return rows.map(({ name, epoch, head, due_at, used_at }) => ({
        name: restored(String(name)),
        at: { epoch: Number(epoch), seq: Number(head) },
        dueAt: due_at === null ? null : Number(due_at),
        usedAt: Number(used_at),
      }));
    },
    async unfinished(): Promise<readonly string[]> {
      const rows = await database.ask(unfinished, []);
      return rows.map(({ name }) => restored(String(name)));
    },
    async ownerOf(key: string): Promise<string | undefined> {
      const [row] = await database.ask(ownerOf, [stored(key)]);
      return row ? restored(String(row.name)) : undefined;
    },
  };
}

/** Leases are rows that the database's clock judges: they outlive a connection, and end by themselves. */
function leasesOf({ database, writer, instant }: AppendsParts): Pick<Store, "lease" | "release"> {
  return {
    async lease(sandbox, what, lengthMs) {
      const values = [stored(sandbox), stored(what), writer, lengthMs, instant()];
      return (await database.ask(database.statements.lease, values)).length > 0;
    },
    async release(sandbox, what) {
      await database.ask(database.statements.release, [stored(sandbox), stored(what), writer]);
    },
  };
}

/** Does a thing the first time only. */
function once(job: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= job();
    return done;
  };
}
