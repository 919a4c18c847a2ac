import type { Context } from "../domain/context.js";
import type { Decision } from "../domain/decide.js";
import { type DomainEvent, evolve, fold, type LoggedEvent } from "../domain/events.js";
import type { Position } from "../domain/position.js";
import type { EpochMs } from "../domain/time.js";
import type { World, WorldView } from "../domain/world.js";
import { decideUnderFaults, type SandboxCommand } from "../faults/decide.js";
import { type Bounds, bytesOf, SANDBOX_BYTES } from "./bounds.js";
import { StoreUnavailable } from "./errors.js";
import type { SharedKeys } from "./keys.js";
import type { GuardedObserver } from "./observer.js";

/** Makes the addresses of a sandbox; they begin with the base URL that was called, where one is given. */
export type LinksOf = (world: WorldView, calledAt?: string) => Context["links"];

/** The file of one log. */
export interface KeptLog {
  /** Throws if the disk refuses the events. The promise resolves when the disk has them, and rejects if it may not. */
  append(after: number, events: readonly DomainEvent[]): Promise<void>;
  close(): void;
}

/** The files of all logs. */
export interface LogStore {
  names(): readonly string[];
  create(name: string): KeptLog;
  /** Throws where the file cannot be read. */
  open(name: string): { readonly file: KeptLog; readonly events: DomainEvent[] };
  remove(name: string): void;
}

/** What the logs of a process share. */
export interface LedgerParts {
  readonly links: LinksOf;
  readonly keys: SharedKeys;
  readonly bounds: Bounds;
  readonly observer: GuardedObserver;
  /** Absent where everything ends with the process. */
  readonly logs?: LogStore | undefined;
  /** Counts beginnings and cuts of logs. */
  readonly nextEpoch: () => number;
}

/** The circumstances of a command. */
export interface Circumstances {
  readonly now: EpochMs;
  /** Plans no callbacks. */
  readonly silent?: boolean;
  /** The base URL that was called, with which links begin. */
  readonly calledAt?: string | undefined;
  /** Due work happens also where there is no room for more. */
  readonly isDue?: boolean;
}

/**
 * The log of one sandbox and the world that it folds to. A commit decides, keeps and folds in one synchronous step,
 * so JavaScript itself runs one command at a time.
 */
export class Ledger {
  readonly name: string;
  readonly #parts: LedgerParts;
  #log: DomainEvent[];
  #world: World;
  #epoch: number;
  #bytes = 0;
  #file: KeptLog | undefined;
  /** Settles when the disk has all that was written so far; undefined where nothing is left to wait for. */
  #flushed: Promise<void> | undefined;
  /** Why the file may lack events that are in memory. */
  #lost: unknown;
  /** Whether events are folded but neither kept nor reported. */
  #isDraft = false;
  /** Transaction numbers that replies named for invoices that were taken back. */
  readonly #namedNumbers = new Set<string>();
  readonly #watchers = new Set<() => void>();

  /** Throws where the events are not a log. */
  constructor(name: string, events: readonly DomainEvent[], parts: LedgerParts, file?: KeptLog) {
    this.name = name;
    this.#parts = parts;
    this.#log = [...events];
    this.#world = fold(this.#log);
    this.#epoch = parts.nextEpoch();
    this.#file = file;
    this.#count(SANDBOX_BYTES + bytesOf(events));
    parts.keys.add(this);
  }

  /** Keeps and reports the events of a new log. Throws if the disk refuses them. */
  begin(): void {
    const { logs, observer } = this.#parts;
    this.#file = logs?.create(this.name);
    this.#keep(0, this.#log);
    observer.events(this.name, 0, this.#log);
  }

  get world(): World {
    return this.#world;
  }

  get position(): Position {
    return { epoch: this.#epoch, seq: this.#world.seq };
  }

  /**
   * Settles when the disk has all that happened; undefined where nothing is left to wait for. Rejects where the disk
   * lost a change, until the file is read again.
   */
  get flushed(): Promise<void> | undefined {
    if (this.#lost !== undefined) return Promise.reject(new StoreUnavailable(this.#lost));
    return this.#flushed;
  }

  /** The events after number `after`. */
  events(after: number, limit = Number.POSITIVE_INFINITY): readonly LoggedEvent[] {
    const wanted = this.#log.slice(after, after + limit);
    return wanted.map((event, n) => ({ seq: after + n + 1, event }));
  }

  /** Decides, keeps, folds. Throws where there is no room, or where the disk refuses the events. */
  commit(command: SandboxCommand, { isDue = false, ...given }: Circumstances): Decision {
    const world = this.#world;
    const decision = decideUnderFaults(world, command, this.#contextOf(given));
    const { events } = decision;
    if (events.length === 0) return decision;
    const bytes = bytesOf(events);
    if (!isDue) this.#parts.bounds.check(bytes);
    const after = world.seq;
    this.#keep(after, events);
    for (const event of events) {
      this.#log.push(event);
      evolve(world, event);
    }
    this.#parts.keys.took(world.lastNumber);
    if (this.#isDraft) return decision;
    this.#count(bytes);
    this.#parts.observer.events(this.name, after, events);
    this.#changed();
    return decision;
  }

  /** How many more events there is memory for. */
  get room(): number {
    return this.#parts.bounds.roomForEvents;
  }

  /** Takes back all events after number `seq`, and adds what `resume` commits. Throws if the disk refuses that. */
  cut(seq: number, resume: () => void): void {
    const [log, world] = [this.#log, this.#world];
    this.#log = log.slice(0, seq);
    this.#world = fold(this.#log);
    try {
      this.#drafted(resume);
      this.#append(seq, this.#log.slice(seq));
    } catch (error) {
      this.#log = log;
      this.#world = world;
      throw error;
    }
    this.#epoch = this.#parts.nextEpoch();
    this.#namedNumbers.clear();
    this.#count(SANDBOX_BYTES + bytesOf(this.#log) - this.#bytes);
    this.#parts.observer.tell("rewound", this.name, seq);
    this.#parts.observer.events(this.name, seq, this.#log.slice(seq));
    this.#changed();
  }

  /** Runs commands that seem to happen: their events are taken back at the end, and never kept or reported. */
  rolledBack<T>(run: () => T): T {
    const { seq } = this.#world;
    try {
      return this.#drafted(run);
    } finally {
      for (const event of this.#log.splice(seq)) {
        if (event.type === "invoice-created") this.#namedNumbers.add(event.transactionNo);
      }
      this.#world = fold(this.#log);
    }
  }

  /** Whether a transaction number or the id of a recurring payment cannot be given to another sandbox. */
  has(key: string): boolean {
    const { invoices, recurring } = this.#world;
    return invoices.has(key) || recurring.has(key) || this.#namedNumbers.has(key);
  }

  /** Calls `changed` after each change, and when the log ends, until the result is called. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /**
   * Reads the file again where the disk may lack what is in memory. Returns whether it did; throws where the file
   * cannot be read.
   */
  recover(): boolean {
    const { logs, nextEpoch } = this.#parts;
    if (this.#lost === undefined || !logs) return false;
    try {
      const { file, events } = logs.open(this.name);
      this.#world = fold(events);
      this.#log = events;
      this.#file = file;
    } catch (error) {
      throw new StoreUnavailable(error);
    }
    this.#lost = undefined;
    this.#epoch = nextEpoch();
    this.#count(SANDBOX_BYTES + bytesOf(this.#log) - this.#bytes);
    return true;
  }

  /** Ends the log in this process. */
  close(): void {
    this.#parts.keys.remove(this);
    this.#count(-this.#bytes);
    this.#file?.close();
    this.#file = undefined;
    this.#changed();
  }

  #drafted<T>(run: () => T): T {
    this.#isDraft = true;
    try {
      return run();
    } finally {
      this.#isDraft = false;
    }
  }

  #keep(after: number, events: readonly DomainEvent[]): void {
    if (!this.#isDraft) this.#append(after, events);
  }

  #append(after: number, events: readonly DomainEvent[]): void {
    const file = this.#file;
    if (!file) return;
    let flushed: Promise<void>;
    try {
      flushed = file.append(after, events);
    } catch (error) {
      throw new StoreUnavailable(error);
    }
    const done = flushed.then(
      () => {
        if (this.#flushed === done) this.#flushed = undefined;
      },
      (error: unknown) => {
        this.#leave(file, error);
        throw new StoreUnavailable(error);
      },
    );
    // A caller that has left does not need to learn of it.
    done.catch(() => undefined);
    this.#flushed = done;
  }

  /** What is in memory may not be on disk: the next use reads the file again. */
  #leave(file: KeptLog, error: unknown): void {
    if (this.#file !== file) return;
    this.#file = undefined;
    this.#flushed = undefined;
    this.#lost = error;
    file.close();
    this.#changed();
  }

  #contextOf({ now, silent = false, calledAt }: Circumstances): Context {
    const world = this.#world;
    const { keys, links } = this.#parts;
    return {
      now,
      silent: silent || this.#isDraft,
      draw: keys.drawFor(this),
      numberFrom: (first) => keys.numberFrom(first),
      links: links(world, calledAt),
    };
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#parts.bounds.add(bytes);
  }

  #changed(): void {
    for (const changed of this.#watchers) changed();
  }
}
