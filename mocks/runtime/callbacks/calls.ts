import { type Awaitable, deferred, retry, whenReady } from "../../domain/awaitable.js";
import type { Callback, CallbackCommand, Sent } from "../../domain/callback.js";
import type { EpochMs } from "../../domain/time.js";
import type { Store } from "../../store/store.js";
import { renewedLease } from "../lease.js";
import { ATTEMPT_LEASE_MS, type EventStream } from "../log/event-stream.js";
import type { Clock } from "../real-clock.js";
import { backoff } from "../waiting.js";
import type { CallbackClient } from "./client.js";
import type { CallbackLimiter } from "./limiter.js";
import { callbackRequest } from "./request.js";

/** What making attempts takes of a sandbox. */
export interface CallbackAttemptsParts {
  readonly name: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly stream: EventStream;
  readonly dispatcher: CallbackDispatcher;
  /** Runs a job as the only change at that time. */
  readonly inTurn: <T>(job: () => Awaitable<T>) => Awaitable<T>;
  /** Writes down how an attempt ended, in a turn of its own, unless nobody waits for it any more. */
  readonly record: (command: CallbackCommand, call: CallUnderWay) => Awaitable<unknown>;
  /** Sets the timer anew: something is due that was not on the agenda. */
  readonly rearm: () => void;
}

/** How the attempt of a gateway that ended, or of a sandbox that was taken back, is written down. */
export const CUT_OFF = {
  outcome: "unreachable",
  status: null,
  detail: "the attempt was cut off before it ended",
} as const;

/** How long a callback rests whose attempt could not be claimed; shorter where others may claim it. */
const UNCLAIMED_REST_MS = { alone: 1000, shared: 100 } as const;

/**
 * Makes the calls to merchants that the log of a sandbox asks for. An attempt is claimed in the log,
 * made, and how it ended is recorded: a log is a complete account of what went out.
 */
export class CallbackAttempts {
  readonly #parts: CallbackAttemptsParts;
  /** Those that another gateway may have claimed, until they are looked at again. */
  readonly #resting = new Set<string>();

  constructor(parts: CallbackAttemptsParts) {
    this.#parts = parts;
  }

  /**
   * Whether another gateway may be making an attempt: one that the log has claimed and that is not made
   * here, or one that could not be claimed here. Of certain callbacks, or of all.
   */
  areElsewhere(of?: readonly string[]): boolean {
    const { stream, dispatcher } = this.#parts;
    const { openCallbacks } = stream.world;
    const ids = of ?? [...openCallbacks.keys(), ...this.#resting];
    return ids.some((id) => {
      const isOpen = openCallbacks.has(id) && dispatcher.openSince(id) === undefined;
      return isOpen || this.#resting.has(id);
    });
  }

  /** Makes an attempt as soon as there is a place for it. */
  begin(callbackId: string, dueAt: EpochMs): void {
    const { dispatcher, stream } = this.#parts;
    const callback = stream.world.callbacks.get(callbackId);
    if (!callback) return;
    dispatcher.dispatch(callbackId, callback.target, (call) =>
      this.#attempt(callbackId, dueAt, call),
    );
  }

  /**
   * Writes down that attempts have failed which the log has claimed and nobody is making: at the last
   * instant of the log, since what fell due after it is still to happen. Only within a turn.
   */
  endCutOff(): Awaitable<void> {
    const { stream, dispatcher } = this.#parts;
    const open = [...stream.world.openCallbacks.keys()];
    return this.#endAll(open.filter((id) => dispatcher.openSince(id) === undefined));
  }

  #endAll([callbackId, ...others]: readonly string[]): Awaitable<void> {
    if (callbackId === undefined) return;
    return whenReady(this.#endOne(callbackId), () => this.#endAll(others));
  }

  #endOne(callbackId: string): Awaitable<unknown> {
    const { name, store, stream } = this.#parts;
    return whenReady(store.lease(name, this.#leaseOf(callbackId), 1), (isMine) => {
      if (!isMine) return undefined;
      const command = { type: "record-attempt", callbackId, result: CUT_OFF } as const;
      const now = () => stream.world.lastAt;
      return stream.commit({ command, now });
    });
  }

  /** Claims the attempt in the log, makes the call without holding a turn, records how it ended. */
  async #attempt(callbackId: string, dueAt: EpochMs, call: CallUnderWay): Promise<void> {
    const { name, store, client, inTurn, record } = this.#parts;
    let request: Sent | undefined;
    try {
      const claimed = inTurn(() => this.#claim(callbackId, dueAt, call));
      // Without a promise where nothing waits: what is due is claimed before it is read again.
      request = claimed instanceof Promise ? await claimed : claimed;
    } finally {
      // Another gateway may have it; if that dies, or the store has failed, it is still to be made.
      if (!request) this.#takeUpLater(callbackId);
    }
    if (!request || !call.isAwaited()) return;
    call.claimed();
    const lease = this.#leaseOf(callbackId);
    const letGo = this.#keep(lease);
    try {
      const result = await client.send(request);
      const command = { type: "record-attempt", callbackId, result } as const;
      await call.recordUntilDone(() => record(command, call));
    } finally {
      await letGo();
    }
    if (call.isAwaited()) await store.release(name, lease);
  }

  /** Renews a lease where others would take its holder for dead, until the returned function is called. */
  #keep(lease: string): () => Awaitable<void> {
    const { name, store, clock } = this.#parts;
    return store.shared ? renewedLease({ store, clock }, name, lease, ATTEMPT_LEASE_MS) : () => {};
  }

  /** The name of an attempt's lease: what a rewind has taken back is another one. */
  #leaseOf(callbackId: string): string {
    return `callback:${this.#parts.stream.position.epoch}:${callbackId}`;
  }

  /** Puts a callback back on the agenda, from which it went when it was taken up. */
  #takeUpLater(callbackId: string): void {
    const { clock, store, stream, rearm } = this.#parts;
    this.#resting.add(callbackId);
    clock.wait(store.shared ? UNCLAIMED_REST_MS.shared : UNCLAIMED_REST_MS.alone, () => {
      this.#resting.delete(callbackId);
      const { agenda, callbacks } = stream.world;
      const at = callbacks.get(callbackId)?.nextAttemptAt ?? null;
      if (at === null) return;
      agenda.plan(at, "callback", callbackId);
      rearm();
    });
  }

  #claim(callbackId: string, dueAt: EpochMs, call: CallUnderWay): Awaitable<Sent | undefined> {
    const { name, store, stream } = this.#parts;
    const callback = stream.world.callbacks.get(callbackId);
    if (!callback || !call.isAwaited()) return undefined;
    if (stream.isAdvancedElsewhere) return undefined;
    const leased = store.lease(name, this.#leaseOf(callbackId), ATTEMPT_LEASE_MS);
    return whenReady(leased, (isMine) => (isMine ? this.#claimLeased(callback, dueAt) : undefined));
  }

  #claimLeased(callback: Callback, dueAt: EpochMs): Awaitable<Sent | undefined> {
    const { stream } = this.#parts;
    const sent = callbackRequest(stream.world, callback);
    const command = { type: "attempt-callback", callbackId: callback.id, sent } as const;
    const now = () => Math.max(dueAt, stream.world.lastAt);
    return whenReady(stream.commit({ command, now }), ({ events }) =>
      events.length > 0 ? sent : undefined,
    );
  }
}

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
   * Whether somebody still waits for it. If not, it belongs to a past that was taken back, where a
   * callback of today may have had the same id: nothing may be written down for it.
   */
  isAwaited(): boolean;
  /** Says that the log has the attempt: what the callback wants from here on is read off the log. */
  claimed(): void;
  /** Writes something down for it: again until it is done, unless nobody waits for it any more. */
  recordUntilDone(record: () => Awaitable<unknown>): Promise<void>;
}

interface Call {
  readonly done: Promise<void>;
  /** Tells whoever waits for it that it is over. */
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

  /** How many calls have ended so far: where it grows, somebody answers. */
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

  /** Drops the calls that are queued. Those under way are no longer waited for, by anybody. */
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
