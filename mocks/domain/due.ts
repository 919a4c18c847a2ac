import type { Due } from "./agenda.js";
import type { DomainEvent } from "./events.js";
import { expiresAt, INVOICE_LIFETIME_MS } from "./invoice.js";
import type { Assumptions } from "./settings.js";
import { settlementAfter } from "./settlement.js";
import type { EpochMs } from "./time.js";
import type { World, WorldView } from "./world.js";

/** The instant at which a thing wants attention, or null: the agenda is read off the state. */
export function dueAt(world: WorldView, { kind, id }: Due): EpochMs | null {
  switch (kind) {
    case "expiry": {
      const invoice = world.invoices.get(id);
      return invoice?.status === "pending" ? expiresAt(invoice) : null;
    }
    case "charge":
      return world.recurring.get(id)?.nextChargeAt ?? null;
    case "callback":
      return world.callbacks.get(id)?.nextAttemptAt ?? null;
    case "settlement":
      return world.nextSettlement?.at ?? null;
  }
}

/** The next due work; callbacks that are `seenTo` already are left out permanently. */
export function nextDue(world: World, seenTo?: (callbackId: string) => boolean): Due | undefined {
  return world.agenda.next((due) => {
    if (due.kind === "callback" && seenTo?.(due.id)) return false;
    return dueAt(world, due) === due.at;
  });
}

/**
 * The earliest instant at which something can be due because of an event; null where nothing is. May be
 * too early, never too late: the directory of sandboxes is kept by it. `schedule` is the one of the settlements.
 */
export function dueFrom(
  event: DomainEvent,
  schedule: Assumptions["settlement-schedule"],
): EpochMs | null {
  switch (event.type) {
    case "invoice-created":
      return event.at + INVOICE_LIFETIME_MS;
    case "callback-scheduled":
      return event.dueAt ?? event.at;
    case "callback-answered":
      return event.retryAt;
    case "invoice-paid":
    case "invoice-refunded":
    case "orders-settled":
      return settlementAfter(schedule, event.at);
    case "settlement-postponed":
      return event.nextAt;
    case "settings-changed":
      // What waited under another schedule can be due sooner.
      return event.change.assumptions?.["settlement-schedule"] === undefined
        ? null
        : settlementAfter(schedule, event.at);
    case "recurring-started":
    case "charge-succeeded":
    case "charge-failed":
    case "callback-released":
    case "callback-resend-asked":
      return event.at;
    default:
      return null;
  }
}
