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

/** In milliseconds; not a number, which equals nothing, for what is no duration. */
function lengthOf(text: string): number {
  try {
    return after(0, text, "duration");
  } catch {
    return Number.NaN;
  }
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
  const many = daysOf(/^\d+$/.test(text) ? `${text}d` : text);
  if (many > 0 && many <= DAYS_MAX) return many;
  throw new InvalidArgumentError("It must be a duration such as 30d, 24h or P7D, at most 36500d.");
}

function daysOf(text: string): number {
  try {
    return after(0, text, "duration") / DAY_MS;
  } catch {
    return Number.NaN;
  }
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
