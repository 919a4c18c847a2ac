import { keyOf } from "../../domain/events.js";
import type { EpochMs } from "../../domain/time.js";
import type { Position } from "../../sandbox/position.js";
import { checkNumbers, type EventRow, eventFrom, READ_BYTES, sumOf, tailFault } from "../rows.js";
import type { Appended, Change, Reading, StoredEvent } from "../store.js";
import {
  type Asking,
  type Database,
  DatabaseFailure,
  type Row,
  restored,
  stored,
  UNIQUE_VIOLATION,
} from "./database.js";

/** A key, and the event that takes it. */
export interface KeyPlace {
  readonly key: string;
  readonly seq: number;
}

/** Each key with the number of the event that takes it, for a rewind to free it with that. */
export function placesOf(
  keys: readonly string[],
  { events }: Change,
  base: number,
): readonly KeyPlace[] {
  if (keys.length === 0) return [];
  const numbers = new Map<string, number>();
  for (const [n, event] of events.entries()) {
    const key = keyOf(event);
    if (key !== undefined && !numbers.has(key)) numbers.set(key, base + n + 1);
  }
  return [...new Set(keys)].map((key) => ({ key, seq: numbers.get(key) ?? base + 1 }));
}

/** Two appends that want the same keys must not wait for each other: all take them in one order. */
export function inOrder(places: readonly KeyPlace[]): readonly KeyPlace[] {
  return [...places].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The same as PostgreSQL takes many at once. */
export function columnsOf(
  places: readonly KeyPlace[],
): readonly [readonly string[], readonly number[]] {
  return [places.map(({ key }) => stored(key)), places.map(({ seq }) => seq)];
}

/** What appending takes. */
export interface AppendsParts {
  readonly database: Database;
  /** The number under which this connection's events are kept. */
  readonly writer: string;
  /** An instant in place of the database's clock; null for that clock. */
  readonly instant: () => EpochMs | null;
}

const MOVED: Appended = { moved: true };

/** How many events one statement writes. */
const EVENTS_AT_ONCE = 5000;

/** How often an append whose key was taken and then free again is tried. */
const ATTEMPTS_MAX = 10;

/** Appends: nearly always in one statement, and in a transaction where more is at stake. */
export class Appends {
  readonly #parts: AppendsParts;

  constructor(parts: AppendsParts) {
    this.#parts = parts;
  }

  async append(sandbox: string, at: Position, change: Change): Promise<Appended> {
    const { events, keep, unfinished, inherited = [] } = change;
    if (at.epoch === 0 && events.length === 0) return MOVED;
    const isPart = keep !== undefined || unfinished !== undefined;
    const isRare = isPart || inherited.length > 0 || events.length > EVENTS_AT_ONCE;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return isRare
          ? await this.#inTransaction(sandbox, at, change)
          : await this.#atOnce(sandbox, at, change);
      } catch (error) {
        if (error instanceof TakenKey) return { taken: error.key };
        const isTaken = error instanceof DatabaseFailure && error.code === UNIQUE_VIOLATION;
        if (!isTaken || attempt === ATTEMPTS_MAX) throw error;
        // Within a transaction it was free when we looked, so it is looked at once more.
        const taken = isRare ? undefined : await this.#takenOf(change.keys ?? []);
        if (taken !== undefined) return { taken };
      }
    }
  }

  /** Forgets a sandbox, and gives its keys to the oldest ones that share them. */
  async delete(sandbox: string): Promise<boolean> {
    const { database } = this.#parts;
    const { serialise, forget, forgetEvents, forgetRequests, forgetLeases } = database.statements;
    return database.transaction(async (ask) => {
      await ask(serialise, []);
      const name = stored(sandbox);
      const [row] = await ask(forget, [name]);
      if (!row) return false;
      await ask(forgetEvents, [row.id, 0]);
      await this.#freeKeys(ask, row, 0);
      await ask(forgetRequests, [row.id]);
      await ask(forgetLeases, [name]);
      return true;
    });
  }

  async #atOnce(sandbox: string, at: Position, { events, keys = [], dueAt }: Change) {
    const { database, writer, instant } = this.#parts;
    const { begin, append } = database.statements;
    const bodies = events.map((event) => JSON.stringify(event));
    const taken = inOrder(placesOf(keys, { events, dueAt }, 0));
    const values = [stored(sandbox), dueAt, writer, bodies, ...columnsOf(taken), instant()];
    const sums = sumsOf(bodies, at.seq);
    if (at.epoch === 0) {
      const [row] = await database.ask(begin, [...values, sums]);
      return row ? { at: { epoch: Number(row.epoch), seq: events.length } } : MOVED;
    }
    const rows = await database.ask(append, [...values, at.epoch, at.seq, sums]);
    return rows.length > 0 ? { at: { epoch: at.epoch, seq: at.seq + events.length } } : MOVED;
  }

  #inTransaction(sandbox: string, at: Position, change: Change): Promise<Appended> {
    const { database, writer } = this.#parts;
    const { serialise, putEvents } = database.statements;
    return database.transaction(async (ask): Promise<Appended> => {
      // Who owns a key changes hands here: one at a time, so that each key keeps exactly one owner.
      await ask(serialise, []);
      const base = Math.min(at.seq, change.keep ?? at.seq);
      const row = await this.#placed(ask, sandbox, at, base, change);
      if (!row) return MOVED;
      if (base < at.seq) await this.#forgetAfter(ask, row, base);
      for (let from = 0; from < change.events.length; from += EVENTS_AT_ONCE) {
        const part = change.events.slice(from, from + EVENTS_AT_ONCE);
        const bodies = part.map((event) => JSON.stringify(event));
        const sums = sumsOf(bodies, base + from);
        await ask(putEvents, [row.id, base + from, writer, bodies, sums]);
      }
      await this.#takeKeys(ask, row, base, change);
      return { at: { epoch: Number(row.epoch), seq: base + change.events.length } };
    });
  }

  /** The sandbox's row, locked, with where its log ends now. */
  async #placed(
    ask: Asking,
    sandbox: string,
    at: Position,
    base: number,
    { events, keep, unfinished, dueAt }: Change,
  ): Promise<Row | undefined> {
    const { database, writer, instant } = this.#parts;
    const { found, move } = database.statements;
    const [name, head] = [stored(sandbox), base + events.length];
    const rows =
      at.epoch === 0
        ? await ask(found, [name, head, dueAt, instant(), writer, unfinished])
        : await ask(move, [
            name,
            at.epoch,
            at.seq,
            head,
            dueAt,
            instant(),
            keep !== undefined,
            writer,
            unfinished,
          ]);
    return rows[0];
  }

  async #forgetAfter(ask: Asking, row: Row, seq: number): Promise<void> {
    await ask(this.#parts.database.statements.forgetEvents, [row.id, seq]);
    await this.#freeKeys(ask, row, seq);
  }

  async #freeKeys(ask: Asking, { id }: Row, seq: number): Promise<void> {
    const { freeKeys, inherit } = this.#parts.database.statements;
    const freed = await ask(freeKeys, [id, seq]);
    if (freed.length > 0) await ask(inherit, [freed.map(({ key }) => key)]);
  }

  async #takeKeys(ask: Asking, { id }: Row, base: number, change: Change): Promise<void> {
    const { keys = [], inherited = [] } = change;
    const { taken, putKeys, shareKeys } = this.#parts.database.statements;
    if (keys.length > 0) {
      const owned = await ask(taken, [keys.map(stored)]);
      const first = firstTaken(keys, owned);
      if (first !== undefined) throw new TakenKey(first);
      await ask(putKeys, [id, ...columnsOf(inOrder(placesOf(keys, change, base))), true]);
    }
    if (inherited.length === 0) return;
    const columns = columnsOf(inOrder(placesOf(inherited, change, base)));
    await ask(shareKeys, [id, ...columns, true]);
    await ask(shareKeys, [id, ...columns, false]);
  }

  async #takenOf(keys: readonly string[]): Promise<string | undefined> {
    // Of one that was wanted it is known without a question.
    if (keys.length === 1) return keys[0];
    const { database } = this.#parts;
    return firstTaken(keys, await database.ask(database.statements.taken, [keys.map(stored)]));
  }
}

/** The checksums of events that come after number `before`. */
function sumsOf(bodies: readonly string[], before: number): readonly number[] {
  return bodies.map((body, n) => sumOf(before + n + 1, body));
}

/** Takes a transaction back that wanted the key of another sandbox. */
class TakenKey extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} is taken`);
    this.key = key;
  }
}

function firstTaken(keys: readonly string[], rows: readonly Row[]): string | undefined {
  const taken = new Set(rows.map(({ key }) => key));
  return keys.find((key) => taken.has(stored(key)));
}

/** How many events are read at once: a long log comes in parts, none of which takes long. */
const PAGE = 10_000;

/** Who reads from where. */
export interface Reader {
  readonly database: Database;
  readonly writer: string;
  readonly instant: () => number | null;
}

/** The events after a position, at most `limit`, of one epoch. */
export async function readLog(
  { database, writer, instant }: Reader,
  sandbox: string,
  from: Position,
  most = PAGE,
): Promise<Reading | undefined> {
  const limit = Math.min(most, PAGE);
  const values = [stored(sandbox), from.epoch, from.seq, limit, writer, instant()];
  const rows = await database.ask(database.statements.read, values);
  const [row] = rows;
  if (!row) return undefined;
  const [firstEpoch, epoch, head] = [Number(row.born), Number(row.epoch), Number(row.head)];
  const before = epoch === from.epoch ? Math.min(from.seq, head) : 0;
  const seqs = row.seq === null ? [] : rows.map(({ seq }) => Number(seq));
  const isFull = Number(rows.at(-1)?.bytes) >= READ_BYTES;
  checkNumbers(sandbox, before, seqs, Math.min(head, before + (isFull ? seqs.length : limit)));
  const events = row.seq === null ? [] : rows.map((one) => eventOf(sandbox, one, writer));
  const seq = before + events.length;
  const others = { mine: row.begun_by === writer, advancedElsewhere: row.travelled === "true" };
  const unfinished = row.unfinished === "true" ? { unfinished: true } : {};
  return { firstEpoch, at: { epoch, seq }, events, more: seq < head, ...others, ...unfinished };
}

function eventOf(sandbox: string, row: Row, me: string): StoredEvent {
  const seq = Number(row.seq);
  return { seq, event: eventFrom({ sandbox, seq, ...rowOf(row) }), mine: row.writer === me };
}

function rowOf({ v, body, sum }: Row): Pick<EventRow, "form" | "body" | "sum"> {
  const checked = (sum ?? null) === null ? null : Number(sum);
  return { form: Number(v), body: String(body), sum: checked };
}

/** Last events that are looked at in one question: each can have a megabyte. */
const TAILS_AT_ONCE = 100;

/** What is wrong with the last event of each log, a line each. */
export async function tailFaults(database: Database): Promise<readonly string[]> {
  const faults: string[] = [];
  let last: string | null | undefined = "0";
  while (last) {
    const rows: readonly Row[] = await database.ask(database.statements.tails, [
      last,
      TAILS_AT_ONCE,
    ]);
    for (const row of rows) {
      const stored = row.body === null ? undefined : rowOf(row);
      const fault = tailFault(restored(String(row.name)), Number(row.head), stored);
      if (fault !== undefined) faults.push(fault);
    }
    last = rows.at(-1)?.id;
  }
  return faults;
}
