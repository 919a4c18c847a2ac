import { type FaultParameter, faultParameters } from "../../../spec/generated/faults.js";
import type { DefaultFaultRequest } from "../../control/fault-rules.js";
import type { InjectedFault } from "../../domain/fault.js";
import type { ReportTable } from "../../report/report.js";
import { CALLED_AS } from "../../version.js";
import type { RunEvidence } from "./evidence.js";
import type { RunFlags, RunSetup } from "./options.js";

/** A fault rule for a gateway that is to start. In `run`, a rule with the reach `run` applies over all sandboxes together. */
export type FaultOption = DefaultFaultRequest & { readonly reach?: Reach };

export const REACHES = ["run", "sandbox"] as const;
export type Reach = (typeof REACHES)[number];

/** A value of a rule as a person writes it down. */
export type RuleValue = string | number | boolean;

/** What begins the name of a condition. */
export const WHERE = "where.";

const NUMBERS = ["nth", "every", "times", "probability"];

/** Writes a rule in the form that `--fault` parses: parsing it gives the same rule. */
export function formatRule({ fault, where = {}, ...rest }: FaultOption): string {
  const conditions = Object.entries(where).map(([path, value]) => [WHERE + path, value] as const);
  const own = Object.entries(rest).flatMap(([name, value]) => {
    return value === undefined ? [] : [[name, value] as const];
  });
  const parts = [...own, ...conditions].map(
    ([name, value]) => `${name}=${formatValue(name, value)}`,
  );
  return [fault, ...parts].join(",");
}

/** Fields that are known to hold a number are read as one; all others, but conditions, are texts. */
function isNumeric(name: string): boolean {
  if (NUMBERS.includes(name)) return true;
  const parameter = Object.hasOwn(faultParameters, name) && faultParameters[name as FaultParameter];
  return parameter !== false && parameter.type !== "string";
}

/** Reads a value without quotes. A condition that looks like a number or a boolean is one. */
export function ruleValue(name: string, text: string): RuleValue {
  const isCondition = name.startsWith(WHERE);
  if (isCondition && (text === "true" || text === "false")) return text === "true";
  // A number with a needless zero at its beginning is a name, such as that of an order.
  const isNumber = /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text);
  return isNumber && (isCondition || isNumeric(name)) ? Number(text) : text;
}

function formatValue(name: string, value: unknown): string {
  if (typeof value !== "string") return String(value);
  const isSafe = /^[^",]*$/.test(value) && ruleValue(name, value) === value;
  return isSafe ? value : JSON.stringify(value);
}

/** How often a rule applied that a gateway was started with, over all sandboxes. */
export function timesInjected(
  rules: readonly FaultOption[],
  rule: FaultOption,
  { counts }: RunEvidence,
): number {
  return counts.of(`rule/${rules.indexOf(rule)}`);
}

/**
 * The id that a rule has in a sandbox; undefined where it is not meant for it. A sandbox begins with the
 * rules that are meant for it, and they get their ids in that order.
 */
export function ruleIdIn(
  rules: readonly FaultOption[],
  rule: FaultOption,
  sandbox: string,
): string | undefined {
  const upToIt = rules.slice(0, rules.indexOf(rule) + 1);
  const meant = upToIt.filter((one) => (one.sandbox ?? sandbox) === sandbox);
  return meant.at(-1) === rule ? `fault-${meant.length}` : undefined;
}

/** The place of the rule that applied in a sandbox, among those that its gateway was started with. */
export function placeOf(
  rules: readonly FaultOption[],
  sandbox: string,
  { id, fault }: InjectedFault,
): number | undefined {
  const place = rules.findIndex((rule) => {
    const isMeant = fault === rule.fault && (rule.sandbox ?? sandbox) === sandbox;
    return isMeant && id === ruleIdIn(rules, rule, sandbox);
  });
  return place < 0 ? undefined : place;
}

/** The rules that were given, each with how often it applied. */
export function rulesTable(rules: readonly FaultOption[], evidence: RunEvidence): ReportTable {
  const rows = rules.map((rule) => [
    formatRule(rule),
    String(timesInjected(rules, rule, evidence)),
  ]);
  return { title: "Fault rules", columns: ["rule", "injected"], rows };
}

/** The line that shows a failure of the matrix again: the options as they were typed, and the one that did it. */
export function reproduction(
  { again }: RunFlags,
  { command }: RunSetup,
  further: readonly string[],
): string {
  return shellLine([...CALLED_AS, "run", ...again, ...further, "--", ...command]);
}

/** A word as a POSIX shell reads it back. */
function shellQuoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** A command line that can be pasted into a terminal. */
export function shellLine(words: readonly string[]): string {
  return words.map(shellQuoted).join(" ");
}
