import { entryFrom, tailFault, whyUnreadable } from "../rows.js";
import { asBytes, textOf } from "./driver.js";
import type { SqliteFile } from "./file.js";
import { PLACES, rowOf } from "./logs.js";

/** What a data file holds, in numbers. */
export interface FileFigures {
  readonly form: number;
  readonly bytes: number;
  /** Of `bytes`, what is free to be written again. */
  readonly freeBytes: number;
  readonly sandboxes: number;
  readonly events: number;
  readonly requests: number;
}

/** Operations on a whole file, by its holder. Throws `StoreStopped` if the file is broken. */
export interface SqliteUpkeep {
  figures(): FileFigures;
  /** How many bytes the events of each sandbox take, by its name. */
  sizes(): ReadonlyMap<string, number>;
  /** What is wrong with the file as a database, a line each. */
  faults(): readonly string[];
  /** What is wrong with the last event of each log, a line each. */
  tailFaults(): readonly string[];
  /** How many events have no checksum, since an older paystub wrote them. */
  unsummed(): number;
  /** Removes what is left of deleted sandboxes and cut logs. */
  clear(): void;
  /** Rewrites the file without what is free in it. */
  compact(): void;
}

export function upkeepOf(file: SqliteFile): SqliteUpkeep {
  // What is still to be deleted belongs to no sandbox.
  const cleared = <T>(question: () => T) => {
    file.clearAll();
    return file.ask(question);
  };
  return {
    figures: () => cleared(() => figuresOf(file)),
    sizes: () => cleared(() => sizesOf(file)),
    faults: () => cleared(() => faultsOf(file)),
    tailFaults: () => file.ask(() => tailFaultsOf(file)),
    unsummed: () => file.ask(() => numberOf(file, "select count(*) from events where sum is null")),
    clear: () => file.clearAll(),
    compact: () => cleared(() => void file.sql("vacuum").run()),
  };
}

function sizesOf({ sql }: SqliteFile): ReadonlyMap<string, number> {
  const rows = sql(`select ${asBytes("name")}, total(length(body)) as bytes from sandboxes
    left join events on place > id * ${PLACES} and place <= (id + 1) * ${PLACES} group by id`).all();
  return new Map(rows.map(({ name, bytes }) => [textOf(name), Number(bytes)]));
}

function figuresOf(file: SqliteFile): FileFigures {
  const pageBytes = numberOf(file, "pragma page_size");
  return {
    form: numberOf(file, "select form from meta"),
    bytes: numberOf(file, "pragma page_count") * pageBytes,
    freeBytes: numberOf(file, "pragma freelist_count") * pageBytes,
    sandboxes: numberOf(file, "select count(*) from sandboxes"),
    events: numberOf(file, "select total(head) from sandboxes"),
    requests: numberOf(file, "select count(*) from requests"),
  };
}

/** What the tables must hold of each other, each with a question that counts what does not. */
const RULES: readonly (readonly [string, string])[] = [
  [
    "events of no sandbox, or beyond the end of its log",
    `select count(*) from events left join sandboxes on id = (place - 1) / ${PLACES}
       where id is null or (place - 1) % ${PLACES} >= head`,
  ],
  [
    "requests of no sandbox",
    "select count(*) from requests where sandbox not in (select id from sandboxes union select 0)",
  ],
  [
    "numbers of no sandbox, or of no event in its log",
    "select count(*) from keys left join sandboxes on id = sandbox where id is null or seq not between 1 and head",
  ],
  [
    "numbers with no owner, or with several",
    "select count(*) from (select 1 from keys group by key having sum(owns) <> 1)",
  ],
  [
    "journals that count other requests than there are",
    `select count(*) from journals where kept > ever or (kept, bytes) <> (select count(*), total(requests.bytes)
       from requests where requests.sandbox = journals.sandbox)`,
  ],
  [
    "sandboxes with a place or an instant that is not a number",
    `select count(*) from sandboxes where typeof(born) <> 'integer' or typeof(epoch) <> 'integer'
       or typeof(head) <> 'integer' or typeof(used_at) <> 'integer' or typeof(due_at) not in ('integer', 'null')`,
  ],
  [
    "sandboxes or requests that are numbered beyond the count of all",
    `select (select count(*) from sandboxes, meta where sandboxes.epoch > meta.epoch or born > sandboxes.epoch)
       + (select count(*) from requests, meta where id > requests)`,
  ],
];

/** How many requests are in memory at once. */
const REQUESTS_AT_ONCE = 500;

function faultsOf(file: SqliteFile): readonly string[] {
  const lines = file.sql("pragma integrity_check").all();
  const reported = lines.map(({ integrity_check: line }) => String(line));
  const events = numberOf(file, "select count(*) from events");
  const expected = numberOf(file, "select total(head) from sandboxes");
  const orphans = events === expected ? [] : [`${events} events, but the logs have ${expected}`];
  const broken = RULES.flatMap(([what, question]) => {
    const count = numberOf(file, question);
    return count === 0 ? [] : [`${what}: ${count}`];
  });
  return [
    ...reported.filter((line) => line !== "ok"),
    ...orphans,
    ...broken,
    ...requestFaults(file),
  ];
}

/** The requests of all journals that cannot be read, each with the sandbox that it belongs to. */
function requestFaults({ sql }: SqliteFile): readonly string[] {
  const page = sql(
    `select requests.id, ${asBytes("body")}, ${asBytes("name")} from requests left join sandboxes on sandboxes.id = sandbox where requests.id > ? order by requests.id limit ?`,
  );
  const faults: string[] = [];
  let rows = page.all(0, REQUESTS_AT_ONCE);
  while (rows.length > 0) {
    for (const { id, body, name } of rows) {
      const owner = name === null ? "no sandbox" : `sandbox ${textOf(name)}`;
      const why = whyUnreadable(() => entryFrom(Number(id), textOf(body)));
      if (why !== undefined) faults.push(`${owner}: ${why}`);
    }
    rows = page.all(Number(rows.at(-1)?.id), REQUESTS_AT_ONCE);
  }
  return faults;
}

function tailFaultsOf({ sql }: SqliteFile): readonly string[] {
  // One after the other: a last event can have a megabyte, and there can be thousands.
  const last = sql(
    `select form, ${asBytes("body")}, sum from sandboxes left join events on place = id * ${PLACES} + head where id = ?`,
  );
  const sandboxes = sql(`select id, ${asBytes("name")}, head from sandboxes where head > 0`).all();
  return sandboxes.flatMap(({ id, name, head }) => {
    const row = last.get(Number(id));
    const isThere = row !== undefined && row.body !== null;
    return tailFault(textOf(name), Number(head), isThere ? rowOf(row) : undefined) ?? [];
  });
}

function numberOf({ sql }: SqliteFile, query: string): number {
  return Number(Object.values(sql(query).get() ?? {})[0]);
}
