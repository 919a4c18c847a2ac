import type { MerchantSearch } from "./merchants.js";
import type { Halalas } from "./money.js";
import type { EpochMs } from "./time.js";

export type RefundedBy = "partner" | "tester";

/** A refund that was asked for. One that failed may be asked for again. */
export interface Refund {
  readonly id: number;
  readonly at: EpochMs;
  readonly reason: string | null;
  readonly by: RefundedBy;
  readonly status: "refunded" | "failed";
}

/** Asks for the money of an invoice back: of one invoice, or of the order of a partner's merchant. */
export type RefundCommand =
  | {
      readonly type: "refund-invoice";
      readonly transactionNo: string;
      readonly reason: string | null;
    }
  | {
      readonly type: "refund-order";
      readonly orderNumber: string;
      readonly reason: string | null;
      /** The part of the money that is asked for; the whole of it without one. */
      readonly amount?: Halalas;
      readonly key: MerchantSearch;
      readonly value: string;
    };

export interface RefundEvent {
  readonly type: "invoice-refunded" | "refund-failed";
  readonly at: EpochMs;
  readonly transactionNo: string;
  /** 1 for the first refund of a sandbox. */
  readonly refundId: number;
  readonly reason: string | null;
  readonly by: RefundedBy;
}
