import type { Refusal } from "../../domain/refusal.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { within } from "../../sandbox/waiting.js";
import type { CallbackDispatcher } from "../callbacks/dispatcher.js";
import type { EventStream } from "../log/event-stream.js";

/** What deadlock detection looks at. */
export interface DeadlockParts {
  readonly clock: Clock;
  readonly stream: EventStream;
  readonly dispatcher: CallbackDispatcher;
}

/** How long a callback may be under way before a wait for it is refused, in real milliseconds. */
const DEADLOCK_MS = 1000;
/** A wait is measured in steps of this length. */
const STEP_MS = 100;
/** A step that ends later than this says that the machine is slow, and nothing about a receiver. */
const LATE_MS = 50;

/**
 * Waits for callbacks, but not for one whose receiver may be waiting for the caller here: a handler
 * that moves the clock of its own sandbox answers only when that is done, which is when it has answered.
 */
export class DeadlockDetection {
  readonly #parts: DeadlockParts;
  #callsUnderWay = 0;

  constructor(parts: DeadlockParts) {
    this.#parts = parts;
  }

  /**
   * Counts a call of the service that is under way until the result is called, be it more than once:
   * while there is one, no call counts as stuck.
   */
  callBegins(): () => void {
    this.#callsUnderWay += 1;
    let isOver = false;
    return () => {
      if (!isOver) this.#callsUnderWay -= 1;
      isOver = true;
    };
  }

  /**
   * Waits until something is done; refuses when a callback that it may depend on does not end. Each
   * callback that is answered meanwhile starts the wait again. Steps in which this process got no turn
   * do not count, since a receiver beside it got none either.
   */
  async wait(done: Promise<unknown>): Promise<Refusal | undefined> {
    const { clock, dispatcher } = this.#parts;
    const beganMs = clock.elapsedMs();
    let isDone = false;
    const over = done.then(() => {
      isDone = true;
    });
    let waitedMs = 0;
    while (!isDone) {
      const { endedCount } = dispatcher;
      const began = clock.elapsedMs();
      await within(clock, STEP_MS, over, undefined);
      const isLate = clock.elapsedMs() - began > STEP_MS + LATE_MS;
      if (dispatcher.endedCount > endedCount || this.#callsUnderWay > 0) waitedMs = 0;
      else if (!isLate) waitedMs += STEP_MS;
      if (isDone || waitedMs < DEADLOCK_MS) continue;
      const stuck = this.#longOpen(beganMs);
      if (stuck) return stuck;
    }
    return undefined;
  }

  /**
   * The callback that has been under way for longer than a receiver may take. One that another gateway
   * makes has been so since before it was waited for.
   */
  #longOpen(beganMs: number): Refusal | undefined {
    const { clock, dispatcher, stream } = this.#parts;
    for (const callbackId of stream.world.openCallbacks.keys()) {
      const since = dispatcher.openSince(callbackId) ?? beganMs;
      const forMs = Math.round(clock.elapsedMs() - since);
      const target = stream.world.callbacks.get(callbackId)?.target ?? "";
      if (forMs >= DEADLOCK_MS / 2)
        return { code: "callback-under-way", callbackId, target, forMs };
    }
    return undefined;
  }
}
