/** A value that is there at once where nothing waits, or a promise of it. */
export type Awaitable<T> = T | Promise<T>;

/**
 * Goes on with a value as soon as it is there: at once, or when its promise has it. A road of change
 * without a single promise is what makes the memory store cost nothing.
 */
export function whenReady<T, R>(
  value: Awaitable<T>,
  next: (value: T) => Awaitable<R>,
): Awaitable<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Runs a job. What it throws and what it rejects with both go to `failed`. */
export function attempt<T, R>(
  job: () => Awaitable<T>,
  failed: (error: unknown) => Awaitable<R>,
): Awaitable<T | R> {
  try {
    const done = job();
    return done instanceof Promise ? done.catch(failed) : done;
  } catch (error) {
    return failed(error);
  }
}
