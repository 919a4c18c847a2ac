import type { InvoiceLinks } from "./context.js";
import type { Order } from "./invoice.js";
import { formatAmount } from "./money.js";
import { shorten } from "./text.js";
import type { EpochMs } from "./time.js";

/** A text message that the service would have sent; captured here instead. */
export interface Sms {
  readonly id: string;
  readonly at: EpochMs;
  readonly to: string;
  readonly text: string;
  readonly about: "invoice" | "otp" | "digital" | "registration";
  /** The invoice that it is about; null for a registration. */
  readonly transactionNo: string | null;
}

export type SmsEvent = { readonly type: "sms-sent"; readonly at: EpochMs } & Omit<Sms, "at">;

/** What an SMS can hold in brackets: the description's table of placeholders. */
export const PLACEHOLDER_NAMES = [
  "CLIENT_NAME",
  "TRANSACTION_NO",
  "ORDER_NUMBER",
  "QR_URL",
  "MOB_URL",
  "SHORT_URL",
  "AMOUNT",
  "WEB_URL",
] as const;

type PlaceholderName = (typeof PLACEHOLDER_NAMES)[number];

/** No message is longer. A short text that repeats a long name could ask for gigabytes. */
export const TEXT_LENGTH_MAX = 10_000;
const VALUE_LENGTH_MAX = 1000;

const PLACEHOLDER = new RegExp(`\\[(${PLACEHOLDER_NAMES.join("|")})\\]`, "g");

/**
 * Fills the placeholders of the description's table in one pass, so that a client's name that looks
 * like a placeholder stays a name. Without the agreement `[WEB_URL]` stays as it was written. Only
 * what the text names is made, and once: most texts name one link at the most. What is too long for
 * any message ends in `...`.
 */
export function fillPlaceholders(
  template: string,
  transactionNo: string,
  order: Order,
  links: InvoiceLinks,
  webUrlAgreed: boolean,
): string {
  const made = new Map<string, string>();
  const text = shorten(template, TEXT_LENGTH_MAX);
  const filled = text.replace(PLACEHOLDER, (written, name: PlaceholderName) => {
    if (name === "WEB_URL" && !webUrlAgreed) return written;
    const value = made.get(name) ?? placeholderValue(name, transactionNo, order, links);
    made.set(name, value);
    return shorten(value, VALUE_LENGTH_MAX);
  });
  return shorten(filled, TEXT_LENGTH_MAX);
}

function placeholderValue(
  name: PlaceholderName,
  transactionNo: string,
  order: Order,
  links: InvoiceLinks,
): string {
  switch (name) {
    case "CLIENT_NAME":
      return order.clientName;
    case "TRANSACTION_NO":
      return transactionNo;
    case "ORDER_NUMBER":
      return order.orderNumber;
    case "QR_URL":
      return links.qr();
    case "MOB_URL":
      return links.mobile();
    case "SHORT_URL":
      return links.short();
    case "AMOUNT":
      return formatAmount(order.amount);
    case "WEB_URL":
      return links.web();
  }
}

/** A message under the next number of its sandbox. */
export function smsSent(
  world: { readonly sms: { readonly length: number } },
  sms: Omit<SmsEvent, "type" | "at" | "id">,
  now: EpochMs,
): SmsEvent {
  return { type: "sms-sent", at: now, id: `sms-${world.sms.length + 1}`, ...sms };
}
