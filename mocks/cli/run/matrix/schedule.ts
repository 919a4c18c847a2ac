import type { Cell, CellOutcome } from "./cells.js";

/** What it takes to run cells one after another, or some side by side. */
export interface Plan {
  readonly jobs: number;
  /** How long a cell is expected to take. */
  estimateMs(cell: Cell): number;
  /** What came of a cell that need not be run, since the plain run shows it. */
  foregone(cell: Cell): CellOutcome | undefined;
  /** Why a cell is not to be started now, if there is a reason. */
  objection(cell: Cell): string | undefined;
  run(cell: Cell): Promise<CellOutcome>;
  /** Told of each cell that is to be run now. */
  begin(cell: Cell): void;
  /** Told of each outcome, with what the rest is expected to take. */
  report(outcome: CellOutcome, done: number, leftMs: number): void;
}

/** Runs cells, and gives their outcomes in the order of the cells. */
export async function schedule(
  cells: readonly Cell[],
  plan: Plan,
): Promise<readonly CellOutcome[]> {
  const outcomes = new Map<Cell, CellOutcome>();
  const waiting = [...cells];
  const work = async (): Promise<void> => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      const outcome = plan.foregone(cell) ?? (await outcomeOf(cell, plan));
      outcomes.set(cell, outcome);
      plan.report(outcome, outcomes.size, expectedMs(waiting, plan));
    }
  };
  await Promise.all(Array.from({ length: plan.jobs }, work));
  return cells.flatMap((cell) => outcomes.get(cell) ?? []);
}

/** How long cells are expected to take together. */
export function expectedMs(cells: readonly Cell[], { jobs, estimateMs }: Plan): number {
  return cells.reduce((sum, cell) => sum + estimateMs(cell), 0) / jobs;
}

async function outcomeOf(cell: Cell, plan: Plan): Promise<CellOutcome> {
  const message = plan.objection(cell);
  if (message !== undefined) return { cell, verdict: "skipped", message };
  plan.begin(cell);
  return plan.run(cell);
}
