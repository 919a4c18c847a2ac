import { CONTROL_PATH } from "../../api/paths.js";
import type { DomainEvent, LoggedEvent } from "../../domain/events.js";
import type { Observer } from "../../index.js";
import type { JournalEntry, RequestEnd } from "../../store/journal.js";
import { Callbacks } from "./callbacks.js";
import { VIOLATIONS } from "./gates.js";
import { Sightings } from "./sightings.js";
import { type IsPlanted, Strikes } from "./strikes.js";
import { StruckThings } from "./struck-things.js";
import { Traits } from "./traits.js";

/** The same thing that came about several times. */
export interface Finding {
  /** Operation, or method and path where there is none. */
  readonly where: string;
  readonly why: string;
  readonly count: number;
}

/** How many findings of a kind are told apart. */
const FINDINGS_MAX = 1000;

/** Findings of one kind. Of a text that differs each time there is no end, so they are bounded. */
export class Findings {
  readonly #all = new Map<string, Finding>();
  /** How often something came about that is not among them, since there were too many already. */
  more = 0;

  get list(): readonly Finding[] {
    return [...this.#all.values()];
  }

  add(where: string, why: string): void {
    const key = `${where}\n${why}`;
    const known = this.#all.get(key);
    if (!known && this.#all.size >= FINDINGS_MAX) this.more += 1;
    else this.#all.set(key, { where, why, count: (known?.count ?? 0) + 1 });
  }
}

/**
 * Counts everything that goes on in a gateway while it happens: a journal keeps the latest requests
 * only, and a sandbox that is reset takes its own with it.
 */
export class Observations {
  /** How often each operation was answered with each status; `null` stands for no answer. */
  readonly calls = new Map<string, Map<number | null, number>>();
  readonly callbacks = new Callbacks();
  /** Kinds of refusals that were given. */
  readonly refusals = new Set<string>();
  readonly happened = new Map<DomainEvent["type"], number>();
  readonly traits = new Traits();
  readonly errors: unknown[] = [];
  readonly violations = new Findings();
  readonly tolerated = new Findings();
  readonly #strikes = new Map<string, number>();
  readonly #coverage: Observer | undefined;
  #closed = false;

  constructor(coverage?: Observer) {
    this.#coverage = coverage;
  }

  /** What the invariants are judged by. */
  readonly sightings = new Sightings();
  /** The requests that met the fault that a matrix planted. */
  readonly met = new Strikes();
  /** What it struck that is no request. */
  readonly struck = new StruckThings();
  /** Told of each event, besides. */
  alsoTold: (sandbox: string, event: DomainEvent) => void = () => undefined;

  readonly observer: Observer = {
    request: (sandbox, entry) => this.#closed || this.#request(sandbox, entry),
    event: (sandbox, logged) => this.#closed || this.#event(sandbox, logged),
    ended: (sandbox, id, end) => this.#closed || this.#ended(sandbox, id, end),
    error: (error) => this.errors.push(error),
  };

  /** Has the strikes of one rule told apart from those of all others. */
  lookFor(isPlanted: IsPlanted): void {
    this.met.isPlanted = isPlanted;
  }

  /** What comes later, such as calls that are broken off at the end, no longer counts. */
  close(): void {
    this.#closed = true;
  }

  /** Whether there is anything to judge. */
  get isEmpty(): boolean {
    return this.calls.size === 0 && this.callbacks.size === 0;
  }

  /** How many times an operation was called. */
  callsOf(operation: string): number {
    return [...(this.calls.get(operation)?.values() ?? [])].reduce((sum, n) => sum + n, 0);
  }

  /** Whether an operation was answered as it should be. */
  answered(operation: string): boolean {
    return [...(this.calls.get(operation)?.keys() ?? [])].some((status) => status === 200);
  }

  /** How often a fault struck by the rule that has this id in a sandbox, over all sandboxes. */
  strikes(idIn: (sandbox: string) => string | undefined, fault: string): number {
    return [...this.#strikes].reduce((sum, [key, count]) => {
      const [sandbox = "", id, struck] = key.split("\n");
      return struck === fault && id === idIn(sandbox) ? sum + count : sum;
    }, 0);
  }

  /** Whether the service itself was called, and not only a page or a path that is none. */
  get wasCalled(): boolean {
    return [...this.calls.keys()].some((place) => place !== PAGES && place !== NOWHERE);
  }

  #ended(sandbox: string | null, id: number, end: RequestEnd): void {
    if (sandbox !== null) this.sightings.ended(sandbox, id, end);
    this.met.ended(id, end);
  }

  #request(sandbox: string | null, entry: JournalEntry): void {
    if (sandbox !== null) this.sightings.request(sandbox, entry);
    this.met.request(sandbox, entry);
    this.#coverage?.request?.(sandbox, entry);
    const { operationId, method, path, status, code, refusal, explanation, tolerated } = entry;
    // A slip of a tester at our own API is no call to the service.
    if (operationId === null && path.startsWith(CONTROL_PATH)) return;
    const [place = path] = path.split("?");
    // A page refuses in the words of the domain; what is nowhere has none of them.
    const bucket = operationId ?? (code === null || refusal !== null ? PAGES : NOWHERE);
    this.calls.set(bucket, bumped(this.calls.get(bucket) ?? new Map(), status));
    const where = operationId ?? `${method} ${place}`;
    if (code !== null) {
      this.refusals.add(code);
      if (operationId !== null) this.refusals.add(`${operationId}:${code}`);
      if (VIOLATIONS.has(code)) this.violations.add(where, explanation ?? code);
    }
    for (const sentence of tolerated) this.tolerated.add(where, sentence);
  }

  #event(sandbox: string, logged: LoggedEvent): void {
    const { event } = logged;
    this.sightings.event(sandbox, logged);
    this.#coverage?.event?.(sandbox, logged);
    this.alsoTold(sandbox, event);
    this.struck.note(sandbox, event, (struck) => this.met.isPlanted(sandbox, struck));
    bumped(this.happened, event.type);
    if (event.type === "fault-matched" && event.struck) {
      bumped(this.#strikes, `${sandbox}\n${event.id}\n${event.fault}`);
    }
    if ("callbackId" in event) this.callbacks.note(sandbox, event);
    this.traits.note(sandbox, event);
  }
}

/** Where the calls stand that belong to no operation. */
export const PAGES = "(pages)";
export const NOWHERE = "(no operation)";

function bumped<Key>(counts: Map<Key, number>, key: Key): Map<Key, number> {
  return counts.set(key, (counts.get(key) ?? 0) + 1);
}
