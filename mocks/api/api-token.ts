import type { Request, RequestHandler } from "express";
import type { Gateway } from "../runtime/registry/gateway.js";
import { concludeUnmatched, shapeAnywhere } from "./mount.js";
import { ICON_PATH, isPagePath } from "./paths.js";
import { refusedToken, type TokenCheck } from "./token-check.js";

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
