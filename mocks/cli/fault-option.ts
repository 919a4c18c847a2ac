import { InvalidArgumentError } from "commander";
import {
  type FaultOption,
  REACHES,
  type RuleValue,
  ruleValue,
  WHERE,
} from "../checks/run/rules.js";
import { ruleErrors } from "../control/fault-rules.js";
import { invalidAll } from "../control/refused.js";
import { jsonOf } from "../domain/text.js";
import { invalidValue } from "./arguments.js";
import { RULES } from "./messages.js";

/** A part of a rule: a name and, after it, a value. A value in quotes may hold commas. */
const PART = /([^=,]*)(?:=("(?:[^"\\]|\\.)*"|[^,]*))?(,|$)/gy;

/** Reads `--fault <rule>`, checks it, and puts it after the earlier ones. */
export function readFaultRule(
  text: string,
  earlier: readonly FaultOption[] = [],
): readonly FaultOption[] {
  const { reach, ...rule } = readRule(text);
  if (reach !== undefined && !REACHES.some((one) => one === reach)) {
    throw invalidValue(`: reach ${RULES.oneOf(REACHES)}`);
  }
  const wrong = ruleErrors("DefaultFaultRequest", rule);
  if (wrong.errors.length > 0) throw new InvalidArgumentError(invalidAll(wrong).message);
  return [...earlier, { ...rule, ...(reach !== undefined && { reach }) } as unknown as FaultOption];
}

function readRule(text: string): Readonly<Record<string, unknown>> {
  const [[fault = "", none] = [], ...parts] = partsOf(text);
  if (fault === "" || none !== undefined) throw invalidValue(RULES.faultRule);
  const rule: Record<string, unknown> = { fault };
  const where: Record<string, RuleValue> = {};
  for (const [name, value] of parts) {
    if (value === undefined || name === "") throw invalidValue(RULES.faultPairs);
    const read = value.startsWith('"') ? unquoted(value) : ruleValue(name, value);
    if (name.startsWith(WHERE)) where[name.slice(WHERE.length)] = read;
    else rule[name] = read;
  }
  return Object.keys(where).length > 0 ? { ...rule, where } : rule;
}

function partsOf(text: string): readonly (readonly [string, string | undefined])[] {
  const parts: [string, string | undefined][] = [];
  for (const [, name = "", value, end] of text.matchAll(PART)) {
    parts.push([name.trim(), value]);
    if (end === "") return parts;
  }
  throw invalidValue(RULES.openQuote);
}

function unquoted(text: string): string {
  const value = jsonOf(text);
  if (typeof value === "string") return value;
  throw invalidValue(RULES.jsonText);
}
