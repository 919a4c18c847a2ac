import type { TriedNumbers } from "./context.js";
import { type EpochMs, LAST_INSTANT } from "./time.js";
import type { WorldView } from "./world.js";

/** The transaction number of the last instant there is. */
const LAST_NUMBER = String(LAST_INSTANT);

/**
 * The transaction number for a new invoice: 13 digits, the sandbox's time in milliseconds or the next
 * number after the one given last. At the end of time, where none comes after it, numbers are counted
 * down.
 */
export function nextNumber(world: WorldView, now: EpochMs, tried?: TriedNumbers): string {
  const hasLast = world.invoices.has(LAST_NUMBER);
  const highest = Math.max(world.lastNumber, tried?.highest ?? 0);
  if (!hasLast && highest < LAST_INSTANT) return String(Math.max(now, highest + 1));
  const lowest = hasLast ? world.lastNumber : LAST_INSTANT;
  return String(Math.min(lowest, tried?.lowest ?? LAST_INSTANT) - 1);
}
