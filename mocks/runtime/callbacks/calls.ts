import type { Due } from "../../domain/agenda.js";
import { type Awaitable, whenReady } from "../../domain/awaitable.js";
import type { Callback, CallbackCommand, Sent } from "../../domain/callback.js";
import type { EpochMs } from "../../domain/time.js";
import type { CallbackClient } from "../../sandbox/client.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { callbackRequest } from "../../sandbox/request.js";
import { sleep } from "../../sandbox/waiting.js";
import type { Store } from "../../store/store.js";
import type { DueWork } from "../clock/due-work.js";
import type { SandboxTime } from "../clock/time.js";
import type { Turns } from "../clock/turns.js";
import { renewedLease } from "../lease.js";
import { ATTEMPT_LEASE_MS, type EventStream } from "../log/event-stream.js";
import type { CallbackDispatcher, CallUnderWay } from "./dispatcher.js";

interface CallbackAttemptsParts {
  readonly name: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly stream: EventStream;
  readonly time: SandboxTime;
  readonly dispatcher: CallbackDispatcher;
  readonly due: DueWork;
  readonly turns: Turns;
}

/** How the attempt of a gateway that ended, or of a sandbox that was taken back, is written down. */
export const CUT_OFF = {
  outcome: "unreachable",
  status: null,
  detail: "the attempt was cut off before it ended",
} as const;

/** How long a callback rests whose attempt could not be claimed; shorter where others may claim it. */
const UNCLAIMED_REST_MS = { alone: 1000, shared: 100 } as const;

/** How long to wait before looking again for the end of what another gateway does. */
const LOOK_MS = 20;

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

  /**
   * Waits until no callback is due or under way at this moment. Where the caller may be the receiver of one
   * that is under way, it waits for certain callbacks only.
   */
  async waitForIdle(of?: readonly string[]): Promise<void> {
    const { dispatcher, due, stream, turns } = this.#parts;
    do {
      await turns.run(() => undefined);
      await Promise.all(dispatcher.underWay(of));
      // Another gateway moves the clock, or may be making a call.
      while (stream.isAdvancedElsewhere || this.areElsewhere(of)) await this.#lookAgain();
    } while (due.isDue() || dispatcher.underWay(of).length > 0);
  }

  /** Waits until no other gateway makes a call, as far as the log says. */
  waitForThoseElsewhere(): Awaitable<void> {
    if (!this.areElsewhere()) return;
    return this.#lookAgain().then(() => this.waitForThoseElsewhere());
  }

  /** Reads on after a while: no message says that another gateway is done. */
  async #lookAgain(): Promise<void> {
    await sleep(this.#parts.clock, LOOK_MS);
    await this.#parts.turns.refresh();
  }

  /** Makes the attempt of a callback that is due, as soon as there is a place for it. */
  begin({ id: callbackId, at: dueAt }: Due): void {
    const { dispatcher, stream } = this.#parts;
    const callback = stream.world.callbacks.get(callbackId);
    if (!callback) return;
    dispatcher.dispatch(callbackId, callback.target, (call) =>
      this.#attempt(callbackId, dueAt, call),
    );
  }

  /**
   * Writes down that attempts have failed which the log has claimed and no process is making: at the last
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
      const attempt = this.#attemptOf(callbackId);
      const command = { type: "record-attempt", callbackId, result: CUT_OFF, attempt } as const;
      const now = () => stream.world.lastAt;
      return stream.commit({ command, now });
    });
  }

  /** Claims the attempt in the log, makes the call without holding a turn, records how it ended. */
  async #attempt(callbackId: string, dueAt: EpochMs, call: CallUnderWay): Promise<void> {
    const { name, store, client, turns } = this.#parts;
    let request: Sent | undefined;
    try {
      const claimed = turns.queue(() => this.#claim(callbackId, dueAt, call));
      // Without a promise where nothing waits: what is due is claimed before it is read again.
      request = claimed instanceof Promise ? await claimed : claimed;
    } finally {
      // Another gateway may have it; if that dies, or the store has failed, it is still to be made.
      if (!request) this.#takeUpLater(callbackId);
    }
    if (!request || !call.isAwaited()) return;
    call.claimed();
    const lease = this.#leaseOf(callbackId);
    const attempt = this.#attemptOf(callbackId);
    const lost = new AbortController();
    const letGo = this.#keep(lease, () => lost.abort());
    try {
      const result = await client.send(request, lost.signal);
      const command = { type: "record-attempt", callbackId, result, attempt } as const;
      await call.recordUntilDone(() => this.#record(command, call));
    } finally {
      await letGo();
    }
    if (call.isAwaited()) await store.release(name, lease);
  }

  /** Records how an attempt ended, unless a rewind or reset has taken it back. */
  #record(command: CallbackCommand, call: CallUnderWay): Awaitable<unknown> {
    const { stream, time, turns } = this.#parts;
    // Whether another gateway took it back is known when the log has been read on.
    return turns.run(() =>
      call.isAwaited() ? stream.commit({ command, now: time.now }) : undefined,
    );
  }

  /** The number of the last attempt of a callback, from 1 on. */
  #attemptOf(callbackId: string): number {
    return this.#parts.stream.world.callbacks.get(callbackId)?.attempts.length ?? 0;
  }

  /**
   * Renews a lease where others would take its holder for dead, until the returned function is called. `lost` is
   * called before another gateway may have it.
   */
  #keep(lease: string, lost: () => void): () => Awaitable<void> {
    const { name, store, clock } = this.#parts;
    if (!store.shared) return () => {};
    return renewedLease({ store, clock }, name, lease, ATTEMPT_LEASE_MS, lost);
  }

  /** The name of an attempt's lease: what a rewind has taken back is another one. */
  #leaseOf(callbackId: string): string {
    return `callback:${this.#parts.stream.position.epoch}:${callbackId}`;
  }

  /** Puts a callback back on the agenda, from which it went when it was taken up. */
  #takeUpLater(callbackId: string): void {
    const { clock, store, stream, turns } = this.#parts;
    this.#resting.add(callbackId);
    clock.wait(store.shared ? UNCLAIMED_REST_MS.shared : UNCLAIMED_REST_MS.alone, () => {
      this.#resting.delete(callbackId);
      const { agenda, callbacks } = stream.world;
      const at = callbacks.get(callbackId)?.nextAttemptAt ?? null;
      if (at === null) return;
      agenda.plan(at, "callback", callbackId);
      turns.rearm();
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
