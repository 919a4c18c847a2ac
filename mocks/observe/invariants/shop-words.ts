import type { Callback } from "../../domain/callback.js";
import { toHalalas, toUnits } from "../../domain/money.js";
import { totalsOf } from "../../domain/settlement.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import { callbacksOf, isDelivered } from "../record.js";
import { confirmsPayment, moneyReported, reportOf, reportsOtherMoney } from "./calls.js";
import {
  type Claim,
  type Evidence,
  fieldsOf,
  type InvariantFacts,
  namedInvoice,
  noOccasion,
  type Shown,
  saidBeside,
  shownBy,
} from "./evidence.js";

/** A statement that an order is paid, by the shop or by its test. */
interface Claimed {
  /** The transaction number of its invoice. */
  readonly order: string;
  readonly claim: Claim;
  /** The requests that were answered before it. */
  readonly before: readonly JournalEntry[];
  /** What the customer owes, in units of the currency; undefined where only the shop knows it. */
  readonly owed?: number;
}

/** The claims that an order is paid; undefined where neither the shop nor its test was asked. */
function claimsIn(evidence: Evidence): readonly Claimed[] | undefined {
  const { words, requests } = evidence;
  const statements = statementsIn(evidence);
  if (words === undefined && statements.length === 0) return undefined;
  const claimed = (words ?? []).filter(({ paid, shipped = 0 }) => paid || shipped > 0);
  return [
    ...claimed.map(({ transactionNo: order, paid, owed, afterRequest }): Claimed => {
      const before = requests.filter(({ id }) => id <= afterRequest);
      return { order, claim: paid ? "paid" : "shipped", before, owed };
    }),
    ...statements.flatMap(({ seq, event: { says, about, isTrue } }): readonly Claimed[] => {
      const invoice = about.find(
        ({ id, status }) => isTaken(status) && evidence.world.invoices.has(id),
      );
      // What is not true at all breaks statements-true.
      if ((says !== "paid" && says !== "delivered") || !isTrue || !invoice) return [];
      const before = requests.filter(({ position }) => position !== null && position.seq < seq);
      return [{ order: invoice.id, claim: says, before }];
    }),
  ];
}

const isTaken = (status: string) => status === "paid" || status === "refunded";

/** The statements of tests, each with its place in the log. */
function statementsIn({ events }: Evidence) {
  return events.flatMap(({ seq, event }) =>
    event.type === "statement-added" ? [{ seq, event }] : [],
  );
}

/** The invariant `statements-true`. */
export function judgeStatements(evidence: Evidence): InvariantFacts {
  const statements = statementsIn(evidence).map(({ event }) => event);
  const step = evidence.world.settings.description ?? null;
  return {
    occasions: statements.length,
    breaches: firstOfEach(
      statements.flatMap(({ order, says, about, isTrue }): readonly Shown[] =>
        isTrue
          ? []
          : [{ ...saidBeside([], says, { code: "stated-falsely", order, says, about }), step }],
      ),
    ),
    doubts: [],
    none: "no-statement",
  };
}

/** The invariant `paid-when-confirmed`. */
export function judgePaid(evidence: Evidence): InvariantFacts {
  const { missing } = evidence;
  const claims = claimsIn(evidence);
  if (claims === undefined) return noOccasion("shop-not-asked");
  const dropped = missing.requests;
  return {
    occasions: claims.length,
    breaches: firstOfEach(claims.flatMap((claimed) => unconfirmed(claimed, evidence))),
    doubts: dropped > 0 ? [shownBy([], { code: "requests-dropped", count: dropped })] : [],
    none: "no-claim",
  };
}

function unconfirmed({ order, claim, before }: Claimed, { world }: Evidence): readonly Shown[] {
  const asked = before.filter((request) => namedInvoice(request) === order);
  const isPaid = world.invoices.get(order)?.status === "paid";
  if (isPaid && before.some((request) => confirmsPayment(request, order))) return [];
  if (!isPaid) return [saidBeside(asked, claim, { code: "claimed-unpaid", order, claim })];
  const answers = asked.map(reportOf);
  return [saidBeside(asked, claim, { code: "claimed-unconfirmed", order, claim, answers })];
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
  const claims = claimsIn(evidence) ?? [];
  const wallet = evidence.requests.filter(({ operationId }) => operationId === "sendOtp");
  const breaches = [
    ...wallet.flatMap((request) => otherTotal(request, evidence)),
    ...claims.flatMap((claimed) => otherAmount(claimed, evidence)),
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

function otherAmount(claimed: Claimed, { world }: Evidence): readonly Shown[] {
  const { order, claim, before, owed } = claimed;
  const invoice = world.invoices.get(order);
  if (invoice?.status !== "paid") return [];
  const { currency } = invoice.order;
  const amount = toUnits(invoice.order.amount);
  if (owed !== undefined && owed !== amount) {
    return [saidBeside([], claim, { code: "owed-differs", order, claimed: owed, amount })];
  }
  const confirmed = before.filter((request) => confirmsPayment(request, order));
  const other = confirmed.filter((one) => reportsOtherMoney(one, invoice.order));
  const [first] = other;
  if (!first || other.length < confirmed.length) return [];
  const reported = moneyReported(first);
  const asked = { amount, currency };
  return [saidBeside(other, claim, { code: "amount-accepted", order, claim, asked, reported })];
}
