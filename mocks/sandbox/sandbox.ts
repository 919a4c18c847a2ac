import type { Due } from "../domain/agenda.js";
import { type Awaitable, attempt, whenReady } from "../domain/awaitable.js";
import type { Draw, TriedNumbers } from "../domain/context.js";
import type { Decision } from "../domain/decide.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { World, WorldView } from "../domain/world.js";
import type { SandboxCommand } from "../faults/decide.js";
import { CallbackAttempts } from "../runtime/callbacks/calls.js";
import { CallbackDispatcher } from "../runtime/callbacks/dispatcher.js";
import type { CallbackLimiter } from "../runtime/callbacks/limiter.js";
import { SandboxClock } from "../runtime/clock/advance.js";
import { DueWork } from "../runtime/clock/due-work.js";
import { SandboxTime } from "../runtime/clock/time.js";
import { Turns } from "../runtime/clock/turns.js";
import { EventStream, type LinksOf } from "../runtime/log/event-stream.js";
import type { Snapshots } from "../runtime/log/snapshots.js";
import type { Store } from "../store/store.js";
import type { CallbackClient } from "./client.js";
import { sandboxFull, storeFull } from "./errors.js";
import { type MemoryBudget, MemoryShare } from "./memory.js";
import type { Position } from "./position.js";
import type { Clock } from "./real-clock.js";
import { DryRun, type SandboxSession, type Taken, TextTable } from "./session.js";
import { Slices } from "./waiting.js";

/** The parts, and how the registry learns that another gateway reset the sandbox. */
type OwnParts = SandboxParts & { readonly gone: (sandbox: Sandbox) => void };

/**
 * One isolated world alive. What is due by now happens before each command and each look, so that
 * no caller ever sees a thing that time has already ended.
 */
export class Sandbox implements SandboxSession {
  readonly clock: SandboxClock;
  readonly texts = new TextTable();
  readonly #name: string;
  readonly #parts: OwnParts;
  readonly #stream: EventStream;
  readonly #time: SandboxTime;
  readonly #memory: MemoryShare;
  /** Whether it is in memory for others to use, and so counts. */
  #isHeld = false;
  readonly #dispatcher: CallbackDispatcher;
  readonly #due: DueWork;
  readonly #turns: Turns;
  readonly #attempts: CallbackAttempts;
  /** Transaction numbers that replies named for invoices that do not exist. They are not given out again. */
  #reserved: TriedNumbers | undefined;

  /** Puts the parts together, each over those before it. */
  private constructor(name: string, stream: EventStream, parts: OwnParts) {
    const { store, clock, client, limiter, failed } = parts;
    this.#name = name;
    this.#stream = stream;
    this.#parts = parts;
    this.#memory = new MemoryShare(parts.memory);
    this.#time = new SandboxTime(store, stream);
    this.#dispatcher = new CallbackDispatcher({ limiter, clock, failed });
    const common = { name, store, clock, stream, time: this.#time, dispatcher: this.#dispatcher };
    this.#due = new DueWork(common, (callback) => this.#attempts.begin(callback));
    this.#turns = new Turns({
      ...common,
      due: this.#due,
      moved: () => this.#measure(),
      failed,
    });
    const own = { ...common, due: this.#due, turns: this.#turns };
    this.#attempts = new CallbackAttempts({ ...own, client });
    this.clock = new SandboxClock({ ...own, attempts: this.#attempts });
  }

  /** A sandbox from what the store holds. Undefined when it holds no such sandbox. */
  static load(
    name: string,
    parts: OwnParts,
    { at, isNew }: Loading,
  ): Awaitable<Sandbox | undefined> {
    const { store, snapshots, clock, links, observe, observeRewind, failed } = parts;
    let sandbox: Sandbox | undefined;
    let loading = isNew ? undefined : new MemoryShare(parts.memory);
    const onRewind = (keep: number) => {
      sandbox?.dropCalls();
      observeRewind?.(name, keep);
    };
    const onGone = () => sandbox?.end();
    const notify = observe && ((logged: LoggedEvent) => observe(name, logged));
    const streamParts = {
      store,
      snapshots,
      clock,
      links,
      observe: notify,
      onRewind,
      onGone,
      failed,
      checkWorld: (world: World) => parts.memory.checkWorld(name, world, loading),
    };
    const end = () => {
      loading?.release();
      loading = undefined;
    };
    const stream = attempt(
      () => EventStream.load(name, streamParts, isNew),
      (error) => {
        end();
        throw error;
      },
    );
    return whenReady(stream, (loaded) => {
      end();
      if (!loaded) return undefined;
      const made = new Sandbox(name, loaded, parts);
      sandbox = made;
      made.wake();
      const resumed = attempt(
        () => made.#resume(at),
        (error) => {
          made.close();
          throw error;
        },
      );
      return whenReady(resumed, () => made);
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

  /** Whether it was reset: no command or read is possible any more. */
  get isGone(): boolean {
    return this.#turns.isClosed;
  }

  now(): EpochMs {
    return this.#time.now();
  }

  read<T>(reader: (world: WorldView) => Taken<T>): Awaitable<Taken<T>> {
    return this.#turns.run(() => reader(this.#stream.world));
  }

  peek<T>(reader: (world: WorldView) => Taken<T>): Taken<T> {
    return reader(this.#stream.world);
  }

  execute(command: SandboxCommand, calledAt?: string): Awaitable<Decision> {
    this.#checkRoom();
    const intent = { command, now: this.#time.now, calledAt, checkRoom: this.#checkMemory };
    return this.#turns.run(() => this.#stream.commit(intent, this.#reserved));
  }

  /** Reads on to where the store is. What is due waits. */
  refresh(): Awaitable<void> {
    return this.#turns.refresh();
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

  /**
   * The events after number `after`. Many are read in slices, so that other sandboxes get a turn. Rejects with the
   * reason of the signal if that ends it.
   */
  events(
    after: number,
    limit = Number.POSITIVE_INFINITY,
    signal?: AbortSignal,
  ): Awaitable<readonly LoggedEvent[]> {
    const most = Math.min(limit, EVENTS_AT_ONCE);
    const first = this.#turns.run(() => this.#stream.readSome(after, most));
    return whenReady(first, (events) => {
      const isAll = events.length >= limit || after + events.length >= this.position.seq;
      return isAll ? events : this.#moreEvents(events, after, limit, signal);
    });
  }

  /** The same from a first part on, up to where the log ends at this moment. */
  async #moreEvents(
    first: readonly LoggedEvent[],
    after: number,
    limit: number,
    signal: AbortSignal | undefined,
  ): Promise<readonly LoggedEvent[]> {
    const { epoch, seq: end } = this.position;
    const slices = new Slices(this.#parts.clock, signal);
    const all = [...first];
    const until = Math.min(end, after + limit);
    for (let last = after + all.length; last < until; last = after + all.length) {
      if (slices.isOver()) await slices.rest();
      const most = Math.min(EVENTS_AT_ONCE, until - last);
      const some = await this.#turns.run(() => this.#stream.readSome(last, most));
      // What was read is of a past that was taken back.
      if (this.position.epoch !== epoch || some.length === 0)
        return this.events(after, limit, signal);
      for (const one of some) all.push(one);
    }
    return all;
  }

  /** The callbacks that are queued or on their way from here. */
  get callbacksUnderWay(): readonly string[] {
    return this.#dispatcher.callbackIds;
  }

  /**
   * Waits until no callback is due or under way at this moment. Where the caller may be the receiver of one
   * that is under way, it waits for certain callbacks only.
   */
  waitForIdle(of?: readonly string[]): Promise<void> {
    return this.#attempts.waitForIdle(of);
  }

  /** No longer waits for the calls under way, and forgets those that wait for their turn. */
  dropCalls(): void {
    this.#reserved = undefined;
    this.#dispatcher.forget();
  }

  /** Whether nothing is under way here, so that the store alone can keep it. */
  get isIdle(): boolean {
    const isBusy = this.clock.isUnderWay || this.#dispatcher.underWay().length > 0;
    return !isBusy && this.#turns.isIdle && this.#reserved === undefined;
  }

  /** About how many bytes of memory it takes. */
  get bytes(): number {
    return this.#memory.bytes;
  }

  /** Waits for nothing any more until it is used: the sweep handles what falls due. */
  rest(): void {
    this.#isHeld = false;
    this.#memory.release();
    this.#turns.rest();
  }

  /** Is in memory again. */
  wake(): void {
    this.#isHeld = true;
    this.#measure();
  }

  #measure(): void {
    if (this.#isHeld) this.#memory.hold(this.#stream.world.bytes);
  }

  /** Begins nothing more by itself, and waits for the calls to shops that are under way. */
  async drain(): Promise<void> {
    this.#turns.stop();
    await this.#dispatcher.drain();
  }

  /**
   * Sees to all that is due by now, to attempts whose caller has died, and to what the directory says
   * of it.
   */
  async runDueWork(): Promise<void> {
    await this.#turns.run(() => this.#attempts.endCutOff());
    await this.#turns.run(() => this.#stream.renew());
  }

  /** Calls `changed` after each change of the log, and at the end, until the result is called. */
  watch(changed: () => void): () => void {
    return this.#turns.subscribe(changed);
  }

  get isWatched(): boolean {
    return this.#turns.isWatched;
  }

  /** What falls due next; callbacks that are being seen to are left out. */
  nextDue(): Due | undefined {
    return this.#due.next();
  }

  /** Ends what another process reset. */
  end(): void {
    this.close();
    this.#parts.gone(this);
  }

  /** Nothing can be done in it from here on. How calls under way end is no longer written down. */
  close(): void {
    this.#isHeld = false;
    this.#memory.release();
    this.dropCalls();
    this.#turns.close();
  }

  /** Takes the log up where it ends: its clock first, then what was cut off. */
  #resume(at?: EpochMs): Awaitable<void> {
    return this.#turns.queue(() => {
      const set = at === undefined ? undefined : this.clock.continueFrom(at);
      return whenReady(set, () => this.#attempts.endCutOff());
    });
  }

  readonly #checkMemory = (events: readonly DomainEvent[]) =>
    this.#parts.memory.checkRoom(this.#name, this.#stream.world.bytes, events);

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

/** How many events are read at once. */
const EVENTS_AT_ONCE = 2000;

/** What a sandbox is made of. */
export interface SandboxParts {
  readonly store: Store;
  readonly snapshots?: Snapshots | undefined;
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly limiter: CallbackLimiter;
  readonly links: LinksOf;
  /** Called with each event after it is folded, in order. Absent where nothing listens. */
  readonly observe?: ((sandbox: string, logged: LoggedEvent) => void) | undefined;
  /** Called when a sandbox was rewound to event `keep`, before the events that follow. */
  readonly observeRewind?: (sandbox: string, keep: number) => void;
  /** Called with an error that no caller is there to catch. */
  readonly failed: (error: unknown) => void;
  /** How many events a sandbox may have. */
  readonly eventsMax: number;
  readonly memory: MemoryBudget;
}

/** How a sandbox comes from the store. */
export interface Loading {
  /** The instant from which its clock goes on; without it as the log says. */
  readonly at?: EpochMs | undefined;
  /** Whether it has just begun, so that observers have not heard of it. */
  readonly isNew: boolean;
}
