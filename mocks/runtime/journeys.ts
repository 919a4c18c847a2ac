import type { Refusal } from "../domain/refusal.js";
import type { Patience } from "./patience.js";

/** One journey at a time; one that would wait for itself is refused, and does not take place. */
export class Journeys {
  readonly #patience: Patience;
  #last: Promise<unknown> = Promise.resolve();

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** Makes a journey after those before it, or calls `refused` when its turn does not come. */
  async run<T>(journey: () => Promise<T>, refused: (refusal: Refusal) => T): Promise<T> {
    let isRefused = false;
    let isMyTurn: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      isMyTurn = resolve;
    });
    const travelled = this.#last.then(() => {
      isMyTurn();
      return isRefused ? undefined : journey();
    });
    this.#last = travelled.catch(() => undefined);
    const refusal = await this.#patience.wait(turn);
    if (refusal) {
      isRefused = true;
      return refused(refusal);
    }
    return (await travelled) as T;
  }
}
