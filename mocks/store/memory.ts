import { type DomainEvent, keyOf } from "../domain/events.js";
import type { EpochMs } from "../domain/time.js";
import type { JournalPage, RequestEnd, RequestRecord } from "../sandbox/journal.js";
import type { Position } from "../sandbox/position.js";
import { LocalLeases } from "./local-leases.js";
import { type JournalBudget, MemoryJournal } from "./memory-journal.js";
import {
  type Appended,
  type Change,
  CLOCK_ADVANCE,
  type Listed,
  type Reading,
  type Store,
} from "./store.js";

const CHUNK_EVENTS = 4096;

/** A part of a log. Keys belong to the part with the event that took them, so that a whole part can give them up. */
interface Chunk {
  readonly log: Log;
  /** The number of its first event, counted from 0. */
  readonly from: number;
  readonly events: DomainEvent[];
  /** Whether it was cut off or deleted. Its keys have no owner then, and are freed later. */
  isGone: boolean;
}

/**
 * The events of a log in memory, in chunks: a single array of millions is copied whole as often as it
 * grows, and all calls wait for that.
 */
export class EventList {
  readonly #log: Log;
  #chunks: Chunk[] = [];
  #length = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  get length(): number {
    return this.#length;
  }

  /** Adds an event, and returns the chunk that it went to. */
  push(event: DomainEvent): Chunk {
    let chunk = this.#chunks.at(-1);
    if (!chunk || this.#length % CHUNK_EVENTS === 0) {
      chunk = { log: this.#log, from: this.#length, events: [], isGone: false };
      this.#chunks.push(chunk);
    }
    chunk.events.push(event);
    this.#length += 1;
    return chunk;
  }

  /** Those from number `from`, counted from 0, up to the one before `to`. */
  slice(from: number, to: number): DomainEvent[] {
    const chunks = this.#chunks.slice(
      Math.floor(from / CHUNK_EVENTS),
      Math.ceil(to / CHUNK_EVENTS),
    );
    return chunks.flatMap((chunk) =>
      chunk.events.slice(Math.max(0, from - chunk.from), to - chunk.from),
    );
  }

  /** Keeps the first events. Returns the deleted chunks, and the remaining events of the last one. */
  cut(keep: number): { readonly chunks: readonly Chunk[]; readonly rest: readonly DomainEvent[] } {
    this.#length = Math.min(keep, this.#length);
    const chunks = this.#chunks.splice(Math.ceil(this.#length / CHUNK_EVENTS));
    for (const chunk of chunks) chunk.isGone = true;
    const last = this.#chunks.at(-1);
    return { chunks, rest: last?.events.splice(this.#length - last.from) ?? [] };
  }

  /** The last chunk. */
  last(): Chunk | undefined {
    return this.#chunks.at(-1);
  }
}

const SHARDS = 64;
/** Characters at the end of a key that select its part, and the number of their possible values. */
const ENDING = 3;
const HASHES = 1000;

/**
 * A map in parts: a single one of a million makes all calls wait while it grows. Its parts have different
 * sizes, since those of one size would all grow at the same time.
 */
class Shards<Value> {
  readonly #maps = Array.from({ length: SHARDS }, () => new Map<string, Value>());

  get(key: string): Value | undefined {
    return this.#of(key).get(key);
  }

  set(key: string, value: Value): void {
    this.#of(key).set(key, value);
  }

  delete(key: string): void {
    this.#of(key).delete(key);
  }

  #of(key: string): Map<string, Value> {
    let hash = 0;
    for (let n = 1; n <= ENDING && n <= key.length; n += 1)
      hash = (10 * hash + key.charCodeAt(key.length - n)) % HASHES;
    return this.#maps[Math.floor(SHARDS * (hash / HASHES) ** 2)] as Map<string, Value>;
  }
}

/** Real time, as the machine has it. */
export interface RealClock {
  now(): EpochMs;
  /** Runs after the work in hand; without it long work is done at once. */
  soon?(run: () => void): void;
}

/** The log of one sandbox. */
export class Log {
  readonly name: string;
  /** The epoch in which it began. */
  readonly firstEpoch: number;
  readonly events = new EventList(this);
  /** Who wrote the events: up to which number, and which connection. */
  readonly writers: { until: number; readonly writer: object }[] = [];
  at: Position;
  /** Which connection began the present epoch. */
  begunBy: object;
  dueAt: EpochMs | null = null;
  isUnfinished = false;
  usedAt: EpochMs;

  constructor(name: string, { at, begunBy, usedAt }: Pick<Log, "at" | "begunBy" | "usedAt">) {
    this.name = name;
    this.firstEpoch = at.epoch;
    this.at = at;
    this.begunBy = begunBy;
    this.usedAt = usedAt;
  }
}

/** What all connections share. */
export class Storage {
  readonly clock: RealClock;
  readonly logs = new Map<string, Log>();
  readonly #owners = new Shards<Chunk>();
  /** The chunks that share a key with its owner, oldest first. */
  readonly #sharers = new Shards<Chunk[]>();
  /** Chunks whose keys are still to be freed. */
  #gone: Chunk[] = [];
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
    return this.#owners.get(key)?.log;
  }

  /** Takes the keys of a change, whose events went to the end of a log. */
  take(log: Log, { events, keys = [], inherited = [] }: Change, chunks: readonly Chunk[]): void {
    const last = log.events.last();
    if (!last || keys.length + inherited.length === 0) return;
    const isOne = chunks[0] === last;
    const places = new Map(isOne ? [] : events.map((event, n) => [keyOf(event), chunks[n]]));
    const placeOf = (key: string) => places.get(key) ?? last;
    for (const key of keys) this.#owners.set(key, placeOf(key));
    for (const key of inherited) {
      if (this.ownerOf(key)) this.#share(key, placeOf(key));
      else this.#owners.set(key, placeOf(key));
    }
  }

  /** Deletes the events after event `keep`. */
  cut(log: Log, keep: number): void {
    const { chunks, rest } = log.events.cut(keep);
    const last = log.events.last();
    if (last) this.#free(last, rest);
    this.#freeSoon(chunks);
  }

  /** Deletes a log. Nothing of it is found from now on. */
  drop(log: Log): void {
    this.logs.delete(log.name);
    this.#freeSoon(log.events.cut(0).chunks);
  }

  /** Whether no log has a key any more when a log deletes the events after event `keep`. */
  wouldFree(log: Log, keep: number, key: string): boolean {
    if (this.ownerOf(key) !== log) return false;
    for (const sharer of this.#sharers.get(key) ?? []) if (!sharer.isGone) return false;
    const { from, events } = this.#owners.get(key) as Chunk;
    return events.slice(Math.max(0, keep - from)).some((event) => keyOf(event) === key);
  }

  /** Frees the keys of deleted chunks, one chunk after the other, so that other calls are answered. */
  #freeSoon(chunks: readonly Chunk[]): void {
    const isUnderWay = this.#gone.length > 0;
    this.#gone.push(...chunks);
    if (!isUnderWay) this.#freeNext();
  }

  #freeNext(): void {
    const { clock } = this;
    for (let chunk = this.#gone.pop(); chunk; chunk = this.#gone.pop()) {
      this.#free(chunk, chunk.events);
      if (this.#gone.length > 0 && clock.soon) return clock.soon(() => this.#freeNext());
    }
  }

  /** Gives up the keys of these events: each goes to the oldest log that shares it. */
  #free(chunk: Chunk, events: readonly DomainEvent[]): void {
    for (const event of events) {
      const key = keyOf(event);
      if (key === undefined || this.#unshare(key, chunk) || this.#owners.get(key) !== chunk)
        continue;
      this.#passOn(key);
    }
  }

  #passOn(key: string): void {
    this.#owners.delete(key);
    for (const heir of this.#sharers.get(key)?.slice() ?? []) {
      this.#unshare(key, heir);
      if (heir.isGone) continue;
      this.#owners.set(key, heir);
      return;
    }
  }

  #share(key: string, chunk: Chunk): void {
    const sharers = this.#sharers.get(key);
    if (sharers) sharers.push(chunk);
    else this.#sharers.set(key, [chunk]);
  }

  /** Whether a chunk shared a key, which it no longer does. */
  #unshare(key: string, chunk: Chunk): boolean {
    const sharers = this.#sharers.get(key);
    const place = sharers?.indexOf(chunk) ?? -1;
    if (!sharers || place < 0) return false;
    sharers.splice(place, 1);
    if (sharers.length === 0) this.#sharers.delete(key);
    return true;
  }
}

/** A store in this process, which ends with it. `connect` gives each gateway a connection of its own. */
export interface MemoryStorage {
  connect(): Store;
}

/** The default store: one connection to a storage of its own. */
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
    const unfinished = log.isUnfinished ? { unfinished: true } : {};
    const after = from.epoch === at.epoch ? from.seq : 0;
    const end = Math.min(at.seq, after + limit);
    const events = log.events.slice(after, end).map((event, n) => {
      const seq = after + n + 1;
      return { seq, event, mine: writerOf(log, seq) === this };
    });
    const read = { epoch: at.epoch, seq: end };
    return { firstEpoch, at: read, events, more: end < at.seq, ...unfinished };
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
    const all = [...this.#storage.logs.values()].filter((log) => !log.isUnfinished);
    const asked =
      dueBy === undefined ? all : all.filter(({ dueAt }) => dueAt !== null && dueAt <= dueBy);
    return asked.map(({ name, at, dueAt, usedAt }) => ({ name, at, dueAt, usedAt }));
  }

  unfinished(): readonly string[] {
    const logs = [...this.#storage.logs.values()];
    return logs.filter((log) => log.isUnfinished).map(({ name }) => name);
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

  /** Whether a position belongs to an earlier sandbox of the same name. */
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
    const log = new Log(name, { at, begunBy: this, usedAt: this.now() });
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
    const chunks = events.map((event) => log.events.push(event));
    this.#storage.take(log, change, chunks);
    const { length: seq } = log.events;
    if (events.length > 0) {
      const last = log.writers.at(-1);
      if (last?.writer === this) last.until = seq;
      else log.writers.push({ until: seq, writer: this });
    }
    log.at = { epoch: log.at.epoch, seq };
    log.dueAt = dueAt;
    log.isUnfinished = change.unfinished ?? log.isUnfinished;
    log.usedAt = this.now();
    return { at: log.at };
  }

  /** Deletes the events after event `keep`, in a new epoch. */
  #cut(log: Log, keep: number): void {
    this.#storage.cut(log, keep);
    log.at = { epoch: this.#storage.nextEpoch(), seq: log.events.length };
    log.begunBy = this;
    while (log.writers.length > 1 && Number(log.writers.at(-2)?.until) >= keep) log.writers.pop();
    const last = log.writers.at(-1);
    if (last) last.until = Math.min(last.until, keep);
  }

  /** A key that is taken, and that the change does not free before it takes it. */
  #takenOf({ keys = [], keep }: Change, log?: Log): string | undefined {
    return keys.find((key) => {
      const isFreed = log && keep !== undefined && this.#storage.wouldFree(log, keep, key);
      return this.#storage.ownerOf(key) !== undefined && !isFreed;
    });
  }
}

const MOVED: Appended = { moved: true };

function writerOf({ writers }: Log, seq: number): object | undefined {
  return writers.find(({ until }) => seq <= until)?.writer;
}
