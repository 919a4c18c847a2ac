import type { Callback } from "../../domain/callback.js";
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

function unconfirmed(word: ShopWord, { requests, world }: Evidence): readonly Shown[] {
  const { transactionNo: order } = word;
  const asked = requests.filter((request) => {
    return request.id <= word.afterRequest && namedInvoice(request) === order;
  });
  const isPaid = world.invoices.get(order)?.status === "paid";
  if (isPaid && asked.some((request) => statusReported(request) === "paid")) return [];
  const says = { order, claim: word.paid ? "paid" : "shipped" } as const;
  if (!isPaid) return [shownBy(asked, { code: "claimed-unpaid", ...says })];
  const answers = asked.map(reportOf);
  return [shownBy(asked, { code: "claimed-unconfirmed", ...says, answers })];
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
  const breaches = [
    ...wallet.flatMap((request) => otherTotal(request, evidence)),
    ...words.flatMap((word) => otherAmount(word, evidence)),
  ];
  const occasions = wallet.length;
  return { occasions, breaches: firstOfEach(breaches), doubts: [], none: "no-total" };
}

function otherTotal(request: JournalEntry, evidence: Evidence): readonly Shown[] {
  const invoice = evidence.world.invoices.get(namedInvoice(request) ?? "");
  const { total } = fieldsOf(request.requestBody);
  if (!invoice || typeof total !== "number") return [];
  const { amount } = invoice.order;
  if (toHalalas(total) === amount) return [];
  return [shownBy([request], { code: "total-differs", total, amount: toUnits(amount) })];
}

function otherAmount(word: ShopWord, { world }: Evidence): readonly Shown[] {
  const { transactionNo: order, owed: claimed } = word;
  const paid = world.invoices.get(order);
  if (!claimsPaid(word) || paid?.status !== "paid") return [];
  const amount = toUnits(paid.order.amount);
  return claimed === amount ? [] : [shownBy([], { code: "owed-differs", order, claimed, amount })];
}
