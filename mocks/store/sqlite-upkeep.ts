import type { Statements } from "./sqlite-statements.js";

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

/** What is done to a whole file, by whoever holds it. */
export interface SqliteUpkeep {
  figures(): FileFigures;
  /** What is wrong with the file as a database, a line each. */
  faults(): readonly string[];
  /** Writes the file anew, without what is free in it. */
  compact(): void;
}

export function upkeepOf(sql: Statements): SqliteUpkeep {
  const numberOf = (query: string) => Number(Object.values(sql(query).get() ?? {})[0]);
  return {
    figures() {
      const pageBytes = numberOf("pragma page_size");
      return {
        form: numberOf("select form from meta"),
        bytes: numberOf("pragma page_count") * pageBytes,
        freeBytes: numberOf("pragma freelist_count") * pageBytes,
        sandboxes: numberOf("select count(*) from sandboxes"),
        events: numberOf("select total(head) from sandboxes"),
        requests: numberOf("select count(*) from requests"),
      };
    },
    faults() {
      const lines = sql("pragma integrity_check").all();
      const told = lines.map(({ integrity_check: line }) => String(line));
      const events = numberOf("select count(*) from events");
      const expected = numberOf("select total(head) from sandboxes");
      const strays = events === expected ? [] : [`${events} events, but the logs have ${expected}`];
      return [...told.filter((line) => line !== "ok"), ...strays];
    },
    compact() {
      sql("vacuum").run();
    },
  };
}
