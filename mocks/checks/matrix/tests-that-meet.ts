import type { RunEvidence } from "../run/evidence.js";
import type { Cell } from "./cells.js";

/** The tests of a cell: a pattern of their names for the fixtures, and how many run. */
interface ChosenTests {
  readonly pattern: string;
  readonly count: number;
}

/** The longest pattern: the environment of a process holds little more on some systems. */
const PATTERN_MAX = 30_000;

/**
 * The tests that can meet the fault of a cell: those that called its operation in the plain run. Undefined where all
 * have to run: the fault is not about calls, not all calls were kept, or no test can be left out.
 */
export function testsThatMeet(
  { rule }: Pick<Cell, "rule">,
  { outcomes, endings, missing }: Pick<RunEvidence, "outcomes" | "endings" | "missing">,
): ChosenTests | undefined {
  const operation = rule?.operation;
  if (operation === undefined || missing.requests > 0) return undefined;
  const callers = new Set(
    endings.filter(({ operations }) => operations.has(operation)).map(({ sandbox }) => sandbox),
  );
  // By name, because a runner may retry a test in another sandbox.
  const names = new Set(
    outcomes.flatMap((one) => (callers.has(one.sandbox) ? (one.test ?? []) : [])),
  );
  const chosen = outcomes.filter(({ test }) => test === undefined || names.has(test));
  if (names.size === 0 || chosen.length === outcomes.length) return undefined;
  const pattern = `^(${[...names].map(literal).join("|")})$`;
  return pattern.length > PATTERN_MAX ? undefined : { pattern, count: chosen.length };
}

const literal = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
