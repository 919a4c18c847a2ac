import { placed } from "../api/field-errors.js";
import type { FieldError } from "../api/validation.js";
import {
  type CallbackAbout,
  type CallbackBeginning,
  type CallbackEvent,
  callbackMove,
} from "../domain/callback.js";
import type { DomainEvent } from "../domain/events.js";
import type { FaultEvent } from "../domain/fault.js";
import type { InvoiceEvent } from "../domain/invoice.js";
import {
  CALLBACK_MOVES,
  canHappen,
  INVOICE_MOVES,
  RECURRING_MOVES,
  REGISTRATION_MOVES,
} from "../domain/moves.js";
import type { RegistrationEvent } from "../domain/onboarding.js";
import type { OtpEvent } from "../domain/otp.js";
import type { Recurring, RecurringEvent } from "../domain/recurring.js";
import type { SettlementEvent, SettlementLine } from "../domain/settlement.js";
import type { World } from "../domain/world.js";
import { ruleErrors } from "./fault-rules.js";

type Errors = readonly FieldError[];

const NONE: Errors = [];

const wrong = (name: string, error: string): Errors => [{ name, error }];

/**
 * Why a valid event cannot follow a log: the rules that our own logs keep by construction. A log that
 * passes can be folded.
 */
export function orderErrors(world: World, event: DomainEvent): Errors {
  if (event.at < world.lastAt) {
    return wrong(
      "at",
      `is earlier than that of the event before: ${event.at} after ${world.lastAt}`,
    );
  }
  switch (event.type) {
    case "sandbox-opened":
      return wrong("type", "cannot be sandbox-opened again: a sandbox opens once");
    case "label-added":
      return world.labels.has(event.name) ? wrong("name", "is that of an earlier label") : NONE;
    case "sms-sent":
      return [
        ...next("id", event.id, "sms", world.sms.length),
        ...(event.transactionNo === null ? NONE : knownInvoice(world, event.transactionNo)),
      ];
    case "license-checked":
    case "registration-code-rejected":
    case "mobile-verified":
    case "merchant-info-added":
    case "registration-confirmed":
    case "merchant-activated":
    case "merchant-rejected":
      return ofRegistration(world, event);
    case "orders-settled":
    case "settlement-postponed":
      return ofSettlement(world, event);
    case "settings-changed":
    case "clock-set":
    case "merchants-seeded":
    case "token-issued":
      return NONE;
    case "otp-sent":
    case "otp-code-rejected":
    case "otp-used":
      return ofOtp(world, event);
    case "fault-added":
    case "fault-removed":
    case "fault-matched":
      return ofFault(world, event);
    case "callback-scheduled":
    case "callback-redirected":
    case "callback-dropped":
      return [
        ...next("callbackId", event.callbackId, "cb", world.callbacks.size),
        ...ofAbout(world, event.about),
      ];
    case "callback-released":
    case "callback-attempted":
    case "callback-answered":
    case "callback-resend-asked":
      return ofCallback(world, event);
    case "recurring-registered":
      return world.recurring.has(event.recurringId)
        ? wrong("recurringId", "is that of an earlier recurring payment")
        : NONE;
    case "recurring-started":
    case "charge-succeeded":
    case "charge-failed":
    case "charges-arranged":
    case "recurring-completed":
    case "recurring-ended":
    case "recurring-canceled":
      return ofRecurring(world, event);
    default:
      return ofInvoice(world, event);
  }
}

/** Ids count up, so that the next one is never that of something else. */
function next(field: string, id: string, prefix: string, before: number): Errors {
  const expected = `${prefix}-${before + 1}`;
  return id === expected
    ? NONE
    : wrong(field, `must be ${expected}, the next one, but you sent ${id}`);
}

function knownInvoice(world: World, transactionNo: string, at = ""): Errors {
  if (world.invoices.has(transactionNo)) return NONE;
  return wrong(placed(at, "transactionNo"), `is that of no invoice: ${transactionNo}`);
}

function ofInvoice(world: World, event: InvoiceEvent): Errors {
  const { type, transactionNo } = event;
  const invoice = world.invoices.get(transactionNo);
  if (type === "invoice-created") {
    if (invoice) return wrong("transactionNo", "is that of an earlier invoice");
    const riyals = event.order.currency === "SAR";
    if (riyals === (event.rate === null)) return NONE;
    return wrong("rate", riyals ? "must be null for SAR" : "must be that of the currency");
  }
  if (!invoice) return knownInvoice(world, transactionNo);
  if ("refundId" in event && event.refundId !== world.refundsAsked + 1) {
    return wrong("refundId", `must be ${world.refundsAsked + 1}, but you sent ${event.refundId}`);
  }
  if (type === "invoice-refunded" && invoice.refund?.status === "refunded") {
    return wrong("type", `cannot be ${type} again: invoice ${transactionNo} is refunded once`);
  }
  return canHappen(INVOICE_MOVES, invoice.status, type)
    ? NONE
    : wrong("type", `cannot be ${type}: invoice ${transactionNo} is ${invoice.status}`);
}

function ofOtp(world: World, event: OtpEvent): Errors {
  const session = world.otpSessions.get(event.id);
  if (event.type === "otp-sent") {
    const taken = session ? wrong("id", "is that of an earlier payment session") : NONE;
    return [...taken, ...knownInvoice(world, event.transactionNo)];
  }
  if (!session) return wrong("id", `is that of no payment session: ${event.id}`);
  if (session.state === "open") return NONE;
  return wrong("type", `cannot be ${event.type}: payment session ${event.id} is ${session.state}`);
}

function ofRegistration(world: World, event: RegistrationEvent): Errors {
  const { type, registrationId } = event;
  const registration = world.registrations.get(registrationId);
  if (type === "license-checked") {
    return registration ? wrong("registrationId", "is that of an earlier registration") : NONE;
  }
  if (!registration)
    return wrong("registrationId", `is that of no registration: ${registrationId}`);
  const { status } = registration;
  if (canHappen(REGISTRATION_MOVES, status, type)) return NONE;
  return wrong("type", `cannot be ${type}: registration ${registrationId} is ${status}`);
}

/** Its orders are those that wait, or that a fault settles again. Its sum may be a fault's too. */
function ofSettlement(world: World, event: SettlementEvent): Errors {
  if (event.type === "settlement-postponed") {
    if (world.nextSettlement !== null) return NONE;
    return wrong("type", "cannot be settlement-postponed: no settlement is planned");
  }
  const { settlementNumber, lines } = event;
  return [
    ...next("settlementNumber", settlementNumber, "STL", world.settlements.size),
    ...lines.flatMap((line, n) => ofLine(world, line, `lines.${n}`)),
  ];
}

function ofLine(world: World, { kind, transactionNo }: SettlementLine, at: string): Errors {
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) return knownInvoice(world, transactionNo, at);
  const happened = kind === "payment" ? invoice.status === "paid" : invoice.refund !== undefined;
  if (happened) return NONE;
  return wrong(placed(at, "kind"), `cannot be ${kind}: invoice ${transactionNo} has none`);
}

function ofFault(world: World, event: FaultEvent): Errors {
  // A test value is a rule of its own that no tester added.
  if (event.type === "fault-matched") return NONE;
  if (event.type === "fault-removed") {
    return world.faults.has(event.id) ? NONE : wrong("id", `is that of no rule: ${event.id}`);
  }
  const { rule } = event;
  const errors = [...next("id", rule.id, "fault", world.faultsAdded), ...ruleErrors(rule)];
  return errors.map(({ name, error }) => ({ name: placed("rule", name), error }));
}

function ofAbout(world: World, about: CallbackAbout): Errors {
  if (about.kind === "activation") {
    if (world.registrations.has(about.registrationId)) return NONE;
    return wrong("about.registrationId", `is that of no registration: ${about.registrationId}`);
  }
  if (about.kind === "settlement") {
    if (world.settlements.has(about.settlementNumber)) return NONE;
    return wrong("about.settlementNumber", `is that of no settlement: ${about.settlementNumber}`);
  }
  if (about.kind !== "charge") return knownInvoice(world, about.transactionNo, "about");
  if (world.recurring.has(about.recurringId)) return NONE;
  return wrong("about.recurringId", `is that of no recurring payment: ${about.recurringId}`);
}

/** What happens to a callback that there is already. */
type LaterCallbackEvent = Exclude<CallbackEvent, CallbackBeginning>;

function ofCallback(world: World, event: LaterCallbackEvent): Errors {
  const { type, callbackId } = event;
  const callback = world.callbacks.get(callbackId);
  if (!callback) return wrong("callbackId", `is that of no callback: ${callbackId}`);
  if (canHappen(CALLBACK_MOVES, callback.state, callbackMove(event))) {
    return event.type === "callback-answered" ? ofAnswer(event) : NONE;
  }
  return wrong("type", `cannot be ${type}: callback ${callbackId} is ${callback.state}`);
}

/** What was delivered is not tried again: it would be due for ever. */
function ofAnswer({
  result,
  retryAt,
}: CallbackEvent & { readonly type: "callback-answered" }): Errors {
  const over = result.outcome !== "delivered" || retryAt === null;
  return over ? NONE : wrong("retryAt", `must be null after delivery, but you sent ${retryAt}`);
}

function ofRecurring(
  world: World,
  event: Exclude<RecurringEvent, { readonly type: "recurring-registered" }>,
): Errors {
  const { type, recurringId } = event;
  const recurring = world.recurring.get(recurringId);
  if (!recurring) return wrong("recurringId", `is that of no recurring payment: ${recurringId}`);
  const { status, plan, cycle, failedAttempts } = recurring;
  const over = {
    "recurring-completed": plan.iterations > 0 && cycle > plan.iterations,
    "recurring-ended": failedAttempts > plan.retryCount,
  };
  const may = type in over ? over[type as keyof typeof over] : true;
  if (!may || !canHappen(RECURRING_MOVES, status, type)) {
    const where = `${status} in cycle ${cycle} with ${failedAttempts} failed attempts`;
    return wrong("type", `cannot be ${type}: recurring payment ${recurringId} is ${where}`);
  }
  return type === "charge-succeeded" || type === "charge-failed"
    ? ofCharge(recurring, event)
    : NONE;
}

function ofCharge(
  { plan, cycle, failedAttempts }: Recurring,
  event: RecurringEvent & { readonly type: "charge-succeeded" | "charge-failed" },
): Errors {
  const due = { cycle, attempt: failedAttempts + 1, amount: plan.amount };
  return (["cycle", "attempt", "amount"] as const).flatMap((field) =>
    event[field] === due[field]
      ? NONE
      : wrong(field, `must be ${due[field]}, which is due, but you sent ${event[field]}`),
  );
}
