import type { OperationId } from "../../../spec/generated/operations.js";
import { requestValidator } from "../../../spec/validators.js";
import { entryOf } from "../../consumers/call.js";
import { textAt } from "../checks.js";
import {
  call,
  type PlannedCall,
  type RequestParts,
  type ServiceAnswer,
  type TestData,
} from "../rule.js";

/** Addresses without an owner: what is created calls no server. */
export const SHOP = "https://shop.example/paystub-calibrate";

/** A product with the required fields only. */
export const PRODUCT = { title: "Coffee beans", price: 25.5, qty: 1 } as const;

/** A JSON object to be sent. */
export type Body = Readonly<Record<string, unknown>>;

/** The required fields of an invoice in riyals, and what a rule changes. */
export function order({ mobile, orderNumber }: TestData, part: Body = {}): Body {
  return {
    orderNumber,
    amount: 25.5,
    callBackUrl: `${SHOP}/paid`,
    clientName: "Sara Al Harbi",
    clientMobile: mobile,
    products: [PRODUCT],
    ...part,
  };
}

/** A request for a one-time password for an invoice of `order`. */
export function otpRequest({ mobile }: TestData, transactionNo: string, part: Body = {}): Body {
  return {
    stcpayMobile: mobile,
    orderNumber: transactionNo,
    stcpayMobileCountryCode: "966",
    total: 25.5,
    ...part,
  };
}

/** A monthly payment, and what a rule changes of its parts. */
export function plan(
  { mobile }: TestData,
  part: {
    readonly payment?: Body;
    readonly customer?: Body;
    readonly urls?: Body;
    readonly recurring?: Body;
  } = {},
): Body {
  const { payment, customer, urls, recurring } = part;
  return {
    payment: { value: 49.5, currencyCode: "SAR", paymentNote: "Membership", ...payment },
    customer: { name: "Sara Al Harbi", mobile, email: "sara@palm-coffee.example", ...customer },
    urls: { callback: `${SHOP}/charged`, ...urls },
    recurring: { type: "Monthly", iterations: 3, retryCount: 2, ...recurring },
  };
}

/** A number of the right form that no invoice has: the first instant of all. */
export const UNKNOWN_NO = "0000000000000";

/** An invoice with the required fields only, in riyals; rules of other operations go on from it. */
export const plain = addInvoice();

/** Another invoice of that kind, for a rule that changes it. */
export function addInvoice(part?: Body): PlannedCall {
  return call("addInvoice", (facts) => ({ body: order(facts, part) }));
}

/** The fields that the spec requires in a body, and in the empty objects of a sample: `payment.value`. */
export function requiredIn(operation: OperationId, sample: object = {}): readonly string[] {
  const { body } = entryOf(operation);
  if (body === null) return [];
  const validate = requestValidator(body);
  validate(sample);
  const missing = (validate.errors ?? []).filter(({ keyword }) => keyword === "required");
  return missing.map(({ instancePath, params }) =>
    `${instancePath}/${params.missingProperty}`.slice(1).replaceAll("/", "."),
  );
}

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
