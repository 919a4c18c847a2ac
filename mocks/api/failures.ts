import type { Refusal } from "../domain/refusal.js";
import type { Assumptions, Settings } from "../domain/settings.js";
import { andMore, grouped } from "../domain/text.js";
import type { EpochMs } from "../domain/time.js";
import { LimitReached, SandboxGone, StoreUnavailable } from "../sandbox/errors.js";
import { FIELD_ERRORS_MAX, type FieldError, type NamedProblem } from "./field-errors.js";
import { explain, kindOf, type RefusalKind } from "./refusals.js";
import type { AnyReply, JournaledRefusal } from "./types.js";

/** Which error shape an operation speaks: the spec's `x-error-family`. */
export type Family = "problem" | "otp" | "recurring";

/** Something that went wrong, before it has a shape. */
export interface Failure {
  readonly status: number;
  /** Kebab-case; ends the URL that identifies the kind of error. */
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly fields?: readonly FieldError[];
  /** The same as data, for the journal, where there is more to it than its code. */
  readonly refusal?: JournaledRefusal;
}

/** A kind of failure on the wire. */
interface FailureKind {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 501 | 503;
  readonly title: string;
}

/** All failures besides the refusals of the domain, by their codes. */
const FAILURE_KINDS = {
  "invalid-fields": { status: 400, title: "Invalid request" },
  "body-too-large": { status: 413, title: "Body too large" },
  "content-type": { status: 415, title: "Unusable body" },
  "broken-json": { status: 400, title: "Unusable body" },
  "too-deep": { status: 400, title: "Unusable body" },
  "forbidden-key": { status: 400, title: "Unusable body" },
  "malformed-text": { status: 400, title: "Unusable body" },
  "broken-path": { status: 400, title: "Broken path" },
  authentication: { status: 401, title: "Unauthorized" },
  "too-many-guesses": { status: 429, title: "Too many guesses" },
  "unknown-host": { status: 403, title: "Unknown host" },
  "foreign-caller": { status: 403, title: "Foreign caller" },
  "no-such-operation": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "assumed-operation": { status: 501, title: "Assumed operation" },
  unknown: { status: 404, title: "Not found" },
  conflict: { status: 409, title: "Conflict" },
  "not-ready": { status: 503, title: "Not ready" },
  "too-many-streams": { status: 503, title: "Too many streams" },
  "sandbox-gone": { status: 410, title: "Sandbox gone" },
  "memory-full": { status: 503, title: "Memory full" },
  "store-unavailable": { status: 503, title: "Store unavailable" },
  internal: { status: 500, title: "Internal error" },
} as const satisfies Readonly<Record<string, FailureKind>>;

type FailureCode = keyof typeof FAILURE_KINDS;

/** A failure of a kind, with its sentence. */
export function failure(
  code: FailureCode,
  detail: string,
  fields?: readonly FieldError[],
): Failure {
  return { ...FAILURE_KINDS[code], code, detail, ...(fields && { fields }) };
}

/** What a 503 says when the store does not answer. */
export const RETRY_LATER = { "Retry-After": "1" } as const;

/** Fields that only a handler finds wrong. */
export class InvalidFields extends Error {
  override readonly name = "InvalidFields";
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super(fields.map(({ name, error }) => `${name} ${error}`).join("; "));
    this.fields = fields;
  }
}

/** Why the runtime could not do what it was asked. Undefined for anything else, which is a fault of paystub. */
export function failureOfRuntime(error: unknown): Failure | undefined {
  if (error instanceof InvalidFields) return invalidFields(error.fields);
  if (error instanceof SandboxGone) return failure("sandbox-gone", error.message);
  if (error instanceof StoreUnavailable) return failure("store-unavailable", error.message);
  return error instanceof LimitReached ? failure(error.code, error.message) : undefined;
}

/** What the journal keeps of a failure: its kind, why in a sentence, and the same as data. */
export function journaled({ code, detail: explanation, refusal }: Failure) {
  return { code, explanation, ...(refusal && { refusal }) };
}

/** The family of a path that no operation answers: the wallet has a corner of its own. */
export function familyOf(path: string): Family {
  return path.toLowerCase().startsWith("/rest/pay/") ? "otp" : "problem";
}

/** What a shape needs to know besides the failure. */
export interface FailureContext {
  readonly path: string;
  readonly now: EpochMs;
  readonly settings: Settings;
  /** registerPayment answers with invoiceDetails, the cancelling operation without. */
  readonly withDetails?: boolean;
}

const TYPE_BASE = "https://paystub.example/problems/";

/** The addInvoice failure object. Its status is a text, as the description states. */
export function problem({ status, code, title, detail }: Omit<Failure, "fields" | "refusal">) {
  return { detail, title, type: TYPE_BASE + code, status: String(status) };
}

/** The sendOtp failure object. Its status is a number. */
export function otpError({ status, detail }: Failure, { path, now }: FailureContext) {
  return { timestamp: now, status, error: detail, path };
}

/** The `response` part of a refused recurring operation (switch validation-errors-shape). */
export function recurringRefusal({ detail, fields = [] }: Failure, { settings }: FailureContext) {
  const shape = settings.assumptions["validation-errors-shape"];
  return { isSuccess: false, message: detail, validationErrors: shapeErrors(fields, shape) };
}

function shapeErrors(fields: readonly FieldError[], shape: Assumptions["validation-errors-shape"]) {
  switch (shape) {
    case "objects":
      return fields.map(({ name, error }) => ({ name, error }));
    case "strings":
      return fields.map(({ name, error }) => `${name} ${error}`);
    case "map":
      return Object.fromEntries(fields.map(({ name, error }) => [name, error]));
  }
}

/** A failure in the shape of an operation family. In every family, 401 and 403 are problems. */
export function failureReply(family: Family, failure: Failure, context: FailureContext): AnyReply {
  const { status } = failure;
  const kept = journaled(failure);
  if (family === "otp") return { status, body: otpError(failure, context), ...kept };
  const problemShape = family === "problem" || status === 401 || status === 403;
  if (problemShape) return { status, body: problem(failure), ...kept };
  const response = recurringRefusal(failure, context);
  const body = context.withDetails ? { response, invoiceDetails: null } : { response };
  const refused = context.withDetails === true && status === 400;
  const asSuccess = context.settings.assumptions["register-failure-status"] === "200";
  return { status: refused && asSuccess ? 200 : status, body, ...kept };
}

/**
 * A body that breaks its schema: the offending fields in one sentence, the first of them where there
 * are too many. `unlisted` are those that were not even listed.
 */
export function invalidFields(all: readonly FieldError[], unlisted = 0): Failure {
  const fields = all.slice(0, FIELD_ERRORS_MAX);
  const more = all.length - fields.length + unlisted;
  const sentences = fields.map(({ name, error }) => `${name} ${error}`);
  const code = "invalid-fields";
  const refusal = { code, fields: fields.map(problemOf), more } as const;
  if (more === 0) return { ...failure(code, sentences.join("; "), fields), refusal };
  const rest = { name: "the body", error: `has ${grouped(more)} more errors` };
  const detail = [...sentences, andMore(more)].join("; ");
  return { ...failure(code, detail, [...fields, rest]), refusal };
}

/** A wrong field as the journal keeps it. */
function problemOf({ name, error, problem }: FieldError): NamedProblem {
  return { name, ...(problem ?? { kind: "other", error }) };
}

/** Wrong fields in the shape of the addInvoice failure object. */
export function invalidProblem(fields: readonly FieldError[]) {
  const invalid = invalidFields(fields);
  return { status: 400, body: problem(invalid), ...journaled(invalid) } as const;
}

/**
 * A refusal as a failure with one of the statuses that the operation documents; one that the operation
 * does not know becomes its first.
 */
export function refused<Status extends number>(
  refusal: Refusal,
  statuses: readonly [Status, ...Status[]],
): Failure & { readonly status: Status; readonly fields: readonly FieldError[] } {
  const { title, field, status: natural }: RefusalKind = kindOf(refusal);
  const status = statuses.find((candidate) => candidate === natural) ?? statuses[0];
  const detail = explain(refusal);
  const { code } = refusal;
  return { status, code, title, detail, fields: [{ name: field, error: detail }], refusal };
}

/** A refusal in the shape of the addInvoice failure object. */
export function refusedProblem<Status extends number>(
  refusal: Refusal,
  ...statuses: [Status, ...Status[]]
) {
  const failure = refused(refusal, statuses);
  return { status: failure.status, body: problem(failure), ...journaled(failure) };
}
