import { InvalidArgumentError } from "commander";
import { type FaultParameter, faultParameters } from "../../spec/generated/faults.js";
import { type DefaultFaultRequest, defaultFaultErrors } from "../control/fault-rules.js";
import { invalidAll } from "../control/refused.js";
import { invalidValue } from "./arguments.js";
import { RULES } from "./messages.js";

/** A fault rule for a gateway that is to start. In `run`, a rule with the reach `run` applies over all sandboxes together. */
export type FaultOption = DefaultFaultRequest & { readonly reach?: Reach };

const REACHES = ["run", "sandbox"] as const;
export type Reach = (typeof REACHES)[number];

/** A value of a rule as a person writes it down. */
type Value = string | number | boolean;

/** A part of a rule: a name and, after it, a value. A value in quotes may hold commas. */
const PART = /([^=,]*)(?:=("(?:[^"\\]|\\.)*"|[^,]*))?(,|$)/gy;

const NUMBERS = ["nth", "every", "times", "probability"];
const WHERE = "where.";

/** Reads `--fault <rule>`, checks it, and puts it after the earlier ones. */
export function readFaultRule(
  text: string,
  earlier: readonly FaultOption[] = [],
): readonly FaultOption[] {
  const { reach, ...rule } = readRule(text);
  if (reach !== undefined && !REACHES.some((one) => one === reach)) {
    throw invalidValue(`: reach ${RULES.oneOf(REACHES)}`);
  }
  const { errors: found, more } = defaultFaultErrors([rule]);
  const errors = found.map(({ name, error }) => ({ name: name.replace("faults[0].", ""), error }));
  if (errors.length > 0) {
    throw new InvalidArgumentError(invalidAll({ errors, more }).message);
  }
  return [...earlier, { ...rule, ...(reach !== undefined && { reach }) } as unknown as FaultOption];
}

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

function readRule(text: string): Readonly<Record<string, unknown>> {
  const [[fault = "", none] = [], ...parts] = partsOf(text);
  if (fault === "" || none !== undefined) throw invalidValue(RULES.faultRule);
  const rule: Record<string, unknown> = { fault };
  const where: Record<string, Value> = {};
  for (const [name, value] of parts) {
    if (value === undefined || name === "") throw invalidValue(RULES.faultPairs);
    if (name.startsWith(WHERE)) where[name.slice(WHERE.length)] = read(name, value);
    else rule[name] = read(name, value);
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

/** Fields that are known to hold a number are read as one; all others, but conditions, are texts. */
function isNumeric(name: string): boolean {
  if (NUMBERS.includes(name)) return true;
  const parameter = Object.hasOwn(faultParameters, name) && faultParameters[name as FaultParameter];
  return parameter !== false && parameter.type !== "string";
}

/** A value in quotes is a text. A condition that looks like a number or a boolean is one. */
function read(name: string, text: string): Value {
  if (text.startsWith('"')) return unquoted(text);
  const isCondition = name.startsWith(WHERE);
  if (isCondition && (text === "true" || text === "false")) return text === "true";
  // A number with a needless zero at its beginning is a name, such as that of an order.
  const isNumber = /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text);
  return isNumber && (isCondition || isNumeric(name)) ? Number(text) : text;
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    throw invalidValue(RULES.jsonText);
  }
}

function formatValue(name: string, value: unknown): string {
  if (typeof value !== "string") return String(value);
  const isSafe = /^[^",]*$/.test(value) && read(name, value) === value;
  return isSafe ? value : JSON.stringify(value);
}
