import { type ClockState, refuseInstant, shownAt } from "../domain/clock.js";
import type { Context, Draw } from "../domain/context.js";
import type { Command, Decision } from "../domain/decide.js";
import type { LoggedEvent } from "../domain/events.js";
import { refuseJourney } from "../domain/journey.js";
import type { Refusal } from "../domain/refusal.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import { nextDue, type World } from "../domain/world.js";
import type { Store } from "../store/store.js";
import type { CallbackClient } from "./callback-client.js";
import { CallbackDispatcher } from "./callback-dispatcher.js";
import type { CallbackLimiter } from "./callback-limiter.js";
import { callbackRequest } from "./callback-request.js";
import type { Clock } from "./clock.js";
import { DueTimer } from "./due-timer.js";
import { EventStream } from "./event-stream.js";
import { Journal } from "./journal.js";

/** What a sandbox is made of. */
export interface SandboxParts {
  readonly log: Store;
  readonly clock: Clock;
  readonly callbackClient: CallbackClient;
  /** The places for callbacks, which all sandboxes of a gateway share. */
  readonly limiter: CallbackLimiter;
  readonly links: (world: World) => Context["links"];
  /** Told of each event after it is folded, in order. */
  readonly observe: (sandbox: string, logged: LoggedEvent) => void;
  /** Told of an error that no caller is there to catch. */
  readonly failed: (error: unknown) => void;
}

/** What a journey through time came to: the events after number `after` are its account. */
export interface Travel {
  readonly refusal?: Refusal;
  readonly after: number;
}

export interface JourneyOptions {
  /** Leaves out the callbacks of what falls due on the way. */
  readonly silent?: boolean;
}

/** How the attempt of a gateway that ended, or of a sandbox that was taken back, is written down. */
const CUT_OFF = {
  outcome: "unreachable",
  status: null,
  detail: "the attempt was cut off before it ended",
} as const;

/**
 * One isolated world alive. Commands take turns; what is due by now happens before each of them, so
 * that nobody ever sees a thing that time has already ended.
 */
export class Sandbox {
  readonly journal = new Journal();
  readonly #name: string;
  readonly #stream: EventStream;
  readonly #parts: SandboxParts;
  readonly #dispatcher: CallbackDispatcher;
  readonly #timer: DueTimer;
  #turn: Promise<unknown> = Promise.resolve();
  #journey: Promise<unknown> = Promise.resolve();
  /** The instant that a journey through time has reached. */
  #traveler: EpochMs | undefined;
  /** Whether it leaves out callbacks, for whoever makes something happen meanwhile. */
  #silent = false;

  private constructor(name: string, stream: EventStream, parts: SandboxParts) {
    this.#name = name;
    this.#stream = stream;
    this.#parts = parts;
    this.#dispatcher = new CallbackDispatcher(parts);
    this.#timer = new DueTimer(parts.clock, () => {
      this.view().then(() => this.#arm(), parts.failed);
    });
  }

  /**
   * A sandbox from what its log holds; its clock goes on from `at`, or as the log says. Throws when
   * the log is empty.
   */
  static async load(name: string, parts: SandboxParts, at?: EpochMs): Promise<Sandbox> {
    const { log, links, observe } = parts;
    const tell = (logged: LoggedEvent) => observe(name, logged);
    const sandbox = new Sandbox(
      name,
      await EventStream.load(name, { log, links, observe: tell }),
      parts,
    );
    await sandbox.#inTurn(() => sandbox.#takeUp(at));
    return sandbox;
  }

  get name(): string {
    return this.#name;
  }

  get settings(): Settings {
    return this.#world.settings;
  }

  /** What the sandbox's clock shows; never earlier than the last thing that happened. */
  now(): EpochMs {
    const shown = this.#traveler ?? shownAt(this.#world.clock, this.#parts.clock.now());
    return Math.max(shown, this.#world.lastAt);
  }

  /** The state now, after all that was due. For reading only. */
  async view(): Promise<World> {
    if (this.#isDue()) await this.#inTurn(() => this.#fireDue());
    return this.#world;
  }

  /** The state as it was last seen. What is due by now may not have happened; `view` sees to that. */
  get lastSeen(): World {
    return this.#world;
  }

  /** The fault rules. */
  get faults(): World["faults"] {
    return this.#world.faults;
  }

  /** Chance at this place of the log. */
  draw(): Draw {
    return this.#stream.draw();
  }

  /** Carries a command out, or says why not. `silent` leaves out the callbacks that would follow. */
  execute(command: Command, { silent = false }: JourneyOptions = {}): Promise<Decision> {
    return this.#inTurn(async () => {
      if (this.#isDue()) await this.#fireDue();
      return this.#stream.commit(command, this.now(), silent);
    });
  }

  /**
   * Waits until no callback is due or under way at this moment; of certain callbacks only, where the
   * caller may be the receiver of another one that is under way.
   */
  async settled(of?: readonly string[]): Promise<void> {
    do {
      await this.view();
      await Promise.all(this.#dispatcher.underWay(of));
    } while (this.#isDue() || this.#dispatcher.underWay(of).length > 0);
  }

  /**
   * Moves the clock to the instant that `target` makes of the present one. Everything due on the way
   * happens at its own instant and in order; each callback has ended before time moves on. The
   * account ends with the clock's own event. Journeys of one sandbox take turns.
   */
  advance(target: (from: EpochMs) => EpochMs, options?: JourneyOptions): Promise<Travel> {
    const clockAt = (to: EpochMs) => this.#continued(to);
    return this.#alone(() => this.#go(target, clockAt, options));
  }

  /** Stops the clock, at `at` or where it is; one that stands there already is left alone. */
  freeze(at?: EpochMs): Promise<Travel> {
    const stands = at === undefined && this.#world.clock.mode === "frozen";
    if (stands) return Promise.resolve({ after: this.#world.seq });
    const clockAt = (to: EpochMs) => ({ mode: "frozen", at: to }) as const;
    return this.#alone(() => this.#go((from) => at ?? from, clockAt));
  }

  /** Lets the clock run on from where it stands. */
  resume(): Promise<Travel> {
    const clockAt = (to: EpochMs) => this.#runningFrom(to);
    return this.#alone(() => this.#go((from) => from, clockAt));
  }

  /**
   * Takes back all that came after event `seq`; the clock goes on from `at`, or from the last event
   * that is left.
   */
  rewind(seq: number, at?: EpochMs): Promise<void> {
    return this.#alone(async () => {
      await this.#dispatcher.drain();
      await this.#inTurn(async () => {
        await this.#stream.truncate(seq);
        await this.#takeUp(at ?? this.#world.lastAt);
      });
    });
  }

  /** The events after number `after`. */
  events(after: number, limit?: number): Promise<readonly LoggedEvent[]> {
    return this.#stream.read(after, limit);
  }

  /** Ends the timer. How calls under way end is no longer written down. */
  close(): void {
    this.#timer.close();
    this.#dispatcher.forget();
  }

  get #world(): World {
    return this.#stream.world;
  }

  async #go(
    target: (from: EpochMs) => EpochMs,
    clockAt: (to: EpochMs) => ClockState,
    { silent = false }: JourneyOptions = {},
  ): Promise<Travel> {
    const after = this.#world.seq;
    await this.settled();
    const from = this.now();
    const to = target(from);
    const refusal = refuseInstant(from, to) ?? refuseJourney(this.#world, to, silent);
    if (refusal) return { refusal, after };
    this.#traveler = from;
    this.#silent = silent;
    try {
      for (let due = nextDue(this.#world); due && due.at <= to; due = nextDue(this.#world)) {
        this.#traveler = Math.max(due.at, this.now());
        await this.#inTurn(() => this.#fire(to));
        await this.#dispatcher.drain();
      }
      this.#traveler = to;
      const set = { type: "set-clock", clock: clockAt(to), shows: to, silent } as const;
      await this.#inTurn(() => this.#stream.commit(set, to));
    } finally {
      this.#traveler = undefined;
      this.#silent = false;
      this.#timer.drop();
      this.#arm();
    }
    return { after };
  }

  /**
   * Takes the log up where it ends. The clock goes first: that an attempt was cut off is written down
   * in the time that then is, not in the one that was taken back.
   */
  async #takeUp(at?: EpochMs): Promise<void> {
    this.#dispatcher.forget();
    if (at !== undefined) await this.#continueFrom(at);
    await this.#endCutOff();
  }

  async #continueFrom(at: EpochMs): Promise<void> {
    this.#timer.drop();
    // A clock that stands there needs no event, so the log is as if the rest had never been.
    if (this.#world.clock.mode === "frozen" && this.now() === at) return;
    this.#traveler = at;
    try {
      const set = { type: "set-clock", clock: this.#continued(at), shows: at } as const;
      await this.#stream.commit(set, at);
    } finally {
      this.#traveler = undefined;
    }
  }

  /** The clock as it is, but showing `at`. */
  #continued(at: EpochMs): ClockState {
    return this.#world.clock.mode === "frozen" ? { mode: "frozen", at } : this.#runningFrom(at);
  }

  #runningFrom(at: EpochMs): ClockState {
    return { mode: "running", offsetMs: at - this.#parts.clock.now() };
  }

  #isDue(): boolean {
    const due = nextDue(this.#world);
    return due !== undefined && due.at <= this.now();
  }

  /** Everything that is due by now, in order, each at its own instant. Only within a turn. */
  async #fireDue(): Promise<void> {
    while (this.#isDue()) await this.#fire(this.now());
  }

  /** The next callback that is due, or all else that is due until the one after. */
  async #fire(until: EpochMs): Promise<void> {
    const due = nextDue(this.#world);
    if (!due || due.at > until) return;
    if (due.kind !== "callback") return this.#stream.fireBatch(until, this.#silent);
    await this.#attempt(due.id, Math.max(due.at, this.#world.lastAt));
  }

  /** Claims the attempt in the log, makes the call without holding the turn, records how it ended. */
  async #attempt(callbackId: string, at: EpochMs): Promise<void> {
    const callback = this.#world.callbacks.get(callbackId);
    if (!callback) return;
    const sent = callbackRequest(this.#world, callback);
    const claim = { type: "attempt-callback", callbackId, sent } as const;
    const { events } = await this.#stream.commit(claim, at);
    if (events.length === 0) return;
    this.#dispatcher.dispatch(callbackId, callback.target, async (call) => {
      const result = await this.#parts.callbackClient.send(sent);
      await call.recordUntilDone(() =>
        this.execute({ type: "record-attempt", callbackId, result }),
      );
    });
  }

  /** Attempts that the log has claimed, but nobody is making, have failed. */
  async #endCutOff(): Promise<void> {
    for (const { id: callbackId, state } of this.#world.callbacks.values()) {
      if (state !== "in-flight") continue;
      await this.#stream.commit(
        { type: "record-attempt", callbackId, result: CUT_OFF },
        this.now(),
      );
    }
  }

  /** One journey at a time. */
  #alone<T>(journey: () => Promise<T>): Promise<T> {
    const done = this.#journey.then(journey);
    this.#journey = done.catch(() => undefined);
    return done;
  }

  /** One change at a time; after each, the next due thing is seen to. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(job).finally(() => this.#arm());
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Sees to it that the next due thing happens by itself: at once, or when the clock gets there. */
  #arm(): void {
    const due = nextDue(this.#world);
    if (!due) return;
    const waitMs = due.at - this.now();
    if (waitMs <= 0) this.#timer.soon();
    else if (this.#world.clock.mode === "running" && this.#traveler === undefined) {
      this.#timer.set(due.at, waitMs);
    }
  }
}
