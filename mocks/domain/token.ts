import type { DomainEvent, TokenRole } from "./events.js";
import type { Refusal } from "./refusal.js";
import type { Settings } from "./settings.js";
import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "./time.js";

/** A token lives 30 minutes, or 30 hours when it was asked to persist. */
const TOKEN_LIFETIME_MS = { short: 30 * MINUTE_MS, lasting: 30 * HOUR_MS } as const;

/** What a token is asked for with. */
export interface TokenRequest {
  readonly role: TokenRole;
  readonly subject: string;
  readonly secret: string;
  readonly lasting: boolean;
}

/** A new token. The token itself is made by its signer. */
export function issueToken(
  { settings }: { readonly settings: Settings },
  { role, subject, secret, lasting }: TokenRequest,
  now: EpochMs,
): Refusal | readonly DomainEvent[] {
  const { secretKey } = settings;
  if (secretKey !== null && secret !== secretKey) return { code: "credentials-wrong" };
  // A token has its times in whole seconds; counted from there, log and token agree on the end.
  const issuedAt = Math.floor(now / SECOND_MS) * SECOND_MS;
  const expiresAt = issuedAt + TOKEN_LIFETIME_MS[lasting ? "lasting" : "short"];
  return [{ type: "token-issued", at: now, role, subject, expiresAt }];
}
