import { type Awaitable, whenReady } from "../../domain/awaitable.js";
import { nextDue } from "../../domain/due.js";
import { bytesOf } from "../../domain/event-size.js";
import { type DomainEvent, evolve, fold, keyOf, type LoggedEvent } from "../../domain/events.js";
import type { World } from "../../domain/world.js";
import { BEGINNING, type Position } from "../../sandbox/position.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { Slices } from "../../sandbox/waiting.js";
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

/** How many events are read at once: others get a turn after each part that took long. */
const PAGE = { first: 32, least: 4, most: 500, bytes: 4 * 1024 * 1024 } as const;

/** How many events to read after these: fewer where they are large, so that a page fits into memory. */
export function pageAfter(events: readonly { readonly event: DomainEvent }[]): number {
  if (events.length === 0) return PAGE.first;
  let bytes = 0;
  for (const { event } of events) bytes += bytesOf(event);
  const fitting = Math.floor((PAGE.bytes * events.length) / bytes);
  return Math.max(PAGE.least, Math.min(PAGE.most, fitting));
}

/** How a log is read. */
export interface LogReading {
  readonly store: Store;
  readonly clock: Pick<Clock, "elapsedMs" | "soon">;
  /** Throws where the world takes more memory than there is, so that it ends before the process does. */
  readonly checkWorld?: (world: World) => void;
}

/** Which part of a log is wanted. */
interface Wanted {
  /** The events after this number are given too; none without it. */
  readonly known?: number | undefined;
  /** The last event that is read; all without it. */
  readonly until?: number | undefined;
}

/** A log, folded from its first event on. */
export function readAll(
  parts: LogReading,
  name: string,
  known?: number,
  until?: number,
): Awaitable<LoadedLog | undefined> {
  const wanted = { known, until };
  return whenReady(
    parts.store.read(name, BEGINNING, pageOf({ at: BEGINNING, events: [] }, wanted)),
    (first) => {
      if (!first || first.unfinished) return undefined;
      const world = fold(first.events.map(({ event }) => event));
      const events = first.events.filter(({ seq }) => isNew(seq, wanted));
      const slices = new Slices(parts.clock);
      return readOn(parts, name, wanted, { read: first, world, events, slices });
    },
  );
}

/** The rest of a log, folded into a world that it came to at an earlier position. */
export function readFrom(
  parts: LogReading,
  name: string,
  { firstEpoch, position, world }: Pick<LoadedLog, "firstEpoch" | "position" | "world">,
): Awaitable<LoadedLog | undefined> {
  const read = { firstEpoch, at: position, events: [], more: true };
  return readOn(parts, name, {}, { read, world, events: [], slices: new Slices(parts.clock) });
}

function pageOf(
  { at, events }: Pick<Reading, "at" | "events">,
  { until = Number.POSITIVE_INFINITY }: Wanted,
): number {
  return Math.min(pageAfter(events), until - at.seq);
}

function isNew(seq: number, { known = Number.POSITIVE_INFINITY }: Wanted): boolean {
  return seq > known;
}

/** What was read so far. */
interface Partly {
  readonly read: Reading;
  readonly world: World;
  readonly events: LoggedEvent[];
  readonly slices: Slices;
}

function readOn(
  parts: LogReading,
  name: string,
  wanted: Wanted,
  { read, ...rest }: Partly,
): Awaitable<LoadedLog | undefined> {
  const { world, events, slices } = rest;
  const again = () => readAll(parts, name, wanted.known, wanted.until);
  let last = read;
  for (;;) {
    parts.checkWorld?.(world);
    const { at, more } = last;
    const page = pageOf(last, wanted);
    if (!more || page <= 0) break;
    if (slices.isOver()) {
      const partly = { ...rest, read: last };
      return slices.rest().then(() => readOn(parts, name, wanted, partly));
    }
    const next = parts.store.read(name, at, page);
    if (next instanceof Promise) {
      return next.then((read) =>
        read && follows(read, at)
          ? readOn(parts, name, wanted, { ...rest, read: take(read, wanted, world, events) })
          : again(),
      );
    }
    // Another process has cut the log, or begun another one of that name: what was read is no part of it.
    if (!next || !follows(next, at)) return again();
    last = take(next, wanted, world, events);
  }
  const { firstEpoch, at: position, advancedElsewhere = false } = last;
  return { firstEpoch, position, world, events, advancedElsewhere };
}

/** So many events after a position: a store gives large ones in parts. */
export function readMany(
  store: Store,
  name: string,
  from: Position,
  count: number,
): Awaitable<Reading | undefined> {
  return whenReady(store.read(name, from, count), (first): Awaitable<Reading | undefined> => {
    const left = count - (first?.events.length ?? count);
    if (!first?.more || left <= 0) return first;
    return whenReady(readMany(store, name, first.at, left), (rest) => {
      // Another process has cut the log in the meantime, or deleted it.
      if (rest?.at.epoch !== first.at.epoch) return rest;
      return { ...rest, events: [...first.events, ...rest.events] };
    });
  });
}

function follows({ at, events }: Reading, { epoch, seq }: Position): boolean {
  const next = seq + 1;
  return at.epoch === epoch && (events[0]?.seq ?? next) === next;
}

function take(page: Reading, wanted: Wanted, world: World, events: LoggedEvent[]): Reading {
  for (const logged of page.events) {
    evolve(world, logged.event);
    if (isNew(logged.seq, wanted)) events.push(logged);
  }
  // Drops what is no longer due page by page: after a long log that would take long.
  nextDue(world);
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
