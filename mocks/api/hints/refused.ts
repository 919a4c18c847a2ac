import type { Gateway } from "../../sandbox/gateway.js";
import { parseBody } from "../body.js";
import type { Answered, Exchange } from "../exchange.js";
import { CONTROL_PATH } from "../paths.js";
import type { AnyReply } from "../types.js";
import { BODY_RULES } from "./bodies.js";
import { headed } from "./explain.js";
import { fieldHints, queryHint } from "./fields.js";
import { type Hint, type Miss, type Rule, sayHints } from "./hint.js";
import { closedHint, invoiceNumberHint, minimumHint } from "./invoices.js";
import { merchantHint } from "./merchants.js";
import { METHOD_RULES, PATH_RULES } from "./paths.js";
import { recurringIdHint } from "./recurring.js";
import { TOKEN_RULES } from "./tokens.js";
import { WALLET_RULES } from "./wallet.js";

/** The two addresses of a gateway, as far as a place knows them. */
export type Places = Partial<Pick<Miss, "baseUrl" | "orderUrl">>;

/** Sandboxes that are looked through for the cause of a refusal, the latest ones. */
const SANDBOXES_MAX = 50;

/** A fault explains itself, and its reply is to be like one of the service. */
const UNEXPLAINED = [
  ...["injected", "internal", "sandbox-gone", "memory-full", "store-unavailable"],
];

/**
 * A refusal with its nearest cause in the explanation and, outside strict mode, in a header. What is
 * answered stays as it is.
 */
export function explainRefusal(gateway: Gateway, exchange: Exchange, answered: Answered): AnyReply {
  const { sandbox, reply } = answered;
  if (UNEXPLAINED.includes(reply.code ?? "")) return reply;
  // Where others call, what is in the sandboxes of one team is nothing to another.
  const isAcross = !gateway.isShared && ACROSS_SANDBOXES.has(reply.code ?? "");
  const world = sandbox?.isGone === false ? sandbox.world : undefined;
  const own = gateway.isShared && world ? [world] : [];
  const worlds = isAcross
    ? gateway
        .list()
        .slice(-SANDBOXES_MAX)
        .map((one) => one.world)
    : own;
  return refusalWith(gateway, exchange, answered, { world, worlds });
}

/** The same for a call that no operation took, which belongs to no sandbox. */
export function explainUnmatched(
  gateway: Gateway,
  exchange: Exchange,
  answered: Answered,
  places: Places,
): AnyReply {
  const { reply } = answered;
  if (UNEXPLAINED.includes(reply.code ?? "")) return reply;
  return refusalWith(gateway, exchange, answered, { world: undefined, worlds: [], ...places });
}

function refusalWith(
  gateway: Gateway,
  { request, operation }: Exchange,
  answered: Answered,
  around: Places & Pick<Miss, "world" | "worlds">,
): AnyReply {
  const { raw, sandbox } = answered;
  const { code = "", explanation: detail = "" } = answered.reply;
  const realNow = gateway.now();
  const { method, path, query, headers } = request;
  const parsed = isTooLong(raw.text) ? {} : parseBody(raw, headers);
  const miss: Miss = {
    operation,
    code,
    detail,
    method,
    path,
    query,
    headers,
    text: raw.text,
    body: "value" in parsed ? parsed.value : undefined,
    now: sandbox?.now() ?? realNow,
    realNow,
    baseUrl: undefined,
    orderUrl: undefined,
    noneOf: gateway.isShared ? "no sandbox that you opened" : "no sandbox of this gateway",
    ...around,
  };
  const cause = sayHints(nearMisses(miss));
  const reported = headed(gateway, answered, cause ?? detail);
  return {
    ...reported,
    explanation: cause === undefined ? detail : `${detail}. Likely cause: ${cause}`,
  };
}

/** The checks for the cause of each kind of refusal. One without a row explains itself. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  ...TOKEN_RULES,
  ...BODY_RULES,
  ...METHOD_RULES,
  ...WALLET_RULES,
  "no-such-operation": PATH_RULES,
  "invalid-fields": [queryHint, fieldHints],
  "merchant-unknown": [merchantHint],
  "invoice-unknown": [invoiceNumberHint],
  "invoice-closed": [closedHint],
  "amount-below-minimum": [minimumHint],
  "recurring-unknown": [recurringIdHint],
};

/** The refusals whose cause may lie in another sandbox. */
const ACROSS_SANDBOXES: ReadonlySet<string> = new Set([
  "token-unknown",
  "invoice-unknown",
  "recurring-unknown",
]);

/** The longest body that is read again for its near misses: reading takes longest of all. */
const BODY_LENGTH_MAX = 64 * 1024;

/** Whether a body is so long that only its text is looked at, and that where it could not be read. */
function isTooLong(text: string | null): boolean {
  return text !== null && text.length > BODY_LENGTH_MAX;
}

/** What a refused call was probably meant to be: what the first rule finds that finds anything. */
function nearMisses(miss: Miss): readonly Hint[] {
  // The control API explains itself, in any letter case.
  if (miss.path.toLowerCase().startsWith(CONTROL_PATH)) return [];
  if (isTooLong(miss.text) && !(miss.code in BODY_RULES)) return [];
  for (const rule of RULES[miss.code] ?? []) {
    const found = rule(miss) ?? [];
    const hints = "cause" in found ? [found] : found;
    if (hints.length > 0) return hints;
  }
  return [];
}
