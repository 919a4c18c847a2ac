import type { Invoice } from "../../domain/invoice.js";
import { formatAmount, type Halalas, MINIMUM_IN_SAR, toHalalas } from "../../domain/money.js";
import { toIso } from "../../domain/time.js";
import { type Hint, hint, type Miss } from "./hint.js";
import { textAt, valueAt } from "./texts.js";

/** What of a call says which invoice it is about. */
type About = Pick<Miss, "world" | "operation" | "body">;

/** The invoice that a call names, where its sandbox has it. */
function invoiceOf({ world, operation, body }: About): Invoice | undefined {
  const field = operation?.family === "otp" ? "orderNumber" : "transactionNo";
  return world?.invoices.get(textAt(body, field));
}

/** Why an invoice is closed, and since when. */
export function closedHint(miss: About): Hint | undefined {
  const invoice = invoiceOf(miss);
  if (!invoice || invoice.closedAt === null) return undefined;
  const when = toIso(invoice.closedAt);
  const cancels = miss.operation?.id === "cancelInvoice";
  if (invoice.status === "paid") {
    const remedy = cancels
      ? "only a pending invoice can be canceled; a paid one is refunded by its partner: refundOrder"
      : "it needs no other payment; create a new invoice for the next";
    return hint(`it was paid by ${invoice.method} at ${when}`, remedy);
  }
  const by = invoice.canceledBy;
  if (by === "expiry") {
    const cause = `it ended by itself at ${when}, 24 hours after its creation`;
    return hint(cause, cancels ? "there is nothing left to cancel" : "create a new invoice");
  }
  const cause = `it was canceled by the ${by} at ${when}`;
  return cancels && by === "merchant"
    ? hint(`${cause}, as when a call is repeated that went well`, "read its orderStatus first")
    : hint(cause, cancels ? "there is nothing left to cancel" : "create a new invoice");
}

/** How the minimum came about in a foreign currency, or that the amount is a hundredth of what it costs. */
export function minimumHint({ world, body }: About): Hint | undefined {
  const amount = toHalalas(Number(textAt(body, "amount")));
  const costs = costOf(body);
  if (costs > 0 && costs === amount * 100) {
    const cause = `amount is a hundredth of what its products come to, ${formatAmount(costs)}`;
    return hint(cause, `send ${formatAmount(costs)}`);
  }
  const currency = textAt(body, "currency");
  const rates: Readonly<Record<string, number>> = { ...world?.settings.rates };
  const rate = rates[currency];
  if (rate === undefined || world?.settings.assumptions["foreign-minimum"] === "as-is") {
    return undefined;
  }
  const minimum = formatAmount(Math.ceil(MINIMUM_IN_SAR / rate));
  const cause = `5.00 SAR are ${minimum} ${currency} at this sandbox's rate of ${rate}`;
  return hint(
    cause,
    `raise the amount to ${minimum}, or change the rate or the switch foreign-minimum`,
  );
}

/** What its products come to, as far as that can be told. */
export function costOf(body: unknown): Halalas {
  const products = valueAt(body, "products");
  if (!Array.isArray(products)) return 0;
  return products.reduce<Halalas>((sum, product) => {
    const price = toHalalas(Number(textAt(product, "price")));
    return sum + price * Number(textAt(product, "qty"));
  }, 0);
}

/** How to create an invoice that can be paid so. */
export function methodHint(miss: About): Hint | undefined {
  const brands = invoiceOf(miss)?.order.brands;
  if (!brands) return undefined;
  const cause = `it was created with supportedCardBrands ${brands.join(", ")}`;
  return hint(cause, "name stcpay there too, or leave the list out");
}

/** What a total was meant to be. */
export function totalHint(miss: About): Hint | undefined {
  const invoice = invoiceOf(miss);
  if (!invoice) return undefined;
  const total = toHalalas(Number(textAt(miss.body, "total")));
  const { amount, products } = invoice.order;
  const remedy = `send the invoice's amount, ${formatAmount(amount)}`;
  const ofProducts = products.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (total === amount * 100) return hint("total is in halalas", remedy);
  if (total * 100 === amount) return hint("total is a hundredth of the amount", remedy);
  if (total === Math.round(amount * 1.15)) return hint("total has 15% VAT on top", remedy);
  if (invoice.rate !== null && total === Math.round(amount * invoice.rate)) {
    const { currency } = invoice.order;
    return hint(`total is in SAR, and the invoice is in ${currency}`, remedy);
  }
  if (total === ofProducts) {
    return hint("total is what the products come to, which the amount need not be", remedy);
  }
  return undefined;
}
