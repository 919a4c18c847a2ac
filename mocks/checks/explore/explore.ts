import { faults } from "../../../spec/generated/faults.js";
import { realClock } from "../../sandbox/real-clock.js";
import { type Execution, executeConclusively, LAG_MAX_MS, type LastLook } from "./execute.js";
import type { Finding } from "./finding.js";
import { loadFastCheck, sequences, steered, stuttered } from "./generate.js";
import { methodsNeededBy } from "./happens.js";
import { describeError, type Interruption, unlessGivenUp } from "./interruption.js";
import { type ArmedFault, faultName, type Sequence } from "./sequence.js";
import type { ExplorationSession } from "./session.js";
import { shrink } from "./shrink.js";

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
  /** How long a failure may be shrunk, and how long the shortest is replayed, in real milliseconds. */
  readonly shrinkMs?: number;
  /** Called before a failure is shrunk. */
  readonly announce?: (finding: Finding, limitMs: number) => void;
}

/** A failure: replayed, and as short as could be found. Failures that share a cause are one. */
export interface FoundFailure {
  readonly finding: Finding;
  readonly sequence: Sequence;
  /** What else breaks in the sequence, and in others of the same cause. */
  readonly alsoBroken: readonly string[];
  /** The other findings of the sequence. */
  readonly others?: readonly Finding[];
  /** The faults of other sequences with the same cause, as a reader names them. */
  readonly alsoUnder: readonly string[];
  /** How many of the sequences that were run met it. */
  readonly seenIn: number;
  /** Which sequence it was found in, counted from 0; undefined for one that was kept. */
  readonly index: number | undefined;
  readonly originalLength: number;
  /** How many of the last replays failed again, and how many showed whether it does. */
  readonly again: number;
  readonly replays: number;
  /** What came before it was as short as can be: a signal, or the end of its time. */
  readonly cutBy: "signal" | "time" | undefined;
  readonly record: FailureRecord | undefined;
}

/** A sequence that is not shrunk: its steps as they happened. */
export interface FailedOnce {
  readonly finding: Finding;
  readonly sequence: Sequence;
}

/** The result of an exploration. */
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
  /** The methods that the adapter offers and that were never called. */
  readonly unreached: readonly string[];
  readonly shortfall: "budget" | undefined;
  /** The signal that ended it before its time. */
  readonly interruptedBy: string | undefined;
}

/** How many sequences that break one rule are shrunk to distinguish their causes. Each takes a while. */
const PURSUITS_OF_RULE_MAX = 3;

/** So many actions that need a method call it at least once, unless something keeps them from it. */
const ACTIONS_THAT_REACH = 10;

interface Failing {
  readonly index: number | undefined;
  readonly sequence: Sequence;
  readonly ran: Execution;
}

/** Draws sequences and runs them until one fails, or until enough have been run. */
export async function explore(
  session: ExplorationSession,
  options: ExploreOptions,
): Promise<Explored> {
  const fc = await loadFastCheck();
  const arbitrary = sequences(fc);
  const draw = steered(fc, arbitrary, options.seed);
  return new Exploration(session, options, draw).run();
}

class Exploration {
  readonly #session: ExplorationSession;
  readonly #options: ExploreOptions;
  readonly #draw: () => Sequence;
  readonly #begunMs = realClock.elapsedMs();
  #failures: readonly FoundFailure[] = [];
  readonly #flaky: FailedOnce[] = [];
  readonly #unsure: FailedOnce[] = [];
  readonly #advice: FailedOnce[] = [];
  /** How often a rule was pursued. */
  readonly #pursued = new Map<string, number>();
  /** How many actions of customers needed a method of the adapter. */
  readonly #needed = new Map<string, number>();
  #runs = 0;
  #calls = 0;
  #inconclusive = 0;
  #next = 0;

  constructor(session: ExplorationSession, options: ExploreOptions, draw: () => Sequence) {
    this.#session = session;
    this.#options = options;
    this.#draw = draw;
  }

  async run(): Promise<Explored> {
    const mended = await this.#earlier();
    while (!this.#isDone()) {
      for (const failing of await this.#untilFailing()) {
        if (this.#isMetAgain(failing)) continue;
        if (this.#mayGoOn()) await this.#pursue(failing);
      }
    }
    return {
      ...{ runs: this.#runs, calls: this.#calls, inconclusive: this.#inconclusive, mended },
      ...{ failures: this.#failures, flaky: this.#flaky, unsure: this.#unsure },
      advice: this.#advice,
      unreached: this.#unreached(),
      durationMs: this.#spentMs(),
      shortfall: this.#next < this.#options.runs && this.#mayGoOn() ? this.#shortfall() : undefined,
      interruptedBy: this.#options.interruption?.by(),
    };
  }

  #isDone(): boolean {
    if (this.#isInterrupted()) return true;
    return this.#next >= this.#options.runs || !this.#mayGoOn() || this.#shortfall() !== undefined;
  }

  #mayGoOn(): boolean {
    return this.#failures.length === 0 || this.#options.keepGoing === true;
  }

  #shortfall(): Explored["shortfall"] {
    const { budgetMs = Number.POSITIVE_INFINITY } = this.#options;
    return this.#spentMs() > budgetMs ? "budget" : undefined;
  }

  #isInterrupted(): boolean {
    return this.#options.interruption?.by() !== undefined;
  }

  /** What failed once is tried first; gives which of them fail no more. */
  async #earlier(): Promise<readonly number[]> {
    const mended: number[] = [];
    for (const [nr, sequence] of (this.#options.earlier ?? []).entries()) {
      if (this.#isInterrupted()) break;
      const run = executeConclusively(this.#session, sequence);
      const ran = await unlessGivenUp(run, this.#options.interruption);
      if (!ran) break;
      this.#count(ran);
      const failing = { index: undefined, sequence, ran };
      if (ran.findings.length > 0 && !this.#isMetAgain(failing)) await this.#pursue(failing);
      // Where the shop called nothing there was nothing that could have failed.
      else if (ran.isConclusive && ran.calls > 0) mended.push(nr);
      if (!this.#mayGoOn()) break;
    }
    return mended;
  }

  /**
   * Runs sequences side by side, up to the first one that fails. Those before it are run to their end,
   * so that it does not matter which of them was the quickest. Gives all that failed, in their order.
   */
  async #untilFailing(): Promise<readonly Failing[]> {
    const found: (Failing & { readonly index: number })[] = [];
    const work = async (): Promise<void> => {
      while (found.length === 0 && !this.#isDone()) {
        const index = this.#next;
        this.#next += 1;
        // Before anything is waited for, so that sequences are drawn in the order of their places.
        const drawn = this.#draw();
        const sequence = this.#options.stutter ? stuttered(drawn) : drawn;
        const run = executeConclusively(this.#session, sequence);
        const ran = await unlessGivenUp(run, this.#options.interruption);
        if (!ran) return;
        this.#count(ran);
        this.#advise(sequence, ran);
        const failing = { index, sequence, ran };
        if (ran.findings.length > 0 && !this.#isMetAgain(failing)) found.push(failing);
      }
    };
    await Promise.all(Array.from({ length: this.#options.jobs }, work));
    return found.sort((a, b) => a.index - b.index);
  }

  /**
   * Counts a sequence for the failure that it meets again, if there is one. After some pursuits of a rule, further
   * sequences that break it count for the failure of that rule.
   */
  #isMetAgain({ sequence, ran: { findings } }: Failing): boolean {
    const [first] = findings;
    const isEnough = (this.#pursued.get(first?.invariant ?? "") ?? 0) >= PURSUITS_OF_RULE_MAX;
    const met =
      metAgain(this.#failures, sequence, findings) ??
      (isEnough
        ? this.#failures.find(({ finding }) => finding.invariant === first?.invariant)
        : undefined);
    if (!met) return false;
    this.#failures = this.#failures.map((one) =>
      one === met ? { ...one, seenIn: one.seenIn + 1 } : one,
    );
    return true;
  }

  #count({ calls, isConclusive, played }: Execution): void {
    for (const method of played.flatMap(methodsNeededBy)) {
      this.#needed.set(method, (this.#needed.get(method) ?? 0) + 1);
    }
    this.#runs += 1;
    this.#calls += calls;
    if (!isConclusive) this.#inconclusive += 1;
    this.#options.progress?.(this.#runs, this.#failures.length);
  }

  #advise(drawn: Sequence, { advice, isConclusive, played }: Execution): void {
    const isKnown = ({ invariant }: Finding) =>
      this.#advice.some(({ finding }) => finding.invariant === invariant);
    const [fresh] = advice.filter((finding) => !isKnown(finding));
    if (!fresh || !isConclusive) return;
    this.#advice.push({ finding: fresh, sequence: { ...drawn, steps: played } });
  }

  /** Replays what failed; what fails again is shrunk. */
  async #pursue({ index, sequence, ran }: Failing): Promise<void> {
    const [finding] = ran.findings;
    // What failed once before a signal came is reported once for each rule.
    if (!finding || this.#unsure.some((one) => one.finding.invariant === finding.invariant)) return;
    const pursuit = { ...this.#options, session: this.#session };
    this.#countPursuit(finding, 1);
    const before = await replays(pursuit, sequence, finding, { enough: 1 });
    if (before.again === 0) {
      const once = { finding, sequence: { ...sequence, steps: ran.played } };
      if (this.#isInterrupted()) this.#unsure.push(once);
      else this.#endSteering(ran, before, once);
      return;
    }
    const pursued = await pursue(pursuit, sequence, finding, before);
    this.#failures = joined(this.#failures, { ...pursued, alsoUnder: [], seenIn: 1, index });
  }

  /** What did not fail again. A shop that had to wait much longer may have given up on an answer unseen. */
  #endSteering(ran: Execution, { longestMs }: Replays, once: FailedOnce): void {
    this.#countPursuit(once.finding, -1);
    if (!ran.isConclusive) return;
    if (ran.tookMs - longestMs > LAG_MAX_MS) this.#inconclusive += 1;
    else this.#flaky.push(once);
  }

  /** The methods that even many actions did not reach. */
  #unreached(): readonly string[] {
    const { called } = this.#session;
    const many = [...this.#needed].filter(([, times]) => times >= ACTIONS_THAT_REACH);
    return many.flatMap(([method]) => (called.has(method) ? [] : [method]));
  }

  #countPursuit({ invariant }: Finding, by: number): void {
    this.#pursued.set(invariant, (this.#pursued.get(invariant) ?? 0) + by);
  }

  #spentMs(): number {
    return realClock.elapsedMs() - this.#begunMs;
  }
}

// --- Replaying and shrinking ---

/** How often a failure is replayed, to be sure. */
const REPLAYS = 5;

interface ReplayLimits {
  /** No further replay begins after so many that failed again. */
  readonly enough: number;
  /** No further replay but the first begins after this time. */
  readonly limitMs?: number;
  /** Where the record of the first one that fails again goes, where it is wanted. */
  readonly path?: string | undefined;
}

/** The recording of a failure: the path of its page, or why it is missing. */
type FailureRecord = { readonly path: string } | { readonly why: string };

/** The result of replaying a failure. */
interface Replays {
  /** The last one that failed again, or the first; none where a signal came before that. */
  readonly execution: Execution | undefined;
  /** How many of them failed again. */
  readonly again: number;
  /** How many of them show whether it fails: on a busy machine, fewer than there were. */
  readonly conclusive: number;
  readonly longestMs: number;
  readonly record: FailureRecord | undefined;
}

/** Replays what failed. */
async function replays(
  { session, interruption, jobs }: Pursuit,
  sequence: Sequence,
  finding: Finding,
  { enough, limitMs = Number.POSITIVE_INFINITY, path }: ReplayLimits,
): Promise<Replays> {
  const begunMs = realClock.elapsedMs();
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
  let left = REPLAYS;
  const isDone = () => {
    const isLate = left < REPLAYS && realClock.elapsedMs() - begunMs >= limitMs;
    return left === 0 || failed.length >= enough || isLate || interruption?.by() !== undefined;
  };
  const work = async (): Promise<void> => {
    while (!isDone()) {
      left -= 1;
      const run = executeConclusively(session, sequence, lastLook);
      const execution = await unlessGivenUp(run, interruption);
      if (!execution || interruption?.by() !== undefined) return;
      executions.push(execution);
      if (execution.isConclusive && sameFinding(execution.findings, finding)) {
        failed.push(execution);
      }
    }
  };
  // One after another, as a user would see it; but a shop that does not answer is only waited for.
  const atOnce = isWaiting(finding) ? Math.min(jobs, REPLAYS) : 1;
  await Promise.all(Array.from({ length: atOnce }, work));
  const execution = failed.at(-1) ?? executions[0];
  const longestMs = Math.max(0, ...executions.map(({ tookMs }) => tookMs));
  const conclusive = executions.filter(({ isConclusive }) => isConclusive).length;
  return { execution, again: failed.length, conclusive, longestMs, record };
}

/** The finding of the same rule, among others. */
function sameFinding(findings: readonly Finding[], { invariant }: Finding): Finding | undefined {
  return findings.find((found) => found.invariant === invariant);
}

/** How many executions shrinking may take. */
const SHRINK_TRIES_MAX = 400;

/** How long shrinking goes on, unless an option says otherwise. */
const SHRINK_MS = 20_000;

const isWaiting = ({ invariant }: Finding) => invariant === "bounded-wait";

/** Where what failed is pursued, and how far. */
interface Pursuit
  extends Pick<ExploreOptions, "jobs" | "recordTo" | "interruption" | "shrinkMs" | "announce"> {
  readonly session: ExplorationSession;
}

/**
 * Shrinks a failure that failed again in its replay, and replays it once more to be sure. After a signal it
 * is reported as it is by then.
 */
async function pursue(
  pursuit: Pursuit,
  sequence: Sequence,
  finding: Finding,
  before: Replays,
): Promise<Omit<FoundFailure, "index" | "alsoUnder" | "seenIn">> {
  // The steps after the finding never ran, and others had nothing to do in this shop.
  const met = { ...sequence, steps: before.execution?.played ?? sequence.steps };
  const { shrinkMs = SHRINK_MS, interruption } = pursuit;
  pursuit.announce?.(finding, shrinkMs);
  const stillFail = (candidates: readonly Sequence[]) => failAgain(pursuit, candidates, finding);
  const { shortest, isCutShort } = await shrink(met, stillFail, limitsOf(pursuit, finding));
  const path = pursuit.recordTo?.({ invariant: finding.invariant, sequence: shortest });
  const sure = await replays(pursuit, shortest, finding, {
    enough: REPLAYS,
    limitMs: shrinkMs,
    path,
  });
  const { findings = [finding] } = sure.execution ?? before.execution ?? {};
  const shown = sameFinding(findings, finding) ?? finding;
  const time = isCutShort ? "time" : undefined;
  return {
    finding: shown,
    alsoBroken: rulesOf(findings).filter((rule) => rule !== shown.invariant),
    others: findings.filter((one) => one !== shown),
    ...{ sequence: shortest, originalLength: sequence.steps.length },
    ...{ again: sure.again, replays: sure.conclusive },
    cutBy: interruption?.by() === undefined ? time : "signal",
    record: sure.record,
  };
}

function limitsOf(
  { jobs, interruption, shrinkMs = SHRINK_MS, session }: Pursuit,
  finding: Finding,
) {
  const begunMs = realClock.elapsedMs();
  // A try that waits must end within the time, too.
  const tryMs = isWaiting(finding) ? session.limits.timeoutMs : 0;
  const isLate = () =>
    interruption?.by() !== undefined || realClock.elapsedMs() - begunMs + tryMs >= shrinkMs;
  return { atOnce: jobs, triesMax: SHRINK_TRIES_MAX, isLate };
}

/** Tries candidates side by side: which of them fail in the same way? */
async function failAgain(
  { session, interruption }: Pursuit,
  candidates: readonly Sequence[],
  finding: Finding,
): Promise<readonly boolean[]> {
  const works = candidates.map((one) =>
    unlessGivenUp(executeConclusively(session, one), interruption),
  );
  const all = await Promise.all(works);
  // The effect of a signal on the shop is not a failure of the shop.
  if (interruption?.by() !== undefined) return candidates.map(() => false);
  return all.map((execution) => sameFinding(execution?.findings ?? [], finding) !== undefined);
}

// --- Failures that share a cause ---

/**
 * The facts that show whether two failures have one cause: the broken rules, and the faults that they need.
 */
interface Cause {
  readonly rules: readonly string[];
  readonly faults: readonly ArmedFault[];
}

const rulesOf = (findings: readonly Finding[]) => findings.map(({ invariant }) => invariant);

function faultsIn({ steps }: Sequence): readonly ArmedFault[] {
  return steps.flatMap((step) => {
    const ahead = step.does === "fault" ? [step] : [];
    return step.under ? [step.under, ...ahead] : ahead;
  });
}

function causeOf({ finding, alsoBroken, sequence }: FoundFailure): Cause {
  return { rules: [finding.invariant, ...alsoBroken], faults: faultsIn(sequence) };
}

/** The call that a fault affects: an operation, or what kind of callback or decision. */
function callOf({ fault, operation }: ArmedFault): string {
  return operation ?? faults[fault].slot;
}

/** The same fault on another call has the same cause as a rule, and so has another fault on the same call. */
function isSameFault(one: ArmedFault, other: ArmedFault): boolean {
  return one.fault === other.fault || callOf(one) === callOf(other);
}

function shareRule(one: readonly string[], other: readonly string[]): boolean {
  return one.some((rule) => other.includes(rule));
}

/** Whether two shrunk failures have one cause: a rule in common, and the fault or its call. */
function haveOneCause(one: Cause, other: Cause): boolean {
  if (!shareRule(one.rules, other.rules)) return false;
  if (one.faults.length === 0 || other.faults.length === 0) {
    return one.faults.length === other.faults.length;
  }
  return one.faults.some((fault) => other.faults.some((its) => isSameFault(fault, its)));
}

/**
 * The failure that a sequence seems to have met again, without shrinking the sequence: it breaks one of the same
 * rules, and has one of the faults that the failure needs.
 */
export function metAgain(
  failures: readonly FoundFailure[],
  sequence: Sequence,
  findings: readonly Finding[],
): FoundFailure | undefined {
  const own = faultsIn(sequence);
  return failures.find((failure) => {
    const { rules, faults: needed } = causeOf(failure);
    if (!shareRule(rules, rulesOf(findings))) return false;
    return needed.length === 0 || needed.some((one) => own.some((its) => isSameFault(one, its)));
  });
}

/** Adds a failure to those found before. One with a known cause joins the failure of that cause. */
export function joined(
  failures: readonly FoundFailure[],
  added: FoundFailure,
): readonly FoundFailure[] {
  const known = failures.find((failure) => haveOneCause(causeOf(failure), causeOf(added)));
  if (!known) return [...failures, added];
  return failures.map((failure) => (failure === known ? merged(known, added) : failure));
}

/** The shorter of the two reproduces both. */
function merged(known: FoundFailure, added: FoundFailure): FoundFailure {
  const isShorter = added.sequence.steps.length < known.sequence.steps.length;
  const [kept, other] = isShorter ? [added, known] : [known, added];
  const rules = [...causeOf(known).rules, ...causeOf(added).rules];
  const named = [
    ...known.alsoUnder,
    ...added.alsoUnder,
    ...faultsIn(other.sequence).map(faultName),
  ];
  const own = faultsIn(kept.sequence).map(faultName);
  return {
    ...kept,
    alsoBroken: unique(rules).filter((rule) => rule !== kept.finding.invariant),
    alsoUnder: unique(named).filter((name) => !own.includes(name)),
    seenIn: known.seenIn + added.seenIn,
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
