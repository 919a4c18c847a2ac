import type { DomainEvent } from "../../mocks/domain/events.js";
import { evolve, fold } from "../../mocks/domain/evolve.js";
import { defaultSettings } from "../../mocks/domain/settings.js";
import type { World } from "../../mocks/domain/world.js";
import type { JournalEntry } from "../../spec/generated/control.types.js";
import { type Useless, useless } from "./call.js";

/** The log of a sandbox, as far as it goes at present. */
export interface ReplayedLog {
  /** The epoch that it is in: places of an earlier one are no longer in it. */
  readonly epoch: number;
  readonly events: readonly DomainEvent[];
}

/** The requests of one sandbox with its log; without a log, requests of no sandbox. */
export interface Recorded {
  readonly entries: readonly JournalEntry[];
  readonly log: ReplayedLog | null;
}

/** Where a request was made that belongs to no sandbox: in an empty one. */
const NOWHERE = fold([
  {
    type: "sandbox-opened",
    at: 0,
    name: "",
    seed: "",
    settings: defaultSettings,
    clock: { mode: "frozen", at: 0 },
    merchants: [],
    forkedFrom: null,
  },
]);

/**
 * Reads each request in the world that it was answered in, in one pass over the log. The world goes
 * on afterwards, so `read` must not keep it. A request whose place is gone is told as useless.
 */
export function replay<T>(
  { entries, log }: Recorded,
  read: (entry: JournalEntry, world: World) => T,
): readonly (T | Useless)[] {
  if (!log) return entries.map((entry) => read(entry, NOWHERE));
  const results = new Map<JournalEntry, T | Useless>();
  const world = fold(log.events.slice(0, 1));
  for (const { entry, seq } of placesOf(entries, log)) {
    while (world.seq < seq) evolve(world, log.events[world.seq] as DomainEvent);
    results.set(entry, read(entry, world));
  }
  return entries.map((entry) => results.get(entry) ?? useless(GONE));
}

const GONE = "was answered before its sandbox was taken back to an earlier moment";

/** The requests that were answered at a place of this log, in the order of their places. */
function placesOf(entries: readonly JournalEntry[], { epoch, events }: ReplayedLog) {
  return entries
    .flatMap((entry) => {
      const { place } = entry;
      const there = place !== null && place.epoch === epoch && place.seq <= events.length;
      return there ? [{ entry, seq: place.seq }] : [];
    })
    .sort((one, other) => one.seq - other.seq);
}
