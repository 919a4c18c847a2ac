import type { Refusal } from "./refusal.js";
import { type EpochMs, LAST_INSTANT } from "./time.js";

/** How a sandbox's clock runs: with the real one plus an offset, or not at all. */
export type ClockState =
  | { readonly mode: "running"; readonly offsetMs: number }
  | { readonly mode: "frozen"; readonly at: EpochMs };

/** What the clock shows while the real one shows `real`. */
export function shownAt(clock: ClockState, real: EpochMs): EpochMs {
  return clock.mode === "frozen" ? clock.at : real + clock.offsetMs;
}

/** Time only moves forward, and ends with the 13-digit instants. What is no number is no instant. */
export function refuseInstant(now: EpochMs, to: EpochMs): Refusal | undefined {
  if (to < now) return { code: "clock-backwards", now, to };
  return to <= LAST_INSTANT ? undefined : { code: "clock-out-of-range", last: LAST_INSTANT };
}
