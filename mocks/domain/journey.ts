import { expiresAt } from "./invoice.js";
import { cycleDueAt, type Recurring } from "./recurring.js";
import type { Refusal } from "./refusal.js";
import { DAY_MS, type EpochMs } from "./time.js";
import type { World } from "./world.js";

/** Charges and expiries that one journey through time may pass: above it the account would not fit. */
export const CHARGES_MAX = 5_000_000;
/** Callbacks that one journey may send: each is a call to somebody's server. */
export const CALLBACKS_MAX = 20_000;

/** What stands in the way of a journey: more would happen than one call can carry. */
export function refuseJourney(world: World, to: EpochMs, silent: boolean): Refusal | undefined {
  const charges = expiriesUntil(world, to) + chargesUntil(world, to);
  const callbacks = silent ? 0 : charges;
  if (charges > CHARGES_MAX) {
    return { code: "journey-too-long", charges, callbacks, most: CHARGES_MAX };
  }
  if (callbacks > CALLBACKS_MAX) {
    return { code: "journey-too-long", charges, callbacks, most: CALLBACKS_MAX };
  }
  return undefined;
}

function expiriesUntil(world: World, to: EpochMs): number {
  let count = 0;
  for (const invoice of world.invoices.values()) {
    if (invoice.status === "pending" && expiresAt(invoice) <= to) count += 1;
  }
  return count;
}

function chargesUntil(world: World, to: EpochMs): number {
  let count = 0;
  for (const recurring of world.recurring.values()) count += cyclesUntil(recurring, to);
  return count;
}

/** Cycles that fall due by then, if each goes through at once. */
function cyclesUntil({ plan, startedAt, nextChargeAt, cycle }: Recurring, to: EpochMs): number {
  if (nextChargeAt === null || startedAt === null || nextChargeAt > to) return 0;
  const days = Math.floor((to - nextChargeAt) / DAY_MS);
  const left = plan.iterations === 0 ? Number.POSITIVE_INFINITY : plan.iterations - cycle + 1;
  const step = Math.max(1, Math.floor((cycleDueAt(plan, startedAt, 2) - startedAt) / DAY_MS));
  return Math.min(left, Math.floor(days / step) + 1);
}
