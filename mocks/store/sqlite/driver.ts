import { StoreUnusable } from "../../sandbox/store-errors.js";

/** What a statement takes and gives. */
export type SqlValue = number | string | Uint8Array | ArrayBuffer | null;
/** A column of text as bytes, for `textOf`: libsql ends the process on invalid Unicode. */
export const asBytes = (column: string) => `cast(${column} as blob) as ${column}`;

const LETTERS = new TextDecoder("utf-8", { ignoreBOM: true });

/** The text of a column that was read as bytes. */
export function textOf(value: SqlValue | undefined): string {
  return typeof value === "object" && value !== null ? LETTERS.decode(value) : String(value);
}

export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A prepared statement: the little that both drivers have, and that is used here. */
export interface SqlStatement {
  run(...values: readonly SqlValue[]): unknown;
  get(...values: readonly SqlValue[]): SqlRow | undefined;
  all(...values: readonly SqlValue[]): readonly SqlRow[];
}

/** A file that is open. */
export interface SqlDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqlStatement;
  close(): unknown;
}

/** The statements of a file, each prepared when it is first wanted. */
export type Statements = (sql: string) => SqlStatement;

export function statementsOf(db: SqlDatabase): Statements {
  const prepared = new Map<string, SqlStatement>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
}

/** Opens a file. Throws the driver's error. */
export type SqlDriver = (path: string) => SqlDatabase;

type Constructor = new (path: string) => SqlDatabase;

/** The SQLite of Node where it has one, else that of the package libsql. */
export async function sqlDriver(): Promise<SqlDriver> {
  const Database = builtIn() ?? (await packaged());
  return (path) => new Database(path);
}

/** Node's own, from 22.13 on. */
function builtIn(): Constructor | undefined {
  const { emitWarning } = process;
  // Node 22 calls it experimental, once and for all to see; every other warning goes its way.
  process.emitWarning = ((warning: string | Error, ...rest: never[]) => {
    if (!String(warning).includes("SQLite")) emitWarning.call(process, warning, ...rest);
  }) as typeof process.emitWarning;
  try {
    const module = process.getBuiltinModule("node:sqlite") as
      | { readonly DatabaseSync: Constructor }
      | undefined;
    return module?.DatabaseSync;
  } finally {
    process.emitWarning = emitWarning;
  }
}

async function packaged(): Promise<Constructor> {
  try {
    const { default: Database } = await import("libsql");
    return Database as unknown as Constructor;
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : error;
    throw new StoreUnusable(
      `a data folder needs Node 22.13 or newer, or the package libsql, which cannot be loaded here (${why}); run: npm install -D libsql@0.5`,
      error,
    );
  }
}

/** What kind of trouble a driver reports, by SQLite's own names. */
export type SqlProblem = "in use" | "broken" | "full" | "other";

const PROBLEMS: readonly (readonly [SqlProblem, readonly [number, string][]])[] = [
  ["in use", [[5, "SQLITE_BUSY"]]],
  [
    "broken",
    [
      [11, "SQLITE_CORRUPT"],
      [26, "SQLITE_NOTADB"],
    ],
  ],
  ["full", [[13, "SQLITE_FULL"]]],
];

export function sqlProblemOf(error: unknown): SqlProblem {
  const { code = "", errcode } = error as { readonly code?: string; readonly errcode?: number };
  // The lowest byte is the kind; the rest says more about it.
  const kind = errcode === undefined ? undefined : errcode & 0xff;
  const known = PROBLEMS.find(([, kinds]) =>
    kinds.some(([number, name]) => number === kind || code.startsWith(name)),
  );
  return known?.[0] ?? "other";
}

const OVER = "nothing more is read or written";

/** What ended a store, and what to do where starting it again is in vain. */
export function whyStopped(error: unknown): string {
  switch (sqlProblemOf(error)) {
    case "full":
      return `the disk is full; ${OVER}`;
    case "broken":
      return `${wordsOf(error)}; ${OVER}, put back a copy or give another folder`;
    default:
      return `${wordsOf(error)}; ${OVER}`;
  }
}

/** What an error says. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
