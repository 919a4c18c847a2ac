import { entryOf, type FaultDraft, type FaultParameters } from "../domain/fault.js";
import { toIso } from "../domain/time.js";

/** A rule in an English sentence: what it strikes, how often, and what happens then. */
export function sayRule(rule: FaultDraft): string {
  const when = [subjectOf(rule), howOften(rule), whileOf(rule)].filter((part) => part !== "");
  const { does } = entryOf(rule.fault);
  return `${when.join(", ")}: ${does}${withParameters(rule.parameters)}`;
}

function subjectOf({ fault, operation, where }: FaultDraft): string {
  const subject = operation ?? entryOf(fault).on;
  const fields = Object.entries(where).map(([path, value]) => `${path} ${String(value)}`);
  return fields.length === 0 ? subject : `${subject} with ${fields.join(" and ")}`;
}

function howOften({ nth, every, times, probability }: FaultDraft): string {
  const parts = [
    ...(nth === null ? [] : [`the ${ordinal(nth)} time only`]),
    ...(every === null || every === 1 ? [] : [`each ${ordinal(every)} time`]),
    ...(probability === null ? [] : [`with probability ${probability}`]),
    ...(times === null ? [] : [times === 1 ? "at most once" : `at most ${times} times`]),
  ];
  return parts.join(", ");
}

function whileOf({ from, until }: FaultDraft): string {
  const parts = [
    ...(from === null ? [] : [`from ${toIso(from)}`]),
    ...(until === null ? [] : [`until ${toIso(until)}`]),
  ];
  return parts.join(" ");
}

function withParameters(parameters: FaultParameters): string {
  const parts = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}
