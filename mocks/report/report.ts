import { jsonLine } from "./plain.js";

/** What a check came to: the one form that the terminal, JSON, JUnit, SARIF, GitHub and HTML are made from. */
export interface Report {
  /** The command as a person would name it: `paystub verify`. */
  readonly title: string;
  readonly passed: boolean;
  /** The verdict in a line. */
  readonly summary: string;
  readonly sections: readonly Section[];
  /** All there is to know, for whoever reads the JSON form; the others have it in words. */
  readonly data?: object;
}

/** Cases that belong together, and what else there is to tell about them. */
export interface Section {
  readonly name: string;
  readonly cases: readonly Case[];
  readonly tables?: readonly ReportTable[];
  /** Drawn on the page; the other forms have the same in tables. */
  readonly graphs?: readonly ReportGraph[];
}

/** States, and the arrows between them with how often each was gone. */
export interface ReportGraph {
  readonly title: string;
  /** The state that all begins from. */
  readonly begins: string;
  readonly states: readonly string[];
  readonly moves: readonly ReportMove[];
}

/** An arrow of a graph. */
export interface ReportMove {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly count: number;
  /** Whether it is a gap where it was never gone. */
  readonly expected: boolean;
}

/** One thing that was looked at. */
export interface Case {
  readonly name: string;
  /** `pending` and `warning` are told and do no harm. */
  readonly status: "passed" | "failed" | "warning" | "pending" | "skipped";
  /** What is wrong, in a sentence. */
  readonly message?: string;
  /** Further lines: what was expected and what came, or how to see it again. */
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
  /** The names of the cases that cells stand for, in the places of the cells; null where one stands for none. */
  readonly cases?: readonly (readonly (string | null)[])[];
}

/** Thrown when a check could not run at all: the message is one line with the fix, the exit code 2. */
export class CouldNotRun extends Error {
  // Known by its name, since the command's bundle and the modules beside it have a class each.
  override readonly name = "CouldNotRun";
}

/** The version of the JSON form: it changes when a reader would have to change. */
const JSON_VERSION = 1;

/** The report as one line of JSON: the report itself and the version of its form. */
export function jsonText(report: Report): string {
  return `${jsonLine({ version: JSON_VERSION, ...report })}\n`;
}
