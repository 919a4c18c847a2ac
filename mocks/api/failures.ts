import { explain, type Refusal, type RefusalCode } from "../domain/refusal.js";
import type { Assumptions, Settings } from "../domain/settings.js";
import { andMore } from "../domain/text.js";
import type { EpochMs } from "../domain/time.js";
import { LimitReached, SandboxGone, StoreUnavailable } from "../runtime/errors.js";
import { FIELD_ERRORS_MAX, type FieldError } from "./field-errors.js";
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

/** The code of a failure that passes when the store comes back, and what is said with its 503. */
export const STORE_AWAY = "store-unavailable";
export const RETRY_LATER = { "Retry-After": "1" } as const;

/**
 * Why the runtime could not do what it was asked, as a failure: what was reset meanwhile, what is full, and
 * a store that does not answer. Undefined for anything else, which is a fault of paystub itself.
 */
export function failureOfRuntime(error: unknown): Failure | undefined {
  if (error instanceof SandboxGone) {
    return { status: 410, code: "sandbox-gone", title: "Sandbox gone", detail: error.message };
  }
  if (error instanceof LimitReached) {
    return { status: 503, code: error.code, title: error.title, detail: error.message };
  }
  if (error instanceof StoreUnavailable) {
    return { status: 503, code: STORE_AWAY, title: "Store unavailable", detail: error.message };
  }
  return undefined;
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

/** A failure in the shape of an operation family. Whatever the family, 401 and 403 are problems. */
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
  const failure = { status: 400, code, title: "Invalid request" };
  const refusal = { code, fields, more } as const;
  if (more === 0) return { ...failure, detail: sentences.join("; "), fields, refusal };
  const rest = { name: "the body", error: `has ${more.toLocaleString("en")} more errors` };
  const detail = [...sentences, andMore(more)].join("; ");
  return { ...failure, detail, fields: [...fields, rest], refusal };
}

/** Wrong fields in the shape of the addInvoice failure object. */
export function invalidProblem(fields: readonly FieldError[]) {
  const failure = invalidFields(fields);
  return { status: 400, body: problem(failure), ...journaled(failure) } as const;
}

interface RefusalTraits {
  readonly status: 400 | 401 | 404 | 409;
  readonly title: string;
  /** The field of the request that is to blame. */
  readonly field: string;
}

/** What each refusal is on the wire. A new refusal without a row does not compile. */
const TRAITS: { readonly [Code in RefusalCode]: RefusalTraits } = {
  "amount-below-minimum": { status: 400, title: "Amount too small", field: "amount" },
  "brand-not-accepted": { status: 400, title: "Brand refused", field: "supportedCardBrands" },
  "order-number-taken": { status: 400, title: "Order number taken", field: "orderNumber" },
  "invoice-unknown": { status: 404, title: "Invoice not found", field: "transactionNo" },
  "invoice-closed": { status: 400, title: "Invoice closed", field: "transactionNo" },
  "invoice-expired": { status: 400, title: "Invoice expired", field: "transactionNo" },
  "method-not-offered": { status: 400, title: "Method not offered", field: "method" },
  "total-mismatch": { status: 400, title: "Total differs", field: "total" },
  "invoice-not-paid": { status: 400, title: "Invoice not paid", field: "orderNumber" },
  "invoice-refunded": { status: 400, title: "Invoice refunded", field: "orderNumber" },
  "order-not-digital": { status: 400, title: "Nothing digital", field: "orderNumber" },
  "order-unknown": { status: 404, title: "Order not found", field: "orderNumber" },
  "merchant-unknown": { status: 404, title: "Merchant not found", field: "value" },
  "receivers-ambiguous": { status: 400, title: "Receivers unclear", field: "receivers" },
  "portions-mismatch": { status: 400, title: "Portions differ", field: "receivers" },
  "otp-session-unknown": { status: 404, title: "No such session", field: "paymentSessionId" },
  "otp-session-of-other-invoice": {
    status: 400,
    title: "Session of another invoice",
    field: "paymentSessionId",
  },
  "otp-session-closed": { status: 400, title: "Session closed", field: "paymentSessionId" },
  "otp-session-expired": { status: 400, title: "Session expired", field: "paymentSessionId" },
  "otp-signature-wrong": { status: 401, title: "Signature wrong", field: "signature" },
  "otp-data-wrong": { status: 401, title: "Signed data wrong", field: "signedBase64Data" },
  "otp-mobile-mismatch": { status: 400, title: "Other mobile", field: "stcpayMobile" },
  "otp-code-wrong": { status: 400, title: "Wrong code", field: "stcpayPaymentOTP" },
  "payment-declined": { status: 400, title: "Payment declined", field: "stcpayPaymentOTP" },
  "fault-unknown": { status: 404, title: "Fault rule not found", field: "faultId" },
  "recurring-unknown": { status: 404, title: "Recurring payment not found", field: "recurringId" },
  "recurring-not-open": { status: 400, title: "Recurring payment closed", field: "recurringId" },
  "credentials-wrong": { status: 401, title: "Wrong credentials", field: "secretKey" },
  "callback-unknown": { status: 404, title: "Callback not found", field: "callbackId" },
  "callback-under-way": { status: 409, title: "Callback under way", field: "callbackId" },
  "callback-busy": { status: 409, title: "Callback under way", field: "callbackId" },
  "label-taken": { status: 409, title: "Label taken", field: "name" },
  "journey-too-long": { status: 409, title: "Journey too long", field: "to" },
  "clock-backwards": { status: 400, title: "Clock moves forward", field: "to" },
  "clock-out-of-range": { status: 400, title: "Clock out of range", field: "to" },
};

/**
 * A refusal as a failure with one of the statuses that the operation documents; one that the operation
 * does not know becomes its first.
 */
export function refused<Status extends number>(
  refusal: Refusal,
  statuses: readonly [Status, ...Status[]],
): Failure & { readonly status: Status; readonly fields: readonly FieldError[] } {
  const { title, field } = TRAITS[refusal.code];
  const natural: number = TRAITS[refusal.code].status;
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
