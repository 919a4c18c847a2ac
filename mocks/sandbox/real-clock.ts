import timers from "node:timers";
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

/** The value of a promise, or `late` where it takes longer. */
export function within<T, L>(
  clock: Pick<Clock, "wait">,
  limitMs: number,
  value: Promise<T>,
  late: L,
): Promise<T | L> {
  let cancel = () => {};
  const over = new Promise<L>((resolve) => {
    cancel = clock.wait(limitMs, () => resolve(late));
  });
  return Promise.race([value, over]).finally(() => cancel());
}
