import type { OperationEntry } from "../../spec/generated/operations.js";
import { type Awaitable, whenReady } from "../domain/awaitable.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { sandboxNameOf } from "../runtime/registry/tokens.js";
import type { Sandbox } from "../runtime/sandbox/sandbox.js";

/** The sandbox of a call without a token, before its handler has found it. */
export function sandboxAhead(
  gateway: Gateway,
  { id }: OperationEntry,
  body: unknown,
  named: Sandbox | null | undefined,
): Awaitable<Sandbox | undefined> {
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  if (id === "issueMerchantToken" || id === "issuePartnerToken") {
    const subject = fields.apiId ?? fields.profileNo;
    if (typeof subject !== "string" || subject === "") return undefined;
    const name = sandboxNameOf(subject);
    // A rule for a sandbox that is yet to open can strike the request that opens it.
    return whenReady(gateway.find(name), (sandbox) =>
      sandbox || !gateway.hasFaultsFor(name) ? sandbox : gateway.open(name),
    );
  }
  const { orderNumber } = fields;
  if (named !== undefined || typeof orderNumber !== "string") return named ?? undefined;
  return gateway.ofTransaction<Sandbox>(orderNumber);
}
