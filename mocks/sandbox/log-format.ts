import { crc32 } from "node:zlib";
import type { DomainEvent } from "../domain/events.js";
import { jsonOf } from "../domain/text.js";

/** A commit: `events` follow the first `after` events of the log. A rewind has a smaller `after`. */
export interface LogLine {
  readonly after: number;
  readonly events: readonly DomainEvent[];
}

/** The first line of a log that does not fit. */
export interface LogProblem {
  /** Counts from 1. */
  readonly line: number;
  readonly reason: "not-json" | "not-a-line" | "no-checksum" | "wrong-checksum" | "gap";
}

/** A log that was read as a whole. */
export interface ReadLog {
  readonly events: DomainEvent[];
  /** Bytes of the whole lines, without a last line that a crash cut short. */
  readonly bytes: number;
}

/** How strictly `readLog` reads. */
export interface ReadRules {
  /**
   * A file of a data folder: each line has a checksum, and a last line without its end was never
   * acknowledged, so it does not count. People edit other logs, which may leave out checksums.
   */
  readonly isData: boolean;
}

const NEWLINE = 10;
const RETURN = 13;
const SUM = /,"sum":"([0-9a-f]{8})"\}$/;
const SUM_BYTES = ',"sum":"00000000"}'.length;

/** Writes a commit as one line of JSON with its end. The checksum is the CRC-32 of the text before it. */
export function lineOf({ after, events }: LogLine): string {
  const text = JSON.stringify({ after, events }).slice(0, -1);
  return `${text},"sum":"${checksum(text)}"}\n`;
}

/** Writes a whole log, a line for each event. */
export function linesOf(events: readonly DomainEvent[]): string {
  return events.map((event, after) => lineOf({ after, events: [event] })).join("");
}

/** Reads the lines of a log. Returns the first problem where a line does not fit. */
export function readLog(bytes: Buffer, rules: ReadRules): ReadLog | LogProblem {
  const events: DomainEvent[] = [];
  let line = 0;
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end < 0 && rules.isData) break;
    line += 1;
    const read = readLine(bytes.subarray(start, end < 0 ? bytes.length : end), rules);
    start = end < 0 ? bytes.length : end + 1;
    if (read === undefined) continue;
    if (typeof read === "string") return { line, reason: read };
    if (read.after > events.length) return { line, reason: "gap" };
    events.length = read.after;
    for (const event of read.events) events.push(event);
  }
  return { events, bytes: start };
}

/** The sentence for a line that does not fit, without the name of the log. */
export function explainProblem({ line, reason }: LogProblem): string {
  return `line ${line} ${PROBLEMS[reason]}`;
}

const PROBLEMS: Readonly<Record<LogProblem["reason"], string>> = {
  "not-json": "is not JSON",
  "not-a-line": 'is not {"after", "events"}: a number, and a list of objects with "type" and "at"',
  "no-checksum": 'has no "sum"',
  "wrong-checksum": 'does not match its "sum"',
  gap: 'continues after more events than the lines before it have: "after" is too large',
};

/** Reads one line. Returns undefined for an empty one that people may leave in a log. */
function readLine(
  bytes: Buffer,
  { isData }: ReadRules,
): LogLine | LogProblem["reason"] | undefined {
  const line = bytes.at(-1) === RETURN && !isData ? bytes.subarray(0, -1) : bytes;
  if (line.length === 0 && !isData) return undefined;
  const sum = SUM.exec(line.toString("latin1", Math.max(0, line.length - SUM_BYTES)))?.[1];
  if (isData && sum === undefined) return "no-checksum";
  if (sum !== undefined && sum !== checksum(line.subarray(0, -SUM_BYTES))) return "wrong-checksum";
  const value = jsonOf(line.toString());
  if (value === undefined) return "not-json";
  return isLine(value) ? value : "not-a-line";
}

function isLine(value: unknown): value is LogLine {
  if (typeof value !== "object" || value === null) return false;
  const { after, events, sum: _, ...others } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(after) &&
    Number(after) >= 0 &&
    Array.isArray(events) &&
    events.every(isEvent) &&
    Object.keys(others).length === 0
  );
}

/** Whether a value has what all events have. Whether the event can happen shows when it is folded. */
function isEvent(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { type, at } = value as Record<string, unknown>;
  return typeof type === "string" && Number.isSafeInteger(at);
}

function checksum(data: string | Buffer): string {
  return crc32(data).toString(16).padStart(8, "0");
}
