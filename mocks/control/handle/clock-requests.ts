/** What becomes of the callbacks of charges and expiries on a way through time. */
export interface WayThroughTime {
  /** With `skip` none of them is made; `send` without it. */
  readonly callbacks?: "send" | "skip";
}

/** A way through time by a duration. */
export interface AdvanceBy extends WayThroughTime {
  /** How far, such as `24h`, `1d12h` or `PT24H`. */
  readonly by: string;
  /** Not with `by`. */
  readonly to?: never;
}

/** A way through time to an instant. */
export interface AdvanceTo extends WayThroughTime {
  /** Where to, in ISO 8601; not an instant that has passed. */
  readonly to: string;
  /** Not with `to`. */
  readonly by?: never;
}

/** How a clock is moved on: by a duration, or to an instant. */
export type ClockAdvance = AdvanceBy | AdvanceTo;

/** How far beside a boundary a clock is set. */
export interface BesideBoundary {
  /** Milliseconds after it, or before it where negative; 0 without it. */
  readonly offsetMs?: number;
}

/** The instant at which an invoice expires: it can be paid up to the millisecond before. */
export interface InvoiceExpiry extends BesideBoundary {
  /** Which end. */
  readonly boundary: "expiry";
  /** The number of the invoice. */
  readonly transactionNo: string;
}

/** The instant at which a recurring payment is charged next. */
export interface NextCharge extends BesideBoundary {
  /** Which end. */
  readonly boundary: "next-charge";
  /** The id of the recurring payment. */
  readonly recurringId: string;
}

/** The instant from which a one-time password is no longer taken. */
export interface OtpExpiry extends BesideBoundary {
  /** Which end. */
  readonly boundary: "otp-expiry";
  /** The session that `sendOtp` answered with. */
  readonly paymentSessionId: string;
}

/** An instant at which something ends or begins. */
export type ClockBoundary = InvoiceExpiry | NextCharge | OtpExpiry;
