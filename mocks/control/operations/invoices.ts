import type { InvoicesHandle, InvoicesListQuery } from "../../../spec/generated/control.handles.js";
import type {
  InvoiceList,
  InvoiceOutcome,
  InvoiceRecord,
} from "../../../spec/generated/control.types.js";
import { isCardNumber } from "../../domain/card.js";
import type { Command } from "../../domain/decide.js";
import type { LoggedEvent } from "../../domain/events.js";
import type { Invoice } from "../../domain/invoice.js";
import { toUnits } from "../../domain/money.js";
import { INVOICE_MOVES } from "../../domain/moves.js";
import { CARD_DECLINED } from "../../domain/recurring.js";
import { invoicesOf, type WorldView } from "../../domain/world.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { testOf } from "../copied-test.js";
import { invoiceListing, invoicesUnnotified, matchesOf, pageOf } from "../lists.js";
import { FIELDS, REFUSALS } from "../messages.js";
import { found, type Plain, type SandboxReader } from "../reader.js";
import { invalid, throwIf, unknown } from "../refused.js";
import { isCallAbout, sequenceOf } from "../sequence.js";
import { invoiceView } from "../views.js";
import { concerns, whyOf } from "../why.js";
import { callbacksBegunBy, callbackViews } from "./callbacks.js";

/** What can be read of the invoices of a sandbox. */
export function invoiceReads(reader: SandboxReader) {
  return {
    read: (named) => readInvoice(reader, named),
    list: (query = {}) => pageOfInvoices(reader, query),
    sequence(named) {
      const invoice = invoiceOf(reader, named);
      const calls = reader.requests().requests.filter(isCallAbout(invoice));
      const callbacks = reader.read((world) => world.callbacks);
      return sequenceOf(eventsAbout(reader, invoice), calls, callbacks);
    },
    why(named) {
      const invoice = invoiceOf(reader, named);
      return whyOf(invoice, eventsAbout(reader, invoice));
    },
    test(named) {
      const invoice = invoiceOf(reader, named);
      const { transactionNo, status, refund } = invoice;
      return testOf(reader, {
        of: { transactionNo },
        ends: { status, ...(refund && { "refund.status": refund.status }) },
        events: eventsAbout(reader, invoice),
        isCall: isCallAbout(invoice),
      });
    },
  } satisfies Partial<Plain<InvoicesHandle>>;
}

function eventsAbout(reader: SandboxReader, { transactionNo }: Invoice): readonly LoggedEvent[] {
  const about = reader.read(({ otpSessions, callbacks }) => ({ otpSessions, callbacks }));
  return reader.events(0).filter(({ event }) => concerns(event, transactionNo, about));
}

/** What a customer, a merchant and time do to invoices. */
export function invoiceOperations(sandbox: Sandbox, reader: SandboxReader): Plain<InvoicesHandle> {
  const change = (command: InvoiceCommand) => {
    const { transactionNo } = invoiceOf(reader, command.transactionNo);
    return changeInvoice(sandbox, reader, { ...command, transactionNo });
  };
  return {
    ...invoiceReads(reader),
    pay(transactionNo, { method = null, cardNumber = null } = {}) {
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

/** What precedes an order number that stands in place of a transaction number. */
export const ORDER = "order:";

/** The invoice with a transaction number, or the latest of `order:<orderNumber>`. Rejects if there is none. */
export function invoiceOf(reader: SandboxReader, named: string): Invoice {
  const invoice = reader.read((world) => invoiceIn(world, named));
  if (invoice || !named.startsWith(ORDER)) {
    return found(invoice, { code: "invoice-unknown", transactionNo: named });
  }
  const known = reader.read(({ orderNumbers }) => [...orderNumbers.keys()]);
  throw unknown("invoice-unknown", REFUSALS.noOrder(named.slice(ORDER.length), known));
}

/** The same; undefined if there is none. */
export function invoiceIn(world: WorldView, named: string): Invoice | undefined {
  if (!named.startsWith(ORDER)) return world.invoices.get(named);
  return invoicesOf(world, named.slice(ORDER.length))[0];
}

function readInvoice(reader: SandboxReader, named: string): InvoiceRecord {
  const invoice = invoiceOf(reader, named);
  return reader.read((world) => invoiceView(invoice, reader.links(world)));
}

function pageOfInvoices(
  reader: SandboxReader,
  { count, ...query }: InvoicesListQuery,
): InvoiceList {
  return reader.read((world) => {
    const invoices = [...world.invoices.values()].filter(isWithin(query));
    const listing = invoiceListing(reader.links(world), invoicesUnnotified(world));
    const page = pageOf(invoices, query, listing);
    if (count === undefined) return page;
    const { status: _, limit: __, cursor: ___, ...others } = query;
    const counted = matchesOf(invoices, others, listing);
    return { ...page, counts: countsOf(counted.flatMap(listing.statesOf)) };
  });
}

const STATES = [...Object.keys(INVOICE_MOVES), "declined", "refunded", "callback-failed"];

/** How often each state occurs; also those that do not. */
function countsOf(states: readonly string[]): Readonly<Record<string, number>> {
  const counts = Object.fromEntries(STATES.map((state) => [state, 0]));
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function isWithin({
  method,
  minAmount = 0,
  maxAmount = Number.POSITIVE_INFINITY,
}: InvoicesListQuery): (invoice: Invoice) => boolean {
  return (invoice) => {
    const amount = toUnits(invoice.order.amount);
    if (method !== undefined && invoice.method !== method) return false;
    return amount >= minAmount && amount <= maxAmount;
  };
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
  const { refusal, events } = sandbox.execute(command);
  if (refusal?.code !== "payment-declined") throwIf(refusal);
  const ids = callbacksBegunBy(events);
  await sandbox.idle(ids);
  const callbacks = reader.read((world) => callbackViews(ids, world));
  const invoice = readInvoice(reader, command.transactionNo);
  const isDeclined = events.some(({ type }) => type === "payment-declined");
  return { invoice, declined: (isDeclined && invoice.declines.at(-1)) || null, callbacks };
}

/** A mistyped card would be another card, which no test value is for. The message omits the number. */
function noCard() {
  return invalid("cardNumber", FIELDS.cardNumber);
}
