import type { OperationId } from "../../../spec/generated/operations.js";
import { entryOf } from "../../consumers/call.js";
import { answers, conforms, turnsAway } from "../checks.js";
import type { Check, ConformanceRule, PlannedCall } from "../rule.js";

/** A rule: its name within the operation, what holds, the call that it is about if that is not the good one, its checks. */
type Statement = readonly [
  name: string,
  sentence: string,
  ...about: readonly [PlannedCall, ...Check[]] | readonly Check[],
];

/** Makes rules of one operation. Their ids begin with the id of the operation. */
interface RuleMaker {
  /** Rests on what the whole operation rests on in the spec: the description, or an assumption. */
  holds(...statement: Statement): ConformanceRule;
  /** Is stated by the description, or must be kept by any payment service. */
  stated(...statement: Statement): ConformanceRule;
  /** Rests on another row of the assumptions. */
  assumed(row: string, ...statement: Statement): ConformanceRule;
  /** A call without a token is refused. `call` replaces the good one, where that has lasting effects. */
  noToken(call?: PlannedCall): ConformanceRule;
  /** An unknown token is refused too, and the refusal has a status and a shape. */
  badTokens(): readonly ConformanceRule[];
  /** A token of the other role gets 403. */
  otherRole(): ConformanceRule;
}

/**
 * Makes the rules of an operation. A rule that wants a refusal is judged only where `good`, a valid call of
 * the operation, is accepted: a service that refuses everything does not keep it.
 */
export function rulesOf(
  operation: OperationId,
  good: PlannedCall,
  state: (make: RuleMaker) => readonly ConformanceRule[],
): readonly ConformanceRule[] {
  const { assumption: own, role } = entryOf(operation);
  const rule = (assumption: string | null, ...statement: Statement): ConformanceRule => {
    const [name, sentence, ...parts] = statement;
    const about: readonly (PlannedCall | Check)[] = parts;
    const call = about.find((part) => typeof part === "object") ?? good;
    const checks = about.filter((part) => typeof part === "function");
    const wantsRefusal = checks.some(({ ofRefusal }) => ofRefusal);
    return {
      ...{ id: `${operation}.${name}`, sentence, assumption, call, checks },
      ...(wantsRefusal && { positiveControl: good }),
    };
  };
  const nameless: PlannedCall = { ...good, token: "none" };
  const stranger: PlannedCall = { ...good, token: "unknown" };
  const other = role === "merchant" ? "partner" : "merchant";
  const noToken = (call = nameless) => {
    const row = own === null ? null : "auth-failure";
    return rule(row, "no-token", "A call without a token is refused.", call, turnsAway);
  };
  return state({
    holds: (...statement) => rule(own, ...statement),
    stated: (...statement) => rule(null, ...statement),
    assumed: rule,
    noToken,
    badTokens: () => {
      const status = "A missing token gets 401 and the failure object.";
      return [
        noToken(),
        rule(own, "bad-token", "The service rejects an unknown token.", stranger, turnsAway),
        rule("auth-failure", "no-token.status", status, nameless, conforms(401)),
      ];
    },
    otherRole: () => {
      const sentence = `A ${other}'s token gets 403.`;
      const call: PlannedCall = { ...good, token: other };
      return rule("token-roles", `${other}-token`, sentence, call, answers(403));
    },
  });
}
