import type { EpochMs } from "../domain/time.js";

/** One request that came in, and what it was told. */
export interface JournalEntry {
  /** Counts the requests of the gateway, from 1. */
  readonly id: number;
  readonly at: EpochMs;
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  /** Null when a fault kept the caller from any answer. */
  readonly status: number | null;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
  /** What the mock put up with, a sentence each; strict mode refuses it. */
  readonly tolerated: readonly string[];
  /** The fault rules that struck, each by its id and in a sentence. */
  readonly faults: readonly string[];
  /** Which kind of refusal it was, in kebab case; null when nothing was refused. */
  readonly code: string | null;
  /** The refusal as data; null when nothing more than the code is known of it. */
  readonly refusal: { readonly code: string } | null;
  /**
   * Why the request was refused, with its likely cause; of one that went well, what looks like a
   * mistake all the same.
   */
  readonly explanation: string | null;
  /** The place in the sandbox's log at which it was answered; null for a request of no sandbox. */
  readonly place: { readonly epoch: number; readonly seq: number } | null;
  /** The texts of this entry that are shortened. */
  readonly cut: readonly (
    | "path"
    | "requestBody"
    | "responseBody"
    | "tolerated"
    | "faults"
    | "refusal"
    | "explanation"
  )[];
}

const ENTRIES_MAX = 1000;
const BODY_MAX = 16_384;

/** The latest requests. Bounded: the oldest make room, and how many did is told. */
export class Journal {
  readonly #entries: JournalEntry[] = [];
  #oldest = 0;
  #dropped = 0;

  add(entry: JournalEntry): void {
    const kept = { ...entry, ...shortened(entry) };
    if (this.#entries.length < ENTRIES_MAX) {
      this.#entries.push(kept);
      return;
    }
    this.#entries[this.#oldest] = kept;
    this.#oldest = (this.#oldest + 1) % ENTRIES_MAX;
    this.#dropped += 1;
  }

  /** Oldest first. */
  list(): readonly JournalEntry[] {
    return [...this.#entries.slice(this.#oldest), ...this.#entries.slice(0, this.#oldest)];
  }

  get dropped(): number {
    return this.#dropped;
  }

  get size(): number {
    return this.#entries.length + this.#dropped;
  }
}

function shortened({ requestBody, responseBody }: JournalEntry) {
  const cut = [
    ...(isLong(requestBody) ? (["requestBody"] as const) : []),
    ...(isLong(responseBody) ? (["responseBody"] as const) : []),
  ];
  return { requestBody: shorten(requestBody), responseBody: shorten(responseBody), cut };
}

function isLong(text: string | null): boolean {
  return text !== null && text.length > BODY_MAX;
}

function shorten(text: string | null): string | null {
  if (text === null || text.length <= BODY_MAX) return text;
  // A slice would keep the whole text alive; the copy through a buffer lets it go.
  const kept = Buffer.from(text.slice(0, BODY_MAX)).toString();
  return `${kept}… (${text.length - BODY_MAX} characters cut)`;
}
