import { switches } from "../../../spec/generated/assumptions.js";
import { operationStates, operationSwitches } from "../../../spec/generated/operation-states.js";
import type { OperationEntry, OperationId } from "../../../spec/generated/operations.js";
import { toUnits } from "../../domain/money.js";
import type { Refusal, RefusalCode } from "../../domain/refusal.js";
import { isRecord } from "../../domain/text.js";
import type { WorldView } from "../../domain/world.js";
import type { JournalEntry } from "../../sandbox/journal.js";

/** One call of an operation, with its bodies parsed. */
export interface RecordedCall {
  readonly operation: OperationEntry & { readonly id: OperationId };
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  /** Undefined where there was none. */
  readonly request: unknown;
  readonly answer: unknown;
  /** Why it was refused; null where it was not. */
  readonly code: string | null;
  /** The refusal as data, where there is more to it than its code. */
  readonly refusal: JournalEntry["refusal"];
}

/** Why a call cannot become an interaction, in words that go on from "a request that ...". */
export interface Useless {
  readonly why: string;
}

export function useless(why: string): Useless {
  return { why };
}

/** A provider state that an interaction asks for. */
interface WantedState {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What must hold before a call so that it gets the same answer again. */
export interface Situation {
  readonly states: readonly WantedState[];
  /** Fields of the request, and of its path, that take their value from a state. */
  readonly inject: Readonly<Record<string, string>>;
  /** The Authorization header where it is no good token; null where there was none. */
  readonly authorization?: string | null;
}

type Found = Situation | Useless;

/** The provider states that are named here. All others come from the `x-states` of the spec. */
export type NamedState =
  | "a canceled invoice"
  | "a canceled recurring payment"
  | "a completed recurring payment"
  | "a forged OTP proof"
  | "a merchant"
  | "a paid invoice"
  | "a partner with a paid order"
  | "a partner with a refunded order"
  | "a partner without merchants"
  | "a pending invoice"
  | "a registered recurring payment"
  | "an active recurring payment"
  | "an assumption is chosen"
  | "an ended recurring payment"
  | "an expired invoice"
  | "an OTP that has expired"
  | "an OTP that was blocked"
  | "an OTP that was used"
  | "an OTP was sent"
  | "credentials are pinned"
  | "no such invoice"
  | "no such recurring payment"
  | "strict mode"
  | "the order number is taken"
  | "the service fails"
  | "the token has expired"
  | "the token is of the other kind";

function state(name: NamedState, params: WantedState["params"] = {}): WantedState {
  return { name, params };
}

function situation(states: readonly WantedState[], inject: Situation["inject"] = {}): Situation {
  return { states, inject };
}

/** Finds the provider states of a call, switches and strict mode included, in the world that it was answered in. */
export function situationOf(call: RecordedCall, world: WorldView): Found {
  const found = statesOfAnswer(call, world);
  if ("why" in found) return found;
  const states = [...switchStates(call, world), ...found.states, ...strictMode(call, world)];
  return { ...found, states };
}

function statesOfAnswer(call: RecordedCall, world: WorldView): Found {
  if (call.code !== null) return refusedSituation(call, world);
  if (call.status < 400) return successSituation(call, world);
  return useless(`was refused for a reason that the journal does not tell (${call.operation.id})`);
}

/** The switches of an operation that are not set to their default. */
function switchStates(
  { operation, code }: RecordedCall,
  { settings }: WorldView,
): readonly WantedState[] {
  const own = operationSwitches[operation.id] ?? [];
  const concerned = code?.startsWith("token-") ? (["auth-failure"] as const) : own;
  return concerned.flatMap((id) => {
    const option = settings.assumptions[id];
    const isDefault = option === switches[id].options[0]?.id;
    return isDefault ? [] : [state("an assumption is chosen", { id, option })];
  });
}

/** Comes last: strict mode may reject the calls that reach the other states. */
function strictMode({ status }: RecordedCall, { settings }: WorldView): readonly WantedState[] {
  return settings.strict && status === 400 ? [state("strict mode")] : [];
}

// Calls that succeed

/**
 * Finds the state in which a call succeeds as it did, by the table of the spec. A call that an injected
 * fault failed gets the state in which it would have succeeded.
 */
function successSituation(call: RecordedCall, world: WorldView): Situation {
  const facts = factsOf(call, world);
  const row = operationStates[call.operation.id].find(({ when }) =>
    Object.entries(when).every(([path, wanted]) => isEqual(factAt(facts, path), wanted)),
  );
  if (!row) throw new Error(`no state of the spec fits this call of ${call.operation.id}`);
  const params = Object.entries(row.params).map(([name, path]) => {
    return [name, typeof path === "string" ? factAt(facts, path) : path] as const;
  });
  const known = params.filter(([, value]) => value !== undefined);
  return situation([{ name: row.name, params: Object.fromEntries(known) }], row.inject);
}

/** The facts of a call, by the names that the spec's `x-states` refer to. */
function factsOf(call: RecordedCall, world: WorldView) {
  const { operation, request, answer, query } = call;
  const path = pathParameters(operation.path, call.path);
  const [first] = Array.isArray(answer) ? answer : [];
  const numbers = [
    path.transactionNo,
    textAt(first, "transactionNo"),
    textAt(request, "orderNumber"),
  ];
  const transactionNo = numbers.find((number = "") => world.invoices.has(number)) ?? "";
  const { canceledBy } = world.invoices.get(transactionNo) ?? {};
  return {
    request,
    answer,
    query,
    path,
    recurring: world.recurring.get(textAt(request, "recurringId")),
    invoice: { ...moneyOf(transactionNo, world), canceledBy },
    wallet: walletOf(call, world),
    decline: cardDecline(answer),
    receivers: receiversOf(request),
  };
}

/** The parameters of a path, as they were sent. */
function pathParameters(template: string, path: string): Readonly<Record<string, string>> {
  const sent = path.split("/");
  const names = template.split("/").map((part, index) => [part, sent[index] ?? ""] as const);
  const parameters = names.filter(([part]) => part.startsWith("{"));
  return Object.fromEntries(parameters.map(([part, value]) => [part.slice(1, -1), value]));
}

/** Reads a fact by its path, such as `answer.0.status`. What is no list has the length 0. */
function factAt(facts: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => {
    if (name === "length") return Array.isArray(value) ? value.length : 0;
    return (Object(value) as Readonly<Record<string, unknown>>)[name];
  }, facts);
}

/** Ignores the case of letters, which a switch decides. A missing fact equals null. */
function isEqual(fact: unknown, wanted: string | number | null): boolean {
  const lower = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);
  return lower(fact ?? null) === lower(wanted);
}

/** How the bank declined a card, in either shape of `paymentErrors`; undefined where it paid. */
function cardDecline(
  answer: unknown,
): { readonly code: string; readonly message: string } | undefined {
  const { paymentErrors } = Object(answer) as { readonly paymentErrors?: unknown };
  if (typeof paymentErrors === "string") {
    const [code = "", ...message] = paymentErrors.split(": ");
    return { code, message: message.join(": ") };
  }
  const [first] = Array.isArray(paymentErrors) ? paymentErrors : [];
  if (first === undefined) return undefined;
  return { code: textAt(first, "errorCode"), message: textAt(first, "errorMessage") };
}

/** The merchants that share an invoice, each once. */
function receiversOf(request: unknown): string[] {
  const { receivers } = Object(request) as { readonly receivers?: unknown };
  const all = Array.isArray(receivers) ? receivers : [];
  return [...new Set(all.map((one) => `${textAt(one, "key")}=${textAt(one, "value")}`))];
}

// Calls that were refused

/** Which fields take which value of a state. */
const INJECT = {
  number: { transactionNo: "transactionNo" },
  order: { orderNumber: "transactionNo" },
  recurring: { recurringId: "recurringId" },
  merchant: { value: "value" },
  proof: {
    orderNumber: "transactionNo",
    paymentSessionId: "paymentSessionId",
    signature: "signature",
    signedBase64Data: "signedBase64Data",
  },
} as const;

const PROVEN = { ...INJECT.proof, stcpayPaymentOTP: "stcpayPaymentOTP" };

type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { readonly code: Code }>;

/**
 * The states that lead to each refusal of the domain. A refusal without a line, such as an amount that is too
 * small, depends on the request alone.
 */
const OF_REFUSALS: {
  readonly [Code in RefusalCode]?: (
    refusal: RefusalOf<Code>,
    call: RecordedCall,
    world: WorldView,
  ) => Found;
} = {
  "credentials-wrong": (_, { operation }) => {
    const field = operation.id === "issuePartnerToken" ? "profileNo" : "apiId";
    return situation([state("credentials are pinned")], { [field]: "apiId" });
  },

  "merchant-unknown": () => situation([state("a partner without merchants")]),
  "order-number-taken": ({ orderNumber }) =>
    situation([state("the order number is taken", { orderNumber })]),
  "invoice-unknown": (_, { operation }) =>
    situation(
      [state("no such invoice")],
      operation.family === "otp" ? INJECT.order : INJECT.number,
    ),
  "invoice-closed": ({ transactionNo, status }, call, world) =>
    onClosed(call, status, closedInvoice(transactionNo, status, world), world),
  "invoice-expired": ({ transactionNo }, call, world) =>
    onClosed(call, "canceled", state("an expired invoice", moneyOf(transactionNo, world)), world),
  "total-mismatch": (_, call, world) => inOrder(call, world),
  "method-not-offered": ({ transactionNo, offered }, _, world) => {
    const params = { ...moneyOf(transactionNo, world), supportedCardBrands: [...offered] };
    return situation([state("a pending invoice", params)], INJECT.order);
  },

  "order-not-digital": () => useless("was about an order without a digital product"),
  "order-unknown": (_, call) =>
    call.operation.id === "sendDigitalProduct"
      ? situation([state("a merchant")])
      : situation([state("a partner with a paid order")], INJECT.merchant),
  "invoice-refunded": (_, { request, path }) => {
    const key = path.split("/").at(-3) ?? "email";
    const params = { orderNumber: textAt(request, "orderNumber"), key };
    return situation([state("a partner with a refunded order", params)], INJECT.merchant);
  },
  "invoice-not-paid": () => useless("was about an order that was not paid"),

  // The wrong code stays as it was sent.
  "otp-code-wrong": (_, call, world) => withCode("an OTP was sent", call, world, INJECT.proof),
  "otp-mobile-mismatch": (_, call, world) => inOrder(call, world),
  "otp-signature-wrong": (_, call, world) => withCode("a forged OTP proof", call, world),
  "otp-session-unknown": (_, call, world) => withCode("an OTP was sent", call, world, INJECT.order),
  "otp-session-expired": (_, call, world) => withCode("an OTP that has expired", call, world),
  "otp-session-closed": ({ state: ended }, call, world) =>
    ended === "blocked"
      ? withCode("an OTP that was blocked", call, world)
      : useless(`came with a code that was ${ended}`),
  "otp-session-of-other-invoice": () => useless("mixed up the codes of two invoices"),
  "otp-data-wrong": () => useless("mixed up the proofs of two codes"),

  "recurring-unknown": () => situation([state("no such recurring payment")], INJECT.recurring),
  "recurring-not-open": ({ status }) => situation([recurringState(status)], INJECT.recurring),

  "license-taken": ofRegistration,
  "registration-unknown": ofRegistration,
  "registration-proof-wrong": ofRegistration,
  "registration-code-wrong": ofRegistration,
  "registration-code-expired": ofRegistration,
  "registration-not-open": ofRegistration,

  "payment-declined": () => useless("was declined by an injected fault"),
};

function ofRegistration(): Useless {
  return useless("was refused because of a registration that no provider state describes");
}

/** Authorization headers that are refused. The journal stores no token, so these replace it. */
const UNKNOWN_TOKEN = "Bearer not-a-token";
const OTHER_SCHEME = "Basic bm86dG9rZW4=";

/** The states that lead to each refusal that comes before the domain is asked. */
const OF_CODES: Readonly<Record<string, (call: RecordedCall, world: WorldView) => Found>> = {
  "token-missing": () => ({ ...situation([]), authorization: null }),
  "token-malformed": () => ({ ...situation([]), authorization: OTHER_SCHEME }),
  "token-unknown": () => ({ ...situation([]), authorization: UNKNOWN_TOKEN }),
  "token-expired": () => situation([state("the token has expired")]),
  "token-of-other-role": ({ operation }) =>
    situation([state("the token is of the other kind", { role: operation.role ?? "merchant" })]),
  "foreign-caller": () => useless("came from a web page of somewhere else"),
  internal: () => useless("met an error of the mock itself"),
  injected: (call, world) => {
    const { operation, status } = call;
    const failing = state("the service fails", { operation: operation.id, status });
    const success = successSituation(call, world);
    return { ...success, states: [...success.states, failing] };
  },
};

function refusedSituation(call: RecordedCall, world: WorldView): Found {
  const { code, refusal } = call;
  if (isOfDomain(refusal)) return ofRefusal(refusal, call, world);
  const known = Object.hasOwn(OF_CODES, code ?? "") ? OF_CODES[code ?? ""] : undefined;
  // A mistake in the request alone is refused in any state.
  return known ? known(call, world) : situation([state("a merchant")]);
}

/** The journal leaves the fields of a refusal to the domain, which its code names. */
function isOfDomain(refusal: RecordedCall["refusal"]): refusal is Refusal {
  return refusal !== null && Object.hasOwn(OF_REFUSALS, refusal.code);
}

function ofRefusal<Code extends RefusalCode>(
  refusal: RefusalOf<Code>,
  call: RecordedCall,
  world: WorldView,
): Found {
  const find = OF_REFUSALS[refusal.code as Code];
  return find ? find(refusal, call, world) : situation([state("a merchant")]);
}

/** The state in which a wallet operation would succeed, were it not for its own request. */
function inOrder(call: RecordedCall, world: WorldView): Situation {
  if (call.operation.id !== "sendOtp") return withCode("an OTP was sent", call, world);
  const money = moneyOf(textAt(call.request, "orderNumber"), world);
  return situation([state("a pending invoice", money)], INJECT.order);
}

/** A call for an invoice that is paid or canceled; `closed` is the state of the invoice. */
function onClosed(
  call: RecordedCall,
  status: string,
  closed: WantedState,
  world: WorldView,
): Found {
  const { id } = call.operation;
  if (id === "processPayment") {
    if (status === "paid") return withCode("an OTP that was used", call, world);
    return useless("came with a code for an invoice that had ended");
  }
  return situation([closed], id === "sendOtp" ? INJECT.order : INJECT.number);
}

function closedInvoice(transactionNo: string, status: string, world: WorldView): WantedState {
  const params = moneyOf(transactionNo, world);
  if (status === "paid") return state("a paid invoice", params);
  const isExpired = world.invoices.get(transactionNo)?.canceledBy === "expiry";
  return state(isExpired ? "an expired invoice" : "a canceled invoice", params);
}

/** A recurring payment by its status in lower case. */
function recurringState(status: string): WantedState {
  switch (status) {
    case "active":
      return state("an active recurring payment");
    case "canceled":
      return state("a canceled recurring payment");
    case "completed":
      return state("a completed recurring payment");
    case "ended":
      return state("an ended recurring payment");
    default:
      return state("a registered recurring payment");
  }
}

/** A state in which a code was sent, to the wallet that it had been sent to by then. */
function withCode(
  name:
    | "an OTP was sent"
    | "an OTP that has expired"
    | "an OTP that was used"
    | "an OTP that was blocked"
    | "a forged OTP proof",
  call: RecordedCall,
  world: WorldView,
  inject: Situation["inject"] = PROVEN,
): Situation {
  const money = moneyOf(textAt(call.request, "orderNumber"), world);
  return situation([state(name, { ...money, ...walletOf(call, world) })], inject);
}

// Facts that both need

/** The wallet that a code had been sent to by then. */
function walletOf({ request }: RecordedCall, { otpSessions, otpOfInvoice }: WorldView) {
  const { mobile, countryCode } = otpSessions.get(textAt(request, "paymentSessionId")) ??
    otpSessions.get(otpOfInvoice.get(textAt(request, "orderNumber")) ?? "") ?? {
      mobile: textAt(request, "stcpayMobile"),
      countryCode: textAt(request, "stcpayMobileCountryCode"),
    };
  return { mobile, countryCode };
}

/** The amount of an invoice as a parameter, and its currency where it is not the default one. */
function moneyOf(transactionNo: string, { invoices }: WorldView) {
  const invoice = invoices.get(transactionNo);
  if (!invoice) return {};
  const { amount, currency } = invoice.order;
  return { amount: toUnits(amount), ...(currency !== "SAR" && { currency }) };
}

/** The text in a field of a JSON object, or an empty text. */
function textAt(value: unknown, name: string): string {
  const inner = isRecord(value) ? value[name] : undefined;
  return typeof inner === "string" ? inner : "";
}
