import type { Invoice } from "../../domain/invoice.js";
import { toUnits } from "../../domain/money.js";
import { doneOnceBy } from "../../observe/invariants/calls.js";
import { fieldsOf, namedInvoice, type ShopWord } from "../../observe/invariants/evidence.js";
import { type InvariantId, judgeInvariants } from "../../observe/invariants/invariants.js";
import {
  callbacksOf,
  isAboutInvoice,
  isDelivered,
  type ObservedSandbox,
  startedAt,
} from "../../observe/record.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import {
  answerOf,
  blame,
  invoicesOf,
  isFaultFree,
  isRefundedInvoice,
  isSameMobile,
  NOTHING,
  type RunContext,
  reportedOrder,
} from "./context.js";
import { brokenInvariant, type Finding, finding, type Statement, type When } from "./finding.js";
import type { ReportedOrder, ReportedSubscription, ShownOrder, WantedOrder } from "./shop.js";

// --- What the shop says after each step, and in the end ---

/** An order or a subscription as a finding names it. */
type Named = { readonly order: number } | { readonly subscription: number };

/** What a shop says now that no shop may say at any time. */
export async function judgeStep(context: RunContext, when: When): Promise<void> {
  for (const [index, order] of context.orders.entries()) {
    const reported = await reportedOrder(context, order);
    const invoices = invoicesOf(context, order);
    const named = { order: index + 1 };
    judgeInvoices(context, order, invoices, named);
    if (!reported) continue;
    judgeOwner(context, order, reported, named);
    judgeReported(context, reported, invoices, { when, named });
    keepWord(context, order, reported);
  }
  for (const [index, wanted] of context.subscriptions.entries()) {
    const named = { subscription: index + 1 };
    judgeWanted(context, wanted, subscriptionsOf(context, wanted), named);
    const reported = await reportedSubscription(context, wanted);
    if (reported) judgeCharges(context, reported, { when, named });
  }
}

/** The invoice that a shop names for an order has to be that of its customer. */
function judgeOwner(
  context: RunContext,
  { mobile }: WantedOrder,
  { transactionNo }: ReportedOrder,
  named: Named,
): void {
  const owner = context.record.world.invoices.get(transactionNo ?? "")?.order.clientMobile;
  const isOther = context.orders.some((other) => {
    return isSameMobile(other.mobile, owner) && !isSameMobile(owner, mobile);
  });
  if (!isOther || !transactionNo) return;
  blame(context, finding("invoice-of-another", named, { transactionNo }));
}

interface Asked {
  readonly when: When;
  readonly named: Named;
}

function judgeReported(
  context: RunContext,
  { state, shipped = 0, refunded = 0 }: ReportedOrder,
  invoices: readonly Invoice[],
  { when, named }: Asked,
): void {
  const isPaid = invoices.some(({ status }) => status === "paid");
  if (state === "paid" && !isPaid) blame(context, finding("paid-for-nothing", named, { when }));
  if (shipped > 0 && !isPaid) blame(context, finding("shipped-unpaid", named, { when }));
  if (shipped > 1) blame(context, finding("shipped-again", named, { when, times: shipped }));
  // A refunded order may count as canceled.
  const isKept = invoices.some((one) => one.status === "paid" && !isRefundedInvoice(one));
  if (isKept && (state === "failed" || state === "canceled")) {
    blame(context, finding("payment-denied", named, { when, state }));
  }
  if (refunded > 0 && !invoices.some(isRefundedInvoice)) {
    blame(context, finding("refund-claimed", named, { when }));
  }
  if (refunded > 1) blame(context, finding("refunded-again", named, { when, times: refunded }));
}

/** Rules about the whole recording are checked at the end. */
function keepWord(
  { words, record }: RunContext,
  order: WantedOrder,
  reported: ReportedOrder,
): void {
  if (!reported.transactionNo) return;
  words.push({
    transactionNo: reported.transactionNo,
    paid: reported.state === "paid",
    shipped: reported.shipped,
    owed: order.amount,
    afterRequest: record.requests.at(-1)?.id ?? 0,
  });
}

function judgeInvoices(
  context: RunContext,
  order: WantedOrder,
  invoices: readonly Invoice[],
  named: Named,
): void {
  judgeWanted(context, order, invoices.map(askedFor), named);
  const alive = invoices.filter(({ status }) => status !== "canceled");
  if (alive.length > 1) blame(context, finding("two-invoices", named, { count: alive.length }));
  for (const { order: own, transactionNo } of invoices) {
    const { orderNumber } = own;
    const all = [...context.record.world.invoices.values()].map((invoice) => invoice.order);
    const isReused = all.some((one) => {
      return one.orderNumber === orderNumber && !isSameMobile(one.clientMobile, order.mobile);
    });
    if (isReused) {
      blame(context, finding("order-number-reused", named, { orderNumber, transactionNo }));
    }
  }
}

/** What was asked for has to arrive at the service as it was: the amount, and the customer's name. */
function judgeWanted(
  context: RunContext,
  wanted: WantedOrder,
  made: readonly {
    readonly amount: number;
    readonly name: string;
    readonly currency: string;
  }[],
  named: Named,
): void {
  const { currency: ordered = "SAR" } = wanted;
  for (const { amount, name, currency } of made) {
    if (currency !== ordered) {
      blame(context, finding("other-currency", named, { ordered, asked: currency }));
    }
    if (amount !== Math.round(wanted.amount * 100)) {
      const both = { ordered: wanted.amount, asked: toUnits(amount) };
      blame(context, finding("other-amount", named, both));
    }
    if (name !== wanted.name) {
      blame(context, finding("other-name", named, { ordered: wanted.name, asked: name }));
    }
  }
}

/** What has to be so when all trouble is over and everybody had time. */
export async function judgeEnd(context: RunContext): Promise<void> {
  for (const [index, order] of context.orders.entries()) {
    const reported = await reportedOrder(context, order);
    const invoices = invoicesOf(context, order);
    const named = { order: index + 1 };
    if (invoices.length === 0 && isFaultFree(context)) {
      blame(context, finding("no-invoice", named, {}));
    }
    if (reported) judgeAgreement(context, reported, invoices, named);
  }
  const booked = await answerOf(context, "booked");
  if (typeof booked === "number") context.booked = booked;
  const complaint = await answerOf(context, "check");
  if (typeof complaint === "string" && complaint !== "") {
    blame(context, finding("complained", {}, { complaint }));
  }
}

/** An order that was placed while nothing was wrong with the service must not have failed for the shop. */
export async function judgePlaced(context: RunContext, order: WantedOrder): Promise<void> {
  const isOpen = invoicesOf(context, order).length > 0 || !isFaultFree(context);
  if (isOpen || (await reportedOrder(context, order))?.state !== "failed") return;
  blame(context, finding("no-invoice", numberOf(context, order), {}));
}

function numberOf({ orders }: RunContext, { id }: WantedOrder): Named {
  return { order: orders.findIndex((order) => order.id === id) + 1 };
}

function judgeAgreement(
  context: RunContext,
  { state, transactionNo: known, shipped, refunded }: ReportedOrder,
  invoices: readonly Invoice[],
  named: Named,
): void {
  // The shop cannot know an invoice that no call named to it.
  const knowable = invoices.filter(
    ({ transactionNo }) =>
      transactionNo === known ||
      wasCalledBack(context, transactionNo) ||
      wasAnswered(context, transactionNo),
  );
  const isPaid = knowable.some((one) => one.status === "paid" && !isRefundedInvoice(one));
  if (refunded === 0 && invoices.some((one) => isRefundReported(context, one))) {
    blame(context, finding("refund-missed", named, {}));
  }
  if (isPaid && state !== "paid") blame(context, finding("payment-missed", named, { state }));
  if (isPaid && shipped === 0) blame(context, finding("not-shipped", named, {}));
  const isOver = knowable.length > 0 && knowable.every(({ status }) => status === "canceled");
  if (isOver && (state === "pending" || state === "new")) {
    blame(context, finding("cancel-missed", named, { state }));
  }
}

async function reportedSubscription(
  context: RunContext,
  { id }: WantedOrder,
): Promise<ReportedSubscription | undefined> {
  const reported = await answerOf(context, "getSubscription", id);
  return reported === NOTHING ? undefined : reported;
}

/** A delivery may wait for word of its charge, but no delivery comes before its charge. In the end, all have come. */
function judgeCharges(
  context: RunContext,
  { recurringId, delivered }: ReportedSubscription,
  { when, named }: Asked,
): void {
  if (!recurringId || delivered === undefined) return;
  const charged = context.record.world.recurring.get(recurringId)?.chargesDone ?? 0;
  if (when === "end" ? delivered === charged : delivered <= charged) return;
  blame(context, finding("charges-differ", named, { when, delivered, charged }));
}

/**
 * Whether the shop got a complete answer with an invoice. A number that it asks for came from some caller,
 * perhaps a stranger with another order's number.
 */
function wasAnswered({ record }: RunContext, transactionNo: string): boolean {
  return record.requests.some((request) => {
    const { status, faults, clientClosedAt, path, requestBody, responseBody } = request;
    const isWhole = status === 200 && faults.length === 0 && !clientClosedAt;
    const isNamed = `${path} ${requestBody}`.includes(transactionNo);
    return isWhole && !isNamed && responseBody?.includes(transactionNo);
  });
}

/** Whether the shop answered a callback about an invoice with success. */
function wasCalledBack({ record }: RunContext, transactionNo: string): boolean {
  return callbacksOf(record).some((one) => isAboutInvoice(one, transactionNo) && isDelivered(one));
}

/** Whether the shop answered the webhook about the refund of an invoice with success. */
function isRefundReported({ record }: RunContext, invoice: Invoice): boolean {
  const isReported = callbacksOf(record).some((one) => {
    const isRefund = one.about.kind === "refund" && one.about.refunded;
    return isRefund && isAboutInvoice(one, invoice.transactionNo) && isDelivered(one);
  });
  return isReported && isRefundedInvoice(invoice);
}

/** What an invoice asks of whom. */
function askedFor({ order: { amount, clientName: name, currency } }: Invoice) {
  return { amount, name, currency };
}

function subscriptionsOf({ record }: RunContext, { mobile }: WantedOrder) {
  return [...record.world.recurring.values()].flatMap(({ plan }) =>
    isSameMobile(plan.customerMobile, mobile)
      ? [{ amount: plan.amount, name: plan.customerName, currency: plan.currency }]
      : [],
  );
}

// --- What the record shows ---

/** What the record of a sandbox is judged with. */
interface JudgedRecord {
  readonly record: ObservedSandbox;
  /** The position of the journal between the steps. */
  readonly quiet: readonly number[];
  readonly words: readonly ShopWord[];
  readonly booked?: number;
}

/** Here it is the customers who try again, as fast as sequences go: their waits say nothing of the shop. */
const NOT_JUDGED: readonly InvariantId[] = ["waits-longer"];

/** What the record shows by itself, and against the shop's own words. */
export function judgeRecord({ record, quiet, words, booked }: JudgedRecord): readonly Finding[] {
  const requests = inSteps(record.requests, quiet);
  const { events, world, missing } = record;
  const books = booked === undefined ? {} : { booked };
  const evidence = { requests, events, world, missing, words, ...books, stepsAreActions: true };
  const judged = judgeInvariants(evidence).flatMap((one): readonly Finding[] => {
    if (one.verdict !== "broken" || NOT_JUDGED.includes(one.invariant)) return [];
    const [breach] = one.breaches;
    return breach ? [brokenInvariant(one.invariant, breach)] : [];
  });
  return [...judged, ...judgeCalls(record, requests), ...crashes(record)];
}

/** A call that ends in a 500 has no deliberate answer, even if a later attempt succeeds. */
function crashes(record: ObservedSandbox): readonly Finding[] {
  for (const { target, attempts } of callbacksOf(record)) {
    if (!attempts.some(({ result }) => result?.status === 500)) continue;
    return [finding("callback-answered-500", {}, { path: new URL(target).pathname })];
  }
  return [];
}

/** Requests with the step of the sequence that they belong to, by where the journal was at each quiet moment. */
function inSteps(
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
function judgeCalls(
  record: ObservedSandbox,
  requests: readonly JournalEntry[],
): readonly Finding[] {
  return [
    ...mixedCodes(record),
    ...hammered(requests),
    ...repeated(requests),
    ...polled(record, requests),
  ];
}

/** A code belongs to the session that it was sent for. */
function mixedCodes({ requests, world }: ObservedSandbox): readonly Finding[] {
  const sessions = [...world.otpSessions.values()];
  const mixed = requests.find(({ operationId, requestBody }) => {
    if (operationId !== "processPayment") return false;
    const { paymentSessionId, stcpayPaymentOTP: code } = fieldsOf(requestBody);
    const used = sessions.find(({ id }) => id === paymentSessionId);
    const meant = sessions.filter((one) => one.code === code);
    const isOwn = meant.some(({ transactionNo }) => transactionNo === used?.transactionNo);
    return used !== undefined && meant.length > 0 && !isOwn;
  });
  return mixed ? [finding("code-of-another", {}, { request: mixed.id })] : [];
}

/** What makes calls one row: the same call for the same order in the same step; null for what all share. */
function rowOf(request: JournalEntry): string | null {
  const { step, operationId, path, requestBody } = request;
  const isAboutOne = namedInvoice(request) !== null || doneOnceBy(request) !== undefined;
  return isAboutOne ? JSON.stringify([step, operationId, path, requestBody]) : null;
}

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
function hammered(requests: readonly JournalEntry[]): readonly Finding[] {
  const failed = requests.filter(
    ({ status, operationId }) =>
      (status === 429 || (status ?? 0) >= 500) && operationId !== "getInvoice",
  );
  const row = rowsOf(failed, rowOf).find(({ length }) => length > TRIES_MAX);
  const [first] = row ?? [];
  if (!row || !first) return [];
  const { operationId: operation, status } = first;
  return [finding("failing-call-repeated", { operation }, { times: row.length, status })];
}

/** How often one action may have the same thing done, two customers at once included. */
const DONE_MAX = 3;

/** A call that went well, and is sent again and again within one step. */
function repeated(requests: readonly JournalEntry[]): readonly Finding[] {
  const changing = requests.filter(
    ({ operationId, status }) => operationId !== "getInvoice" && status !== null && status < 300,
  );
  const byOrder = (request: JournalEntry) => {
    const invoice = namedInvoice(request);
    return invoice === null ? rowOf(request) : `${request.step} ${request.operationId} ${invoice}`;
  };
  const row = rowsOf(changing, byOrder).find(({ length }) => length > DONE_MAX);
  const [first] = row ?? [];
  if (!row || !first) return [];
  return [finding("good-call-repeated", { operation: first.operationId }, { times: row.length })];
}

/** How many times in a row a shop may ask for one invoice without a pause between an answer and the next call. */
const POLLS_MAX = 20;

/** Less than this between an answer and the next call is no pause, in real milliseconds. */
const PAUSE_MS = 50;

/** A shop that asks for an invoice in a loop without a pause. Each callback gives it a reason to ask. */
function polled({ world }: ObservedSandbox, requests: readonly JournalEntry[]): readonly Finding[] {
  const asked = requests.filter(({ operationId }) => operationId === "getInvoice");
  for (const row of rowsOf(asked, rowOf)) {
    const transactionNo = row[0] ? namedInvoice(row[0]) : null;
    const reasons = callbacksOf({ world })
      .filter(({ about }) => "transactionNo" in about && about.transactionNo === transactionNo)
      .reduce((sum, { attempts }) => sum + attempts.length, 0);
    const rushed = row.filter((request, n) => n > 0 && pauseMs(row[n - 1], request) < PAUSE_MS);
    if (rushed.length - reasons <= POLLS_MAX) continue;
    const times = row.length;
    return [finding("asked-without-pause", { operation: "getInvoice" }, { times, transactionNo })];
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
): readonly Finding[] {
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
    const operation = "issueMerchantToken";
    return [finding("logged-in-twice", { operation }, { times: logins.length })];
  }
  return [];
}

const isRefusal = (status: number | null) => status === 401 || status === 403;

// --- What the shop says to a customer ---

/** Judges the shop's answer to a customer. A shop that a fault misled may say no by mistake. */
type JudgeStatement = (
  context: RunContext,
  order: WantedOrder,
  said: unknown,
  isUndisturbed: boolean,
) => void;

/** Finds that the shop's answer is untrue, in one way or the other. */
function judgeStatement(
  context: RunContext,
  order: WantedOrder,
  {
    about,
    said,
    wrongYes,
    wrongNo,
  }: {
    readonly about: Statement;
    readonly said: unknown;
    readonly wrongYes: boolean;
    readonly wrongNo: boolean;
  },
): void {
  const isWrong = (said === true && wrongYes) || (said === false && wrongNo);
  if (!isWrong) return;
  const states = invoicesOf(context, order).map(({ status }) => status);
  const evidence = { about, said: said === true, states };
  blame(context, finding("false-statement", numberOf(context, order), evidence));
}

/** Checks what the shop says to a customer about a wallet payment. */
export function judgeWallet(context: RunContext, order: WantedOrder, said: unknown): void {
  const paid = invoicesOf(context, order).filter(({ status }) => status === "paid");
  judgeStatement(context, order, {
    ...{ about: "wallet", said, wrongYes: paid.length === 0 },
    // The customer may have paid on the payment page meanwhile.
    wrongNo: paid.some(({ via }) => via === "wallet"),
  });
}

/** Checks what the shop says to a customer about a cancellation. */
export const judgeCancel: JudgeStatement = (context, order, said, isUndisturbed) => {
  const own = invoicesOf(context, order);
  const isCanceled = own.length > 0 && own.every(({ status }) => status === "canceled");
  const wrongNo = isCanceled && isUndisturbed;
  judgeStatement(context, order, { about: "cancel", said, wrongYes: !isCanceled, wrongNo });
};

/** Checks what the shop says to a customer about a refund. */
export const judgeRefund: JudgeStatement = (context, order, said, isUndisturbed) => {
  const refunded = invoicesOf(context, order).filter(isRefundedInvoice);
  // Of a refund that the service made by itself, the shop may not have heard yet.
  const isAsked = refunded.some(({ refund }) => refund?.by === "partner");
  judgeStatement(context, order, {
    ...{ about: "refund", said, wrongYes: refunded.length === 0 },
    wrongNo: isAsked && isUndisturbed,
  });
};

/** A customer who pays with the right code while nothing is wrong with the service has to be charged. */
export function judgeCharged(context: RunContext, order: WantedOrder, from: number): void {
  const { requests } = context.record;
  const [invoice] = invoicesOf(context, order);
  // A shop that pays later, in the background, has not sent the code yet.
  const isSent = requests.slice(from).some(({ operationId }) => operationId === "processPayment");
  if (invoice?.status !== "pending" || !isSent || !isFaultFree(context)) return;
  blame(context, finding("not-charged", numberOf(context, order), {}));
}

/** Whether everything on the page of an order is about its own customer. */
export function judgeShown(context: RunContext, order: WantedOrder, shown: unknown): void {
  const { transactionNo, name } = Object(shown) as ShownOrder;
  const others = context.orders.filter(({ id }) => id !== order.id);
  const isOf = (other: WantedOrder) =>
    invoicesOf(context, other).some((invoice) => invoice.transactionNo === transactionNo);
  const named = numberOf(context, order);
  if (transactionNo && others.some(isOf)) {
    blame(context, finding("page-of-another", named, { transactionNo }));
  } else if (typeof name === "string" && name !== order.name) {
    const isOther = others.some((other) => other.name === name);
    if (isOther) blame(context, finding("page-of-another", named, { name }));
  }
}
