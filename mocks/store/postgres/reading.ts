import { eventFrom, LIFTS } from "../event-forms.js";
import { NOWHERE, type Place } from "../place.js";
import type { Reading, StoredEvent } from "../store.js";
import type { Database, Row } from "./database.js";
import { stored } from "./texts.js";

/** How many events are read at once: a long log comes in parts, none of which takes long. */
const PAGE = 10_000;

/** Who reads from where. */
export interface Reader {
  readonly database: Database;
  readonly writer: string;
  readonly instant: () => number | null;
}

/** What came after a place, at most `limit` events, of one epoch. */
export async function readLog(
  reader: Reader,
  sandbox: string,
  from: Place,
  limit = Number.POSITIVE_INFINITY,
): Promise<Reading | undefined> {
  const first = await page(reader, sandbox, from, Math.min(limit, PAGE));
  if (!first?.more || first.events.length >= limit) return first;
  const events = [...first.events];
  let last: Reading = first;
  while (last.more && events.length < limit) {
    const next = await page(reader, sandbox, last.at, Math.min(limit - events.length, PAGE));
    if (!next) return undefined;
    // The log was cut between two pages: what was read is no part of it any more.
    if (next.at.epoch !== last.at.epoch) return readLog(reader, sandbox, NOWHERE, limit);
    for (const event of next.events) events.push(event);
    last = next;
  }
  return { ...last, events };
}

async function page(
  { database, writer, instant }: Reader,
  sandbox: string,
  from: Place,
  limit: number,
): Promise<Reading | undefined> {
  const values = [stored(sandbox), from.epoch, from.seq, limit, writer, instant()];
  const rows = await database.ask(database.statements.read, values);
  const [row] = rows;
  if (!row) return undefined;
  const [born, epoch, head] = [Number(row.born), Number(row.epoch), Number(row.head)];
  const events = row.seq === null ? [] : rows.map((one) => eventOf(sandbox, one, writer));
  const before = epoch === from.epoch ? Math.min(from.seq, head) : 0;
  const seq = before + events.length;
  const others = { mine: row.begun_by === writer, travelled: row.travelled === "true" };
  return { born, at: { epoch, seq }, events, more: seq < head, ...others };
}

function eventOf(sandbox: string, { seq, v, writer, body }: Row, me: string): StoredEvent {
  const row = { sandbox, seq: Number(seq), form: Number(v), body: String(body) };
  return { seq: row.seq, event: eventFrom(row, LIFTS), mine: writer === me };
}
