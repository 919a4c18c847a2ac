import { type Awaitable, attempt, whenReady } from "../../domain/awaitable.js";
import { bytesOfAll } from "../../domain/event-size.js";
import type { DomainEvent } from "../../domain/events.js";
import type { EpochMs } from "../../domain/time.js";
import {
  LogUnfinished,
  logTooLong,
  SandboxGone,
  StoreUnavailable,
  sandboxLimit,
  storeFull,
} from "../../sandbox/errors.js";
import { MemoryShare } from "../../sandbox/memory.js";
import { BEGINNING, type Position } from "../../sandbox/position.js";
import { type Loading, Sandbox, type SandboxParts } from "../../sandbox/sandbox.js";
import { Slices } from "../../sandbox/waiting.js";
import type { Listed } from "../../store/store.js";
import { renewedLease } from "../lease.js";
import { beginLog } from "../log/log-appender.js";
import { keysOf } from "../log/log-reading.js";

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
  { store, eventsMax, memory }: SandboxParts,
): void {
  if (many >= most) throw sandboxLimit(most, many);
  if (events.length > eventsMax) {
    const opened = events.find((event) => event.type === "sandbox-opened");
    throw logTooLong(name, eventsMax, events.length, opened?.forkedFrom ?? null);
  }
  const why = store.full();
  if (why !== undefined) throw storeFull(why);
  memory.checkBeginning(name, events.slice(0, EVENTS_AT_ONCE));
}

/** How many events of a long log are written at once. */
const EVENTS_AT_ONCE = 500;

/** How much of the memory for sandboxes is freed at once. */
const LET_GO_SHARE = 1 / 64;

/** The lease of the gateway that writes a long log, and how long it is. */
const WRITING = "writing";
const WRITING_MS = 5000;

/** How many sandboxes may be open at once by default. */
const SANDBOXES_MAX = 10_000;

/** How a log begins. */
export interface Beginning {
  /** The instant from which the clock goes on; as the log says without it. */
  readonly at?: EpochMs | undefined;
  /** Ends the writing of a long log: what was written of it is deleted. */
  readonly signal?: AbortSignal | undefined;
}

/** The parts of each sandbox, and the listener for resets. */
type LiveParts = SandboxParts & { readonly observeReset: (name: string) => void };

/** The sandboxes in memory of this process, and how those of the store are loaded. */
export class SandboxRegistry {
  readonly #parts: LiveParts;
  /** How many sandboxes may be open at once. */
  readonly max: number;
  /** In the order in which they came to be. */
  readonly #alive = new Map<string, Sandbox>();
  readonly #loading = new Map<string, Promise<Sandbox | undefined>>();
  /** Those that are about to begin. */
  readonly #beginning = new Map<string, Promise<Sandbox | undefined>>();
  /** Where the store outlives the process: the names in its directory, in their order. */
  readonly #stored: Set<string> | undefined;
  /** Where the store outlives the process: when each was last asked for, on the clock of `elapsedMs`. */
  readonly #usedMs = new Map<string, number>();
  /** Those that were dropped while a caller may still hold them: none may be alive twice. */
  readonly #dropped = new Map<string, WeakRef<Sandbox>>();

  constructor(parts: LiveParts, max = SANDBOXES_MAX) {
    this.#parts = parts;
    this.max = max;
    if (!parts.store.outlives) return;
    this.#stored = new Set();
    parts.memory.onFull((bytes) => this.#letGo(bytes));
  }

  /** How many there are, those included that are not in memory. */
  get size(): number {
    return this.#stored?.size ?? this.#alive.size;
  }

  /** How many are in memory. */
  get aliveCount(): number {
    return this.#alive.size;
  }

  /** All that there are, as far as it is known here. */
  names(): readonly string[] {
    return [...(this.#stored ?? this.#alive).keys()];
  }

  /** The same as the store has it. */
  directory(): Awaitable<readonly string[]> {
    if (!this.#stored) return this.names();
    return whenReady(this.listed(), () => this.names());
  }

  /** The directory: where the log of each ends. None is loaded, and none counts as used. */
  listed(): Awaitable<readonly Pick<Listed, "name" | "at">[]> {
    const kept = this.#stored;
    if (!kept) return this.list().map(({ name, position }) => ({ name, at: position }));
    const { store } = this.#parts;
    return whenReady(store.list(), (listed) => {
      kept.clear();
      for (const { name } of listed) kept.add(name);
      return whenReady(store.flushed(), () => listed);
    });
  }

  list(): readonly Sandbox[] {
    return [...this.#alive.values()];
  }

  /** Whether it is in memory. */
  isAlive(name: string): boolean {
    return this.#alive.has(name);
  }

  /** The one of this name that is in memory. */
  get(name: string): Sandbox | undefined {
    const alive = this.#alive.get(name);
    return this.#stored ? this.#used(name, alive ?? this.#taken(name)) : alive;
  }

  /** The one of this name, in memory already or from the store, if there is one. */
  find(name: string): Awaitable<Sandbox | undefined> {
    const known = this.get(name) ?? this.#loading.get(name);
    if (!known) return this.#load(name, { isNew: !this.#stored });
    return this.#parts.store.shared ? this.#renewed(name, known) : known;
  }

  /**
   * The sandboxes in memory whose changes are watched here. Another replica may have changed them;
   * all others are read on when they are asked for.
   */
  watched(): readonly string[] {
    const isWatched = ([, sandbox]: [string, Sandbox]) => this.#parts.observe || sandbox.isWatched;
    return [...this.#alive].filter(isWatched).map(([name]) => name);
  }

  /** Begins a log. Undefined when there is one of that name. */
  begin(
    name: string,
    events: readonly DomainEvent[],
    how: Beginning = {},
  ): Awaitable<Sandbox | undefined> {
    const { store } = this.#parts;
    const other = this.#beginning.get(name);
    if (other || this.#alive.has(name)) return this.#beginAfter(other, name, events, how);
    const many = this.size + this.#beginning.size;
    checkRoom(name, events, { many, most: this.max }, this.#parts);
    const begun = whenReady(this.#beginLog(name, events, how.signal), (isBegun) =>
      isBegun ? this.#loadNew(name, how.at) : undefined,
    );
    const held = begun instanceof Promise ? this.#hold(this.#beginning, name, begun) : begun;
    return whenReady(held, (made) => whenReady(store.flushed(), () => made));
  }

  /** Writes the events of a new log. False when there is one of that name. */
  #beginLog(
    name: string,
    events: readonly DomainEvent[],
    signal: AbortSignal | undefined,
  ): Awaitable<boolean> {
    const { store } = this.#parts;
    const first = events.slice(0, EVENTS_AT_ONCE);
    // A log that only begins has nothing that could be due, and one that is not whole must not go on.
    const isWhole = first.length === events.length;
    const dueAt = events.length === 1 || !isWhole ? null : store.now();
    const part = isWhole ? {} : { unfinished: true };
    const change = { events: first, inherited: keysOf(first), dueAt, ...part };
    return whenReady(beginLog(this.#parts, name, change), (appended): Awaitable<boolean> => {
      if ("at" in appended) return isWhole || this.#continueLog(name, events, appended.at, signal);
      return whenReady(store.read(name, BEGINNING, 1), (there) => {
        if (there?.unfinished) throw new StoreUnavailable(new LogUnfinished(name));
        return false;
      });
    });
  }

  /** Writes the rest of a long log, so that other calls are answered in between. */
  async #continueLog(
    name: string,
    events: readonly DomainEvent[],
    begunAt: Position,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    const { store, clock, memory } = this.#parts;
    const slices = new Slices(clock, signal);
    const share = new MemoryShare(memory);
    const stopRenewing = await this.#writes(name);
    let at = begunAt;
    let bytes = bytesOfAll(events.slice(0, at.seq));
    try {
      while (at.seq < events.length) {
        if (slices.isOver()) await slices.rest();
        const some = events.slice(at.seq, at.seq + EVENTS_AT_ONCE);
        memory.checkRoom(name, bytes, some);
        bytes += bytesOfAll(some);
        share.hold(bytes);
        const isPart = at.seq + some.length < events.length;
        const dueAt = isPart ? null : store.now();
        const change = { events: some, inherited: keysOf(some), dueAt, unfinished: isPart };
        const appended = await store.append(name, at, change);
        if (!("at" in appended)) throw new SandboxGone(name);
        at = appended.at;
      }
      return true;
    } catch (error) {
      // What is not whole is no sandbox. One of this name that came later is another one.
      if (!(error instanceof SandboxGone)) await store.delete(name);
      throw error;
    } finally {
      await stopRenewing();
      share.release();
    }
  }

  /** Announces to other gateways that this one writes a log, until the result is called. */
  async #writes(name: string): Promise<() => Promise<void>> {
    const { store } = this.#parts;
    if (!store.shared) return async () => undefined;
    await store.lease(name, WRITING, WRITING_MS);
    const stop = renewedLease(this.#parts, name, WRITING, WRITING_MS);
    return async () => {
      await stop();
      await store.release(name, WRITING);
    };
  }

  /** Deletes what was written of logs whose writer has died. Returns their names. */
  async dropUnfinished(): Promise<readonly string[]> {
    const { store } = this.#parts;
    const dropped: string[] = [];
    for (const name of await store.unfinished()) {
      if (this.#beginning.has(name) || !(await store.lease(name, WRITING, WRITING_MS))) continue;
      if (await store.delete(name)) dropped.push(name);
    }
    return dropped;
  }

  /** Another process may have reset what is known here, or the other one may fail. Then the name is free. */
  #beginAfter(
    other: Awaitable<Sandbox | undefined>,
    name: string,
    events: readonly DomainEvent[],
    how: Beginning,
  ): Awaitable<Sandbox | undefined> {
    const ended = attempt(
      () => other,
      () => undefined,
    );
    return whenReady(ended, () =>
      whenReady(this.find(name), (found) => (found ? undefined : this.begin(name, events, how))),
    );
  }

  /** The same as the store has it now: another one where it was reset, or none. */
  async #renewed(
    name: string,
    known: Sandbox | Promise<Sandbox | undefined>,
  ): Promise<Sandbox | undefined> {
    const sandbox = await known;
    // What another client saw may have passed by now.
    if (!sandbox) return this.find(name);
    try {
      await sandbox.refresh();
      return sandbox;
    } catch (error) {
      if (!(error instanceof SandboxGone)) throw error;
      return this.find(name);
    }
  }

  /** Deletes a sandbox with its contents. False for an unknown name. */
  delete(name: string): Awaitable<boolean> {
    // One that is being brought to life would outlive its log.
    const loading = this.#loading.get(name);
    if (loading) return loading.catch(() => undefined).then(() => this.delete(name));
    this.get(name)?.close();
    this.#forget(name);
    const { store } = this.#parts;
    const deleted = whenReady(store.delete(name), (isGone) => {
      if (isGone) this.#parts.observeReset(name);
      return whenReady(store.flushed(), () => isGone);
    });
    if (!(deleted instanceof Promise)) return deleted;
    // It may not be loaded again until it is deleted; a call that asks for it waits.
    const gone = deleted.then(
      () => undefined,
      () => undefined,
    );
    this.#hold(this.#loading, name, gone);
    return deleted;
  }

  /**
   * Leaves to the store what no call has asked for in the last `idleMs`. One in which something is under
   * way stays. Where a caller still holds it, it is found again as the same.
   */
  dropIdle(idleMs: number): void {
    const nowMs = this.#parts.clock.elapsedMs();
    for (const [name, sandbox] of this.#alive) {
      // The only one is asked for its settings by calls that name none.
      if (this.size === 1 || !sandbox.isIdle) continue;
      if (nowMs - (this.#usedMs.get(name) ?? 0) >= idleMs) this.#drop(name, sandbox);
    }
    for (const [name, held] of this.#dropped) if (!held.deref()) this.#dropped.delete(name);
  }

  /**
   * Leaves to the store what was used least lately, until so many bytes are free. Sorting thousands of small ones for
   * each new one would take milliseconds, so more of them go at once.
   */
  #letGo(bytes: number): void {
    let left = Math.max(bytes, this.#parts.memory.maxBytes * LET_GO_SHARE);
    const idle = [...this.#alive].filter(([, sandbox]) => sandbox.isIdle && !sandbox.isWatched);
    const usedMs = ([name]: readonly [string, Sandbox]) => this.#usedMs.get(name) ?? 0;
    for (const [name, sandbox] of idle.sort((a, b) => usedMs(a) - usedMs(b))) {
      if (left <= 0) return;
      left -= sandbox.bytes;
      this.#drop(name, sandbox);
    }
  }

  #drop(name: string, sandbox: Sandbox): void {
    sandbox.rest();
    this.#alive.delete(name);
    this.#usedMs.delete(name);
    this.#dropped.set(name, new WeakRef(sandbox));
  }

  /** Ends them all in this process; the store keeps what was in them. */
  close(): void {
    for (const sandbox of this.#alive.values()) sandbox.close();
    for (const held of this.#dropped.values()) held.deref()?.close();
    this.#alive.clear();
  }

  /** The contents in memory of a deleted sandbox. */
  #forget(name: string): void {
    this.#alive.delete(name);
    this.#usedMs.delete(name);
    this.#dropped.delete(name);
    this.#stored?.delete(name);
    void this.#parts.snapshots?.drop(name);
  }

  /** Has others find what is under way as long as it is. */
  #hold(
    held: Map<string, Promise<Sandbox | undefined>>,
    name: string,
    outcome: Promise<Sandbox | undefined>,
  ): Promise<Sandbox | undefined> {
    const holding = outcome.finally(() => {
      if (held.get(name) === holding) held.delete(name);
    });
    held.set(name, holding);
    return holding;
  }

  #used(name: string, sandbox: Sandbox | undefined): Sandbox | undefined {
    if (sandbox) this.#usedMs.set(name, this.#parts.clock.elapsedMs());
    return sandbox;
  }

  /** One that was dropped and that a caller still holds is alive again. */
  #taken(name: string): Sandbox | undefined {
    const sandbox = this.#dropped.get(name)?.deref();
    this.#dropped.delete(name);
    if (sandbox) {
      sandbox.wake();
      this.#alive.set(name, sandbox);
      this.#used(name, sandbox);
      this.#parts.memory.trim();
    }
    return sandbox;
  }

  /** Brings a sandbox to life that has just begun. One that cannot live leaves its name free. */
  #loadNew(name: string, at?: EpochMs): Awaitable<Sandbox | undefined> {
    const failed = (error: unknown) =>
      whenReady(this.delete(name), (): never => {
        throw error;
      });
    return attempt(() => this.#load(name, { at, isNew: true }), failed);
  }

  /**
   * Loads a sandbox that the store holds. A call that asks for it meanwhile waits for this. Loading continues when
   * its callers leave: otherwise a client that gives up early and tries again would never get a long log.
   */
  #load(name: string, how: Loading): Awaitable<Sandbox | undefined> {
    const gone = (one: Sandbox) => {
      if (this.#alive.get(name) !== one) return;
      this.#forget(name);
      this.#parts.observeReset(name);
    };
    const loaded = whenReady(Sandbox.load(name, { ...this.#parts, gone }, how), (sandbox) => {
      const other = this.#alive.get(name);
      if (sandbox && other) {
        // Two loads met, of one that begins and of one that asks: no sandbox may be alive twice.
        sandbox.close();
        return other;
      }
      if (sandbox) {
        this.#alive.set(name, sandbox);
        this.#stored?.add(name);
      } else this.#stored?.delete(name);
      if (!this.#stored) return sandbox;
      this.#used(name, sandbox);
      this.#parts.memory.trim();
      return sandbox;
    });
    return loaded instanceof Promise ? this.#hold(this.#loading, name, loaded) : loaded;
  }
}
