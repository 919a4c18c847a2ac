import { type DomainEvent, keyOf } from "../../domain/events.js";
import type { Position } from "../../sandbox/position.js";
import { checkNumbers, EVENT_FORM, type EventRow, eventFrom, READ_BYTES, sumOf } from "../rows.js";
import type { Appended, Change, Listed, Reading, StoredEvent } from "../store.js";
import { asBytes, type SqlRow, type Statements, textOf } from "./driver.js";

/** The numbers that sandboxes own or share. A row for each sandbox that has one; one of them owns it. */
export class SqliteKeys {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  ownerOf(key: string): string | undefined {
    const sql = `select name ${LIVE_KEYS} order by owns desc, id limit 1`;
    const owner = this.#sql(sql).get(key);
    return owner && String(owner.name);
  }

  /** A key that is taken, and that the change does not free before it takes it. */
  takenOf({ keys = [], keep }: Change, sandbox: number): string | undefined {
    const freedFrom = keep ?? Number.MAX_SAFE_INTEGER;
    const sql = `select 1 ${LIVE_KEYS} and not (sandbox = ? and seq > ?) limit 1`;
    return keys.find((key) => this.#sql(sql).get(key, sandbox, freedFrom) !== undefined);
  }

  /** Takes the keys of a change whose events come after number `before`. */
  take({ keys = [], inherited = [], events }: Change, sandbox: number, before: number): void {
    if (keys.length + inherited.length === 0) return;
    const seqs = seqsOf(events, before);
    const put = (key: string, owns: 0 | 1) =>
      this.#sql(
        "insert into keys values (?, ?, ?, ?) on conflict do update set seq = excluded.seq, owns = excluded.owns where seq > ?",
      ).run(key, sandbox, seqs.get(key) ?? before + events.length, owns, before);
    for (const key of keys) put(key, 1);
    for (const key of inherited) {
      const isOwned = this.#sql(`select 1 ${LIVE_KEYS} limit 1`).get(key);
      put(key, isOwned ? 0 : 1);
    }
  }

  /** Gives up those of the events from the one after `from` to `to`: each goes to the oldest that shares it. */
  free(sandbox: number, from: number, to: number): void {
    const where = "where sandbox = ? and seq > ? and seq <= ?";
    const owned = this.#sql(`select key from keys ${where} and owns = 1`).all(sandbox, from, to);
    this.#sql(`delete from keys ${where}`).run(sandbox, from, to);
    const heir = this.#sql(
      `update keys set owns = 1 where key = ?1 and not exists (select 1 from keys where key = ?1 and owns = 1)
         and sandbox = (select min(id) ${LIVE_KEYS})`,
    );
    for (const { key } of owned) heir.run(String(key));
  }
}

/** The rows of a key, without those of a deleted sandbox or of events that were cut off. */
const LIVE_KEYS = "from keys join sandboxes on id = sandbox where key = ?1 and seq <= head";

function seqsOf(events: readonly DomainEvent[], before: number): ReadonlyMap<string, number> {
  const seqs = new Map<string, number>();
  for (const [n, event] of events.entries()) {
    const key = keyOf(event);
    if (key !== undefined) seqs.set(key, before + n + 1);
  }
  return seqs;
}

/** A sandbox as the table has it. */
export interface Head {
  readonly id: number;
  readonly unfinished: boolean;
  readonly firstEpoch: number;
  readonly at: Position;
}

/** Places that each sandbox has for its events; a number of a sandbox and a place are exact as numbers. */
export const PLACES = 2 ** 27;

/** How many events are asked for at once: one at first, since each can have a megabyte. */
const ROWS = { first: 1, most: 100 } as const;

/** Events of a log that was cut or deleted that are cleared away at once. */
const CLEARED_AT_ONCE = 1000;

/** Remembered heads, before they are all forgotten. */
const HEADS_MAX = 10_000;

const MOVED: Appended = { moved: true };

/**
 * The logs of a file. What changes them is called within a commit only. No other process writes to the
 * file, so where a log ends is remembered: most questions are a comparison.
 */
export class SqliteLogs {
  readonly keys: SqliteKeys;
  readonly #sql: Statements;
  readonly #heads = new Map<string, Head>();
  /**
   * Up to which number there are events and keys beyond the end of a log, by its sandbox: a log that is cut or
   * deleted takes long to clear away, and all calls would wait for it.
   */
  readonly #garbage: Map<number, number>;
  #epoch: number;

  constructor(sql: Statements) {
    this.#sql = sql;
    this.keys = new SqliteKeys(sql);
    this.#epoch = Number(sql("select epoch from meta").get()?.epoch);
    const garbage = sql("select sandbox, seq from garbage").all();
    this.#garbage = new Map(garbage.map((row) => [Number(row.sandbox), Number(row.seq)]));
  }

  head(name: string): Head | undefined {
    const known = this.#heads.get(name);
    if (known) return known;
    const sql = "select id, born, epoch, head, unfinished from sandboxes where name = ?";
    const row = this.#sql(sql).get(name);
    if (!row) return undefined;
    const at = { epoch: Number(row.epoch), seq: Number(row.head) };
    const unfinished = row.unfinished === 1;
    return this.#remember(name, {
      ...{ id: Number(row.id), unfinished },
      ...{ firstEpoch: Number(row.born), at },
    });
  }

  /** Whether something is left to clear away. */
  get hasGarbage(): boolean {
    return this.#garbage.size > 0;
  }

  /** Clears a part away of what was cut off or deleted. */
  clearSome(): void {
    const [next] = this.#garbage;
    if (!next) return;
    const [id, seq] = next;
    const head = Number(this.#sql("select head from sandboxes where id = ?").get(id)?.head ?? 0);
    const from = Math.max(head, seq - CLEARED_AT_ONCE);
    this.#clear(id, from, seq);
    if (from > head) this.#note(id, from);
    else {
      this.#garbage.delete(id);
      this.#sql("delete from garbage where sandbox = ?").run(id);
    }
  }

  /** Appends a change whose events were made text already. */
  append(
    name: string,
    at: Position,
    change: Change,
    bodies: readonly string[],
    by: { readonly writer: number; readonly now: number },
  ): Appended {
    const head = this.head(name);
    if (at.epoch === 0 ? head || bodies.length === 0 : !isAt(head, at)) return MOVED;
    const taken = this.keys.takenOf(change, head?.id ?? 0);
    if (taken !== undefined) return { taken };
    return this.#extend(name, head ?? this.#begin(name, by.now), change, bodies, by);
  }

  read(name: string, from: Position, limit: number, reader: number): Reading | undefined {
    const head = this.head(name);
    if (!head) return undefined;
    const { id, firstEpoch, at, unfinished } = head;
    if (from.epoch === at.epoch && from.seq >= at.seq)
      return { firstEpoch, at, events: [], more: false };
    const after = from.epoch === at.epoch ? from.seq : 0;
    const end = Math.min(at.seq, after + limit);
    const events: StoredEvent[] = [];
    let [last, bytes] = [after, 0];
    let some: number = ROWS.first;
    while (last < end && bytes < READ_BYTES) {
      for (const row of this.#rows(name, id, last, Math.min(end, last + some))) {
        if (bytes >= READ_BYTES) break;
        last += 1;
        bytes += (row.body as Uint8Array).byteLength;
        events.push({ seq: last, event: eventOf(name, last, row), mine: row.writer === reader });
      }
      const fitting = Math.ceil(((READ_BYTES - bytes) * events.length) / bytes);
      some = Math.min(ROWS.most, fitting);
    }
    const more = last < at.seq;
    const read = { epoch: at.epoch, seq: last };
    return { firstEpoch, at: read, events, more, ...(unfinished && { unfinished }) };
  }

  /** The rows of the events from the one after `after` to `end`. Throws where one is missing. */
  #rows(name: string, id: number, after: number, end: number): readonly SqlRow[] {
    const sql = `select place, form, writer, ${asBytes("body")}, sum from events where place > ? and place <= ? order by place`;
    const rows = this.#sql(sql).all(id * PLACES + after, id * PLACES + end);
    const seqs = rows.map(({ place }) => Number(place) - id * PLACES);
    checkNumbers(name, after, seqs, end);
    return rows;
  }

  /** Forgets a log. Returns the number that it had; undefined when there was none. */
  delete(name: string): number | undefined {
    const head = this.head(name);
    if (!head) return undefined;
    this.#heads.delete(name);
    this.#sql("delete from sandboxes where id = ?").run(head.id);
    this.#cut(head, 0);
    return head.id;
  }

  list(dueBy?: number): readonly Listed[] {
    const what = `select ${asBytes("name")}, epoch, head, due_at, used_at from sandboxes`;
    const rows =
      dueBy === undefined
        ? this.#sql(`${what} where unfinished = 0 order by id`).all()
        : this.#sql(`${what} where due_at <= ? and unfinished = 0 order by id`).all(dueBy);
    return rows.map((row) => ({
      name: textOf(row.name),
      at: { epoch: Number(row.epoch), seq: Number(row.head) },
      dueAt: row.due_at === null ? null : Number(row.due_at),
      usedAt: Number(row.used_at),
    }));
  }

  unfinished(): readonly string[] {
    const sql = `select ${asBytes("name")} from sandboxes where unfinished = 1 order by id`;
    return this.#sql(sql)
      .all()
      .map((row) => textOf(row.name));
  }

  #begin(name: string, now: number): Head {
    const epoch = this.#nextEpoch();
    const sql =
      "insert into sandboxes (name, born, epoch, head, used_at) values (?, ?, ?, 0, ?) returning id";
    const id = Number(this.#sql(sql).get(name, epoch, epoch, now)?.id);
    return { id, unfinished: false, firstEpoch: epoch, at: { epoch, seq: 0 } };
  }

  #extend(
    name: string,
    { id, firstEpoch, at, ...head }: Head,
    change: Change,
    bodies: readonly string[],
    { writer, now }: { readonly writer: number; readonly now: number },
  ): Appended {
    const { keep, dueAt, unfinished = head.unfinished } = change;
    let { epoch, seq } = at;
    if (keep !== undefined) {
      this.#sql("update sandboxes set head = ? where id = ?").run(Math.min(keep, seq), id);
      this.#cut({ id, at }, keep);
      seq = Math.min(keep, seq);
      epoch = this.#nextEpoch();
    }
    if (this.#garbage.has(id)) this.#clear(id, seq, seq + bodies.length);
    this.keys.take(change, id, seq);
    const insert = this.#sql(
      "insert into events (place, form, writer, body, sum) values (?, ?, ?, ?, ?)",
    );
    for (const body of bodies) {
      seq += 1;
      insert.run(id * PLACES + seq, EVENT_FORM, writer, body, sumOf(seq, body));
    }
    this.#sql(
      "update sandboxes set epoch = ?, head = ?, due_at = ?, used_at = ?, unfinished = ? where id = ?",
    ).run(epoch, seq, dueAt, now, Number(unfinished), id);
    const end = { epoch, seq };
    this.#remember(name, { id, unfinished, firstEpoch, at: end });
    return { at: end };
  }

  /**
   * Deletes the events after event `keep`, or marks them for deletion: the end of the log is before them.
   */
  #cut({ id, at: { seq } }: Pick<Head, "id" | "at">, keep: number): void {
    if (seq - keep <= CLEARED_AT_ONCE) this.#clear(id, keep, seq);
    else this.#note(id, Math.max(seq, this.#garbage.get(id) ?? 0));
  }

  #note(id: number, seq: number): void {
    this.#garbage.set(id, seq);
    const sql = "insert into garbage values (?, ?) on conflict do update set seq = excluded.seq";
    this.#sql(sql).run(id, seq);
  }

  /** Deletes events from the one after `from` to `to`, which are beyond the end of their log. */
  #clear(id: number, from: number, to: number): void {
    this.keys.free(id, from, to);
    const sql = "delete from events where place > ? and place <= ?";
    this.#sql(sql).run(id * PLACES + from, id * PLACES + to);
  }

  #nextEpoch(): number {
    this.#epoch += 1;
    this.#sql("update meta set epoch = ?").run(this.#epoch);
    return this.#epoch;
  }

  #remember(name: string, head: Head): Head {
    if (this.#heads.size >= HEADS_MAX) this.#heads.clear();
    this.#heads.set(name, head);
    return head;
  }
}

/** The event of a row. Throws `Unreadable` where it was damaged. */
function eventOf(sandbox: string, seq: number, row: SqlRow): DomainEvent {
  return eventFrom({ sandbox, seq, ...rowOf(row) });
}

/** An event as its row has it. */
export function rowOf({ form, body, sum }: SqlRow): Pick<EventRow, "form" | "body" | "sum"> {
  const checked = sum === null || sum === undefined ? null : Number(sum);
  return { form: Number(form), body: textOf(body), sum: checked };
}

function isAt(head: Head | undefined, { epoch, seq }: Position): boolean {
  return head?.at.epoch === epoch && head.at.seq === seq;
}
