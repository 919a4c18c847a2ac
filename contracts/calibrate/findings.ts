import { jsonOf } from "../../mocks/domain/text.js";
import {
  type Assumptions,
  defaultAssumptions,
  type SwitchId,
  switches,
} from "../../spec/generated/assumptions.js";
import type { CalibrationFile } from "../../spec/generated/files.types.js";
import { assumptionRows } from "../../spec/generated/tables.js";
import type { Cause, TriedDifference } from "./causes.js";
import { at, isTaken } from "./checks.js";
import type { SideAnswer } from "./compare/answer.js";
import { type Compared, type Decision, decide, type Run, type Undecided } from "./decide.js";
import type { Gatherer, LeftBehind } from "./gather.js";
import { type ConformanceRule, type PlannedCall, type ServiceAnswer, Unmet } from "./rule.js";
import { rules } from "./rules.js";
import type { Outcome, Why } from "./trial.js";
import { trials } from "./trials.js";

/** Decides each switch: which option's mock answers as the service does. */
export async function decideSwitches(
  service: readonly [Run, Run],
  gatherer: Gatherer,
): Promise<Decisions> {
  const decisions: (readonly [SwitchId, Decision])[] = [];
  for (const id of Object.keys(switches) as SwitchId[]) {
    const wanted = trials.filter(({ decides }) => decides.includes(id));
    const options = [];
    for (const option of wanted.length > 0 ? optionsOf(id, service) : []) {
      const assumptions = { ...defaultAssumptions, [id]: option } as Assumptions;
      const name = `${id}.${options.length}`;
      const run = await gatherer.askMock(name, assumptions, wanted, service[0], 1);
      options.push({ option, run });
    }
    decisions.push([id, decide(wanted, service, options)]);
  }
  return decisions;
}

export type Decisions = readonly (readonly [SwitchId, Decision])[];

/** The options with which a mock comes closest: where two fit, the default if it is one of them. */
export function followed(decisions: Decisions): Partial<Assumptions> {
  const chosen = decisions.flatMap(([id, { fitting }]) => {
    const [first] = fitting;
    const option = fitting.includes(defaultAssumptions[id]) ? defaultAssumptions[id] : first;
    return option === undefined ? [] : [[id, option]];
  });
  return Object.fromEntries(chosen) as Partial<Assumptions>;
}

/** What an inconsistent switch covers is inconsistent too, where both rounds happen to show it. */
export function withInconsistent(decisions: Decisions, compared: Compared): Compared {
  const unsure = new Set(
    decisions.flatMap(([, { finding }]) =>
      finding.verdict === "inconsistent"
        ? finding.evidence.flatMap(({ call, fields }) => fields.map((field) => `${call} ${field}`))
        : [],
    ),
  );
  const isUnsure = ({ trial, field }: TriedDifference) => unsure.has(`${trial.id} ${field}`);
  return {
    ...compared,
    differences: compared.differences.filter((one) => !isUnsure(one)),
    inconsistent: [...compared.inconsistent, ...compared.differences.filter(isUnsure)],
  };
}

/** The options of a switch; one that takes an address has those that the service itself names. */
function optionsOf(id: SwitchId, service: readonly Run[]): readonly string[] {
  const { options } = switches[id];
  const known = options.map((option) => option.id);
  if (!("accepts" in switches[id])) return known;
  const hosts = service.flatMap(({ baseUrl, outcomes }) =>
    [...outcomes.values()].flatMap(({ answer }) => {
      const url = answer && at(jsonOf(answer.text), "url");
      if (typeof url !== "string" || !URL.canParse(url)) return [];
      const { origin, host } = new URL(url);
      return host === new URL(baseUrl).host ? [] : [origin];
    }),
  );
  return [...known, ...new Set(hosts.length > 0 ? hosts : [SOME_HOST])];
}

/** Distinguishes the called host from any other, if the service names no other. */
const SOME_HOST = "https://another-host.invalid";

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
  if (control?.answer && !isTaken(asSent(control.answer))) {
    // A service that refuses everything does not keep the rules about refusals.
    const { operation, status } = asSent(control.answer);
    return { rule, result: "unjudged", why: { code: "control-refused", operation, status } };
  }
  if (control?.why) return { rule, result: "unjudged", why: control.why };
  const { answer, why } = outcomeOf(call) ?? {};
  if (!answer) return { rule, result: "unjudged", why };
  try {
    const isKept = checks.every((check) => check(asSent(answer)));
    return { rule, result: isKept ? "kept" : "broken" };
  } catch (error) {
    if (error instanceof Unmet) return { rule, result: "unjudged", why: { code: "lacking" } };
    throw error;
  }
}

/** The call of a rule is answered by the service itself, so its answer has all that a check reads. */
function asSent(answer: SideAnswer): ServiceAnswer {
  return answer as ServiceAnswer;
}

/** The verdicts on a rule in both rounds. */
export type Verdicts = readonly (readonly [RuleVerdict, RuleVerdict])[];

/** Judges all rules by the answers that there are, in both rounds. */
export function judgeRules(rounds: readonly [Run, Run]): Verdicts {
  const [first, second] = rounds.map(({ outcomes }) => {
    // What the service sends to the merchant is not its answer to the call.
    const answers = [...outcomes].filter(([{ needsReceiver }]) => !needsReceiver);
    return new Map(answers.map(([{ call }, outcome]) => [call, outcome]));
  });
  return rules.map((rule) => [
    judge(rule, (call) => first?.get(call)),
    judge(rule, (call) => second?.get(call)),
  ]);
}

/** A rule that the calibrated mock breaks as well is broken by an option, or by what the run lacked. */
export function withoutShared(verdicts: Verdicts, ours: Verdicts): Verdicts {
  const own = (one: RuleVerdict, mock: RuleVerdict | undefined): RuleVerdict =>
    one.result === "broken" && mock?.result === "broken"
      ? { rule: one.rule, result: "unjudged", why: { code: "shared" } }
      : one;
  return verdicts.map(([one, other], n) => [own(one, ours[n]?.[0]), own(other, ours[n]?.[1])]);
}

/** A rule that the service breaks, and the differences from the mock that may show it. */
export interface BrokenRule {
  readonly rule: ConformanceRule;
  readonly causes: readonly Cause[];
}

/** The rules that are broken in both rounds. */
export function brokenIn(verdicts: Verdicts): readonly ConformanceRule[] {
  return verdicts
    .filter((both) => both.every(({ result }) => result === "broken"))
    .map(([{ rule }]) => rule);
}

/** The rules that the service breaks, with what shows it. */
export function brokenRules(
  broken: readonly ConformanceRule[],
  causes: readonly Cause[],
): readonly BrokenRule[] {
  return broken.map((rule) => {
    const shown = causes.filter(({ trials }) => trials.some(({ call }) => call === rule.call));
    const exact = shown.filter(({ rows }) => rows.includes(rule.assumption ?? ""));
    return { rule, causes: exact.length > 0 ? exact : shown };
  });
}

/** A documented rule without a verdict, because the service refused a valid call. */
interface RefusedRule {
  readonly rule: ConformanceRule;
  readonly why: Why;
}

/** The documented rules that cannot be judged: a service that refuses everything must not pass. */
export function refusedRules(verdicts: Verdicts): readonly RefusedRule[] {
  return verdicts.flatMap(([{ rule, ...one }]) => {
    if (rule.assumption !== null || one.result !== "unjudged" || !one.why) return [];
    const { why } = one;
    return why.code === "refused" || why.code === "control-refused" ? [{ rule, why }] : [];
  });
}

/** What was found out about an assumption without a switch. */
export type AssumptionFinding =
  | { readonly verdict: "confirmed"; readonly rules: readonly string[] }
  | {
      readonly verdict: "refuted";
      readonly by: Cause | ConformanceRule;
      readonly rules: readonly string[];
    }
  | { readonly verdict: "inconsistent"; readonly rules: readonly string[] }
  | { readonly verdict: "undecided"; readonly why: Undecided };

/** What was found out about the assumptions that have no switch. */
export function assumptionFindings(
  verdicts: Verdicts,
  causes: readonly Cause[],
): Readonly<Record<string, AssumptionFinding>> {
  const rows = assumptionRows.filter(({ part }) => part !== "switch");
  const own = (id: string) => verdicts.filter(([{ rule }]) => rule.assumption === id);
  return Object.fromEntries(rows.map(({ id }) => [id, assumptionFinding(id, own(id), causes)]));
}

function assumptionFinding(
  id: string,
  verdicts: Verdicts,
  causes: readonly Cause[],
): AssumptionFinding {
  const named = (those: readonly ConformanceRule[]) => those.map((rule) => rule.id);
  const broken = brokenIn(verdicts);
  const [cause] = causes.filter(({ rows }) => rows.includes(id));
  if (cause) return { verdict: "refuted", by: cause, rules: named(broken) };
  // What the comparison shows has its own cause; what it cannot show is the rule's alone.
  const explained = new Set(causes.flatMap(({ trials }) => trials.map(({ call }) => call)));
  const alone = broken.filter(({ call }) => !explained.has(call));
  if (alone[0]) return { verdict: "refuted", by: alone[0], rules: named(alone) };
  const unsure = verdicts.flatMap(([{ rule, result }, other]) =>
    (result === "broken") !== (other.result === "broken") && !explained.has(rule.call)
      ? [rule]
      : [],
  );
  if (unsure.length > 0) return { verdict: "inconsistent", rules: named(unsure) };
  const kept = verdicts
    .filter((both) => both.every(({ result }) => result === "kept"))
    .map(([{ rule }]) => rule);
  if (kept.length > 0) return { verdict: "confirmed", rules: named(kept) };
  if (broken.length > 0) return { verdict: "undecided", why: { code: "hidden" } };
  const [why] = verdicts.flatMap(([one]) =>
    one.result === "unjudged" && one.why ? [one.why] : [],
  );
  return { verdict: "undecided", why: why ? { code: "trial", why } : { code: "no-rule" } };
}

/** What a run found out, and what it left at the service. */
export interface Calibration {
  readonly file: CalibrationFile;
  /** What the mock does otherwise, one for each cause, and what the service does only sometimes. */
  readonly causes: readonly Cause[];
  readonly inconsistencies: readonly Cause[];
  /** Rules that the service breaks in both rounds. */
  readonly broken: readonly BrokenRule[];
  /** Rules without a verdict, because the service refused a valid call. */
  readonly refused: readonly RefusedRule[];
  /** How many rules could be judged, and how many hold. */
  readonly judged: number;
  readonly kept: number;
  /** Things that were created, by kind: their numbers are not in the file. */
  readonly left: readonly LeftBehind[];
  /** Trials that were not made, with the reason. */
  readonly notTried: ReadonlyMap<string, Why>;
}

/** What a run found out about switches, assumptions and differences, for the file. */
export interface Findings extends Pick<CalibrationFile, "host" | "at" | "paystub"> {
  readonly decisions: Decisions;
  readonly assumptions: Readonly<Record<string, AssumptionFinding>>;
  readonly compared: Compared;
}
