import type { FaultOption } from "../../cli/fault-option.js";
import { formatDuration } from "../../control/format.js";
import type { Followed, SandboxEnding } from "../../observe/ending.js";
import type { InvariantId } from "../../observe/invariants/invariants.js";
import type { Shown } from "../../observe/invariants/looked.js";
import type { Injection } from "../../observe/record.js";
import { bearsOn, SWITCH_IDS } from "../../observe/switches.js";
import { isAboutMock, type TestFailure } from "../../observe/test-outcome.js";
import { describeTarget } from "../run/evidence.js";
import { FACTS, REASONS } from "../run/messages.js";
import { isInjectionOf } from "../run/rules.js";
import type { CommandRun } from "../run/run-once.js";
import { sentenceOf } from "../run/verdict.js";
import type { Cell, CellOutcome, TestVerdict, Verdict } from "./cells.js";
import { claimOf, failureIn } from "./claims.js";

/** What a run under a variation is judged by. */
export interface JudgedRun {
  readonly ran: CommandRun;
  /** The run without any variation. */
  readonly plain: CommandRun;
  /** The rules that it ran under. */
  readonly rules: readonly FaultOption[];
  readonly timeoutMs: number;
  /** How long a call that is held open may be waited for. */
  readonly clientTimeoutMs: number;
  /** The tests ride out a single fault by themselves. */
  readonly areJourneys: boolean;
  readonly interrupted: boolean;
}

/** The worst comes first: it is the verdict on the cell. */
const ORDER: readonly Verdict[] = ["bug", "unclear", "expected", "survived", "not exercised"];

/** Judges what a run under a variation shows: from its tests and the invariants together. */
export function judged(cell: Cell, run: JudgedRun): CellOutcome {
  const { ran, interrupted } = run;
  const { durationMs } = ran;
  if (interrupted) return skipped(cell, durationMs, REASONS.interrupted);
  const tests = testsOf(run).map((test) => judgedTest(cell, test, run));
  const all = [...tests, ...wholeRun(run)];
  const verdict = ORDER.find((one) => all.some((test) => test.verdict === one)) ?? "not exercised";
  const [decisive] = all.filter((test) => test.verdict === verdict);
  return {
    cell,
    verdict,
    tests: all,
    durationMs,
    ...(decisive && { message: decisive.why }),
  };
}

function skipped(cell: Cell, durationMs: number, message: string): CellOutcome {
  return { cell, verdict: "skipped", tests: [], durationMs, message };
}

/** One test of a run: its sandboxes there and in the plain run, and why it failed. */
interface Test {
  readonly name: string | null;
  readonly endings: readonly SandboxEnding[];
  readonly plain: readonly SandboxEnding[];
  readonly failure?: TestFailure;
}

/**
 * The tests of a run that the fixtures reported; otherwise one for the whole command. A command that failed
 * without a reported test failure is judged as a whole.
 */
function testsOf({ ran, plain }: JudgedRun): readonly Test[] {
  const { evidence, ended, lingered } = ran;
  const { outcomes, endings } = evidence;
  const isUnreported = !lingered && ended.exitCode !== 0 && outcomes.every(hasPassed);
  if (outcomes.length === 0 || isUnreported) {
    // What was killed prints no assertion.
    const isOwn = ended.exitCode !== 0 && !ran.waitedOn && !ran.late;
    const failure = isOwn ? { failure: failureIn(ended.lastLines) } : {};
    return [{ name: null, endings, plain: plain.evidence.endings, ...failure }];
  }
  return outcomes.map(({ sandbox, failure }) => {
    const own = endings.filter((one) => one.sandbox === sandbox);
    const before = plain.evidence.endings.filter((one) => one.sandbox === sandbox);
    const name = own.find(({ test }) => test !== null)?.test ?? sandbox;
    return { name, endings: own, plain: before, ...(failure && { failure }) };
  });
}

const hasPassed = ({ passed }: { readonly passed: boolean }) => passed;

/** What the run as a whole shows besides its tests. */
function wholeRun({ ran, clientTimeoutMs, timeoutMs }: JudgedRun): readonly TestVerdict[] {
  const { waitedOn, late } = ran;
  if (waitedOn) {
    return [{ test: waitedOn.step, ...noTimeLimit(waitedOn, formatDuration(clientTimeoutMs)) }];
  }
  if (!late) return [];
  const limit = formatDuration(Math.round(timeoutMs));
  return [{ test: null, verdict: "unclear", why: REASONS.late(limit) }];
}

function noTimeLimit(
  held: Injection,
  limit: string,
): Pick<TestVerdict, "verdict" | "why" | "cause"> {
  const what = describeTarget(held);
  return {
    verdict: "bug",
    why: REASONS.noTimeLimit(what, limit),
    cause: "no time limit",
  };
}

function judgedTest(cell: Cell, test: Test, run: JudgedRun): TestVerdict {
  const met = metFirst(cell, injectionsIn(cell, test, run));
  return { test: test.name, ...verdictOn(cell, test, run), ...(met !== undefined && { met }) };
}

/** What met a fault, in words: a call of an operation, or what it affected beyond the calls. */
function metFirst({ rule }: Cell, met: readonly Injection[]): string | undefined {
  const thing = met.find(({ target }) => target !== null && target.kind !== "request");
  const called = met.find(({ target }) => {
    return target?.kind === "request" && target.operationId !== null;
  });
  const isCallback = thing?.target?.kind === "callback";
  const first = (isCallback ? undefined : called) ?? thing ?? met[0];
  return first && describeTarget(first, rule?.operation);
}

function verdictOn(cell: Cell, test: Test, run: JudgedRun): Omit<TestVerdict, "test"> {
  const { failure } = test;
  const shown = failure ? { failure } : {};
  const breach = newBreach(cell, test);
  if (breach) return { verdict: "bug", ...breach, ...shown };
  const met = injectionsIn(cell, test, run);
  if (cell.rule && met.length === 0) {
    if (!failure) return { verdict: "not exercised", why: REASONS.faultUnused };
    return { verdict: "unclear", why: REASONS.failedWithoutFault, ...shown };
  }
  if (!cell.rule && !isMet(cell, run)) {
    if (!failure) return { verdict: "not exercised", why: REASONS.switchUnused };
    return { verdict: "unclear", why: REASONS.failedWithoutSwitch, ...shown };
  }
  if (run.ran.waitedOn) return { verdict: "unclear", why: REASONS.endedBefore, ...shown };
  if (failure) return { ...verdictOnFailure(cell, test, failure, run, met), failure };
  return verdictOnPass(cell, test, run, met);
}

// --- A test that failed ---

/** The faults under which the shop can learn from the service that all is well. */
const TAKES_NOTHING: readonly string[] = [
  ...["callback-doubled", "callback-forged", "callback-wrong-amount"],
  ...["callback-after-cancel", "cancel-after-payment"],
];

function verdictOnFailure(
  cell: Cell,
  test: Test,
  failure: TestFailure,
  { areJourneys }: JudgedRun,
  met: readonly Injection[],
): Omit<TestVerdict, "test"> {
  const held = met.find((one) => one.held !== null && !one.held.isClosed);
  if (held && test.endings.some(({ isHeldOpen }) => isHeldOpen))
    return noTimeLimit(held, "the test");
  const where = cell.column;
  if (isAboutMock(failure)) {
    return { verdict: "expected", why: REASONS.asksMock };
  }
  if (ownFaults(test.plain)) {
    return { verdict: "unclear", why: REASONS.twoFaults };
  }
  const invoices = test.endings.flatMap((ending) => ending.invoices);
  const isPaid = ({ status }: { readonly status: string }) => status === "paid";
  const charges = test.endings.flatMap(({ recurring }) => recurring);
  const isDone = invoices.some(isPaid) || charges.some((one) => one.charges > 0);
  const claim = claimOf(failure);
  switch (claim) {
    case "crash":
      return {
        verdict: "bug",
        why: REASONS.crash,
        cause: `crash ${failure.name} ${where}`,
      };
    case "done":
      if (isDone) return { verdict: "expected", why: REASONS.otherEnd };
      return {
        verdict: "bug",
        why: REASONS.claimsSuccess,
        cause: `claims success ${where}`,
      };
    case "failed":
      if (invoices.length === 0 || !invoices.every(isPaid)) break;
      return {
        verdict: "bug",
        why: REASONS.deniesPayment,
        cause: `denies payment ${where}`,
      };
    case "more":
      if (!cell.rule || !TAKES_NOTHING.includes(cell.rule.fault)) break;
      return {
        verdict: "bug",
        why: REASONS.twice,
        cause: `twice ${where}`,
      };
    default:
      break;
  }
  if (!cell.rule) return { verdict: "bug", why: REASONS.otherOption, cause: cell.row };
  if (TAKES_NOTHING.includes(cell.rule.fault)) {
    return {
      verdict: "bug",
      why: REASONS.misled,
      cause: `misled ${cell.rule.fault} ${where}`,
    };
  }
  // A test that lists the invoices of the mock finds one that this fault made up.
  const isMadeUp = cell.rule.fault === "callback-unpaid";
  if (areJourneys && !cell.lasts && !isMadeUp) {
    return {
      verdict: "bug",
      why: REASONS.journey,
      cause: `journey ${where}`,
    };
  }
  if (claim === "more") {
    return { verdict: "unclear", why: REASONS.countedMore };
  }
  return { verdict: "expected", why: REASONS.expected };
}

/** Whether tests add faults of their own, without any matrix. */
function ownFaults(plain: readonly SandboxEnding[]): boolean {
  return plain.some(({ injections }) => injections.length > 0);
}

// --- A test that passed ---

/** The result of a test, and how often it had it in the plain run. */
const GOALS = ["paid", "canceled", "charged"] as const;
type Goal = (typeof GOALS)[number];

function verdictOnPass(
  cell: Cell,
  test: Test,
  run: JudgedRun,
  met: readonly Injection[],
): Omit<TestVerdict, "test"> {
  const undecided = met.find(({ held }) => held !== null && !held.isOutlived);
  if (undecided) {
    return {
      verdict: "unclear",
      why: REASONS.heldOpen(describeTarget(undecided)),
    };
  }
  if (!cell.rule || run.ran.late) return { verdict: "survived", why: "" };
  const since = Math.min(
    ...met.map(({ target, afterRequest }) => {
      return target?.kind === "request" ? target.id : afterRequest;
    }),
  );
  for (const goal of GOALS) {
    const blind = missed(goal, test).find(({ askedBy }) => askedBy <= since);
    if (!blind) continue;
    if (cell.rule.fault === "reply-then-rollback") {
      return { verdict: "unclear", why: REASONS.rolledBack(blind.name) };
    }
    return {
      verdict: "bug",
      why: REASONS.blind(FACTS[goal], blind.name),
      cause: `claims success ${cell.column}`,
    };
  }
  return { verdict: "survived", why: "" };
}

function timesOf(goal: Goal, endings: readonly SandboxEnding[]): number {
  if (goal === "charged") {
    return endings.flatMap(({ recurring }) => recurring).reduce((sum, one) => sum + one.charges, 0);
  }
  return endings.flatMap(({ invoices }) => invoices).filter(({ status }) => status === goal).length;
}

/** The orders that did not reach a goal of the plain run. */
function missed(goal: Goal, { endings, plain }: Test): readonly Followed[] {
  if (timesOf(goal, endings) >= timesOf(goal, plain)) return [];
  if (goal === "charged") return endings.flatMap(({ recurring }) => recurring);
  const before = plain.flatMap(({ invoices }) => invoices);
  const reached = new Set(before.flatMap(({ name, status }) => (status === goal ? [name] : [])));
  const others = endings
    .flatMap(({ invoices }) => invoices)
    .filter(({ status }) => status !== goal);
  const known = others.filter(({ name }) => reached.has(name));
  // A shop that draws its order numbers has others in each run.
  return known.length > 0 ? known : others.filter(({ status }) => status === "pending");
}

// --- Invariants, by their instances ---

/** What a fault that lasts explains: a shop may refuse a callback that it cannot check. */
const EXPLAINED_BY_LASTING: readonly InvariantId[] = [
  ...(["callbacks-answered", "duplicates-answered"] as const),
  // A customer who tries again and again is no client that does not wait.
  "waits-longer",
];

/** A breach that the plain run has not, by what it is about: numbers differ from run to run. */
function newBreach(cell: Cell, test: Test): Pick<TestVerdict, "why" | "cause"> | undefined {
  const before = new Map<string, number>();
  for (const [key] of breachesIn(test.plain)) before.set(key, (before.get(key) ?? 0) + 1);
  for (const [key, invariant, shown] of breachesIn(test.endings)) {
    if (cell.lasts && EXPLAINED_BY_LASTING.includes(invariant)) continue;
    const left = before.get(key) ?? 0;
    before.set(key, left - 1);
    if (left > 0) continue;
    return {
      why: `${invariant}: ${sentenceOf(shown)}`,
      cause: `${invariant} ${key.split(" ")[1]}`,
    };
  }
  return undefined;
}

function breachesIn(
  endings: readonly SandboxEnding[],
): readonly (readonly [key: string, InvariantId, Shown])[] {
  return endings.flatMap(({ looked }) =>
    [...looked].flatMap(([invariant, { breaches }]) =>
      breaches.map((shown) => [instanceOf(invariant, shown), invariant, shown] as const),
    ),
  );
}

/** What a breach is about, without what differs from run to run. */
export function instanceOf(invariant: string, { sentence }: Shown): string {
  const named = sentence
    .replace(/#\d+|\b\d{10,}\b|\d+(?= ms)|:\d{2,5}(?=\/)|cb-\d+/g, "#")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "#");
  return `${invariant} ${named}`;
}

// --- What met the variation ---

function injectionsIn(
  { rule }: Cell,
  { endings }: Test,
  { rules }: JudgedRun,
): readonly Injection[] {
  if (!rule) return [];
  return endings
    .flatMap(({ injections }) => injections)
    .filter((one) => isInjectionOf(rules, rule, one.sandbox, one.rule));
}

function isMet({ assume = {} }: Cell, { ran, plain }: JudgedRun): boolean {
  return SWITCH_IDS.some(
    (id) => id in assume && (bearsOn(id, ran.evidence) || bearsOn(id, plain.evidence)),
  );
}
