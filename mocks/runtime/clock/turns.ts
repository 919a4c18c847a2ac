import { type Awaitable, attempt, whenReady } from "../../domain/awaitable.js";
import { isOver, SandboxGone } from "../../sandbox/errors.js";
import type { Clock } from "../../sandbox/real-clock.js";
import type { Store } from "../../store/store.js";
import type { EventStream } from "../log/event-stream.js";
import { DueTimer, type DueWork } from "./due-work.js";
import type { SandboxTime } from "./time.js";

/**
 * Runs one job at a time: a job that comes while another one waits for the store runs after it. Where no job
 * waits, as with the store in memory, a job runs at once and there is no queue.
 */
export class CommandQueue {
  readonly #afterEach: () => void;
  #last: Promise<void> | undefined;

  /** `afterEach` is called when a job has ended, also when it failed. */
  constructor(afterEach: () => void) {
    this.#afterEach = afterEach;
  }

  /** Whether nothing waits or is under way. */
  get isIdle(): boolean {
    return this.#last === undefined;
  }

  run<T>(job: () => Awaitable<T>): Awaitable<T> {
    if (this.#last) return this.#hold(this.#last.then(job));
    let done: Awaitable<T>;
    try {
      done = job();
    } catch (error) {
      this.#afterEach();
      throw error;
    }
    if (done instanceof Promise) return this.#hold(done);
    this.#afterEach();
    return done;
  }

  #hold<T>(job: Promise<T>): Promise<T> {
    const over = () => {
      if (this.#last === last) this.#last = undefined;
      this.#afterEach();
    };
    const last: Promise<void> = job.then(over, over);
    this.#last = last;
    return job;
  }
}

interface TurnsParts {
  readonly name: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly stream: EventStream;
  readonly time: SandboxTime;
  readonly due: DueWork;
  /** Called after each turn that moved the position, before subscribers are. */
  readonly moved: () => void;
  /** Called with an error that no caller is there to catch. */
  readonly failed: (error: unknown) => void;
}

/** How long due work waits after it has failed. */
const RETRY_MS = 1000;

/**
 * The one entrance to a sandbox. A turn reads on in the log, carries out what is due, and then runs its
 * job. After each turn a timer is set to what falls due next, and subscribers are notified of a new
 * position.
 */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #queue = new CommandQueue(() => this.#ended());
  readonly #timer: DueTimer;
  readonly #subscribers = new Set<() => void>();
  #announced: EventStream["position"];
  #isClosed = false;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
    this.#announced = parts.stream.position;
    this.#timer = new DueTimer(parts.clock, () => {
      void attempt(
        () => this.run(() => undefined),
        (error) => this.#failed(error),
      );
    });
  }

  /** Runs a job on the state that the store has, after all that is due. */
  run<T>(job: () => Awaitable<T>): Awaitable<T> {
    const { stream, due } = this.#parts;
    const { reads } = stream;
    return this.queue(() => whenReady(this.#renewed(reads), () => whenReady(due.fireAll(), job)));
  }

  /** Runs a job as the only one at that time, and nothing before it. */
  queue<T>(job: () => Awaitable<T>): Awaitable<T> {
    const done = this.#queue.run(job);
    const { store } = this.#parts;
    if (!store.outlives) return done;
    // What is reported must be on disk first, and what was read may be another caller's change of this turn.
    return whenReady(done, (value) => whenReady(store.flushed(), () => value));
  }

  /** Reads on to where the store is. What is due waits. */
  refresh(): Awaitable<void> {
    const { reads } = this.#parts.stream;
    return this.#queue.run(() => this.#renewed(reads));
  }

  /** Whether no turn waits or is under way. */
  get isIdle(): boolean {
    return this.#queue.isIdle;
  }

  /** Whether no turn can begin any more. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Calls `changed` after each turn that moved the position, and at the end, until the result is called. */
  subscribe(changed: () => void): () => void {
    this.#subscribers.add(changed);
    return () => this.#subscribers.delete(changed);
  }

  get isWatched(): boolean {
    return this.#subscribers.size > 0;
  }

  /** Sets the timer again: the clock was moved, or the agenda has something that no turn put there. */
  rearm(): void {
    this.#timer.drop();
    this.#arm();
  }

  /** Drops the timer until the next turn: the sweeper looks after what falls due. */
  rest(): void {
    this.#timer.drop();
  }

  /** Carries out nothing more by itself. */
  stop(): void {
    this.#timer.close();
  }

  /** Rejects each turn from here on. */
  close(): void {
    this.#isClosed = true;
    this.stop();
    this.#announce();
  }

  #ended(): void {
    this.#arm();
    const { position } = this.#parts.stream;
    if (position === this.#announced) return;
    this.#announced = position;
    this.#parts.moved();
    this.#announce();
  }

  #announce(): void {
    for (const changed of this.#subscribers) changed();
  }

  /** Sets the timer to what falls due next. */
  #arm(): void {
    const { due, stream, time } = this.#parts;
    const next = stream.isAdvancedElsewhere ? undefined : due.next();
    if (!next) return;
    const waitMs = next.at - time.now();
    if (waitMs <= 0) this.#timer.soon();
    else if (stream.world.clock.mode === "running") this.#timer.set(next.at, waitMs);
  }

  /** Reads on, unless that has happened since the read before number `reads`. */
  #renewed(reads: number): Awaitable<void> {
    const { name, store, stream } = this.#parts;
    if (this.#isClosed) throw new SandboxGone(name);
    const isNew = store.shared && stream.isReadSince(reads);
    return isNew ? undefined : stream.refresh();
  }

  /** A store that is unavailable gets no calls for a while, and one that has ended gets none at all. */
  #failed(error: unknown): void {
    this.#parts.failed(error);
    if (isOver(error)) this.stop();
    else this.#timer.pause(RETRY_MS);
  }
}
