import { plural } from "../../control/format.js";
import type { Invoice } from "../../domain/invoice.js";
import type { ShopWord, Shown } from "../../observe/invariants/evidence.js";
import { type InvariantId, judgeInvariants } from "../../observe/invariants/invariants.js";
import { describeShown } from "../../observe/invariants/sentences.js";
import { callbacksOf, type ObservedSandbox } from "../../observe/record.js";
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
import { inSteps, judgeCalls, TOKENS } from "./judge-calls.js";
import type { ShopFinding } from "./sequence.js";
import type { ReportedOrder, ReportedSubscription, WantedOrder } from "./shop.js";

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
  return [...judged, ...judgeCalls(record, requests, quiet), ...crashes(record)];
}

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
  const isRenewed = between.some(({ operationId }) =>
    TOKENS.some(({ issuing }) => issuing === operationId),
  );
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
