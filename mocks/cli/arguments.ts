import { InvalidArgumentError } from "commander";
import { switches } from "../../spec/generated/assumptions.js";
import { after } from "../control/instants.js";
import { DAY_MS } from "../domain/time.js";

/**
 * The option of a switch that is meant: a duration may be written in any way, such as `5m` or `300s` for
 * `PT5M`. What is none of its options stays as it is, for whoever checks it.
 */
export function optionNamed(id: string, written: string): string {
  const own = Object.entries(switches).find(([name]) => name === id)?.[1];
  const lengthMs = lengthOf(written);
  return own?.options.find((option) => lengthOf(option.id) === lengthMs)?.id ?? written;
}

/** The same of all that are chosen at once. */
export function optionsNamed(
  chosen: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const named = Object.entries(chosen).map(([id, option]) => {
    return [id, typeof option === "string" ? optionNamed(id, option) : option] as const;
  });
  return Object.fromEntries(named);
}

/** A duration in milliseconds, or NaN, which equals nothing, for a text that is none. */
function lengthOf(text: string): number {
  try {
    return after(0, text, "duration");
  } catch {
    return Number.NaN;
  }
}

/** Reads a duration such as `10m` or `PT90S` as milliseconds. */
export function lengthMs(text: string): number {
  const length = lengthOf(text);
  if (length > 0) return length;
  throw new InvalidArgumentError("It must be a length of time such as 90s, 10m or 1h30m.");
}

/** Reads a whole number, from 0 up. */
export function whole(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number, from 0 up.");
}

/** Reads a whole number, from 1 up. */
export function positive(text: string): number {
  if (/^0*[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number above 0.");
}

/** The longest that anything is kept: a hundred years, as the file of options has it. */
const DAYS_MAX = 36_500;

/** Reads a duration such as `30d`, `24h` or `P7D` as days; a number alone is one of days. */
export function days(text: string): number {
  const many = lengthOf(/^\d+$/.test(text) ? `${text}d` : text) / DAY_MS;
  if (many > 0 && many <= DAYS_MAX) return many;
  throw new InvalidArgumentError("It must be a duration such as 30d, 24h or P7D, at most 36500d.");
}

/** Collects `id=option` pairs. */
export function assumption(
  text: string,
  earlier: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [id = "", ...option] = text.split("=");
  if (id === "" || option.length === 0) {
    throw new InvalidArgumentError("It must be id=option, such as order-status-case=upper.");
  }
  return { ...earlier, [id]: optionNamed(id, option.join("=")) };
}

/** Leaves out the fields that nobody gave. */
export function presentFields<Fields extends object>(
  fields: {
    readonly [Name in keyof Fields]: Fields[Name] | undefined;
  },
): Fields {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Fields;
}
