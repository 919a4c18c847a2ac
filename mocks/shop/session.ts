import type { Request } from "express";
import type { TokenCheck, TokenVerdict } from "../api/token-check.js";

/** Who may use the shop: anybody on this machine, and elsewhere who knows the control token. */
export interface Proof {
  /** Whether a request comes from somebody who proved it, or needs not. */
  verdict(request: Request): TokenVerdict;
  /** The cookie of a browser whose visitor typed the token, or why it is not given. */
  enter(token: string, request: Request): { readonly cookie: string } | TokenVerdict;
}

const COOKIE = "paystub_shop";

/** How many browsers are remembered; of more, the longest known has to type the token again. */
const BROWSERS_MAX = 100;

interface ProofParts {
  readonly unguessable: () => string;
  /** Whether a browser came over TLS. */
  readonly isSecure: (request: Request) => boolean;
}

/** The same proof as that of the control API, typed once and kept until the browser is closed. */
export function proofBy(
  check: TokenCheck | undefined,
  { unguessable, isSecure }: ProofParts,
): Proof {
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
      const id = unguessable();
      known.add(id);
      const [oldest] = known;
      if (known.size > BROWSERS_MAX && oldest !== undefined) known.delete(oldest);
      const attributes = ["Path=/_shop", "HttpOnly", "SameSite=Strict"];
      if (isSecure(request)) attributes.push("Secure");
      return { cookie: [`${COOKIE}=${id}`, ...attributes].join("; ") };
    },
  };
}
