import { getHeapStatistics } from "node:v8";
import type { DomainEvent } from "../domain/events.js";
import { memoryFull } from "./errors.js";

/** How much a gateway takes. */
export interface BoundOptions {
  /** Bytes of all sandboxes, journals and arriving bodies. Default: a quarter of Node's heap. */
  readonly keptMaxBytes?: number | undefined;
}

/** The rest of the heap is for requests, answers and the garbage that they leave. */
const SHARE_OF_HEAP = 0.25;

/** One counter of the bytes that a process keeps, by an estimate, and their limit. */
export class Bounds {
  readonly keptMaxBytes: number;
  #keptBytes = 0;

  constructor({ keptMaxBytes }: BoundOptions = {}) {
    this.keptMaxBytes = keptMaxBytes ?? Math.floor(heapBytes() * SHARE_OF_HEAP);
  }

  get keptBytes(): number {
    return this.#keptBytes;
  }

  /** How many more events of a usual size can be kept. */
  get roomForEvents(): number {
    return Math.max(0, Math.floor((this.keptMaxBytes - this.#keptBytes) / USUAL_EVENT_BYTES));
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

/** The memory that a sandbox takes besides its log. */
export const SANDBOX_BYTES = 8 * 1024;

const USUAL_EVENT_BYTES = 800;

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
