import { expect, test } from "vitest";
import { explain } from "../../mocks/api/refusals.js";
import { refusals } from "../support/refusals.js";

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
  [{ ...refusals["advance-too-long"], callbacks: 0 }, "the log has room for 5000 more events"],
])("the sentence of a refusal contains its facts: %j", (refusal, part) => {
  expect(explain(refusal)).toContain(part);
});
