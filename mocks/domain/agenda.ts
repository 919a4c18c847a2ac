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
  readonly #heap = new TinyQueue<Entry>([], inTime);
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

  /** All entries in their order, also those that no longer hold. It sorts as far as it is read. */
  *inOrder(): Iterable<Due> {
    const { data } = this.#heap;
    const at = (n: number) => data[n] as Entry;
    // In a heap, the entries after entry n are at 2n + 1 and 2n + 2.
    const front = new TinyQueue(data.length > 0 ? [0] : [], (a, b) => inTime(at(a), at(b)));
    for (let n = front.pop(); n !== undefined; n = front.pop()) {
      yield at(n);
      for (const after of [2 * n + 1, 2 * n + 2]) if (after < data.length) front.push(after);
    }
  }
}

function inTime(a: Entry, b: Entry): number {
  return a.at - b.at || a.order - b.order;
}
