import { InvalidArgumentError } from "commander";
import { after } from "../../control/instants.js";
import { UsageError } from "../usage.js";

/** What can be varied from run to run. */
export const MATRICES = ["faults", "assumptions"] as const;
export type MatrixKind = (typeof MATRICES)[number];

/** The options that only a matrix has. */
export interface MatrixFlags {
  readonly matrix?: readonly MatrixKind[];
  readonly only?: readonly string[];
  readonly jobs?: number;
  readonly budget?: number;
  readonly timeout?: number;
  readonly patience?: number;
  readonly judge?: Judge;
}

/** What a rule strikes once that strikes once: all sandboxes of a run together, or each. */
export const REACHES = ["run", "sandbox"] as const;
export type FaultReach = (typeof REACHES)[number];

/** By what a run of the matrix is judged. */
export const JUDGES = ["tests", "invariants", "both"] as const;
export type Judge = (typeof JUDGES)[number];

/** How long whoever calls may wait for an answer that never comes, where nobody says. */
export const PATIENCE_MS = 10_000;

/** Reads `--matrix faults,assumptions`. */
export function matrixKinds(
  text: string,
  earlier: readonly MatrixKind[] = [],
): readonly MatrixKind[] {
  const names = text.split(",").map((name) => name.trim());
  const known = MATRICES.filter((kind) => names.includes(kind) || earlier.includes(kind));
  if (names.every((name) => MATRICES.some((kind) => kind === name))) return known;
  throw new InvalidArgumentError("It must be faults, assumptions, or both with a comma.");
}

/** Reads a length of time such as `10m` or `PT90S` into milliseconds. */
export function lengthMs(text: string): number {
  const length = lengthOf(text);
  if (length > 0) return length;
  throw new InvalidArgumentError("It must be a length of time such as 90s, 10m or 1h30m.");
}

function lengthOf(text: string): number {
  try {
    return after(0, text, "duration");
  } catch {
    return Number.NaN;
  }
}

/** Reads a regular expression, which stays a text: the tests that it is for read it again. */
export function pattern(text: string): string {
  try {
    new RegExp(text);
    return text;
  } catch {
    throw new InvalidArgumentError("It must be a regular expression, such as journey.");
  }
}

/** Reads how many runs may go on side by side. */
export function jobCount(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1 to 999.");
}

/** Refuses the options of a matrix where there is none: they would do nothing. */
export function checkMatrixFlags({ matrix, ...flags }: MatrixFlags): void {
  if (matrix) return;
  const names = ["only", "jobs", "budget", "timeout", "patience", "judge"] as const;
  const idle = names.find((name) => flags[name] !== undefined);
  if (idle === undefined) return;
  throw new UsageError(`--${idle} is of no use without a matrix; give --matrix faults too`);
}
