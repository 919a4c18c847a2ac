import { createHash, timingSafeEqual } from "node:crypto";
import type { Express, Request, Response } from "express";
import { LimitReached } from "../sandbox/errors.js";
import type { Gateway } from "../sandbox/gateway.js";
import { type Failure, failure, problem } from "./failures.js";
import type { GuessLimit } from "./guess-limit.js";
import { CONTROL_PATH, MCP_PATH } from "./paths.js";
import { send } from "./reply.js";
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

const HEALTH = ["/health", "/health/ready"];

/** Asks for the control token. Health alone needs none: a container's health check has none. */
export function askControlToken(app: Express, gateway: Gateway, check: TokenCheck): void {
  // The tools of coding assistants do what the control API does.
  app.use([CONTROL_PATH, MCP_PATH], (request: Request, response: Response, next) => {
    if (request.baseUrl === CONTROL_PATH && HEALTH.includes(request.path)) return next();
    const refused = check(request);
    if (!refused) return next();
    const { failure, headers } = refused;
    send(gateway, request, response, { status: failure.status, body: problem(failure), headers });
  });
}
