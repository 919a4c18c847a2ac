import type { Due } from "../domain/agenda.js";
import { type ClockState, refuseInstant, shownAt } from "../domain/clock.js";
import type { Context } from "../domain/context.js";
import { type Command, type Decision, decide } from "../domain/decide.js";
import type { LoggedEvent } from "../domain/events.js";
import type { Refusal } from "../domain/refusal.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import { evolve, fold, nextDue, type World } from "../domain/world.js";
import type { EventLog } from "../log/log.js";
import { callbackRequest } from "./callback-request.js";
import { drawAt } from "./chance.js";
import type { Clock } from "./clock.js";
import { Journal } from "./journal.js";
import type { Outbox } from "./outbox.js";

/** What a sandbox is made of. */
export interface SandboxParts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly links: (world: World) => Context["links"];
  /** Told of each event after it is folded, in order. */
  readonly observe: (sandbox: Sandbox, logged: LoggedEvent) => void;
  /** Told of an error that no caller is there to catch. */
  readonly failed: (error: unknown) => void;
}

/** What a journey through time came to. */
export type Travel = { readonly refusal?: Refusal; readonly events: readonly LoggedEvent[] };

const APPEND_ATTEMPTS_MAX = 100;

/**
 * One isolated world alive: the one road of change. Commands take turns; what is due by now happens
 * before each of them, so that nobody ever sees a thing that time has already ended.
 */
export class Sandbox {
  readonly journal = new Journal();
  readonly #world: World;
  readonly #parts: SandboxParts;
  readonly #inFlight = new Set<Promise<void>>();
  #turn: Promise<unknown> = Promise.resolve();
  #journey: Promise<unknown> = Promise.resolve();
  /** The instant that a journey through time has reached. */
  #traveler: EpochMs | undefined;
  #timer: { readonly at: EpochMs; readonly cancel: () => void } | undefined;
  #pumping = false;
  #closed = false;

  private constructor(world: World, parts: SandboxParts) {
    this.#world = world;
    this.#parts = parts;
  }

  /** A sandbox from what its log holds. Throws when the log is empty. */
  static async load(name: string, parts: SandboxParts): Promise<Sandbox> {
    const logged = await parts.log.read(name, 0);
    const sandbox = new Sandbox(fold(logged.map(({ event }) => event)), parts);
    for (const entry of logged) parts.observe(sandbox, entry);
    sandbox.#arm();
    return sandbox;
  }

  get name(): string {
    return this.#world.name;
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

  /** Carries a command out, or says why not. */
  execute(command: Command): Promise<Decision> {
    return this.#inTurn(async () => {
      if (this.#isDue()) await this.#fireDue();
      return this.#commit(command, this.now());
    });
  }

  /** Waits until no callback is due or under way at this moment. */
  async settled(): Promise<void> {
    do {
      await this.view();
      await Promise.all(this.#inFlight);
    } while (this.#isDue() || this.#inFlight.size > 0);
  }

  /**
   * Moves the clock to the instant that `target` makes of the present one. Everything due on the way
   * happens at its own instant and in order; each callback has ended before time moves on. The
   * account holds all events, the clock's own last. Journeys of one sandbox take turns.
   */
  advance(target: (from: EpochMs) => EpochMs): Promise<Travel> {
    return this.#travelTo(target, (to) =>
      this.#world.clock.mode === "frozen" ? { mode: "frozen", at: to } : this.#runningFrom(to),
    );
  }

  /** Stops the clock, at `at` or where it is. */
  freeze(at?: EpochMs): Promise<Travel> {
    return this.#travelTo(
      (from) => at ?? from,
      (to) => ({ mode: "frozen", at: to }),
    );
  }

  /** Lets the clock run on from where it stands. */
  resume(): Promise<Travel> {
    return this.#travelTo(
      (from) => from,
      (to) => this.#runningFrom(to),
    );
  }

  /** The events after number `after`. */
  events(after: number, limit?: number): Promise<readonly LoggedEvent[]> {
    return this.#parts.log.read(this.name, after, limit);
  }

  /** Ends the timer. How calls under way end is no longer written down. */
  close(): void {
    this.#closed = true;
    this.#dropTimer();
  }

  #travelTo(
    target: (from: EpochMs) => EpochMs,
    clockAt: (to: EpochMs) => ClockState,
  ): Promise<Travel> {
    const journey = this.#journey.then(() => this.#go(target, clockAt));
    this.#journey = journey.catch(() => undefined);
    return journey;
  }

  async #go(
    target: (from: EpochMs) => EpochMs,
    clockAt: (to: EpochMs) => ClockState,
  ): Promise<Travel> {
    const after = this.#world.seq;
    await this.settled();
    const from = this.now();
    const to = target(from);
    const refusal = refuseInstant(from, to);
    if (refusal) return { refusal, events: [] };
    this.#traveler = from;
    try {
      for (let due = nextDue(this.#world); due && due.at <= to; due = nextDue(this.#world)) {
        this.#traveler = Math.max(due.at, this.now());
        await this.#inTurn(() => this.#fireNext());
        await Promise.all(this.#inFlight);
      }
      this.#traveler = to;
      const command = { type: "set-clock", clock: clockAt(to), shows: to } as const;
      await this.#inTurn(() => this.#commit(command, to));
    } finally {
      this.#traveler = undefined;
      this.#arm();
    }
    return { events: await this.events(after) };
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
    while (this.#isDue()) await this.#fireNext();
  }

  async #fireNext(): Promise<void> {
    const due = nextDue(this.#world);
    if (due && due.at <= this.now()) await this.#fire(due, Math.max(due.at, this.#world.lastAt));
  }

  async #fire({ kind, id }: Due, at: EpochMs): Promise<void> {
    switch (kind) {
      case "expiry":
        await this.#commit({ type: "expire-invoice", transactionNo: id }, at);
        return;
      case "charge":
        await this.#commit({ type: "charge-recurring", recurringId: id }, at);
        return;
      case "callback":
        return this.#attempt(id, at);
    }
  }

  /** Claims the attempt in the log, makes the call without holding the turn, records how it ended. */
  async #attempt(callbackId: string, at: EpochMs): Promise<void> {
    const callback = this.#world.callbacks.get(callbackId);
    if (!callback) return;
    const sent = callbackRequest(this.#world, callback);
    const { events } = await this.#commit({ type: "attempt-callback", callbackId, sent }, at);
    if (events.length === 0) return;
    const call = this.#parts.outbox
      .send(sent)
      .then(async (result) => {
        if (!this.#closed) await this.execute({ type: "record-attempt", callbackId, result });
      })
      .catch(this.#parts.failed)
      .then(() => {
        this.#inFlight.delete(call);
      });
    this.#inFlight.add(call);
  }

  /** Decide, append, fold. A lost race reads on and decides again. */
  async #commit(command: Command, now: EpochMs): Promise<Decision> {
    const world = this.#world;
    for (let attempt = 1; attempt <= APPEND_ATTEMPTS_MAX; attempt += 1) {
      const links = this.#parts.links(world);
      const decision = decide(world, command, { now, draw: drawAt(world.seed, world.seq), links });
      if (decision.events.length === 0) return decision;
      if (await this.#parts.log.append(this.name, world.seq, decision.events)) {
        for (const event of decision.events) this.#foldOne({ seq: world.seq + 1, event });
        this.#arm();
        return decision;
      }
      for (const logged of await this.events(world.seq)) this.#foldOne(logged);
    }
    throw new Error(`sandbox ${this.name}: no append in ${APPEND_ATTEMPTS_MAX} attempts`);
  }

  #foldOne(logged: LoggedEvent): void {
    evolve(this.#world, logged.event);
    if (logged.event.type === "clock-set") this.#dropTimer();
    this.#parts.observe(this, logged);
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(job);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Sees to it that the next due thing happens by itself: at once, or when the clock gets there. */
  #arm(): void {
    const due = this.#closed ? undefined : nextDue(this.#world);
    if (!due || this.#timer?.at === due.at) return;
    const waitMs = due.at - this.now();
    if (waitMs <= 0) this.#pumpSoon();
    else if (this.#world.clock.mode === "running" && this.#traveler === undefined) {
      this.#dropTimer();
      const wake = () => {
        this.#timer = undefined;
        this.#pumpSoon();
      };
      this.#timer = { at: due.at, cancel: this.#parts.clock.wait(waitMs, wake) };
    }
  }

  #dropTimer(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
  }

  #pumpSoon(): void {
    if (this.#pumping) return;
    this.#pumping = true;
    this.#parts.clock.soon(() => {
      this.#pumping = false;
      if (!this.#closed) this.view().then(() => this.#arm(), this.#parts.failed);
    });
  }
}
