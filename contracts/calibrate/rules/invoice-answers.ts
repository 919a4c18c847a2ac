import {
  answers,
  are,
  assumedShape,
  at,
  echoes,
  has,
  matches,
  satisfies,
  shape,
  statedShape,
  succeeds,
  textAt,
  turnsAway,
  writesFractions,
} from "../checks.js";
import {
  assumed,
  type Check,
  type ConformanceRule,
  call,
  documented,
  type PlannedCall,
  page,
  type ServiceAnswer,
  Unmet,
} from "../rule.js";
import { addInvoice, fullOrder, order, plain, sameInvoice, UNKNOWN_NO } from "./calls.js";

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
  return (
    typeof url === "string" && /^https?:\/\/[^/]/.test(url) && url.endsWith(`/api/getInvoice/${no}`)
  );
};

const mobileUrl: Check = (answer) => {
  const url = textAt(answer, "mobileUrl");
  const values = URL.canParse(url) ? [...new URL(url).searchParams.values()] : [];
  return ["clientName", "clientMobile"].every((field) =>
    values.includes(String(sent(field)(answer))),
  );
};

const another: Check = (answer) =>
  textAt(answer, "transactionNo") !== textAt(answer.after[0], "transactionNo");

/** What holds of the answer to a good addInvoice. */
export const invoiceAnswerRules: readonly ConformanceRule[] = [
  documented("addInvoice.success", "The required fields are enough.", plain, succeeds),
  documented(
    "addInvoice.every-field",
    "The service accepts every documented field.",
    full,
    succeeds,
  ),
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
    "Without a currency the invoice is in SAR.",
    plain,
    are("SAR", "gatewayOrderRequest.currency"),
  ),
  documented(
    "addInvoice.pending",
    "A new invoice is pending.",
    plain,
    matches("orderStatus", /^pending$/i),
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
    satisfies("paymentErrors", (value) => {
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
    "Missing fields are echoed as null, with their keys.",
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
    matches("transactionNo", /^\d{13}$/),
    assumedShape("addInvoice", 200, "transaction-no"),
  ),
  assumed(
    "transaction-no",
    "addInvoice.transaction-no.unique",
    "Two invoices have different numbers.",
    second,
    succeeds,
    another,
  ),
];

/** Pages are opened at the host that was agreed on only. */
function ownPage(path: string) {
  return page(plain, (answer) => {
    const url = textAt(answer, path);
    const own = URL.canParse(url) && new URL(url).host === new URL(answer.url).host;
    if (own) return url;
    throw new Unmet(`${path} is at another host, which is not called: ${url}`);
  });
}

function isA(type: string): Check {
  return ({ headers }) => (headers.get("content-type") ?? "").startsWith(type);
}

/** What is assumed of the addresses that an invoice comes with. */
export const invoicePageRules: readonly ConformanceRule[] = [
  assumed(
    "page-urls",
    "addInvoice.url",
    "url opens a page.",
    ownPage("url"),
    answers(200),
    isA("text/html"),
  ),
  assumed(
    "page-urls",
    "addInvoice.mobile-url.page",
    "mobileUrl opens a page.",
    ownPage("mobileUrl"),
    answers(200),
    isA("text/html"),
  ),
  assumed(
    "page-urls",
    "addInvoice.qr-url",
    "qrUrl is a picture.",
    ownPage("qrUrl"),
    answers(200),
    isA("image/"),
  ),
  assumed(
    "invoice-url-host",
    "addInvoice.url.host",
    "url, mobileUrl and qrUrl are at the host that was called.",
    plain,
    (answer) => {
      const host = new URL(answer.url).host;
      return ["url", "mobileUrl", "qrUrl"].every((path) => {
        const url = textAt(answer, path);
        return URL.canParse(url) && new URL(url).host === host;
      });
    },
  ),
];

/** Reads an invoice that there is, the positive control of the operation. */
export const read = call("getInvoice", sameInvoice, { after: [plain] });
const readNameless = call("getInvoice", sameInvoice, { after: [plain], token: "none" });
const readUnknown = call("getInvoice", () => ({ path: { transactionNo: UNKNOWN_NO } }));

/** An invoice that a run cancels. */
export const doomed = addInvoice();
const cancelBody = (_: unknown, [invoice]: readonly ServiceAnswer[]) => ({
  body: { transactionNo: textAt(invoice, "transactionNo") },
});
const cancelNameless = call("cancelInvoice", cancelBody, { after: [plain], token: "none" });
/** Cancels an invoice. */
export const cancel = (invoice: PlannedCall) =>
  call("cancelInvoice", cancelBody, { after: [invoice] });
/** Cancels a pending invoice, the positive control of the operation. */
export const canceled = cancel(doomed);
/** Reads the invoice that was canceled. */
export const readCanceled = call("getInvoice", sameInvoice, { after: [doomed, canceled] });
const canceledAgain = call("cancelInvoice", cancelBody, { after: [doomed, canceled] });
const cancelUnknown = call("cancelInvoice", () => ({ body: { transactionNo: UNKNOWN_NO } }));
const cancelNothing = call("cancelInvoice", () => ({ body: {} }));

const created = (path: string) => (answer: ServiceAnswer) => at(answer.after[0]?.body, path);

/** What holds of reading and canceling an invoice. */
export const invoiceLifeRules: readonly ConformanceRule[] = [
  documented(
    "getInvoice.no-token",
    "Checking an invoice without a token is refused.",
    readNameless,
    turnsAway,
  ),
  assumed(
    "get-invoice",
    "getInvoice.shape",
    "checkUrl answers with an invoice.",
    read,
    answers(200),
    shape("getInvoice", 200),
  ),
  ...["gatewayOrderRequest", "amount", "transactionNo", "orderStatus", "checkUrl"].map((path) =>
    assumed(
      "get-invoice",
      `getInvoice.same.${path}`,
      `${path} is what addInvoice answered.`,
      read,
      has(path, created(path)),
    ),
  ),
  assumed(
    "get-invoice",
    "getInvoice.unknown",
    "An unknown number gets 404.",
    readUnknown,
    answers(404),
  ),
  assumed(
    "failure-shapes",
    "getInvoice.unknown.shape",
    "An unknown number gets the failure object of addInvoice.",
    readUnknown,
    shape("getInvoice", 404),
  ),
  assumed(
    "auth-failure",
    "getInvoice.no-token.status",
    "Checking without a token gets 401.",
    readNameless,
    answers(401),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.success",
    "A pending invoice can be canceled.",
    canceled,
    answers(200),
    shape("cancelInvoice", 200),
  ),
  assumed(
    "cancel-success-type",
    "cancelInvoice.success.type",
    'success is the text "true".',
    canceled,
    are("true", "success"),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.canceled",
    "The invoice is canceled afterwards.",
    readCanceled,
    matches("orderStatus", /^canceled$/i),
  ),
  assumed(
    "order-status-case",
    "cancelInvoice.canceled.case",
    "orderStatus is then written Canceled.",
    readCanceled,
    are("Canceled", "orderStatus"),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.twice",
    "A canceled invoice cannot be canceled again: 400.",
    canceledAgain,
    answers(400),
    shape("cancelInvoice", 400),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.unknown",
    "An unknown number gets 404.",
    cancelUnknown,
    answers(404),
    shape("cancelInvoice", 404),
  ),
  assumed(
    "cancel-invoice",
    "cancelInvoice.missing",
    "A request without transactionNo gets 400.",
    cancelNothing,
    answers(400),
    shape("cancelInvoice", 400),
  ),
  assumed(
    "auth-failure",
    "cancelInvoice.no-token",
    "Canceling without a token gets 401.",
    cancelNameless,
    answers(401),
  ),
];
