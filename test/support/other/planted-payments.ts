import {
  answers,
  type Deviation,
  forgives,
  lacks,
  refuses,
  says,
  turns,
  writesWholeNumbers,
  wrongShape,
} from "./deviations.js";
import type { Planted } from "./planted-invoices.js";
import { object } from "./wire.js";

const OTP = "sendOtp";
const PAY = "processPayment";
const REGISTER = "registerPayment";
const LIST = "recurringPayments";
const CANCEL = "cancelRecurring";

/** What can be wrong with sending a one-time password. */
export const plantedWallet: Planted = {
  "sendOtp.success": ["status 201", turns(OTP, 200, 201)],
  "sendOtp.shape": ["no signature", lacks(OTP, "signature")],
  "sendOtp.mobile": ["another number", says(OTP, "stcMobile", "0500000002")],
  "sendOtp.values": ["an empty session", says(OTP, "paymentSessionId", "")],
  "sendOtp.base64": ["no base64", says(OTP, "signedBase64Data", "{}")],
  ...Object.fromEntries(
    ["stcpayMobile", "stcpayMobileCountryCode", "total"].map((field) => [
      `sendOtp.required.${field}`,
      [`needs no ${field}`, forgives(OTP, `(${field} is missing|total differs)`)],
    ]),
  ),
  "sendOtp.required.orderNumber": ["status 404", turns(OTP, 400, 404)],
  "sendOtp.invalid.total": ["takes words", forgives(OTP, "total (is no number|differs)")],
  "sendOtp.unknown": ["status 400", turns(OTP, 404, 400)],
  "sendOtp.unknown.shape": ["the failure object of addInvoice", wrongShape(OTP)],
  "sendOtp.failure": ["status 422", turns(OTP, 400, 422)],
  "sendOtp.failure.shape": ["status as a text", says(OTP, "status", "400", "failure")],
  "sendOtp.failure.status": ["another status inside", says(OTP, "status", 500, "failure")],
  "sendOtp.failure.path": ["another path", says(OTP, "path", "/", "failure")],
  "sendOtp.failure.timestamp": ["seconds", says(OTP, "timestamp", 1_772_366_400, "failure")],
  "sendOtp.failure.names": ["no names of fields", says(OTP, "error", "it failed", "failure")],
  "sendOtp.refused.empty-mobile": ["takes no number", forgives(OTP, "stcpayMobile is missing")],
  "sendOtp.refused.total": ["takes any total", forgives(OTP, "total differs")],
};

/** What can be wrong with paying by one. */
export const plantedPayment: Planted = {
  "processPayment.success": ["no msg", lacks(PAY, "msg")],
  "processPayment.order": ["another amount", says(PAY, "orderAmount", 1)],
  "processPayment.fractions": [
    "a whole amount",
    { ...says(PAY, "orderAmount", 25), ...whole(PAY) },
  ],
  "processPayment.paid": ["stays pending", says("getInvoice", "orderStatus", "PENDING")],
  "processPayment.paid.case": ["capitals", says("getInvoice", "orderStatus", "PAID")],
  "processPayment.twice": ["pays twice", forgives(PAY, "the invoice is closed")],
  "processPayment.then.sendOtp": ["sends another code", forgives(OTP, "the invoice is closed")],
  "processPayment.wrong-code": ["takes any code", forgives(PAY, "the code is wrong")],
  "processPayment.forged": ["takes any signature", forgives(PAY, "the signature is forged")],
  "processPayment.unknown-session": ["status 400", turns(PAY, 404, 400)],
  "processPayment.missing": ["the failure object of addInvoice", wrongShape(PAY)],
};

function whole(operation: string): Pick<Deviation, "rewrites"> {
  const { rewrites } = writesWholeNumbers(operation);
  return rewrites ? { rewrites } : {};
}

const schedule = (knows: (recurring: Readonly<Record<string, unknown>>) => boolean) =>
  refuses(REGISTER, ({ recurring }) => knows(object(recurring)));

const REQUIRED = [
  ...["payment.value", "payment.currencyCode", "customer.name", "customer.mobile"],
  ...["urls.callback", "recurring.type", "recurring.iterations"],
];

/** What can be wrong with registering a payment that repeats. */
export const plantedRecurring: Planted = {
  "registerPayment.success": ["isSuccess false", says(REGISTER, "response.isSuccess", false)],
  "registerPayment.shape": ["isSuccess as a text", says(REGISTER, "response.isSuccess", "true")],
  "registerPayment.recurringId": ["no recurringId", lacks(REGISTER, "invoiceDetails.recurringId")],
  "registerPayment.recurringId.identifies": [
    "one recurringId for all",
    says(REGISTER, "invoiceDetails.recurringId", "plan-1"),
  ],
  "registerPayment.validationErrors": [
    "an empty list for null",
    says(REGISTER, "response.validationErrors", []),
  ],
  "registerPayment.failure": ["no message", lacks(REGISTER, "response.message", "failure")],
  "registerPayment.no-token": ["needs no token", forgives(REGISTER, "token is missing")],
  "registerPayment.bad-token": ["takes any token", forgives(REGISTER, "token unknown")],
  "registerPayment.status": ["status 201", turns(REGISTER, 200, 201)],
  "registerPayment.failure.status": ["status 200", turns(REGISTER, 400, 200)],
  "registerPayment.failure.validationErrors": [
    "a list of sentences",
    says(REGISTER, "response.validationErrors", ["intervalDays is wrong"], "failure"),
  ],
  "registerPayment.failure.invoiceDetails": [
    "details of a refusal",
    says(REGISTER, "invoiceDetails", {}, "failure"),
  ],
  "registerPayment.failure.names": [
    "no names of fields",
    says(REGISTER, "response.validationErrors", [], "failure"),
  ],
  ...Object.fromEntries(
    REQUIRED.map((field) => [
      `registerPayment.required.${field}`,
      [`needs no ${field}`, forgives(REGISTER, `${field} is missing`)],
    ]),
  ),
  "registerPayment.no-token.status": ["status 403", turns(REGISTER, 401, 403)],
  "registerPayment.nulls": ["a reference", says(REGISTER, "invoiceDetails.customerReference", "1")],
};

/** What can be wrong with its schedule. */
export const plantedSchedules: Planted = {
  ...Object.fromEntries(
    ["Daily", "Weekly", "Monthly", "Custom"].map((kind) => [
      `registerPayment.type.${kind}`,
      [`refuses ${kind}`, schedule(({ type }) => type === kind)],
    ]),
  ),
  "registerPayment.intervalDays.1": ["refuses 1", schedule((one) => one.intervalDays === 1)],
  "registerPayment.intervalDays.180": ["refuses 180", schedule((one) => one.intervalDays === 180)],
  "registerPayment.intervalDays.ignored": [
    "minds intervalDays with Daily",
    schedule((one) => one.intervalDays === 999),
  ],
  "registerPayment.retryCount.0": ["refuses 0", schedule((one) => one.retryCount === 0)],
  "registerPayment.retryCount.5": ["refuses 5", schedule((one) => one.retryCount === 5)],
  "registerPayment.retryCount.optional": [
    "needs a retryCount",
    schedule((one) => one.retryCount === undefined),
  ],
  "registerPayment.iterations.0": ["refuses 0", schedule((one) => one.iterations === 0)],
  "registerPayment.type.other": ["takes any type", forgives(REGISTER, "recurring.type is unknown")],
  "registerPayment.intervalDays.0-refused": ["takes 0", days("is below 1")],
  "registerPayment.intervalDays.181-refused": ["takes 181", days("is above 180")],
  "registerPayment.intervalDays.missing": ["needs no intervalDays", days("is missing")],
  "registerPayment.retryCount.6-refused": ["takes 6", retries("is above 5")],
  "registerPayment.retryCount.negative": ["takes -1", retries("is negative")],
  "registerPayment.retryCount.fraction": ["takes 2.5", retries("is no whole number")],
};

function days(words: string): Deviation {
  return forgives(REGISTER, `recurring.intervalDays ${words}`);
}

function retries(words: string): Deviation {
  return forgives(REGISTER, `recurring.retryCount ${words}`);
}

/** What can be wrong with listing and canceling. */
export const plantedRecurringLife: Planted = {
  "listRecurringPayments.shape": ["an object", answers(LIST, { payments: [] })],
  "listRecurringPayments.registered": ["an empty list", answers(LIST, [])],
  "listRecurringPayments.no-token": ["needs no token", forgives(LIST, "token is missing")],
  "cancelRecurring.success": ["an empty object", answers(CANCEL, {})],
  "cancelRecurring.canceled": ["is gone from the list", answers(LIST, [])],
  "cancelRecurring.twice": ["cancels again", forgives(CANCEL, "the payment is over")],
  "cancelRecurring.unknown": ["status 400", turns(CANCEL, 404, 400)],
  "cancelRecurring.missing": ["the failure object of addInvoice", wrongShape(CANCEL)],
};
