import { availableParallelism } from "node:os";
import { formatRule } from "../../cli/fault-option.js";
import { MISTAKES } from "../../cli/messages.js";
import { conclude, covered } from "../../cli/reporting.js";
import { progressDisplay, type Streams } from "../../cli/terminal.js";
import { CheckFailed, UsageError } from "../../cli/usage.js";
import { formatDuration, plural } from "../../control/format.js";
import type { Progress, Report, Section } from "../../report/report.js";
import { realClock } from "../../sandbox/real-clock.js";
import { LINES, REASONS } from "../run/messages.js";
import {
  CLIENT_TIMEOUT_MS,
  isCellVerdict,
  isGate,
  type MatrixKind,
  type RunFlags,
  type RunSetup,
} from "../run/options.js";
import { endingOf, type Interrupt, signalExitCode } from "../run/program.js";
import { reproduction } from "../run/rules.js";
import { notEnded, RUN_TIMEOUT_MS } from "../run/run-limit.js";
import { type CommandRun, recordWish, runOnce } from "../run/run-once.js";
import {
  commandSection,
  exitCodeOf,
  NOTHING_CALLED,
  type RunVerdict,
  reportErrors,
  verdictOf,
} from "../run/verdict.js";
import {
  assumptionCells,
  type Cell,
  type CellOutcome,
  checkOnly,
  faultCells,
  inTurns,
  spread,
  wanted,
} from "./cells.js";
import { findingsOf } from "./findings.js";
import { Headroom, RUNS_PER_PROCESSOR } from "./headroom.js";
import { countsOf, findingsSection, markOf, matrixSection, notesOf } from "./sections.js";
import { testsThatMeet } from "./tests-that-meet.js";
import { judged } from "./verdict.js";

/** What it takes to run cells one after another, or some side by side. */
export interface Plan {
  /** The most runs at once. */
  readonly jobs: number;
  /** If it is there, runs wait for it before they begin. */
  readonly headroom?: Pick<Headroom, "enter" | "leave">;
  /** How long a cell is expected to take. */
  estimateMs(cell: Cell): number;
  /** The result of a cell that the plain run already shows. */
  foregone(cell: Cell): CellOutcome | undefined;
  /** Why a cell is not to be started now, if there is a reason. */
  objection(cell: Cell): string | undefined;
  run(cell: Cell): Promise<CellOutcome>;
  /** Called before each cell runs. */
  begin(cell: Cell): void;
  /** Called with each outcome and the time that the rest is expected to take. */
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
      const one = cell;
      const outcome = plan.foregone(one) ?? (await inTurn(plan, () => outcomeOf(one, plan)));
      outcomes.set(one, outcome);
      plan.report(outcome, outcomes.size, expectedMs(waiting, plan));
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
  const message = plan.objection(cell);
  if (message !== undefined) return { cell, verdict: "skipped", tests: [], message };
  plan.begin(cell);
  return plan.run(cell);
}

/** Does a piece of work when the machine has headroom for it. */
async function inTurn<T>({ headroom }: Plan, work: () => Promise<T>): Promise<T> {
  await headroom?.enter();
  try {
    return await work();
  } finally {
    headroom?.leave();
  }
}

/** What a matrix is made with. */
export interface MatrixParts extends Streams {
  readonly flags: RunFlags;
  readonly setup: RunSetup;
  readonly interrupt: Interrupt;
  /** Called with the progress. */
  readonly report?: Progress;
}

/** A run may take this many times as long as the plain one, and the least that it may take. */
const TIMEOUT_FACTOR = 5;
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
  const pace = new Pace(cells);
  const { budget, timeout } = flags;
  const { clientTimeout: clientTimeoutMs = CLIENT_TIMEOUT_MS } = flags;
  const estimateMs = (cell: Cell) => (isRun(cell) ? plain.durationMs + cell.delayMs : 0);
  const timeoutMs = ({ delayMs }: Cell) =>
    timeout ??
    Math.max(TIMEOUT_MIN_MS, TIMEOUT_FACTOR * plain.durationMs + delayMs + clientTimeoutMs);
  return {
    ...sideBySide(flags),
    estimateMs,
    foregone(cell) {
      const { idle: message } = cell;
      if (message === undefined) return undefined;
      return { cell, verdict: "not exercised", tests: [], message };
    },
    objection(cell) {
      if (cell.never !== undefined) return cell.never;
      if (interrupt.signal) return REASONS.interrupted;
      const over = realClock.elapsedMs() - begunMs + estimateMs(cell) > (budget ?? Infinity);
      return over ? REASONS.noBudget(formatDuration(budget ?? 0)) : undefined;
    },
    begin: underWay.begin,
    run: (cell) => runCell(cell, plain, timeoutMs(cell), parts),
    report(outcome, done, expectedLeftMs) {
      const leftMs = Math.max(expectedLeftMs, pace.leftMs(outcome));
      underWay.end(outcome.cell, done, leftMs);
      const place = `${String(done).padStart(String(cells.length).length)}/${cells.length}`;
      const rest = done === cells.length ? "" : `, ${about(leftMs)} left`;
      complain(`${place}  ${markOf(outcome).padEnd(13)}  ${outcome.cell.name}${rest}\n`);
    },
  };
}

/** How many runs go on at once. */
function sideBySide({ jobs = 1 }: RunFlags): Pick<Plan, "jobs" | "headroom"> {
  if (jobs !== "auto") return { jobs };
  return { jobs: RUNS_PER_PROCESSOR * availableParallelism(), headroom: new Headroom() };
}

/** Measures how long a cell takes on average, parallel runs included. */
class Pace {
  readonly #begunMs = realClock.elapsedMs();
  #left: number;
  #ran = 0;

  constructor(cells: readonly Cell[]) {
    this.#left = cells.filter(isRun).length;
  }

  /** How long the rest takes at the measured pace; 0 after a cell that did not run. */
  leftMs({ cell, durationMs }: CellOutcome): number {
    if (isRun(cell)) this.#left -= 1;
    if (durationMs === undefined) return 0;
    this.#ran += 1;
    return ((realClock.elapsedMs() - this.#begunMs) / this.#ran) * this.#left;
  }
}

/** Whether a cell needs a run. */
const isRun = ({ never, idle }: Cell) => never === undefined && idle === undefined;

/** Reports how many cells have ended, and which are running. */
function progressOf(total: number, { report }: MatrixParts) {
  const running = new Set<Cell>();
  const now = () => [...running].map(({ name }) => name).join(" + ");
  let done = 0;
  return {
    begin(cell: Cell) {
      running.add(cell);
      report?.({ done, total, now: now() });
    },
    end(cell: Cell, ended: number, leftMs: number) {
      running.delete(cell);
      done = ended;
      report?.({ done, total, leftMs, now: now() });
    },
  };
}

/** Announces each cell before it runs. */
export function reportEstimate(
  cells: readonly Cell[],
  plan: Plan,
  plain: CommandRun,
  { complain, flags: { budget } }: MatrixParts,
): void {
  const each = about(plain.durationMs);
  const all = about(expectedMs(cells, plan));
  const limit = budget === undefined ? "" : `, ${formatDuration(budget)} at the most`;
  const runs = plural(cells.filter(isRun).length, "run");
  complain(`The plain run took ${each}. ${runs}, ${wayOf(plan)}: ${all}${limit}.\n`);
  if (plan.jobs === 1 && expectedMs(cells, plan) > LONG_MS) complain(`${LINES.quicker}\n`);
}

/** A matrix that takes longer than this mentions --jobs auto. */
const LONG_MS = 60_000;

function wayOf({ jobs, headroom }: Plan): string {
  if (headroom) return `up to ${jobs} at a time`;
  return jobs === 1 ? "one after another" : `${jobs} at a time`;
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
  const { clientTimeout: clientTimeoutMs = CLIENT_TIMEOUT_MS } = flags;
  const planted = cell.rule ? { planted: cell.rule } : {};
  const once = cell.rule && reachOf(cell, flags) === "run" ? { onceInAll: cell.rule } : {};
  const { areJourneys = false } = setup;
  let outcome: CellOutcome | undefined;
  // Asked for by the record and by the report, and reached once.
  const outcomeOf = (ran: CommandRun): CellOutcome => {
    const interrupted = ran.interruptedBy !== undefined;
    const run = { plain, rules, timeoutMs, clientTimeoutMs, areJourneys, ran, interrupted };
    outcome ??= judged(cell, run);
    return outcome;
  };
  const record = recordWish(flags, cell.name, (ran) => fails(outcomeOf(ran), flags));
  const chosen = testsThatMeet(cell, plain.evidence);
  const tests = chosen?.count ?? plain.evidence.outcomes.length;
  const held = { timeoutMs, clientTimeoutMs, interrupt, tests } as const;
  const runOptions = {
    output: "kept",
    isCell: true,
    ...held,
    ...planted,
    ...once,
    ...record,
  } as const;
  const only = chosen && { onlyTests: chosen.pattern };
  const ran = await runOnce({ ...setup, ...only, rules, gateway: options }, runOptions);
  for (const error of ran.evidence.errors) complain(`${error}\n`);
  return {
    ...outcomeOf(ran),
    ...(ran.record !== undefined && { record: ran.record }),
    ...(ran.lingered && { keptOpenBy: ran.keptOpenBy }),
  };
}

/** How often a fault is injected: once per sandbox, unless the waits would add up or an option says otherwise. */
function reachOf({ reach, lasts }: Cell, flags: RunFlags) {
  return lasts ? "sandbox" : (flags.reach ?? reach);
}

/** Whether a verdict fails the matrix. */
function fails({ verdict }: CellOutcome, { failOn = [] }: RunFlags): boolean {
  if (verdict === "bug") return true;
  const name = verdict.replace(" ", "-");
  return isCellVerdict(name) && failOn.includes(name);
}

/** How often the first cell of a finding runs again, to distinguish a race from a constant failure. */
const AGAIN = 2;

/**
 * Runs the first cell of each finding again. A race makes a cell flip: a finding is unclear if it fails
 * once in three runs and no invariant confirms it.
 */
async function repeated(
  outcomes: readonly CellOutcome[],
  plan: Plan,
  { interrupt, complain }: MatrixParts,
): Promise<readonly CellOutcome[]> {
  const doubtful = outcomes.filter(({ verdict, tests }) => {
    return verdict === "bug" || (verdict === "unclear" && tests.some(({ failure }) => failure));
  });
  const first = new Set(findingsOf(doubtful).map(({ outcome }) => outcome));
  const again = new Map<CellOutcome, CellOutcome>();
  const waiting = [...first];
  const work = async (): Promise<void> => {
    for (let outcome = waiting.shift(); outcome && !interrupt.signal; outcome = waiting.shift()) {
      let same = 1;
      for (let n = 0; n < AGAIN; n += 1) {
        const { cell } = outcome;
        const { verdict } = await inTurn(plan, () => plan.run(cell));
        if (verdict === outcome.verdict) same += 1;
      }
      const runs = AGAIN + 1;
      complain(`again  ${outcome.cell.name}: ${outcome.verdict} in ${same} of ${runs} runs\n`);
      again.set(outcome, { ...outcome, repeated: { same, runs } });
    }
  };
  await Promise.all(Array.from({ length: plan.jobs }, work));
  return outcomes.map((outcome) => again.get(outcome) ?? outcome);
}

/** A length of time, rounded. */
function about(lengthMs: number): string {
  const seconds = Math.round(lengthMs / 1000);
  return seconds === 0 ? "less than 1s" : `about ${formatDuration(seconds * 1000)}`;
}

/**
 * Runs a command plainly, then once under each variation, each time against a fresh gateway, and reports
 * which of them it survived. Throws `CheckFailed` if it failed under one.
 */
export async function runMatrix(kinds: readonly MatrixKind[], parts: MatrixParts): Promise<void> {
  const { flags, interrupt, write } = parts;
  checkOnly(flags.only ?? [], kinds);
  const begunMs = realClock.elapsedMs();
  const plain = await plainRun(kinds, parts);
  const cells = cellsOf(kinds, plain, parts);
  const outcomes = await runCells(plain, cells, begunMs, parts);
  const { signal } = interrupt;
  if (!signal) checkSomethingRan(outcomes);
  const report = reportOf(kinds, plain, outcomes, parts);
  const concluded = conclude(await covered(report, parts.setup.coverage, flags), flags, write);
  if (!signal) return concluded;
  await concluded.catch((error: unknown) => {
    if (!(error instanceof CheckFailed)) throw error;
  });
  throw new CheckFailed(signalExitCode(signal));
}

/** Runs the cells. Each verdict has a line of its own, above a progress bar. */
async function runCells(
  plain: CommandRun,
  cells: readonly Cell[],
  begunMs: number,
  parts: MatrixParts,
): Promise<readonly CellOutcome[]> {
  const { report, print, close } = await progressDisplay("runs", parts.complain, { silent: true });
  const shown = { ...parts, complain: print, report };
  const plan = planOf(plain, cells, begunMs, shown);
  try {
    reportEstimate(cells, plan, plain, shown);
    const ordered = inTurns(cells);
    // A budget may end before the last cell, so the most informative ones come first.
    const isWhole = plan.jobs > 1 && parts.flags.budget === undefined;
    const ran = await schedule(isWhole ? spread(ordered) : ordered, plan);
    const outcomes = cells.flatMap((cell) => ran.find((outcome) => outcome.cell === cell) ?? []);
    return await repeated(outcomes, plan, shown);
  } finally {
    close();
  }
}

/** The run without any variation. What fails by itself cannot be judged by what else makes it fail. */
async function plainRun(kinds: readonly MatrixKind[], parts: MatrixParts): Promise<CommandRun> {
  const { flags, setup, interrupt, complain } = parts;
  const { timeout: timeoutMs = RUN_TIMEOUT_MS } = flags;
  const limit = { timeoutMs };
  const isFor = (one: CommandRun) =>
    exitCodeOf(one) !== 0 || !one.evidence.wasCalled || !verdictOnPlain(one, parts).passed;
  const record = recordWish(flags, setup.sandbox, isFor);
  const ran = await runOnce(setup, { output: "kept", interrupt, ...limit, ...record });
  reportErrors(ran, complain);
  checkPlainRun(kinds, ran, parts);
  return ran;
}

/** Throws where there is nothing to compare with. No report names the record then. */
function checkPlainRun(
  kinds: readonly MatrixKind[],
  ran: CommandRun,
  { interrupt, complain }: MatrixParts,
): void {
  const { ended, evidence, late, record } = ran;
  const reportRecord = () => record !== undefined && complain(`record: ${record}\n`);
  const { signal } = interrupt;
  if (signal) {
    complain("Interrupted before the plain run had ended.\n");
    reportRecord();
    throw new CheckFailed(signalExitCode(signal));
  }
  if (ended.exitCode !== 0) {
    for (const line of ended.lastLines.slice(-20)) complain(`${line}\n`);
    reportRecord();
    const how = late ? notEnded(ran) : endingOf(ended);
    const kind = kinds.includes("faults") ? "fault" : "other assumption";
    throw new UsageError(MISTAKES.plainRunFailed(how, kind));
  }
  if (evidence.wasCalled) return;
  complain(`${NOTHING_CALLED}\n`);
  reportRecord();
  throw new CheckFailed(1);
}

function cellsOf(
  kinds: readonly MatrixKind[],
  { evidence }: CommandRun,
  { setup, flags: { only = [] } }: MatrixParts,
): readonly Cell[] {
  const all = kinds.flatMap((kind) =>
    kind === "faults"
      ? faultCells(evidence)
      : assumptionCells(setup.gateway.assume ?? {}, evidence),
  );
  const cells = wanted(all, only);
  if (cells.length > 0) return cells;
  throw new UsageError(MISTAKES.nothingAffected(only.join(" ")));
}

/** A matrix of which nothing was run proves nothing, so it must not pass. */
function checkSomethingRan(outcomes: readonly CellOutcome[]): void {
  if (outcomes.some(({ durationMs }) => durationMs !== undefined)) return;
  const why =
    outcomes.find(({ verdict }) => verdict === "skipped")?.message ?? REASONS.nothingToRun;
  throw new UsageError(MISTAKES.nothingRan(why.replace(/\.$/, "")));
}

/**
 * Gates are held against the plain run alone. What must hold is one of them always: a shop that breaks it while all
 * goes well needs no fault to be wrong.
 */
function verdictOnPlain({ evidence }: CommandRun, { flags, setup }: MatrixParts): RunVerdict {
  const gates = [...(flags.failOn ?? []).filter(isGate), "invariants"] as const;
  return verdictOf(evidence, gates, setup.gateway.assume ?? {});
}

function reportOf(
  kinds: readonly MatrixKind[],
  plain: CommandRun,
  outcomes: readonly CellOutcome[],
  parts: MatrixParts,
): Report {
  const { flags, setup } = parts;
  const verdict = verdictOnPlain(plain, parts);
  const again = ({ cell }: CellOutcome) => {
    const isOnce = cell.rule !== undefined && reachOf(cell, flags) === "run";
    const rule = cell.rule && formatRule(isOnce ? { ...cell.rule, reach: "run" } : cell.rule);
    return reproduction(flags, setup, rule === undefined ? cell.options : ["--fault", rule]);
  };
  const failing = (outcome: CellOutcome) => fails(outcome, flags);
  const matrices = kinds.map((kind): Section => {
    const own = outcomes.filter(({ cell }) => cell.matrix === kind);
    return matrixSection(kind, own, failing, again);
  });
  const findings = findingsOf(outcomes.filter(failing));
  const bugs = findings.filter(({ outcome }) => outcome.verdict === "bug").length;
  const failed = verdict.passed ? "" : " What must hold did not hold in the plain run.";
  return {
    title: `paystub run --matrix ${kinds.join(",")}`,
    passed: verdict.passed && !outcomes.some(failing),
    summary: `${plural(bugs, "bug")} in ${plural(outcomes.length, "cell")}: ${countsOf(outcomes)}.${failed}`,
    notes: notesOf(plain, outcomes, setup),
    sections: [
      ...(findings.length > 0 ? [findingsSection(findings, again)] : []),
      commandSection(setup, plain),
      ...verdict.sections,
      ...matrices,
    ],
  };
}
