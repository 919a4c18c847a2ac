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

/** `latency` on any operation: when it applies, the request waits before the service handles it; a fixed delayMs, minMs to maxMs, or log-normal around medianMs. */
export interface LatencyFaultByDelayMs extends FaultScope {
  readonly fault: "latency";
  /** Milliseconds. */
  readonly delayMs: number;
  readonly minMs?: never;
  readonly maxMs?: never;
  readonly medianMs?: never;
  readonly sigma?: never;
}

/** `latency` on any operation: when it applies, the request waits before the service handles it; a fixed delayMs, minMs to maxMs, or log-normal around medianMs. */
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

/** `latency` on any operation: when it applies, the request waits before the service handles it; a fixed delayMs, minMs to maxMs, or log-normal around medianMs. */
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

/** `latency` on any operation: when it applies, the request waits before the service handles it; a fixed delayMs, minMs to maxMs, or log-normal around medianMs. */
export type LatencyFault = LatencyFaultByDelayMs | LatencyFaultByMaxMs | LatencyFaultByMedianMs;

/** `status` on any operation: when it applies, the service does not handle the request and answers with a status in the operation's error shape. */
export interface StatusFault extends FaultScope {
  readonly fault: "status";
  /** HTTP status, one that the spec names for the operation. */
  readonly status: number;
  /** What the error says. */
  readonly message?: string;
}

/** `empty-401` on any operation that takes a token: when it applies, the service does not handle the request and answers 401 without a body. */
export interface Empty401Fault extends FaultScope {
  readonly fault: "empty-401";
}

/** `html-504` on any operation: when it applies, the service does not handle the request, and a proxy answers 504 with an HTML page. */
export interface Html504Fault extends FaultScope {
  readonly fault: "html-504";
}

/** `rate-limited` on any operation: when it applies, the service does not handle the request and answers 429 with a Retry-After header. */
export interface RateLimitedFault extends FaultScope {
  readonly fault: "rate-limited";
  /** What the Retry-After header says. Default 1. */
  readonly retryAfterSeconds?: number;
}

/** `reset-before-reply` on any operation: when it applies, the service does not handle the request and resets the connection. */
export interface ResetBeforeReplyFault extends FaultScope {
  readonly fault: "reset-before-reply";
}

/** `empty-reply` on any operation: when it applies, the service does not handle the request and closes the connection without a byte. */
export interface EmptyReplyFault extends FaultScope {
  readonly fault: "empty-reply";
}

/** `hang` on any operation: when it applies, the service does not handle the request and holds the connection open without an answer. */
export interface HangFault extends FaultScope {
  readonly fault: "hang";
}

/** `lost-reply` on any operation: when it applies, the service handles the request, but resets the connection and never sends the reply. */
export interface LostReplyFault extends FaultScope {
  readonly fault: "lost-reply";
}

/** `late-reply` on any operation: when it applies, the service handles the request at once, but sends the reply late. */
export interface LateReplyFault extends FaultScope {
  readonly fault: "late-reply";
  /** Milliseconds. Default 30000. */
  readonly delayMs?: number;
}

/** `reply-then-rollback` on addInvoice or cancelInvoice or payByCard or sendDigitalProduct or refundOrder or addMerchantInvoice or processPayment or registerPayment: when it applies, the reply reports success, but the service then rolls the change back without notice. */
export interface ReplyThenRollbackFault extends FaultScope {
  readonly fault: "reply-then-rollback";
}

/** `double-commit` on addInvoice or payByCard or sendDigitalProduct or addMerchantInvoice or sendOtp or registerPayment: when it applies, the service handles the request twice and sends the first reply. */
export interface DoubleCommitFault extends FaultScope {
  readonly fault: "double-commit";
}

/** `paid-while-canceling` on cancelInvoice: when it applies, the customer pays just before the invoice is canceled, so the service refuses the cancellation. */
export interface PaidWhileCancelingFault extends FaultScope {
  readonly fault: "paid-while-canceling";
}

/** `otp-sent-but-500` on sendOtp: when it applies, the service sends the one-time password, but answers 500. */
export interface OtpSentBut500Fault extends FaultScope {
  readonly fault: "otp-sent-but-500";
}

/** `callback-before-reply` on addInvoice: when it applies, the customer pays and the gateway calls the merchant before addInvoice has answered. */
export interface CallbackBeforeReplyFault extends FaultScope {
  readonly fault: "callback-before-reply";
}

/** `missing-field` on any operation: when it applies, the reply lacks a field, the first one unless you name another. */
export interface MissingFieldFault extends FaultScope {
  readonly fault: "missing-field";
  /** Path of a field of the reply, such as gatewayOrderRequest.amount. */
  readonly field?: string;
}

/** `wrong-type` on any operation: when it applies, a field of the reply, the first one unless you name another, has a type that the spec does not allow. */
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

/** `slow-body` on any operation: when it applies, the body of the reply arrives slowly, a few bytes at a time. */
export interface SlowBodyFault extends FaultScope {
  readonly fault: "slow-body";
  /** Bytes a second. Default 100. */
  readonly bytesPerSecond?: number;
}

/** `reset-mid-reply` on any operation: when it applies, the service handles the request, but resets the connection in the middle of the reply. */
export interface ResetMidReplyFault extends FaultScope {
  readonly fault: "reset-mid-reply";
}

/** `malformed-chunk` on any operation: when it applies, the service handles the request, but the reply ends in an invalid chunk. */
export interface MalformedChunkFault extends FaultScope {
  readonly fault: "malformed-chunk";
}

/** `callback-dropped` on any callback: when it applies, the gateway never makes the callback; a customer's browser does not return to the shop. */
export interface CallbackDroppedFault extends FaultScope {
  readonly fault: "callback-dropped";
}

/** `callback-delayed` on any callback: when it applies, the gateway makes the callback late on the sandbox's clock, also in place of a browser. */
export interface CallbackDelayedFault extends FaultScope {
  readonly fault: "callback-delayed";
  /** Milliseconds. Default 60000. */
  readonly delayMs?: number;
}

/** `callback-doubled` on any callback: when it applies, the gateway makes the callback twice. */
export interface CallbackDoubledFault extends FaultScope {
  readonly fault: "callback-doubled";
}

/** `callback-out-of-order` on any callback: when it applies, the gateway holds the callback until the next one has ended, at most a day. */
export interface CallbackOutOfOrderFault extends FaultScope {
  readonly fault: "callback-out-of-order";
}

/** `callback-wrong-amount` on any callback: when it applies, the callback reports a wrong amount, by default one unit more. */
export interface CallbackWrongAmountFault extends FaultScope {
  readonly fault: "callback-wrong-amount";
  /** The reported amount. */
  readonly amount?: number;
}

/** `callback-forged` on any callback: when it applies, the gateway sends a callback for an unknown transaction number first. */
export interface CallbackForgedFault extends FaultScope {
  readonly fault: "callback-forged";
}

/** `callback-after-cancel` on any call to cancelUrl: when it applies, the invoice is canceled, but the gateway calls callBackUrl as if it were paid. */
export interface CallbackAfterCancelFault extends FaultScope {
  readonly fault: "callback-after-cancel";
}

/** `cancel-after-payment` on any call to callBackUrl: when it applies, the invoice is paid, but the gateway calls cancelUrl as if it were canceled. */
export interface CancelAfterPaymentFault extends FaultScope {
  readonly fault: "cancel-after-payment";
}

/** `charge-taken-callback-lost` on any callback of a charge that was taken: when it applies, the charge succeeds, but the gateway never calls urls.callback for it. */
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

/** `callback-unpaid` on any payment that the customer makes: when it applies, the invoice stays pending, but the gateway calls callBackUrl as if it were paid. */
export interface CallbackUnpaidFault extends FaultScope {
  readonly fault: "callback-unpaid";
  /** Own: the invoice's own number; other: the number of a paid invoice of another order. Default own. */
  readonly names?: string;
}

/** `refund-fails` on any refund: when it applies, the reply reports success, but the refund fails, and the webhook reports the failure. */
export interface RefundFailsFault extends FaultScope {
  readonly fault: "refund-fails";
}

/** `otp-undelivered` on any one-time password: when it applies, the service creates the one-time password, but its text message never arrives. */
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

/** `settled-twice` on any settlement: when it applies, the service settles the same orders a second time, under another settlement number. */
export interface SettledTwiceFault extends FaultScope {
  readonly fault: "settled-twice";
}

/** `settlement-order-missing` on any settlement: when it applies, the settlement leaves the first order out, and a later settlement pays it. */
export interface SettlementOrderMissingFault extends FaultScope {
  readonly fault: "settlement-order-missing";
}

/** `settlement-wrong-amount` on any settlement: when it applies, the amount differs from the sum of the orders, by one riyal more unless you give an amount. */
export interface SettlementWrongAmountFault extends FaultScope {
  readonly fault: "settlement-wrong-amount";
  /** The reported amount. */
  readonly amount?: number;
}

/** `settlement-late` on any settlement of the schedule: when it applies, the settlement happens later than scheduled, once for each. */
export interface SettlementLateFault extends FaultScope {
  readonly fault: "settlement-late";
  /** Milliseconds. Default 21600000. */
  readonly delayMs?: number;
}

/** `refund-after-settlement` on any settlement: when it applies, the first order is refunded as soon as it is settled, so the next settlement deducts it. */
export interface RefundAfterSettlementFault extends FaultScope {
  readonly fault: "refund-after-settlement";
}

/** `token-ends-early` on any token that is issued: when it applies, the issued token expires earlier than it should. */
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
