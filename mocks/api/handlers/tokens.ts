import { type DomainEvent, eventOfType, type TokenRole } from "../../domain/events.js";
import type { Gateway } from "../../sandbox/gateway.js";
import { refusedProblem } from "../failures.js";
import type { PaymentCall, PaymentHandlers } from "../types.js";

type TokenHandlers = Pick<PaymentHandlers, "issueMerchantToken" | "issuePartnerToken">;
type Session = PaymentCall<"issueMerchantToken">["sandbox"];

/** The operations that issue tokens: credentials name the sandbox. */
export function tokenHandlers(gateway: Gateway): TokenHandlers {
  return {
    issueMerchantToken({ body, sandbox, execute }) {
      const { apiId, secretKey, persistToken } = body;
      const command = issueToken("merchant", apiId, secretKey, persistToken);
      const { refusal, events } = execute(command);
      if (refusal) return refusedProblem(refusal, 401);
      return { status: 200, body: { id_token: signed(gateway, sandbox, events) } };
    },

    issuePartnerToken({ body, sandbox, execute }) {
      const { profileNo, apiKey, persistToken } = body;
      const command = issueToken("partner", profileNo, apiKey, persistToken);
      const { refusal, events } = execute(command);
      if (refusal) return refusedProblem(refusal, 401);
      const token = signed(gateway, sandbox, events);
      const headers = { Authorization: `Bearer ${token}` };
      return { status: 200, body: { id_token: token }, headers };
    },
  };
}

function issueToken(
  role: TokenRole,
  subject: string,
  secret: string,
  persist: boolean | "true" | "false" | undefined,
) {
  const lasting = persist === true || persist === "true";
  return { type: "issue-token", role, subject, secret, lasting } as const;
}

/** The token for what was issued. */
function signed(
  gateway: Gateway,
  { name, position: place }: Session,
  events: readonly DomainEvent[],
): string {
  const { role, subject, at: issuedAt, expiresAt } = eventOfType(events, "token-issued");
  // The position distinguishes tokens of different runs of a gateway.
  const id = `${name}-${place.epoch}.${place.seq}-${gateway.tokens.nextId()}`;
  return gateway.tokens.issue({ sandbox: name, role, subject, id, issuedAt, expiresAt });
}
