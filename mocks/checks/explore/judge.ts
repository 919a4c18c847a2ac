import { operations } from "../../../spec/generated/operations.js";
import type { Invoice } from "../../domain/invoice.js";
import { plural } from "../../domain/text.js";
import { isAmbiguous } from "../../observe/invariants/calls.js";
import {
  fieldsOf,
  namedInvoice,
  type ShopWord,
  type Shown,
} from "../../observe/invariants/evidence.js";
import { type InvariantId, judgeInvariants } from "../../observe/invariants/invariants.js";
import { describeShown } from "../../observe/invariants/sentences.js";
import { callbacksOf, type ObservedSandbox, startedAt } from "../../observe/record.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import {
  answerOf,
  blame,
  invoicesOf,
  isFaultFree,
  isRefundedInvoice,
  NOTHING,
  type RunContext,
  reportedOrder,
} from "./context.js";
import type { ShopFinding } from "./sequence.js";
import type { ReportedOrder, ReportedSubscription, ShownOrder, WantedOrder } from "./shop.js";

// --- What the shop says after each step, and in the end ---

/** What a shop says now that no shop may say at any time. */
export async function judgeStep(context: RunContext, when: string): Promise<void> {
  for (const [index, order] of context.orders.entries()) {
    const reported = await reportedOrder(context, order);
    const invoices = invoicesOf(context, order);
    const name = `order ${index + 1}`;
    judgeInvoices(context, order, invoices, name);
    if (!reported) continue;
    judgeOwner(context, order, reported, name);
    judgeReported(context, reported, invoices, { when, name });
    keepWord(context, order, reported);
  }
  for (const [index, wanted] of context.subscriptions.entries()) {
    const made = subscriptionsOf(context, wanted);
    judgeWanted(context, wanted, made, `subscription ${index + 1}`);
    const reported = await reportedSubscription(context, wanted);
    if (reported) judgeDelivered(context, reported, `${when}, subscription ${index + 1}`);
  }
}

/** The invoice that a shop names for an order has to be that of its customer. */
function judgeOwner(
  context: RunContext,
  { mobile }: WantedOrder,
  { transactionNo }: ReportedOrder,
  name: string,
): void {
  const owner = context.record.world.invoices.get(transactionNo ?? "")?.order.clientMobile;
  const isOther = context.orders.some((other) => other.mobile === owner && owner !== mobile);
  if (!isOther) return;
  const text = `the shop says that ${name} has invoice ${transactionNo}, which belongs to another customer`;
  blame(context, "mixes-customers", text);
}

function judgeReported(
  context: RunContext,
  { state, shipped = 0, refunded = 0 }: ReportedOrder,
  invoices: readonly Invoice[],
  { when, name }: { readonly when: string; readonly name: string },
): void {
  const isPaid = invoices.some(({ status }) => status === "paid");
  const says = `${when}, the shop says that ${name}`;
  if (state === "paid" && !isPaid) {
    blame(context, "paid-for-nothing", `${says} is paid, but there was no payment`);
  }
  if (shipped > 0 && !isPaid) {
    blame(context, "ships-unpaid", `${says} was shipped, but there was no payment`);
  }
  if (shipped > 1) blame(context, "ships-twice", `${says} was shipped ${shipped} times`);
  // A refunded order may count as canceled.
  const isKept = invoices.some((one) => one.status === "paid" && !isRefundedInvoice(one));
  if (isKept && (state === "failed" || state === "canceled")) {
    blame(context, "denies-payment", `${says} is ${state}, but it was paid`);
  }
  if (refunded > 0 && !invoices.some(isRefundedInvoice)) {
    blame(context, "refunds", `${says} was refunded, but the service made no refund`);
  }
  if (refunded > 1) blame(context, "refunds", `${says} was refunded ${refunded} times`);
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
  name: string,
): void {
  judgeWanted(context, order, invoices.map(askedFor), name);
  const alive = invoices.filter(({ status }) => status !== "canceled");
  if (alive.length > 1) {
    blame(context, "two-invoices", `${name} has ${alive.length} invoices that are open or paid`);
  }
  for (const { order: own, transactionNo } of invoices) {
    const { orderNumber } = own;
    const all = [...context.record.world.invoices.values()].map((invoice) => invoice.order);
    if (all.some((one) => one.orderNumber === orderNumber && one.clientMobile !== order.mobile)) {
      const text = `${name} has order number ${orderNumber} (${transactionNo}), which another order has too`;
      blame(context, "order-number-reused", text);
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
  which: string,
): void {
  const { currency: ordered = "SAR" } = wanted;
  for (const { amount, name, currency } of made) {
    if (currency !== ordered) {
      const text = `${which} is in ${ordered}, but the service was asked for ${currency}`;
      blame(context, "currency", text);
    }
    if (amount !== Math.round(wanted.amount * 100)) {
      const amountReceived = (amount / 100).toFixed(2);
      blame(
        context,
        "amount",
        `${which} costs ${wanted.amount.toFixed(2)}, but the service was asked for ${amountReceived}`,
      );
    }
    if (name !== wanted.name) {
      blame(
        context,
        "name",
        `${which} is for ${wanted.name}, but the service received the name ${name}`,
      );
    }
  }
}

/** What has to be so when all trouble is over and everybody had time. */
export async function judgeEnd(context: RunContext): Promise<void> {
  for (const [index, order] of context.orders.entries()) {
    const reported = await reportedOrder(context, order);
    if (invoicesOf(context, order).length === 0 && isFaultFree(context)) turnedAway(context);
    if (reported)
      judgeAgreement(context, reported, invoicesOf(context, order), `order ${index + 1}`);
  }
  for (const [index, wanted] of context.subscriptions.entries()) {
    const reported = await reportedSubscription(context, wanted);
    if (reported) judgeCharges(context, reported, `subscription ${index + 1}`);
  }
  const booked = await answerOf(context, "reading its books", () => context.shop.booked?.());
  if (typeof booked === "number") context.booked = booked;
  const wrong = await answerOf(context, "its own check", () => context.shop.check?.());
  if (typeof wrong === "string" && wrong !== "") blame(context, "check", wrong);
}

/** An order that was placed while nothing was wrong with the service must not have failed for the shop. */
export async function judgePlaced(context: RunContext, order: WantedOrder): Promise<void> {
  const isOpen = invoicesOf(context, order).length > 0 || !isFaultFree(context);
  if (isOpen || (await reportedOrder(context, order))?.state !== "failed") return;
  turnedAway(context);
}

function turnedAway(context: RunContext): void {
  const text = "a customer's order got no invoice, though nothing was wrong with the service";
  blame(context, "turned-away", text);
}

function judgeAgreement(
  context: RunContext,
  reported: ReportedOrder,
  invoices: readonly Invoice[],
  name: string,
): void {
  // The shop cannot know an invoice that no call named to it.
  const knowable = invoices.filter(
    ({ transactionNo }) =>
      transactionNo === reported.transactionNo ||
      wasCalledBack(context, transactionNo) ||
      wasAnswered(context, transactionNo),
  );
  const says = `in the end, the shop says that ${name}`;
  const isPaid = knowable.some((one) => one.status === "paid" && !isRefundedInvoice(one));
  if (reported.refunded === 0 && invoices.some((one) => isRefundReported(context, one))) {
    blame(context, "refunds", `${says} is not refunded, but the webhook reported the refund`);
  }
  if (isPaid && reported.state !== "paid") {
    blame(context, "agreement", `${says} is ${reported.state}, but it was paid`);
  }
  if (isPaid && reported.shipped === 0) {
    blame(context, "agreement", `${says} is not shipped, but it was paid`);
  }
  const isOver = knowable.length > 0 && knowable.every(({ status }) => status === "canceled");
  if (isOver && (reported.state === "pending" || reported.state === "new")) {
    blame(context, "agreement", `${says} is ${reported.state}, but it was canceled`);
  }
}

async function reportedSubscription(
  context: RunContext,
  { id }: WantedOrder,
): Promise<ReportedSubscription | undefined> {
  const reported = await answerOf(context, "reading a subscription", () =>
    context.shop.getSubscription?.(id),
  );
  return reported === NOTHING ? undefined : (reported ?? undefined);
}

const chargesOf = ({ record }: RunContext, { recurringId }: ReportedSubscription): number =>
  record.world.recurring.get(recurringId ?? "")?.chargesDone ?? 0;

/** A delivery may wait for word of its charge, but no delivery comes before its charge. */
function judgeDelivered(context: RunContext, reported: ReportedSubscription, name: string): void {
  const { recurringId, delivered = 0 } = reported;
  const charges = chargesOf(context, reported);
  if (!recurringId || delivered <= charges) return;
  const text = `${name} was delivered ${plural(delivered, "time")}, but charged ${plural(charges, "time")}`;
  blame(context, "charges", text);
}

function judgeCharges(context: RunContext, reported: ReportedSubscription, name: string): void {
  if (!reported.recurringId || reported.delivered === undefined) return;
  const charges = chargesOf(context, reported);
  if (reported.delivered === charges) return;
  const text = `in the end, ${name} was delivered ${plural(reported.delivered, "time")}, but charged ${plural(charges, "time")}`;
  blame(context, "charges", text);
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
  return callbacksOf(record).some(({ about, override, attempts }) => {
    const isAbout = "transactionNo" in about && about.transactionNo === transactionNo;
    // A fault may have replaced the number with an unknown one.
    const isTrue = override?.id === undefined;
    return isAbout && isTrue && attempts.some(({ result }) => result?.outcome === "delivered");
  });
}

/** Whether the shop answered the webhook about the refund of an invoice with success. */
function isRefundReported({ record }: RunContext, invoice: Invoice): boolean {
  const isReported = callbacksOf(record).some(({ about, override, attempts }) => {
    if (about.kind !== "refund" || !about.refunded || override?.id !== undefined) return false;
    const isDelivered = attempts.some(({ result }) => result?.outcome === "delivered");
    return about.transactionNo === invoice.transactionNo && isDelivered;
  });
  return isReported && isRefundedInvoice(invoice);
}

/** What an invoice asks of whom. */
function askedFor({ order: { amount, clientName: name, currency } }: Invoice) {
  return { amount, name, currency };
}

function subscriptionsOf({ record }: RunContext, { mobile }: WantedOrder) {
  return [...record.world.recurring.values()].flatMap(({ plan }) =>
    plan.customerMobile === mobile
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
export function judgeRecord({
  record,
  quiet,
  words,
  booked,
}: JudgedRecord): readonly ShopFinding[] {
  const requests = inSteps(record.requests, quiet);
  const { events, world, missing } = record;
  const books = booked === undefined ? {} : { booked };
  const evidence = { requests, events, world, missing, words, ...books, stepsAreActions: true };
  const judged = judgeInvariants(evidence).flatMap((one): readonly ShopFinding[] => {
    if (one.verdict !== "broken" || NOT_JUDGED.includes(one.invariant)) return [];
    return one.breaches
      .filter((breach) => !isExcused(one.invariant, breach, requests))
      .slice(0, 1)
      .map((breach) => ({ invariant: one.invariant, text: describeShown(breach) }));
  });
  return [...judged, ...judgeCalls(record, requests), ...crashes(record)];
}

const ISSUING = ["issueMerchantToken", "issuePartnerToken"];

/**
 * Tokens of the same instant have the same text, and here the clock is frozen; calls that run side by side
 * in one step may learn of a refusal later.
 */
function isExcused(
  invariant: InvariantId,
  { requests: [refusal, again] }: Shown,
  requests: readonly JournalEntry[],
): boolean {
  if (invariant !== "refused-token-dropped") return false;
  const between = requests.filter(({ id }) => id >= (refusal ?? 0) && id <= (again ?? 0));
  const isRenewed = between.some(({ operationId }) => ISSUING.includes(operationId ?? ""));
  return isRenewed || between.at(0)?.step === between.at(-1)?.step;
}

/** A call that ends in a 500 has no deliberate answer, even if a later attempt succeeds. */
function crashes(record: ObservedSandbox): readonly ShopFinding[] {
  for (const { target, attempts } of callbacksOf(record)) {
    if (!attempts.some(({ result }) => result?.status === 500)) continue;
    const text = `the service's call to ${new URL(target).pathname} was answered with 500`;
    return [{ invariant: "callbacks-answered", text }];
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
): readonly ShopFinding[] {
  return [
    ...sentTwice(requests),
    ...mixedCodes(record),
    ...hammered(requests),
    ...repeated(requests),
    ...polled(record, requests),
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

// --- What the shop says to a customer ---

const FALSE_STATEMENT = "false-statement";

/** Checks what the shop says to a customer about a wallet payment. */
export function judgeWallet(context: RunContext, order: WantedOrder, reported: unknown): void {
  const paid = invoicesOf(context, order).filter(({ status }) => status === "paid");
  // The customer may have paid on the payment page meanwhile.
  const isTaken = paid.some(({ via }) => via === "wallet");
  const wallet = "the shop said to the customer that the wallet payment";
  if (reported === false && isTaken)
    blame(context, FALSE_STATEMENT, `${wallet} failed, but it succeeded`);
  if (reported === true && paid.length === 0) {
    blame(context, FALSE_STATEMENT, `${wallet} succeeded, but nothing was charged`);
  }
}

/** Checks what the shop says to a customer about a cancellation. A fault excuses a wrong no. */
export function judgeCancel(
  context: RunContext,
  order: WantedOrder,
  reported: unknown,
  isUndisturbed: boolean,
): void {
  const own = invoicesOf(context, order);
  const isCanceled = own.length > 0 && own.every(({ status }) => status === "canceled");
  const says = "the shop said to the customer that the order is";
  if (reported === true && !isCanceled) {
    const status = own.map((invoice) => invoice.status).join(" and ");
    blame(context, FALSE_STATEMENT, `${says} canceled, but it is ${status}`);
  }
  if (reported === false && isCanceled && isUndisturbed) {
    blame(context, FALSE_STATEMENT, `${says} not canceled, but it is`);
  }
}

/** Checks what the shop says to a customer about a refund. A fault excuses a wrong no. */
export function judgeRefund(
  context: RunContext,
  order: WantedOrder,
  reported: unknown,
  isUndisturbed: boolean,
): void {
  const refunded = invoicesOf(context, order).filter(isRefundedInvoice);
  if (reported === true && refunded.length === 0) {
    blame(
      context,
      FALSE_STATEMENT,
      "the shop said to the customer that the money is back, but there was no refund",
    );
  }
  // Of a refund that the service made by itself, the shop may not have heard yet.
  const isAsked = refunded.some(({ refund }) => refund?.by === "partner");
  if (reported === false && isAsked && isUndisturbed) {
    blame(
      context,
      FALSE_STATEMENT,
      "the shop said to the customer that there is no refund, but it was made",
    );
  }
}

/** A customer who pays with the right code while nothing is wrong with the service has to be charged. */
export function judgeCharged(context: RunContext, order: WantedOrder, from: number): void {
  const { requests } = context.record;
  const [invoice] = invoicesOf(context, order);
  // A shop that pays later, in the background, has not sent the code yet.
  const isSent = requests.slice(from).some(({ operationId }) => operationId === "processPayment");
  if (invoice?.status !== "pending" || !isSent || !isFaultFree(context)) return;
  const what = "a customer's wallet was not charged in spite of the right code";
  blame(context, "turned-away", `${what}, though nothing was wrong with the service`);
}

/** Whether everything on the page of an order is about its own customer. */
export function judgeShown(context: RunContext, order: WantedOrder, shown: unknown): void {
  const { transactionNo, name } = Object(shown) as ShownOrder;
  const others = context.orders.filter(({ id }) => id !== order.id);
  const isOf = (other: WantedOrder) =>
    invoicesOf(context, other).some((invoice) => invoice.transactionNo === transactionNo);
  const owner = transactionNo ? others.find(isOf) : undefined;
  const isOtherName =
    typeof name === "string" && name !== order.name && others.some((other) => other.name === name);
  if (!owner && !isOtherName) return;
  const what = owner ? `invoice ${transactionNo}` : `the name ${name}`;
  blame(context, "mixes-customers", `a customer was shown ${what} of another customer`);
}
