import { refuseAdvance } from "../domain/advance-limits.js";
import type { Due } from "../domain/agenda.js";
import { type ClockState, refuseInstant, shownAt } from "../domain/clock.js";
import type { Decision } from "../domain/decide.js";
import { nextDue } from "../domain/due.js";
import type { Refusal } from "../domain/refusal.js";
import type { EpochMs } from "../domain/time.js";
import type { SandboxCommand } from "../faults/decide.js";
import { type Callbacks, CUT_OFF, RETRY_MS, SKIPPED } from "./callbacks.js";
import type { Ledger } from "./ledger.js";
import type { Clock } from "./real-clock.js";

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

export interface AdvanceOptions {
  /** Calls no shop on the way. */
  readonly silent?: boolean;
}

/** How long an advance may keep other sandboxes waiting. */
const SLICE_MS = 50;

/**
 * The clock of a sandbox. What falls due happens at its own instant and in the order of the agenda: before each
 * command, when a timer fires, and on the way of an advance.
 */
export class SandboxClock {
  readonly #ledger: Ledger;
  readonly #callbacks: Callbacks;
  readonly #real: Clock;
  readonly #failed: (error: unknown) => void;
  /** The instant that an advance has reached. */
  #virtualNow: EpochMs | undefined;
  #isSilent = false;
  /** The last of the moves, of which one is made at a time. */
  #moves: Promise<unknown> = Promise.resolve();
  #timer: { readonly at: EpochMs; readonly cancel: () => void } | undefined;
  #isSoon = false;
  #isStopped = false;

  constructor(
    ledger: Ledger,
    callbacks: Callbacks,
    { clock, failed }: { readonly clock: Clock; readonly failed: (error: unknown) => void },
  ) {
    this.#ledger = ledger;
    this.#callbacks = callbacks;
    this.#real = clock;
    this.#failed = failed;
  }

  /** What the clock shows: never earlier than the last event, however it was set. */
  now(): EpochMs {
    const { clock, lastAt } = this.#ledger.world;
    return Math.max(this.#virtualNow ?? shownAt(clock, this.#real.now()), lastAt);
  }

  /** What falls due next. Callbacks that wait for a slot are left out. */
  next(): Due | undefined {
    return nextDue(this.#ledger.world, (callbackId) => this.#callbacks.isWaiting(callbackId));
  }

  /** Carries out all that is due by now. */
  runDue(): void {
    for (let due = this.next(); due && due.at <= this.now(); due = this.next()) this.#run(due);
  }

  /** Waits until no callback is due or under way, or none of certain ones. */
  async idle(of?: readonly string[]): Promise<void> {
    do {
      this.runDue();
      await this.#callbacks.ended(of);
    } while (this.#isDue() || this.#callbacks.isUnderWay(of));
  }

  /** Moves the clock to the instant that `target` makes of the present one. */
  advance(target: (from: EpochMs) => EpochMs, { silent = false }: AdvanceOptions = {}) {
    return this.#alone(() => this.#go(target, (to) => this.#continued(to), silent));
  }

  /** Freezes the clock, at `at` or where it is; one that is already frozen there is not changed. */
  freeze(at?: EpochMs): Promise<ClockMove> {
    return this.#alone(async () => {
      const { clock, seq } = this.#ledger.world;
      if (at === undefined && clock.mode === "frozen") return { after: seq };
      return this.#go(
        (from) => at ?? from,
        (to) => ({ mode: "frozen", at: to }),
      );
    });
  }

  /** Lets the clock run from what it shows. */
  resume(): Promise<ClockMove> {
    return this.#alone(() =>
      this.#go(
        (from) => from,
        (to) => this.#runningFrom(to),
      ),
    );
  }

  /** Takes back all that came after a moment, which `find` finds when no call is under way. */
  rewind(find: () => LoggedMoment | Promise<LoggedMoment>): Promise<ClockMove> {
    return this.#alone(async () => {
      while (this.#callbacks.isUnderWay()) await this.#callbacks.ended();
      const moment = await find();
      const { seq } = moment;
      this.#ledger.cut(seq, () => {
        this.continueFrom(moment.at ?? this.#ledger.world.lastAt);
        this.endCutOff();
      });
      this.#callbacks.forget();
      this.#rearm();
      return { after: seq };
    });
  }

  /** Sets the clock to go on from an instant. One that is frozen there already needs no event. */
  continueFrom(at: EpochMs): void {
    if (this.#ledger.world.clock.mode !== "frozen" || this.now() !== at) this.#setClock(at);
  }

  /** Ends the attempts that no process makes any more. */
  endCutOff(): void {
    for (const callbackId of [...this.#ledger.world.openCallbacks.keys()]) {
      const command = { type: "record-attempt", callbackId, result: CUT_OFF } as const;
      this.#commit(command, this.#ledger.world.lastAt);
    }
  }

  /** Sets the timer to what falls due next. */
  arm(): void {
    const due = this.#virtualNow === undefined && !this.#isStopped ? this.next() : undefined;
    if (this.#timer && this.#timer.at === due?.at) return;
    this.#dropTimer();
    if (!due) return;
    const waitMs = due.at - this.now();
    if (waitMs <= 0) this.#soon();
    else if (this.#ledger.world.clock.mode === "running") this.#wait(due.at, waitMs);
  }

  /** The same after the clock was moved. */
  #rearm(): void {
    this.#dropTimer();
    this.arm();
  }

  #dropTimer(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
  }

  /** Begins nothing more by itself. */
  stop(): void {
    this.#isStopped = true;
    this.#dropTimer();
  }

  /** Runs one move at a time. It has ended when the disk has it. */
  async #alone(move: () => Promise<ClockMove>): Promise<ClockMove> {
    const moved = this.#moves.then(move);
    this.#moves = moved.catch(() => undefined);
    const done = await moved;
    await this.#ledger.flushed;
    return done;
  }

  async #go(
    target: (from: EpochMs) => EpochMs,
    clockAt: (to: EpochMs) => ClockState,
    silent = false,
  ): Promise<ClockMove> {
    const after = this.#ledger.world.seq;
    await this.idle();
    const from = this.now();
    const to = target(from);
    const { world, room } = this.#ledger;
    const refusal = refuseInstant(from, to) ?? refuseAdvance(world, to, silent, room);
    if (refusal) return { refusal, after };
    this.#virtualNow = from;
    this.#isSilent = silent;
    try {
      await this.#pass(to);
      this.#virtualNow = to;
      this.#commit({ type: "set-clock", clock: clockAt(to), shows: to, silent }, to);
    } finally {
      this.#virtualNow = undefined;
      this.#isSilent = false;
      this.#rearm();
    }
    return { after };
  }

  /** Lets everything until an instant happen. The calls of one instant end before time moves on. */
  async #pass(to: EpochMs): Promise<void> {
    let beganMs = this.#real.elapsedMs();
    for (;;) {
      const due = this.next();
      const isLater = due === undefined || due.at > this.now();
      if (isLater && this.#callbacks.isUnderWay()) await this.#callbacks.ended();
      else if (due === undefined || due.at > to) return;
      else {
        this.#virtualNow = Math.max(due.at, this.now());
        this.#run(due);
      }
      if (this.#real.elapsedMs() - beganMs < SLICE_MS) continue;
      await new Promise<void>((resume) => this.#real.soon(resume));
      beganMs = this.#real.elapsedMs();
    }
  }

  #run(due: Due): void {
    if (due.kind !== "callback") {
      const now = Math.max(due.at, this.#ledger.world.lastAt);
      const { events } = this.#commit(commandOf(due), now, this.#isSilent);
      // What is due and changes nothing would be due for ever.
      if (events.length === 0) throw new Error(`the ${due.kind} of ${due.id} changes nothing`);
    } else if (this.#isSilent) {
      this.#callbacks.claim(due);
      this.#record(due.id, SKIPPED);
    } else {
      this.#callbacks.begin(due, (result) => {
        this.runDue();
        this.#record(due.id, result);
        this.arm();
      });
    }
  }

  #record(callbackId: string, result: typeof CUT_OFF): void {
    this.#commit({ type: "record-attempt", callbackId, result }, this.now());
  }

  #commit(command: SandboxCommand, now: EpochMs, silent = false): Decision {
    return this.#ledger.commit(command, { now, silent, isDue: true });
  }

  #isDue(): boolean {
    const due = this.next();
    return due !== undefined && due.at <= this.now();
  }

  #setClock(at: EpochMs): void {
    this.#commit({ type: "set-clock", clock: this.#continued(at), shows: at }, at);
  }

  /** The clock as it is, but showing `at`. */
  #continued(at: EpochMs): ClockState {
    const { mode } = this.#ledger.world.clock;
    return mode === "frozen" ? { mode, at } : this.#runningFrom(at);
  }

  #runningFrom(at: EpochMs): ClockState {
    return { mode: "running", offsetMs: at - this.#real.now() };
  }

  #wait(at: EpochMs, waitMs: number): void {
    const cancel = this.#real.wait(waitMs, () => {
      this.#timer = undefined;
      this.#ring();
    });
    this.#timer = { at, cancel };
  }

  /** Rings after the work in hand, once however often it is asked. */
  #soon(): void {
    if (this.#isSoon) return;
    this.#isSoon = true;
    this.#real.soon(() => {
      this.#isSoon = false;
      if (this.#virtualNow === undefined) this.#ring();
    });
  }

  #ring(): void {
    if (this.#isStopped) return;
    try {
      this.runDue();
      this.arm();
    } catch (error) {
      this.#failed(error);
      this.#wait(Number.NaN, RETRY_MS);
    }
  }
}

function commandOf({ kind, id }: Due): SandboxCommand {
  switch (kind) {
    case "expiry":
      return { type: "expire-invoice", transactionNo: id };
    case "charge":
      return { type: "charge-recurring", recurringId: id };
    default:
      return { type: "settle-orders", by: "schedule" };
  }
}
