import { otpRequest } from "../bodies.js";
import { answers, are, has, matches, textAt, writesFractions } from "../checks.js";
import { at } from "../json.js";
import { call, type PlannedCall, type ServiceAnswer, type TestData } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";
import { addInvoice, sameInvoice, sendOtp } from "./calls.js";

const ROW = "process-payment";
const VALUES = ["paymentSessionId", "signature", "signedBase64Data"];

/** Pays with what sendOtp returned, apart from what a rule changes. */
function pay(
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
export const paid = pay(invoice, otp);
const readPaid = call("getInvoice", sameInvoice, { after: [invoice, paid] });
const paidAgain = pay(invoice, otp, undefined, paid);
const otpAgain = call("sendOtp", (_, [, , sent]) => ({ body: sent?.sent.body }), {
  after: [invoice, paid, otp],
});

const other = addInvoice();
const otherOtp = sendOtp(other);
/** Never the right one, whichever that is. */
const wrongCode = ({ otp: code }: TestData) => ({
  stcpayPaymentOTP: code === "00000" ? "1" : "00000",
});
const wrong = pay(other, otherOtp, wrongCode);
const forged = pay(other, otherOtp, () => ({ signature: "forged" }));
const sessionless = pay(other, otherOtp, () => ({ paymentSessionId: "no-such-session" }));
const empty = call("processPayment", () => ({ body: {} }));

const created = (path: string) => (answer: ServiceAnswer) => at(answer.after[0]?.body, path);

/** What is assumed of the call that consumes the values of sendOtp. */
export const walletPaymentRules: readonly ConformanceRule[] = [
  assumed(
    ROW,
    "processPayment.success",
    "The code and the values of sendOtp pay the invoice.",
    paid,
    answers(200),
    shape("processPayment", 200),
  ),
  assumed(
    ROW,
    "processPayment.order",
    "The answer names the invoice.",
    paid,
    has("orderNumber", created("transactionNo")),
    has("orderAmount", created("amount")),
  ),
  assumed(
    "money-fraction",
    "processPayment.fractions",
    "Money is written with a fraction part.",
    paid,
    answers(200),
    writesFractions,
  ),
  assumed(
    ROW,
    "processPayment.paid",
    "The invoice is paid afterwards.",
    readPaid,
    matches("orderStatus", "Paid in any case", /^paid$/i),
  ),
  assumed(
    "order-status-case",
    "processPayment.paid.case",
    "orderStatus is then written Paid.",
    readPaid,
    are("Paid", "orderStatus"),
  ),
  assumed(
    ROW,
    "processPayment.twice",
    "A session pays once; the next time is answered with 400.",
    paidAgain,
    answers(400),
    shape("processPayment", 400),
  ),
  assumed(
    ROW,
    "processPayment.then.sendOtp",
    "A paid invoice gets no further code: 400.",
    otpAgain,
    answers(400),
  ),
  assumed(
    ROW,
    "processPayment.wrong-code",
    "Another code is answered with 400.",
    wrong,
    answers(400),
    shape("processPayment", 400),
  ),
  assumed(
    ROW,
    "processPayment.forged",
    "Another signature is answered with 401.",
    forged,
    answers(401),
    shape("processPayment", 401),
  ),
  assumed(
    ROW,
    "processPayment.unknown-session",
    "A session that nobody opened is answered with 404.",
    sessionless,
    answers(404),
    shape("processPayment", 404),
  ),
  assumed(
    ROW,
    "processPayment.missing",
    "A request without any field is answered with 400.",
    empty,
    answers(400),
    shape("processPayment", 400),
  ),
];
