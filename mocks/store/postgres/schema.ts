import { StoreUnusable } from "../../sandbox/store-errors.js";
import { type Asking, type Database, DatabaseFailure, placeOf } from "./database.js";

/** The number of the form that the tables have. A newer one is not touched. */
export const FORM = 3;

/** The schema of paystub's tables by default. */
export const DEFAULT_SCHEMA = "paystub";

/** The oldest PostgreSQL that is known to work. */
export const OLDEST_SERVER = 13;

/** A name that needs no quotes anywhere, as a schema and as a channel. */
const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,39}$/;

/** Why a name cannot be that of the schema; undefined where it can. */
export function schemaNameError(name: string): string | undefined {
  if (SCHEMA_NAME.test(name)) return undefined;
  return `must have 1 to 40 lower-case letters, digits or _, and begin with no digit, but you sent "${name}"`;
}

/**
 * What makes the tables, a statement each. Bodies are text and not jsonb, which refuses some texts and
 * changes the order of fields. No foreign keys: every row is written and deleted by a statement that
 * has its sandbox's row locked.
 */
function tablesOf(schema: string): readonly string[] {
  return [
    `create schema if not exists ${schema}`,
    `create table ${schema}.meta (
  name  text collate "C" primary key,
  value text not null
)`,
    `create sequence ${schema}.epochs`,
    `create sequence ${schema}.writers`,
    // One row a sandbox: where its log ends. It is the lock, the directory and the alarm at once.
    `create table ${schema}.sandboxes (
  id       bigint generated always as identity primary key,
  name     text collate "C" not null unique,
  born     bigint not null,
  epoch    bigint not null,
  begun_by bigint not null,
  head     bigint not null,
  due_at   bigint,
  used_at  bigint not null
) with (fillfactor = 50)`,
    `create table ${schema}.events (
  sandbox bigint not null,
  seq     bigint not null,
  v       smallint not null,
  writer  bigint not null,
  body    text not null,
  primary key (sandbox, seq)
)`,
    // A key has one owner, and as many as like share it: a fork has the numbers of its origin.
    `create table ${schema}.keys (
  key     text collate "C" not null,
  sandbox bigint not null,
  seq     bigint not null,
  owner   boolean not null,
  primary key (key, sandbox)
)`,
    `create unique index keys_owner on ${schema}.keys (key) where owner`,
    `create index keys_of on ${schema}.keys (sandbox, seq)`,
    `create table ${schema}.leases (
  sandbox text collate "C" not null,
  what    text collate "C" not null,
  holder  bigint not null,
  until   bigint not null,
  primary key (sandbox, what)
) with (fillfactor = 50)`,
    // How many requests each sandbox ever had, and the latest of them. Number 0 is no sandbox.
    `create table ${schema}.journals (
  sandbox  bigint primary key,
  recorded bigint not null,
  bytes    bigint not null
) with (fillfactor = 50)`,
    `create table ${schema}.requests (
  id      bigint generated always as identity primary key,
  sandbox bigint not null,
  nth     bigint not null,
  writer  bigint not null,
  number  bigint not null,
  bytes   integer not null,
  body    text not null
)`,
    `create unique index requests_of on ${schema}.requests (sandbox, nth)`,
  ];
}

/** What leads from the form before to each form, by its number. */
export function stepsTo(form: number, schema: string): readonly string[] {
  const renew = `insert into ${schema}.meta values ('form', '${form}')
  on conflict (name) do update set value = excluded.value`;
  // Events that are there have no checksum, and are read as they are.
  const sums = `alter table ${schema}.events add column sum bigint`;
  const unfinished = `alter table ${schema}.sandboxes add column unfinished boolean not null default false`;
  return [...(form === 1 ? tablesOf(schema) : [form === 2 ? sums : unfinished]), renew];
}

/** The whole schema as a script, for an administrator, where paystub itself may not make it. */
export function schemaScript(schema: string): string {
  const forms = Array.from({ length: FORM }, (_, n) => stepsTo(n + 1, schema));
  const statements = ["begin", ...forms.flat(), "commit"];
  return statements.map((statement) => `${statement};\n`).join("\n");
}

const NO_TABLE = ["42P01", "3F000"];
const NOT_ALLOWED = "42501";

/**
 * Sees to it that the tables have the form that this paystub knows: makes them, or lifts them from an
 * older form, all in one transaction while every other replica waits. A newer form is left alone.
 */
export async function liftSchema(database: Database): Promise<void> {
  await refuseOldServer(database);
  if ((await formOf(database)) === FORM) return;
  await database
    .transaction(async (ask) => {
      await ask(database.statements.serialise, []);
      const form = await formWithin(ask, database);
      refuseNewer(form, database);
      for (let next = form + 1; next <= FORM; next += 1) {
        for (const step of stepsTo(next, database.location.schema)) await plain(ask, step);
      }
    })
    .catch((error) => {
      throw notAllowed(error, database) ?? error;
    });
}

async function refuseOldServer(database: Database): Promise<void> {
  const [row] = await database.run("show server_version_num");
  const version = Math.floor(Number(row?.server_version_num) / 10_000);
  if (version >= OLDEST_SERVER) return;
  const needed = `paystub needs PostgreSQL ${OLDEST_SERVER} or newer`;
  throw new StoreUnusable(`${needed}, but ${placeOf(database.location)} is ${version}`);
}

/** The format of the tables, 0 without tables. Refuses a newer one. */
async function formOf(database: Database): Promise<number> {
  try {
    const rows = await database.run(formQuestion(database));
    const form = Number(rows[0]?.value ?? 0);
    refuseNewer(form, database);
    return form;
  } catch (error) {
    if (error instanceof DatabaseFailure && NO_TABLE.includes(error.code)) return 0;
    throw notAllowed(error, database) ?? error;
  }
}

/** The same after the others have had their turn. A question that fails would end the transaction. */
async function formWithin(ask: Asking, database: Database): Promise<number> {
  const { schema } = database.location;
  const [table] = await plain(ask, `select to_regclass('${schema}.meta')::text as name`);
  if ((table?.name ?? null) === null) return 0;
  const [row] = await plain(ask, formQuestion(database));
  return Number(row?.value ?? 0);
}

function formQuestion({ location: { schema } }: Database): string {
  return `select value from ${schema}.meta where name = 'form'`;
}

function plain(ask: Asking, text: string) {
  return ask({ name: "", text }, []);
}

function refuseNewer(form: number, { location }: Database): void {
  if (form <= FORM) return;
  const where = `the schema ${location.schema} at ${placeOf(location)}`;
  throw new StoreUnusable(
    `${where} was made by a newer paystub (form ${form}; this one knows up to ${FORM}): start that one`,
  );
}

function notAllowed(error: unknown, { location }: Database): StoreUnusable | undefined {
  if (!(error instanceof DatabaseFailure) || error.code !== NOT_ALLOWED) return undefined;
  const how = `ask an administrator of the database to run what "paystub database schema" prints`;
  return new StoreUnusable(
    `${error.message}; to give it the tables of the schema ${location.schema}, ${how}`,
    error,
  );
}
