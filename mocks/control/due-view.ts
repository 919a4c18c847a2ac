import type { AgendaView, DueRecord } from "../../spec/generated/control.types.js";
import type { Due, DueKind } from "../domain/agenda.js";
import { invoiceNumberOf } from "../domain/callback.js";
import { expiresAt } from "../domain/invoice.js";
import { type EpochMs, LAST_INSTANT, toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";

/** The work that is due by an instant, earliest first: up to a total, or up to a number of each kind. */
export function agendaView(
  world: WorldView,
  until: EpochMs,
  limit: number,
  per: "all" | "kind" = "all",
): AgendaView {
  const expiries = expiriesOf(world, until, limit);
  const others = [
    ...planned("charge", world.recurring.values(), ({ nextChargeAt }) => nextChargeAt, until),
    ...planned("callback", world.callbacks.values(), ({ nextAttemptAt }) => nextAttemptAt, until),
  ];
  const { nextSettlement } = world;
  if (nextSettlement && nextSettlement.at <= until) {
    others.push({ at: nextSettlement.at, kind: "settlement", id: "settlement" });
  }
  const due = [...expiries.due, ...others];
  due.sort((a, b) => a.at - b.at);
  const counts = new Map<DueKind, number>();
  const isWithin = ({ kind }: Due) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= limit;
  };
  const listed = per === "kind" ? due.filter(isWithin) : due.slice(0, limit);
  return {
    due: listed.map((one) => dueView(one, world)),
    matches: expiries.matches + others.length,
  };
}

/**
 * The first invoices to expire. They do so in the order in which they were created, so of a hundred
 * thousand only as many are looked at as it takes; how many there are is counted by the world.
 */
function expiriesOf(
  { invoices, invoiceCounts }: WorldView,
  until: EpochMs,
  limit: number,
): { readonly due: readonly Due[]; readonly matches: number } {
  const isEndless = until === LAST_INSTANT;
  const due: Due[] = [];
  let matches = 0;
  for (const invoice of invoices.values()) {
    if (invoice.status !== "pending") continue;
    const at = expiresAt(invoice);
    if (at > until || (isEndless && matches === limit)) break;
    matches += 1;
    if (matches <= limit) due.push({ at, kind: "expiry", id: invoice.transactionNo });
  }
  return { due, matches: isEndless ? invoiceCounts.pending : matches };
}

function planned<Thing extends { readonly id: string }>(
  kind: DueKind,
  things: Iterable<Thing>,
  dueAt: (thing: Thing) => EpochMs | null,
  until: EpochMs,
): readonly Due[] {
  const due: Due[] = [];
  for (const thing of things) {
    const at = dueAt(thing);
    if (at !== null && at <= until) due.push({ at, kind, id: thing.id });
  }
  return due;
}

function dueView({ at, kind, id }: Due, { callbacks }: WorldView): DueRecord {
  const about = kind === "callback" ? callbacks.get(id)?.about : undefined;
  const ofCallback = about ? invoiceNumberOf(about) : null;
  return {
    at: toIso(at),
    what: kind,
    about: id,
    transactionNo: kind === "expiry" ? id : ofCallback,
  };
}
