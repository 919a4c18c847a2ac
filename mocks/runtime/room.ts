import type { DomainEvent } from "../domain/events.js";
import { logTooLong, sandboxLimit, storeFull } from "./errors.js";
import type { SandboxParts } from "./sandbox-parts.js";

/** How many sandboxes there are, those included that are about to begin, and how many there may be. */
interface Sandboxes {
  readonly many: number;
  readonly most: number;
}

/** Throws where a log cannot begin: there are enough sandboxes, it is too long, or the store is full. */
export function checkRoom(
  name: string,
  events: readonly DomainEvent[],
  { many, most }: Sandboxes,
  { store, eventsMax }: SandboxParts,
): void {
  if (many >= most) throw sandboxLimit(most, many);
  if (events.length > eventsMax) {
    const opened = events.find((event) => event.type === "sandbox-opened");
    throw logTooLong(name, eventsMax, events.length, opened?.forkedFrom ?? null);
  }
  const why = store.full();
  if (why !== undefined) throw storeFull(why);
}
