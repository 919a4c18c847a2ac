import TinyQueue from "tinyqueue";
import type { EpochMs } from "./time.js";

/** What can fall due. */
export type DueKind = "expiry" | "charge" | "callback" | "settlement";

export interface Due {
  readonly at: EpochMs;
  readonly kind: DueKind;
  readonly id: string;
}

interface Entry extends Due {
  /** Counts what was planned: at the same instant the earlier plan comes first. */
  readonly order: number;
}

/** Whether an entry still holds: it is read off the state when its turn comes. */
type Holds = (due: Due) => boolean;

/**
 * What falls due, earliest first; at the same instant in the order in which it was planned. An index
 * only: nothing is ever taken out of the middle. Most of it is planned in the order in which it falls
 * due, so each kind has a lane, which costs 24 bytes an entry; the rest goes into a heap.
 */
export class Agenda {
  readonly #lanes: Readonly<Record<DueKind, Lane>> = {
    expiry: new Lane("expiry"),
    charge: new Lane("charge"),
    callback: new Lane("callback"),
    settlement: new Lane("settlement"),
  };
  readonly #strays = new TinyQueue<Entry>([], (a, b) => a.at - b.at || a.order - b.order);
  readonly #origin: Agenda | undefined;
  #planned = 0;
  /** The first entry of all, where it is known. */
  #first: Entry | undefined;

  /** `origin` comes first where both have something at the same instant: see `branch`. */
  constructor(origin?: Agenda) {
    this.#origin = origin;
  }

  plan(at: EpochMs, kind: DueKind, id: string): void {
    this.#planned += 1;
    if (!this.#lanes[kind].add(at, id, this.#planned)) {
      this.#strays.push({ at, kind, id, order: this.#planned });
    }
    if (this.#first && at < this.#first.at) this.#first = undefined;
  }

  /** The next entry that still holds; those that do not are dropped on the way. */
  next(holds: Holds): Due | undefined {
    for (;;) {
      const { agenda, first } = this.#earliest();
      if (!first || holds(first)) return first;
      agenda.#drop(first);
    }
  }

  /**
   * An agenda for a trial: it plans on its own, and takes from this one what no longer holds in the
   * trial. When the trial is dropped, this one is rebuilt.
   */
  branch(): Agenda {
    return new Agenda(this);
  }

  /** The entries that still hold, in the order in which they were planned. */
  *entries(holds: Holds): Generator<Due> {
    const strays = [...this.#strays.data].sort((a, b) => a.order - b.order).values();
    const sources = [...Object.values(this.#lanes).map((lane) => lane.entries()), strays];
    const heads = sources.map((source) => source.next().value as Entry | undefined);
    for (;;) {
      const next = heads.reduce((a, b) => (a && b ? (a.order < b.order ? a : b) : (a ?? b)));
      if (!next) return;
      const from = heads.indexOf(next);
      heads[from] = sources[from]?.next().value;
      if (holds(next)) yield next;
    }
  }

  /** Takes over what a trial has planned. */
  merge(branch: Agenda): void {
    const parts = [
      branch.#strays.data,
      ...Object.values(branch.#lanes).map((lane) => [...lane.entries()]),
    ];
    const filled = parts.filter(({ length }) => length > 0);
    // A lane is in order by itself, and an advance seldom fills more than one.
    const [only = []] = filled;
    const isOrdered = filled.length === 1 && only !== branch.#strays.data;
    const entries = isOrdered ? only : filled.flat().sort((a, b) => a.order - b.order);
    for (const { at, kind, id } of entries) this.plan(at, kind, id);
  }

  /** The first entry of this agenda and the one below it, and which of them has it. */
  #earliest(): { readonly agenda: Agenda; readonly first: Entry | undefined } {
    const own = { agenda: this, first: this.#head() };
    if (!this.#origin) return own;
    const below = this.#origin.#earliest();
    if (!below.first || (own.first && own.first.at < below.first.at)) return own;
    return below;
  }

  #head(): Entry | undefined {
    this.#first ??= this.#peek();
    return this.#first;
  }

  #drop(first: Entry): void {
    if (!this.#lanes[first.kind].drop(first.order)) this.#strays.pop();
    this.#first = undefined;
  }

  #peek(): Entry | undefined {
    const { expiry, charge, callback, settlement } = this.#lanes;
    let first = this.#strays.peek();
    for (const lane of [expiry, charge, callback, settlement]) {
      if (lane.isBefore(first)) first = lane.head();
    }
    return first;
  }
}

/** Taken entries that a lane keeps at the most before it lets go of them. */
const TAKEN_MAX = 1024;

/** Entries of one kind that were planned in the order in which they fall due. */
class Lane {
  readonly #kind: DueKind;
  #instants: EpochMs[] = [];
  #ids: string[] = [];
  #orders: number[] = [];
  #head = 0;

  constructor(kind: DueKind) {
    this.#kind = kind;
  }

  /** Adds an entry at the end. False when it falls due before the last one. */
  add(at: EpochMs, id: string, order: number): boolean {
    const { length } = this.#instants;
    if (length > this.#head && at < Number(this.#instants[length - 1])) return false;
    this.#instants.push(at);
    this.#ids.push(id);
    this.#orders.push(order);
    return true;
  }

  head(): Entry | undefined {
    return this.#entry(this.#head);
  }

  /** Whether the first entry comes before another one. */
  isBefore(other: Entry | undefined): boolean {
    const at = this.#instants[this.#head];
    if (at === undefined || !other) return at !== undefined;
    return at < other.at || (at === other.at && Number(this.#orders[this.#head]) < other.order);
  }

  /** Takes the first entry away if it is the one that was planned as number `order`. */
  drop(order: number): boolean {
    if (this.#orders[this.#head] !== order) return false;
    this.#head += 1;
    if (this.#head > TAKEN_MAX && this.#head * 2 > this.#instants.length) this.#letGo();
    return true;
  }

  /** The entries that are left. */
  *entries(): Generator<Entry> {
    for (let n = this.#head; n < this.#instants.length; n += 1) {
      const entry = this.#entry(n);
      if (entry) yield entry;
    }
  }

  #entry(n: number): Entry | undefined {
    const [at, id, order] = [this.#instants[n], this.#ids[n], this.#orders[n]];
    if (at === undefined || id === undefined || order === undefined) return undefined;
    return { at, kind: this.#kind, id, order };
  }

  #letGo(): void {
    this.#instants = this.#instants.slice(this.#head);
    this.#ids = this.#ids.slice(this.#head);
    this.#orders = this.#orders.slice(this.#head);
    this.#head = 0;
  }
}
