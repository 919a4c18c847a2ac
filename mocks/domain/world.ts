import { Agenda, type Due } from "./agenda.js";
import { type Callback, type CallbackEvent, evolveCallback } from "./callback.js";
import type { ClockState } from "./clock.js";
import type { DomainEvent, SandboxEvent, SandboxOpened } from "./events.js";
import { counted, type Fault, type FaultEvent, type FaultRule } from "./fault.js";
import { evolveInvoice, expiresAt, type Invoice, type InvoiceEvent } from "./invoice.js";
import { fillMerchants, type Merchant, sampleMerchants } from "./merchants.js";
import { evolveOtp, type OtpEvent, type OtpSession } from "./otp.js";
import { evolveRecurring, type Recurring, type RecurringEvent } from "./recurring.js";
import { changeSettings, type Settings } from "./settings.js";
import type { Sms } from "./sms.js";
import type { EpochMs } from "./time.js";

/**
 * The state of one sandbox: what its log comes to. Each thing in it is a plain value that is replaced
 * and never changed; the collections are changed in place, by `evolve` alone, since a copy of a
 * million invoices for each event would be no state at all.
 */
export interface World {
  readonly name: string;
  readonly seed: string;
  readonly forkedFrom: string | null;
  readonly openedAt: EpochMs;
  /** Events folded so far: the number of the last one. */
  seq: number;
  /** The latest instant at which anything happened: time never runs back behind it. */
  lastAt: EpochMs;
  clock: ClockState;
  settings: Settings;
  merchants: readonly Merchant[];
  readonly invoices: Map<string, Invoice>;
  /** The latest invoice with an order number. */
  readonly orderNumbers: Map<string, string>;
  readonly otpSessions: Map<string, OtpSession>;
  /** The latest payment session of an invoice. */
  readonly otpOfInvoice: Map<string, string>;
  readonly recurring: Map<string, Recurring>;
  readonly callbacks: Map<string, Callback>;
  /** The callbacks that wait for the next one to end. */
  readonly heldCallbacks: Set<string>;
  /** The fault rules, in the order in which they were added. */
  readonly faults: Map<string, Fault>;
  /** How many rules there ever were: ids are not given twice. */
  faultsAdded: number;
  readonly sms: Sms[];
  /** The number of the event at which a label was put. */
  readonly labels: Map<string, number>;
  readonly agenda: Agenda;
}

/** The world after the first event of its log. */
export function openWorld(event: SandboxOpened): World {
  const { name, seed, at, clock, settings, merchants, forkedFrom, faults = [] } = event;
  return {
    name,
    seed,
    forkedFrom,
    openedAt: at,
    seq: 1,
    lastAt: at,
    clock,
    settings,
    merchants: merchants ? fillMerchants(merchants, seed, at) : sampleMerchants(seed, at),
    invoices: new Map(),
    orderNumbers: new Map(),
    otpSessions: new Map(),
    otpOfInvoice: new Map(),
    recurring: new Map(),
    callbacks: new Map(),
    heldCallbacks: new Set(),
    faults: new Map(faults.map((rule) => [rule.id, freshFault(rule)])),
    faultsAdded: faults.length,
    sms: [],
    labels: new Map(),
    agenda: new Agenda(),
  };
}

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

/** The instant at which a thing wants attention, or null: the agenda is read off the state. */
export function dueAt(world: World, { kind, id }: Due): EpochMs | null {
  switch (kind) {
    case "expiry": {
      const invoice = world.invoices.get(id);
      return invoice?.status === "pending" ? expiresAt(invoice) : null;
    }
    case "charge":
      return world.recurring.get(id)?.nextChargeAt ?? null;
    case "callback":
      return world.callbacks.get(id)?.nextAttemptAt ?? null;
  }
}

/** What falls due next. */
export function nextDue(world: World): Due | undefined {
  return world.agenda.next((due) => dueAt(world, due) === due.at);
}

function foldInvoice(world: World, event: InvoiceEvent): void {
  const { transactionNo } = event;
  const invoice = evolveInvoice(world.invoices.get(transactionNo), event);
  if (event.type === "invoice-withdrawn") return forgetInvoice(world, invoice);
  world.invoices.set(transactionNo, invoice);
  if (event.type !== "invoice-created" && event.type !== "invoice-reopened") return;
  world.orderNumbers.set(invoice.order.orderNumber, transactionNo);
  world.agenda.plan(expiresAt(invoice), "expiry", transactionNo);
}

function forgetInvoice(world: World, { transactionNo, order }: Invoice): void {
  world.invoices.delete(transactionNo);
  if (world.orderNumbers.get(order.orderNumber) === transactionNo) {
    world.orderNumbers.delete(order.orderNumber);
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
      // A test value is a rule of its own that nobody added.
      const fault = faults.get(event.id);
      if (fault) faults.set(event.id, counted(fault, event.struck));
      return;
    }
  }
}

function freshFault(rule: FaultRule): Fault {
  return { rule, matched: 0, struck: 0 };
}

function foldOtp(world: World, event: OtpEvent): void {
  if (event.type === "otp-sent") {
    const earlier = world.otpSessions.get(world.otpOfInvoice.get(event.transactionNo) ?? "");
    if (earlier?.state === "open") {
      world.otpSessions.set(earlier.id, { ...earlier, state: "replaced" });
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
  if (callback.state === "held") world.heldCallbacks.add(callbackId);
  else world.heldCallbacks.delete(callbackId);
  if (callback.nextAttemptAt !== null) {
    world.agenda.plan(callback.nextAttemptAt, "callback", callbackId);
  }
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
      world.labels.set(event.name, world.seq);
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
