import type { Clock } from "./real-clock.js";

/** How long work may keep all other calls waiting before it rests. */
const SLICE_MS = 3;
/** What a call needs of the loop: to connect, to be read and to be answered. */
const REST_TURNS = 3;

/** Long work cut into slices, so that the calls of other sandboxes are answered in between. */
export class Slices {
  readonly #clock: Pick<Clock, "elapsedMs" | "soon">;
  #beganMs: number;

  constructor(clock: Pick<Clock, "elapsedMs" | "soon">) {
    this.#clock = clock;
    this.#beganMs = clock.elapsedMs();
  }

  /** Whether it is time to rest. */
  isOver(): boolean {
    return this.#clock.elapsedMs() - this.#beganMs >= SLICE_MS;
  }

  /** Lets others go first; then the next slice begins. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < REST_TURNS; turn += 1) {
      await new Promise<void>((resume) => this.#clock.soon(resume));
    }
    this.#beganMs = this.#clock.elapsedMs();
  }
}
