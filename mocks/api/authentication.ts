import { type Awaitable, whenReady } from "../domain/awaitable.js";
import type { TokenRole } from "../domain/events.js";
import { shorten } from "../domain/text.js";
import { toIso } from "../domain/time.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { type Claims, SANDBOX_NAME } from "../runtime/registry/tokens.js";
import type { Sandbox } from "../runtime/sandbox/sandbox.js";
import type { TokenFault } from "./failure-kinds.js";
import { type Failure, failure } from "./failures.js";

/** The sandbox that a token opens, or why it opens none. */
export type Authenticated =
  | { readonly sandbox: Sandbox }
  | {
      readonly why: string;
      readonly code: TokenFault;
      readonly sandbox?: Sandbox;
    };

/** Reads the Authorization header. Only what was issued here, and has not ended, opens anything. */
export function authenticate(
  gateway: Gateway,
  header: string | undefined,
  role: TokenRole,
): Awaitable<Authenticated> {
  const token = tokenOf(header);
  if (typeof token !== "string") return token;
  return whenReady(gateway.tokens.read(token), (claims) => {
    if (typeof claims === "string") return { why: claims, code: "token-unknown" };
    if (!SANDBOX_NAME.test(claims.sandbox)) {
      const why = `${shorten(claims.sandbox)} cannot be the name of a sandbox`;
      return { why, code: "token-unknown" };
    }
    return whenReady(gateway.open(claims.sandbox), (sandbox) => {
      if (isClosedByName(gateway, sandbox, claims)) return closedByName(sandbox);
      return judged(sandbox, claims, role);
    });
  });
}

/**
 * A sandbox's name is no secret. Where others can call, one that has a secret key of its own is not
 * opened by its name alone.
 */
function isClosedByName(gateway: Gateway, { settings }: Sandbox, { role }: Claims): boolean {
  return role === "any" && gateway.isShared && settings.secretKey !== null;
}

function closedByName(sandbox: Sandbox): Authenticated {
  const why = `sandbox ${sandbox.name} has a secretKey, and others can call here: its name alone does not open it; ask POST /api/auth for a token with that key`;
  return { sandbox, why, code: "token-unknown" };
}

/** The token in an Authorization header, or why there is none. */
function tokenOf(header: string | undefined): string | Extract<Authenticated, { why: string }> {
  if (header === undefined) {
    return { why: "the Authorization header is missing", code: "token-missing" };
  }
  const [scheme, token, ...rest] = header.trim().split(/\s+/);
  if (scheme?.toLowerCase() !== "bearer") {
    const why = `the Authorization header has the scheme ${shorten(scheme ?? "")}; Bearer is expected`;
    return { why, code: "token-malformed" };
  }
  if (token === undefined || rest.length > 0) {
    const why = "the Authorization header must be Bearer and one token";
    return { why, code: "token-malformed" };
  }
  return token;
}

function judged(sandbox: Sandbox, claims: Claims, role: TokenRole): Authenticated {
  if (sandbox.now() >= claims.expiresAt) {
    const why = `the token expired at ${toIso(claims.expiresAt)}; it is ${toIso(sandbox.now())}`;
    return { sandbox, why, code: "token-expired" };
  }
  if (claims.role !== "any" && claims.role !== role) {
    const why = `this operation wants a ${role} token, not a ${claims.role} token`;
    return { sandbox, why, code: "token-of-other-role" };
  }
  return { sandbox };
}

/**
 * The sandbox that a token names where none is asked for; null where that one is not there. A token that
 * was not issued here is ignored.
 */
export function namedSandbox(
  gateway: Gateway,
  header: string | undefined,
): Awaitable<Sandbox | null | undefined> {
  const token = header?.match(/^Bearer\s+(\S+)\s*$/i)?.[1];
  if (token === undefined) return undefined;
  return whenReady(gateway.tokens.read(token), (claims) =>
    typeof claims === "string" ? undefined : gateway.named(claims.sandbox),
  );
}

/** A failed authentication before it has a status: the switch auth-failure decides on that. */
export function unauthenticated(status: 401 | 403, why: string): Failure {
  const unauthorized = failure("authentication", why);
  return status === 401 ? unauthorized : { ...unauthorized, status, title: "Forbidden" };
}
