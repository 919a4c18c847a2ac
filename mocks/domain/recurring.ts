import type { Context } from "./context.js";
import type { Currency, Halalas } from "./money.js";
import { canHappen, RECURRING_MOVES, type RecurringStatus, statusAfter } from "./moves.js";
import type { Refusal } from "./refusal.js";
import type { Settings } from "./settings.js";
import { addMonths, DAY_MS, type EpochMs } from "./time.js";

export type IntervalType = "Custom" | "Daily" | "Weekly" | "Monthly";

/** What the merchant registered. Never changes. */
export interface RecurringPlan {
  readonly amount: Halalas;
  readonly currency: Currency;
  readonly note: string | null;
  readonly customerName: string;
  readonly customerMobile: string;
  readonly customerEmail: string | null;
  readonly callbackUrl: string;
  readonly interval: IntervalType;
  /** Days between charges; only with Custom. */
  readonly intervalDays: number | null;
  /** Number of cycles to charge; 0 goes on until canceled. */
  readonly iterations: number;
  /** Daily retries of a failed charge, 0 to 5. */
  readonly retryCount: number;
}

export type RecurringCanceledBy = "merchant" | "customer" | "tester";
export type ChargeOutcome = "succeed" | "fail";

export interface ChargeFailure {
  readonly code: string;
  readonly message: string;
}

export interface Recurring {
  readonly id: string;
  readonly plan: RecurringPlan;
  readonly status: RecurringStatus;
  readonly createdAt: EpochMs;
  /** The instant from which the cycles count; null until started. */
  readonly startedAt: EpochMs | null;
  /** The billing cycle that is charged next, from 1. */
  readonly cycle: number;
  readonly chargesDone: number;
  /** Attempts that failed in this cycle: the charge itself, then its retries. */
  readonly failedAttempts: number;
  readonly nextChargeAt: EpochMs | null;
  /** What the tester arranged for the next attempts; after them charges succeed. */
  readonly arranged: readonly ChargeOutcome[];
  readonly failure: ChargeFailure;
}

export type RecurringCommand =
  | { readonly type: "start-recurring"; readonly recurringId: string }
  | { readonly type: "charge-recurring"; readonly recurringId: string }
  | {
      readonly type: "cancel-recurring";
      readonly recurringId: string;
      readonly by: RecurringCanceledBy;
    }
  | {
      readonly type: "arrange-charges";
      readonly recurringId: string;
      readonly outcomes: readonly ChargeOutcome[];
      readonly failure: ChargeFailure;
    };

interface Of {
  readonly at: EpochMs;
  readonly recurringId: string;
}
interface Attempt extends Of {
  readonly cycle: number;
  /** 1 for the charge itself, 2 for its first retry. */
  readonly attempt: number;
  readonly amount: Halalas;
}

export type RecurringEvent =
  | ({ readonly type: "recurring-registered"; readonly plan: RecurringPlan } & Of)
  | ({ readonly type: "recurring-started" } & Of)
  | ({ readonly type: "charge-succeeded" } & Attempt)
  | ({ readonly type: "charge-failed" } & Attempt & ChargeFailure)
  | ({ readonly type: "recurring-completed" } & Of)
  | ({ readonly type: "recurring-ended"; readonly reason: "retries-used-up" } & Of)
  | ({ readonly type: "recurring-canceled"; readonly by: RecurringCanceledBy } & Of)
  | ({
      readonly type: "charges-arranged";
      readonly outcomes: readonly ChargeOutcome[];
      readonly failure: ChargeFailure;
    } & Of);

/** Why an arranged charge fails when the tester names no reason. */
export const CARD_DECLINED: ChargeFailure = { code: "DECLINED", message: "The card was declined" };

/**
 * A new recurring payment. The switch first-charge: the cycles count from here, or from the payment
 * page.
 */
export function registerRecurring(
  { settings }: { readonly settings: Settings },
  plan: RecurringPlan,
  { now, draw }: Context,
): readonly RecurringEvent[] {
  const recurringId = draw.uuid("recurring");
  const registered = { type: "recurring-registered", at: now, recurringId, plan } as const;
  const waits = settings.assumptions["first-charge"] === "on-payment-page";
  if (waits) return [registered];
  return [registered, { type: "recurring-started", at: now, recurringId } as const];
}

/**
 * When a cycle is due. Counted from the start and not from the cycle before, so that a monthly
 * charge of the 31st comes back to the 31st after a short month.
 */
export function cycleDueAt(plan: RecurringPlan, startedAt: EpochMs, cycle: number): EpochMs {
  const steps = cycle - 1;
  switch (plan.interval) {
    case "Daily":
      return startedAt + steps * DAY_MS;
    case "Weekly":
      return startedAt + steps * 7 * DAY_MS;
    case "Monthly":
      return addMonths(startedAt, steps);
    case "Custom":
      return startedAt + steps * (plan.intervalDays ?? 1) * DAY_MS;
  }
}

/** Retries made in this cycle: its first failed attempt was the charge itself. */
export function retriesMade({ failedAttempts }: Recurring): number {
  return Math.max(0, failedAttempts - 1);
}

/** What a command does to a recurring payment: a refusal, or what happened. */
export function decideRecurring(
  recurring: Recurring,
  command: RecurringCommand,
  now: EpochMs,
): Refusal | readonly RecurringEvent[] {
  const { id: recurringId, status } = recurring;
  const of = { at: now, recurringId };
  const notOpen = (wanted: string): Refusal => {
    return { code: "recurring-not-open", recurringId, status, wanted };
  };
  const can = (event: RecurringEvent["type"]) => canHappen(RECURRING_MOVES, status, event);
  switch (command.type) {
    case "start-recurring":
      if (!can("recurring-started")) return notOpen("started");
      return [{ type: "recurring-started", ...of }];
    case "cancel-recurring":
      if (!can("recurring-canceled")) return notOpen("canceled");
      return [{ type: "recurring-canceled", ...of, by: command.by }];
    case "arrange-charges": {
      if (!can("charges-arranged")) return notOpen("charged");
      const { outcomes, failure } = command;
      return [{ type: "charges-arranged", ...of, outcomes, failure }];
    }
    case "charge-recurring": {
      const due = recurring.nextChargeAt !== null && now >= recurring.nextChargeAt;
      return due ? charge(recurring, now) : [];
    }
  }
}

/** One attempt, and what follows from it: the last cycle completes, the last failed retry ends. */
function charge(recurring: Recurring, now: EpochMs): readonly RecurringEvent[] {
  const { id: recurringId, plan, cycle, failedAttempts } = recurring;
  const { amount, iterations, retryCount } = plan;
  const at = now;
  const attempt = failedAttempts + 1;
  if (recurring.arranged[0] === "fail") {
    const { code, message } = recurring.failure;
    const facts = { recurringId, cycle, attempt, amount, code, message };
    const failed = { type: "charge-failed", at, ...facts } as const;
    if (failedAttempts < retryCount) return [failed];
    return [failed, { type: "recurring-ended", at, recurringId, reason: "retries-used-up" }];
  }
  // Written out: this happens millions of times in an advance of years, and a spread takes its time.
  const succeeded = { type: "charge-succeeded", at, recurringId, cycle, attempt, amount } as const;
  const last = iterations > 0 && cycle >= iterations;
  return last ? [succeeded, { type: "recurring-completed", at, recurringId }] : [succeeded];
}

/** The recurring payment after an event. */
export function evolveRecurring(
  recurring: Recurring | undefined,
  event: RecurringEvent,
): Recurring {
  if (event.type === "recurring-registered") return registered(event);
  if (!recurring) throw new Error(`${event.type} of unknown recurring ${event.recurringId}`);
  const status = statusAfter(RECURRING_MOVES, recurring.status, event.type);
  switch (event.type) {
    case "recurring-started":
      return { ...recurring, status, startedAt: event.at, nextChargeAt: event.at };
    case "charge-succeeded":
      return afterSuccess(recurring, event.at);
    case "charge-failed":
      return afterFailure(recurring, event.at);
    case "charges-arranged":
      return { ...recurring, arranged: event.outcomes, failure: event.failure };
    case "recurring-completed":
      // The charge before it has begun a cycle that there will not be.
      return { ...recurring, status, cycle: recurring.cycle - 1, nextChargeAt: null };
    case "recurring-ended":
    case "recurring-canceled":
      return { ...recurring, status, nextChargeAt: null };
  }
}

function registered(event: RecurringEvent & { type: "recurring-registered" }): Recurring {
  return {
    id: event.recurringId,
    plan: event.plan,
    status: "registered",
    createdAt: event.at,
    startedAt: null,
    cycle: 1,
    chargesDone: 0,
    failedAttempts: 0,
    nextChargeAt: null,
    arranged: [],
    failure: CARD_DECLINED,
  };
}

/**
 * A failed charge is retried a day later, unless the next cycle begins by then: that cycle replaces what is left of
 * this one and counts its retries anew (fixed decision recurring-rules).
 */
function afterFailure(recurring: Recurring, at: EpochMs): Recurring {
  const { plan, cycle, startedAt, failedAttempts } = recurring;
  const failed = { ...recurring, arranged: recurring.arranged.slice(1) };
  const retryAt = at + DAY_MS;
  const nextCycleAt = cycleDueAt(plan, startedAt ?? at, cycle + 1);
  const isLast = plan.iterations > 0 && cycle >= plan.iterations;
  const isReplaced = !isLast && nextCycleAt <= retryAt && failedAttempts < plan.retryCount;
  return isReplaced
    ? { ...failed, cycle: cycle + 1, failedAttempts: 0, nextChargeAt: Math.max(at, nextCycleAt) }
    : { ...failed, failedAttempts: failedAttempts + 1, nextChargeAt: retryAt };
}

/** A cycle that was charged late is followed by those that fell due meanwhile. */
function afterSuccess(recurring: Recurring, at: EpochMs): Recurring {
  const { id, plan, status, createdAt, startedAt, arranged, failure } = recurring;
  const cycle = recurring.cycle + 1;
  return {
    id,
    plan,
    status,
    createdAt,
    startedAt,
    cycle,
    chargesDone: recurring.chargesDone + 1,
    failedAttempts: 0,
    nextChargeAt: Math.max(at, cycleDueAt(plan, startedAt ?? at, cycle)),
    arranged: arranged.slice(1),
    failure,
  };
}
