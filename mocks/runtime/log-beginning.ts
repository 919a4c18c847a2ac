import type { Awaitable } from "../domain/awaitable.js";
import { StoreStopped } from "../store/errors.js";
import { NOWHERE } from "../store/place.js";
import type { Appended, Change, Store } from "../store/store.js";
import type { Clock } from "./clock.js";
import { StoreUnavailable } from "./errors.js";
import { areOurs } from "./log-reading.js";
import { BACKOFF_MS, RECOVERY_MS } from "./patient-store.js";

/** What beginning a log takes. */
export interface LogBeginningParts {
  /** Patient where it is read. */
  readonly store: Store;
  readonly clock: Clock;
  /** Told of an error of the store that was got over. */
  readonly failed: (error: unknown) => void;
}

/**
 * Begins a log. The answer can be lost although it was begun, so after an error it is looked for: one
 * that this connection has begun under a name which was free is this one. Rejects with
 * `StoreUnavailable` when the store does not come back in time.
 */
export function beginLog(
  parts: LogBeginningParts,
  name: string,
  change: Change,
): Awaitable<Appended> {
  try {
    const appended = parts.store.append(name, NOWHERE, change);
    if (!(appended instanceof Promise)) return appended;
    return appended.catch((error) => recovered(parts, name, change, error));
  } catch (error) {
    return recovered(parts, name, change, error);
  }
}

async function recovered(
  { store, clock, failed }: LogBeginningParts,
  name: string,
  change: Change,
  first: unknown,
): Promise<Appended> {
  const began = clock.elapsedMs();
  let error = first;
  for (let waitMs: number = BACKOFF_MS.first; ; waitMs = Math.min(2 * waitMs, BACKOFF_MS.most)) {
    const isOver = error instanceof StoreStopped || clock.elapsedMs() - began >= RECOVERY_MS;
    if (isOver) throw new StoreUnavailable(error);
    failed(error);
    await new Promise<void>((resume) => clock.wait(waitMs, resume));
    const begun = await store.read(name, NOWHERE, change.events.length);
    // Who reads alone has no need to be told who began it, nor can its answers be lost.
    if (begun && begun.mine !== false && areOurs(begun.events, change.events)) {
      return { at: begun.at };
    }
    if (begun) return { moved: true };
    try {
      return await store.append(name, NOWHERE, change);
    } catch (again) {
      error = again;
    }
  }
}
