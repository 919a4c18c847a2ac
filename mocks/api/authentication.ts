import type { TokenRole } from "../domain/events.js";
import { toLocal } from "../domain/time.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { SANDBOX_NAME } from "../sandbox/sandbox-name.js";
import type { Claims } from "../sandbox/tokens.js";
import { type Failure, failure } from "./failures.js";
import { REJECTIONS } from "./messages.js";

/** What is wrong with a token. The first two break the contract, the others can happen to any client. */
export type TokenFault =
  | "token-missing"
  | "token-malformed"
  | "token-unknown"
  | "token-expired"
  | "token-of-other-role";

/** The sandbox that a token opens, or why it opens none. */
export type Authenticated =
  | { readonly sandbox: Sandbox }
  | {
      readonly why: string;
      readonly code: TokenFault;
      readonly sandbox?: Sandbox;
    };

/**
 * Reads the Authorization header. Only what was issued here, and has not ended, opens anything. The sandbox that the
 * URL names is the one that is meant, whichever the token belongs to.
 */
export function authenticate(
  gateway: Gateway,
  header: string | undefined,
  role: TokenRole,
  inUrl: string | undefined,
): Authenticated {
  const token = tokenOf(header);
  if (typeof token !== "string") return token;
  const read = gateway.tokens.read(token);
  const claims = typeof read === "string" || inUrl === undefined ? read : inSandbox(read, inUrl);
  if (typeof claims === "string") return { why: claims, code: "token-unknown" };
  if (!SANDBOX_NAME.test(claims.sandbox)) {
    return { why: REJECTIONS.noSandboxName(claims.sandbox), code: "token-unknown" };
  }
  if (isClosedByName(gateway, claims)) {
    // It says nothing of the sandbox, not even its time: there may be none.
    return { why: REJECTIONS.closedByName(claims.sandbox), code: "token-unknown" };
  }
  return judged(gateway.open(claims.sandbox), claims, role);
}

/**
 * A sandbox's name is no secret. On a shared host, a name alone does not open a sandbox with its own secret
 * key. An unknown one is closed too if it would begin with a key.
 */
function isClosedByName(gateway: Gateway, { sandbox, role, isForeign }: Claims): boolean {
  if (!gateway.isShared || (role !== "any" && !isForeign)) return false;
  const settings = gateway.find(sandbox)?.settings ?? gateway.initialSettings;
  return settings.secretKey !== null;
}

/** A token of another sandbox says no more of this one than its name. */
function inSandbox(claims: Claims, sandbox: string): Claims {
  return claims.sandbox === sandbox ? claims : { ...claims, sandbox, isForeign: true };
}

/** The token in an Authorization header, or why it is missing. */
function tokenOf(header: string | undefined): string | Extract<Authenticated, { why: string }> {
  if (header === undefined) {
    return { why: REJECTIONS.noToken, code: "token-missing" };
  }
  const [scheme, token, ...rest] = header.trim().split(/\s+/);
  if (scheme?.toLowerCase() !== "bearer") {
    return { why: REJECTIONS.wrongScheme(scheme ?? ""), code: "token-malformed" };
  }
  if (token === undefined || rest.length > 0) {
    return { why: REJECTIONS.notOneToken, code: "token-malformed" };
  }
  return token;
}

function judged(sandbox: Sandbox, claims: Claims, role: TokenRole): Authenticated {
  if (sandbox.now() >= claims.expiresAt) {
    const why = `the token expired at ${toLocal(claims.expiresAt)}; it is ${toLocal(sandbox.now())}`;
    return { sandbox, why, code: "token-expired" };
  }
  if (claims.role !== "any" && claims.role !== role) {
    const why = REJECTIONS.otherRole(role, claims.role);
    return { sandbox, why, code: "token-of-other-role" };
  }
  return { sandbox };
}

/**
 * The sandbox that an optional token names, or null if it does not exist. A token that was not issued here
 * is ignored.
 */
export function namedSandbox(
  gateway: Gateway,
  header: string | undefined,
): Sandbox | null | undefined {
  const token = tokenOf(header);
  if (typeof token !== "string") return undefined;
  const claims = gateway.tokens.read(token);
  if (typeof claims === "string" || isClosedByName(gateway, claims)) return undefined;
  return gateway.find(claims.sandbox) ?? null;
}

/** A failed authentication before it has a status: the switch auth-failure decides on that. */
export function unauthenticated(status: 401 | 403, why: string): Failure {
  const unauthorized = failure("authentication", why);
  return status === 401 ? unauthorized : { ...unauthorized, status, title: "Forbidden" };
}
