import { distance } from "fastest-levenshtein";
import { faults } from "../../spec/generated/faults.js";
import { type OperationEntry, operations } from "../../spec/generated/operations.js";
import type { FieldError } from "../api/validation.js";
import { entry, parameterErrors } from "./fault-parameters.js";
import type { FaultRequest } from "./fault-rules.js";
import { readInstant } from "./instants.js";
import { Refused } from "./refused.js";

const OPERATIONS: readonly OperationEntry[] = operations;

/** Everything that is wrong with a rule, field by field. What is no rule at all is told as such. */
export function ruleErrors(given: unknown): readonly FieldError[] {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return [{ name: "", error: 'must be an object such as {"fault": "lost-reply"}' }];
  }
  const request = given as FaultRequest;
  const { fault } = request;
  if (typeof fault !== "string" || !Object.hasOwn(faults, fault)) {
    const error = fault === undefined ? "is required, but nothing came" : unknownFault(`${fault}`);
    return [{ name: "fault", error }];
  }
  return [
    ...operationErrors(request),
    ...whereErrors(request),
    ...limitErrors(request),
    ...spanErrors(request),
    ...parameterErrors(request),
    ...statusErrors(request),
  ];
}

function unknownFault(given: string): string {
  return `is no fault: "${given}"; did you mean ${nearest(given, Object.keys(faults))}?`;
}

function nearest(given: string, known: readonly string[]): string {
  return [...known].sort((a, b) => distance(a, given) - distance(b, given))[0] ?? "";
}

function operationErrors({ fault, operation }: FaultRequest): FieldError[] {
  if (operation === undefined) return [];
  const name = "operation";
  const { slot, operations: fitting } = entry(fault);
  const known = OPERATIONS.map(({ id }) => id);
  if (!known.includes(operation)) {
    return [
      {
        name,
        error: `is no operation: "${operation}"; did you mean ${nearest(operation, known)}?`,
      },
    ];
  }
  if (fitting && !fitting.includes(operation)) {
    return [{ name, error: `cannot be ${operation}: ${fault} strikes ${fitting.join(", ")}` }];
  }
  if (slot === "callback" || (slot === "domain" && !fitting)) {
    return [{ name, error: `makes no sense for ${fault}, which strikes no request; use where` }];
  }
  return [];
}

function limitErrors(request: FaultRequest): FieldError[] {
  const errors: FieldError[] = [];
  for (const name of ["nth", "every", "times"] as const) {
    const value = request[name];
    if (value === undefined || (Number.isInteger(value) && value >= 1)) continue;
    errors.push({ name, error: `must be a whole number from 1, but ${value} came` });
  }
  const { nth, every, times, probability } = request;
  if (probability !== undefined && !isShare(probability)) {
    errors.push({ name: "probability", error: `must be from 0 to 1, but ${probability} came` });
  }
  if (nth !== undefined && (every ?? times) !== undefined) {
    errors.push({ name: "nth", error: "says all there is to say; leave every and times out" });
  }
  return errors;
}

function isShare(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1;
}

function whereErrors({ where }: FaultRequest): FieldError[] {
  if (where === undefined) return [];
  if (typeof where !== "object" || where === null || Array.isArray(where)) {
    return [{ name: "where", error: "must be an object of fields and their values" }];
  }
  return Object.entries<unknown>(where).flatMap(([path, value]) => {
    if (["string", "number", "boolean"].includes(typeof value)) return [];
    return [{ name: `where.${path}`, error: "must be a text, a number, true or false" }];
  });
}

function spanErrors({ from, until }: FaultRequest): FieldError[] {
  const errors = [...instantErrors("from", from), ...instantErrors("until", until)];
  if (errors.length > 0 || from === undefined || until === undefined) return errors;
  if (readInstant(from, "from") < readInstant(until, "until")) return [];
  return [{ name: "until", error: "must be later than from" }];
}

function instantErrors(name: string, value: unknown): FieldError[] {
  if (value === undefined) return [];
  try {
    readInstant(String(value), name);
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [...(error.failure.fields ?? [])];
  }
}

/** Only what the spec names for an operation can be answered by it. */
function statusErrors({ fault, status, operation }: FaultRequest): FieldError[] {
  if (fault !== "status" || typeof status !== "number") return [];
  const concerned = OPERATIONS.filter(({ id }) => operation === undefined || operation === id);
  const failures = concerned.flatMap(({ statuses }) => statuses.filter((one) => one >= 400));
  if (concerned.length === 0 || failures.includes(status)) return [];
  const known = [...new Set(failures)].sort((a, b) => a - b).join(", ");
  const who = operation === undefined ? "operations fail" : `${operation} fails`;
  const error = `must be one that the spec names: ${who} with ${known}, but ${status} came`;
  return [{ name: "status", error }];
}
