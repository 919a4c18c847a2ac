import { judgeAnswered, judgeDuplicates } from "./callbacks.js";
import { judgeClosed, judgeResent, judgeTokens, judgeWaits } from "./calls.js";
import { type Evidence, type InvariantFacts, type Verdict, verdictOn } from "./evidence.js";
import { judgeAmounts, judgeBooks, judgePaid, judgeStatements } from "./shop-words.js";

/** What judges each invariant, in the order in which they are reported. */
const JUDGES = {
  "statements-true": judgeStatements,
  "paid-when-confirmed": judgePaid,
  "no-blind-resend": judgeResent,
  "refused-token-dropped": judgeTokens,
  "waits-longer": judgeWaits,
  "callbacks-answered": judgeAnswered,
  "duplicates-answered": judgeDuplicates,
  "closed-is-closed": judgeClosed,
  "amounts-compared": judgeAmounts,
  "settlements-reconciled": judgeBooks,
} as const satisfies Readonly<Record<string, (evidence: Evidence) => InvariantFacts>>;

export type InvariantId = keyof typeof JUDGES;

/** The ids of all invariants. */
export const INVARIANT_IDS = Object.keys(JUDGES) as readonly InvariantId[];

/** The verdict on an invariant. */
export type Judged = Verdict & { readonly invariant: InvariantId };

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
      none: reasons.find((none) => none !== "no-callback") ?? reasons[0] ?? "no-sandbox",
    };
    return { invariant, ...verdictOn(together) };
  });
}
