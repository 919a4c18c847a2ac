import { type Body, order } from "../bodies.js";
import { answers, are, fails, satisfies, succeeds } from "../checks.js";
import { call, type PlannedCall } from "../planned-call.js";
import { assumed, type ConformanceRule } from "../rule.js";
import { addInvoice, dollars, PRODUCT, plain } from "./calls.js";
import { full } from "./invoice-answers.js";

const duplicate = call(
  "addInvoice",
  (facts, [first]) => ({ body: first?.sent.body ?? order(facts) }),
  { after: [plain] },
);

const numbered = call("addInvoice", (facts) => {
  const orderNumber = Number(facts.newOrderNumber().replace(/\D/g, ""));
  return { body: order(facts, { orderNumber }) };
});

/** Requests that are assumed to be refused with 400: assumption, name, what is wrong. */
const REFUSED: readonly (readonly [string, string, string, Body])[] = [
  ["required-fields", "empty-name", "an empty clientName", { clientName: "" }],
  ["required-fields", "no-products", "an empty list of products", { products: [] }],
  ["required-fields", "amount-in-words", "an amount in words", { amount: "much" }],
  ["required-fields", "number-as-name", "a number as clientName", { clientName: 7 }],
  ["field-limits", "bad-url", "a callBackUrl that is no URL", { callBackUrl: "paid" }],
  ["field-limits", "bad-email", "a clientEmail that is none", { clientEmail: "sara" }],
  ["field-limits", "no-quantity", "a quantity of 0", { products: [{ ...PRODUCT, qty: 0 }] }],
  ["field-limits", "other-currency", "another currency", { currency: "JPY" }],
  ["problem-status", "other-brand", "another brand", { supportedCardBrands: ["cash"] }],
  ["money-limits", "negative-price", "a negative price", { products: [{ ...PRODUCT, price: -1 }] }],
];

/** Requests that are assumed to be put up with. */
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

/** What is assumed of requests for which the description has no rule. */
export const invoiceLimitRules: readonly ConformanceRule[] = [
  ...REFUSED.map(([row, name, what, part]) =>
    assumed(
      row,
      `addInvoice.refused.${name}`,
      `An invoice with ${what} is answered with 400.`,
      addInvoice(part),
      answers(400),
    ),
  ),
  ...TOLERATED.map(([row, name, what, planned]) =>
    assumed(
      row,
      `addInvoice.accepted.${name}`,
      `An invoice with ${what} is taken.`,
      planned,
      succeeds,
    ),
  ),
  assumed(
    "duplicate-order-number",
    "addInvoice.accepted.duplicate",
    "A second invoice with the same orderNumber is taken.",
    duplicate,
    succeeds,
  ),
  assumed(
    "foreign-minimum",
    "addInvoice.refused.foreign-minimum",
    "1.00 USD, worth less than 5.00 SAR, is refused.",
    addInvoice({ amount: 1, currency: "USD" }),
    fails,
  ),
  assumed(
    "foreign-rate",
    "addInvoice.rate.none",
    "foreignCurrencyRate is null in SAR.",
    plain,
    are(null, "foreignCurrencyRate"),
  ),
  assumed(
    "foreign-rate",
    "addInvoice.rate",
    "foreignCurrencyRate is the rate to SAR in another currency.",
    dollars,
    satisfies("foreignCurrencyRate", "a number above 0", (value) => Number(value) > 0),
  ),
  assumed(
    "digital-order",
    "addInvoice.digital.mixed",
    "One digital product among others makes digitalOrder true.",
    full,
    are(true, "digitalOrder"),
  ),
];
