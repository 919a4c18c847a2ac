import type { Due } from "../domain/agenda.js";
import { type Awaitable, whenReady } from "../domain/awaitable.js";
import type { Callback, Sent } from "../domain/callback.js";
import { shownAt } from "../domain/clock.js";
import type { Context, Draw, TriedNumbers } from "../domain/context.js";
import type { Decision } from "../domain/decide.js";
import { nextDue } from "../domain/due.js";
import type { LoggedEvent } from "../domain/events.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { SandboxCommand } from "../faults/decide.js";
import type { Place, Store } from "../store/store.js";
import type { CallbackClient } from "./callback-client.js";
import { CallbackDispatcher, type CallUnderWay } from "./callback-dispatcher.js";
import type { CallbackLimiter } from "./callback-limiter.js";
import { callbackRequest } from "./callback-request.js";
import type { Clock } from "./clock.js";
import { CommandQueue } from "./command-queue.js";
import { DryRun } from "./dry-run.js";
import { DueTimer } from "./due-timer.js";
import { SandboxGone } from "./errors.js";
import { EventStream } from "./event-stream.js";
import { TextTable } from "./text-table.js";
import { TimeTravel } from "./time-travel.js";

/** What a sandbox is made of. */
export interface SandboxParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly limiter: CallbackLimiter;
  readonly links: (world: WorldView) => Context["links"];
  /** Told of each event after it is folded, in order. Absent where nobody listens. */
  readonly observe?: ((sandbox: string, logged: LoggedEvent) => void) | undefined;
  /** Told of an error that no caller is there to catch. */
  readonly failed: (error: unknown) => void;
}

export interface ExecuteOptions {
  /** Leaves out the callbacks that would follow. */
  readonly silent?: boolean;
}

/** What can be done in a sandbox by whoever handles a request: in the world itself, or in a trial. */
export interface SandboxSession {
  readonly name: string;
  readonly settings: Settings;
  /** The fault rules. */
  readonly faults: WorldView["faults"];
  /** Texts of the shop that come with every order, kept once. */
  readonly texts: TextTable;
  /** What the sandbox's clock shows; never earlier than the last thing that happened. */
  now(): EpochMs;
  /** Carries a command out, or says why not. */
  execute(command: SandboxCommand, options?: ExecuteOptions): Awaitable<Decision>;
  /** Reads the state, after all that was due. The reader must take what it needs: the world goes on. */
  read<T>(reader: (world: WorldView) => Taken<T>): Awaitable<Taken<T>>;
}

/** What a reader may give back: neither the world, nor a promise to look at it later. */
export type Taken<T> = T extends PromiseLike<unknown> | WorldView ? never : T;

/** How the attempt of a gateway that ended, or of a sandbox that was taken back, is written down. */
const CUT_OFF = {
  outcome: "unreachable",
  status: null,
  detail: "the attempt was cut off before it ended",
} as const;

/** How long other gateways leave an attempt alone that one of them has claimed. */
const ATTEMPT_LEASE_MS = 60_000;

/** How long a callback rests whose attempt could not be claimed. */
const UNCLAIMED_REST_MS = 1000;

/** How long what is due may keep all other sandboxes waiting. */
const SLICE_MS = 10;

/**
 * One isolated world alive. What is due by now happens before each command and each look, so that
 * nobody ever sees a thing that time has already ended.
 */
export class Sandbox implements SandboxSession {
  readonly travel: TimeTravel;
  readonly texts = new TextTable();
  readonly #name: string;
  readonly #parts: SandboxParts;
  readonly #stream: EventStream;
  readonly #queue = new CommandQueue(() => this.#arm());
  readonly #dispatcher: CallbackDispatcher;
  readonly #timer: DueTimer;
  readonly #isPending = (callbackId: string) => this.#dispatcher.isPending(callbackId);
  readonly #now = () => this.now();
  #isClosed = false;
  /** Numbers that replies told of invoices that there never were: they are not given again. */
  #burned: TriedNumbers | undefined;

  private constructor(name: string, stream: EventStream, parts: SandboxParts) {
    const { limiter, clock, failed } = parts;
    this.#name = name;
    this.#stream = stream;
    this.#parts = parts;
    this.#dispatcher = new CallbackDispatcher({ limiter, clock, failed });
    this.#timer = new DueTimer(clock, () => this.#fireByItself());
    this.travel = new TimeTravel({
      clock,
      stream,
      dispatcher: this.#dispatcher,
      store: parts.store,
      sandbox: this,
      inTurn: (job) => this.#queue.run(job),
      nextDue: () => this.nextDue(),
      fire: (until) => this.#fire(until),
      rearm: () => this.#rearm(),
    });
  }

  /**
   * A sandbox from what the store holds; its clock goes on from `at`, or as the log says. Undefined
   * when the store holds no such sandbox.
   */
  static load(name: string, parts: SandboxParts, at?: EpochMs): Awaitable<Sandbox | undefined> {
    const { store, clock, links, observe, failed } = parts;
    let sandbox: Sandbox | undefined;
    const rewound = () => sandbox?.dropCalls();
    const tell = observe && ((logged: LoggedEvent) => observe(name, logged));
    const stream = EventStream.load(name, { store, clock, links, observe: tell, rewound, failed });
    return whenReady(stream, (loaded) => {
      if (!loaded) return undefined;
      const made = new Sandbox(name, loaded, parts);
      sandbox = made;
      return whenReady(made.#takeUp(at), () => made);
    });
  }

  get name(): string {
    return this.#name;
  }

  get settings(): Settings {
    return this.#stream.world.settings;
  }

  get faults(): WorldView["faults"] {
    return this.#stream.world.faults;
  }

  /** Where the log ends, as far as it is known here. */
  get place(): Place {
    return this.#stream.place;
  }

  /** Whether it was reset, so that nothing can be done in it any more. */
  get isGone(): boolean {
    return this.#isClosed;
  }

  now(): EpochMs {
    const { clock, lastAt } = this.#stream.world;
    const shown = this.travel.virtualNow ?? shownAt(clock, this.#parts.store.now());
    return Math.max(shown, lastAt);
  }

  read<T>(reader: (world: WorldView) => Taken<T>): Awaitable<Taken<T>> {
    return this.#inTurn(() => reader(this.#stream.world));
  }

  /** Reads the state as it was last seen: what is due by now may not have happened. */
  peek<T>(reader: (world: WorldView) => Taken<T>): Taken<T> {
    return reader(this.#stream.world);
  }

  execute(command: SandboxCommand, { silent = false }: ExecuteOptions = {}): Awaitable<Decision> {
    const intent = { command, now: this.#now, silent };
    return this.#inTurn(() => this.#stream.commit(intent, this.#burned));
  }

  /** A session in which all seems to happen, and nothing does. */
  dryRun(): SandboxSession {
    return new DryRun(this, this.#stream.trial(), (number) => this.#burn(number));
  }

  /** Chance at this place of the log. */
  draw(): Draw {
    return this.#stream.draw();
  }

  /** The events after number `after`. */
  events(after: number, limit?: number): Awaitable<readonly LoggedEvent[]> {
    return this.#inTurn(() => this.#stream.read(after, limit));
  }

  /**
   * Waits until no callback is due or under way at this moment; of certain callbacks only, where the
   * caller may be the receiver of another one that is under way.
   */
  async settled(of?: readonly string[]): Promise<void> {
    do {
      await this.read(() => undefined);
      await Promise.all(this.#dispatcher.underWay(of));
    } while (this.#isDue() || this.#dispatcher.underWay(of).length > 0);
  }

  /** No longer waits for the calls under way, and forgets those that wait for their turn. */
  dropCalls(): void {
    this.#burned = undefined;
    this.#dispatcher.forget();
  }

  /** Nothing can be done in it from here on. How calls under way end is no longer written down. */
  close(): void {
    this.#isClosed = true;
    this.#timer.close();
    this.dropCalls();
  }

  /** One change at a time, on the state as the store has it, after all that is due. */
  #inTurn<T>(job: () => Awaitable<T>): Awaitable<T> {
    return this.#queue.run(() => {
      if (this.#isClosed) throw new SandboxGone(this.#name);
      return whenReady(this.#stream.refresh(), () => whenReady(this.#fireDue(), job));
    });
  }

  /** What falls due next; callbacks that are being seen to are left out. */
  nextDue(): Due | undefined {
    return nextDue(this.#stream.world, this.#isPending);
  }

  #isDue(): boolean {
    const due = this.nextDue();
    return due !== undefined && due.at <= this.now();
  }

  /** Everything that is due by now, in order, each at its own instant. Only within a turn. */
  #fireDue(): Awaitable<void> {
    if (!this.#isDue()) return;
    const { clock } = this.#parts;
    const began = clock.elapsedMs();
    while (this.#isDue()) {
      const fired = this.#fire(this.now());
      if (fired instanceof Promise) return fired.then(() => this.#fireDue());
      if (clock.elapsedMs() - began > SLICE_MS) {
        return new Promise<void>((resume) => clock.soon(resume)).then(() => this.#fireDue());
      }
    }
  }

  /** The next callback that is due, or all else that is due until the one after. */
  #fire(until: EpochMs): Awaitable<void> {
    const due = this.nextDue();
    if (!due || due.at > until) return;
    if (due.kind !== "callback") return this.#stream.fireBatch(until, this.travel.isSilent);
    const callback = this.#stream.world.callbacks.get(due.id);
    if (!callback) return;
    const { id, at } = due;
    this.#dispatcher.dispatch(id, callback.target, (call) => this.#attempt(id, at, call));
  }

  /** Puts a callback back on the agenda, from which it went when it was taken up. */
  #takeUpLater(callbackId: string): void {
    this.#parts.clock.wait(UNCLAIMED_REST_MS, () => {
      const { agenda, callbacks } = this.#stream.world;
      const at = callbacks.get(callbackId)?.nextAttemptAt ?? null;
      if (this.#isClosed || at === null) return;
      agenda.plan(at, "callback", callbackId);
      this.#arm();
    });
  }

  /** Claims the attempt in the log, makes the call without holding a turn, records how it ended. */
  async #attempt(callbackId: string, dueAt: EpochMs, call: CallUnderWay): Promise<void> {
    const { store, client } = this.#parts;
    const lease = `callback:${callbackId}`;
    let request: Sent | undefined;
    try {
      const claimed = this.#queue.run(() => this.#claim(callbackId, dueAt, lease));
      request = claimed instanceof Promise ? await claimed : claimed;
    } finally {
      // Another gateway may have it; if that dies, or the store has failed, it is still to be made.
      if (!request) this.#takeUpLater(callbackId);
    }
    if (!request || !call.isAwaited()) return;
    call.claimed();
    const result = await client.send(request);
    await call.recordUntilDone(() => this.execute({ type: "record-attempt", callbackId, result }));
    if (call.isAwaited()) await store.release(this.#name, lease);
  }

  #claim(callbackId: string, dueAt: EpochMs, lease: string) {
    if (this.#isClosed) return undefined;
    const callback = this.#stream.world.callbacks.get(callbackId);
    if (!callback) return undefined;
    const leased = this.#parts.store.lease(this.#name, lease, ATTEMPT_LEASE_MS);
    return whenReady(leased, (mine) => (mine ? this.#claimLeased(callback, dueAt) : undefined));
  }

  #claimLeased(callback: Callback, dueAt: EpochMs) {
    const sent = callbackRequest(this.#stream.world, callback);
    const command = { type: "attempt-callback", callbackId: callback.id, sent } as const;
    const now = () => Math.max(dueAt, this.#stream.world.lastAt);
    return whenReady(this.#stream.commit({ command, now, silent: false }), ({ events }) =>
      events.length > 0 ? sent : undefined,
    );
  }

  /** Takes the log up where it ends: its clock first, then what was cut off. */
  #takeUp(at?: EpochMs): Awaitable<void> {
    return this.#queue.run(() => {
      const set = at === undefined ? undefined : this.travel.continueFrom(at);
      return whenReady(set, () => this.#endCutOff([...this.#stream.world.openCallbacks.keys()]));
    });
  }

  /** Writes down that attempts have failed which the log has claimed and nobody is making. */
  #endCutOff([callbackId, ...others]: readonly string[]): Awaitable<void> {
    if (callbackId === undefined) return;
    return whenReady(this.#endOne(callbackId), () => this.#endCutOff(others));
  }

  #endOne(callbackId: string): Awaitable<unknown> {
    const leased = this.#parts.store.lease(this.#name, `callback:${callbackId}`, 1);
    return whenReady(leased, (mine) => {
      if (!mine) return undefined;
      const command = { type: "record-attempt", callbackId, result: CUT_OFF } as const;
      return this.#stream.commit({ command, now: this.#now, silent: false });
    });
  }

  #burn(number: number): void {
    const { lowest = number, highest = number } = this.#burned ?? {};
    this.#burned = { lowest: Math.min(lowest, number), highest: Math.max(highest, number) };
  }

  #fireByItself(): void {
    const { failed } = this.#parts;
    try {
      const fired = this.read(() => undefined);
      if (fired instanceof Promise) fired.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  #rearm(): void {
    this.#timer.drop();
    this.#arm();
  }

  /** Sees to it that the next due thing happens by itself: at once, or when the clock gets there. */
  #arm(): void {
    const due = this.nextDue();
    if (!due) return;
    const waitMs = due.at - this.now();
    if (waitMs <= 0) this.#timer.soon();
    else if (this.#stream.world.clock.mode === "running" && !this.travel.isUnderWay) {
      this.#timer.set(due.at, waitMs);
    }
  }
}
