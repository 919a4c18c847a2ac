import type { FaultRequest } from "../../spec/generated/faults.js";
import { faults } from "../../spec/generated/faults.js";
import { type OperationId, operationFields } from "../../spec/generated/operations.js";
import { fileValidator } from "../../spec/validators.js";
import {
  allOf,
  child,
  type FieldError,
  type FieldErrors,
  joined,
  misfits,
  placed,
} from "../api/field-errors.js";
import { nearestName } from "../api/near-names.js";
import type { FaultDraft, FaultParameters } from "../domain/fault.js";
import { FACT_NAMES } from "../faults/facts.js";
import { defaultsOf } from "../faults/rule.js";
import type { DefaultFault } from "../sandbox/gateway.js";
import { readInstant } from "./instants.js";
import { FIELDS } from "./messages.js";
import { fieldErrorsOf, refuseIf } from "./refused.js";

/**
 * The conditions of a rule on fields that nothing has which the rule could be about: it would never match.
 * The first of them says what there is.
 */
function whereErrors(where: object, operation: OperationId | undefined): readonly FieldError[] {
  const own = operation ? operationFields[operation] : Object.values(operationFields).flat();
  const known = [...new Set([...own, ...FACT_NAMES])];
  const unknown = Object.keys(where).filter((path) => {
    return !known.includes(path) && !known.includes(fieldOf(path));
  });
  const of = operation === undefined ? "" : ` of ${operation}`;
  return unknown.map((path, n) => {
    const nearest = nearestName(known, fieldOf(path));
    const there = n === 0 ? `: there are ${known.join(", ")}` : "";
    const hint = nearest === undefined ? "" : `. Did you mean ${nearest}?`;
    return { name: child("where", path), error: `is not a field${of} to ask for${there}${hint}` };
  });
}

/** The field that a path begins with. */
function fieldOf(path: string): string {
  return path.split(".", 1)[0] ?? "";
}

export type { FaultRequest };

/**
 * A rule for new sandboxes: for all of them, or for the one that it names.
 *
 * @example
 * const slow: DefaultFaultRequest = { fault: "latency", delayMs: 500, sandbox: "shop" };
 */
export type DefaultFaultRequest = FaultRequest & { readonly sandbox?: string };

/** Reads a rule. Throws a refusal that names everything wrong with it. */
export function faultDraft(request: FaultRequest): FaultDraft {
  refuseIf(ruleErrors("FaultRequest", request));
  return draftOf(request);
}

/** Reads the rules of new sandboxes, which were checked with the options of the start. */
export function defaultFaults(rules: readonly DefaultFaultRequest[]): readonly DefaultFault[] {
  return rules.map(({ sandbox, ...request }) => ({
    draft: draftOf(request as FaultRequest),
    ...(sandbox !== undefined && { sandbox }),
  }));
}

/** Everything that is wrong with a list of such rules, the fields named as `faults[0].operation`. */
export function defaultFaultErrors(rules: readonly unknown[]): FieldErrors {
  return joined(rules.map((rule, n) => ruleErrors("DefaultFaultRequest", rule, `faults[${n}]`)));
}

/** Everything that is wrong with a rule. */
export function ruleErrors(
  schema: "FaultRequest" | "DefaultFaultRequest",
  rule: unknown,
  at = "",
): FieldErrors {
  const wrong = misfits(fileValidator(schema), rule, at);
  if (wrong.errors.length > 0) return wrong;
  // The schema has seen it.
  const errors = unreasonable(rule as FaultRequest);
  return joined([allOf(errors.map(({ name, error }) => ({ name: placed(at, name), error })))]);
}

/** What no schema can say of a rule: fields that are right by themselves and wrong together. */
function unreasonable(request: FaultRequest): readonly FieldError[] {
  const instants = ["from", "until"] as const;
  const wrong = instants.flatMap((name) => {
    const text = request[name];
    return text === undefined ? [] : fieldErrorsOf(() => readInstant(text, name));
  });
  const errors = [...wrong, ...whereErrors(request.where ?? {}, request.operation)];
  return errors.length > 0 ? errors : draftErrors(draftOf(request));
}

function draftErrors(draft: FaultDraft): readonly FieldError[] {
  const { nth, every, times, from, until } = draft;
  const errors: FieldError[] = [];
  if (nth !== null && (every ?? times) !== null) {
    errors.push({ name: "nth", error: FIELDS.onlyNth });
  }
  if (from !== null && until !== null && from >= until) {
    errors.push({ name: "until", error: FIELDS.untilBeforeFrom });
  }
  return [...errors, ...latencyErrors(draft)];
}

/** A delay is given in one of two ways. */
function latencyErrors({ fault, parameters }: FaultDraft): readonly FieldError[] {
  if (fault !== "latency") return [];
  const { delayMs, minMs, maxMs } = parameters;
  const isRange = minMs !== undefined || maxMs !== undefined;
  if ((delayMs === undefined) !== isRange || (isRange && maxMs === undefined)) {
    return [{ name: "delayMs", error: FIELDS.oneDelay }];
  }
  if (maxMs !== undefined && Number(maxMs) < Number(minMs ?? 0)) {
    return [{ name: "maxMs", error: FIELDS.maxBelowMin(maxMs) }];
  }
  return [];
}

function draftOf(request: FaultRequest): FaultDraft {
  const { from, until } = request;
  return {
    fault: request.fault,
    parameters: parametersOf(request),
    operation: request.operation ?? null,
    where: request.where ?? {},
    nth: request.nth ?? null,
    every: request.every ?? null,
    times: request.times ?? null,
    probability: request.probability ?? null,
    from: from === undefined ? null : readInstant(from, "from"),
    until: until === undefined ? null : readInstant(until, "until"),
  };
}

function parametersOf(request: FaultRequest): FaultParameters {
  const taken = Object.keys(faults[request.fault].takes);
  const given = Object.entries(request).filter(([name, value]) => {
    return taken.includes(name) && value !== undefined;
  });
  return { ...defaultsOf(request.fault), ...Object.fromEntries(given) } as FaultParameters;
}
