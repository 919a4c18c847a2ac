import { answers, are, conforms, fails, has, names, satisfies, succeeds } from "../checks.js";
import { call, type PlannedCall } from "../rule.js";
import {
  addInvoice,
  type Body,
  dollars,
  order,
  PRODUCT,
  plain,
  REQUIRED,
  requiredIn,
  tooSmall,
} from "./calls.js";
import { full } from "./invoice-answers.js";
import { rulesOf } from "./operation.js";

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
  ["field-limits", "bad-email", "a clientEmail that is none", { clientEmail: "sara" }],
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

/** What holds of requests for an invoice: what they have and may have, and how they fail. */
export const invoiceRequestRules = rulesOf("addInvoice", plain, (make) => {
  const { holds, assumed, badTokens, otherRole } = make;
  return [
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
