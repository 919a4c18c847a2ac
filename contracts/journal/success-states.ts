import { toUnits } from "../../mocks/domain/money.js";
import type { World } from "../../mocks/domain/world.js";
import type { OperationId } from "../../spec/generated/operations.js";
import type { WantedState } from "../states/catalogue.js";
import type { RecordedCall } from "./call.js";
import { INJECT, type Situation, situation, state, textAt } from "./situation.js";

/** What must hold so that a call of each operation succeeds as it did. */
export const SUCCESS_STATES: {
  readonly [Id in OperationId]: (call: RecordedCall, world: World) => Situation;
} = {
  issueMerchantToken: () =>
    situation([state("any credentials are accepted")], { apiId: "apiId", secretKey: "secretKey" }),
  issuePartnerToken: () =>
    situation([state("any credentials are accepted")], {
      profileNo: "profileNo",
      apiKey: "apiKey",
    }),
  getMyMerchants: ({ answer }) => situation([merchants(Array.isArray(answer) ? answer.length : 0)]),
  getMerchantKeys: () => situation([merchants(1)], { searchValue: "merchantId" }),
  addInvoice: () => situation([state("a merchant")]),
  getInvoice: (call, world) => situation([invoiceRead(call, world)], INJECT.number),
  cancelInvoice: () => situation([state("a pending invoice")], INJECT.number),
  payByCard: ({ answer }) => {
    const declined = cardDecline(answer);
    return situation([declined ? state("the card is declined", declined) : state("a merchant")]);
  },
  sendDigitalProduct: ({ request }) =>
    situation([state("a paid digital order", { orderNumber: textAt(request, "orderNumber") })]),
  getTransactionsOfOrderNumber: ({ answer, query: { orderNumber = "" } }, world) => {
    const [first] = Array.isArray(answer) ? answer : [];
    if (first === undefined) return situation([state("a merchant")]);
    const [transactionNo, status] = [textAt(first, "transactionNo"), textAt(first, "orderStatus")];
    const order = { ...moneyOf(transactionNo, world), orderNumber };
    const word = status.toLowerCase();
    if (word === "pending") return situation([state("a pending invoice", order)]);
    return situation([state(word === "paid" ? "a paid invoice" : "a canceled invoice", order)]);
  },
  addMerchantInvoice: ({ request }) =>
    situation([state("a partner with known merchants", { merchants: receiversOf(request) })]),
  refundOrder: (call) => situation([refundedOrder("a partner with a paid order", call)], BY_VALUE),
  sendOtp: (call, world) => situation([pendingInvoice(call, world)], INJECT.order),
  processPayment: (call, world) =>
    situation([codeSent("an OTP was sent", call, world)], { ...INJECT.proof, ...INJECT.code }),
  registerPayment: () => situation([state("a merchant")]),
  cancelRecurring: ({ request }, { recurring }) => {
    const started = recurring.get(textAt(request, "recurringId"))?.startedAt ?? null;
    const name = started === null ? "registered" : "active";
    return situation([recurringState(name)], INJECT.recurring);
  },
  listRecurringPayments: ({ answer }) => {
    const [first] = Array.isArray(answer) ? answer : [];
    if (first === undefined) return situation([state("no recurring payments")]);
    return situation([recurringState(textAt(first, "status").toLowerCase())]);
  },
};

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

function merchants(count: number): WantedState {
  if (count === 0) return state("a partner without merchants");
  return state("a partner with merchants", { count });
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

function invoiceRead({ path, answer }: RecordedCall, world: World): WantedState {
  const transactionNo = path.split("/").at(-1) ?? "";
  const status = textAt(answer, "orderStatus").toLowerCase();
  if (status !== "pending") return closedInvoice(transactionNo, status, world);
  const { paymentErrors = null } = answer as { readonly paymentErrors?: unknown };
  const params = moneyOf(transactionNo, world);
  if (paymentErrors === null) return state("a pending invoice", params);
  return state("a declined invoice", params);
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
  { request }: RecordedCall,
  world: World,
): WantedState {
  const transactionNo = textAt(request, "orderNumber");
  const session =
    world.otpSessions.get(textAt(request, "paymentSessionId")) ??
    world.otpSessions.get(world.otpOfInvoice.get(transactionNo) ?? "");
  const { mobile, countryCode } = session ?? {
    mobile: textAt(request, "stcpayMobile"),
    countryCode: textAt(request, "stcpayMobileCountryCode"),
  };
  return state(name, { ...moneyOf(transactionNo, world), mobile, countryCode });
}

/** The amount as a parameter, and the currency where it is not the usual one. */
export function moneyOf(transactionNo: string, { invoices }: World) {
  const invoice = invoices.get(transactionNo);
  if (!invoice) return {};
  const { amount, currency } = invoice.order;
  return { amount: toUnits(amount), ...(currency !== "SAR" && { currency }) };
}
