import { StoreUnusable } from "../../sandbox/store-errors.js";
import { type SqlDatabase, sqlProblemOf } from "./driver.js";

/** The form of the tables. The second one added checksums to events, the third one what follows them here. */
const FILE_FORM = 3;

/** `unfinished` is 1 while more of a log follows; `garbage` is what is still to be deleted beyond the end of a log. */
const THIRD_FORM = `
alter table sandboxes add column unfinished integer not null default 0;
create table garbage (sandbox integer primary key, seq integer not null);`;

/**
 * The tables of a data file. `meta` has one row: the format, and the counters. The position of an event is
 * its number after those of the sandboxes before, so that each log is contiguous.
 */
const TABLES = `
create table meta (form integer not null, epoch integer not null, writers integer not null,
  requests integer not null);
create table settled (name text primary key, value text not null) without rowid;
create table sandboxes (id integer primary key, name text not null unique,
  born integer not null, epoch integer not null, head integer not null, due_at integer,
  used_at integer not null);
create index sandboxes_due on sandboxes (due_at) where due_at is not null;
create table events (place integer primary key, form integer not null, writer integer not null,
  body text not null, sum integer);
create table keys (key text not null, sandbox integer not null, seq integer not null,
  owns integer not null, primary key (key, sandbox)) without rowid;
create index keys_of on keys (sandbox, seq);
create table journals (sandbox integer primary key, ever integer not null, kept integer not null,
  bytes integer not null);
create table requests (id integer primary key, sandbox integer not null, bytes integer not null,
  body text not null);
create index requests_of on requests (sandbox, id);
${THIRD_FORM}`;

/**
 * Takes a file for this process alone and makes it ours. Throws `StoreUnusable` for one of something
 * else or of a newer paystub, and the driver's error for one that is in use or broken; none of them is
 * changed. With `fsync` each commit waits until the disk has it.
 */
export function openTables(db: SqlDatabase, path: string, fsync: boolean): void {
  // Exclusive before WAL: the lock is held from the first look on and ends with the process.
  db.exec("pragma locking_mode = exclusive");
  const tables = db.prepare("select name from sqlite_schema where type = 'table'").all();
  const names = tables.map(({ name }) => name);
  const isNew = names.length === 0;
  if (!isNew) check(db, path, names);
  db.exec("pragma journal_mode = wal");
  db.exec(`pragma synchronous = ${fsync ? "full" : "normal"}`);
  // On macOS nothing less reaches the disk; elsewhere it changes nothing.
  if (fsync) db.exec("pragma fullfsync = on; pragma checkpoint_fullfsync = on");
  db.exec("pragma cache_size = -32000; pragma journal_size_limit = 67108864");
  db.exec("begin immediate");
  if (isNew) db.exec(`${TABLES} insert into meta values (${FILE_FORM}, 0, 0, 0)`);
  // Those that are there have none, and are read as they are.
  else if (formOf(db) < 2) db.exec("alter table events add column sum integer");
  if (!isNew && formOf(db) < 3) db.exec(THIRD_FORM);
  // Empty unless an older version wrote events: each start counts them. An older version needs no index.
  db.exec("create index if not exists events_unsummed on events (place) where sum is null");
  // A version that knows less than what is written from now on must not read it.
  db.prepare("update meta set form = ?").run(FILE_FORM);
  db.exec("commit");
}

/**
 * Leaves one file that has everything and can be copied, and that no process holds: libsql keeps one open
 * that it has closed as long as there is a statement.
 */
export function giveBack(db: SqlDatabase): void {
  try {
    db.exec("pragma journal_mode = delete");
  } catch (error) {
    // A full disk has no room for that. The log beside the file stays, and the next process that opens it reads both.
    if (sqlProblemOf(error) !== "full") throw error;
  }
  letGo(db);
}

/** Ends the lock: with the next look that is taken. */
function letGo(db: SqlDatabase): void {
  db.exec("pragma locking_mode = normal");
  db.prepare("select count(*) from sqlite_schema").get();
}

function check(db: SqlDatabase, path: string, tables: readonly unknown[]): void {
  if (!tables.includes("meta") || !tables.includes("sandboxes")) {
    letGo(db);
    throw new StoreUnusable(
      `${path} is a database of something else; it was left as it is, give another folder`,
    );
  }
  const found = formOf(db);
  if (found > FILE_FORM) {
    letGo(db);
    throw new StoreUnusable(
      `${path} was written by a newer paystub (form ${found}, this one knows ${FILE_FORM}); it was left as it is, start the newer one`,
    );
  }
}

function formOf(db: SqlDatabase): number {
  return Number(db.prepare("select form from meta").get()?.form);
}
