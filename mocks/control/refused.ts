import { type Failure, failure, invalidFields, refused } from "../api/failures.js";
import type { FieldErrors } from "../api/field-errors.js";
import type { Refusal } from "../domain/refusal.js";
import { LimitReached, SandboxGone, StoreUnavailable } from "../runtime/errors.js";

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

/** Something that is not there. */
export function unknown(detail: string): Refused {
  return new Refused({ status: 404, code: "unknown", title: "Not found", detail });
}

/** A sandbox that was reset, whenever that was. */
export function gone(sandbox: string): Refused {
  return unknown(
    `there is no sandbox ${sandbox} any more: it was reset, and nothing of it is left`,
  );
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

/**
 * The same methods, those of the parts included, which throw a `Refused` where the runtime throws an
 * error of its own. A store that does not answer is `reported` as well: nobody asked for that.
 */
export function refusing<Methods extends object>(
  methods: Methods,
  report: (error: unknown) => void,
): Methods {
  const fail: Fail = (error, caller) => {
    if (error instanceof StoreUnavailable) report(error);
    const told = asRefused(error);
    if (told instanceof Refused && caller) leadBack(told, caller);
    throw told;
  };
  const members = Object.entries(methods).map(([name, member]) => {
    if (typeof member === "function") return [name, guarded(member as Method, fail)];
    return [name, typeof member === "object" ? refusing(member, report) : member];
  });
  // Each member has the type that it had.
  return Object.fromEntries(members) as Methods;
}

type Method = (...given: never[]) => unknown;

type Fail = (error: unknown, caller?: Caller) => never;

/** The stack of whoever called; it is made to text where it is asked for. */
interface Caller {
  readonly stack?: string;
}

function guarded(method: Method, fail: Fail): Method {
  const call: Method = (...given) => {
    try {
      const done = method(...given);
      if (!(done instanceof Promise)) return done;
      const caller: Caller = {};
      Error.captureStackTrace(caller, call);
      return done.catch((error) => fail(error, caller));
    } catch (error) {
      return fail(error);
    }
  };
  return call;
}

/**
 * Has the stack of a refusal begin where the method was called: what waits in the queue of a sandbox is
 * refused from there, and no line of the test is in the stack then.
 */
function leadBack(refusal: Refused, { stack = "" }: Caller): void {
  const frames = stack.search(/\n\s+at /);
  if (frames >= 0) refusal.stack = `${refusal.name}: ${refusal.message}${stack.slice(frames)}`;
}

/** What the runtime throws, as a refusal; whatever else was thrown stays what it is. */
function asRefused(error: unknown): unknown {
  if (error instanceof SandboxGone) return gone(error.sandbox);
  if (error instanceof LimitReached) return conflict(error.message);
  if (!(error instanceof StoreUnavailable)) return error;
  return new Refused(failure("store-unavailable", error.message), { cause: error });
}
