import type { Awaitable } from "../domain/awaitable.js";
import type { Place } from "../store/place.js";
import type { Appended, Change, Reading, Store } from "../store/store.js";
import type { Clock } from "./clock.js";
import { SandboxGone, StoreUnavailable } from "./errors.js";

/** What appending takes. */
export interface LogAppenderParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Told of an error of the store that was got over. */
  readonly failed: (error: unknown) => void;
}

/** How long a store that fails is asked again, and how long apart. */
const RECOVERY_MS = 10_000;
const BACKOFF_MS = { first: 20, most: 1000 } as const;

/** The stream that appends: what the appender needs of it when the store has failed. */
interface Appending {
  readonly name: string;
  readonly born: number;
  /** The world may differ from what the store holds from now on. */
  distrust(): void;
  /** Builds the world anew from the store. */
  reload(): Awaitable<void>;
}

/**
 * Appends to the log of one sandbox. The answer to an append can be lost although it was taken, so after
 * an error the log is read on, and our own events are looked for where we wrote them. Where they are
 * not, whoever asked decides again.
 */
export class LogAppender {
  readonly #parts: LogAppenderParts;
  readonly #stream: Appending;

  constructor(parts: LogAppenderParts, stream: Appending) {
    this.#parts = parts;
    this.#stream = stream;
  }

  /** Appends at a place. Rejects with `StoreUnavailable` when the store does not come back in time. */
  append(at: Place, change: Change): Awaitable<Appended> {
    try {
      const appended = this.#parts.store.append(this.#stream.name, at, change);
      if (!(appended instanceof Promise)) return appended;
      return appended.catch((error) => this.#recover(at, change, error));
    } catch (error) {
      return this.#recover(at, change, error);
    }
  }

  async #recover(at: Place, change: Change, error: unknown): Promise<Appended> {
    const { clock, failed } = this.#parts;
    failed(error);
    this.#stream.distrust();
    const began = clock.elapsedMs();
    for (let wait: number = BACKOFF_MS.first; ; wait = Math.min(2 * wait, BACKOFF_MS.most)) {
      await new Promise<void>((resume) => clock.wait(wait, resume));
      try {
        return await this.#outcome(at, change);
      } catch (again) {
        if (again instanceof SandboxGone) throw again;
        if (clock.elapsedMs() - began > RECOVERY_MS) throw new StoreUnavailable(again);
      }
    }
  }

  /** What came of an append whose answer was lost. */
  async #outcome(at: Place, change: Change): Promise<Appended> {
    const { name, born } = this.#stream;
    const reading = await this.#parts.store.read(name, at, change.events.length);
    if (reading?.born !== born) throw new SandboxGone(name);
    if (isOurs(reading, at, change)) return { at: reading.at };
    await this.#stream.reload();
    return { moved: true };
  }
}

/** Whether what was read is what we wrote, in the epoch that we wrote it in. */
function isOurs(reading: Reading, at: Place, { events, keep }: Change): boolean {
  if (keep !== undefined || reading.at.epoch !== at.epoch) return false;
  return reading.events.length === events.length && reading.events.every(({ mine }) => mine);
}
