import { deferred } from "../domain/awaitable.js";
import type { Clock } from "./real-clock.js";

// What waits on a clock that it is given: a browser has another one than this machine.

/** Waits on a clock, which does not keep the process alive. */
export function sleep(clock: Pick<Clock, "wait">, delayMs: number): Promise<void> {
  return new Promise((resume) => {
    clock.wait(delayMs, resume);
  });
}

/** Waits between tries: twice as long each time, up to the longest. */
export function backoff(
  clock: Pick<Clock, "wait">,
  { first, most }: { readonly first: number; readonly most: number },
): () => Promise<void> {
  let nextMs = first;
  return () => {
    const waitMs = nextMs;
    nextMs = Math.min(2 * waitMs, most);
    return sleep(clock, waitMs);
  };
}

/** The value of a promise, or `late` where it takes longer. */
export function within<T, L>(
  clock: Pick<Clock, "wait">,
  limitMs: number,
  value: Promise<T>,
  late: L,
): Promise<T | L> {
  const over = deferred<L>();
  const cancel = clock.wait(limitMs, () => over.resolve(late));
  return Promise.race([value, over.promise]).finally(cancel);
}

/** What waits for a turn of the event loop, by its clock. */
const WAITING = new WeakMap<object, (() => void)[]>();

/**
 * Runs something in a turn of the event loop of its own, after what waits already. However many callers ask for much
 * at once, other calls are answered in between.
 */
export function inOwnTurn(clock: Pick<Clock, "soon">, run: () => void): void {
  const waiting = WAITING.get(clock) ?? [];
  WAITING.set(clock, waiting);
  const next = () => {
    clock.soon(() => {
      try {
        waiting[0]?.();
      } finally {
        waiting.shift();
        if (waiting.length > 0) next();
      }
    });
  };
  if (waiting.push(run) === 1) next();
}

/** How long work may keep all other calls waiting before it rests. */
const SLICE_MS = 3;
/** What a call needs of the loop: to connect, to be read and to be answered. */
const REST_TURNS = 3;

/** Long work cut into slices, so that the calls of other sandboxes are answered in between. */
export class Slices {
  readonly #clock: Pick<Clock, "elapsedMs" | "soon">;
  readonly #signal: AbortSignal | undefined;
  #beganMs: number;

  /** `signal` ends the work: its caller has left. */
  constructor(clock: Pick<Clock, "elapsedMs" | "soon">, signal?: AbortSignal) {
    this.#clock = clock;
    this.#signal = signal;
    this.#beganMs = clock.elapsedMs();
  }

  /** Whether it is time to rest. */
  isOver(): boolean {
    return this.#signal?.aborted || this.#clock.elapsedMs() - this.#beganMs >= SLICE_MS;
  }

  /** Lets others go first; then the next slice begins. Throws the reason of the signal if the work is to end. */
  async rest(): Promise<void> {
    for (let turn = 1; turn < REST_TURNS; turn += 1) {
      await new Promise<void>((resume) => this.#clock.soon(resume));
    }
    await new Promise<void>((resume) => inOwnTurn(this.#clock, resume));
    this.#signal?.throwIfAborted();
    this.#beganMs = this.#clock.elapsedMs();
  }
}
