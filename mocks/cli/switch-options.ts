import { switches } from "../../spec/generated/assumptions.js";
import { after } from "../control/instants.js";

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
