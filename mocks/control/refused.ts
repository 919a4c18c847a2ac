import { type Failure, invalidFields, refused } from "../api/failures.js";
import type { FieldError } from "../api/validation.js";
import type { Refusal } from "../domain/refusal.js";

/** What the handle throws when it cannot do what it was asked: the reason, and its HTTP status. */
export class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.detail);
    this.name = "Refused";
    this.failure = failure;
  }
}

/** A value that cannot be used. */
export function invalid(field: string, error: string): Refused {
  return invalidAll([{ name: field, error }]);
}

export function invalidAll(fields: readonly FieldError[]): Refused {
  return new Refused(invalidFields(fields));
}

/** Something that is not there. */
export function unknown(detail: string): Refused {
  return new Refused({ status: 404, code: "unknown", title: "Not found", detail });
}

/** Something that cannot be done in this state. */
export function conflict(detail: string): Refused {
  return new Refused({ status: 409, code: "conflict", title: "Conflict", detail });
}

/** Throws a refusal of the domain: 404 for what is unknown, 409 for what the state forbids. */
export function throwIf(refusal: Refusal | undefined): void {
  if (!refusal) return;
  const failure = refused(refusal, [409, 404]);
  throw new Refused(failure);
}
