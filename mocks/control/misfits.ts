import type { Validator } from "../../spec/generated/validator-types.js";
import {
  describe,
  FIELD_ERRORS_MAX,
  type FieldError,
  type FieldErrors,
} from "../api/validation-errors.js";

/** Nothing is wrong. */
const NO_ERRORS: FieldErrors = { errors: [], more: 0 };

/** What keeps a value from fitting its schema, field by field; `at` is where the value stands. */
export function misfits(validate: Validator, value: unknown, at = ""): FieldErrors {
  if (validate(value)) return NO_ERRORS;
  const { errors, more } = describe(validate.errors ?? [], validate.reportableCount ?? 0);
  return { errors: errors.map(({ name, error }) => ({ name: placed(at, name), error })), more };
}

/** A list as errors that are all told. */
export function allOf(errors: readonly FieldError[]): FieldErrors {
  return { errors, more: 0 };
}

/** The errors of several checks, no more of them than of one. */
export function joined(checks: readonly FieldErrors[]): FieldErrors {
  const all = checks.flatMap(({ errors }) => errors);
  const errors = all.slice(0, FIELD_ERRORS_MAX);
  const untold = checks.reduce((sum, { more }) => sum + more, 0);
  return { errors, more: untold + all.length - errors.length };
}

/** The name of a field inside of what stands at `at`. */
export function placed(at: string, name: string): string {
  if (at === "") return name;
  if (name === WHOLE) return at;
  return name.startsWith("[") ? at + name : `${at}.${name}`;
}

/** How the describer calls a value that stands in nothing else. */
const WHOLE = "the body";
