import { expiresAt } from "./invoice.js";
import { cycleDueAt, type Recurring, type RecurringPlan } from "./recurring.js";
import type { Refusal } from "./refusal.js";
import { SETTLEMENT_LINES_MAX } from "./settlement.js";
import { type EpochMs, ZONE } from "./time.js";
import type { WorldView } from "./world.js";

/** Callbacks that one clock advance may send: each is a call to a real server. */
export const CALLBACKS_MAX = 20_000;

/** Events of a callback that is delivered at once: it is scheduled, attempted and answered. */
const EVENTS_OF_CALLBACK = 3;

/**
 * Why a clock advance is refused: more would happen than one call can do, or than the log has room for. `room` counts
 * the events that the log may still take.
 */
export function refuseAdvance(
  world: WorldView,
  to: EpochMs,
  silent: boolean,
  room = Number.POSITIVE_INFINITY,
): Refusal | undefined {
  const settled = settledUntil(world, to);
  const falling = fallsDueUntil(world, to);
  const charges = falling + settled;
  const settlements = Math.ceil(settled / SETTLEMENT_LINES_MAX);
  const callbacks = silent ? 0 : falling + settlements;
  if (callbacks > CALLBACKS_MAX) {
    return { code: "advance-too-long", charges, callbacks, most: CALLBACKS_MAX };
  }
  if (falling + settlements + EVENTS_OF_CALLBACK * callbacks > room) {
    return { code: "advance-too-long", charges, callbacks: 0, most: room };
  }
  return undefined;
}

/** Charges and expiries until an instant if no charge fails: never fewer than there will be. */
export function fallsDueUntil(world: WorldView, to: EpochMs): number {
  return expiriesUntil(world, to) + chargesUntil(world, to);
}

/**
 * Payments and refunds that are settled until an instant. Time alone creates no more of them, so this
 * happens once.
 */
function settledUntil({ nextSettlement, unsettled }: WorldView, to: EpochMs): number {
  return nextSettlement !== null && nextSettlement.at <= to ? unsettled.size : 0;
}

function expiriesUntil(world: WorldView, to: EpochMs): number {
  let count = 0;
  for (const invoice of world.invoices.values()) {
    if (invoice.status === "pending" && expiresAt(invoice) <= to) count += 1;
  }
  return count;
}

/** Charges until an instant, if each goes through at once. */
export function chargesUntil(world: WorldView, to: EpochMs): number {
  let count = 0;
  for (const recurring of world.recurring.values()) count += cyclesUntil(recurring, to);
  return count;
}

/** Cycles that fall due by then, if each goes through at once. */
function cyclesUntil({ plan, startedAt, nextChargeAt, cycle }: Recurring, to: EpochMs): number {
  if (nextChargeAt === null || startedAt === null || nextChargeAt > to) return 0;
  const last = plan.iterations === 0 ? Number.POSITIVE_INFINITY : plan.iterations;
  // Cycles count from the start: those that retries held up follow at once.
  return Math.max(1, Math.min(last, latestCycle(plan, startedAt, to)) - cycle + 1);
}

/** The number of the cycle that falls due last by then; a month too many where days are short of it. */
function latestCycle(plan: RecurringPlan, startedAt: EpochMs, to: EpochMs): number {
  if (plan.interval === "Monthly") {
    const from = new Date(startedAt + ZONE.offsetMs);
    const until = new Date(to + ZONE.offsetMs);
    const years = until.getUTCFullYear() - from.getUTCFullYear();
    return years * 12 + until.getUTCMonth() - from.getUTCMonth() + 1;
  }
  return Math.floor((to - startedAt) / (cycleDueAt(plan, startedAt, 2) - startedAt)) + 1;
}
