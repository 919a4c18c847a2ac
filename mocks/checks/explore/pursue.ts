import { realClock } from "../../sandbox/real-clock.js";
import { type Execution, executeConclusively, type LastLook } from "./execute.js";
import { describeError, type Interruption, unlessGivenUp } from "./interruption.js";
import type { Sequence, ShopFinding } from "./sequence.js";
import type { ExplorationSession } from "./session.js";
import { type ShrinkLimits, shrink } from "./shrink.js";

/** How often a failure is replayed, to be sure. */
export const REPLAYS = 5;

/** The recording of a failure: the path of its page, or why it is missing. */
type FailureRecord = { readonly path: string } | { readonly why: string };

/** What replays of a failure came to. */
export interface Replays {
  /** The last one that failed again, or the first; none where a signal came before that. */
  readonly execution: Execution | undefined;
  /** How many of them failed again. */
  readonly again: number;
  /** How many there were: fewer where a signal came. */
  readonly tried: number;
  readonly longestMs: number;
  readonly record: FailureRecord | undefined;
}

/** Where replays are run, until a signal comes. */
interface ReplayPlace {
  readonly session: ExplorationSession;
  readonly interruption?: Interruption | undefined;
}

/** Replays what failed, and writes a record of the first time that it fails again where one is wanted. */
export async function replays(
  { session, interruption }: ReplayPlace,
  sequence: Sequence,
  finding: ShopFinding,
  path?: string,
): Promise<Replays> {
  let record: FailureRecord | undefined;
  const lastLook: LastLook = async (found, sandbox) => {
    if (path === undefined || record || !sameFinding(found, finding)) return;
    record = await session.gateway.record(path, sandbox).then(
      (written) => ({ path: written }),
      (error: unknown) => ({
        why: `the record ${path} could not be written (${describeError(error)})`,
      }),
    );
  };
  const executions: Execution[] = [];
  const failed: Execution[] = [];
  for (let replayed = 0; replayed < REPLAYS; replayed += 1) {
    if (interruption?.by() !== undefined) break;
    const run = executeConclusively(session, sequence, 0, lastLook);
    const execution = await unlessGivenUp(run, interruption);
    if (!execution || interruption?.by() !== undefined) break;
    executions.push(execution);
    if (execution.isConclusive && sameFinding(execution.findings, finding)) failed.push(execution);
  }
  const execution = failed.at(-1) ?? executions[0];
  const longestMs = Math.max(0, ...executions.map(({ tookMs }) => tookMs));
  return { execution, again: failed.length, tried: executions.length, longestMs, record };
}

/** The finding of the same rule, among others. */
function sameFinding(
  findings: readonly ShopFinding[],
  { invariant }: ShopFinding,
): ShopFinding | undefined {
  return findings.find((found) => found.invariant === invariant);
}

/** How many executions shrinking may take. */
const SHRINK_TRIES_MAX = 400;

/** How long shrinking goes on, and how many are tried at once where the shop does not answer. */
const SHRINK_MS_MAX = 60_000;
const WAITING_AT_ONCE = 24;

/** Where what failed is pursued, and how far. */
interface Pursuit extends Pick<ExploreOptions, "jobs" | "recordTo" | "interruption"> {
  readonly session: ExplorationSession;
}

/** What a pursuit came to, without where and when the failure was found. */
type Pursued = Omit<
  FoundFailure,
  "index" | "foundAfterMs" | "shrinkMs" | "alsoBroken" | "alsoUnder" | "seenIn"
>;

/**
 * Shrinks a failure that failed again in its replay, and replays it once more to be sure. After a signal it
 * is reported as it is by then.
 */
export async function pursue(
  pursuit: Pursuit,
  sequence: Sequence,
  finding: ShopFinding,
  before: Replays,
): Promise<Pursued> {
  const { session, recordTo, interruption } = pursuit;
  const failed = new Map<Sequence, Execution>();
  // The steps after the finding never ran.
  const met = { ...sequence, steps: sequence.steps.slice(0, before.execution?.marks.length) };
  const stillFail = (candidates: readonly Sequence[]) =>
    failAgain(pursuit, candidates, finding, failed);
  const shortest = await shrink(met, stillFail, limitsOf(pursuit, finding));
  const path = recordTo?.({ invariant: finding.invariant, sequence: shortest });
  const sure = await replays({ session, interruption }, shortest, finding, path);
  const execution = sure.execution ?? failed.get(shortest) ?? before.execution;
  return {
    finding: sameFinding(execution?.findings ?? [], finding) ?? finding,
    ...{ sequence: shortest, originalLength: sequence.steps.length },
    ...{ again: sure.again, replays: sure.tried, isCutShort: sure.tried < REPLAYS },
    ...{ execution, record: sure.record },
  };
}

function limitsOf({ jobs, interruption }: Pursuit, { invariant }: ShopFinding): ShrinkLimits {
  const begunMs = realClock.elapsedMs();
  // Trying is mostly waiting where a shop does not answer, and waits overlap.
  const atOnce = invariant === "bounded-wait" ? Math.max(jobs, WAITING_AT_ONCE) : jobs;
  const isLate = () =>
    interruption?.by() !== undefined || realClock.elapsedMs() - begunMs > SHRINK_MS_MAX;
  return { atOnce, triesMax: SHRINK_TRIES_MAX, isLate };
}

/** Tries candidates side by side, and records the results of those that fail in the same way. */
async function failAgain(
  { session, interruption }: Pursuit,
  candidates: readonly Sequence[],
  finding: ShopFinding,
  failed: Map<Sequence, Execution>,
): Promise<readonly boolean[]> {
  const works = candidates.map((one, place) =>
    unlessGivenUp(executeConclusively(session, one, place), interruption),
  );
  const all = await Promise.all(works);
  // The effect of a signal on the shop is not a failure of the shop.
  if (interruption?.by() !== undefined) return candidates.map(() => false);
  const same = all.map((execution) => execution && sameFinding(execution.findings, finding));
  // One of these is the shortest now, and an execution is too large to keep more than are needed.
  if (same.some((found) => found)) failed.clear();
  for (const [index, execution] of all.entries()) {
    const candidate = candidates[index];
    if (candidate && execution && same[index]) failed.set(candidate, execution);
  }
  return same.map((found) => found !== undefined);
}

/** What is needed of a sequence that was run to go on. */
export interface Ran extends Pick<Execution, "findings" | "advice" | "calls" | "tookMs"> {
  /** Whether anything can be said by it. */
  readonly isConclusive: boolean;
}

/** How much is explored, and how. */
export interface ExploreOptions {
  readonly runs: number;
  readonly seed: number;
  /** How many sequences are run side by side. */
  readonly jobs: number;
  readonly budgetMs?: number;
  /** Each call of customer and network happens twice. */
  readonly stutter?: boolean;
  /** Goes on after a failure, for one finding of each cause. */
  readonly keepGoing?: boolean;
  /** Where the record of a failure goes, where one is wanted. */
  readonly recordTo?: (failure: {
    readonly invariant: string;
    readonly sequence: Sequence;
  }) => string;
  /** Sequences that failed before: they go first. */
  readonly earlier?: readonly Sequence[];
  readonly interruption?: Interruption;
  readonly progress?: (done: number, failing: number) => void;
}

/** A failure: replayed, and as short as could be found. Failures that share a cause are one. */
export interface FoundFailure {
  readonly finding: ShopFinding;
  readonly sequence: Sequence;
  /** What else breaks in the sequence, and in others of the same cause. */
  readonly alsoBroken: readonly string[];
  /** The faults of other sequences with the same cause, as a reader names them. */
  readonly alsoUnder: readonly string[];
  /** How many of the sequences that were run met it. */
  readonly seenIn: number;
  /** Which sequence it was found in, counted from 0; undefined for one that was kept. */
  readonly index: number | undefined;
  readonly originalLength: number;
  /** How many of the last replays failed again. */
  readonly again: number;
  readonly replays: number;
  /** A signal came before it was as short as can be and had been replayed. */
  readonly isCutShort: boolean;
  readonly execution: Execution | undefined;
  readonly record: FailureRecord | undefined;
  readonly foundAfterMs: number;
  readonly shrinkMs: number;
}

/** A sequence that failed, of which no replay failed. */
export interface FailedOnce {
  readonly finding: ShopFinding;
  readonly sequence: Sequence;
}

/** What exploring came to. */
export interface Explored {
  readonly runs: number;
  readonly calls: number;
  /** Sequences of which nothing can be said, since this machine was too busy. */
  readonly inconclusive: number;
  readonly failures: readonly FoundFailure[];
  /** Sequences that failed once and not again. */
  readonly flaky: readonly FailedOnce[];
  /** Sequences that failed once, with a signal before they could be replayed. */
  readonly unsure: readonly FailedOnce[];
  /** What works here and would not with every service: the first sequence that showed it, for each rule. */
  readonly advice: readonly FailedOnce[];
  /** Those of the earlier ones that fail no more, by their place. */
  readonly mended: readonly number[];
  readonly durationMs: number;
  readonly shortfall: "budget" | undefined;
  /** The signal that ended it before its time. */
  readonly interruptedBy: string | undefined;
}
