import type { Context } from "./context.js";
import type { DomainEvent, TokenRole } from "./events.js";
import { invoiceCreated, isDigital, type Order, refuseOrder } from "./invoice.js";
import { type OtpRequest, otpSent, refuseOtp } from "./otp.js";
import { refuseSharing } from "./receivers.js";
import type { RecurringPlan } from "./recurring.js";
import type { Refusal } from "./refusal.js";
import { fillPlaceholders, type SmsEvent, TEXT_LENGTH_MAX } from "./sms.js";
import { shorten } from "./text.js";
import { type EpochMs, HOUR_MS, LAST_INSTANT, MINUTE_MS, SECOND_MS } from "./time.js";
import { invoicesOf, type WorldView } from "./world.js";

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

/** A token lives 30 minutes, or 30 hours when it was asked to persist. */
export const TOKEN_LIFETIME_MS = { short: 30 * MINUTE_MS, lasting: 30 * HOUR_MS } as const;

/** What a token is asked for with. */
export interface TokenRequest {
  readonly role: TokenRole;
  readonly subject: string;
  readonly secret: string;
  readonly lasting: boolean;
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

/** A new payment session of an invoice, and the SMS with its code. */
export function sendOtp(
  world: WorldView,
  request: OtpRequest,
  { now, draw }: Context,
): Refusal | readonly DomainEvent[] {
  const { transactionNo, mobile, countryCode, total, wallet } = request;
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) return { code: "invoice-unknown", transactionNo };
  const refusal = refuseOtp(invoice, request, world.settings, now);
  if (refusal) return refusal;
  const facts = { transactionNo, mobile, countryCode, total, ...(wallet && { wallet }) };
  const generated = draw.digits("otp-code", 5);
  const sent = otpSent(facts, draw.uuid("payment-session"), generated, world.settings, now);
  const text = `Your one-time password is ${sent.code}`;
  return [sent, smsSent(world, { to: mobile, text, about: "otp", transactionNo }, now)];
}

/**
 * A new recurring payment. The switch first-charge: the cycles count from here, or from the payment
 * page.
 */
export function registerRecurring(
  world: WorldView,
  plan: RecurringPlan,
  { now, draw }: Context,
): readonly DomainEvent[] {
  const recurringId = draw.uuid("recurring");
  const registered = { type: "recurring-registered", at: now, recurringId, plan } as const;
  const waits = world.settings.assumptions["first-charge"] === "on-payment-page";
  if (waits) return [registered];
  return [registered, { type: "recurring-started", at: now, recurringId } as const];
}

/** A new token. The token itself is made by its signer. */
export function issueToken(
  world: WorldView,
  { role, subject, secret, lasting }: TokenRequest,
  now: EpochMs,
): Refusal | readonly DomainEvent[] {
  const { secretKey } = world.settings;
  if (secretKey !== null && secret !== secretKey) return { code: "credentials-wrong" };
  // A token has its times in whole seconds; counted from there, log and token agree on the end.
  const issuedAt = Math.floor(now / SECOND_MS) * SECOND_MS;
  const expiresAt = issuedAt + TOKEN_LIFETIME_MS[lasting ? "lasting" : "short"];
  return [{ type: "token-issued", at: now, role, subject, expiresAt }];
}

function smsSent(
  world: WorldView,
  sms: Omit<SmsEvent, "type" | "at" | "id">,
  now: EpochMs,
): SmsEvent {
  return { type: "sms-sent", at: now, id: `sms-${world.sms.length + 1}`, ...sms };
}
