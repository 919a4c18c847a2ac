import type { Invoice } from "../../domain/invoice.js";
import { toHalalas, toUnits } from "../../domain/money.js";
import { statusTold } from "./calls.js";
import {
  type Breach,
  breach,
  fieldsOf,
  type Looked,
  namedInvoice,
  notObserved,
  outcomeOf,
  type Seen,
  type SeenRequest,
  type ShopWord,
} from "./looked.js";

const NO_WORD = "nobody asked the shop what it says of its orders; paystub explore does";

/** An invoice as far as the invariants look at it. */
interface Known {
  readonly transactionNo: string;
  readonly order: Pick<Invoice["order"], "orderNumber" | "amount">;
  paid: boolean;
}

/** The invoices of a log. */
function invoicesIn({ events }: Seen): ReadonlyMap<string, Known> {
  const all = new Map<string, Known>();
  for (const { event } of events) {
    if (event.type === "invoice-created") {
      const { transactionNo, order } = event;
      all.set(transactionNo, { transactionNo, order, paid: false });
    }
    if (event.type === "invoice-paid") {
      const invoice = all.get(event.transactionNo);
      if (invoice) invoice.paid = true;
    }
  }
  return all;
}

/** The invoices that a word may be about: the one that it names, or all of its order. */
function meantBy(word: ShopWord, seen: Seen): readonly Known[] {
  const all = [...invoicesIn(seen).values()];
  const { transactionNo, orderNumber } = word;
  if (transactionNo !== undefined) return all.filter((one) => one.transactionNo === transactionNo);
  return all.filter(({ order }) => order.orderNumber === orderNumber);
}

const claimsPaid = ({ paid, shipped = 0 }: ShopWord) => paid || shipped > 0;

/** The invariant `paid-when-confirmed`. */
export function judgePaid(seen: Seen): Looked {
  const { words, dropped } = seen;
  if (words === undefined) return notObserved(NO_WORD);
  const claims = words.filter(claimsPaid);
  const gap = dropped > 0 ? [`the journal has dropped the oldest ${dropped} of its requests`] : [];
  const none = "the shop says of no order that it is paid or shipped";
  return outcomeOf(
    firstOfEach(claims.flatMap((word) => unconfirmed(word, seen))),
    claims.length,
    none,
    gap,
  );
}

function unconfirmed(word: ShopWord, seen: Seen): readonly Breach[] {
  const invoices = meantBy(word, seen);
  const numbers = invoices.map(({ transactionNo }) => transactionNo);
  const asked = seen.requests.filter((request) => {
    return request.id <= word.afterRequest && numbers.includes(namedInvoice(request) ?? "");
  });
  const isPaid = invoices.some(({ paid }) => paid);
  if (isPaid && asked.some((request) => statusTold(request) === "paid")) return [];
  const says = `the shop says of ${nameOf(word)} that it is ${word.paid ? "paid" : "shipped"}`;
  if (!isPaid) return [breach(`${says}, but nobody paid`, asked)];
  return [breach(`${says}, but the service had not told it so: ${answersOf(asked)}`, asked)];
}

function answersOf(asked: readonly SeenRequest[]): string {
  if (asked.length === 0) return "it never asked";
  const told = asked.map((request) => {
    const said = statusTold(request) ?? request.status ?? "no answer";
    return `${request.operationId} #${request.id}: ${said}`;
  });
  return told.join(", ");
}

function nameOf({ orderNumber, transactionNo }: ShopWord): string {
  return orderNumber ?? transactionNo ?? "an order without a number";
}

/** The same may be said of an order each time that the shop is asked. */
function firstOfEach(breaches: readonly Breach[]): readonly Breach[] {
  const sentences = breaches.map(({ sentence }) => sentence);
  return breaches.filter(({ sentence }, n) => sentences.indexOf(sentence) === n);
}

/** The invariant `amounts-compared`. */
export function judgeAmounts(seen: Seen): Looked {
  const { words = [] } = seen;
  const wallet = seen.requests.filter(({ operationId }) => operationId === "sendOtp");
  const misled = [...misledAbout(seen)];
  const tempted = words.filter(
    (word) => word.received !== undefined && isAbout(word, misled, seen),
  );
  const breaches = [
    ...wallet.flatMap((request) => otherTotal(request, seen)),
    ...words.flatMap((word) => otherAmount(word, seen)),
  ];
  const none =
    misled.length > 0
      ? "a wrong amount was told, but nobody asked the shop what it thinks that it received"
      : "no wrong amount was told, and no total was sent";
  return outcomeOf(firstOfEach(breaches), tempted.length + wallet.length, none);
}

/** The invoices of which a callback told another amount. */
function misledAbout({ events }: Seen): ReadonlySet<string> {
  const told = events.flatMap(({ event }) => {
    if (!("told" in event) || event.told?.amount === undefined) return [];
    return "transactionNo" in event.about ? [event.about.transactionNo] : [];
  });
  return new Set(told);
}

function isAbout(word: ShopWord, numbers: readonly string[], seen: Seen): boolean {
  return meantBy(word, seen).some(({ transactionNo }) => numbers.includes(transactionNo));
}

function otherTotal(request: SeenRequest, seen: Seen): readonly Breach[] {
  const invoice = invoicesIn(seen).get(namedInvoice(request) ?? "");
  const { total } = fieldsOf(request.requestBody);
  if (!invoice || typeof total !== "number") return [];
  const { amount } = invoice.order;
  if (toHalalas(total) === amount) return [];
  const sentence = `sendOtp #${request.id} asked for ${total}, but its invoice is over ${toUnits(amount)}`;
  return [breach(sentence, [request])];
}

function otherAmount(word: ShopWord, seen: Seen): readonly Breach[] {
  if (!claimsPaid(word)) return [];
  const paid = meantBy(word, seen).find((invoice) => invoice.paid);
  if (!paid) return [];
  const amount = toUnits(paid.order.amount);
  const says = `the shop says of ${nameOf(word)} that`;
  return [
    ...(word.received !== undefined && word.received !== amount
      ? [breach(`${says} it received ${word.received}, but ${amount} was paid`, [])]
      : []),
    ...(word.owed !== undefined && word.owed !== amount
      ? [breach(`${says} it is paid with ${amount}, but ${word.owed} was owed`, [])]
      : []),
  ];
}
