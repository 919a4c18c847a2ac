import { formatAmount, toUnits } from "../domain/money.js";
import type { RegistrationStatus } from "../domain/moves.js";
import type { Refusal, RefusalCode } from "../domain/refusal.js";
import { firstOf, shorten } from "../domain/text.js";
import { toLocal } from "../domain/time.js";

/** A refusal of the domain on the wire. */
export interface RefusalKind<R extends Refusal = Refusal> {
  readonly status: 400 | 401 | 404 | 409;
  readonly title: string;
  /** The field of the request that is to blame. */
  readonly field: string;
  /** One sentence for a person: what, why and what to do. What was sent is cut where it is long. */
  says(refusal: R): string;
}

/** All refusals of the domain. A new one without a row does not compile. */
const REFUSALS: {
  readonly [Code in RefusalCode]: RefusalKind<Extract<Refusal, { readonly code: Code }>>;
} = {
  "amount-below-minimum": {
    status: 400,
    title: "Amount too small",
    field: "amount",
    says: ({ amount, currency, minimum }) =>
      `amount ${Number.isInteger(amount) ? formatAmount(amount) : toUnits(amount)} ${currency} is below the minimum of ${formatAmount(minimum)} ${currency}`,
  },
  "brand-not-accepted": {
    status: 400,
    title: "Brand refused",
    field: "supportedCardBrands",
    says: ({ brand }) => `supportedCardBrands names ${brand}, which this gateway is set to refuse`,
  },
  "order-number-taken": {
    status: 400,
    title: "Order number taken",
    field: "orderNumber",
    says: ({ orderNumber, transactionNo }) =>
      `orderNumber ${shorten(orderNumber)} is taken by invoice ${transactionNo}. Use a new one`,
  },
  "invoice-unknown": {
    status: 404,
    title: "Invoice not found",
    field: "transactionNo",
    says: ({ transactionNo }) =>
      `there is no invoice with transaction number ${shorten(transactionNo)}`,
  },
  "invoice-closed": {
    status: 400,
    title: "Invoice closed",
    field: "transactionNo",
    says: ({ transactionNo, status }) => `invoice ${transactionNo} is ${status} already`,
  },
  "invoice-expired": {
    status: 400,
    title: "Invoice expired",
    field: "transactionNo",
    says: ({ transactionNo, expiredAt }) =>
      `invoice ${transactionNo} expired at ${toLocal(expiredAt)}. Create a new invoice`,
  },
  "method-not-offered": {
    status: 400,
    title: "Method not offered",
    field: "method",
    says: ({ transactionNo, method, offered }) =>
      `invoice ${transactionNo} cannot be paid by ${method}, only by ${offered.join(", ")}`,
  },
  "total-mismatch": {
    status: 400,
    title: "Total differs",
    field: "total",
    says: ({ transactionNo, total, amount }) =>
      `total ${formatAmount(total)} is not the amount ${formatAmount(amount)} of invoice ${transactionNo}`,
  },
  "invoice-not-paid": {
    status: 400,
    title: "Invoice not paid",
    field: "orderNumber",
    says: ({ transactionNo, status }) =>
      `invoice ${transactionNo} is ${status}, and only a paid one can be refunded or delivered`,
  },
  "invoice-refunded": {
    status: 400,
    title: "Invoice refunded",
    field: "orderNumber",
    says: ({ transactionNo, at }) =>
      `invoice ${transactionNo} was refunded at ${toLocal(at)} already`,
  },
  "order-not-digital": {
    status: 400,
    title: "Nothing digital",
    field: "orderNumber",
    says: ({ transactionNo }) => `invoice ${transactionNo} has no product with isDigital true`,
  },
  "order-unknown": {
    status: 404,
    title: "Order not found",
    field: "orderNumber",
    says: ({ orderNumber }) => `there is no invoice with order number ${shorten(orderNumber)}`,
  },
  "merchant-unknown": {
    status: 404,
    title: "Merchant not found",
    field: "value",
    says: ({ key, value }) => `the partner has no merchant with ${key} ${shorten(value)}`,
  },
  "receivers-ambiguous": {
    status: 400,
    title: "Receivers unclear",
    field: "receivers",
    says: ({ lack, places }) => {
      const those = listed(places.map((place) => `receivers[${place}]`));
      return lack === "amount"
        ? `at most one receiver may go without an amount, but ${those} do`
        : `at most one receiver may have isMainReceiver true, but ${those} do`;
    },
  },
  "portions-mismatch": {
    status: 400,
    title: "Portions differ",
    field: "receivers",
    says: describePortions,
  },
  "otp-session-unknown": {
    status: 404,
    title: "No such session",
    field: "paymentSessionId",
    says: ({ sessionId }) => `there is no payment session ${shorten(sessionId)}. Send an OTP first`,
  },
  "otp-session-of-other-invoice": {
    status: 400,
    title: "Session of another invoice",
    field: "paymentSessionId",
    says: ({ sessionId, transactionNo }) =>
      `payment session ${sessionId} belongs to another invoice than ${transactionNo}`,
  },
  "otp-session-closed": {
    status: 400,
    title: "Session closed",
    field: "paymentSessionId",
    says: ({ sessionId, state }) => `payment session ${sessionId} ${CLOSED[state]}. Send a new OTP`,
  },
  "otp-session-expired": {
    status: 400,
    title: "Session expired",
    field: "paymentSessionId",
    says: ({ sessionId, expiredAt }) =>
      `payment session ${sessionId} expired at ${toLocal(expiredAt)}. Send a new OTP`,
  },
  "otp-signature-wrong": {
    status: 401,
    title: "Signature wrong",
    field: "signature",
    says: () => "signature does not sign signedBase64Data. Pass both on as sendOtp returned them",
  },
  "otp-data-wrong": {
    status: 401,
    title: "Signed data wrong",
    field: "signedBase64Data",
    says: () =>
      "signedBase64Data belongs to another payment session. Pass it on as sendOtp returned it",
  },
  "otp-mobile-mismatch": {
    status: 400,
    title: "Other mobile",
    field: "stcpayMobile",
    says: ({ mobile, sentTo }) =>
      `the mobile ${shorten(mobile)} is not ${shorten(sentTo)}, where the OTP was sent`,
  },
  "otp-code-wrong": {
    status: 400,
    title: "Wrong code",
    field: "stcpayPaymentOTP",
    says: ({ triesLeft }) => {
      const next = triesLeft > 0 ? `Tries left: ${triesLeft}` : "No try is left: send a new OTP";
      return `stcpayPaymentOTP is wrong. ${next}`;
    },
  },
  "payment-declined": {
    status: 400,
    title: "Payment declined",
    field: "stcpayPaymentOTP",
    says: ({ reason, message }) => `the payment was declined: ${reason}, ${message}`,
  },
  "recurring-unknown": {
    status: 404,
    title: "Recurring payment not found",
    field: "recurringId",
    says: ({ recurringId }) => `there is no recurring payment ${shorten(recurringId)}`,
  },
  "recurring-not-open": {
    status: 400,
    title: "Recurring payment closed",
    field: "recurringId",
    says: ({ recurringId, status, wanted }) =>
      `recurring payment ${recurringId} is ${status}, so it cannot be ${wanted}`,
  },
  "license-taken": {
    status: 400,
    title: "License taken",
    field: "licenseNumber",
    says: ({ licenseNumber }) =>
      `you have a merchant with the license ${shorten(licenseNumber)} already`,
  },
  "registration-unknown": {
    status: 404,
    title: "No such registration",
    field: "sessionUuid",
    says: ({ registrationId }) =>
      `there is no registration ${shorten(registrationId)}. Call check-license first`,
  },
  "registration-proof-wrong": {
    status: 400,
    title: "Registration differs",
    field: "signature",
    says: ({ field }) =>
      `${field} is not that of this registration. Pass it on as you sent or received it`,
  },
  "registration-code-wrong": {
    status: 400,
    title: "Wrong code",
    field: "otp",
    says: ({ triesLeft }) => {
      const next = triesLeft > 0 ? `Tries left: ${triesLeft}` : "No try is left: start again";
      return `otp is wrong. ${next}`;
    },
  },
  "registration-code-expired": {
    status: 400,
    title: "Code expired",
    field: "otp",
    says: ({ expiredAt }) => `the OTP expired at ${toLocal(expiredAt)}. Call check-license again`,
  },
  "registration-not-open": {
    status: 400,
    title: "Wrong step",
    field: "sessionUuid",
    says: ({ registrationId, status }) =>
      `registration ${registrationId} is ${status}. ${NEXT_STEP[status]}`,
  },
  "nothing-to-settle": {
    status: 409,
    title: "Nothing to settle",
    field: "settlements",
    says: ({ open, balance }) => {
      if (open === 0) return "no payment waits for its settlement. Pay an invoice first";
      const sum = `add up to ${formatAmount(balance)} SAR`;
      return `the ${open} payments and refunds that wait for their settlement ${sum}, which is not a payout. Pay an invoice first`;
    },
  },
  "settlement-unknown": {
    status: 404,
    title: "No such settlement",
    field: "settlementNumber",
    says: ({ settlementNumber }) => `there is no settlement ${shorten(settlementNumber)}`,
  },
  "refund-partial": {
    status: 400,
    title: "Partial refund",
    field: "amount",
    says: ({ transactionNo, asked, amount, currency }) => {
      const whole = `${formatAmount(amount)} ${currency}`;
      return `invoice ${transactionNo} is refunded as a whole, ${whole}, but amount asks for ${formatAmount(asked)}. Leave amount out`;
    },
  },
  "credentials-wrong": {
    status: 401,
    title: "Wrong credentials",
    field: "secretKey",
    says: () => "the credentials are wrong: this sandbox has its secret pinned",
  },
  "callback-unknown": {
    status: 404,
    title: "Callback not found",
    field: "callbackId",
    says: ({ callbackId }) => `there is no callback ${shorten(callbackId)}`,
  },
  "callback-busy": {
    status: 409,
    title: "Callback under way",
    field: "callbackId",
    says: ({ callbackId }) => `callback ${callbackId} is being sent at this moment`,
  },
  "fault-unknown": {
    status: 404,
    title: "Fault rule not found",
    field: "faultId",
    says: ({ id, known }) => {
      const there =
        known.length > 0
          ? `Existing rules: ${firstOf(known, KNOWN_MAX).join(", ")}`
          : "The sandbox has none";
      return `there is no fault rule ${shorten(id)}. ${there}`;
    },
  },
  "too-many-faults": {
    status: 409,
    title: "Too many fault rules",
    field: "fault",
    says: ({ most }) =>
      `the sandbox has ${most} fault rules, the most that it can have. Remove those that you no longer need`,
  },
  "label-taken": {
    status: 409,
    title: "Label taken",
    field: "name",
    says: ({ name }) => `there is a label ${shorten(name)} already. Use another name`,
  },
  "advance-too-long": {
    status: 409,
    title: "Advance too long",
    field: "to",
    says: ({ charges, callbacks, most }) => {
      const way = `on the way there would be about ${charges} charges, expiries and settled orders`;
      if (callbacks === 0) {
        return `${way}, and the gateway has memory for ${most} more events. ${SHORTER}, or start it with a larger heap (NODE_OPTIONS=--max-old-space-size)`;
      }
      const calls = `each with a callback, and one call makes ${most} at the most`;
      return `${way}, ${calls}. ${SHORTER}, or leave them out with "callbacks": "skip"`;
    },
  },
  "clock-backwards": {
    status: 400,
    title: "Clock moves forward",
    field: "to",
    says: ({ now, to }) =>
      `the clock only moves forward: it is ${toLocal(now)}, later than ${toLocal(to)}`,
  },
  "clock-out-of-range": {
    status: 400,
    title: "Clock out of range",
    field: "to",
    says: ({ last }) => `the clock cannot pass ${toLocal(last)}`,
  },
};

/** The status, title and field of a refusal. */
export function kindOf({ code }: Pick<Refusal, "code">): RefusalKind {
  return REFUSALS[code];
}

/** A refusal in one sentence. */
export function explain(refusal: Refusal): string {
  return kindOf(refusal).says(refusal);
}

/** Ids that one sentence lists. */
const KNOWN_MAX = 20;

const SHORTER = "Advance in shorter steps";

/** What a registration waits for. */
const NEXT_STEP: Readonly<Record<RegistrationStatus, string>> = {
  "code-sent": "Call validate-otp next",
  verified: "Call add-info next",
  described: "Call confirm-account next",
  confirming: "The merchant must approve it in the national identity app",
  active: "It is complete",
  rejected: "Start again with check-license",
  blocked: "Start again with check-license",
};

const CLOSED = {
  used: "was used already",
  replaced: "was replaced by a later OTP",
  blocked: "was blocked after too many wrong codes",
} as const;

/** Receivers that one sentence names. */
const NAMED_MAX = 5;

function listed(names: readonly string[]): string {
  const some = firstOf(names, NAMED_MAX);
  if (some.length > NAMED_MAX) return `${some.slice(0, -1).join(", ")} ${some.at(-1)}`;
  return [some.slice(0, -1).join(", "), ...some.slice(-1)].filter(Boolean).join(" and ");
}

function describePortions({
  amount,
  portions,
  rests,
}: Extract<Refusal, { readonly code: "portions-mismatch" }>): string {
  const names = listed(
    portions.map(({ of }) =>
      of === "partner" ? "partnerPortion.amount" : `receivers[${of}].amount`,
    ),
  );
  const whole = formatAmount(amount);
  const parts = firstOf(
    portions.map((portion) => formatAmount(portion.amount)),
    NAMED_MAX,
  );
  const sum = formatAmount(portions.reduce((all, portion) => all + portion.amount, 0));
  const received = parts.length > 1 ? `${parts.join(" + ")} = ${sum}` : sum;
  if (rests === null)
    return `${names} must add up to the amount ${whole}, but you sent ${received}`;
  return `${names} must leave some of the amount ${whole} to receivers[${rests}], but you sent ${received}`;
}
