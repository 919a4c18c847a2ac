import type { TestOutcome } from "../../../spec/generated/control.types.js";
import { type FaultEntry, type FaultId, faults } from "../../../spec/generated/faults.js";
import type { Followed, FollowedInvoice, SandboxFacts } from "../../observe/facts.js";
import { partsOf, type Shown, type Subject } from "../../observe/invariants/evidence.js";
import type { InvariantId } from "../../observe/invariants/invariants.js";
import type { Injection } from "../../observe/record.js";
import { bearsOn, SWITCH_IDS } from "../../observe/switches.js";
import type { Evidence, TestFacts } from "../run/evidence.js";
import type { CommandRun } from "../run/gather.js";
import { type FaultOption, placeOf } from "../run/rules.js";
import type { Cell } from "./cells.js";
import { claimOf } from "./claim.js";

/** The verdict on a cell, the worst first; `skipped` was not run. */
export const VERDICTS = [
  ...(["bug", "unclear", "expected", "survived", "not-exercised", "skipped"] as const),
];
export type Verdict = (typeof VERDICTS)[number];

/** Why a test or a cell has its verdict. `sentenceOfReason` of the report has a sentence for each. */
export type Reason =
  // Bugs, by what the gateway saw
  | { readonly code: "invariant"; readonly invariant: InvariantId; readonly shown: Shown }
  | { readonly code: "two-invoices" | "unlearned" | "callback-alone"; readonly order: string }
  | { readonly code: "blind" | "rolled-back"; readonly goal: Goal; readonly name: string }
  | { readonly code: "no-time-limit"; readonly held: Injection; readonly limitMs: number }
  // Bugs, by how the test ended
  | { readonly code: "crash" | "claims-success" | "denies-payment" | "misled" | "journey" }
  | { readonly code: "other-option" }
  | { readonly code: "token-not-renewed"; readonly operation: string; readonly request: number }
  | { readonly code: "amount-accepted" | "currency-accepted"; readonly order: string }
  // No bugs
  | { readonly code: "amount-rejected" }
  | { readonly code: "asks-mock" | "expected" | "other-end" | "survived" }
  // Unclear
  | { readonly code: "two-faults" | "unreported" | "unmet-failure" | "unmet-switch-failure" }
  | { readonly code: "ended-before" | "late" | "late-test" | "seen-once" }
  | { readonly code: "only-beside-others" | "unconfirmed" }
  | { readonly code: "never-learned" | "unanswered"; readonly order: string }
  | { readonly code: "held-open"; readonly held: Injection }
  // Not exercised or skipped
  | { readonly code: "unmet" | "unmet-switch" | "reached-no-one" }
  | { readonly code: "no-budget"; readonly budgetMs: number }
  | { readonly code: "interrupted" | "endless" };

/** The verdict on one test, or on the whole command if no single test is known. */
export interface Finding {
  readonly test: string | null;
  readonly verdict: Verdict;
  readonly reason: Reason;
  /** What it is about, the same in each run. */
  readonly subject: Subject;
  /** How the test ended, where it was reported. */
  readonly outcome?: TestOutcome;
  /** What met the fault first. */
  readonly met?: Injection;
}

/** What a run under a variation amounts to. */
export interface CellOutcome {
  readonly cell: Cell;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** The finding that decides the verdict. */
  readonly decisive: Finding;
  readonly durationMs?: number;
  /** The last lines that a command wrote which failed without a report of a test. */
  readonly output?: readonly string[];
  /** The path of its record. */
  readonly record?: string;
  /** Its runner did not exit after its last test, and was ended. */
  readonly lingered?: boolean;
  /** All runs of the cell, where it ran again. */
  readonly runs?: readonly CellOutcome[];
}

/** A run under a variation, or the part of a run that was under it. */
export interface CellRun
  extends Pick<
    CommandRun,
    "clientTimeoutMs" | "durationMs" | "ended" | "interruptedBy" | "late" | "lingered" | "waitedOn"
  > {
  readonly evidence: Pick<Evidence, "counts" | "facts" | "others" | "tests">;
  /** Calls that were held open for longer than their callers may wait, where the run went on. */
  readonly heldTooLong?: readonly Injection[];
}

/** What a run under a variation is judged by. */
interface JudgedRun {
  readonly ran: CellRun;
  /** The run without any variation. */
  readonly plain: CommandRun;
  /** The rules that it ran under. */
  readonly rules: readonly FaultOption[];
  /** Those of them that make the variation, if they are not the cell's rule itself. */
  readonly own?: ReadonlySet<FaultOption>;
  /** The tests ride out a single fault by themselves. */
  readonly areJourneys: boolean;
}

/** How many lines of the output of a failed command are shown. Nothing is read off them. */
const OUTPUT_LINES = 12;

/** Judges what a run under a variation shows: what the gateway saw, and how the tests ended. */
export function judgeCell(cell: Cell, run: JudgedRun): CellOutcome {
  const { durationMs, interruptedBy, lingered } = run.ran;
  if (interruptedBy !== undefined) {
    return { ...skippedCell(cell, { code: "interrupted" }), durationMs };
  }
  const tests = testsOf(run);
  const isUnreported = tests.some(({ mayHaveFailed }) => mayHaveFailed);
  const judged = [...tests.map((test) => judgeTest(cell, test, run)), ...wholeRun(run)];
  const isUnmet = judged.every(({ verdict }) => verdict === "not-exercised");
  const findings = isUnreported && isUnmet ? [unmetFailure] : judged;
  return {
    ...outcomeOf(cell, findings),
    durationMs,
    ...(isUnreported && { output: run.ran.ended.lastLines.slice(-OUTPUT_LINES) }),
    ...(lingered && { lingered }),
  };
}

/** A command that failed, though nothing in it met the variation. */
const unmetFailure: Finding = {
  test: null,
  verdict: "unclear",
  reason: { code: "unmet-failure" },
  subject: {},
};

/** The outcome of a cell that is not run, or in which nothing met the variation. */
export function skippedCell(cell: Cell, reason: Reason): CellOutcome {
  const isUnmet = reason.code === "unmet" || reason.code === "unmet-switch";
  const verdict = isUnmet ? "not-exercised" : "skipped";
  const decisive: Finding = { test: null, verdict, reason, subject: subjectOf(cell) };
  return { cell, verdict, findings: [], decisive };
}

function outcomeOf(cell: Cell, findings: readonly Finding[]): CellOutcome {
  const verdict = VERDICTS.find((one) => findings.some((finding) => finding.verdict === one));
  const decisive = findings.find((finding) => finding.verdict === verdict);
  if (!verdict || !decisive) return skippedCell(cell, { code: "unmet" });
  return { cell, verdict, findings, decisive };
}

/** The same outcome, in which each bug is unclear whose key is not confirmed. */
export function withoutBugs(
  outcome: CellOutcome,
  code: "only-beside-others" | "seen-once" | "unconfirmed",
  isConfirmed: (key: string) => boolean,
): CellOutcome {
  const findings = outcome.findings.map((finding): Finding => {
    if (finding.verdict !== "bug" || isConfirmed(keyOf(finding))) return finding;
    return { ...finding, verdict: "unclear", reason: { code } };
  });
  return { ...outcome, ...(findings.length > 0 && outcomeOf(outcome.cell, findings)) };
}

/** A test of a run, and what the plain run saw of it. */
interface Test extends TestFacts {
  readonly plain: readonly SandboxFacts[];
  /** The command failed, and which of its tests did is unknown. */
  readonly mayHaveFailed: boolean;
}

/** The tests that reported their end, and each sandbox of which no test did. */
function testsOf({ ran, plain }: JudgedRun): readonly Test[] {
  const { evidence, ended, lingered } = ran;
  const { tests, others } = evidence;
  const known = new Map(
    [...plain.evidence.tests, ...plain.evidence.others].map((one) => [one.test, one.sandboxes]),
  );
  const hasFailed = ended.exitCode !== 0 && !lingered && ran.waitedOn === undefined && !ran.late;
  const isUnexplained = hasFailed && tests.every(({ outcome }) => outcome.ended === "passed");
  const all = [...tests, ...others].map((one): Test => {
    const mayHaveFailed = isUnexplained && one.outcome === undefined;
    return { ...one, plain: known.get(one.test) ?? [], mayHaveFailed };
  });
  if (!isUnexplained || all.some((one) => one.mayHaveFailed)) return all;
  const whole = { test: null, sandboxes: evidence.facts, plain: plain.evidence.facts };
  return [...all, { ...whole, mayHaveFailed: true }];
}

/** What the run as a whole shows besides its tests. */
function wholeRun({ ran: { waitedOn, clientTimeoutMs, late } }: JudgedRun): readonly Finding[] {
  if (waitedOn) {
    const reason = { code: "no-time-limit", held: waitedOn, limitMs: clientTimeoutMs } as const;
    return [{ test: waitedOn.step, verdict: "bug", reason, subject: heldSubject(waitedOn) }];
  }
  if (!late) return [];
  return [{ test: null, verdict: "unclear", reason: { code: "late" }, subject: {} }];
}

function judgeTest(cell: Cell, test: Test, run: JudgedRun): Finding {
  const met = injectionsIn(cell, test, run);
  const first = metFirst(met);
  const { outcome } = test;
  return {
    test: test.test,
    subject: subjectOf(cell),
    ...judgement(cell, test, run, met),
    ...(outcome?.ended === "failed" && { outcome }),
    ...(first && { met: first }),
  };
}

/** What a cell varies, as the subject of what it finds. */
function subjectOf({ matrix, name, rule, kind, column }: Cell): Subject {
  if (matrix === "assumptions") return { operation: name };
  if (rule?.operation !== undefined) return { operation: rule.operation };
  return kind === undefined ? { operation: column } : { callback: kind };
}

type Judgement = Pick<Finding, "verdict" | "reason"> & Partial<Pick<Finding, "subject">>;

function judgement(cell: Cell, test: Test, run: JudgedRun, met: readonly Injection[]): Judgement {
  const seen = seenByGateway(cell, test, run);
  if (seen) return seen;
  const held = met.find((one) => run.ran.heldTooLong?.includes(one));
  if (held) return noTimeLimit(held, run.ran);
  const hasFailed = test.outcome?.ended === "failed" || test.mayHaveFailed;
  if (cell.rule && met.length === 0) {
    // Of several unreported sandboxes, one that met the fault explains the failure.
    if (test.outcome?.ended !== "failed")
      return { verdict: "not-exercised", reason: { code: "unmet" } };
    // On a busy machine, it may be cut off before it meets the fault.
    const code = test.outcome.isLate ? "late-test" : "unmet-failure";
    return { verdict: "unclear", reason: { code } };
  }
  if (!cell.rule && !isMet(cell, run)) {
    if (!hasFailed) return { verdict: "not-exercised", reason: { code: "unmet-switch" } };
    return { verdict: "unclear", reason: { code: "unmet-switch-failure" } };
  }
  if (run.ran.waitedOn && !test.outcome) {
    return { verdict: "unclear", reason: { code: "ended-before" } };
  }
  const judged = hasFailed ? judgeFailure(cell, test, run, met) : judgePass(cell, test, run, met);
  const lost = cell.rule && unlearned(test, run);
  if (!lost || !["expected", "survived"].includes(judged.verdict)) return judged;
  const code = lost.isAsked ? "unanswered" : "never-learned";
  return { verdict: "unclear", reason: { code, order: lost.name } };
}

/** A shop without a time limit is one finding for each operation, whatever makes it wait. */
function noTimeLimit(held: Injection, { clientTimeoutMs }: CellRun): Judgement {
  const reason = { code: "no-time-limit", held, limitMs: clientTimeoutMs } as const;
  return { verdict: "bug", reason, subject: heldSubject(held) };
}

function heldSubject({ target }: Injection): Subject {
  if (target?.kind !== "request" || target.operationId === null) return {};
  return { operation: target.operationId };
}

// --- What the gateway saw, whatever the test says ---

/** What a fault that lasts explains: a shop may refuse a callback that it cannot check. */
const EXPLAINED_BY_LASTING: readonly InvariantId[] = [
  ...(["callbacks-answered", "duplicates-answered"] as const),
  // A customer who tries again and again is no client that does not wait.
  "waits-longer",
];

function seenByGateway(cell: Cell, test: Test, run: JudgedRun): Judgement | undefined {
  const breach = newBreach(cell, test);
  if (breach) return { verdict: isExcused(cell, breach) ? "unclear" : "bug", ...breach };
  const twins = twinsIn(test.sandboxes);
  if (twins !== undefined && twinsIn(test.plain) === undefined) {
    return { verdict: "bug", reason: { code: "two-invoices", order: twins } };
  }
  const lost = unlearned(test, run);
  if (!lost || mayAskAgain(cell, lost)) return undefined;
  // A shop that asks without a callback in the plain run may do so later.
  const asksByItself = run.plain.evidence.facts.some(({ invoices }) =>
    invoices.some(({ isAskedUnprompted }) => isAskedUnprompted),
  );
  if (!lost.isAnnounced && (!lost.isUnannounced || asksByItself)) return undefined;
  const code = lost.isAnnounced ? "unlearned" : "callback-alone";
  return { verdict: "bug", reason: { code, order: lost.name } };
}

/** Whether only the fault kept a shop from its answer: many ask again when their customer looks. */
function mayAskAgain({ lasts }: Cell, { isAsked }: Pick<FollowedInvoice, "isAsked">): boolean {
  return lasts && isAsked;
}

/** The faults under which a reply of success is itself untrue. */
const UNTRUE_REPLIES: readonly FaultId[] = ["reply-then-rollback", "refund-fails"];

/** Whether a shop may have said what the service told it. */
function isExcused({ rule }: Cell, { reason }: Pick<Finding, "reason">): boolean {
  const isStated = reason.code === "invariant" && reason.invariant === "statements-true";
  return isStated && rule !== undefined && UNTRUE_REPLIES.includes(rule.fault);
}

/** A breach that the plain run has not, by what it is about: numbers differ from run to run. */
function newBreach(cell: Cell, test: Test): Pick<Finding, "reason" | "subject"> | undefined {
  const before = new Map<string, number>();
  for (const { key } of breachesIn(test.plain)) before.set(key, (before.get(key) ?? 0) + 1);
  for (const { key, invariant, shown } of breachesIn(test.sandboxes)) {
    if (cell.lasts && EXPLAINED_BY_LASTING.includes(invariant)) continue;
    const left = before.get(key) ?? 0;
    before.set(key, left - 1);
    if (left > 0) continue;
    const { subject } = shown;
    // What the shop says is about no call, so the cell tells where it went wrong.
    const isPlaced = "operation" in subject || "callback" in subject;
    return {
      reason: { code: "invariant", invariant, shown },
      subject: isPlaced ? subject : { ...subjectOf(cell), ...subject },
    };
  }
  return undefined;
}

function breachesIn(sandboxes: readonly SandboxFacts[]) {
  return sandboxes.flatMap(({ invariants }) =>
    [...invariants].flatMap(([invariant, { breaches }]) =>
      breaches
        // A shop that is closed with its test refuses the calls that are still under way.
        .filter(({ isUnreachable }) => !isUnreachable)
        .map((shown) => {
          const key = [invariant, ...partsOf(shown.subject)].join(" ");
          return { key, invariant, shown };
        }),
    ),
  );
}

/** An order of which the customer can pay, or has paid, two invoices. */
function twinsIn(sandboxes: readonly SandboxFacts[]): string | undefined {
  for (const { invoices } of sandboxes) {
    const live = invoices.filter(({ status }) => status !== "canceled").map(({ name }) => name);
    const twice = live.find((name, n) => live.indexOf(name) !== n);
    if (twice !== undefined) return twice;
  }
  return undefined;
}

/**
 * An order that was paid at last, and of which the service never told the shop so, although the shop asks about each
 * payment in the plain run.
 */
function unlearned(
  test: Test,
  { plain }: JudgedRun,
): Pick<FollowedInvoice, "name" | "isAnnounced" | "isUnannounced" | "isAsked"> | undefined {
  const usual = paidAtLast(plain.evidence.facts).filter(({ isAnnounced }) => isAnnounced);
  if (usual.length === 0 || !usual.every(({ isLearned }) => isLearned)) return undefined;
  const lost = paidAtLast(test.sandboxes).filter(({ isLearned }) => !isLearned);
  const announced = lost.find(({ isAnnounced }) => isAnnounced);
  if (announced) return announced;
  // Without a callback, only a shop that knows the number can ask by itself.
  const wasLearned = paidAtLast(test.plain).every(({ isLearned }) => isLearned);
  return wasLearned ? lost.find(({ isKnown }) => isKnown) : undefined;
}

function paidAtLast(sandboxes: readonly SandboxFacts[]) {
  return sandboxes.flatMap(({ invoices }) => {
    return invoices.filter(({ lastStatus }) => lastStatus === "paid");
  });
}

function paidIn(sandboxes: readonly SandboxFacts[]) {
  return sandboxes.flatMap(({ invoices }) => invoices.filter(({ status }) => status === "paid"));
}

// --- A test that failed ---

/** Whether a shop that asks the service is not misled by the fault. */
export const hidesNothing = ({ fault }: FaultOption) => !(faults[fault] as FaultEntry).hides;

function judgeFailure(
  cell: Cell,
  test: Test,
  { areJourneys, ran }: JudgedRun,
  met: readonly Injection[],
): Judgement {
  const { outcome } = test;
  const held = met.find((one) => one.held !== null && !one.held.isClosed);
  if (held && test.sandboxes.some(({ isHeldOpen }) => isHeldOpen)) {
    return noTimeLimit(held, ran);
  }
  // A test that was cut off may not have reached the call with the new token.
  const rejected = cell.lasts || outcome?.isLate ? undefined : notRenewed(test);
  if (rejected) return { verdict: "bug", reason: { code: "token-not-renewed", ...rejected } };
  if (outcome?.thrownBy === "mock") return { verdict: "expected", reason: { code: "asks-mock" } };
  if (hasOwnFault(test.plain)) {
    return { verdict: "unclear", reason: { code: "two-faults" } };
  }
  if (reachesNoOne(cell, test)) {
    return { verdict: "unclear", reason: { code: "unmet-failure" } };
  }
  if (outcome?.thrownBy === "shop" && outcome.isCrash) {
    return { verdict: "bug", reason: { code: "crash" } };
  }
  if (outcome?.isLate) {
    // Under a fault that lasts, a shop may try for longer than a test waits.
    if (cell.lasts) return { verdict: "expected", reason: { code: "expected" } };
    return { verdict: "unclear", reason: { code: "late-test" } };
  }
  const paid = paidIn(test.sandboxes);
  // A shop must not deliver then, whatever the test wants.
  if (paid.some(({ isMisreported }) => isMisreported)) {
    return { verdict: "expected", reason: { code: "amount-rejected" } };
  }
  const invoices = test.sandboxes.flatMap((one) => one.invoices);
  const isCharged = test.sandboxes.some((one) => one.recurring.some(({ charges }) => charges > 0));
  const claim = outcome && claimOf(outcome);
  if (claim === "paid") {
    if (paid.length > 0 || isCharged) {
      return { verdict: "expected", reason: { code: "other-end" } };
    }
    return { verdict: "bug", reason: { code: "claims-success" } };
  }
  if (claim === "unpaid" && invoices.length > 0 && paid.length === invoices.length) {
    return { verdict: "bug", reason: { code: "denies-payment" } };
  }
  if (!cell.rule) return { verdict: "bug", reason: { code: "other-option" } };
  if (hidesNothing(cell.rule)) return { verdict: "bug", reason: { code: "misled" } };
  // A test that lists the invoices of the mock finds one that this fault made up.
  const isMadeUp = cell.rule.fault === "callback-unpaid";
  if (areJourneys && !cell.lasts && !isMadeUp) {
    return { verdict: "bug", reason: { code: "journey" } };
  }
  if (!outcome) return { verdict: "unclear", reason: { code: "unreported" } };
  return { verdict: "expected", reason: { code: "expected" } };
}

/** Whether a test injects a fault of its own. A card that the bank declines is part of a customer's way. */
export function hasOwnFault(sandboxes: readonly SandboxFacts[]): boolean {
  return sandboxes.some(({ injections }) => {
    return injections.some(({ rule }) => rule.fault !== "declined-payment");
  });
}

/**
 * The call that failed with a rejected token, of a shop that requests and keeps tokens. A new one would have been
 * accepted.
 */
function notRenewed({ sandboxes, plain }: Test) {
  if (!plain.some(({ tokens }) => tokens.isKept)) return undefined;
  const [rejected] = sandboxes.flatMap(({ tokens }) => tokens.notRenewedFor ?? []);
  return rejected && { operation: rejected.operationId ?? "a call", request: rejected.id };
}

// --- A test that passed ---

/** The result of a test, and how often it had it in the plain run. */
const GOALS = ["paid", "canceled", "charged"] as const;
export type Goal = (typeof GOALS)[number];

function judgePass(
  cell: Cell,
  test: Test,
  { ran }: JudgedRun,
  met: readonly Injection[],
): Judgement {
  if (reachesNoOne(cell, test)) {
    return { verdict: "not-exercised", reason: { code: "reached-no-one" } };
  }
  const held = met.find((one) => one.held !== null && !one.held.isOutlived);
  if (held) return { verdict: "unclear", reason: { code: "held-open", held } };
  const survived = { verdict: "survived", reason: { code: "survived" } } as const;
  if (!cell.rule || ran.late) return survived;
  const since = Math.min(
    ...met.map(({ target, afterRequest, wasOvertaken }) => {
      return target?.kind === "request" && !wasOvertaken ? target.id : afterRequest;
    }),
  );
  for (const goal of GOALS) {
    const blind = missed(goal, test).find(({ askedBy }) => askedBy <= since);
    if (!blind) continue;
    const { name } = blind;
    if (cell.rule.fault === "reply-then-rollback") {
      return { verdict: "unclear", reason: { code: "rolled-back", goal, name } };
    }
    return { verdict: "bug", reason: { code: "blind", goal, name } };
  }
  const accepted = paidIn(test.sandboxes).find(({ isMisreported }) => isMisreported);
  if (!accepted || paidIn(test.plain).some(({ isMisreported }) => isMisreported)) return survived;
  // The test states what the shop delivers, and did not state this.
  if (deliveriesStated(test.sandboxes) < deliveriesStated(test.plain)) return survived;
  const code = "currency" in cell.rule ? "currency-accepted" : "amount-accepted";
  return { verdict: "unclear", reason: { code, order: accepted.name } };
}

/** How often a test stated that an order is paid or delivered, and it was paid. */
function deliveriesStated(sandboxes: readonly SandboxFacts[]): number {
  return sandboxes.reduce((sum, { invariants }) => {
    return sum + (invariants.get("paid-when-confirmed")?.occasions ?? 0);
  }, 0);
}

function timesOf(goal: Goal, sandboxes: readonly SandboxFacts[]): number {
  if (goal === "charged") {
    const all = sandboxes.flatMap(({ recurring }) => recurring);
    return all.reduce((sum, { charges }) => sum + charges, 0);
  }
  return sandboxes.flatMap(({ invoices }) => invoices).filter(({ status }) => status === goal)
    .length;
}

/** The orders that did not reach a goal of the plain run, and whose numbers the shop knows. */
function missed(goal: Goal, { sandboxes, plain }: Test): readonly Followed[] {
  if (timesOf(goal, sandboxes) >= timesOf(goal, plain)) return [];
  if (goal === "charged") {
    return sandboxes.flatMap(({ recurring }) => recurring).filter(({ isKnown }) => isKnown);
  }
  const before = plain.flatMap(({ invoices }) => invoices);
  const reached = new Set(before.flatMap(({ name, status }) => (status === goal ? [name] : [])));
  const others = sandboxes
    .flatMap(({ invoices }) => invoices)
    .filter(({ status, isKnown }) => status !== goal && isKnown);
  const known = others.filter(({ name }) => reached.has(name));
  // A shop that draws its order numbers has others in each run.
  return known.length > 0 ? known : others.filter(({ status }) => status === "pending");
}

// --- What met the variation ---

/** Whether no callback of the kind that the cell changes came to anyone, with the fault or without. */
function reachesNoOne({ kind }: Cell, { sandboxes, plain }: Test): boolean {
  if (kind === undefined) return false;
  return ![...sandboxes, ...plain].some(({ reached }) => reached.has(kind));
}

function injectionsIn(
  { rule }: Cell,
  { sandboxes }: Test,
  { rules, own = new Set(rule && [rule]) }: JudgedRun,
): readonly Injection[] {
  if (!rule) return [];
  const ruleOf = (one: Injection) => rules[placeOf(rules, one.sandbox, one.rule) ?? -1];
  return sandboxes
    .flatMap(({ injections }) => injections)
    .filter((one) => {
      const applied = ruleOf(one);
      return applied !== undefined && own.has(applied);
    });
}

/** The call of an operation that met the fault first, or what it affected beyond the calls. */
function metFirst(met: readonly Injection[]): Injection | undefined {
  const thing = met.find(({ target }) => target !== null && target.kind !== "request");
  const called = met.find(({ target }) => {
    return target?.kind === "request" && target.operationId !== null;
  });
  const isCallback = thing?.target?.kind === "callback";
  return (isCallback ? undefined : called) ?? thing ?? met[0];
}

function isMet({ assume = {} }: Cell, { ran, plain }: JudgedRun): boolean {
  const { callbacks } = plain.evidence;
  return SWITCH_IDS.some((id) => {
    const isMetHere = bearsOn(id, { callbacks, ...ran.evidence, counts: ran.evidence.counts });
    return id in assume && (isMetHere || bearsOn(id, plain.evidence));
  });
}

// --- Verdicts that take several cells ---

/** Whether `judgeAmounts` decides on a cell, or by it: only together they have a verdict. */
export function isAboutAmounts(cell: Cell): boolean {
  return cell.rule?.fault === "invoice-wrong-amount" || keepsAmountsBack(cell);
}

/** Whether the shop learns no amount in a cell. */
const keepsAmountsBack = ({ rule, lasts }: Cell) => lasts && rule?.operation === "getInvoice";

/**
 * Decides about tests that pass although the service reported another amount or currency. What a shop delivers is not
 * seen by a gateway. But a test that fails where getInvoice keeps failing depends on what the shop learns from it, so its
 * shop accepted the payment. `others` are the cells that show it.
 */
export function judgeAmounts(
  outcomes: readonly CellOutcome[],
  others: readonly CellOutcome[] = outcomes,
): readonly CellOutcome[] {
  const dependent = new Set(
    others
      .filter(({ cell }) => keepsAmountsBack(cell))
      .flatMap(({ findings }) => findings.filter((one) => one.reason.code !== "amount-rejected"))
      .flatMap(({ test, outcome, met }) => {
        return met && outcome && outcome.thrownBy !== "mock" ? [test] : [];
      }),
  );
  return outcomes.map((outcome) => {
    const { cell, findings } = outcome;
    if (!findings.some(isAccepted)) return outcome;
    const isRejected = findings.some(({ reason }) => reason.code === "amount-rejected");
    const decided = findings.map((finding): Finding => {
      if (!isAccepted(finding)) return finding;
      // Another test shows that the shop compares, so this one does not look at what it delivers.
      if (isRejected) return { ...finding, verdict: "survived", reason: { code: "survived" } };
      return dependent.has(finding.test) ? { ...finding, verdict: "bug" } : finding;
    });
    return { ...outcome, ...outcomeOf(cell, decided) };
  });
}

/** Whether a test passed although the service reported other money than the customer paid. */
export function isAccepted({ reason: { code } }: Finding): boolean {
  return code === "amount-accepted" || code === "currency-accepted";
}

// --- Findings of all cells ---

/** Failures with probably one cause, across cells and tests. */
export interface GroupedFinding {
  /** The first cell that shows it. */
  readonly outcome: CellOutcome;
  /** The finding on its test there. */
  readonly shown: Finding;
  /** The names of all cells that show it. */
  readonly cells: readonly string[];
  /** The names of all tests in which it shows. */
  readonly tests: readonly string[];
}

/** The findings that decide the verdict on a cell. One cell may show several causes. */
export function worstFindings({ findings, verdict, decisive }: CellOutcome): readonly Finding[] {
  const worst = findings.filter((finding) => finding.verdict === verdict);
  return worst.length > 0 ? worst : [decisive];
}

/** Puts findings that share a cause together. */
export function groupedFindings(outcomes: readonly CellOutcome[]): readonly GroupedFinding[] {
  const byKey = new Map<string, GroupedFinding>();
  for (const outcome of outcomes) {
    for (const shown of worstFindings(outcome)) {
      const key = keyOf(shown);
      const known = byKey.get(key) ?? { outcome, shown, cells: [], tests: [] };
      const tests = shown.test === null ? [] : [shown.test];
      byKey.set(key, {
        ...known,
        cells: [...new Set([...known.cells, outcome.cell.name])],
        tests: [...new Set([...known.tests, ...tests])],
      });
    }
  }
  return [...byKey.values()];
}

/** Equal for findings with the same cause, in any run on any machine. A crash is known by its file and its error. */
export function keyOf({ verdict, reason, subject, outcome }: Finding): string {
  const which = "invariant" in reason ? [reason.invariant] : "goal" in reason ? [reason.goal] : [];
  const crash = reason.code === "crash" && outcome ? crashOf(outcome) : [];
  return keyFrom([verdict, reason.code, ...which, ...partsOf(subject), ...crash]);
}

/** The keys of the findings that decide the verdict on a cell. */
export function keysOf(outcome: CellOutcome): readonly string[] {
  return [...new Set(worstFindings(outcome).map(keyOf))];
}

/** In how many runs of a cell a finding shows. */
export function timesShown(key: string, runs: readonly CellOutcome[]): number {
  return runs.filter((run) => keysOf(run).includes(key)).length;
}

/** The parts of a key in a line. Each is from a list of ours, or `stable`. */
export function keyFrom(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .join(" ")
    .slice(0, KEY_MAX);
}

/** A text without what differs from run to run: a word with a digit is a number, a time, a port or an id. */
export function stable(text: string): string {
  return text.replace(/[^\s/"'`()[\]{},:;=]*\d[^\s/"'`()[\]{},:;=]*/g, "#");
}

/** The longest key, in characters. */
const KEY_MAX = 300;

/** Where a shop crashed and with which error, without the line, which any change moves. */
function crashOf({ name = "Error", message = "", stack = [] }: TestOutcome): readonly string[] {
  const [place = ""] = stack;
  const [line = ""] = message.split("\n");
  return [place.replace(/(:\d+)+$/, ""), `${name}:`, line].map(stable);
}
