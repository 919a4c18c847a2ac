import { type Match, matches, sayMatch } from "../control/request-match.js";
import type { SandboxHandle } from "../index.js";
import { IN_MATRIX } from "../options.js";
import { pause, realClock } from "../sandbox/real-clock.js";
import { IncompleteEvidence } from "./evidence.js";
import { waitMs } from "./options.js";
import { bodyLeftMs } from "./plan.js";

/** What happened, oldest first, and how many older things the sandbox no longer has. */
interface Happened<T> {
  readonly items: readonly T[];
  readonly dropped: number;
}

/** Things of one kind that happen in a sandbox, in order, and how to describe them. */
export interface Feed<T> {
  /** What one of them is called: `a callback`. */
  readonly one: string;
  /** All of them in a sandbox. */
  read(sandbox: SandboxHandle): Promise<Happened<T>>;
  /** What distinguishes one from the others. */
  keyOf(item: T): string;
  /** One of them in a line. */
  say(item: T): string;
}

export interface WaitOptions {
  /** Real time, such as `10s` or `500ms`; by default `waitTimeout` of the kit, `4s`. */
  readonly timeout?: string;
}

/** Why the awaited thing may have happened anyway, a sentence each. */
type Gaps<T> = (seen: Happened<T>) => readonly string[];

/** In a matrix, waits are short once this many in a row ran out in a process. */
const FULL_WAITS = 2;
const SHORT_WAIT_MS = 500;

/** How many waits of this process ran out since the last one that found something. */
let ranOut = 0;

/**
 * How long a wait without a timeout of its own lasts. Under a lasting fault, every test would wait in full. Two full
 * waits show that the shop does not recover.
 */
function usualMs(timeoutMs: number): number {
  // A wait that runs out explains itself, and a body that is out of time does not.
  const leftMs = bodyLeftMs();
  if (leftMs !== undefined) return Math.max(0, Math.min(timeoutMs, leftMs - SHORT_WAIT_MS / 2));
  const isShort = process.env[IN_MATRIX] !== undefined && ranOut >= FULL_WAITS;
  return isShort ? Math.min(timeoutMs, SHORT_WAIT_MS) : timeoutMs;
}

/** How many of the other items the message lists. */
const REPORTED_MAX = 5;

/** Waits for things that happen in one sandbox, each handed out once. */
export class Watch<T> {
  readonly #handedOut = new Set<string>();

  constructor(
    readonly sandbox: SandboxHandle,
    readonly feed: Feed<T>,
    readonly timeoutMs: number,
  ) {}

  /**
   * The next one that is looked for: at once when it has happened, else when it does. Rejects when
   * the time is over: with `IncompleteEvidence` where it may have come unseen.
   */
  async next(match: Match<T>, options: WaitOptions = {}, gaps?: Gaps<T>): Promise<T> {
    const timeoutMs = waitMs(options, "timeout") ?? usualMs(this.timeoutMs);
    // What has happened already needs no wait.
    const present = this.#take(await this.#read(), match);
    if (present !== undefined) return present;
    const over = new AbortController();
    const cancel = realClock.wait(timeoutMs, () => over.abort());
    try {
      for await (const _ of changesIn(this.sandbox, over.signal)) {
        const found = this.#take(await this.#read(), match);
        if (found !== undefined) return found;
      }
    } finally {
      cancel();
      over.abort();
    }
    const seen = await this.#read();
    const last = this.#take(seen, match);
    if (last !== undefined) return last;
    ranOut += 1;
    throw timedOut(this.#nothing(seen.items, match, timeoutMs), gaps?.(seen) ?? []);
  }

  #read(): Promise<Happened<T>> {
    return this.feed.read(this.sandbox);
  }

  /** Hands out the first new one that is looked for. */
  #take({ items }: Happened<T>, match: Match<T>): T | undefined {
    const found = items.find((item) => this.#isNew(item) && matches(item, match));
    if (found === undefined) return undefined;
    ranOut = 0;
    this.#handedOut.add(this.feed.keyOf(found));
    return found;
  }

  /** Forgets what was handed out and is no longer there, because the sandbox was taken back. */
  async prune(): Promise<void> {
    const { items } = await this.#read();
    const left = new Set(items.map((item) => this.feed.keyOf(item)));
    for (const key of this.#handedOut) if (!left.has(key)) this.#handedOut.delete(key);
  }

  #isNew(item: T): boolean {
    return !this.#handedOut.has(this.feed.keyOf(item));
  }

  #nothing(items: readonly T[], match: Match<T>, timeoutMs: number): string {
    const { one, say } = this.feed;
    const message = `waited ${timeoutMs} ms for ${one}${sayMatch(match)}, and none came`;
    const fresh = items.filter((item) => this.#isNew(item));
    const earlier = items.length - fresh.length;
    const taken = earlier === 0 ? "" : `; ${earlier} before it had been waited for already`;
    if (fresh.length === 0) return `${message}${taken}; nothing else of the kind happened`;
    const lines = fresh.slice(-REPORTED_MAX).map((item) => `\n  ${say(item)}`);
    return `${message}${taken}; what happened instead:${lines.join("")}`;
  }
}

/** Thrown where what a test waits for does not happen in time. */
class WaitTimeout extends Error {
  override readonly name = "WaitTimeout";
}

function timedOut(message: string, gaps: readonly string[]): Error {
  if (gaps.length === 0) return new WaitTimeout(message);
  return new IncompleteEvidence(`${message}\nIt may have come unseen: ${gaps.join("; and ")}`);
}

/** How often waits look themselves while there is no stream: a gateway serves only so many. */
const LOOK_MS = 25;

/** Yields at once, and whenever something may have happened in a sandbox since, until the signal fires. */
async function* changesIn(sandbox: SandboxHandle, signal: AbortSignal): AsyncGenerator<unknown> {
  try {
    yield* sandbox.changes(signal);
  } catch {
    // What looks then asks the gateway itself, and gets the error if there is one.
  }
  for (; !signal.aborted; await pause(LOOK_MS)) yield;
}
