import { afflicted } from "./affliction.js";
import { type CallbackCommand, decideCallback } from "./callback.js";
import { type ClockState, refuseInstant } from "./clock.js";
import type { Context } from "./context.js";
import type { DomainEvent, TokenRole } from "./events.js";
import { callbackFacts } from "./facts.js";
import type { FaultDraft, Occasion } from "./fault.js";
import {
  decideInvoice,
  type InvoiceCommand,
  invoiceCreated,
  type Order,
  refuseOrder,
} from "./invoice.js";
import { fillMerchants, type MerchantSeed } from "./merchants.js";
import { nextNumber } from "./numbers.js";
import { type Notice, noticesOf } from "./notices.js";
import { type OtpRedemption, type OtpRequest, otpSent, redeemOtp, refuseOtp } from "./otp.js";
import { decideRecurring, type RecurringCommand, type RecurringPlan } from "./recurring.js";
import type { Refusal } from "./refusal.js";
import type { SettingsChange } from "./settings.js";
import { fillPlaceholders, type SmsEvent } from "./sms.js";
import { mayStrike, Strikes } from "./strikes.js";
import { type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "./time.js";
import { twisted, twistsOf } from "./twists.js";
import type { WorldView } from "./world.js";

/** Everything that can be asked of a sandbox. */
export type Command =
  | { readonly type: "create-invoice"; readonly order: Order }
  | InvoiceCommand
  | ({ readonly type: "send-otp" } & OtpRequest)
  | ({ readonly type: "redeem-otp" } & OtpRedemption)
  | { readonly type: "register-recurring"; readonly plan: RecurringPlan }
  | RecurringCommand
  | CallbackCommand
  | {
      readonly type: "issue-token";
      readonly role: TokenRole;
      readonly subject: string;
      readonly secret: string;
      readonly lasting: boolean;
    }
  | { readonly type: "change-settings"; readonly change: SettingsChange }
  | { readonly type: "seed-merchants"; readonly merchants: readonly MerchantSeed[] }
  | { readonly type: "add-fault"; readonly draft: FaultDraft }
  | { readonly type: "remove-faults"; readonly ids: readonly string[] | "all" }
  /** Asks whether a rule strikes here; what it does is up to whoever asks. */
  | { readonly type: "strike"; readonly occasion: Occasion }
  | { readonly type: "add-label"; readonly name: string }
  | {
      readonly type: "set-clock";
      readonly clock: ClockState;
      readonly shows: EpochMs;
      readonly silent?: boolean;
    };

/** What a command comes to. A refusal can leave a trace too: a wrong OTP code counts. */
export interface Decision {
  readonly refusal?: Refusal;
  readonly events: readonly DomainEvent[];
}

/** A token lives 30 minutes, or 30 hours when it was asked to persist. */
export const TOKEN_LIFETIME_MS = { short: 30 * MINUTE_MS, lasting: 30 * HOUR_MS } as const;

/** Says what a command would do. Changes nothing, reads no clock. */
export function decide(world: WorldView, command: Command, context: Context): Decision {
  const { now, draw, silent } = context;
  let strikes: Strikes | undefined;
  const struck = () => {
    strikes ??= new Strikes(world.faults, now, draw);
    return strikes;
  };
  if (command.type === "strike") {
    struck().take(command.occasion);
    return { events: struck().events };
  }
  const settled = settle(decideOne(world, command, context));
  const decision = afflicted(world, command, settled, struck, now);
  const twist = (notice: Notice, at: EpochMs) => twistOf(world, notice, struck, { at, draw });
  const notices =
    silent || decision.events.length === 0 ? [] : noticesOf(world, decision.events, twist);
  const matched = strikes?.events ?? [];
  if (notices.length === 0 && matched.length === 0) return decision;
  return { ...decision, events: [...matched, ...decision.events, ...notices] };
}

/** A notice after the faults of callbacks had their say. */
function twistOf(
  world: WorldView,
  notice: Notice,
  strikes: () => Strikes,
  place: { readonly at: EpochMs; readonly draw: Context["draw"] },
): readonly Notice[] {
  const facts = callbackFacts(world, notice.about);
  if (!mayStrike(world.faults, facts)) return [notice];
  const rule = strikes().take({ slot: "callback", facts, among: twistsOf(notice.about) });
  return rule ? twisted(world, notice, rule, facts, place) : [notice];
}

function decideOne(
  world: WorldView,
  command: Command,
  context: Context,
): Refusal | Decision | readonly DomainEvent[] {
  const { now } = context;
  switch (command.type) {
    case "create-invoice":
      return createInvoice(world, command.order, context);
    case "pay-invoice":
    case "decline-payment":
    case "cancel-invoice":
    case "expire-invoice":
    case "roll-back-invoice": {
      const invoice = world.invoices.get(command.transactionNo);
      if (!invoice) return { code: "invoice-unknown", transactionNo: command.transactionNo };
      return decideInvoice(invoice, command, now);
    }
    case "send-otp":
      return sendOtp(world, command, context);
    case "redeem-otp":
      return redeem(world, command, now);
    case "register-recurring":
      return registerRecurring(world, command.plan, context);
    case "start-recurring":
    case "charge-recurring":
    case "cancel-recurring":
    case "arrange-charges":
    case "roll-back-recurring": {
      const recurring = world.recurring.get(command.recurringId);
      if (!recurring) return { code: "recurring-unknown", recurringId: command.recurringId };
      return decideRecurring(recurring, command, now);
    }
    case "attempt-callback":
    case "record-attempt":
    case "resend-callback": {
      const callback = world.callbacks.get(command.callbackId);
      if (!callback) return { code: "callback-unknown", callbackId: command.callbackId };
      return decideCallback(callback, command, world.settings.assumptions["callback-retry"], now);
    }
    case "issue-token":
      return issueToken(world, command, now);
    case "change-settings":
      return [{ type: "settings-changed", at: now, change: command.change }];
    case "seed-merchants": {
      const merchants = fillMerchants(command.merchants, world.seed, now);
      return [{ type: "merchants-seeded", at: now, merchants }];
    }
    case "add-fault": {
      const id = `fault-${world.faultsAdded + 1}`;
      return [{ type: "fault-added", at: now, rule: { id, ...command.draft } }];
    }
    case "remove-faults": {
      const known = [...world.faults.keys()];
      const ids = command.ids === "all" ? known : command.ids;
      const unknown = ids.find((id) => !world.faults.has(id));
      if (unknown !== undefined) return { code: "fault-unknown", id: unknown, known };
      return ids.map((id) => ({ type: "fault-removed", at: now, id }) as const);
    }
    case "strike":
      return [];
    case "add-label": {
      const { name } = command;
      if (world.labels.has(name)) return { code: "label-taken", name };
      return [{ type: "label-added", at: now, name }];
    }
    case "set-clock": {
      const { clock, shows, silent } = command;
      const set = { type: "clock-set", at: shows, clock, ...(silent && { silent }) } as const;
      return refuseInstant(now, shows) ?? [set];
    }
  }
}

function createInvoice(
  world: WorldView,
  order: Order,
  { now, links, tried }: Context,
): Refusal | readonly DomainEvent[] {
  const { settings } = world;
  const refusal = refuseOrder(order, settings, world.orderNumbers.get(order.orderNumber));
  if (refusal) return refusal;
  const transactionNo = nextNumber(world, now, tried);
  const created = invoiceCreated(transactionNo, order, settings, now);
  if (order.smsMessage === null) return [created];
  const urls = links(transactionNo, order.clientName, order.clientMobile);
  const agreed = settings.webUrlAgreement;
  const text = fillPlaceholders(order.smsMessage, transactionNo, order, urls, agreed);
  const sms = { to: order.clientMobile, text, about: "invoice", transactionNo } as const;
  return [created, smsSent(world, sms, now)];
}

function sendOtp(world: WorldView, request: OtpRequest, { now, draw }: Context) {
  const { transactionNo, mobile, countryCode, total } = request;
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) return { code: "invoice-unknown", transactionNo } as const;
  const refusal = refuseOtp(invoice, request, world.settings, now);
  if (refusal) return refusal;
  const facts = { transactionNo, mobile, countryCode, total };
  const generated = draw.digits("otp-code", 5);
  const sent = otpSent(facts, draw.uuid("payment-session"), generated, world.settings, now);
  const text = `Your one-time password is ${sent.code}`;
  return [sent, smsSent(world, { to: mobile, text, about: "otp", transactionNo }, now)];
}

function redeem(world: WorldView, redemption: OtpRedemption, now: EpochMs): Refusal | Decision {
  const { transactionNo, sessionId } = redemption;
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) return { code: "invoice-unknown", transactionNo };
  const session = world.otpSessions.get(sessionId);
  if (!session) return { code: "otp-session-unknown", sessionId };
  return redeemOtp(invoice, session, redemption, world, now);
}

/**
 * The switch first-charge: the cycles count from here, or from the payment page. What nobody is to be
 * told of will be taken back, so it is not charged.
 */
function registerRecurring(world: WorldView, plan: RecurringPlan, { now, draw, silent }: Context) {
  const recurringId = draw.uuid("recurring");
  const registered = { type: "recurring-registered", at: now, recurringId, plan } as const;
  const waits = world.settings.assumptions["first-charge"] === "on-payment-page";
  if (waits || silent) return [registered];
  return [registered, { type: "recurring-started", at: now, recurringId } as const];
}

function issueToken(
  world: WorldView,
  command: Command & { type: "issue-token" },
  now: EpochMs,
): Refusal | readonly DomainEvent[] {
  const { role, subject, secret, lasting } = command;
  const { secretKey } = world.settings;
  if (secretKey !== null && secret !== secretKey) return { code: "credentials-wrong" };
  // A token tells its times in whole seconds; counted from there, log and token agree on the end.
  const issuedAt = Math.floor(now / SECOND_MS) * SECOND_MS;
  const expiresAt = issuedAt + TOKEN_LIFETIME_MS[lasting ? "lasting" : "short"];
  return [{ type: "token-issued", at: now, role, subject, expiresAt }];
}

function smsSent(world: WorldView, sms: Omit<SmsEvent, "type" | "at" | "id">, now: EpochMs): SmsEvent {
  return { type: "sms-sent", at: now, id: `sms-${world.sms.length + 1}`, ...sms };
}

function settle(outcome: Refusal | Decision | readonly DomainEvent[]): Decision {
  if ("events" in outcome) return outcome;
  return "code" in outcome ? { refusal: outcome, events: [] } : { events: outcome };
}
