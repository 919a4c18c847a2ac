import { createHash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Gateway } from "../sandbox/gateway.js";
import type { Clock } from "../sandbox/real-clock.js";
import type { AccessPolicy } from "./access.js";
import type { AddressedRequest } from "./called-at.js";
import { type Failure, failure } from "./failures.js";
import { GuessLimit } from "./guess-limit.js";
import { REJECTIONS } from "./messages.js";
import { concludeUnmatched, shapeAnywhere } from "./mount.js";
import { ICON_PATH, isPagePath } from "./paths.js";
import type { AnyReply } from "./types.js";

/** The result of checking a token. */
export type TokenVerdict = "right" | "missing" | "wrong" | { readonly waitMs: number };

/** Holds what callers send to the token that is asked for. */
export interface TokenCheck {
  judge(given: string | undefined, request: AddressedRequest): TokenVerdict;
  /** The text without the token, however it is spelled in an address. */
  hide(text: string): string;
}

/** A check that takes the same time for any token, and that stops listening to guesses. */
export function tokenCheck(
  token: string,
  clock: Clock,
  callerOf: AccessPolicy["callerOf"],
): TokenCheck {
  const expected = digest(token);
  const limit = new GuessLimit(clock.elapsedMs);
  const written = new RegExp(spelled(token), "g");
  return {
    hide: (text) => text.replace(written, HIDDEN),
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
  return {
    failure: failure("too-many-guesses", REJECTIONS.tooManyGuesses(seconds)),
    headers: { "Retry-After": String(seconds) },
  };
}

/** The header that carries the token of the operations; the service has no header of that name. */
const HEADER = "x-paystub-token";

/** The replacement of a token. */
const HIDDEN = "(hidden)";

/** A pattern of a text as an address may spell it: as it is, or each letter by its number, encoded again or not. */
function spelled(text: string): string {
  return [...text]
    .map((letter) => {
      const number = [...new TextEncoder().encode(letter)]
        .map((byte) => `%(?:25)*${byte.toString(16).padStart(2, "0")}`)
        .join("")
        .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
      return `(?:${letter.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")}|${number})`;
    })
    .join("");
}

const SLASH = `(?:[/\\\\]|%(?:25)*(?:2f|5c))`;

/** The same as a part of the base URL, for clients of which only that can be changed; also misspelled. */
const IN_PATH = new RegExp(`${SLASH}${spelled("_token")}${SLASH}((?:(?!${SLASH})[^?#])*)`, "gi");

/** The part of a base URL that carries a token. */
export function tokenPath(token: string): string {
  return `/_token/${encodeURIComponent(token)}`;
}

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
    const given = request.headers[HEADER];
    const { path } = request;
    if (isExempt(path) || isPagePath(path) || path === ICON_PATH) return next();
    const verdict = check.judge(given?.toString(), request);
    if (verdict === "right") return next();
    const { failure, headers } = refusedToken(verdict, REJECTIONS.noApiToken);
    concludeUnmatched(gateway, request, response, {
      ...shapeAnywhere(gateway, path, failure),
      headers,
    });
  };
}

/** The checks of a gateway. */
interface TokenChecks {
  readonly apiCheck?: TokenCheck | undefined;
  readonly controlCheck?: TokenCheck | undefined;
}

/**
 * Removes tokens from a request before anything reads it, so that no answer, journal or log stores one. An
 * API token at the beginning of the path becomes the equivalent header; anywhere else it is only hidden.
 */
export function takeTokens({ apiCheck, controlCheck }: TokenChecks): RequestHandler {
  const checks = [apiCheck, controlCheck].filter((check) => check !== undefined);
  const hidden = (text: string) => checks.reduce((done, check) => check.hide(done), text);
  return (request, _response, next) => {
    // Node makes the headers of the raw ones when they are first read.
    const { headers, rawHeaders } = request;
    const given = apiCheck && takeOutOfPath(request);
    for (let n = 1; n < rawHeaders.length; n += 2) {
      rawHeaders[n] = hidden(withoutPathToken(rawHeaders[n] ?? ""));
    }
    const url = hidden(withoutPathToken(request.url));
    if (given !== undefined) {
      headers[HEADER] = given;
      // The journal says that there was one, as it does of the header, and not which.
      rawHeaders.push(HEADER, HIDDEN);
    }
    if (url !== request.url || given !== undefined) {
      request.url = url;
      request.originalUrl = url;
    }
    next();
  };
}

function withoutPathToken(text: string): string {
  return text.replace(IN_PATH, (whole, token: string) =>
    token === "" ? whole : `/_token/${HIDDEN}`,
  );
}

/** Removes the token from the beginning of the path, so that the rest is routed normally. */
function takeOutOfPath(request: Request): string | undefined {
  IN_PATH.lastIndex = 0;
  const found = IN_PATH.exec(request.url);
  if (!found || /[^/\\]/.test(request.url.slice(0, found.index))) return undefined;
  const rest = request.url.slice(found.index + found[0].length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  return decoded(found[1] ?? "");
}

/** A token has only letters that need no encoding; an encoded one is the same token. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
