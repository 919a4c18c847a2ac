import { createHash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import ipaddr from "ipaddr.js";
import { MINUTE_MS } from "../domain/time.js";
import type { Clock } from "../runtime/real-clock.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import type { AccessPolicy } from "./access.js";
import type { AddressedRequest } from "./called-at.js";
import { type Failure, failure } from "./failures.js";
import { concludeUnmatched, shapeAnywhere } from "./mount.js";
import { ICON_PATH, isPagePath } from "./paths.js";
import type { AnyReply } from "./types.js";

/** What a token that was sent comes to. */
export type TokenVerdict = "right" | "missing" | "wrong" | { readonly waitMs: number };

/** Holds what callers send to the token that is asked for. */
export interface TokenCheck {
  judge(given: string | undefined, request: AddressedRequest): TokenVerdict;
}

/** A check that takes the same time whatever is sent, and that stops listening to who guesses. */
export function tokenCheck(
  token: string,
  clock: Clock,
  callerOf: AccessPolicy["callerOf"],
): TokenCheck {
  const expected = digest(token);
  const limit = new GuessLimit(clock.elapsedMs);
  return {
    judge(given, request) {
      if (given === undefined) return "missing";
      const address = callerOf(request) ?? "";
      const waitMs = limit.waitMs(address);
      if (waitMs > 0) return { waitMs };
      const isRight = timingSafeEqual(digest(given), expected);
      if (isRight) limit.knew(address);
      else limit.guessed(address);
      return isRight ? "right" : "wrong";
    },
  };
}

/** Digests are of one length, as the comparison wants it. */
function digest(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}

/** Why a call without the right token is refused, and the headers of that answer. */
export function refusedToken(
  verdict: Exclude<TokenVerdict, "right">,
  detail: string,
): { readonly failure: Failure; readonly headers: NonNullable<AnyReply["headers"]> } {
  if (typeof verdict === "string") {
    return { failure: failure("authentication", detail), headers: {} };
  }
  const seconds = Math.ceil(verdict.waitMs / 1000);
  const wait = `too many wrong tokens came from this address or in all; try again in ${seconds} seconds`;
  return {
    failure: failure("too-many-guesses", wait),
    headers: { "Retry-After": String(seconds) },
  };
}

/** The header that carries the token of the operations; the service has no header of that name. */
const HEADER = "x-paystub-token";

/** The same as a part of the base URL, for clients of which only that can be changed. */
const IN_PATH = /^\/_token\/([^/?]*)(?=[/?]|$)/;

/** The part of a base URL that carries a token. */
export function tokenPath(token: string): string {
  return `/_token/${encodeURIComponent(token)}`;
}

const HOW =
  "this gateway asks for its API token: make it part of the base URL, as in http://<host>:<port>/_token/<token>, or send it as X-Paystub-Token";

/**
 * Asks for the token of the operations. Pages need none, as their visitors have none; `isExempt` is for
 * what asks for a token of its own. The service's Authorization header stays what it is.
 */
export function askApiToken(
  gateway: Gateway,
  check: TokenCheck,
  isExempt: (path: string) => boolean,
): RequestHandler {
  return (request, response, next) => {
    const given = takeOutOfPath(request) ?? request.headers[HEADER];
    const { path } = request;
    if (isExempt(path) || isPagePath(path) || path === ICON_PATH) return next();
    const verdict = check.judge(given?.toString(), request);
    if (verdict === "right") return next();
    const { failure, headers } = refusedToken(verdict, HOW);
    concludeUnmatched(gateway, request, response, {
      ...shapeAnywhere(gateway, path, failure),
      headers,
    });
  };
}

/** Takes the token out of the path, so that the rest is routed as ever and no journal keeps it. */
function takeOutOfPath(request: Request): string | undefined {
  const [prefix, token] = IN_PATH.exec(request.url) ?? [];
  if (prefix === undefined) return undefined;
  const rest = request.url.slice(prefix.length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  request.originalUrl = request.url;
  // The journal tells that there was one, as it does of the header, and not which.
  request.rawHeaders.push(HEADER, String(token));
  return token;
}

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
