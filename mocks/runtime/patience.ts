import type { Refusal } from "../domain/refusal.js";
import type { Store } from "../store/store.js";
import type { CallbackDispatcher } from "./callback-dispatcher.js";
import type { Clock } from "./clock.js";
import type { EventStream } from "./event-stream.js";

/** What patience looks at. */
export interface PatienceParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly stream: EventStream;
  readonly dispatcher: CallbackDispatcher;
}

/** How long a callback may be under way before whoever waits for it is told, in real milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Waits for callbacks, but not for one whose receiver may be waiting for whoever waits here: a handler
 * that moves the clock of its own sandbox answers only when that is done, which is when it has answered.
 */
export class Patience {
  readonly #parts: PatienceParts;
  #callsUnderWay = 0;

  constructor(parts: PatienceParts) {
    this.#parts = parts;
  }

  /** Counts a call of the service that is under way: while one is, nobody is taken to be stuck. */
  callBegins(): () => void {
    this.#callsUnderWay += 1;
    return () => {
      this.#callsUnderWay -= 1;
    };
  }

  /** Waits until something is done; refuses when a callback that it may depend on does not end. */
  async wait(done: Promise<unknown>): Promise<Refusal | undefined> {
    const { clock } = this.#parts;
    const beganMs = clock.elapsedMs();
    let isDone = false;
    const over = done.then(() => {
      isDone = true;
    });
    for (;;) {
      let stopWaiting: () => void = () => undefined;
      const late = new Promise<void>((resume) => {
        stopWaiting = clock.wait(PATIENCE_MS, resume);
      });
      await Promise.race([over, late]).finally(() => stopWaiting());
      if (isDone) return undefined;
      const stuck = this.#callsUnderWay === 0 ? this.#longOpen(beganMs) : undefined;
      if (stuck) return stuck;
    }
  }

  /**
   * The callback that has been under way for longer than anybody is patient. One that another gateway
   * makes has been so since before it was waited for.
   */
  #longOpen(beganMs: number): Refusal | undefined {
    const { clock, dispatcher, stream, store } = this.#parts;
    for (const callbackId of stream.world.openCallbacks.keys()) {
      const since = dispatcher.openSince(callbackId) ?? (store.shared ? beganMs : undefined);
      if (since === undefined) continue;
      const forMs = Math.round(clock.elapsedMs() - since);
      const target = stream.world.callbacks.get(callbackId)?.target ?? "";
      if (forMs >= PATIENCE_MS / 2)
        return { code: "callback-under-way", callbackId, target, forMs };
    }
    return undefined;
  }
}
