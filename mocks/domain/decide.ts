import { type CallbackCommand, decideCallback } from "./callback.js";
import { type ClockState, refuseInstant } from "./clock.js";
import type { Context } from "./context.js";
import type { DomainEvent } from "./events.js";
import { planCallbacks } from "./events.js";
import { FAULTS_MAX, type FaultDraft } from "./fault.js";
import {
  createInvoice,
  decideInvoice,
  type InvoiceCommand,
  type InvoiceRequest,
  type ProductMessage,
  sendDigitalProduct,
} from "./invoice.js";
import { fillMerchants, type MerchantSeed } from "./merchants.js";
import { decideRegistration, type RegistrationCommand } from "./onboarding.js";
import { type OtpRedemption, type OtpRequest, redeemOtp, sendOtp } from "./otp.js";
import { callbackEvents, type PlannedCallback } from "./planned-callbacks.js";
import {
  decideRecurring,
  type RecurringCommand,
  type RecurringPlan,
  registerRecurring,
} from "./recurring.js";
import { decideRefund, type RefundCommand } from "./refund.js";
import type { Refusal } from "./refusal.js";
import type { SettingsChange } from "./settings.js";
import { decideSettlement, type SettlementCommand } from "./settlement.js";
import { addStatement, type StatementCommand } from "./statement.js";
import type { EpochMs } from "./time.js";
import { issueToken, type TokenRequest } from "./token.js";
import type { WorldView } from "./world.js";

/** Everything that can be asked of a sandbox. */
export type Command =
  | ({ readonly type: "create-invoice" } & InvoiceRequest)
  | InvoiceCommand
  | ({ readonly type: "send-otp" } & OtpRequest)
  | ({ readonly type: "redeem-otp" } & OtpRedemption)
  | ({ readonly type: "send-digital-product" } & ProductMessage)
  | { readonly type: "register-recurring"; readonly plan: RecurringPlan }
  | RecurringCommand
  | RegistrationCommand
  | CallbackCommand
  | SettlementCommand
  | RefundCommand
  | ({ readonly type: "issue-token" } & TokenRequest)
  | { readonly type: "change-settings"; readonly change: SettingsChange }
  | { readonly type: "seed-merchants"; readonly merchants: readonly MerchantSeed[] }
  | { readonly type: "add-fault"; readonly draft: FaultDraft }
  | { readonly type: "remove-faults"; readonly ids: readonly string[] | "all" }
  | { readonly type: "add-label"; readonly name: string }
  | StatementCommand
  | {
      readonly type: "set-clock";
      readonly clock: ClockState;
      readonly shows: EpochMs;
      readonly silent?: boolean;
    };

/** The result of a command. A refusal can leave a trace too: a wrong OTP code counts. */
export interface Decision {
  readonly refusal?: Refusal;
  readonly events: readonly DomainEvent[];
}

/** Says what a command would do, callbacks included. Changes nothing, reads no clock. */
export function decide(world: WorldView, command: Command, context: Context): Decision {
  const decision = decideCommand(world, command, context);
  if (context.silent) return decision;
  return withCallbacks(world, decision, planCallbacks(world, decision.events));
}

/** What a command does by itself: the callbacks that follow from it are not among the events. */
export function decideCommand(world: WorldView, command: Command, context: Context): Decision {
  const outcome = settle(world, command, context);
  if ("events" in outcome) return outcome;
  return "code" in outcome ? { refusal: outcome, events: [] } : { events: outcome };
}

/** A decision with its planned callbacks, and with those that its events let go of. */
export function withCallbacks(
  world: WorldView,
  decision: Decision,
  plan: readonly PlannedCallback[],
): Decision {
  const callbacks = callbackEvents(world, plan, decision.events);
  if (callbacks.length === 0) return decision;
  return { ...decision, events: [...decision.events, ...callbacks] };
}

function settle(
  world: WorldView,
  command: Command,
  context: Context,
): Refusal | Decision | readonly DomainEvent[] {
  const { now } = context;
  switch (command.type) {
    case "create-invoice":
      return createInvoice(world, command, context);
    case "pay-invoice":
    case "decline-payment":
    case "cancel-invoice":
    case "expire-invoice": {
      const invoice = world.invoices.get(command.transactionNo);
      if (!invoice) return { code: "invoice-unknown", transactionNo: command.transactionNo };
      return decideInvoice(invoice, command, now);
    }
    case "refund-invoice":
    case "refund-order":
      return decideRefund(world, command, now);
    case "send-digital-product":
      return sendDigitalProduct(world, command, context);
    case "send-otp":
      return sendOtp(world, command, context);
    case "redeem-otp":
      return redeem(world, command, now);
    case "register-recurring":
      return registerRecurring(world, command.plan, context);
    case "start-recurring":
    case "charge-recurring":
    case "cancel-recurring":
    case "arrange-charges": {
      const recurring = world.recurring.get(command.recurringId);
      if (!recurring) return { code: "recurring-unknown", recurringId: command.recurringId };
      return decideRecurring(recurring, command, now);
    }
    case "check-license":
    case "validate-registration-otp":
    case "add-merchant-info":
    case "confirm-registration":
    case "approve-registration":
    case "reject-registration":
      return decideRegistration(world, command, context);
    case "settle-orders":
      return decideSettlement(world, command, now);
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
      if (world.faults.size >= FAULTS_MAX) return { code: "too-many-faults", most: FAULTS_MAX };
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
    case "add-label": {
      const { name } = command;
      if (world.labels.has(name)) return { code: "label-taken", name };
      return [{ type: "label-added", at: now, name }];
    }
    case "add-statement":
      return [addStatement(world, command, now)];
    case "set-clock": {
      const { clock, shows, silent } = command;
      const set = { type: "clock-set", at: shows, clock, ...(silent && { silent }) } as const;
      return refuseInstant(now, shows) ?? [set];
    }
  }
}

function redeem(world: WorldView, redemption: OtpRedemption, now: EpochMs): Refusal | Decision {
  const { transactionNo, sessionId } = redemption;
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) return { code: "invoice-unknown", transactionNo };
  const session = world.otpSessions.get(sessionId);
  if (!session) return { code: "otp-session-unknown", sessionId };
  return redeemOtp(invoice, session, redemption, world, now);
}
