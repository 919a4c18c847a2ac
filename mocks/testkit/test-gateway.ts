import type {
  JournalEntry,
  Moment,
  SmsRecord,
  Statement,
  StatementRecord,
} from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { sandboxPath } from "../api/sandbox-url.js";
import { accountOf } from "../control/account.js";
import { formatRequest } from "../control/format.js";
import {
  asking,
  evidenceOf,
  type Fields,
  gapsOf,
  holdsFields,
  type Match,
  matches,
  sayMatch,
} from "../control/request-match.js";
import type { SandboxHandle } from "../index.js";
import type { SandboxAccess } from "../options.js";
import { sandboxVariables } from "../sandbox-variables.js";
import type { Host } from "./hosts.js";
import {
  type CallbackMatch,
  callbacksIn,
  callsToMerchant,
  expectKind,
  type MerchantCall,
  PAGE,
  type RequestMatch,
} from "./match.js";
import { expectRequest } from "./matcher-options.js";
import {
  type InvoiceReference,
  invoiceOf,
  invoiceOfOrder,
  type RecurringReference,
  recurringOf,
} from "./references.js";
import { type Feed, type WaitOptions, Watch } from "./wait.js";

/**
 * What a test works with: a sandbox of its own, the addresses and credentials that lead a client
 * there, and the means to wait for what happens in it. `waitFor…` hands each thing out once, in the
 * order in which it happened since the test began, and rejects with what happened instead.
 */
export interface TestGateway extends SandboxHandle, SandboxAccess, AsyncDisposable {
  /** Distinguishes it from other values of `expect`. */
  readonly kind: "gateway";
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
   * The next call to the merchant that has ended, with any outcome; webhooks only if asked for. Its `kind`
   * is paid, canceled, charge, webhook or refund.
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
   * States what your shop told the customer about an order: `paid`, `delivered`, `canceled`, `not charged` or
   * `refunded`. `paystub run` reports a statement that is false at this moment. `order` is an order number, a
   * transaction number, or the id of a recurring payment.
   *
   * @example
   * await gateway.says("ORD-1", "not charged");
   */
  says(order: string, statement: Statement): Promise<StatementRecord>;
  /**
   * Takes the sandbox back to a label, an instant or the number of an event.
   *
   * @example
   * await gateway.labels.add({ name: "ordered" });
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
   * secrets. Resolves with its whole path. `paystub call import` goes on from it.
   *
   * @example
   * const file = await gateway.record("checkout.html");
   */
  record(path: string): Promise<string>;
  /**
   * Registers what closes your shop. It runs when the test ends, also when it fails or times out: the last
   * registered first, and before the sandbox is deleted.
   *
   * @example
   * const shop = await openShop(gateway);
   * gateway.onClose(() => shop.close());
   */
  onClose(close: () => unknown): void;
  /**
   * Runs what `onClose` registered, and deletes the sandbox unless its test failed. Leaving the block of an
   * `await using` does the same.
   *
   * @example
   * after(() => gateway.dispose());
   */
  dispose(): Promise<void>;
}

interface TestGatewayParts {
  readonly host: Host;
  readonly sandbox: SandboxHandle;
  readonly secretKey: string;
  readonly waitTimeoutMs: number;
  /** The number of the last request without a sandbox before this one began. */
  readonly unclaimedBefore: number;
  /** Called when the test has ended, while its shop is open yet. Resolves with whether the sandbox stays. */
  readonly onEnd?: () => Promise<boolean>;
  /** Called when its shop is closed. */
  readonly onClosed?: () => Promise<void>;
}

/** Makes a sandbox ready for a test. */
export function testGateway(parts: TestGatewayParts): TestGateway {
  const { host, sandbox, secretKey, waitTimeoutMs, unclaimedBefore } = parts;
  const { name } = sandbox;
  const watch = <T>(feed: Feed<T>) => new Watch(sandbox, feed, waitTimeoutMs);
  const callbacks = watch(callbackFeed);
  const messages = watch(smsFeed);
  const requests = watch(requestFeed);
  const closing: (() => unknown)[] = [];
  const dispose = async () => {
    const stays = await parts.onEnd?.();
    try {
      await closeAll(closing.splice(0).reverse());
    } finally {
      await parts.onClosed?.();
      if (!stays) await host.reset(name);
    }
  };
  const credentials = { apiId: name, secretKey, profileNo: name, apiKey: secretKey };
  return {
    ...sandbox,
    ...credentials,
    kind: "gateway",
    baseUrl: host.baseUrl + sandboxPath(name),
    orderUrl: host.orderUrl + sandboxPath(name),
    controlUrl: host.controlUrl,
    env: {
      ...sandboxVariables(host, name, secretKey),
      ...(host.controlToken !== null && { PAYSTUB_CONTROL_TOKEN: host.controlToken }),
    },
    invoice: (transactionNo) => invoiceOf(sandbox, transactionNo),
    invoiceOfOrder: (orderNumber) => invoiceOfOrder(sandbox, orderNumber),
    recurringPayment: (recurringId) => recurringOf(sandbox, recurringId),
    waitForCallback: async (match = {}, options = {}) =>
      callbacks.next(withoutWebhooks(match), options),
    waitForSms: (match = {}, options = {}) => messages.next(match, options),
    async waitForOtp(match = {}, options = {}) {
      const { text } = await messages.next(onlyOtp(match), options);
      return /\d+/.exec(text)?.[0] ?? text;
    },
    waitForRequest: async (operation, match = {}, options = {}) =>
      requests.next(onlyRequest(operation, match), options, ({ items, dropped }) =>
        gapsOf(evidenceOf({ requests: items, dropped }, operation, match)),
      ),
    says: (order, statement) => sandbox.statements.add({ order, says: statement }),
    async rewind(to) {
      await host.rewind(name, { to });
      await Promise.all([callbacks.prune(), messages.prune(), requests.prune()]);
    },
    account: () => accountOf(sandbox, host, unclaimedBefore),
    async record(path) {
      // What makes the page is large, and most tests never fail.
      const { saveRecord } = await import("../workbench/record-page.js");
      return saveRecord(path, await sandbox.recorded());
    },
    onClose: (close) => void closing.push(close),
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

/** Calls each, even if one before it fails, and rejects with the first error. */
async function closeAll(closing: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closing) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

const callbackFeed: Feed<MerchantCall> = {
  one: "a callback",
  async read(sandbox) {
    const items = await callsToMerchant(sandbox, await callbacksIn(sandbox));
    return { items, dropped: 0 };
  },
  keyOf: ({ callbackId, attempt, at }) => `${callbackId} ${attempt} ${at}`,
  say: ({ kind, method, url, outcome, detail }) => {
    return `${kind}: ${method} ${url} ${outcome}, ${detail}`;
  },
};

const smsFeed: Feed<SmsRecord> = {
  one: "a text message",
  async read(sandbox) {
    const { sms: items } = await sandbox.sms({ limit: PAGE });
    return { items, dropped: 0 };
  },
  keyOf: ({ id, at }) => `${id} ${at}`,
  say: ({ kind, to, text }) => `${kind} to ${to}: ${text}`,
};

const requestFeed: Feed<JournalEntry> = {
  one: "a request",
  async read(sandbox) {
    const { requests: items, dropped } = await sandbox.requests({ limit: PAGE });
    return { items, dropped };
  },
  keyOf: ({ id }) => String(id),
  say: formatRequest,
};

function withoutWebhooks(match: Match<MerchantCall>): Match<MerchantCall> {
  if (typeof match !== "function") expectKind(match.kind);
  if (typeof match !== "function" && match.kind !== undefined) return match;
  return asking((call) => call.kind !== "webhook" && matches(call, match), sayMatch(match));
}

function onlyOtp(match: Match<SmsRecord>): Match<SmsRecord> {
  const question = (sms: SmsRecord) => sms.kind === "otp" && matches(sms, match);
  return asking(question, ` that holds a one-time password${sayMatch(match)}`);
}

function onlyRequest(operation: OperationId, match: Match<Fields>): Match<JournalEntry> {
  expectRequest(operation, match);
  const question = (entry: JournalEntry) => holdsFields(entry, operation, match);
  return asking(question, ` of ${operation}${sayMatch(match)}`);
}
