import { createHash } from "node:crypto";
import type {
  AddInvoiceRequest,
  CardBrand,
  CardPaymentRequest,
  GatewayOrderRequest,
  MerchantInvoiceRequest,
  PaymentReceipt,
  Invoice as WireInvoice,
} from "../../../spec/generated/openapi.types.js";
import { AUTHENTICATION } from "../../domain/card.js";
import { type Invoice, isDigital, type Order, type Product } from "../../domain/invoice.js";
import {
  type Brand,
  type Halalas,
  toHalalas,
  toUnits,
  unroundedHalalas,
} from "../../domain/money.js";
import type { Sharing } from "../../domain/receivers.js";
import type { Settings } from "../../domain/settings.js";
import { toIso } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { orderStatusOf } from "../../sandbox/wire.js";
import { InvalidFields } from "../failures.js";
import type { Tolerated } from "../field-errors.js";
import type { Links } from "../links.js";
import type { PaymentCall } from "../types.js";

/** Reads an amount of a field; what has to be rounded is noted. */
export type ReadMoney = (units: number, name: string) => Halalas;

/**
 * Reads the amounts of a call, and adds to what it tolerates what had to be rounded. The reader throws
 * `InvalidFields` for that in strict mode.
 */
export function moneyReader({
  tolerated,
  sandbox,
}: Pick<PaymentCall<"addInvoice">, "tolerated" | "sandbox">): ReadMoney {
  return (units, name) => {
    const halalas = toHalalas(units);
    if (unroundedHalalas(units) === halalas) return halalas;
    const error = rounded(units, name);
    if (sandbox.settings.strict) throw new InvalidFields([error]);
    tolerated.push(error);
    return halalas;
  };
}

function rounded(units: number, name: string): Tolerated {
  const became = `has more than two decimals and became ${toUnits(toHalalas(units))}`;
  return { name, error: `${units} ${became}`, code: "rounded" };
}

/** How a receipt names each payment method, and the card that it shows if the customer entered none. */
const METHODS: {
  readonly [Method in Brand]: readonly [PaymentReceipt["paymentMethod"], string | null];
} = {
  mada: ["MADA", "0007"],
  visaMastercard: ["VISA", "1111"],
  amex: ["AMEX", "0005"],
  tamara: ["TAMARA", null],
  stcpay: ["STCPAY", null],
  urpay: ["URPAY", null],
  tabby: ["TABBY", null],
};

/** The proof of a payment (switch payment-receipt); null for what is not paid. */
export function receiptOf(
  { transactionNo, method, closedAt, cardEnding }: Invoice,
  { seed, settings }: Pick<WorldView, "seed" | "settings">,
  links: Links,
): PaymentReceipt | null {
  if (method === null || closedAt === null) return null;
  if (settings.assumptions["payment-receipt"] === "null") return null;
  const [paymentMethod, sampleEnding] = METHODS[method];
  return {
    receiptUrl: links.receipt(transactionNo),
    passcode: passcodeOf(seed, transactionNo),
    paymentMethod,
    paymentDate: toIso(closedAt),
    bankCardNumber: cardEnding ?? sampleEnding,
  };
}

/** Six digits that the seed and the number decide, so that a replay shows the same. */
function passcodeOf(seed: string, transactionNo: string): string {
  const hash = createHash("sha256").update(`${seed}/receipt/${transactionNo}`).digest();
  return String(hash.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}

/** Who shares an invoice, as a request body asks for it. */
export function sharingOf(
  { receivers, partnerPortion }: MerchantInvoiceRequest,
  money: ReadMoney,
): Sharing {
  return {
    receivers: receivers.map(({ key, value, amount, note, isMainReceiver }, n) => ({
      key,
      value,
      amount: amount === undefined ? null : money(amount, `receivers[${n}].amount`),
      note: note ?? null,
      isMain: isMainReceiver ?? null,
    })),
    ...(partnerPortion && {
      partnerPortion: {
        amount: money(partnerPortion.amount, "partnerPortion.amount"),
        paysServiceFees: partnerPortion.isPayingServiceFees ?? null,
      },
    }),
  };
}

/** Keeps one copy of texts that many invoices share. */
type Texts = Sandbox["texts"];

/** The order that a request body asks for. */
export function orderOf(
  body: AddInvoiceRequest | CardPaymentRequest | MerchantInvoiceRequest,
  money: ReadMoney,
  { texts }: Pick<Sandbox, "texts">,
): Order {
  const products = body.products.map((product, n) =>
    productOf(product, `products[${n}]`, money, texts),
  );
  return {
    orderNumber: body.orderNumber,
    amount: money(body.amount, "amount"),
    currency: body.currency ?? "SAR",
    callbackUrl: texts.keep(body.callBackUrl),
    cancelUrl: kept(texts, body.cancelUrl),
    clientName: body.clientName,
    clientEmail: body.clientEmail ?? null,
    clientMobile: body.clientMobile,
    products,
    smsMessage: kept(texts, body.smsMessage),
    brands: body.supportedCardBrands ?? null,
    displayPending: body.displayPending ?? null,
    note: body.note ?? null,
  };
}

function productOf(
  product: AddInvoiceRequest["products"][number],
  name: string,
  money: ReadMoney,
  texts: Texts,
): Product {
  const { price, productCost } = product;
  return {
    title: texts.keep(product.title),
    price: money(price, `${name}.price`),
    quantity: product.qty,
    description: kept(texts, product.description),
    digital: product.isDigital ?? null,
    imageUrl: kept(texts, product.imageSrc),
    vatRate: product.specificVat ?? null,
    cost: productCost === undefined ? null : money(productCost, `${name}.productCost`),
  };
}

function kept(texts: Texts, text: string | null | undefined): string | null {
  return text == null ? null : texts.keep(text);
}

/** An invoice as addInvoice and getInvoice answer it. */
export function invoiceBody(
  invoice: Invoice,
  world: Pick<WorldView, "seed" | "settings">,
  links: Links,
): WireInvoice {
  const { transactionNo, order } = invoice;
  const { assumptions } = world.settings;
  return {
    gatewayOrderRequest: echoOf(order),
    amount: toUnits(order.amount),
    transactionNo,
    orderStatus: orderStatusOf(invoice.status, assumptions),
    url: links.order(transactionNo),
    qrUrl: links.qr(transactionNo),
    mobileUrl: links.frame(transactionNo, order.clientName, order.clientMobile),
    checkUrl: links.check(transactionNo),
    digitalOrder: isDigital(order),
    foreignCurrencyRate: invoice.rate,
    success: true,
    paymentErrors: paymentErrors(invoice, world.settings),
    paymentReceipt: receiptOf(invoice, world, links),
    metadata: null,
  };
}

/** The echo of the request: every field is there, null where it was not given. */
function echoOf(order: Order): GatewayOrderRequest {
  const { receivers, partnerPortion } = order;
  return {
    orderNumber: order.orderNumber,
    amount: toUnits(order.amount),
    callBackUrl: order.callbackUrl,
    cancelUrl: order.cancelUrl,
    clientName: order.clientName,
    clientEmail: order.clientEmail,
    clientMobile: order.clientMobile,
    currency: order.currency,
    products: order.products.map((product) => ({
      title: product.title,
      price: toUnits(product.price),
      qty: product.quantity,
      description: product.description,
      isDigital: product.digital,
      imageSrc: product.imageUrl,
      specificVat: product.vatRate,
      productCost: product.cost === null ? null : toUnits(product.cost),
    })),
    smsMessage: order.smsMessage,
    supportedCardBrands: order.brands as readonly CardBrand[] | null,
    displayPending: order.displayPending,
    note: order.note,
    receivers:
      receivers?.map(({ key, value, amount, note, isMain }) => ({
        key,
        value,
        amount: amount === null ? null : toUnits(amount),
        note,
        isMainReceiver: isMain,
      })) ?? null,
    partnerPortion: partnerPortion
      ? {
          amount: toUnits(partnerPortion.amount),
          isPayingServiceFees: partnerPortion.paysServiceFees,
        }
      : null,
    metadata: null,
  };
}

/** The short form of a decline that is not one of the bank's usual ones. */
const DECLINE_TITLES: Readonly<Record<string, string>> = {
  [AUTHENTICATION.failed.code]: "3-D Secure failed",
  [AUTHENTICATION.required.code]: "3-D Secure required",
};

/** The declines of an invoice (switch payment-errors-shape); null without any. */
function paymentErrors(
  { declines }: Invoice,
  { assumptions }: Settings,
): WireInvoice["paymentErrors"] {
  if (declines.length === 0) return null;
  if (assumptions["payment-errors-shape"] === "string") {
    return declines.map(({ code, message }) => `${code}: ${message}`).join("; ");
  }
  return declines.map(({ at, code, message }) => ({
    errorCode: code,
    errorTitle: DECLINE_TITLES[code] ?? "Payment declined",
    errorMessage: message,
    errorTime: toIso(at),
  }));
}
