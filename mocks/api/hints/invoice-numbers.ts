import { shorten } from "../../domain/text.js";
import { fromShortCode } from "../links.js";
import { PATH_LENGTH_MAX } from "../slips.js";
import { type Hint, hint, type Miss } from "./hint.js";
import { shown, textAt, unfilled } from "./texts.js";

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
  const wants = `${id} wants the transactionNo`;
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
    return hint(cause, "that is no invoice: find it in GET /api/recurringPayments");
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

const KEEP = "pass on the transactionNo of addInvoice's reply, unchanged and as a text";

/** A transaction number that was changed on its way, or none at all. */
function otherForm({ worlds }: Miss, { value, place, id }: Given): Hint {
  const what = unfilled(value);
  if (what) return hint(`${place} ${what}`, `${KEEP}; look whether that call succeeded`);
  const [inside] = /\d{13}/.exec(value) ?? [];
  const known = inside !== undefined && worlds.some(({ invoices }) => invoices.has(inside));
  if (known && value !== inside) {
    const cause = value.includes("/")
      ? `${place} holds an address`
      : `${place} holds more than the number: ${shown(value)}`;
    return hint(cause, `${id} wants ${inside} alone`);
  }
  if (/^\d{13}$/.test(value)) {
    const cause = "the number has the right form, but no sandbox of this gateway has that invoice";
    return hint(cause, "invoices end with a restart, a reset or a rewind: create a new one");
  }
  if (/^\d(\.\d+)?e\+?\d+$/i.test(value)) {
    return hint(`${place} was a number on its way and lost digits`, KEEP);
  }
  if (/^\d+$/.test(value)) {
    const digits = `${value.length} digit${value.length === 1 ? "" : "s"}`;
    return hint(`${place} has ${digits}, and a transactionNo has 13`, KEEP);
  }
  return hint(`${place} holds ${shown(value)}, and a transactionNo has 13 digits`, KEEP);
}
