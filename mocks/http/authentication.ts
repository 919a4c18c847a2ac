import type { TokenRole } from "../domain/events.js";
import { toIso } from "../domain/time.js";
import { type Gateway, SANDBOX_NAME } from "../gateway/gateway.js";
import type { Sandbox } from "../gateway/sandbox.js";
import type { Failure } from "./failures.js";

/** The sandbox that a token opens, or why it opens none. */
export type Authenticated =
  | { readonly sandbox: Sandbox }
  | {
      readonly why: string;
      readonly sandbox?: Sandbox;
      /** The token is good, but of the other kind: 403 whatever the switch auth-failure says. */
      readonly otherRole?: boolean;
    };

/** Reads the Authorization header. Only what was issued here, and has not ended, opens anything. */
export async function authenticate(
  gateway: Gateway,
  header: string | undefined,
  role: TokenRole,
): Promise<Authenticated> {
  if (header === undefined) return { why: "the Authorization header is missing" };
  const [scheme, token, ...rest] = header.trim().split(/\s+/);
  if (scheme?.toLowerCase() !== "bearer") {
    return { why: `the Authorization header has the scheme ${scheme}; Bearer is expected` };
  }
  if (token === undefined || rest.length > 0) {
    return { why: "the Authorization header must be Bearer and one token" };
  }
  const claims = await gateway.tokens.read(token);
  if (typeof claims === "string") return { why: claims };
  if (!SANDBOX_NAME.test(claims.sandbox)) {
    return { why: `${claims.sandbox} cannot be the name of a sandbox` };
  }
  const sandbox = gateway.find(claims.sandbox) ?? (await gateway.open(claims.sandbox));
  if (sandbox.now() >= claims.expiresAt) {
    const why = `the token expired at ${toIso(claims.expiresAt)}; it is ${toIso(sandbox.now())}`;
    return { sandbox, why };
  }
  if (claims.role !== "any" && claims.role !== role) {
    const why = `this operation wants a ${role} token, not a ${claims.role} token`;
    return { sandbox, why, otherRole: true };
  }
  return { sandbox };
}

/** The sandbox that a token names where none is asked for. A token that opens nothing is ignored. */
export async function namedSandbox(
  gateway: Gateway,
  header: string | undefined,
): Promise<Sandbox | undefined> {
  const token = header?.match(/^Bearer\s+(\S+)\s*$/i)?.[1];
  const claims = token === undefined ? "no token" : await gateway.tokens.read(token);
  return typeof claims === "string" ? undefined : gateway.find(claims.sandbox);
}

/** A failed authentication before it has a status: the switch auth-failure decides on that. */
export function unauthenticated(status: 401 | 403, why: string): Failure {
  const title = status === 401 ? "Unauthorized" : "Forbidden";
  return { status, code: "authentication", title, detail: why };
}
