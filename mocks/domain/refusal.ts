import type { Brand, Currency, Halalas } from "./money.js";
import type { InvoiceStatus, RecurringStatus, RegistrationStatus } from "./moves.js";
import type { EpochMs } from "./time.js";

/** A part of an invoice: that of a receiver, by its place, or the partner's. */
export interface Portion {
  readonly of: number | "partner";
  readonly amount: Halalas;
}

/** Every way the domain says no. Plain data: the edge gives each its wire shape. */
export type Refusal =
  | {
      readonly code: "amount-below-minimum";
      /** In hundredths, as it was before rounding. */
      readonly amount: number;
      readonly currency: Currency;
      readonly minimum: Halalas;
    }
  | { readonly code: "brand-not-accepted"; readonly brand: Brand }
  | { readonly code: "invoice-unknown"; readonly transactionNo: string }
  | {
      readonly code: "invoice-closed";
      readonly transactionNo: string;
      readonly status: Exclude<InvoiceStatus, "pending">;
    }
  | {
      readonly code: "invoice-expired";
      readonly transactionNo: string;
      readonly expiredAt: EpochMs;
    }
  | {
      readonly code: "method-not-offered";
      readonly transactionNo: string;
      readonly method: Brand;
      readonly offered: readonly Brand[];
    }
  | {
      readonly code: "total-mismatch";
      readonly transactionNo: string;
      readonly total: Halalas;
      readonly amount: Halalas;
    }
  | {
      readonly code: "order-number-taken";
      readonly orderNumber: string;
      readonly transactionNo: string;
    }
  | {
      readonly code: "invoice-not-paid";
      readonly transactionNo: string;
      readonly status: Exclude<InvoiceStatus, "paid">;
    }
  | { readonly code: "invoice-refunded"; readonly transactionNo: string; readonly at: EpochMs }
  | { readonly code: "order-not-digital"; readonly transactionNo: string }
  | { readonly code: "order-unknown"; readonly orderNumber: string }
  | { readonly code: "merchant-unknown"; readonly key: string; readonly value: string }
  | {
      /** Several receivers go without an amount, or several are the main one. */
      readonly code: "receivers-ambiguous";
      readonly lack: "amount" | "main";
      readonly places: readonly number[];
    }
  | {
      readonly code: "portions-mismatch";
      readonly amount: Halalas;
      readonly portions: readonly Portion[];
      /** The place of the receiver that gets the rest, where one does. */
      readonly rests: number | null;
    }
  | { readonly code: "otp-session-unknown"; readonly sessionId: string }
  | {
      readonly code: "otp-session-of-other-invoice";
      readonly sessionId: string;
      readonly transactionNo: string;
    }
  | {
      readonly code: "otp-session-closed";
      readonly sessionId: string;
      readonly state: "used" | "replaced" | "blocked";
    }
  | {
      readonly code: "otp-session-expired";
      readonly sessionId: string;
      readonly expiredAt: EpochMs;
    }
  | { readonly code: "otp-signature-wrong" }
  | { readonly code: "otp-data-wrong" }
  | { readonly code: "otp-mobile-mismatch"; readonly mobile: string; readonly sentTo: string }
  | { readonly code: "otp-code-wrong"; readonly triesLeft: number }
  | { readonly code: "recurring-unknown"; readonly recurringId: string }
  | {
      readonly code: "recurring-not-open";
      readonly recurringId: string;
      readonly status: RecurringStatus;
      readonly wanted: string;
    }
  | { readonly code: "license-taken"; readonly licenseNumber: string }
  | { readonly code: "registration-unknown"; readonly registrationId: string }
  | {
      readonly code: "registration-proof-wrong";
      readonly field: "signature" | "mobile" | "partnerProfileNo";
    }
  | { readonly code: "registration-code-wrong"; readonly triesLeft: number }
  | { readonly code: "registration-code-expired"; readonly expiredAt: EpochMs }
  | {
      readonly code: "registration-not-open";
      readonly registrationId: string;
      readonly status: RegistrationStatus;
    }
  | {
      /** Nothing waits for its settlement, or it adds up to no payout. */
      readonly code: "nothing-to-settle";
      readonly open: number;
      readonly balance: Halalas;
    }
  | { readonly code: "settlement-unknown"; readonly settlementNumber: string }
  | {
      readonly code: "refund-partial";
      readonly transactionNo: string;
      readonly asked: Halalas;
      readonly amount: Halalas;
      readonly currency: Currency;
    }
  | { readonly code: "credentials-wrong" }
  | { readonly code: "callback-unknown"; readonly callbackId: string }
  | { readonly code: "callback-busy"; readonly callbackId: string }
  | { readonly code: "payment-declined"; readonly reason: string; readonly message: string }
  | { readonly code: "fault-unknown"; readonly id: string; readonly known: readonly string[] }
  | { readonly code: "too-many-faults"; readonly most: number }
  | { readonly code: "label-taken"; readonly name: string }
  | {
      readonly code: "advance-too-long";
      readonly charges: number;
      readonly callbacks: number;
      readonly most: number;
    }
  | { readonly code: "clock-backwards"; readonly now: EpochMs; readonly to: EpochMs }
  | { readonly code: "clock-out-of-range"; readonly last: EpochMs };

export type RefusalCode = Refusal["code"];
