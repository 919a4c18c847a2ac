import { type AssumptionOptions, switches } from "../../spec/generated/assumptions.js";
import type { Assumptions } from "../domain/settings.js";
import { lengthOf } from "./instants.js";

/** The options of switches by their ids. An invalid one stays unchanged, for the check. */
export function optionsNamed(given: AssumptionOptions): Partial<Assumptions> {
  const named = Object.entries(given).map(([id, option]) => {
    const isWritten = typeof option === "string" || typeof option === "number";
    return [id, isWritten ? optionNamed(id, String(option)) : option] as const;
  });
  return Object.fromEntries(named) as Partial<Assumptions>;
}

/** The id of the option that is meant: a duration may be written in any way, such as `5m` or `300s` for `PT5M`. */
export function optionNamed(id: string, written: string): string {
  const own = Object.entries(switches).find(([name]) => name === id)?.[1];
  const length = lengthOf(written);
  return own?.options.find((option) => lengthOf(option.id) === length)?.id ?? written;
}
