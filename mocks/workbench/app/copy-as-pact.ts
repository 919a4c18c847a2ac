import type { JournalEntry } from "../../../spec/generated/control.types.js";
import { interactionOf, pactOf, type ToldSituation } from "../../control/pact/interaction.js";
import { isObject } from "../../control/pact/redact.js";
import { authorizationOf, jsonOf, operationOf } from "./copies.js";

/** Who the pact is for, where the copy does not know better, and who keeps it. */
const CONSUMER = "shop";
const PROVIDER = "payment-service";

/**
 * A call as a pact of one interaction, for `paystub verify --pacts`. What held when it was made is read
 * off the call alone; undefined where that does not tell it, as with one that a fault struck.
 */
export function callAsPact(call: JournalEntry, consumer = CONSUMER): string | undefined {
  const operation = operationOf(call);
  const { status, path, requestBody, responseBody, code, faults, tolerated, cut } = call;
  if (!operation || status === null || path.includes("?")) return undefined;
  if (faults.length + tolerated.length + cut.length > 0) return undefined;
  const held = situationOf(call);
  if (!held) return undefined;
  const told = {
    ...{ operation, path, status, code },
    ...{ request: jsonOf(requestBody), answer: jsonOf(responseBody) },
  };
  const states = held.states.map(({ name }) => name).join(", ");
  const description = `${operation.id} ${status}${states === "" ? "" : ` given ${states}`}`;
  const pact = pactOf(consumer, PROVIDER, [interactionOf(told, held, description)]);
  return `${JSON.stringify(pact, null, 2)}\n`;
}

/** Fields that take their value from what a state hands out. */
const NUMBER = { transactionNo: "transactionNo" };
const ORDER = { orderNumber: "transactionNo" };
const RECURRING = { recurringId: "recurringId" };
const PROOF = {
  ...ORDER,
  ...{ paymentSessionId: "paymentSessionId", signature: "signature" },
  signedBase64Data: "signedBase64Data",
};
const PROVEN = { ...PROOF, stcpayPaymentOTP: "stcpayPaymentOTP" };

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (text: string | null): Fields => {
  const value = jsonOf(text);
  return isObject(value) ? value : {};
};

const held = (
  name: string,
  inject: ToldSituation["inject"] = {},
  params: Fields = {},
): ToldSituation => ({ states: [{ name, params }], inject });

function situationOf(call: JournalEntry): ToldSituation | undefined {
  const { code, status } = call;
  if (code?.startsWith("token-")) return withoutToken(call);
  if (code !== null) return ofRefusal(call, code);
  return status !== null && status < 400 ? ofSuccess(call) : undefined;
}

function withoutToken(call: JournalEntry): ToldSituation | undefined {
  if (call.code === "token-expired") return held("the token has expired");
  if (call.code === "token-of-other-role") {
    const role = operationOf(call)?.role ?? "merchant";
    return held("the token is of the other kind", {}, { role });
  }
  const authorization = authorizationOf(call, "");
  return authorization === undefined ? undefined : { states: [], inject: {}, authorization };
}

/** What held when a call of each operation went well. */
function ofSuccess(call: JournalEntry): ToldSituation | undefined {
  const [request, answer] = [fieldsOf(call.requestBody), jsonOf(call.responseBody)];
  switch (call.operationId) {
    case "issueMerchantToken":
      return held("any credentials are accepted", { apiId: "apiId", secretKey: "secretKey" });
    case "issuePartnerToken":
      return held("any credentials are accepted", { profileNo: "profileNo", apiKey: "apiKey" });
    case "getMyMerchants": {
      const count = Array.isArray(answer) ? answer.length : 0;
      if (count === 0) return held("a partner without merchants");
      return held("a partner with merchants", {}, { count });
    }
    case "addMerchantInvoice":
      return held("a partner with known merchants", {}, { merchants: receiversOf(request) });
    case "getMerchantKeys":
      return held("a partner with merchants", { searchValue: "merchantId" }, { count: 1 });
    case "addInvoice":
    case "registerPayment":
      return held("a merchant");
    case "payByCard":
      return isObject(answer) && answer.paymentErrors === null ? held("a merchant") : undefined;
    case "getInvoice":
      return invoiceRead(fieldsOf(call.responseBody));
    case "cancelInvoice":
      return held("a pending invoice", NUMBER);
    case "sendOtp":
      return held("a pending invoice", ORDER, { amount: request.total });
    case "processPayment":
      return held("an OTP was sent", PROVEN, walletOf(request));
    case "cancelRecurring":
      return held("an active recurring payment", RECURRING);
    case "listRecurringPayments":
      return recurringListed(answer);
    default:
      return undefined;
  }
}

const walletOf = ({ total, stcpayMobile, stcpayMobileCountryCode }: Fields): Fields => ({
  ...(total !== undefined && { amount: total }),
  ...(stcpayMobile !== undefined && { mobile: stcpayMobile }),
  ...(stcpayMobileCountryCode !== undefined && { countryCode: stcpayMobileCountryCode }),
});

/** The merchants that share an invoice, each once. */
function receiversOf({ receivers }: Fields): readonly string[] {
  const all = Array.isArray(receivers) ? receivers.filter(isObject) : [];
  return [...new Set(all.map(({ key, value }) => `${key}=${value}`))];
}

function invoiceRead({ orderStatus, amount, currency, paymentErrors }: Fields): ToldSituation {
  const params = {
    ...(typeof amount === "number" && { amount }),
    ...(typeof currency === "string" && currency !== "SAR" && { currency }),
  };
  const status = String(orderStatus).toLowerCase();
  if (status !== "pending") return held(`a ${status} invoice`, NUMBER, params);
  return held(paymentErrors ? "a declined invoice" : "a pending invoice", NUMBER, params);
}

function recurringListed(answer: unknown): ToldSituation {
  const [first] = Array.isArray(answer) ? answer : [];
  if (!isObject(first)) return held("no recurring payments");
  return recurring(String(first.status).toLowerCase(), {});
}

function recurring(status: string, inject: ToldSituation["inject"]): ToldSituation {
  const article = /^[aeiou]/.test(status) ? "an" : "a";
  return held(`${article} ${status} recurring payment`, inject);
}

/** The provider state of a refused call, by code. Other refusals depend on the request alone. */
function ofRefusal(call: JournalEntry, code: string): ToldSituation | undefined {
  const request = fieldsOf(call.requestBody);
  const about = (call.refusal ?? {}) as Fields;
  const isWallet = operationOf(call)?.family === "otp";
  const sent = (name: string, inject: ToldSituation["inject"]) =>
    held(name, inject, walletOf(request));
  switch (code) {
    case "order-number-taken":
      return held("the order number is taken", {}, { orderNumber: request.orderNumber });
    case "merchant-unknown":
      return held("a partner without merchants");
    case "invoice-unknown":
      return held("no such invoice", isWallet ? ORDER : NUMBER);
    case "invoice-expired":
      return held("an expired invoice", isWallet ? ORDER : NUMBER);
    case "invoice-closed":
      if (call.operationId === "processPayment") return sent("an OTP that was used", PROVEN);
      return held(`a ${String(about.status)} invoice`, isWallet ? ORDER : NUMBER);
    case "otp-code-wrong":
      return sent("an OTP was sent", PROOF);
    case "otp-signature-wrong":
      return sent("a forged OTP proof", PROVEN);
    case "otp-session-expired":
      return sent("an OTP that has expired", PROVEN);
    case "recurring-unknown":
      return held("no such recurring payment", RECURRING);
    case "recurring-not-open":
      return recurring(String(about.status), RECURRING);
    case "total-mismatch":
      return call.operationId === "sendOtp"
        ? held("a pending invoice", ORDER, { amount: Number(about.amount) / 100 })
        : undefined;
    default:
      return /^(invalid|amount|brand|portions|receivers)/.test(code)
        ? held("a merchant")
        : undefined;
  }
}
