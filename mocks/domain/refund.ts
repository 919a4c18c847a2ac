import type { RefundEvent } from "./invoice.js";
import { findMerchant, type MerchantSearch } from "./merchants.js";
import type { Halalas } from "./money.js";
import type { Refusal } from "./refusal.js";
import type { EpochMs } from "./time.js";
import { invoicesOf, type WorldView } from "./world.js";

/** Asks for the money of an invoice back: of one invoice, or of the order of a partner's merchant. */
export type RefundCommand =
  | {
      readonly type: "refund-invoice";
      readonly transactionNo: string;
      readonly reason: string | null;
    }
  | {
      readonly type: "refund-order";
      readonly orderNumber: string;
      readonly reason: string | null;
      /** The part of the money that is asked for; the whole of it without one. */
      readonly amount?: Halalas;
      readonly key: MerchantSearch;
      readonly value: string;
    };

/** The result of a refund: an invoice is refunded once, and whole. */
export function decideRefund(
  world: WorldView,
  command: RefundCommand,
  now: EpochMs,
): Refusal | readonly RefundEvent[] {
  const found = refundable(world, command);
  if ("code" in found) return found;
  const by = command.type === "refund-order" ? "partner" : "tester";
  const refundId = world.refundsAsked + 1;
  const { transactionNo } = found;
  const { reason } = command;
  return [{ type: "invoice-refunded", at: now, transactionNo, refundId, reason, by }];
}

/** The invoice that is meant, or why it is not refunded. Of an order the latest one that can be. */
function refundable(
  world: WorldView,
  command: RefundCommand,
): Refusal | { readonly transactionNo: string } {
  const { orderNumber, transactionNo } = { orderNumber: "", transactionNo: "", ...command };
  const isOrder = command.type === "refund-order";
  if (isOrder && !findMerchant(world.merchants, command.key, command.value)) {
    return { code: "merchant-unknown", key: command.key, value: command.value };
  }
  const one = world.invoices.get(transactionNo);
  const candidates = isOrder ? invoicesOf(world, orderNumber) : one ? [one] : [];
  const paid = candidates.filter(({ status }) => status === "paid");
  const invoice =
    paid.find(({ refund }) => refund?.status !== "refunded") ?? paid[0] ?? candidates[0];
  if (!invoice) {
    return isOrder
      ? { code: "order-unknown", orderNumber }
      : { code: "invoice-unknown", transactionNo };
  }
  const { status, refund } = invoice;
  if (status !== "paid") {
    return { code: "invoice-not-paid", transactionNo: invoice.transactionNo, status };
  }
  if (refund?.status === "refunded") {
    return { code: "invoice-refunded", transactionNo: invoice.transactionNo, at: refund.at };
  }
  const asked = isOrder ? command.amount : undefined;
  const { amount, currency } = invoice.order;
  const isPartial = asked !== undefined && asked !== amount;
  if (isPartial && world.settings.assumptions["partial-refund"] === "reject") {
    const { transactionNo: found } = invoice;
    return { code: "refund-partial", transactionNo: found, asked, amount, currency };
  }
  return invoice;
}
