import { fieldTraits } from "../../../spec/generated/tables.js";
import {
  answers,
  are,
  assumedShape,
  at,
  conforms,
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
import { type Check, call, type PlannedCall, page, type ServiceAnswer, Unmet } from "../rule.js";
import {
  addInvoice,
  dollars,
  fullOrder,
  order,
  PRODUCT,
  plain,
  sameInvoice,
  UNKNOWN_NO,
} from "./calls.js";
import { rulesOf } from "./operation.js";
import { CARD, paying } from "./orders.js";

/** Every field there is. */
export const full = call("addInvoice", (facts) => ({ body: fullOrder(facts) }));

/** Names in Arabic, as customers of the service have them. */
const arabic = addInvoice({
  clientName: "سارة الحربي",
  products: [{ ...PRODUCT, title: "حبوب القهوة" }],
});

const second = call("addInvoice", (facts) => ({ body: order(facts) }), { after: [plain] });

const sent = (path: string) => (answer: ServiceAnswer) => at(answer.sent.body, path);

/** Fields of the echo that the request may leave out: it is assumed that the echo has them then. */
const ECHOED_AS_NULL = Object.entries(fieldTraits.addInvoice ?? {})
  .filter(([, { assumptions }]) => assumptions?.includes("echo-nulls"))
  .map(([field]) => field.replaceAll("[]", ".0"));

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

/** Pages are opened at the host that was agreed on only. */
function ownPage(path: string) {
  return page(plain, (answer) => {
    const url = textAt(answer, path);
    if (isAt(answer, url)) return url;
    throw new Unmet(`${path} is at another host, which is not called: ${url}`);
  });
}

/** Whether an address is at the host that was called. */
function isAt({ url: called }: ServiceAnswer, url: string): boolean {
  return URL.canParse(url) && new URL(url).host === new URL(called).host;
}

function isA(type: string): Check {
  return ({ headers }) => (headers.get("content-type") ?? "").startsWith(type);
}

const PAGES = [
  ["url", "url", "url opens a page.", "text/html"],
  ["mobile-url.page", "mobileUrl", "mobileUrl opens a page.", "text/html"],
  ["qr-url", "qrUrl", "qrUrl is a picture.", "image/"],
] as const;

/** What holds of the answer to a good addInvoice. */
export const invoiceAnswerRules = rulesOf("addInvoice", plain, ({ holds, assumed }) => [
  holds("success", "The required fields are enough.", succeeds),
  holds("every-field", "The service accepts every documented field.", full, succeeds),
  holds("shape", "The answer has every field, of its type.", succeeds, statedShape(200)),
  holds("success-flag", "success is true.", are(true, "success")),
  holds(
    "echo.arabic",
    "Arabic names are echoed unchanged.",
    arabic,
    succeeds,
    echoes("gatewayOrderRequest"),
  ),
  holds(
    "currency.amount",
    "An amount in another currency is echoed unchanged.",
    dollars,
    has("amount", sent("amount")),
    has("gatewayOrderRequest.amount", sent("amount")),
  ),
  holds(
    "amount",
    "amount is the invoice's, whatever the products come to.",
    full,
    has("amount", sent("amount")),
  ),
  holds("echo", "gatewayOrderRequest echoes the request.", echoes("gatewayOrderRequest")),
  holds(
    "echo.every-field",
    "gatewayOrderRequest echoes each optional field, in the products too.",
    full,
    echoes("gatewayOrderRequest"),
  ),
  holds(
    "currency.default",
    "Without a currency the invoice is in SAR.",
    are("SAR", "gatewayOrderRequest.currency"),
  ),
  holds("pending", "A new invoice is pending.", matches("orderStatus", /^pending$/i)),
  holds("check-url", "checkUrl has the form <base URL>/api/getInvoice/<transactionNo>.", checkUrl),
  holds(
    "mobile-url",
    "mobileUrl carries the client's name and mobile number as query parameters.",
    mobileUrl,
  ),
  holds(
    "payment-errors",
    "paymentErrors is null or a text.",
    satisfies("paymentErrors", (value) => value === null || typeof value === "string"),
  ),
  assumed(
    "order-status-case",
    "pending.case",
    "orderStatus is then written PENDING.",
    are("PENDING", "orderStatus"),
  ),
  assumed("success-status", "status", "The status is 200.", answers(200)),
  assumed(
    "echo-nulls",
    "nulls",
    "Missing fields are echoed as null, with their keys.",
    assumedShape(200, "echo-nulls"),
    are(null, ...ECHOED_AS_NULL, "paymentReceipt"),
  ),
  assumed(
    "money-fraction",
    "fractions",
    "Money is written with a fraction part.",
    addInvoice({ amount: 30 }),
    succeeds,
    writesFractions,
  ),
  assumed(
    "transaction-no",
    "transaction-no",
    "transactionNo has 13 digits.",
    matches("transactionNo", /^\d{13}$/),
    assumedShape(200, "transaction-no"),
  ),
  assumed(
    "transaction-no",
    "transaction-no.unique",
    "Two invoices have different numbers.",
    second,
    succeeds,
    another,
  ),
  ...PAGES.map(([name, path, sentence, type]) =>
    assumed("page-urls", name, sentence, ownPage(path), answers(200), isA(type)),
  ),
  assumed(
    "invoice-url-host",
    "url.host",
    "url, mobileUrl and qrUrl are at the host that was called.",
    (answer) => PAGES.every(([, path]) => isAt(answer, textAt(answer, path))),
  ),
]);

/** Reads an invoice that there is, the positive control of the operation. */
const read = call("getInvoice", sameInvoice, { after: [plain] });
const readNameless: PlannedCall = { ...read, token: "none" };
const readUnknown = call("getInvoice", () => ({ path: { transactionNo: UNKNOWN_NO } }));

/** An invoice that a run cancels. */
export const doomed = addInvoice();
/** Cancels an invoice, after other calls. */
const cancel = (invoice: PlannedCall, ...before: readonly PlannedCall[]) =>
  call(
    "cancelInvoice",
    (_, [created]) => ({ body: { transactionNo: textAt(created, "transactionNo") } }),
    { after: [invoice, ...before] },
  );
/** Cancels a pending invoice, the positive control of the operation. */
export const canceled = cancel(doomed);
/** Reads the invoice that was canceled. */
const readCanceled = call("getInvoice", sameInvoice, { after: [doomed, canceled] });
const cancelUnknown = call("cancelInvoice", () => ({ body: { transactionNo: UNKNOWN_NO } }));
const cancelNothing = call("cancelInvoice", () => ({ body: {} }));

const created = (path: string) => (answer: ServiceAnswer) => at(answer.after[0]?.body, path);

/** What holds of reading an invoice. */
export const invoiceReadRules = rulesOf("getInvoice", read, ({ holds, stated, assumed }) => [
  stated("no-token", "Checking an invoice without a token is refused.", readNameless, turnsAway),
  holds("shape", "checkUrl answers with an invoice.", conforms(200)),
  ...["gatewayOrderRequest", "amount", "transactionNo", "orderStatus", "checkUrl"].map((path) =>
    holds(`same.${path}`, `${path} is what addInvoice answered.`, has(path, created(path))),
  ),
  holds("unknown", "An unknown number gets 404.", readUnknown, answers(404)),
  assumed(
    "failure-shapes",
    "unknown.shape",
    "An unknown number gets the failure object of addInvoice.",
    readUnknown,
    shape(404),
  ),
  assumed(
    "auth-failure",
    "no-token.status",
    "Checking without a token gets 401.",
    readNameless,
    answers(401),
  ),
]);

/** What holds of canceling an invoice. */
export const invoiceCancelRules = rulesOf("cancelInvoice", canceled, (make) => {
  const { holds, stated, assumed, noToken } = make;
  return [
    holds("success", "A pending invoice can be canceled.", conforms(200)),
    assumed(
      "cancel-success-type",
      "success.type",
      'success is the text "true".',
      are("true", "success"),
    ),
    holds(
      "canceled",
      "The invoice is canceled afterwards.",
      readCanceled,
      matches("orderStatus", /^canceled$/i),
    ),
    stated(
      "canceled.not-pending",
      "An invoice that was canceled is no longer pending.",
      readCanceled,
      ({ body }) => !/^pending$/i.test(String(at(body, "orderStatus"))),
    ),
    assumed(
      "order-status-case",
      "canceled.case",
      "orderStatus is then written Canceled.",
      readCanceled,
      are("Canceled", "orderStatus"),
    ),
    holds(
      "twice",
      "A canceled invoice cannot be canceled again: 400.",
      cancel(doomed, canceled),
      conforms(400),
    ),
    holds("paid", "A paid invoice cannot be canceled: 400.", cancel(paying(CARD)), answers(400)),
    holds("unknown", "An unknown number gets 404.", cancelUnknown, conforms(404)),
    holds("missing", "A request without transactionNo gets 400.", cancelNothing, conforms(400)),
    noToken({ ...cancel(plain), token: "none" }),
  ];
});
