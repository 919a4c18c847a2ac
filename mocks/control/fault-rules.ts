import type { FaultId, FaultParameter, faultParameters } from "../../spec/generated/faults.js";
import type { OperationId } from "../../spec/generated/operations.js";
import type { FieldError } from "../api/validation.js";
import type { FaultDraft, FaultParameters } from "../domain/fault.js";
import { defaultsOf } from "../faults/rule.js";
import type { DefaultFault } from "../runtime/gateway.js";
import { SANDBOX_NAME } from "../runtime/sandbox-names.js";
import { ruleErrors } from "./fault-checks.js";
import { OWN_FIELDS } from "./fault-parameters.js";
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

/** A rule for new sandboxes: for all of them, or for the one that it names. */
export type DefaultFaultRequest = FaultRequest & { readonly sandbox?: string };

/** Reads a rule. Throws a refusal that names everything wrong with it. */
export function faultDraft(request: FaultRequest): FaultDraft {
  const errors = ruleErrors(request);
  if (errors.length > 0) throw invalidAll(errors);
  return {
    fault: request.fault,
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

/** Reads the rules of new sandboxes. Throws a refusal that names each by its place in the list. */
export function defaultFaults(rules: readonly DefaultFaultRequest[]): readonly DefaultFault[] {
  const errors = defaultFaultErrors(rules);
  if (errors.length > 0) throw invalidAll(errors);
  return rules.map(({ sandbox, ...request }) => ({
    draft: faultDraft(request as FaultRequest),
    ...(sandbox !== undefined && { sandbox }),
  }));
}

/** Everything that is wrong with such a list, the fields named as `faults[0].operation`. */
export function defaultFaultErrors(rules: unknown): readonly FieldError[] {
  if (!Array.isArray(rules)) return [{ name: "faults", error: "must be an array of rules" }];
  return rules.flatMap((rule, n) => {
    const { sandbox, ...request } = Object(rule);
    const errors = ruleErrors(Array.isArray(rule) || Object(rule) !== rule ? rule : request);
    const named = errors.map(({ name, error }) => ({ name: placed(n, name), error }));
    return [...named, ...sandboxErrors(n, sandbox)];
  });
}

function placed(n: number, name: string): string {
  return name === "" ? `faults[${n}]` : `faults[${n}].${name}`;
}

function sandboxErrors(n: number, name: unknown): readonly FieldError[] {
  if (name === undefined || (typeof name === "string" && SANDBOX_NAME.test(name))) return [];
  const error = `must be the name of a sandbox, but ${JSON.stringify(name)} came`;
  return [{ name: placed(n, "sandbox"), error }];
}

function parametersOf(request: FaultRequest): FaultParameters {
  const given = Object.entries(request).filter(([name]) => !OWN_FIELDS.includes(name));
  const parameters = {
    ...defaultsOf(request.fault),
    ...Object.fromEntries(given),
  } as FaultParameters;
  // A fixed delay has no spread.
  const { sigma: _, ...unspread } = parameters;
  return request.fault === "latency" && request.medianMs === undefined ? unspread : parameters;
}
