import { expect, test } from "vitest";
import { explain, type Refusal, type RefusalCode } from "../mocks/domain/refusal.js";
import { shorten, shown } from "../mocks/domain/shown.js";
import { T0 } from "./support/domain.js";

const transactionNo = "1000000000001";
const sessionId = "session-1";

/** One of each kind: a new refusal without an example does not compile. */
const examples: { readonly [Code in RefusalCode]: Extract<Refusal, { readonly code: Code }> } = {
  "amount-below-minimum": {
    code: "amount-below-minimum",
    amount: 499,
    currency: "SAR",
    minimum: 500,
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
  "otp-data-wrong": { code: "otp-data-wrong", why: "belongs to another payment session" },
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
  "callback-under-way": {
    code: "callback-under-way",
    callbackId: "cb-1",
    target: "shop.example",
    forMs: 1000,
  },
  "label-taken": { code: "label-taken", name: "paid" },
  "journey-too-long": { code: "journey-too-long", charges: 9000, callbacks: 9000, most: 5000 },
  "clock-backwards": { code: "clock-backwards", now: T0 + 1, to: T0 },
  "clock-out-of-range": { code: "clock-out-of-range", last: T0 },
};

test.each(Object.values(examples))("$code is told in a sentence of its own", (refusal) => {
  const sentence = explain(refusal);
  expect(sentence).toMatch(/^[a-zA-Z0-9].{20,}$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\.$/);
  const others = Object.values(examples).filter((other) => other !== refusal);
  expect(others.map(explain)).not.toContain(sentence);
});

test.each([
  [examples["amount-below-minimum"], "amount 4.99 SAR is below the minimum of 5.00 SAR"],
  [examples["invoice-expired"], "2026-01-31T12:00:00.000Z"],
  [examples["method-not-offered"], "mada, stcpay"],
  [examples["otp-code-wrong"], "tries left: 2"],
  [{ code: "otp-code-wrong", triesLeft: 0 } as const, "no try is left"],
  [examples["clock-backwards"], "only moves forward"],
  [examples["otp-mobile-mismatch"], "the mobile 05001 is not 05002"],
  [examples["fault-unknown"], "known are fault-1"],
  [{ code: "fault-unknown", id: "fault-9", known: [] } as const, "there is none at all"],
  [examples["journey-too-long"], "each with a callback, and one call makes 5000 at the most"],
  [{ ...examples["journey-too-long"], callbacks: 0 }, "more than the 5000 of one call"],
])("it says what matters: %j", (refusal, part) => {
  expect(explain(refusal)).toContain(part);
});

test.each([
  ["x".repeat(64), "x".repeat(64), 64],
  ["x".repeat(65), `${"x".repeat(61)}...`, 64],
  [`${"x".repeat(60)}😀${"x".repeat(9)}`, `${"x".repeat(60)}...`, 64],
])("%s stands in a sentence as %s", (text, kept, most) => {
  expect(shorten(text, most)).toBe(kept);
});

test.each([
  ["a", '"a"'],
  ["x".repeat(62), `"${"x".repeat(62)}"`],
  ["x".repeat(63), `"${"x".repeat(60)}...`],
  ["x".repeat(64), `"${"x".repeat(60)}...`],
  ["x".repeat(1000), `"${"x".repeat(60)}...`],
  ['"'.repeat(70), `"${'\\"'.repeat(30)}...`],
  [5, "5"],
  [undefined, "undefined"],
  [{ a: 1 }, '{"a":1}'],
])("the value %j is shown as %s", (value, text) => {
  expect(shown(value)).toBe(text);
});
