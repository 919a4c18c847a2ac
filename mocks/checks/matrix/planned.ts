import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Injection } from "../../observe/record.js";
import { removeFolder, saveText, temporaryFolder } from "../../sandbox/disk.js";
import { realClock } from "../../sandbox/real-clock.js";
import type { Plan as PlanFile } from "../../testkit/plan.js";
import { Evidence } from "../run/evidence.js";
import { type CommandRun, gather } from "../run/gather.js";
import { RUN_TIMEOUT_MS, type RunFlags, type RunSetup } from "../run/options.js";
import type { Interrupt } from "../run/program.js";
import type { FaultOption } from "../run/rules.js";
import { assumptionsOf, type Body, isAsPlain, type PlainTest, rehearsalOf } from "./bodies.js";
import type { Cell } from "./cells.js";
import { type CellOutcome, judgeCell } from "./judge.js";

/** How the bodies of a plan run. */
export interface Way {
  /** The bodies of a process run at the same time. */
  readonly sideBySide: boolean;
  readonly processes: number;
}

/** Why each cell runs in a process of its own, or why the tests do not run side by side. */
export type WayReason =
  | { readonly code: "asked" | "no-plan" | "works" }
  | { readonly code: "same-name" | "unlike-plain"; readonly test: string };

/** The way that a matrix takes; without one, each cell runs in a process of its own. */
export interface Chosen {
  readonly way?: Way;
  readonly why: WayReason;
  /** How long a body takes in this way, one after another or side by side, as the rehearsal showed. */
  readonly eachMs?: number;
  /** Several runs of the command at once failed where one does not. */
  readonly isOnlyOne?: boolean;
  /** A run of the command did not exit after its last test, and was ended. */
  readonly lingered?: boolean;
}

/** What it takes to run a plan. */
export interface PlannedParts {
  readonly flags: RunFlags;
  readonly setup: RunSetup;
  readonly interrupt: Interrupt;
}

/** What a run of bodies takes besides. */
interface RunParts extends PlannedParts {
  /** Called when a body has ended. */
  ended(sandbox: string): void;
  /** How long all may take. */
  readonly leftMs?: number;
  readonly isRecorded?: boolean;
}

/** The most processes for each processor: a test under a fault mostly waits. */
const PROCESSES_PER_PROCESSOR = 4;

/** How often each test runs at once in a rehearsal. */
const REHEARSED = 2;

/** Finds the quickest way that the tests allow, by running them without faults. */
export async function chooseWay(
  bodies: readonly Body[],
  plain: CommandRun,
  tests: readonly PlainTest[],
  parts: PlannedParts,
): Promise<Chosen> {
  const hindrance = hindranceIn(plain, parts.flags);
  if (hindrance) return { why: hindrance };
  const { flags } = parts;
  const startMs = startMsOf(plain, tests);
  const many = typeof flags.jobs === "number" ? flags.jobs : quickest(bodies, startMs);
  const inTurn = plain.evidence.tests.some(({ outcome }) => outcome.takesPlan === "in-turn");
  const ways: readonly Way[] = [
    ...(inTurn ? [] : [{ sideBySide: true, processes: 1 }]),
    ...(many > 1 ? [{ sideBySide: false, processes: many }] : []),
    { sideBySide: false, processes: 1 },
  ];
  let why: WayReason = { code: "works" };
  for (const way of ways) {
    const { unlike, ran, tookMs } = await rehearse(way, bodies, tests, parts);
    const isOnlyOne = many > 1 && !way.sideBySide && way.processes === 1;
    const eachMs = Math.max(0, tookMs - startsMs(way.processes, startMs)) / Math.max(1, ran);
    if (unlike === undefined) return { way, why, eachMs, ...(isOnlyOne && { isOnlyOne }) };
    why = { code: "unlike-plain", test: unlike };
    if (parts.interrupt.signal) break;
  }
  return { why };
}

/** What a run of the command takes besides its tests, such as the start of a platform that all of them share. */
export function startMsOf(
  { durationMs }: Pick<CommandRun, "durationMs">,
  tests: readonly PlainTest[],
): number {
  return Math.max(0, durationMs - tests.reduce((sum, test) => sum + test.durationMs, 0));
}

/** The number of processes with which a rehearsal and then the bodies end soonest: each process has to start. */
export function quickest(
  bodies: readonly Pick<Body, "expectedMs">[],
  startMs: number,
  processors = availableParallelism(),
): number {
  const tookMs = (processes: number) =>
    2 * startsMs(processes, startMs, processors) + inTurnMs(bodies, processes);
  const numbers = Array.from({ length: PROCESSES_PER_PROCESSOR * processors }, (_, n) => n + 1);
  return numbers.reduce((best, next) => (tookMs(next) < tookMs(best) ? next : best));
}

/** How long it takes until all processes have started: a start keeps a processor busy. */
function startsMs(processes: number, startMs: number, processors = availableParallelism()): number {
  return startMs * Math.max(1, processes / processors);
}

/** Why the tests cannot run under a plan. */
function hindranceIn({ evidence }: CommandRun, { isolate }: RunFlags): WayReason | undefined {
  if (isolate?.includes("cells")) return { code: "asked" };
  const { tests, others } = evidence;
  const takesPlan = tests.every(({ outcome }) => outcome.takesPlan);
  if (!takesPlan || tests.length === 0 || others.length > 0) return { code: "no-plan" };
  const test = evidence.whole.sharedName;
  return test === undefined ? undefined : { code: "same-name", test };
}

/**
 * Runs each test without a fault in this way. Gives the first test that then fails or calls differently, how many bodies
 * ran, and how long all of them took together.
 */
async function rehearse(
  way: Way,
  bodies: readonly Body[],
  tests: readonly PlainTest[],
  parts: PlannedParts,
): Promise<{ readonly unlike: string | undefined; readonly ran: number; readonly tookMs: number }> {
  const times = way.sideBySide || way.processes > 1 ? REHEARSED : 1;
  const rehearsal = rehearsalOf(bodies, tests, times);
  const begunMs = realClock.elapsedMs();
  const { evidence } = await runBodies(rehearsal, way, { ...parts, ended: () => undefined });
  const tookMs = realClock.elapsedMs() - begunMs;
  const unlike = rehearsal.find((body) => !isAsPlain(body, evidence, tests))?.test;
  return { unlike, ran: rehearsal.length, tookMs };
}

/** What became of bodies. */
export interface RanBodies {
  readonly evidence: Evidence;
  readonly heldTooLong: readonly Injection[];
  /** The runs of the command, one for each process. */
  readonly runs: readonly CommandRun[];
  durationMs(sandbox: string): number;
}

/** Runs bodies in this way, each process with a gateway of its own. */
export async function runBodies(
  bodies: readonly Body[],
  way: Way,
  parts: RunParts,
): Promise<RanBodies> {
  const folder = await temporaryFolder();
  try {
    const shares = sharesOf(bodies, way.processes);
    const runs = await Promise.all(
      shares.map(async (share, n) => {
        const plan = join(folder, `plan-${n}.json`);
        await saveText(plan, JSON.stringify(fileOf(share, way)));
        return runShare(share, plan, parts);
      }),
    );
    const wholes = runs.map(({ evidence }) => evidence.whole);
    const runOf = new Map(shares.flatMap((share, n) => share.map((one) => [one.sandbox, runs[n]])));
    return {
      evidence: Evidence.of(wholes),
      heldTooLong: runs.flatMap(({ evidence }) => evidence.heldTooLong),
      runs,
      durationMs: (sandbox) => runOf.get(sandbox)?.evidence.durationMs(sandbox) ?? 0,
    };
  } finally {
    await removeFolder(folder);
  }
}

function runShare(
  bodies: readonly Body[],
  plan: string,
  {
    setup,
    flags,
    interrupt,
    ended,
    leftMs = Number.POSITIVE_INFINITY,
    isRecorded = false,
  }: RunParts,
): Promise<CommandRun> {
  const { onceInAll: _, onlyTests: _only, ...own } = setup;
  const rules = rulesOf(setup, bodies);
  return gather(
    { ...own, rules },
    {
      ...{ output: "kept", isCell: true, isRecorded, interrupt, plan, ended },
      hasEpilogue: bodies.some(({ cell }) => cell),
      timeoutMs: Math.min(leftMs, flags.timeout ?? RUN_TIMEOUT_MS),
      tests: new Set(bodies.map(({ sandbox }) => sandbox)),
    },
  );
}

/** The rules of the command line, and that of each body. */
function rulesOf({ rules }: RunSetup, bodies: readonly Body[]): readonly FaultOption[] {
  return [...rules, ...bodies.flatMap(({ rule }) => rule ?? [])];
}

/** Divides bodies into parts that take about the same time. */
function sharesOf(bodies: readonly Body[], many: number): readonly (readonly Body[])[] {
  const shares = Array.from({ length: many }, () => ({ ms: 0, bodies: [] as Body[] }));
  for (const body of bodies) {
    const least = shares.reduce((one, other) => (other.ms < one.ms ? other : one));
    least.bodies.push(body);
    least.ms += body.expectedMs + EACH_MS;
  }
  return shares.map((share) => share.bodies).filter((share) => share.length > 0);
}

/** What each body takes besides its test: a sandbox, and the end in which the customer pays. */
const EACH_MS = 400;

/** About how long bodies take in a way: each as long as in the rehearsal, its end, and the wait of a slow fault. */
export function expectedMsOf(
  bodies: readonly Body[],
  { sideBySide, processes }: Way,
  startMs: number,
  eachMs: number,
): number {
  const waitMs = bodies.reduce((sum, { cell }) => sum + EACH_MS + (cell?.delayMs ?? 0), 0);
  const atOnce = sideBySide ? SIDE_BY_SIDE : processes;
  return startsMs(processes, startMs) + bodies.length * eachMs + waitMs / atOnce;
}

/** How long bodies take, so many at a time. */
function inTurnMs(bodies: readonly Pick<Body, "expectedMs">[], atOnce: number): number {
  const all = bodies.reduce((sum, { expectedMs }) => sum + expectedMs + EACH_MS, 0);
  return all / Math.min(atOnce, Math.max(bodies.length, 1));
}

/** How many bodies of a process run at once, as a rule. */
const SIDE_BY_SIDE = 24;

function fileOf(bodies: readonly Body[], { sideBySide }: Way): PlanFile {
  const tests: Record<string, PlanFile["tests"][string][number][]> = {};
  for (const body of bodies) {
    const { test, sandbox, limitMs } = body;
    const entry = { sandbox, limitMs, assumptions: assumptionsOf(body) };
    tests[test] = [...(tests[test] ?? []), entry];
  }
  return { sideBySide, tests };
}

/** The bodies of the cells that no process reached before it ended. A body that had begun may be why it ended. */
export function notBegun(
  bodies: readonly Body[],
  { evidence }: Pick<RanBodies, "evidence">,
): readonly Body[] {
  const begun = new Set(evidence.facts.map(({ sandbox }) => sandbox));
  const ended = evidence.endedSandboxes;
  const lost = bodies.filter(({ sandbox }) => !ended.has(sandbox));
  const cells = new Set(lost.map(({ cell }) => cell));
  for (const { sandbox, cell } of lost) if (begun.has(sandbox)) cells.delete(cell);
  return bodies.filter(({ cell }) => cells.has(cell));
}

/** How much longer a test may take that runs alone. */
const ALONE_FACTOR = 3;

/** How long a test may take that was cut off: it may wait for something that does not come, and then fail. */
const WAITING_MS = 15_000;

/** Runs the tests that show the verdict on a cell again, alone in a process of their own. */
export async function runAlone(
  { cell, verdict, findings, decisive }: CellOutcome,
  bodies: readonly Body[],
  plain: CommandRun,
  parts: PlannedParts,
): Promise<{ readonly outcome: CellOutcome | undefined; readonly run: CommandRun | undefined }> {
  const tests = new Set(findings.flatMap((one) => (one.verdict === verdict ? one.test : [])));
  const leastMs = decisive.reason.code === "late-test" ? WAITING_MS : 0;
  const own = bodies
    .filter((body) => body.cell === cell && tests.has(body.test))
    .map((body) => ({ ...body, limitMs: Math.max(ALONE_FACTOR * body.limitMs, leastMs) }));
  const isRecorded = parts.flags.record !== undefined;
  const way = { sideBySide: false, processes: 1 };
  const ran = await runBodies(own, way, { ...parts, isRecorded, ended: () => undefined });
  return { outcome: judgeBodies(cell, own, ran, plain, parts), run: ran.runs[0] };
}

/** Judges a cell by its bodies. Undefined where one of them was lost: its process ended before it. */
export function judgeBodies(
  cell: Cell,
  bodies: readonly Body[],
  ran: RanBodies,
  plain: CommandRun,
  { setup }: PlannedParts,
): CellOutcome | undefined {
  const own = bodies.filter((body) => body.cell === cell);
  const evidence = ran.evidence.of(new Set(own.map(({ sandbox }) => sandbox)));
  if (evidence.endedSandboxes.size < own.length) return undefined;
  return judgeCell(cell, {
    plain,
    rules: rulesOf(setup, own),
    own: new Set(own.flatMap(({ rule }) => rule ?? [])),
    areJourneys: setup.areJourneys ?? false,
    ran: {
      evidence,
      heldTooLong: ran.heldTooLong,
      ended: { exitCode: 0, signal: null, lastLines: [] },
      durationMs: own.reduce((sum, { sandbox }) => sum + ran.durationMs(sandbox), 0),
      ...{ interruptedBy: undefined, waitedOn: undefined, late: false, lingered: false },
      clientTimeoutMs: setup.clientTimeoutMs,
    },
  });
}
