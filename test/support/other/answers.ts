import { RATES } from "./objections.js";
import { type Body, list, object } from "./wire.js";

/** What the service remembers of an invoice. */
export interface Invoice {
  readonly transactionNo: string;
  readonly order: Body;
  readonly host: string;
  status: "PENDING" | "Paid" | "Canceled";
}

/** What it remembers of a recurring payment. */
export interface Plan {
  readonly recurringId: string;
  readonly body: Body;
  status: "Registered" | "Canceled";
}

const OPTIONAL = [
  ...["cancelUrl", "clientEmail", "smsMessage", "supportedCardBrands", "displayPending", "note"],
  ...["receivers", "partnerPortion", "metadata"],
];
const OPTIONAL_OF_PRODUCT = [
  ...["description", "isDigital", "imageSrc", "specificVat", "productCost"],
];

const nulls = (fields: readonly string[]) => Object.fromEntries(fields.map((one) => [one, null]));

/** An invoice as addInvoice and getInvoice answer it. */
export function invoiceBody({ transactionNo, order, host, status }: Invoice): Body {
  const products = list(order.products).map(object);
  const amount = Number(order.amount);
  const currency = String(order.currency ?? "SAR");
  const client = new URLSearchParams({
    name: String(order.clientName),
    mobile: String(order.clientMobile),
  });
  return {
    gatewayOrderRequest: {
      ...nulls(OPTIONAL),
      ...order,
      orderNumber: String(order.orderNumber),
      amount,
      currency,
      products: products.map((one) => ({ ...nulls(OPTIONAL_OF_PRODUCT), ...one })),
    },
    amount,
    transactionNo,
    orderStatus: status,
    url: `${host}/checkout/${transactionNo}`,
    qrUrl: `${host}/qr/${transactionNo}`,
    mobileUrl: `${host}/m/${transactionNo}?${client}`,
    checkUrl: `${host}/api/getInvoice/${transactionNo}`,
    digitalOrder: products.some(({ isDigital }) => isDigital === true),
    foreignCurrencyRate: currency === "SAR" ? null : RATES[currency],
    success: true,
    paymentErrors: null,
    paymentReceipt: null,
    metadata: null,
  };
}

/** A receiver as it is echoed. */
export const receiver = (one: unknown): Body => ({
  ...nulls(["amount", "note", "isMainReceiver"]),
  ...object(one),
});

/** An invoice in the list of those with its order number. */
export function transaction({ transactionNo, order, status: orderStatus }: Invoice): Body {
  const { orderNumber, amount: orderAmount, currency = "SAR", note = null } = order;
  const { clientName, clientMobile, clientEmail = null } = order;
  const orderDate = "2026-03-01T12:00:00.000Z";
  const client = { clientName, clientMobile, clientEmail };
  return {
    orderNumber,
    transactionNo,
    orderDate,
    orderAmount,
    currency,
    orderStatus,
    note,
    ...client,
  };
}

/** What a partner is told of a refund. */
export function refundOf(id: number, { amount, currency = "SAR" }: Body, request: Body): Body {
  const { orderNumber, refundReason = null } = request;
  const createDatetime = "2026-03-01T12:00:00.000Z";
  return { id, orderNumber, amount, currency, refundReason, createDatetime };
}

/** The one merchant that there is. */
export const MERCHANT: Body = {
  ...{ id: 1, merchantId: 2, merchantShopName: null, merchantPhone: "0500000009" },
  ...{ merchantLicenseType: "freelancer", merchantLicenseNumber: "FL-1", merchantLicenseName: "A" },
  ...{ merchantCivilId: "1", merchantEmail: "a@other.example", merchantStoreUsername: "a" },
  ...{ partnerProfileNo: "7", partnerLicenseName: "B", currentViewer: null, partnerId: null },
  ...{ whoPayServiceFees: "merchant", partnerMadaFeesPercentage: 1 },
  ...nulls(["partnerLocalVisaFeesPercentage", "partnerGulfVisaFeesPercentage"]),
  ...nulls(["partnerGlobalVisaFeesPercentage", "partnerMadaFixedFees", "partnerVisaFixedFees"]),
  ...nulls(["partnerTerminationAmount", "partnerCurrentAmount"]),
  ...{ profileReferenceNo: "9", relationshipCreationDate: 1_700_000_000_000 },
  ...{ relationshipStatus: "Active", terminationDate: null, terminationNote: null },
};

/** A recurring payment in the list. */
export function planRecord({ recurringId, body, status }: Plan): Body {
  const [payment, customer, recurring] = ["payment", "customer", "recurring"].map((part) => {
    return object(body[part]);
  });
  return {
    ...{ recurringId, status, customerName: customer?.name, amount: payment?.value },
    ...{ currencyCode: payment?.currencyCode, type: recurring?.type },
    intervalDays: recurring?.type === "Custom" ? recurring.intervalDays : null,
    ...{ iterations: recurring?.iterations, retryCount: recurring?.retryCount ?? 0 },
    ...{ chargesDone: 0, cycle: 0, retriesUsed: 0, nextChargeAt: null },
    createdAt: "2026-03-01T12:00:00.000Z",
  };
}
