import type { DomainEvent, LoggedEvent } from "../domain/events.js";

/**
 * Where the events of all sandboxes live. Append is conditional: that is the only rule of concurrency
 * there is, and every implementation must pass the conformance suite in `test/log-conformance.ts`.
 */
export interface Store {
  /**
   * Appends all of the events or none. `after` is the number of the last event that the caller has
   * folded, 0 for a new log. False when the log has moved on since: read on and decide again.
   */
  append(sandbox: string, after: number, events: readonly DomainEvent[]): Promise<boolean>;
  /** The events after number `after`, in order, at most `limit`; none for an unknown sandbox. */
  read(sandbox: string, after: number, limit?: number): Promise<readonly LoggedEvent[]>;
  /** The sandboxes that have at least one event, in the order of their first one. */
  names(): Promise<readonly string[]>;
  /** Forgets the events after number `after`: the log goes on from there. */
  truncate(sandbox: string, after: number): Promise<void>;
  /** Forgets a sandbox. Its name can be used again. */
  delete(sandbox: string): Promise<void>;
  /** Releases what the log holds. Nothing may be called after it. */
  close(): Promise<void>;
}
