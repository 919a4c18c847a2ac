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
}

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

/** Reads how many runs may go on side by side. */
export function jobCount(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1 to 999.");
}

/** Refuses the options of a matrix where there is none: they would do nothing. */
export function checkMatrixFlags({ matrix, ...flags }: MatrixFlags): void {
  if (matrix) return;
  const names = ["only", "jobs", "budget", "timeout"] as const;
  const idle = names.find((name) => flags[name] !== undefined);
  if (idle === undefined) return;
  throw new UsageError(`--${idle} is of no use without a matrix; give --matrix faults too`);
}
