import { type Call, type Useless, useless } from "./call.js";
import { INJECT, type Situation, situation, state, textAt } from "./situation.js";
import { closedInvoice, codeSent, pendingInvoice, recurringState, WELL } from "./well.js";
import type { World } from "./world.js";

type Refused = (call: Call, world: World) => Situation | Useless;

const NO_TOKEN = situation([]);
const UNKNOWN_TOKEN = "Bearer not-a-token";
const OTHER_SCHEME = "Basic bm86dG9rZW4=";

/** What the field of a request holds that must stay as it was, since it is what was refused. */
const KEPT = INJECT.proof;

/**
 * What must hold so that a call is refused as it was, by the kind of refusal. A kind without a line,
 * such as fields that are wrong, is in the request alone.
 */
const REFUSED: Readonly<Record<string, Refused>> = {
  "token-missing": () => ({ ...NO_TOKEN, authorization: null }),
  "token-malformed": () => ({ ...NO_TOKEN, authorization: OTHER_SCHEME }),
  "token-unknown": () => ({ ...NO_TOKEN, authorization: UNKNOWN_TOKEN }),
  "token-expired": () => situation([state("the token has expired")]),
  "token-of-other-role": ({ operation }) =>
    situation([state("the token is of the other kind", { role: operation.role ?? "merchant" })]),
  "credentials-wrong": ({ operation }) => {
    const field = operation.id === "issuePartnerToken" ? "profileNo" : "apiId";
    return situation([state("credentials are pinned")], { [field]: "apiId" });
  },

  "order-number-taken": ({ request }) => {
    const orderNumber = textAt(request, "orderNumber");
    return situation([state("the order number is taken", { orderNumber })]);
  },
  "invoice-unknown": ({ operation }) =>
    situation([state("no such invoice")], isWallet(operation.id) ? INJECT.order : INJECT.number),
  "invoice-closed": (call, world) => closed(call, world),
  "invoice-expired": (call, world) => closed(call, world),
  "total-mismatch": (call, world) => inOrder(call, world),
  "method-not-offered": ({ request, explanation }) => {
    const supportedCardBrands = (/only by ([\w, ]+)/.exec(explanation)?.[1] ?? "").split(", ");
    const amount = (request as { readonly total: number }).total;
    return situation([state("a pending invoice", { amount, supportedCardBrands })], INJECT.order);
  },

  "otp-code-wrong": (call, world) => situation([codeSent("an OTP was sent", call, world)], KEPT),
  "otp-mobile-mismatch": (call, world) => inOrder(call, world),
  "otp-signature-wrong": (call, world) =>
    situation([codeSent("a forged OTP proof", call, world)], { ...INJECT.proof, ...INJECT.code }),
  "otp-session-unknown": (call, world) =>
    situation([codeSent("an OTP was sent", call, world)], INJECT.order),
  "otp-session-expired": (call, world) =>
    situation([codeSent("an OTP that has expired", call, world)], {
      ...INJECT.proof,
      ...INJECT.code,
    }),
  "otp-session-closed": (call, world) => {
    const blocked = call.explanation.includes("was blocked");
    if (!blocked) return useless("came with a code that a later one had replaced");
    const inject = { ...INJECT.proof, ...INJECT.code };
    return situation([codeSent("an OTP that was blocked", call, world)], inject);
  },
  "otp-session-of-other-invoice": () => useless("mixed up the codes of two invoices"),
  "otp-data-wrong": () => useless("mixed up the proofs of two codes"),

  "recurring-unknown": () => situation([state("no such recurring payment")], INJECT.recurring),
  "recurring-not-open": ({ explanation }) => {
    const status = / is (\w+), so it cannot/.exec(explanation)?.[1] ?? "";
    return situation([recurringState(status)], INJECT.recurring);
  },

  "foreign-caller": () => useless("came from a web page of somewhere else"),
  "payment-declined": () => useless("was declined by an injected fault"),
  internal: () => useless("met an error of the mock itself"),
  injected: (call, world) => {
    const { operation, status } = call;
    const failing = state("the service fails", { operation: operation.id, status });
    const well = WELL[operation.id](call, world);
    return { ...well, states: [...well.states, failing] };
  },
};

/** What held when a call was refused. */
export function whenRefused(call: Call, world: World): Situation | Useless {
  const known = Object.hasOwn(REFUSED, call.code ?? "") ? REFUSED[call.code ?? ""] : undefined;
  // What is wrong with the request alone is refused in any state.
  return known ? known(call, world) : situation([state("a merchant")]);
}

function isWallet(id: Call["operation"]["id"]): boolean {
  return id === "sendOtp" || id === "processPayment";
}

/** An operation in the state in which it would go well, were it not for its own request. */
function inOrder(call: Call, world: World): Situation {
  if (call.operation.id === "sendOtp")
    return situation([pendingInvoice(call, world)], INJECT.order);
  const inject = { ...INJECT.proof, ...INJECT.code };
  return situation([codeSent("an OTP was sent", call, world)], inject);
}

function closed(call: Call, world: World): Situation | Useless {
  const { operation, request, explanation } = call;
  const status = / is (\w+) already/.exec(explanation)?.[1] ?? "canceled";
  if (operation.id === "processPayment") {
    if (status !== "paid") return useless("came with a code for an invoice that had ended");
    const inject = { ...INJECT.proof, ...INJECT.code };
    return situation([codeSent("an OTP that was used", call, world)], inject);
  }
  const field = operation.id === "sendOtp" ? "orderNumber" : "transactionNo";
  const closing = closedInvoice(textAt(request, field), status, world);
  return situation([closing], field === "orderNumber" ? INJECT.order : INJECT.number);
}
