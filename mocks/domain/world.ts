import { Agenda } from "./agenda.js";
import type { Callback } from "./callback.js";
import type { ClockState } from "./clock.js";
import { type Fault, type FaultRule, freshFault } from "./fault.js";
import type { Invoice } from "./invoice.js";
import { fillMerchants, type Merchant, type MerchantSeed, sampleMerchants } from "./merchants.js";
import type { InvoiceStatus } from "./moves.js";
import type { Registration } from "./onboarding.js";
import type { OtpSession } from "./otp.js";
import type { Recurring } from "./recurring.js";
import { changeSettings, defaultSettings, type Settings } from "./settings.js";
import type { Settlement, SettlementPlan } from "./settlement.js";
import type { Sms } from "./sms.js";
import type { EpochMs } from "./time.js";

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

/**
 * The state of one sandbox: the fold of its log. Each thing in it is a plain value that is replaced
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
  /** How many of them there are in each state: counting them again takes as long as there are many. */
  invoiceCounts: Readonly<Record<InvoiceStatus, number>>;
  /** The transaction number that was given last; 0 before the first one. */
  lastNumber: number;
  /** How many refunds were asked for. */
  refundsAsked: number;
  /** The latest invoice with an order number. */
  readonly orderNumbers: Map<string, string>;
  readonly otpSessions: Map<string, OtpSession>;
  /** The latest payment session of an invoice. */
  readonly otpOfInvoice: Map<string, string>;
  readonly recurring: Map<string, Recurring>;
  readonly registrations: Map<string, Registration>;
  readonly settlements: Map<string, Settlement>;
  /** The payments, and the refunds of payments, that no settlement holds yet: see `openRefundId`. */
  readonly unsettled: Map<string, true>;
  /** The time of their next settlement; null under the switch settlement-schedule=never, or without any. */
  nextSettlement: SettlementPlan | null;
  readonly callbacks: Map<string, Callback>;
  /** The callbacks that are being made. */
  readonly openCallbacks: Map<string, true>;
  /** The callbacks that wait for the next one to end. */
  readonly heldCallbacks: Map<string, true>;
  /** The fault rules, in the order in which they were added. */
  readonly faults: Map<string, Fault>;
  /** How many rules there ever were: ids are not given twice. */
  faultsAdded: number;
  readonly sms: Sms[];
  /** The event at which a label was put. */
  readonly labels: Map<string, LabelledMoment>;
  readonly agenda: Agenda;
}

/** A moment that has a name. */
export interface LabelledMoment {
  /** The number of the event that gave it its name. */
  readonly seq: number;
  readonly at: EpochMs;
}

type Viewed<Part> =
  Part extends Map<string, infer T>
    ? ReadonlyMap<string, T>
    : Part extends (infer T)[]
      ? readonly T[]
      : Part extends Agenda
        ? Pick<Agenda, "inOrder">
        : Part;

/** The world for a reader: nothing in it can be changed. */
export type WorldView = { readonly [Name in keyof World]: Viewed<World[Name]> };

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
    // A log of an earlier version lacks settings that came later.
    settings: changeSettings(defaultSettings, settings),
    merchants: merchants ? fillMerchants(merchants, seed, at) : sampleMerchants(seed, at),
    invoices: new Map(),
    invoiceCounts: { pending: 0, paid: 0, canceled: 0 },
    lastNumber: 0,
    refundsAsked: 0,
    orderNumbers: new Map(),
    otpSessions: new Map(),
    otpOfInvoice: new Map(),
    recurring: new Map(),
    registrations: new Map(),
    settlements: new Map(),
    unsettled: new Map(),
    nextSettlement: null,
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

/** All invoices of an order number, the latest first. */
export function invoicesOf(
  { invoices, orderNumbers }: Pick<WorldView, "invoices" | "orderNumbers">,
  orderNumber: string,
): readonly Invoice[] {
  const found: Invoice[] = [];
  let next = invoices.get(orderNumbers.get(orderNumber) ?? "");
  while (next) {
    found.push(next);
    next = next.earlier === null ? undefined : invoices.get(next.earlier);
  }
  return found;
}
