import { getHeapStatistics } from "node:v8";
import type { DomainEvent } from "../domain/events.js";
import { memoryFull } from "./errors.js";

/** How much a gateway takes. */
export interface BoundOptions {
  /** Default 10,000. */
  readonly sandboxesMax?: number | undefined;
  /** Events of one sandbox. Default 100,000. */
  readonly eventsMax?: number | undefined;
  /** Bytes of all logs, journals and arriving bodies. Default: a quarter of Node's heap. */
  readonly keptMaxBytes?: number | undefined;
}

const SANDBOXES_MAX = 10_000;
const EVENTS_MAX = 100_000;

/** The rest of the heap is for requests, answers and the garbage that they leave. */
const SHARE_OF_HEAP = 0.25;

/** The bounds of a process, and one counter of the bytes that it keeps, by an estimate. */
export class Bounds {
  readonly sandboxesMax: number;
  readonly eventsMax: number;
  readonly keptMaxBytes: number;
  #keptBytes = 0;

  constructor({ sandboxesMax, eventsMax, keptMaxBytes }: BoundOptions = {}) {
    this.sandboxesMax = sandboxesMax ?? SANDBOXES_MAX;
    this.eventsMax = eventsMax ?? EVENTS_MAX;
    this.keptMaxBytes = keptMaxBytes ?? Math.floor(heapBytes() * SHARE_OF_HEAP);
  }

  get keptBytes(): number {
    return this.#keptBytes;
  }

  /** Counts bytes that are kept, or kept no longer. */
  add(bytes: number): void {
    this.#keptBytes += bytes;
  }

  /** Whether so many more bytes can be kept. */
  hasRoom(bytes: number): boolean {
    return this.#keptBytes + bytes <= this.keptMaxBytes;
  }

  /** Throws where so many more bytes cannot be kept. */
  check(bytes: number): void {
    if (!this.hasRoom(bytes)) throw memoryFull(this.#keptBytes, this.keptMaxBytes);
  }
}

/** The memory that Node gives this process for objects: `--max-old-space-size` sets it. */
export function heapBytes(): number {
  return getHeapStatistics().heap_size_limit;
}

/** The memory that an event takes besides its fields: its entry in the log and in the world. */
const EVENT_BYTES = 300;
const FIELD_BYTES = 8;
const OBJECT_BYTES = 24;

/** Characters up to which a text counts a byte each: few texts beyond Latin-1 are this short. */
const SHORT_TEXT = 32;

/**
 * Estimates the memory that events take with what they add to the world: never far below the truth. A sum over the
 * fields, since making JSON of an event takes longer than all the rest of folding it.
 */
export function bytesOf(events: readonly DomainEvent[]): number {
  let bytes = 0;
  for (const event of events) bytes += EVENT_BYTES + sizeOf(event);
  return bytes;
}

function sizeOf(value: unknown): number {
  if (typeof value === "string") {
    const { length } = value;
    return OBJECT_BYTES + (length > SHORT_TEXT ? 2 * length : length);
  }
  if (typeof value !== "object" || value === null) return 0;
  let bytes = OBJECT_BYTES;
  if (Array.isArray(value)) for (const one of value) bytes += FIELD_BYTES + sizeOf(one);
  else
    for (const key in value) bytes += FIELD_BYTES + sizeOf((value as Record<string, unknown>)[key]);
  return bytes;
}
