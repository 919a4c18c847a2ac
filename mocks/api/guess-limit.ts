import ipaddr from "ipaddr.js";
import { MINUTE_MS } from "../domain/time.js";

/** Wrong guesses of a token that are judged in a minute: of one address, and of all together. */
export const GUESSES_MAX = { perAddress: 10, inAll: 100 } as const;

/** How many addresses are remembered, of those who guessed and of those who knew. */
const REMEMBERED_MAX = 1000;

interface Window {
  readonly endsAt: number;
  guesses: number;
}

/** Keeps count of wrong guesses, so that a token cannot be found by trying. */
export class GuessLimit {
  readonly #elapsedMs: () => number;
  readonly #guessers = new Map<string, Window>();
  /** Who once knew the token is not kept out by what others guess. */
  readonly #knowers = new Set<string>();
  #all: Window = { endsAt: 0, guesses: 0 };

  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs;
  }

  /** How long an address has to wait before it is heard again, in milliseconds; 0 if it is heard. */
  waitMs(address: string): number {
    const now = this.#elapsedMs();
    const key = networkOf(address);
    const own = leftOf(this.#guessers.get(key), GUESSES_MAX.perAddress, now);
    if (own > 0 || this.#knowers.has(key)) return own;
    return leftOf(this.#all, GUESSES_MAX.inAll, now);
  }

  guessed(address: string): void {
    const now = this.#elapsedMs();
    const key = networkOf(address);
    this.#all = counted(this.#all, now);
    const window = counted(this.#guessers.get(key), now);
    this.#guessers.delete(key);
    this.#guessers.set(key, window);
    forgetOldest(this.#guessers);
  }

  knew(address: string): void {
    const key = networkOf(address);
    if (this.#knowers.has(key)) return;
    this.#knowers.add(key);
    forgetOldest(this.#knowers);
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

/** Whoever has one IPv6 address has the 64 bits below it too. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.toByteArray().slice(0, 8).join(".")
    : parsed.toString();
}
