import {
  type FaultEntry,
  type FaultId,
  type FaultSlot,
  faults,
} from "../../spec/generated/faults.js";
import type { EpochMs } from "./time.js";

export type { FaultId, FaultSlot };

export type FaultParameters = Readonly<Record<string, string | number>>;

/** A failure on purpose: what it matches, what it does and how often. */
export interface FaultRule {
  readonly id: string;
  readonly fault: FaultId;
  /** Those with defaults are filled in. */
  readonly parameters: FaultParameters;
  /** Operation that it strikes; null for any. */
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

/** A rule before it has its place among the others. */
export type FaultDraft = Omit<FaultRule, "id">;

/** A rule with what came of it so far. */
export interface Fault {
  readonly rule: FaultRule;
  readonly matched: number;
  readonly struck: number;
}

/** What is known of something that a rule may strike: fields of a request, of a payment, of a callback. */
export type Facts = Readonly<Record<string, unknown>>;

/** A place where a fault can act. */
export interface Occasion {
  readonly slot: FaultSlot;
  readonly operation?: string;
  readonly facts: Facts;
  /** The faults that make sense here; all of the slot without it. */
  readonly among?: readonly FaultId[];
  /** The statuses that may be answered here. */
  readonly statuses?: readonly number[];
}

export type FaultEvent =
  | { readonly type: "fault-added"; readonly at: EpochMs; readonly rule: FaultRule }
  | { readonly type: "fault-removed"; readonly at: EpochMs; readonly id: string }
  | {
      /** A rule applied, and struck or let it pass: it counts either way. */
      readonly type: "fault-matched";
      readonly at: EpochMs;
      readonly id: string;
      readonly fault: FaultId;
      readonly struck: boolean;
    };

/** How often a rule can still strike; null without an end. */
export function strikesLeft({ rule, struck }: Fault): number | null {
  if (rule.nth !== null) return struck > 0 ? 0 : 1;
  return rule.times === null ? null : Math.max(0, rule.times - struck);
}

/** Whether a rule applies to an occasion. One that is used up, or never strikes, applies to none. */
export function applies(fault: Fault, occasion: Occasion, now: EpochMs): boolean {
  const { facts } = occasion;
  const asked = Object.entries(fault.rule.where);
  return (
    fits(fault, occasion, now) && asked.every(([path, value]) => alike(factAt(facts, path), value))
  );
}

/** Whether a rule applies but for its where. */
export function fits(fault: Fault, occasion: Occasion, now: EpochMs): boolean {
  const { rule } = fault;
  const { slot, operation, among, statuses } = occasion;
  const { slot: own, operations } = entryOf(rule.fault);
  if (own !== slot || (among && !among.includes(rule.fault))) return false;
  if (rule.operation !== null && rule.operation !== operation) return false;
  if (operations && operation !== undefined && !operations.includes(operation)) return false;
  if (rule.fault === "status" && statuses && !statuses.includes(Number(rule.parameters.status))) {
    return false;
  }
  if (rule.probability === 0 || strikesLeft(fault) === 0) return false;
  return (rule.from === null || now >= rule.from) && (rule.until === null || now < rule.until);
}

/** Whether a rule that applies strikes this time. `chance` is drawn from 0 up to 1. */
export function strikes({ rule, matched }: Fault, chance: () => number): boolean {
  const n = matched + 1;
  if (rule.nth !== null && rule.nth !== n) return false;
  if (rule.every !== null && n % rule.every !== 0) return false;
  return rule.probability === null || chance() < rule.probability;
}

/** A rule after one more match. */
export function counted(fault: Fault, struck: boolean): Fault {
  const { rule, matched } = fault;
  return { rule, matched: matched + 1, struck: fault.struck + (struck ? 1 : 0) };
}

/** What the table says of a fault. */
export function entryOf(id: FaultId): {
  readonly slot: FaultSlot;
  readonly does: string;
  readonly on: string;
  readonly operations: readonly string[] | null;
} {
  return faults[id];
}

/** The parameters of a fault that have defaults. */
export function defaultsOf(id: FaultId): FaultParameters {
  const takes: FaultEntry["takes"] = faults[id].takes;
  const defaults = Object.entries(takes).flatMap(([name, taken]) => {
    return taken.default === undefined ? [] : [[name, taken.default] as const];
  });
  return Object.fromEntries(defaults);
}

/** The fact at a path: a key as it stands, or a way into objects and lists. */
export function factAt(facts: Facts, path: string): unknown {
  if (Object.hasOwn(facts, path)) return facts[path];
  if (!path.includes(".")) return undefined;
  return path.split(".").reduce<unknown>((value, key) => {
    const inside = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    return inside ? (value as Facts)[key] : undefined;
  }, facts);
}

/** Texts that hold a number are that number: clients send both. */
function alike(fact: unknown, value: string | number | boolean): boolean {
  if (fact === value) return true;
  if (fact === undefined || fact === null || fact === "" || typeof fact === "object") return false;
  if (String(fact) === String(value)) return true;
  return typeof value === "number" && Number(fact) === value;
}
