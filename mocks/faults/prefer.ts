import type { OperationEntry } from "../../spec/generated/operations.js";
import type { FaultId, FaultParameters, FaultRule, FaultSlot } from "../domain/fault.js";
import { defaultsOf, entryOf, UNLIMITED } from "./rule.js";

/** Faults that the header can ask for by name: those of a request that need nothing said besides. */
const BY_NAME: readonly FaultId[] = [
  "empty-401",
  "html-504",
  "rate-limited",
  "reset-before-reply",
  "empty-reply",
  "hang",
  "lost-reply",
  "truncated-json",
  "reset-mid-reply",
  "malformed-chunk",
];

/** A preference: a token with a value, which may be quoted (RFC 7240, section 2). */
const PREFERENCE = /(?:^|[,;\s])(code|delay|fault)=("?)([\w-]+)\2(?=[,;\s]|$)/g;

/**
 * The rules that one request asks for itself: `Prefer: code=500`, `Prefer: delay=1500` or
 * `Prefer: fault=lost-reply`, or several of them after commas or in several headers. Of those that act in
 * the same place the first is meant, as of a preference that is given twice. All else is ignored.
 */
export function preferredRules(header: string, operation: OperationEntry): readonly FaultRule[] {
  const bySlot = new Map<FaultSlot, FaultRule>();
  for (const [, name = "", , value = ""] of header.matchAll(PREFERENCE)) {
    const rule = preferredRule(name, value, operation);
    const slot = rule && entryOf(rule.fault).slot;
    if (slot && !bySlot.has(slot)) bySlot.set(slot, rule);
  }
  return [...bySlot.values()];
}

function preferredRule(
  name: string,
  value: string,
  operation: OperationEntry,
): FaultRule | undefined {
  switch (name) {
    case "code":
      return operation.statuses.includes(Number(value)) && Number(value) >= 400
        ? asked("status", { status: Number(value) }, operation)
        : undefined;
    case "delay":
      return /^\d{1,6}$/.test(value)
        ? asked("latency", { delayMs: Number(value) }, operation)
        : undefined;
    default: {
      const fault = BY_NAME.find((known) => known === value);
      return fault && fits(fault, operation)
        ? asked(fault, defaultsOf(fault), operation)
        : undefined;
    }
  }
}

function fits(fault: FaultId, { id }: OperationEntry): boolean {
  return entryOf(fault).operations?.some((known) => known === id) ?? true;
}

function asked(fault: FaultId, parameters: FaultParameters, { id }: OperationEntry): FaultRule {
  return { id: "Prefer", fault, parameters, operation: id, where: {}, ...UNLIMITED };
}
