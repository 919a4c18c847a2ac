import { faults } from "../../../spec/generated/faults.js";
import { operations } from "../../../spec/generated/operations.js";
import { invoiceNumberOf } from "../../domain/callback.js";
import type { FaultRule } from "../../domain/fault.js";
import type { Order } from "../../domain/invoice.js";
import { toUnits } from "../../domain/money.js";
import type { RecurringStatus } from "../../domain/moves.js";
import { SECOND_MS } from "../../domain/time.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import { callbacksOf, startedAt } from "../record.js";
import {
  type Evidence,
  fieldsOf,
  gapsIn,
  type InvariantFacts,
  type Money,
  namedInvoice,
  noOccasion,
  type Report,
  type Shown,
  shownBy,
  textOf,
  type UnknownEnd,
} from "./evidence.js";

/** What each operation makes one more of with each call, by its id. */
const CREATED: ReadonlyMap<string | null, string> = new Map(
  operations.flatMap(({ id, creates }) => (creates === null ? [] : [[id, creates]])),
);

/** The other calls that must not be carried out twice, and the fields that say what they are about. */
const DONE_ONCE: Readonly<Record<string, readonly string[]>> = {
  processPayment: ["paymentSessionId", "stcpayPaymentOTP"],
  refundOrder: ["orderNumber"],
};

/** What a call does that must not be done twice: what it creates, or the operation; undefined for other calls. */
export function doneOnceBy({ operationId }: JournalEntry): string | undefined {
  const created = CREATED.get(operationId);
  if (created !== undefined || operationId === null) return created;
  return Object.hasOwn(DONE_ONCE, operationId) ? operationId : undefined;
}

/** Whether the caller cannot know what became of a request: carried out, or not. */
function isAmbiguous(request: JournalEntry): boolean {
  const { status, responseBody, cut } = request;
  if (status === null || status >= 500 || isBroken(request)) return true;
  if (status >= 300 || cut.includes("responseBody")) return false;
  return Object.keys(fieldsOf(responseBody)).length === 0;
}

/** Whether an answer is known to have never come in whole. */
export function isBroken(request: JournalEntry): boolean {
  const { endedAt = null, clientClosedAt = null } = request;
  return clientClosedAt !== null || (startedAt(request) !== null && endedAt === null);
}

/** The number that the shop gave an order; null where it gave none. */
function orderNumberOf({ requestBody }: JournalEntry): string | null {
  return textOf(fieldsOf(requestBody).orderNumber);
}

/** The contents of a request, without these order numbers anywhere. */
function contentsOf(
  { operationId, path, requestBody }: JournalEntry,
  numbers: readonly string[],
): string {
  const body = numbers.reduce((text, number) => text.replaceAll(number, "#"), requestBody ?? "");
  return `${operationId} ${path} ${body}`;
}

/** Whether a request under another order number still names an order: `ORD-1-2` does, and `/paid/ORD-1`. */
function namesOrder({ requestBody }: JournalEntry, number: string): boolean {
  const { orderNumber, callBackUrl, cancelUrl } = fieldsOf(requestBody);
  const paths = [callBackUrl, cancelUrl].map((url) => textOf(url)?.replace(/^\w+:\/\/[^/]*/, ""));
  return [textOf(orderNumber), ...paths].some((text) => holdsWord(text ?? "", number));
}

/** Whether a text holds a word that no letter or digit continues. */
function holdsWord(text: string, word: string): boolean {
  const parts = word === "" ? [] : text.split(word);
  return parts.some((before, n) => {
    const after = parts[n + 1];
    return after !== undefined && !/[a-z0-9]$/i.test(before) && !/^[a-z0-9]/i.test(after);
  });
}

/**
 * Whether the shop learned between two requests what became of an order. A call about a wallet names the invoice in
 * place of the order.
 */
function isChecked(between: readonly JournalEntry[], orderNumber: string | null): boolean {
  if (orderNumber === null) return false;
  return between.some((request) => {
    const { operationId, path, status, responseBody } = request;
    if (status !== 200) return false;
    if (operationId === "getTransactionsOfOrderNumber") {
      const { searchParams } = new URL(path, "http://shop");
      return searchParams.get("orderNumber") === orderNumber;
    }
    const echo = fieldsOf(responseBody).gatewayOrderRequest;
    const isAbout = [Object(echo).orderNumber, namedInvoice(request)].includes(orderNumber);
    return operationId === "getInvoice" && isAbout;
  });
}

/** Whether the shop took a callback between two requests that reported a refund of an order. */
function isReported(
  first: JournalEntry,
  again: JournalEntry,
  orderNumber: string | null,
  { events, world }: Evidence,
): boolean {
  const [since, until] = [first.position?.seq ?? 0, again.position?.seq ?? 0];
  return events.some(({ seq, event }) => {
    if (event.type !== "callback-answered" || event.result.outcome !== "delivered") return false;
    const about = world.callbacks.get(event.callbackId)?.about;
    if (about?.kind !== "refund" || seq <= since || seq > until) return false;
    return world.invoices.get(about.transactionNo)?.order.orderNumber === orderNumber;
  });
}

/** An unknown outcome, and what was sent after it. */
interface Resent {
  readonly first: JournalEntry;
  readonly again: JournalEntry;
  /** It cannot have been a customer who tried again under another order number. */
  readonly certain: boolean;
}

function resentAfter(first: JournalEntry, evidence: Evidence): Resent | undefined {
  const { requests, stepsAreActions } = evidence;
  const later = requests.filter(({ id }) => id > first.id);
  const number = orderNumberOf(first);
  const again = later.find((request) => {
    return doneOnceBy(request) === doneOnceBy(first) && isSameDeed(request, first);
  });
  if (!again || isChecked(later.slice(0, later.indexOf(again)), number)) return undefined;
  if (first.operationId === "refundOrder" && isReported(first, again, number, evidence)) {
    return undefined;
  }
  // The shop has to look before it sends the same again, even if its customer asked twice.
  const isSameOrder =
    number !== null && (orderNumberOf(again) === number || namesOrder(again, number));
  const { step = null } = again;
  const isSameStep = stepsAreActions === true && step !== null && step === first.step;
  // In a whole test, the retrying party is unknown, but two that live are one too many.
  const isTwin = stepsAreActions !== true && hasLiveTwins(again, evidence);
  return { first, again, certain: isSameOrder || isSameStep || isTwin };
}

/** Whether two calls that do the same do it for the same order, subscription, payment or refund. */
function isSameDeed(one: JournalEntry, other: JournalEntry): boolean {
  const fields = DONE_ONCE[one.operationId ?? ""];
  if (fields) {
    const [own, its] = [fieldsOf(one.requestBody), fieldsOf(other.requestBody)];
    return fields.every((name) => own[name] === its[name]);
  }
  const [number, its] = [orderNumberOf(one), orderNumberOf(other)];
  if (number !== null && number === its) return true;
  // One number may be a part of the other.
  const numbers = [number ?? "", its ?? ""]
    .filter((each) => each !== "")
    .sort((a, b) => b.length - a.length);
  return contentsOf(one, numbers) === contentsOf(other, numbers);
}

/** The states of a recurring payment that may still be charged. */
const LIVE: readonly RecurringStatus[] = ["registered", "active"];

/** Whether the world holds two recurring payments alike that a request asks for, neither of them ended. */
function hasLiveTwins({ requestBody }: JournalEntry, { world }: Evidence): boolean {
  const plans = [...world.recurring.values()]
    .filter(({ status, plan }) => {
      return LIVE.includes(status) && requestBody?.includes(plan.callbackUrl);
    })
    .map(({ plan }) => JSON.stringify(plan));
  return new Set(plans).size < plans.length;
}

/** The invariant `no-blind-resend`. */
export function judgeResent(evidence: Evidence): InvariantFacts {
  const ambiguous = evidence.requests.filter(
    (request) => doneOnceBy(request) !== undefined && isAmbiguous(request),
  );
  const resent = ambiguous.flatMap((first) => resentAfter(first, evidence) ?? []);
  return {
    occasions: ambiguous.length,
    breaches: resent.filter(({ certain }) => certain).map(resendShown),
    doubts: [...gapsIn(evidence), ...resent.filter(({ certain }) => !certain).map(resendShown)],
    none: "no-unknown-outcome",
  };
}

function resendShown({ first, again, certain }: Resent): Shown {
  const orderNumber = orderNumberOf(again);
  const isSameNumber = orderNumberOf(first) === orderNumber;
  const code = !certain ? "perhaps-resent" : isSameNumber ? "resent" : "renumbered";
  const shown = shownBy([first, again], { code, orderNumber, firstEnd: endOf(first) });
  return code === "renumbered"
    ? { ...shown, subject: { ...shown.subject, isRenumbered: true } }
    : shown;
}

function endOf({ status, clientClosedAt = null }: JournalEntry): UnknownEnd {
  if (status === null) return "unanswered";
  if (clientClosedAt !== null) return "aborted";
  return status >= 500 ? status : "cut-off";
}

/** Whether a request began after the whole answer to another had been sent. */
function beganAfter(request: JournalEntry, { endedAt = null }: JournalEntry): boolean {
  const began = startedAt(request);
  return began !== null && endedAt !== null && began > endedAt;
}

/**
 * Whether the shop was idle between two requests, so that each part of it knew of the first. In a whole test,
 * a part may have decided on the second before it learned of the first, and sent it late.
 */
function isIdleBetween(
  one: JournalEntry,
  other: JournalEntry,
  { stepsAreActions }: Evidence,
): boolean {
  return stepsAreActions === true && one.step !== other.step;
}

function isIssuing({ operationId }: JournalEntry): boolean {
  return operationId === "issueMerchantToken" || operationId === "issuePartnerToken";
}

/**
 * The invariant `refused-token-dropped`: after a rejection, the shop uses the same token again, and no new one. Only
 * the order of the requests counts, since any step may take long on a busy machine. Another part of the shop may
 * have taken the token before the rejection and send it late. So in a whole test, only the rejected call itself
 * shows that its sender keeps the token, and nothing does once the shop has a new one.
 */
export function judgeTokens(evidence: Evidence): InvariantFacts {
  const { requests } = evidence;
  if (!requests.some(({ token = null }) => token !== null)) return noOccasion("no-token");
  if (!requests.some(isIssuing)) return noOccasion("no-own-token");
  const refusals = requests.filter(
    (request) => isRefused(request) && !isOfTheCall(request, evidence),
  );
  const breaches = refusals.flatMap((refusal) => {
    const again = usedAgain(refusal, evidence);
    return again ? [keptToken(refusal, again)] : [];
  });
  return {
    occasions: refusals.length,
    // One is enough: the rest have the same cause.
    breaches: breaches.slice(0, 1),
    doubts: gapsIn(evidence),
    none: "no-refused-token",
  };
}

/** How a shop treats its tokens in one record. */
export interface TokenFacts {
  /** It requested a token, and used it for several calls. */
  readonly isKept: boolean;
  /** The first call whose token a fault made the service reject, after which the shop requested no new one. */
  readonly notRenewedFor: JournalEntry | null;
}

/** Looks at the tokens of a record. */
export function tokenFactsOf(requests: readonly JournalEntry[]): TokenFacts {
  const used = requests.flatMap(({ token = null }) => token ?? []);
  const refused = requests.findIndex((one) => {
    return isRefused(one) && (one.injected ?? []).length > 0;
  });
  const isRenewed = refused < 0 || requests.slice(refused).some(isIssuing);
  return {
    isKept: new Set(used).size < used.length && requests.some(isIssuing),
    notRenewedFor: isRenewed ? null : (requests[refused] ?? null),
  };
}

/** Whether the service rejected a call that had a token, and its caller got the whole answer. */
function isRefused(request: JournalEntry): boolean {
  const { token = null, status, endedAt = null, clientClosedAt = null } = request;
  const isWhole = endedAt !== null && clientClosedAt === null;
  return token !== null && (status === 401 || status === 403) && isWhole;
}

/** Whether the same call had been rejected with another token before, so that the token is not the reason. */
function isOfTheCall(refusal: JournalEntry, { requests }: Evidence): boolean {
  return requests.some((before) => {
    const isEarlier = before.id < refusal.id && before.token !== refusal.token;
    return isEarlier && isRefused(before) && isSame(before, refusal);
  });
}

/** The first request by which the shop used a rejected token again in place of a new one. */
function usedAgain(refusal: JournalEntry, evidence: Evidence): JournalEntry | undefined {
  const { requests, stepsAreActions = false } = evidence;
  const later = requests.slice(requests.indexOf(refusal) + 1);
  const again = later.find((request) => {
    if (request.token !== refusal.token || !beganAfter(request, refusal)) return false;
    return stepsAreActions ? isIdleBetween(refusal, request, evidence) : isSame(request, refusal);
  });
  if (!again) return undefined;
  // In a whole test, the part that was rejected may read the answer after others have sent the token again.
  const until = stepsAreActions ? later.slice(0, later.indexOf(again)) : later;
  const isRenewed = until.some((request) => {
    return isIssuing(request) || (request.token ?? refusal.token) !== refusal.token;
  });
  return isRenewed ? undefined : again;
}

/** Whether two requests ask for the same. */
export function isSame(one: JournalEntry, other: JournalEntry): boolean {
  const { operationId, path, requestBody } = one;
  return (
    operationId === other.operationId && path === other.path && requestBody === other.requestBody
  );
}

function keptToken(refusal: JournalEntry, again: JournalEntry): Shown {
  return shownBy([refusal, again], {
    code: "token-kept",
    refused: refusal.operationId,
    refusedWith: refusal.status,
    answeredWith: again.status,
  });
}

/** A wait that is this many times the one before has grown; timers are not more exact than that. */
const GROWTH = 1.1;

/** The share of what the answer asked for that counts as having waited so long. */
const HEEDED = 0.95;

/** The invariant `waits-longer`. */
export function judgeWaits(evidence: Evidence): InvariantFacts {
  const rows = limitedRows(evidence.requests).filter((row) => row.length > 2);
  const askedMs = askedSeconds(evidence) * SECOND_MS;
  return {
    occasions: rows.length,
    breaches: rows.flatMap((row) => earlyRetries(row, askedMs)),
    doubts: gapsIn(evidence),
    none: "no-repeated-429",
  };
}

/** Tries of the same call, each of them but the last answered with 429. */
function limitedRows(requests: readonly JournalEntry[]): readonly (readonly JournalEntry[])[] {
  const open: JournalEntry[][] = [];
  for (const request of requests) {
    const row = open.find(
      (one) => isSame(one[0] as JournalEntry, request) && isLimited(one.at(-1)),
    );
    if (row) row.push(request);
    else if (isLimited(request)) open.push([request]);
  }
  return open;
}

function isLimited(request: JournalEntry | undefined): boolean {
  return request?.status === 429;
}

function earlyRetries(row: readonly JournalEntry[], askedMs: number): readonly Shown[] {
  const waits = row.slice(1).map((request, n) => waitBetween(row[n], request));
  const at = waits.findIndex((wait, n) => {
    const before = waits[n - 1];
    if (wait === undefined || before === undefined || wait >= askedMs * HEEDED) return false;
    return wait < before * GROWTH;
  });
  if (at < 0) return [];
  const waitsMs = waits.slice(0, at + 1).map((wait) => Math.round(wait ?? 0));
  return [shownBy(row.slice(0, at + 2), { code: "no-longer-wait", waitsMs })];
}

function waitBetween(one: JournalEntry | undefined, next: JournalEntry): number | undefined {
  const { endedAt = null } = one ?? {};
  const began = startedAt(next);
  return endedAt === null || began === null ? undefined : began - endedAt;
}

/** The longest wait that a rule of the sandbox asks for, or what a 429 asks for by itself. */
function askedSeconds({ events }: Evidence): number {
  const rules = events.flatMap(({ event }): readonly FaultRule[] => {
    if (event.type === "fault-added") return [event.rule];
    return event.type === "sandbox-opened" ? (event.faults ?? []) : [];
  });
  const asked = rules
    .filter(({ fault }) => fault === "rate-limited")
    .map(({ parameters }) => Number(parameters.retryAfterSeconds));
  return asked.length > 0
    ? Math.max(...asked)
    : faults["rate-limited"].takes.retryAfterSeconds.default;
}

/** Calls that a closed invoice has no more use for. */
const POINTLESS = ["sendOtp", "processPayment", "cancelInvoice"];

/** How often a closed invoice may be asked for again: customers look at their orders. */
const LOOKS_MAX = 20;

/** What an answer said of an invoice, in small letters; null where it said nothing. */
export function statusReported(request: JournalEntry): string | null {
  const { operationId, status, responseBody } = request;
  if (status !== 200 || isBroken(request)) return null;
  const fields = fieldsOf(responseBody);
  if (operationId === "getInvoice") return textOf(fields.orderStatus)?.toLowerCase() ?? null;
  // A wallet's payment that went through says so in its own words.
  return operationId === "processPayment" && fields.orderNumber !== undefined ? "paid" : null;
}

/** The amount and the currency that an answer of getInvoice named. */
export function moneyReported({ responseBody }: JournalEntry): Money {
  const { amount, gatewayOrderRequest: echo } = fieldsOf(responseBody);
  return { amount, currency: Object(echo).currency };
}

/** Whether an answer of getInvoice named another amount or another currency than an order has. */
export function reportsOtherMoney(request: JournalEntry, order: Order): boolean {
  if (request.operationId !== "getInvoice") return false;
  const { amount, currency } = moneyReported(request);
  const isOtherAmount = typeof amount === "number" && amount !== toUnits(order.amount);
  return isOtherAmount || (typeof currency === "string" && currency !== order.currency);
}

/** Whether an answer told the shop that an invoice is paid, whichever operation it asked. */
export function confirmsPayment(request: JournalEntry, transactionNo: string): boolean {
  if (namedInvoice(request) === transactionNo) return statusReported(request) === "paid";
  if (request.status !== 200 || isBroken(request)) return false;
  const listed: readonly unknown[] = [fieldsOf(request.responseBody)].flat();
  return listed.some((one) => {
    const { transactionNo: number, orderStatus } = Object(one);
    return number === transactionNo && textOf(orderStatus)?.toLowerCase() === "paid";
  });
}

/**
 * The invariant `closed-is-closed`. The order of the requests decides, whatever takes how long. In a whole test, a part
 * of the shop may have decided on a call before the invoice was reported closed and sent it late, so a single call is
 * only a doubt.
 */
export function judgeClosed(evidence: Evidence): InvariantFacts {
  const closing = new Map<string, JournalEntry>();
  for (const request of evidence.requests) {
    const transactionNo = namedInvoice(request);
    // A wallet payment that is answered with 200 may still be taken back, so the shop may ask again.
    if (request.operationId === "processPayment") continue;
    const isClosed = /^(paid|cancell?ed)$/.test(statusReported(request) ?? "");
    if (!transactionNo || !isClosed || closing.has(transactionNo)) continue;
    closing.set(transactionNo, request);
  }
  const shown = [...closing].flatMap(([number, reported]) =>
    calledAfter(number, reported, evidence),
  );
  const isDoubt = ({ code }: Shown) => code === "perhaps-closed-called";
  return {
    occasions: closing.size,
    breaches: shown.filter((one) => !isDoubt(one)),
    doubts: [...gapsIn(evidence), ...shown.filter(isDoubt)],
    none: "no-closed-invoice",
  };
}

/** The calls for an invoice that have no more use after it was reported closed. */
function calledAfter(
  transactionNo: string,
  reported: JournalEntry,
  evidence: Evidence,
): readonly Shown[] {
  const later = evidence.requests.filter(
    (request) => namedInvoice(request) === transactionNo && beganAfter(request, reported),
  );
  const known = reportOf(reported);
  const pointless = later.filter(({ operationId }) => POINTLESS.includes(operationId ?? ""));
  const certain = pointless.find((request) => isIdleBetween(reported, request, evidence));
  const called = certain ?? pointless[0];
  const code = certain ? "closed-called" : "perhaps-closed-called";
  const looks = later.filter(({ operationId }) => operationId === "getInvoice");
  const tooMany = looks.length - callbacksAbout(transactionNo, evidence) > LOOKS_MAX;
  return [
    ...(called ? [shownBy([reported, called], { code, transactionNo, known })] : []),
    ...(tooMany
      ? [shownBy(looks, { code: "closed-asked", transactionNo, known, times: looks.length })]
      : []),
  ];
}

/** What a request reported of its invoice. */
export function reportOf(request: JournalEntry): Report {
  const { operationId: operation, id, status } = request;
  return { operation, request: id, said: statusReported(request) ?? status };
}

function callbacksAbout(transactionNo: string, evidence: Evidence): number {
  const own = callbacksOf(evidence).filter(({ about }) => invoiceNumberOf(about) === transactionNo);
  return own.reduce((sum, { attempts }) => sum + attempts.length, 0);
}
