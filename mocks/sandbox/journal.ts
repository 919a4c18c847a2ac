import type { InjectedFault } from "../domain/fault.js";
import type { EpochMs } from "../domain/time.js";
import type { Position } from "./position.js";

/** One request that came in, and what it was answered. */
export interface RequestRecord {
  readonly at: EpochMs;
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  /** Null when a fault kept the caller from any answer. */
  readonly status: number | null;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
  /** What the mock tolerated, a sentence each; strict mode refuses it. */
  readonly tolerated: readonly string[];
  /** The fault rules that applied, each by its id and in a sentence. */
  readonly faults: readonly string[];
  /** The same as data. */
  readonly injected?: readonly InjectedFault[];
  /** What the request came with, a header a line, without what proves who sent it. */
  readonly headers?: string | undefined;
  /** Which kind of refusal it was, in kebab case; null when nothing was refused. */
  readonly code: string | null;
  /** The refusal as data; null when nothing more than the code is known of it. */
  readonly refusal: { readonly code: string } | null;
  /**
   * Why the request was refused, with its likely cause; for a successful one, what looks like a mistake.
   */
  readonly explanation: string | null;
  /** The position in the sandbox's log at which it was answered; null for a request of no sandbox. */
  readonly position: Position | null;
  /** The real instant at which it was answered. Absent for a connection that was refused before a request came. */
  readonly wallAt?: EpochMs;
  /** How long answering took. */
  readonly durationMs?: number;
  /** The number of the last event before it; null where its sandbox was known only afterwards. */
  readonly after?: number | null;
  /** A digest of its bearer token; null without one. */
  readonly token?: string | null;
  /** What its sandbox was said to be for when it came in. */
  readonly step?: string | null;
  /** The callbacks that were on their way from here when it came in. */
  readonly during?: readonly string[];
  /** The real instant at which the whole answer was sent; null where it was not. */
  readonly endedAt?: EpochMs | null;
  /** The real instant at which the caller closed the connection without the whole answer. */
  readonly clientClosedAt?: EpochMs | null;
}

/** How a request ended that was still open when it was written down. */
export type RequestEnd = Required<Pick<RequestRecord, "endedAt" | "clientClosedAt">>;

/** The text of an entry with its end. What comes last in an object is what counts. */
export function endTail(end: RequestEnd): string {
  return `,${JSON.stringify(end).slice(1)}`;
}

/** The parts of a request that can be too long to be kept whole. */
export type CutPart =
  | "path"
  | "headers"
  | "requestBody"
  | "responseBody"
  | "tolerated"
  | "faults"
  | "refusal"
  | "explanation";

/** A request as the journal keeps it. */
export interface JournalEntry extends RequestRecord {
  /** Counts the requests of the gateway, from 1. */
  readonly id: number;
  /** What of it is shortened. */
  readonly cut: readonly CutPart[];
}

/** Requests that are kept, oldest first, and how many came before them. */
export interface JournalPage {
  readonly requests: readonly JournalEntry[];
  readonly dropped: number;
}

/** What a journal holds at the most. A body that is too long keeps its beginning. */
export const JOURNAL_LIMITS = {
  entries: 1000,
  /** Of one body, in bytes of UTF-8. */
  bodyBytes: 64 * 1024,
  /** What is left of a body that is longer, in characters. */
  bodyBeginning: 16 * 1024,
  /** Of any other text of an entry, or of one list of texts, in characters. */
  textLength: 4 * 1024,
  /** Of all entries of a journal. */
  journalBytes: 4 * 1024 * 1024,
  /** Of all journals of a gateway. */
  allBytes: 256 * 1024 * 1024,
} as const;

/** A text with the end cut off, and a word about how much that was. */
export function shortened(text: string, length: number): string {
  // A slice would keep the whole text alive; the copy through a buffer lets it go.
  const kept = Buffer.from(text.slice(0, length)).toString();
  return `${kept}… (${text.length - length} characters cut)`;
}

/** As many whole lines of a text as there is room for. */
export function linesWithin(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf("\n", length - 1) + 1);
}

const NOTHING: readonly CutPart[] = [];

/** Whether nothing in a record can be too long, as in nearly all: seen at a glance. */
function isShort(record: RequestRecord, most: number): boolean {
  const { path, headers, explanation, tolerated, faults, refusal } = record;
  const length = path.length + (headers?.length ?? 0) + (explanation?.length ?? 0);
  return length <= most && tolerated.length === 0 && faults.length === 0 && refusal === null;
}

/** An entry whose small texts are within their bounds. Its bodies are left to the store. */
export function boundedRecord(record: RequestRecord): {
  readonly record: RequestRecord;
  readonly cut: readonly CutPart[];
} {
  const most = JOURNAL_LIMITS.textLength;
  if (isShort(record, most)) return { record, cut: NOTHING };
  const cut: CutPart[] = [];
  const text = <T extends string | null>(part: CutPart, value: T): T | string => {
    if (value === null || value.length <= most) return value;
    cut.push(part);
    return shortened(value, most);
  };
  const list = (part: CutPart, values: readonly string[]): readonly string[] => {
    if (values.length === 0 || values.reduce((sum, { length }) => sum + length, 0) <= most) {
      return values;
    }
    cut.push(part);
    return fitting(values, most);
  };
  const { refusal, headers } = record;
  const isLong = headers !== undefined && headers.length > most;
  if (isLong) cut.push("headers");
  const isLarge = refusal !== null && JSON.stringify(refusal).length > most;
  if (isLarge) cut.push("refusal");
  const bounded = {
    ...record,
    path: text("path", record.path),
    ...(isLong && { headers: linesWithin(headers, most) }),
    explanation: text("explanation", record.explanation),
    tolerated: list("tolerated", record.tolerated),
    faults: list("faults", record.faults),
    refusal: isLarge ? { code: refusal.code } : refusal,
  };
  return { record: cut.length === 0 ? record : bounded, cut };
}

/** A record all of whose texts are within their bounds, for a store that keeps it as one text. */
export function boundedEntry(given: RequestRecord): {
  readonly record: RequestRecord;
  readonly cut: readonly CutPart[];
} {
  const { record, cut } = boundedRecord(given);
  const bodies: CutPart[] = [];
  const body = (part: "requestBody" | "responseBody"): string | null => {
    const text = record[part];
    if (text === null || Buffer.byteLength(text) <= JOURNAL_LIMITS.bodyBytes) return text;
    bodies.push(part);
    return shortened(text, JOURNAL_LIMITS.bodyBeginning);
  };
  const whole = {
    ...record,
    requestBody: body("requestBody"),
    responseBody: body("responseBody"),
  };
  return { record: whole, cut: bodies.length === 0 ? cut : [...bodies, ...cut] };
}

/** As many texts of a list as there is room for, each with its share of it at the most. */
function fitting(values: readonly string[], most: number): readonly string[] {
  const share = Math.max(200, Math.floor(most / values.length));
  const kept = values.slice(0, Math.floor(most / share));
  return kept.map((value) => (value.length > share ? shortened(value, share) : value));
}
