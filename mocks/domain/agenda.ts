import TinyQueue from "tinyqueue";
import type { EpochMs } from "./time.js";

/** What can fall due. */
export type DueKind = "expiry" | "charge" | "callback" | "settlement";

export interface Due {
  readonly at: EpochMs;
  readonly kind: DueKind;
  readonly id: string;
}

interface Entry extends Due {
  /** Counts what was planned: at the same instant the earlier plan comes first. */
  readonly order: number;
}

/**
 * What falls due, earliest first; at the same instant in the order in which it was planned. An index
 * only: nothing is ever taken out of the middle.
 */
export class Agenda {
  readonly #heap = new TinyQueue<Entry>([], (a, b) => a.at - b.at || a.order - b.order);
  #planned = 0;

  plan(at: EpochMs, kind: DueKind, id: string): void {
    this.#planned += 1;
    this.#heap.push({ at, kind, id, order: this.#planned });
  }

  /** The next entry that still holds, by the state; those that do not are dropped on the way. */
  next(holds: (due: Due) => boolean): Due | undefined {
    for (let first = this.#heap.peek(); first; first = this.#heap.peek()) {
      if (holds(first)) return first;
      this.#heap.pop();
    }
    return undefined;
  }
}
