import { type Awaitable, whenReady } from "../../domain/awaitable.js";
import type { EpochMs } from "../../domain/time.js";
import type { JournalPage, RequestEnd, RequestRecord } from "../../store/journal.js";
import type { Store } from "../../store/store.js";
import type { GuardedObserver } from "../observer.js";
import type { Sandbox } from "../sandbox/sandbox.js";

/** The requests of a gateway: written down in the store, and shown to whoever looks on. */
export class RequestJournal {
  readonly #store: Store;
  readonly #observer: GuardedObserver;
  readonly #watchers = new Set<(sandbox: string | null) => void>();
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
    this.#count += 1;
    const observer = this.#observer;
    const name = ownerOf(sandbox);
    const recordedAs = (id: number) => {
      observer.request(name, record, id);
      for (const look of this.#watchers) look(name);
    };
    try {
      const recorded = this.#store.record(name, record);
      if (recorded instanceof Promise) {
        recorded.then(recordedAs).catch((error) => observer.error(error));
      } else recordedAs(recorded);
    } catch (error) {
      observer.error(error);
    }
  }

  /** The same for a request that is still open. How it ends is added when the result is called. */
  recordOpen(sandbox: Sandbox | undefined, record: RequestRecord): (end: RequestEnd) => void {
    this.#count += 1;
    const name = ownerOf(sandbox);
    const observer = this.#observer;
    const failed = (error: unknown) => observer.error(error);
    const recorded = attempted(() => this.#store.record(name, record), failed);
    const known = whenReady(recorded, (id) => {
      if (id === undefined) return undefined;
      observer.request(name, record, id);
      for (const look of this.#watchers) look(name);
      return id;
    });
    return (end) => {
      if (this.#isClosed) return;
      void whenReady(known, (id) => {
        if (id === undefined) return undefined;
        observer.ended(name, id, end);
        return attempted(() => this.#store.ended(name, id, end), failed);
      });
    };
  }

  /** From now on nothing ends any more: calls that are broken off at the end did not end by themselves. */
  close(): void {
    this.#isClosed = true;
  }

  /** Has somebody look whenever a request was written down here, until the result is called. */
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

/** What was asked of a sandbox that is gone must not turn up in a new one of that name. */
function ownerOf(sandbox: Sandbox | undefined): string | null {
  return sandbox && !sandbox.isGone ? sandbox.name : null;
}

/** What comes of something whose caller has nobody to tell of a failure; undefined where it failed. */
function attempted<T>(
  attempt: () => Awaitable<T>,
  failed: (error: unknown) => void,
): Awaitable<T | undefined> {
  const reported = (error: unknown) => {
    failed(error);
    return undefined;
  };
  try {
    const done = attempt();
    return done instanceof Promise ? done.catch(reported) : done;
  } catch (error) {
    return reported(error);
  }
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
