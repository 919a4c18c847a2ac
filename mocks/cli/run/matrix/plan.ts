import { formatDuration, plural } from "../../../control/format.js";
import type { Progress } from "../../../report/report.js";
import { realClock } from "../../../runtime/real-clock.js";
import type { Streams } from "../../terminal.js";
import { PATIENCE_MS, type RunFlags } from "../options.js";
import type { Interrupt } from "../program.js";
import { recordWish } from "../record-wish.js";
import { type CommandRun, type RunSetup, runOnce } from "../run-once.js";
import type { Cell, CellOutcome } from "./cells.js";
import { expectedMs, type Plan } from "./schedule.js";
import { markOf } from "./sections.js";
import { judged } from "./verdict.js";

/** What a matrix is made with. */
export interface MatrixParts extends Streams {
  readonly flags: RunFlags;
  readonly setup: RunSetup;
  readonly interrupt: Interrupt;
  /** Told how far it is. */
  readonly tell?: Progress;
}

/** A run may take this many times as long as the plain one, and the least that it may take. */
const PATIENCE = 5;
const TIMEOUT_MIN_MS = 60_000;

/** How the cells are run after a plain run that began at an instant. */
export function planOf(
  plain: CommandRun,
  cells: readonly Cell[],
  begunMs: number,
  parts: MatrixParts,
): Plan {
  const { flags, interrupt, complain } = parts;
  const underWay = progressOf(cells.length, parts);
  const { jobs = 1, budget, timeout } = flags;
  const { patience: patienceMs = PATIENCE_MS } = flags;
  const estimateMs = ({ never, idle, delayMs }: Cell) =>
    never || idle ? 0 : plain.durationMs + delayMs;
  const timeoutMs = ({ delayMs }: Cell) =>
    timeout ?? Math.max(TIMEOUT_MIN_MS, PATIENCE * plain.durationMs + delayMs + patienceMs);
  return {
    jobs,
    estimateMs,
    foregone(cell) {
      return cell.idle === undefined ? undefined : { cell, verdict: "not-met", message: cell.idle };
    },
    objection(cell) {
      if (cell.never !== undefined) return cell.never;
      if (interrupt.signal) return "It was interrupted.";
      const over = realClock.elapsedMs() - begunMs + estimateMs(cell) > (budget ?? Infinity);
      return over ? `The budget of ${formatDuration(budget ?? 0)} left no time for it.` : undefined;
    },
    begin: underWay.begin,
    run: (cell) => runCell(cell, plain, timeoutMs(cell), parts),
    report(outcome, done, leftMs) {
      underWay.end(outcome.cell, done, leftMs);
      const place = `${String(done).padStart(String(cells.length).length)}/${cells.length}`;
      const rest = done === cells.length ? "" : `, ${about(leftMs)} left`;
      complain(`${place}  ${markOf(outcome).padEnd(8)}  ${outcome.cell.name}${rest}\n`);
    },
  };
}

/** Tells how many cells have ended, and which are under way. */
function progressOf(total: number, { tell }: MatrixParts) {
  const running = new Set<Cell>();
  const now = () => [...running].map(({ name }) => name).join(" + ");
  let done = 0;
  return {
    begin(cell: Cell) {
      running.add(cell);
      tell?.({ done, total, now: now() });
    },
    end(cell: Cell, ended: number, leftMs: number) {
      running.delete(cell);
      done = ended;
      tell?.({ done, total, leftMs, now: now() });
    },
  };
}

/** Tells what is to come before it does. */
export function reportEstimate(
  cells: readonly Cell[],
  plan: Plan,
  plain: CommandRun,
  { complain, flags: { budget } }: MatrixParts,
): void {
  const each = about(plain.durationMs);
  const all = about(expectedMs(cells, plan));
  const limit = budget === undefined ? "" : `, ${formatDuration(budget)} at the most`;
  const runs = plural(cells.filter(({ never, idle }) => !never && !idle).length, "run");
  const way = plan.jobs === 1 ? "one after another" : `${plan.jobs} at a time`;
  complain(`The plain run took ${each}. ${runs}, ${way}: ${all}${limit}.\n`);
}

async function runCell(
  cell: Cell,
  plain: CommandRun,
  timeoutMs: number,
  { setup, interrupt, complain, flags }: MatrixParts,
): Promise<CellOutcome> {
  const { gateway } = setup;
  const rules = [...setup.rules, ...(cell.rule ? [cell.rule] : [])];
  const options = { ...gateway, assume: { ...gateway.assume, ...cell.assume } };
  const { patience: patienceMs = PATIENCE_MS, reach = "run", judge = "tests" } = flags;
  const planted = cell.rule ? { planted: cell.rule } : {};
  const once = cell.rule && reach === "run" ? { onceInAll: cell.rule } : {};
  let outcome: CellOutcome | undefined;
  // Asked for by the record and by the report, and reached once.
  const outcomeOf = (ran: CommandRun): CellOutcome => {
    const interrupted = ran.interruptedBy !== undefined;
    outcome ??= judged(cell, { plain, rules, timeoutMs, patienceMs, judge, ran, interrupted });
    return outcome;
  };
  const record = recordWish(flags, cell.name, (ran) => outcomeOf(ran).verdict === "failed");
  const held = { timeoutMs, patienceMs, interrupt } as const;
  const runOptions = { output: "kept", ...held, ...planted, ...once, ...record } as const;
  const ran = await runOnce({ ...setup, rules, gateway: options }, runOptions);
  for (const error of ran.evidence.errors) complain(`${error}\n`);
  return { ...outcomeOf(ran), ...(ran.record !== undefined && { record: ran.record }) };
}

/** A length of time that nobody needs to the millisecond. */
function about(lengthMs: number): string {
  const seconds = Math.round(lengthMs / 1000);
  return seconds === 0 ? "less than 1s" : `about ${formatDuration(seconds * 1000)}`;
}
