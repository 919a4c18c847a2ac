import type { Assumptions } from "./settings.js";
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "./time.js";

/** Ten growing waits, 43 h 51 min in all: within the 48 hours of the switch callback-retry. */
const GROWING_MS: readonly EpochMs[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  16 * HOUR_MS,
];
const FIXED_MS: readonly EpochMs[] = Array<EpochMs>(10).fill(5 * MINUTE_MS);

/** The waits between attempts under each option of the switch callback-retry. */
export const RETRY_WAITS_MS: {
  readonly [Option in Assumptions["callback-retry"]]: readonly EpochMs[];
} = { growing: GROWING_MS, fixed: FIXED_MS, none: [] };

/** The time in which all retries must have happened. */
export const RETRY_SPAN_MS = 2 * DAY_MS;

/** What counts of a callback: how it stands, and when it was tried. */
interface Tried {
  readonly state: string;
  readonly attempts: readonly { readonly at: EpochMs }[];
}

/** When the attempt that runs now is repeated if it fails; null when the retries are used up. */
export function retryAfter(callback: Tried, retry: Assumptions["callback-retry"]): EpochMs | null {
  const wait = RETRY_WAITS_MS[retry][callback.attempts.length - 1];
  const last = callback.attempts.at(-1);
  return wait === undefined || !last ? null : last.at + wait;
}

/** How often an attempt that fails is still repeated by itself. */
export function retriesLeft(
  { state, attempts }: Tried,
  retry: Assumptions["callback-retry"],
): number {
  const isOver = state === "delivered" || state === "redirected" || state === "dropped";
  return isOver ? 0 : Math.max(0, RETRY_WAITS_MS[retry].length - Math.max(0, attempts.length - 1));
}
