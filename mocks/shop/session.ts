import type { Request } from "express";
import type { TokenCheck, TokenVerdict } from "../api/token-check.js";

/** Decides who may use the shop: any client on this machine; elsewhere, clients with the control token. */
export interface ShopSessions {
  /** Whether a request may use the shop. */
  verdict(request: Request): TokenVerdict;
  /** Returns a session cookie for the right token, or why it was rejected. */
  enter(token: string, request: Request): { readonly cookie: string } | TokenVerdict;
}

const COOKIE = "paystub_shop";

/** Sessions kept at once. When there are more, the oldest one ends. */
const BROWSERS_MAX = 100;

interface SessionOptions {
  readonly randomToken: () => string;
  /** Whether a browser came over TLS. */
  readonly isSecure: (request: Request) => boolean;
}

/** Sessions that begin with the token of the control API, typed once, and end when the browser closes. */
export function shopSessions(
  check: TokenCheck | undefined,
  { randomToken, isSecure }: SessionOptions,
): ShopSessions {
  const known = new Set<string>();
  return {
    verdict(request) {
      if (check === undefined) return "right";
      const { cookie = "", authorization = "" } = request.headers;
      const id = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(cookie)?.[1];
      if (id !== undefined && known.has(id)) return "right";
      const [, given] = /^Bearer (.*)$/.exec(authorization) ?? [];
      return check.judge(given, request);
    },
    enter(token, request) {
      const verdict = check?.judge(token, request) ?? "right";
      if (verdict !== "right") return verdict;
      const id = randomToken();
      known.add(id);
      const [oldest] = known;
      if (known.size > BROWSERS_MAX && oldest !== undefined) known.delete(oldest);
      const attributes = ["Path=/_shop", "HttpOnly", "SameSite=Strict"];
      if (isSecure(request)) attributes.push("Secure");
      return { cookie: [`${COOKIE}=${id}`, ...attributes].join("; ") };
    },
  };
}
