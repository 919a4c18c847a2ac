import {
  type CallbackAbout,
  type CallbackEvent,
  callbackHint,
  evolveCallback,
} from "./callback.js";
import type { ClockState } from "./clock.js";
import { counted, describeRule, type FaultEvent, freshFault } from "./fault.js";
import { bornInvoice, evolveInvoice, expiresAt, type InvoiceEvent } from "./invoice.js";
import type { Merchant } from "./merchants.js";
import { formatAmount } from "./money.js";
import { canHappen, type InvoiceStatus, SESSION_MOVES, statusAfter } from "./moves.js";
import { evolveRegistration, type RegistrationEvent } from "./onboarding.js";
import { evolveOtp, type OtpEvent } from "./otp.js";
import {
  callOfCancellation,
  callOfCharge,
  callsOfPayment,
  callToWebhook,
  type PlannedCallback,
} from "./planned-callbacks.js";
import { evolveRecurring, type RecurringEvent } from "./recurring.js";
import { type Assumptions, changeSettings, type SettingsChange } from "./settings.js";
import { openRefundId, type SettlementEvent, settlementAfter, settlementOf } from "./settlement.js";
import type { SmsEvent } from "./sms.js";
import { describeSubjects, type StatementAdded } from "./statement.js";
import { type EpochMs, toLocal } from "./time.js";
import { openWorld, type SandboxOpened, type World, type WorldView } from "./world.js";

export type { SandboxOpened };

export type TokenRole = "merchant" | "partner";

/** What happens to a sandbox as a whole. */
export type SandboxEvent =
  | SandboxOpened
  | {
      readonly type: "settings-changed";
      readonly at: EpochMs;
      readonly change: SettingsChange;
    }
  | {
      readonly type: "clock-set";
      readonly at: EpochMs;
      readonly clock: ClockState;
      /** The callbacks of the charges and expiries on the way there were left out. */
      readonly silent?: true;
    }
  | { readonly type: "label-added"; readonly at: EpochMs; readonly name: string }
  | {
      readonly type: "merchants-seeded";
      readonly at: EpochMs;
      readonly merchants: readonly Merchant[];
    }
  | {
      readonly type: "token-issued";
      readonly at: EpochMs;
      readonly role: TokenRole;
      readonly subject: string;
      readonly expiresAt: EpochMs;
    };

/** Everything that can happen. A sandbox is the list of these; all else is a fold of it. */
export type DomainEvent =
  | SandboxEvent
  | InvoiceEvent
  | OtpEvent
  | RecurringEvent
  | RegistrationEvent
  | SettlementEvent
  | CallbackEvent
  | SmsEvent
  | StatementAdded
  | FaultEvent;

export type EventType = DomainEvent["type"];

/** The event of a type. */
type EventOf<Type extends EventType> = DomainEvent & { readonly type: Type };

/** The lists of a sandbox that events change, by their names in the control API. Read a list again when it changed. */
export const TOPICS = [
  "invoices",
  "callbacks",
  "recurring",
  "sessions",
  "sms",
  "merchants",
  "registrations",
  "settlements",
  "faults",
  "labels",
  "settings",
  "clock",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Everything that depends on the type of an event. */
interface EventRow<E extends DomainEvent> {
  /** The parts of the sandbox that it changes. */
  readonly topics: readonly Topic[];
  /** Folds it into the world. */
  fold(world: World, event: E): void;
  /** What happened, in a sentence for a person. */
  says(event: E): string;
  /** The callbacks that follow from it. */
  calls?(world: WorldView, event: E): readonly PlannedCallback[];
}

/** All events. One without a row does not compile. */
const EVENTS: { readonly [Type in EventType]: EventRow<EventOf<Type>> } = {
  "sandbox-opened": {
    topics: TOPICS,
    fold: () => {
      throw new Error("a sandbox opens once");
    },
    says: () => "sandbox opened",
  },
  "settings-changed": {
    topics: ["settings"],
    fold: (world, { at, change }) => {
      const schedule = scheduleOf(world);
      world.settings = changeSettings(world.settings, change);
      if (scheduleOf(world) !== schedule) replanSettlement(world, at);
    },
    says: ({ change }) => `settings changed: ${JSON.stringify(change)}`,
  },
  "clock-set": {
    topics: ["clock"],
    fold: (world, { clock }) => {
      world.clock = clock;
    },
    says: ({ clock }) => (clock.mode === "frozen" ? "clock set, frozen" : "clock set, running"),
  },
  "label-added": {
    topics: ["labels"],
    fold: (world, { name, at }) => {
      world.labels.set(name, { seq: world.seq, at });
    },
    says: ({ name }) => `label ${name} put`,
  },
  "merchants-seeded": {
    topics: ["merchants"],
    fold: (world, { merchants }) => {
      world.merchants = merchants;
    },
    says: ({ merchants }) => `${merchants.length} merchants seeded`,
  },
  "token-issued": {
    topics: [],
    fold: () => undefined,
    says: ({ role, subject, expiresAt }) =>
      `${role} token issued for ${subject}, until ${toLocal(expiresAt)}`,
  },

  "invoice-created": {
    topics: ["invoices"],
    fold: (world, event) => {
      const { transactionNo } = event;
      const { orderNumber } = event.order;
      const invoice = bornInvoice(event, world.orderNumbers.get(orderNumber) ?? null);
      world.invoices.set(transactionNo, invoice);
      recount(world, undefined, invoice.status);
      world.lastNumber = Number(transactionNo);
      world.orderNumbers.set(orderNumber, transactionNo);
      world.agenda.plan(expiresAt(invoice), "expiry", transactionNo);
    },
    says: ({ transactionNo, order: { orderNumber, amount, currency } }) =>
      `invoice ${transactionNo} created: ${formatAmount(amount)} ${currency}, order ${orderNumber}`,
  },
  "invoice-paid": {
    topics: ["invoices", "settlements"],
    fold: (world, event) => {
      foldInvoice(world, event);
      awaitSettlement(world, event.transactionNo, event.at);
    },
    says: ({ transactionNo, method, via }) => `invoice ${transactionNo} Paid by ${method} (${via})`,
    calls: callsOfPayment,
  },
  "payment-declined": {
    topics: ["invoices"],
    fold: foldInvoice,
    says: ({ transactionNo, code, message }) =>
      `invoice ${transactionNo} declined: ${code}, ${message}`,
  },
  "invoice-canceled": {
    topics: ["invoices"],
    fold: foldInvoice,
    says: ({ transactionNo, by }) => `invoice ${transactionNo} Canceled by ${by}`,
    calls: callOfCancellation,
  },
  "invoice-refunded": {
    topics: ["invoices", "settlements"],
    fold: (world, event) => {
      world.refundsAsked += 1;
      foldInvoice(world, event);
      awaitSettlement(world, openRefundId(event.transactionNo), event.at);
    },
    says: ({ transactionNo, by, reason }) =>
      `invoice ${transactionNo} refunded by ${by}${because(reason)}`,
    calls: ({ settings }, { transactionNo, at }) =>
      callToWebhook(settings.webhook, at, { kind: "refund", transactionNo, refunded: true }),
  },
  "refund-failed": {
    topics: ["invoices"],
    fold: (world, event) => {
      world.refundsAsked += 1;
      foldInvoice(world, event);
    },
    says: ({ transactionNo, reason }) =>
      `refund of invoice ${transactionNo} failed${because(reason)}`,
    calls: ({ settings }, { transactionNo, at }) =>
      callToWebhook(settings.webhook, at, { kind: "refund", transactionNo, refunded: false }),
  },

  "otp-sent": {
    topics: ["sessions"],
    fold: (world, event) => {
      const earlier = world.otpSessions.get(world.otpOfInvoice.get(event.transactionNo) ?? "");
      if (earlier && canHappen(SESSION_MOVES, earlier.state, "otp-replaced")) {
        const state = statusAfter(SESSION_MOVES, earlier.state, "otp-replaced");
        world.otpSessions.set(earlier.id, { ...earlier, state });
      }
      world.otpOfInvoice.set(event.transactionNo, event.id);
      foldOtp(world, event);
    },
    says: ({ id, transactionNo }) => `OTP session ${id} opened for invoice ${transactionNo}`,
  },
  "otp-code-rejected": {
    topics: ["sessions"],
    fold: foldOtp,
    says: ({ id }) => `OTP session ${id}: wrong code`,
  },
  "otp-used": {
    topics: ["sessions"],
    fold: foldOtp,
    says: ({ id }) => `OTP session ${id} used`,
  },
  "sms-sent": {
    topics: ["sms"],
    fold: (world, { type: _, ...sms }) => {
      world.sms.push(sms);
    },
    says: ({ to, text }) => `SMS to ${to}: ${text}`,
  },
  "statement-added": {
    topics: [],
    fold: () => undefined,
    says: ({ order, says, about, isTrue }) =>
      `the shop says that ${order} is ${says}${isTrue ? "" : `, which is not true: ${describeSubjects(about)}`}`,
  },

  "recurring-registered": {
    topics: ["recurring"],
    fold: foldRecurring,
    says: ({ recurringId, plan }) => `recurring ${recurringId} registered: ${plan.interval}`,
  },
  "recurring-started": {
    topics: ["recurring"],
    fold: foldRecurring,
    says: ({ recurringId }) => `recurring ${recurringId} started`,
  },
  "charge-succeeded": {
    topics: ["recurring"],
    fold: foldRecurring,
    says: ({ recurringId, cycle, attempt, amount }) =>
      `recurring ${recurringId} charged ${formatAmount(amount)}, cycle ${cycle}, attempt ${attempt}`,
    calls: callOfCharge,
  },
  "charge-failed": {
    topics: ["recurring"],
    fold: foldRecurring,
    says: ({ recurringId, cycle, attempt, amount, code, message }) =>
      `recurring ${recurringId} failed to charge ${formatAmount(amount)}, cycle ${cycle}, attempt ${attempt}: ${code}, ${message}`,
    calls: callOfCharge,
  },
  "charges-arranged": {
    topics: ["recurring"],
    fold: foldRecurring,
    says: ({ recurringId, outcomes }) =>
      `recurring ${recurringId}: next charges ${outcomes.join(", ")}`,
  },
  "recurring-completed": {
    topics: ["recurring"],
    fold: foldRecurring,
    says: ({ recurringId }) => `recurring ${recurringId} completed`,
  },
  "recurring-ended": {
    topics: ["recurring"],
    fold: foldRecurring,
    says: ({ recurringId }) => `recurring ${recurringId} ended: retries used up`,
  },
  "recurring-canceled": {
    topics: ["recurring"],
    fold: foldRecurring,
    says: ({ recurringId, by }) => `recurring ${recurringId} canceled by ${by}`,
  },

  "license-checked": {
    topics: ["registrations"],
    fold: foldRegistration,
    says: ({ registrationId, licenseNumber }) =>
      `registration ${registrationId} begun: license ${licenseNumber}`,
  },
  "registration-code-rejected": {
    topics: ["registrations"],
    fold: foldRegistration,
    says: ({ registrationId }) => `registration ${registrationId}: wrong code`,
  },
  "mobile-verified": {
    topics: ["registrations"],
    fold: foldRegistration,
    says: ({ registrationId }) => `registration ${registrationId}: mobile verified`,
  },
  "merchant-info-added": {
    topics: ["registrations"],
    fold: foldRegistration,
    says: ({ registrationId, info }) =>
      `registration ${registrationId}: information of ${info.licenseName} added`,
  },
  "registration-confirmed": {
    topics: ["registrations"],
    fold: foldRegistration,
    says: ({ registrationId }) =>
      `registration ${registrationId} confirmed: it waits for the merchant's approval`,
  },
  "merchant-activated": {
    topics: ["registrations", "merchants"],
    fold: (world, event) => {
      foldRegistration(world, event);
      world.merchants = [...world.merchants, event.merchant];
    },
    says: ({ registrationId, merchant }) =>
      `registration ${registrationId} approved: merchant ${merchant.merchantId} is active`,
    calls: callOfRegistration,
  },
  "merchant-rejected": {
    topics: ["registrations"],
    fold: foldRegistration,
    says: ({ registrationId, reason }) => `registration ${registrationId} rejected: ${reason}`,
    calls: callOfRegistration,
  },

  "orders-settled": {
    topics: ["settlements", "invoices"],
    fold: foldSettlement,
    says: ({ settlementNumber, amount, bank, lines, by }) => {
      const entries = lines.length === 1 ? "1 payment" : `${lines.length} payments and refunds`;
      return `settlement ${settlementNumber} by ${by}: ${formatAmount(amount)} SAR to ${bank} for ${entries}`;
    },
    calls: ({ settings }, { settlementNumber, at }) =>
      callToWebhook(settings.settlementWebhook, at, { kind: "settlement", settlementNumber }),
  },
  "settlement-postponed": {
    topics: ["settlements"],
    fold: (world, { nextAt, reason }) => planSettlement(world, nextAt, reason === "late"),
    says: ({ reason, balance, nextAt }) => {
      const until = nextAt === null ? "until the next payment" : `until ${toLocal(nextAt)}`;
      if (reason === "late") return `settlement postponed ${until}`;
      return `settlement postponed ${until}: what is open adds up to ${formatAmount(balance)} SAR`;
    },
  },

  "fault-added": {
    topics: ["faults"],
    fold: (world, { rule }) => {
      world.faultsAdded += 1;
      world.faults.set(rule.id, freshFault(rule));
    },
    says: ({ rule }) => `fault rule ${rule.id} added: ${describeRule(rule)}`,
  },
  "fault-removed": {
    topics: ["faults"],
    fold: (world, { id }) => {
      world.faults.delete(id);
    },
    says: ({ id }) => `fault rule ${id} removed`,
  },
  "fault-matched": {
    topics: ["faults"],
    fold: (world, { id, injected }) => {
      // A test value is a rule of its own that no tester added.
      const fault = world.faults.get(id);
      if (fault) world.faults.set(id, counted(fault, injected));
    },
    says: ({ id, fault, injected }) =>
      `fault rule ${id} (${fault}) ${injected ? "applied" : "matched and let it pass"}`,
  },

  "callback-scheduled": {
    topics: ["callbacks"],
    fold: foldCallback,
    says: ({ callbackId, about, held, dueAt, injected }) => {
      const rule = injected ? `; fault rule ${injected.id} (${injected.fault}) applied` : "";
      const later = dueAt === undefined || held ? "" : `, for ${toLocal(dueAt)}`;
      return `callback ${callbackId} planned${later} to report that ${reportOf(about)}${rule}`;
    },
  },
  "callback-redirected": {
    topics: ["callbacks"],
    fold: foldCallback,
    says: ({ callbackId, target }) => `callback ${callbackId}: the browser was sent to ${target}`,
  },
  "callback-dropped": {
    topics: ["callbacks"],
    fold: foldCallback,
    says: ({ callbackId, target }) => `callback ${callbackId} dropped: ${target} is not called`,
  },
  "callback-released": {
    topics: ["callbacks"],
    fold: foldCallback,
    says: ({ callbackId }) => `callback ${callbackId} is held back no longer`,
  },
  "callback-attempted": {
    topics: ["callbacks"],
    fold: foldCallback,
    says: ({ callbackId, sent }) =>
      `callback ${callbackId}: ${sent ? `${sent.method} ${sent.url}` : "the same request again"}`,
  },
  "callback-answered": {
    topics: ["callbacks"],
    fold: foldCallback,
    says: ({ callbackId, result, retryAt }) => {
      const next = retryAt === null ? "" : `; again at ${toLocal(retryAt)}`;
      const advice = callbackHint(result);
      const todo = advice === undefined ? "" : ` (${advice})`;
      return `callback ${callbackId} ${result.outcome}: ${result.detail}${next}${todo}`;
    },
  },
  "callback-resend-asked": {
    topics: ["callbacks"],
    fold: foldCallback,
    says: ({ callbackId }) => `callback ${callbackId} is sent again`,
  },
};

/** The fields of events that hold halalas, wherever they are; no other field has one of these names. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set([
  ...["amount", "price", "cost", "total", "balance"],
  ...["fees", "vat", "madaFixedFees", "visaFixedFees"],
]);

/** The types of all events. */
export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];

function rowOf(event: DomainEvent): EventRow<DomainEvent> {
  return EVENTS[event.type];
}

/** Folds one event into the world. */
export function evolve(world: World, event: DomainEvent): void {
  world.seq += 1;
  if (event.at > world.lastAt) world.lastAt = event.at;
  rowOf(event).fold(world, event);
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

/** The parts of a sandbox that an event changes. */
export function topicsOf(event: DomainEvent): readonly Topic[] {
  return rowOf(event).topics;
}

/** What happened, in a sentence for a person. */
export function describeEvent(event: DomainEvent): string {
  return rowOf(event).says(event);
}

/** What is reported as it happens: a callback that is only planned is reported when it is made. */
export function describeChange(event: DomainEvent): string | undefined {
  return event.type === "callback-scheduled" ? undefined : describeEvent(event);
}

/**
 * The callbacks that follow from events, and who makes them: the switches callback-channel and
 * expiry-notifies, and the account webhook.
 */
export function planCallbacks(
  world: WorldView,
  events: readonly DomainEvent[],
): readonly PlannedCallback[] {
  return events.flatMap((event) => rowOf(event).calls?.(world, event) ?? []);
}

function foldInvoice(world: World, event: InvoiceEvent): void {
  const { transactionNo } = event;
  const before = world.invoices.get(transactionNo);
  const invoice = evolveInvoice(before, event);
  recount(world, before?.status, invoice.status);
  world.invoices.set(transactionNo, invoice);
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

/** A payment waits for its settlement, and so does its refund. */
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

function foldSettlement(world: World, event: EventOf<"orders-settled">): void {
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

function foldOtp(world: World, event: OtpEvent): void {
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

function foldRegistration(world: World, event: RegistrationEvent): void {
  const { registrationId: id } = event;
  world.registrations.set(id, evolveRegistration(world.registrations.get(id), event));
}

function callOfRegistration(
  { settings }: WorldView,
  { at, registrationId }: RegistrationEvent,
): readonly PlannedCallback[] {
  return callToWebhook(settings.webhook, at, { kind: "activation", registrationId });
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

function mark(table: Map<string, true>, id: string, isIn: boolean): void {
  if (isIn) table.set(id, true);
  else table.delete(id);
}

/** What a callback reports. */
function reportOf(about: CallbackAbout): string {
  switch (about.kind) {
    case "charge": {
      const went = about.charged ? "was made" : "failed";
      return `charge ${about.cycle} of recurring payment ${about.recurringId} ${went}`;
    }
    case "refund":
      return `the refund of invoice ${about.transactionNo} ${about.refunded ? "was made" : "failed"}`;
    case "activation":
      return `registration ${about.registrationId} has ended`;
    case "settlement":
      return `settlement ${about.settlementNumber} was made`;
    case "webhook":
      return `invoice ${about.transactionNo} changed`;
    default:
      return `invoice ${about.transactionNo} is ${about.kind}`;
  }
}

function because(reason: string | null): string {
  return reason === null ? "" : `: ${reason}`;
}

/** An event in its place in the log; the first has number 1. */
export interface LoggedEvent {
  readonly seq: number;
  readonly event: DomainEvent;
}

/** The event of a type that a command certainly caused. Throws if it is missing. */
export function eventOfType<Type extends EventType>(
  events: readonly DomainEvent[],
  type: Type,
): EventOf<Type> {
  const event = events.find((one): one is EventOf<Type> => one.type === type);
  if (!event) throw new Error(`there is no event ${type}`);
  return event;
}
