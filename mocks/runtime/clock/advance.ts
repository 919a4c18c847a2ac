import { refuseAdvance } from "../../domain/advance-limits.js";
import { type Awaitable, deferred, whenReady } from "../../domain/awaitable.js";
import { type ClockState, refuseInstant } from "../../domain/clock.js";
import type { LoggedEvent } from "../../domain/events.js";
import type { Refusal } from "../../domain/refusal.js";
import type { EpochMs } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { Store } from "../../store/store.js";
import { type CallbackDispatcher, CUT_OFF } from "../callbacks/calls.js";
import { AdvanceLease } from "../lease.js";
import type { EventStream, Trial } from "../log/event-stream.js";
import type { Clock } from "../real-clock.js";
import { Slices } from "../waiting.js";
import { DeadlockDetection } from "./deadlocks.js";
import type { DueRunner } from "./due-work.js";

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

/** What passing through time takes of a sandbox. */
export interface PassageParts {
  readonly clock: Clock;
  readonly dispatcher: CallbackDispatcher;
  readonly due: DueRunner;
  readonly sandbox: {
    readonly name: string;
    now(): EpochMs;
    /** Waits until no call is under way, here or in another gateway. */
    waitForCallsElsewhere(): Awaitable<void>;
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

/** How far a clock advance has come, while no other gateway moves the clock. */
export class Passage {
  readonly #parts: PassageParts;
  readonly #lease: AdvanceLease;
  #virtualNow: EpochMs | undefined;
  #isSilent = false;

  constructor(parts: PassageParts, lease: AdvanceLease) {
    this.#parts = parts;
    this.#lease = lease;
  }

  /** The instant that has been reached; undefined while the clock is not being advanced. */
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
      const drained =
        dispatcher.underWay().length > 0 ? dispatcher.drain() : sandbox.waitForCallsElsewhere();
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

/** Finds a moment in a log, of which it may read the events after a number. Throws where there is none. */
export type MomentFinder = (
  world: WorldView,
  events: (after: number) => Awaitable<readonly LoggedEvent[]>,
) => Awaitable<LoggedMoment>;

export interface AdvanceOptions {
  /** Leaves out the callbacks of what falls due on the way. */
  readonly silent?: boolean;
}

/** The sandbox whose clock is moved. */
interface MovedSandbox {
  readonly name: string;
  now(): EpochMs;
  waitForIdle(): Promise<void>;
  /** Waits until no call is under way, here or in another gateway. */
  waitForCallsElsewhere(): Awaitable<void>;
}

/** What moving the clock takes of its sandbox. */
export interface SandboxClockParts extends PassageParts {
  readonly store: Store;
  readonly stream: EventStream;
  readonly sandbox: MovedSandbox;
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
  readonly #passage: Passage;

  constructor(parts: SandboxClockParts) {
    this.#parts = parts;
    this.deadlocks = new DeadlockDetection(parts);
    this.#queue = new AdvanceQueue(this.deadlocks);
    this.#lease = new AdvanceLease(parts.store, parts.clock, parts.sandbox.name);
    this.#passage = new Passage(parts, this.#lease);
  }

  /** The instant that a clock advance has reached; undefined while there is none. */
  get virtualNow(): EpochMs | undefined {
    return this.#passage.virtualNow;
  }

  get isUnderWay(): boolean {
    return this.#passage.virtualNow !== undefined;
  }

  /** Whether the clock advance leaves out callbacks, for whoever makes something happen meanwhile. */
  get isSilent(): boolean {
    return this.#passage.isSilent;
  }

  /** Moves the clock to the instant that `target` makes of the present one. */
  advance(target: (from: EpochMs) => EpochMs, options?: AdvanceOptions): Promise<ClockMove> {
    return this.#alone(() => this.#go(target, (to) => this.#continued(to), options));
  }

  /** Stops the clock, at `at` or where it is; one that stands there already is left alone. */
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

  /** Lets the clock run on from where it stands. */
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
      const { dispatcher, stream, sandbox, inTurn } = this.#parts;
      const after = stream.world.seq;
      const refusal = await this.deadlocks.wait(
        dispatcher.drain().then(() => sandbox.waitForCallsElsewhere()),
      );
      if (refusal) return { refusal, after };
      // Found within the turn of the cut: another rewind may have taken back what it is named by.
      const found = (): Awaitable<LoggedMoment> =>
        typeof to === "number" ? { seq: to, at } : to(stream.world, (n) => stream.read(n));
      const seq = await inTurn(() =>
        whenReady(found(), (moment) => {
          const takeUp = (past: Trial) => this.#resume(past, moment.at ?? past.world.lastAt);
          return whenReady(stream.cut(moment.seq, takeUp), () => moment.seq);
        }),
      );
      this.#parts.due.rearm();
      return { after: seq };
    });
  }

  /** Waits until nothing is due or under way, but not for one that may be waiting for this. */
  waitForIdle(): Promise<Refusal | undefined> {
    return this.deadlocks.wait(this.#parts.sandbox.waitForIdle());
  }

  /** Sets the clock to go on from an instant. Only within a turn. */
  continueFrom(at: EpochMs): Awaitable<unknown> {
    const { stream, sandbox } = this.#parts;
    // A clock that stands there needs no event, so the log is as if the rest had never been.
    if (stream.world.clock.mode === "frozen" && sandbox.now() === at) return undefined;
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
    const { stream, sandbox, inTurn } = this.#parts;
    const after = stream.world.seq;
    const stuck = await this.waitForIdle();
    if (stuck) return { refusal: stuck, after };
    const from = sandbox.now();
    const to = target(from);
    const refusal = refuseInstant(from, to) ?? refuseAdvance(stream.world, to, silent);
    if (refusal) return { refusal, after };
    await this.#passage.go({ from, to, silent }, () => {
      const command = { type: "set-clock", clock: clockAt(to), shows: to, silent } as const;
      return inTurn(() => stream.commit({ command, now: () => to }));
    });
    return { after };
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
    const { store, inTurn } = this.#parts;
    try {
      if (store.shared) await inTurn(() => undefined);
      return await move();
    } finally {
      await this.#lease.release();
    }
  }
}
