import { availableParallelism } from "node:os";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { bytesOfAll } from "../domain/event-size.js";
import type { DomainEvent } from "../domain/events.js";
import type { World } from "../domain/world.js";
import { leftOut, memoryFull, sandboxTooLarge } from "./errors.js";

const MEBIBYTE = 1024 * 1024;

/** How much memory a gateway may use, in bytes. */
export interface MemoryLimits {
  /** All sandboxes in memory together. Default: 40 % of Node's heap. */
  readonly memoryMaxBytes?: number | undefined;
  /** One of them. Default: half of that. */
  readonly sandboxMemoryMaxBytes?: number | undefined;
}

/** The memory that Node gives this process for objects, in bytes: `--max-old-space-size` sets it. */
export function heapBytes(): number {
  return getHeapStatistics().heap_size_limit;
}

/** The threads on which the engine does its own work. */
const ENGINE_THREADS = 4;

/**
 * Leaves a core to the thread that answers calls. By default the engine marks a large heap on all of its
 * threads, and calls then wait up to a quarter of a second for one of two cores.
 */
export function leaveCoreFree(): void {
  const markers = Math.max(1, availableParallelism() - 1);
  if (markers < ENGINE_THREADS) {
    setFlagsFromString(`--concurrent-marking-max-worker-num=${markers}`);
  }
}

/** Of the heap; the rest is for requests, answers and the garbage that they leave. */
const SHARE_OF_SANDBOXES = 0.4;
const SHARE_OF_JOURNALS = 1 / 8;
const SHARE_OF_BODIES = 1 / 8;

/** How much memory the journals of a gateway may take by default. */
export function journalMaxBytesIn(heap: number): number {
  return Math.min(256 * MEBIBYTE, Math.floor(heap * SHARE_OF_JOURNALS));
}

/** What a sandbox takes before anything happens in it: its objects and its merchants. */
const SANDBOX_BYTES = 16_000;

/** How much has to be free so that a change fits in any case: it is not even measured then. */
const AMPLE_BYTES = 64 * MEBIBYTE;

/**
 * The memory of the sandboxes, by an estimate, and its limit. A change that would exceed it is refused
 * before it is appended. Due work still happens.
 */
export class MemoryBudget {
  readonly maxBytes: number;
  readonly sandboxMaxBytes: number;
  /** Bodies of requests that are still arriving. */
  readonly bodies: BodyBudget;
  #usedBytes = 0;
  /** Lets sandboxes go that the store can bring back. */
  #letGo: (bytes: number) => void = () => undefined;

  constructor({ memoryMaxBytes, sandboxMemoryMaxBytes }: MemoryLimits = {}, heap = heapBytes()) {
    this.maxBytes = memoryMaxBytes ?? Math.floor(heap * SHARE_OF_SANDBOXES);
    this.sandboxMaxBytes = Math.min(
      sandboxMemoryMaxBytes ?? Math.floor(this.maxBytes / 2),
      this.maxBytes,
    );
    this.bodies = new BodyBudget(Math.floor(heap * SHARE_OF_BODIES));
  }

  get usedBytes(): number {
    return this.#usedBytes;
  }

  /** Has `letGo` free so many bytes when there is no room; it may fail. */
  onFull(letGo: (bytes: number) => void): void {
    this.#letGo = letGo;
  }

  /** Lets others go where there is more in memory than there may be, after one was loaded. */
  trim(): void {
    if (this.#usedBytes > this.maxBytes) this.#letGo(this.#usedBytes - this.maxBytes);
  }

  /** Adds what a sandbox takes more, or less. */
  add(bytes: number): void {
    this.#usedBytes += bytes;
  }

  /** Throws where a sandbox cannot begin with these events. */
  checkBeginning(sandbox: string, events: readonly DomainEvent[]): void {
    if (this.#spareBytes(0) <= AMPLE_BYTES)
      this.checkBytes(sandbox, 0, SANDBOX_BYTES + bytesOfAll(events));
  }

  /** Throws where a sandbox that takes `ownBytes` cannot take these events too. */
  checkRoom(sandbox: string, ownBytes: number, events: readonly DomainEvent[]): void {
    if (this.#spareBytes(ownBytes) <= AMPLE_BYTES)
      this.checkBytes(sandbox, ownBytes, bytesOfAll(events));
  }

  #spareBytes(ownBytes: number): number {
    return Math.min(this.sandboxMaxBytes - ownBytes, this.maxBytes - this.#usedBytes);
  }

  /**
   * Throws if the world of a sandbox that is being read takes more than all may together. One that is being loaded
   * counts from then on: of many at once, only those that fit are loaded.
   */
  checkWorld(sandbox: string, { bytes }: Pick<World, "bytes">, loading?: MemoryShare): void {
    if (bytes > this.maxBytes) throw leftOut(sandbox, this.maxBytes);
    if (!loading) return;
    loading.hold(bytes);
    this.trim();
    if (this.#usedBytes > this.maxBytes) throw memoryFull(this.maxBytes);
  }

  /** The same for so many bytes. */
  checkBytes(sandbox: string, ownBytes: number, bytes: number): void {
    const all = ownBytes + bytes;
    if (all > this.sandboxMaxBytes) throw sandboxTooLarge(sandbox, this.sandboxMaxBytes, all);
    const over = this.#usedBytes + bytes - this.maxBytes;
    if (over > 0) this.#letGo(over);
    if (this.#usedBytes + bytes > this.maxBytes) throw memoryFull(this.maxBytes);
  }
}

/** What one sandbox has of a budget. */
export class MemoryShare {
  readonly #budget: MemoryBudget;
  #bytes = 0;

  constructor(budget: MemoryBudget) {
    this.#budget = budget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Takes as much as a world of so many bytes needs. */
  hold(worldBytes: number): void {
    const bytes = SANDBOX_BYTES + worldBytes;
    this.#budget.add(bytes - this.#bytes);
    this.#bytes = bytes;
  }

  /** Gives all back: it is no longer in memory. */
  release(): void {
    this.#budget.add(-this.#bytes);
    this.#bytes = 0;
  }
}

/** Bytes of request bodies that are still arriving: many callers that send slowly could fill the memory. */
export class BodyBudget {
  readonly maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** Takes so many bytes; false where there is no room. */
  take(bytes: number): boolean {
    if (this.#bytes + bytes > this.maxBytes) return false;
    this.#bytes += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }
}
