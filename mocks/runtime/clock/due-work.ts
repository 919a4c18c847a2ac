import type { Due } from "../../domain/agenda.js";
import { type Awaitable, attempt } from "../../domain/awaitable.js";
import { nextDue } from "../../domain/due.js";
import type { EpochMs } from "../../domain/time.js";
import type { CallbackAttempts, CallbackDispatcher } from "../callbacks/calls.js";
import { isOver } from "../errors.js";
import type { EventStream } from "../log/event-stream.js";
import type { Clock } from "../real-clock.js";
import { Slices } from "../waiting.js";

/** Rings when something falls due: soon, or when the clock gets there. */
export class DueTimer {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #set: { readonly at: EpochMs; readonly cancel: () => void } | undefined;
  #soon = false;
  #isPaused = false;
  #off = false;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** Sets the alarm to an instant that is so far away; one that is set to it already stays. */
  set(at: EpochMs, waitMs: number): void {
    if (this.#off || this.#isPaused || this.#set?.at === at) return;
    this.drop();
    this.#wait(at, waitMs);
  }

  /** Rings after the work in hand, once however often it is asked. */
  soon(): void {
    if (this.#soon) return;
    this.#soon = true;
    this.#clock.soon(() => {
      this.#soon = false;
      if (!this.#off && !this.#isPaused) this.#ring();
    });
  }

  /** Rings in a while and not before, whatever is asked: what it rang for has failed. */
  pause(waitMs: number): void {
    if (this.#off) return;
    this.drop();
    this.#isPaused = true;
    this.#wait(Number.NaN, waitMs);
  }

  /** Takes back what was set: the clock has been moved. */
  drop(): void {
    this.#set?.cancel();
    this.#set = undefined;
    this.#isPaused = false;
  }

  /** Never rings again. */
  close(): void {
    this.#off = true;
    this.drop();
  }

  #wait(at: EpochMs, waitMs: number): void {
    const wake = () => {
      this.drop();
      this.soon();
    };
    this.#set = { at, cancel: this.#clock.wait(waitMs, wake) };
  }
}

/** How long nothing is carried out by itself after that has failed. */
const RETRY_MS = 1000;

/** What carrying out what is due takes of a sandbox. */
export interface DueRunnerParts {
  readonly clock: Clock;
  readonly stream: EventStream;
  readonly attempts: CallbackAttempts;
  readonly dispatcher: CallbackDispatcher;
  readonly now: () => EpochMs;
  /** Whether callbacks are left out. */
  readonly isSilent: () => boolean;
  /** Looks at the sandbox as any reader does, so that all that is due happens. */
  readonly look: () => Awaitable<unknown>;
  readonly failed: (error: unknown) => void;
}

/**
 * Carries out what falls due in a sandbox, in order and each thing at its own instant: before any
 * command and any look, on the way of a clock advance, and by itself when the clock gets there.
 */
export class DueRunner {
  readonly #parts: DueRunnerParts;
  readonly #timer: DueTimer;
  readonly #isPending: (callbackId: string) => boolean;

  constructor(parts: DueRunnerParts) {
    this.#parts = parts;
    this.#isPending = (callbackId) => parts.dispatcher.isPending(callbackId);
    this.#timer = new DueTimer(parts.clock, () => this.#fireByItself());
  }

  /** What falls due next; callbacks that wait for a place already are left out. */
  next(): Due | undefined {
    return nextDue(this.#parts.stream.world, this.#isPending);
  }

  isDue(): boolean {
    // What falls due during a clock advance is for the gateway that makes it.
    if (this.#parts.stream.isAdvancedElsewhere) return false;
    const due = this.next();
    return due !== undefined && due.at <= this.#parts.now();
  }

  /** Everything that is due by now. Only within a turn. */
  fireAll(): Awaitable<void> {
    if (!this.isDue()) return;
    const { clock, now } = this.#parts;
    const slices = new Slices(clock);
    while (this.isDue()) {
      const fired = this.fire(now());
      if (fired instanceof Promise) return fired.then(() => this.fireAll());
      if (slices.isOver()) return slices.rest().then(() => this.fireAll());
    }
  }

  /** The next callback that is due, or what else is due until the one after, as far as a slice goes. */
  fire(until: EpochMs): Awaitable<void> {
    const { clock, stream, attempts, isSilent } = this.#parts;
    const due = this.next();
    if (!due || due.at > until) return;
    if (due.kind !== "callback") {
      const slice = new Slices(clock);
      return stream.fireBatch(until, isSilent(), () => slice.isOver());
    }
    attempts.begin(due.id, due.at);
  }

  /** Sees to it that the next due thing happens by itself: at once, or when the clock gets there. */
  arm(): void {
    const { now, stream } = this.#parts;
    const due = stream.isAdvancedElsewhere ? undefined : this.next();
    if (!due) return;
    const waitMs = due.at - now();
    if (waitMs <= 0) this.#timer.soon();
    else if (stream.world.clock.mode === "running") this.#timer.set(due.at, waitMs);
  }

  /** The same after the clock has been moved. */
  rearm(): void {
    this.#timer.drop();
    this.arm();
  }

  /** Waits for nothing any more until the next turn: somebody else looks after what is due. */
  rest(): void {
    this.#timer.drop();
  }

  close(): void {
    this.#timer.close();
  }

  #fireByItself(): void {
    void attempt(this.#parts.look, (error) => this.#failed(error));
  }

  /** A store that is away is left alone for a while, and one that has ended for good. */
  #failed(error: unknown): void {
    this.#parts.failed(error);
    if (isOver(error)) this.close();
    else this.#timer.pause(RETRY_MS);
  }
}
