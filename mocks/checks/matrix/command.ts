import { availableParallelism } from "node:os";
import { join } from "node:path";
import { formatDuration } from "../../control/format.js";
import { plural } from "../../domain/text.js";
import { fileName } from "../../report/escape.js";
import { CouldNotRun, type Progress } from "../../report/report.js";
import { realClock } from "../../sandbox/real-clock.js";
import type { Checked } from "../run/command.js";
import { type CommandRun, gather } from "../run/gather.js";
import { judgeGateway } from "../run/judge.js";
import { LINES, MISTAKES } from "../run/messages.js";
import {
  isCellVerdict,
  isGate,
  type MatrixKind,
  RUN_TIMEOUT_MS,
  type RunFlags,
  type RunSetup,
  type Surroundings,
} from "../run/options.js";
import { endingOf, type Interrupt, signalExitCode } from "../run/program.js";
import { keptRecord, keptRecords, sandboxesToKeep } from "../run/records.js";
import { nothingCalled, reportErrors, stillOpenNotes } from "../run/report.js";
import { formatRule, reproduction } from "../run/rules.js";
import { type Body, bodiesOf, plainTests, TESTS_PER_CELL } from "./bodies.js";
import { assumptionCells, type Cell, checkOnly, faultCells, inTurns, wanted } from "./cells.js";
import { AGAIN, confirmed, isDoubtful } from "./confirm.js";
import { type CellOutcome, isAccepted, judgeAmounts, judgeCell, keysOf } from "./judge.js";
import {
  type Chosen,
  chooseWay,
  expectedMsOf,
  judgeBodies,
  notBegun,
  runAlone,
  runBodies,
  startMsOf,
} from "./planned.js";
import { markOf, matrixReport, resultOf } from "./report.js";
import {
  about,
  expectedMs,
  Headroom,
  inTurn,
  type Plan,
  RUNS_PER_PROCESSOR,
  schedule,
  TimeLeft,
} from "./schedule.js";
import { sharedOut } from "./shards.js";

/** What a matrix is made with. */
interface MatrixParts extends Surroundings {
  readonly flags: RunFlags;
  readonly setup: RunSetup;
  readonly interrupt: Interrupt;
  /** Called with the progress. */
  readonly report?: Progress;
}

/** A run may take this many times as long as the plain one, and the least that it may take. */
const TIMEOUT_FACTOR = 5;
const TIMEOUT_MIN_MS = 60_000;

/** A plan that knows how long the rest takes. */
interface MeasuredPlan extends Plan {
  readonly left: TimeLeft;
}

/** How the cells are run after a plain run that began at an instant. */
function planOf(
  plain: CommandRun,
  cells: readonly Cell[],
  bodies: readonly Body[],
  begunMs: number,
  parts: MatrixParts,
): MeasuredPlan {
  const { flags, setup, interrupt, complain } = parts;
  const underWay = progressOf(cells.length, parts);
  const { budget: budgetMs = Number.POSITIVE_INFINITY, timeout } = flags;
  const estimateMs = ({ skip, delayMs }: Cell) => (skip ? 0 : plain.durationMs + delayMs);
  const left = new TimeLeft(begunMs + budgetMs);
  for (const cell of cells) left.add(estimateMs(cell), "first");
  const toConfirm = new Set<string>();
  const timeoutMs = ({ delayMs }: Cell) =>
    timeout ??
    Math.max(TIMEOUT_MIN_MS, TIMEOUT_FACTOR * plain.durationMs + delayMs + setup.clientTimeoutMs);
  return {
    ...sideBySide(flags),
    estimateMs,
    left,
    objection(cell) {
      if (interrupt.signal) return { code: "interrupted" };
      const endsMs = realClock.elapsedMs() - begunMs + estimateMs(cell);
      return endsMs > budgetMs ? { code: "no-budget", budgetMs } : undefined;
    },
    begin: underWay.begin,
    run: (cell) => runCell(cell, bodies, plain, timeoutMs(cell), parts),
    report(outcome, done) {
      const estimatedMs = estimateMs(outcome.cell);
      left.end(estimatedMs, "first", outcome.durationMs !== undefined);
      // The first cell of each finding runs again.
      const keys = isDoubtful(outcome) ? keysOf(outcome) : [];
      if (keys.some((key) => !toConfirm.has(key))) left.add(estimatedMs, "again");
      for (const key of keys) toConfirm.add(key);
      underWay.end(outcome.cell, done, left.ms);
      // The end of the report says what was not run, and why.
      if (outcome.verdict === "skipped") return;
      const place = `${String(done).padStart(String(cells.length).length)}/${cells.length}`;
      const isEnd = done === cells.length && toConfirm.size === 0;
      const rest = isEnd ? "" : `, ${about(left.ms)} left`;
      const mark = mayChange(outcome) ? "to confirm" : markOf(outcome);
      complain(`${place}  ${mark.padEnd(13)}  ${outcome.cell.name}${rest}\n`);
    },
  };
}

/** How many runs go on at once. */
function sideBySide({ jobs = 1 }: RunFlags): Pick<Plan, "jobs" | "headroom"> {
  if (jobs !== "auto") return { jobs: Number(jobs) };
  return { jobs: RUNS_PER_PROCESSOR * availableParallelism(), headroom: new Headroom() };
}

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
function reportEstimate(
  cells: readonly Cell[],
  plan: Plan,
  plain: CommandRun,
  { complain, flags: { budget } }: MatrixParts,
): void {
  const each = about(plain.durationMs);
  const all = about(expectedMs(cells, plan));
  const limit = budget === undefined ? "" : `, ${formatDuration(budget)} at the most`;
  const runs = plural(cells.filter(({ skip }) => !skip).length, "run");
  complain(
    `The plain run took ${each}. ${runs}, ${wayOf(plan)}: ${all}${limit}, and up to ${AGAIN} more runs for each finding.\n`,
  );
  if (plan.jobs === 1 && expectedMs(cells, plan) > LONG_MS) complain(`${LINES.quicker}\n`);
}

/** A matrix that takes longer than this mentions that cells can run in parallel. */
const LONG_MS = 60_000;

function wayOf({ jobs, headroom }: Plan): string {
  if (headroom) return `up to ${jobs} at a time`;
  return jobs === 1 ? "one after another" : `${jobs} at a time`;
}

async function runCell(
  cell: Cell,
  bodies: readonly Body[],
  plain: CommandRun,
  timeoutMs: number,
  { setup, interrupt, complain, flags }: MatrixParts,
): Promise<CellOutcome> {
  const { gateway, areJourneys = false } = setup;
  const rules = [...setup.rules, ...(cell.rule ? [cell.rule] : [])];
  const options = { ...gateway, assume: { ...gateway.assume, ...cell.assume } };
  const once = cell.rule && reachOf(cell, flags) === "run" ? { onceInAll: cell.rule } : {};
  const chosen = onlyTestsOf(cell, bodies, plain);
  const only = chosen && { onlyTests: patternOf(chosen) };
  const ran = await gather(
    { ...setup, ...once, ...only, rules, gateway: options },
    {
      output: "kept",
      isCell: true,
      hasEpilogue: true,
      timeoutMs,
      interrupt,
      isRecorded: flags.record !== undefined,
      tests: chosen ?? plain.evidence.endedTests,
    },
  );
  const outcome = judgeCell(cell, { plain, rules, areJourneys, ran });
  const record = fails(outcome, flags) ? await recordOf(outcome, ran, flags) : undefined;
  await ran.records.discard();
  for (const error of [...ran.evidence.errors, ...ran.records.errors]) complain(`${error}\n`);
  return { ...outcome, ...(record !== undefined && { record }) };
}

/** Keeps the record of the sandbox that decides the verdict on a cell, in a file by the cell's name. */
async function recordOf(
  { cell, decisive }: CellOutcome,
  ran: CommandRun,
  { record: folder }: RunFlags,
): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  const all = [...ran.evidence.tests, ...ran.evidence.others];
  const own = all.find(({ test }) => test === decisive.test)?.sandboxes ?? [];
  const sandboxes = own.length > 0 ? own.map(({ sandbox }) => sandbox) : sandboxesToKeep(ran);
  const sandbox = sandboxes.find((name) => ran.records.of(name) !== undefined);
  return sandbox && keptRecord(ran, sandbox, join(folder, `${fileName(cell.name)}.html`));
}

/** The longest pattern: the environment of a process holds little more on some systems. */
const PATTERN_MAX = 30_000;

/** The tests that a process for one cell runs. Undefined where all have to run, or not all are known. */
function onlyTestsOf(
  cell: Cell,
  bodies: readonly Body[],
  { evidence: { tests, others, missingRequests } }: CommandRun,
): ReadonlySet<string> | undefined {
  const own = bodies.filter((body) => body.cell === cell);
  const names = new Set(own.map(({ test }) => test));
  const areAll = names.size === 0 || names.size === tests.length;
  if (areAll || others.length > 0 || missingRequests > 0) return undefined;
  return patternOf(names).length > PATTERN_MAX ? undefined : names;
}

/** The pattern that matches these names and no other. */
function patternOf(names: ReadonlySet<string>): string {
  const literal = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return `^(${[...names].map(literal).join("|")})$`;
}

/** How often a fault is injected: once per sandbox, unless the waits would add up or an option says otherwise. */
function reachOf({ reach, lasts }: Cell, flags: RunFlags) {
  return lasts ? "sandbox" : (flags.reach ?? reach);
}

/** Whether a verdict fails the matrix. */
function fails({ verdict }: CellOutcome, { failOn = [] }: RunFlags): boolean {
  return verdict === "bug" || (isCellVerdict(verdict) && failOn.includes(verdict));
}

/** Whether a verdict is not final yet: it is to be confirmed, or the other cells decide about an accepted amount. */
function mayChange(outcome: CellOutcome): boolean {
  const isAmount = outcome.findings.some(isAccepted);
  return isAmount || isDoubtful(outcome);
}

/**
 * Runs a command plainly, then once under each variation, each time against a fresh gateway, and reports
 * which of them it survived.
 */
export async function runMatrix(
  kinds: readonly MatrixKind[],
  parts: MatrixParts,
): Promise<Checked> {
  const { flags, interrupt, setup } = parts;
  checkOnly(flags.only ?? [], kinds);
  const begunMs = realClock.elapsedMs();
  const plain = await plainRun(kinds, parts);
  if ("exitCode" in plain) return plain;
  const all = cellsOf(kinds, plain, parts);
  const cells = flags.shard ? sharedOut(all, flags.shard, flags.baseline) : all;
  const { outcomes, chosen } = await runCells(plain, cells, begunMs, parts);
  const { signal } = interrupt;
  // A small matrix may have no cell for the last shards.
  if (!signal && cells.length > 0) checkSomethingRan(outcomes);
  const gateway = judgePlain(plain, parts);
  const result = resultOf({
    ...{ kinds, plain, outcomes, setup, flags, chosen, gateway },
    cells: all,
    isFailing: (outcome) => fails(outcome, flags),
    record: gateway.broken.length > 0 ? await plainRecord(plain, flags) : undefined,
    again: ({ cell }) => {
      if (!cell.rule) return reproduction(flags, setup, ["--assume", cell.name]);
      const isOnce = reachOf(cell, flags) === "run";
      const rule = formatRule(isOnce ? { ...cell.rule, reach: "run" } : cell.rule);
      return reproduction(flags, setup, ["--fault", rule]);
    },
  });
  const report = matrixReport(result, flags);
  await plain.records.discard();
  return { report, exitCode: signal ? signalExitCode(signal) : report.passed ? 0 : 1 };
}

/** Gates, and what must always hold, are held against the plain run alone. */
function judgePlain({ evidence }: CommandRun, { flags, setup }: MatrixParts) {
  const gates = [...new Set([...(flags.failOn ?? []).filter(isGate), "invariants" as const])];
  return judgeGateway(evidence, gates, setup.gateway.assume ?? {});
}

/** The first record of a plain run. */
async function plainRecord(plain: CommandRun, { record }: RunFlags): Promise<string | undefined> {
  const records = await keptRecords(plain, record);
  return [...records.values()][0];
}

/** Runs the cells together, in the way that the tests allow. A cell that is missing was not run, or not wholly. */
async function runPlanned(
  plain: CommandRun,
  cells: readonly Cell[],
  bodies: readonly Body[],
  begunMs: number,
  parts: MatrixParts,
): Promise<{
  readonly planned: ReadonlyMap<Cell, CellOutcome>;
  readonly chosen: Chosen;
  /** Runs a cell again alone, in a process of its own. */
  alone(outcome: CellOutcome): Promise<CellOutcome | undefined>;
}> {
  const { flags, complain, report, interrupt } = parts;
  const { budget } = flags;
  const planned = new Map<Cell, CellOutcome>();
  const tests = plainTests(plain);
  const chosen = await chooseWay(bodies, plain, tests, parts);
  const alone = async (outcome: CellOutcome) => {
    const { outcome: again, run } = await runAlone(outcome, bodies, plain, parts);
    const path = again && run && fails(again, flags) && (await recordOf(again, run, flags));
    await run?.records.discard();
    return again && { ...again, ...(path && { record: path }) };
  };
  const { way, eachMs = 0 } = chosen;
  if (!way || bodies.length === 0) return { planned, chosen, alone };
  const expected = about(expectedMsOf(bodies, way, startMsOf(plain, tests), eachMs));
  const many = `${plural(bodies.length, "test")} in ${plural(cells.length, "cell")}`;
  const first = `The plain run took ${about(plain.durationMs)}. ${many}: ${expected}`;
  complain(`${first}, and each finding again, alone.\n`);
  const waysMs = realClock.elapsedMs();
  let done = 0;
  const withinMs = () => begunMs + (budget ?? Number.POSITIVE_INFINITY) - realClock.elapsedMs();
  const ended = () => {
    done += 1;
    const total = Math.max(done, bodies.length);
    const restMs = ((realClock.elapsedMs() - waysMs) * (total - done)) / done;
    report?.({ done, total, leftMs: Math.max(0, Math.min(restMs, withinMs())), now: "" });
  };
  let left = bodies;
  let lingered = false;
  while (left.length > 0 && !interrupt.signal) {
    const limit = budget === undefined ? {} : { leftMs: Math.max(0, withinMs()) };
    const ran = await runBodies(left, way, { ...parts, ended, ...limit });
    for (const { evidence } of ran.runs)
      for (const error of evidence.errors) complain(`${error}\n`);
    for (const cell of new Set(left.map((body) => body.cell))) {
      const outcome = cell && judgeBodies(cell, left, ran, plain, parts);
      if (cell && outcome) planned.set(cell, outcome);
    }
    lingered ||= ran.runs.some((run) => run.lingered);
    const lost = notBegun(left, ran);
    // Without any progress, another run would not help.
    if (lost.length === left.length || ran.runs.some(({ late }) => late)) break;
    const failed = ran.runs.find((run) => run.ended.exitCode !== 0);
    if (failed && lost.length > 0) {
      const many = plural(lost.length, "test");
      complain(`${LINES.endedEarly(endingOf(failed.ended), many)}\n`);
    }
    left = lost;
  }
  return { planned, chosen: { ...chosen, lingered }, alone };
}

/** Runs the cells. Each verdict has a line of its own, above a progress bar. */
async function runCells(
  plain: CommandRun,
  cells: readonly Cell[],
  begunMs: number,
  parts: MatrixParts,
): Promise<{ readonly outcomes: readonly CellOutcome[]; readonly chosen: Chosen }> {
  const { report, print, close } = await parts.showProgress();
  const shown = { ...parts, complain: print, report };
  try {
    // A budget may end before the last cell, so the most informative ones come first.
    const ordered = inTurns(cells);
    const { testsPerCell = TESTS_PER_CELL } = parts.flags;
    const bodies = bodiesOf(ordered, plain, {
      testsPerCell: testsPerCell === "all" ? Number.POSITIVE_INFINITY : Number(testsPerCell),
      clientTimeoutMs: parts.setup.clientTimeoutMs,
    });
    const together = await runPlanned(plain, ordered, bodies, begunMs, shown);
    const { planned, chosen, alone: rerun } = together;
    const left = ordered.filter((cell) => !planned.has(cell));
    const plan = planOf(plain, left, bodies, begunMs, shown);
    const isAnyRun = left.some((cell) => !cell.skip && !plan.objection(cell));
    if (isAnyRun) reportEstimate(left, plan, plain, shown);
    const alone = new Map((await schedule(left, plan)).map((outcome) => [outcome.cell, outcome]));
    const outcomes = cells.flatMap((cell) => planned.get(cell) ?? alone.get(cell) ?? []);
    const processors = availableParallelism();
    const again = {
      run: (outcome: CellOutcome) =>
        planned.has(outcome.cell) ? rerun(outcome) : inTurn(plan, () => plan.run(outcome.cell)),
      expectedMs: plan.estimateMs,
      wasBeside: (cell: Cell) => planned.has(cell),
      atOnce:
        planned.size === 0
          ? { others: plan.jobs, cutOff: plan.jobs }
          : { others: Math.max(plan.jobs, processors), cutOff: RUNS_PER_PROCESSOR * processors },
    };
    return { outcomes: await confirmed(judgeAmounts(outcomes), again, shown), chosen };
  } finally {
    close();
  }
}

/**
 * The run without any variation. What fails by itself cannot be judged by what else makes it fail: it throws, or
 * gives the exit code after its reason was printed.
 */
async function plainRun(
  kinds: readonly MatrixKind[],
  parts: MatrixParts,
): Promise<CommandRun | Checked> {
  const { flags, setup, interrupt, complain } = parts;
  const ran = await gather(setup, {
    output: "kept",
    interrupt,
    timeoutMs: flags.timeout ?? RUN_TIMEOUT_MS,
    isRecorded: flags.record !== undefined,
    hasEpilogue: true,
  });
  reportErrors(ran, complain);
  const objection = objectionTo(kinds, ran, parts);
  if (objection === undefined) return ran;
  const records = await keptRecords(ran, flags.record);
  await ran.records.discard();
  for (const line of objection.lines) complain(`${line}\n`);
  // No report names the record then.
  for (const record of records.values()) complain(`record: ${record}\n`);
  if (typeof objection.end === "number") return { exitCode: objection.end };
  throw objection.end;
}

/** Why there is nothing to compare with, if there is a reason. */
function objectionTo(
  kinds: readonly MatrixKind[],
  { ended, evidence, late }: CommandRun,
  { interrupt, setup }: MatrixParts,
): { readonly lines: readonly string[]; readonly end: CouldNotRun | number } | undefined {
  const { signal } = interrupt;
  if (signal) {
    const lines = ["Interrupted before the plain run had ended."];
    return { lines, end: signalExitCode(signal) };
  }
  if (ended.exitCode !== 0) {
    const how = late ? LINES.late : endingOf(ended);
    const kind = kinds.includes("faults") ? "fault" : "other assumption";
    const end = new CouldNotRun(MISTAKES.plainRunFailed(how, kind));
    const open = late ? stillOpenNotes(evidence) : [];
    return { lines: [...ended.lastLines.slice(-20), ...open], end };
  }
  if (evidence.wasCalled) return undefined;
  return { lines: [nothingCalled(setup)], end: 1 };
}

function cellsOf(
  kinds: readonly MatrixKind[],
  { evidence }: CommandRun,
  { setup, flags: { only = [] } }: MatrixParts,
): readonly Cell[] {
  const all = kinds.flatMap((kind) =>
    kind === "faults"
      ? faultCells(evidence.whole)
      : assumptionCells(setup.gateway.assume ?? {}, evidence),
  );
  const cells = wanted(all, only);
  if (cells.length > 0) return cells;
  throw new CouldNotRun(MISTAKES.nothingAffected(only.join(" ")));
}

/** A matrix of which nothing was run proves nothing, so it must not pass. */
function checkSomethingRan(outcomes: readonly CellOutcome[]): void {
  if (outcomes.some(({ durationMs }) => durationMs !== undefined)) return;
  const reasons = outcomes.map(({ decisive }) => decisive.reason);
  const late = reasons.find((reason) => reason.code === "no-budget");
  if (late) throw new CouldNotRun(MISTAKES.budgetTooSmall(formatDuration(late.budgetMs)));
  const isEndless = reasons.some(({ code }) => code === "endless");
  throw new CouldNotRun(isEndless ? MISTAKES.endlessSwitch : MISTAKES.nothingRan);
}
