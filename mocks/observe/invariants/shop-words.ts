import type { Callback } from "../../domain/callback.js";
import type { Invoice } from "../../domain/invoice.js";
import { toHalalas, toUnits } from "../../domain/money.js";
import { totalsOf } from "../../domain/settlement.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import { callbacksOf } from "../record.js";
import { statusReported } from "./calls.js";
import {
  type Evidence,
  fieldsOf,
  type InvariantFacts,
  namedInvoice,
  noOccasion,
  type ShopWord,
  type Shown,
  shownBy,
} from "./evidence.js";

const NO_WORD =
  "this run does not ask the shop for the state of its orders, as paystub explore does";

/** The invoices that a word may be about: the one that it names, or all of its order. */
function meantBy(word: ShopWord, { world }: Evidence): readonly Invoice[] {
  const all = [...world.invoices.values()];
  const { transactionNo, orderNumber } = word;
  if (transactionNo !== undefined) return all.filter((one) => one.transactionNo === transactionNo);
  return all.filter(({ order }) => order.orderNumber === orderNumber);
}

const claimsPaid = ({ paid, shipped = 0 }: ShopWord) => paid || shipped > 0;

/** The invariant `paid-when-confirmed`. */
export function judgePaid(evidence: Evidence): InvariantFacts {
  const { words, missing } = evidence;
  if (words === undefined) return noOccasion(NO_WORD);
  const claims = words.filter(claimsPaid);
  const dropped = missing.requests;
  const gap = `the journal has dropped the oldest ${dropped} of its requests`;
  return {
    occasions: claims.length,
    breaches: firstOfEach(claims.flatMap((word) => unconfirmed(word, evidence))),
    doubts: dropped > 0 ? [shownBy([], gap)] : [],
    none: "the shop calls no order paid or shipped",
  };
}

function unconfirmed(word: ShopWord, evidence: Evidence): readonly Shown[] {
  const invoices = meantBy(word, evidence);
  const numbers = invoices.map(({ transactionNo }) => transactionNo);
  const asked = evidence.requests.filter((request) => {
    return request.id <= word.afterRequest && numbers.includes(namedInvoice(request) ?? "");
  });
  const isPaid = invoices.some(({ status }) => status === "paid");
  if (isPaid && asked.some((request) => statusReported(request) === "paid")) return [];
  const says = `the shop says that ${nameOf(word)} is ${word.paid ? "paid" : "shipped"}`;
  if (!isPaid) return [shownBy(asked, `${says}, but no customer paid`)];
  return [
    shownBy(asked, `${says}, but the service had not confirmed the payment: ${answersOf(asked)}`),
  ];
}

function answersOf(asked: readonly JournalEntry[]): string {
  if (asked.length === 0) return "the shop never asked";
  const reported = asked.map((request) => {
    const said = statusReported(request) ?? request.status ?? "no answer";
    return `${request.operationId} #${request.id}: ${said}`;
  });
  return reported.join(", ");
}

function nameOf({ orderNumber, transactionNo }: ShopWord): string {
  return orderNumber ?? transactionNo ?? "an order without a number";
}

/** The same may be said of an order each time that the shop is asked. */
function firstOfEach(breaches: readonly Shown[]): readonly Shown[] {
  const sentences = breaches.map(({ sentence }) => sentence);
  return breaches.filter(({ sentence }, n) => sentences.indexOf(sentence) === n);
}

/** The invariant `settlements-reconciled`. */
export function judgeBooks(evidence: Evidence): InvariantFacts {
  const { world, booked } = evidence;
  const settlements = [...world.settlements.values()];
  if (settlements.length === 0) return noOccasion("nothing was settled");
  if (booked === undefined) return noOccasion(NO_BOOKS);
  const reported = new Set(callbacksOf(evidence).flatMap(deliveredSettlement));
  const unheard = settlements.filter(({ number }) => !reported.has(number));
  // A settlement that was made twice pays its orders once more, and is no money for others.
  const lines = new Map(
    settlements.flatMap((one) =>
      one.lines.map((line) => [`${line.kind} ${line.transactionNo}`, line] as const),
    ),
  );
  const { payments, fees, vat, refunds, net } = totalsOf(lines.values());
  const of = `payments of ${toUnits(payments)} minus fees of ${toUnits(fees)}, VAT of ${toUnits(vat)} and refunds of ${toUnits(refunds)}`;
  const sentence = `the shop booked ${booked}, but its settled orders add up to ${toUnits(net)}: ${of}`;
  const isRight = Math.round(booked * 100) === net;
  return {
    occasions: settlements.length,
    breaches: isRight || unheard.length > 0 ? [] : [shownBy([], sentence)],
    doubts: unheard.map(({ number }) =>
      shownBy([], `the shop never acknowledged settlement ${number}`),
    ),
    none: NO_BOOKS,
  };
}

const NO_BOOKS = "this run does not ask the shop for its books, as paystub explore does";

/** The settlement that a callback reported truly, and that the shop acknowledged. */
function deliveredSettlement({ about, override, attempts }: Callback): readonly string[] {
  const isDelivered = attempts.some(({ result }) => result?.outcome === "delivered");
  const isTrue = override?.id === undefined && isDelivered;
  return about.kind === "settlement" && isTrue ? [about.settlementNumber] : [];
}

/** The invariant `amounts-compared`. */
export function judgeAmounts(evidence: Evidence): InvariantFacts {
  const { words = [] } = evidence;
  const wallet = evidence.requests.filter(({ operationId }) => operationId === "sendOtp");
  const misled = [...misledAbout(evidence)];
  const tempted = words.filter(
    (word) => word.received !== undefined && isAbout(word, misled, evidence),
  );
  const breaches = [
    ...wallet.flatMap((request) => otherTotal(request, evidence)),
    ...words.flatMap((word) => otherAmount(word, evidence)),
  ];
  const none =
    misled.length > 0
      ? "a callback reported a wrong amount, but this run does not ask the shop how much it received"
      : "no callback reported a wrong amount, and the shop sent no total";
  const occasions = tempted.length + wallet.length;
  return { occasions, breaches: firstOfEach(breaches), doubts: [], none };
}

/** The invoices of which a callback reported another amount. */
function misledAbout(evidence: Evidence): ReadonlySet<string> {
  const misled = callbacksOf(evidence).flatMap(({ about, override }) => {
    return override?.amount !== undefined && "transactionNo" in about ? [about.transactionNo] : [];
  });
  return new Set(misled);
}

function isAbout(word: ShopWord, numbers: readonly string[], evidence: Evidence): boolean {
  return meantBy(word, evidence).some(({ transactionNo }) => numbers.includes(transactionNo));
}

function otherTotal(request: JournalEntry, evidence: Evidence): readonly Shown[] {
  const invoice = evidence.world.invoices.get(namedInvoice(request) ?? "");
  const { total } = fieldsOf(request.requestBody);
  if (!invoice || typeof total !== "number") return [];
  const { amount } = invoice.order;
  if (toHalalas(total) === amount) return [];
  const sentence = `sendOtp #${request.id} asked for ${total}, but the amount of its invoice is ${toUnits(amount)}`;
  return [shownBy([request], sentence)];
}

function otherAmount(word: ShopWord, evidence: Evidence): readonly Shown[] {
  if (!claimsPaid(word)) return [];
  const paid = meantBy(word, evidence).find(({ status }) => status === "paid");
  if (!paid) return [];
  const amount = toUnits(paid.order.amount);
  return [
    ...(word.received !== undefined && word.received !== amount
      ? [
          shownBy(
            [],
            `the shop says that it received ${word.received} for ${nameOf(word)}, but the customer paid ${amount}`,
          ),
        ]
      : []),
    ...(word.owed !== undefined && word.owed !== amount
      ? [
          shownBy(
            [],
            `the shop says that ${amount} pays ${nameOf(word)}, but the customer owed ${word.owed}`,
          ),
        ]
      : []),
  ];
}
