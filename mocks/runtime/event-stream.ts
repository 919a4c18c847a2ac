import type { Due } from "../domain/agenda.js";
import { type Awaitable, whenReady } from "../domain/awaitable.js";
import { branchOf, mergeBranch } from "../domain/branch.js";
import type { Context, Draw, TriedNumbers } from "../domain/context.js";
import type { Decision } from "../domain/decide.js";
import { dueFrom, nextDue } from "../domain/due.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import { keyOf } from "../domain/events.js";
import { evolve, fold } from "../domain/evolve.js";
import type { EpochMs } from "../domain/time.js";
import type { World, WorldView } from "../domain/world.js";
import { decideUnderFaults, type SandboxCommand } from "../faults/decide.js";
import {
  type Appended,
  type Change,
  NOWHERE,
  type Place,
  type Reading,
  type Store,
} from "../store/store.js";
import { drawAt } from "./chance.js";
import type { Clock } from "./clock.js";
import { SandboxGone, StoreUnavailable } from "./errors.js";

/** What a stream is made of. */
export interface EventStreamParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly links: (world: WorldView) => Context["links"];
  /** Told of each event after it is folded, in order. Absent where nobody listens. */
  readonly observe?: ((logged: LoggedEvent) => void) | undefined;
  /** Told that the log was cut by somebody else: what is under way belongs to a past that is gone. */
  readonly rewound: () => void;
  /** Told of an error of the store that was got over. */
  readonly failed: (error: unknown) => void;
}

/** A world that is not what the store holds, and what has happened in it. */
export interface Trial {
  readonly world: WorldView;
  readonly events: readonly DomainEvent[];
  run(command: SandboxCommand, now: EpochMs): Decision;
}

/** What was decided on before in vain, since it took keys of other sandboxes. */
interface Tried {
  readonly count: number;
  readonly numbers?: TriedNumbers | undefined;
}

/** A command with what deciding it takes. */
export interface Intent {
  readonly command: SandboxCommand;
  /** Asked again when the command is decided again. */
  readonly now: () => EpochMs;
  /** Leaves out the callbacks that would follow. */
  readonly silent: boolean;
}

const APPEND_ATTEMPTS_MAX = 1000;

/** How many due things go into one append. */
const BATCH_MAX = 1000;

/** How long a store that fails is asked again, and how long apart. */
const RECOVERY_MS = 10_000;
const BACKOFF_MS = { first: 20, most: 1000 } as const;

/** The log of one sandbox and the world that it comes to: decide, append, and only then fold. */
export class EventStream {
  readonly #name: string;
  readonly #parts: EventStreamParts;
  readonly #born: number;
  #world: World;
  #place: Place;
  /** Whether the world may differ from what the store holds: it is built anew before the next use. */
  #stale = false;

  private constructor(name: string, parts: EventStreamParts, begun: Begun) {
    this.#name = name;
    this.#parts = parts;
    this.#born = begun.born;
    this.#world = begun.world;
    this.#place = begun.place;
  }

  /** Folds what the store holds. Undefined when it holds no such sandbox. */
  static load(name: string, parts: EventStreamParts): Awaitable<EventStream | undefined> {
    return whenReady(readAll(parts.store, name), (begun) => {
      if (!begun) return undefined;
      const stream = new EventStream(name, parts, begun);
      stream.#tell(begun.events);
      return stream;
    });
  }

  get world(): World {
    return this.#world;
  }

  get place(): Place {
    return this.#place;
  }

  /** The events after number `after`. */
  read(after: number, limit?: number): Awaitable<readonly LoggedEvent[]> {
    const { epoch } = this.#place;
    return whenReady(
      this.#parts.store.read(this.#name, { epoch, seq: after }, limit),
      (reading) => {
        if (reading?.born !== this.#born) throw new SandboxGone(this.#name);
        return reading.events;
      },
    );
  }

  /** Reads on to where the store is. On a store that nobody else writes to it is a comparison. */
  refresh(): Awaitable<void> {
    if (this.#stale) return this.#reload();
    const reading = this.#parts.store.read(this.#name, this.#place);
    return whenReady(reading, (read) => this.#follow(read));
  }

  /** Decides, appends, folds. A lost race reads on and decides again. */
  commit(intent: Intent, tried?: TriedNumbers): Awaitable<Decision> {
    return this.#attempt(intent, 1, { count: 0, numbers: tried });
  }

  /** A trial on top of the world: what is done in it is kept nowhere. */
  trial(): Trial {
    return this.#trialOn(branchOf(this.#world));
  }

  /**
   * Carries out what falls due until an instant, each at its own, up to the next callback: that is not
   * the stream's to send. Years of charges would be millions of appends, so many share one. They are
   * decided in a branch of the world, which is merged when the store has them.
   */
  fireBatch(until: EpochMs, silent: boolean): Awaitable<void> {
    // From here until it is merged the agenda lacks what the branch has taken from it.
    this.#stale = true;
    const branch = branchOf(this.#world);
    const batch: DomainEvent[] = [];
    for (let fired = 0; fired < BATCH_MAX; fired += 1) {
      const due = nextDue(branch);
      if (!due || due.at > until || due.kind === "callback") break;
      const context = this.#context(branch, Math.max(due.at, branch.lastAt), silent);
      const { events } = decideUnderFaults(branch, commandOf(due), context);
      // What is due and comes to nothing would be due for ever.
      if (events.length === 0) throw new Error(`nothing comes of the ${due.kind} of ${due.id}`);
      for (const event of events) {
        evolve(branch, event);
        batch.push(event);
      }
    }
    return whenReady(this.#append({ events: batch, dueAt: this.#dueAt(batch) }), (appended) => {
      if (!("at" in appended)) return this.#reload();
      const before = this.#world.seq;
      mergeBranch(this.#world, branch);
      this.#place = appended.at;
      this.#stale = false;
      this.#tell(batch.map((event, n) => ({ seq: before + n + 1, event })));
    });
  }

  /** Takes back what came after event `keep`, and appends what `after` does in a trial on the rest. */
  cut(keep: number, after: (past: Trial) => void): Awaitable<void> {
    return whenReady(this.read(0, keep), (kept) => {
      const past = this.#trialOn(fold(kept.map(({ event }) => event)));
      after(past);
      const change = { events: past.events, keep, dueAt: this.#parts.store.now() };
      return whenReady(this.#append(change), (appended) =>
        "at" in appended ? this.#reload(keep) : this.#again(() => this.cut(keep, after)),
      );
    });
  }

  /** Chance at the end of the log. */
  draw(): Draw {
    return drawAt(this.#world.seed, this.#world.seq);
  }

  #trialOn(world: World): Trial {
    const done: DomainEvent[] = [];
    return {
      world,
      events: done,
      run: (command, now) => {
        const decision = decideUnderFaults(world, command, this.#context(world, now, true));
        for (const event of decision.events) {
          evolve(world, event);
          done.push(event);
        }
        return decision;
      },
    };
  }

  #attempt(intent: Intent, attempt: number, tried: Tried): Awaitable<Decision> {
    if (attempt > APPEND_ATTEMPTS_MAX) {
      throw new Error(`sandbox ${this.#name}: no append in ${APPEND_ATTEMPTS_MAX} attempts`);
    }
    const decision = this.#decide(intent, tried);
    const { events } = decision;
    if (events.length === 0) return decision;
    const change = { events, keys: keysOf(events), dueAt: this.#dueAt(events) };
    return whenReady(this.#append(change), (appended) => {
      if ("at" in appended) return this.#fold(appended.at, decision);
      if ("moved" in appended) return this.#again(() => this.#attempt(intent, attempt + 1, tried));
      return this.#attempt(intent, attempt, triedAlso(tried, appended.taken));
    });
  }

  #decide({ command, now, silent }: Intent, tried: Tried): Decision {
    const world = this.#world;
    return decideUnderFaults(world, command, this.#context(world, now(), silent, tried));
  }

  #context(world: World, now: EpochMs, silent: boolean, tried = UNTRIED): Context {
    const { links } = this.#parts;
    // The draws of a decision whose keys were taken would give the same keys again.
    const seed = tried.count === 0 ? world.seed : `${world.seed}/${tried.count}`;
    const draw = drawAt(seed, world.seq);
    return { now, draw, silent, links: links(world), tried: tried.numbers };
  }

  #fold(place: Place, decision: Decision): Decision {
    const world = this.#world;
    const before = world.seq;
    this.#stale = true;
    for (const event of decision.events) evolve(world, event);
    this.#stale = false;
    this.#place = place;
    if (this.#parts.observe) {
      this.#tell(decision.events.map((event, n) => ({ seq: before + n + 1, event })));
    }
    return decision;
  }

  #tell(logged: readonly LoggedEvent[]): void {
    const { observe } = this.#parts;
    if (observe) for (const { seq, event } of logged) observe({ seq, event });
  }

  /** Somebody was faster: reads on, then goes on. */
  #again<T>(next: () => Awaitable<T>): Awaitable<T> {
    return whenReady(this.refresh(), next);
  }

  /** Takes in what was read after our place, or the whole log where that was cut. */
  #follow(reading: Reading | undefined): Awaitable<void> {
    if (reading?.born !== this.#born) throw new SandboxGone(this.#name);
    if (reading.at.epoch !== this.#place.epoch) {
      this.#parts.rewound();
      return this.#reload();
    }
    if (reading.events.length === 0) return;
    this.#stale = true;
    for (const { event } of reading.events) evolve(this.#world, event);
    this.#stale = false;
    this.#place = reading.at;
    this.#tell(reading.events);
    return reading.more ? this.refresh() : undefined;
  }

  /** Builds the world anew from the store; tells of what is new after number `known`. */
  #reload(known = this.#place.seq): Awaitable<void> {
    this.#stale = true;
    return whenReady(readAll(this.#parts.store, this.#name), (begun) => {
      if (begun?.born !== this.#born) throw new SandboxGone(this.#name);
      const isCut = begun.place.epoch !== this.#place.epoch;
      this.#world = begun.world;
      this.#place = begun.place;
      this.#stale = false;
      this.#tell(begun.events.slice(isCut ? Math.min(known, begun.events.length) : known));
    });
  }

  /** The real instant at which something can be due after these events. */
  #dueAt(events: readonly DomainEvent[]): EpochMs | null {
    const { clock } = this.#world;
    if (clock.mode === "frozen") return null;
    let earliest = nextDue(this.#world)?.at ?? Number.POSITIVE_INFINITY;
    for (const event of events) earliest = Math.min(earliest, dueFrom(event) ?? earliest);
    return earliest === Number.POSITIVE_INFINITY ? null : earliest - clock.offsetMs;
  }

  /** Appends at our place. An append that fails is got over: see `#recover`. */
  #append(change: Change): Awaitable<Appended> {
    const at = this.#place;
    try {
      const appended = this.#parts.store.append(this.#name, at, change);
      if (!(appended instanceof Promise)) return appended;
      return appended.catch((error) => this.#recover(at, change, error));
    } catch (error) {
      return this.#recover(at, change, error);
    }
  }

  /**
   * The answer to an append was lost: it can have been taken all the same. Reads on until the store
   * answers, and looks for our own events at the place where we wrote. Where they are not, whoever
   * asked decides again.
   */
  async #recover(at: Place, change: Change, error: unknown): Promise<Appended> {
    const { store, clock, failed } = this.#parts;
    failed(error);
    this.#stale = true;
    const began = clock.elapsedMs();
    let pause: number = BACKOFF_MS.first;
    for (;;) {
      await new Promise<void>((resume) => clock.wait(pause, resume));
      pause = Math.min(2 * pause, BACKOFF_MS.most);
      try {
        const reading = await store.read(this.#name, at, change.events.length);
        if (reading?.born !== this.#born) throw new SandboxGone(this.#name);
        if (isOurs(reading, at, change)) return { at: reading.at };
        await this.#reload();
        return { moved: true };
      } catch (again) {
        if (again instanceof SandboxGone) throw again;
        if (clock.elapsedMs() - began > RECOVERY_MS) throw new StoreUnavailable(again);
      }
    }
  }
}

/** Whether what was read is what we wrote, in the epoch that we wrote it in. */
function isOurs(reading: Reading, at: Place, { events, keep }: Change): boolean {
  if (keep !== undefined || reading.at.epoch !== at.epoch) return false;
  return reading.events.length === events.length && reading.events.every(({ mine }) => mine);
}

interface Begun {
  readonly born: number;
  readonly place: Place;
  readonly world: World;
  readonly events: readonly LoggedEvent[];
}

/** A whole log, folded. */
function readAll(store: Store, name: string): Awaitable<Begun | undefined> {
  return whenReady(store.read(name, NOWHERE), (reading) => {
    if (!reading) return undefined;
    const { born, at, events } = reading;
    return { born, place: at, world: fold(events.map(({ event }) => event)), events };
  });
}

const UNTRIED: Tried = { count: 0 };

function triedAlso({ count, numbers }: Tried, taken: string): Tried {
  const number = Number(taken);
  // Ids of recurring payments are drawn, and drawn anew by the count.
  if (Number.isNaN(number)) return { count: count + 1, numbers };
  const { lowest = number, highest = number } = numbers ?? {};
  const span = { lowest: Math.min(lowest, number), highest: Math.max(highest, number) };
  return { count, numbers: span };
}

const NO_KEYS: readonly string[] = [];

function keysOf(events: readonly DomainEvent[]): readonly string[] {
  let keys = NO_KEYS;
  for (const event of events) {
    const key = keyOf(event);
    if (key !== undefined) keys = [...keys, key];
  }
  return keys;
}

function commandOf({ kind, id }: Due): SandboxCommand {
  return kind === "expiry"
    ? { type: "expire-invoice", transactionNo: id }
    : { type: "charge-recurring", recurringId: id };
}
