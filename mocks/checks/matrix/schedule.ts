import { availableParallelism, cpus } from "node:os";
import { formatDuration } from "../../control/format.js";
import { pause, realClock } from "../../sandbox/real-clock.js";
import type { Cell } from "./cells.js";
import { type CellOutcome, type Reason, skippedCell } from "./judge.js";

/** `first`: it begins only within the budget. `again`: it confirms what a first run showed, whatever the budget is. */
type RunKind = "first" | "again";

/** How long the rest takes: the runs that wait, as much longer or shorter than estimated as the runs so far. */
export class TimeLeft {
  readonly #begunMs = realClock.elapsedMs();
  readonly #budgetEndsMs: number;
  readonly #waitingMs = { first: 0, again: 0 };
  #ranMs = 0;

  constructor(budgetEndsMs: number) {
    this.#budgetEndsMs = budgetEndsMs;
  }

  /** Adds a run that waits. */
  add(estimatedMs: number, kind: RunKind): void {
    this.#waitingMs[kind] += estimatedMs;
  }

  /** Takes a run away. Only one that ran says how long the others take. */
  end(estimatedMs: number, kind: RunKind, hasRun = true): void {
    this.#waitingMs[kind] -= estimatedMs;
    if (hasRun) this.#ranMs += estimatedMs;
  }

  get ms(): number {
    const nowMs = realClock.elapsedMs();
    // Runs at the same time count by this as well.
    const factor = this.#ranMs === 0 ? 1 : (nowMs - this.#begunMs) / this.#ranMs;
    const { first, again } = this.#waitingMs;
    const budgetLeftMs = Math.max(0, this.#budgetEndsMs - nowMs);
    return Math.min(factor * first, budgetLeftMs) + factor * again;
  }
}

/** A length of time, rounded. */
export function about(lengthMs: number): string {
  const seconds = Math.round(lengthMs / 1000);
  return seconds === 0 ? "less than 1s" : `about ${formatDuration(seconds * 1000)}`;
}

/** What it takes to run cells one after another, or some side by side. */
export interface Plan {
  /** The most runs at once. */
  readonly jobs: number;
  /** If it is there, runs wait for it before they begin. */
  readonly headroom?: Pick<Headroom, "enter" | "leave">;
  /** How long a cell is expected to take. */
  estimateMs(cell: Cell): number;
  /** Why a cell is not to be started now, if there is a reason. */
  objection(cell: Cell): Reason | undefined;
  run(cell: Cell): Promise<CellOutcome>;
  /** Called before each cell runs. */
  begin(cell: Cell): void;
  /** Called with each outcome. */
  report(outcome: CellOutcome, done: number): void;
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
      const one = cell;
      const outcome = one.skip
        ? skippedCell(one, { code: one.skip })
        : await inTurn(plan, () => outcomeOf(one, plan));
      outcomes.set(one, outcome);
      plan.report(outcome, outcomes.size);
    }
  };
  await Promise.all(Array.from({ length: plan.jobs }, work));
  return cells.flatMap((cell) => outcomes.get(cell) ?? []);
}

/** How long cells are expected to take together. */
export function expectedMs(cells: readonly Cell[], { jobs, headroom, estimateMs }: Plan): number {
  // With headroom, the runs share the processors.
  const atOnce = headroom ? jobs / RUNS_PER_PROCESSOR : jobs;
  return cells.reduce((sum, cell) => sum + estimateMs(cell), 0) / atOnce;
}

async function outcomeOf(cell: Cell, plan: Plan): Promise<CellOutcome> {
  const reason = plan.objection(cell);
  if (reason !== undefined) return skippedCell(cell, reason);
  plan.begin(cell);
  return plan.run(cell);
}

/** Does a piece of work when the machine has headroom for it. */
export async function inTurn<T>(
  { headroom }: Pick<Plan, "headroom">,
  work: () => Promise<T>,
): Promise<T> {
  await headroom?.enter();
  try {
    return await work();
  } finally {
    headroom?.leave();
  }
}

/** The most parallel runs for each processor. Under most faults, a test waits and needs no processor. */
export const RUNS_PER_PROCESSOR = 6;

/** How long the processors are watched before one more run begins. */
const WATCH_MS = 200;

/** If a watch takes this much longer, this process itself had to wait for a processor. */
const LATE_MS = 100;

/** How many processors must be idle for one more run. It is low, so that no processor stays idle. */
const IDLE_MIN = 0.2;

/** The memory that must be free for one more run. */
const FREE_MIN = 1024 ** 3;

/** Measures how many processors were idle over a short while. */
type WatchIdle = () => Promise<number>;

/** Lets one more run begin whenever the machine has processors to spare, and always lets one run. */
export class Headroom {
  readonly #watchIdle: WatchIdle;
  #running = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(watchIdle: WatchIdle = idleProcessors) {
    this.#watchIdle = watchIdle;
  }

  /** Resolves when a run may begin. Runs begin one by one, so that each is seen in the next watch. */
  enter(): Promise<void> {
    this.#last = this.#last.then(async () => {
      while (this.#running > 0 && (await this.#watchIdle()) < IDLE_MIN);
      this.#running += 1;
    });
    return this.#last;
  }

  leave(): void {
    this.#running -= 1;
  }
}

async function idleProcessors(): Promise<number> {
  const [before, begun] = [processorTimes(), realClock.elapsedMs()];
  await pause(WATCH_MS);
  if (realClock.elapsedMs() - begun > WATCH_MS + LATE_MS) return 0;
  const after = processorTimes();
  const all = after.all - before.all;
  if (all === 0 || process.availableMemory() < FREE_MIN) return 0;
  return (availableParallelism() * (after.idle - before.idle)) / all;
}

function processorTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}
