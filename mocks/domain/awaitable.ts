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

/** Runs a job until it works. After each failure `waitAfter` waits, or gives up by throwing. */
export async function retry<T>(
  job: () => Awaitable<T>,
  waitAfter: (error: unknown) => Awaitable<void>,
): Promise<T> {
  for (;;) {
    try {
      return await job();
    } catch (error) {
      await waitAfter(error);
    }
  }
}

/** A promise that is settled from elsewhere. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

export function deferred<T = void>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((fulfill, fail) => {
    resolve = fulfill;
    reject = fail;
  });
  return { promise, resolve, reject };
}
