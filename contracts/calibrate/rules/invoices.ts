import { fieldTraits } from "../../../spec/generated/tables.js";
import {
  answers,
  are,
  assumedShape,
  at,
  conforms,
  echoes,
  fails,
  has,
  matches,
  names,
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
  type Body,
  order,
  PRODUCT,
  plain,
  requiredIn,
  SHOP,
  sameInvoice,
  UNKNOWN_NO,
} from "./calls.js";
import { rulesOf } from "./operation.js";
import { CARD, paying } from "./orders.js";

/** The required fields of an invoice. */
const REQUIRED = requiredIn("addInvoice");

const tooSmall = addInvoice({ amount: 4.99 });
const dollars = addInvoice({ currency: "USD" });

/** An invoice with every field. Its products add up to less than its amount, which is allowed. */
const full = addInvoice({
  amount: 41.25,
  cancelUrl: `${SHOP}/canceled`,
  clientEmail: "sara@palm-coffee.example",
  currency: "SAR",
  products: [
    {
      ...{ title: "Brewing course", price: 20.25, qty: 1, description: "Two hours on video" },
      ...{
        isDigital: true,
        imageSrc: `${SHOP}/course.png`,
        specificVat: 15.5,
        productCost: 8.25,
      },
    },
    { title: "Filter papers", price: 3.75, qty: 2, isDigital: false },
  ],
  smsMessage: "[CLIENT_NAME], pay [AMOUNT] for [ORDER_NUMBER] here: [SHORT_URL]",
  supportedCardBrands: ["mada", "visaMastercard"],
  displayPending: true,
  note: "Made by a conformance test",
});

/** Names in Arabic, as customers of the service have them. */
const arabic = addInvoice({
  clientName: "سارة الحربي",
  products: [{ ...PRODUCT, title: "حبوب القهوة" }],
});

const second: PlannedCall = { ...addInvoice(), after: [plain] };

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

const PRODUCT_FIELDS = requiredIn("addInvoice", { products: [{}] }).flatMap((path) => {
  return path.startsWith("products.0.") ? [path.slice("products.0.".length)] : [];
});
const BRANDS = ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay"];
const physical = addInvoice({ products: [{ ...PRODUCT, isDigital: false }] });
const digital = addInvoice({ products: [{ ...PRODUCT, isDigital: true }] });

const duplicate = call(
  "addInvoice",
  (facts, [first]) => ({ body: first?.sent.body ?? order(facts) }),
  { after: [plain] },
);

const numbered = call("addInvoice", (facts) => {
  return { body: order(facts, { orderNumber: Number(facts.orderNumber.replace(/\D/g, "")) }) };
});

/** Requests that are assumed to be refused with 400: assumption, name, what is wrong. */
const REFUSED: readonly (readonly [string, string, string, Body])[] = [
  ["required-fields", "empty-name", "an empty clientName", { clientName: "" }],
  ["required-fields", "no-products", "an empty list of products", { products: [] }],
  ["required-fields", "amount-in-words", "an amount in words", { amount: "much" }],
  ["required-fields", "number-as-name", "a number as clientName", { clientName: 7 }],
  ["field-limits", "bad-url", "a callBackUrl that is not a URL", { callBackUrl: "paid" }],
  ["field-limits", "bad-email", "a clientEmail that is not an address", { clientEmail: "sara" }],
  ["field-limits", "no-quantity", "a quantity of 0", { products: [{ ...PRODUCT, qty: 0 }] }],
  ["field-limits", "other-currency", "another currency", { currency: "JPY" }],
  ["problem-status", "other-brand", "another brand", { supportedCardBrands: ["cash"] }],
  ["money-limits", "negative-price", "a negative price", { products: [{ ...PRODUCT, price: -1 }] }],
];

/** Requests that the service is assumed to tolerate. */
const TOLERATED: readonly (readonly [string, string, string, PlannedCall])[] = [
  ["leniency", "null", "null in an optional field", addInvoice({ note: null })],
  ["leniency", "amount-as-text", "an amount as a text", addInvoice({ amount: "25.5" })],
  ["leniency", "number-as-orderNumber", "a number as orderNumber", numbered],
  ["leniency", "unknown-field", "an unknown field", addInvoice({ paystubConform: true })],
  [
    ...(["leniency", "indexed-brands", "an object of brands by number"] as const),
    addInvoice({ supportedCardBrands: { "1": "mada" } }),
  ],
  ["tabby", "tabby", "the brand tabby", addInvoice({ supportedCardBrands: ["tabby"] })],
  [
    ...(["foreign-minimum", "foreign-minimum", "4.00 USD, worth over 5.00 SAR,"] as const),
    addInvoice({ amount: 4, currency: "USD" }),
  ],
];

const empty = call("addInvoice", () => ({ body: {} }));
const broken = call("addInvoice", () => ({ text: '{"amount": ' }));
const plainText = call("addInvoice", () => ({ text: "{}", contentType: "text/plain" }));

/** What holds of creating an invoice: the answer, what a request has and may have, and how it fails. */
export const invoiceRules = rulesOf("addInvoice", plain, (make) => {
  const { holds, assumed, badTokens, otherRole } = make;
  return [
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
      "amount is what the request has, whatever its products add up to.",
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
    holds(
      "check-url",
      "checkUrl has the form <base URL>/api/getInvoice/<transactionNo>.",
      checkUrl,
    ),
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
    // What a request has, and what it may have.
    ...REQUIRED.map((field) =>
      holds(
        `required.${field}`,
        `An invoice without ${field} is refused.`,
        // JSON leaves out what is undefined.
        addInvoice({ [field]: undefined }),
        fails,
      ),
    ),
    ...PRODUCT_FIELDS.map((field) =>
      holds(
        `required.products.${field}`,
        `An invoice whose product has no ${field} is refused.`,
        addInvoice({ products: [{ ...PRODUCT, [field]: undefined }] }),
        fails,
      ),
    ),
    // What the description allows has to be accepted.
    holds("minimum.accepted", "5.00 SAR are enough.", addInvoice({ amount: 5 }), succeeds),
    holds("minimum.refused", "4.99 SAR are refused with the failure object.", tooSmall, fails),
    ...["USD", "EUR", "GBP"].map((currency) =>
      holds(
        `currency.${currency}`,
        `An invoice can be in ${currency}.`,
        currency === "USD" ? dollars : addInvoice({ currency }),
        succeeds,
        are(currency, "gatewayOrderRequest.currency"),
      ),
    ),
    ...BRANDS.map((brand) =>
      holds(
        `brand.${brand}`,
        `${brand} is a card brand that can be asked for.`,
        addInvoice({ supportedCardBrands: [brand] }),
        succeeds,
      ),
    ),
    holds(
      "digital",
      "digitalOrder is true when the product is digital.",
      digital,
      are(true, "digitalOrder"),
    ),
    holds(
      "physical",
      "digitalOrder is false when no product is digital.",
      physical,
      are(false, "digitalOrder"),
    ),
    // What is assumed of requests for which the description has no rule.
    ...REFUSED.map(([row, name, what, part]) =>
      assumed(
        row,
        `refused.${name}`,
        `An invoice with ${what} gets 400.`,
        addInvoice(part),
        answers(400),
      ),
    ),
    ...TOLERATED.map(([row, name, what, planned]) =>
      assumed(row, `accepted.${name}`, `An invoice with ${what} is taken.`, planned, succeeds),
    ),
    assumed(
      "duplicate-order-number",
      "accepted.duplicate",
      "The service accepts a second invoice with the same orderNumber.",
      duplicate,
      succeeds,
    ),
    assumed(
      "foreign-minimum",
      "refused.foreign-minimum",
      "1.00 USD, worth less than 5.00 SAR, is refused.",
      addInvoice({ amount: 1, currency: "USD" }),
      fails,
    ),
    assumed(
      "foreign-rate",
      "rate.none",
      "foreignCurrencyRate is null in SAR.",
      are(null, "foreignCurrencyRate"),
    ),
    assumed(
      "foreign-rate",
      "rate",
      "foreignCurrencyRate is the rate to SAR in another currency.",
      dollars,
      satisfies("foreignCurrencyRate", (value) => Number(value) > 0),
    ),
    assumed(
      "digital-order",
      "digital.mixed",
      "One digital product among others makes digitalOrder true.",
      full,
      are(true, "digitalOrder"),
    ),
    // How addInvoice fails.
    holds(
      "failure",
      "A request without any field fails, with detail, title, type (a URL) and status as texts.",
      empty,
      fails,
    ),
    holds(
      "failure.status",
      "The field status of a failure is the HTTP status, as a text.",
      empty,
      fails,
      has("status", ({ status }) => String(status)),
    ),
    ...badTokens(),
    otherRole(),
    assumed(
      "problem-status",
      "failure.code",
      "A request without any field gets 400.",
      empty,
      answers(400),
    ),
    assumed(
      "problem-status",
      "minimum.code",
      "An amount below the minimum gets 400.",
      tooSmall,
      answers(400),
    ),
    assumed(
      "required-fields",
      "failure.names",
      "detail names every field that is missing.",
      empty,
      fails,
      names("detail", ...REQUIRED),
    ),
    assumed(
      "json-errors",
      "broken-json",
      "A body that is not JSON gets 400 and the failure object.",
      broken,
      conforms(400),
    ),
    assumed(
      "transport-errors",
      "content-type",
      "Another content type gets 415.",
      plainText,
      answers(415),
    ),
  ];
});

/** Reads an invoice that there is, the positive control of the operation. */
const read = call("getInvoice", sameInvoice, { after: [plain] });
const readNameless: PlannedCall = { ...read, token: "none" };
const readUnknown = call("getInvoice", () => ({ path: { transactionNo: UNKNOWN_NO } }));

/** An invoice that a run cancels. */
export const doomed = addInvoice();
/** Cancels an invoice, after other calls. */
export const cancel = (invoice: PlannedCall, ...before: readonly PlannedCall[]) =>
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
