import type { Invoice } from "../domain/invoice.js";
import { findMerchant } from "../domain/merchants.js";
import { formatAmount } from "../domain/money.js";
import { type Share, sharesOf } from "../domain/receivers.js";
import { toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { productView, refundedAt, returnLink } from "./present.js";
import type { ReceiptView, ShareView } from "./views.js";
import type { Words } from "./words/words.js";

/** What the receipt of an invoice shows. */
export function receiptView(world: WorldView, invoice: Invoice, words: Words): ReceiptView {
  const { transactionNo, order, status, closedAt, method } = invoice;
  return {
    transactionNo,
    orderNumber: order.orderNumber,
    clientName: order.clientName,
    amount: formatAmount(order.amount),
    currency: order.currency,
    products: order.products.map(productView),
    shares: sharesOf(order).map((share) => shareView(world, share)),
    paidAt: status === "paid" && closedAt !== null ? toIso(closedAt) : null,
    refundedAt: refundedAt(invoice),
    method,
    returnTo: returnLink(world, invoice, words),
  };
}

/** A merchant that is no longer in the settings goes by what the invoice named it. */
function shareView({ merchants }: WorldView, { of, value, amount }: Share): ShareView {
  const known = of === "partner" ? undefined : findMerchant(merchants, of, String(value));
  const name = known ? (known.shopName ?? known.licenseName) : value;
  return { name, amount: formatAmount(amount) };
}
