import { toUnits } from "../../mocks/domain/money.js";
import type { World } from "../../mocks/domain/world.js";
import { operationStates } from "../../spec/generated/operation-states.js";
import type { WantedState } from "../states/catalogue.js";
import type { RecordedCall } from "./call.js";
import { type Situation, situation, state, textAt } from "./situation.js";

/**
 * Finds the state in which a call succeeds as it did, by the table of the spec. A call that an injected
 * fault failed gets the state in which it would have succeeded.
 */
export function successState(call: RecordedCall, world: World): Situation {
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
function factsOf(call: RecordedCall, world: World) {
  const { operation, request, answer, query } = call;
  const path = pathOf(operation.path, call.path);
  const [first] = Array.isArray(answer) ? answer : [];
  const numbers = [
    path.transactionNo,
    textAt(first, "transactionNo"),
    textAt(request, "orderNumber"),
  ];
  const transactionNo = numbers.find((number = "") => world.invoices.has(number)) ?? "";
  const recurring = world.recurring.get(textAt(request, "recurringId"));
  return {
    request,
    answer,
    query,
    path,
    recurring,
    invoice: {
      ...moneyOf(transactionNo, world),
      canceledBy: world.invoices.get(transactionNo)?.canceledBy,
    },
    wallet: walletOf(call, world),
    decline: cardDecline(answer),
    receivers: receiversOf(request),
  };
}

/** The parameters of a path, as they were sent. */
function pathOf(template: string, path: string): Readonly<Record<string, string>> {
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

/** Texts are compared whatever their letter case, which a switch decides; nothing equals null. */
function isEqual(fact: unknown, wanted: string | number | null): boolean {
  const lower = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);
  return lower(fact ?? null) === lower(wanted);
}

/** What the bank said of a card, in whichever shape it was told; undefined where it paid. */
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

/** The field of the path by which a merchant is found. */
export const BY_VALUE = { value: "value" } as const;

/** A state of an order that a refund is asked for, with the key that the merchant is found by. */
export function refundedOrder(
  name: "a partner with a paid order" | "a partner with a refunded order",
  { request, path }: RecordedCall,
): WantedState {
  const key = path.split("/").at(-3) ?? "email";
  return state(name, { orderNumber: textAt(request, "orderNumber"), key });
}

/** A recurring payment with a status, in lower case. */
export function recurringState(status: string): WantedState {
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

/** An invoice that is over, by how it ended. */
export function closedInvoice(transactionNo: string, status: string, world: World): WantedState {
  const params = moneyOf(transactionNo, world);
  if (status === "paid") return state("a paid invoice", params);
  const expired = world.invoices.get(transactionNo)?.canceledBy === "expiry";
  return expired ? expiredInvoice(transactionNo, world) : state("a canceled invoice", params);
}

export function expiredInvoice(transactionNo: string, world: World): WantedState {
  return state("an expired invoice", moneyOf(transactionNo, world));
}

/** A pending invoice with the amount of the one that was called for. */
export function pendingInvoice({ request }: RecordedCall, world: World): WantedState {
  return state("a pending invoice", moneyOf(textAt(request, "orderNumber"), world));
}

/** One of the states in which a code was sent, to the wallet that it had been sent to by then. */
export function codeSent(
  name:
    | "an OTP was sent"
    | "an OTP that has expired"
    | "an OTP that was used"
    | "an OTP that was blocked"
    | "a forged OTP proof",
  call: RecordedCall,
  world: World,
): WantedState {
  const transactionNo = textAt(call.request, "orderNumber");
  return state(name, { ...moneyOf(transactionNo, world), ...walletOf(call, world) });
}

/** The wallet that a code had been sent to by then. */
function walletOf({ request }: RecordedCall, { otpSessions, otpOfInvoice }: World) {
  const { mobile, countryCode } = otpSessions.get(textAt(request, "paymentSessionId")) ??
    otpSessions.get(otpOfInvoice.get(textAt(request, "orderNumber")) ?? "") ?? {
      mobile: textAt(request, "stcpayMobile"),
      countryCode: textAt(request, "stcpayMobileCountryCode"),
    };
  return { mobile, countryCode };
}

/** The amount as a parameter, and the currency where it is not the usual one. */
export function moneyOf(transactionNo: string, { invoices }: World) {
  const invoice = invoices.get(transactionNo);
  if (!invoice) return {};
  const { amount, currency } = invoice.order;
  return { amount: toUnits(amount), ...(currency !== "SAR" && { currency }) };
}
