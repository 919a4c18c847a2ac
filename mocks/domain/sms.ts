import type { InvoiceLinks } from "./context.js";
import type { Order } from "./invoice.js";
import { formatAmount } from "./money.js";
import type { EpochMs } from "./time.js";

/** A text message that the service would have sent; captured here instead. */
export interface Sms {
  readonly id: string;
  readonly at: EpochMs;
  readonly to: string;
  readonly text: string;
  readonly about: "invoice" | "otp";
  readonly transactionNo: string;
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

const PLACEHOLDER = new RegExp(`\\[(${PLACEHOLDER_NAMES.join("|")})\\]`, "g");

/**
 * Fills the placeholders of the description's table in one pass, so that a client's name that looks
 * like a placeholder stays a name. Without the agreement `[WEB_URL]` stays as it was written.
 */
export function fillPlaceholders(
  template: string,
  transactionNo: string,
  order: Order,
  links: InvoiceLinks,
  webUrlAgreed: boolean,
): string {
  const values: Record<string, string> = {
    CLIENT_NAME: order.clientName,
    TRANSACTION_NO: transactionNo,
    ORDER_NUMBER: order.orderNumber,
    QR_URL: links.qr,
    MOB_URL: links.mobile,
    SHORT_URL: links.short,
    AMOUNT: formatAmount(order.amount),
    ...(webUrlAgreed && { WEB_URL: links.web }),
  };
  return template.replace(PLACEHOLDER, (written, name: string) => values[name] ?? written);
}
