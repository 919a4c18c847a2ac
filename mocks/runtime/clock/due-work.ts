import type { Due } from "../../domain/agenda.js";
import type { Awaitable } from "../../domain/awaitable.js";
import { nextDue } from "../../domain/due.js";
import type { EpochMs } from "../../domain/time.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { Slices } from "../../sandbox/waiting.js";
import type { CallbackDispatcher } from "../callbacks/dispatcher.js";
import type { EventStream } from "../log/event-stream.js";
import type { SandboxTime } from "./time.js";

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

  /** Fires after a while and not before, for any request: its last work has failed. */
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

interface DueWorkParts {
  readonly clock: Clock;
  readonly stream: EventStream;
  readonly time: SandboxTime;
  readonly dispatcher: CallbackDispatcher;
}

/**
 * What falls due in a sandbox, carried out in order and each thing at its own instant: before each command
 * and each read, on the way of a clock advance, and when the timer fires.
 */
export class DueWork {
  readonly #parts: DueWorkParts;
  readonly #begin: (callback: Due) => void;
  readonly #isPending: (callbackId: string) => boolean;

  /** `begin` starts the attempt of a callback that is due. */
  constructor(parts: DueWorkParts, begin: (callback: Due) => void) {
    this.#parts = parts;
    this.#begin = begin;
    this.#isPending = (callbackId) => parts.dispatcher.isPending(callbackId);
  }

  /** What falls due next; callbacks that wait for a place already are left out. */
  next(): Due | undefined {
    return nextDue(this.#parts.stream.world, this.#isPending);
  }

  isDue(): boolean {
    // What falls due during a clock advance is for the gateway that makes it.
    if (this.#parts.stream.isAdvancedElsewhere) return false;
    const due = this.next();
    return due !== undefined && due.at <= this.#parts.time.now();
  }

  /** Everything that is due by now. Only within a turn. */
  fireAll(): Awaitable<void> {
    if (!this.isDue()) return;
    const { clock, time } = this.#parts;
    const slices = new Slices(clock);
    while (this.isDue()) {
      const fired = this.fire(time.now());
      if (fired instanceof Promise) return fired.then(() => this.fireAll());
      if (slices.isOver()) return slices.rest().then(() => this.fireAll());
    }
  }

  /** The next callback that is due, or what else is due until the one after, as far as a slice goes. */
  fire(until: EpochMs): Awaitable<void> {
    const { clock, stream, time } = this.#parts;
    const due = this.next();
    if (!due || due.at > until) return;
    if (due.kind !== "callback") {
      const slice = new Slices(clock);
      return stream.fireBatch(until, time.isSilent, () => slice.isOver());
    }
    this.#begin(due);
  }
}
