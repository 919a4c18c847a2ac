/**
 * How a clock begins: with real time, standing still at now, or standing still at an ISO instant with a zone.
 *
 * @example
 * const leapDay: ClockStart = "2028-02-29T12:00:00Z";
 */
// `string & {}` keeps the two names in an editor's list.
export type ClockStart = "real" | "frozen" | (string & {});

/**
 * How a clock is moved on: by a duration such as `24h`, `1d12h` or `PT24H`, or to an ISO 8601 instant that has not
 * passed. With `callbacks: "skip"`, the charges and expiries on the way call no shop.
 *
 * @example
 * const days: ClockAdvance[] = [{ by: "24h" }, { by: "P1D" }, { to: "2030-01-01T00:00:00Z", callbacks: "skip" }];
 */
export type ClockAdvance = { readonly callbacks?: "send" | "skip" } & (
  | { readonly by: string; readonly to?: never }
  | { readonly to: string; readonly by?: never }
);

/**
 * An instant at which something ends or begins: an invoice expires and can be paid up to the millisecond before, a
 * recurring payment is charged next, or the one-time password of a session is no longer taken. The clock is set
 * `offset` after it, at most a day; before it where the offset begins with a minus.
 *
 * @example
 * const boundary: ClockBoundary = { boundary: "expiry", transactionNo, offset: "-1ms" };
 */
export type ClockBoundary = { readonly offset?: string } & (
  | { readonly boundary: "expiry"; readonly transactionNo: string }
  | { readonly boundary: "next-charge"; readonly recurringId: string }
  | { readonly boundary: "otp-expiry"; readonly paymentSessionId: string }
);
