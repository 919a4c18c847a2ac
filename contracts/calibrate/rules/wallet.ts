import {
  answers,
  are,
  at,
  conforms,
  fails,
  has,
  MILLISECONDS_MIN,
  matches,
  names,
  satisfies,
  statedShape,
  textAt,
  writesFractions,
} from "../checks.js";
import { type Check, call, type PlannedCall, type ServiceAnswer, type TestData } from "../rule.js";
import {
  addInvoice,
  otpRequest,
  plain,
  requiredIn,
  sameInvoice,
  sendOtp,
  UNKNOWN_NO,
} from "./calls.js";
import { canceled, doomed } from "./invoices.js";
import { rulesOf } from "./operation.js";

const REQUIRED = requiredIn("sendOtp");
const VALUES = ["paymentSessionId", "signature", "signedBase64Data"];

const empty = call("sendOtp", () => ({ body: {} }));
/** Sends a code for an invoice of its own, the positive control of the operation. */
const sent = sendOtp(addInvoice());
const unknown = call("sendOtp", (facts) => ({ body: otpRequest(facts, UNKNOWN_NO) }));

/** The same number may come back with its country code, or without a leading zero. */
const sameNumber = (path: string): Check => {
  return ({ body, sent }) => {
    const [asked, came] = [at(sent.body, "stcpayMobile"), at(body, path)].map((number) => {
      return String(number).replace(/\D/g, "").replace(/^0+/, "");
    });
    return came?.endsWith(asked ?? "") ?? false;
  };
};

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** What holds of sending a one-time password. */
export const walletRules = rulesOf("sendOtp", sent, ({ holds, assumed }) => [
  holds("success", "A valid request needs no token and gets 200.", answers(200)),
  holds("shape", "The answer has every field, each a text.", statedShape(200)),
  holds(
    "mobile",
    "stcMobile and stcpayMobile are the number that was asked for.",
    sameNumber("stcMobile"),
    sameNumber("stcpayMobile"),
  ),
  holds(
    "values",
    "The values to pass on are not empty.",
    ...VALUES.map((path) => matches(path, /./)),
  ),
  holds("base64", "signedBase64Data is base64.", matches("signedBase64Data", BASE64)),
  ...REQUIRED.map((field) =>
    holds(
      `required.${field}`,
      `A request without ${field} gets 400.`,
      sendOtp(plain, { [field]: undefined }),
      answers(400),
    ),
  ),
  holds(
    "invalid.total",
    "A total that is not a number gets 400.",
    sendOtp(plain, { total: "much" }),
    answers(400),
  ),
  holds(
    "unknown",
    "An unknown transaction number gets 404 and the failure object.",
    unknown,
    answers(404),
  ),
  holds(
    "failure",
    "A request without any field gets 400, with timestamp and status as numbers, error and path as texts.",
    empty,
    answers(400),
  ),
  holds(
    "failure.status",
    "The field status of a failure is the HTTP status, as a number.",
    empty,
    answers(400),
    has("status", ({ status }: ServiceAnswer) => status),
  ),
  holds(
    "failure.path",
    "The field path of a failure is the called path.",
    empty,
    answers(400),
    has("path", ({ url }: ServiceAnswer) => new URL(url).pathname),
  ),
  assumed(
    "failure-shapes",
    "failure.timestamp",
    "timestamp is in milliseconds.",
    empty,
    answers(400),
    satisfies("timestamp", (value) => Number(value) > MILLISECONDS_MIN),
  ),
  assumed(
    "required-fields",
    "failure.names",
    "error names every field that is missing.",
    empty,
    answers(400),
    names("error", ...REQUIRED),
  ),
  assumed(
    "required-fields",
    "refused.empty-mobile",
    "An empty stcpayMobile gets 400.",
    sendOtp(plain, { stcpayMobile: "" }),
    answers(400),
  ),
  assumed(
    "total-mismatch",
    "refused.total",
    "A total that is not the invoice's amount gets 400.",
    sendOtp(plain, { total: 24.5 }),
    answers(400),
  ),
]);

/** Pays with what sendOtp returned, apart from what a rule changes. */
export function pay(
  invoice: PlannedCall,
  otp: PlannedCall,
  change: (facts: TestData) => Record<string, unknown> = () => ({}),
  ...later: readonly PlannedCall[]
): PlannedCall {
  return call(
    "processPayment",
    (facts, [created, sent]) => ({
      body: {
        ...otpRequest(facts, textAt(created, "transactionNo")),
        stcpayPaymentOTP: facts.otp,
        ...Object.fromEntries(VALUES.map((path) => [path, textAt(sent, path)])),
        ...change(facts),
      },
    }),
    { after: [invoice, otp, ...later] },
  );
}

const invoice = addInvoice();
const otp = sendOtp(invoice);
/** Pays an invoice, the positive control of the operation. */
const paid = pay(invoice, otp);
const readPaid = call("getInvoice", sameInvoice, { after: [invoice, paid] });
const paidAgain = pay(invoice, otp, undefined, paid);
const otpOfPaid: PlannedCall = { ...otp, after: [invoice, paid] };
const otpOfCanceled: PlannedCall = { ...otp, after: [doomed, canceled] };

const other = addInvoice();
const otherOtp = sendOtp(other);
/** Never the right one, whichever that is. */
const wrongCode = ({ otp: code }: TestData) => ({
  stcpayPaymentOTP: code === "00000" ? "1" : "00000",
});
const wrong = pay(other, otherOtp, wrongCode);
const forged = pay(other, otherOtp, () => ({ signature: "forged" }));
const sessionless = pay(other, otherOtp, () => ({ paymentSessionId: "no-such-session" }));
const emptyPayment = call("processPayment", () => ({ body: {} }));

const created = (path: string) => (answer: ServiceAnswer) => at(answer.after[0]?.body, path);

/** What is assumed of the call that consumes the values of sendOtp. */
export const walletPaymentRules = rulesOf("processPayment", paid, ({ holds, assumed }) => [
  holds("success", "The code and the values of sendOtp pay the invoice.", conforms(200)),
  holds(
    "order",
    "The answer names the invoice.",
    has("orderNumber", created("transactionNo")),
    has("orderAmount", created("amount")),
  ),
  assumed(
    "money-fraction",
    "fractions",
    "Money is written with a fraction part.",
    answers(200),
    writesFractions,
  ),
  holds("paid", "The invoice is paid afterwards.", readPaid, matches("orderStatus", /^paid$/i)),
  assumed(
    "order-status-case",
    "paid.case",
    "orderStatus is then written Paid.",
    readPaid,
    are("Paid", "orderStatus"),
  ),
  holds("twice", "A session pays once; the second payment gets 400.", paidAgain, conforms(400)),
  holds("wrong-code", "Another code gets 400.", wrong, conforms(400)),
  holds("forged", "Another signature gets 401.", forged, conforms(401)),
  holds("unknown-session", "An unknown session gets 404.", sessionless, conforms(404)),
  holds("missing", "A request without any field gets 400.", emptyPayment, conforms(400)),
]);

/** What holds of a one-time password for an invoice that is no longer pending. */
export const walletLateRules = rulesOf("sendOtp", sent, ({ stated, assumed }) => [
  assumed(
    "process-payment",
    "paid",
    "A paid invoice gets no further code: 400.",
    otpOfPaid,
    answers(400),
  ),
  stated(
    "canceled",
    "The service sends no one-time password for a canceled invoice.",
    otpOfCanceled,
    fails,
  ),
]);
