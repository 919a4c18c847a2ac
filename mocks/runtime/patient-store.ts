import type { Awaitable } from "../domain/awaitable.js";
import { StoreStopped } from "../store/errors.js";
import { NOWHERE } from "../store/place.js";
import type { Store } from "../store/store.js";
import type { Clock } from "./clock.js";
import { StoreUnavailable } from "./errors.js";

/** How long a store that fails is asked again, and how long apart at first and at the most. */
export const RECOVERY_MS = 10_000;
export const BACKOFF_MS = { first: 20, most: 1000 } as const;

/**
 * A store that is asked again when it fails, where asking twice does no harm; after ten seconds it is
 * `StoreUnavailable`. An append is not among these: it can have been taken, see `LogAppender`.
 */
export function patientStore(store: Store, clock: Clock, failed: (error: unknown) => void): Store {
  const patiently = <T>(ask: () => Awaitable<T>): Awaitable<T> =>
    caught(ask, (error) => {
      if (error instanceof StoreStopped) return unavailable(error);
      failed(error);
      return askAgain(ask, clock);
    });
  const once = <T>(ask: () => Awaitable<T>): Awaitable<T> => caught(ask, unavailable);
  return {
    outlives: store.outlives,
    shared: store.shared,
    append: (sandbox, at, change) =>
      at.epoch === NOWHERE.epoch
        ? once(() => store.append(sandbox, at, change))
        : store.append(sandbox, at, change),
    delete: (sandbox) => once(() => store.delete(sandbox)),
    read: (sandbox, from, limit) => patiently(() => store.read(sandbox, from, limit)),
    list: (dueBy) => patiently(() => store.list(dueBy)),
    ownerOf: (key) => patiently(() => store.ownerOf(key)),
    lease: (sandbox, what, ms) => patiently(() => store.lease(sandbox, what, ms)),
    release: (sandbox, what) => patiently(() => store.release(sandbox, what)),
    record: (sandbox, entry) => store.record(sandbox, entry),
    recorded: (sandbox) => patiently(() => store.recorded(sandbox)),
    recordedCount: (sandbox) => patiently(() => store.recordedCount(sandbox)),
    settle: (name, value) => patiently(() => store.settle(name, value)),
    full: () => store.full(),
    watch: (moved) => store.watch(moved),
    now: () => store.now(),
    close: () => store.close(),
  };
}

/** Asks until there is an answer, or there was none for too long. */
async function askAgain<T>(ask: () => Awaitable<T>, clock: Clock): Promise<T> {
  const began = clock.elapsedMs();
  for (let wait: number = BACKOFF_MS.first; ; wait = Math.min(2 * wait, BACKOFF_MS.most)) {
    await new Promise<void>((resume) => clock.wait(wait, resume));
    try {
      return await ask();
    } catch (error) {
      const isOver = error instanceof StoreStopped || clock.elapsedMs() - began >= RECOVERY_MS;
      if (isOver) return unavailable(error);
    }
  }
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
