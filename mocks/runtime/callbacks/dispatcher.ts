import { type Awaitable, deferred, retry } from "../../domain/awaitable.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { backoff } from "../../sandbox/waiting.js";
import type { CallbackLimiter } from "./limiter.js";

/** What a dispatcher works with. */
export interface DispatcherParts {
  readonly limiter: CallbackLimiter;
  readonly clock: Clock;
  /** Called with an error that no caller is there to catch; throws none of its own. */
  readonly failed: (error: unknown) => void;
}

/** How long to wait before an outcome is written down again: doubled each time, up to the longest. */
const RECORD_BACKOFF_MS = { first: 20, most: 1000 } as const;

/** A call that has its place, as its own attempt sees it. */
export interface CallUnderWay {
  /**
   * Whether a caller still waits for it. If not, it belongs to a past that was undone, where a
   * callback of today may have had the same id: nothing may be written down for it.
   */
  isAwaited(): boolean;
  /** Says that the log has the attempt: what the callback wants from here on is read off the log. */
  claimed(): void;
  /** Records something for it, and retries until that works or no caller waits any more. */
  recordUntilDone(record: () => Awaitable<unknown>): Promise<void>;
}

interface Call {
  readonly done: Promise<void>;
  /** Notifies its callers that it is over. */
  readonly end: () => void;
  /** When it got its place, on the clock of `elapsedMs`; undefined while it waits for one. */
  openSinceMs?: number;
  isClaimed?: boolean;
}

const NONE: readonly string[] = [];

/** The calls of one sandbox to merchants, queued or under way, by the id of their callback. */
export class CallbackDispatcher {
  readonly #parts: DispatcherParts;
  readonly #calls = new Map<string, Call>();
  #endedCount = 0;

  constructor(parts: DispatcherParts) {
    this.#parts = parts;
  }

  /**
   * Has a call made as soon as there is a place for it, which may be at once, and does not wait for
   * that. `attempt` claims it, sends it and records how it ended. A call that is not even claimed yet
   * is not begun a second time.
   */
  dispatch(
    callbackId: string,
    target: string,
    attempt: (call: CallUnderWay) => Awaitable<void>,
  ): void {
    if (this.isPending(callbackId)) return;
    const { promise: done, resolve: end } = deferred();
    const call: Call = { done, end };
    this.#calls.set(callbackId, call);
    const isAwaited = () => this.#calls.get(callbackId) === call;
    const recordUntilDone: CallUnderWay["recordUntilDone"] = (record) =>
      untilDone(record, isAwaited, this.#parts);
    const start = () => {
      call.openSinceMs = this.#parts.clock.elapsedMs();
      const claimed = () => {
        call.isClaimed = true;
      };
      return attempt({ isAwaited, claimed, recordUntilDone });
    };
    this.#parts.limiter
      .run({ owner: this, target, start })
      .catch(this.#parts.failed)
      .finally(() => {
        if (isAwaited()) this.#calls.delete(callbackId);
        this.#endedCount += 1;
        call.end();
      });
  }

  /** Whether a call is queued or on its way to be claimed. */
  isPending(callbackId: string): boolean {
    const call = this.#calls.get(callbackId);
    return call !== undefined && !call.isClaimed;
  }

  /** Since when a call is under way, on the clock of `elapsedMs`; undefined if it is not. */
  openSince(callbackId: string): number | undefined {
    return this.#calls.get(callbackId)?.openSinceMs;
  }

  /** How many calls have ended so far. As long as it grows, shops respond. */
  get endedCount(): number {
    return this.#endedCount;
  }

  /** The callbacks whose calls are queued or under way. */
  get callbackIds(): readonly string[] {
    return this.#calls.size === 0 ? NONE : [...this.#calls.keys()];
  }

  /** The calls queued or under way, all of them or those of certain callbacks. */
  underWay(of: Iterable<string> = this.#calls.keys()): readonly Promise<void>[] {
    return [...of].flatMap((id) => this.#calls.get(id)?.done ?? []);
  }

  /** Waits until no call is queued or under way; the end of one can set off the next. */
  async drain(): Promise<void> {
    while (this.#calls.size > 0) await Promise.all(this.underWay());
  }

  /** Drops the queued calls. Nothing waits for the open ones any longer. */
  forget(): void {
    const forgotten = [...this.#calls.values()];
    this.#calls.clear();
    this.#parts.limiter.forget(this);
    for (const { end } of forgotten) end();
  }
}

/** Tries until it works or is no longer wanted. A failure is reported once, however often it repeats. */
async function untilDone(
  record: () => Awaitable<unknown>,
  isWanted: () => boolean,
  { clock, failed }: DispatcherParts,
): Promise<void> {
  let reported: string | undefined;
  const wait = backoff(clock, RECORD_BACKOFF_MS);
  const waitAfter = (error: unknown) => {
    if (String(error) !== reported) failed(error);
    reported = String(error);
    return wait();
  };
  await retry(() => (isWanted() ? record() : undefined), waitAfter);
}
