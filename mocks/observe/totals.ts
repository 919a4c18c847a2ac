import type { AttemptResult, Callback, CallbackAbout } from "../domain/callback.js";
import type { EpochMs } from "../domain/time.js";

/** Where the calls are counted that belong to no operation. */
export const PAGES = "(pages)";
export const NOWHERE = "(no operation)";

/** Something about the events that only few switches look at. */
export type Trait =
  | "expired"
  | "foreign-currency"
  | "tabby-named"
  | "order-number-reused"
  | "other-total";

/**
 * The keys of counts. Each part comes from a closed list, such as the operations of the spec, so the number
 * of keys is limited for any traffic. Keys of coverage are the ids of its items.
 */
export type CountKey =
  /** Calls by operation and status; `none` means no answer. */
  | `operation/${string}/${number | "none"}`
  /** Refusals by operation and code. */
  | `refused/${string}/${string}`
  /** Events by type. */
  | `event/${string}`
  /** Callbacks that began, by what they report. */
  | `callback-about/${CallbackAbout["kind"]}`
  | `trait/${Trait}`
  /** Arrows in the life of a thing, and injections by fault. */
  | `${"invoice" | "session" | "recurring" | "registration" | "callback"}/${string}/${string}`
  | `fault/${string}`
  /** Injections by the rules that the gateway was started with, by their place in the list. */
  | `rule/${number}`;

/** The id of an answer. An unexpected answer, or a missing one, has such an id too. */
export function statusId<Status extends number | "none">(operation: string, status: Status) {
  return `operation/${operation}/${status}` as const;
}

/** How often things happened. What is counted here is counted in `sum` too. */
export class Counts {
  readonly #all = new Map<CountKey, number>();
  readonly #sum: Counts | undefined;

  constructor(sum?: Counts) {
    this.#sum = sum;
  }

  add(key: CountKey, times = 1): void {
    this.#all.set(key, (this.#all.get(key) ?? 0) + times);
    this.#sum?.add(key, times);
  }

  /** These counts as they are now. */
  copy(): Counts {
    const copy = new Counts();
    copy.addAll(this);
    return copy;
  }

  addAll(other: Counts): void {
    for (const [key, times] of other.#all) this.add(key, times);
  }

  of(key: CountKey): number {
    return this.#all.get(key) ?? 0;
  }

  has(key: CountKey): boolean {
    return this.#all.has(key);
  }

  /** The keys under a prefix such as `operation/`, without it, with their counts. */
  under(prefix: string): readonly (readonly [rest: string, count: number])[] {
    return [...this.#all].flatMap(([key, count]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), count] as const] : [],
    );
  }
}

/** The same thing that happened several times. */
export interface Finding {
  /** The operation, or else method and path. */
  readonly where: string;
  /** What was wrong, in codes and names of fields: the same in each run. */
  readonly code: string;
  /** The same in a sentence, about the first time. */
  readonly why: string;
  readonly count: number;
}

/** How many findings of a kind are kept. */
const FINDINGS_MAX = 1000;

/** Findings of one kind. Paths and names of fields can differ without end, so they are bounded. */
export class Findings {
  readonly #all = new Map<string, Finding>();
  /** How often something happened that is not among the findings, since there were too many already. */
  more = 0;

  get list(): readonly Finding[] {
    return [...this.#all.values()];
  }

  add(where: string, code: string, why: string): void {
    const key = `${where}\n${code}`;
    const known = this.#all.get(key);
    if (!known && this.#all.size >= FINDINGS_MAX) this.more += 1;
    else this.#all.set(key, { where, code, why, ...known, count: (known?.count ?? 0) + 1 });
  }
}

/** A callback with the outcome so far, united over all sandboxes in which it happened. */
export interface UnitedCallback {
  /** The sandbox in which it was seen first. */
  readonly sandbox: string;
  readonly about: CallbackAbout;
  readonly target: string;
  /** The instants of its attempts. */
  readonly attempts: ReadonlySet<EpochMs>;
  /** `sent`: no answer is known yet. `waiting`: it has not been sent for the first time. */
  readonly open: "sent" | "waiting" | null;
  /** The result of the latest attempt that ended. */
  readonly last?: AttemptResult;
}

/** How many callbacks are distinguished. */
const CALLBACKS_MAX = 20_000;

/**
 * The callbacks of all sandboxes. A fork or an import repeats what its log holds, and a rewind lets the same
 * happen again: callbacks that are alike in every respect are one.
 */
export class Callbacks {
  readonly #all: Map<string, UnitedCallback>;
  /** How many callbacks are missing, since there were too many. */
  more: number;

  /** Begins with those of another one. */
  constructor(others?: Callbacks) {
    this.#all = new Map(others ? others.#all : []);
    this.more = others?.more ?? 0;
  }

  get size(): number {
    return this.#all.size + this.more;
  }

  get list(): readonly UnitedCallback[] {
    return [...this.#all.values()];
  }

  /** Those whose last attempt was not answered with success. */
  get failed(): readonly UnitedCallback[] {
    return this.list.filter(({ open, last }) => {
      return open === null && last !== undefined && last.outcome !== "delivered";
    });
  }

  /** Those whose answer had not come when observation ended. */
  get unanswered(): readonly UnitedCallback[] {
    return this.list.filter(({ open }) => open === "sent");
  }

  /** Those that were due, but not sent when observation ended. */
  get unsent(): readonly UnitedCallback[] {
    return this.list.filter(({ open }) => open === "waiting");
  }

  add(sandbox: string, callback: Callback): void {
    const { id, about, target, createdAt, attempts } = callback;
    const key = JSON.stringify([id, about, target, createdAt]);
    const known = this.#all.get(key);
    if (!known && this.#all.size >= CALLBACKS_MAX) {
      this.more += 1;
      return;
    }
    const instants = attempts.map(({ at }) => at);
    const all = new Set([...(known?.attempts ?? []), ...instants]);
    const isLatest = (instants.at(-1) ?? createdAt) >= Math.max(createdAt, ...all);
    const state = isLatest || !known ? stateOf(callback) : known;
    this.#all.set(key, {
      ...{ sandbox: known?.sandbox ?? sandbox, about, target, attempts: all },
      open: state.open,
      ...(state.last && { last: state.last }),
    });
  }
}

function stateOf({ state, attempts }: Callback): Pick<UnitedCallback, "open" | "last"> {
  const last = attempts.findLast(({ result }) => result !== null)?.result ?? undefined;
  const isFirst = attempts.length === 0 && (state === "waiting" || state === "held");
  const open = attempts.at(-1)?.result === null ? "sent" : isFirst ? "waiting" : null;
  return { open, ...(last && { last }) };
}
