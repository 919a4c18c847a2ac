import type { DomainEvent } from "../domain/events.js";
import { eventFrom, type Lift } from "./event-forms.js";
import type { Place } from "./place.js";
import type { SqlRow } from "./sqlite-driver.js";
import { SqliteKeys } from "./sqlite-keys.js";
import type { Statements } from "./sqlite-statements.js";
import type { Appended, Change, Listed, Reading } from "./store.js";

/** A sandbox as the table has it. */
export interface Head {
  readonly id: number;
  readonly born: number;
  readonly at: Place;
}

/** Places that each sandbox has for its events; a number of a sandbox and a place are exact as numbers. */
export const PLACES = 2 ** 27;

/** Remembered heads, before they are all forgotten. */
const HEADS_MAX = 10_000;

const MOVED: Appended = { moved: true };

/** How the events of a file are written and read. */
export interface Writing {
  readonly form: number;
  readonly lifts: readonly Lift[];
}

/**
 * The logs of a file. What changes them is called within a commit only. Nobody else writes to the
 * file, so where a log ends is remembered: most questions are a comparison.
 */
export class SqliteLogs {
  readonly keys: SqliteKeys;
  readonly #sql: Statements;
  readonly #writing: Writing;
  readonly #heads = new Map<string, Head>();
  #epoch: number;

  constructor(sql: Statements, writing: Writing) {
    this.#sql = sql;
    this.#writing = writing;
    this.keys = new SqliteKeys(sql);
    this.#epoch = Number(sql("select epoch from meta").get()?.epoch);
  }

  head(name: string): Head | undefined {
    const known = this.#heads.get(name);
    if (known) return known;
    const row = this.#sql("select id, born, epoch, head from sandboxes where name = ?").get(name);
    if (!row) return undefined;
    const at = { epoch: Number(row.epoch), seq: Number(row.head) };
    return this.#remember(name, { id: Number(row.id), born: Number(row.born), at });
  }

  /** Appends a change whose events were made text already. */
  append(
    name: string,
    at: Place,
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

  read(name: string, from: Place, limit: number, reader: number): Reading | undefined {
    const head = this.head(name);
    if (!head) return undefined;
    const { id, born, at } = head;
    if (from.epoch === at.epoch && from.seq >= at.seq) return { born, at, events: [], more: false };
    const after = from.epoch === at.epoch ? from.seq : 0;
    const end = Math.min(at.seq, after + limit);
    const sql =
      "select form, writer, body from events where place > ? and place <= ? order by place";
    const events = this.#sql(sql)
      .all(id * PLACES + after, id * PLACES + end)
      .map((row, n) => ({
        seq: after + n + 1,
        event: this.#eventOf(name, after + n + 1, row),
        mine: row.writer === reader,
      }));
    if (events.length !== end - after) throw new Error(`events of ${name} are missing`);
    return { born, at: { epoch: at.epoch, seq: end }, events, more: end < at.seq };
  }

  #eventOf(sandbox: string, seq: number, { form, body }: SqlRow): DomainEvent {
    const row = { sandbox, seq, form: Number(form), body: String(body) };
    return eventFrom(row, this.#writing.lifts);
  }

  /** Forgets a log. Returns the number that it had; undefined when there was none. */
  delete(name: string): number | undefined {
    const head = this.head(name);
    if (!head) return undefined;
    this.#heads.delete(name);
    this.keys.free(head.id, 0);
    this.#cut(head.id, 0);
    this.#sql("delete from sandboxes where id = ?").run(head.id);
    return head.id;
  }

  list(dueBy?: number): readonly Listed[] {
    const what = "select name, epoch, head, due_at, used_at from sandboxes";
    const rows =
      dueBy === undefined
        ? this.#sql(`${what} order by id`).all()
        : this.#sql(`${what} where due_at <= ? order by id`).all(dueBy);
    return rows.map((row) => ({
      name: String(row.name),
      at: { epoch: Number(row.epoch), seq: Number(row.head) },
      dueAt: row.due_at === null ? null : Number(row.due_at),
      usedAt: Number(row.used_at),
    }));
  }

  #begin(name: string, now: number): Head {
    const epoch = this.#nextEpoch();
    const sql =
      "insert into sandboxes (name, born, epoch, head, used_at) values (?, ?, ?, 0, ?) returning id";
    const id = Number(this.#sql(sql).get(name, epoch, epoch, now)?.id);
    return { id, born: epoch, at: { epoch, seq: 0 } };
  }

  #extend(
    name: string,
    { id, born, at }: Head,
    change: Change,
    bodies: readonly string[],
    { writer, now }: { readonly writer: number; readonly now: number },
  ): Appended {
    const { keep, dueAt } = change;
    let { epoch, seq } = at;
    if (keep !== undefined) {
      this.keys.free(id, keep);
      this.#cut(id, keep);
      seq = Math.min(keep, seq);
      epoch = this.#nextEpoch();
    }
    this.keys.take(change, id, seq);
    const insert = this.#sql("insert into events values (?, ?, ?, ?)");
    for (const body of bodies) {
      seq += 1;
      insert.run(id * PLACES + seq, this.#writing.form, writer, body);
    }
    this.#sql("update sandboxes set epoch = ?, head = ?, due_at = ?, used_at = ? where id = ?").run(
      epoch,
      seq,
      dueAt,
      now,
      id,
    );
    const end = { epoch, seq };
    this.#remember(name, { id, born, at: end });
    return { at: end };
  }

  #cut(id: number, keep: number): void {
    const sql = "delete from events where place > ? and place < ?";
    this.#sql(sql).run(id * PLACES + keep, (id + 1) * PLACES);
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

function isAt(head: Head | undefined, { epoch, seq }: Place): boolean {
  return head?.at.epoch === epoch && head.at.seq === seq;
}
