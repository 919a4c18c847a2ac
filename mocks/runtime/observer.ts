import type { LoggedEvent } from "../domain/events.js";
import type { JournalEntry, RequestEnd, RequestRecord } from "../store/journal.js";

/** What goes on in a gateway, for whoever shows it. */
export interface Observer {
  /** Something happened in a sandbox. */
  event?(sandbox: string, logged: LoggedEvent): void;
  /** A request was answered; `null` where no sandbox took it. */
  request?(sandbox: string | null, entry: JournalEntry): void;
  /** How a request ended that was open when it was told of, by its id. */
  ended?(sandbox: string | null, id: number, end: RequestEnd): void;
  /** An error that has no caller. */
  error?(error: unknown): void;
  /** Told in a sentence what keeps a gateway from starting at once. */
  notice?(text: string): void;
}

/** Whoever looks on cannot break what it looks at: what an observer throws is an error to tell of. */
export class GuardedObserver {
  /** Tells of an event. Absent where nobody listens, so that none need be numbered for it. */
  readonly event: ((sandbox: string, logged: LoggedEvent) => void) | undefined;
  readonly #observer: Observer;

  constructor(observer: Observer = {}) {
    this.#observer = observer;
    this.event = observer.event
      ? (sandbox, logged) => this.#guarded(() => observer.event?.(sandbox, logged))
      : undefined;
  }

  /** Tells of a request as it was written down under its number. */
  request(sandbox: string | null, record: RequestRecord, id: number): void {
    if (!this.#observer.request) return;
    const entry: JournalEntry = { id, ...record, headers: undefined, cut: [] };
    this.#guarded(() => this.#observer.request?.(sandbox, entry));
  }

  /** Tells how a request ended. */
  ended(sandbox: string | null, id: number, end: RequestEnd): void {
    this.#guarded(() => this.#observer.ended?.(sandbox, id, end));
  }

  /** Tells of an error that has no caller. */
  error(error: unknown): void {
    try {
      this.#observer.error?.(error);
    } catch (worse) {
      // Whoever is to be told of errors fails itself: the last one to tell is the process.
      process.emitWarning(worse instanceof Error ? worse : String(worse), "PaystubObserver");
    }
  }

  #guarded(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.error(error);
    }
  }
}
