import type { EpochMs } from "../domain/time.js";
import { EventList } from "./event-list.js";
import type { JournalPage, RequestEnd, RequestRecord } from "./journal.js";
import { MemoryJournal } from "./memory-journal.js";
import { type Log, type RealClock, Storage } from "./memory-storage.js";
import type { Place } from "./place.js";
import {
  type Appended,
  type Change,
  JOURNEY,
  type Listed,
  type Reading,
  type Store,
} from "./store.js";

/** A store in this process, gone with it. `connect` gives each gateway a connection of its own. */
export interface MemoryStorage {
  connect(): Store;
}

/** The default store: one connection to a storage that nobody else has. */
export function memoryStore(clock: RealClock): Store {
  return new Connection(new Storage(clock), false);
}

/** Logs as lists of events, in the memory of this process. */
export function memoryStorage(clock: RealClock): MemoryStorage {
  const storage = new Storage(clock);
  return { connect: () => new Connection(storage, true) };
}

/** One gateway's connection. */
class Connection implements Store {
  readonly outlives = false;
  readonly shared: boolean;
  readonly #storage: Storage;

  constructor(storage: Storage, shared: boolean) {
    this.#storage = storage;
    this.shared = shared;
  }

  append(sandbox: string, at: Place, change: Change): Appended {
    const log = this.#storage.logs.get(sandbox);
    if (at.epoch === 0) return log ? MOVED : this.#begin(sandbox, change);
    if (!log || log.at.epoch !== at.epoch || log.at.seq !== at.seq) return MOVED;
    return this.#extend(log, change);
  }

  read(sandbox: string, from: Place, limit = Number.POSITIVE_INFINITY): Reading | undefined {
    const log = this.#storage.logs.get(sandbox);
    if (!log) return undefined;
    return this.shared
      ? { ...this.#page(log, from, limit), ...this.#others(log) }
      : this.#page(log, from, limit);
  }

  #page(log: Log, from: Place, limit: number): Reading {
    const { born, at } = log;
    if (from.epoch === at.epoch && from.seq >= at.seq) return { born, at, events: [], more: false };
    const after = from.epoch === at.epoch ? from.seq : 0;
    const end = Math.min(at.seq, after + limit);
    const events = log.events.slice(after, end).map((event, n) => {
      const seq = after + n + 1;
      return { seq, event, mine: writerOf(log, seq) === this };
    });
    return { born, at: { epoch: at.epoch, seq: end }, events, more: end < at.seq };
  }

  #others({ name, begunBy }: Log): Pick<Reading, "mine" | "travelled"> {
    const { leases } = this.#storage;
    const travelled = leases.isHeldByOther(this, name, JOURNEY, this.now());
    return { mine: begunBy === this, travelled };
  }

  delete(sandbox: string): boolean {
    const { logs, journals, leases } = this.#storage;
    const log = logs.get(sandbox);
    if (!log) return false;
    logs.delete(sandbox);
    this.#storage.free(log, log.events.slice(0));
    journals.get(sandbox)?.clear();
    journals.delete(sandbox);
    leases.dropSandbox(sandbox);
    this.#storage.watchers.tell(this, sandbox);
    return true;
  }

  list(dueBy?: EpochMs): readonly Listed[] {
    const all = [...this.#storage.logs.values()];
    const asked =
      dueBy === undefined ? all : all.filter(({ dueAt }) => dueAt !== null && dueAt <= dueBy);
    return asked.map(({ name, at, dueAt, usedAt }) => ({ name, at, dueAt, usedAt }));
  }

  ownerOf(key: string): string | undefined {
    return this.#storage.owners.get(key)?.name;
  }

  lease(sandbox: string, what: string, lengthMs: number): boolean {
    return this.#storage.leases.take(this, sandbox, what, this.now(), lengthMs);
  }

  release(sandbox: string, what: string): void {
    this.#storage.leases.release(this, sandbox, what);
  }

  record(sandbox: string | null, entry: RequestRecord): number {
    const { journals, budget } = this.#storage;
    const owner = sandbox !== null && this.#isOfAnother(sandbox, entry.place) ? null : sandbox;
    let journal = journals.get(owner);
    if (!journal) {
      journal = new MemoryJournal(budget);
      journals.set(owner, journal);
    }
    const id = this.#storage.nextRequest();
    journal.add(id, entry);
    return id;
  }

  ended(sandbox: string | null, id: number, end: RequestEnd): void {
    const { journals } = this.#storage;
    for (const owner of [sandbox, null]) journals.get(owner)?.end(id, end);
  }

  recorded(sandbox: string | null, after = 0): JournalPage {
    return this.#storage.journals.get(sandbox)?.page(after) ?? { requests: [], dropped: 0 };
  }

  recordedCount(sandbox: string | null): number {
    return this.#storage.journals.get(sandbox)?.count ?? 0;
  }

  settle(name: string, value: string): string {
    const { settled } = this.#storage;
    const known = settled.get(name);
    if (known === undefined) settled.set(name, value);
    return known ?? value;
  }

  kept(): undefined {
    return undefined;
  }

  full(): undefined {
    return undefined;
  }

  /** Whether a place is none of this sandbox, but of an earlier one of its name. */
  #isOfAnother(sandbox: string, place: Place | null): boolean {
    const log = this.#storage.logs.get(sandbox);
    return log !== undefined && place !== null && place.epoch < log.born;
  }

  watch(moved: (sandbox: string) => void): () => void {
    return this.#storage.watchers.add(this, moved);
  }

  now(): EpochMs {
    return this.#storage.clock.now();
  }

  close(): void {
    this.#storage.leases.dropHolder(this);
    this.#storage.watchers.dropHolder(this);
  }

  #begin(name: string, change: Change): Appended {
    if (change.events.length === 0) return MOVED;
    const epoch = this.#storage.nextEpoch();
    const at = { epoch, seq: 0 };
    const log: Log = {
      name,
      born: epoch,
      begunBy: this,
      at,
      events: new EventList(),
      writers: [],
      shared: new Set(),
      dueAt: null,
      usedAt: this.now(),
    };
    const taken = this.#takenOf(change);
    if (taken !== undefined) return { taken };
    this.#storage.logs.set(name, log);
    return this.#extend(log, change);
  }

  #extend(log: Log, change: Change): Appended {
    const { events, keep, dueAt } = change;
    const taken = this.#takenOf(change, log);
    if (taken !== undefined) return { taken };
    if (keep !== undefined) this.#cut(log, keep);
    this.#own(log, change);
    for (const event of events) log.events.push(event);
    const { length: seq } = log.events;
    if (events.length > 0) {
      const last = log.writers.at(-1);
      if (last?.writer === this) last.until = seq;
      else log.writers.push({ until: seq, writer: this });
    }
    log.at = { epoch: log.at.epoch, seq };
    log.dueAt = dueAt;
    log.usedAt = this.now();
    this.#storage.watchers.tell(this, log.name);
    return { at: log.at };
  }

  /** Forgets what came after event `keep`, in a new epoch. */
  #cut(log: Log, keep: number): void {
    this.#storage.free(log, log.events.cut(keep));
    log.at = { epoch: this.#storage.nextEpoch(), seq: log.events.length };
    log.begunBy = this;
    while (log.writers.length > 1 && Number(log.writers.at(-2)?.until) >= keep) log.writers.pop();
    const last = log.writers.at(-1);
    if (last) last.until = Math.min(last.until, keep);
  }

  /** A key that somebody has, and that the change does not free before it takes it. */
  #takenOf({ keys = [], keep }: Change, log?: Log): string | undefined {
    const { owners } = this.#storage;
    return keys.find((key) => {
      const isFreed = log && keep !== undefined && this.#storage.wouldFree(log, keep, key);
      return owners.has(key) && !isFreed;
    });
  }

  #own(log: Log, { keys = [], inherited = [] }: Change): void {
    const { owners } = this.#storage;
    for (const key of keys) owners.set(key, log);
    for (const key of inherited) {
      if (owners.has(key)) log.shared.add(key);
      else owners.set(key, log);
    }
  }
}

const MOVED: Appended = { moved: true };

function writerOf({ writers }: Log, seq: number): object | undefined {
  return writers.find(({ until }) => seq <= until)?.writer;
}
