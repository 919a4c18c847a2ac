import type { Merchant } from "./merchants.js";
import type { MerchantKey, RefundCommand, RefundEvent } from "./refund.js";
import type { Refusal } from "./refusal.js";
import type { EpochMs } from "./time.js";
import { invoicesOf, type WorldView } from "./world.js";

/** What a refund comes to: an invoice is refunded once, and whole. */
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
  if (isOrder && !merchantBy(world, command.key, command.value)) {
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
  return invoice;
}

/** The merchant that a key of a partner's names; a register number counts for its own kind alone. */
function merchantBy(
  { merchants }: Pick<WorldView, "merchants">,
  key: MerchantKey,
  value: string,
): Merchant | undefined {
  return merchants.find((merchant) => known(merchant, key) === value.toLowerCase());
}

/** What a merchant is known by under a key, in small letters; null where it has nothing of the kind. */
function known(merchant: Merchant, key: MerchantKey): string | null {
  const isFreelancer = merchant.licenseType === "freelancer";
  const license = merchant.licenseNumber.toLowerCase();
  switch (key) {
    case "cr":
      return isFreelancer ? null : license;
    case "freelancer":
      return isFreelancer ? license : null;
    case "mobile":
      return merchant.phone;
    case "email":
      return merchant.email.toLowerCase();
    case "accountNo":
      return merchant.profileReference.toLowerCase();
  }
}
