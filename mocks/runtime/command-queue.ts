import type { Awaitable } from "../domain/awaitable.js";

/**
 * One change at a time: what comes while another one waits for the store goes after it. Where nothing
 * waits, as with the store in memory, a job runs at once and there is no queue.
 */
export class CommandQueue {
  readonly #afterEach: () => void;
  #last: Promise<void> | undefined;

  /** `afterEach` is called when a job has ended, whatever came of it. */
  constructor(afterEach: () => void) {
    this.#afterEach = afterEach;
  }

  /** Whether nothing waits or is under way. */
  get isIdle(): boolean {
    return this.#last === undefined;
  }

  run<T>(job: () => Awaitable<T>): Awaitable<T> {
    if (this.#last) return this.#hold(this.#last.then(job));
    let done: Awaitable<T>;
    try {
      done = job();
    } catch (error) {
      this.#afterEach();
      throw error;
    }
    if (done instanceof Promise) return this.#hold(done);
    this.#afterEach();
    return done;
  }

  #hold<T>(job: Promise<T>): Promise<T> {
    const over = () => {
      if (this.#last === last) this.#last = undefined;
      this.#afterEach();
    };
    const last: Promise<void> = job.then(over, over);
    this.#last = last;
    return job;
  }
}
