// Generated from the YAML files in spec/. To renew it: npm run generate

import type { OperationId } from "./operations.js";

/** When a fault applies. Everything may be left out: then it applies wherever it can, each time. */
export interface FaultScope {
  /** Operation that it affects; any without it. */
  readonly operation?: OperationId;
  /** Values that fields of the request, payment, charge or callback must have. */
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  /** Applies to the n-th match alone, counted from 1; `every` and `times` are left out then. */
  readonly nth?: number;
  /** Applies to each n-th match. */
  readonly every?: number;
  /** Applies so often at most. */
  readonly times?: number;
  /** How likely it applies to a match, from 0 to 1, drawn from the sandbox's seed. */
  readonly probability?: number;
  /** The first instant of the sandbox's clock at which it holds, in ISO 8601. */
  readonly from?: string;
  /** The first instant at which it no longer holds, in ISO 8601. */
  readonly until?: string;
}

/** `latency` on any operation: when it applies, the request waits before it is handled; a fixed delayMs, minMs to maxMs, or log-normal around medianMs. */
export interface LatencyFaultByDelayMs extends FaultScope {
  readonly fault: "latency";
  /** Milliseconds. */
  readonly delayMs: number;
  readonly minMs?: never;
  readonly maxMs?: never;
  readonly medianMs?: never;
  readonly sigma?: never;
}

/** `latency` on any operation: when it applies, the request waits before it is handled; a fixed delayMs, minMs to maxMs, or log-normal around medianMs. */
export interface LatencyFaultByMaxMs extends FaultScope {
  readonly fault: "latency";
  /** Most milliseconds. */
  readonly maxMs: number;
  /** Least milliseconds. */
  readonly minMs?: number;
  readonly delayMs?: never;
  readonly medianMs?: never;
  readonly sigma?: never;
}

/** `latency` on any operation: when it applies, the request waits before it is handled; a fixed delayMs, minMs to maxMs, or log-normal around medianMs. */
export interface LatencyFaultByMedianMs extends FaultScope {
  readonly fault: "latency";
  /** Median of a log-normal delay in milliseconds. */
  readonly medianMs: number;
  /** Spread of a log-normal delay. Default 0.5. */
  readonly sigma?: number;
  readonly delayMs?: never;
  readonly minMs?: never;
  readonly maxMs?: never;
}

/** `latency` on any operation: when it applies, the request waits before it is handled; a fixed delayMs, minMs to maxMs, or log-normal around medianMs. */
export type LatencyFault = LatencyFaultByDelayMs | LatencyFaultByMaxMs | LatencyFaultByMedianMs;

/** `status` on any operation: when it applies, the request is not handled, and answered with a status in the error shape of its operation. */
export interface StatusFault extends FaultScope {
  readonly fault: "status";
  /** HTTP status, one that the spec names for the operation. */
  readonly status: number;
  /** What the error says. */
  readonly message?: string;
}

/** `empty-401` on any operation that takes a token: when it applies, the request is not handled, and answered with a 401 without a body. */
export interface Empty401Fault extends FaultScope {
  readonly fault: "empty-401";
}

/** `html-504` on any operation: when it applies, the request is not handled, and answered with the HTML page of a proxy that gave up, status 504. */
export interface Html504Fault extends FaultScope {
  readonly fault: "html-504";
}

/** `rate-limited` on any operation: when it applies, the request is not handled, and answered with a 429 that says when to come back. */
export interface RateLimitedFault extends FaultScope {
  readonly fault: "rate-limited";
  /** What the Retry-After header says. Default 1. */
  readonly retryAfterSeconds?: number;
}

/** `reset-before-reply` on any operation: when it applies, the request is not handled, and the connection is reset. */
export interface ResetBeforeReplyFault extends FaultScope {
  readonly fault: "reset-before-reply";
}

/** `empty-reply` on any operation: when it applies, the request is not handled, and the connection is closed without a byte. */
export interface EmptyReplyFault extends FaultScope {
  readonly fault: "empty-reply";
}

/** `hang` on any operation: when it applies, the request is not handled, and the connection is held open without an answer. */
export interface HangFault extends FaultScope {
  readonly fault: "hang";
}

/** `lost-reply` on any operation: when it applies, the request is carried out, but the connection is reset and the reply never comes. */
export interface LostReplyFault extends FaultScope {
  readonly fault: "lost-reply";
}

/** `late-reply` on any operation: when it applies, the request is carried out at once, and the reply comes late. */
export interface LateReplyFault extends FaultScope {
  readonly fault: "late-reply";
  /** Milliseconds. Default 30000. */
  readonly delayMs?: number;
}

/** `reply-then-rollback` on addInvoice or cancelInvoice or payByCard or sendDigitalProduct or refundOrder or addMerchantInvoice or processPayment or registerPayment: when it applies, the reply says that all went well, but what was done is taken back without a word. */
export interface ReplyThenRollbackFault extends FaultScope {
  readonly fault: "reply-then-rollback";
}

/** `double-commit` on addInvoice or payByCard or sendDigitalProduct or addMerchantInvoice or sendOtp or registerPayment: when it applies, the request is carried out twice, and the reply is that of the first time. */
export interface DoubleCommitFault extends FaultScope {
  readonly fault: "double-commit";
}

/** `paid-while-canceling` on cancelInvoice: when it applies, the customer pays just before the invoice is canceled, so that the cancel is refused. */
export interface PaidWhileCancelingFault extends FaultScope {
  readonly fault: "paid-while-canceling";
}

/** `otp-sent-but-500` on sendOtp: when it applies, the one-time password is sent, but the reply says 500. */
export interface OtpSentBut500Fault extends FaultScope {
  readonly fault: "otp-sent-but-500";
}

/** `callback-before-reply` on addInvoice: when it applies, the invoice is paid and the merchant is called back before addInvoice has answered. */
export interface CallbackBeforeReplyFault extends FaultScope {
  readonly fault: "callback-before-reply";
}

/** `missing-field` on any operation: when it applies, the reply lacks a field, the first one unless another is named. */
export interface MissingFieldFault extends FaultScope {
  readonly fault: "missing-field";
  /** Path of a field of the reply, such as gatewayOrderRequest.amount. */
  readonly field?: string;
}

/** `wrong-type` on any operation: when it applies, a field of the reply, the first one unless another is named, has another type than the spec says. */
export interface WrongTypeFault extends FaultScope {
  readonly fault: "wrong-type";
  /** Path of a field of the reply, such as gatewayOrderRequest.amount. */
  readonly field?: string;
}

/** `truncated-json` on any operation: when it applies, the reply ends in the middle of its JSON. */
export interface TruncatedJsonFault extends FaultScope {
  readonly fault: "truncated-json";
}

/** `wrong-content-type` on any operation: when it applies, the reply has another content type than JSON. */
export interface WrongContentTypeFault extends FaultScope {
  readonly fault: "wrong-content-type";
  /** Media type. Default text/html. */
  readonly contentType?: string;
}

/** `slow-body` on any operation: when it applies, the body of the reply arrives drop by drop. */
export interface SlowBodyFault extends FaultScope {
  readonly fault: "slow-body";
  /** Bytes a second. Default 100. */
  readonly bytesPerSecond?: number;
}

/** `reset-mid-reply` on any operation: when it applies, the request is carried out, and the connection is reset in the middle of the reply. */
export interface ResetMidReplyFault extends FaultScope {
  readonly fault: "reset-mid-reply";
}

/** `malformed-chunk` on any operation: when it applies, the request is carried out, and the reply ends in a chunk that is none. */
export interface MalformedChunkFault extends FaultScope {
  readonly fault: "malformed-chunk";
}

/** `callback-dropped` on any callback: when it applies, the callback is never made; a customer's browser does not come back to the shop. */
export interface CallbackDroppedFault extends FaultScope {
  readonly fault: "callback-dropped";
}

/** `callback-delayed` on any callback: when it applies, the callback comes late on the sandbox's clock, and from the gateway. */
export interface CallbackDelayedFault extends FaultScope {
  readonly fault: "callback-delayed";
  /** Milliseconds. Default 60000. */
  readonly delayMs?: number;
}

/** `callback-doubled` on any callback: when it applies, the callback is made twice. */
export interface CallbackDoubledFault extends FaultScope {
  readonly fault: "callback-doubled";
}

/** `callback-out-of-order` on any callback: when it applies, the callback is held back until the next one has ended, a day at the most. */
export interface CallbackOutOfOrderFault extends FaultScope {
  readonly fault: "callback-out-of-order";
}

/** `callback-wrong-amount` on any callback: when it applies, the callback tells another amount, by default one unit more. */
export interface CallbackWrongAmountFault extends FaultScope {
  readonly fault: "callback-wrong-amount";
  /** The reported amount. */
  readonly amount?: number;
}

/** `callback-forged` on any callback: when it applies, the gateway sends a callback for an unknown transaction number first. */
export interface CallbackForgedFault extends FaultScope {
  readonly fault: "callback-forged";
}

/** `callback-after-cancel` on any call to cancelUrl: when it applies, when the invoice is canceled, callBackUrl is called as if it had been paid. */
export interface CallbackAfterCancelFault extends FaultScope {
  readonly fault: "callback-after-cancel";
}

/** `cancel-after-payment` on any call to callBackUrl: when it applies, when the invoice is paid, cancelUrl is called as if it had been canceled. */
export interface CancelAfterPaymentFault extends FaultScope {
  readonly fault: "cancel-after-payment";
}

/** `charge-taken-callback-lost` on any callback of a charge that was taken: when it applies, the charge is taken, but urls.callback is never called for it. */
export interface ChargeTakenCallbackLostFault extends FaultScope {
  readonly fault: "charge-taken-callback-lost";
}

/** `declined-payment` on any payment of an invoice: when it applies, the payment is declined and the invoice stays pending. */
export interface DeclinedPaymentFault extends FaultScope {
  readonly fault: "declined-payment";
  /** Reason of the bank. Default DECLINED. */
  readonly code?: string;
  /** What the error says. Default The payment was declined. */
  readonly message?: string;
}

/** `callback-unpaid` on any payment that the customer makes: when it applies, the invoice stays pending, but callBackUrl is called as if it had been paid. */
export interface CallbackUnpaidFault extends FaultScope {
  readonly fault: "callback-unpaid";
  /** Own: the invoice's own number; other: the number of a paid invoice of another order. Default own. */
  readonly names?: string;
}

/** `refund-fails` on any refund: when it applies, the refund is answered as if all were well, but it fails, and the webhook says so. */
export interface RefundFailsFault extends FaultScope {
  readonly fault: "refund-fails";
}

/** `otp-undelivered` on any one-time password: when it applies, the one-time password is made, but its text message never arrives. */
export interface OtpUndeliveredFault extends FaultScope {
  readonly fault: "otp-undelivered";
}

/** `charge-fails` on any charge: when it applies, the charge of a recurring payment fails. */
export interface ChargeFailsFault extends FaultScope {
  readonly fault: "charge-fails";
  /** Reason of the bank. Default DECLINED. */
  readonly code?: string;
  /** What the error says. Default The card was declined. */
  readonly message?: string;
}

/** `settled-twice` on any settlement: when it applies, the settlement is made a second time under another number, with the same orders. */
export interface SettledTwiceFault extends FaultScope {
  readonly fault: "settled-twice";
}

/** `settlement-order-missing` on any settlement: when it applies, the first order is left out, and waits for a later settlement. */
export interface SettlementOrderMissingFault extends FaultScope {
  readonly fault: "settlement-order-missing";
}

/** `settlement-wrong-amount` on any settlement: when it applies, the amount differs from what the orders add up to, by one riyal more unless an amount is given. */
export interface SettlementWrongAmountFault extends FaultScope {
  readonly fault: "settlement-wrong-amount";
  /** The reported amount. */
  readonly amount?: number;
}

/** `settlement-late` on any settlement of the schedule: when it applies, the settlement comes later than its schedule, once for each. */
export interface SettlementLateFault extends FaultScope {
  readonly fault: "settlement-late";
  /** Milliseconds. Default 21600000. */
  readonly delayMs?: number;
}

/** `refund-after-settlement` on any settlement: when it applies, the first order is refunded as soon as it is settled, so the next settlement deducts it. */
export interface RefundAfterSettlementFault extends FaultScope {
  readonly fault: "refund-after-settlement";
}

/** `token-ends-early` on any token that is issued: when it applies, the token that is issued lives shorter than it should. */
export interface TokenEndsEarlyFault extends FaultScope {
  readonly fault: "token-ends-early";
  /** Milliseconds that a token lives. Default 1000. */
  readonly lifetimeMs?: number;
}

/**
 * A fault rule as a tester gives it: which fault, its own parameters, and when it applies.
 *
 * @example
 * await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
 */
export type FaultRequest =
  | LatencyFault
  | StatusFault
  | Empty401Fault
  | Html504Fault
  | RateLimitedFault
  | ResetBeforeReplyFault
  | EmptyReplyFault
  | HangFault
  | LostReplyFault
  | LateReplyFault
  | ReplyThenRollbackFault
  | DoubleCommitFault
  | PaidWhileCancelingFault
  | OtpSentBut500Fault
  | CallbackBeforeReplyFault
  | MissingFieldFault
  | WrongTypeFault
  | TruncatedJsonFault
  | WrongContentTypeFault
  | SlowBodyFault
  | ResetMidReplyFault
  | MalformedChunkFault
  | CallbackDroppedFault
  | CallbackDelayedFault
  | CallbackDoubledFault
  | CallbackOutOfOrderFault
  | CallbackWrongAmountFault
  | CallbackForgedFault
  | CallbackAfterCancelFault
  | CancelAfterPaymentFault
  | ChargeTakenCallbackLostFault
  | DeclinedPaymentFault
  | CallbackUnpaidFault
  | RefundFailsFault
  | OtpUndeliveredFault
  | ChargeFailsFault
  | SettledTwiceFault
  | SettlementOrderMissingFault
  | SettlementWrongAmountFault
  | SettlementLateFault
  | RefundAfterSettlementFault
  | TokenEndsEarlyFault;
