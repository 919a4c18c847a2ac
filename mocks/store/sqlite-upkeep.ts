import type { SqliteFile } from "./sqlite-file.js";

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

/** What is done to a whole file, by whoever holds it. Throws `StoreStopped` where the file is broken. */
export interface SqliteUpkeep {
  figures(): FileFigures;
  /** What is wrong with the file as a database, a line each. */
  faults(): readonly string[];
  /** Writes the file anew, without what is free in it. */
  compact(): void;
}

export function upkeepOf(file: SqliteFile): SqliteUpkeep {
  return {
    figures: () => file.ask(() => figuresOf(file)),
    faults: () => file.ask(() => faultsOf(file)),
    compact: () => file.ask(() => void file.sql("vacuum").run()),
  };
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

function faultsOf(file: SqliteFile): readonly string[] {
  const lines = file.sql("pragma integrity_check").all();
  const told = lines.map(({ integrity_check: line }) => String(line));
  const events = numberOf(file, "select count(*) from events");
  const expected = numberOf(file, "select total(head) from sandboxes");
  const strays = events === expected ? [] : [`${events} events, but the logs have ${expected}`];
  return [...told.filter((line) => line !== "ok"), ...strays];
}

function numberOf({ sql }: SqliteFile, query: string): number {
  return Number(Object.values(sql(query).get() ?? {})[0]);
}
