import { type DomainEvent, keyOf } from "../domain/events.js";
import type { EpochMs } from "../domain/time.js";
import type { EventList } from "./event-list.js";
import type { JournalBudget, MemoryJournal } from "./memory-journal.js";
import type { Place } from "./place.js";
import { ProcessLeases, ProcessWatchers } from "./process-leases.js";

/** Real time, as the machine has it. */
export interface RealClock {
  now(): EpochMs;
}

/** The log of one sandbox. */
export interface Log {
  readonly name: string;
  /** The epoch in which it began. */
  readonly born: number;
  /** Which connection began the present epoch. */
  begunBy: object;
  at: Place;
  readonly events: EventList;
  /** Who wrote the events: up to which number, and which connection. */
  readonly writers: { until: number; readonly writer: object }[];
  /** Keys that it shares with their owner. */
  readonly shared: Set<string>;
  dueAt: EpochMs | null;
  usedAt: EpochMs;
}

/** What all connections share. */
export class Storage {
  readonly clock: RealClock;
  readonly logs = new Map<string, Log>();
  readonly owners = new Map<string, Log>();
  readonly leases = new ProcessLeases();
  readonly journals = new Map<string | null, MemoryJournal>();
  readonly budget: JournalBudget = { bytes: 0 };
  readonly watchers = new ProcessWatchers();
  readonly settled = new Map<string, string>();
  #epochs = 0;
  #requests = 0;

  constructor(clock: RealClock) {
    this.clock = clock;
  }

  nextEpoch(): number {
    this.#epochs += 1;
    return this.#epochs;
  }

  nextRequest(): number {
    this.#requests += 1;
    return this.#requests;
  }

  /** Gives up the keys of these events: each goes to the oldest log that shares it. */
  free(log: Log, events: readonly DomainEvent[]): void {
    for (const event of events) {
      const key = keyOf(event);
      if (key === undefined || log.shared.delete(key) || this.owners.get(key) !== log) continue;
      const heir = this.#heirOf(key);
      if (heir) this.owners.set(key, heir);
      else this.owners.delete(key);
    }
  }

  /** Whether nobody has a key any more when a log forgets what came after event `keep`. */
  wouldFree(log: Log, keep: number, key: string): boolean {
    if (this.owners.get(key) !== log) return false;
    for (const { shared } of this.logs.values()) if (shared.has(key)) return false;
    return log.events.slice(keep).some((event) => keyOf(event) === key);
  }

  /** The oldest log that shares a key, which it owns from now on. */
  #heirOf(key: string): Log | undefined {
    for (const log of this.logs.values()) if (log.shared.delete(key)) return log;
    return undefined;
  }
}
