import type { EventPage, RequestList } from "../../spec/generated/control.types.js";
import { type Limits, ObservedSandbox } from "../observe/record.js";
import { Counts } from "../observe/totals.js";
import { JOURNAL_LIMITS } from "../sandbox/journal.js";
import type { SandboxHandle } from "./handles.js";
import { entryOf, viewedEvent } from "./views.js";

/** The limits of a record that keeps what its sandbox keeps: as many requests as the journal. */
const KEPT_BY_SANDBOX: Limits = {
  requests: JOURNAL_LIMITS.entries,
  requestSize: JOURNAL_LIMITS.journalBytes,
};

/** How much is read at once. */
const EVENTS_PER_PAGE = 1000;
const REQUESTS_PER_PAGE = 200;

/** What the record is filled from. */
export type RecordedSandbox = Pick<SandboxHandle, "name" | "events" | "requests">;

/** A part of a record, which can be read without the other. */
export type RecordPart = "events" | "requests";

/**
 * Fills the record of a sandbox over its handle, for a reader in another process: `pull` adds what happened
 * since the last one. How a request ended that was still open when it was pulled is not added.
 */
export class RecordSource {
  readonly #sandbox: RecordedSandbox;
  #record: ObservedSandbox;
  /** The epoch of the log that the record holds; null before its first page. */
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

  /**
   * Resolves with the record, of which a part or all is up to date with the moment of the call. Another record
   * follows after a rewind or a reset.
   */
  pull(part?: RecordPart): Promise<ObservedSandbox> {
    // Each pull begins after the one before it: that one may have looked before the latest change.
    const pulled = this.#pulling.then(() => this.#pull(part));
    this.#pulling = pulled.catch(() => undefined);
    return pulled;
  }

  async #pull(part?: RecordPart): Promise<ObservedSandbox> {
    for (;;) {
      // At once: each is a call, and a test waits for both.
      const [events, requests] = await Promise.all([
        part === "requests" ? undefined : this.#eventsAfter(),
        part === "events" ? undefined : this.#requestsAfter(),
      ]);
      if (this.#isOfAnother(events, requests)) {
        this.#record = emptyRecord(this.#sandbox);
        this.#epoch = null;
        this.#seq = 0;
        this.#dropped = 0;
        continue;
      }
      const hasEvents = events === undefined || this.#addEvents(events);
      const hasRequests = requests === undefined || this.#addRequests(requests);
      if (hasEvents && hasRequests) return this.#record;
    }
  }

  #eventsAfter(): Promise<EventPage> {
    return this.#sandbox.events({ after: this.#seq, limit: EVENTS_PER_PAGE });
  }

  #requestsAfter(): Promise<RequestList> {
    const cursor = Math.max(0, this.#record.requestCount - this.#dropped);
    return this.#sandbox.requests({ cursor, limit: REQUESTS_PER_PAGE });
  }

  /** Whether the sandbox was rewound, or its name was used again. */
  #isOfAnother(events?: EventPage, requests?: RequestList): boolean {
    if (events && this.#epoch !== null && events.epoch !== this.#epoch) return true;
    return requests !== undefined && countOf(requests) < this.#record.requestCount;
  }

  /** Adds a page, and returns whether it was the last one. */
  #addEvents({ events, next, epoch }: EventPage): boolean {
    this.#epoch = epoch;
    for (const event of events) {
      this.#record.event(viewedEvent(event));
      this.#seq = event.seq;
    }
    return next === null;
  }

  /** The same of requests. */
  #addRequests(page: RequestList): boolean {
    const record = this.#record;
    const cursor = Math.max(0, record.requestCount - this.#dropped);
    this.#dropped = page.dropped;
    const missed = page.dropped + cursor - record.requestCount;
    // The journal dropped requests since the last look, so the cursor pointed too far.
    if (missed > 0 && cursor > 0) return false;
    record.missRequests(missed);
    for (const entry of page.requests) record.request(entryOf(entry));
    return page.requests.length === 0 || record.requestCount >= countOf(page);
  }
}

/** How many requests there were, those included that are no longer kept. */
function countOf({ matches = 0, dropped }: RequestList): number {
  return dropped + matches;
}

function emptyRecord({ name }: RecordedSandbox): ObservedSandbox {
  return new ObservedSandbox(name, new Counts(), { limits: KEPT_BY_SANDBOX });
}
