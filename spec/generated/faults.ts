// Generated from the YAML files in spec/. To renew it: npm run generate

import type { OperationId } from "./operations.js";

import type {
  FaultEntry,
  FaultSlot,
  TestCard,
  TestValue,
} from "../rows.js";

export type {
  FaultEntry,
  FaultSlot,
  TestCard,
  TestValue,
};

/** The kinds of callbacks. */
export const callbackKinds = ["paid","canceled","charge","webhook","refund","activation","settlement"] as const;

/** The kind of a callback. */
export type CallbackKind = (typeof callbackKinds)[number];

/** What parameters of faults are. */
export const faultParameters = {
  "status": {"type":"integer","minimum":100,"maximum":599,"about":"HTTP status, one that the spec names for the operation"},
  "message": {"type":"string","about":"what the error says"},
  "code": {"type":"string","about":"reason of the bank"},
  "retryAfterSeconds": {"type":"integer","minimum":0,"maximum":2147483647,"about":"what the Retry-After header says"},
  "delayMs": {"type":"integer","minimum":0,"maximum":2147483647,"about":"milliseconds"},
  "minMs": {"type":"integer","minimum":0,"maximum":2147483647,"about":"least milliseconds"},
  "maxMs": {"type":"integer","minimum":0,"maximum":2147483647,"about":"most milliseconds"},
  "bytesPerSecond": {"type":"integer","minimum":1,"maximum":2147483647,"about":"bytes a second"},
  "field": {"type":"string","about":"path of a field of the reply, such as gatewayOrderRequest.amount"},
  "contentType": {"type":"string","pattern":"^[\\t\\x20-\\x7e]*$","about":"media type"},
  "amount": {"type":"number","minimum":0,"maximum":999999999.99,"about":"the reported amount"},
  "currency": {"type":"string","pattern":"^(SAR|USD|EUR|GBP)$","about":"the reported currency"},
  "names": {"type":"string","pattern":"^(own|other)$","about":"own: the invoice's own number; other: the number of a paid invoice of another order"},
  "lifetimeMs": {"type":"integer","minimum":0,"maximum":2147483647,"about":"milliseconds that a token lives"},
} as const;

/** The failures that can be injected, by their ids. */
export const faults = {
  "latency": {"takes":{"delayMs":{},"minMs":{},"maxMs":{}},"sensible":[{"delayMs":3000}],"out":null,"occasion":null,"rank":null,"meets":[],"unmet":"late-reply is the same, and later than shops wait","lasts":false,"slow":true,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"wait","does":"the request waits before the service handles it; for delayMs, or for minMs to maxMs","operations":null},
  "status": {"takes":{"status":{"required":true},"message":{}},"sensible":[{"status":500}],"out":null,"occasion":null,"rank":3,"meets":["reply","refusal"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"reply","does":"the service does not handle the request and answers with a status in the operation's error shape","operations":null},
  "empty-401": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":9,"meets":["refusal"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation that takes a token","slot":"reply","does":"the service does not handle the request and answers 401 without a body","operations":["getMyMerchants","getMerchantKeys","addInvoice","getInvoice","cancelInvoice","payByCard","sendDigitalProduct","getTransactionsOfOrderNumber","refundOrder","addMerchantInvoice","checkLicense","validateRegistrationOtp","addRegistrationInfo","confirmRegistration","registerPayment","cancelRecurring","listRecurringPayments"]},
  "html-504": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":8,"meets":["reply"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"reply","does":"the service does not handle the request, and a proxy answers 504 with an HTML page","operations":null},
  "rate-limited": {"takes":{"retryAfterSeconds":{"default":1}},"sensible":[{}],"out":null,"occasion":null,"rank":17,"meets":["reply"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"reply","does":"the service does not handle the request and answers 429 with a Retry-After header","operations":null},
  "reset-before-reply": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":["reply"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"reply","does":"the service does not handle the request and resets the connection","operations":null},
  "empty-reply": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":["reply"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"reply","does":"the service does not handle the request and closes the connection without a byte","operations":null},
  "hang": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":2,"meets":["reply"],"unmet":null,"lasts":false,"slow":true,"holds":true,"hides":true,"kinds":[],"on":"any operation","slot":"reply","does":"the service does not handle the request and holds the connection open without an answer","operations":null},
  "lost-reply": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":1,"meets":["reply"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"outcome","does":"the service handles the request, but resets the connection and never sends the reply","operations":null},
  "late-reply": {"takes":{"delayMs":{"default":30000}},"sensible":[{"delayMs":3000}],"out":null,"occasion":null,"rank":18,"meets":["reply"],"unmet":null,"lasts":false,"slow":true,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"outcome","does":"the service handles the request at once, but sends the reply late","operations":null},
  "reply-then-rollback": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":["cancelInvoice","processPayment","refundOrder"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"addInvoice or cancelInvoice or payByCard or sendDigitalProduct or refundOrder or addMerchantInvoice or processPayment or registerPayment","slot":"outcome","does":"the reply reports success, but the service then rolls the change back without notice","operations":["addInvoice","cancelInvoice","payByCard","sendDigitalProduct","refundOrder","addMerchantInvoice","processPayment","registerPayment"]},
  "double-commit": {"takes":{},"sensible":[],"out":"no client can see it, because no reply mentions the second one","occasion":null,"rank":null,"meets":[],"unmet":"it breaks the service, whatever the shop does","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"addInvoice or payByCard or sendDigitalProduct or addMerchantInvoice or sendOtp or registerPayment","slot":"outcome","does":"the service handles the request twice and sends the first reply","operations":["addInvoice","payByCard","sendDigitalProduct","addMerchantInvoice","sendOtp","registerPayment"]},
  "paid-while-canceling": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":11,"meets":["cancelInvoice"],"unmet":null,"lasts":false,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"cancelInvoice","slot":"outcome","does":"the customer pays just before the invoice is canceled, so the service refuses the cancellation","operations":["cancelInvoice"]},
  "otp-sent-but-500": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":["sendOtp"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"sendOtp","slot":"outcome","does":"the service sends the one-time password, but answers 500","operations":["sendOtp"]},
  "callback-before-reply": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":10,"meets":["addInvoice"],"unmet":null,"lasts":false,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"addInvoice","slot":"outcome","does":"the customer pays and the gateway calls the merchant before addInvoice has answered","operations":["addInvoice"]},
  "missing-field": {"takes":{"field":{}},"sensible":[],"out":"the service would break its own contract, and no rule says how a client should react","occasion":null,"rank":null,"meets":[],"unmet":"it breaks the contract, so no rule says what a shop must do","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"wire","does":"the reply lacks a field, the first one unless you name another","operations":null},
  "wrong-type": {"takes":{"field":{}},"sensible":[],"out":"the service would break its own contract, and no rule says how a client should react","occasion":null,"rank":null,"meets":[],"unmet":"it breaks the contract, so no rule says what a shop must do","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"wire","does":"a field of the reply, the first one unless you name another, has a type that the spec does not allow","operations":null},
  "truncated-json": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":12,"meets":["reply"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"wire","does":"the reply ends in the middle of its JSON","operations":null},
  "wrong-content-type": {"takes":{"contentType":{"default":"text/html"}},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":[],"unmet":"html-504 has one","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"wire","does":"the reply has another content type than JSON","operations":null},
  "slow-body": {"takes":{"bytesPerSecond":{"default":100}},"sensible":[{"bytesPerSecond":500}],"out":null,"occasion":null,"rank":null,"meets":["reply"],"unmet":null,"lasts":false,"slow":true,"holds":true,"hides":true,"kinds":[],"on":"any operation","slot":"wire","does":"the body of the reply arrives slowly, a few bytes at a time","operations":null},
  "reset-mid-reply": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":["reply"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"wire","does":"the service handles the request, but resets the connection in the middle of the reply","operations":null},
  "malformed-chunk": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":[],"unmet":"reset-mid-reply is the same for a shop","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any operation","slot":"wire","does":"the service handles the request, but the reply ends in an invalid chunk","operations":null},
  "invoice-wrong-amount": {"takes":{"amount":{},"currency":{}},"sensible":[{},{"currency":"USD"}],"out":null,"occasion":null,"rank":null,"meets":[],"unmet":"no rule says when a shop that set such an order aside must ask again","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"getInvoice","slot":"wire","does":"the reply reports the invoice with a wrong amount, by default one unit more, or with another currency","operations":["getInvoice"]},
  "callback-dropped": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":6,"meets":["callback"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":["paid","canceled","charge","webhook","refund","activation","settlement"],"on":"any callback","slot":"callback","does":"the gateway never makes the callback; a customer's browser does not return to the shop","operations":null},
  "callback-delayed": {"takes":{"delayMs":{"default":60000}},"sensible":[{"delayMs":2000}],"out":null,"occasion":null,"rank":null,"meets":["callback"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":["paid","canceled","charge","webhook","refund","activation","settlement"],"on":"any callback","slot":"callback","does":"the gateway makes the callback late on the sandbox's clock, also in place of a browser","operations":null},
  "callback-doubled": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":4,"meets":["callback","charge"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":false,"kinds":["paid","canceled","charge","webhook","refund","activation","settlement"],"on":"any callback","slot":"callback","does":"the gateway makes the callback twice","operations":null},
  "callback-out-of-order": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":["callback"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":["paid","canceled","charge","webhook","refund","activation","settlement"],"on":"any callback","slot":"callback","does":"the gateway holds the callback until the next one has ended, at most a day","operations":null},
  "callback-wrong-amount": {"takes":{"amount":{}},"sensible":[{}],"out":null,"occasion":null,"rank":7,"meets":["callback"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":false,"kinds":["paid","canceled","charge","webhook","refund","settlement"],"on":"any callback","slot":"callback","does":"the callback reports a wrong amount, by default one unit more","operations":null},
  "callback-forged": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":["callback"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":false,"kinds":["paid","canceled","charge","webhook","refund","settlement"],"on":"any callback","slot":"callback","does":"the gateway sends a callback for an unknown transaction number first","operations":null},
  "callback-after-cancel": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":null,"meets":["callback"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":false,"kinds":["canceled"],"on":"any call to cancelUrl","slot":"callback","does":"the invoice is canceled, but the gateway calls callBackUrl as if it were paid","operations":null},
  "cancel-after-payment": {"takes":{},"sensible":[{}],"out":null,"occasion":null,"rank":14,"meets":[],"unmet":"a sequence forges such calls itself","lasts":true,"slow":false,"holds":false,"hides":false,"kinds":["paid"],"on":"any call to callBackUrl","slot":"callback","does":"the invoice is paid, but the gateway calls cancelUrl as if it were canceled","operations":null},
  "charge-taken-callback-lost": {"takes":{},"sensible":[],"out":"only listRecurringPayments shows it, whose shape is assumed, and no rule says when to ask","occasion":null,"rank":null,"meets":["charge"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":["charge"],"on":"any callback of a charge that was taken","slot":"callback","does":"the charge succeeds, but the gateway never calls urls.callback for it","operations":null},
  "declined-payment": {"takes":{"code":{"default":"DECLINED"},"message":{"default":"The payment was declined"}},"sensible":[{}],"out":null,"occasion":"invoice-paid","rank":15,"meets":["processPayment"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any payment of an invoice","slot":"domain","does":"the payment is declined and the invoice stays pending","operations":null},
  "callback-unpaid": {"takes":{"names":{"default":"own"}},"sensible":[{"names":"own"},{"names":"other"}],"out":null,"occasion":"invoice-paid","rank":13,"meets":[],"unmet":"a sequence forges such calls itself","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any payment that the customer makes","slot":"domain","does":"the invoice stays pending, but the gateway calls callBackUrl as if it were paid","operations":null},
  "refund-fails": {"takes":{},"sensible":[{}],"out":null,"occasion":"invoice-refunded","rank":null,"meets":["refundOrder"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any refund","slot":"domain","does":"the reply reports success, but the refund fails, and the webhook reports the failure","operations":null},
  "otp-undelivered": {"takes":{},"sensible":[],"out":"a test waits for a text message that never arrives, and fails","occasion":"sms-sent","rank":null,"meets":[],"unmet":"a customer without a code can only begin again","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any one-time password","slot":"domain","does":"the service creates the one-time password, but its text message never arrives","operations":["sendOtp"]},
  "charge-fails": {"takes":{"code":{"default":"DECLINED"},"message":{"default":"The card was declined"}},"sensible":[{}],"out":null,"occasion":"charge-succeeded","rank":16,"meets":["charge"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any charge","slot":"domain","does":"the charge of a recurring payment fails","operations":null},
  "settled-twice": {"takes":{},"sensible":[{}],"out":null,"occasion":"orders-settled","rank":null,"meets":["settlement"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any settlement","slot":"domain","does":"the service settles the same orders a second time, under another settlement number","operations":null},
  "settlement-order-missing": {"takes":{},"sensible":[{}],"out":null,"occasion":"orders-settled","rank":null,"meets":["settlement"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any settlement","slot":"domain","does":"the settlement leaves the first order out, and a later settlement pays it","operations":null},
  "settlement-wrong-amount": {"takes":{"amount":{}},"sensible":[{}],"out":null,"occasion":"orders-settled","rank":null,"meets":["settlement"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any settlement","slot":"domain","does":"the amount differs from the sum of the orders, by one riyal more unless you give an amount","operations":null},
  "settlement-late": {"takes":{"delayMs":{"default":21600000}},"sensible":[{}],"out":null,"occasion":"orders-settled","rank":null,"meets":[],"unmet":"a settlement on command is never late","lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any settlement of the schedule","slot":"domain","does":"the settlement happens later than scheduled, once for each","operations":null},
  "refund-after-settlement": {"takes":{},"sensible":[{}],"out":null,"occasion":"orders-settled","rank":null,"meets":["settlement"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any settlement","slot":"domain","does":"the first order is refunded as soon as it is settled, so the next settlement deducts it","operations":null},
  "token-ends-early": {"takes":{"lifetimeMs":{"default":1000}},"sensible":[{}],"out":null,"occasion":"token-issued","rank":5,"meets":["issueMerchantToken"],"unmet":null,"lasts":true,"slow":false,"holds":false,"hides":true,"kinds":[],"on":"any token that is issued","slot":"domain","does":"the issued token expires earlier than it should","operations":["issueMerchantToken","issuePartnerToken"]},
} as const satisfies Readonly<Record<string, FaultEntry>>;

/** Id of a fault. */
export type FaultId = keyof typeof faults;

/** Name of a parameter of a fault. */
export type FaultParameter = keyof typeof faultParameters;

/** The values, in the order of the file. */
export const testValues: readonly TestValue[] = [
  {"operation":null,"with":{"code":"DECLINED","message":"The card was declined"},"in":"cardNumber","value":"4000000000000002","fault":"declined-payment"},
  {"operation":null,"with":{"code":"INSUFFICIENT_FUNDS","message":"Insufficient funds"},"in":"cardNumber","value":"4000000000009995","fault":"declined-payment"},
  {"operation":null,"with":{"code":"EXPIRED_CARD","message":"The card has expired"},"in":"cardNumber","value":"4000000000000069","fault":"declined-payment"},
  {"operation":null,"with":{"code":"PROCESSING_ERROR","message":"The bank did not answer"},"in":"cardNumber","value":"4000000000000119","fault":"declined-payment"},
  {"operation":"sendOtp","with":{},"in":"stcpayMobile","value":"0510000901","fault":"otp-undelivered"},
  {"operation":"sendOtp","with":{"status":404,"message":"there is no wallet with this mobile number"},"in":"stcpayMobile","value":"0510000902","fault":"status"},
  {"operation":"sendOtp","with":{},"in":"stcpayMobile","value":"0510000903","fault":"otp-sent-but-500"},
  {"operation":"sendOtp","with":{"status":401},"in":"stcpayMobile","value":"0510000904","fault":"status"},
  {"operation":"processPayment","with":{"status":400,"message":"the one-time password has expired"},"in":"stcpayPaymentOTP","value":"990001","fault":"status"},
  {"operation":"processPayment","with":{"status":400,"message":"the wallet has too little money"},"in":"stcpayPaymentOTP","value":"990002","fault":"status"},
  {"operation":"processPayment","with":{"status":500},"in":"stcpayPaymentOTP","value":"990003","fault":"status"},
  {"operation":"addInvoice","with":{"status":400},"in":"amount","value":999990400,"fault":"status"},
  {"operation":"addInvoice","with":{},"in":"amount","value":999990401,"fault":"empty-401"},
  {"operation":"addInvoice","with":{},"in":"amount","value":999990429,"fault":"rate-limited"},
  {"operation":"addInvoice","with":{"status":500},"in":"amount","value":999990500,"fault":"status"},
  {"operation":"addInvoice","with":{},"in":"amount","value":999990504,"fault":"html-504"},
  {"operation":"addInvoice","with":{},"in":"clientName","value":"paystub:lost-reply","fault":"lost-reply"},
  {"operation":"addInvoice","with":{"delayMs":3000},"in":"clientName","value":"paystub:late-reply","fault":"late-reply"},
  {"operation":"addInvoice","with":{},"in":"clientName","value":"paystub:double-commit","fault":"double-commit"},
  {"operation":"addInvoice","with":{},"in":"clientName","value":"paystub:reply-then-rollback","fault":"reply-then-rollback"},
  {"operation":"addInvoice","with":{},"in":"clientName","value":"paystub:truncated-json","fault":"truncated-json"},
  {"operation":"addInvoice","with":{},"in":"clientName","value":"paystub:callback-before-reply","fault":"callback-before-reply"},
  {"operation":null,"with":{},"in":"clientName","value":"paystub:callback-dropped","fault":"callback-dropped"},
  {"operation":null,"with":{},"in":"clientName","value":"paystub:callback-delayed","fault":"callback-delayed"},
  {"operation":null,"with":{},"in":"clientName","value":"paystub:callback-doubled","fault":"callback-doubled"},
  {"operation":null,"with":{},"in":"clientName","value":"paystub:callback-wrong-amount","fault":"callback-wrong-amount"},
  {"operation":null,"with":{},"in":"clientName","value":"paystub:callback-forged","fault":"callback-forged"},
  {"operation":null,"with":{},"in":"clientName","value":"paystub:callback-after-cancel","fault":"callback-after-cancel"},
  {"operation":null,"with":{},"in":"clientName","value":"paystub:declined-payment","fault":"declined-payment"},
  {"operation":null,"with":{},"in":"refundReason","value":"paystub:refund-fails","fault":"refund-fails"},
  {"operation":null,"with":{},"in":"customer.name","value":"paystub:charge-fails","fault":"charge-fails"},
  {"operation":null,"with":{},"in":"customer.name","value":"paystub:charge-taken-callback-lost","fault":"charge-taken-callback-lost"},
  {"operation":"registerPayment","with":{"status":500},"in":"customer.name","value":"paystub:registration-500","fault":"status"},
  {"operation":"issueMerchantToken","with":{},"in":"apiId","value":"paystub-token-ends-early","fault":"token-ends-early"},
];

/** The cards that work, in the order of the file. */
export const testCards: readonly TestCard[] = [
  {"asks":null,"number":"4464040000000007","brand":"mada"},
  {"asks":"3-D Secure","number":"4464040000000015","brand":"mada"},
  {"asks":null,"number":"4111111111111111","brand":"visaMastercard"},
  {"asks":null,"number":"5555555555554444","brand":"visaMastercard"},
  {"asks":"3-D Secure","number":"4000000000003220","brand":"visaMastercard"},
  {"asks":null,"number":"378282246310005","brand":"amex"},
  {"asks":"3-D Secure","number":"371111111111122","brand":"amex"},
];

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

/**
 * A fault rule as a tester gives it: which fault, its own parameters, and when it applies.
 *
 * @example
 * await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
 */
export type FaultRequest = FaultScope & (
  | {
    /** On any operation: when it applies, the request waits before the service handles it; for delayMs, or for minMs to maxMs. */
    readonly fault: "latency";
    /** Milliseconds. */
    readonly delayMs: number;
    readonly minMs?: never;
    readonly maxMs?: never;
  }
  | {
    /** On any operation: when it applies, the request waits before the service handles it; for delayMs, or for minMs to maxMs. */
    readonly fault: "latency";
    /** Most milliseconds. */
    readonly maxMs: number;
    /** Least milliseconds. */
    readonly minMs?: number;
    readonly delayMs?: never;
  }
  | {
    /** On any operation: when it applies, the service does not handle the request and answers with a status in the operation's error shape. */
    readonly fault: "status";
    /** HTTP status, one that the spec names for the operation. */
    readonly status: number;
    /** What the error says. */
    readonly message?: string;
  }
  | {
    /** On any operation that takes a token: when it applies, the service does not handle the request and answers 401 without a body. */
    readonly fault: "empty-401";
  }
  | {
    /** On any operation: when it applies, the service does not handle the request, and a proxy answers 504 with an HTML page. */
    readonly fault: "html-504";
  }
  | {
    /** On any operation: when it applies, the service does not handle the request and answers 429 with a Retry-After header. */
    readonly fault: "rate-limited";
    /** What the Retry-After header says. Default 1. */
    readonly retryAfterSeconds?: number;
  }
  | {
    /** On any operation: when it applies, the service does not handle the request and resets the connection. */
    readonly fault: "reset-before-reply";
  }
  | {
    /** On any operation: when it applies, the service does not handle the request and closes the connection without a byte. */
    readonly fault: "empty-reply";
  }
  | {
    /** On any operation: when it applies, the service does not handle the request and holds the connection open without an answer. */
    readonly fault: "hang";
  }
  | {
    /** On any operation: when it applies, the service handles the request, but resets the connection and never sends the reply. */
    readonly fault: "lost-reply";
  }
  | {
    /** On any operation: when it applies, the service handles the request at once, but sends the reply late. */
    readonly fault: "late-reply";
    /** Milliseconds. Default 30000. */
    readonly delayMs?: number;
  }
  | {
    /** On addInvoice or cancelInvoice or payByCard or sendDigitalProduct or refundOrder or addMerchantInvoice or processPayment or registerPayment: when it applies, the reply reports success, but the service then rolls the change back without notice. */
    readonly fault: "reply-then-rollback";
  }
  | {
    /** On addInvoice or payByCard or sendDigitalProduct or addMerchantInvoice or sendOtp or registerPayment: when it applies, the service handles the request twice and sends the first reply. */
    readonly fault: "double-commit";
  }
  | {
    /** On cancelInvoice: when it applies, the customer pays just before the invoice is canceled, so the service refuses the cancellation. */
    readonly fault: "paid-while-canceling";
  }
  | {
    /** On sendOtp: when it applies, the service sends the one-time password, but answers 500. */
    readonly fault: "otp-sent-but-500";
  }
  | {
    /** On addInvoice: when it applies, the customer pays and the gateway calls the merchant before addInvoice has answered. */
    readonly fault: "callback-before-reply";
  }
  | {
    /** On any operation: when it applies, the reply lacks a field, the first one unless you name another. */
    readonly fault: "missing-field";
    /** Path of a field of the reply, such as gatewayOrderRequest.amount. */
    readonly field?: string;
  }
  | {
    /** On any operation: when it applies, a field of the reply, the first one unless you name another, has a type that the spec does not allow. */
    readonly fault: "wrong-type";
    /** Path of a field of the reply, such as gatewayOrderRequest.amount. */
    readonly field?: string;
  }
  | {
    /** On any operation: when it applies, the reply ends in the middle of its JSON. */
    readonly fault: "truncated-json";
  }
  | {
    /** On any operation: when it applies, the reply has another content type than JSON. */
    readonly fault: "wrong-content-type";
    /** Media type. Default text/html. */
    readonly contentType?: string;
  }
  | {
    /** On any operation: when it applies, the body of the reply arrives slowly, a few bytes at a time. */
    readonly fault: "slow-body";
    /** Bytes a second. Default 100. */
    readonly bytesPerSecond?: number;
  }
  | {
    /** On any operation: when it applies, the service handles the request, but resets the connection in the middle of the reply. */
    readonly fault: "reset-mid-reply";
  }
  | {
    /** On any operation: when it applies, the service handles the request, but the reply ends in an invalid chunk. */
    readonly fault: "malformed-chunk";
  }
  | {
    /** On getInvoice: when it applies, the reply reports the invoice with a wrong amount, by default one unit more, or with another currency. */
    readonly fault: "invoice-wrong-amount";
    /** The reported amount. */
    readonly amount?: number;
    /** The reported currency. */
    readonly currency?: string;
  }
  | {
    /** On any callback: when it applies, the gateway never makes the callback; a customer's browser does not return to the shop. */
    readonly fault: "callback-dropped";
  }
  | {
    /** On any callback: when it applies, the gateway makes the callback late on the sandbox's clock, also in place of a browser. */
    readonly fault: "callback-delayed";
    /** Milliseconds. Default 60000. */
    readonly delayMs?: number;
  }
  | {
    /** On any callback: when it applies, the gateway makes the callback twice. */
    readonly fault: "callback-doubled";
  }
  | {
    /** On any callback: when it applies, the gateway holds the callback until the next one has ended, at most a day. */
    readonly fault: "callback-out-of-order";
  }
  | {
    /** On any callback: when it applies, the callback reports a wrong amount, by default one unit more. */
    readonly fault: "callback-wrong-amount";
    /** The reported amount. */
    readonly amount?: number;
  }
  | {
    /** On any callback: when it applies, the gateway sends a callback for an unknown transaction number first. */
    readonly fault: "callback-forged";
  }
  | {
    /** On any call to cancelUrl: when it applies, the invoice is canceled, but the gateway calls callBackUrl as if it were paid. */
    readonly fault: "callback-after-cancel";
  }
  | {
    /** On any call to callBackUrl: when it applies, the invoice is paid, but the gateway calls cancelUrl as if it were canceled. */
    readonly fault: "cancel-after-payment";
  }
  | {
    /** On any callback of a charge that was taken: when it applies, the charge succeeds, but the gateway never calls urls.callback for it. */
    readonly fault: "charge-taken-callback-lost";
  }
  | {
    /** On any payment of an invoice: when it applies, the payment is declined and the invoice stays pending. */
    readonly fault: "declined-payment";
    /** Reason of the bank. Default DECLINED. */
    readonly code?: string;
    /** What the error says. Default The payment was declined. */
    readonly message?: string;
  }
  | {
    /** On any payment that the customer makes: when it applies, the invoice stays pending, but the gateway calls callBackUrl as if it were paid. */
    readonly fault: "callback-unpaid";
    /** Own: the invoice's own number; other: the number of a paid invoice of another order. Default own. */
    readonly names?: string;
  }
  | {
    /** On any refund: when it applies, the reply reports success, but the refund fails, and the webhook reports the failure. */
    readonly fault: "refund-fails";
  }
  | {
    /** On any one-time password: when it applies, the service creates the one-time password, but its text message never arrives. */
    readonly fault: "otp-undelivered";
  }
  | {
    /** On any charge: when it applies, the charge of a recurring payment fails. */
    readonly fault: "charge-fails";
    /** Reason of the bank. Default DECLINED. */
    readonly code?: string;
    /** What the error says. Default The card was declined. */
    readonly message?: string;
  }
  | {
    /** On any settlement: when it applies, the service settles the same orders a second time, under another settlement number. */
    readonly fault: "settled-twice";
  }
  | {
    /** On any settlement: when it applies, the settlement leaves the first order out, and a later settlement pays it. */
    readonly fault: "settlement-order-missing";
  }
  | {
    /** On any settlement: when it applies, the amount differs from the sum of the orders, by one riyal more unless you give an amount. */
    readonly fault: "settlement-wrong-amount";
    /** The reported amount. */
    readonly amount?: number;
  }
  | {
    /** On any settlement of the schedule: when it applies, the settlement happens later than scheduled, once for each. */
    readonly fault: "settlement-late";
    /** Milliseconds. Default 21600000. */
    readonly delayMs?: number;
  }
  | {
    /** On any settlement: when it applies, the first order is refunded as soon as it is settled, so the next settlement deducts it. */
    readonly fault: "refund-after-settlement";
  }
  | {
    /** On any token that is issued: when it applies, the issued token expires earlier than it should. */
    readonly fault: "token-ends-early";
    /** Milliseconds that a token lives. Default 1000. */
    readonly lifetimeMs?: number;
  }
);
