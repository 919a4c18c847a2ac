import { type FaultEntry, faults } from "../../spec/generated/faults.js";
import type {
  Fault,
  FaultDraft,
  FaultId,
  FaultParameters,
  FaultRule,
  FaultSlot,
  InjectedFault,
} from "../domain/fault.js";
import { toLocal } from "../domain/time.js";

/** A rule without any limit: where each value is null, it holds always. */
export const UNLIMITED = {
  nth: null,
  every: null,
  times: null,
  probability: null,
  from: null,
  until: null,
} as const satisfies Partial<FaultRule>;

/** The slots of a request, in the order in which they are asked. */
export const REQUEST_SLOTS: readonly FaultSlot[] = ["wait", "reply", "outcome", "wire"];

/** The slots of decisions and of the callbacks about them. */
export const DECISION_SLOTS: readonly FaultSlot[] = ["domain", "callback"];

/** What the table of the spec says of a fault. */
export function entryOf(id: FaultId): FaultEntry {
  return faults[id];
}

/** The faults of a slot. */
export type FaultOf<Slot extends FaultSlot> = {
  readonly [Id in FaultId]: (typeof faults)[Id]["slot"] extends Slot ? Id : never;
}[FaultId];

/** The ids of the faults of a slot. */
export function faultsOf<Slot extends FaultSlot>(slot: Slot): readonly FaultOf<Slot>[] {
  const ids = Object.keys(faults) as FaultId[];
  return ids.filter((id): id is FaultOf<Slot> => entryOf(id).slot === slot);
}

/** A rule that acts in a slot: a `switch` over its fault has to handle every fault of the slot. */
export type RuleOf<Slot extends FaultSlot> = FaultRule & { readonly fault: FaultOf<Slot> };

/** Whether a rule acts in a slot. */
export function actsIn<Slot extends FaultSlot>(rule: FaultRule, slot: Slot): rule is RuleOf<Slot> {
  return entryOf(rule.fault).slot === slot;
}

/** The parameters of a fault that have defaults. */
export function defaultsOf(id: FaultId): FaultParameters {
  const takes: FaultEntry["takes"] = faults[id].takes;
  const defaults = Object.entries(takes).flatMap(([name, taken]) => {
    return taken.default === undefined ? [] : [[name, taken.default] as const];
  });
  return Object.fromEntries(defaults);
}

/** How often a rule can still apply; null without an end. */
export function usesLeft({ rule, injected }: Fault): number | null {
  if (rule.nth !== null) return injected > 0 ? 0 : 1;
  return rule.times === null ? null : Math.max(0, rule.times - injected);
}

/** A rule in an English sentence: what it affects, how often, and what happens then. */
export function describeRule(rule: FaultDraft): string {
  const when = [subjectOf(rule), howOften(rule), period(rule)].filter((part) => part !== "");
  const { does } = entryOf(rule.fault);
  return `${when.join(", ")}: ${does}${withParameters(rule.parameters)}`;
}

/** A rule that applied, with its sentence. */
export interface InjectedRule extends InjectedFault {
  readonly says: string;
}

export function injectedRule(rule: FaultRule): InjectedRule {
  return { id: rule.id, fault: rule.fault, says: describeRule(rule) };
}

/** Rules that applied as a journal keeps them: as data, and as sentences that begin with their ids. */
export function journaled(rules: readonly InjectedRule[]): {
  readonly faults: readonly string[];
  readonly injected: readonly InjectedFault[];
} {
  if (rules.length === 0) return NONE_INJECTED;
  return {
    faults: rules.map(({ id, says }) => `${id}: ${says}`),
    injected: rules.map(({ id, fault }) => ({ id, fault })),
  };
}

const NONE_INJECTED = { faults: [], injected: [] } as const;

function subjectOf({ fault, operation, where }: FaultDraft): string {
  const subject = operation ?? entryOf(fault).on;
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
