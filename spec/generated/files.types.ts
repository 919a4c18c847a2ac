// Generated from the YAML files in spec/. To renew it: npm run generate

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AboutActivation: {
            /** @constant */
            readonly kind: "activation";
            readonly registrationId: components["schemas"]["Text"];
        };
        readonly AboutCharge: {
            /** @constant */
            readonly kind: "charge";
            readonly recurringId: components["schemas"]["Text"];
            readonly cycle: components["schemas"]["Count"];
            readonly attempt: components["schemas"]["Count"];
            readonly charged: boolean;
        };
        readonly AboutInvoice: {
            /** @enum {unknown} */
            readonly kind: "paid" | "canceled" | "webhook";
            readonly transactionNo: components["schemas"]["TransactionNo"];
        };
        readonly AboutRefund: {
            /** @constant */
            readonly kind: "refund";
            readonly transactionNo: components["schemas"]["TransactionNo"];
            readonly refunded: boolean;
        };
        readonly AboutSettlement: {
            /** @constant */
            readonly kind: "settlement";
            readonly settlementNumber: components["schemas"]["SettlementNumber"];
        };
        readonly AssumptionOptions: import("./assumptions.js").AssumptionOptions;
        readonly Assumptions: {
            /** @enum {string} */
            readonly "order-status-case": "mixed" | "upper" | "title";
            /** @enum {string} */
            readonly "cancel-success-type": "string" | "boolean";
            /** @enum {string} */
            readonly "callback-channel": "auto" | "gateway" | "both";
            /** @enum {string} */
            readonly "callback-method": "get" | "post";
            /** @enum {string} */
            readonly "callback-params": "camel" | "pascal" | "both";
            /** @enum {string} */
            readonly "callback-retry": "growing" | "fixed" | "none";
            /** @enum {string} */
            readonly "callback-signature": "none" | "hmac-sha256";
            /** @enum {string} */
            readonly "webhook-version": "v1" | "v2";
            /** @enum {string} */
            readonly "expiry-notifies": "yes" | "no";
            /** @enum {string} */
            readonly "duplicate-order-number": "accept" | "reject";
            /** @enum {string} */
            readonly "payment-receipt": "object" | "null";
            /** @enum {string} */
            readonly tabby: "accept" | "reject";
            /** @enum {string} */
            readonly "payment-errors-shape": "string" | "array";
            /** @enum {string} */
            readonly "register-failure-status": "400" | "200";
            /** @enum {string} */
            readonly "validation-errors-shape": "objects" | "strings" | "map";
            /** @enum {string} */
            readonly "auth-failure": "401" | "403" | "401-empty";
            /** @enum {string} */
            readonly "total-mismatch": "reject" | "accept";
            /** @enum {string} */
            readonly "otp-code": "fixed" | "generated";
            /** @enum {string} */
            readonly "otp-lifetime": "PT5M" | "PT1M" | "PT10M";
            /** @enum {string} */
            readonly "creation-date-unit": "milliseconds" | "seconds";
            readonly "invoice-url-host": "own" | `http${string}`;
            /** @enum {string} */
            readonly "foreign-minimum": "converted" | "as-is";
            /** @enum {string} */
            readonly "activation-approval": "at-once" | "rejected" | "by-merchant";
            /** @enum {string} */
            readonly "activation-payload": "without-iban" | "with-iban";
            /** @enum {string} */
            readonly "settlement-schedule": "never" | "daily" | "weekly";
            /** @enum {string} */
            readonly "partial-refund": "reject" | "ignore";
            /** @enum {string} */
            readonly "first-charge": "on-payment-page" | "at-registration";
        };
        readonly AttemptResult: {
            /** @enum {string} */
            readonly outcome: "delivered" | "refused" | "unreachable" | "timeout" | "blocked";
            readonly status: number | null;
            readonly detail: components["schemas"]["Text"];
            readonly durationMs?: number;
            readonly answer?: {
                readonly headers: {
                    readonly [key: string]: components["schemas"]["Text"];
                };
                readonly body: components["schemas"]["NullableText"];
                readonly cut: readonly ("headers" | "body")[];
            };
        };
        /**
         * A way to pay.
         * @enum {string}
         */
        readonly Brand: "mada" | "visaMastercard" | "amex" | "tamara" | "stcpay" | "urpay" | "tabby";
        readonly CalibratedAssumption: {
            /** @enum {string} */
            readonly verdict: "confirmed" | "refuted" | "inconsistent" | "undecided";
            readonly why?: string;
            readonly rules?: readonly string[];
        };
        readonly CalibratedDifference: {
            readonly operation: string;
            readonly field: string;
            /** @enum {string} */
            readonly kind: "missing" | "extra" | "type" | "value" | "status" | "order";
            readonly service: string;
            readonly mock: string;
            readonly calls: readonly string[];
        };
        readonly CalibratedDifferences: readonly components["schemas"]["CalibratedDifference"][];
        readonly CalibratedSwitch: {
            /** @enum {string} */
            readonly verdict: "observed" | "inconsistent" | "unlike" | "undecided";
            readonly option?: string;
            readonly why?: string;
            readonly evidence?: readonly components["schemas"]["CalibrationEvidence"][];
        };
        readonly CalibrationEvidence: {
            readonly call: string;
            readonly status: number;
            readonly fields: readonly string[];
        };
        readonly CalibrationFile: {
            /** @constant */
            readonly version: 1;
            readonly host: string;
            /** Format: date-time */
            readonly at: string;
            readonly paystub: string;
            readonly switches: {
                readonly [key: string]: components["schemas"]["CalibratedSwitch"];
            };
            readonly assumptions: {
                readonly [key: string]: components["schemas"]["CalibratedAssumption"];
            };
            readonly differences: components["schemas"]["CalibratedDifferences"];
            readonly inconsistent: components["schemas"]["CalibratedDifferences"];
            readonly noise: readonly string[];
        };
        readonly CallbackAbout: components["schemas"]["AboutInvoice"] | components["schemas"]["AboutRefund"] | components["schemas"]["AboutCharge"] | components["schemas"]["AboutActivation"] | components["schemas"]["AboutSettlement"];
        readonly CallbackOverride: {
            readonly amount?: number;
            readonly id?: components["schemas"]["Text"];
        };
        /** How the clock begins: `real` (the default) runs with real time, `frozen` freezes it at now, and an ISO 8601 instant with a zone freezes it there. Resume a clock that is to run on from an instant. */
        readonly ClockStart: import("../../mocks/control/clock-requests.js").ClockStart;
        readonly ClockState: components["schemas"]["RunningClock"] | components["schemas"]["FrozenClock"];
        readonly Count: number;
        /** @enum {string} */
        readonly Currency: "SAR" | "USD" | "EUR" | "GBP";
        readonly DefaultFaultRequest: import("../../mocks/control/fault-rules.js").DefaultFaultRequest;
        readonly EpochMs: number;
        readonly Failure: {
            readonly code: components["schemas"]["Text"];
            readonly message: components["schemas"]["Text"];
        };
        /** @enum {string} */
        readonly FaultId: "latency" | "status" | "empty-401" | "html-504" | "rate-limited" | "reset-before-reply" | "empty-reply" | "hang" | "lost-reply" | "late-reply" | "reply-then-rollback" | "double-commit" | "paid-while-canceling" | "otp-sent-but-500" | "callback-before-reply" | "missing-field" | "wrong-type" | "truncated-json" | "wrong-content-type" | "slow-body" | "reset-mid-reply" | "malformed-chunk" | "callback-dropped" | "callback-delayed" | "callback-doubled" | "callback-out-of-order" | "callback-wrong-amount" | "callback-forged" | "callback-after-cancel" | "cancel-after-payment" | "charge-taken-callback-lost" | "declined-payment" | "callback-unpaid" | "refund-fails" | "otp-undelivered" | "charge-fails" | "settled-twice" | "settlement-order-missing" | "settlement-wrong-amount" | "settlement-late" | "refund-after-settlement" | "token-ends-early";
        readonly FaultRule: {
            readonly id: string;
            readonly fault: components["schemas"]["FaultId"];
            readonly parameters: {
                readonly [key: string]: string | number;
            };
            readonly operation: string | null;
            readonly where: components["schemas"]["FaultWhere"];
            readonly nth: number | null;
            readonly every: number | null;
            readonly times: number | null;
            readonly probability: number | null;
            readonly from: number | null;
            readonly until: number | null;
        };
        /** Fields that a request, a payment, a charge or a callback must have with these values. A dot leads into objects: `customer.name`. A field that none of them has is refused. */
        readonly FaultWhere: {
            readonly [key: string]: string | number | boolean;
        };
        readonly FrozenClock: {
            /** @constant */
            readonly mode: "frozen";
            readonly at: components["schemas"]["EpochMs"];
        };
        /** Forward only: `24h`, `1d12h`, `1mo`, or ISO 8601: `PT24H`, `P1M`, `PT0.001S`. Years and months follow the calendar in UTC; a day that the target month lacks becomes its last day. */
        readonly GivenDuration: string;
        readonly Halalas: number;
        /** Headers to send with each call. */
        readonly Headers: {
            readonly [key: string]: string;
        };
        /** Format: uri */
        readonly HttpUrl: string;
        readonly LaterEpochMs: number;
        readonly LogEvent: components["schemas"]["event-sandbox-opened"] | components["schemas"]["event-settings-changed"] | components["schemas"]["event-clock-set"] | components["schemas"]["event-label-added"] | components["schemas"]["event-merchants-seeded"] | components["schemas"]["event-token-issued"] | components["schemas"]["event-invoice-created"] | components["schemas"]["event-invoice-paid"] | components["schemas"]["event-payment-declined"] | components["schemas"]["event-invoice-canceled"] | components["schemas"]["event-invoice-refunded"] | components["schemas"]["event-refund-failed"] | components["schemas"]["event-otp-sent"] | components["schemas"]["event-otp-code-rejected"] | components["schemas"]["event-otp-used"] | components["schemas"]["event-recurring-registered"] | components["schemas"]["event-recurring-started"] | components["schemas"]["event-charge-succeeded"] | components["schemas"]["event-charge-failed"] | components["schemas"]["event-charges-arranged"] | components["schemas"]["event-recurring-completed"] | components["schemas"]["event-recurring-ended"] | components["schemas"]["event-recurring-canceled"] | components["schemas"]["event-license-checked"] | components["schemas"]["event-registration-code-rejected"] | components["schemas"]["event-mobile-verified"] | components["schemas"]["event-merchant-info-added"] | components["schemas"]["event-registration-confirmed"] | components["schemas"]["event-merchant-activated"] | components["schemas"]["event-merchant-rejected"] | components["schemas"]["event-orders-settled"] | components["schemas"]["event-settlement-postponed"] | components["schemas"]["event-callback-scheduled"] | components["schemas"]["event-callback-redirected"] | components["schemas"]["event-callback-dropped"] | components["schemas"]["event-callback-released"] | components["schemas"]["event-callback-attempted"] | components["schemas"]["event-callback-answered"] | components["schemas"]["event-callback-resend-asked"] | components["schemas"]["event-fault-added"] | components["schemas"]["event-fault-removed"] | components["schemas"]["event-fault-matched"] | components["schemas"]["event-sms-sent"];
        readonly LoggedInjectedFault: {
            readonly id: components["schemas"]["Text"];
            readonly fault: components["schemas"]["FaultId"];
        };
        readonly LoggedMerchant: {
            readonly id: components["schemas"]["Count"];
            readonly merchantId: components["schemas"]["Count"];
            readonly shopName: components["schemas"]["NullableText"];
            readonly phone: components["schemas"]["Text"];
            readonly licenseType: components["schemas"]["Text"];
            readonly licenseNumber: components["schemas"]["Text"];
            readonly licenseName: components["schemas"]["Text"];
            readonly civilId: components["schemas"]["Text"];
            readonly email: components["schemas"]["Text"];
            readonly storeUsername: components["schemas"]["NullableText"];
            readonly partnerProfileNo: components["schemas"]["Text"];
            readonly partnerLicenseName: components["schemas"]["Text"];
            readonly feesPaidBy: components["schemas"]["Text"];
            readonly madaFeesPercentage: number;
            readonly localVisaFeesPercentage?: number;
            readonly madaFixedFees?: components["schemas"]["Halalas"];
            readonly visaFixedFees?: components["schemas"]["Halalas"];
            readonly profileReference: components["schemas"]["Text"];
            readonly since: number;
            readonly status: components["schemas"]["Text"];
        };
        readonly LoggedMerchantSeed: {
            readonly id?: components["schemas"]["Count"];
            readonly merchantId?: components["schemas"]["Count"];
            readonly shopName?: components["schemas"]["NullableText"];
            readonly phone?: components["schemas"]["Text"];
            readonly licenseType?: components["schemas"]["Text"];
            readonly licenseNumber?: components["schemas"]["Text"];
            readonly licenseName?: components["schemas"]["Text"];
            readonly civilId?: components["schemas"]["Text"];
            readonly email?: components["schemas"]["Text"];
            readonly storeUsername?: components["schemas"]["NullableText"];
            readonly partnerProfileNo?: components["schemas"]["Text"];
            readonly partnerLicenseName?: components["schemas"]["Text"];
            readonly feesPaidBy?: components["schemas"]["Text"];
            readonly madaFeesPercentage?: number;
            readonly localVisaFeesPercentage?: number;
            readonly madaFixedFees?: components["schemas"]["Halalas"];
            readonly visaFixedFees?: components["schemas"]["Halalas"];
            readonly profileReference?: components["schemas"]["Text"];
            readonly since?: number;
            readonly status?: components["schemas"]["Text"];
        };
        readonly MerchantInfo: {
            readonly iban: components["schemas"]["Text"];
            readonly bankName: components["schemas"]["Text"];
            readonly category: components["schemas"]["Text"];
            readonly salesVolume: components["schemas"]["Text"];
            readonly sellingScope: components["schemas"]["Text"];
            readonly civilId: components["schemas"]["Text"];
            readonly licenseName: components["schemas"]["Text"];
            readonly email: components["schemas"]["Text"];
            readonly firstName: components["schemas"]["Text"];
            readonly lastName: components["schemas"]["Text"];
        };
        /** The known fields of a merchant; the seed fills in the rest. */
        readonly MerchantSeed: {
            readonly id?: number;
            readonly merchantId?: number;
            readonly merchantShopName?: string | null;
            readonly merchantPhone?: string;
            readonly merchantLicenseType?: string;
            readonly merchantLicenseNumber?: string;
            readonly merchantLicenseName?: string;
            readonly merchantCivilId?: string;
            readonly merchantEmail?: string;
            readonly merchantStoreUsername?: string | null;
            readonly partnerProfileNo?: string;
            readonly partnerLicenseName?: string;
            readonly whoPayServiceFees?: string;
            /** Format: double */
            readonly partnerMadaFeesPercentage?: number;
            /** Format: double */
            readonly partnerLocalVisaFeesPercentage?: number;
            /** Format: double */
            readonly partnerMadaFixedFees?: number;
            /** Format: double */
            readonly partnerVisaFixedFees?: number;
            readonly profileReferenceNo?: string;
            /** Unix time in milliseconds. The switch does not affect it. */
            readonly relationshipCreationDate?: number;
            readonly relationshipStatus?: string;
        };
        readonly MerchantSeeds: readonly components["schemas"]["MerchantSeed"][];
        readonly NullableHalalas: number | null;
        /** Format: uri */
        readonly NullableHttpUrl: string | null;
        readonly NullableLaterEpochMs: number | null;
        readonly NullableText: string | null;
        readonly Order: {
            readonly orderNumber: components["schemas"]["Text"];
            readonly amount: components["schemas"]["Halalas"];
            readonly currency: components["schemas"]["Currency"];
            readonly callbackUrl: components["schemas"]["HttpUrl"];
            readonly cancelUrl: components["schemas"]["NullableHttpUrl"];
            readonly clientName: components["schemas"]["Text"];
            readonly clientEmail: components["schemas"]["NullableText"];
            readonly clientMobile: components["schemas"]["Text"];
            readonly products: readonly components["schemas"]["Product"][];
            readonly smsMessage: components["schemas"]["NullableText"];
            readonly brands: readonly components["schemas"]["Brand"][] | null;
            readonly displayPending: boolean | null;
            readonly note: components["schemas"]["NullableText"];
            readonly receivers?: readonly components["schemas"]["Receiver"][];
            readonly partnerPortion?: components["schemas"]["PartnerPortion"];
        };
        readonly PartnerPortion: {
            readonly amount: components["schemas"]["Halalas"];
            readonly paysServiceFees: boolean | null;
        };
        readonly Product: {
            readonly title: components["schemas"]["Text"];
            readonly price: components["schemas"]["Halalas"];
            readonly quantity: components["schemas"]["Count"];
            readonly description: components["schemas"]["NullableText"];
            readonly digital: boolean | null;
            readonly imageUrl: components["schemas"]["NullableHttpUrl"];
            readonly vatRate: number | null;
            readonly cost: components["schemas"]["NullableHalalas"];
        };
        readonly Rate: number;
        readonly Receiver: {
            /** @enum {string} */
            readonly key: "cr" | "freelancer" | "mobile" | "email" | "accountNo";
            readonly value: components["schemas"]["Text"];
            readonly amount: components["schemas"]["NullableHalalas"];
            readonly note: components["schemas"]["NullableText"];
            readonly isMain: boolean | null;
        };
        readonly RecurringPlan: {
            readonly amount: components["schemas"]["Halalas"];
            readonly currency: components["schemas"]["Currency"];
            readonly note: components["schemas"]["NullableText"];
            readonly customerName: components["schemas"]["Text"];
            readonly customerMobile: components["schemas"]["Text"];
            readonly customerEmail: components["schemas"]["NullableText"];
            readonly callbackUrl: components["schemas"]["HttpUrl"];
            /** @enum {string} */
            readonly interval: "Custom" | "Daily" | "Weekly" | "Monthly";
            readonly intervalDays: number | null;
            readonly iterations: number;
            readonly retryCount: number;
        };
        readonly RunOptions: {
            readonly env?: {
                readonly [key: string]: "base" | "order" | "control" | "sandbox" | "token" | "apiId" | "secretKey" | "profileNo" | "apiKey";
            };
            readonly failOn?: readonly ("violations" | "tolerated" | "assumed" | "invariants" | "callbacks" | "expected" | "unclear" | "not-exercised")[];
            readonly matrix?: readonly ("faults" | "assumptions")[];
            readonly only?: readonly string[];
            readonly jobs?: number | string;
            readonly budget?: components["schemas"]["GivenDuration"];
            readonly timeout?: components["schemas"]["GivenDuration"];
            readonly record?: string;
            readonly journeys?: string;
            readonly onlyTests?: string;
            readonly allowNoCalls?: boolean;
            /** @enum {string} */
            readonly reach?: "run" | "sandbox";
            readonly clientTimeout?: components["schemas"]["GivenDuration"];
        };
        readonly RunningClock: {
            /** @constant */
            readonly mode: "running";
            readonly offsetMs: number;
        };
        readonly SandboxName: string;
        readonly SandboxOptions: {
            /** The same seed gives the same codes, ids and sample merchants. Drawn on a shared host. */
            readonly seed?: string;
            /** How the clock begins: `real` (the default) runs with real time, `frozen` freezes it at now, and an ISO 8601 instant with a zone freezes it there. Resume a clock that is to run on from an instant. */
            readonly clock?: import("../../mocks/control/clock-requests.js").ClockStart;
            readonly assume?: import("./assumptions.js").AssumptionOptions;
            /** Refuse tolerated deviations, and operations whose shape is assumed. */
            readonly strict?: boolean;
            /** The settings to change. Settings that you leave out keep their values. */
            readonly settings?: {
                readonly strict?: boolean;
                readonly allowPrefer?: boolean;
                readonly secretKey?: string | null;
                readonly callbackSecret?: string;
                readonly webUrlAgreement?: boolean;
                readonly description?: string | null;
                readonly rates?: {
                    readonly USD?: components["schemas"]["Rate"];
                    readonly EUR?: components["schemas"]["Rate"];
                    readonly GBP?: components["schemas"]["Rate"];
                };
                readonly webhook?: components["schemas"]["WebhookPatch"] | null;
                readonly settlementWebhook?: components["schemas"]["WebhookPatch"] | null;
            };
            /** Fault rules of new sandboxes, or of one named sandbox. */
            readonly faults?: readonly components["schemas"]["DefaultFaultRequest"][];
            /** Lets requests ask for a fault with the header Prefer. */
            readonly allowPrefer?: boolean;
            readonly merchants?: readonly components["schemas"]["MerchantSeed"][];
        };
        readonly Sent: {
            /** @enum {string} */
            readonly method: "GET" | "POST";
            readonly url: string;
            readonly headers: components["schemas"]["Headers"];
            readonly body: components["schemas"]["NullableText"];
        };
        readonly Settings: {
            readonly description?: string | null;
            readonly strict: boolean;
            readonly allowPrefer: boolean;
            readonly secretKey: string | null;
            readonly callbackSecret: string;
            readonly webUrlAgreement: boolean;
            /** Where the account's webhook goes; null keeps it off. */
            readonly webhook: components["schemas"]["Webhook"] | null;
            /** Where each settlement is reported, or null for none. Absent until it is set. */
            readonly settlementWebhook?: components["schemas"]["Webhook"] | null;
            /** What one unit of a currency is worth in riyals. */
            readonly rates: {
                readonly USD: components["schemas"]["Rate"];
                readonly EUR: components["schemas"]["Rate"];
                readonly GBP: components["schemas"]["Rate"];
            };
            readonly assumptions: components["schemas"]["Assumptions"];
        };
        readonly SettingsChange: {
            readonly description?: string | null;
            readonly strict?: boolean;
            readonly allowPrefer?: boolean;
            readonly secretKey?: string | null;
            readonly callbackSecret?: string;
            readonly webUrlAgreement?: boolean;
            /** Where the account's webhook goes; null keeps it off. */
            readonly webhook?: components["schemas"]["Webhook"] | null;
            /** Where each settlement is reported, or null for none. Absent until it is set. */
            readonly settlementWebhook?: components["schemas"]["Webhook"] | null;
            /** What one unit of a currency is worth in riyals. */
            readonly rates?: {
                readonly USD: components["schemas"]["Rate"];
                readonly EUR: components["schemas"]["Rate"];
                readonly GBP: components["schemas"]["Rate"];
            };
            readonly assumptions?: components["schemas"]["SomeAssumptions"];
        };
        /** The settings to change. Settings that you leave out keep their values. */
        readonly SettingsPatch: {
            readonly strict?: boolean;
            readonly allowPrefer?: boolean;
            readonly secretKey?: string | null;
            readonly callbackSecret?: string;
            readonly webUrlAgreement?: boolean;
            readonly description?: string | null;
            readonly rates?: {
                readonly USD?: components["schemas"]["Rate"];
                readonly EUR?: components["schemas"]["Rate"];
                readonly GBP?: components["schemas"]["Rate"];
            };
            readonly webhook?: components["schemas"]["WebhookPatch"] | null;
            readonly settlementWebhook?: components["schemas"]["WebhookPatch"] | null;
        };
        readonly SettlementLine: {
            /** @enum {string} */
            readonly kind: "payment" | "refund";
            readonly transactionNo: components["schemas"]["TransactionNo"];
            readonly amount: components["schemas"]["Sum"];
            readonly fees: components["schemas"]["Sum"];
            readonly vat: components["schemas"]["Sum"];
        };
        readonly SettlementNumber: string;
        readonly SomeAssumptions: {
            /** @enum {string} */
            readonly "order-status-case"?: "mixed" | "upper" | "title";
            /** @enum {string} */
            readonly "cancel-success-type"?: "string" | "boolean";
            /** @enum {string} */
            readonly "callback-channel"?: "auto" | "gateway" | "both";
            /** @enum {string} */
            readonly "callback-method"?: "get" | "post";
            /** @enum {string} */
            readonly "callback-params"?: "camel" | "pascal" | "both";
            /** @enum {string} */
            readonly "callback-retry"?: "growing" | "fixed" | "none";
            /** @enum {string} */
            readonly "callback-signature"?: "none" | "hmac-sha256";
            /** @enum {string} */
            readonly "webhook-version"?: "v1" | "v2";
            /** @enum {string} */
            readonly "expiry-notifies"?: "yes" | "no";
            /** @enum {string} */
            readonly "duplicate-order-number"?: "accept" | "reject";
            /** @enum {string} */
            readonly "payment-receipt"?: "object" | "null";
            /** @enum {string} */
            readonly tabby?: "accept" | "reject";
            /** @enum {string} */
            readonly "payment-errors-shape"?: "string" | "array";
            /** @enum {string} */
            readonly "register-failure-status"?: "400" | "200";
            /** @enum {string} */
            readonly "validation-errors-shape"?: "objects" | "strings" | "map";
            /** @enum {string} */
            readonly "auth-failure"?: "401" | "403" | "401-empty";
            /** @enum {string} */
            readonly "total-mismatch"?: "reject" | "accept";
            /** @enum {string} */
            readonly "otp-code"?: "fixed" | "generated";
            /** @enum {string} */
            readonly "otp-lifetime"?: "PT5M" | "PT1M" | "PT10M";
            /** @enum {string} */
            readonly "creation-date-unit"?: "milliseconds" | "seconds";
            readonly "invoice-url-host"?: "own" | `http${string}`;
            /** @enum {string} */
            readonly "foreign-minimum"?: "converted" | "as-is";
            /** @enum {string} */
            readonly "activation-approval"?: "at-once" | "rejected" | "by-merchant";
            /** @enum {string} */
            readonly "activation-payload"?: "without-iban" | "with-iban";
            /** @enum {string} */
            readonly "settlement-schedule"?: "never" | "daily" | "weekly";
            /** @enum {string} */
            readonly "partial-refund"?: "reject" | "ignore";
            /** @enum {string} */
            readonly "first-charge"?: "on-payment-page" | "at-registration";
        };
        readonly StartOptions: {
            /** Port of the base URL; 0, the default, takes a free one. */
            readonly port?: number;
            /** A port of its own for the order URL; without it both are the same origin. */
            readonly orderPort?: number;
            /** Address to bind to. Any address but loopback makes it a shared host, see mocks/api/README.md. */
            readonly host?: string;
            /** More host names of the gateway; `*.example.com` allows all below one, `*` allows any. */
            readonly allowHosts?: readonly string[];
            /** Its public origin, such as `https://pay.ci.example`, for links. With `request`, the links of each reply begin with the address that the caller used. */
            readonly publicUrl?: string;
            /** Proxies, as addresses, ranges such as `10.0.0.0/8` or `loopback`, that are believed about the address that was called, by `Forwarded`, or `X-Forwarded-Host` and `-Proto`. Goes with `publicUrl: "request"`. */
            readonly trustProxy?: readonly string[];
            /** The same seed gives the same codes, ids and sample merchants. Drawn on a shared host. */
            readonly seed?: string;
            /** A sandbox to open at once. */
            readonly sandbox?: components["schemas"]["SandboxName"];
            /** Open a sandbox `examples` in which every example request of the spec works as shown. */
            readonly examples?: boolean;
            /** How the clocks of new sandboxes begin: `real` (the default), `frozen` at now, or an ISO instant such as `2026-01-31T12:00:00Z`, at which they are frozen. */
            readonly clock?: components["schemas"]["ClockStart"];
            /** Options of the switches, for all new sandboxes. */
            readonly assume?: components["schemas"]["AssumptionOptions"];
            /** Options that `paystub calibrate` observed at the service. New sandboxes follow them, unless `assume` says otherwise. The command line and the fixtures take them from `paystub.calibration.json`. */
            readonly observed?: components["schemas"]["AssumptionOptions"];
            /** Refuse tolerated deviations, and operations whose shape is assumed. */
            readonly strict?: boolean;
            /** Other settings of new sandboxes. */
            readonly settings?: components["schemas"]["SettingsPatch"];
            /** Fault rules of new sandboxes, or of one named sandbox. */
            readonly faults?: readonly components["schemas"]["DefaultFaultRequest"][];
            /** Lets requests ask for a fault with the header Prefer. */
            readonly allowPrefer?: boolean;
            /** The merchants of new sandboxes. Without them the seed generates samples. */
            readonly merchants?: components["schemas"]["MerchantSeeds"];
            /** Hosts that callbacks may go to; `*` for any. Loopback is always allowed unless the host is shared. */
            readonly allowEgress?: readonly string[];
            /** How long a merchant may take to answer a callback, such as `500ms`. Default `10s`. */
            readonly callbackTimeout?: components["schemas"]["GivenDuration"];
            /** How many callbacks may be open at once: `perGateway` in all, 64, and `perTarget`, 16. */
            readonly callbackLimits?: {
                readonly perGateway?: number;
                readonly perTarget?: number;
            };
            /** How many sandboxes may be open at once. Default 10,000. */
            readonly sandboxesMax?: number;
            /** How many events a sandbox may have. Default 1,000,000. */
            readonly eventsMax?: number;
            /** How much memory all sandboxes together may take, in bytes. Default: 40 % of Node's heap, which `NODE_OPTIONS=--max-old-space-size=<MiB>` sets. */
            readonly memoryMaxBytes?: number;
            /** How much of it one sandbox may take. Default: half. */
            readonly sandboxMemoryMaxBytes?: number;
            /** How much the journal of all requests may take. Default: an eighth of the heap, at most 256 MiB. */
            readonly journalMaxBytes?: number;
            /** A folder that stores everything over a restart. Without it everything is in memory. */
            readonly data?: string;
            /** Whether a reply waits until its events are on the disk. Default true. */
            readonly fsync?: boolean;
            /** At this size the data folder accepts nothing new. */
            readonly dataMaxBytes?: number;
            /** Deletes stored sandboxes without activity for this long, such as `30d`. */
            readonly keep?: components["schemas"]["GivenDuration"];
            /** A PostgreSQL database that stores everything, `postgres://...`. Any number of gateways can share it. */
            readonly database?: string;
            /** The schema of the database that the tables are in. Default `paystub`. */
            readonly databaseSchema?: string;
            /** The largest request body. Default 1 MiB. */
            readonly bodyLimitBytes?: number;
            /** The control API's token where one is needed. Without it the gateway draws one at start. */
            readonly controlToken?: string;
            /** Operations require it, as part of the base URL or as the header X-Paystub-Token. */
            readonly apiToken?: string;
        };
        readonly Sum: number;
        readonly Text: string;
        readonly TransactionNo: string;
        readonly Webhook: {
            /** Format: uri */
            readonly url: string;
            /** Headers to send with each call. */
            readonly headers: {
                readonly [key: string]: string;
            };
        };
        /** The address of the account's webhook, and the headers to send with it. */
        readonly WebhookPatch: {
            /** Format: uri */
            readonly url: string;
            /** Headers to send with each call. */
            readonly headers?: {
                readonly [key: string]: string;
            };
        };
        readonly "event-callback-answered": {
            /** @constant */
            readonly type: "callback-answered";
            readonly at: components["schemas"]["EpochMs"];
            readonly callbackId: components["schemas"]["Text"];
            readonly result: components["schemas"]["AttemptResult"];
            readonly retryAt: components["schemas"]["NullableLaterEpochMs"];
        };
        readonly "event-callback-attempted": {
            /** @constant */
            readonly type: "callback-attempted";
            readonly at: components["schemas"]["EpochMs"];
            readonly callbackId: components["schemas"]["Text"];
            readonly sent: components["schemas"]["Sent"];
        };
        readonly "event-callback-dropped": {
            /** @constant */
            readonly type: "callback-dropped";
            readonly at: components["schemas"]["EpochMs"];
            readonly callbackId: components["schemas"]["Text"];
            readonly about: components["schemas"]["CallbackAbout"];
            readonly target: components["schemas"]["HttpUrl"];
            readonly injected?: components["schemas"]["LoggedInjectedFault"];
        };
        readonly "event-callback-redirected": {
            /** @constant */
            readonly type: "callback-redirected";
            readonly at: components["schemas"]["EpochMs"];
            readonly callbackId: components["schemas"]["Text"];
            readonly about: components["schemas"]["CallbackAbout"];
            readonly target: components["schemas"]["HttpUrl"];
            readonly override?: components["schemas"]["CallbackOverride"];
            readonly injected?: components["schemas"]["LoggedInjectedFault"];
        };
        readonly "event-callback-released": {
            /** @constant */
            readonly type: "callback-released";
            readonly at: components["schemas"]["EpochMs"];
            readonly callbackId: components["schemas"]["Text"];
        };
        readonly "event-callback-resend-asked": {
            /** @constant */
            readonly type: "callback-resend-asked";
            readonly at: components["schemas"]["EpochMs"];
            readonly callbackId: components["schemas"]["Text"];
        };
        readonly "event-callback-scheduled": {
            /** @constant */
            readonly type: "callback-scheduled";
            readonly at: components["schemas"]["EpochMs"];
            readonly callbackId: components["schemas"]["Text"];
            readonly about: components["schemas"]["CallbackAbout"];
            readonly target: components["schemas"]["HttpUrl"];
            readonly override?: components["schemas"]["CallbackOverride"];
            readonly injected?: components["schemas"]["LoggedInjectedFault"];
            readonly dueAt?: components["schemas"]["LaterEpochMs"];
            /** @constant */
            readonly held?: true;
        };
        readonly "event-charge-failed": {
            /** @constant */
            readonly type: "charge-failed";
            readonly at: components["schemas"]["EpochMs"];
            readonly recurringId: components["schemas"]["Text"];
            readonly cycle: components["schemas"]["Count"];
            readonly attempt: components["schemas"]["Count"];
            readonly amount: components["schemas"]["Halalas"];
            readonly code: components["schemas"]["Text"];
            readonly message: components["schemas"]["Text"];
        };
        readonly "event-charge-succeeded": {
            /** @constant */
            readonly type: "charge-succeeded";
            readonly at: components["schemas"]["EpochMs"];
            readonly recurringId: components["schemas"]["Text"];
            readonly cycle: components["schemas"]["Count"];
            readonly attempt: components["schemas"]["Count"];
            readonly amount: components["schemas"]["Halalas"];
        };
        readonly "event-charges-arranged": {
            /** @constant */
            readonly type: "charges-arranged";
            readonly at: components["schemas"]["EpochMs"];
            readonly recurringId: components["schemas"]["Text"];
            readonly outcomes: readonly ("succeed" | "fail")[];
            readonly failure: components["schemas"]["Failure"];
        };
        readonly "event-clock-set": {
            /** @constant */
            readonly type: "clock-set";
            readonly at: components["schemas"]["EpochMs"];
            readonly clock: components["schemas"]["ClockState"];
            /** @constant */
            readonly silent?: true;
        };
        readonly "event-fault-added": {
            /** @constant */
            readonly type: "fault-added";
            readonly at: components["schemas"]["EpochMs"];
            readonly rule: components["schemas"]["FaultRule"];
        };
        readonly "event-fault-matched": {
            /** @constant */
            readonly type: "fault-matched";
            readonly at: components["schemas"]["EpochMs"];
            readonly id: components["schemas"]["Text"];
            readonly fault: components["schemas"]["FaultId"];
            readonly injected: boolean;
        };
        readonly "event-fault-removed": {
            /** @constant */
            readonly type: "fault-removed";
            readonly at: components["schemas"]["EpochMs"];
            readonly id: components["schemas"]["Text"];
        };
        readonly "event-invoice-canceled": {
            /** @constant */
            readonly type: "invoice-canceled";
            readonly at: components["schemas"]["EpochMs"];
            readonly transactionNo: components["schemas"]["TransactionNo"];
            /** @enum {string} */
            readonly by: "customer" | "merchant" | "expiry" | "tester";
        };
        readonly "event-invoice-created": {
            /** @constant */
            readonly type: "invoice-created";
            readonly at: components["schemas"]["EpochMs"];
            readonly transactionNo: components["schemas"]["TransactionNo"];
            readonly order: components["schemas"]["Order"];
            readonly rate: number | null;
        };
        readonly "event-invoice-paid": {
            /** @constant */
            readonly type: "invoice-paid";
            readonly at: components["schemas"]["EpochMs"];
            readonly transactionNo: components["schemas"]["TransactionNo"];
            readonly method: components["schemas"]["Brand"];
            /** @enum {string} */
            readonly via: "page" | "control" | "wallet" | "card";
            readonly cardEnding: string | null;
        };
        readonly "event-invoice-refunded": {
            /** @constant */
            readonly type: "invoice-refunded";
            readonly at: components["schemas"]["EpochMs"];
            readonly transactionNo: components["schemas"]["TransactionNo"];
            readonly refundId: components["schemas"]["Count"];
            readonly reason: components["schemas"]["NullableText"];
            /** @enum {string} */
            readonly by: "partner" | "tester";
        };
        readonly "event-label-added": {
            /** @constant */
            readonly type: "label-added";
            readonly at: components["schemas"]["EpochMs"];
            readonly name: string;
        };
        readonly "event-license-checked": {
            /** @constant */
            readonly type: "license-checked";
            readonly at: components["schemas"]["EpochMs"];
            readonly registrationId: components["schemas"]["Text"];
            /** @enum {string} */
            readonly licenseType: "freelancer" | "cr";
            readonly licenseNumber: components["schemas"]["Text"];
            readonly mobile: components["schemas"]["Text"];
            readonly partnerProfileNo: components["schemas"]["Text"];
            readonly code: string;
            readonly codeExpiresAt: components["schemas"]["LaterEpochMs"];
        };
        readonly "event-merchant-activated": {
            /** @constant */
            readonly type: "merchant-activated";
            readonly at: components["schemas"]["EpochMs"];
            readonly registrationId: components["schemas"]["Text"];
            readonly merchant: components["schemas"]["LoggedMerchant"];
        };
        readonly "event-merchant-info-added": {
            /** @constant */
            readonly type: "merchant-info-added";
            readonly at: components["schemas"]["EpochMs"];
            readonly registrationId: components["schemas"]["Text"];
            readonly info: components["schemas"]["MerchantInfo"];
        };
        readonly "event-merchant-rejected": {
            /** @constant */
            readonly type: "merchant-rejected";
            readonly at: components["schemas"]["EpochMs"];
            readonly registrationId: components["schemas"]["Text"];
            readonly reason: components["schemas"]["Text"];
        };
        readonly "event-merchants-seeded": {
            /** @constant */
            readonly type: "merchants-seeded";
            readonly at: components["schemas"]["EpochMs"];
            readonly merchants: readonly components["schemas"]["LoggedMerchant"][];
        };
        readonly "event-mobile-verified": {
            /** @constant */
            readonly type: "mobile-verified";
            readonly at: components["schemas"]["EpochMs"];
            readonly registrationId: components["schemas"]["Text"];
        };
        readonly "event-orders-settled": {
            /** @constant */
            readonly type: "orders-settled";
            readonly at: components["schemas"]["EpochMs"];
            readonly settlementNumber: components["schemas"]["SettlementNumber"];
            /** @enum {string} */
            readonly by: "schedule" | "tester";
            readonly amount: components["schemas"]["Sum"];
            readonly bank: components["schemas"]["Text"];
            readonly iban: components["schemas"]["Text"];
            readonly lines: readonly components["schemas"]["SettlementLine"][];
        };
        readonly "event-otp-code-rejected": {
            /** @constant */
            readonly type: "otp-code-rejected";
            readonly at: components["schemas"]["EpochMs"];
            readonly id: components["schemas"]["Text"];
        };
        readonly "event-otp-sent": {
            /** @constant */
            readonly type: "otp-sent";
            readonly at: components["schemas"]["EpochMs"];
            readonly transactionNo: components["schemas"]["TransactionNo"];
            readonly id: components["schemas"]["Text"];
            readonly mobile: components["schemas"]["Text"];
            readonly countryCode: components["schemas"]["Text"];
            readonly total: components["schemas"]["Halalas"];
            readonly code: string;
            /** @enum {string} */
            readonly wallet?: "stcpay" | "urpay";
            readonly expiresAt: components["schemas"]["LaterEpochMs"];
        };
        readonly "event-otp-used": {
            /** @constant */
            readonly type: "otp-used";
            readonly at: components["schemas"]["EpochMs"];
            readonly id: components["schemas"]["Text"];
        };
        readonly "event-payment-declined": {
            /** @constant */
            readonly type: "payment-declined";
            readonly at: components["schemas"]["EpochMs"];
            readonly transactionNo: components["schemas"]["TransactionNo"];
            readonly code: components["schemas"]["Text"];
            readonly message: components["schemas"]["Text"];
        };
        readonly "event-recurring-canceled": {
            /** @constant */
            readonly type: "recurring-canceled";
            readonly at: components["schemas"]["EpochMs"];
            readonly recurringId: components["schemas"]["Text"];
            /** @enum {string} */
            readonly by: "merchant" | "customer" | "tester";
        };
        readonly "event-recurring-completed": {
            /** @constant */
            readonly type: "recurring-completed";
            readonly at: components["schemas"]["EpochMs"];
            readonly recurringId: components["schemas"]["Text"];
        };
        readonly "event-recurring-ended": {
            /** @constant */
            readonly type: "recurring-ended";
            readonly at: components["schemas"]["EpochMs"];
            readonly recurringId: components["schemas"]["Text"];
            /** @enum {string} */
            readonly reason: "retries-used-up";
        };
        readonly "event-recurring-registered": {
            /** @constant */
            readonly type: "recurring-registered";
            readonly at: components["schemas"]["EpochMs"];
            readonly recurringId: components["schemas"]["Text"];
            readonly plan: components["schemas"]["RecurringPlan"];
        };
        readonly "event-recurring-started": {
            /** @constant */
            readonly type: "recurring-started";
            readonly at: components["schemas"]["EpochMs"];
            readonly recurringId: components["schemas"]["Text"];
        };
        readonly "event-refund-failed": {
            /** @constant */
            readonly type: "refund-failed";
            readonly at: components["schemas"]["EpochMs"];
            readonly transactionNo: components["schemas"]["TransactionNo"];
            readonly refundId: components["schemas"]["Count"];
            readonly reason: components["schemas"]["NullableText"];
            /** @enum {string} */
            readonly by: "partner" | "tester";
        };
        readonly "event-registration-code-rejected": {
            /** @constant */
            readonly type: "registration-code-rejected";
            readonly at: components["schemas"]["EpochMs"];
            readonly registrationId: components["schemas"]["Text"];
        };
        readonly "event-registration-confirmed": {
            /** @constant */
            readonly type: "registration-confirmed";
            readonly at: components["schemas"]["EpochMs"];
            readonly registrationId: components["schemas"]["Text"];
        };
        readonly "event-sandbox-opened": {
            /** @constant */
            readonly type: "sandbox-opened";
            readonly at: components["schemas"]["EpochMs"];
            readonly name: components["schemas"]["SandboxName"];
            readonly seed: components["schemas"]["Text"];
            readonly settings: components["schemas"]["Settings"];
            readonly clock: components["schemas"]["ClockState"];
            readonly merchants: readonly components["schemas"]["LoggedMerchantSeed"][] | null;
            readonly forkedFrom: components["schemas"]["NullableText"];
            readonly faults?: readonly components["schemas"]["FaultRule"][];
        };
        readonly "event-settings-changed": {
            /** @constant */
            readonly type: "settings-changed";
            readonly at: components["schemas"]["EpochMs"];
            readonly change: components["schemas"]["SettingsChange"];
        };
        readonly "event-settlement-postponed": {
            /** @constant */
            readonly type: "settlement-postponed";
            readonly at: components["schemas"]["EpochMs"];
            /** @enum {string} */
            readonly reason: "balance" | "late";
            readonly balance: number;
            readonly nextAt: components["schemas"]["NullableLaterEpochMs"];
        };
        readonly "event-sms-sent": {
            /** @constant */
            readonly type: "sms-sent";
            readonly at: components["schemas"]["EpochMs"];
            readonly transactionNo: string | null;
            readonly id: components["schemas"]["Text"];
            readonly to: components["schemas"]["Text"];
            readonly text: components["schemas"]["Text"];
            /** @enum {string} */
            readonly about: "invoice" | "otp" | "digital" | "registration";
        };
        readonly "event-token-issued": {
            /** @constant */
            readonly type: "token-issued";
            readonly at: components["schemas"]["EpochMs"];
            /** @enum {string} */
            readonly role: "merchant" | "partner";
            readonly subject: components["schemas"]["Text"];
            readonly expiresAt: components["schemas"]["LaterEpochMs"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AboutActivation = components['schemas']['AboutActivation'];
export type AboutCharge = components['schemas']['AboutCharge'];
export type AboutInvoice = components['schemas']['AboutInvoice'];
export type AboutRefund = components['schemas']['AboutRefund'];
export type AboutSettlement = components['schemas']['AboutSettlement'];
export type AssumptionOptions = components['schemas']['AssumptionOptions'];
export type Assumptions = components['schemas']['Assumptions'];
export type AttemptResult = components['schemas']['AttemptResult'];
export type Brand = components['schemas']['Brand'];
export type CalibratedAssumption = components['schemas']['CalibratedAssumption'];
export type CalibratedDifference = components['schemas']['CalibratedDifference'];
export type CalibratedDifferences = components['schemas']['CalibratedDifferences'];
export type CalibratedSwitch = components['schemas']['CalibratedSwitch'];
export type CalibrationEvidence = components['schemas']['CalibrationEvidence'];
export type CalibrationFile = components['schemas']['CalibrationFile'];
export type CallbackAbout = components['schemas']['CallbackAbout'];
export type CallbackOverride = components['schemas']['CallbackOverride'];
export type ClockStart = components['schemas']['ClockStart'];
export type ClockState = components['schemas']['ClockState'];
export type Count = components['schemas']['Count'];
export type Currency = components['schemas']['Currency'];
export type DefaultFaultRequest = components['schemas']['DefaultFaultRequest'];
export type EpochMs = components['schemas']['EpochMs'];
export type Failure = components['schemas']['Failure'];
export type FaultId = components['schemas']['FaultId'];
export type FaultRule = components['schemas']['FaultRule'];
export type FaultWhere = components['schemas']['FaultWhere'];
export type FrozenClock = components['schemas']['FrozenClock'];
export type GivenDuration = components['schemas']['GivenDuration'];
export type Halalas = components['schemas']['Halalas'];
export type Headers = components['schemas']['Headers'];
export type HttpUrl = components['schemas']['HttpUrl'];
export type LaterEpochMs = components['schemas']['LaterEpochMs'];
export type LogEvent = components['schemas']['LogEvent'];
export type LoggedInjectedFault = components['schemas']['LoggedInjectedFault'];
export type LoggedMerchant = components['schemas']['LoggedMerchant'];
export type LoggedMerchantSeed = components['schemas']['LoggedMerchantSeed'];
export type MerchantInfo = components['schemas']['MerchantInfo'];
export type MerchantSeed = components['schemas']['MerchantSeed'];
export type MerchantSeeds = components['schemas']['MerchantSeeds'];
export type NullableHalalas = components['schemas']['NullableHalalas'];
export type NullableHttpUrl = components['schemas']['NullableHttpUrl'];
export type NullableLaterEpochMs = components['schemas']['NullableLaterEpochMs'];
export type NullableText = components['schemas']['NullableText'];
export type Order = components['schemas']['Order'];
export type PartnerPortion = components['schemas']['PartnerPortion'];
export type Product = components['schemas']['Product'];
export type Rate = components['schemas']['Rate'];
export type Receiver = components['schemas']['Receiver'];
export type RecurringPlan = components['schemas']['RecurringPlan'];
export type RunOptions = components['schemas']['RunOptions'];
export type RunningClock = components['schemas']['RunningClock'];
export type SandboxName = components['schemas']['SandboxName'];
export type SandboxOptions = components['schemas']['SandboxOptions'];
export type Sent = components['schemas']['Sent'];
export type Settings = components['schemas']['Settings'];
export type SettingsChange = components['schemas']['SettingsChange'];
export type SettingsPatch = components['schemas']['SettingsPatch'];
export type SettlementLine = components['schemas']['SettlementLine'];
export type SettlementNumber = components['schemas']['SettlementNumber'];
export type SomeAssumptions = components['schemas']['SomeAssumptions'];
export type StartOptions = components['schemas']['StartOptions'];
export type Sum = components['schemas']['Sum'];
export type Text = components['schemas']['Text'];
export type TransactionNo = components['schemas']['TransactionNo'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookPatch = components['schemas']['WebhookPatch'];
export type EventCallbackAnswered = components['schemas']['event-callback-answered'];
export type EventCallbackAttempted = components['schemas']['event-callback-attempted'];
export type EventCallbackDropped = components['schemas']['event-callback-dropped'];
export type EventCallbackRedirected = components['schemas']['event-callback-redirected'];
export type EventCallbackReleased = components['schemas']['event-callback-released'];
export type EventCallbackResendAsked = components['schemas']['event-callback-resend-asked'];
export type EventCallbackScheduled = components['schemas']['event-callback-scheduled'];
export type EventChargeFailed = components['schemas']['event-charge-failed'];
export type EventChargeSucceeded = components['schemas']['event-charge-succeeded'];
export type EventChargesArranged = components['schemas']['event-charges-arranged'];
export type EventClockSet = components['schemas']['event-clock-set'];
export type EventFaultAdded = components['schemas']['event-fault-added'];
export type EventFaultMatched = components['schemas']['event-fault-matched'];
export type EventFaultRemoved = components['schemas']['event-fault-removed'];
export type EventInvoiceCanceled = components['schemas']['event-invoice-canceled'];
export type EventInvoiceCreated = components['schemas']['event-invoice-created'];
export type EventInvoicePaid = components['schemas']['event-invoice-paid'];
export type EventInvoiceRefunded = components['schemas']['event-invoice-refunded'];
export type EventLabelAdded = components['schemas']['event-label-added'];
export type EventLicenseChecked = components['schemas']['event-license-checked'];
export type EventMerchantActivated = components['schemas']['event-merchant-activated'];
export type EventMerchantInfoAdded = components['schemas']['event-merchant-info-added'];
export type EventMerchantRejected = components['schemas']['event-merchant-rejected'];
export type EventMerchantsSeeded = components['schemas']['event-merchants-seeded'];
export type EventMobileVerified = components['schemas']['event-mobile-verified'];
export type EventOrdersSettled = components['schemas']['event-orders-settled'];
export type EventOtpCodeRejected = components['schemas']['event-otp-code-rejected'];
export type EventOtpSent = components['schemas']['event-otp-sent'];
export type EventOtpUsed = components['schemas']['event-otp-used'];
export type EventPaymentDeclined = components['schemas']['event-payment-declined'];
export type EventRecurringCanceled = components['schemas']['event-recurring-canceled'];
export type EventRecurringCompleted = components['schemas']['event-recurring-completed'];
export type EventRecurringEnded = components['schemas']['event-recurring-ended'];
export type EventRecurringRegistered = components['schemas']['event-recurring-registered'];
export type EventRecurringStarted = components['schemas']['event-recurring-started'];
export type EventRefundFailed = components['schemas']['event-refund-failed'];
export type EventRegistrationCodeRejected = components['schemas']['event-registration-code-rejected'];
export type EventRegistrationConfirmed = components['schemas']['event-registration-confirmed'];
export type EventSandboxOpened = components['schemas']['event-sandbox-opened'];
export type EventSettingsChanged = components['schemas']['event-settings-changed'];
export type EventSettlementPostponed = components['schemas']['event-settlement-postponed'];
export type EventSmsSent = components['schemas']['event-sms-sent'];
export type EventTokenIssued = components['schemas']['event-token-issued'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
