import { refuseAdvance } from "../../domain/advance-limits.js";
import { type Awaitable, deferred, whenReady } from "../../domain/awaitable.js";
import { type ClockState, refuseInstant } from "../../domain/clock.js";
import type { LoggedEvent } from "../../domain/events.js";
import type { Refusal } from "../../domain/refusal.js";
import type { EpochMs } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { Slices } from "../../sandbox/waiting.js";
import type { Store } from "../../store/store.js";
import { type CallbackAttempts, CUT_OFF } from "../callbacks/calls.js";
import type { CallbackDispatcher } from "../callbacks/dispatcher.js";
import { AdvanceLease } from "../lease.js";
import type { EventStream, Trial } from "../log/event-stream.js";
import { DeadlockDetection } from "./deadlocks.js";
import type { DueWork } from "./due-work.js";
import type { SandboxTime } from "./time.js";
import type { Turns } from "./turns.js";

/** Runs one clock advance at a time. One that would wait for itself is rejected and does not start. */
export class AdvanceQueue {
  readonly #deadlocks: DeadlockDetection;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deadlocks: DeadlockDetection) {
    this.#deadlocks = deadlocks;
  }

  /** Runs a move after those before it, or calls `refused` when its turn does not come. */
  async run<T>(move: () => Promise<T>, refused: (refusal: Refusal) => T): Promise<T> {
    let isRefused = false;
    const turn = deferred();
    const moved = this.#last.then(() => {
      turn.resolve();
      return isRefused ? undefined : move();
    });
    this.#last = moved.catch(() => undefined);
    const refusal = await this.#deadlocks.wait(turn.promise);
    if (refusal) {
      isRefused = true;
      return refused(refusal);
    }
    return (await moved) as T;
  }
}

/** What a clock advance needs of its sandbox. */
interface SandboxClockParts {
  readonly name: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly stream: EventStream;
  readonly time: SandboxTime;
  readonly dispatcher: CallbackDispatcher;
  readonly due: DueWork;
  readonly turns: Turns;
  readonly attempts: CallbackAttempts;
}

/** From when to when, and whether callbacks are left out on the way. */
interface Way {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly silent: boolean;
}

/** The result of a clock move: the events after number `after` are its account. */
export interface ClockMove {
  readonly refusal?: Refusal;
  readonly after: number;
}

/** A moment of a log. */
export interface LoggedMoment {
  /** The number of its last event. */
  readonly seq: number;
  /** The instant from which the clock goes on; that of the event without it. */
  readonly at?: EpochMs | undefined;
}

/**
 * Finds a moment in a log, of which it may read the events after a number. Throws for an unknown moment.
 */
export type MomentFinder = (
  world: WorldView,
  events: (after: number) => Awaitable<readonly LoggedEvent[]>,
) => Awaitable<LoggedMoment>;

export interface AdvanceOptions {
  /** Leaves out the callbacks of what falls due on the way. */
  readonly silent?: boolean;
}

/**
 * Moves the clock of a sandbox: everything due on the way happens at its own instant and in order, and
 * each callback has ended before time moves on. One clock advance at a time.
 */
export class SandboxClock {
  /** Waits for what may be waiting for the clock advance. */
  readonly deadlocks: DeadlockDetection;
  readonly #parts: SandboxClockParts;
  readonly #queue: AdvanceQueue;
  readonly #lease: AdvanceLease;

  constructor(parts: SandboxClockParts) {
    this.#parts = parts;
    this.deadlocks = new DeadlockDetection(parts);
    this.#queue = new AdvanceQueue(this.deadlocks);
    this.#lease = new AdvanceLease(parts.store, parts.clock, parts.name);
  }

  get isUnderWay(): boolean {
    return this.#parts.time.virtualNow !== undefined;
  }

  /** Moves the clock to the instant that `target` makes of the present one. */
  advance(target: (from: EpochMs) => EpochMs, options?: AdvanceOptions): Promise<ClockMove> {
    return this.#alone(() => this.#go(target, (to) => this.#continued(to), options));
  }

  /** Freezes the clock, at `at` or where it is; one that is already frozen there is not changed. */
  freeze(at?: EpochMs): Promise<ClockMove> {
    return this.#alone(async () => {
      const { clock, seq } = this.#parts.stream.world;
      if (at === undefined && clock.mode === "frozen") return { after: seq };
      return this.#go(
        (from) => at ?? from,
        (to) => ({ mode: "frozen", at: to }),
      );
    });
  }

  /** Lets the clock run from its current time. */
  resume(): Promise<ClockMove> {
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
  rewind(to: number | MomentFinder, at?: EpochMs): Promise<ClockMove> {
    return this.#alone(async () => {
      const { attempts, dispatcher, stream, turns } = this.#parts;
      const after = stream.world.seq;
      const refusal = await this.deadlocks.wait(
        dispatcher.drain().then(() => attempts.waitForThoseElsewhere()),
      );
      if (refusal) return { refusal, after };
      // Found within the turn of the cut: another rewind may have taken back what it is named by.
      const found = (): Awaitable<LoggedMoment> =>
        typeof to === "number" ? { seq: to, at } : to(stream.world, (n) => stream.read(n));
      const seq = await turns.queue(() =>
        whenReady(found(), (moment) => {
          const resume = (past: Trial) => this.#resume(past, moment.at ?? past.world.lastAt);
          return whenReady(stream.cut(moment.seq, resume), () => moment.seq);
        }),
      );
      turns.rearm();
      return { after: seq };
    });
  }

  /** Waits until nothing is due or under way, but not for one that may be waiting for this. */
  waitForIdle(): Promise<Refusal | undefined> {
    return this.deadlocks.wait(this.#parts.attempts.waitForIdle());
  }

  /** Sets the clock to go on from an instant. Only within a turn. */
  continueFrom(at: EpochMs): Awaitable<unknown> {
    const { stream, time } = this.#parts;
    // A clock that is already frozen there needs no event, so the log equals one without the rest.
    if (stream.world.clock.mode === "frozen" && time.now() === at) return undefined;
    const command = { type: "set-clock", clock: this.#continued(at), shows: at } as const;
    return stream.commit({ command, now: () => at });
  }

  /** The clock first: that an attempt was cut off is written down in the time that then is. */
  #resume(past: Trial, at: EpochMs): void {
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
    { silent = false }: AdvanceOptions = {},
  ): Promise<ClockMove> {
    const { stream, time, turns } = this.#parts;
    const after = stream.world.seq;
    const stuck = await this.waitForIdle();
    if (stuck) return { refusal: stuck, after };
    const from = time.now();
    const to = target(from);
    const refusal = refuseInstant(from, to) ?? refuseAdvance(stream.world, to, silent);
    if (refusal) return { refusal, after };
    await this.#pass({ from, to, silent }, () => {
      const command = { type: "set-clock", clock: clockAt(to), shows: to, silent } as const;
      return turns.queue(() => stream.commit({ command, now: () => to }));
    });
    return { after };
  }

  /** Goes the way, everything at its own instant, and calls `arrive` at its end. */
  async #pass({ from, to, silent }: Way, arrive: () => Awaitable<unknown>): Promise<void> {
    const { time, turns } = this.#parts;
    time.virtualNow = from;
    time.isSilent = silent;
    try {
      await this.#fireUntil(to);
      time.virtualNow = to;
      await arrive();
    } finally {
      time.virtualNow = undefined;
      time.isSilent = false;
      turns.rearm();
    }
  }

  /** Carries out everything that falls due until an instant. */
  async #fireUntil(to: EpochMs): Promise<void> {
    const { attempts, clock, dispatcher, due, time, turns } = this.#parts;
    const slices = new Slices(clock);
    for (;;) {
      // A reader may have begun a call meanwhile: it ends before time moves on.
      const drained =
        dispatcher.underWay().length > 0 ? dispatcher.drain() : attempts.waitForThoseElsewhere();
      if (drained instanceof Promise) await drained;
      const next = due.next();
      if (!next || next.at > to) return;
      time.virtualNow = Math.max(next.at, time.now());
      const fired = turns.queue(() => due.fire(to));
      if (fired instanceof Promise) await fired;
      if (!slices.isOver()) continue;
      await slices.rest();
      await this.#lease.hold();
    }
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

  #alone(move: () => Promise<ClockMove>): Promise<ClockMove> {
    const refused = (refusal: Refusal) => ({ refusal, after: this.#parts.stream.world.seq });
    return this.#queue.run(() => this.#leased(move, refused), refused);
  }

  /** Moves the clock while no other gateway moves it, on the world as that has left it. */
  async #leased(
    move: () => Promise<ClockMove>,
    refused: (refusal: Refusal) => ClockMove,
  ): Promise<ClockMove> {
    let isWanted = true;
    const refusal = await this.deadlocks.wait(this.#lease.take(() => isWanted));
    isWanted = false;
    if (refusal) return refused(refusal);
    const { store, turns } = this.#parts;
    try {
      if (store.shared) await turns.queue(() => undefined);
      return await move();
    } finally {
      await this.#lease.release();
    }
  }
}
