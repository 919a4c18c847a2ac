import type { AttemptResult, CallbackAbout, CallbackEvent } from "../../domain/callback.js";
import type { EpochMs } from "../../domain/time.js";

/** One callback, with what came of it so far. */
export interface Called {
  readonly sandbox: string;
  readonly about: CallbackAbout;
  readonly target: string;
  /** The instants of the attempts. */
  readonly attempts: Set<EpochMs>;
  underWay: boolean;
  last?: AttemptResult;
}

/**
 * The callbacks of all sandboxes, as they happen. A fork or an import tells again what its log holds,
 * and a rewind lets the same happen anew: what is alike in every respect is one callback.
 */
export class Callbacks {
  readonly #all = new Map<string, Called>();
  readonly #current = new Map<string, Called>();

  /** Every callback that was due, those that a browser was sent along included. */
  get size(): number {
    return this.#all.size;
  }

  /** What they told: paid, canceled, a charge, or the webhook. */
  get kinds(): ReadonlySet<CallbackAbout["kind"]> {
    return new Set([...this.#all.values()].map(({ about }) => about.kind));
  }

  /** Those whose last attempt was not answered as it should be. */
  get failed(): readonly Called[] {
    return this.#having(({ underWay, last }) => {
      return !underWay && last !== undefined && last.outcome !== "delivered";
    });
  }

  /** Those that nobody had answered when the observations ended. */
  get underWay(): readonly Called[] {
    return this.#having((called) => called.underWay);
  }

  note(sandbox: string, event: CallbackEvent): void {
    const place = `${sandbox}\n${event.callbackId}`;
    if ("about" in event) this.#current.set(place, this.#begun(sandbox, event));
    const called = this.#current.get(place);
    if (!called) return;
    if (event.type === "callback-attempted") {
      called.underWay = true;
      called.attempts.add(event.at);
    }
    if (event.type === "callback-answered") {
      called.underWay = false;
      called.last = event.result;
    }
  }

  #begun(sandbox: string, event: Extract<CallbackEvent, { about: CallbackAbout }>): Called {
    const { callbackId, about, target, at } = event;
    const key = JSON.stringify([callbackId, about, target, at]);
    const fresh = { sandbox, about, target, attempts: new Set<EpochMs>(), underWay: false };
    const called = this.#all.get(key) ?? fresh;
    this.#all.set(key, called);
    return called;
  }

  #having(wanted: (called: Called) => boolean): readonly Called[] {
    return [...this.#all.values()].filter(wanted);
  }
}
