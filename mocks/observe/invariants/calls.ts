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

/**
 * The time in which other parts of a shop may still send before they learn of a refusal, or of the new token
 * that the shop requests for it, in milliseconds.
 */
const HEARSAY_MS = 250;

/** The time in which a shop requests a new token after a refusal, even on a busy machine, in milliseconds. */
const RENEWAL_MS = 5000;

/** The operations that issue tokens. */
export const ISSUING: readonly (string | null)[] = ["issueMerchantToken", "issuePartnerToken"];

/** The invariant `refused-token-dropped`. */
export function judgeTokens(evidence: Evidence): InvariantFacts {
  const { requests } = evidence;
  const tokened = requests.filter(({ token = null }) => token !== null);
  if (tokened.length === 0) return noOccasion("no-token");
  if (!requests.some(({ operationId }) => ISSUING.includes(operationId))) {
    return noOccasion("no-own-token");
  }
  const refusals = tokened.filter(
    (request) => isRefused(request) && !isOfTheCall(request, evidence),
  );
  const breaches = refusals.flatMap((refusal) => {
    const [again] = sentInSpite(refusal, tokened, evidence);
    return again ? [keptToken(refusal, again)] : [];
  });
  // One breach for each token is enough: the rest follow from the first.
  const first = breaches.filter(({ requests: [, again] }, n) => {
    return breaches.findIndex(({ requests: [, other] }) => other === again) === n;
  });
  return {
    occasions: refusals.length,
    breaches: first,
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
  const isIssued = (from: readonly JournalEntry[]) =>
    from.some(({ operationId }) => ISSUING.includes(operationId));
  const refused = requests.findIndex((one) => {
    return isRefused(one) && (one.token ?? null) !== null && (one.injected ?? []).length > 0;
  });
  const isRenewed = refused < 0 || isIssued(requests.slice(refused));
  return {
    isKept: new Set(used).size < used.length && isIssued(requests),
    notRenewedFor: isRenewed ? null : (requests[refused] ?? null),
  };
}

function isRefused(request: JournalEntry): boolean {
  const { status, endedAt = null, clientClosedAt = null } = request;
  return (status === 401 || status === 403) && endedAt !== null && clientClosedAt === null;
}

/**
 * Whether the call had been refused before, and was sent again with a token made for it. What refuses
 * that one too refuses the call, and says nothing of the token. The same call of another part does not count where it
 * was still under way then.
 */
function isOfTheCall(refusal: JournalEntry, { requests }: Evidence): boolean {
  const before = requests.slice(0, requests.indexOf(refusal));
  const began = startedAt(refusal) ?? Number.POSITIVE_INFINITY;
  const last = before.findLastIndex((request) => {
    return isSame(request, refusal) && (request.endedAt ?? began) <= began;
  });
  const first = before[last];
  if (!first || !isRefused(first)) return false;
  return before.slice(last).some(({ operationId }) => ISSUING.includes(operationId));
}

/** The requests whose sender knew at their beginning that the service rejects their token. */
function sentInSpite(
  refusal: JournalEntry,
  tokened: readonly JournalEntry[],
  evidence: Evidence,
): readonly JournalEntry[] {
  const { endedAt = null } = refusal;
  if (endedAt === null) return [];
  const renewal = renewalAfter(endedAt, evidence);
  const later = tokened.filter((request) => {
    const began = startedAt(request);
    return request.token === refusal.token && request.id !== refusal.id && (began ?? 0) > endedAt;
  });
  // The part that was refused sends the same call again, unless it has requested a new token.
  const isHeeded = renewal !== undefined && renewal.began <= endedAt + HEARSAY_MS;
  const same = isHeeded ? [] : later.filter((request) => isSame(request, refusal));
  if (same.length > 0) return same;
  const knownAt = (renewal?.answeredAt ?? endedAt) + HEARSAY_MS;
  const elsewhere = later.filter((request) => (startedAt(request) ?? 0) > knownAt);
  // Another part may have taken the old token just before the new one came, and send it late on a busy machine.
  return renewal !== undefined && elsewhere.length < 2 ? [] : elsewhere;
}

/** When the shop requested a new token after one was refused, and when it got an answer. */
function renewalAfter(
  refusedAt: number,
  { requests }: Evidence,
): { readonly began: number; readonly answeredAt: number } | undefined {
  for (const request of requests) {
    const began = startedAt(request);
    if (!ISSUING.includes(request.operationId) || began === null) continue;
    if (began < refusedAt || began > refusedAt + RENEWAL_MS) continue;
    return { began, answeredAt: request.endedAt ?? began };
  }
  return undefined;
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

/** The invariant `closed-is-closed`. */
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
  return {
    occasions: closing.size,
    breaches: [...closing].flatMap(([number, reported]) => breachesOf(number, reported, evidence)),
    doubts: gapsIn(evidence),
    none: "no-closed-invoice",
  };
}

function breachesOf(
  transactionNo: string,
  reported: JournalEntry,
  evidence: Evidence,
): readonly Shown[] {
  const later = evidence.requests.filter(
    (request) => namedInvoice(request) === transactionNo && isKnownTo(request, reported),
  );
  const known = reportOf(reported);
  const pointless = later.find(({ operationId }) => POINTLESS.includes(operationId ?? ""));
  const looks = later.filter(({ operationId }) => operationId === "getInvoice");
  const calledBack = callbacksAbout(transactionNo, evidence);
  const tooMany = looks.length - calledBack > LOOKS_MAX;
  return [
    ...(pointless
      ? [shownBy([reported, pointless], { code: "closed-called", transactionNo, known })]
      : []),
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

function isKnownTo(request: JournalEntry, reported: JournalEntry): boolean {
  if (request.id <= reported.id) return false;
  const [began, { endedAt = null }] = [startedAt(request), reported];
  return began === null || endedAt === null || began > endedAt + HEARSAY_MS;
}

function callbacksAbout(transactionNo: string, evidence: Evidence): number {
  const own = callbacksOf(evidence).filter(({ about }) => invoiceNumberOf(about) === transactionNo);
  return own.reduce((sum, { attempts }) => sum + attempts.length, 0);
}
