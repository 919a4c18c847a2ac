import type { CallbackEvent } from "./callback.js";
import type { ClockState } from "./clock.js";
import type { FaultEvent, FaultRule } from "./fault.js";
import type { InvoiceEvent } from "./invoice.js";
import type { Merchant, MerchantSeed } from "./merchants.js";
import type { RegistrationEvent } from "./onboarding.js";
import type { OtpEvent } from "./otp.js";
import type { RecurringEvent } from "./recurring.js";
import type { Settings, SettingsChange } from "./settings.js";
import type { SettlementEvent } from "./settlement.js";
import type { SmsEvent } from "./sms.js";
import type { EpochMs } from "./time.js";

export type TokenRole = "merchant" | "partner";

/** The first event of every log. */
export interface SandboxOpened {
  readonly type: "sandbox-opened";
  readonly at: EpochMs;
  readonly name: string;
  readonly seed: string;
  readonly settings: Settings;
  readonly clock: ClockState;
  /** The merchants that it begins with; samples from the seed while null. */
  readonly merchants: readonly MerchantSeed[] | null;
  /** The sandbox whose log this one continues; null for one of its own. */
  readonly forkedFrom: string | null;
  /** The fault rules that it begins with. */
  readonly faults?: readonly FaultRule[];
}

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
  | FaultEvent;

export type EventType = DomainEvent["type"];

/** An event in its place in the log; the first has number 1. */
export interface LoggedEvent {
  readonly seq: number;
  readonly event: DomainEvent;
}

/** The event of a type that a command certainly caused. Throws if it is missing. */
export function eventOfType<Type extends EventType>(
  events: readonly DomainEvent[],
  type: Type,
): Extract<DomainEvent, { readonly type: Type }> {
  const event = events.find(
    (one): one is Extract<DomainEvent, { readonly type: Type }> => one.type === type,
  );
  if (!event) throw new Error(`there is no event ${type}`);
  return event;
}

/** The key that an event takes for its sandbox: a transaction number, or the id of a recurring payment. */
export function keyOf(event: DomainEvent): string | undefined {
  if (event.type === "invoice-created") return event.transactionNo;
  return event.type === "recurring-registered" ? event.recurringId : undefined;
}
