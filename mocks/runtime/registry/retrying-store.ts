import { type Awaitable, attempt, retry } from "../../domain/awaitable.js";
import { StoreStopped, Unreadable } from "../../store/errors.js";
import type { Store } from "../../store/store.js";
import { BACKOFF_MS, RECOVERY_MS, StoreUnavailable } from "../errors.js";
import type { Clock } from "../real-clock.js";
import { backoff } from "../waiting.js";

/** Methods that do no harm when they are asked twice. */
const ASKED_AGAIN = [
  "read",
  "list",
  "ownerOf",
  "lease",
  "release",
  "recorded",
  "recordedCount",
  "getOrCreate",
] as const;
const ASKED_ONCE = ["delete", "flushed"] as const;
/** An append can have been taken although it failed: see `LogAppender` and `beginLog`. */
const UNCHANGED = ["append", "record", "ended", "full", "now", "close"] as const;

/**
 * A store that can be away. What does no harm when it is asked twice is asked again for ten seconds;
 * after that it rejects with `StoreUnavailable`.
 */
export function retryingStore(store: Store, clock: Clock, failed: (error: unknown) => void): Store {
  const outage = new Outage(clock, failed);
  return {
    outlives: store.outlives,
    shared: store.shared,
    canFail: store.canFail,
    ...around(store, UNCHANGED, (question) => question()),
    ...around(store, ASKED_ONCE, (question) => attempt(question, unavailable)),
    ...around(store, ASKED_AGAIN, (question) => outage.ask(question)),
  };
}

type Method = Exclude<keyof Store, "outlives" | "shared" | "canFail">;

function around<Name extends Method>(
  store: Store,
  names: readonly Name[],
  ask: (question: () => Awaitable<unknown>) => unknown,
): Pick<Store, Name> {
  const methods = names.map((name) => {
    type Asked = (...given: unknown[]) => Awaitable<unknown>;
    return [name, (...given: unknown[]) => ask(() => (store[name] as Asked)(...given))] as const;
  });
  return Object.fromEntries(methods) as unknown as Pick<Store, Name>;
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
    const answer = attempt(question, (error) =>
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
    const wait = backoff(this.#clock, BACKOFF_MS);
    const waitAfter = (error: unknown) => {
      const sinceMs = Math.min(beganMs, this.#awaySinceMs ?? beganMs);
      const isOver = this.#clock.elapsedMs() - sinceMs >= RECOVERY_MS;
      return isFinal(error) || isOver ? unavailable(error) : wait();
    };
    await waitAfter(first);
    return this.#back(await retry(question, waitAfter));
  }
}

/** Whether asking again is in vain. */
function isFinal(error: unknown): boolean {
  return error instanceof StoreStopped || error instanceof Unreadable;
}

function unavailable(error: unknown): never {
  throw new StoreUnavailable(error);
}
