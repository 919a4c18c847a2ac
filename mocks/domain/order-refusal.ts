import type { InvoiceStatus } from "./moves.js";
import { shorten } from "./shown.js";
import { type EpochMs, toIso } from "./time.js";

/** Why an order is not taken, not refunded, or what was bought with it not sent. */
export type OrderRefusal =
  | {
      readonly code: "order-number-taken";
      readonly orderNumber: string;
      readonly transactionNo: string;
    }
  | {
      readonly code: "invoice-not-paid";
      readonly transactionNo: string;
      readonly status: Exclude<InvoiceStatus, "paid">;
    }
  | { readonly code: "invoice-refunded"; readonly transactionNo: string; readonly at: EpochMs }
  | { readonly code: "order-not-digital"; readonly transactionNo: string }
  | { readonly code: "order-unknown"; readonly orderNumber: string }
  | { readonly code: "merchant-unknown"; readonly key: string; readonly value: string };

/** The same in one sentence. */
export function explainOrder(refusal: OrderRefusal): string {
  switch (refusal.code) {
    case "order-number-taken": {
      const { orderNumber, transactionNo } = refusal;
      return `orderNumber ${shorten(orderNumber)} is taken by invoice ${transactionNo}; use a new one`;
    }
    case "invoice-not-paid": {
      const { transactionNo, status } = refusal;
      return `invoice ${transactionNo} is ${status}, and only a paid one can be refunded or delivered`;
    }
    case "invoice-refunded":
      return `invoice ${refusal.transactionNo} was refunded at ${toIso(refusal.at)} already`;
    case "order-not-digital":
      return `invoice ${refusal.transactionNo} has no product with isDigital true`;
    case "order-unknown":
      return `there is no invoice with order number ${shorten(refusal.orderNumber)}`;
    case "merchant-unknown":
      return `the partner has no merchant with ${refusal.key} ${shorten(refusal.value)}`;
  }
}
