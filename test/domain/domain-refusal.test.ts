import { expect, test } from "vitest";
import { explain } from "../../mocks/domain/refusal.js";
import { shorten, shown } from "../../mocks/domain/text.js";
import { refusals } from "../support/refusals.js";

test.each(Object.values(refusals))("$code has a sentence of its own", (refusal) => {
  const sentence = explain(refusal);
  expect(sentence).toMatch(/^[a-zA-Z0-9].{20,}$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\.$/);
  const others = Object.values(refusals).filter((other) => other !== refusal);
  expect(others.map(explain)).not.toContain(sentence);
});

test.each([
  [refusals["amount-below-minimum"], "amount 4.99 SAR is below the minimum of 5.00 SAR"],
  [refusals["invoice-expired"], "31 Jan 2026, 15:00:00 Riyadh"],
  [refusals["method-not-offered"], "mada, stcpay"],
  [refusals["otp-code-wrong"], "Tries left: 2"],
  [{ code: "otp-code-wrong", triesLeft: 0 } as const, "No try is left"],
  [refusals["clock-backwards"], "only moves forward"],
  [refusals["otp-mobile-mismatch"], "the mobile 05001 is not 05002"],
  [refusals["fault-unknown"], "Existing rules: fault-1"],
  [{ code: "fault-unknown", id: "fault-9", known: [] } as const, "The sandbox has none"],
  [refusals["advance-too-long"], "each with a callback, and one call makes 5000 at the most"],
  [{ ...refusals["advance-too-long"], callbacks: 0 }, "more than the 5000 of one call"],
])("it contains the facts: %j", (refusal, part) => {
  expect(explain(refusal)).toContain(part);
});

test.each([
  ["x".repeat(64), "x".repeat(64), 64],
  ["x".repeat(65), `${"x".repeat(61)}...`, 64],
  [`${"x".repeat(60)}😀${"x".repeat(9)}`, `${"x".repeat(60)}...`, 64],
])("%s appears in a sentence as %s", (text, kept, most) => {
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
])("the value %j appears as %s", (value, text) => {
  expect(shown(value)).toBe(text);
});
