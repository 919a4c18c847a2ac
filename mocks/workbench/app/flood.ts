import { lookedAt } from "./drawing.js";

/** How soon it is calm after the stream left something out, and how often it is asked until then. */
const CALM_MS = 1000;
const ASK_MS = 1000;

/** While more happens than the stream tells, what the page shows is asked for, and once more after it. */
export class Flood {
  readonly #ask: (isOver: boolean) => Promise<unknown>;
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` is told whether the flood is over. */
  constructor(ask: (isOver: boolean) => Promise<unknown>) {
    this.#ask = ask;
  }

  /** How long to wait before anything is asked for again: a gateway in a flood has other things to do. */
  get pauseMs(): number {
    return performance.now() < this.#until ? ASK_MS : 0;
  }

  /** Told that something was left out. */
  met(): void {
    this.#until = performance.now() + CALM_MS;
    this.#timer ??= setTimeout(() => this.#again(), ASK_MS);
  }

  async #again(): Promise<void> {
    await lookedAt();
    const isOver = this.pauseMs === 0;
    await this.#ask(isOver);
    // What was left out while it was asked for the last time begins another one.
    const isDone = isOver && this.pauseMs === 0;
    this.#timer = isDone ? undefined : setTimeout(() => this.#again(), ASK_MS);
  }
}
