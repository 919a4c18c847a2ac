import type {
  ArrangeChargesRequest,
  DeclineInvoiceRequest,
  InvoiceOutcome,
  InvoiceRecord,
  PayInvoiceRequest,
  RecurringRecord,
  WhyResult,
} from "../../spec/generated/control.types.js";
import type { SandboxHandle } from "../index.js";

/** An invoice of a test's sandbox, to be asserted on. It is looked up each time. */
export interface InvoiceReference {
  /** Distinguishes it from other values of `expect`. */
  readonly kind: "invoice";
  /** What it is called in a sentence. */
  readonly what: string;
  /** The sandbox that it belongs to. */
  readonly sandbox: SandboxHandle;
  /**
   * Its current state.
   *
   * @example
   * const { status } = await gateway.invoiceOfOrder("ORD-1").read();
   */
  read(): Promise<InvoiceRecord>;
  /**
   * Why it is in its state.
   *
   * @example
   * const { because } = await gateway.invoiceOfOrder("ORD-1").why();
   */
  why(): Promise<WhyResult>;
  /**
   * Pays it as the customer would, and waits for the first attempt of each callback. A card that is
   * declined is no error: the invoice stays pending, and `declined` says why. Rejects where the invoice is
   * closed.
   *
   * @example
   * const { declined } = await gateway.invoiceOfOrder("ORD-1").pay({ cardNumber: "4000000000009995" });
   */
  pay(how?: PayInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Lets one payment fail with a `code` and a `message`; it stays pending.
   *
   * @example
   * await gateway.invoiceOfOrder("ORD-1").decline({ code: "EXPIRED_CARD" });
   */
  decline(how?: DeclineInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Cancels it as the service would; the merchant is called at its `cancelUrl`.
   *
   * @example
   * await gateway.invoiceOfOrder("ORD-1").cancel();
   */
  cancel(): Promise<InvoiceOutcome>;
}

/** A recurring payment of a test's sandbox, to be asserted on. */
export interface RecurringReference {
  /** Distinguishes it from other values of `expect`. */
  readonly kind: "recurring";
  /** What it is called in a sentence. */
  readonly what: string;
  /** The sandbox that it belongs to. */
  readonly sandbox: SandboxHandle;
  /**
   * Its current state.
   *
   * @example
   * const { chargesDone } = await gateway.recurringPayment(recurringId).read();
   */
  read(): Promise<RecurringRecord>;
  /**
   * Does what the customer does on the payment page: the first charge is made, and its callback.
   *
   * @example
   * await gateway.recurringPayment(recurringId).start();
   */
  start(): Promise<RecurringRecord>;
  /**
   * Says how the next charges go, in order; after them charges succeed. A charge that fails is tried again
   * each day.
   *
   * @example
   * const outcomes = ["fail", "fail", "fail", "succeed"] as const;
   * await gateway.recurringPayment(recurringId).arrangeCharges({ outcomes });
   */
  arrangeCharges(request: ArrangeChargesRequest): Promise<RecurringRecord>;
  /**
   * Cancels it: nothing more is charged.
   *
   * @example
   * await gateway.recurringPayment(recurringId).cancel();
   */
  cancel(): Promise<RecurringRecord>;
}

/** The invoice of a transaction number. */
export function invoiceOf(sandbox: SandboxHandle, transactionNo: string): InvoiceReference {
  return referenceOf(sandbox, `invoice ${transactionNo}`, transactionNo);
}

/** The latest invoice of an order number, for tests of a shop that keeps transaction numbers to itself. */
export function invoiceOfOrder(sandbox: SandboxHandle, orderNumber: string): InvoiceReference {
  return referenceOf(sandbox, `the invoice of order ${orderNumber}`, `order:${orderNumber}`);
}

/** The recurring payment of an id. */
export function recurringOf(sandbox: SandboxHandle, recurringId: string): RecurringReference {
  return {
    kind: "recurring",
    what: `recurring payment ${recurringId}`,
    sandbox,
    read: () => sandbox.recurring.read(recurringId),
    start: () => sandbox.recurring.start(recurringId),
    arrangeCharges: (request) => sandbox.recurring.arrangeCharges(recurringId, request),
    cancel: () => sandbox.recurring.cancel(recurringId),
  };
}

function referenceOf(sandbox: SandboxHandle, what: string, named: string): InvoiceReference {
  const { invoices } = sandbox;
  return {
    kind: "invoice",
    what,
    sandbox,
    read: () => invoices.read(named),
    why: () => invoices.why(named),
    pay: (how) => invoices.pay(named, how),
    decline: (how) => invoices.decline(named, how),
    cancel: () => invoices.cancel(named),
  };
}
