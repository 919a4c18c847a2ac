import { createHash, timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import { LimitReached } from "../sandbox/errors.js";
import { type Failure, failure } from "./failures.js";
import type { GuessLimit } from "./guess-limit.js";
import type { AnyReply } from "./types.js";

/** Holds the bearer token of a request to the one that is asked for. Returns why the request is refused. */
export type TokenCheck = (request: Request) => RefusedToken | undefined;

/** Why a call without the right token is refused, and the headers of that answer. */
export interface RefusedToken {
  readonly failure: Failure;
  readonly headers: NonNullable<AnyReply["headers"]>;
}

/** A check that takes the same time for any token, and that stops listening to guesses. */
export function tokenCheck(token: string, limit: GuessLimit, detail: string): TokenCheck {
  const expected = digest(token);
  const refused = { failure: failure("authentication", detail), headers: {} };
  return (request) => {
    const given = /^Bearer (.*)$/.exec(request.headers.authorization ?? "")?.[1];
    if (given === undefined) return refused;
    try {
      limit.check(request);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      const seconds = Math.ceil((error.waitMs ?? 0) / 1000);
      const headers = { "Retry-After": String(seconds) };
      return { failure: failure("too-many-guesses", error.message), headers };
    }
    if (timingSafeEqual(digest(given), expected)) return undefined;
    limit.guessed(request);
    return refused;
  };
}

/** Digests are of one length, as the comparison wants it. */
function digest(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
