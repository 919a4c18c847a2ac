/**
 * A second, much smaller description of the service's behavior, written only from its description and the
 * rows of the assumptions: plain objects, no events, no clock, none of the mock's own code. Every answer of
 * the mock is compared with it.
 */

/** The switches that a run is made under. */
export interface Options {
  readonly "order-status-case": "mixed" | "upper" | "title";
  readonly "cancel-success-type": "string" | "boolean";
  readonly "callback-channel": "auto" | "gateway" | "both";
  readonly "callback-retry": "growing" | "fixed" | "none";
  readonly "expiry-notifies": "yes" | "no";
  readonly "duplicate-order-number": "accept" | "reject";
  readonly "total-mismatch": "reject" | "accept";
  readonly "otp-code": "fixed" | "generated";
  readonly "otp-lifetime": "PT5M" | "PT1M" | "PT10M";
  readonly "foreign-minimum": "converted" | "as-is";
  readonly "first-charge": "on-payment-page" | "at-registration";
  readonly "auth-failure": "401" | "403" | "401-empty";
  readonly "register-failure-status": "400" | "200";
}

export type Status = "pending" | "paid" | "canceled";

export interface Invoice {
  readonly no: string;
  readonly orderNumber: string;
  readonly halalas: number;
  readonly currency: string;
  readonly hasCancelUrl: boolean;
  readonly takesWallet: boolean;
  readonly created: number;
  status: Status;
  declines: number;
}

export interface Otp {
  readonly invoice: Invoice;
  readonly id: string;
  readonly signature: string;
  readonly data: string;
  readonly mobile: string;
  readonly total: number;
  readonly code: string;
  readonly ends: number;
  wrong: number;
  state: "open" | "used" | "replaced" | "blocked";
}

export type PlanState = "registered" | "active" | "canceled" | "completed" | "ended";

export interface Plan {
  readonly id: string;
  readonly kind: "Daily" | "Weekly" | "Monthly" | "Custom";
  readonly days: number | null;
  readonly iterations: number;
  readonly retries: number;
  state: PlanState;
  start: number | null;
  /** Cycles that were charged. */
  done: number;
  /** The number of the present cycle, from 1 on. */
  cycle: number;
  /** Attempts of the present cycle that failed. */
  failed: number;
  next: number | null;
  arranged: ("succeed" | "fail")[];
}

/** A message to the merchant, known by its URL: no two say the same. */
export interface Call {
  readonly url: string;
  tries: number;
  next: number | null;
  state: "waiting" | "delivered" | "failed" | "redirected";
}

export interface Token {
  readonly text: string;
  readonly box: Box;
  readonly role: "merchant" | "partner";
  readonly ends: number;
}

/** A sandbox. */
export interface Box {
  readonly name: string;
  readonly options: Options;
  now: number;
  secret: string | null;
  readonly invoices: Invoice[];
  readonly otps: Otp[];
  readonly plans: Plan[];
  readonly calls: Map<string, Call>;
  sms: number;
}

/** Two sandboxes that must never see each other, and one merchant's server. */
export interface Model {
  readonly boxes: readonly [Box, Box];
  readonly tokens: Token[];
  /** Whether the merchant's server takes calls. */
  open: boolean;
  /** What must have reached the merchant's server since it was last looked at. */
  reached: string[];
  steps: number;
}

export function emptyModel(options: Options, start: number): Model {
  const box = (name: string): Box => {
    const nothing = { secret: null, sms: 0, invoices: [], otps: [], plans: [] };
    return { name, options, now: start, calls: new Map(), ...nothing };
  };
  return { boxes: [box("left"), box("right")], tokens: [], open: true, reached: [], steps: 0 };
}
