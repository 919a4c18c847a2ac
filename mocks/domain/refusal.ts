import { type Brand, type Currency, formatAmount, type Halalas } from "./money.js";
import type { InvoiceStatus, RecurringStatus, RegistrationStatus } from "./moves.js";
import { explainOrder, type OrderRefusal } from "./order-refusal.js";
import { firstOf, shorten } from "./text.js";
import { type EpochMs, toLocal } from "./time.js";

/** Every way the domain says no. Plain data: the edge gives each its wire shape. */
export type Refusal =
  | {
      readonly code: "amount-below-minimum";
      readonly amount: Halalas;
      readonly currency: Currency;
      readonly minimum: Halalas;
    }
  | { readonly code: "brand-not-accepted"; readonly brand: Brand }
  | { readonly code: "invoice-unknown"; readonly transactionNo: string }
  | {
      readonly code: "invoice-closed";
      readonly transactionNo: string;
      readonly status: Exclude<InvoiceStatus, "pending">;
    }
  | {
      readonly code: "invoice-expired";
      readonly transactionNo: string;
      readonly expiredAt: EpochMs;
    }
  | {
      readonly code: "method-not-offered";
      readonly transactionNo: string;
      readonly method: Brand;
      readonly offered: readonly Brand[];
    }
  | {
      readonly code: "total-mismatch";
      readonly transactionNo: string;
      readonly total: Halalas;
      readonly amount: Halalas;
    }
  | OrderRefusal
  | { readonly code: "otp-session-unknown"; readonly sessionId: string }
  | {
      readonly code: "otp-session-of-other-invoice";
      readonly sessionId: string;
      readonly transactionNo: string;
    }
  | {
      readonly code: "otp-session-closed";
      readonly sessionId: string;
      readonly state: "used" | "replaced" | "blocked";
    }
  | {
      readonly code: "otp-session-expired";
      readonly sessionId: string;
      readonly expiredAt: EpochMs;
    }
  | { readonly code: "otp-signature-wrong" }
  | { readonly code: "otp-data-wrong"; readonly why: string }
  | { readonly code: "otp-mobile-mismatch"; readonly mobile: string; readonly sentTo: string }
  | { readonly code: "otp-code-wrong"; readonly triesLeft: number }
  | { readonly code: "recurring-unknown"; readonly recurringId: string }
  | {
      readonly code: "recurring-not-open";
      readonly recurringId: string;
      readonly status: RecurringStatus;
      readonly wanted: string;
    }
  | { readonly code: "license-taken"; readonly licenseNumber: string }
  | { readonly code: "registration-unknown"; readonly registrationId: string }
  | {
      readonly code: "registration-proof-wrong";
      readonly field: "signature" | "mobile" | "partnerProfileNo";
    }
  | { readonly code: "registration-code-wrong"; readonly triesLeft: number }
  | { readonly code: "registration-code-expired"; readonly expiredAt: EpochMs }
  | {
      readonly code: "registration-not-open";
      readonly registrationId: string;
      readonly status: RegistrationStatus;
    }
  | {
      /** Nothing waits for its settlement, or it adds up to no payout. */
      readonly code: "nothing-to-settle";
      readonly open: number;
      readonly balance: Halalas;
    }
  | { readonly code: "settlement-unknown"; readonly settlementNumber: string }
  | {
      readonly code: "refund-partial";
      readonly transactionNo: string;
      readonly asked: Halalas;
      readonly amount: Halalas;
      readonly currency: Currency;
    }
  | { readonly code: "credentials-wrong" }
  | { readonly code: "callback-unknown"; readonly callbackId: string }
  | { readonly code: "callback-busy"; readonly callbackId: string }
  | {
      readonly code: "callback-under-way";
      readonly callbackId: string;
      readonly target: string;
      readonly forMs: number;
    }
  | { readonly code: "payment-declined"; readonly reason: string; readonly message: string }
  | { readonly code: "fault-unknown"; readonly id: string; readonly known: readonly string[] }
  | { readonly code: "too-many-faults"; readonly most: number }
  | { readonly code: "label-taken"; readonly name: string }
  | {
      readonly code: "advance-too-long";
      readonly charges: number;
      readonly callbacks: number;
      readonly most: number;
    }
  | { readonly code: "clock-backwards"; readonly now: EpochMs; readonly to: EpochMs }
  | { readonly code: "clock-out-of-range"; readonly last: EpochMs };

export type RefusalCode = Refusal["code"];

/** Ids that one sentence lists. */
const KNOWN_MAX = 20;

/** One sentence for a person: what, why and what to do. What was sent is cut where it is long. */
export function explain(refusal: Refusal): string {
  switch (refusal.code) {
    case "amount-below-minimum": {
      const { amount, currency, minimum } = refusal;
      const least = `${formatAmount(minimum)} ${currency}`;
      return `amount ${formatAmount(amount)} ${currency} is below the minimum of ${least}`;
    }
    case "brand-not-accepted":
      return `supportedCardBrands names ${refusal.brand}, which this gateway is set to refuse`;
    case "invoice-unknown":
      return `there is no invoice with transaction number ${shorten(refusal.transactionNo)}`;
    case "invoice-closed":
      return `invoice ${refusal.transactionNo} is ${refusal.status} already`;
    case "invoice-expired": {
      const { transactionNo, expiredAt } = refusal;
      return `invoice ${transactionNo} expired at ${toLocal(expiredAt)}. Create a new invoice`;
    }
    case "method-not-offered": {
      const { transactionNo, method, offered } = refusal;
      return `invoice ${transactionNo} cannot be paid by ${method}, only by ${offered.join(", ")}`;
    }
    case "total-mismatch": {
      const [total, amount] = [formatAmount(refusal.total), formatAmount(refusal.amount)];
      return `total ${total} is not the amount ${amount} of invoice ${refusal.transactionNo}`;
    }
    case "order-number-taken":
    case "invoice-not-paid":
    case "invoice-refunded":
    case "order-not-digital":
    case "order-unknown":
    case "merchant-unknown":
    case "receivers-ambiguous":
    case "portions-mismatch":
      return explainOrder(refusal);
    case "otp-session-unknown":
      return `there is no payment session ${shorten(refusal.sessionId)}. Send an OTP first`;
    case "otp-session-of-other-invoice":
      return `payment session ${refusal.sessionId} belongs to another invoice than ${refusal.transactionNo}`;
    case "otp-session-closed":
      return `payment session ${refusal.sessionId} ${CLOSED[refusal.state]}. Send a new OTP`;
    case "otp-session-expired": {
      const { sessionId, expiredAt } = refusal;
      return `payment session ${sessionId} expired at ${toLocal(expiredAt)}. Send a new OTP`;
    }
    case "otp-signature-wrong":
      return "signature does not sign signedBase64Data. Pass both on as sendOtp returned them";
    case "otp-data-wrong":
      return `signedBase64Data ${refusal.why}. Pass it on as sendOtp returned it`;
    case "otp-mobile-mismatch":
      return `the mobile ${shorten(refusal.mobile)} is not ${shorten(refusal.sentTo)}, where the OTP was sent`;
    case "otp-code-wrong": {
      const { triesLeft } = refusal;
      const next = triesLeft > 0 ? `Tries left: ${triesLeft}` : "No try is left: send a new OTP";
      return `stcpayPaymentOTP is wrong. ${next}`;
    }
    case "recurring-unknown":
      return `there is no recurring payment ${shorten(refusal.recurringId)}`;
    case "recurring-not-open": {
      const { recurringId, status, wanted } = refusal;
      return `recurring payment ${recurringId} is ${status}, so it cannot be ${wanted}`;
    }
    case "license-taken":
      return `you have a merchant with the license ${shorten(refusal.licenseNumber)} already`;
    case "registration-unknown":
      return `there is no registration ${shorten(refusal.registrationId)}. Call check-license first`;
    case "registration-proof-wrong":
      return `${refusal.field} is not that of this registration. Pass it on as you sent or received it`;
    case "registration-code-wrong": {
      const { triesLeft } = refusal;
      const next = triesLeft > 0 ? `Tries left: ${triesLeft}` : "No try is left: start again";
      return `otp is wrong. ${next}`;
    }
    case "registration-code-expired":
      return `the OTP expired at ${toLocal(refusal.expiredAt)}. Call check-license again`;
    case "registration-not-open":
      return `registration ${refusal.registrationId} is ${refusal.status}. ${NEXT_STEP[refusal.status]}`;
    case "credentials-wrong":
      return "the credentials are wrong: this sandbox has its secret pinned";
    case "callback-unknown":
      return `there is no callback ${shorten(refusal.callbackId)}`;
    case "callback-busy":
      return `callback ${refusal.callbackId} is being sent at this moment`;
    case "callback-under-way": {
      const { callbackId, target, forMs } = refusal;
      const what = `callback ${callbackId} to ${target} has been under way for ${forMs} ms`;
      return `${what}. If the receiver made this call, it waits for itself: answer the callback first, or wait until it is settled`;
    }
    case "payment-declined":
      return `the payment was declined: ${refusal.reason}, ${refusal.message}`;
    case "nothing-to-settle": {
      const { open, balance } = refusal;
      if (open === 0) return "no payment waits for its settlement. Pay an invoice first";
      const sum = `add up to ${formatAmount(balance)} SAR`;
      return `the ${open} payments and refunds that wait for their settlement ${sum}, which is not a payout. Pay an invoice first`;
    }
    case "settlement-unknown":
      return `there is no settlement ${shorten(refusal.settlementNumber)}`;
    case "refund-partial": {
      const { transactionNo, asked, amount, currency } = refusal;
      const whole = `${formatAmount(amount)} ${currency}`;
      return `invoice ${transactionNo} is refunded as a whole, ${whole}, but amount asks for ${formatAmount(asked)}. Leave amount out`;
    }
    case "fault-unknown": {
      const { id, known } = refusal;
      const there =
        known.length > 0
          ? `Existing rules: ${firstOf(known, KNOWN_MAX).join(", ")}`
          : "The sandbox has none";
      return `there is no fault rule ${shorten(id)}. ${there}`;
    }
    case "too-many-faults":
      return `the sandbox has ${refusal.most} fault rules, the most that it can have. Remove those that you no longer need`;
    case "label-taken":
      return `there is a label ${shorten(refusal.name)} already. Use another name`;
    case "advance-too-long": {
      const { charges, callbacks, most } = refusal;
      const way = `on the way there would be about ${charges} charges, expiries and settled orders`;
      if (callbacks === 0) return `${way}, more than the ${most} of one call. ${SHORTER}`;
      const calls = `each with a callback, and one call makes ${most} at the most`;
      return `${way}, ${calls}. ${SHORTER}, or leave them out with "callbacks": "skip"`;
    }
    case "clock-backwards": {
      const { now, to } = refusal;
      return `the clock only moves forward: it is ${toLocal(now)}, later than ${toLocal(to)}`;
    }
    case "clock-out-of-range":
      return `the clock cannot pass ${toLocal(refusal.last)}`;
  }
}

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
