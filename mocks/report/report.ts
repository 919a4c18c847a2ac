import { jsonLine } from "./escape.js";

/** The result of a check: the terminal, JSON, JUnit, GitHub and HTML forms are all made from it. */
export interface Report {
  /** The command as a person would name it: `paystub verify`. */
  readonly title: string;
  readonly passed: boolean;
  /** The verdict in a line. */
  readonly summary: string;
  /** What the words of the report mean, a line each. They come first. */
  readonly legend?: readonly string[];
  /** What a person at a terminal reads in place of what passed, a line each: what ran, and what was not looked at. */
  readonly notes?: readonly string[];
  readonly sections: readonly Section[];
  /** Something that belongs to it was not run, so it proves less than it could. */
  readonly isPartial?: boolean;
  /** What a comment on a change says besides the verdict, a line each. */
  readonly comment?: readonly string[];
  /** The full data, for the JSON form. The other forms have it in words. */
  readonly data?: object;
}

/** Cases that belong together, and further facts about them. */
export interface Section {
  readonly name: string;
  readonly cases: readonly Case[];
  /** Another section sums it up, so a short report leaves its cases out. */
  readonly isDetail?: true;
  readonly tables?: readonly ReportTable[];
}

/** One thing that was looked at. */
export interface Case {
  readonly name: string;
  /** `pending` and `warning` are listed and fail nothing. */
  readonly status: "passed" | "failed" | "warning" | "pending" | "skipped";
  /** What is wrong, in a sentence. */
  readonly message?: string;
  /** What it is about, by what that is: `{ tests: ["pays"] }`. A terminal shows the first few names. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** Further lines: the expected and the actual value, or how to reproduce it. */
  readonly details?: readonly string[];
  /** The path of a record of it: a page that shows all that happened. */
  readonly record?: string;
  readonly durationMs?: number;
  /** The id of the rule that it was held to, where the rules of a command have ids. */
  readonly rule?: string;
  /** Where it can be mended, for annotations. */
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
}

/** Rows under named columns. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Thrown when a check could not run at all: the message is one line with the fix, the exit code 2. */
export class CouldNotRun extends Error {
  // Known by its name, since the command's bundle and the modules beside it have a class each.
  override readonly name = "CouldNotRun";
}

/** The version of the JSON form: it changes when a reader would have to change. */
const JSON_VERSION = 1;

/** The word for the result of a report. What was run only in part has not passed. */
export function outcomeOf({ passed, isPartial }: Report): "PASSED" | "FAILED" | "INCOMPLETE" {
  if (!passed) return "FAILED";
  return isPartial ? "INCOMPLETE" : "PASSED";
}

/** The report as one line of JSON: the report itself and the version of its form. */
export function jsonText(report: Report): string {
  return `${jsonLine({ version: JSON_VERSION, ...report })}\n`;
}

/** Every case of a report, in any section. */
export function casesOf({ sections }: Report): readonly Case[] {
  return sections.flatMap(({ cases }) => cases);
}

/** How many cases there are of each status, in the order that a reader asks for them. */
export function tallyOf(cases: readonly Case[]): { readonly [Status in Case["status"]]: number } {
  const tally = { failed: 0, warning: 0, pending: 0, skipped: 0, passed: 0 };
  for (const { status } of cases) tally[status] += 1;
  return tally;
}

/** The counts in words: `1 failed, 2 passed`. Empty when there are no cases. */
export function formatTally(cases: readonly Case[]): string {
  return Object.entries(tallyOf(cases))
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} ${count > 1 && status === "warning" ? "warnings" : status}`)
    .join(", ");
}

/** Where a case can be mended: `spec.yaml:12`. */
export function placeOf({ file, line }: Case): string | undefined {
  if (file === undefined) return undefined;
  return line === undefined ? file : `${file}:${line}`;
}

/** The message, the names and the details of a case, and where its record is. */
export function textOf(
  { message, names = {}, details = [], record }: Partial<Case>,
  namesMax = Number.POSITIVE_INFINITY,
): readonly string[] {
  return [
    ...(message === undefined ? [] : [message]),
    ...Object.entries(names).map(([what, all]) => `${what}: ${listed(all, namesMax)}`),
    ...details,
    ...(record === undefined ? [] : [`record: ${record}`]),
  ];
}

/** How many names a line lists that a person reads. */
export const NAMES_MAX = 6;

/** Names in a line: `a; b; and 6 more`. */
export function listed(names: readonly string[], most = NAMES_MAX): string {
  const more = names.length - most;
  const shown = names.slice(0, most).join("; ");
  return more > 0 ? `${shown}; and ${more} more` : shown;
}

/**
 * Whether a report failed although none of its cases did. The forms that know of cases only must not
 * look as if it had passed.
 */
export function failsAsAWhole(report: Report): boolean {
  return !report.passed && casesOf(report).every(({ status }) => status !== "failed");
}

/** How far a long work is. */
export interface ProgressState {
  readonly done: number;
  readonly total: number;
  /** What runs now. */
  readonly now?: string;
  /** What the rest is expected to take; without it, as long as what is done suggests. */
  readonly leftMs?: number;
}

/** Receives the progress of long work, at each step. */
export type Progress = (state: ProgressState) => void;
