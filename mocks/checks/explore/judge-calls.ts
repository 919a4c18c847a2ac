import { operations } from "../../../spec/generated/operations.js";
import { isAmbiguous } from "../../observe/invariants/calls.js";
import { fieldsOf, namedInvoice } from "../../observe/invariants/evidence.js";
import { callbacksOf, type ObservedSandbox, startedAt } from "../../observe/record.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import type { ShopFinding } from "./sequence.js";

/** Requests with the step of the sequence that they belong to, by where the journal was at each quiet moment. */
export function inSteps(
  requests: readonly JournalEntry[],
  quiet: readonly number[],
): readonly JournalEntry[] {
  return requests.map((entry, index) => {
    // What follows the last step of a sequence belongs to no action.
    const step = quiet.findLastIndex((from) => index >= from);
    return { ...entry, step: String(step) };
  });
}

/** What the calls of a shop show by themselves, beyond the invariants of every record. */
export function judgeCalls(
  record: ObservedSandbox,
  requests: readonly JournalEntry[],
  quiet: readonly number[],
): readonly ShopFinding[] {
  return [
    ...sentTwice(requests),
    ...mixedCodes(record),
    ...hammered(requests),
    ...repeated(requests),
    ...polled(record, requests),
    ...TOKENS.flatMap((token) => keptTokens(record.requests, quiet, token)),
  ];
}

/** The calls of one order that an unknown outcome forbids to repeat, besides those that create something. */
const ONCE: Readonly<Record<string, { key(request: JournalEntry): string; what: string }>> = {
  processPayment: { key: codeOf, what: "a wallet code" },
  refundOrder: {
    key: ({ requestBody }) => String(fieldsOf(requestBody).orderNumber),
    what: "a refund",
  },
};

/** What is sent twice in one step was sent again by the shop, and not asked for twice by the customer. */
function sentTwice(requests: readonly JournalEntry[]): readonly ShopFinding[] {
  const again = requests.find((request, index) => {
    const once = ONCE[request.operationId ?? ""];
    return requests.slice(0, index).some((first) => {
      const isSameCall = first.operationId === request.operationId && first.step === request.step;
      return isSameCall && once?.key(first) === once?.key(request) && once && isAmbiguous(first);
    });
  });
  if (!again) return [];
  const { what } = ONCE[again.operationId ?? ""] ?? { what: "" };
  const text = `${again.operationId} #${again.id} sent ${what} again, though the outcome of the first call was unknown`;
  return [{ invariant: "no-blind-resend", text }];
}

/** A code belongs to the session that it was sent for. */
function mixedCodes({ requests, world }: ObservedSandbox): readonly ShopFinding[] {
  const sessions = [...world.otpSessions.values()];
  const mixed = requests.find(({ operationId, requestBody }) => {
    if (operationId !== "processPayment") return false;
    const { paymentSessionId, stcpayPaymentOTP: code } = fieldsOf(requestBody);
    const used = sessions.find(({ id }) => id === paymentSessionId);
    const meant = sessions.filter((one) => one.code === code);
    const isOwn = meant.some(({ transactionNo }) => transactionNo === used?.transactionNo);
    return used !== undefined && meant.length > 0 && !isOwn;
  });
  if (!mixed) return [];
  const text = `processPayment #${mixed.id} sent the code of one customer in the payment session of another`;
  return [{ invariant: "mixes-customers", text }];
}

/** What makes calls one row: the same call for the same order in the same step; null for what all share. */
function rowOf(request: JournalEntry): string | null {
  const { step, operationId, path, requestBody } = request;
  const isAboutOne = namedInvoice(request) !== null || CREATED_OR_REFUNDED.has(operationId ?? "");
  return isAboutOne ? JSON.stringify([step, operationId, path, requestBody]) : null;
}

const CREATED_OR_REFUNDED: ReadonlySet<string> = new Set([
  ...operations.filter(({ creates }) => creates !== null).map(({ id }) => id),
  "refundOrder",
]);

function rowsOf(
  requests: readonly JournalEntry[],
  key: (request: JournalEntry) => string | null,
): readonly (readonly JournalEntry[])[] {
  const rows = new Map<string, JournalEntry[]>();
  for (const request of requests) {
    const own = key(request);
    if (own === null) continue;
    const row = rows.get(own);
    if (row) row.push(request);
    else rows.set(own, [request]);
  }
  return [...rows.values()];
}

/** The most that a shop tries within one step what the service refuses or cannot do. */
const TRIES_MAX = 10;

/** A call that fails each time, with 429 or 5xx, and is sent again and again within one step. */
function hammered(requests: readonly JournalEntry[]): readonly ShopFinding[] {
  const failed = requests.filter(
    ({ status, operationId }) =>
      (status === 429 || (status ?? 0) >= 500) && operationId !== "getInvoice",
  );
  const row = rowsOf(failed, rowOf).find(({ length }) => length > TRIES_MAX);
  if (!row) return [];
  const text = `${row[0]?.operationId} was sent ${row.length} times in one step, though each answer was a ${row[0]?.status}`;
  return [{ invariant: "hammers", text }];
}

/** How often one action may have the same thing done, two customers at once included. */
const DONE_MAX = 3;

/** A call that went well, and is sent again and again within one step. */
function repeated(requests: readonly JournalEntry[]): readonly ShopFinding[] {
  const changing = requests.filter(
    ({ operationId, status }) => operationId !== "getInvoice" && status !== null && status < 300,
  );
  const byOrder = (request: JournalEntry) => {
    const invoice = namedInvoice(request);
    return invoice === null ? rowOf(request) : `${request.step} ${request.operationId} ${invoice}`;
  };
  const row = rowsOf(changing, byOrder).find(({ length }) => length > DONE_MAX);
  if (!row) return [];
  const text = `${row[0]?.operationId} was sent ${row.length} times for one order in one step, though the first answer was a success`;
  return [{ invariant: "storms", text }];
}

/** How many times in a row a shop may ask for one invoice without a pause between an answer and the next call. */
const POLLS_MAX = 20;

/** Less than this between an answer and the next call is no pause, in real milliseconds. */
const PAUSE_MS = 50;

/** A shop that asks for an invoice in a loop without a pause. Each callback gives it a reason to ask. */
function polled(
  { world }: ObservedSandbox,
  requests: readonly JournalEntry[],
): readonly ShopFinding[] {
  const asked = requests.filter(({ operationId }) => operationId === "getInvoice");
  for (const row of rowsOf(asked, rowOf)) {
    const transactionNo = row[0] ? namedInvoice(row[0]) : null;
    const reasons = callbacksOf({ world })
      .filter(({ about }) => "transactionNo" in about && about.transactionNo === transactionNo)
      .reduce((sum, { attempts }) => sum + attempts.length, 0);
    const rushed = row.filter((request, n) => n > 0 && pauseMs(row[n - 1], request) < PAUSE_MS);
    if (rushed.length - reasons <= POLLS_MAX) continue;
    const text = `getInvoice asked for ${transactionNo} ${row.length} times in one step, mostly without a pause`;
    return [{ invariant: "storms", text }];
  }
  return [];
}

function pauseMs(before: JournalEntry | undefined, request: JournalEntry): number {
  const [began, ended] = [startedAt(request), before?.endedAt ?? null];
  return began === null || ended === null ? Number.POSITIVE_INFINITY : began - ended;
}

/**
 * When calls at the same moment are refused with one token, one login serves them all. A shop that logs in for
 * each of them may make the service end the token that the other call has just received.
 */
export function judgeLogins(
  record: Pick<ObservedSandbox, "requests">,
  quiet: readonly number[],
): readonly ShopFinding[] {
  const requests = inSteps(record.requests, quiet);
  for (const own of rowsOf(requests, ({ step }) => step ?? null)) {
    const logins = own.filter(({ operationId }) => operationId === "issueMerchantToken");
    const [first] = logins;
    const isClear = logins.every(({ status, faults }) => status === 200 && faults.length === 0);
    const refused = own.filter(({ status, token }) => isRefusal(status) && token);
    const isOneToken = new Set(refused.map(({ token }) => token)).size === 1;
    if (!first || !isClear || !isOneToken || logins.length < 2 || refused.length < 2) continue;
    // A shop that is rejected after a login has a reason to log in again.
    if (refused.some(({ id }) => id > first.id)) continue;
    const text = `issueMerchantToken was called ${logins.length} times at the same moment, after one token had ended`;
    return [{ invariant: "one-login", text }];
  }
  return [];
}

const isRefusal = (status: number | null) => status === 401 || status === 403;

function codeOf({ requestBody }: JournalEntry): string {
  const { paymentSessionId, stcpayPaymentOTP } = fieldsOf(requestBody);
  return `${paymentSessionId} ${stcpayPaymentOTP}`;
}

/** Whose tokens there are, and what issues them. */
export const TOKENS = [
  { role: "merchant", issuing: "issueMerchantToken" },
  { role: "partner", issuing: "issuePartnerToken" },
] as const;

/**
 * A refused token is kept when calls are refused in two periods between quiet moments and the shop asks for
 * no other token. Calls side by side, and a fresh token that a fault refuses, are no sign of that.
 */
function keptTokens(
  requests: readonly JournalEntry[],
  quiet: readonly number[],
  { role, issuing }: (typeof TOKENS)[number],
): readonly ShopFinding[] {
  const needing = operations.filter((one) => one.role === role).map(({ id }): string => id);
  let endedRefused = false;
  const findings: ShopFinding[] = [];
  quiet.forEach((from, index) => {
    const stretch = requests.slice(from, quiet[index + 1]);
    const calls = stretch.filter(({ operationId }) => needing.includes(operationId ?? ""));
    const last = calls.at(-1)?.status;
    const isRefused = isRefusal(last ?? null);
    const asks = stretch.some(({ operationId }) => operationId === issuing);
    if (endedRefused && isRefused && !asks) {
      const text = `${calls[0]?.operationId} was sent with a token that had been refused`;
      findings.push({ invariant: "refused-token-dropped", text });
    }
    if (calls.length > 0 || asks) endedRefused = isRefused && !asks;
  });
  return findings.slice(0, 1);
}
