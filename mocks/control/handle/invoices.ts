import type {
  DeclineInvoiceRequest,
  InvoiceList,
  InvoiceOutcome,
  InvoiceRecord,
  PayInvoiceRequest,
  RefundInvoiceRequest,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import { isCardNumber } from "../../domain/card.js";
import type { Command } from "../../domain/decide.js";
import type { LoggedEvent } from "../../domain/events.js";
import { CARD_DECLINED } from "../../domain/recurring.js";
import type { WorldView } from "../../domain/world.js";
import { invoiceView } from "../invoice-view.js";
import type { ListQuery } from "../list-query.js";
import { invoiceListing } from "../listings.js";
import { filteredInSlices, pageInSlices, pageOf } from "../lists.js";
import { invalid, throwIf } from "../refused.js";
import { callbackView } from "../views.js";
import { concerns, whyOf } from "../why.js";
import { type Access, callbacksOf } from "./access.js";

/**
 * The invoices of a sandbox. Amounts are units of the currency (25.5), instants ISO 8601 texts. Each
 * method that takes a transaction number rejects with 404 when no invoice has it. One that changes an
 * invoice waits until the callbacks that follow from it were tried, returns them with it, and rejects
 * with 409 when the invoice is closed.
 */
export interface InvoicesHandle {
  /**
   * One of them as it stands.
   *
   * @example
   * const { status, expiresAt } = await gateway.invoices.read(transactionNo);
   */
  read(transactionNo: string): Promise<InvoiceRecord>;
  /**
   * All of them, in the order in which they were created.
   *
   * @example
   * expect(await gateway.invoices.list()).toHaveLength(1);
   */
  list(): Promise<readonly InvoiceRecord[]>;
  /**
   * A page of those that a query asks for.
   *
   * @example
   * const { invoices } = await gateway.invoices.page({ status: "pending", limit: 20 });
   */
  page(query?: ListQuery): Promise<InvoiceList>;
  /**
   * Pays one as the customer would: by a `method`, a brand of card, or by a `cardNumber` of the tests. A
   * card that is declined is no error: the invoice stays pending, and `declined` says why. What is no
   * card number is refused.
   *
   * @example
   * const { declined } = await gateway.invoices.pay(transactionNo, { cardNumber: "4000000000009995" });
   * expect(declined?.code).toBe("INSUFFICIENT_FUNDS");
   */
  pay(transactionNo: string, request?: PayInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Lets one payment fail with a `code` and a `message`; the invoice stays pending.
   *
   * @example
   * await gateway.invoices.decline(transactionNo, { code: "EXPIRED_CARD", message: "Card expired" });
   */
  decline(transactionNo: string, request?: DeclineInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Cancels a pending one, as the service would; the merchant is called at its `cancelUrl`.
   *
   * @example
   * await gateway.invoices.cancel(transactionNo);
   */
  cancel(transactionNo: string): Promise<InvoiceOutcome>;
  /**
   * Gives the customer of a paid one the money back, once; a `reason` goes with it.
   *
   * @example
   * await gateway.invoices.refund(transactionNo, { reason: "returned" });
   */
  refund(transactionNo: string, request?: RefundInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Why the invoice is in the state it is in: what happened to it, in sentences with times.
   *
   * @example
   * const { because, chain } = await gateway.invoices.why(transactionNo);
   */
  why(transactionNo: string): Promise<WhyResult>;
}

/** A card mistyped would be another card, which no test value is for. The number itself is not repeated. */
const noCard = () =>
  invalid(
    "cardNumber",
    "must be a card number, with the last digit that fits the others, such as 4464 0400 0000 0007",
  );

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
    page: (query = {}) => pageOfInvoices(access, query),
    async pay(transactionNo, { method = null, cardNumber = null } = {}) {
      if (cardNumber !== null && !isCardNumber(cardNumber)) throw noCard();
      return change({ type: "pay-invoice", transactionNo, method, cardNumber, via: "control" });
    },
    decline: (transactionNo, given = {}) =>
      change({ type: "decline-payment", transactionNo, ...CARD_DECLINED, ...given }),
    cancel: (transactionNo) => change({ type: "cancel-invoice", transactionNo, by: "tester" }),
    refund: (transactionNo, { reason = null } = {}) =>
      change({ type: "refund-invoice", transactionNo, reason }),
    async why(transactionNo) {
      const found = await access.invoice(transactionNo);
      const logged = await access.sandbox.events(0);
      const about = await access.read(({ otpSessions, callbacks }) => ({ otpSessions, callbacks }));
      const isAbout = ({ event }: LoggedEvent) => concerns(event, transactionNo, about);
      return whyOf(found, await filteredInSlices(logged, isAbout, access.slices()));
    },
  };
}

async function pageOfInvoices(access: Access, query: ListQuery): Promise<InvoiceList> {
  const listingOf = (world: WorldView) => invoiceListing(access.links(world));
  if (query.q === undefined) {
    const { items, ...page } = await access.read((world) => {
      const { invoices } = world;
      return pageOf(invoices.values(), query, listingOf(world), invoices.size);
    });
    return { invoices: items, ...page };
  }
  // An invoice is replaced and never changed, so what is searched is how all of them stood at once.
  const { invoices, listing } = await access.read((world) => ({
    invoices: [...world.invoices.values()],
    listing: listingOf(world),
  }));
  const { items, ...page } = await pageInSlices(invoices, query, listing, access.slices());
  return { invoices: items, ...page };
}

async function readInvoice(
  { read, links, invoice }: Access,
  transactionNo: string,
): Promise<InvoiceRecord> {
  const found = await invoice(transactionNo);
  return read((world) => invoiceView(found, links(world)));
}

/**
 * Runs a command on an invoice and waits until the callbacks that follow from it were tried. That a card
 * is declined is what a customer sees too: an outcome, and no error.
 */
async function changeInvoice(access: Access, command: InvoiceCommand): Promise<InvoiceOutcome> {
  const { refusal, events } = await access.sandbox.execute(command);
  if (refusal?.code !== "payment-declined") throwIf(refusal);
  const ids = callbacksOf(events);
  await access.sandbox.settled(ids);
  const callbacks = await access.read((world) =>
    ids.flatMap((id) => {
      const callback = world.callbacks.get(id);
      return callback ? [callbackView(callback, world)] : [];
    }),
  );
  const invoice = await readInvoice(access, command.transactionNo);
  const isDeclined = events.some(({ type }) => type === "payment-declined");
  return { invoice, declined: (isDeclined && invoice.declines.at(-1)) || null, callbacks };
}
