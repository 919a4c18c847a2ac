import { type Awaitable, attempt, whenReady } from "../../domain/awaitable.js";
import type { EpochMs } from "../../domain/time.js";
import type { JournalPage, RequestEnd, RequestRecord } from "../../sandbox/journal.js";
import type { GuardedObserver } from "../../sandbox/observer.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import type { Store } from "../../store/store.js";

/** The requests of a gateway: written down in the store, and shown to observers. */
export class RequestJournal {
  readonly #store: Store;
  readonly #observer: GuardedObserver;
  readonly #watchers = new Set<(sandbox: string | null) => void>();
  readonly #failed = (error: unknown): undefined => {
    this.#observer.error(error);
  };
  #count = 0;
  #isClosed = false;

  constructor(store: Store, observer: GuardedObserver) {
    this.#store = store;
    this.#observer = observer;
  }

  /** How many requests this gateway has had. */
  get count(): number {
    return this.#count;
  }

  /** Writes a request down where it belongs, and shows it. Its caller has its answer already. */
  record(sandbox: Sandbox | undefined, record: RequestRecord): void {
    void this.#write(ownerOf(sandbox), record);
  }

  /** The same for a request that is still open. How it ends is added when the result is called. */
  recordOpen(sandbox: Sandbox | undefined, record: RequestRecord): (end: RequestEnd) => void {
    const name = ownerOf(sandbox);
    const written = this.#write(name, record);
    return (end) => {
      if (this.#isClosed) return;
      void whenReady(written, (id) => {
        if (id === undefined) return undefined;
        this.#observer.ended(name, id, end);
        return attempt(() => this.#store.ended(name, id, end), this.#failed);
      });
    };
  }

  /** Returns the number of the request in the store; undefined where it could not be written down. */
  #write(name: string | null, record: RequestRecord): Awaitable<number | undefined> {
    this.#count += 1;
    const write = () =>
      whenReady(this.#store.record(name, record), (id) => {
        this.#observer.request(name, record, id);
        for (const look of this.#watchers) look(name);
        return id;
      });
    return attempt(write, this.#failed);
  }

  /** From now on nothing ends any more: calls that are broken off at the end did not end by themselves. */
  close(): void {
    this.#isClosed = true;
  }

  /** Calls back whenever a request was written down here, until the result is called. */
  watch(look: (sandbox: string | null) => void): () => void {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  }

  /** The requests of a sandbox, or of none, that are kept; of those that came after so many. */
  page(sandbox: string | null, after = 0): Awaitable<JournalPage> {
    return this.#store.recorded(sandbox, after);
  }

  /** How many requests of a sandbox there ever were. */
  countOf(sandbox: string | null): Awaitable<number> {
    return this.#store.recordedCount(sandbox);
  }
}

/** Requests of a deleted sandbox must not appear in a new one of that name. */
function ownerOf(sandbox: Sandbox | undefined): string | null {
  return sandbox && !sandbox.isGone ? sandbox.name : null;
}

/** A request that has no whole answer yet. */
export interface RequestUnderWay {
  readonly sandbox: Pick<Sandbox, "name" | "isGone"> | null;
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  /** Real time. */
  readonly startedAt: EpochMs;
  readonly token: string | null;
  readonly step: string | null;
}

/** The requests of a gateway that have to wait. What is answered at once is never among them. */
export class RequestsUnderWay {
  readonly #all = new Set<RequestUnderWay>();

  /** Adds a request until the result is called. */
  add(request: RequestUnderWay): () => void {
    this.#all.add(request);
    return () => this.#all.delete(request);
  }

  /** Those of a sandbox, oldest first: not of an earlier one of its name, which a fault may hold open. */
  of(name: string): readonly RequestUnderWay[] {
    return [...this.#all].filter(({ sandbox }) => sandbox?.name === name && !sandbox.isGone);
  }
}
