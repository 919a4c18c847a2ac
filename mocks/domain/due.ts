import type { Due } from "./agenda.js";
import { expiresAt } from "./invoice.js";
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

/** The next due work. Callbacks that are `taken` are left out, also from then on. */
export function nextDue(world: World, taken?: (callbackId: string) => boolean): Due | undefined {
  return world.agenda.next((due) => {
    if (due.kind === "callback" && taken?.(due.id)) return false;
    return dueAt(world, due) === due.at;
  });
}

/** Everything that is due by an instant, in the order in which it will happen. */
export function* dueUntil(world: WorldView, until: EpochMs): Iterable<Due> {
  const listed = new Set<string>();
  for (const due of world.agenda.inOrder()) {
    if (due.at > until) return;
    const key = `${due.kind} ${due.id}`;
    if (dueAt(world, due) !== due.at || listed.has(key)) continue;
    listed.add(key);
    yield due;
  }
}
