import ipaddr from "ipaddr.js";
import { MINUTE_MS } from "../domain/time.js";

/**
 * Wrong guesses that are judged in a minute: of one address, of one that knew the secret once, and of all together
 * before an address that never knew it gets one try alone.
 */
export const GUESSES_MAX = { perAddress: 10, ofKnower: 100, inAll: 100 } as const;

/** How many addresses are remembered, of those who guessed and of those who knew. */
const REMEMBERED_MAX = 10_000;

interface Window {
  readonly endsAt: number;
  guesses: number;
}

/** Keeps count of wrong guesses, so that a secret cannot be found by trying. */
export class GuessLimit {
  readonly #elapsedMs: () => number;
  readonly #most: Partial<Record<keyof typeof GUESSES_MAX, number>>;
  readonly #guessers = new Map<string, Window>();
  /** Who once knew the secret is not kept out by what others guess. */
  readonly #knowers = new Set<string>();
  #all: Window = { endsAt: 0, guesses: 0 };

  constructor(
    elapsedMs: () => number,
    most: Partial<Record<keyof typeof GUESSES_MAX, number>> = GUESSES_MAX,
  ) {
    this.#elapsedMs = elapsedMs;
    this.#most = most;
  }

  /** How long an address has to wait before it is heard again, in milliseconds; 0 if it is heard. */
  waitMs(address: string, about = ""): number {
    const now = this.#elapsedMs();
    const key = keyOf(address, about);
    return leftOf(this.#guessers.get(key), this.#allowed(key, now), now);
  }

  guessed(address: string, about = ""): void {
    const now = this.#elapsedMs();
    const key = keyOf(address, about);
    this.#all = counted(this.#all, now);
    const window = counted(this.#guessers.get(key), now);
    this.#guessers.delete(key);
    this.#guessers.set(key, window);
    forgetOldest(this.#guessers);
  }

  knew(address: string, about = ""): void {
    const key = keyOf(address, about);
    // Added again, so that it is last.
    this.#knowers.delete(key);
    this.#knowers.add(key);
    forgetOldest(this.#knowers);
  }

  /** A flood of guesses from everywhere leaves each newcomer one try, which is enough for who knows. */
  #allowed(key: string, now: number): number {
    const { perAddress = GUESSES_MAX.perAddress, ofKnower = perAddress, inAll = 0 } = this.#most;
    if (this.#knowers.has(key)) return ofKnower;
    return leftOf(this.#all, inAll, now) > 0 ? 1 : perAddress;
  }
}

function leftOf(window: Window | undefined, guessesMax: number, now: number): number {
  if (window === undefined || window.guesses < guessesMax) return 0;
  return Math.max(0, window.endsAt - now);
}

function counted(window: Window | undefined, now: number): Window {
  if (window === undefined || now >= window.endsAt) return { endsAt: now + MINUTE_MS, guesses: 1 };
  return { ...window, guesses: window.guesses + 1 };
}

function forgetOldest(kept: Map<string, unknown> | Set<string>): void {
  const [oldest] = kept.keys();
  if (kept.size > REMEMBERED_MAX && oldest !== undefined) kept.delete(oldest);
}

function keyOf(address: string, about: string): string {
  return `${networkOf(address)} ${about}`;
}

/** A caller with one IPv6 address has the 64 bits below it too. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.toByteArray().slice(0, 8).join(".")
    : parsed.toString();
}
