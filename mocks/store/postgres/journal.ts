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
import { type Database, type Row, stored } from "./database.js";

/** A request on its way into the database. */
interface Pending {
  readonly number: number;
  readonly sandbox: string | null;
  readonly epoch: number | null;
  readonly bytes: number;
  readonly body: string;
  readonly written: (id: number) => void;
  readonly failed: (error: unknown) => void;
}

/** What a writer of requests works with. */
export interface RequestsParts {
  /** For writing, with a connection of its own. */
  readonly database: Database;
  readonly writer: string;
  readonly wait: (delayMs: number, run: () => void) => unknown;
}

/** How many requests wait to be written at the most, and how many go at once. */
const WAITING_MAX = 10_000;
const AT_ONCE = 500;

/** How often a failed write is retried, and how long apart. */
const ATTEMPTS_MAX = 10;
const REST_MS = 1000;

/** A journal may hold so much more than its limit before the oldest make room. */
const SLACK = 1.1;

/**
 * The journal of requests, written behind the answers: what comes while a batch is on its way goes with
 * the next one.
 */
export class Requests {
  readonly #parts: RequestsParts;
  #waiting: Pending[] = [];
  #writing: Promise<void> | undefined;
  #numbers = 0;
  #lastId = 0;

  constructor(parts: RequestsParts) {
    this.#parts = parts;
  }

  record(sandbox: string | null, given: RequestRecord): Promise<number> {
    if (this.#waiting.length >= WAITING_MAX) {
      const why = `${WAITING_MAX} requests wait to be written down already; this one is not`;
      return Promise.reject(new Error(why));
    }
    const { record, cut } = boundedEntry(given);
    const body = JSON.stringify({ ...record, cut });
    const bytes = Buffer.byteLength(body);
    this.#numbers += 1;
    const number = this.#numbers;
    const epoch = given.position?.epoch ?? null;
    return new Promise((written, failed) => {
      this.#waiting.push({ number, sandbox, epoch, bytes, body, written, failed });
      this.#writing ??= this.#write();
    });
  }

  /** Adds how a request ended. Its few bytes more are not counted. */
  async ended(id: number, end: RequestEnd): Promise<void> {
    const { database } = this.#parts;
    await database.ask(database.statements.ended, [id, endTail(end)]);
  }

  /** Waits until all is written that this connection was given. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  async page(sandbox: string | null, after = 0): Promise<JournalPage> {
    await this.flush();
    const { database } = this.#parts;
    const values = [sandbox === null ? null : stored(sandbox), JOURNAL_LIMITS.entries, after];
    const rows = await database.ask(database.statements.recorded, values);
    const requests = rows.flatMap(entryOf);
    return { requests, dropped: Number(rows[0]?.recorded ?? 0) - requests.length };
  }

  async count(sandbox: string | null): Promise<number> {
    await this.flush();
    const { database } = this.#parts;
    const values = [sandbox === null ? null : stored(sandbox)];
    const [row] = await database.ask(database.statements.recordedCount, values);
    return Number(row?.recorded ?? 0);
  }

  async #write(): Promise<void> {
    // What is recorded in the same turn goes with the first one.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, AT_ONCE);
      try {
        await this.#writeOnce(batch);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#writing = undefined;
  }

  /** Writes a batch, once though the answer may be lost. */
  async #writeOnce(batch: readonly Pending[]): Promise<void> {
    let left = batch;
    for (let attempt = 1; left.length > 0; attempt += 1) {
      try {
        if (attempt > 1) left = await this.#unwritten(left);
        if (left.length > 0) await this.#send(left);
        return;
      } catch (error) {
        if (attempt === ATTEMPTS_MAX) throw error;
        await new Promise<void>((resume) => this.#parts.wait(REST_MS, resume));
      }
    }
  }

  async #send(batch: readonly Pending[]): Promise<void> {
    const { database, writer } = this.#parts;
    const rows = await database.ask(database.statements.record, [
      writer,
      batch.map(({ sandbox }) => (sandbox === null ? null : stored(sandbox))),
      batch.map(({ epoch }) => epoch),
      batch.map(({ number }) => number),
      batch.map(({ bytes }) => bytes),
      batch.map(({ body }) => body),
    ]);
    const byNumber = new Map(batch.map((pending) => [pending.number, pending]));
    for (const { id, number } of rows) this.#tell(byNumber.get(Number(number)), Number(id));
    // They are written: that there was no room to be made now must not have them written again.
    await this.#makeRoom(rows).catch(() => undefined);
  }

  /** Those whose first attempt has not come through. */
  async #unwritten(batch: readonly Pending[]): Promise<readonly Pending[]> {
    const { database, writer } = this.#parts;
    const { recordedSince } = database.statements;
    const rows = await database.ask(recordedSince, [this.#lastId, writer]);
    const ids = new Map(rows.map(({ id, number }) => [Number(number), Number(id)]));
    for (const pending of batch) {
      const id = ids.get(pending.number);
      if (id !== undefined) this.#tell(pending, id);
    }
    return batch.filter(({ number }) => !ids.has(number));
  }

  #tell(pending: Pending | undefined, id: number): void {
    this.#lastId = Math.max(this.#lastId, id);
    pending?.written(id);
  }

  /** The oldest make room in the journals that have grown beyond a limit. */
  async #makeRoom(rows: readonly Row[]): Promise<void> {
    const { database } = this.#parts;
    const { entries, journalBytes } = JOURNAL_LIMITS;
    const step = Math.round(entries * (SLACK - 1));
    const full = rows.filter(({ nth, bytes }) => {
      const isStep = Number(nth) > entries && Number(nth) % step === 0;
      return isStep || Number(bytes) > journalBytes * SLACK;
    });
    for (const sandbox of new Set(full.map((row) => row.sandbox))) {
      await database.ask(database.statements.dropRequests, [sandbox, journalBytes, entries]);
    }
  }
}

function entryOf({ id, body }: Row): JournalEntry[] {
  return typeof body === "string" ? [entryFrom(Number(id), body)] : [];
}
