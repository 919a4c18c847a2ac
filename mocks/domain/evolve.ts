import { type CallbackEvent, evolveCallback } from "./callback.js";
import { bytesOf } from "./event-size.js";
import type { DomainEvent, SandboxEvent } from "./events.js";
import { counted, type FaultEvent, freshFault } from "./fault.js";
import {
  bornInvoice,
  evolveInvoice,
  expiresAt,
  type InvoiceCreated,
  type InvoiceEvent,
} from "./invoice.js";
import { canHappen, type InvoiceStatus, SESSION_MOVES, statusAfter } from "./moves.js";
import { evolveRegistration } from "./onboarding.js";
import { evolveOtp, type OtpEvent } from "./otp.js";
import { evolveRecurring, type RecurringEvent } from "./recurring.js";
import { type Assumptions, changeSettings } from "./settings.js";
import { openRefundId, type SettlementEvent, settlementAfter, settlementOf } from "./settlement.js";
import type { Table } from "./table.js";
import type { EpochMs } from "./time.js";
import { openWorld, type World } from "./world.js";

/** Folds what happened to an invoice into the world, with what is found by it: number and expiry. */
export function foldInvoice(world: World, event: InvoiceEvent): void {
  const { transactionNo } = event;
  if (event.type === "invoice-created") return addInvoice(world, event);
  const before = world.invoices.get(transactionNo);
  const invoice = evolveInvoice(before, event);
  recount(world, before?.status, invoice.status);
  foldUnsettled(world, event);
  world.invoices.set(transactionNo, invoice);
}

function addInvoice(world: World, event: InvoiceCreated): void {
  const { transactionNo } = event;
  const { orderNumber } = event.order;
  const invoice = bornInvoice(event, world.orderNumbers.get(orderNumber) ?? null);
  world.invoices.set(transactionNo, invoice);
  recount(world, undefined, invoice.status);
  world.lastNumber = Number(transactionNo);
  world.orderNumbers.set(orderNumber, transactionNo);
  world.agenda.plan(expiresAt(invoice), "expiry", transactionNo);
}

/** A payment waits for its settlement, and so does its refund. */
function foldUnsettled(world: World, { type, transactionNo, at }: InvoiceEvent): void {
  switch (type) {
    case "invoice-paid":
      return awaitSettlement(world, transactionNo, at);
    case "invoice-refunded":
      return awaitSettlement(world, openRefundId(transactionNo), at);
  }
}

function awaitSettlement(world: World, id: string, at: EpochMs): void {
  world.unsettled.set(id, true);
  if (world.nextSettlement === null) planSettlement(world, settlementAfter(scheduleOf(world), at));
}

function scheduleOf({ settings }: World): Assumptions["settlement-schedule"] {
  return settings.assumptions["settlement-schedule"];
}

function planSettlement(world: World, at: EpochMs | null, isLate = false): void {
  world.nextSettlement = at === null ? null : { at, isLate };
  if (at !== null) world.agenda.plan(at, "settlement", "settlement");
}

/** Plans the settlement of open payments, by the current schedule. */
function replanSettlement(world: World, at: EpochMs): void {
  const isOpen = world.unsettled.size > 0;
  planSettlement(world, isOpen ? settlementAfter(scheduleOf(world), at) : null);
}

function foldSettlement(world: World, event: SettlementEvent): void {
  if (event.type === "settlement-postponed") {
    return planSettlement(world, event.nextAt, event.reason === "late");
  }
  const { settlementNumber, lines, at } = event;
  let repeats: string | null = null;
  for (const { kind, transactionNo } of lines) {
    world.unsettled.delete(kind === "payment" ? transactionNo : openRefundId(transactionNo));
    const invoice = kind === "payment" ? world.invoices.get(transactionNo) : undefined;
    if (!invoice) continue;
    repeats ??= invoice.settlementNumber ?? null;
    world.invoices.set(transactionNo, { ...invoice, settlementNumber });
  }
  world.settlements.set(settlementNumber, settlementOf(event, repeats));
  replanSettlement(world, at);
}

/** Counts an invoice in its new state, and no longer in the one before. */
function recount(world: World, from?: InvoiceStatus, to?: InvoiceStatus): void {
  if (from === to) return;
  const { pending, paid, canceled } = world.invoiceCounts;
  const moved = (status: InvoiceStatus) => (status === to ? 1 : 0) - (status === from ? 1 : 0);
  world.invoiceCounts = {
    pending: pending + moved("pending"),
    paid: paid + moved("paid"),
    canceled: canceled + moved("canceled"),
  };
}

/** Folds a whole log to its world. Throws for a log that does not begin with its opening. */
export function fold(events: Iterable<DomainEvent>): World {
  let world: World | undefined;
  for (const event of events) {
    if (world) evolve(world, event);
    else if (event.type === "sandbox-opened") world = openWorld(event);
    else throw new Error(`a log begins with sandbox-opened, not with ${event.type}`);
  }
  if (!world) throw new Error("an empty log is not a sandbox");
  return world;
}

/** Folds one event into the world. */
export function evolve(world: World, event: DomainEvent): void {
  world.seq += 1;
  world.bytes += bytesOf(event);
  if (event.at > world.lastAt) world.lastAt = event.at;
  switch (event.type) {
    case "invoice-created":
    case "invoice-paid":
    case "payment-declined":
    case "invoice-canceled":
      return foldInvoice(world, event);
    case "invoice-refunded":
    case "refund-failed":
      world.refundsAsked += 1;
      return foldInvoice(world, event);
    case "otp-sent":
    case "otp-code-rejected":
    case "otp-used":
      return foldOtp(world, event);
    case "recurring-registered":
    case "recurring-started":
    case "charge-succeeded":
    case "charge-failed":
    case "charges-arranged":
    case "recurring-completed":
    case "recurring-ended":
    case "recurring-canceled":
      return foldRecurring(world, event);
    case "callback-scheduled":
    case "callback-redirected":
    case "callback-dropped":
    case "callback-released":
    case "callback-attempted":
    case "callback-answered":
    case "callback-resend-asked":
      return foldCallback(world, event);
    case "license-checked":
    case "registration-code-rejected":
    case "mobile-verified":
    case "merchant-info-added":
    case "registration-confirmed":
    case "merchant-activated":
    case "merchant-rejected": {
      const { registrations } = world;
      const { registrationId: id } = event;
      registrations.set(id, evolveRegistration(registrations.get(id), event));
      if (event.type === "merchant-activated") {
        world.merchants = [...world.merchants, event.merchant];
      }
      return;
    }
    case "orders-settled":
    case "settlement-postponed":
      return foldSettlement(world, event);
    case "fault-added":
    case "fault-removed":
    case "fault-matched":
      return foldFault(world, event);
    case "sms-sent": {
      const { type: _, ...sms } = event;
      world.sms.push(sms);
      return;
    }
    default:
      return foldSandbox(world, event);
  }
}

function foldFault(world: World, event: FaultEvent): void {
  const { faults } = world;
  switch (event.type) {
    case "fault-added":
      world.faultsAdded += 1;
      faults.set(event.rule.id, freshFault(event.rule));
      return;
    case "fault-removed":
      faults.delete(event.id);
      return;
    case "fault-matched": {
      // A test value is a rule of its own that no tester added.
      const fault = faults.get(event.id);
      if (fault) faults.set(event.id, counted(fault, event.injected));
      return;
    }
  }
}

function foldOtp(world: World, event: OtpEvent): void {
  if (event.type === "otp-sent") {
    const earlier = world.otpSessions.get(world.otpOfInvoice.get(event.transactionNo) ?? "");
    if (earlier && canHappen(SESSION_MOVES, earlier.state, "otp-replaced")) {
      const state = statusAfter(SESSION_MOVES, earlier.state, "otp-replaced");
      world.otpSessions.set(earlier.id, { ...earlier, state });
    }
    world.otpOfInvoice.set(event.transactionNo, event.id);
  }
  world.otpSessions.set(event.id, evolveOtp(world.otpSessions.get(event.id), event));
}

function foldRecurring(world: World, event: RecurringEvent): void {
  const { recurringId } = event;
  const recurring = evolveRecurring(world.recurring.get(recurringId), event);
  world.recurring.set(recurringId, recurring);
  if (recurring.nextChargeAt !== null && event.type !== "charges-arranged") {
    world.agenda.plan(recurring.nextChargeAt, "charge", recurringId);
  }
}

function foldCallback(world: World, event: CallbackEvent): void {
  const { callbackId } = event;
  const callback = evolveCallback(world.callbacks.get(callbackId), event);
  world.callbacks.set(callbackId, callback);
  mark(world.openCallbacks, callbackId, callback.state === "in-flight");
  mark(world.heldCallbacks, callbackId, callback.state === "held");
  if (callback.nextAttemptAt !== null) {
    world.agenda.plan(callback.nextAttemptAt, "callback", callbackId);
  }
}

function mark(table: Table<true>, id: string, isIn: boolean): void {
  if (isIn) table.set(id, true);
  else table.delete(id);
}

function foldSandbox(world: World, event: SandboxEvent): void {
  switch (event.type) {
    case "settings-changed": {
      const schedule = scheduleOf(world);
      world.settings = changeSettings(world.settings, event.change);
      if (scheduleOf(world) !== schedule) replanSettlement(world, event.at);
      return;
    }
    case "clock-set":
      world.clock = event.clock;
      return;
    case "label-added":
      world.labels.set(event.name, { seq: world.seq, at: event.at });
      return;
    case "merchants-seeded":
      world.merchants = event.merchants;
      return;
    case "token-issued":
      return;
    case "sandbox-opened":
      throw new Error("a sandbox opens once");
  }
}
