import type {
  DeclineInvoiceRequest,
  InvoiceList,
  InvoiceOutcome,
  InvoiceRecord,
  PayInvoiceRequest,
  RefundInvoiceRequest,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import type { Command } from "../../domain/decide.js";
import { CARD_DECLINED } from "../../domain/recurring.js";
import type { ListQuery } from "../list-query.js";
import { invoiceListing } from "../listings.js";
import { pageOf } from "../lists.js";
import { callbackView, invoiceView } from "../views.js";
import { whyOf } from "../why.js";
import { type Access, callbacksOf } from "./access.js";

/**
 * The invoices of a sandbox. Amounts are units of the currency (25.5), instants ISO 8601 texts. Each
 * method that takes a transaction number rejects with 404 when no invoice has it. One that changes an
 * invoice waits until the callbacks that follow from it were tried, returns them with it, and rejects
 * with 409 when the invoice is closed.
 */
export interface InvoicesHandle {
  read(transactionNo: string): Promise<InvoiceRecord>;
  /** All of them, in the order in which they were created. */
  list(): Promise<readonly InvoiceRecord[]>;
  /** A page of those that a query asks for. */
  page(query?: ListQuery): Promise<InvoiceList>;
  /** Pays one as the customer would: by a `method`, a brand of card, or by a `cardNumber` of the tests. */
  pay(transactionNo: string, request?: PayInvoiceRequest): Promise<InvoiceOutcome>;
  /** Lets one payment fail with a `code` and a `message`; the invoice stays pending. */
  decline(transactionNo: string, request?: DeclineInvoiceRequest): Promise<InvoiceOutcome>;
  cancel(transactionNo: string): Promise<InvoiceOutcome>;
  /** Gives the customer of a paid one the money back, once; a `reason` goes with it. */
  refund(transactionNo: string, request?: RefundInvoiceRequest): Promise<InvoiceOutcome>;
  /** Why the invoice is in the state it is in: what happened to it, in sentences with times. */
  why(transactionNo: string): Promise<WhyResult>;
}

type InvoiceCommand = Command & { readonly transactionNo: string };

/** The invoices of the sandbox that is accessed. */
export function invoicesHandle(access: Access): InvoicesHandle {
  const change = (command: InvoiceCommand) => changeInvoice(access, command);
  return {
    read: (transactionNo) => readInvoice(access, transactionNo),
    list: () =>
      access.read((world) => {
        const made = access.links(world);
        return [...world.invoices.values()].map((each) => invoiceView(each, made));
      }),
    page: (query = {}) =>
      access.read((world): InvoiceList => {
        const listing = invoiceListing(access.links(world));
        const { items, ...page } = pageOf(
          world.invoices.values(),
          query,
          listing,
          world.invoices.size,
        );
        return { invoices: items, ...page };
      }),
    pay: (transactionNo, { method = null, cardNumber = null } = {}) =>
      change({ type: "pay-invoice", transactionNo, method, cardNumber, via: "control" }),
    decline: (transactionNo, given = {}) =>
      change({ type: "decline-payment", transactionNo, ...CARD_DECLINED, ...given }),
    cancel: (transactionNo) => change({ type: "cancel-invoice", transactionNo, by: "tester" }),
    refund: (transactionNo, { reason = null } = {}) =>
      change({ type: "refund-invoice", transactionNo, reason }),
    async why(transactionNo) {
      const found = await access.invoice(transactionNo);
      const logged = await access.sandbox.events(0);
      return access.read((world) => whyOf(found, world, logged));
    },
  };
}

async function readInvoice(
  { read, links, invoice }: Access,
  transactionNo: string,
): Promise<InvoiceRecord> {
  const found = await invoice(transactionNo);
  return read((world) => invoiceView(found, links(world)));
}

/** Runs a command on an invoice and waits until the callbacks that follow from it were tried. */
async function changeInvoice(access: Access, command: InvoiceCommand): Promise<InvoiceOutcome> {
  const ids = callbacksOf(await access.run(command));
  await access.sandbox.settled(ids);
  const callbacks = await access.read((world) =>
    ids.flatMap((id) => {
      const callback = world.callbacks.get(id);
      return callback ? [callbackView(callback, world)] : [];
    }),
  );
  return { invoice: await readInvoice(access, command.transactionNo), callbacks };
}
