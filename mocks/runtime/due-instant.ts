import type { ClockState } from "../domain/clock.js";
import { dueFrom, nextDue } from "../domain/due.js";
import type { DomainEvent } from "../domain/events.js";
import type { EpochMs } from "../domain/time.js";
import type { World } from "../domain/world.js";

/** How long other gateways leave an attempt alone that one of them has claimed and does not renew. */
export const ATTEMPT_LEASE_MS = 5000;

/**
 * The real instant at which a world wants attention after these events, or an earlier one; null while
 * it wants none. `real` is now. Whoever looks after sandboxes that nobody has in memory goes by it: a
 * callback in flight counts too, since its caller may die.
 */
export function dueAfter(
  world: World,
  events: readonly DomainEvent[],
  real: EpochMs,
): EpochMs | null {
  let { clock, lastAt } = world;
  let inFlight = world.openCallbacks.size;
  let earliest = nextDue(world)?.at ?? Number.POSITIVE_INFINITY;
  for (const event of events) {
    earliest = Math.min(earliest, dueFrom(event) ?? earliest);
    lastAt = Math.max(lastAt, event.at);
    if (event.type === "clock-set") clock = event.clock;
    else if (event.type === "callback-attempted") inFlight += 1;
    else if (event.type === "callback-answered") inFlight -= 1;
  }
  const due = realInstant(clock, earliest, lastAt, real);
  const latest = inFlight > 0 ? real + ATTEMPT_LEASE_MS : Number.POSITIVE_INFINITY;
  const at = Math.min(due, latest);
  return at === Number.POSITIVE_INFINITY ? null : at;
}

/** The real instant of one that a clock shows; what a standing clock has not reached is never. */
function realInstant(clock: ClockState, at: EpochMs, lastAt: EpochMs, real: EpochMs): EpochMs {
  if (clock.mode === "running") return at - clock.offsetMs;
  return at <= Math.max(clock.at, lastAt) ? real : Number.POSITIVE_INFINITY;
}
