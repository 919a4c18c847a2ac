import { isTaken } from "./checks.js";
import { type ConformanceRule, type PlannedCall, type ServiceAnswer, Unmet } from "./rule.js";
import type { Outcome, Why } from "./trial.js";

/** The verdict on a rule. */
export type RuleVerdict = { readonly rule: ConformanceRule } & (
  | { readonly result: "kept" | "broken" }
  | { readonly result: "unjudged"; readonly why: Why | undefined }
);

/** The outcome of each call; undefined for a call that no trial makes. */
type OutcomeOf = (call: PlannedCall) => Outcome | undefined;

/** Judges a rule by the answers of a service. */
export function judge(rule: ConformanceRule, outcomeOf: OutcomeOf): RuleVerdict {
  const { call, checks, positiveControl } = rule;
  const control = positiveControl && outcomeOf(positiveControl);
  if (control && "answer" in control && !isTaken(answerIn(control))) {
    // A service that refuses everything does not keep the rules about refusals.
    const { operation, status } = answerIn(control);
    return { rule, result: "unjudged", why: { code: "control-refused", operation, status } };
  }
  const outcome = outcomeOf(call);
  for (const one of control ? [control, outcome] : [outcome]) {
    if (!one || "why" in one) return { rule, result: "unjudged", why: one?.why };
  }
  if (!outcome || "why" in outcome) return { rule, result: "unjudged", why: outcome?.why };
  try {
    const isKept = checks.every((check) => check(answerIn(outcome)));
    return { rule, result: isKept ? "kept" : "broken" };
  } catch (error) {
    if (error instanceof Unmet) return { rule, result: "unjudged", why: { code: "lacking" } };
    throw error;
  }
}

/** The call of a rule is answered by the service itself, so its answer has all that a check reads. */
function answerIn({ answer }: Extract<Outcome, { readonly answer: unknown }>): ServiceAnswer {
  return answer as ServiceAnswer;
}
