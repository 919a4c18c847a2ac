import { type Awaitable, whenReady } from "../domain/awaitable.js";
import { type ClockState, refuseInstant } from "../domain/clock.js";
import { refuseJourney } from "../domain/journey.js";
import type { Refusal } from "../domain/refusal.js";
import type { EpochMs } from "../domain/time.js";
import type { Store } from "../store/store.js";
import { CUT_OFF } from "./callback-attempts.js";
import type { CallbackDispatcher } from "./callback-dispatcher.js";
import type { Clock } from "./clock.js";
import type { DueRunner } from "./due-runner.js";
import type { EventStream } from "./event-stream.js";
import { Patience } from "./patience.js";
import type { Trial } from "./trial.js";

/** What a journey through time came to: the events after number `after` are its account. */
export interface Travel {
  readonly refusal?: Refusal;
  readonly after: number;
}

export interface TravelOptions {
  /** Leaves out the callbacks of what falls due on the way. */
  readonly silent?: boolean;
}

/** The sandbox that travels. */
interface Traveller {
  readonly name: string;
  now(): EpochMs;
  settled(): Promise<void>;
  /** No longer waits for the calls under way: they belong to a past that is taken back. */
  dropCalls(): void;
}

/** What travelling takes of the sandbox that travels. */
export interface TimeTravelParts {
  readonly clock: Clock;
  readonly store: Store;
  readonly stream: EventStream;
  readonly dispatcher: CallbackDispatcher;
  readonly sandbox: Traveller;
  /** Runs a job as the only change at that time. */
  inTurn<T>(job: () => Awaitable<T>): Awaitable<T>;
  readonly due: DueRunner;
}

/** How long a journey may keep all other sandboxes waiting. */
const SLICE_MS = 10;

/** How long other gateways leave a travelling sandbox alone. */
const LEASE_MS = 60_000;
const LEASE = "journey";
const LEASE_RETRY_MS = 100;

/**
 * Moves the clock of a sandbox: everything due on the way happens at its own instant and in order, and
 * each callback has ended before time moves on. One journey at a time.
 */
export class TimeTravel {
  /** Waits for what may be waiting for the journey. */
  readonly patience: Patience;
  readonly #parts: TimeTravelParts;
  #journey: Promise<unknown> = Promise.resolve();
  #virtualNow: EpochMs | undefined;
  #isSilent = false;

  constructor(parts: TimeTravelParts) {
    this.#parts = parts;
    this.patience = new Patience(parts);
  }

  /** The instant that a journey has reached; undefined while there is none. */
  get virtualNow(): EpochMs | undefined {
    return this.#virtualNow;
  }

  get isUnderWay(): boolean {
    return this.#virtualNow !== undefined;
  }

  /** Whether the journey leaves out callbacks, for whoever makes something happen meanwhile. */
  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Moves the clock to the instant that `target` makes of the present one. */
  advance(target: (from: EpochMs) => EpochMs, options?: TravelOptions): Promise<Travel> {
    return this.#alone(() => this.#go(target, (to) => this.#continued(to), options));
  }

  /** Stops the clock, at `at` or where it is; one that stands there already is left alone. */
  freeze(at?: EpochMs): Promise<Travel> {
    return this.#alone(async () => {
      const { clock, seq } = this.#parts.stream.world;
      if (at === undefined && clock.mode === "frozen") return { after: seq };
      return this.#go(
        (from) => at ?? from,
        (to) => ({ mode: "frozen", at: to }),
      );
    });
  }

  /** Lets the clock run on from where it stands. */
  resume(): Promise<Travel> {
    return this.#alone(() =>
      this.#go(
        (from) => from,
        (to) => this.#runningFrom(to),
      ),
    );
  }

  /**
   * Takes back all that came after event `seq`; the clock goes on from `at`, or from the last event
   * that is left.
   */
  rewind(seq: number, at?: EpochMs): Promise<Travel> {
    return this.#alone(async () => {
      const { dispatcher, stream, sandbox, inTurn } = this.#parts;
      const after = stream.world.seq;
      const refusal = await this.patience.wait(dispatcher.drain());
      if (refusal) return { refusal, after };
      await inTurn(() => {
        sandbox.dropCalls();
        return stream.cut(seq, (past) => this.#takeUp(past, at ?? past.world.lastAt));
      });
      this.#parts.due.rearm();
      return { after: seq };
    });
  }

  /** Waits until nothing is due or under way, but not for one that may be waiting for this. */
  settle(): Promise<Refusal | undefined> {
    return this.patience.wait(this.#parts.sandbox.settled());
  }

  /** Sets the clock to go on from an instant. Only within a turn. */
  continueFrom(at: EpochMs): Awaitable<unknown> {
    const { stream, sandbox, due } = this.#parts;
    // A clock that stands there needs no event, so the log is as if the rest had never been.
    if (stream.world.clock.mode === "frozen" && sandbox.now() === at) return undefined;
    const command = { type: "set-clock", clock: this.#continued(at), shows: at } as const;
    const set = stream.commit({ command, now: () => at, silent: false });
    return whenReady(set, () => due.rearm());
  }

  /** The clock first: that an attempt was cut off is written down in the time that then is. */
  #takeUp(past: Trial, at: EpochMs): void {
    const { clock } = past.world;
    if (clock.mode !== "frozen" || clock.at !== at) {
      past.run({ type: "set-clock", clock: this.#continuedAs(clock, at), shows: at }, at);
    }
    for (const callbackId of [...past.world.openCallbacks.keys()]) {
      past.run({ type: "record-attempt", callbackId, result: CUT_OFF }, at);
    }
  }

  async #go(
    target: (from: EpochMs) => EpochMs,
    clockAt: (to: EpochMs) => ClockState,
    { silent = false }: TravelOptions = {},
  ): Promise<Travel> {
    const { stream, sandbox, store, due } = this.#parts;
    const after = stream.world.seq;
    const stuck = await this.settle();
    if (stuck) return { refusal: stuck, after };
    const from = sandbox.now();
    const to = target(from);
    const refusal = refuseInstant(from, to) ?? refuseJourney(stream.world, to, silent);
    if (refusal) return { refusal, after };
    await this.#lease();
    this.#virtualNow = from;
    this.#isSilent = silent;
    try {
      await this.#passTo(to);
      const command = { type: "set-clock", clock: clockAt(to), shows: to, silent } as const;
      await this.#parts.inTurn(() => stream.commit({ command, now: () => to, silent: false }));
    } finally {
      this.#virtualNow = undefined;
      this.#isSilent = false;
      due.rearm();
      await store.release(sandbox.name, LEASE);
    }
    return { after };
  }

  /** Everything that falls due until an instant, each at its own. */
  async #passTo(to: EpochMs): Promise<void> {
    const { clock, store, sandbox, dispatcher, inTurn, due: runner } = this.#parts;
    let slice = clock.elapsedMs();
    for (;;) {
      // Whoever looks at the sandbox meanwhile may have begun a call: it ends before time moves on.
      if (dispatcher.underWay().length > 0) await dispatcher.drain();
      const due = runner.next();
      if (!due || due.at > to) break;
      this.#virtualNow = Math.max(due.at, sandbox.now());
      const fired = inTurn(() => runner.fire(to));
      if (fired instanceof Promise) await fired;
      if (clock.elapsedMs() - slice < SLICE_MS) continue;
      await new Promise<void>((resume) => clock.soon(resume));
      await store.lease(sandbox.name, LEASE, LEASE_MS);
      slice = clock.elapsedMs();
    }
    this.#virtualNow = to;
  }

  /** The clock as it is, but showing `at`. */
  #continued(at: EpochMs): ClockState {
    return this.#continuedAs(this.#parts.stream.world.clock, at);
  }

  #continuedAs({ mode }: ClockState, at: EpochMs): ClockState {
    return mode === "frozen" ? { mode, at } : this.#runningFrom(at);
  }

  #runningFrom(at: EpochMs): ClockState {
    return { mode: "running", offsetMs: at - this.#parts.store.now() };
  }

  /** Waits until no other gateway moves this clock. */
  async #lease(): Promise<void> {
    const { clock, store, sandbox } = this.#parts;
    while (!(await store.lease(sandbox.name, LEASE, LEASE_MS))) {
      await new Promise<void>((resume) => clock.wait(LEASE_RETRY_MS, resume));
    }
  }

  /** One journey at a time; one that would wait for itself is refused, and does not take place. */
  async #alone(journey: () => Promise<Travel>): Promise<Travel> {
    let isRefused = false;
    let isMyTurn: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      isMyTurn = resolve;
    });
    const travelled = this.#journey.then(() => {
      isMyTurn();
      return isRefused ? undefined : journey();
    });
    this.#journey = travelled.catch(() => undefined);
    const refusal = await this.patience.wait(turn);
    if (refusal) {
      isRefused = true;
      return { refusal, after: this.#parts.stream.world.seq };
    }
    return (await travelled) as Travel;
  }
}
