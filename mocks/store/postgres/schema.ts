/** The number of the form that the tables have. A newer one is not touched. */
export const FORM = 1;

/** The schema that paystub's tables are in where nobody says otherwise. */
export const DEFAULT_SCHEMA = "paystub";

/** The oldest PostgreSQL that is known to work. */
export const OLDEST_SERVER = 13;

/** A name that needs no quotes anywhere, as a schema and as a channel. */
const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,39}$/;

/** Why a name cannot be that of the schema; undefined where it can. */
export function schemaNameError(name: string): string | undefined {
  if (SCHEMA_NAME.test(name)) return undefined;
  return `must have 1 to 40 lower-case letters, digits or _, and begin with no digit, but "${name}" came`;
}

/** Real time by the database's own clock, in milliseconds. */
export const DATABASE_CLOCK = "floor(extract(epoch from clock_timestamp()) * 1000)::bigint";

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
  return [...(form === 1 ? tablesOf(schema) : []), renew];
}

/** The whole schema as a script, for whoever may make it where paystub itself may not. */
export function schemaScript(schema: string): string {
  const forms = Array.from({ length: FORM }, (_, n) => stepsTo(n + 1, schema));
  const statements = ["begin", ...forms.flat(), "commit"];
  return statements.map((statement) => `${statement};\n`).join("\n");
}
