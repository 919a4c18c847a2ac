/**
 * How a clock begins: with real time, standing still at now, or standing still at an ISO instant with a zone.
 *
 * @example
 * const leapDay: ClockStart = "2028-02-29T12:00:00Z";
 */
// `string & {}` keeps the two names in an editor's list.
export type ClockStart = "real" | "frozen" | (string & {});

/**
 * What becomes of the callbacks of charges and expiries on a way through time.
 *
 * @example
 * const way: WayThroughTime = { callbacks: "skip" };
 */
export interface WayThroughTime {
  /** With `skip` none of them is made; `send` without it. */
  readonly callbacks?: "send" | "skip";
}

/**
 * A way through time by a duration.
 *
 * @example
 * const aDay: AdvanceBy = { by: "24h" };
 */
export interface AdvanceBy extends WayThroughTime {
  /** How far, such as `24h`, `1d12h` or `PT24H`. */
  readonly by: string;
  /** Not with `by`. */
  readonly to?: never;
}

/**
 * A way through time to an instant.
 *
 * @example
 * const newYear: AdvanceTo = { to: "2030-01-01T00:00:00Z", callbacks: "skip" };
 */
export interface AdvanceTo extends WayThroughTime {
  /** Where to, in ISO 8601; not an instant that has passed. */
  readonly to: string;
  /** Not with `to`. */
  readonly by?: never;
}

/**
 * How a clock is moved on: by a duration, or to an instant.
 *
 * @example
 * const days: ClockAdvance[] = [{ by: "24h" }, { by: "P1D" }, { to: "2030-01-01T00:00:00Z" }];
 */
export type ClockAdvance = AdvanceBy | AdvanceTo;

/**
 * How far beside a boundary a clock is set.
 *
 * @example
 * const justBefore: BesideBoundary = { offset: "-1ms" };
 */
export interface BesideBoundary {
  /** How long after it, or before it where it begins with a minus, such as `-1ms`; at most a day. */
  readonly offset?: string;
}

/**
 * The instant at which an invoice expires: it can be paid up to the millisecond before.
 *
 * @example
 * const end: InvoiceExpiry = { boundary: "expiry", transactionNo, offset: "-1ms" };
 */
export interface InvoiceExpiry extends BesideBoundary {
  /** Which end. */
  readonly boundary: "expiry";
  /** The number of the invoice. */
  readonly transactionNo: string;
}

/**
 * The instant at which a recurring payment is charged next.
 *
 * @example
 * const charge: NextCharge = { boundary: "next-charge", recurringId };
 */
export interface NextCharge extends BesideBoundary {
  /** Which end. */
  readonly boundary: "next-charge";
  /** The id of the recurring payment. */
  readonly recurringId: string;
}

/**
 * The instant from which a one-time password is no longer taken.
 *
 * @example
 * const end: OtpExpiry = { boundary: "otp-expiry", paymentSessionId, offset: "1ms" };
 */
export interface OtpExpiry extends BesideBoundary {
  /** Which end. */
  readonly boundary: "otp-expiry";
  /** The session that `sendOtp` answered with. */
  readonly paymentSessionId: string;
}

/**
 * An instant at which something ends or begins.
 *
 * @example
 * const boundary: ClockBoundary = { boundary: "next-charge", recurringId };
 */
export type ClockBoundary = InvoiceExpiry | NextCharge | OtpExpiry;
