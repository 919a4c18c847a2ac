import type { Awaitable } from "../domain/awaitable.js";
import type { EpochMs } from "../domain/time.js";
import type { CallbackDispatcher } from "./callback-dispatcher.js";
import type { Clock } from "./clock.js";
import type { DueRunner } from "./due-runner.js";
import type { JourneyLease } from "./journey-lease.js";
import { Slices } from "./slices.js";

/** What passing through time takes of a sandbox. */
export interface PassageParts {
  readonly clock: Clock;
  readonly dispatcher: CallbackDispatcher;
  readonly due: DueRunner;
  readonly sandbox: {
    readonly name: string;
    now(): EpochMs;
    /** Waits until no call is under way, here or in another gateway. */
    drained(): Awaitable<void>;
  };
  /** Runs a job as the only change at that time. */
  inTurn<T>(job: () => Awaitable<T>): Awaitable<T>;
}

/** From when to when, and whether callbacks are left out on the way. */
interface Way {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly silent: boolean;
}

/** The way of a journey: where it is, while no other gateway moves the clock. */
export class Passage {
  readonly #parts: PassageParts;
  readonly #lease: JourneyLease;
  #virtualNow: EpochMs | undefined;
  #isSilent = false;

  constructor(parts: PassageParts, lease: JourneyLease) {
    this.#parts = parts;
    this.#lease = lease;
  }

  /** The instant that has been reached; undefined while nobody travels. */
  get virtualNow(): EpochMs | undefined {
    return this.#virtualNow;
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Goes the way under the lease, and calls `arrive` at its end. */
  async go({ from, to, silent }: Way, arrive: () => Awaitable<unknown>): Promise<void> {
    this.#virtualNow = from;
    this.#isSilent = silent;
    try {
      await this.#passTo(to);
      await arrive();
    } finally {
      this.#virtualNow = undefined;
      this.#isSilent = false;
      this.#parts.due.rearm();
    }
  }

  /** Everything that falls due until an instant, each at its own. */
  async #passTo(to: EpochMs): Promise<void> {
    const { clock, sandbox, dispatcher, inTurn, due: runner } = this.#parts;
    const slices = new Slices(clock);
    for (;;) {
      // Whoever looks at the sandbox meanwhile may have begun a call: it ends before time moves on.
      const drained = dispatcher.underWay().length > 0 ? dispatcher.drain() : sandbox.drained();
      if (drained instanceof Promise) await drained;
      const due = runner.next();
      if (!due || due.at > to) break;
      this.#virtualNow = Math.max(due.at, sandbox.now());
      const fired = inTurn(() => runner.fire(to));
      if (fired instanceof Promise) await fired;
      if (!slices.isOver()) continue;
      await slices.rest();
      await this.#lease.hold();
    }
    this.#virtualNow = to;
  }
}
