import { expect, test } from "vitest";
import { explain } from "../../mocks/api/refusals.js";
import type { Refusal } from "../../mocks/domain/refusal.js";
import { T0 } from "../support/domain.js";

const transactionNo = "1000000000001";
const tooLong = { code: "advance-too-long", charges: 9000, callbacks: 9000, most: 5000 } as const;

test.each<[Refusal, string]>([
  [
    { code: "amount-below-minimum", amount: 499, currency: "SAR", minimum: 500 },
    "amount 4.99 SAR is below the minimum of 5.00 SAR",
  ],
  [{ code: "invoice-expired", transactionNo, expiredAt: T0 }, "31 Jan 2026, 15:00:00 Riyadh"],
  [
    { code: "method-not-offered", transactionNo, method: "amex", offered: ["mada", "stcpay"] },
    "mada, stcpay",
  ],
  [{ code: "otp-code-wrong", triesLeft: 2 }, "Tries left: 2"],
  [{ code: "otp-code-wrong", triesLeft: 0 }, "No try is left"],
  [{ code: "clock-backwards", now: T0 + 1, to: T0 }, "only moves forward"],
  [
    { code: "otp-mobile-mismatch", mobile: "05001", sentTo: "05002" },
    "the mobile 05001 is not 05002",
  ],
  [{ code: "fault-unknown", id: "fault-9", known: ["fault-1"] }, "Existing rules: fault-1"],
  [{ code: "fault-unknown", id: "fault-9", known: [] }, "The sandbox has none"],
  [tooLong, "each with a callback, and one call makes 5000 at the most"],
  [{ ...tooLong, callbacks: 0 }, "memory for 5000 more events"],
])("the sentence of a refusal contains its facts: %j", (refusal, part) => {
  expect(explain(refusal)).toContain(part);
});
