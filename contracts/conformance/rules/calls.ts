import { type Body, order, otpRequest } from "../bodies.js";
import { textAt, turnsAway } from "../checks.js";
import { call, type PlannedCall, type RequestParts, type ServiceAnswer } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";

/** A number of the right form that no invoice has: the first instant of all. */
export const UNKNOWN_NO = "0000000000000";

/** An invoice with the required fields only, in riyals; rules of other operations go on from it. */
export const plain = addInvoice();

/** Another invoice of that kind, for a rule that changes it. */
export function addInvoice(part?: Body): PlannedCall {
  return call("addInvoice", (facts) => ({ body: order(facts, part) }));
}

/** The required fields of an invoice. */
export const REQUIRED: readonly string[] = [
  ...["orderNumber", "amount", "callBackUrl", "clientName", "clientMobile", "products"],
];

/** A product with the required fields only. */
export const PRODUCT = { title: "Coffee beans", price: 25.5, qty: 1 } as const;

/** An invoice below the minimum. */
export const tooSmall = addInvoice({ amount: 4.99 });

/** An invoice in another currency. */
export const dollars = addInvoice({ currency: "USD" });

/** Where to read the invoice that the first call before made. */
export function sameInvoice(_: unknown, [invoice]: readonly ServiceAnswer[]): RequestParts {
  return { path: { transactionNo: textAt(invoice, "transactionNo") } };
}

/** Sends a one-time password for an invoice. */
export function sendOtp(invoice: PlannedCall, part?: Body): PlannedCall {
  return call(
    "sendOtp",
    (facts, [created]) => ({ body: otpRequest(facts, textAt(created, "transactionNo"), part) }),
    { after: [invoice] },
  );
}

/** The rule of an assumed operation that a call of it without a token is refused. */
export function withoutToken(id: string, nameless: PlannedCall): ConformanceRule {
  const sentence = "A call without a token is refused.";
  return assumed("auth-failure", `${id}.no-token`, sentence, nameless, turnsAway);
}
