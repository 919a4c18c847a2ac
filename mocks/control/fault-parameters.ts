import { type FaultId, faultParameters, faults } from "../../spec/generated/faults.js";
import type { FieldError } from "../api/validation.js";
import type { FaultRequest } from "./fault-rules.js";

/** The fields of a rule that are no parameters of its fault. */
export const OWN_FIELDS = [
  "fault",
  "operation",
  "where",
  "nth",
  "every",
  "times",
  "probability",
  "from",
  "until",
];

interface Parameter {
  readonly type: "string" | "integer" | "number";
  readonly minimum?: number;
  readonly maximum?: number;
}
type Takes = Readonly<
  Record<string, { readonly required?: boolean; readonly default?: string | number }>
>;

const PARAMETERS: Readonly<Record<string, Parameter>> = faultParameters;

/** What is wrong with the parameters of a rule, whose fault is known. */
export function parameterErrors(request: FaultRequest): FieldError[] {
  const { fault } = request;
  const { takes } = entry(fault);
  const given = Object.entries(request).filter(([name]) => !OWN_FIELDS.includes(name));
  const wrong = given.flatMap(([name, value]): FieldError[] => {
    const taken = Object.hasOwn(takes, name);
    const error = taken ? valueError(PARAMETERS[name], value) : notTaken(fault, takes);
    return error === undefined ? [] : [{ name, error }];
  });
  const missing = Object.entries(takes).flatMap(([name, { required }]): FieldError[] => {
    const absent = required && !given.some(([known]) => known === name);
    return absent ? [{ name, error: `is required by ${fault}, but nothing came` }] : [];
  });
  return [...wrong, ...missing, ...latencyErrors(request)];
}

function notTaken(fault: FaultId, takes: Takes): string {
  const names = Object.keys(takes);
  return `is no field of this rule: ${fault} takes ${names.length > 0 ? names.join(", ") : "no parameters"}`;
}

function valueError(parameter: Parameter | undefined, value: unknown): string | undefined {
  if (!parameter) return undefined;
  const {
    type,
    minimum = Number.NEGATIVE_INFINITY,
    maximum = Number.POSITIVE_INFINITY,
  } = parameter;
  const came = `but ${JSON.stringify(value)} came`;
  if (type === "string") return typeof value === "string" ? undefined : `must be a text, ${came}`;
  const good = type === "integer" ? Number.isSafeInteger(value) : Number.isFinite(value);
  const what = type === "integer" ? "a whole number" : "a number";
  if (good && Number(value) >= minimum && Number(value) <= maximum) return undefined;
  const top = Number.isFinite(maximum) ? ` to ${maximum}` : "";
  return `must be ${what}${Number.isFinite(minimum) ? ` from ${minimum}${top}` : ""}, ${came}`;
}

/** A delay is told in one of three ways. */
function latencyErrors({ fault, delayMs, minMs, maxMs, medianMs }: FaultRequest): FieldError[] {
  if (fault !== "latency") return [];
  const ways = [delayMs, maxMs, medianMs].filter((way) => way !== undefined).length;
  if (ways !== 1 || (minMs !== undefined && maxMs === undefined)) {
    return [{ name: "delayMs", error: "or minMs and maxMs, or medianMs: give one of the three" }];
  }
  if (maxMs !== undefined && maxMs < (minMs ?? 0)) {
    return [{ name: "maxMs", error: `must not be less than minMs, but ${maxMs} came` }];
  }
  return [];
}

/** What the table says of a fault. */
export function entry(fault: FaultId): {
  readonly slot: string;
  readonly operations: readonly string[] | null;
  readonly takes: Takes;
} {
  return faults[fault];
}
