import { type DomainEvent, keyOf } from "../domain/events.js";
import type { EpochMs } from "../domain/time.js";
import type { JournalPage, RequestEnd, RequestRecord } from "./journal.js";
import { LocalLeases } from "./local-leases.js";
import { type JournalBudget, MemoryJournal } from "./memory-journal.js";
import type { Position } from "./position.js";
import {
  type Appended,
  type Change,
  CLOCK_ADVANCE,
  type Listed,
  type Reading,
  type Store,
} from "./store.js";

const CHUNK_EVENTS = 4096;

/** How many events of a deleted log give up their keys at once. */
const FREED_AT_ONCE = 10_000;

/**
 * The events of a log in memory, in chunks: a single array of millions is copied whole as often as it
 * grows, and all calls wait for that.
 */
export class EventList {
  readonly #chunks: DomainEvent[][] = [];
  #last: DomainEvent[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(event: DomainEvent): void {
    if (this.#length % CHUNK_EVENTS === 0) {
      this.#last = [];
      this.#chunks.push(this.#last);
    }
    this.#last.push(event);
    this.#length += 1;
  }

  /** Those from number `from`, counted from 0, up to the one before `to`. */
  slice(from: number, to = this.#length): DomainEvent[] {
    const first = Math.floor(from / CHUNK_EVENTS);
    const chunks = this.#chunks.slice(first, Math.ceil(to / CHUNK_EVENTS));
    const start = first * CHUNK_EVENTS;
    return chunks.flatMap((chunk, n) => {
      const before = start + n * CHUNK_EVENTS;
      return chunk.slice(Math.max(0, from - before), to - before);
    });
  }

  /** Keeps the first ones, and returns those that it let go of. */
  cut(keep: number): DomainEvent[] {
    const gone = this.slice(keep);
    this.#length = Math.min(keep, this.#length);
    this.#chunks.length = Math.ceil(this.#length / CHUNK_EVENTS);
    this.#last = this.#chunks.at(-1) ?? [];
    this.#last.splice(this.#length - (this.#chunks.length - 1) * CHUNK_EVENTS);
    return gone;
  }
}

/** Real time, as the machine has it. */
export interface RealClock {
  now(): EpochMs;
  /** Runs after the work in hand; without it long work is done at once. */
  soon?(run: () => void): void;
}

/** The log of one sandbox. */
export interface Log {
  readonly name: string;
  /** The epoch in which it began. */
  readonly firstEpoch: number;
  /** Which connection began the present epoch. */
  begunBy: object;
  at: Position;
  /** Whether it was deleted. Its keys are freed in slices, and have no owner meanwhile. */
  isGone: boolean;
  readonly events: EventList;
  /** Who wrote the events: up to which number, and which connection. */
  readonly writers: { until: number; readonly writer: object }[];
  dueAt: EpochMs | null;
  usedAt: EpochMs;
}

/** What all connections share. */
export class Storage {
  readonly clock: RealClock;
  readonly logs = new Map<string, Log>();
  readonly #owners = new Map<string, Log>();
  /** The logs that share a key with its owner, oldest first. */
  readonly #sharers = new Map<string, Set<Log>>();
  readonly leases = new LocalLeases();
  readonly journals = new Map<string | null, MemoryJournal>();
  readonly budget: JournalBudget;
  readonly settled = new Map<string, string>();
  #epochs = 0;
  #requests = 0;

  constructor(clock: RealClock, journalMaxBytes?: number) {
    this.clock = clock;
    this.budget = { bytes: 0, maxBytes: journalMaxBytes };
  }

  nextEpoch(): number {
    this.#epochs += 1;
    return this.#epochs;
  }

  nextRequest(): number {
    this.#requests += 1;
    return this.#requests;
  }

  /** The log that a key belongs to. */
  ownerOf(key: string): Log | undefined {
    if (this.#owners.get(key)?.isGone) this.#passOn(key);
    return this.#owners.get(key);
  }

  /** Gives a key that is free to a log. */
  own(key: string, log: Log): void {
    this.#owners.set(key, log);
  }

  /** Gives up the keys of these events: each goes to the oldest log that shares it. */
  free(log: Log, events: readonly DomainEvent[]): void {
    for (const event of events) {
      const key = keyOf(event);
      if (key === undefined || this.#unshare(key, log) || this.#owners.get(key) !== log) continue;
      this.#passOn(key);
    }
  }

  /** Deletes a log. Nothing of it is found from now on; the keys of a long one are given up in parts. */
  drop(log: Log): void {
    this.logs.delete(log.name);
    log.isGone = true;
    this.#freeFrom(log, 0);
  }

  #freeFrom(log: Log, from: number): void {
    const { length } = log.events;
    const { clock } = this;
    const to = clock.soon ? Math.min(length, from + FREED_AT_ONCE) : length;
    this.free(log, log.events.slice(from, to));
    if (to < length) clock.soon?.(() => this.#freeFrom(log, to));
  }

  #passOn(key: string): void {
    this.#owners.delete(key);
    for (const heir of this.#sharers.get(key) ?? []) {
      this.#unshare(key, heir);
      if (heir.isGone) continue;
      this.#owners.set(key, heir);
      return;
    }
  }

  /** Notes that a log shares a key with its owner. */
  share(key: string, log: Log): void {
    const sharers = this.#sharers.get(key);
    if (sharers) sharers.add(log);
    else this.#sharers.set(key, new Set([log]));
  }

  /** Whether nobody has a key any more when a log forgets what came after event `keep`. */
  wouldFree(log: Log, keep: number, key: string): boolean {
    if (this.ownerOf(key) !== log) return false;
    for (const sharer of this.#sharers.get(key) ?? []) if (!sharer.isGone) return false;
    return log.events.slice(keep).some((event) => keyOf(event) === key);
  }

  /** Whether a log shared a key, which it no longer does. */
  #unshare(key: string, log: Log): boolean {
    const sharers = this.#sharers.get(key);
    if (!sharers?.delete(log)) return false;
    if (sharers.size === 0) this.#sharers.delete(key);
    return true;
  }
}

/** A store in this process, gone with it. `connect` gives each gateway a connection of its own. */
export interface MemoryStorage {
  connect(): Store;
}

/** The default store: one connection to a storage that nobody else has. */
export function memoryStore(clock: RealClock, journalMaxBytes?: number): Store {
  return new Connection(new Storage(clock, journalMaxBytes), false);
}

/** Logs as lists of events, in the memory of this process. */
export function memoryStorage(clock: RealClock): MemoryStorage {
  const storage = new Storage(clock);
  return { connect: () => new Connection(storage, true) };
}

/** One gateway's connection. */
class Connection implements Store {
  readonly outlives = false;
  readonly canFail = false;
  readonly shared: boolean;
  readonly #storage: Storage;

  constructor(storage: Storage, shared: boolean) {
    this.#storage = storage;
    this.shared = shared;
  }

  append(sandbox: string, at: Position, change: Change): Appended {
    const log = this.#storage.logs.get(sandbox);
    if (at.epoch === 0) return log ? MOVED : this.#begin(sandbox, change);
    if (!log || log.at.epoch !== at.epoch || log.at.seq !== at.seq) return MOVED;
    return this.#extend(log, change);
  }

  read(sandbox: string, from: Position, limit = Number.POSITIVE_INFINITY): Reading | undefined {
    const log = this.#storage.logs.get(sandbox);
    if (!log) return undefined;
    return this.shared
      ? { ...this.#page(log, from, limit), ...this.#others(log) }
      : this.#page(log, from, limit);
  }

  #page(log: Log, from: Position, limit: number): Reading {
    const { firstEpoch, at } = log;
    if (from.epoch === at.epoch && from.seq >= at.seq)
      return { firstEpoch, at, events: [], more: false };
    const after = from.epoch === at.epoch ? from.seq : 0;
    const end = Math.min(at.seq, after + limit);
    const events = log.events.slice(after, end).map((event, n) => {
      const seq = after + n + 1;
      return { seq, event, mine: writerOf(log, seq) === this };
    });
    return { firstEpoch, at: { epoch: at.epoch, seq: end }, events, more: end < at.seq };
  }

  #others({ name, begunBy }: Log): Pick<Reading, "mine" | "advancedElsewhere"> {
    const { leases } = this.#storage;
    const advancedElsewhere = leases.isHeldByOther(this, name, CLOCK_ADVANCE, this.now());
    return { mine: begunBy === this, advancedElsewhere };
  }

  delete(sandbox: string): boolean {
    const { logs, journals, leases } = this.#storage;
    const log = logs.get(sandbox);
    if (!log) return false;
    this.#storage.drop(log);
    journals.get(sandbox)?.clear();
    journals.delete(sandbox);
    leases.dropSandbox(sandbox);
    return true;
  }

  list(dueBy?: EpochMs): readonly Listed[] {
    const all = [...this.#storage.logs.values()];
    const asked =
      dueBy === undefined ? all : all.filter(({ dueAt }) => dueAt !== null && dueAt <= dueBy);
    return asked.map(({ name, at, dueAt, usedAt }) => ({ name, at, dueAt, usedAt }));
  }

  ownerOf(key: string): string | undefined {
    return this.#storage.ownerOf(key)?.name;
  }

  lease(sandbox: string, what: string, lengthMs: number): boolean {
    return this.#storage.leases.take(this, sandbox, what, this.now(), lengthMs);
  }

  release(sandbox: string, what: string): void {
    this.#storage.leases.release(this, sandbox, what);
  }

  record(sandbox: string | null, entry: RequestRecord): number {
    const { journals, budget } = this.#storage;
    const owner = sandbox !== null && this.#isOfAnother(sandbox, entry.position) ? null : sandbox;
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

  getOrCreate(name: string, value: string): string {
    const { settled } = this.#storage;
    const known = settled.get(name);
    if (known === undefined) settled.set(name, value);
    return known ?? value;
  }

  flushed(): undefined {
    return undefined;
  }

  full(): undefined {
    return undefined;
  }

  /** Whether a position is none of this sandbox, but of an earlier one of its name. */
  #isOfAnother(sandbox: string, position: Position | null): boolean {
    const log = this.#storage.logs.get(sandbox);
    return log !== undefined && position !== null && position.epoch < log.firstEpoch;
  }

  now(): EpochMs {
    return this.#storage.clock.now();
  }

  close(): void {
    this.#storage.leases.dropHolder(this);
  }

  #begin(name: string, change: Change): Appended {
    if (change.events.length === 0) return MOVED;
    const epoch = this.#storage.nextEpoch();
    const at = { epoch, seq: 0 };
    const log: Log = {
      name,
      firstEpoch: epoch,
      begunBy: this,
      at,
      isGone: false,
      events: new EventList(),
      writers: [],
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
    return keys.find((key) => {
      const isFreed = log && keep !== undefined && this.#storage.wouldFree(log, keep, key);
      return this.#storage.ownerOf(key) !== undefined && !isFreed;
    });
  }

  #own(log: Log, { keys = [], inherited = [] }: Change): void {
    for (const key of keys) this.#storage.own(key, log);
    for (const key of inherited) {
      if (this.#storage.ownerOf(key)) this.#storage.share(key, log);
      else this.#storage.own(key, log);
    }
  }
}

const MOVED: Appended = { moved: true };

function writerOf({ writers }: Log, seq: number): object | undefined {
  return writers.find(({ until }) => seq <= until)?.writer;
}
