import type {
  AddInvoiceRequest,
  CardBrand,
  CardPaymentRequest,
  GatewayOrderRequest,
  MerchantInvoiceRequest,
  Invoice as WireInvoice,
} from "../../../spec/generated/openapi.types.js";
import { AUTHENTICATION } from "../../domain/card.js";
import { type Invoice, isDigital, type Order, type Product } from "../../domain/invoice.js";
import { toUnits } from "../../domain/money.js";
import type { Settings } from "../../domain/settings.js";
import { toIso } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { SandboxSession } from "../../runtime/sandbox/session.js";
import { orderStatusOf } from "../../runtime/wire.js";
import type { Links } from "../links.js";
import type { FieldError } from "../validation.js";
import { moneyReader, type ReadMoney } from "./read-money.js";
import { receiptOf } from "./receipt-wire.js";
import { echoOfPortion, echoOfReceivers } from "./receivers-wire.js";

/** Keeps one copy of texts that many invoices share. */
type Texts = SandboxSession["texts"];

/** The order that a request body asks for. Adds to `tolerated` what had to be rounded. */
export function orderOf(
  body: AddInvoiceRequest | CardPaymentRequest | MerchantInvoiceRequest,
  tolerated: FieldError[],
  { texts }: Pick<SandboxSession, "texts">,
): Order {
  const money = moneyReader(tolerated);
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
    receivers: echoOfReceivers(order),
    partnerPortion: echoOfPortion(order),
    metadata: null,
  };
}

/** What a decline is in short, where it is none of the bank's usual ones. */
const DECLINE_TITLES: Readonly<Record<string, string>> = {
  [AUTHENTICATION.failed.code]: "3-D Secure failed",
  [AUTHENTICATION.required.code]: "3-D Secure required",
};

/** The declines of an invoice (switch payment-errors-shape); null while there is none. */
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
