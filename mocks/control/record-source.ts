import { type Limits, ObservedSandbox } from "../observe/record.js";
import { Counts } from "../observe/totals.js";
import { JOURNAL_LIMITS } from "../store/journal.js";
import type { SandboxHandle } from "./handles.js";
import { entryOf, viewedEvent } from "./views.js";

/**
 * The limits of a record that keeps what its sandbox keeps: as many requests as the journal. The number of its
 * events, and so of all else, is limited by the sandbox itself.
 */
export const KEPT_BY_SANDBOX: Limits = {
  requests: JOURNAL_LIMITS.entries,
  requestSize: JOURNAL_LIMITS.journalBytes,
  events: Number.MAX_SAFE_INTEGER,
  things: Number.MAX_SAFE_INTEGER,
  injections: 1000,
};

/** How much is read at once. */
const EVENTS_PER_PAGE = 1000;
const REQUESTS_PER_PAGE = 200;

/** What the record is filled from. */
export type RecordedSandbox = Pick<SandboxHandle, "name" | "summary" | "events" | "requests">;

/**
 * Fills the record of a sandbox over its handle, for a reader in another process: `pull` adds what happened
 * since the last one. How a request ended that was still open when it was pulled is not added.
 */
export class RecordSource {
  readonly #sandbox: RecordedSandbox;
  #record: ObservedSandbox;
  /** The epoch of the log that the record holds; null before the first pull. */
  #epoch: number | null = null;
  /** The number of the last event in the record. */
  #seq = 0;
  /** How many of the oldest requests the journal had dropped at the last look. */
  #dropped = 0;
  #pulling: Promise<unknown> = Promise.resolve();

  constructor(sandbox: RecordedSandbox) {
    this.#sandbox = sandbox;
    this.#record = emptyRecord(sandbox);
  }

  /** Resolves with the record, up to date with the moment of the call. Another one follows after a rewind or a reset. */
  pull(): Promise<ObservedSandbox> {
    // Each pull begins after the one before it: that one may have looked before the latest change.
    const pulled = this.#pulling.then(() => this.#pull());
    this.#pulling = pulled.catch(() => undefined);
    return pulled;
  }

  async #pull(): Promise<ObservedSandbox> {
    const { position, requests } = await this.#sandbox.summary();
    if (position.epoch !== this.#epoch || requests < this.#record.requestCount) {
      this.#record = emptyRecord(this.#sandbox);
      this.#epoch = position.epoch;
      this.#seq = 0;
      this.#dropped = 0;
    }
    await this.#pullEvents(position.seq);
    await this.#pullRequests(requests);
    return this.#record;
  }

  async #pullEvents(last: number): Promise<void> {
    while (this.#seq < last) {
      const { events } = await this.#sandbox.events({ after: this.#seq, limit: EVENTS_PER_PAGE });
      // The log was rewound meanwhile: the next pull reads it anew.
      if (events.length === 0) return;
      for (const event of events) {
        this.#record.event(viewedEvent(event));
        this.#seq = event.seq;
      }
    }
  }

  async #pullRequests(count: number): Promise<void> {
    const record = this.#record;
    while (record.requestCount < count) {
      const cursor = Math.max(0, record.requestCount - this.#dropped);
      const page = await this.#sandbox.requests({ cursor, limit: REQUESTS_PER_PAGE });
      this.#dropped = page.dropped;
      const missed = page.dropped + cursor - record.requestCount;
      // The journal dropped requests since the last look, so the cursor points too far: ask again.
      if (missed > 0 && cursor > 0) continue;
      record.missRequests(missed);
      if (page.requests.length === 0) return;
      for (const entry of page.requests) record.request(entryOf(entry));
    }
  }
}

function emptyRecord({ name }: RecordedSandbox): ObservedSandbox {
  return new ObservedSandbox(name, new Counts(), { limits: KEPT_BY_SANDBOX });
}
