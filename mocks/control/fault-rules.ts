import { distance } from "fastest-levenshtein";
import {
  type FaultId,
  type FaultParameter,
  faultParameters,
  faults,
} from "../../spec/generated/faults.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../spec/generated/operations.js";
import type { FaultDraft, FaultParameters } from "../domain/fault.js";
import type { FieldError } from "../http/validation.js";
import { readInstant } from "./instants.js";
import { invalidAll } from "./refused.js";

/** A fault rule as a tester gives it: everything but the fault may be left out. */
export type FaultRequest = {
  readonly fault: FaultId;
  /** Operation that it strikes; any without it. */
  readonly operation?: OperationId;
  /** Values that fields of the request, payment, charge or callback must have. */
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  /** Strikes the n-th match alone. */
  readonly nth?: number;
  /** Strikes each n-th match. */
  readonly every?: number;
  /** Strikes so often at the most. */
  readonly times?: number;
  /** How likely a match is struck, from 0 to 1, drawn from the sandbox's seed. */
  readonly probability?: number;
  /** The first instant of the sandbox's clock at which it holds, in ISO 8601. */
  readonly from?: string;
  /** The first instant at which it no longer holds. */
  readonly until?: string;
} & { readonly [Name in FaultParameter]?: ParameterOf<Name> };

type ParameterOf<Name extends FaultParameter> =
  (typeof faultParameters)[Name]["type"] extends "string" ? string : number;

/** The fields of a rule that are no parameters of its fault. */
const OWN = [
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

const OPERATIONS: readonly OperationEntry[] = operations;
const PARAMETERS: Readonly<Record<string, Parameter>> = faultParameters;

/** Reads a rule. Throws a refusal that names everything wrong with it. */
export function faultDraft(given: FaultRequest | Readonly<Record<string, unknown>>): FaultDraft {
  const request = given as FaultRequest;
  const { fault } = request;
  if (typeof fault !== "string" || !Object.hasOwn(faults, fault)) {
    throw invalidAll([{ name: "fault", error: unknownFault(String(fault)) }]);
  }
  const errors = [
    ...operationErrors(request),
    ...limitErrors(request),
    ...parameterErrors(request),
    ...statusErrors(request),
  ];
  if (errors.length > 0) throw invalidAll(errors);
  return {
    fault,
    parameters: parametersOf(request),
    operation: request.operation ?? null,
    where: request.where ?? {},
    nth: request.nth ?? null,
    every: request.every ?? null,
    times: request.times ?? null,
    probability: request.probability ?? null,
    from: request.from === undefined ? null : readInstant(request.from, "from"),
    until: request.until === undefined ? null : readInstant(request.until, "until"),
  };
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
  const { nth, every, times, probability, where } = request;
  if (probability !== undefined && !(probability >= 0 && probability <= 1)) {
    errors.push({ name: "probability", error: `must be from 0 to 1, but ${probability} came` });
  }
  if (nth !== undefined && (every ?? times) !== undefined) {
    errors.push({ name: "nth", error: "says all there is to say; leave every and times out" });
  }
  if (
    where !== undefined &&
    (typeof where !== "object" || where === null || Array.isArray(where))
  ) {
    errors.push({ name: "where", error: "must be an object of fields and their values" });
  }
  return errors;
}

function parameterErrors(request: FaultRequest): FieldError[] {
  const { fault } = request;
  const { takes } = entry(fault);
  const given = Object.entries(request).filter(([name]) => !OWN.includes(name));
  const wrong = given.flatMap(([name, value]): FieldError[] => {
    const error = takes[name] ? valueError(PARAMETERS[name], value) : notTaken(fault, takes);
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

/** Only what the spec names for an operation can be answered by it. */
function statusErrors({ fault, status, operation }: FaultRequest): FieldError[] {
  if (fault !== "status" || typeof status !== "number") return [];
  const concerned = OPERATIONS.filter(({ id }) => operation === undefined || operation === id);
  const failures = concerned.flatMap(({ statuses }) => statuses.filter((one) => one >= 400));
  if (concerned.length === 0 || failures.includes(status)) return [];
  const known = [...new Set(failures)].sort((a, b) => a - b).join(", ");
  const who = operation ?? "no operation";
  const error = `must be one that the spec names: ${who} fails with ${known}, but ${status} came`;
  return [
    {
      name: "status",
      error:
        operation === undefined ? error.replace("no operation fails", "operations fail") : error,
    },
  ];
}

function parametersOf(request: FaultRequest): FaultParameters {
  const defaults = Object.entries(entry(request.fault).takes).flatMap(([name, taken]) => {
    return taken.default === undefined ? [] : [[name, taken.default] as const];
  });
  const given = Object.entries(request).filter(([name]) => !OWN.includes(name));
  const parameters = Object.fromEntries([...defaults, ...given]) as FaultParameters;
  // A fixed delay has no spread.
  const { sigma: _, ...unspread } = parameters;
  return request.fault === "latency" && request.medianMs === undefined ? unspread : parameters;
}

function entry(fault: FaultId): {
  readonly slot: string;
  readonly operations: readonly string[] | null;
  readonly takes: Takes;
} {
  return faults[fault];
}
