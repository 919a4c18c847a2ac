import { judgeAnswered, judgeDuplicates, NO_CALLBACK } from "./callbacks.js";
import { judgeClosed, judgeResent, judgeTokens, judgeWaits } from "./calls.js";
import { type Evidence, type Looked, notObserved, type Verdict, verdictOn } from "./looked.js";
import { judgeAmounts, judgeBooks, judgePaid } from "./shop-words.js";

/** What must hold whatever customers, banks and networks do, and how it is seen. */
export interface Invariant {
  readonly title: string;
  /** How it is observed. */
  readonly seenBy: string;
  /** What cannot be seen, so that it is said to be not observed. */
  readonly blind: string;
}

/** All invariants, in the order in which they are reported. */
export const INVARIANTS = {
  "paid-when-confirmed": {
    title: "An order counts as paid or is shipped only after the service itself said so",
    seenBy:
      "The shop's own word of an order, held against the answers of getInvoice (or of processPayment) that it had before, and against the log.",
    blind:
      "Without the shop's word, which `paystub explore` asks for. A shop that asked and paid no heed to the answer.",
  },
  "no-blind-resend": {
    title:
      "What creates an invoice or a recurring payment is not sent again after an outcome that nobody knows",
    seenBy:
      "The journal: a request that ended without an answer, with a 5xx, or with half an answer, and another with the same order number later, and neither getInvoice nor getTransactionsOfOrderNumber about that order in between. Which calls create something, the spec says (`x-creates`).",
    blind:
      "Another order number for the same contents, where the customer may have tried again; contents that differ each time, such as a time of day.",
  },
  "refused-token-dropped": {
    title: "Nothing is sent with a token that is known to be refused",
    seenBy:
      "The digest of each request's token, and the real time at which its 401 or 403 had arrived. What began within a quarter of a second elsewhere in the shop is not held against it.",
    blind:
      "A shop that never asks for a token: one that is fixed cannot be renewed. A call that was sent again with a new token and refused once more: that refusal is not the token's.",
  },
  "waits-longer": {
    title: "After each 429 in a row the wait grows, or is as long as the answer asked for",
    seenBy: "Real times of the same call, sent again after two or more 429 in a row.",
    blind: "A single 429, since nobody can tell whether the customer or the shop tried again.",
  },
  "callbacks-answered": {
    title: "Each callback is answered with success at least once, and within the limit",
    seenBy: "The attempts of each callback in the log.",
    blind:
      "Callbacks that were dropped, went with the customer's browser, were never due, or may still be tried again.",
  },
  "duplicates-answered": {
    title: "A callback that comes twice is answered with success again",
    seenBy:
      "The attempts of callbacks that tell the same, after one that was answered with success.",
    blind: "Where nothing came twice. That nothing was done twice, only the shop can say.",
  },
  "closed-is-closed": {
    title: "No call goes on after the shop was notified that its invoice is closed",
    seenBy:
      "The journal: sendOtp, processPayment or cancelInvoice after an answer of getInvoice that said Paid or Canceled, and getInvoice more than 20 times after it, callbacks not counted.",
    blind: "An invoice of which the shop was never notified that it is closed.",
  },
  "amounts-compared": {
    title: "What was paid is what was owed, and no other amount is believed",
    seenBy:
      "The total of sendOtp beside the amount of its invoice; the shop's own word of what it received and what was owed, where a wrong amount was reported.",
    blind: "Without a wrong amount, or without the shop's word of amounts.",
  },
  "settlements-reconciled": {
    title:
      "The money that came in is the settled payments minus fees, VAT and refunds, each order once",
    seenBy:
      "What the shop's own books say that it was paid out, held against the settlements in the log.",
    blind:
      "Without the shop's books, for which `paystub explore` asks; where the shop did not acknowledge a settlement.",
  },
} as const satisfies Readonly<Record<string, Invariant>>;

export type InvariantId = keyof typeof INVARIANTS;

/** The verdict on an invariant. */
export type Judged = Verdict & { readonly invariant: InvariantId };

/** The ids of all invariants. */
export const INVARIANT_IDS = Object.keys(INVARIANTS) as readonly InvariantId[];

const JUDGES: { readonly [Id in InvariantId]: (evidence: Evidence) => Looked } = {
  "paid-when-confirmed": judgePaid,
  "no-blind-resend": judgeResent,
  "refused-token-dropped": judgeTokens,
  "waits-longer": judgeWaits,
  "callbacks-answered": judgeAnswered,
  "duplicates-answered": judgeDuplicates,
  "closed-is-closed": judgeClosed,
  "amounts-compared": judgeAmounts,
  "settlements-reconciled": judgeBooks,
};

/** The facts of every invariant in one record, in the order of the table. */
export function lookedAt(evidence: Evidence): ReadonlyMap<InvariantId, Looked> {
  return new Map(INVARIANT_IDS.map((id) => [id, JUDGES[id](evidence)]));
}

/** Judges one record by every invariant, in the order of the table. */
export function judgeInvariants(evidence: Evidence): readonly Judged[] {
  return judgedBy(lookedAt(evidence));
}

/** Judges the facts of every invariant. */
export function judgedBy(facts: ReadonlyMap<InvariantId, Looked>): readonly Judged[] {
  return [...facts].map(([invariant, looked]) => {
    return { invariant, ...verdictOn(looked) };
  });
}

/**
 * What came of several sandboxes together: broken where it was broken in any, held where it held in
 * some. What was observed in none keeps the first reason that tells of something.
 */
export function mergeJudged(all: readonly (readonly Judged[])[]): readonly Judged[] {
  return INVARIANT_IDS.map((invariant) => {
    const own = all.flatMap((judged) => judged.filter((one) => one.invariant === invariant));
    return { invariant, ...merged(own) };
  });
}

function merged(own: readonly Judged[]): Verdict {
  const breaches = own.flatMap((one) => (one.verdict === "broken" ? one.breaches : []));
  if (breaches.length > 0) return { verdict: "broken", breaches };
  const times = own.reduce((sum, one) => sum + (one.verdict === "held" ? one.times : 0), 0);
  if (times > 0) return { verdict: "held", times };
  const reasons = own.flatMap((one) => (one.verdict === "not-observed" ? [one.why] : []));
  // Of several sandboxes, one in which something did happen says more.
  const specific = reasons.find((why) => why !== NO_CALLBACK) ?? reasons[0];
  return notObserved(specific ?? "there was no sandbox");
}
