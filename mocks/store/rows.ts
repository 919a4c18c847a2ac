import { crc32 } from "node:zlib";
import type { DomainEvent } from "../domain/events.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { Unreadable } from "../sandbox/store-errors.js";

/** The object that a row holds as text. Throws `Unreadable` where it holds something else; `what` names it. */
export function objectFrom(body: string, what: () => string): Readonly<Record<string, unknown>> {
  const value = parsed(body, what);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  throw new Unreadable(what(), "it is not an object");
}

function parsed(body: string, what: () => string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Unreadable(what(), "it is not JSON");
  }
}

/** The form that events are written in. A paystub that changes it reads the older ones as well. */
export const EVENT_FORM = 1;

/** An event as a store keeps it. */
export interface EventRow {
  readonly sandbox: string;
  readonly seq: number;
  readonly form: number;
  readonly body: string;
  /** The checksum that was written with it; null in a row that an older paystub wrote. */
  readonly sum: number | null;
}

/**
 * The checksum of an event, including its number, so that an event in another place is detected. Only
 * events have one. The directory and the keys follow from them, and `paystub data check` compares them with
 * the logs.
 */
export function sumOf(seq: number, body: string): number {
  return crc32(body, seq);
}

/** How many bytes of events are read at once, about: the event that exceeds them is the last. */
export const READ_BYTES = 1024 * 1024;

/** Throws `Unreadable` where a log has other events than it should. */
export function checkNumbers(
  sandbox: string,
  after: number,
  seqs: readonly number[],
  end: number,
): void {
  const missing = seqs.findIndex((seq, n) => seq !== after + n + 1);
  const first = missing >= 0 ? after + missing + 1 : after + seqs.length + 1;
  if (first <= end) throw new Unreadable(`event ${first} of sandbox ${sandbox}`, "it is missing");
}

/** The event of a row. Throws `Unreadable` for one of a newer form, and for what is no event at all. */
export function eventFrom({ sandbox, seq, form, body, sum }: EventRow): DomainEvent {
  const what = () => `event ${seq} of sandbox ${sandbox}`;
  if (form > EVENT_FORM) {
    const newer = `a newer paystub wrote it (form ${form}, this one knows ${EVENT_FORM})`;
    throw new Unreadable(what(), newer, "Start the newer one");
  }
  if (sum !== null && sum !== sumOf(seq, body)) {
    throw new Unreadable(what(), "its checksum does not match, so it was damaged");
  }
  // A store writes what the domain gave it; what it holds is trusted like what is in memory.
  return objectFrom(body, what) as unknown as DomainEvent;
}

/**
 * What is wrong with the last event of a log, which has the number `head`: a tail that was lost or damaged shows
 * there. `row` is what the store holds of it.
 */
export function tailFault(
  sandbox: string,
  head: number,
  row: Pick<EventRow, "form" | "body" | "sum"> | undefined,
): string | undefined {
  return whyUnreadable(() => {
    checkNumbers(sandbox, head - 1, row ? [head] : [], head);
    if (row) eventFrom({ sandbox, seq: head, ...row });
  });
}

/** Why something cannot be read; undefined where it can. */
export function whyUnreadable(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

/** As far from 1970 as a date can be, in milliseconds. */
const DATE_MAX = 8.64e15;

/** What a part of an entry can be. */
const KINDS = {
  text: (value: unknown) => typeof value === "string",
  number: (value: unknown) => typeof value === "number",
  instant: (value: unknown) => typeof value === "number" && Math.abs(value) <= DATE_MAX,
  list: (value: unknown) => Array.isArray(value),
  object: (value: unknown) => typeof value === "object" && !Array.isArray(value),
} as const;

/** A part that can be null, and one that can be absent, end in a mark each: `|null`, `?`. */
type Part = `${keyof typeof KINDS}${"" | "|null"}${"" | "?"}`;

const PARTS: { readonly [Name in keyof Required<Omit<JournalEntry, "id">>]: Part } = {
  at: "instant",
  operationId: "text|null",
  method: "text",
  path: "text",
  status: "number|null",
  requestBody: "text|null",
  responseBody: "text|null",
  tolerated: "list",
  faults: "list",
  injected: "list?",
  headers: "text?",
  code: "text|null",
  refusal: "object|null",
  explanation: "text|null",
  position: "object|null",
  wallAt: "instant?",
  durationMs: "number?",
  after: "number|null?",
  token: "text|null?",
  step: "text|null?",
  during: "list?",
  endedAt: "instant|null?",
  clientClosedAt: "instant|null?",
  cut: "list",
};

const CHECKS = Object.entries(PARTS).map(([name, part]) => {
  const [kind = ""] = part.split(/[|?]/);
  const isKind = KINDS[kind as keyof typeof KINDS];
  const [mayBeNull, mayLack] = [part.includes("|null"), part.endsWith("?")];
  const fits = (value: unknown) =>
    value === null ? mayBeNull : value === undefined ? mayLack : isKind(value);
  return { name, fits };
});

/** The entry of a row in the journal of requests. Throws `Unreadable` for an invalid one. */
export function entryFrom(id: number, body: string): JournalEntry {
  const what = () => `request ${id}`;
  const written = objectFrom(body, what);
  const wrong = CHECKS.find(({ name, fits }) => !fits(written[name]));
  if (wrong) throw new Unreadable(what(), `its ${wrong.name} is missing, or of another kind`);
  return { id, ...written } as JournalEntry;
}
