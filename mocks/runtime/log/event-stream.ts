import type { DueKind } from "../../domain/agenda.js";
import { type Awaitable, whenReady } from "../../domain/awaitable.js";
import { branchOf, mergeBranch } from "../../domain/branch.js";
import type { ClockState } from "../../domain/clock.js";
import type { Context, Draw, TriedNumbers } from "../../domain/context.js";
import type { Decision } from "../../domain/decide.js";
import { dueFrom, nextDue } from "../../domain/due.js";
import type { DomainEvent, LoggedEvent } from "../../domain/events.js";
import { evolve } from "../../domain/events.js";
import { type EpochMs, LAST_INSTANT } from "../../domain/time.js";
import type { World, WorldView } from "../../domain/world.js";
import { decideUnderFaults, type SandboxCommand } from "../../faults/decide.js";
import { drawAt } from "../../sandbox/chance.js";
import { SandboxGone } from "../../sandbox/errors.js";
import type { Position } from "../../sandbox/position.js";
import type { Clock } from "../../sandbox/real-clock.js";
import type { Reading } from "../../store/store.js";
import { LogAppender } from "./log-appender.js";
import { keysOf, type LoadedLog, type LogReading, readAll, readFrom } from "./log-reading.js";
import type { Snapshots } from "./snapshots.js";

/** How long other gateways leave an attempt alone that one of them has claimed and does not renew. */
export const ATTEMPT_LEASE_MS = 5000;

/**
 * The real instant at which a world wants attention after these events, or an earlier one; null while
 * it wants none. `real` is now. The sweep over sandboxes that are not in memory uses it: a
 * callback in flight counts too, since its caller may die.
 */
export function dueAfter(
  world: World,
  events: readonly DomainEvent[],
  real: EpochMs,
): EpochMs | null {
  let { clock, lastAt } = world;
  let schedule = world.settings.assumptions["settlement-schedule"];
  let inFlight = world.openCallbacks.size;
  let earliest = nextDue(world)?.at ?? Number.POSITIVE_INFINITY;
  for (const event of events) {
    if (event.type === "settings-changed") {
      schedule = event.change.assumptions?.["settlement-schedule"] ?? schedule;
    }
    earliest = Math.min(earliest, dueFrom(event, schedule) ?? earliest);
    lastAt = Math.max(lastAt, event.at);
    if (event.type === "clock-set") clock = event.clock;
    else if (event.type === "callback-attempted") inFlight += 1;
    else if (event.type === "callback-answered") inFlight -= 1;
  }
  const due = realInstant(clock, earliest, lastAt, real);
  const latest = inFlight > 0 ? real + ATTEMPT_LEASE_MS : Number.POSITIVE_INFINITY;
  const at = Math.min(due, latest);
  return at === Number.POSITIVE_INFINITY ? null : at;
}

/** The real instant of one that a clock shows; what a standing clock has not reached is never. */
function realInstant(clock: ClockState, at: EpochMs, lastAt: EpochMs, real: EpochMs): EpochMs {
  if (clock.mode === "running") return at - clock.offsetMs;
  return at <= Math.max(clock.at, lastAt) ? real : Number.POSITIVE_INFINITY;
}

/** What was decided on before in vain, since it took keys of other sandboxes. */
export interface Tried {
  readonly count: number;
  readonly numbers?: TriedNumbers | undefined;
}

export const UNTRIED: Tried = { count: 0 };

/** Twelve days in milliseconds, about. */
const SPREAD_DIGITS = 9;

/**
 * How far ahead of its time a sandbox takes its transaction numbers where many share a store. Sandboxes
 * whose clocks show the same would all want the same number, and each but one would try in vain.
 */
export function numberOffsetOf(sandbox: string): number {
  return Number(drawAt(sandbox, 0).digits("numbers", SPREAD_DIGITS));
}

/** The same with all numbers tried that are not yet so far ahead. */
export function triedUpTo({ count, numbers }: Tried, number: number): Tried {
  const { lowest = LAST_INSTANT, highest = 0 } = numbers ?? {};
  return { count, numbers: { lowest, highest: Math.max(highest, number) } };
}

/** The same after one more key that another sandbox has. */
export function triedAlso({ count, numbers }: Tried, taken: string): Tried {
  const number = Number(taken);
  // Ids of recurring payments are drawn, and the count decides the next one.
  if (Number.isNaN(number)) return { count: count + 1, numbers };
  const { lowest = number, highest = number } = numbers ?? {};
  const width = Math.max(highest, number) - Math.min(lowest, number);
  // Where many numbers in a row are taken, as by an import, one after the other would take for ever.
  const leap = width < IN_A_ROW ? 0 : width;
  const span = { lowest: Math.min(lowest, number), highest: Math.max(highest, number) + leap };
  return { count, numbers: span };
}

/** How many numbers are tried one after the other before many are left out at once. */
const IN_A_ROW = 32;

/** Makes the addresses of a sandbox: below the one that was called, where they follow that. */
export type LinksOf = (world: WorldView, calledAt?: string) => Context["links"];

/** A world that is not what the store holds, and what has happened in it. */
export interface Trial {
  readonly world: WorldView;
  readonly events: readonly DomainEvent[];
  run(command: SandboxCommand, now: EpochMs, calledAt?: string): Decision;
}

/** What a decision is made under. */
interface Circumstances {
  readonly now: EpochMs;
  readonly silent: boolean;
  readonly tried?: Tried;
  /** The address that the caller called, where links follow it. */
  readonly calledAt?: string | undefined;
}

/** How many due things go into one append, and after how many it is asked whether the time is over. */
const BATCH_MAX = 1000;
const BATCH_STEP = 50;

/** What a decision in a world may know besides it. */
export function contextOf(
  links: LinksOf,
  world: WorldView,
  { now, silent, tried = UNTRIED, calledAt }: Circumstances,
): Context {
  // The draws of a decision whose keys were taken would give the same keys again.
  const seed = tried.count === 0 ? world.seed : `${world.seed}/${tried.count}`;
  const draw = drawAt(seed, world.seq);
  return { now, draw, silent, links: links(world, calledAt), tried: tried.numbers };
}

/** A trial in a world of its own. */
export function trialOn(links: LinksOf, world: World): Trial {
  const done: DomainEvent[] = [];
  return {
    world,
    events: done,
    run: (command, now, calledAt) => {
      const context = contextOf(links, world, { now, silent: true, calledAt });
      const decision = decideUnderFaults(world, command, context);
      for (const event of decision.events) {
        evolve(world, event);
        done.push(event);
      }
      return decision;
    },
  };
}

/**
 * Carries out in a world what falls due until an instant, each thing at its own, up to the next
 * callback, or until the time for it is over: code that runs for the first time is many times as slow.
 * Returns what happened, in order.
 */
export function fireDue(
  world: World,
  until: EpochMs,
  contextAt: (now: EpochMs) => Context,
  isOver: () => boolean,
): readonly DomainEvent[] {
  const batch: DomainEvent[] = [];
  for (let fired = 0; fired < BATCH_MAX; fired += 1) {
    if (fired > 0 && fired % BATCH_STEP === 0 && isOver()) break;
    const due = nextDue(world);
    if (!due || due.at > until || due.kind === "callback") break;
    const context = contextAt(Math.max(due.at, world.lastAt));
    const { events } = decideUnderFaults(world, commandOf(due.kind, due.id), context);
    // What is due and changes nothing would be due for ever.
    if (events.length === 0) throw new Error(`nothing comes of the ${due.kind} of ${due.id}`);
    for (const event of events) {
      evolve(world, event);
      batch.push(event);
    }
  }
  return batch;
}

/** What falls due by itself, without a call to the shop. */
type FiredKind = Exclude<DueKind, "callback">;

function commandOf(kind: FiredKind, id: string): SandboxCommand {
  switch (kind) {
    case "expiry":
      return { type: "expire-invoice", transactionNo: id };
    case "charge":
      return { type: "charge-recurring", recurringId: id };
    case "settlement":
      return { type: "settle-orders", by: "schedule" };
  }
}

/** What a stream is made of. */
export interface EventStreamParts extends LogReading {
  readonly clock: Clock;
  readonly links: LinksOf;
  /** Worlds beside their logs, where the store is on a disk of this machine. */
  readonly snapshots?: Snapshots | undefined;
  /** Called with each event after it is folded, in order. Absent where nothing listens. */
  readonly observe?: ((logged: LoggedEvent) => void) | undefined;
  /**
   * Called when the log was cut, here or by another gateway, with the last event of which the observations
   * still hold: open work belongs to a deleted past.
   */
  readonly onRewind: (keep: number) => void;
  /** Called when another process reset the sandbox. */
  readonly onGone: () => void;
  /** Called with an error of the store that was got over. */
  readonly failed: (error: unknown) => void;
}

/** A sandbox as the store holds it, from its snapshot on where there is one and the events before it are not needed. */
function begunFrom(
  name: string,
  parts: EventStreamParts,
  known: number | undefined,
): Awaitable<LoadedLog | undefined> {
  const { store, snapshots } = parts;
  if (known !== undefined || !snapshots?.has(name)) return readAll(parts, name, known);
  return snapshots.load(name, store).then(async (snapshot) => {
    if (!snapshot) return readAll(parts, name);
    const begun = await readFrom(parts, name, { ...snapshot });
    return begun && { ...begun, snapshotAt: snapshot.position.seq };
  });
}

/** A command with what deciding it takes. */
export interface Intent {
  readonly command: SandboxCommand;
  /** Asked again when the command is decided again. */
  readonly now: () => EpochMs;
  /** The address that the caller called, where links follow it. */
  readonly calledAt?: string | undefined;
  /** Throws where there is no room for what was decided. Absent for what happens in any case. */
  readonly checkRoom?: (events: readonly DomainEvent[]) => void;
}

const APPEND_ATTEMPTS_MAX = 1000;

/** The log of one sandbox and the world that it folds to: decide, append, and only then fold. */
export class EventStream {
  readonly #name: string;
  readonly #parts: EventStreamParts;
  readonly #firstEpoch: number;
  readonly #appender: LogAppender;
  #world: World;
  #position: Position;
  /** Whether the world may differ from what the store holds: it is rebuilt before the next use. */
  #stale = false;
  /** How often reading on has begun, and the last time of these that it came to its end. */
  #reads = 0;
  #readLast = 0;
  #advancedElsewhere: boolean;
  /** How far ahead of its time its transaction numbers are. */
  readonly #numberOffset: number;
  /** The number of the last event in its snapshot; 0 where it has none. */
  #snapshotAt: number;

  private constructor(name: string, parts: EventStreamParts, begun: LoadedLog) {
    this.#name = name;
    this.#parts = parts;
    this.#firstEpoch = begun.firstEpoch;
    this.#appender = new LogAppender(parts, { name, firstEpoch: begun.firstEpoch });
    this.#world = begun.world;
    this.#position = begun.position;
    this.#advancedElsewhere = begun.advancedElsewhere;
    this.#snapshotAt = begun.snapshotAt ?? 0;
    this.#numberOffset = parts.store.shared ? numberOffsetOf(name) : 0;
  }

  /** Folds what the store holds; reports it where it is new. Undefined when it holds no such sandbox. */
  static load(
    name: string,
    parts: EventStreamParts,
    isNew: boolean,
  ): Awaitable<EventStream | undefined> {
    const known = isNew && parts.observe ? 0 : undefined;
    return whenReady(begunFrom(name, parts, known), (begun) => {
      if (!begun) return undefined;
      const stream = new EventStream(name, parts, begun);
      stream.#notify(begun.events);
      // No caller waits for a sandbox that has just begun; another one is not changed before it is loaded.
      return isNew ? stream : whenReady(stream.keepSnapshot(), () => stream);
    });
  }

  /** Writes a snapshot of the world where the log has grown far beyond the last one. */
  keepSnapshot(): Awaitable<void> {
    const { snapshots, store } = this.#parts;
    if (this.#stale || !snapshots?.pays(this.#position.seq, this.#snapshotAt)) return;
    this.#snapshotAt = this.#position.seq;
    const snapshot = {
      sandbox: this.#name,
      firstEpoch: this.#firstEpoch,
      position: this.#position,
      world: this.#world,
    };
    return snapshots.keep(snapshot, store);
  }

  get world(): World {
    return this.#world;
  }

  get position(): Position {
    return this.#position;
  }

  /** The events after number `after`. */
  read(after: number, limit?: number): Awaitable<readonly LoggedEvent[]> {
    return whenReady(
      this.#page(after, limit),
      ({ events, more, at }): Awaitable<readonly LoggedEvent[]> => {
        const isCut = more && (limit === undefined || events.length < limit);
        if (!isCut) return events;
        const left = limit === undefined ? undefined : limit - events.length;
        return whenReady(this.read(at.seq, left), (rest) => [...events, ...rest]);
      },
    );
  }

  /** The same, but only as many as the store gives at once: a megabyte, about. */
  readSome(after: number, limit: number): Awaitable<readonly LoggedEvent[]> {
    return whenReady(this.#page(after, limit), ({ events }) => events);
  }

  #page(after: number, limit: number | undefined): Awaitable<Reading> {
    const { epoch } = this.#position;
    return whenReady(
      this.#parts.store.read(this.#name, { epoch, seq: after }, limit),
      (reading) => {
        if (reading?.firstEpoch !== this.#firstEpoch) throw this.#gone();
        return reading;
      },
    );
  }

  /** How often reading on has begun so far. */
  get reads(): number {
    return this.#reads;
  }

  /** Whether it was read on since there were so many reads. */
  isReadSince(reads: number): boolean {
    return this.#readLast > reads && !this.#stale;
  }

  /** Whether another gateway moves the clock: what falls due is for that one to carry out. */
  get isAdvancedElsewhere(): boolean {
    return this.#advancedElsewhere;
  }

  /** Reads on to where the store is. On a store that no other process writes to, it is a comparison. */
  refresh(): Awaitable<void> {
    this.#reads += 1;
    if (this.#stale) return this.#reload();
    const began = this.#reads;
    const reading = this.#parts.store.read(this.#name, this.#position);
    return whenReady(reading, (read) => {
      this.#readLast = began;
      return this.#follow(read);
    });
  }

  /** Decides, appends, folds. A lost race reads on and decides again. */
  commit(intent: Intent, tried?: TriedNumbers): Awaitable<Decision> {
    return this.#attempt(intent, 1, { count: 0, numbers: tried });
  }

  /** A trial on top of the world: what is done in it is kept nowhere. */
  trial(): Trial {
    return trialOn(this.#parts.links, branchOf(this.#world));
  }

  /**
   * Carries out what falls due until an instant, each at its own, up to the next callback: that is not
   * the stream's to send. Years of charges would be millions of appends, so many share one, which is
   * decided in a branch of the world and merged when the store has it.
   */
  fireBatch(until: EpochMs, silent: boolean, isOver: () => boolean): Awaitable<void> {
    // From here until it is merged the agenda lacks what the branch has taken from it.
    this.#stale = true;
    const branch = branchOf(this.#world);
    // Made once: it asks the server for its address.
    const links = this.#parts.links(branch);
    const contextAt = (now: EpochMs) => contextOf(() => links, branch, { now, silent });
    const batch = fireDue(branch, until, contextAt, isOver);
    return whenReady(
      this.#appender.append(this.#position, { events: batch, dueAt: this.#dueAt(batch) }),
      (appended) => {
        if (!("at" in appended)) return this.#reload();
        const before = this.#world.seq;
        mergeBranch(this.#world, branch);
        this.#position = appended.at;
        this.#stale = false;
        this.#notifyOf(before, batch);
      },
    );
  }

  /** Deletes the events after event `keep`, and appends what `after` does in a dry run on the rest. */
  cut(keep: number, after: (past: Trial) => void): Awaitable<void> {
    return whenReady(readAll(this.#parts, this.#name, undefined, keep), (kept) => {
      if (kept?.firstEpoch !== this.#firstEpoch) throw this.#gone();
      const past = trialOn(this.#parts.links, kept.world);
      after(past);
      const change = { events: past.events, keep, dueAt: this.#parts.store.now() };
      return whenReady(this.#appender.append(this.#position, change), (appended) => {
        if (!("at" in appended)) return this.#again(() => this.cut(keep, after));
        this.#parts.onRewind(keep);
        this.#dropSnapshot();
        this.#world = kept.world;
        this.#position = appended.at;
        this.#notifyOf(keep, past.events);
      });
    });
  }

  /** Says in the directory when something is due next, where that says something else by now. */
  renew(): Awaitable<unknown> {
    return this.#appender.append(this.#position, { events: [], dueAt: this.#dueAt([]) });
  }

  /** Chance at the end of the log. */
  draw(): Draw {
    return drawAt(this.#world.seed, this.#world.seq);
  }

  #attempt(intent: Intent, attempt: number, tried: Tried): Awaitable<Decision> {
    if (attempt > APPEND_ATTEMPTS_MAX) {
      throw new Error(`sandbox ${this.#name}: no append in ${APPEND_ATTEMPTS_MAX} attempts`);
    }
    const decision = this.#decide(intent, tried);
    const { events } = decision;
    if (events.length === 0) return decision;
    intent.checkRoom?.(events);
    const change = { events, keys: keysOf(events), dueAt: this.#dueAt(events) };
    return whenReady(this.#appender.append(this.#position, change), (appended) => {
      if ("at" in appended) return this.#fold(appended.at, decision);
      if ("moved" in appended) return this.#again(() => this.#attempt(intent, attempt + 1, tried));
      return this.#attempt(intent, attempt, triedAlso(tried, appended.taken));
    });
  }

  #decide({ command, now: nowOf, calledAt }: Intent, tried: Tried): Decision {
    const world = this.#world;
    const now = nowOf();
    const numbers =
      this.#numberOffset === 0 ? tried : triedUpTo(tried, now + this.#numberOffset - 1);
    const given = { now, silent: false, tried: numbers, calledAt };
    const context = contextOf(this.#parts.links, world, given);
    return decideUnderFaults(world, command, context);
  }

  #fold(position: Position, decision: Decision): Decision {
    const world = this.#world;
    const before = world.seq;
    this.#stale = true;
    for (const event of decision.events) evolve(world, event);
    this.#stale = false;
    this.#position = position;
    this.#notifyOf(before, decision.events);
    return decision;
  }

  /** Reports events that were folded after number `before`. */
  #notifyOf(before: number, events: readonly DomainEvent[]): void {
    if (!this.#parts.observe) return;
    this.#notify(events.map((event, n) => ({ seq: before + n + 1, event })));
  }

  #notify(logged: readonly LoggedEvent[]): void {
    const { observe } = this.#parts;
    if (observe) for (const { seq, event } of logged) observe({ seq, event });
  }

  /** Another process was faster: reads on, then goes on. */
  #again<T>(next: () => Awaitable<T>): Awaitable<T> {
    return whenReady(this.refresh(), next);
  }

  /** Takes in what was read after our position, or the whole log where that was cut. */
  #follow(reading: Reading | undefined): Awaitable<void> {
    if (reading?.firstEpoch !== this.#firstEpoch) throw this.#gone();
    this.#advancedElsewhere = reading.advancedElsewhere === true;
    if (reading.at.epoch !== this.#position.epoch) return this.#reload();
    if (reading.events.length === 0) return;
    this.#stale = true;
    for (const { event } of reading.events) evolve(this.#world, event);
    this.#stale = false;
    this.#position = reading.at;
    this.#notify(reading.events);
    return reading.more ? this.refresh() : undefined;
  }

  /** Builds the world again from the store; reports the events after number `known`. */
  #reload(known = this.#position.seq): Awaitable<void> {
    this.#stale = true;
    const { observe } = this.#parts;
    return whenReady(readAll(this.#parts, this.#name, observe ? known : undefined), (begun) => {
      if (begun?.firstEpoch !== this.#firstEpoch) throw this.#gone();
      if (begun.position.epoch !== this.#position.epoch) {
        this.#parts.onRewind(Math.min(known, begun.position.seq));
        this.#dropSnapshot();
      }
      this.#advancedElsewhere = begun.advancedElsewhere;
      this.#world = begun.world;
      this.#position = begun.position;
      this.#stale = false;
      this.#notify(begun.events);
    });
  }

  /** A log that was cut does not go on from its snapshot. */
  #dropSnapshot(): void {
    if (this.#snapshotAt > 0) void this.#parts.snapshots?.drop(this.#name);
    this.#snapshotAt = 0;
  }

  #dueAt(events: readonly DomainEvent[]): EpochMs | null {
    return dueAfter(this.#world, events, this.#parts.store.now());
  }

  #gone(): SandboxGone {
    this.#parts.onGone();
    return new SandboxGone(this.#name);
  }
}
