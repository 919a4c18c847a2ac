import type { Event, InvoiceRecord } from "../../../spec/generated/control.types.js";
import type { CallNews, News } from "../../control/news.js";
import type { Following } from "./rows.js";

/** What the list shows of an invoice: all of it is in the events. */
export type InvoiceRow = Pick<
  InvoiceRecord,
  "transactionNo" | "status" | "amount" | "clientName" | "orderNumber" | "createdAt"
> & {
  readonly declines: { readonly length: number };
  readonly refund?: { readonly status: "refunded" | "failed" };
};

/** How the list of invoices follows the stream. */
export const INVOICE_NEWS: Following<InvoiceRow> = {
  idOf: ({ transactionNo }) => transactionNo,
  added(news) {
    if (news.type !== "event" || news.data.type !== "invoice-created") return undefined;
    const { at, transactionNo, order } = news.data;
    const { amount, clientName, orderNumber } = order as InvoiceRow;
    const row = { amount, clientName, orderNumber, createdAt: at, status: "pending" } as const;
    return { ...row, transactionNo: String(transactionNo), declines: [] };
  },
  changed(news) {
    if (news.type !== "event" || typeof news.data.transactionNo !== "string") return undefined;
    const change = INVOICE_CHANGES[news.data.type];
    return change && { id: news.data.transactionNo, change };
  },
};

const INVOICE_CHANGES: Readonly<Record<string, (row: InvoiceRow) => InvoiceRow>> = {
  "invoice-paid": (row) => ({ ...row, status: "paid" }),
  "invoice-canceled": (row) => ({ ...row, status: "canceled" }),
  "invoice-reopened": ({ refund: _, ...row }) => ({ ...row, status: "pending" }),
  "invoice-refunded": (row) => ({ ...row, refund: { status: "refunded" } }),
  "refund-failed": (row) => ({ ...row, refund: { status: "failed" } }),
  // Only whether there is one is shown.
  "payment-declined": (row) => ({ ...row, declines: { length: Math.max(1, row.declines.length) } }),
};

/** How the list of calls follows the stream. */
export const CALL_NEWS: Following<CallNews> = {
  idOf: ({ id }) => String(id),
  added: (news: News) => (news.type === "call" ? news.data : undefined),
};

/** How the log itself follows the stream. */
export const EVENT_NEWS: Following<Event> = {
  idOf: ({ seq }) => String(seq),
  added: (news: News) => (news.type === "event" ? news.data : undefined),
};
