import type {
  CallbackWhy,
  RecurringWhy,
  WhyNext,
  WhyResult,
  WhyStep,
} from "../../spec/generated/control.types.js";
import {
  type Callback,
  callbackHint,
  invoiceNumberOf,
  RETRY_WAITS_MS,
} from "../domain/callback.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import { describeChange, describeEvent } from "../domain/events.js";
import { expiresAt, type Invoice } from "../domain/invoice.js";
import { formatAmount } from "../domain/money.js";
import type { Recurring } from "../domain/recurring.js";
import type { Assumptions } from "../domain/settings.js";
import { plural } from "../domain/text.js";
import { toIso, toLocal } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { eventView } from "./views.js";

/** Why an invoice is in the state it is in: a verdict, and the events that led there. */
export function whyOf(invoice: Invoice, concerning: readonly LoggedEvent[]): WhyResult {
  const { transactionNo, status } = invoice;
  const chain = chainOf(concerning, describeChange, (one) => withOwnLines(one, transactionNo));
  const [code, verdict] = invoiceVerdict(invoice);
  const declines = invoice.declines.length;
  const declined = declines === 0 ? "" : ` after ${plural(declines, "declined payment")}`;
  const because = `invoice ${transactionNo} is ${status}${declined}: ${verdict}`;
  return { transactionNo, status, because, code, chain };
}

/** A settlement as far as it is about one invoice: it can hold a thousand others. */
function withOwnLines(logged: LoggedEvent, transactionNo: string): LoggedEvent {
  const { seq, event } = logged;
  if (event.type !== "orders-settled") return logged;
  const lines = event.lines.filter((line) => line.transactionNo === transactionNo);
  return { seq, event: { ...event, lines } };
}

/** Events as steps that led somewhere; those that are only planned are left out. */
function chainOf(
  concerning: readonly LoggedEvent[],
  textOf: (event: DomainEvent) => string | undefined = describeChange,
  shownAs: (logged: LoggedEvent) => LoggedEvent = (logged) => logged,
): WhyStep[] {
  return concerning.flatMap((one) => {
    const text = textOf(one.event);
    if (text === undefined) return [];
    const { seq, at, type, ...values } = eventView(shownAs(one));
    return [{ seq, at, text, type, values }];
  });
}

function invoiceVerdict(invoice: Invoice): readonly [WhyResult["code"], string] {
  const { status, method, via, canceledBy, closedAt, refund, settlementNumber } = invoice;
  const at = closedAt === null ? "" : ` at ${toLocal(closedAt)}`;
  switch (status) {
    case "pending": {
      const until = toLocal(expiresAt(invoice));
      return ["unpaid", `it is neither paid nor canceled, and it can be paid until ${until}`];
    }
    case "paid": {
      const isRefunded = refund?.status === "refunded";
      const refunded = isRefunded
        ? `, and refunded by the ${refund.by} at ${toLocal(refund.at)}`
        : "";
      const settled =
        settlementNumber === undefined ? "" : `, and settled with ${settlementNumber}`;
      return ["paid", `it was paid by ${method} (${via})${at}${refunded}${settled}`];
    }
    case "canceled":
      if (canceledBy === "expiry") return ["expired", `24 hours passed without a payment,${at}`];
      return ["canceled", `the ${canceledBy} canceled it${at}`];
  }
}

/** Whether an event is about an invoice. */
export function concerns(
  event: DomainEvent,
  transactionNo: string,
  world: Pick<WorldView, "otpSessions" | "callbacks">,
): boolean {
  if ("transactionNo" in event) return event.transactionNo === transactionNo;
  if (event.type === "orders-settled") {
    return event.lines.some((line) => line.transactionNo === transactionNo);
  }
  if (event.type === "otp-code-rejected" || event.type === "otp-used") {
    return world.otpSessions.get(event.id)?.transactionNo === transactionNo;
  }
  if (!("callbackId" in event)) return false;
  const about = world.callbacks.get(event.callbackId)?.about;
  return about !== undefined && invoiceNumberOf(about) === transactionNo;
}

type Retry = Assumptions["callback-retry"];

/** Says which events are about a callback. */
export function aboutCallback(callbackId: string): (logged: LoggedEvent) => boolean {
  return ({ event }) => "callbackId" in event && event.callbackId === callbackId;
}

/** Why a callback is in the state it is in: a verdict, what is due next, and what led there. */
export function callbackWhy(
  callback: Callback,
  concerning: readonly LoggedEvent[],
  retry: Retry,
): CallbackWhy {
  const { id, state } = callback;
  const resent = concerning.at(-1)?.event.type === "callback-resend-asked";
  const [code, verdict] = callbackVerdict(callback, resent, retry);
  return {
    callbackId: id,
    state,
    because: `callback ${id} ${verdict}`,
    code,
    next: nextAttempt(callback, retry),
    chain: chainOf(concerning, describeEvent),
  };
}

function callbackVerdict(
  callback: Callback,
  resent: boolean,
  retry: Retry,
): readonly [CallbackWhy["code"], string] {
  const { state, attempts, injected, target } = callback;
  const rule = injected ? `fault rule ${injected.id} (${injected.fault})` : "a fault rule";
  const many = attempts.length;
  const last = lastOf(callback);
  switch (state) {
    case "waiting":
      if (resent) return ["resent", "will be sent again, as requested"];
      if (many > 0) return ["retried", `will be retried: ${last}`];
      return ["untried", `was not sent yet${injected ? `; ${rule} affected it` : ""}`];
    case "held":
      return ["held", `is held: ${rule} keeps it until the next callback ends`];
    case "in-flight":
      return ["in-flight", `is being sent: ${last}`];
    case "delivered":
      return ["delivered", `was delivered: ${last}`];
    case "redirected":
      return ["redirected", `went through the customer's browser, to ${target}`];
    case "failed":
      return ["given-up", `has failed: ${last}; ${attemptsSaid(many, retry)}`];
    case "dropped":
      return ["dropped", `is never sent: ${rule} dropped it`];
  }
}

/** What the switch allows now: it may have been changed, and a tester asks for more than it allows. */
function attemptsSaid(made: number, retry: Retry): string {
  const allowed = RETRY_WAITS_MS[retry].length + 1;
  const many = allowed === 1 ? "one attempt" : `${allowed} attempts`;
  if (made < allowed) return `callback-retry=${retry}, which allows ${many}, was set later`;
  const besides = made > allowed ? `, but ${made} were made` : "";
  return `callback-retry=${retry} allows ${many}${besides}`;
}

/** How the latest attempt went, with what to do about it where that is known. */
function lastOf({ attempts }: Callback): string {
  const last = attempts.at(-1);
  if (!last) return "no attempt was made";
  const { at, result } = last;
  const which = `attempt ${attempts.length}, at ${toLocal(at)},`;
  if (!result) return `${which} has no answer yet`;
  const advice = callbackHint(result);
  return `${which} ${result.detail}${advice === undefined ? "" : ` (${advice})`}`;
}

function nextAttempt({ state, attempts, nextAttemptAt }: Callback, retry: Retry): WhyNext | null {
  if (nextAttemptAt === null) return null;
  const at = toIso(nextAttemptAt);
  const allowed = RETRY_WAITS_MS[retry].length + 1;
  const number = attempts.length + 1;
  if (state === "held") return { at, text: "the first attempt, at the latest" };
  const of = number > allowed ? "" : ` of ${allowed}, under callback-retry=${retry}`;
  return { at, text: `attempt ${number}${of}` };
}

type Failed = DomainEvent & { readonly type: "charge-failed" };
type RecurringVerdict = readonly [code: RecurringWhy["code"], sentence: string];

/**
 * Selects the events of a recurring payment: its own, those of its callbacks, and the match of a fault rule
 * that made a charge fail, which immediately precedes the charge.
 */
export function aboutRecurring(
  recurringId: string,
  logged: readonly LoggedEvent[],
  callbacks: WorldView["callbacks"],
): (one: LoggedEvent) => boolean {
  const first = logged[0]?.seq ?? 1;
  return ({ seq, event }) => {
    if ("recurringId" in event) return event.recurringId === recurringId;
    if ("callbackId" in event) {
      const about = callbacks.get(event.callbackId)?.about;
      return about?.kind === "charge" && about.recurringId === recurringId;
    }
    if (event.type !== "fault-matched" || event.fault !== "charge-fails" || !event.injected) {
      return false;
    }
    const charged = logged
      .slice(seq - first + 1, seq - first + 1 + FEW)
      .find((next) => next.event.type !== "fault-matched")?.event;
    return charged?.type === "charge-failed" && charged.recurringId === recurringId;
  };
}

/** How many events after a match the charge is looked for: a rule matches a charge and its callback. */
const FEW = 16;

/** Why a recurring payment is where it is: a verdict, what is due next, and what led there. */
export function recurringWhy(
  recurring: Recurring,
  concerning: readonly LoggedEvent[],
): RecurringWhy {
  const { id, status } = recurring;
  const [code, sentence] = recurringVerdict(recurring, concerning);
  return {
    recurringId: id,
    status,
    because: `recurring payment ${id} ${sentence}`,
    code,
    next: nextCharge(recurring),
    chain: chainOf(concerning, describeChange),
  };
}

function recurringVerdict(
  recurring: Recurring,
  concerning: readonly LoggedEvent[],
): RecurringVerdict {
  const { status, chargesDone, failedAttempts } = recurring;
  const events = concerning.map(({ event }) => event);
  const failed = failedAttempts === 0 ? "" : failureOf(recurring, events);
  const closing = events.findLast(({ type }) => CLOSING.includes(type));
  const at = closing ? ` at ${toLocal(closing.at)}` : "";
  const made = chargesDone === 1 ? "1 charge was made" : `${chargesDone} charges were made`;
  switch (status) {
    case "registered":
      return ["unstarted", "is registered: nothing is charged until the customer starts it"];
    case "active":
      if (failed !== "") return ["retrying", `is active, but ${failed}`];
      return ["on-time", `is active: ${made}, and none is overdue`];
    case "completed":
      return ["completed", `is completed: all ${chargesDone} charges were made, the last one${at}`];
    case "ended":
      return ["ended", `has ended${at}, its retries used up: ${failed}`];
    case "canceled": {
      const by = closing?.type === "recurring-canceled" ? closing.by : "merchant";
      return ["canceled", `is canceled: the ${by} canceled it${at}, after ${made}`];
    }
  }
}

const CLOSING: readonly DomainEvent["type"][] = [
  "recurring-completed",
  "recurring-ended",
  "recurring-canceled",
];

/** Which charge failed, when it did so last, and what made it. */
function failureOf(recurring: Recurring, events: readonly DomainEvent[]): string {
  const last = events.findLast((event): event is Failed => event.type === "charge-failed");
  if (!last) return "its charge failed";
  const { failedAttempts } = recurring;
  const times = failedAttempts === 1 ? "" : ` ${failedAttempts} times, the last one`;
  const facts = `${toLocal(last.at)}: ${last.code}, ${last.message}`;
  return `${chargeOf(recurring)} failed${times} at ${facts}; ${causeOf(last, events)}`;
}

function causeOf(failed: Failed, events: readonly DomainEvent[]): string {
  const before = events[events.indexOf(failed) - 1];
  return before?.type === "fault-matched"
    ? `fault rule ${before.id} (${before.fault}) made it fail`
    : "a tester arranged it";
}

function chargeOf({ cycle, plan }: Recurring): string {
  return `charge ${cycle}${plan.iterations === 0 ? "" : ` of ${plan.iterations}`}`;
}

function nextCharge(recurring: Recurring): WhyNext | null {
  const { nextChargeAt, failedAttempts, plan, arranged, failure } = recurring;
  if (nextChargeAt === null) return null;
  const charge = chargeOf(recurring);
  const retry = failedAttempts === 0 ? "" : `retry ${failedAttempts} of ${plan.retryCount} of `;
  const sum = `${formatAmount(plan.amount)} ${plan.currency}`;
  const fails = arranged[0] === "fail" ? `; it is arranged to fail with ${failure.code}` : "";
  return { at: toIso(nextChargeAt), text: `${retry}${charge}, ${sum}${fails}` };
}
