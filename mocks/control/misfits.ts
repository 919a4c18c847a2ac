import type { Validator } from "../../spec/generated/validator-types.js";
import { describe, type FieldError } from "../api/validation.js";

/** So many errors are told; of the rest only how many they are. */
export const ERRORS_MAX = 50;

/** Several violations can say the same of one field, so a few more are looked at than are told. */
const VIOLATIONS_MAX = 4 * ERRORS_MAX;

/** What keeps a value from fitting its schema, field by field; `at` is where the value stands. */
export function misfits(validate: Validator, value: unknown, at = ""): readonly FieldError[] {
  if (validate(value)) return [];
  const violations = validate.errors ?? [];
  const errors = describe(violations.slice(0, VIOLATIONS_MAX));
  const untold = Math.max(0, violations.length - VIOLATIONS_MAX);
  return bounded(errors, untold).map(({ name, error }) => ({ name: placed(at, name), error }));
}

/** The first errors, and how many more there are. */
export function bounded(errors: readonly FieldError[], untold = 0): readonly FieldError[] {
  const more = Math.max(0, errors.length - ERRORS_MAX) + untold;
  if (more === 0) return errors;
  return [...errors.slice(0, ERRORS_MAX), { name: AND, error: `${more} more` }];
}

/** The name of a field inside of what stands at `at`. */
export function placed(at: string, name: string): string {
  if (at === "" || name === AND) return name;
  if (name === WHOLE) return at;
  return name.startsWith("[") ? at + name : `${at}.${name}`;
}

const AND = "and";

/** How the describer calls a value that stands in nothing else. */
const WHOLE = "the body";
