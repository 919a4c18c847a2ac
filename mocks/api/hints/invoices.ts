import type { Invoice } from "../../domain/invoice.js";
import { formatAmount, type Halalas, toHalalas } from "../../domain/money.js";
import { shorten } from "../../domain/text.js";
import { toLocal } from "../../domain/time.js";
import { fromShortCode } from "../links.js";
import { PATH_LENGTH_MAX } from "../near-names.js";
import { type Hint, hint, type Miss, shown, textAt, unfilled, valueAt } from "./hint.js";

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
  const when = toLocal(invoice.closedAt);
  const cancels = miss.operation?.id === "cancelInvoice";
  if (invoice.status === "paid") {
    const remedy = cancels
      ? "only a pending invoice can be canceled; a paid one is refunded by its partner: refundOrder"
      : "it needs no other payment; create a new invoice for the next";
    return hint(`it was paid by ${invoice.method} at ${when}`, remedy);
  }
  const how =
    invoice.canceledBy === "expiry" ? "expired" : `was canceled by the ${invoice.canceledBy}`;
  const remedy = cancels ? "there is nothing left to cancel" : "create a new invoice";
  return hint(`it ${how} at ${when}`, remedy);
}

/** The products are priced in units, and the amount is a hundredth of their sum. */
export function minimumHint({ body }: About): Hint | undefined {
  const amount = toHalalas(Number(textAt(body, "amount")));
  const costs = costOf(body);
  if (costs <= 0 || costs !== amount * 100) return undefined;
  const cause = `amount is a hundredth of the sum of its products, ${formatAmount(costs)}`;
  return hint(cause, `send ${formatAmount(costs)}`);
}

/** The sum of its products, if it can be computed. */
export function costOf(body: unknown): Halalas {
  const products = valueAt(body, "products");
  if (!Array.isArray(products)) return 0;
  return products.reduce<Halalas>((sum, product) => {
    const price = toHalalas(Number(textAt(product, "price")));
    return sum + price * Number(textAt(product, "qty"));
  }, 0);
}

/** Near misses of a transaction number that no invoice has. */
export function invoiceNumberHint(miss: Miss): Hint | undefined {
  const given = givenNumber(miss);
  if (!given || given.value.length > PATH_LENGTH_MAX) return undefined;
  return elsewhere(miss, given) ?? otherThing(miss, given) ?? otherForm(miss, given);
}

/** What was given as a transaction number, and where. */
interface Given {
  readonly value: string;
  /** The field, or `the path`. */
  readonly place: string;
  readonly id: string;
}

function givenNumber({ operation, path, body }: Miss): Given | undefined {
  const id = operation?.id ?? "";
  if (id === "getInvoice") {
    const last = path.slice(path.lastIndexOf("/") + 1);
    return { value: decodeURIComponent(last), place: "the path", id };
  }
  const place = id === "cancelInvoice" ? "transactionNo" : "orderNumber";
  return { value: textAt(body, place), place, id };
}

function elsewhere({ world, worlds }: Miss, { value, place }: Given): Hint | undefined {
  if (!worlds.some(({ invoices }) => invoices.has(value))) return undefined;
  const cause = `${place} holds an invoice of another sandbox than ${world?.name}, which the token opens`;
  return hint(cause, "use a token of the apiId that created it");
}

/** A number of something else: an order, a recurring payment, a payment session, a short URL. */
function otherThing({ world, worlds }: Miss, { value, place, id }: Given): Hint | undefined {
  const wants = `${id} needs the transactionNo`;
  const near = world ? [world] : worlds;
  const numbers = near.flatMap(({ orderNumbers }) => orderNumbers.get(value) ?? []);
  if (numbers.length > 0) {
    const which = numbers.length === 1 ? ` ${numbers[0]}` : "";
    return hint(
      `${place} holds the merchant's order ${shorten(value)}`,
      `${wants}${which} of the same invoice`,
    );
  }
  if (near.some(({ recurring }) => recurring.has(value))) {
    const cause = `${place} holds the recurringId of a recurring payment`;
    return hint(cause, "look it up with GET /api/recurringPayments");
  }
  const sessions = near.flatMap(({ otpSessions }) => otpSessions.get(value) ?? []);
  const [session] = sessions;
  if (session) {
    return hint(`${place} holds a paymentSessionId`, `${wants} ${session.transactionNo}`);
  }
  const number = fromShortCode(value);
  if (number !== undefined && near.some(({ invoices }) => invoices.has(number))) {
    return hint(`${place} holds the code of a short URL`, `${wants} ${number}`);
  }
  return undefined;
}

const KEEP = "pass on the transactionNo of addInvoice's reply unchanged, as a string";

/** A transaction number that was changed on its way, or none at all. */
function otherForm({ worlds, noneOf }: Miss, { value, place, id }: Given): Hint {
  const what = unfilled(value);
  if (what) return hint(`${place} ${what}`, `${KEEP}, and check whether that call succeeded`);
  const [inside] = /\d{13}/.exec(value) ?? [];
  const known = inside !== undefined && worlds.some(({ invoices }) => invoices.has(inside));
  if (known && value !== inside) {
    const cause = value.includes("/")
      ? `${place} holds an address`
      : `${place} holds more than the number: ${shown(value)}`;
    return hint(cause, `${id} wants ${inside} alone`);
  }
  if (/^\d{13}$/.test(value)) {
    const cause = `the number has the right form, but ${noneOf} has that invoice`;
    return hint(cause, "a restart, a reset or a rewind removes invoices: create a new one");
  }
  if (/^\d(\.\d+)?e\+?\d+$/i.test(value)) {
    return hint(`your client read ${place} as a number, which lost digits`, KEEP);
  }
  if (/^\d+$/.test(value)) {
    const digits = `${value.length} digit${value.length === 1 ? "" : "s"}`;
    return hint(`${place} has ${digits}, and a transactionNo has 13`, KEEP);
  }
  return hint(`${place} holds ${shown(value)}, and a transactionNo has 13 digits`, KEEP);
}
