import type { DomainEvent } from "../domain/events.js";

const CHUNK_EVENTS = 4096;

/**
 * The events of a log in memory, in chunks: a single array of millions is copied whole as often as it
 * grows, and all calls wait for that.
 */
export class EventList {
  readonly #chunks: DomainEvent[][] = [];
  #last: DomainEvent[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(event: DomainEvent): void {
    if (this.#length % CHUNK_EVENTS === 0) {
      this.#last = [];
      this.#chunks.push(this.#last);
    }
    this.#last.push(event);
    this.#length += 1;
  }

  /** Those from number `from`, counted from 0, up to the one before `to`. */
  slice(from: number, to = this.#length): DomainEvent[] {
    const first = Math.floor(from / CHUNK_EVENTS);
    const chunks = this.#chunks.slice(first, Math.ceil(to / CHUNK_EVENTS));
    const start = first * CHUNK_EVENTS;
    return chunks.flatMap((chunk, n) => {
      const before = start + n * CHUNK_EVENTS;
      return chunk.slice(Math.max(0, from - before), to - before);
    });
  }

  /** Keeps the first ones, and returns those that it let go of. */
  cut(keep: number): DomainEvent[] {
    const gone = this.slice(keep);
    this.#length = Math.min(keep, this.#length);
    this.#chunks.length = Math.ceil(this.#length / CHUNK_EVENTS);
    this.#last = this.#chunks.at(-1) ?? [];
    this.#last.splice(this.#length - (this.#chunks.length - 1) * CHUNK_EVENTS);
    return gone;
  }
}
