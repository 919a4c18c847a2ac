import ipaddr from "ipaddr.js";
import { MINUTE_MS } from "../domain/time.js";
import { LimitReached } from "../sandbox/errors.js";
import type { AddressedRequest } from "./access.js";
import { REJECTIONS } from "./messages.js";

/** Wrong tokens and keys that one address may send in a minute. */
export const GUESSES_MAX = 10;

/** How many addresses are remembered. */
const REMEMBERED_MAX = 10_000;

interface Window {
  readonly endsAt: number;
  readonly guesses: number;
}

/** Slows down who tries tokens and secret keys on a shared host. */
export class GuessLimit {
  readonly #elapsedMs: () => number;
  readonly #guessers = new Map<string, Window>();

  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs;
  }

  /** Throws where the address of a request has guessed too often in this minute. */
  check(request: AddressedRequest): void {
    const window = this.#guessers.get(addressOf(request));
    const waitMs = (window?.endsAt ?? 0) - this.#elapsedMs();
    if (window === undefined || window.guesses < GUESSES_MAX || waitMs <= 0) return;
    const why = REJECTIONS.tooManyGuesses(Math.ceil(waitMs / 1000));
    throw new LimitReached("too-many-guesses", why, waitMs);
  }

  /** Counts a wrong guess. */
  guessed(request: AddressedRequest): void {
    const address = addressOf(request);
    const now = this.#elapsedMs();
    const window = this.#guessers.get(address);
    const isOver = window === undefined || now >= window.endsAt;
    const { endsAt, guesses } = isOver ? { endsAt: now + MINUTE_MS, guesses: 0 } : window;
    this.#guessers.delete(address);
    this.#guessers.set(address, { endsAt, guesses: guesses + 1 });
    const [oldest] = this.#guessers.keys();
    if (this.#guessers.size > REMEMBERED_MAX && oldest !== undefined) this.#guessers.delete(oldest);
  }
}

/** A caller with one IPv6 address has the 64 bits below it too. */
function addressOf({ socket: { remoteAddress = "" } }: AddressedRequest): string {
  if (!ipaddr.isValid(remoteAddress)) return remoteAddress;
  const parsed = ipaddr.process(remoteAddress);
  return parsed instanceof ipaddr.IPv6
    ? parsed.toByteArray().slice(0, 8).join(".")
    : parsed.toString();
}
