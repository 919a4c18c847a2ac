import type { Due } from "../../domain/agenda.js";
import { type Awaitable, whenReady } from "../../domain/awaitable.js";
import type { CallbackCommand } from "../../domain/callback.js";
import { shownAt } from "../../domain/clock.js";
import type { Draw, TriedNumbers } from "../../domain/context.js";
import type { Decision } from "../../domain/decide.js";
import type { LoggedEvent } from "../../domain/events.js";
import type { Settings } from "../../domain/settings.js";
import type { EpochMs } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { SandboxCommand } from "../../faults/decide.js";
import type { Position } from "../../store/position.js";
import type { Store } from "../../store/store.js";
import { CallbackAttempts, CallbackDispatcher, type CallUnderWay } from "../callbacks/calls.js";
import type { CallbackClient } from "../callbacks/client.js";
import type { CallbackLimiter } from "../callbacks/limiter.js";
import { SandboxClock } from "../clock/advance.js";
import { DueRunner } from "../clock/due-work.js";
import { SandboxGone, sandboxFull, storeFull } from "../errors.js";
import { EventStream, type LinksOf } from "../log/event-stream.js";
import type { Snapshots } from "../log/snapshots.js";
import type { Clock } from "../real-clock.js";
import { sleep } from "../waiting.js";
import { DryRun, type SandboxSession, type Taken, TextTable } from "./session.js";

/**
 * One change at a time: what comes while another one waits for the store goes after it. Where nothing
 * waits, as with the store in memory, a job runs at once and there is no queue.
 */
export class CommandQueue {
  readonly #afterEach: () => void;
  #last: Promise<void> | undefined;

  /** `afterEach` is called when a job has ended, whatever came of it. */
  constructor(afterEach: () => void) {
    this.#afterEach = afterEach;
  }

  /** Whether nothing waits or is under way. */
  get isIdle(): boolean {
    return this.#last === undefined;
  }

  run<T>(job: () => Awaitable<T>): Awaitable<T> {
    if (this.#last) return this.#hold(this.#last.then(job));
    let done: Awaitable<T>;
    try {
      done = job();
    } catch (error) {
      this.#afterEach();
      throw error;
    }
    if (done instanceof Promise) return this.#hold(done);
    this.#afterEach();
    return done;
  }

  #hold<T>(job: Promise<T>): Promise<T> {
    const over = () => {
      if (this.#last === last) this.#last = undefined;
      this.#afterEach();
    };
    const last: Promise<void> = job.then(over, over);
    this.#last = last;
    return job;
  }
}

/** The parts, and how it learns that the sandbox was reset by somebody else. */
type OwnParts = SandboxParts & { readonly gone: (sandbox: Sandbox) => void };

/** How far apart it is looked whether other gateways have ended what they do. */
const LOOK_MS = 20;

/**
 * One isolated world alive. What is due by now happens before each command and each look, so that
 * nobody ever sees a thing that time has already ended.
 */
export class Sandbox implements SandboxSession {
  readonly clock: SandboxClock;
  readonly texts = new TextTable();
  readonly #name: string;
  readonly #parts: OwnParts;
  readonly #stream: EventStream;
  readonly #queue = new CommandQueue(() => {
    this.#due.arm();
    for (const look of this.#watchers) look();
  });
  readonly #dispatcher: CallbackDispatcher;
  readonly #attempts: CallbackAttempts;
  readonly #due: DueRunner;
  readonly #now = () => this.now();
  readonly #watchers = new Set<() => void>();
  #isClosed = false;
  /** Numbers that replies named of invoices that there never were: they are not given again. */
  #reserved: TriedNumbers | undefined;

  private constructor(name: string, stream: EventStream, parts: OwnParts) {
    const { limiter, clock, failed } = parts;
    this.#name = name;
    this.#stream = stream;
    this.#parts = parts;
    this.#dispatcher = new CallbackDispatcher({ limiter, clock, failed });
    const inTurn = <T>(job: () => Awaitable<T>) => this.#flushed(this.#queue.run(job));
    this.#attempts = new CallbackAttempts({
      name,
      store: parts.store,
      clock,
      client: parts.client,
      stream,
      dispatcher: this.#dispatcher,
      inTurn,
      record: (command, call) => this.#record(command, call),
      rearm: () => this.#due.rearm(),
    });
    this.#due = new DueRunner({
      clock,
      stream,
      attempts: this.#attempts,
      dispatcher: this.#dispatcher,
      now: this.#now,
      isSilent: () => this.clock.isSilent,
      look: () => this.read(() => undefined),
      failed,
    });
    this.clock = new SandboxClock({
      clock,
      stream,
      dispatcher: this.#dispatcher,
      store: parts.store,
      sandbox: this,
      inTurn,
      due: this.#due,
    });
  }

  /** A sandbox from what the store holds. Undefined when it holds no such sandbox. */
  static load(
    name: string,
    parts: OwnParts,
    { at, isNew }: Loading,
  ): Awaitable<Sandbox | undefined> {
    const { store, snapshots, clock, links, observe, observeRewind, failed } = parts;
    let sandbox: Sandbox | undefined;
    const onRewind = (keep: number) => {
      sandbox?.dropCalls();
      observeRewind?.(name, keep);
    };
    const onGone = () => sandbox?.end();
    const tell = observe && ((logged: LoggedEvent) => observe(name, logged));
    const streamParts = {
      store,
      snapshots,
      clock,
      links,
      observe: tell,
      onRewind,
      onGone,
      failed,
    };
    return whenReady(EventStream.load(name, streamParts, isNew), (loaded) => {
      if (!loaded) return undefined;
      const made = new Sandbox(name, loaded, parts);
      sandbox = made;
      return whenReady(made.#resume(at), () => made);
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
  get position(): Position {
    return this.#stream.position;
  }

  /** Whether it was reset, so that nothing can be done in it any more. */
  get isGone(): boolean {
    return this.#isClosed;
  }

  now(): EpochMs {
    const { clock, lastAt } = this.#stream.world;
    const shown = this.clock.virtualNow ?? shownAt(clock, this.#parts.store.now());
    return Math.max(shown, lastAt);
  }

  read<T>(reader: (world: WorldView) => Taken<T>): Awaitable<Taken<T>> {
    return this.#inTurn(() => reader(this.#stream.world));
  }

  peek<T>(reader: (world: WorldView) => Taken<T>): Taken<T> {
    return reader(this.#stream.world);
  }

  execute(command: SandboxCommand, calledAt?: string): Awaitable<Decision> {
    this.#checkRoom();
    const intent = { command, now: this.#now, calledAt };
    return this.#inTurn(() => this.#stream.commit(intent, this.#reserved));
  }

  /** Reads on to where the store is: what others have done is known, and what is due waits. */
  refresh(): Awaitable<void> {
    const { reads } = this.#stream;
    return this.#queue.run(() => this.#renewed(reads));
  }

  /** A session in which all seems to happen, and nothing does. */
  dryRun(): SandboxSession {
    return new DryRun(this, this.#stream.trial(), (number) => this.#reserve(number));
  }

  /** Writes a snapshot where the log has grown far beyond the last one. To be called when it is closed. */
  keepSnapshot(): Awaitable<void> {
    return this.#stream.keepSnapshot();
  }

  /** Chance at this position of the log. */
  draw(): Draw {
    return this.#stream.draw();
  }

  /** The events after number `after`. */
  events(after: number, limit?: number): Awaitable<readonly LoggedEvent[]> {
    return this.#inTurn(() => this.#stream.read(after, limit));
  }

  /** The callbacks that are queued or on their way from here. */
  get callbacksUnderWay(): readonly string[] {
    return this.#dispatcher.callbackIds;
  }

  /**
   * Waits until no callback is due or under way at this moment; of certain callbacks only, where the
   * caller may be the receiver of another one that is under way.
   */
  async waitForIdle(of?: readonly string[]): Promise<void> {
    do {
      await this.read(() => undefined);
      await Promise.all(this.#dispatcher.underWay(of));
      while (this.#isBusyElsewhere(of)) await this.#lookAgain();
    } while (this.#due.isDue() || this.#dispatcher.underWay(of).length > 0);
  }

  /** Waits until no other gateway makes a call, as far as the log has it. */
  waitForCallsElsewhere(): Awaitable<void> {
    if (!this.#attempts.areElsewhere()) return;
    return this.#lookAgain().then(() => this.waitForCallsElsewhere());
  }

  /** Whether another gateway moves the clock, or may be making a call. */
  #isBusyElsewhere(of?: readonly string[]): boolean {
    return this.#stream.isAdvancedElsewhere || this.#attempts.areElsewhere(of);
  }

  /** Looks again in a while: what others do ends without a word to us. */
  async #lookAgain(): Promise<void> {
    await sleep(this.#parts.clock, LOOK_MS);
    await this.refresh();
  }

  /** No longer waits for the calls under way, and forgets those that wait for their turn. */
  dropCalls(): void {
    this.#reserved = undefined;
    this.#dispatcher.forget();
  }

  /** Whether nothing is under way here, so that the store alone can keep it. */
  get isIdle(): boolean {
    const isBusy = this.clock.isUnderWay || this.#dispatcher.underWay().length > 0;
    return !isBusy && this.#queue.isIdle && this.#reserved === undefined;
  }

  /** Waits for nothing any more until somebody uses it: others look after what falls due. */
  rest(): void {
    this.#due.rest();
  }

  /** Begins nothing more by itself, and waits for the calls to shops that are under way. */
  async drain(): Promise<void> {
    this.#due.close();
    await this.#dispatcher.drain();
  }

  /**
   * Sees to all that is due by now, to attempts whose caller has died, and to what the directory says
   * of it.
   */
  async runDueWork(): Promise<void> {
    await this.#inTurn(() => this.#attempts.endCutOff());
    await this.#inTurn(() => this.#stream.renew());
  }

  /** Has somebody look whenever something can have changed, until the result is called. */
  watch(look: () => void): () => void {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  }

  /** Whether somebody looks on. */
  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /** What falls due next; callbacks that are being seen to are left out. */
  nextDue(): Due | undefined {
    return this.#due.next();
  }

  /** Ends what was reset by somebody else. */
  end(): void {
    this.close();
    this.#parts.gone(this);
  }

  /** Nothing can be done in it from here on. How calls under way end is no longer written down. */
  close(): void {
    this.#isClosed = true;
    this.#due.close();
    this.dropCalls();
    for (const look of this.#watchers) look();
  }

  /** One change at a time, on the state as the store has it, after all that is due. */
  #inTurn<T>(job: () => Awaitable<T>): Awaitable<T> {
    const { reads } = this.#stream;
    const done = this.#queue.run(() =>
      whenReady(this.#renewed(reads), () => whenReady(this.#due.fireAll(), job)),
    );
    return this.#flushed(done);
  }

  /** What is reported has to be kept first, and what is read may be another one's change of this turn. */
  #flushed<T>(done: Awaitable<T>): Awaitable<T> {
    const { store } = this.#parts;
    if (!store.outlives) return done;
    return whenReady(done, (value) => whenReady(store.flushed(), () => value));
  }

  /** Reads on, unless somebody has done so since it was read for the last time but `reads`. */
  #renewed(reads: number): Awaitable<void> {
    if (this.#isClosed) throw new SandboxGone(this.#name);
    const isNew = this.#parts.store.shared && this.#stream.isReadSince(reads);
    return isNew ? undefined : this.#stream.refresh();
  }

  /** Writes down how an attempt ended, unless its past was taken back. */
  #record(command: CallbackCommand, call: CallUnderWay): Awaitable<unknown> {
    const intent = { command, now: this.#now };
    // Whether it was taken back elsewhere is known when the log has been read on.
    return this.#inTurn(() => (call.isAwaited() ? this.#stream.commit(intent) : undefined));
  }

  /** Takes the log up where it ends: its clock first, then what was cut off. */
  #resume(at?: EpochMs): Awaitable<void> {
    return this.#queue.run(() => {
      const set = at === undefined ? undefined : this.clock.continueFrom(at);
      return whenReady(set, () => this.#attempts.endCutOff());
    });
  }

  /** Throws when nothing more may begin here. */
  #checkRoom(): void {
    const { eventsMax, store } = this.#parts;
    const { seq } = this.#stream.world;
    if (seq >= eventsMax) throw sandboxFull(this.#name, eventsMax, seq);
    const why = store.full();
    if (why !== undefined) throw storeFull(why);
  }

  #reserve(number: number): void {
    const { lowest = number, highest = number } = this.#reserved ?? {};
    this.#reserved = { lowest: Math.min(lowest, number), highest: Math.max(highest, number) };
  }
}

/** What a sandbox is made of. */
export interface SandboxParts {
  readonly store: Store;
  readonly snapshots?: Snapshots | undefined;
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly limiter: CallbackLimiter;
  readonly links: LinksOf;
  /** Called with each event after it is folded, in order. Absent where nobody listens. */
  readonly observe?: ((sandbox: string, logged: LoggedEvent) => void) | undefined;
  /** Called when a sandbox was rewound to event `keep`, before the events that follow. */
  readonly observeRewind?: (sandbox: string, keep: number) => void;
  /** Called with an error that no caller is there to catch. */
  readonly failed: (error: unknown) => void;
  /** How many events a sandbox may have. */
  readonly eventsMax: number;
}

/** How a sandbox comes from the store. */
export interface Loading {
  /** The instant from which its clock goes on; without it as the log says. */
  readonly at?: EpochMs | undefined;
  /** Whether it has just begun, so that observers have not heard of it. */
  readonly isNew: boolean;
}
