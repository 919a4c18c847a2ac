import { Agenda, type Due } from "./agenda.js";
import { type Callback, type CallbackEvent, evolveCallback } from "./callback.js";
import type { ClockState } from "./clock.js";
import type { DomainEvent, SandboxEvent, SandboxOpened } from "./events.js";
import { counted, type Fault, type FaultEvent, type FaultRule } from "./fault.js";
import {
  evolveInvoice,
  expiresAt,
  INVOICE_LIFETIME_MS,
  type Invoice,
  type InvoiceEvent,
} from "./invoice.js";
import { fillMerchants, type Merchant, sampleMerchants } from "./merchants.js";
import { evolveOtp, type OtpEvent, type OtpSession } from "./otp.js";
import { evolveRecurring, type Recurring, type RecurringEvent } from "./recurring.js";
import { changeSettings, type Settings } from "./settings.js";
import type { Sms } from "./sms.js";
import {
  type Growing,
  GrowingBranch,
  type ReadonlyGrowing,
  type ReadonlyTable,
  type Table,
  TableBranch,
} from "./table.js";
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
  readonly invoices: Table<Invoice>;
  /** The transaction number that was given last; 0 before the first one. */
  lastNumber: number;
  /** The latest invoice with an order number. */
  readonly orderNumbers: Table<string>;
  readonly otpSessions: Table<OtpSession>;
  /** The latest payment session of an invoice. */
  readonly otpOfInvoice: Table<string>;
  readonly recurring: Table<Recurring>;
  readonly callbacks: Table<Callback>;
  /** The callbacks that are being made. */
  readonly openCallbacks: Table<true>;
  /** The callbacks that wait for the next one to end. */
  readonly heldCallbacks: Table<true>;
  /** The fault rules, in the order in which they were added. */
  faults: ReadonlyMap<string, Fault>;
  /** How many rules there ever were: ids are not given twice. */
  faultsAdded: number;
  readonly sms: Growing<Sms>;
  /** The number of the event at which a label was put. */
  labels: ReadonlyMap<string, number>;
  readonly agenda: Agenda;
}

type Viewed<Part> =
  Part extends Table<infer T>
    ? ReadonlyTable<T>
    : Part extends Growing<infer T>
      ? ReadonlyGrowing<T>
      : Part;

/** The world for a reader: nothing in it can be changed. */
export type WorldView = { readonly [Name in Exclude<keyof World, "agenda">]: Viewed<World[Name]> };

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
    lastNumber: 0,
    orderNumbers: new Map(),
    otpSessions: new Map(),
    otpOfInvoice: new Map(),
    recurring: new Map(),
    callbacks: new Map(),
    openCallbacks: new Map(),
    heldCallbacks: new Map(),
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

/**
 * A world on top of another one, for a trial: what is folded into it leaves the other one as it is. The
 * agenda alone is shared in what it drops, so after a trial that took due things and was not merged
 * the world below is built anew.
 */
export function branchOf(base: World): World {
  return {
    ...base,
    invoices: new TableBranch(base.invoices),
    orderNumbers: new TableBranch(base.orderNumbers),
    otpSessions: new TableBranch(base.otpSessions),
    otpOfInvoice: new TableBranch(base.otpOfInvoice),
    recurring: new TableBranch(base.recurring),
    callbacks: new TableBranch(base.callbacks),
    openCallbacks: new TableBranch(base.openCallbacks),
    heldCallbacks: new TableBranch(base.heldCallbacks),
    sms: new GrowingBranch(base.sms),
    agenda: base.agenda.branch(),
  };
}

/** Carries over what happened in a branch to the world below it. */
export function mergeBranch(base: World, branch: World): void {
  const { agenda, ...parts } = branch;
  const changed: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof TableBranch || part instanceof GrowingBranch) part.merge();
    else changed[name] = part;
  }
  Object.assign(base, changed);
  base.agenda.merge(agenda);
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
export function dueAt(world: WorldView, { kind, id }: Due): EpochMs | null {
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

/** What falls due next; callbacks that are `seenTo` already are left out for good. */
export function nextDue(world: World, seenTo?: (callbackId: string) => boolean): Due | undefined {
  return world.agenda.next((due) => {
    if (due.kind === "callback" && seenTo?.(due.id)) return false;
    return dueAt(world, due) === due.at;
  });
}

/**
 * The earliest instant at which something can be due because of an event; null where nothing is. May be
 * too early, never too late: the directory of sandboxes is kept by it.
 */
export function dueFrom(event: DomainEvent): EpochMs | null {
  switch (event.type) {
    case "invoice-created":
      return event.at + INVOICE_LIFETIME_MS;
    case "callback-scheduled":
      return event.dueAt ?? event.at;
    case "callback-answered":
      return event.retryAt;
    case "recurring-started":
    case "charge-succeeded":
    case "charge-failed":
    case "callback-released":
    case "callback-resend-asked":
      return event.at;
    default:
      return null;
  }
}

/** The key that an event takes for its sandbox: a transaction number, or the id of a recurring payment. */
export function keyOf(event: DomainEvent): string | undefined {
  if (event.type === "invoice-created") return event.transactionNo;
  return event.type === "recurring-registered" ? event.recurringId : undefined;
}

function foldInvoice(world: World, event: InvoiceEvent): void {
  const { transactionNo } = event;
  const invoice = evolveInvoice(world.invoices.get(transactionNo), event);
  if (event.type === "invoice-withdrawn") return forgetInvoice(world, invoice);
  world.invoices.set(transactionNo, invoice);
  if (event.type !== "invoice-created" && event.type !== "invoice-reopened") return;
  if (event.type === "invoice-created") world.lastNumber = Number(transactionNo);
  world.orderNumbers.set(invoice.order.orderNumber, transactionNo);
  world.agenda.plan(expiresAt(invoice), "expiry", transactionNo);
}

/** Its order number goes back to the invoice that had it before. */
function forgetInvoice(world: World, { transactionNo, order: { orderNumber } }: Invoice): void {
  world.invoices.delete(transactionNo);
  if (world.orderNumbers.get(orderNumber) !== transactionNo) return;
  world.orderNumbers.delete(orderNumber);
  for (const { transactionNo: earlier, order } of world.invoices.values()) {
    if (order.orderNumber === orderNumber) world.orderNumbers.set(orderNumber, earlier);
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
      world.labels = new Map(world.labels).set(event.name, world.seq);
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
