import { formatAmount, type Halalas } from "./money.js";
import type { InvoiceStatus } from "./moves.js";
import { firstOf, shorten } from "./text.js";
import { type EpochMs, toLocal } from "./time.js";

/** A part of an invoice: that of a receiver, by its place, or the partner's. */
export interface Portion {
  readonly of: number | "partner";
  readonly amount: Halalas;
}

/** Why an order is not taken, not shared, not refunded, or what was bought with it not sent. */
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
  | { readonly code: "merchant-unknown"; readonly key: string; readonly value: string }
  | {
      /** Several receivers go without an amount, or several are the main one. */
      readonly code: "receivers-ambiguous";
      readonly lack: "amount" | "main";
      readonly places: readonly number[];
    }
  | {
      readonly code: "portions-mismatch";
      readonly amount: Halalas;
      readonly portions: readonly Portion[];
      /** The place of the receiver that gets the rest, where one does. */
      readonly rests: number | null;
    };

/** The same in one sentence. */
export function explainOrder(refusal: OrderRefusal): string {
  switch (refusal.code) {
    case "order-number-taken": {
      const { orderNumber, transactionNo } = refusal;
      return `orderNumber ${shorten(orderNumber)} is taken by invoice ${transactionNo}. Use a new one`;
    }
    case "invoice-not-paid": {
      const { transactionNo, status } = refusal;
      return `invoice ${transactionNo} is ${status}, and only a paid one can be refunded or delivered`;
    }
    case "invoice-refunded":
      return `invoice ${refusal.transactionNo} was refunded at ${toLocal(refusal.at)} already`;
    case "order-not-digital":
      return `invoice ${refusal.transactionNo} has no product with isDigital true`;
    case "order-unknown":
      return `there is no invoice with order number ${shorten(refusal.orderNumber)}`;
    case "merchant-unknown":
      return `the partner has no merchant with ${refusal.key} ${shorten(refusal.value)}`;
    case "receivers-ambiguous": {
      const those = listed(refusal.places.map((place) => `receivers[${place}]`));
      return refusal.lack === "amount"
        ? `at most one receiver may go without an amount, but ${those} do`
        : `at most one receiver may have isMainReceiver true, but ${those} do`;
    }
    case "portions-mismatch":
      return explainPortions(refusal);
  }
}

/** Receivers that one sentence names. */
const NAMED_MAX = 5;

function listed(names: readonly string[]): string {
  const some = firstOf(names, NAMED_MAX);
  if (some.length > NAMED_MAX) return `${some.slice(0, -1).join(", ")} ${some.at(-1)}`;
  return [some.slice(0, -1).join(", "), ...some.slice(-1)].filter(Boolean).join(" and ");
}

function explainPortions({
  amount,
  portions,
  rests,
}: Extract<OrderRefusal, { readonly code: "portions-mismatch" }>): string {
  const names = listed(
    portions.map(({ of }) =>
      of === "partner" ? "partnerPortion.amount" : `receivers[${of}].amount`,
    ),
  );
  const whole = formatAmount(amount);
  const parts = firstOf(
    portions.map((portion) => formatAmount(portion.amount)),
    NAMED_MAX,
  );
  const sum = formatAmount(portions.reduce((all, portion) => all + portion.amount, 0));
  const received = parts.length > 1 ? `${parts.join(" + ")} = ${sum}` : sum;
  if (rests === null)
    return `${names} must add up to the amount ${whole}, but you sent ${received}`;
  return `${names} must leave some of the amount ${whole} to receivers[${rests}], but you sent ${received}`;
}
