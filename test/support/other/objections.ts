import { type Body, list, object } from "./wire.js";

/** What is wrong with a request: a status and words, of which the first is the field. */
export interface Objection {
  readonly status: number;
  readonly words: string;
}

/** An objection in words. */
export const bad = (words: string, status = 400): Objection => ({ status, words });

/** Words unless something holds. */
export const unless = (fine: boolean, words: string, status?: number): readonly Objection[] =>
  fine ? [] : [bad(words, status)];

function missing(body: Body, fields: readonly string[], prefix = ""): readonly Objection[] {
  return fields
    .filter((field) => body[field] === undefined || body[field] === "" || body[field] === null)
    .map((field) => bad(`${prefix}${field} is missing`));
}

const BRANDS = ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"];

/** What one unit is worth in riyals. */
export const RATES: Readonly<Record<string, number>> = { SAR: 1, USD: 3.75, EUR: 4.1, GBP: 4.8 };

/** What addInvoice objects to. */
export function ofOrder(body: Body): readonly Objection[] {
  const { amount, clientName, callBackUrl, clientEmail, currency = "SAR" } = body;
  const rate = RATES[String(currency)];
  const worth = Number(amount) * (rate ?? 1);
  const products = list(body.products);
  return [
    ...missing(body, [
      ...["orderNumber", "amount", "callBackUrl", "clientName", "clientMobile", "products"],
    ]),
    ...products.flatMap((one) => missing(object(one), ["title", "price", "qty"], "products.")),
    ...products.flatMap((one) => {
      const { price, qty } = object(one);
      return [
        ...unless(!(Number(price) < 0), "products.price is negative"),
        ...unless(qty !== 0, "products.qty is 0"),
      ];
    }),
    ...unless(!Array.isArray(body.products) || products.length > 0, "products is empty"),
    ...unless(!Number.isNaN(worth) || amount === undefined, "amount is no number"),
    ...unless(!(worth < 5), "amount is below the minimum"),
    ...unless(typeof clientName !== "number", "clientName is no text"),
    ...unless(!callBackUrl || URL.canParse(String(callBackUrl)), "callBackUrl is no URL"),
    ...unless(!clientEmail || String(clientEmail).includes("@"), "clientEmail is none"),
    ...unless(rate !== undefined, "currency is unknown"),
    ...list(body.supportedCardBrands).flatMap((brand) =>
      unless(BRANDS.includes(String(brand)), `supportedCardBrands has ${brand}`),
    ),
  ];
}

/** What payInvoice objects to besides. A good check digit makes the sum a multiple of ten. */
export function ofCard({ card }: Body): readonly Objection[] {
  const { number } = object(card);
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
  const sum = [...String(number ?? "")]
    .reverse()
    .reduce((all, digit, n) => all + (n % 2 === 0 ? Number(digit) : doubled(Number(digit))), 0);
  return [
    ...unless(card !== undefined, "card is missing"),
    ...unless(sum % 10 === 0, "card.number is mistyped"),
  ];
}

/** What addMerchantInvoice objects to besides. */
export function ofSharing({ receivers, partnerPortion, amount }: Body): readonly Objection[] {
  const all = list(receivers).map(object);
  const open = all.filter((one) => one.amount === undefined).length;
  const parts = [...all, object(partnerPortion)].map((one) => Number(one.amount ?? 0));
  const sum = parts.reduce((left, part) => left + part, 0);
  const isShared = open > 0 ? sum < Number(amount) : Math.abs(sum - Number(amount)) < 0.005;
  return [
    ...unless(all.length > 0, "receivers is missing"),
    ...unless(open < 2, "receivers lack several amounts"),
    ...unless(isShared || all.length === 0, "receivers do not add up"),
  ];
}

/** What sendOtp and processPayment object to before they look at the invoice. */
export function ofWallet(body: Body, further: readonly string[] = []): readonly Objection[] {
  const fields = ["stcpayMobile", "orderNumber", "stcpayMobileCountryCode", "total"];
  const { total } = body;
  return [
    ...missing(body, [...fields, ...further]),
    ...unless(!Number.isNaN(Number(total)) || total === undefined, "total is no number"),
  ];
}

const TYPES = ["Custom", "Daily", "Weekly", "Monthly"];

/** What registerPayment objects to. */
export function ofPlan(body: Body): readonly Objection[] {
  const parts = ["payment", "customer", "urls", "recurring"];
  const lacking = missing(body, parts);
  if (lacking.length > 0) return lacking;
  const [payment, customer, urls, recurring] = parts.map((part) => object(body[part]));
  const { type, intervalDays, retryCount = 0 } = recurring ?? {};
  const days = Number(intervalDays);
  const retries = Number(retryCount);
  return [
    ...missing(payment ?? {}, ["value", "currencyCode"], "payment."),
    ...missing(customer ?? {}, ["name", "mobile"], "customer."),
    ...missing(urls ?? {}, ["callback"], "urls."),
    ...missing(recurring ?? {}, ["type", "iterations"], "recurring."),
    ...unless(TYPES.includes(String(type)) || type === undefined, "recurring.type is unknown"),
    ...unless(type !== "Custom" || intervalDays !== undefined, "recurring.intervalDays is missing"),
    ...unless(type !== "Custom" || !(days < 1), "recurring.intervalDays is below 1"),
    ...unless(type !== "Custom" || !(days > 180), "recurring.intervalDays is above 180"),
    ...unless(retries >= 0, "recurring.retryCount is negative"),
    ...unless(retries <= 5, "recurring.retryCount is above 5"),
    ...unless(Number.isInteger(retries), "recurring.retryCount is no whole number"),
  ];
}

/** What any operation behind a token objects to. */
export function ofToken(token: string | undefined, role: string): readonly Objection[] {
  if (token === undefined) return [{ status: 401, words: "token is missing" }];
  const [owner] = token.split(".");
  if (owner !== "merchant" && owner !== "partner") return [{ status: 401, words: "token unknown" }];
  return owner === role ? [] : [{ status: 403, words: "token of the other role" }];
}
