import type { OperationEntry } from "../../spec/generated/operations.js";
import { defaultsOf, entryOf, type FaultRule, type FaultSlot } from "../domain/fault.js";

/** A rule that one request asks for itself. */
export interface Preferred {
  readonly rule: FaultRule;
  readonly slot: FaultSlot;
}

const ONCE = {
  where: {},
  nth: null,
  every: null,
  times: null,
  probability: null,
  from: null,
  until: null,
} as const;

/** Faults that the header can ask for by name: those of a request that need nothing said besides. */
const BY_NAME: readonly FaultRule["fault"][] = [
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

/** Reads `Prefer: code=500`, `Prefer: delay=1500` or `Prefer: fault=lost-reply`; all else is ignored. */
export function preferred(header: string, operation: OperationEntry): Preferred | undefined {
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

function fits(fault: FaultRule["fault"], { id }: OperationEntry): boolean {
  return entryOf(fault).operations?.includes(id) ?? true;
}

function asked(
  fault: FaultRule["fault"],
  parameters: FaultRule["parameters"],
  operation: OperationEntry,
): Preferred {
  const rule = { id: "Prefer", fault, parameters, operation: operation.id, ...ONCE };
  return { rule, slot: entryOf(fault).slot };
}
