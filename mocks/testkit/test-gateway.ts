import type { JournalEntry, Moment, SmsRecord } from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import type { SandboxHandle } from "../index.js";
import type { CallbackMatch } from "./callback-match.js";
import type { Match } from "./includes.js";
import type { MerchantCall } from "./merchant-calls.js";
import type { InvoiceReference, RecurringReference } from "./references.js";
import type { RequestMatch } from "./request-match.js";
import type { WaitOptions } from "./watch.js";

/**
 * What a test works with: a sandbox of its own, the addresses and credentials that lead a client
 * there, and the means to wait for what happens in it. `waitFor…` hands each thing out once, in the
 * order in which it happened since the test began, and rejects with what happened instead.
 */
export interface TestGateway extends SandboxHandle, AsyncDisposable {
  /** Tells it from other things that `expect` is given. */
  readonly kind: "gateway";
  /** Where the service is called, without a slash at its end. */
  readonly baseUrl: string;
  /** Where one-time passwords are asked for. */
  readonly orderUrl: string;
  /** Where the control API is called. */
  readonly controlUrl: string;
  /** Credentials of a merchant whose token opens this sandbox. */
  readonly apiId: string;
  /** The secret that goes with it. */
  readonly secretKey: string;
  /** Credentials of a partner whose token opens this sandbox. */
  readonly profileNo: string;
  /** The key that goes with it. */
  readonly apiKey: string;
  /** All of these as environment variables, for a client in a process of its own. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * The invoice of a transaction number, looked up when something is done with it.
   *
   * @example
   * await expect(gateway.invoice(transactionNo)).toBePending();
   */
  invoice(transactionNo: string): InvoiceReference;
  /**
   * The latest invoice of an order.
   *
   * @example
   * await gateway.invoiceOfOrder("ORD-1").pay();
   */
  invoiceOfOrder(orderNumber: string): InvoiceReference;
  /**
   * The recurring payment of an id, to be started, canceled and asserted on.
   *
   * @example
   * await gateway.recurringPayment(recurringId).start();
   */
  recurringPayment(recurringId: string): RecurringReference;
  /**
   * The next call to the merchant that has ended, whatever its outcome; webhooks only if asked for. Its
   * `kind` is paid, canceled, charge, webhook or refund.
   *
   * @example
   * const call = await gateway.waitForCallback({ kind: "paid", outcome: "delivered" });
   */
  waitForCallback(match?: CallbackMatch, options?: WaitOptions): Promise<MerchantCall>;
  /**
   * The next text message.
   *
   * @example
   * const { text } = await gateway.waitForSms({ to: "0512345678" });
   */
  waitForSms(match?: Match<SmsRecord>, options?: WaitOptions): Promise<SmsRecord>;
  /**
   * The code of the next one-time password.
   *
   * @example
   * const code = await gateway.waitForOtp();
   */
  waitForOtp(match?: Match<SmsRecord>, options?: WaitOptions): Promise<string>;
  /**
   * The next call of an operation that was answered, with these fields in its body or address.
   *
   * @example
   * const { status } = await gateway.waitForRequest("addInvoice", { orderNumber: "ORD-1" });
   */
  waitForRequest<Id extends OperationId>(
    operation: Id,
    match?: RequestMatch<Id>,
    options?: WaitOptions,
  ): Promise<JournalEntry>;
  /**
   * Takes the sandbox back to a label, an instant or the number of an event.
   *
   * @example
   * await gateway.labels.add("ordered");
   * await gateway.rewind("ordered");
   */
  rewind(to: Moment): Promise<void>;
  /**
   * Everything that happened in the sandbox, for a person to read.
   *
   * @example
   * console.log(await gateway.account());
   */
  account(): Promise<string>;
  /**
   * Writes all of that as one HTML file, in place of one that was there: the workbench over it, without
   * secrets. Resolves with its whole path. `paystub import` goes on from it.
   *
   * @example
   * const file = await gateway.record("checkout.html");
   */
  record(path: string): Promise<string>;
  /**
   * Forgets the sandbox, as leaving the block of an `await using` does.
   *
   * @example
   * after(() => gateway.dispose());
   */
  dispose(): Promise<void>;
}
