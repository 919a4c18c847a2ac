import { plural } from "../../domain/text.js";
import type { Interrupt } from "../run/program.js";
import type { Cell } from "./cells.js";
import {
  type CellOutcome,
  groupedFindings,
  judgeAmounts,
  keysOf,
  type Reason,
  timesShown,
  withoutBugs,
  worstFindings,
} from "./judge.js";
import { markOf } from "./report.js";
import { about, TimeLeft } from "./schedule.js";

/** How often a cell runs again at most: a bug that two of three runs show is not a race. */
export const AGAIN = 2;

/** How cells run again. */
export interface Again {
  /** Runs a cell again, alone. Undefined where its process ended before its tests. */
  run(outcome: CellOutcome): Promise<CellOutcome | undefined>;
  expectedMs(cell: Cell): number;
  /** Whether the tests of a cell ran beside others at first. */
  wasBeside(cell: Cell): boolean;
  /** How many cells run at once, and how many of those whose test was cut off: it mostly waits. */
  readonly atOnce: { readonly others: number; readonly cutOff: number };
}

/** Where the runs are reported, and whether they are to end. */
interface Reported {
  readonly interrupt: Pick<Interrupt, "signal">;
  complain(text: string): void;
}

/** Reasons that follow from what the gateway saw alone, so that another run would show the same. */
const SEEN_BY_GATEWAY: readonly Reason["code"][] = ["never-learned", "unanswered"];

/** Whether a verdict is to be confirmed before it is reported: a bug, or a test that may end in another way alone. */
export function isDoubtful(shown: CellOutcome): boolean {
  if (shown.verdict !== "unclear") return shown.verdict === "bug";
  return worstFindings(shown).some(
    ({ outcome, reason }) => outcome && !SEEN_BY_GATEWAY.includes(reason.code),
  );
}

/** Whether a test was ended before it had failed or passed by itself. */
function isCutOff({ decisive }: CellOutcome): boolean {
  return decisive.reason.code === "late-test";
}

/**
 * Runs the first cell of each finding again, alone. A bug that two runs of a cell show is confirmed. One that only one
 * of three shows is unclear there, and the next cell that shows it runs. Each cell whose test was cut off runs again,
 * with the time that a test may wait by itself: what is clear then counts.
 */
export async function confirmed(
  outcomes: readonly CellOutcome[],
  again: Again,
  { interrupt, complain }: Reported,
): Promise<readonly CellOutcome[]> {
  const doubtful = outcomes.filter(isDoubtful);
  const cutOff = doubtful.filter(isCutOff);
  const others = doubtful.filter((outcome) => !isCutOff(outcome));
  const begun = new Set<CellOutcome>();
  const settled = new Map<CellOutcome, CellOutcome>();
  const confirmedKeys = new Set<string>();
  const left = new TimeLeft(Number.POSITIVE_INFINITY);
  const waiting: CellOutcome[] = [];
  const add = (outcome: CellOutcome): void => {
    if (begun.has(outcome)) return;
    begun.add(outcome);
    left.add(again.expectedMs(outcome.cell), "again");
    waiting.push(outcome);
  };
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one && !interrupt.signal; one = waiting.shift()) {
      const { shown, same, runs } = await settle(one, outcomes, again, interrupt);
      settled.set(one, shown);
      left.end(again.expectedMs(one.cell), "again");
      for (const key of keysOf(shown)) confirmedKeys.add(key);
      const open = keysOf(one).filter((key) => !confirmedKeys.has(key));
      for (const key of isCutOff(one) ? [] : open) {
        const next = others.find((other) => !begun.has(other) && keysOf(other).includes(key));
        if (next) add(next);
      }
      const rest = waiting.length > 0 ? `, ${about(left.ms)} left` : "";
      complain(`again  ${one.cell.name}: ${markOf(shown)}, ${same} of ${runs} runs alike${rest}\n`);
    }
  };
  const workOn = (many: number) => Promise.all(Array.from({ length: many }, work));
  for (const { outcome } of groupedFindings(others)) add(outcome);
  const first = waiting.length;
  for (const outcome of cutOff) left.add(again.expectedMs(outcome.cell), "again");
  const many = plural(first + cutOff.length, "cell");
  if (doubtful.length > 0) complain(`Running ${many} again, alone: ${about(left.ms)}.\n`);
  await workOn(again.atOnce.others);
  waiting.push(...cutOff);
  await workOn(again.atOnce.cutOff);
  return outcomes.map((outcome) => {
    const isConfirmed = (key: string) => confirmedKeys.has(key);
    return settled.get(outcome) ?? withoutBugs(outcome, "unconfirmed", isConfirmed);
  });
}

/** Runs a cell again until its verdict is settled. */
async function settle(
  first: CellOutcome,
  outcomes: readonly CellOutcome[],
  again: Again,
  interrupt: Reported["interrupt"],
): Promise<{ readonly shown: CellOutcome; readonly same: number; readonly runs: number }> {
  const runs = [first];
  let isLost = false;
  while (!isLost && !isSettled(runs)) {
    const last = await again.run(first);
    isLost = last === undefined || interrupt.signal !== undefined;
    if (last && !isLost) runs.push(...judgeAmounts([last], outcomes));
  }
  const clear = clearest(runs);
  const isOnlyBeside = again.wasBeside(first.cell) && clear === first;
  const code = isLost ? "unconfirmed" : isOnlyBeside ? "only-beside-others" : "seen-once";
  const shown = withoutBugs(clear, code, (key) => timesShown(key, runs) > 1);
  const record = runs.findLast((run) => run.record !== undefined)?.record;
  const same = Math.max(...keysOf(clear).map((key) => timesShown(key, runs)));
  return {
    shown: { ...shown, runs, ...(record !== undefined && { record }) },
    ...{ same, runs: runs.length },
  };
}

/** Whether each bug has shown twice, or the cell has run often enough. */
function isSettled(runs: readonly CellOutcome[]): boolean {
  if (runs.length === 1 || runs.length > AGAIN) return runs.length > AGAIN;
  const bugs = runs.filter(({ verdict }) => verdict === "bug");
  return bugs.flatMap(keysOf).every((key) => timesShown(key, runs) > 1);
}

/** The run that tells most: the first with a bug that shows twice, or else one that is not unclear. */
function clearest(runs: readonly CellOutcome[]): CellOutcome {
  const bugs = runs.filter(({ verdict }) => verdict === "bug");
  const twice = bugs.find((run) => keysOf(run).some((key) => timesShown(key, runs) > 1));
  return twice ?? runs.find(({ verdict }) => verdict !== "unclear") ?? (runs[0] as CellOutcome);
}
