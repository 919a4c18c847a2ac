import type { RefusalCode } from "../domain/refusal.js";

/** A kind of failure on the wire. */
export interface FailureKind {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 501 | 503;
  readonly title: string;
}

/** A refusal of the domain on the wire. */
export interface RefusalKind extends FailureKind {
  readonly status: 400 | 401 | 404 | 409;
  /** The field of the request that is to blame. */
  readonly field: string;
}

/** The refusals of the domain. A new one without a row does not compile. */
export const REFUSAL_KINDS: { readonly [Code in RefusalCode]: RefusalKind } = {
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
  "license-taken": { status: 400, title: "License taken", field: "licenseNumber" },
  "registration-unknown": { status: 404, title: "No such registration", field: "sessionUuid" },
  "registration-proof-wrong": { status: 400, title: "Registration differs", field: "signature" },
  "registration-code-wrong": { status: 400, title: "Wrong code", field: "otp" },
  "registration-code-expired": { status: 400, title: "Code expired", field: "otp" },
  "registration-not-open": { status: 400, title: "Wrong step", field: "sessionUuid" },
  "nothing-to-settle": { status: 409, title: "Nothing to settle", field: "settlements" },
  "settlement-unknown": { status: 404, title: "No such settlement", field: "settlementNumber" },
  "refund-partial": { status: 400, title: "Partial refund", field: "amount" },
  "too-many-faults": { status: 409, title: "Too many fault rules", field: "fault" },
  "label-taken": { status: 409, title: "Label taken", field: "name" },
  "advance-too-long": { status: 409, title: "Advance too long", field: "to" },
  "clock-backwards": { status: 400, title: "Clock moves forward", field: "to" },
  "clock-out-of-range": { status: 400, title: "Clock out of range", field: "to" },
};

/** All other failures, by their codes. */
export const FAILURE_KINDS = {
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
  "too-many-sandboxes": { status: 429, title: "Too many new sandboxes" },
  "unknown-host": { status: 403, title: "Unknown host" },
  "foreign-caller": { status: 403, title: "Foreign caller" },
  "no-such-operation": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "assumed-operation": { status: 501, title: "Assumed operation" },
  "sandbox-gone": { status: 410, title: "Sandbox gone" },
  "sandbox-limit": { status: 503, title: "Too many sandboxes" },
  "sandbox-full": { status: 503, title: "Sandbox full" },
  "memory-full": { status: 503, title: "Memory full" },
  "store-full": { status: 503, title: "Store full" },
  "store-unavailable": { status: 503, title: "Store unavailable" },
  internal: { status: 500, title: "Internal error" },
} as const satisfies Readonly<Record<string, FailureKind>>;

export type FailureCode = keyof typeof FAILURE_KINDS;

/** What is wrong with a token. The first two break the contract, the others can happen to any client. */
export type TokenFault =
  | "token-missing"
  | "token-malformed"
  | "token-unknown"
  | "token-expired"
  | "token-of-other-role";
