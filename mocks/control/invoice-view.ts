import type { InvoiceRecord } from "../../spec/generated/control.types.js";
import type { Links } from "../api/links.js";
import { expiresAt, type Invoice, type Order, offeredBrands } from "../domain/invoice.js";
import { toUnits } from "../domain/money.js";
import { sharesOf } from "../domain/receivers.js";
import { isoOrNull, toIso } from "../domain/time.js";

/** What the control API shows of an invoice. */
export function invoiceView(invoice: Invoice, links: Links): InvoiceRecord {
  const { transactionNo, order, refund } = invoice;
  return {
    transactionNo,
    orderNumber: order.orderNumber,
    status: invoice.status,
    amount: toUnits(order.amount),
    currency: order.currency,
    clientName: order.clientName,
    clientMobile: order.clientMobile,
    createdAt: toIso(invoice.createdAt),
    expiresAt: toIso(expiresAt(invoice)),
    closedAt: isoOrNull(invoice.closedAt),
    method: invoice.method,
    via: invoice.via,
    canceledBy: invoice.canceledBy,
    declines: invoice.declines.map(({ at, code, message }) => ({ at: toIso(at), code, message })),
    ...(refund && { refund: { ...refund, at: toIso(refund.at) } }),
    offers: [...offeredBrands(order)],
    ...sharesView(order),
    paymentUrl: links.order(transactionNo),
  };
}

function sharesView(order: Order): Pick<InvoiceRecord, "shares"> {
  const shares = sharesOf(order);
  if (shares.length === 0) return {};
  return { shares: shares.map((share) => ({ ...share, amount: toUnits(share.amount) })) };
}
