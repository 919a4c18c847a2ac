import type pg from "pg";
import { StoreUnusable } from "../../sandbox/store-errors.js";
import { namedStatements, type Questions, type Statement } from "./statements.js";

/** Where a database is, and which of its schemas is ours. */
export interface DatabaseLocation {
  /** With the password in it, perhaps: never shown. */
  readonly url: string;
  readonly schema: string;
}

/** The database did not do what it was asked. */
export class DatabaseFailure extends Error {
  /** PostgreSQL's code of five characters, or the system's, or an empty text. */
  readonly code: string;

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause });
    this.name = "DatabaseFailure";
    this.code = code;
  }
}

/** Two rows that cannot both be. */
export const UNIQUE_VIOLATION = "23505";

/** What does not pass by waiting: a wrong user, password or name, no right, or not our tables. */
const LASTING = /^(28|3D000$|42|3F|0A)/;

/** Whether asking again later can help: the database is away, or on its way up or down. */
export function mayPass(error: unknown): boolean {
  return error instanceof DatabaseFailure && !LASTING.test(error.code);
}

/** What went wrong, with where, and without the password. */
export function failureOf(error: unknown, location: DatabaseLocation): DatabaseFailure {
  if (error instanceof DatabaseFailure) return error;
  const { code = "", message, errors } = error as NodeJS.ErrnoException & AggregateError;
  // Where a name has several addresses the error of each is distinguished, and the whole says nothing.
  const said = message || (errors as readonly Error[] | undefined)?.[0]?.message || code;
  const text = `the database at ${placeOf(location)}: ${said}`;
  return new DatabaseFailure(text, code, undefined);
}

/** Where a database is, for a reader: host, port and name, and no more. */
export function placeOf({ url }: Pick<DatabaseLocation, "url">): string {
  try {
    const { host, pathname, searchParams } = new URL(url);
    return `${host || searchParams.get("host") || "localhost"}${pathname}`;
  } catch {
    return "an address that is not a URL";
  }
}

/** A row as it comes: bigints are texts. */
export interface Row {
  readonly [column: string]: string | null;
}

/** Asks within a transaction. */
export type Asking = (statement: Statement, values: readonly unknown[]) => Promise<readonly Row[]>;

/** How long one question may take, and one of a transaction that moves much. */
const QUERY_MS = 10_000;
const LONG_QUERY_MS = 120_000;
const CONNECT_MS = 5000;

/** How long an unused connection is kept. */
const IDLE_MS = 60_000;

/** How often a transaction that lost against another one is repeated. */
const ATTEMPTS_MAX = 10;

/** What PostgreSQL says of a transaction of which nothing has happened: it can be done again. */
const ROLLED_BACK = ["40001", "40P01"];

/** The driver, where it is installed. Only who keeps sandboxes in a database needs it. */
export async function loadDriver(): Promise<typeof pg> {
  try {
    return (await import("pg")).default;
  } catch (error) {
    const missing = "a database needs the package pg, which is not installed; npm install pg";
    throw new StoreUnusable(missing, error);
  }
}

/** How clients of a database connect. No wait is without a limit. */
function clientOptions({ url }: DatabaseLocation): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: "paystub",
  };
}

/** Connections to a database and what is asked over them. */
export class Database {
  readonly location: DatabaseLocation;
  readonly statements: Questions;
  readonly #pool: pg.Pool;

  constructor(driver: typeof pg, location: DatabaseLocation, connections: number) {
    this.location = location;
    this.statements = namedStatements(location.schema);
    const limits = { max: connections, idleTimeoutMillis: IDLE_MS };
    this.#pool = new driver.Pool({ ...clientOptions(location), ...limits });
    // An unused connection that breaks is replaced when the next one is needed.
    this.#pool.on("error", () => undefined);
    // A connection that breaks during use fails the query, and the caller gets the error.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  /** Asks one question: one round trip, and a commit where it writes. */
  async ask(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    try {
      const { rows } = await this.#pool.query({ ...statement, values: [...values] });
      return rows;
    } catch (error) {
      throw failureOf(error, this.location);
    }
  }

  /** Runs what is not prepared, such as what makes the tables. */
  async run(text: string): Promise<readonly Row[]> {
    return this.ask({ name: "", text }, []);
  }

  /**
   * Several questions of which all happens or nothing. One that lost against another transaction is
   * begun again, so the job must have no other effect. What it throws takes all back.
   */
  async transaction<T>(job: (ask: Asking) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(job);
      } catch (error) {
        const { code = "" } = error as { readonly code?: string };
        if (attempt === ATTEMPTS_MAX || !ROLLED_BACK.includes(code)) throw error;
      }
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #once<T>(job: (ask: Asking) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error) => {
      throw failureOf(error, this.location);
    });
    let isSound = false;
    const ask: Asking = async ({ name, text }, values) => {
      const query = { name, text, values: [...values], query_timeout: LONG_QUERY_MS };
      try {
        return (await client.query(query)).rows;
      } catch (error) {
        throw failureOf(error, this.location);
      }
    };
    const say = (text: string) => ask({ name: "", text }, []);
    try {
      await say("begin");
      const done = await job(ask).catch(async (error) => {
        await say("rollback");
        isSound = true;
        throw error;
      });
      await say("commit");
      isSound = true;
      return done;
    } finally {
      // A connection in doubt is not used again: its server may still be at work on what was asked.
      client.release(!isSound);
    }
  }
}

/**
 * A text in a form that PostgreSQL accepts: the character 0 and halves of characters are written as JSON
 * writes them, and with them the backslash and the quote, so that the form is unique.
 */
export function stored(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** The text that was stored. */
export function restored(text: string): string {
  return JSON.parse(`"${text}"`);
}
