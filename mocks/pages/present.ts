import { expiresAt, type Invoice, offeredBrands, type Product } from "../domain/invoice.js";
import { formatAmount } from "../domain/money.js";
import type { Recurring, RecurringPlan } from "../domain/recurring.js";
import { toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { redirectUrl } from "../runtime/callback-request.js";
import type {
  PaymentPageView,
  ProductView,
  ReceiptView,
  RecurringPageView,
  ReturnLink,
} from "./views.js";

/** Paths on this gateway that a page of an invoice points to. */
export interface PagePaths {
  readonly action: string;
  readonly qr: string;
  readonly receipt: string;
}

/** What the payment page of an invoice shows. */
export function paymentView(
  world: WorldView,
  invoice: Invoice,
  paths: PagePaths,
  notice: string | null,
): PaymentPageView {
  const { transactionNo, order } = invoice;
  const decline = invoice.declines.at(-1);
  return {
    transactionNo,
    orderNumber: order.orderNumber,
    clientName: order.clientName,
    amount: formatAmount(order.amount),
    currency: order.currency,
    note: order.note,
    products: order.products.map(productView),
    brands: offeredBrands(order),
    status: invoice.status,
    closedBy: invoice.canceledBy,
    expiresAt: toIso(expiresAt(invoice)),
    decline: decline ? { code: decline.code, message: decline.message } : null,
    notice,
    action: paths.action,
    qrUrl: paths.qr,
    receiptUrl: paths.receipt,
    returnTo: returnLink(world, invoice),
    // The shop may send the browser on to any other place, and the policy holds for the whole chain.
    formTargets: ["http:", "https:"],
  };
}

/** What the receipt of an invoice shows. */
export function receiptView(world: WorldView, invoice: Invoice): ReceiptView {
  const { transactionNo, order, status, closedAt, method } = invoice;
  return {
    transactionNo,
    orderNumber: order.orderNumber,
    clientName: order.clientName,
    amount: formatAmount(order.amount),
    currency: order.currency,
    products: order.products.map(productView),
    paidAt: status === "paid" && closedAt !== null ? toIso(closedAt) : null,
    method,
    returnTo: returnLink(world, invoice),
  };
}

/** What the page behind the payment URL of a recurring payment shows. */
export function recurringPageView(
  { id, plan, status }: Recurring,
  action: string,
  notice: string | null,
): RecurringPageView {
  return {
    recurringId: id,
    customerName: plan.customerName,
    amount: formatAmount(plan.amount),
    currency: plan.currency,
    schedule: schedule(plan),
    iterations: plan.iterations === 0 ? "until canceled" : String(plan.iterations),
    status,
    action,
    note: plan.note,
    notice,
    returnTo: null,
    formTargets: [],
  };
}

/** The way back to the shop from an invoice that is over: where a redirect would have led. */
function returnLink(
  world: WorldView,
  { transactionNo, status, order }: Invoice,
): ReturnLink | null {
  if (status === "pending") return null;
  const target = status === "paid" ? order.callbackUrl : order.cancelUrl;
  if (target === null) return null;
  const href = redirectUrl(world, { about: { kind: status, transactionNo }, target });
  return { href, label: "Back to the shop" };
}

function productView({ title, description, quantity, price, digital }: Product): ProductView {
  const isDigital = digital === true;
  return { title, description, qty: quantity, price: formatAmount(price), isDigital };
}

function schedule({ interval, intervalDays }: RecurringPlan): string {
  switch (interval) {
    case "Daily":
      return "every day";
    case "Weekly":
      return "every week";
    case "Monthly":
      return "every month";
    case "Custom":
      return intervalDays === 1 ? "every day" : `every ${intervalDays} days`;
  }
}
