import type { Clock } from "./real-clock.js";

// What waits on a clock that it is given: a browser has another one than this machine.

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
