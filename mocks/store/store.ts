import type { Awaitable } from "../domain/awaitable.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { EpochMs } from "../domain/time.js";
import type { JournalPage, RequestEnd, RequestRecord } from "../sandbox/journal.js";
import type { Position } from "../sandbox/position.js";

/** What an append does besides adding its events. */
export interface Change {
  readonly events: readonly DomainEvent[];
  /** First deletes the events after event `keep`, and begins a new epoch: a rewind. */
  readonly keep?: number;
  /** Taken for this sandbox alone: transaction numbers and ids of recurring payments. */
  readonly keys?: readonly string[];
  /** Taken where no sandbox has them, shared where another one has: those of a fork's origin. */
  readonly inherited?: readonly string[];
  /** Whether more of a log follows, which is no sandbox until then. Without it that stays as it is. */
  readonly unfinished?: boolean;
  /** The real instant of the next due thing, or an earlier one; null while nothing is due. */
  readonly dueAt: EpochMs | null;
}

/** The result of an append: where the log ends now, that it has moved on since, or a key that is taken. */
export type Appended =
  | { readonly at: Position }
  | { readonly moved: true }
  | { readonly taken: string };

/** An event in its position, and whether this connection to the store has written it. */
export interface StoredEvent extends LoggedEvent {
  readonly mine: boolean;
}

/** A part of a log. Its first event is the one after the position that was asked for, or number 1. */
export interface Reading {
  /** The epoch in which the sandbox began: a sandbox of the same name that came later has another. */
  readonly firstEpoch: number;
  /** The position of the last event that was read. */
  readonly at: Position;
  readonly events: readonly StoredEvent[];
  /** Whether there is more to read after it. */
  readonly more: boolean;
  /** Whether more of the log follows: it is no sandbox yet. */
  readonly unfinished?: boolean;
  /** Of a store that is shared: whether this connection began the epoch, by a beginning or a cut. */
  readonly mine?: boolean;
  /**
   * Of a store that is shared: whether another connection holds the lease `CLOCK_ADVANCE`, so that what falls
   * due is for it to carry out.
   */
  readonly advancedElsewhere?: boolean;
}

/** The lease of the process that moves a sandbox's clock. */
export const CLOCK_ADVANCE = "advance";

/** A sandbox in the directory. */
export interface Listed {
  readonly name: string;
  readonly at: Position;
  /** The real instant at which something can be due; null while nothing is. */
  readonly dueAt: EpochMs | null;
  /** The real instant of the last append. */
  readonly usedAt: EpochMs;
}

/**
 * Where the sandboxes of a gateway live: their logs, the keys that they own, the directory, the
 * journal of requests, and leases for what leaves the process. Append is conditional on the position:
 * that and the lease are the only rules of concurrency there are. What an implementation has at once
 * it gives at once, without a promise. Every one must pass the suite in `test/store/store-conformance.ts`.
 */
export interface Store {
  /** Whether it outlives the process, so that it can hold sandboxes which this process has not seen. */
  readonly outlives: boolean;
  /** Whether others write to it as well, so that what is known here may have passed. */
  readonly shared: boolean;
  /** Whether it can be away for a while, as a file or a database can. Reads are tried again then. */
  readonly canFail: boolean;
  /**
   * Appends all of the events or none. `moved` when the log does not end at `at`: read on and decide
   * again. An append of no events at the end of a log renews the directory alone.
   */
  append(sandbox: string, at: Position, change: Change): Awaitable<Appended>;
  /**
   * The events after `from`, at most `limit`, and fewer if they are large; all from the first on if the
   * epoch of `from` has passed. Undefined for an unknown sandbox.
   */
  read(sandbox: string, from: Position, limit?: number): Awaitable<Reading | undefined>;
  /** Forgets a sandbox. Its own keys go to the oldest sandbox that shares them. False when unknown. */
  delete(sandbox: string): Awaitable<boolean>;
  /** The directory in the order of beginning; of those only that can have something due by then. */
  list(dueBy?: EpochMs): Awaitable<readonly Listed[]>;
  /** The names of the unfinished logs, which are in no directory: a connection writes them, or has died. */
  unfinished(): Awaitable<readonly string[]>;
  /** The sandbox that a key belongs to. */
  ownerOf(key: string): Awaitable<string | undefined>;
  /** Takes or renews a lease for some milliseconds. False while another connection holds it. */
  lease(sandbox: string, what: string, lengthMs: number): Awaitable<boolean>;
  /** Gives a lease back. */
  release(sandbox: string, what: string): Awaitable<void>;
  /**
   * Writes a request down; null means no sandbox. Returns its number, which counts the requests of all
   * sandboxes. The oldest are dropped.
   */
  record(sandbox: string | null, entry: RequestRecord): Awaitable<number>;
  /** Adds the end of a request that was still open when it was written down; a dropped one has no end. */
  ended(sandbox: string | null, id: number, end: RequestEnd): Awaitable<void>;
  /** The requests of a sandbox that are kept, oldest first; of those that came after so many of it. */
  recorded(sandbox: string | null, after?: number): Awaitable<JournalPage>;
  /** How many requests of a sandbox there ever were, those included that made room. */
  recordedCount(sandbox: string | null): Awaitable<number>;
  /** The value of a name for all connections: the first one that was set, perhaps this one. */
  getOrCreate(name: string, value: string): Awaitable<string>;
  /**
   * Resolves when all that this connection was given so far outlives the process, and rejects when it may
   * not; undefined where nothing is left to wait for. A reader of a change waits for it, so that
   * changes which are made at once can share a flush.
   */
  flushed(): Awaitable<void>;
  /**
   * Why nothing new can begin in it, in a sentence; undefined while it can. It still accepts appends, so
   * that open work can end.
   */
  full(): string | undefined;
  /** Real time, the same for every connection. */
  now(): EpochMs;
  /** Releases what this connection holds. Nothing may be called after it. */
  close(): Awaitable<void>;
}

/** A store in a database, which can say how much each sandbox takes. */
export interface DatabaseStore extends Store {
  /** How many bytes the events of each sandbox take, by its name. */
  sizes(): Promise<ReadonlyMap<string, number>>;
  /** What is wrong with the last event of each log, a line each. */
  tailFaults(): Promise<readonly string[]>;
}
