import {
  boundedEntry,
  endTail,
  JOURNAL_LIMITS,
  type JournalEntry,
  type JournalPage,
  type RequestEnd,
  type RequestRecord,
} from "../../sandbox/journal.js";
import { entryFrom } from "../rows.js";
import { asBytes, type Statements, textOf } from "./driver.js";

/** The sandbox number of requests without a sandbox. */
const NO_SANDBOX = 0;

/** How many more than are shown may be kept, so that not each request has to delete one. */
const SLACK = 200;

/** The oldest of all that go at once when all journals together hold too much. */
const CHUNK = 1000;

interface Waiting {
  readonly sandbox: number;
  readonly id: number;
  readonly body: string;
}

/** What is kept of one journal. */
interface Tally {
  ever: number;
  kept: number;
  bytes: number;
}

/**
 * The journals of requests in a file. Requests wait in memory to be written together: their callers have
 * answers already, and the log is what must not be lost.
 */
export class SqliteJournal {
  readonly #sql: Statements;
  /** Those that were looked at since the last time they were all forgotten; the table has them all. */
  readonly #tallies = new Map<number, Tally>();
  #waiting: Waiting[] = [];
  #waitingLength = 0;
  #ends: { readonly id: number; readonly tail: string }[] = [];
  #last: number;
  #allBytes: number;
  readonly #maxBytes: number;

  constructor(sql: Statements, maxBytes: number = JOURNAL_LIMITS.allBytes) {
    this.#sql = sql;
    this.#maxBytes = maxBytes;
    this.#last = Number(sql("select requests from meta").get()?.requests);
    this.#allBytes = Number(sql("select total(bytes) as bytes from journals").get()?.bytes);
  }

  get isWaiting(): boolean {
    return this.#waiting.length + this.#ends.length > 0;
  }

  /** The length of the requests that wait, in characters. */
  get waitingLength(): number {
    return this.#waitingLength;
  }

  /** Keeps a request until the next write. Undefined means no sandbox. */
  add(sandbox: number | undefined, given: RequestRecord): number {
    const { record, cut } = boundedEntry(given);
    this.#last += 1;
    const body = JSON.stringify({ ...record, cut });
    this.#waiting.push({ sandbox: sandbox ?? NO_SANDBOX, id: this.#last, body });
    this.#waitingLength += body.length;
    return this.#last;
  }

  /** Adds with the next write how a request ended. Its few bytes more are not counted. */
  end(id: number, end: RequestEnd): void {
    this.#ends.push({ id, tail: endTail(end) });
  }

  /** Within a commit: what waits is written, and the oldest make room. */
  write(): void {
    if (this.#waiting.length > 0) this.#writeRequests();
    for (const { id, tail } of this.#ends.splice(0)) {
      const sql = "update requests set body = substr(body, 1, length(body) - 1) || ? where id = ?";
      this.#sql(sql).run(tail, id);
    }
  }

  #writeRequests(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#waitingLength = 0;
    const touched = new Set<number>();
    for (const { sandbox, id, body } of waiting) {
      const bytes = Buffer.byteLength(body);
      this.#sql("insert into requests values (?, ?, ?, ?)").run(id, sandbox, bytes, body);
      this.#count(sandbox, 1, bytes).ever += 1;
      touched.add(sandbox);
    }
    for (const sandbox of touched) this.#trim(sandbox);
    while (this.#allBytes > this.#maxBytes) for (const one of this.#dropOldest()) touched.add(one);
    for (const sandbox of touched) this.#keep(sandbox);
    this.#sql("update meta set requests = ?").run(this.#last);
  }

  /** What is kept of a journal, after all that waited was written. */
  page(sandbox = NO_SANDBOX, after = 0): JournalPage {
    const sql = `select id, bytes, ${asBytes("body")} from requests where sandbox = ? order by id desc limit ?`;
    const requests: JournalEntry[] = [];
    let bytes = 0;
    const { ever } = this.#tally(sandbox);
    const limit = Math.min(JOURNAL_LIMITS.entries, Math.max(0, ever - after));
    for (const row of this.#sql(sql).all(sandbox, limit)) {
      bytes += Number(row.bytes);
      if (bytes > JOURNAL_LIMITS.journalBytes) break;
      requests.push(entryFrom(Number(row.id), textOf(row.body)));
    }
    return { requests: requests.reverse(), dropped: ever - requests.length };
  }

  /** How many there ever were, those that wait included. */
  countOf(sandbox = NO_SANDBOX): number {
    const waiting = this.#waiting.filter((entry) => entry.sandbox === sandbox).length;
    return this.#tally(sandbox).ever + waiting;
  }

  /** Within a commit: deletes the journal of a deleted sandbox. */
  forget(sandbox: number): void {
    this.#allBytes -= this.#tally(sandbox).bytes;
    this.#waiting = this.#waiting.filter((entry) => entry.sandbox !== sandbox);
    this.#tallies.delete(sandbox);
    this.#sql("delete from requests where sandbox = ?").run(sandbox);
    this.#sql("delete from journals where sandbox = ?").run(sandbox);
  }

  /** Drops the oldest of a journal that has become too long, until it is within its limits. */
  #trim(sandbox: number): void {
    const { entries, journalBytes } = JOURNAL_LIMITS;
    const tally = this.#tally(sandbox);
    if (tally.kept <= entries + SLACK && tally.bytes <= 2 * journalBytes) return;
    const isOver = () => tally.kept > entries || tally.bytes > journalBytes;
    const oldest = "select id, bytes from requests where sandbox = ? order by id limit ?";
    while (isOver()) {
      let last: number | undefined;
      for (const row of this.#sql(oldest).all(sandbox, SLACK)) {
        if (!isOver()) break;
        last = Number(row.id);
        this.#count(sandbox, -1, -Number(row.bytes));
      }
      if (last === undefined) return;
      this.#sql("delete from requests where sandbox = ? and id <= ?").run(sandbox, last);
    }
  }

  /** The oldest of all journals make room. Returns whose they were. */
  #dropOldest(): readonly number[] {
    const rows = this.#sql("select id, sandbox, bytes from requests order by id limit ?").all(
      CHUNK,
    );
    for (const row of rows) this.#count(Number(row.sandbox), -1, -Number(row.bytes));
    this.#sql("delete from requests where id <= ?").run(Number(rows.at(-1)?.id));
    return rows.map(({ sandbox }) => Number(sandbox));
  }

  #count(sandbox: number, entries: number, bytes: number): Tally {
    const tally = this.#tally(sandbox);
    tally.kept += entries;
    tally.bytes += bytes;
    this.#allBytes += bytes;
    return tally;
  }

  #tally(sandbox: number): Tally {
    const known = this.#tallies.get(sandbox);
    if (known) return known;
    const row = this.#sql("select ever, kept, bytes from journals where sandbox = ?").get(sandbox);
    const tally = row
      ? { ever: Number(row.ever), kept: Number(row.kept), bytes: Number(row.bytes) }
      : { ever: 0, kept: 0, bytes: 0 };
    this.#tallies.set(sandbox, tally);
    return tally;
  }

  #keep(sandbox: number): void {
    const { ever, kept, bytes } = this.#tally(sandbox);
    this.#sql("insert or replace into journals values (?, ?, ?, ?)").run(
      sandbox,
      ever,
      kept,
      bytes,
    );
  }
}
