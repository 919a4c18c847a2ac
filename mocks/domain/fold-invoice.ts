import {
  bornInvoice,
  evolveInvoice,
  expiresAt,
  type Invoice,
  type InvoiceCreated,
  type InvoiceEvent,
} from "./invoice.js";
import type { InvoiceStatus } from "./moves.js";
import { invoicesOf, type World } from "./world.js";

/** Folds what happened to an invoice into the world, with what is found by it: number and expiry. */
export function foldInvoice(world: World, event: InvoiceEvent): void {
  const { transactionNo } = event;
  if (event.type === "invoice-created") return addInvoice(world, event);
  const before = world.invoices.get(transactionNo);
  const invoice = evolveInvoice(before, event);
  const isGone = event.type === "invoice-withdrawn";
  recount(world, before?.status, isGone ? undefined : invoice.status);
  if (isGone) return forgetInvoice(world, invoice);
  world.invoices.set(transactionNo, invoice);
  if (event.type === "invoice-reopened") {
    world.agenda.plan(expiresAt(invoice), "expiry", transactionNo);
  }
}

function addInvoice(world: World, event: InvoiceCreated): void {
  const { transactionNo } = event;
  const { orderNumber } = event.order;
  const invoice = bornInvoice(event, world.orderNumbers.get(orderNumber) ?? null);
  world.invoices.set(transactionNo, invoice);
  recount(world, undefined, invoice.status);
  world.lastNumber = Number(transactionNo);
  world.orderNumbers.set(orderNumber, transactionNo);
  world.agenda.plan(expiresAt(invoice), "expiry", transactionNo);
}

/** Counts an invoice in its new state, and no longer in the one before. */
function recount(world: World, from?: InvoiceStatus, to?: InvoiceStatus): void {
  if (from === to) return;
  const { pending, paid, canceled } = world.invoiceCounts;
  const moved = (status: InvoiceStatus) => (status === to ? 1 : 0) - (status === from ? 1 : 0);
  world.invoiceCounts = {
    pending: pending + moved("pending"),
    paid: paid + moved("paid"),
    canceled: canceled + moved("canceled"),
  };
}

/** Its order number goes back to the invoice that had it before. */
function forgetInvoice(world: World, withdrawn: Invoice): void {
  const { transactionNo, earlier, order } = withdrawn;
  world.invoices.delete(transactionNo);
  if (world.orderNumbers.get(order.orderNumber) === transactionNo) {
    if (earlier === null) world.orderNumbers.delete(order.orderNumber);
    else world.orderNumbers.set(order.orderNumber, earlier);
    return;
  }
  const later = invoicesOf(world, order.orderNumber).find((one) => one.earlier === transactionNo);
  if (later) world.invoices.set(later.transactionNo, { ...later, earlier });
}
