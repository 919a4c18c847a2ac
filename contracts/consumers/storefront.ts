import type { Caller } from "./call.js";

/** What became of an invoice, as the service itself says. */
type Settlement = "paid" | "pending" | "canceled" | "amount-differs" | "unknown";

/**
 * Whether an invoice was paid in full. Ask before goods leave: anyone can call the shop's callBackUrl, so a
 * callback is only a reason to check.
 */
export async function settlementOf(
  call: Caller,
  transactionNo: string,
  amount: number,
): Promise<Settlement> {
  const answer = await call("getInvoice", { params: { transactionNo } });
  if (answer.status === 404) return "unknown";
  if (answer.status !== 200) throw new Error(`invoice ${transactionNo}: ${answer.status}`);
  // The letter case of a status is not documented.
  const status = answer.body.orderStatus.toLowerCase();
  if (status !== "paid") return status === "pending" ? "pending" : "canceled";
  return inHundredths(answer.body.amount) === inHundredths(amount) ? "paid" : "amount-differs";
}

/** Sums of money are compared as whole numbers: 0.1 + 0.2 is not 0.3. */
function inHundredths(amount: number): number {
  return Math.round(amount * 100);
}
