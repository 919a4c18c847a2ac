import type { Due } from "../domain/agenda.js";
import { type Awaitable, whenReady } from "../domain/awaitable.js";
import { shownAt } from "../domain/clock.js";
import type { Context, Draw, TriedNumbers } from "../domain/context.js";
import type { Decision } from "../domain/decide.js";
import type { LoggedEvent } from "../domain/events.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { SandboxCommand } from "../faults/decide.js";
import type { Place } from "../store/place.js";
import type { Store } from "../store/store.js";
import { CallbackAttempts } from "./callback-attempts.js";
import type { CallbackClient } from "./callback-client.js";
import { CallbackDispatcher } from "./callback-dispatcher.js";
import type { CallbackLimiter } from "./callback-limiter.js";
import type { Clock } from "./clock.js";
import { CommandQueue } from "./command-queue.js";
import { DryRun } from "./dry-run.js";
import { DueRunner } from "./due-runner.js";
import { SandboxGone } from "./errors.js";
import { EventStream } from "./event-stream.js";
import type { SandboxSession, Taken } from "./session.js";
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
  /** Numbers that replies told of invoices that there never were: they are not given again. */
  #burned: TriedNumbers | undefined;

  private constructor(name: string, stream: EventStream, parts: SandboxParts) {
    const { limiter, clock, failed } = parts;
    this.#name = name;
    this.#stream = stream;
    this.#parts = parts;
    this.#dispatcher = new CallbackDispatcher({ limiter, clock, failed });
    const inTurn = <T>(job: () => Awaitable<T>) => this.#queue.run(job);
    this.#attempts = new CallbackAttempts({
      name,
      store: parts.store,
      clock,
      client: parts.client,
      stream,
      dispatcher: this.#dispatcher,
      now: this.#now,
      inTurn,
      record: (command) => this.execute(command),
      rearm: () => this.#due.rearm(),
    });
    this.#due = new DueRunner({
      clock,
      stream,
      attempts: this.#attempts,
      dispatcher: this.#dispatcher,
      now: this.#now,
      isTravelling: () => this.travel.isUnderWay,
      isSilent: () => this.travel.isSilent,
      look: () => this.read(() => undefined),
      failed,
    });
    this.travel = new TimeTravel({
      clock,
      stream,
      dispatcher: this.#dispatcher,
      store: parts.store,
      sandbox: this,
      inTurn,
      due: this.#due,
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

  peek<T>(reader: (world: WorldView) => Taken<T>): Taken<T> {
    return reader(this.#stream.world);
  }

  execute(command: SandboxCommand): Awaitable<Decision> {
    const intent = { command, now: this.#now, silent: false };
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
    } while (this.#due.isDue() || this.#dispatcher.underWay(of).length > 0);
  }

  /** No longer waits for the calls under way, and forgets those that wait for their turn. */
  dropCalls(): void {
    this.#burned = undefined;
    this.#dispatcher.forget();
  }

  /** Has somebody look whenever something can have changed, until the result is called. */
  watch(look: () => void): () => void {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  }

  /** What falls due next; callbacks that are being seen to are left out. */
  nextDue(): Due | undefined {
    return this.#due.next();
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
    return this.#queue.run(() => {
      if (this.#isClosed) throw new SandboxGone(this.#name);
      return whenReady(this.#stream.refresh(), () => whenReady(this.#due.fireAll(), job));
    });
  }

  /** Takes the log up where it ends: its clock first, then what was cut off. */
  #takeUp(at?: EpochMs): Awaitable<void> {
    return this.#queue.run(() => {
      const set = at === undefined ? undefined : this.travel.continueFrom(at);
      return whenReady(set, () =>
        this.#attempts.endCutOff([...this.#stream.world.openCallbacks.keys()]),
      );
    });
  }

  #burn(number: number): void {
    const { lowest = number, highest = number } = this.#burned ?? {};
    this.#burned = { lowest: Math.min(lowest, number), highest: Math.max(highest, number) };
  }
}
