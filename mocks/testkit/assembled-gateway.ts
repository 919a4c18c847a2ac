import type { JournalEntry, SandboxRecord, SmsRecord } from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { formatRequest } from "../control/format.js";
import type { SandboxHandle } from "../index.js";
import { accountOf } from "./account.js";
import { expectKind } from "./callback-match.js";
import { evidenceOf, gapsOf } from "./evidence.js";
import { asking, type Match, matches, sayMatch } from "./includes.js";
import { expectRequest } from "./matcher-options.js";
import { callsToMerchant, type MerchantCall } from "./merchant-calls.js";
import type { Fields } from "./received.js";
import { invoiceOf, invoiceOfOrder, recurringOf } from "./references.js";
import type { Host } from "./surface.js";
import type { TestGateway } from "./test-gateway.js";
import { type Feed, Watch } from "./watch.js";

export interface TestGatewayParts {
  readonly host: Host;
  readonly sandbox: SandboxHandle;
  readonly secretKey: string;
  readonly waitTimeoutMs: number;
  /** The number of the last request without a sandbox before this one began. */
  readonly unclaimedBefore: number;
}

/** Makes a sandbox ready for a test. */
export function testGateway(parts: TestGatewayParts): TestGateway {
  const { host, sandbox, secretKey, waitTimeoutMs, unclaimedBefore } = parts;
  const { name } = sandbox;
  const watch = <T>(feed: Feed<T>) => new Watch(host, name, feed, waitTimeoutMs);
  const callbacks = watch(callbackFeed(sandbox));
  const messages = watch(smsFeed(sandbox));
  const requests = watch(requestFeed(sandbox));
  const credentials = { apiId: name, secretKey, profileNo: name, apiKey: secretKey };
  return {
    ...sandbox,
    ...credentials,
    kind: "gateway",
    baseUrl: host.baseUrl,
    orderUrl: host.orderUrl,
    controlUrl: host.controlUrl,
    env: variables(host, sandbox, secretKey),
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
      requests.next(onlyRequest(operation, match), options, async () =>
        gapsOf(evidenceOf(await sandbox.requests(), operation, match)),
      ),
    async rewind(to) {
      await host.rewind(name, to);
      await Promise.all([callbacks.prune(), messages.prune(), requests.prune()]);
    },
    account: () => accountOf(sandbox, host, unclaimedBefore),
    record: async (path) => saved(path, await sandbox.recorded()),
    dispose: () => host.reset(name),
    [Symbol.asyncDispose]: () => host.reset(name),
  };
}

/** What makes the page is large, and most tests never fail. */
async function saved(path: string, record: SandboxRecord): Promise<string> {
  return (await import("../workbench/record-page.js")).saveRecord(path, record);
}

function callbackFeed(sandbox: SandboxHandle): Feed<MerchantCall> {
  return {
    one: "a callback",
    read: () => callsToMerchant(sandbox),
    keyOf: ({ callbackId, at, outcome }) => `${callbackId} ${at} ${outcome}`,
    say: ({ kind, method, url, outcome, detail }) => {
      return `${kind}: ${method} ${url} ${outcome}, ${detail}`;
    },
  };
}

function smsFeed(sandbox: SandboxHandle): Feed<SmsRecord> {
  return {
    one: "a text message",
    read: () => sandbox.sms(),
    keyOf: ({ id, at }) => `${id} ${at}`,
    say: ({ kind, to, text }) => `${kind} to ${to}: ${text}`,
  };
}

function requestFeed(sandbox: SandboxHandle): Feed<JournalEntry> {
  return {
    one: "a request",
    read: async () => (await sandbox.requests()).requests,
    keyOf: ({ id }) => String(id),
    say: formatRequest,
  };
}

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
  const question = (entry: JournalEntry) => {
    return evidenceOf({ requests: [entry], dropped: 0 }, operation, match).found.length > 0;
  };
  return asking(question, ` of ${operation}${sayMatch(match)}`);
}

function variables(host: Host, { name, token }: SandboxHandle, secretKey: string) {
  return {
    PAYSTUB_BASE_URL: host.baseUrl,
    PAYSTUB_ORDER_URL: host.orderUrl,
    PAYSTUB_CONTROL_URL: host.controlUrl,
    ...(host.controlToken !== null && { PAYSTUB_CONTROL_TOKEN: host.controlToken }),
    PAYSTUB_SANDBOX: name,
    PAYSTUB_TOKEN: token,
    PAYSTUB_API_ID: name,
    PAYSTUB_SECRET_KEY: secretKey,
    PAYSTUB_PROFILE_NO: name,
    PAYSTUB_API_KEY: secretKey,
  };
}
