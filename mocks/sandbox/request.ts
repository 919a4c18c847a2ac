import { createHmac } from "node:crypto";
import type { ReconciledOrder } from "../../spec/generated/openapi.types.js";
import { type Callback, type CallbackAbout, type Sent, subjectIdOf } from "../domain/callback.js";
import { toUnits } from "../domain/money.js";
import type { Assumptions } from "../domain/settings.js";
import type { SettlementLine } from "../domain/settlement.js";
import { toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { orderStatusOf, toJson } from "./wire.js";

/** The header of the switch callback-signature: `sha256=` and the HMAC in hex. */
export const SIGNATURE_HEADER = "X-Paystub-Signature";

/** A callback as far as its request goes. */
type Payload = Pick<Callback, "about" | "target" | "override">;

type Fields = Readonly<Record<string, string | number>>;

type Field = string | number | boolean | null;

/** The body of a webhook, whose fields can be null or list the orders of a settlement. */
type Body = Readonly<Record<string, Field | readonly Readonly<Record<string, Field>>[]>>;

/** The request that a callback makes now, under the switches of the sandbox. */
export function callbackRequest(world: WorldView, callback: Payload): Sent {
  const { about, target } = callback;
  if (about.kind === "webhook") return webhookRequest(world, about.transactionNo, callback);
  if (about.kind === "refund") return refundRequest(world, about, callback);
  if (about.kind === "activation") return activationRequest(world, about.registrationId, target);
  if (about.kind === "settlement") {
    return settlementRequest(world, about.settlementNumber, callback);
  }
  const { assumptions } = world.settings;
  const fields = namedFields(world, callback);
  if (assumptions["callback-method"] === "post") return post(world, target, fields);
  const url = withQuery(target, fields);
  return { method: "GET", url, headers: signature(world, queryOf(url)), body: null };
}

/** Where the customer's browser is sent: always a GET, as a redirect is, and never signed. */
export function redirectUrl(world: WorldView, callback: Payload): string {
  return withQuery(callback.target, namedFields(world, callback));
}

/** The switch callback-params is about the names of an invoice's callback only. */
function namedFields(world: WorldView, callback: Payload): Fields {
  const fields = fieldsOf(world, callback);
  if (callback.about.kind === "charge") return fields;
  return namedBy(world.settings.assumptions["callback-params"], fields);
}

/** What a callback says: the truth, except what a fault overrides. */
function fieldsOf(world: WorldView, { about, override = {} }: Payload): Fields {
  if (about.kind === "charge") {
    const { recurringId, cycle, attempt, charged } = about;
    const amount = toUnits(override.amount ?? world.recurring.get(recurringId)?.plan.amount ?? 0);
    const status = charged ? "charged" : "failed";
    return { recurringId: override.id ?? recurringId, status, amount, cycle, attempt };
  }
  const transactionNo = subjectIdOf(about);
  const orderNumber = world.invoices.get(transactionNo)?.order.orderNumber ?? "";
  // The true callback of an invoice contains no amount.
  const amount = override.amount === undefined ? {} : { amount: toUnits(override.amount) };
  return { transactionNo: override.id ?? transactionNo, orderNumber, ...amount };
}

/** The switch callback-params: lower first letter, upper first letter, or both side by side. */
function namedBy(names: Assumptions["callback-params"], camel: Fields): Fields {
  if (names === "camel") return camel;
  const pascal = Object.fromEntries(
    Object.entries(camel).map(([name, value]) => [
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  );
  return names === "both" ? { ...camel, ...pascal } : pascal;
}

/** Appends to the query the URL has, without touching a letter of what the merchant wrote. */
function withQuery(target: string, fields: Fields): string {
  const [address = "", ...fragment] = target.split("#");
  const text = ([name, value]: [string, string | number]): [string, string] => {
    return [name, /^amount$/i.test(name) ? Number(value).toFixed(2) : String(value)];
  };
  const query = new URLSearchParams(Object.entries(fields).map(text)).toString();
  const joint = address.includes("?") ? (/[?&]$/.test(address) ? "" : "&") : "?";
  const tail = fragment.length > 0 ? `#${fragment.join("#")}` : "";
  return `${address}${joint}${query}${tail}`;
}

/** The query as it arrives: sending escapes what a URL may not hold, such as a quote. */
function queryOf(url: string): string {
  return URL.canParse(url) ? new URL(url).search.slice(1) : "";
}

function webhookRequest(
  world: WorldView,
  transactionNo: string,
  { target, override = {} }: Payload,
): Sent {
  const invoice = world.invoices.get(transactionNo);
  const { assumptions, webhook } = world.settings;
  const body = {
    amount: toUnits(override.amount ?? invoice?.order.amount ?? 0),
    merchantEmail: world.merchants[0]?.email ?? "",
    transactionNo: override.id ?? transactionNo,
    merchantOrderNumber: invoice?.order.orderNumber ?? "",
    orderStatus: orderStatusOf(invoice?.status ?? "paid", assumptions),
    ...(assumptions["webhook-version"] === "v2" && { apiVersion: "v2" }),
  };
  return post(world, target, body, webhook?.headers);
}

/** Names of headers are compared without their letter case. */
const API_KEY = "X-API-KEY";

/** What the merchant knows the service by is the header that it set itself, or its secret. */
function refundRequest(
  world: WorldView,
  { transactionNo, refunded }: Extract<CallbackAbout, { readonly kind: "refund" }>,
  { target, override = {} }: Payload,
): Sent {
  const order = world.invoices.get(transactionNo)?.order;
  const { webhook, callbackSecret } = world.settings;
  const { headers = {} } = webhook ?? {};
  const isKeyed = Object.keys(headers).some((name) => name.toUpperCase() === API_KEY);
  const body = {
    transactionNo: override.id ?? transactionNo,
    refundStatus: refunded ? "Refunded" : "Failed",
    refundAmount: toUnits(override.amount ?? order?.amount ?? 0),
    currency: order?.currency ?? "SAR",
    merchantOrderNumber: order?.orderNumber ?? "",
    apiVersion: "v2",
  };
  return post(world, target, body, isKeyed ? headers : { ...headers, [API_KEY]: callbackSecret });
}

/** Notifies the partner how the registration of a merchant ended (row activation-payload). */
function activationRequest(world: WorldView, registrationId: string, target: string): Sent {
  const registration = world.registrations.get(registrationId);
  const { webhook, assumptions } = world.settings;
  const merchant = world.merchants.find((one) => one.merchantId === registration?.merchantId);
  const { rejection = null, info } = registration ?? {};
  const body = {
    profileNo: merchant?.profileReference ?? null,
    email: info?.email ?? null,
    mobile: registration?.mobile ?? null,
    civilId: info?.civilId ?? null,
    licenseType: registration?.licenseType ?? null,
    licenseName: info?.licenseName ?? null,
    licenseNumber: registration?.licenseNumber ?? null,
    ...(assumptions["activation-payload"] === "with-iban" && { iban: info?.iban ?? null }),
    status: rejection === null ? "Approved" : "Rejected",
    errorMsg: rejection,
  };
  return post(world, target, body, webhook?.headers);
}

/** Notifies the merchant of its payout, with the orders (row settlement-webhook). */
function settlementRequest(
  world: WorldView,
  settlementNumber: string,
  { target, override = {} }: Payload,
): Sent {
  const settlement = world.settlements.get(settlementNumber);
  const body = {
    settlementNumber: override.id ?? settlementNumber,
    settlementBank: settlement?.bank ?? "",
    settlementAmount: toUnits(override.amount ?? settlement?.amount ?? 0),
    settlementIban: settlement?.iban ?? "",
    reconciledOrders: (settlement?.lines ?? []).map((line) => reconciledOrder(world, line)),
  };
  return post(world, target, body, world.settings.settlementWebhook?.headers);
}

function reconciledOrder({ invoices }: WorldView, line: SettlementLine): ReconciledOrder {
  const { kind, transactionNo, amount, fees, vat } = line;
  const invoice = invoices.get(transactionNo);
  const isPayment = kind === "payment";
  return {
    orderNumber: invoice?.order.orderNumber ?? "",
    transactionNo,
    orderDate: toIso(invoice?.createdAt ?? 0),
    orderAmount: toUnits(isPayment ? amount : -amount),
    orderStatus: isPayment ? "COMPLETED" : "REFUNDED",
    serviceFees: toUnits(fees),
    serviceVat: toUnits(vat),
    note: invoice?.order.note ?? "",
    clientName: invoice?.order.clientName ?? "",
    clientMobile: invoice?.order.clientMobile ?? "",
    isReconciled: true,
  };
}

function post(world: WorldView, url: string, fields: Body, headers: Sent["headers"] = {}): Sent {
  const body = toJson(fields);
  const json = { "Content-Type": "application/json" };
  return { method: "POST", url, headers: { ...headers, ...json, ...signature(world, body) }, body };
}

function signature(world: WorldView, text: string): Sent["headers"] {
  const { assumptions, callbackSecret } = world.settings;
  if (assumptions["callback-signature"] === "none") return {};
  const hmac = createHmac("sha256", callbackSecret).update(text).digest("hex");
  return { [SIGNATURE_HEADER]: `sha256=${hmac}` };
}
