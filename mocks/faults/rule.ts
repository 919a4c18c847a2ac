import { type FaultEntry, faults } from "../../spec/generated/faults.js";
import type {
  Fault,
  FaultId,
  FaultParameters,
  FaultRule,
  FaultSlot,
  InjectedFault,
} from "../domain/fault.js";
import { describeRule } from "../domain/fault.js";

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
  return {
    faults: rules.map(({ id, says }) => `${id}: ${says}`),
    injected: rules.map(({ id, fault }) => ({ id, fault })),
  };
}
