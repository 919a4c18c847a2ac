import type { OperationId } from "../../spec/generated/operations.js";
import type { RequestMatch } from "./match.js";
import type { CalledBackOptions, ReceivedOptions } from "./matcher-options.js";
import type { CalledBackSubject } from "./matchers.js";
import type { InvoiceReference } from "./references.js";
import type { TestGateway } from "./test-gateway.js";

/**
 * The matchers on one kind of thing, and their opposites.
 *
 * @example
 * const invoice: Asserting<InvoiceMatchers> = expect(gateway.invoiceOfOrder("ORD-1"));
 * await invoice.not.toBePaid();
 */
export type Asserting<Matchers> = Matchers & { readonly not: Matchers };

/** What can be said of everything that a merchant is called back about. */
export interface CalledBackMatchers {
  /**
   * Whether the merchant took calls about it: answered with 2xx, or got the customer's browser. Calls
   * that are under way end first.
   *
   * @example
   * await expect(gateway.invoiceOfOrder("ORD-1")).toHaveBeenCalledBack({ times: 1, kind: "paid" });
   */
  toHaveBeenCalledBack(options?: CalledBackOptions): Promise<void>;
}

/** What can be said of a sandbox. */
export interface GatewayMatchers extends CalledBackMatchers {
  /**
   * Whether the sandbox was called with an operation, with at least these fields of its request. Throws
   * `IncompleteEvidence` where that depends on requests that the journal no longer has.
   *
   * @example
   * await expect(gateway).toHaveReceived("addInvoice", { orderNumber: "ORD-1" }, { times: 1 });
   */
  toHaveReceived<Id extends OperationId>(
    operation: Id,
    match?: RequestMatch<Id>,
    options?: ReceivedOptions,
  ): Promise<void>;
}

/** What can be said of an invoice. Each fails with what the invoice is instead, and why. */
export interface InvoiceMatchers extends CalledBackMatchers {
  /**
   * Whether it is paid.
   *
   * @example
   * await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
   */
  toBePaid(): Promise<void>;
  /**
   * Whether it is canceled: by the merchant, the customer, or because it expired.
   *
   * @example
   * await expect(gateway.invoiceOfOrder("ORD-1")).toBeCanceled();
   */
  toBeCanceled(): Promise<void>;
  /**
   * Whether it waits for its payment.
   *
   * @example
   * await expect(gateway.invoiceOfOrder("ORD-1")).toBePending();
   */
  toBePending(): Promise<void>;
}

/**
 * `expect` of what a test has of the mock. A runner's own `expect` takes everything else.
 *
 * @example
 * await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
 */
export interface PaystubExpect {
  (actual: TestGateway): Asserting<GatewayMatchers>;
  (actual: InvoiceReference): Asserting<InvoiceMatchers>;
  (actual: CalledBackSubject): Asserting<CalledBackMatchers>;
}
