import { type Failure, failure, invalidFields, refused } from "../api/failures.js";
import type { FieldError, FieldErrors } from "../api/field-errors.js";
import type { Command } from "../domain/decide.js";
import type { DomainEvent } from "../domain/events.js";
import type { Refusal } from "../domain/refusal.js";
import { LimitReached, SandboxGone, StoreUnavailable } from "../sandbox/errors.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { REFUSALS } from "./messages.js";

/**
 * What the handle throws when it cannot do what it was asked: the reason, and its HTTP status.
 *
 * @example
 * await server.find("nosuch").catch((error: Refused) => {
 *   expect(error.failure.status).toBe(404);
 * });
 */
export class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.detail, options);
    this.name = "Refused";
    this.failure = failure;
  }

  /** The HTTP status, as a `ControlFailure` has it. */
  get status(): number {
    return this.failure.status;
  }
}

/** A value that cannot be used. */
export function invalid(field: string, error: string): Refused {
  return invalidAll({ errors: [{ name: field, error }], more: 0 });
}

export function invalidAll({ errors, more }: FieldErrors): Refused {
  return new Refused(invalidFields(errors, more));
}

/** Throws a refusal where anything is wrong. */
export function refuseIf(wrong: FieldErrors): void {
  if (wrong.errors.length > 0) throw invalidAll(wrong);
}

/** The wrong fields of the refusal that reading a value throws; none where it throws none. */
export function fieldErrorsOf(read: () => unknown): readonly FieldError[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.failure.fields ?? [];
  }
}

/** An unknown thing. The code names what it is. */
export function unknown(code: `${string}-unknown`, detail: string): Refused {
  return new Refused({ ...failure("unknown", detail), code });
}

/** A sandbox that was reset, whenever that was. */
export function gone(sandbox: string): Refused {
  return unknown("sandbox-unknown", REFUSALS.gone(sandbox));
}

/** Something that cannot be done in this state. */
export function conflict(detail: string): Refused {
  return new Refused(failure("conflict", detail));
}

/** Throws a refusal of the domain: 404 for what is unknown, 409 for what the state forbids. */
export function throwIf(refusal: Refusal | undefined): void {
  if (!refusal) return;
  const failure = refused(refusal, [409, 404]);
  throw new Refused(failure);
}

/** Executes a command and returns its events. Throws what the domain refuses. */
export function executed(sandbox: Sandbox, command: Command): readonly DomainEvent[] {
  const { refusal, events } = sandbox.execute(command);
  throwIf(refusal);
  return events;
}

/** An error of the runtime as a refusal; any other error as it is. */
export function asRefused(error: unknown): unknown {
  if (error instanceof SandboxGone) return gone(error.sandbox);
  if (error instanceof LimitReached) return conflict(error.message);
  if (!(error instanceof StoreUnavailable)) return error;
  return new Refused(failure("store-unavailable", error.message), { cause: error });
}
