import { judgeAnswered, judgeDuplicates, NO_CALLBACK } from "./callbacks.js";
import { judgeClosed } from "./closed.js";
import { INVARIANT_IDS, type InvariantId } from "./invariants.js";
import { type Judged, type Looked, notObserved } from "./outcome.js";
import { judgeTokens } from "./refused-tokens.js";
import { judgeResent } from "./resent.js";
import type { Seen } from "./seen.js";
import { judgeAmounts, judgePaid } from "./shop-words.js";
import { judgeWaits } from "./waits.js";

const JUDGES: { readonly [Id in InvariantId]: (seen: Seen) => Looked } = {
  "paid-when-confirmed": judgePaid,
  "no-blind-resend": judgeResent,
  "refused-token-dropped": judgeTokens,
  "waits-longer": judgeWaits,
  "callbacks-answered": judgeAnswered,
  "duplicates-answered": judgeDuplicates,
  "closed-is-closed": judgeClosed,
  "amounts-compared": judgeAmounts,
};

/** Judges what was seen of one sandbox by every invariant, in the order of the table. */
export function judgeInvariants(seen: Seen): readonly Judged[] {
  return INVARIANT_IDS.map((invariant) => ({ invariant, ...JUDGES[invariant](seen) }));
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

function merged(own: readonly Judged[]): Looked {
  const breaches = own.flatMap((one) => (one.verdict === "broken" ? one.breaches : []));
  if (breaches.length > 0) return { verdict: "broken", breaches };
  const times = own.reduce((sum, one) => sum + (one.verdict === "held" ? one.times : 0), 0);
  if (times > 0) return { verdict: "held", times };
  const reasons = own.flatMap((one) => (one.verdict === "not-observed" ? [one.why] : []));
  // Of several sandboxes, one in which something did happen says more.
  const telling = reasons.find((why) => why !== NO_CALLBACK) ?? reasons[0];
  return notObserved(telling ?? "there was no sandbox");
}
