import { judgeAnswered, judgeDuplicates, NO_CALLBACK } from "./callbacks.js";
import { judgeClosed, judgeResent, judgeTokens, judgeWaits } from "./calls.js";
import { type Evidence, type InvariantFacts, type Verdict, verdictOn } from "./evidence.js";
import { judgeAmounts, judgeBooks, judgePaid } from "./shop-words.js";

/** A rule for every shop, whatever customers, banks and networks do. */
export interface Invariant {
  readonly title: string;
  /** The evidence for it. */
  readonly seenBy: string;
  /** What paystub cannot observe. */
  readonly blind: string;
}

/** All invariants, in the order in which they are reported. */
export const INVARIANTS = {
  "paid-when-confirmed": {
    title: "The shop calls an order paid or ships it only after the service confirmed the payment",
    seenBy:
      "The shop's statement about an order, compared with the answers of getInvoice and processPayment that it had, and with the log.",
    blind:
      "A run without a statement of the shop; `paystub explore` asks for it. A shop that asked and ignored the answer.",
  },
  "no-blind-resend": {
    title:
      "The shop does not repeat a call that creates an invoice or a recurring payment while its outcome is unknown",
    seenBy:
      "The journal: a request without a complete answer or with a 5xx, then another with the same order number, and in between neither getInvoice nor getTransactionsOfOrderNumber for that order. The spec marks calls that create something (`x-creates`).",
    blind:
      "The same order under another order number, because the customer may have tried again. Contents that differ each time, such as a time of day.",
  },
  "refused-token-dropped": {
    title: "The shop does not use a token again after the service rejected it",
    seenBy:
      "The digest of each request's token, and the real time of its 401 or 403. A call elsewhere in the shop does not count if it began within 250 ms of that, or of the new token that the shop requests within 5 s.",
    blind:
      "A shop that never asks for a token, because it cannot renew a fixed one. A second rejection with a new token, because the token is not its reason.",
  },
  "waits-longer": {
    title: "After each further 429, the shop waits longer, or as long as the answer asks",
    seenBy: "Real times of the same call after two or more 429 in a row.",
    blind: "A single 429: the customer may have tried again, and not the shop.",
  },
  "callbacks-answered": {
    title: "The shop answers each callback with success at least once, within the time limit",
    seenBy: "The attempts of each callback in the log.",
    blind:
      "Callbacks that a fault dropped, that the customer's browser took, that are not due, or that the service may still repeat.",
  },
  "duplicates-answered": {
    title: "The shop answers a repeated callback with success again",
    seenBy:
      "The attempts of a callback with the same contents, after one that the shop answered with success.",
    blind:
      "A run without a repeated callback. Whether the shop did the work twice; only the shop knows.",
  },
  "closed-is-closed": {
    title: "The shop stops calling once it knows that an invoice is closed",
    seenBy:
      "The journal, after getInvoice answered Paid or Canceled: sendOtp, processPayment or cancelInvoice, or more than 20 calls of getInvoice outside of callbacks.",
    blind: "An invoice of which the shop does not know that it is closed.",
  },
  "amounts-compared": {
    title: "The customer pays what the shop asked for, and the shop accepts no other amount",
    seenBy:
      "The total of sendOtp and the amount of its invoice. With a wrong amount: what the shop says that it received and asked for.",
    blind: "A run without a wrong amount, or without a statement of the shop about amounts.",
  },
  "settlements-reconciled": {
    title:
      "The payout in the shop's books is the settled payments minus fees, VAT and refunds, each order once",
    seenBy: "The shop's books, compared with the settlements in the log.",
    blind:
      "A run without the shop's books; `paystub explore` asks for them. Settlements that the shop did not acknowledge.",
  },
} as const satisfies Readonly<Record<string, Invariant>>;

export type InvariantId = keyof typeof INVARIANTS;

/** The verdict on an invariant. */
export type Judged = Verdict & { readonly invariant: InvariantId };

/** The ids of all invariants. */
export const INVARIANT_IDS = Object.keys(INVARIANTS) as readonly InvariantId[];

const JUDGES: { readonly [Id in InvariantId]: (evidence: Evidence) => InvariantFacts } = {
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
export function factsOfInvariants(evidence: Evidence): ReadonlyMap<InvariantId, InvariantFacts> {
  return new Map(INVARIANT_IDS.map((id) => [id, JUDGES[id](evidence)]));
}

/** Judges one record by every invariant, in the order of the table. */
export function judgeInvariants(evidence: Evidence): readonly Judged[] {
  return judgedTogether([factsOfInvariants(evidence)]);
}

/** Judges several records together. A doubt in one of them leaves the verdict open. */
export function judgedTogether(
  all: readonly ReadonlyMap<InvariantId, InvariantFacts>[],
): readonly Judged[] {
  return INVARIANT_IDS.map((invariant) => {
    const own = all.flatMap((facts) => facts.get(invariant) ?? []);
    // Of several sandboxes, one in which something did happen says more.
    const reasons = [...new Set(own.map(({ none }) => none))];
    const together: InvariantFacts = {
      occasions: own.reduce((sum, { occasions }) => sum + occasions, 0),
      breaches: own.flatMap(({ breaches }) => breaches),
      doubts: own.flatMap(({ doubts }) => doubts),
      none: reasons.find((none) => none !== NO_CALLBACK) ?? reasons[0] ?? NO_SANDBOX,
    };
    return { invariant, ...verdictOn(together) };
  });
}

const NO_SANDBOX = "there was no sandbox";
