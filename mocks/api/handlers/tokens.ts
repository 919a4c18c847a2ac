import type { TokenRole } from "../../domain/events.js";
import type { Refusal } from "../../domain/refusal.js";
import type { Gateway } from "../../runtime/registry/gateway.js";
import { sandboxNameOf } from "../../runtime/registry/tokens.js";
import { refusedProblem } from "../failures.js";
import type { Call, PaymentHandlers } from "../types.js";

type TokenHandlers = Pick<PaymentHandlers, "issueMerchantToken" | "issuePartnerToken">;

interface Credentials {
  readonly role: TokenRole;
  readonly subject: string;
  readonly secret: string;
  readonly persist: boolean | "true" | "false" | undefined;
}

/** The operations that issue tokens: they open the sandbox that the credentials name. */
export function tokenHandlers(gateway: Gateway): TokenHandlers {
  return {
    async issueMerchantToken({ body: { apiId, secretKey, persistToken }, ...journal }) {
      const credentials = { subject: apiId, secret: secretKey, persist: persistToken } as const;
      const issued = await issue(gateway, { role: "merchant", ...credentials }, journal);
      if ("refusal" in issued) return refusedProblem(issued.refusal, 401);
      return { status: 200, body: { id_token: issued.token } };
    },

    async issuePartnerToken({ body: { profileNo, apiKey, persistToken }, ...journal }) {
      const credentials = { subject: profileNo, secret: apiKey, persist: persistToken } as const;
      const issued = await issue(gateway, { role: "partner", ...credentials }, journal);
      if ("refusal" in issued) return refusedProblem(issued.refusal, 401);
      const { token } = issued;
      const headers = { Authorization: `Bearer ${token}` };
      return { status: 200, body: { id_token: token }, headers };
    },
  };
}

async function issue(
  gateway: Gateway,
  { role, subject, secret, persist }: Credentials,
  { claim, struck }: Pick<Call<never, never>, "claim" | "struck">,
): Promise<{ readonly token: string } | { readonly refusal: Refusal }> {
  const sandbox = await gateway.open(sandboxNameOf(subject));
  claim(sandbox);
  const lasting = persist === true || persist === "true";
  const asked = { type: "issue-token", role, subject, secret, lasting } as const;
  const { refusal, events } = await sandbox.execute(asked);
  struck(sandbox, events);
  if (refusal) return { refusal };
  const issued = events.find((event) => event.type === "token-issued");
  if (issued?.type !== "token-issued") throw new Error("no token was issued");
  const { at: issuedAt, expiresAt } = issued;
  // The place tells apart what different runs of a gateway have issued.
  const { epoch, seq } = sandbox.place;
  const id = `${sandbox.name}-${epoch}.${seq}-${gateway.tokens.nextId()}`;
  const claims = { sandbox: sandbox.name, role, subject, id, issuedAt, expiresAt };
  return { token: gateway.tokens.issue(claims) };
}
