import { shownAt } from "../../domain/clock.js";
import type { EpochMs } from "../../domain/time.js";
import type { Store } from "../../store/store.js";
import type { EventStream } from "../log/event-stream.js";

/** The time of a sandbox, as its clock shows it. */
export class SandboxTime {
  /** The instant that a clock advance has reached, which sets it, or undefined. */
  virtualNow: EpochMs | undefined;
  /** Whether the clock advance leaves out the callbacks of what happens on its way. */
  isSilent = false;
  readonly #store: Store;
  readonly #stream: EventStream;

  constructor(store: Store, stream: EventStream) {
    this.#store = store;
    this.#stream = stream;
  }

  /** Never before the last event, however the clock was set. */
  readonly now = (): EpochMs => {
    const { clock, lastAt } = this.#stream.world;
    const shown = this.virtualNow ?? shownAt(clock, this.#store.now());
    return Math.max(shown, lastAt);
  };
}
