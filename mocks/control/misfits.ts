import type { Validator } from "../../spec/generated/validator-types.js";
import { describe, FIELD_ERRORS_MAX, type FieldError } from "../api/validation-errors.js";

/** What keeps a value from fitting its schema, field by field; `at` is where the value stands. */
export function misfits(validate: Validator, value: unknown, at = ""): readonly FieldError[] {
  if (validate(value)) return [];
  const { errors, more } = describe(validate.errors ?? [], validate.reportableCount ?? 0);
  return bounded(errors, more).map(({ name, error }) => ({ name: placed(at, name), error }));
}

/** The first errors, and how many more there are. */
export function bounded(errors: readonly FieldError[], untold = 0): readonly FieldError[] {
  const more = Math.max(0, errors.length - FIELD_ERRORS_MAX) + untold;
  if (more === 0) return errors;
  const count = `${more.toLocaleString("en")} more`;
  return [...errors.slice(0, FIELD_ERRORS_MAX), { name: AND, error: count }];
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
