import { type Awaitable, attempt, retry } from "../../domain/awaitable.js";
import {
  BACKOFF_MS,
  inTime,
  RECOVERY_MS,
  StoreUnavailable,
  TOO_LATE,
} from "../../sandbox/errors.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { StoreStopped, Unreadable } from "../../sandbox/store-errors.js";
import { backoff, within } from "../../sandbox/waiting.js";
import type { Store } from "../../store/store.js";

/** Methods that do no harm when they are asked twice. */
const ASKED_AGAIN = [
  "read",
  "list",
  "unfinished",
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
 * after that it rejects with `StoreUnavailable`, also where a question is still without an answer.
 */
export function retryingStore(store: Store, clock: Clock, failed: (error: unknown) => void): Store {
  const outage = new Outage(clock, failed);
  return {
    outlives: store.outlives,
    shared: store.shared,
    canFail: store.canFail,
    ...around(store, UNCHANGED, (question) => question()),
    ...around(store, ASKED_ONCE, (question) => outage.limited(attempt(question, unavailable))),
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

/** How long a store that was away for too long already may take to answer. */
const LAST_ANSWER_MS = 1000;

/** Asks again, for so long and no longer: a store that has been away for longer is asked once. */
class Outage {
  readonly #clock: Clock;
  readonly #failed: (error: unknown) => void;
  /** Since when the store has not answered any call; undefined while it does. */
  #awaySinceMs: number | undefined;
  #lastError: unknown;

  constructor(clock: Clock, failed: (error: unknown) => void) {
    this.#clock = clock;
    this.#failed = failed;
  }

  ask<T>(question: () => Awaitable<T>): Awaitable<T> {
    const answer = this.limited(
      attempt(question, (error) =>
        isFinal(error) ? unavailable(error) : this.#askAgain(question, error),
      ),
    );
    if (this.#awaySinceMs === undefined) return answer;
    return answer instanceof Promise ? answer.then((is) => this.#back(is)) : this.#back(answer);
  }

  /** The same answer, in time: a connection that is half open gives none, and no error either. */
  limited<T>(answer: Awaitable<T>): Awaitable<T> {
    if (!(answer instanceof Promise)) return answer;
    const nowMs = this.#clock.elapsedMs();
    const awayMs = nowMs - (this.#awaySinceMs ?? nowMs);
    const limitMs = Math.max(LAST_ANSWER_MS, RECOVERY_MS - awayMs);
    return within(this.#clock, limitMs, answer, TOO_LATE).then((is) => {
      if (is === TOO_LATE) this.#awaySinceMs ??= nowMs;
      return inTime(is, this.#lastError);
    });
  }

  #back<T>(answer: T): T {
    this.#awaySinceMs = undefined;
    this.#lastError = undefined;
    return answer;
  }

  async #askAgain<T>(question: () => Awaitable<T>, first: unknown): Promise<T> {
    const beganMs = this.#clock.elapsedMs();
    this.#awaySinceMs ??= beganMs;
    this.#failed(first);
    this.#lastError = first;
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
