import { type Awaitable, whenReady } from "../../domain/awaitable.js";
import { type DomainEvent, keyOf, type LoggedEvent } from "../../domain/events.js";
import { evolve, fold } from "../../domain/evolve.js";
import type { World } from "../../domain/world.js";
import { BEGINNING, type Position } from "../../store/position.js";
import type { Reading, Store, StoredEvent } from "../../store/store.js";

/** A sandbox as the store holds it. */
export interface LoadedLog {
  readonly firstEpoch: number;
  readonly position: Position;
  readonly world: World;
  /** Those after the number that was asked for. */
  readonly events: readonly LoggedEvent[];
  /** Whether another gateway moves its clock. */
  readonly advancedElsewhere: boolean;
  /** The number of the last event in the snapshot that it was read from. */
  readonly snapshotAt?: number;
}

/** How many events are in memory at once besides the world that they come to. */
const PAGE = 10_000;

/** A whole log, folded. The events after number `known` are given too; none without it. */
export function readAll(
  store: Store,
  name: string,
  known = Number.POSITIVE_INFINITY,
): Awaitable<LoadedLog | undefined> {
  return whenReady(store.read(name, BEGINNING, PAGE), (first) => {
    if (!first) return undefined;
    const world = fold(first.events.map(({ event }) => event));
    const events = first.events.filter(({ seq }) => seq > known);
    return readOn(store, name, known, { read: first, world, events });
  });
}

/** The rest of a log, folded into a world that it came to at an earlier position. */
export function readFrom(
  store: Store,
  name: string,
  { firstEpoch, position, world }: Pick<LoadedLog, "firstEpoch" | "position" | "world">,
): Awaitable<LoadedLog | undefined> {
  const read = { firstEpoch, at: position, events: [], more: true };
  return readOn(store, name, Number.POSITIVE_INFINITY, { read, world, events: [] });
}

/** What was read so far. */
interface Partly {
  readonly read: Reading;
  readonly world: World;
  readonly events: LoggedEvent[];
}

function readOn(
  store: Store,
  name: string,
  known: number,
  { read, world, events }: Partly,
): Awaitable<LoadedLog | undefined> {
  let last = read;
  while (last.more) {
    const next = store.read(name, last.at, PAGE);
    const { at } = last;
    if (next instanceof Promise) {
      return next.then((page) =>
        page && follows(page, at)
          ? readOn(store, name, known, { read: take(page, known, world, events), world, events })
          : readAll(store, name, known),
      );
    }
    // Somebody has cut the log, or begun another one of that name: what was read is no part of it.
    if (!next || !follows(next, at)) return readAll(store, name, known);
    last = take(next, known, world, events);
  }
  const { firstEpoch, at: position, advancedElsewhere = false } = last;
  return { firstEpoch, position, world, events, advancedElsewhere };
}

function follows({ at, events }: Reading, { epoch, seq }: Position): boolean {
  const next = seq + 1;
  return at.epoch === epoch && (events[0]?.seq ?? next) === next;
}

function take(page: Reading, known: number, world: World, events: LoggedEvent[]): Reading {
  for (const logged of page.events) {
    evolve(world, logged.event);
    if (logged.seq > known) events.push(logged);
  }
  return page;
}

/** Whether what the store holds is what we wrote: by us, and the very same. */
export function areOurs(stored: readonly StoredEvent[], events: readonly DomainEvent[]): boolean {
  if (!stored.every(({ mine }) => mine)) return false;
  return JSON.stringify(stored.map(({ event }) => event)) === JSON.stringify(events);
}

/** The keys that events take for their sandbox. */
export function keysOf(events: readonly DomainEvent[]): readonly string[] {
  return events.flatMap((event) => keyOf(event) ?? []);
}
