import type { OperationEntry } from "../../spec/generated/operations.js";
import type { FaultId, FaultParameters, FaultRule } from "../domain/fault.js";
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

/**
 * The rule that one request asks for itself: `Prefer: code=500`, `Prefer: delay=1500` or
 * `Prefer: fault=lost-reply`. All else is ignored.
 */
export function preferredRule(header: string, operation: OperationEntry): FaultRule | undefined {
  const [, name, value = ""] = header.match(/(?:^|[,;\s])(code|delay|fault)=([\w-]+)/) ?? [];
  switch (name) {
    case "code":
      return operation.statuses.includes(Number(value)) && Number(value) >= 400
        ? asked("status", { status: Number(value) }, operation)
        : undefined;
    case "delay":
      return /^\d{1,6}$/.test(value)
        ? asked("latency", { delayMs: Number(value) }, operation)
        : undefined;
    case "fault": {
      const fault = BY_NAME.find((known) => known === value);
      return fault && fits(fault, operation)
        ? asked(fault, defaultsOf(fault), operation)
        : undefined;
    }
    default:
      return undefined;
  }
}

function fits(fault: FaultId, { id }: OperationEntry): boolean {
  return entryOf(fault).operations?.includes(id) ?? true;
}

function asked(fault: FaultId, parameters: FaultParameters, { id }: OperationEntry): FaultRule {
  return { id: "Prefer", fault, parameters, operation: id, where: {}, ...UNLIMITED };
}
