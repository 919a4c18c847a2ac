import type { Awaitable } from "../../domain/awaitable.js";
import { StoreStopped, Unreadable } from "../../store/errors.js";
import type { Store } from "../../store/store.js";
import { BACKOFF_MS, RECOVERY_MS, StoreUnavailable } from "../errors.js";
import type { Clock } from "../real-clock.js";

/**
 * A store that is asked again when it fails, where asking twice does no harm; after ten seconds it is
 * `StoreUnavailable`. An append is not among these: it can have been taken, see `LogAppender` and
 * `beginLog`.
 */
export function retryingStore(store: Store, clock: Clock, failed: (error: unknown) => void): Store {
  const patience = new Outage(clock, failed);
  const patiently = <T>(ask: () => Awaitable<T>): Awaitable<T> => patience.ask(ask);
  return {
    outlives: store.outlives,
    shared: store.shared,
    append: (sandbox, at, change) => store.append(sandbox, at, change),
    delete: (sandbox) => caught(() => store.delete(sandbox), unavailable),
    read: (sandbox, from, limit) => patiently(() => store.read(sandbox, from, limit)),
    list: (dueBy) => patiently(() => store.list(dueBy)),
    ownerOf: (key) => patiently(() => store.ownerOf(key)),
    lease: (sandbox, what, ms) => patiently(() => store.lease(sandbox, what, ms)),
    release: (sandbox, what) => patiently(() => store.release(sandbox, what)),
    record: (sandbox, entry) => store.record(sandbox, entry),
    ended: (sandbox, id, end) => store.ended(sandbox, id, end),
    recorded: (sandbox, after) => patiently(() => store.recorded(sandbox, after)),
    recordedCount: (sandbox) => patiently(() => store.recordedCount(sandbox)),
    getOrCreate: (name, value) => patiently(() => store.getOrCreate(name, value)),
    flushed: () => caught(() => store.flushed(), unavailable),
    full: () => store.full(),
    now: () => store.now(),
    close: () => store.close(),
  };
}

/** Asks again, for so long and no longer: a store that has been away for longer is asked once. */
class Outage {
  readonly #clock: Clock;
  readonly #failed: (error: unknown) => void;
  /** Since when the store has not answered anybody; undefined while it does. */
  #awaySinceMs: number | undefined;

  constructor(clock: Clock, failed: (error: unknown) => void) {
    this.#clock = clock;
    this.#failed = failed;
  }

  ask<T>(question: () => Awaitable<T>): Awaitable<T> {
    const answer = caught(question, (error) =>
      isFinal(error) ? unavailable(error) : this.#askAgain(question, error),
    );
    if (this.#awaySinceMs === undefined) return answer;
    return answer instanceof Promise ? answer.then((is) => this.#back(is)) : this.#back(answer);
  }

  #back<T>(answer: T): T {
    this.#awaySinceMs = undefined;
    return answer;
  }

  async #askAgain<T>(question: () => Awaitable<T>, first: unknown): Promise<T> {
    const beganMs = this.#clock.elapsedMs();
    this.#awaySinceMs ??= beganMs;
    this.#failed(first);
    let error = first;
    for (let waitMs: number = BACKOFF_MS.first; ; waitMs = Math.min(2 * waitMs, BACKOFF_MS.most)) {
      const sinceMs = Math.min(beganMs, this.#awaySinceMs ?? beganMs);
      const isOver = this.#clock.elapsedMs() - sinceMs >= RECOVERY_MS;
      if (isFinal(error) || isOver) return unavailable(error);
      await new Promise<void>((resume) => this.#clock.wait(waitMs, resume));
      try {
        return this.#back(await question());
      } catch (again) {
        error = again;
      }
    }
  }
}

/** Whether asking again is in vain. */
function isFinal(error: unknown): boolean {
  return error instanceof StoreStopped || error instanceof Unreadable;
}

function unavailable(error: unknown): never {
  throw new StoreUnavailable(error);
}

/** Whether it is thrown or rejected, an error comes to the same. */
function caught<T>(ask: () => Awaitable<T>, otherwise: (error: unknown) => Awaitable<T>) {
  try {
    const answer = ask();
    return answer instanceof Promise ? answer.catch(otherwise) : answer;
  } catch (error) {
    return otherwise(error);
  }
}
