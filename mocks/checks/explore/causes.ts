import { faults } from "../../../spec/generated/faults.js";
import type { FoundFailure } from "./pursue.js";
import { type ArmedFault, faultName, type Sequence, type ShopFinding } from "./sequence.js";

/**
 * The facts that show whether two failures have one cause: the broken rules, and the faults that they need.
 */
interface Cause {
  readonly rules: readonly string[];
  readonly faults: readonly ArmedFault[];
}

const rulesOf = (findings: readonly ShopFinding[]) => findings.map(({ invariant }) => invariant);

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
  findings: readonly ShopFinding[],
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
