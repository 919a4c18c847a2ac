import { fullOrder, order } from "../bodies.js";
import {
  answers,
  are,
  echoes,
  has,
  matches,
  satisfies,
  succeeds,
  textAt,
  writesFractions,
} from "../checks.js";
import { at } from "../json.js";
import { call, type ServiceAnswer } from "../planned-call.js";
import { assumed, type Check, type ConformanceRule, documented } from "../rule.js";
import { assumedShape, statedShape } from "../shapes.js";
import { addInvoice, plain } from "./calls.js";

/** Every field there is. */
export const full = call("addInvoice", (facts) => ({ body: fullOrder(facts) }));

const second = call("addInvoice", (facts) => ({ body: order(facts) }), { after: [plain] });

const sent = (path: string) => (answer: ServiceAnswer) => at(answer.sent.body, path);

const ECHOED_ONLY_IF_SENT = [
  ...["cancelUrl", "clientEmail", "smsMessage", "supportedCardBrands", "displayPending", "note"],
  ...["description", "isDigital", "imageSrc", "specificVat", "productCost"].map((field) => {
    return `products.0.${field}`;
  }),
].map((field) => `gatewayOrderRequest.${field}`);

/** The form {base_url}/api/getInvoice/<transaction_no>; a service may know its base by another name. */
const checkUrl: Check = ({ body }) => {
  const [url, no] = [at(body, "checkUrl"), at(body, "transactionNo")];
  const suits =
    typeof url === "string" &&
    /^https?:\/\/[^/]/.test(url) &&
    url.endsWith(`/api/getInvoice/${no}`);
  return suits ? [] : [`expected checkUrl to end in /api/getInvoice/${no}, but ${url} came`];
};

const mobileUrl: Check = (answer) => {
  const url = textAt(answer, "mobileUrl");
  const values = URL.canParse(url) ? [...new URL(url).searchParams.values()] : [];
  return ["clientName", "clientMobile"].flatMap((field) => {
    const value = String(sent(field)(answer));
    return values.includes(value) ? [] : [`mobileUrl carries no ${field} ${value}: ${url}`];
  });
};

const another: Check = (answer) => {
  const no = textAt(answer, "transactionNo");
  return no === textAt(answer.after[0], "transactionNo") ? [`both have the number ${no}`] : [];
};

/** What holds of the answer to a good addInvoice. */
export const invoiceAnswerRules: readonly ConformanceRule[] = [
  documented("addInvoice.success", "The required fields are enough.", plain, succeeds),
  documented("addInvoice.every-field", "Every documented field is taken.", full, succeeds),
  documented(
    "addInvoice.shape",
    "The answer has every field, of its type.",
    plain,
    succeeds,
    statedShape("addInvoice", 200),
  ),
  documented("addInvoice.success-flag", "success is true.", plain, are(true, "success")),
  documented(
    "addInvoice.amount",
    "amount is the invoice's, whatever the products come to.",
    full,
    has("amount", sent("amount")),
  ),
  documented(
    "addInvoice.echo",
    "gatewayOrderRequest echoes the request.",
    plain,
    echoes("gatewayOrderRequest"),
  ),
  documented(
    "addInvoice.echo.every-field",
    "gatewayOrderRequest echoes each optional field, in the products too.",
    full,
    echoes("gatewayOrderRequest"),
  ),
  documented(
    "addInvoice.currency.default",
    "A currency that was left out is SAR.",
    plain,
    are("SAR", "gatewayOrderRequest.currency"),
  ),
  documented(
    "addInvoice.pending",
    "A new invoice is pending.",
    plain,
    matches("orderStatus", "PENDING in any case", /^pending$/i),
  ),
  documented(
    "addInvoice.check-url",
    "checkUrl has the form <base URL>/api/getInvoice/<transactionNo>.",
    plain,
    checkUrl,
  ),
  documented(
    "addInvoice.mobile-url",
    "mobileUrl carries the client's name and mobile number as query parameters.",
    plain,
    mobileUrl,
  ),
  documented(
    "addInvoice.payment-errors",
    "paymentErrors is null or a text.",
    plain,
    satisfies("paymentErrors", "null or a text", (value) => {
      return value === null || typeof value === "string";
    }),
  ),
  assumed(
    "order-status-case",
    "addInvoice.pending.case",
    "orderStatus is then written PENDING.",
    plain,
    are("PENDING", "orderStatus"),
  ),
  assumed("success-status", "addInvoice.status", "The status is 200.", plain, answers(200)),
  assumed(
    "echo-nulls",
    "addInvoice.nulls",
    "What was left out is echoed as null, and the key is there.",
    plain,
    assumedShape("addInvoice", 200, "echo-nulls"),
    are(null, ...ECHOED_ONLY_IF_SENT, "paymentReceipt", "metadata"),
  ),
  assumed(
    "money-fraction",
    "addInvoice.fractions",
    "Money is written with a fraction part.",
    addInvoice({ amount: 30 }),
    succeeds,
    writesFractions,
  ),
  assumed(
    "transaction-no",
    "addInvoice.transaction-no",
    "transactionNo has 13 digits.",
    plain,
    matches("transactionNo", "13 digits", /^\d{13}$/),
    assumedShape("addInvoice", 200, "transaction-no"),
  ),
  assumed(
    "transaction-no",
    "addInvoice.transaction-no.unique",
    "Two invoices have two numbers.",
    second,
    succeeds,
    another,
  ),
];
