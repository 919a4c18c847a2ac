import type { TokenRole } from "../domain/events.js";
import { toLocal } from "../domain/time.js";
import { LimitReached } from "../sandbox/errors.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { Clock } from "../sandbox/real-clock.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { type Claims, SANDBOX_NAME } from "../sandbox/tokens.js";
import type { AccessPolicy } from "./access.js";
import type { AddressedRequest } from "./called-at.js";
import type { TokenFault } from "./failure-kinds.js";
import { type Failure, failure } from "./failures.js";
import { GuessLimit } from "./guess-limit.js";
import { REJECTIONS } from "./messages.js";

/** The sandbox that a token opens, or why it opens none. */
export type Authenticated =
  | { readonly sandbox: Sandbox }
  | {
      readonly why: string;
      readonly code: TokenFault;
      readonly sandbox?: Sandbox;
    };

/** What a call enters a gateway by. */
export interface Entrance {
  readonly gateway: Gateway;
  readonly request: AddressedRequest;
  /** Limits for its caller, where others than this machine can call. */
  readonly limits: CallerLimits | undefined;
}

/** Sandboxes that one address may open by their names in a minute, and the part of all that may be opened so. */
const OPENED_MAX = { perAddress: 500, part: 0.5 } as const;

/** Limits for the callers of a shared host: what they guess, and what they open by nothing but a name. */
export class CallerLimits {
  readonly #callerOf: AccessPolicy["callerOf"];
  readonly #guesses: GuessLimit;
  readonly #openings: GuessLimit | undefined;

  /** Who has shown an API token may open as many sandboxes as there may be. */
  constructor(
    { elapsedMs }: Pick<Clock, "elapsedMs">,
    callerOf: AccessPolicy["callerOf"],
    { asksApiToken }: { readonly asksApiToken: boolean },
  ) {
    this.#callerOf = callerOf;
    this.#guesses = new GuessLimit(elapsedMs);
    const most = { perAddress: OPENED_MAX.perAddress, inAll: Number.POSITIVE_INFINITY };
    this.#openings = asksApiToken ? undefined : new GuessLimit(elapsedMs, most);
  }

  /** Throws where a caller has tried too many wrong secrets of a sandbox, be there one of that name or not. */
  checkGuess(request: AddressedRequest, sandbox: string): void {
    const waitMs = this.#guesses.waitMs(this.#addressOf(request), sandbox);
    if (waitMs === 0) return;
    const why = `too many wrong secrets for ${sandbox} came from this address`;
    throw new LimitReached("too-many-guesses", `${why}. ${later(waitMs)}`, waitMs);
  }

  guessed(request: AddressedRequest, sandbox: string): void {
    this.#guesses.guessed(this.#addressOf(request), sandbox);
  }

  knew(request: AddressedRequest, sandbox: string): void {
    this.#guesses.knew(this.#addressOf(request), sandbox);
  }

  /** Throws where a caller may not open another sandbox by its name. */
  countOpening(
    request: AddressedRequest,
    { size, bounds }: Pick<Gateway, "size" | "bounds">,
  ): void {
    if (!this.#openings) return;
    const most = Math.ceil(bounds.sandboxesMax * OPENED_MAX.part);
    if (size >= most) {
      throw new LimitReached("sandbox-limit", REJECTIONS.tooManyByName(most, size));
    }
    const address = this.#addressOf(request);
    const waitMs = this.#openings.waitMs(address);
    if (waitMs > 0) {
      const { perAddress } = OPENED_MAX;
      const why = REJECTIONS.tooFastByName(perAddress, Math.ceil(waitMs / 1000));
      throw new LimitReached("too-many-sandboxes", why, waitMs);
    }
    this.#openings.guessed(address);
  }

  #addressOf(request: AddressedRequest): string {
    return this.#callerOf(request) ?? "";
  }
}

function later(waitMs: number): string {
  return `Try again in ${Math.ceil(waitMs / 1000)} seconds`;
}

/** The sandbox of a name; it begins now if it did not exist, within the limits of its caller. */
export function openByName({ gateway, request, limits }: Entrance, name: string): Sandbox {
  if (limits && !gateway.find(name)) limits.countOpening(request, gateway);
  return gateway.open(name);
}

/** Reads the Authorization header. Only what was issued here, and has not ended, opens anything. */
export function authenticate(
  entrance: Entrance,
  header: string | undefined,
  role: TokenRole,
): Authenticated {
  const { gateway } = entrance;
  const token = tokenOf(header);
  if (typeof token !== "string") return token;
  const claims = gateway.tokens.read(token);
  if (typeof claims === "string") return { why: claims, code: "token-unknown" };
  if (!SANDBOX_NAME.test(claims.sandbox)) {
    return { why: REJECTIONS.noSandboxName(claims.sandbox), code: "token-unknown" };
  }
  if (claims.role !== "any") return judged(gateway.open(claims.sandbox), claims, role);
  if (isClosedByName(gateway, claims)) return closedByName(claims.sandbox);
  return judged(openByName(entrance, claims.sandbox), claims, role);
}

/**
 * A sandbox's name is no secret. On a shared host, a name alone does not open a sandbox with its own secret
 * key. An unknown one is closed too if it would begin with a key.
 */
function isClosedByName(gateway: Gateway, { sandbox, role }: Claims): boolean {
  if (role !== "any" || !gateway.isShared) return false;
  const settings = gateway.find(sandbox)?.settings ?? gateway.initialSettings;
  return settings.secretKey !== null;
}

/** It says nothing of the sandbox, not even its time: there may be none. */
function closedByName(name: string): Authenticated {
  return { why: REJECTIONS.closedByName(name), code: "token-unknown" };
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
  const token = header?.match(/^Bearer\s+(\S+)\s*$/i)?.[1];
  if (token === undefined) return undefined;
  const claims = gateway.tokens.read(token);
  if (typeof claims === "string" || isClosedByName(gateway, claims)) return undefined;
  return gateway.find(claims.sandbox) ?? null;
}

/** A failed authentication before it has a status: the switch auth-failure decides on that. */
export function unauthenticated(status: 401 | 403, why: string): Failure {
  const unauthorized = failure("authentication", why);
  return status === 401 ? unauthorized : { ...unauthorized, status, title: "Forbidden" };
}
