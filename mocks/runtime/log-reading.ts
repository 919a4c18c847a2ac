import { type Awaitable, whenReady } from "../domain/awaitable.js";
import { type DomainEvent, keyOf, type LoggedEvent } from "../domain/events.js";
import { fold } from "../domain/evolve.js";
import type { World } from "../domain/world.js";
import { NOWHERE, type Place } from "../store/place.js";
import type { Store, StoredEvent } from "../store/store.js";

/** A sandbox as the store holds it. */
export interface Begun {
  readonly born: number;
  readonly place: Place;
  readonly world: World;
  readonly events: readonly LoggedEvent[];
  /** Whether another gateway moves its clock. */
  readonly travelled: boolean;
}

/** A whole log, folded. */
export function readAll(store: Store, name: string): Awaitable<Begun | undefined> {
  return whenReady(store.read(name, NOWHERE), (reading) => {
    if (!reading) return undefined;
    const { born, at, events, travelled = false } = reading;
    return { born, place: at, world: fold(events.map(({ event }) => event)), events, travelled };
  });
}

/** Whether what the store holds is what we wrote: by us, and the very same. */
export function areOurs(stored: readonly StoredEvent[], events: readonly DomainEvent[]): boolean {
  if (stored.length !== events.length || !stored.every(({ mine }) => mine)) return false;
  return JSON.stringify(stored.map(({ event }) => event)) === JSON.stringify(events);
}

const NO_KEYS: readonly string[] = [];

/** The keys that events take for their sandbox. */
export function keysOf(events: readonly DomainEvent[]): readonly string[] {
  let keys = NO_KEYS;
  for (const event of events) {
    const key = keyOf(event);
    if (key !== undefined) keys = [...keys, key];
  }
  return keys;
}
