import type { Context } from "./context.js";
import type { DomainEvent } from "./events.js";
import type { Brand, Currency, Halalas } from "./money.js";
import { BRANDS, minimumIn, rateToSar } from "./money.js";
import { canHappen, INVOICE_MOVES, type InvoiceStatus, statusAfter } from "./moves.js";
import { refuseSharing, type Sharing } from "./receivers.js";
import type { Refusal } from "./refusal.js";
import type { Settings } from "./settings.js";
import { fillPlaceholders, smsSent, TEXT_LENGTH_MAX } from "./sms.js";
import { shorten } from "./text.js";
import { DAY_MS, type EpochMs, LAST_INSTANT } from "./time.js";
import { invoicesOf, type WorldView } from "./world.js";

/** The ways to pay that have a card number; the others are wallets and credit. */
export const CARD_BRANDS: readonly Brand[] = ["mada", "visaMastercard", "amex"];

export interface Product {
  readonly title: string;
  readonly price: Halalas;
  readonly quantity: number;
  readonly description: string | null;
  readonly digital: boolean | null;
  readonly imageUrl: string | null;
  /** A rate, not an amount: it overrides the invoice's default VAT rate. */
  readonly vatRate: number | null;
  readonly cost: Halalas | null;
}

/** What the merchant asked for. Never changes after creation. */
export interface Order extends Sharing {
  readonly orderNumber: string;
  readonly amount: Halalas;
  readonly currency: Currency;
  readonly callbackUrl: string;
  readonly cancelUrl: string | null;
  readonly clientName: string;
  readonly clientEmail: string | null;
  readonly clientMobile: string;
  readonly products: readonly Product[];
  readonly smsMessage: string | null;
  readonly brands: readonly Brand[] | null;
  readonly displayPending: boolean | null;
  readonly note: string | null;
}

/** `card`: by the data of a card in one call, without a page. */
export type PaidVia = "page" | "control" | "wallet" | "card";
export type CanceledBy = "customer" | "merchant" | "expiry" | "tester";

/** One refused payment: the invoice stays pending. */
export interface Decline {
  readonly at: EpochMs;
  readonly code: string;
  readonly message: string;
}

export type RefundedBy = "partner" | "tester";

/** A refund that was asked for. One that failed may be asked for again. */
export interface Refund {
  readonly id: number;
  readonly at: EpochMs;
  readonly reason: string | null;
  readonly by: RefundedBy;
  readonly status: "refunded" | "failed";
}

export interface Invoice {
  readonly transactionNo: string;
  readonly order: Order;
  /** The invoice that had its order number before, where one had. */
  readonly earlier: string | null;
  /** Rate to the riyal at creation; null for the riyal. */
  readonly rate: number | null;
  readonly createdAt: EpochMs;
  readonly status: InvoiceStatus;
  readonly closedAt: EpochMs | null;
  readonly method: Brand | null;
  readonly via: PaidVia | null;
  /** The last digits of the card that paid it, where there was one. */
  readonly cardEnding: string | null;
  readonly canceledBy: CanceledBy | null;
  readonly declines: readonly Decline[];
  /** The latest refund that was asked for. */
  readonly refund?: Refund;
  /** The number of the settlement that holds its payment, as soon as one does. */
  readonly settlementNumber?: string;
}

export type InvoiceCommand =
  | {
      readonly type: "pay-invoice";
      readonly transactionNo: string;
      readonly method: Brand | null;
      readonly via: PaidVia;
      readonly cardNumber: string | null;
    }
  | {
      readonly type: "decline-payment";
      readonly transactionNo: string;
      readonly code: string;
      readonly message: string;
    }
  | {
      readonly type: "cancel-invoice";
      readonly transactionNo: string;
      readonly by: CanceledBy;
    }
  | { readonly type: "expire-invoice"; readonly transactionNo: string };

export interface InvoiceCreated {
  readonly type: "invoice-created";
  readonly at: EpochMs;
  readonly transactionNo: string;
  readonly order: Order;
  readonly rate: number | null;
}

/** The result of a refund. */
export interface RefundEvent {
  readonly type: "invoice-refunded" | "refund-failed";
  readonly at: EpochMs;
  readonly transactionNo: string;
  /** 1 for the first refund of a sandbox. */
  readonly refundId: number;
  readonly reason: string | null;
  readonly by: RefundedBy;
}

export type InvoiceEvent =
  | InvoiceCreated
  | RefundEvent
  | {
      readonly type: "invoice-paid";
      readonly at: EpochMs;
      readonly transactionNo: string;
      readonly method: Brand;
      readonly via: PaidVia;
      /** The last four digits at most: a card number has no place in a log. */
      readonly cardEnding: string | null;
    }
  | {
      readonly type: "payment-declined";
      readonly at: EpochMs;
      readonly transactionNo: string;
      readonly code: string;
      readonly message: string;
    }
  | {
      readonly type: "invoice-canceled";
      readonly at: EpochMs;
      readonly transactionNo: string;
      readonly by: CanceledBy;
    };

/** How long a pending invoice can be paid: the description's table of limits. */
const INVOICE_LIFETIME_MS = DAY_MS;

/** Shared by all invoices that were never declined, which is nearly all. */
const NO_DECLINES: readonly Decline[] = [];

const UNPAID = {
  status: "pending",
  closedAt: null,
  method: null,
  via: null,
  cardEnding: null,
} as const;

/** The first instant at which the invoice can no longer be paid. */
export function expiresAt(invoice: Invoice): EpochMs {
  return invoice.createdAt + INVOICE_LIFETIME_MS;
}

/** True when any product is digital. */
export function isDigital(order: Order): boolean {
  return order.products.some((product) => product.digital === true);
}

/** The brands that the customer may choose from. Tabby is offered only where it is named. */
export function offeredBrands(order: Order): readonly Brand[] {
  return order.brands?.length ? order.brands : BRANDS.filter((brand) => brand !== "tabby");
}

/** Why this invoice cannot be created, if there is a reason. `asked` is its amount before it was rounded. */
export function refuseOrder(
  order: Order,
  settings: Settings,
  earlier: string | undefined,
  asked: number = order.amount,
): Refusal | undefined {
  const { assumptions, rates } = settings;
  const minimum = minimumIn(order.currency, rates, assumptions["foreign-minimum"]);
  if (asked < minimum) {
    return { code: "amount-below-minimum", amount: asked, currency: order.currency, minimum };
  }
  if (order.brands?.includes("tabby") && assumptions.tabby === "reject") {
    return { code: "brand-not-accepted", brand: "tabby" };
  }
  if (earlier !== undefined && assumptions["duplicate-order-number"] === "reject") {
    return { code: "order-number-taken", orderNumber: order.orderNumber, transactionNo: earlier };
  }
  return undefined;
}

/** The birth of an invoice. */
export function invoiceCreated(
  transactionNo: string,
  order: Order,
  settings: Settings,
  now: EpochMs,
): InvoiceEvent {
  const rate = rateToSar(order.currency, settings.rates);
  return { type: "invoice-created", at: now, transactionNo, order, rate };
}

/** The transaction number of the last instant there is. */
const LAST_NUMBER = String(LAST_INSTANT);

/**
 * The transaction number for a new invoice: 13 digits, the sandbox's time in milliseconds or the next
 * number after the one given last. At the end of time, where none comes after it, numbers are counted
 * down.
 */
export function nextNumber(
  world: WorldView,
  now: EpochMs,
  numberFrom: Context["numberFrom"] = (first) => first,
): string {
  const isAtEnd = world.invoices.has(LAST_NUMBER) || world.lastNumber >= LAST_INSTANT;
  return String(numberFrom(isAtEnd ? world.lastNumber - 1 : Math.max(now, world.lastNumber + 1)));
}

/** What an invoice is created from. */
export interface InvoiceRequest {
  readonly order: Order;
  /** The amount in halalas before it was rounded, where it had to be. */
  readonly asked?: number;
}

/** A new invoice, and the SMS that its order asks for. */
export function createInvoice(
  world: WorldView,
  { order, asked }: InvoiceRequest,
  { now, links, numberFrom }: Context,
): Refusal | readonly DomainEvent[] {
  const { settings } = world;
  const refusal =
    refuseOrder(order, settings, world.orderNumbers.get(order.orderNumber), asked) ??
    (order.receivers && refuseSharing(order, world.merchants));
  if (refusal) return refusal;
  const transactionNo = nextNumber(world, now, numberFrom);
  const created = invoiceCreated(transactionNo, order, settings, now);
  if (order.smsMessage === null) return [created];
  const urls = links(transactionNo, order.clientName, order.clientMobile);
  const agreed = settings.webUrlAgreement;
  const text = fillPlaceholders(order.smsMessage, transactionNo, order, urls, agreed);
  const sms = { to: order.clientMobile, text, about: "invoice", transactionNo } as const;
  return [created, smsSent(world, sms, now)];
}

/** What a merchant sends to the customer of an order: a digital product. */
export interface ProductMessage {
  readonly orderNumber: string;
  readonly message: string;
}

/** A message with what was bought, to the customer of the latest paid invoice of an order number. */
export function sendDigitalProduct(
  world: WorldView,
  { orderNumber, message }: ProductMessage,
  { now }: Context,
): Refusal | readonly DomainEvent[] {
  const known = invoicesOf(world, orderNumber);
  const invoice = known.find(({ status }) => status === "paid") ?? known[0];
  if (!invoice) return { code: "order-unknown", orderNumber };
  const { transactionNo, order, status } = invoice;
  if (status !== "paid") return { code: "invoice-not-paid", transactionNo, status };
  if (!isDigital(order)) return { code: "order-not-digital", transactionNo };
  const text = shorten(message, TEXT_LENGTH_MAX);
  return [smsSent(world, { to: order.clientMobile, text, about: "digital", transactionNo }, now)];
}

/** Why this invoice cannot be paid or changed now: it is closed, or past its end. */
export function refuseUnpayable(invoice: Invoice, now: EpochMs): Refusal | undefined {
  const { transactionNo, status } = invoice;
  if (status !== "pending") return { code: "invoice-closed", transactionNo, status };
  // The lifetime is half-open: the last payable millisecond is the one before the end.
  if (now >= expiresAt(invoice)) {
    return { code: "invoice-expired", transactionNo, expiredAt: expiresAt(invoice) };
  }
  return undefined;
}

/** Why this method cannot pay it. */
export function refuseMethod(invoice: Invoice, method: Brand): Refusal | undefined {
  const offered = offeredBrands(invoice.order);
  if (offered.includes(method)) return undefined;
  return { code: "method-not-offered", transactionNo: invoice.transactionNo, method, offered };
}

/** What a command does to an invoice: a refusal, or what happened. Reads no clock. */
export function decideInvoice(
  invoice: Invoice,
  command: InvoiceCommand,
  now: EpochMs,
): Refusal | readonly InvoiceEvent[] {
  const { transactionNo } = invoice;
  if (command.type === "expire-invoice") {
    const open = canHappen(INVOICE_MOVES, invoice.status, "invoice-canceled");
    const over = open && now >= expiresAt(invoice);
    return over ? [{ type: "invoice-canceled", at: now, transactionNo, by: "expiry" }] : [];
  }
  const refusal = refuseUnpayable(invoice, now);
  if (refusal) return refusal;
  switch (command.type) {
    case "pay-invoice": {
      const method = command.method ?? offeredBrands(invoice.order)[0] ?? "mada";
      const { via } = command;
      const card = CARD_BRANDS.includes(method) ? command.cardNumber : null;
      const cardEnding = card?.replace(/\D/g, "").slice(-4) || null;
      return (
        refuseMethod(invoice, method) ?? [
          { type: "invoice-paid", at: now, transactionNo, method, via, cardEnding },
        ]
      );
    }
    case "decline-payment": {
      const { code, message } = command;
      return [{ type: "payment-declined", at: now, transactionNo, code, message }];
    }
    case "cancel-invoice":
      return [{ type: "invoice-canceled", at: now, transactionNo, by: command.by }];
  }
}

/** A new invoice. `earlier` is the one that had its order number before. */
export function bornInvoice(event: InvoiceCreated, earlier: string | null): Invoice {
  const { transactionNo, order, rate, at: createdAt } = event;
  return {
    transactionNo,
    order,
    earlier,
    rate,
    createdAt,
    ...UNPAID,
    canceledBy: null,
    declines: NO_DECLINES,
  };
}

/** The invoice after an event. */
export function evolveInvoice(invoice: Invoice | undefined, event: InvoiceEvent): Invoice {
  if (event.type === "invoice-created") return bornInvoice(event, null);
  if (!invoice) throw new Error(`${event.type} of unknown invoice ${event.transactionNo}`);
  const status = statusAfter(INVOICE_MOVES, invoice.status, event.type);
  switch (event.type) {
    case "invoice-paid": {
      const { at: closedAt, method, via, cardEnding } = event;
      return { ...invoice, status, closedAt, method, via, cardEnding };
    }
    case "payment-declined": {
      const { at, code, message } = event;
      return { ...invoice, status, declines: [...invoice.declines, { at, code, message }] };
    }
    case "invoice-canceled":
      return { ...invoice, status, closedAt: event.at, canceledBy: event.by };
    case "invoice-refunded":
    case "refund-failed": {
      const { refundId: id, at, reason, by } = event;
      const went = event.type === "invoice-refunded" ? "refunded" : "failed";
      return { ...invoice, status, refund: { id, at, reason, by, status: went } };
    }
  }
}
