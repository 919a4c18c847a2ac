import { type FaultId, type FaultSlot, faults } from "../../spec/generated/faults.js";
import { type EpochMs, toLocal } from "./time.js";

export type { FaultId, FaultSlot };

/** What a fault is given, by name: a delay in milliseconds, a status, a message. */
export type FaultParameters = Readonly<Record<string, string | number>>;

/** How many rules a sandbox may have, used up or not: each request and each command looks through all of them. */
export const FAULTS_MAX = 1000;

/** A failure on purpose: what it matches, what it does and how often. */
export interface FaultRule {
  readonly id: string;
  readonly fault: FaultId;
  /** Those with defaults are filled in. */
  readonly parameters: FaultParameters;
  /** Operation that it matches; null for any. */
  readonly operation: string | null;
  /** Values that facts must have, by their path. */
  readonly where: Readonly<Record<string, string | number | boolean>>;
  readonly nth: number | null;
  readonly every: number | null;
  readonly times: number | null;
  readonly probability: number | null;
  readonly from: EpochMs | null;
  readonly until: EpochMs | null;
}

/** The rule, or test value, behind something that went wrong on purpose. */
export interface InjectedFault {
  readonly id: string;
  readonly fault: FaultId;
}

/** A rule before it has its place among the others. */
export type FaultDraft = Omit<FaultRule, "id">;

/** A rule with what it did so far. */
export interface Fault {
  readonly rule: FaultRule;
  readonly matched: number;
  readonly injected: number;
}

/** What happens to rules. The log keeps it, so rewind and fork keep the counters too. */
export type FaultEvent =
  | { readonly type: "fault-added"; readonly at: EpochMs; readonly rule: FaultRule }
  | { readonly type: "fault-removed"; readonly at: EpochMs; readonly id: string }
  | {
      /** A rule matched, and applied or let it pass: it counts either way. */
      readonly type: "fault-matched";
      readonly at: EpochMs;
      readonly id: string;
      readonly fault: FaultId;
      readonly injected: boolean;
    };

/** A rule after one more match. */
export function counted(fault: Fault, injected: boolean): Fault {
  const { rule, matched } = fault;
  return { rule, matched: matched + 1, injected: fault.injected + (injected ? 1 : 0) };
}

/** A rule that has not matched anything yet. */
export function freshFault(rule: FaultRule): Fault {
  return { rule, matched: 0, injected: 0 };
}

/** Ends the order number of the paid invoice that the fault `callback-unpaid` makes up. */
export const OF_ANOTHER_ORDER = "-of-another-order";

/** A rule in an English sentence: what it affects, how often, and what happens then. */
export function describeRule(rule: FaultDraft): string {
  const when = [subjectOf(rule), howOften(rule), period(rule)].filter((part) => part !== "");
  const { does } = faults[rule.fault];
  return `${when.join(", ")}: ${does}${withParameters(rule.parameters)}`;
}

function subjectOf({ fault, operation, where }: FaultDraft): string {
  const subject = operation ?? faults[fault].on;
  const fields = Object.entries(where).map(([path, value]) => `${path} ${String(value)}`);
  return fields.length === 0 ? subject : `${subject} with ${fields.join(" and ")}`;
}

function howOften({ nth, every, times, probability }: FaultDraft): string {
  const parts = [
    ...(nth === null ? [] : [`the ${ordinal(nth)} time only`]),
    ...(every === null || every === 1 ? [] : [`each ${ordinal(every)} time`]),
    ...(probability === null ? [] : [`with probability ${probability}`]),
    ...(times === null ? [] : [times === 1 ? "at most once" : `at most ${times} times`]),
  ];
  return parts.join(", ");
}

function period({ from, until }: FaultDraft): string {
  const parts = [
    ...(from === null ? [] : [`from ${toLocal(from)}`]),
    ...(until === null ? [] : [`until ${toLocal(until)}`]),
  ];
  return parts.join(" ");
}

function withParameters(parameters: FaultParameters): string {
  const parts = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}
