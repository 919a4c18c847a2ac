import { type CallbackEvent, evolveCallback } from "./callback.js";
import type { DomainEvent, SandboxEvent } from "./events.js";
import { counted, type FaultEvent, freshFault } from "./fault.js";
import { foldInvoice } from "./fold-invoice.js";
import { canHappen, SESSION_MOVES, statusAfter } from "./moves.js";
import { evolveOtp, type OtpEvent } from "./otp.js";
import { evolveRecurring, type RecurringEvent } from "./recurring.js";
import { changeSettings } from "./settings.js";
import type { Table } from "./table.js";
import { openWorld, type World } from "./world.js";

/** A whole log to the world that it comes to. Throws on a log that does not begin with its opening. */
export function fold(events: Iterable<DomainEvent>): World {
  let world: World | undefined;
  for (const event of events) {
    if (world) evolve(world, event);
    else if (event.type === "sandbox-opened") world = openWorld(event);
    else throw new Error(`a log begins with sandbox-opened, not with ${event.type}`);
  }
  if (!world) throw new Error("an empty log is no sandbox");
  return world;
}

/** Folds one event into the world. */
export function evolve(world: World, event: DomainEvent): void {
  world.seq += 1;
  if (event.at > world.lastAt) world.lastAt = event.at;
  switch (event.type) {
    case "invoice-created":
    case "invoice-paid":
    case "payment-declined":
    case "invoice-canceled":
    case "invoice-withdrawn":
    case "invoice-reopened":
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
    case "recurring-withdrawn":
      return foldRecurring(world, event);
    case "callback-scheduled":
    case "callback-redirected":
    case "callback-dropped":
    case "callback-released":
    case "callback-attempted":
    case "callback-answered":
    case "callback-resend-asked":
      return foldCallback(world, event);
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
  const faults = new Map(world.faults);
  world.faults = faults;
  switch (event.type) {
    case "fault-added":
      world.faultsAdded += 1;
      faults.set(event.rule.id, freshFault(event.rule));
      return;
    case "fault-removed":
      faults.delete(event.id);
      return;
    case "fault-matched": {
      // A test value is a rule of its own that nobody added.
      const fault = faults.get(event.id);
      if (fault) faults.set(event.id, counted(fault, event.struck));
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
  if (event.type === "recurring-withdrawn") {
    world.recurring.delete(recurringId);
    return;
  }
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
    case "settings-changed":
      world.settings = changeSettings(world.settings, event.change);
      return;
    case "clock-set":
      world.clock = event.clock;
      return;
    case "label-added":
      world.labels = new Map(world.labels).set(event.name, { seq: world.seq, at: event.at });
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
