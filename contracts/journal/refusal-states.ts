import type { Refusal, RefusalCode } from "../../mocks/domain/refusal.js";
import type { World } from "../../mocks/domain/world.js";
import type { WantedState } from "../states/catalogue.js";
import { type RecordedCall, type Useless, useless } from "./call.js";
import { INJECT, type Situation, situation, state } from "./situation.js";
import {
  BY_VALUE,
  closedInvoice,
  codeSent,
  expiredInvoice,
  moneyOf,
  pendingInvoice,
  recurringState,
  refundedOrder,
  successState,
} from "./success-states.js";

type Held = Situation | Useless;

const NO_TOKEN = situation([]);
const UNKNOWN_TOKEN = "Bearer not-a-token";
const OTHER_SCHEME = "Basic bm86dG9rZW4=";

/** What the field of a request holds that must stay as it was, since it is what was refused. */
const KEPT = INJECT.proof;

const PROVEN = { ...INJECT.proof, ...INJECT.code };

type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { readonly code: Code }>;

/**
 * What must hold so that a call is refused as it was, by what the domain refused it for. A refusal
 * without a line, such as an amount that is too small, is in the request alone.
 */
const OF_REFUSALS: {
  readonly [Code in RefusalCode]?: (
    refusal: RefusalOf<Code>,
    call: RecordedCall,
    world: World,
  ) => Held;
} = {
  "credentials-wrong": (_, { operation }) => {
    const field = operation.id === "issuePartnerToken" ? "profileNo" : "apiId";
    return situation([state("credentials are pinned")], { [field]: "apiId" });
  },

  "merchant-unknown": () => situation([state("a partner without merchants")]),
  "order-number-taken": ({ orderNumber }) =>
    situation([state("the order number is taken", { orderNumber })]),
  "invoice-unknown": (_, { operation }) =>
    situation([state("no such invoice")], isWallet(operation.id) ? INJECT.order : INJECT.number),
  "invoice-closed": ({ transactionNo, status }, call, world) =>
    onClosed(call, status, closedInvoice(transactionNo, status, world), world),
  "invoice-expired": ({ transactionNo }, call, world) =>
    onClosed(call, "canceled", expiredInvoice(transactionNo, world), world),
  "total-mismatch": (_, call, world) => inOrder(call, world),
  "method-not-offered": ({ transactionNo, offered }, _, world) => {
    const params = { ...moneyOf(transactionNo, world), supportedCardBrands: [...offered] };
    return situation([state("a pending invoice", params)], INJECT.order);
  },

  "order-not-digital": () => useless("was about an order without a digital product"),
  "order-unknown": (_, call) =>
    call.operation.id === "sendDigitalProduct"
      ? situation([state("a merchant")])
      : situation(
          [{ ...refundedOrder("a partner with a paid order", call), params: {} }],
          BY_VALUE,
        ),
  "invoice-refunded": (_, call) =>
    situation([refundedOrder("a partner with a refunded order", call)], BY_VALUE),
  "invoice-not-paid": () => useless("was about an order that was not paid"),

  "otp-code-wrong": (_, call, world) => situation([codeSent("an OTP was sent", call, world)], KEPT),
  "otp-mobile-mismatch": (_, call, world) => inOrder(call, world),
  "otp-signature-wrong": (_, call, world) =>
    situation([codeSent("a forged OTP proof", call, world)], PROVEN),
  "otp-session-unknown": (_, call, world) =>
    situation([codeSent("an OTP was sent", call, world)], INJECT.order),
  "otp-session-expired": (_, call, world) =>
    situation([codeSent("an OTP that has expired", call, world)], PROVEN),
  "otp-session-closed": ({ state: ended }, call, world) =>
    ended === "blocked"
      ? situation([codeSent("an OTP that was blocked", call, world)], PROVEN)
      : useless(`came with a code that was ${ended}`),
  "otp-session-of-other-invoice": () => useless("mixed up the codes of two invoices"),
  "otp-data-wrong": () => useless("mixed up the proofs of two codes"),

  "recurring-unknown": () => situation([state("no such recurring payment")], INJECT.recurring),
  "recurring-not-open": ({ status }) => situation([recurringState(status)], INJECT.recurring),

  "payment-declined": () => useless("was declined by an injected fault"),
};

/** The same for what is refused before the domain is asked: the kind says it all. */
const OF_CODES: Readonly<Record<string, (call: RecordedCall, world: World) => Held>> = {
  "token-missing": () => ({ ...NO_TOKEN, authorization: null }),
  "token-malformed": () => ({ ...NO_TOKEN, authorization: OTHER_SCHEME }),
  "token-unknown": () => ({ ...NO_TOKEN, authorization: UNKNOWN_TOKEN }),
  "token-expired": () => situation([state("the token has expired")]),
  "token-of-other-role": ({ operation }) =>
    situation([state("the token is of the other kind", { role: operation.role ?? "merchant" })]),
  "foreign-caller": () => useless("came from a web page of somewhere else"),
  internal: () => useless("met an error of the mock itself"),
  injected: (call, world) => {
    const { operation, status } = call;
    const failing = state("the service fails", { operation: operation.id, status });
    const success = successState(call, world);
    return { ...success, states: [...success.states, failing] };
  },
};

/** What held when a call was refused. */
export function refusalStates(call: RecordedCall, world: World): Held {
  const { code, refusal } = call;
  if (isOfDomain(refusal)) return ofRefusal(refusal, call, world);
  const known = Object.hasOwn(OF_CODES, code ?? "") ? OF_CODES[code ?? ""] : undefined;
  // What is wrong with the request alone is refused in any state.
  return known ? known(call, world) : situation([state("a merchant")]);
}

/** The spec of the control API leaves the fields of a refusal to the domain, which its code names. */
function isOfDomain(refusal: RecordedCall["refusal"]): refusal is Refusal {
  return refusal !== null && Object.hasOwn(OF_REFUSALS, refusal.code);
}

function ofRefusal<Code extends RefusalCode>(
  refusal: RefusalOf<Code>,
  call: RecordedCall,
  world: World,
): Held {
  const held = OF_REFUSALS[refusal.code as Code];
  return held ? held(refusal, call, world) : situation([state("a merchant")]);
}

function isWallet(id: RecordedCall["operation"]["id"]): boolean {
  return id === "sendOtp" || id === "processPayment";
}

/** An operation in the state in which it would go well, were it not for its own request. */
function inOrder(call: RecordedCall, world: World): Situation {
  if (call.operation.id === "sendOtp")
    return situation([pendingInvoice(call, world)], INJECT.order);
  return situation([codeSent("an OTP was sent", call, world)], PROVEN);
}

/** An operation on an invoice that is over. `closed` is the state of that. */
function onClosed(call: RecordedCall, status: string, closed: WantedState, world: World): Held {
  const { id } = call.operation;
  if (id === "processPayment") {
    if (status !== "paid") return useless("came with a code for an invoice that had ended");
    return situation([codeSent("an OTP that was used", call, world)], PROVEN);
  }
  return situation([closed], id === "sendOtp" ? INJECT.order : INJECT.number);
}
