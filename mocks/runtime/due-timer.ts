import type { EpochMs } from "../domain/time.js";
import type { Clock } from "./clock.js";

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
