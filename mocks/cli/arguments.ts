import { InvalidArgumentError } from "commander";
import { suggestion } from "../api/field-errors.js";
import { lengthOf } from "../control/instants.js";
import { RULES } from "./messages.js";

/** The error about a value. commander names the option and the value before it. */
export function invalidValue(rule: string, nearest?: string): InvalidArgumentError {
  return new InvalidArgumentError(`It ${rule}${suggestion(nearest)}`);
}

/** Reads a duration such as `10m` or `PT90S` as milliseconds. */
export function lengthMs(text: string): number {
  const length = lengthOf(text);
  if (length > 0) return length;
  throw invalidValue(RULES.length);
}

/** Reads a duration in milliseconds that may be none at all, such as `0s`. */
export function pauseMs(text: string): number {
  const length = lengthOf(text);
  if (length >= 0) return length;
  throw invalidValue(RULES.pause);
}

/** Reads a whole number, from 0 up. */
export function whole(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw invalidValue(RULES.whole);
}

/** Reads a whole number, from 1 up. */
export function positive(text: string): number {
  if (/^0*[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw invalidValue(RULES.positive);
}

/** Reads a share of a whole, such as `1/4`. */
export function shard(text: string): { readonly index: number; readonly count: number } {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw invalidValue(RULES.shard);
  return { index, count };
}

/** Reads the number of a port. */
export function port(text: string): number {
  const value = whole(text);
  if (value > 65_535) throw invalidValue(RULES.port);
  return value;
}

/** Collects values between commas. The schema of their option checks them. */
export function list(text: string, earlier: readonly string[] = []): readonly string[] {
  return [...new Set([...earlier, ...text.split(",").map((value) => value.trim())])];
}

/** Collects `name=value` pairs. The schema of their option checks both. */
export function pairs(
  text: string,
  earlier: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const at = text.indexOf("=");
  if (at < 1) throw invalidValue(RULES.pair);
  return { ...earlier, [text.slice(0, at)]: text.slice(at + 1) };
}

/** Leaves out the fields that are undefined. */
export function presentFields<Fields extends object>(
  fields: {
    readonly [Name in keyof Fields]: Fields[Name] | undefined;
  },
): Fields {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Fields;
}
