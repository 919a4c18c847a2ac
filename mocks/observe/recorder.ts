import type { NamedProblem } from "../api/field-errors.js";
import type { LoggedEvent } from "../domain/events.js";
import type { JournalEntry } from "../sandbox/journal.js";
import type { Observer } from "../sandbox/observer.js";
import { LIMITS, type Limits, ObservedSandbox, type Shared } from "./record.js";
import { Callbacks, Counts, Findings } from "./totals.js";

/** What a recorder does besides recording. */
export interface RecorderOptions extends Omit<Shared, "limits"> {
  readonly limits?: Partial<Limits>;
  /** Whether a request is part of the traffic; others are not recorded. All are, without it. */
  readonly isTraffic?: (entry: JournalEntry) => boolean;
  /** Called with the record of a sandbox that was reset, before the record is let go. */
  readonly onClosed?: (record: ObservedSandbox) => void;
}

/**
 * The refusals that a caller causes by breaking the contract. A declined payment and an expired token happen to
 * a correct integration too, so they are not among them.
 */
const VIOLATIONS: ReadonlySet<string> = new Set([
  "invalid-fields",
  "broken-json",
  "content-type",
  "body-too-large",
  "too-deep",
  "forbidden-key",
  "no-such-operation",
  "method-not-allowed",
  "broken-path",
  "token-missing",
  "token-malformed",
]);

/** The fields that a refusal names, each with what is wrong with it. */
function fieldsIn({ refusal }: JournalEntry): readonly string[] {
  const { fields } = Object(refusal) as { readonly fields?: readonly NamedProblem[] };
  return [...new Set(fields?.map(({ name, kind }) => `${named(name)} ${kind}`))];
}

/** The name of a field in any element of its array. */
function named(field: string): string {
  return field.replaceAll(/\[\d+\]/g, "[]");
}

/** How many sandboxes have a record at once; the record that began first is closed for a new one. */
const RECORDS_MAX = 1000;

/** How much the requests of all records may take together, in characters. */
const ALL_REQUESTS_SIZE = 256 * 1024 * 1024;

/** How many errors of a whole gateway are kept. */
const ERRORS_MAX = 100;

/** How many closed records are kept because a request in them is still held open. */
const HELD_MAX = 100;

/**
 * Records everything that happens in a gateway: pass `observer` to it. Each sandbox has a record under its name
 * until it is reset; the totals here outlive the sandboxes.
 *
 * @example
 * const recorder = new Recorder();
 * const gateway = await startGateway({ observer: recorder.observer });
 * recorder.of("shop").requests.length;
 */
export class Recorder {
  /** How often things happened in all sandboxes, and in none. */
  readonly counts = new Counts();
  /** Requests that were rejected because they break the contract. */
  readonly violations = new Findings();
  /** Deviations that the mock tolerated. */
  readonly tolerated = new Findings();
  /** Errors of the mock itself, without those in `moreErrors`. */
  readonly errors: unknown[] = [];
  moreErrors = 0;
  /** Requests that no sandbox took. */
  readonly unclaimed: ObservedSandbox;
  readonly #options: RecorderOptions;
  readonly #shared: Shared;
  readonly #records = new Map<string, ObservedSandbox>();
  /** Closed records in which a request is still held open. */
  readonly #held = new Set<ObservedSandbox>();
  readonly #callbacks = new Callbacks();
  #requestSize = 0;
  #missingRequests = 0;
  #isClosed = false;

  constructor(options: RecorderOptions = {}) {
    this.#options = options;
    this.#shared = { ...options, limits: { ...LIMITS, ...options.limits } };
    this.unclaimed = this.#fresh("");
  }

  readonly observer: Required<Omit<Observer, "notice" | "outcome">> = {
    event: (sandbox, logged) => this.#isClosed || this.#event(sandbox, logged),
    request: (sandbox, entry) => this.#isClosed || this.#request(sandbox, entry),
    ended: (sandbox, id, end) => {
      if (this.#isClosed) return;
      if (sandbox === null) this.unclaimed.ended(id, end);
      else this.#records.get(sandbox)?.ended(id, end);
      for (const record of this.#held) record.ended(id, end);
    },
    rewound: (sandbox, keep) => {
      const record = this.#records.get(sandbox);
      if (this.#isClosed || !record) return;
      this.#unite(record);
      record.rewound(keep);
    },
    reset: (sandbox) => {
      if (this.#isClosed) return;
      this.#records.get(sandbox)?.reset();
      this.#close(sandbox);
    },
    error: (error) => {
      if (this.errors.length < ERRORS_MAX) this.errors.push(error);
      else this.moreErrors += 1;
    },
  };

  /** The records of the sandboxes that there are, in the order in which they began. */
  get records(): readonly ObservedSandbox[] {
    return [...this.#records.values()];
  }

  /** The record of a sandbox. It begins empty where nothing was seen of that sandbox so far. */
  of(sandbox: string): ObservedSandbox {
    return this.#records.get(sandbox) ?? this.#begin(sandbox);
  }

  /** The callbacks of all sandboxes. */
  get callbacks(): Callbacks {
    const united = new Callbacks(this.#callbacks);
    for (const { name, world } of this.#records.values()) {
      for (const callback of world.callbacks.values()) united.add(name, callback);
    }
    return united;
  }

  /** How many requests of all records no judgement can take into account. */
  get missingRequests(): number {
    const records = [this.unclaimed, ...this.#records.values()];
    return records.reduce((sum, { missing }) => sum + missing.requests, this.#missingRequests);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Records nothing more, such as calls that are broken off at the end. Errors are recorded still. */
  close(): void {
    this.#isClosed = true;
  }

  #event(sandbox: string, logged: LoggedEvent): void {
    const isNew = logged.event.type === "sandbox-opened";
    if (isNew && this.#records.get(sandbox)?.isEmpty === false) this.#close(sandbox);
    this.of(sandbox).event(logged);
  }

  #request(sandbox: string | null, entry: JournalEntry): void {
    if (this.#options.isTraffic?.(entry) === false) return;
    for (const record of this.#held) if (record.name === sandbox) record.reset();
    const record = sandbox === null ? this.unclaimed : this.of(sandbox);
    const before = record.requestSize;
    record.request(entry);
    this.#requestSize += record.requestSize - before;
    if (this.#requestSize > ALL_REQUESTS_SIZE) this.#dropOldest();
    const { operationId, method, path, code, explanation, tolerated, deviations = [] } = entry;
    const [place = path] = path.split("?");
    const where = operationId ?? `${method} ${place}`;
    if (code !== null && VIOLATIONS.has(code)) {
      this.violations.add(where, [code, ...fieldsIn(entry)].join(" "), explanation ?? code);
    }
    for (const [n, deviation] of deviations.entries()) {
      const what = `${named(deviation.field)} ${deviation.code}`;
      this.tolerated.add(where, what, tolerated[n] ?? what);
    }
  }

  #begin(sandbox: string): ObservedSandbox {
    const [oldest] = this.#records.keys();
    if (oldest !== undefined && this.#records.size >= RECORDS_MAX) this.#close(oldest);
    const record = this.#fresh(sandbox);
    this.#records.set(sandbox, record);
    return record;
  }

  #fresh(sandbox: string): ObservedSandbox {
    return new ObservedSandbox(sandbox, new Counts(this.counts), this.#shared);
  }

  /** Adds what is left of a record to the totals, and lets it go. */
  #close(sandbox: string): void {
    const record = this.#records.get(sandbox);
    if (!record) return;
    this.#records.delete(sandbox);
    this.#unite(record);
    this.#requestSize -= record.requestSize;
    this.#missingRequests += record.missing.requests;
    const isHeld = record.injections.some(({ held }) => held && !held.isOutlived);
    if (isHeld && this.#held.size < HELD_MAX) this.#held.add(record);
    this.#options.onClosed?.(record);
  }

  #unite({ name, world }: ObservedSandbox): void {
    for (const callback of world.callbacks.values()) this.#callbacks.add(name, callback);
  }

  #dropOldest(): void {
    const record = this.records.find(({ requests }) => requests.length > 0);
    if (!record) return;
    const before = record.requestSize;
    record.dropRequest();
    this.#requestSize += record.requestSize - before;
  }
}
