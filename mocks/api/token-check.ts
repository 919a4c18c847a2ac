import { createHash, timingSafeEqual } from "node:crypto";
import type { Clock } from "../runtime/real-clock.js";
import type { AccessPolicy } from "./access.js";
import type { AddressedRequest } from "./called-at.js";
import type { Failure } from "./failures.js";
import { GuessLimit } from "./guess-limit.js";
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
    const failure = { status: 401, code: "authentication", title: "Unauthorized", detail };
    return { failure, headers: {} };
  }
  const seconds = Math.ceil(verdict.waitMs / 1000);
  const wait = `too many wrong tokens came from this address or in all; try again in ${seconds} seconds`;
  return {
    failure: { status: 429, code: "too-many-guesses", title: "Too many guesses", detail: wait },
    headers: { "Retry-After": String(seconds) },
  };
}
