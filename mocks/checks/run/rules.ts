import { type FaultOption, formatRule } from "../../cli/fault-option.js";
import type { InjectedFault } from "../../domain/fault.js";
import type { ReportTable } from "../../report/report.js";
import type { RunEvidence } from "./evidence.js";
import type { RunFlags, RunSetup } from "./options.js";

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

/** Whether the rule that applied in a sandbox is a rule that its gateway was started with, and no other. */
export function isInjectionOf(
  rules: readonly FaultOption[],
  rule: FaultOption,
  sandbox: string,
  { id, fault }: InjectedFault,
): boolean {
  return fault === rule.fault && id === ruleIdIn(rules, rule, sandbox);
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
  return shellLine(["npx", "paystub", "run", ...again, ...further, "--", ...command]);
}

/** A word as a POSIX shell reads it back. */
function shellQuoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** A command line that can be pasted into a terminal. */
export function shellLine(words: readonly string[]): string {
  return words.map(shellQuoted).join(" ");
}
