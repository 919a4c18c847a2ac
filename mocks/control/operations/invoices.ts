import type { InvoicesHandle, InvoicesListQuery } from "../../../spec/generated/control.handles.js";
import type {
  InvoiceList,
  InvoiceOutcome,
  InvoiceRecord,
} from "../../../spec/generated/control.types.js";
import { isCardNumber } from "../../domain/card.js";
import type { Command } from "../../domain/decide.js";
import type { DomainEvent, LoggedEvent } from "../../domain/events.js";
import type { Invoice } from "../../domain/invoice.js";
import { CARD_DECLINED } from "../../domain/recurring.js";
import type { WorldView } from "../../domain/world.js";
import type { Sandbox } from "../../runtime/sandbox/sandbox.js";
import { filteredInSlices, invoiceListing, pageInSlices, pageOf } from "../lists.js";
import { found, type SandboxReader } from "../reader.js";
import { invalid, throwIf } from "../refused.js";
import { callbackView, invoiceView } from "../views.js";
import { concerns, whyOf } from "../why.js";

/** What can be read of the invoices of a sandbox. */
export function invoiceReads(reader: SandboxReader): Pick<InvoicesHandle, "read" | "list" | "why"> {
  return {
    read: (transactionNo) => readInvoice(reader, transactionNo),
    list: (query = {}) => pageOfInvoices(reader, query),
    async why(transactionNo) {
      const invoice = await invoiceOf(reader, transactionNo);
      const logged = await reader.events(0);
      const about = await reader.read(({ otpSessions, callbacks }) => ({ otpSessions, callbacks }));
      const isAbout = ({ event }: LoggedEvent) => concerns(event, transactionNo, about);
      return whyOf(invoice, await filteredInSlices(logged, isAbout, reader.slices()));
    },
  };
}

/** What a customer, a merchant and time do to invoices. */
export function invoiceOperations(sandbox: Sandbox, reader: SandboxReader): InvoicesHandle {
  const change = (command: InvoiceCommand) => changeInvoice(sandbox, reader, command);
  return {
    ...invoiceReads(reader),
    async pay(transactionNo, { method = null, cardNumber = null } = {}) {
      if (cardNumber !== null && !isCardNumber(cardNumber)) throw noCard();
      return change({ type: "pay-invoice", transactionNo, method, cardNumber, via: "control" });
    },
    decline: (transactionNo, given = {}) =>
      change({ type: "decline-payment", transactionNo, ...CARD_DECLINED, ...given }),
    cancel: (transactionNo) => change({ type: "cancel-invoice", transactionNo, by: "tester" }),
    refund: (transactionNo, { reason = null } = {}) =>
      change({ type: "refund-invoice", transactionNo, reason }),
  };
}

type InvoiceCommand = Command & { readonly transactionNo: string };

/** The invoice of a number. Rejects where there is none. */
export async function invoiceOf(reader: SandboxReader, transactionNo: string): Promise<Invoice> {
  const invoice = await reader.read(({ invoices }) => invoices.get(transactionNo));
  return found(invoice, { code: "invoice-unknown", transactionNo });
}

async function readInvoice(reader: SandboxReader, transactionNo: string): Promise<InvoiceRecord> {
  const invoice = await invoiceOf(reader, transactionNo);
  return reader.read((world) => invoiceView(invoice, reader.links(world)));
}

async function pageOfInvoices(
  reader: SandboxReader,
  query: InvoicesListQuery,
): Promise<InvoiceList> {
  const listingOf = (world: WorldView) => invoiceListing(reader.links(world));
  if (!query.q) {
    const { items, ...page } = await reader.read((world) => {
      const { invoices } = world;
      return pageOf(invoices.values(), query, listingOf(world), invoices.size);
    });
    return { invoices: items, ...page };
  }
  // An invoice is replaced and never changed, so the search sees all of them as they stood at once.
  const { invoices, listing } = await reader.read((world) => ({
    invoices: [...world.invoices.values()],
    listing: listingOf(world),
  }));
  const { items, ...page } = await pageInSlices(invoices, query, listing, reader.slices());
  return { invoices: items, ...page };
}

/**
 * Runs a command on an invoice and waits until the callbacks that follow from it were tried. A declined
 * card is an outcome that the customer sees too, and no error.
 */
async function changeInvoice(
  sandbox: Sandbox,
  reader: SandboxReader,
  command: InvoiceCommand,
): Promise<InvoiceOutcome> {
  const { refusal, events } = await sandbox.execute(command);
  if (refusal?.code !== "payment-declined") throwIf(refusal);
  const ids = callbacksOf(events);
  await sandbox.waitForIdle(ids);
  const callbacks = await reader.read((world) =>
    ids.flatMap((id) => {
      const callback = world.callbacks.get(id);
      return callback ? [callbackView(callback, world)] : [];
    }),
  );
  const invoice = await readInvoice(reader, command.transactionNo);
  const isDeclined = events.some(({ type }) => type === "payment-declined");
  return { invoice, declined: (isDeclined && invoice.declines.at(-1)) || null, callbacks };
}

/** The callbacks that follow from what happened. */
function callbacksOf(events: readonly DomainEvent[]): readonly string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case "callback-scheduled":
      case "callback-redirected":
      case "callback-dropped":
        return [event.callbackId];
      default:
        return [];
    }
  });
}

/** A mistyped card would be another card, which no test value is for. The message omits the number. */
function noCard() {
  return invalid(
    "cardNumber",
    "must be a card number, with the last digit that fits the others, such as 4464 0400 0000 0007",
  );
}
