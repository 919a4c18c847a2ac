import timers from "node:timers";
import { deferred } from "../domain/awaitable.js";
import type { EpochMs } from "../domain/time.js";

/**
 * Taken when this is loaded: a test that fakes the time of its own code afterwards has not faked that of a
 * mock in the same process, whose answers would never come.
 */
const { clearTimeout, setImmediate, setTimeout } = timers;
const { hrtime, machineTime } = realTime();

/** Real time behind an interface: the one file that reads the machine's clock or waits on it. */
export interface Clock {
  now(): EpochMs;
  /** Runs later; the function returned takes that back. Never keeps the process alive. */
  wait(delayMs: number, run: () => void): () => void;
  /** Runs after the work in hand. */
  soon(run: () => void): void;
  /** Milliseconds from some fixed point, for measuring how long a thing took. */
  elapsedMs(): number;
}

/** The longest wait that a timer can hold; a longer one is waited for in parts. */
const WAIT_MAX_MS = 2 ** 31 - 1;

export const realClock: Clock = {
  now: machineTime,
  elapsedMs,
  soon: (run) => {
    setImmediate(run);
  },
  wait: (delayMs, run) => {
    const timer = setTimeout(run, Math.min(Math.max(delayMs, 0), WAIT_MAX_MS));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Not `performance`, which takes a millisecond to get ready: a start and its first reply do without. */
function elapsedMs(): number {
  const [seconds, nanoseconds] = hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}

/**
 * The machine's own time, also where a runner has faked it before this is loaded, as Jest does with
 * `fakeTimers.enableGlobally`: fakes name their clock.
 */
function realTime() {
  if (!("clock" in globalThis.setTimeout)) {
    return { hrtime: process.hrtime, machineTime: Date.now };
  }
  const { performance } = process.getBuiltinModule("node:perf_hooks");
  const hrtime = (): [number, number] => [0, performance.now() * 1e6];
  return { hrtime, machineTime: () => Math.floor(performance.timeOrigin + performance.now()) };
}

/** Waits in real time, and keeps the process alive meanwhile: for a program that has nothing else to do. */
export function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}

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

/** How long work may keep all other calls waiting before it rests. */
const SLICE_MS = 3;
/** What a call needs of the loop: to connect, to be read and to be answered. */
const REST_TURNS = 3;

/** Long work cut into slices, so that the calls of other sandboxes are answered in between. */
export class Slices {
  readonly #clock: Pick<Clock, "elapsedMs" | "soon">;
  #beganMs: number;

  constructor(clock: Pick<Clock, "elapsedMs" | "soon">) {
    this.#clock = clock;
    this.#beganMs = clock.elapsedMs();
  }

  /** Whether it is time to rest. */
  isOver(): boolean {
    return this.#clock.elapsedMs() - this.#beganMs >= SLICE_MS;
  }

  /** Lets others go first; then the next slice begins. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < REST_TURNS; turn += 1) {
      await new Promise<void>((resume) => this.#clock.soon(resume));
    }
    this.#beganMs = this.#clock.elapsedMs();
  }
}
