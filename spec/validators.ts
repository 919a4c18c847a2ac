import { createRequire } from "node:module";
import type { ControlSchemaName } from "./generated/control.operations.js";
import type { OperationId, RequestSchemaName } from "./generated/operations.js";
import type { Validator } from "./validator.js";

/** Compiled validators are large, and few programs need them all: a file loads when one of its own is first used. */
const load = createRequire(import.meta.url);

const requests: Partial<Record<RequestSchemaName, Validator>> = {};

/** The validator of a request body of the service. It counts an unknown field as an error. */
export function requestValidator(name: RequestSchemaName): Validator {
  const validator: Validator = requests[name] ?? load(`./compiled/requests/${name}.cjs`)[name];
  requests[name] = validator;
  return validator;
}

/** The validator of a body or a query of the control API. It counts an unknown field as an error. */
export function controlValidator(name: ControlSchemaName): Validator {
  return load("./compiled/control.cjs")[name];
}

/** The validator of the options of a start. */
export function startValidator(name: "StartOptions" | "SandboxOptions" | "RunOptions"): Validator {
  return load("./compiled/start.cjs")[name];
}

/** The validator of what options and the control API share, and of files. */
export function fileValidator(
  name:
    | "AssumptionOptions"
    | "CalibrationFile"
    | "DefaultFaultRequest"
    | "FaultRequest"
    | "MatrixData"
    | "MerchantSeeds"
    | "SettingsPatch",
): Validator {
  return load("./compiled/files.cjs")[name];
}

/** The validator of an answer of the service; undefined where the spec has no such answer in JSON. */
export function responseValidator(operation: OperationId, status: number): Validator | undefined {
  return load("./compiled/responses.cjs")[`${operation}_${status}`];
}
