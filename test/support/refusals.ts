import type { Refusal, RefusalCode } from "../../mocks/domain/refusal.js";
import { T0 } from "./domain.js";

const transactionNo = "1000000000001";
const sessionId = "session-1";

/** One of each kind: a new refusal without an example does not compile. */
export const refusals: {
  readonly [Code in RefusalCode]: Extract<Refusal, { readonly code: Code }>;
} = {
  "amount-below-minimum": {
    code: "amount-below-minimum",
    amount: 499,
    currency: "SAR",
    minimum: 500,
  },
  "nothing-to-settle": { code: "nothing-to-settle", open: 2, balance: -150 },
  "settlement-unknown": { code: "settlement-unknown", settlementNumber: "STL-9" },
  "refund-partial": {
    code: "refund-partial",
    transactionNo,
    asked: 1000,
    amount: 2550,
    currency: "SAR",
  },
  "license-taken": { code: "license-taken", licenseNumber: "FL-1" },
  "registration-unknown": { code: "registration-unknown", registrationId: "r-1" },
  "registration-proof-wrong": { code: "registration-proof-wrong", field: "signature" },
  "registration-code-wrong": { code: "registration-code-wrong", triesLeft: 2 },
  "registration-code-expired": { code: "registration-code-expired", expiredAt: T0 },
  "registration-not-open": {
    code: "registration-not-open",
    registrationId: "r-1",
    status: "blocked",
  },
  "brand-not-accepted": { code: "brand-not-accepted", brand: "tabby" },
  "order-number-taken": { code: "order-number-taken", orderNumber: "ORD-1", transactionNo },
  "invoice-unknown": { code: "invoice-unknown", transactionNo },
  "invoice-closed": { code: "invoice-closed", transactionNo, status: "paid" },
  "invoice-expired": { code: "invoice-expired", transactionNo, expiredAt: T0 },
  "method-not-offered": {
    code: "method-not-offered",
    transactionNo,
    method: "amex",
    offered: ["mada", "stcpay"],
  },
  "total-mismatch": { code: "total-mismatch", transactionNo, total: 1, amount: 2 },
  "invoice-not-paid": { code: "invoice-not-paid", transactionNo, status: "pending" },
  "invoice-refunded": { code: "invoice-refunded", transactionNo, at: T0 },
  "order-not-digital": { code: "order-not-digital", transactionNo },
  "order-unknown": { code: "order-unknown", orderNumber: "ORD-1" },
  "merchant-unknown": { code: "merchant-unknown", key: "email", value: "a@b.example" },
  "receivers-ambiguous": { code: "receivers-ambiguous", lack: "amount", places: [0, 2] },
  "portions-mismatch": {
    code: "portions-mismatch",
    amount: 2550,
    portions: [{ of: 0, amount: 2000 }],
    rests: null,
  },
  "otp-session-unknown": { code: "otp-session-unknown", sessionId },
  "otp-session-of-other-invoice": {
    code: "otp-session-of-other-invoice",
    sessionId,
    transactionNo,
  },
  "otp-session-closed": { code: "otp-session-closed", sessionId, state: "replaced" },
  "otp-session-expired": { code: "otp-session-expired", sessionId, expiredAt: T0 },
  "otp-signature-wrong": { code: "otp-signature-wrong" },
  "otp-data-wrong": { code: "otp-data-wrong" },
  "otp-mobile-mismatch": { code: "otp-mobile-mismatch", mobile: "05001", sentTo: "05002" },
  "otp-code-wrong": { code: "otp-code-wrong", triesLeft: 2 },
  "recurring-unknown": { code: "recurring-unknown", recurringId: "rec-1" },
  "recurring-not-open": {
    code: "recurring-not-open",
    recurringId: "rec-1",
    status: "ended",
    wanted: "canceled",
  },
  "credentials-wrong": { code: "credentials-wrong" },
  "payment-declined": { code: "payment-declined", reason: "NO_FUNDS", message: "Too little money" },
  "fault-unknown": { code: "fault-unknown", id: "fault-9", known: ["fault-1"] },
  "callback-unknown": { code: "callback-unknown", callbackId: "cb-1" },
  "callback-busy": { code: "callback-busy", callbackId: "cb-1" },
  "too-many-faults": { code: "too-many-faults", most: 1000 },
  "label-taken": { code: "label-taken", name: "paid" },
  "advance-too-long": { code: "advance-too-long", charges: 9000, callbacks: 9000, most: 5000 },
  "clock-backwards": { code: "clock-backwards", now: T0 + 1, to: T0 },
  "clock-out-of-range": { code: "clock-out-of-range", last: T0 },
};
