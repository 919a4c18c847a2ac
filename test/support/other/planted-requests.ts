import { answers, type Deviation, forgives, lacks, refuses, says, turns } from "./deviations.js";
import { type Planted, rows } from "./planted-invoices.js";
import { list } from "./wire.js";

const ADD = "addInvoice";
const REQUIRED = ["orderNumber", "amount", "callBackUrl", "clientName", "clientMobile", "products"];
const BRANDS = ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"];

/** What can be wrong with what addInvoice takes and refuses. */
export const plantedRequests: Planted = {
  ...rows(REQUIRED, (field) => [
    `addInvoice.required.${field}`,
    `needs no ${field}`,
    forgives(ADD, `${field} is (missing|empty)`),
  ]),
  ...rows(["title", "price", "qty"], (field) => [
    `addInvoice.required.products.${field}`,
    `needs no ${field}`,
    forgives(ADD, `products.${field} is missing`),
  ]),
  ...rows(BRANDS, (brand) => [
    brand === "tabby" ? "addInvoice.accepted.tabby" : `addInvoice.brand.${brand}`,
    `refuses ${brand}`,
    refuses(ADD, ({ supportedCardBrands: brands }) => list(brands).includes(brand)),
  ]),
  ...rows(["USD", "EUR", "GBP"], (code) => [
    `addInvoice.currency.${code}`,
    `refuses ${code}`,
    refuses(ADD, ({ currency }) => currency === code),
  ]),
  "addInvoice.minimum.accepted": ["refuses 5.00", refuses(ADD, ({ amount }) => amount === 5)],
  "addInvoice.minimum.refused": ["no minimum", forgives(ADD, "amount is below the minimum")],
  "addInvoice.failure": ["needs nothing", forgives(ADD, "")],
  "addInvoice.failure.shape": ["status as a number", says(ADD, "status", 400, "failure")],
  "addInvoice.failure.status": ["another status inside", says(ADD, "status", "422", "failure")],
  "addInvoice.minimum.failure": ["no title", lacks(ADD, "title", "failure")],
  "addInvoice.no-token": ["needs no token", forgives(ADD, "token is missing")],
  "addInvoice.bad-token": ["takes any token", forgives(ADD, "token unknown")],
  "addInvoice.failure.code": ["status 422", turns(ADD, 400, 422)],
  "addInvoice.minimum.code": ["status 422", turns(ADD, 400, 422)],
  "addInvoice.failure.names": ["no names of fields", says(ADD, "detail", "it failed", "failure")],
  "addInvoice.no-token.status": ["status 403", turns(ADD, 401, 403)],
  "addInvoice.partner-token": ["takes a partner's token", forgives(ADD, "token of the other role")],
  "addInvoice.broken-json": ["an error as text", answers(ADD, "Bad Request", "failure")],
  "addInvoice.content-type": ["takes any type", forgives(ADD, "the body is of another type")],
  "addInvoice.refused.empty-name": ["takes an empty name", forgives(ADD, "clientName is missing")],
  "addInvoice.refused.no-products": ["takes no products", forgives(ADD, "products is empty")],
  "addInvoice.refused.amount-in-words": ["takes words", forgives(ADD, "amount is no number")],
  "addInvoice.refused.number-as-name": ["takes a number", forgives(ADD, "clientName is no text")],
  "addInvoice.refused.bad-url": ["takes any callBackUrl", forgives(ADD, "callBackUrl is no URL")],
  "addInvoice.refused.bad-email": ["takes any clientEmail", forgives(ADD, "clientEmail is none")],
  "addInvoice.refused.no-quantity": ["takes no quantity", forgives(ADD, "products.qty is 0")],
  "addInvoice.refused.other-currency": ["takes yen", forgives(ADD, "currency is unknown")],
  "addInvoice.refused.other-brand": ["takes cash", forgives(ADD, "supportedCardBrands has cash")],
  "addInvoice.refused.negative-price": [
    "takes a negative price",
    forgives(ADD, "products.price is negative"),
  ],
  "addInvoice.refused.foreign-minimum": [
    "no minimum in dollars",
    forgives(ADD, "amount is below the minimum"),
  ],
  "addInvoice.accepted.null": ["refuses null", refuses(ADD, ({ note }) => note === null)],
  "addInvoice.accepted.amount-as-text": [
    "refuses an amount as text",
    refuses(ADD, ({ amount }) => typeof amount === "string"),
  ],
  "addInvoice.accepted.number-as-orderNumber": [
    "refuses a number",
    refuses(ADD, ({ orderNumber }) => typeof orderNumber === "number"),
  ],
  "addInvoice.accepted.unknown-field": [
    "refuses unknown fields",
    refuses(ADD, (order) => "paystubConform" in order),
  ],
  "addInvoice.accepted.indexed-brands": [
    "refuses an object of brands",
    refuses(ADD, ({ supportedCardBrands: brands }) => !Array.isArray(brands ?? [])),
  ],
  "addInvoice.accepted.foreign-minimum": [
    "5.00 in every currency",
    refuses(ADD, ({ amount }) => Number(amount) < 5),
  ],
  "addInvoice.accepted.duplicate": ["refuses a second one", refusesSecond()],
};

/** Refuses an order number that it has seen. */
function refusesSecond(): Deviation {
  const seen = new Set<unknown>();
  return refuses(ADD, ({ orderNumber }) => seen.has(orderNumber) || !seen.add(orderNumber));
}
