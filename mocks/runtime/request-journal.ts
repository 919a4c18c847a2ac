import type { Awaitable } from "../domain/awaitable.js";
import type { JournalPage, RequestRecord } from "../store/journal.js";
import type { Store } from "../store/store.js";
import type { GuardedObserver } from "./observer.js";
import type { Sandbox } from "./sandbox.js";

/** The requests of a gateway: written down in the store, and shown to whoever looks on. */
export class RequestJournal {
  readonly #store: Store;
  readonly #observer: GuardedObserver;
  readonly #watchers = new Set<(sandbox: string | null) => void>();
  #count = 0;

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
    // What was asked of a sandbox that is gone must not turn up in a new one of that name.
    const name = sandbox && !sandbox.isGone ? sandbox.name : null;
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
