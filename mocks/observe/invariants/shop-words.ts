import type { Callback } from "../../domain/callback.js";
import type { Invoice } from "../../domain/invoice.js";
import { toHalalas, toUnits } from "../../domain/money.js";
import { totalsOf } from "../../domain/settlement.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import { callbacksOf, isDelivered } from "../record.js";
import { reportOf, statusReported } from "./calls.js";
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
  if (words === undefined) return noOccasion("shop-not-asked");
  const claims = words.filter(claimsPaid);
  const dropped = missing.requests;
  return {
    occasions: claims.length,
    breaches: firstOfEach(claims.flatMap((word) => unconfirmed(word, evidence))),
    doubts: dropped > 0 ? [shownBy([], { code: "requests-dropped", count: dropped })] : [],
    none: "no-claim",
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
  const says = { order: nameOf(word), claim: word.paid ? "paid" : "shipped" } as const;
  if (!isPaid) return [shownBy(asked, { code: "claimed-unpaid", ...says })];
  const answers = asked.map(reportOf);
  return [shownBy(asked, { code: "claimed-unconfirmed", ...says, answers })];
}

function nameOf({ orderNumber, transactionNo }: ShopWord): string | null {
  return orderNumber ?? transactionNo ?? null;
}

/** The same may be said of an order each time that the shop is asked. */
function firstOfEach(breaches: readonly Shown[]): readonly Shown[] {
  const texts = breaches.map((breach) => JSON.stringify(breach));
  return breaches.filter((_, n) => texts.indexOf(texts[n] ?? "") === n);
}

/** The invariant `settlements-reconciled`. */
export function judgeBooks(evidence: Evidence): InvariantFacts {
  const { world, booked } = evidence;
  const settlements = [...world.settlements.values()];
  if (settlements.length === 0) return noOccasion("nothing-settled");
  if (booked === undefined) return noOccasion("books-not-asked");
  const reported = new Set(callbacksOf(evidence).flatMap(deliveredSettlement));
  const unheard = settlements.filter(({ number }) => !reported.has(number));
  // A settlement that was made twice pays its orders once more, and is no money for others.
  const lines = new Map(
    settlements.flatMap((one) =>
      one.lines.map((line) => [`${line.kind} ${line.transactionNo}`, line] as const),
    ),
  );
  const totals = totalsOf(lines.values());
  const isRight = Math.round(booked * 100) === totals.net;
  return {
    occasions: settlements.length,
    breaches:
      isRight || unheard.length > 0 ? [] : [shownBy([], { code: "books-differ", booked, totals })],
    doubts: unheard.map(({ number: settlementNumber }) =>
      shownBy([], { code: "settlement-unacknowledged", settlementNumber }),
    ),
    none: "books-not-asked",
  };
}

/** The settlement that a callback reported truly, and that the shop acknowledged. */
function deliveredSettlement(callback: Callback): readonly string[] {
  const { about, override } = callback;
  const isTrue = override?.id === undefined && isDelivered(callback);
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
  const none = misled.length > 0 ? "amount-not-asked" : "no-wrong-amount";
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
  return [shownBy([request], { code: "total-differs", total, amount: toUnits(amount) })];
}

function otherAmount(word: ShopWord, evidence: Evidence): readonly Shown[] {
  if (!claimsPaid(word)) return [];
  const paid = meantBy(word, evidence).find(({ status }) => status === "paid");
  if (!paid) return [];
  const amount = toUnits(paid.order.amount);
  const claims = [
    ["received-differs", word.received],
    ["owed-differs", word.owed],
  ] as const;
  return claims.flatMap(([code, claimed]) =>
    claimed === undefined || claimed === amount
      ? []
      : [shownBy([], { code, order: nameOf(word), claimed, amount })],
  );
}
