import type { RecurringWhy, WhyNext } from "../../spec/generated/control.types.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import { formatAmount } from "../domain/money.js";
import type { Recurring } from "../domain/recurring.js";
import { toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { describeNews } from "./describe-event.js";
import { chainOf } from "./why.js";

type Failed = DomainEvent & { readonly type: "charge-failed" };
type RecurringVerdict = readonly [code: RecurringWhy["code"], sentence: string];

/**
 * Says which events are about a recurring payment: its own, those of the callbacks that tell of it, and
 * the match of a fault rule that made a charge fail, which stands right before the charge.
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
    if (event.type !== "fault-matched" || event.fault !== "charge-fails" || !event.struck) {
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
    chain: chainOf(concerning, describeNews),
  };
}

function recurringVerdict(recurring: Recurring, concerning: readonly LoggedEvent[]): RecurringVerdict {
  const { status, chargesDone, failedAttempts } = recurring;
  const events = concerning.map(({ event }) => event);
  const failed = failedAttempts === 0 ? "" : failureOf(recurring, events);
  const closing = events.findLast(({ type }) => CLOSING.includes(type));
  const at = closing ? ` at ${toIso(closing.at)}` : "";
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
  const facts = `${toIso(last.at)}: ${last.code}, ${last.message}`;
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
