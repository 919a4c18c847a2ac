import TinyQueue from "tinyqueue";
import type { EpochMs } from "./time.js";

/** What can fall due. */
export type DueKind = "expiry" | "charge" | "callback";

export interface Due {
  readonly at: EpochMs;
  readonly kind: DueKind;
  readonly id: string;
}

interface Entry extends Due {
  readonly order: number;
}

/**
 * What falls due, earliest first; at the same instant in the order in which it was planned. An index
 * only: whether an entry still holds is read off the state when its turn comes, so nothing is ever
 * taken out of the middle.
 */
export class Agenda {
  readonly #queue = new TinyQueue<Entry>([], (a, b) => a.at - b.at || a.order - b.order);
  #planned = 0;

  plan(at: EpochMs, kind: DueKind, id: string): void {
    this.#planned += 1;
    this.#queue.push({ at, kind, id, order: this.#planned });
  }

  /** The next entry that still holds; those that do not are dropped on the way. */
  next(holds: (due: Due) => boolean): Due | undefined {
    for (let entry = this.#queue.peek(); entry; entry = this.#queue.peek()) {
      if (holds(entry)) return entry;
      this.#queue.pop();
    }
    return undefined;
  }
}
