import { isTaken } from "./checks.js";
import {
  type ConformanceRule,
  callsOf,
  kindOf,
  likelyWhy,
  type PlannedCall,
  RefusedBefore,
  type ServiceAnswer,
  Unmet,
} from "./rule.js";
import { type BearerTokens, type ServiceClient, Unanswered } from "./service-client.js";

/** What became of a rule. */
export type RuleVerdict =
  | { readonly rule: ConformanceRule; readonly result: "kept" }
  | {
      readonly rule: ConformanceRule;
      readonly result: "broken";
      readonly deviations: readonly string[];
      readonly answer?: ServiceAnswer;
    }
  | { readonly rule: ConformanceRule; readonly result: "skipped"; readonly why: string }
  /** A good request that it rests on was refused, so nothing can be said: no reason to pass. */
  | { readonly rule: ConformanceRule; readonly result: "unjudged"; readonly why: string };

/** What a run may do, and what it has to do it with. */
interface Means {
  readonly create: boolean;
  readonly skipAssumed: boolean;
  readonly tokens: BearerTokens;
}

/** Why a rule is not looked at; undefined when it is. */
function obstacle(
  rule: ConformanceRule,
  { create, skipAssumed, tokens }: Means,
): string | undefined {
  if (skipAssumed && rule.assumption !== null) return "it is assumed, and --assumed skip was given";
  const missing = callsOf(rule).map((call) => lacking(call, tokens));
  const lack = missing.find((one) => one !== undefined);
  if (lack !== undefined) return lack;
  if (!create && kindOf(rule) === "creates")
    return "it may create something. Allow it with --create";
  return undefined;
}

function lacking({ token }: PlannedCall, tokens: BearerTokens): string | undefined {
  switch (token) {
    case "merchant":
      if (tokens.has("merchant")) return undefined;
      return "it needs a merchant's token. Give --token, or --api-id and --secret-key";
    case "partner":
      if (tokens.has("partner")) return undefined;
      return "it needs a partner's token. Give --partner-token, or --profile-no and --api-key";
    default:
      return undefined;
  }
}

/** Holds the service against one rule. Throws `CouldNotRun` when nothing answers from the start. */
export async function judge(
  rule: ConformanceRule,
  means: Means,
  { answerTo }: Pick<ServiceClient, "answerTo">,
): Promise<RuleVerdict> {
  const why = obstacle(rule, means);
  if (why !== undefined) return { rule, result: "skipped", why };
  try {
    await mustTake(rule, answerTo);
    const answer = await answerTo(rule.call);
    for (const check of rule.checks) {
      const deviations = check(answer);
      if (deviations.length > 0) return { rule, result: "broken", deviations, answer };
    }
    return { rule, result: "kept" };
  } catch (error) {
    if (error instanceof RefusedBefore) return { rule, result: "unjudged", why: error.message };
    if (error instanceof Unmet) return { rule, result: "skipped", why: error.message };
    if (error instanceof Unanswered) {
      return { rule, result: "broken", deviations: [error.message] };
    }
    throw error;
  }
}

/** Throws `RefusedBefore` when the positive control of a rule is not taken. */
async function mustTake(
  { positiveControl }: ConformanceRule,
  answerTo: ServiceClient["answerTo"],
): Promise<void> {
  if (!positiveControl) return;
  const good = await answerTo(positiveControl);
  if (isTaken(good)) return;
  const what = `${good.operation} in good order was answered ${good.status}${likelyWhy(good)}`;
  throw new RefusedBefore(`${what}, so a refusal proves nothing`);
}
