import type { StartOptions } from "../index.js";
import { idleFlag } from "./flag-names.js";
import { UsageError } from "./usage.js";

/** Flags that are about what is kept, with the places that they are for. */
const KEEPING = {
  fsync: ["data"],
  dataMax: ["data"],
  keep: ["data", "database"],
  databaseSchema: ["database"],
} as const;

type KeepingFlags = { readonly [Flag in keyof typeof KEEPING]?: unknown };

/** Where everything is kept, if it is. */
type Places = Pick<StartOptions, "data" | "database">;

/**
 * Refuses a flag that would do nothing. A flag, a variable or the config file may name the place. The file
 * may be for several starts, so what it says beyond need is no mistake.
 */
export function refuseIdle(flags: KeepingFlags, options: Places): void {
  for (const flag of Object.keys(KEEPING) as (keyof typeof KEEPING)[]) {
    const places: readonly (keyof Places)[] = KEEPING[flag];
    const isIdle = places.every((place) => options[place] === undefined);
    if (flags[flag] !== undefined && isIdle) throw new UsageError(idleFlag(flag, places, options));
  }
}
