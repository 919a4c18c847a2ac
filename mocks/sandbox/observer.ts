import type { TestOutcome } from "../../spec/generated/control.types.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { JournalEntry, RequestEnd, RequestRecord } from "./journal.js";

/**
 * What goes on in a gateway, for what shows it.
 *
 * @example
 * const observer: Observer = { request: (sandbox, { path, status }) => console.log(path, status) };
 */
export interface Observer {
  /**
   * Something happened in a sandbox.
   *
   * @example
   * const observer: Observer = { event: (sandbox, { event }) => console.log(sandbox, event.type) };
   */
  event?(sandbox: string, logged: LoggedEvent): void;
  /**
   * A request was answered; `null` where no sandbox took it.
   *
   * @example
   * const observer: Observer = { request: (_, { explanation }) => console.log(explanation) };
   */
  request?(sandbox: string | null, entry: JournalEntry): void;
  /**
   * How a request ended that was open when it was reported, by its id.
   *
   * @example
   * const observer: Observer = { ended: (_, id, { clientClosedAt }) => console.log(id, clientClosedAt) };
   */
  ended?(sandbox: string | null, id: number, end: RequestEnd): void;
  /**
   * A sandbox was rewound: of its log the first `keep` events are left. The events that follow are numbered
   * from there.
   *
   * @example
   * const observer: Observer = { rewound: (sandbox, keep) => console.log(sandbox, keep) };
   */
  rewound?(sandbox: string, keep: number): void;
  /**
   * A sandbox was reset: everything in it is deleted, and its name is free.
   *
   * @example
   * const observer: Observer = { reset: (sandbox) => console.log(sandbox) };
   */
  reset?(sandbox: string): void;
  /**
   * A test reported how it ended. The caller of the control API waits for the result.
   *
   * @example
   * const observer: Observer = { outcome: (sandbox, { ended }) => console.log(sandbox, ended) };
   */
  outcome?(sandbox: string, outcome: TestOutcome): Promise<void> | void;
  /**
   * An error that has no caller.
   *
   * @example
   * const observer: Observer = { error: (error) => console.error(error) };
   */
  error?(error: unknown): void;
  /**
   * Called with a sentence that says what keeps a gateway from starting at once.
   *
   * @example
   * const observer: Observer = { notice: (text) => console.warn(text) };
   */
  notice?(text: string): void;
}

/** Every method of an observer, in a table that the compiler keeps complete. */
const METHODS: { readonly [Name in keyof Observer]-?: true } = {
  event: true,
  request: true,
  ended: true,
  rewound: true,
  reset: true,
  outcome: true,
  error: true,
  notice: true,
};

/**
 * One observer that passes every call on to several, in their order. It has the methods that at least one
 * of them has. All of them get a call even if one throws; the first error is thrown afterwards.
 */
export function combineObservers(...observers: readonly (Observer | undefined)[]): Observer {
  const combined: Record<string, (...args: readonly unknown[]) => unknown> = {};
  for (const name of Object.keys(METHODS) as (keyof Observer)[]) {
    const called = observers.flatMap((observer) => {
      const method: ((...args: never[]) => void) | undefined = observer?.[name];
      return method ? [method.bind(observer) as (...args: readonly unknown[]) => unknown] : [];
    });
    if (called.length > 0) combined[name] = (...args) => callAll(called, args);
  }
  return combined;
}

function callAll(
  called: readonly ((...args: readonly unknown[]) => unknown)[],
  args: readonly unknown[],
): unknown {
  const errors: unknown[] = [];
  const results = called.map((call) => {
    try {
      return call(...args);
    } catch (error) {
      errors.push(error);
      return undefined;
    }
  });
  if (errors.length > 0) throw errors[0];
  return results.some((result) => result instanceof Promise) ? Promise.all(results) : undefined;
}

/** An observer cannot break what it observes: what it throws is reported as an error. */
export class GuardedObserver {
  readonly #observer: Observer;
  /** Calls that wait for the one under way: an observer may itself use the gateway that it observes. */
  readonly #waiting: (() => void)[] = [];
  #isCalling = false;

  constructor(observer: Observer = {}) {
    this.#observer = observer;
  }

  /** Reports the events of a sandbox after number `after`. */
  events(sandbox: string, after: number, events: readonly DomainEvent[]): void {
    if (!this.#observer.event) return;
    for (const [n, event] of events.entries()) {
      this.#guarded(() => this.#observer.event?.(sandbox, { seq: after + n + 1, event }));
    }
  }

  /** Reports a request as it was written down under its number. */
  request(sandbox: string | null, record: RequestRecord, id: number): void {
    if (!this.#observer.request) return;
    const entry: JournalEntry = { id, ...record, headers: undefined, cut: [] };
    this.#guarded(() => this.#observer.request?.(sandbox, entry));
  }

  /** Calls another method of the observer. */
  tell<Name extends "notice" | "ended" | "rewound" | "reset">(
    name: Name,
    ...args: Parameters<Required<Observer>[Name]>
  ): void {
    const call = this.#observer[name] as ((...args: unknown[]) => void) | undefined;
    this.#guarded(() => call?.apply(this.#observer, args));
  }

  /** Reports how a test ended, and waits for the observer. */
  async outcome(sandbox: string, outcome: TestOutcome): Promise<void> {
    try {
      await this.#observer.outcome?.(sandbox, outcome);
    } catch (error) {
      this.error(error);
    }
  }

  /** Reports an error that has no caller. */
  error(error: unknown): void {
    try {
      this.#observer.error?.(error);
    } catch (worse) {
      // The observer of errors fails itself, so the process reports the error.
      process.emitWarning(worse instanceof Error ? worse : String(worse), "PaystubObserver");
    }
  }

  /** Makes the calls one after the other, in the order in which things happened. */
  #guarded(call: () => void): void {
    if (this.#isCalling) {
      this.#waiting.push(call);
      return;
    }
    this.#isCalling = true;
    this.#try(call);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#try(next);
    this.#isCalling = false;
  }

  #try(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.error(error);
    }
  }
}
