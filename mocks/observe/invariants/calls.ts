import { faults } from "../../../spec/generated/faults.js";
import { operations } from "../../../spec/generated/operations.js";
import type { FaultRule } from "../../domain/fault.js";
import { SECOND_MS } from "../../domain/time.js";
import { callbacksIn } from "./callbacks.js";
import {
  type Breach,
  breach,
  fieldsOf,
  gapIn,
  type Looked,
  namedInvoice,
  notObserved,
  outcomeOf,
  type Seen,
  type SeenRequest,
  textOf,
} from "./looked.js";

/** What each operation makes one more of with each call, by its id. */
const CREATED: ReadonlyMap<string | null, string> = new Map(
  operations.flatMap(({ id, creates }) => (creates === null ? [] : [[id, creates]])),
);

/** Whether the caller cannot know what became of a request: carried out, or not. */
export function isAmbiguous(request: SeenRequest): boolean {
  const { status, responseBody, cut } = request;
  if (status === null || status >= 500 || isBroken(request)) return true;
  if (status >= 300 || cut.includes("responseBody")) return false;
  return Object.keys(fieldsOf(responseBody)).length === 0;
}

/** Whether an answer is known to have never come in whole. */
export function isBroken({ startedAt, endedAt, clientClosedAt }: SeenRequest): boolean {
  return clientClosedAt !== null || (startedAt !== null && endedAt === null);
}

/** The number that the shop gave an order; null where it gave none. */
function orderNumberOf({ requestBody }: SeenRequest): string | null {
  return textOf(fieldsOf(requestBody).orderNumber);
}

/** What a request asks for, apart from the number of its order wherever that stands. */
function contentsOf(request: SeenRequest): string {
  const { operationId, path, requestBody } = request;
  const number = orderNumberOf(request);
  const body = requestBody ?? "";
  return `${operationId} ${path} ${number === null || number === "" ? body : body.replaceAll(number, "#")}`;
}

/** Whether the shop learned between two requests what became of an order. */
function isChecked(between: readonly SeenRequest[], orderNumber: string | null): boolean {
  if (orderNumber === null) return false;
  return between.some(({ operationId, path, status, responseBody }) => {
    if (status !== 200) return false;
    if (operationId === "getTransactionsOfOrderNumber") {
      const { searchParams } = new URL(path, "http://shop");
      return searchParams.get("orderNumber") === orderNumber;
    }
    const echo = fieldsOf(responseBody).gatewayOrderRequest;
    return operationId === "getInvoice" && Object(echo).orderNumber === orderNumber;
  });
}

/** An outcome that nobody knows, and what was sent after it. */
interface Resent {
  readonly first: SeenRequest;
  readonly again: SeenRequest;
  /** Whether it can only have been the shop that sent it again. */
  readonly certain: boolean;
}

function resentAfter(first: SeenRequest, { requests, stepsAreActions }: Seen): Resent | undefined {
  const later = requests.filter(({ id }) => id > first.id);
  const number = orderNumberOf(first);
  const again = later.find((request) => {
    if (CREATED.get(request.operationId) !== CREATED.get(first.operationId)) return false;
    if (number !== null && orderNumberOf(request) === number) return true;
    return contentsOf(request) === contentsOf(first);
  });
  if (!again || isChecked(later.slice(0, later.indexOf(again)), number)) return undefined;
  const sameNumber = number !== null && orderNumberOf(again) === number;
  const sameStep = stepsAreActions === true && again.step !== null && again.step === first.step;
  return { first, again, certain: sameNumber || sameStep };
}

/** The invariant `no-blind-resend`. */
export function judgeResent(seen: Seen): Looked {
  const ambiguous = seen.requests.filter(
    (request) => CREATED.has(request.operationId) && isAmbiguous(request),
  );
  const resent = ambiguous.flatMap((first) => resentAfter(first, seen) ?? []);
  const doubts = resent.filter(({ certain }) => !certain).map(doubtOf);
  const gap = gapIn(seen);
  return outcomeOf(
    resent.filter(({ certain }) => certain).map(breachOf),
    ambiguous.length,
    "no call that creates something ended in an outcome that nobody knows",
    gap === undefined ? doubts : [gap, ...doubts],
  );
}

function breachOf({ first, again }: Resent): Breach {
  const number = orderNumberOf(again);
  const what = number === null ? "with the same contents" : `for order ${number}`;
  const how = endOf(first);
  const sentence = `${again.operationId} was sent again ${what} (#${again.id}) after #${first.id} ${how}: it may have been carried out, and nobody asked`;
  return breach(sentence, [first, again]);
}

function doubtOf({ first, again }: Resent): string {
  return `${again.operationId} came again with the same contents (#${again.id}) after #${first.id} ${endOf(first)}; whether the shop or its customer tried again cannot be seen`;
}

function endOf({ status, clientClosedAt }: SeenRequest): string {
  if (status === null) return "ended without an answer";
  if (clientClosedAt !== null) return "was given up before its answer had come";
  return status >= 500 ? `ended with ${status}` : "ended with half an answer";
}

/** What other parts of a shop may send before they hear of a refusal, in milliseconds. */
const HEARSAY_MS = 250;

const ISSUING = ["issueMerchantToken", "issuePartnerToken"];

/** The invariant `refused-token-dropped`. */
export function judgeTokens(seen: Seen): Looked {
  const { requests } = seen;
  const tokened = requests.filter(({ token }) => token !== null);
  if (tokened.length === 0) return notObserved("no request had a token that was written down");
  if (!requests.some(({ operationId }) => ISSUING.includes(operationId ?? ""))) {
    return notObserved("the shop never asked for a token, and one that is fixed cannot be renewed");
  }
  const refusals = tokened.filter((request) => isRefused(request) && !isOfTheCall(request, seen));
  const breaches = refusals.flatMap((refusal) => {
    const again = tokened.find((request) => isSentInSpite(request, refusal, seen));
    return again ? [breachOfOfRefusedTokens(refusal, again)] : [];
  });
  const gap = gapIn(seen);
  // One breach for each token is enough: the rest follow from the first.
  const first = breaches.filter(({ requests: [, again] }, n) => {
    return breaches.findIndex(({ requests: [, other] }) => other === again) === n;
  });
  const none = "no token was refused";
  return outcomeOf(first, refusals.length, none, gap === undefined ? [] : [gap]);
}

function isRefused({ status, endedAt, clientClosedAt }: SeenRequest): boolean {
  return (status === 401 || status === 403) && endedAt !== null && clientClosedAt === null;
}

/**
 * Whether the call had been refused before, and was sent again with a token made for it. What refuses
 * that one too refuses the call, and says nothing of the token.
 */
function isOfTheCall(refusal: SeenRequest, { requests }: Seen): boolean {
  const before = requests.slice(0, requests.indexOf(refusal));
  const last = before.findLastIndex((request) => isSame(request, refusal));
  const first = before[last];
  if (!first || !isRefused(first)) return false;
  return before.slice(last).some(({ operationId }) => ISSUING.includes(operationId ?? ""));
}

/** Whether a request began when whoever sent it knew that its token is refused. */
function isSentInSpite(request: SeenRequest, refusal: SeenRequest, seen: Seen): boolean {
  const { endedAt } = refusal;
  const { startedAt, token } = request;
  if (token !== refusal.token || startedAt === null || endedAt === null) return false;
  if (request.id === refusal.id || startedAt <= endedAt) return false;
  if (startedAt > endedAt + HEARSAY_MS) return true;
  // Who sends the same once more is the one that was refused, unless that one asked for a new token.
  return isSame(request, refusal) && !isHeeded(endedAt, seen);
}

/** Whether somebody asked for a new token as soon as one was refused. */
function isHeeded(refusedAt: number, { requests }: Seen): boolean {
  return requests.some(({ operationId, startedAt }) => {
    if (!ISSUING.includes(operationId ?? "") || startedAt === null) return false;
    return startedAt >= refusedAt && startedAt <= refusedAt + HEARSAY_MS;
  });
}

/** Whether two requests ask for the same. */
export function isSame(one: SeenRequest, other: SeenRequest): boolean {
  const { operationId, path, requestBody } = one;
  return (
    operationId === other.operationId && path === other.path && requestBody === other.requestBody
  );
}

function breachOfOfRefusedTokens(refusal: SeenRequest, again: SeenRequest): Breach {
  const refused = `${refusal.operationId} #${refusal.id} had been answered ${refusal.status}`;
  const answered = again.status === null ? "" : ` and answered ${again.status}`;
  const sentence = `${again.operationId} #${again.id} was sent${answered} with the same token after ${refused}`;
  return breach(sentence, [refusal, again]);
}

/** A wait that is this many times the one before has grown; timers are not more exact than that. */
const GROWTH = 1.1;

/** The share of what the answer asked for that counts as having waited so long. */
const HEEDED = 0.95;

/** The invariant `waits-longer`. */
export function judgeWaits(seen: Seen): Looked {
  const rows = limitedRows(seen.requests).filter((row) => row.length > 2);
  const askedMs = askedSeconds(seen) * SECOND_MS;
  const gap = gapIn(seen);
  return outcomeOf(
    rows.flatMap((row) => impatience(row, askedMs)),
    rows.length,
    "no call was sent again after two answers 429 in a row",
    gap === undefined ? [] : [gap],
  );
}

/** Tries of the same call, each of them but the last answered with 429. */
function limitedRows(requests: readonly SeenRequest[]): readonly (readonly SeenRequest[])[] {
  const open: SeenRequest[][] = [];
  for (const request of requests) {
    const row = open.find((one) => isSame(one[0] as SeenRequest, request) && isLimited(one.at(-1)));
    if (row) row.push(request);
    else if (isLimited(request)) open.push([request]);
  }
  return open;
}

function isLimited(request: SeenRequest | undefined): boolean {
  return request?.status === 429;
}

function impatience(row: readonly SeenRequest[], askedMs: number): readonly Breach[] {
  const waits = row.slice(1).map((request, n) => waitBetween(row[n], request));
  const at = waits.findIndex((wait, n) => {
    const before = waits[n - 1];
    if (wait === undefined || before === undefined || wait >= askedMs * HEEDED) return false;
    return wait < before * GROWTH;
  });
  if (at < 0) return [];
  const told = waits.slice(0, at + 1).map((wait) => `${Math.round(wait ?? 0)} ms`);
  const sentence = `${row[0]?.operationId} was sent again after ${told.join(", then ")}, though each answer was a 429`;
  return [breach(sentence, row.slice(0, at + 2))];
}

function waitBetween(one: SeenRequest | undefined, next: SeenRequest): number | undefined {
  if (!one || one.endedAt === null || next.startedAt === null) return undefined;
  return next.startedAt - one.endedAt;
}

/** The longest wait that a rule of the sandbox asks for, or what a 429 asks for by itself. */
function askedSeconds({ events }: Seen): number {
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
export function statusTold(request: SeenRequest): string | null {
  const { operationId, status, responseBody } = request;
  if (status !== 200 || isBroken(request)) return null;
  const fields = fieldsOf(responseBody);
  if (operationId === "getInvoice") return textOf(fields.orderStatus)?.toLowerCase() ?? null;
  // A wallet's payment that went through says so in its own words.
  return operationId === "processPayment" && fields.orderNumber !== undefined ? "paid" : null;
}

/** The invariant `closed-is-closed`. */
export function judgeClosed(seen: Seen): Looked {
  const closing = new Map<string, SeenRequest>();
  for (const request of seen.requests) {
    const transactionNo = namedInvoice(request);
    const isClosed = /^(paid|cancell?ed)$/.test(statusTold(request) ?? "");
    if (!transactionNo || !isClosed || closing.has(transactionNo)) continue;
    closing.set(transactionNo, request);
  }
  const gap = gapIn(seen);
  return outcomeOf(
    [...closing].flatMap(([transactionNo, told]) => breachesOf(transactionNo, told, seen)),
    closing.size,
    "the shop was told of no invoice that it is closed",
    gap === undefined ? [] : [gap],
  );
}

function breachesOf(transactionNo: string, told: SeenRequest, seen: Seen): readonly Breach[] {
  const later = seen.requests.filter(
    (request) => namedInvoice(request) === transactionNo && isKnownTo(request, told),
  );
  const said = `${told.operationId} #${told.id} had said that it is ${statusTold(told)}`;
  const pointless = later.find(({ operationId }) => POINTLESS.includes(operationId ?? ""));
  const looks = later.filter(({ operationId }) => operationId === "getInvoice");
  const calledBack = callbacksAbout(transactionNo, seen);
  const tooMany = looks.length - calledBack > LOOKS_MAX;
  return [
    ...(pointless
      ? [
          breach(`${named(pointless)} was sent for ${transactionNo} after ${said}`, [
            told,
            pointless,
          ]),
        ]
      : []),
    ...(tooMany
      ? [breach(`getInvoice asked for ${transactionNo} ${looks.length} times after ${said}`, looks)]
      : []),
  ];
}

function named({ operationId, id }: SeenRequest): string {
  return `${operationId} #${id}`;
}

function isKnownTo({ id, startedAt }: SeenRequest, told: SeenRequest): boolean {
  if (id <= told.id) return false;
  if (startedAt === null || told.endedAt === null) return true;
  return startedAt > told.endedAt + HEARSAY_MS;
}

function callbacksAbout(transactionNo: string, seen: Seen): number {
  const own = callbacksIn(seen).filter(({ about }) => {
    return about.kind !== "charge" && about.transactionNo === transactionNo;
  });
  return own.reduce((sum, { attempts }) => sum + attempts.length, 0);
}
