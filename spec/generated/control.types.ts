// Generated from the YAML files in spec/. To renew it: npm run generate

export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The one error shape of this API; that of addInvoice, too. */
        readonly Problem: {
            /** @description What is wrong here, and what to do. */
            readonly detail: string;
            /** @description The kind of problem in a few words. */
            readonly title: string;
            /**
             * Format: uri
             * @description URL that identifies the kind.
             */
            readonly type: string;
            /** @description HTTP status, as a string. */
            readonly status: string;
        };
        /**
         * Format: date-time
         * @description ISO 8601 in UTC with milliseconds.
         */
        readonly Instant: string;
        /**
         * Format: date-time
         * @description ISO 8601 in UTC with milliseconds, or null.
         */
        readonly NullableInstant: string | null;
        /** @description ISO 8601 with a zone, `Z` or an offset such as `+03:00`. Seconds and milliseconds may be left out. */
        readonly GivenInstant: string;
        /** @description Forward only: `24h`, `1d12h`, `1mo`, or ISO 8601: `PT24H`, `P1M`, `PT0.001S`. Years and months follow the calendar in UTC; a day that the target month lacks becomes its last day. */
        readonly GivenDuration: string;
        /** @description A duration, backwards with a minus before it. */
        readonly GivenOffset: string;
        /**
         * @description A way to pay.
         * @enum {string}
         */
        readonly Brand: "mada" | "visaMastercard" | "amex" | "tamara" | "stcpay" | "urpay" | "tabby";
        readonly Health: {
            /** @constant */
            readonly status: "ok";
            /** @description Version of paystub. */
            readonly version: string;
            /** @description How many sandboxes there are. */
            readonly sandboxes: number;
            /** @description The bytes of all sandboxes, requests and arriving bodies, by an estimate. */
            readonly memory: {
                /** @description The bytes that are kept now. */
                readonly usedBytes: number;
                /** @description The limit, a share of Node's heap. */
                readonly maxBytes: number;
            };
            /** @description Its base URL over HTTPS; null if it answers no HTTPS. */
            readonly httpsUrl: string | null;
            /**
             * @description The process is well.
             * @constant
             */
            readonly live: true;
            /** @description Whether it can do its work at this moment. */
            readonly ready: boolean;
            /** @description Why it is not ready; null while it is. */
            readonly why: string | null;
        };
        readonly SandboxList: {
            readonly sandboxes: readonly components["schemas"]["SandboxSummary"][];
        };
        /** @description How much there is in a sandbox. */
        readonly SandboxSummary: {
            /** @description Its name. */
            readonly name: string;
            readonly now: components["schemas"]["Instant"];
            readonly clock: components["schemas"]["ClockView"];
            /** @description How many events there are; the sequence number of the last one. */
            readonly events: number;
            readonly position: components["schemas"]["Position"];
            readonly invoices: components["schemas"]["InvoiceCounts"];
            readonly recurringPayments: number;
            readonly callbacks: number;
            readonly sms: number;
            /** @description How many requests arrived, dropped ones included. */
            readonly requests: number;
        };
        /** @description A sandbox, with the addresses and credentials with which a shop reaches it. */
        readonly OpenedSandbox: {
            /** @description Its name. */
            readonly name: string;
            /** @description The base URL of the service for this sandbox, at the address that you called, without a slash at its end. */
            readonly baseUrl: string;
            /** @description The order URL of the service for this sandbox. */
            readonly orderUrl: string;
            /** @description A bearer token that opens the sandbox directly. */
            readonly token: string;
            /** @description The id of a merchant whose tokens open the sandbox. */
            readonly apiId: string;
            /** @description The key that goes with it: `any`, unless the settings pin one. */
            readonly secretKey: string;
            /** @description The number of a partner whose tokens open the sandbox. */
            readonly profileNo: string;
            /** @description The key that goes with it. */
            readonly apiKey: string;
            readonly now: components["schemas"]["Instant"];
            readonly clock: components["schemas"]["ClockView"];
            /** @description How many events there are; the sequence number of the last one. */
            readonly events: number;
            readonly position: components["schemas"]["Position"];
            readonly invoices: components["schemas"]["InvoiceCounts"];
            readonly recurringPayments: number;
            readonly callbacks: number;
            readonly sms: number;
            /** @description How many requests arrived, dropped ones included. */
            readonly requests: number;
        };
        readonly Timeline: {
            readonly from: components["schemas"]["Instant"];
            readonly to: components["schemas"]["Instant"];
            readonly marks: readonly components["schemas"]["TimelineMark"][];
            /** @description How many things the marks stand for. */
            readonly matches: number;
        };
        readonly TimelineMark: {
            readonly at: components["schemas"]["Instant"];
            readonly until: components["schemas"]["Instant"];
            /** @enum {string} */
            readonly kind: "invoice" | "charge" | "callback" | "sms" | "call" | "label";
            /**
             * @description `injected` is what a fault caused.
             * @enum {string}
             */
            readonly outcome: "plain" | "good" | "bad" | "injected";
            /** @description What happened, in a sentence; of several things, the last. */
            readonly label: string;
            /** @description How many things it stands for. */
            readonly count: number;
            /** @description The number of the last event; null for calls. */
            readonly seq: number | null;
        };
        readonly CopiedTest: {
            /** @description The file. */
            readonly source: string;
        };
        readonly InvoiceSequence: {
            readonly steps: readonly components["schemas"]["SequenceStep"][];
            /** @description How many steps before them are left out. */
            readonly earlier: number;
        };
        /** @description A message, or a new state of the invoice at the gateway. */
        readonly SequenceStep: {
            readonly at: components["schemas"]["Instant"];
            readonly from: components["schemas"]["Participant"];
            readonly to: components["schemas"]["Participant"];
            /** @description The operation, the status, or what was asked. */
            readonly label: string;
            readonly detail: string;
            readonly isReply: boolean;
            /** @description It was refused, it failed, or it was not answered. */
            readonly isBad: boolean;
            /** @description The gateway did not see it, but it must have happened. */
            readonly isInferred: boolean;
            /** @description The fault that was injected here. */
            readonly fault: string | null;
            /**
             * @description The state that the invoice came to; null for a message.
             * @enum {string|null}
             */
            readonly state: "pending" | "paid" | "canceled" | "refunded" | "refund-failed" | null;
            /** @description The number of the event. */
            readonly seq: number | null;
            /** @description The request in the journal. */
            readonly requestId: number | null;
            readonly callbackId: string | null;
            /** @description How often in a row. */
            readonly count: number;
        };
        /** @enum {string} */
        readonly Participant: "shop" | "gateway" | "phone" | "customer" | "bank";
        readonly SandboxChange: {
            /** @description What changed since the last report. `events` and `requests` are the log and the journal. After a rewind these are all topics. */
            readonly topics: readonly ("events" | "requests" | "invoices" | "recurring" | "sessions" | "callbacks" | "sms" | "faults" | "labels" | "settlements" | "registrations" | "merchants" | "clock" | "settings")[];
            readonly counts: components["schemas"]["ChangeCounts"];
            /** @description What is due next, earliest first; at most 5. */
            readonly due: readonly components["schemas"]["DueRecord"][];
            readonly position: {
                /** @description Changes with each rewind. */
                readonly epoch: number;
                /** @description The number of the last event. */
                readonly events: number;
                /** @description How many requests arrived, dropped ones included. */
                readonly requests: number;
            };
        };
        /** @description How many there are in each list. */
        readonly ChangeCounts: {
            readonly invoices: components["schemas"]["InvoiceCounts"];
            readonly recurring: number;
            readonly sessions: number;
            readonly callbacks: number;
            readonly sms: number;
            readonly faults: number;
            readonly labels: number;
            readonly settlements: number;
            readonly registrations: number;
        };
        /** @description A position in a sandbox's log. */
        readonly Position: {
            /** @description Changes with each rewind, so that no position repeats. */
            readonly epoch: number;
            /** @description The number of the last event. */
            readonly seq: number;
        };
        /** @description How many invoices there are in each state. */
        readonly InvoiceCounts: {
            readonly pending: number;
            readonly paid: number;
            readonly canceled: number;
        };
        /** @description Give `name` or `test`, not both. */
        readonly OpenSandboxRequest: {
            /** @description The name of a test, in any letters. The gateway chooses a free name for the sandbox from it, describes the sandbox by it, and adds the chosen name to the seed. The same test gets the same name again when its sandbox is gone. A sandbox in which this test reported a failure is replaced. */
            readonly test?: string;
            /** @description Up to 128 letters, digits and `._~@-`. Neither `-` alone, which is short for the only sandbox, nor `.` or `..`, which no path can hold. */
            readonly name?: string;
            /** @description The seed of all random values: the same seed and the same calls give the same values. Defaults to the gateway's. */
            readonly seed?: string;
            readonly clock?: components["schemas"]["ClockStart"];
            readonly assumptions?: components["schemas"]["AssumptionOptions"];
            readonly settings?: components["schemas"]["SettingsPatch"];
        };
        /** @description How the clock begins: `real` (the default) runs with real time, `frozen` freezes it at now, and an ISO 8601 instant with a zone freezes it there. Resume a clock that is to run on from an instant. */
        readonly ClockStart: import("../../mocks/control/clock-requests.js").ClockStart;
        readonly ResetResult: {
            /** @description Name of the deleted sandbox. */
            readonly reset: string;
        };
        /** @description The clock of a sandbox. */
        readonly ClockView: {
            /**
             * @description `real` runs with the machine's clock, `shifted` runs at an offset from it, `frozen` does not run.
             * @enum {string}
             */
            readonly mode: "real" | "shifted" | "frozen";
            readonly now: components["schemas"]["Instant"];
            /** @description Milliseconds by which it is ahead of the real clock at this moment. */
            readonly offsetMs: number;
            /** @description What falls due next, if anything does. */
            readonly nextDue: components["schemas"]["DueView"] | null;
        };
        readonly DueView: {
            readonly at: components["schemas"]["Instant"];
            /**
             * @description The end of an invoice, a charge or its retry, an attempt of a callback, or a settlement.
             * @enum {string}
             */
            readonly what: "expiry" | "charge" | "callback" | "settlement";
            /** @description Transaction number of the invoice, or id of the recurring payment or callback. */
            readonly about: string;
        };
        /** @description Exactly one of `by` and `to`. */
        readonly AdvanceClockRequest: import("../../mocks/control/clock-requests.js").ClockAdvance;
        /** @description Exactly one thing, and which of its ends. */
        readonly ClockBoundaryRequest: import("../../mocks/control/clock-requests.js").ClockBoundary;
        readonly AddStatementRequest: {
            /** @description The order number, the transaction number of an invoice, or the id of a recurring payment. */
            readonly order: string;
            readonly says: components["schemas"]["Statement"];
        };
        /**
         * @description `paid` and `delivered` are true if the customer paid an invoice of the order, or a charge was taken. `canceled` is true if the order took no money and can take none, `not charged` if it took none so far, and `refunded` if all that it took was returned.
         * @enum {string}
         */
        readonly Statement: "paid" | "delivered" | "canceled" | "not charged" | "refunded";
        readonly StatementRecord: {
            readonly at: components["schemas"]["Instant"];
            readonly order: string;
            readonly says: components["schemas"]["Statement"];
            /** @description Whether it was true at that moment. */
            readonly isTrue: boolean;
            /** @description The invoices or the recurring payment by that name, the latest first, as they were at that moment. */
            readonly about: readonly {
                readonly id: string;
                /** @description Their status, or `refunded`. */
                readonly status: string;
            }[];
        };
        readonly TestOutcome: {
            /** @description The name of the test. A test that is retried reports each attempt under the same name. */
            readonly test: string;
            /** @description Counted from 1, the default. */
            readonly attempt?: number;
            /** @enum {string} */
            readonly ended: "passed" | "failed";
            /**
             * @description Who threw the error that ended the test: paystub's own matchers, waits and handles (`mock`), the code under test (`shop`), or the test and its helpers (`test`). Leave it out if it is unknown.
             * @enum {string}
             */
            readonly thrownBy?: "mock" | "shop" | "test";
            /** @description The class of the error, such as AssertionError. */
            readonly name?: string;
            readonly message?: string;
            /** @description The value that the failed assertion expected. */
            readonly expected?: string | number | boolean | readonly unknown[] | {
                readonly [key: string]: unknown;
            } | null;
            /** @description The value that it got. */
            readonly actual?: string | number | boolean | readonly unknown[] | {
                readonly [key: string]: unknown;
            } | null;
            /** @description The error is a programming error, such as a TypeError or a failed parse, and not one that the shop throws to report a failure. */
            readonly isCrash?: boolean;
            /** @description Where it was thrown, as file:line, the innermost place first. */
            readonly stack?: readonly string[];
            /** @description What keeps the process of the test alive after the test ended and its shop was closed. If nothing closes it, the test runner does not exit. */
            readonly stillOpen?: readonly ("server" | "child-process" | "worker")[];
            /** @description The test was still running when the time was over that the plan of a matrix gives it. */
            readonly isLate?: boolean;
            /**
             * @description The fixture of the test can run it once for each entry of a plan, the file that PAYSTUB_PLAN names: all of them together, or one after another. The matrix then needs no process for each cell.
             * @enum {string}
             */
            readonly takesPlan?: "together" | "in-turn";
        };
        readonly OutcomeList: {
            readonly outcomes: readonly components["schemas"]["TestOutcome"][];
        };
        readonly AddLabelRequest: {
            readonly name: string;
        };
        readonly LabelRecord: {
            readonly name: string;
            /** @description The event that put the label. */
            readonly seq: number;
            readonly at: components["schemas"]["Instant"];
        };
        readonly LabelList: {
            readonly labels: readonly components["schemas"]["LabelRecord"][];
        };
        readonly RewindRequest: {
            readonly to: components["schemas"]["Moment"];
        };
        readonly ForkRequest: {
            readonly name: string;
            readonly at?: components["schemas"]["Moment"];
        };
        /** @description The number of an event, an ISO 8601 instant, or a label. */
        readonly Moment: string | number;
        /** @description A log as JSON Lines, `{after, events, sum}` in each. Times are epoch milliseconds, amounts hundredths of a unit. */
        readonly Log: string;
        /** @description A sandbox at one moment. It contains no secrets except one-time passwords. */
        readonly SandboxRecord: {
            /** @constant */
            readonly paystub: "record";
            /** @description The version of this format. paystub rejects a newer one. */
            readonly version: number;
            /**
             * Format: date-time
             * @description The real instant.
             */
            readonly recordedAt: string;
            /**
             * Format: date-time
             * @description The sandbox's own time.
             */
            readonly now: string;
            readonly position: components["schemas"]["Position"];
            /** @description Where the gateway was reached. */
            readonly baseUrl: string;
            readonly log: components["schemas"]["Log"];
            /** @description The latest requests, oldest first. */
            readonly requests: readonly components["schemas"]["JournalEntry"][];
            /** @description How many older requests were dropped. */
            readonly dropped: number;
            /** @description The options that `paystub calibrate` observed; absent without any. */
            readonly observed?: components["schemas"]["ObservedAssumptions"];
            /** @description How many different secrets were replaced, and card numbers masked. */
            readonly replaced: {
                readonly secrets: number;
                readonly cards: number;
            };
        };
        readonly WhyResult: {
            readonly transactionNo: string;
            /** @enum {string} */
            readonly status: "pending" | "paid" | "canceled";
            /** @description The verdict in a sentence. */
            readonly because: string;
            /**
             * @description The same verdict as data, for tools.
             * @enum {string}
             */
            readonly code: "unpaid" | "paid" | "expired" | "canceled";
            readonly chain: readonly components["schemas"]["WhyStep"][];
        };
        readonly RecurringWhy: {
            readonly recurringId: string;
            /** @enum {string} */
            readonly status: "registered" | "active" | "canceled" | "completed" | "ended";
            /** @description The verdict in a sentence. */
            readonly because: string;
            /**
             * @description The same verdict as data, for tools.
             * @enum {string}
             */
            readonly code: "unstarted" | "on-time" | "retrying" | "completed" | "ended" | "canceled";
            /** @description What is due next; null where nothing is. */
            readonly next: components["schemas"]["WhyNext"] | null;
            readonly chain: readonly components["schemas"]["WhyStep"][];
        };
        readonly CallbackWhy: {
            readonly callbackId: string;
            /** @enum {string} */
            readonly state: "waiting" | "held" | "in-flight" | "delivered" | "redirected" | "failed" | "dropped";
            /** @description The verdict in a sentence. */
            readonly because: string;
            /**
             * @description The same verdict as data, for tools.
             * @enum {string}
             */
            readonly code: "untried" | "retried" | "resent" | "held" | "in-flight" | "delivered" | "redirected" | "given-up" | "dropped";
            /** @description What is due next; null where nothing is. */
            readonly next: components["schemas"]["WhyNext"] | null;
            readonly chain: readonly components["schemas"]["WhyStep"][];
        };
        readonly WhyNext: {
            /** @description When it is due. */
            readonly at: components["schemas"]["Instant"];
            readonly text: string;
        };
        readonly WhyStep: {
            readonly seq: number;
            readonly at: components["schemas"]["Instant"];
            readonly text: string;
            /** @description The type of the event. */
            readonly type?: string;
            /** @description What the event says besides, as the list of events shows it. */
            readonly values?: {
                readonly [key: string]: unknown;
            };
        };
        readonly AdvanceResult: {
            readonly now: components["schemas"]["Instant"];
            /** @description What fired, in order; the first thousand events of it. */
            readonly events: readonly components["schemas"]["Event"][];
            /** @description Events in all. */
            readonly fired: number;
            /** @description The event after which the rest is read, page by page; null when all is here. */
            readonly next: number | null;
        };
        readonly FreezeClockRequest: {
            readonly at?: components["schemas"]["GivenInstant"];
        };
        /** @description How many match, on all pages together. */
        readonly Matches: number;
        /** @description What to give as `cursor` for the next page; null on the last one. */
        readonly NextPage: number | null;
        readonly FailureCatalogue: {
            readonly faults: readonly components["schemas"]["FaultKind"][];
            readonly testValues: readonly components["schemas"]["TestValueRecord"][];
            readonly testCards: readonly components["schemas"]["TestCardRecord"][];
            readonly switches: readonly components["schemas"]["SwitchRecord"][];
        };
        readonly FaultKind: {
            readonly fault: string;
            /** @enum {string} */
            readonly slot: "wait" | "reply" | "outcome" | "wire" | "callback" | "domain";
            /** @description Completes the sentence "When it applies, ...". */
            readonly does: string;
            /** @description The operations that it makes sense for; null for all. */
            readonly operations: readonly string[] | null;
            readonly parameters: readonly components["schemas"]["FaultParameter"][];
        };
        readonly FaultParameter: {
            readonly name: string;
            /** @enum {string} */
            readonly type: "integer" | "number" | "string";
            readonly about: string;
            readonly required: boolean;
            /** @description What holds when it is left out; null where nothing does. */
            readonly preset: string | number | null;
            readonly minimum: number | null;
            readonly maximum: number | null;
        };
        /** @description A value that leads to a failure without a rule. */
        readonly TestValueRecord: {
            /** @description Where it is given, such as cardNumber. */
            readonly in: string;
            readonly value: string | number;
            readonly operation: string | null;
            readonly fault: string;
            /** @description Parameters of the fault. */
            readonly with: {
                readonly [key: string]: string | number;
            };
        };
        /** @description A card that pays. */
        readonly TestCardRecord: {
            readonly number: string;
            /** @enum {string} */
            readonly brand: "mada" | "visaMastercard" | "amex";
            /** @description What the bank asks for on the payment page before it pays, such as 3-D Secure. */
            readonly asks: string | null;
        };
        readonly SwitchRecord: {
            readonly id: string;
            readonly question: string;
            /**
             * @description `stated`: the description of the service says so in part; `strong`: published material and clients agree; `hint`: published material suggests it; `ours`: there is no evidence.
             * @enum {string}
             */
            readonly evidence: "stated" | "strong" | "hint" | "ours";
            readonly default: string;
            readonly options: readonly {
                readonly id: string;
                readonly meaning: string;
            }[];
        };
        readonly AgendaView: {
            readonly due: readonly components["schemas"]["DueRecord"][];
            /** @description How many are due by then, those beyond the limit included. */
            readonly matches: number;
        };
        readonly DueRecord: {
            readonly at: components["schemas"]["Instant"];
            /** @enum {string} */
            readonly what: "expiry" | "charge" | "callback" | "settlement";
            /** @description Transaction number, or id of the recurring payment or callback; `settlement` for the next settlement. */
            readonly about: string;
            /** @description The invoice that it concerns. */
            readonly transactionNo: string | null;
        };
        readonly SessionList: {
            readonly sessions: readonly components["schemas"]["SessionRecord"][];
            readonly matches: components["schemas"]["Matches"];
            readonly next: components["schemas"]["NextPage"];
        };
        /** @description A payment session that a one-time password opens. */
        readonly SessionRecord: {
            readonly paymentSessionId: string;
            readonly transactionNo: string;
            readonly mobile: string;
            /** @description The one-time password that was sent. */
            readonly code: string;
            /** Format: double */
            readonly total: number;
            /** @enum {string} */
            readonly state: "open" | "used" | "replaced" | "blocked" | "expired";
            readonly wrongCodes: number;
            readonly expiresAt: components["schemas"]["Instant"];
        };
        readonly ProblemList: {
            readonly problems: readonly components["schemas"]["ProblemGroup"][];
            /** @description Callbacks that your shop has not accepted, by kind and result, the most frequent first. */
            readonly callbacks: readonly components["schemas"]["CallbackProblem"][];
        };
        readonly CallbackProblem: {
            /** @description The kind of the callbacks, such as paid. */
            readonly kind: string;
            /** @enum {string} */
            readonly outcome: "refused" | "unreachable" | "timeout" | "blocked";
            readonly status: number | null;
            /** @description How the latest attempt went. */
            readonly detail: string;
            /** @description How many callbacks failed like this at their latest attempt. */
            readonly count: number;
            /** @description How many of them the gateway will retry. */
            readonly waiting: number;
            readonly firstAt: components["schemas"]["Instant"];
            readonly lastAt: components["schemas"]["Instant"];
            readonly lastCallbackId: string;
        };
        readonly CoverageView: {
            /** @description Calls of operations that were counted. */
            readonly requests: number;
            readonly events: number;
            /** @description Older calls that the journal no longer has. */
            readonly dropped: number;
            /** @description How many items an integration is expected to reach. */
            readonly expected: number;
            /** @description How many of those were reached. */
            readonly reached: number;
            readonly items: readonly components["schemas"]["CoverageItem"][];
        };
        readonly CoverageItem: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "operation" | "invoice" | "session" | "recurring" | "registration" | "callback" | "fault";
            readonly name: string;
            readonly count: number;
            /** @description Whether it is a gap where it was never reached. */
            readonly expected: boolean;
            /** @description Why it is not expected; null where it is. */
            readonly why: string | null;
        };
        readonly ProblemGroup: {
            /**
             * @description `doubtful`: accepted, with something that looks like a mistake. `injected`: an injected fault took the response away or changed it.
             * @enum {string}
             */
            readonly kind: "refused" | "doubtful" | "injected";
            readonly operationId: string | null;
            /** @description That of the latest one. */
            readonly method: string;
            /** @description That of the latest one. */
            readonly path: string;
            readonly code: string | null;
            readonly status: number | null;
            readonly count: number;
            readonly firstAt: components["schemas"]["Instant"];
            readonly lastAt: components["schemas"]["Instant"];
            readonly firstRequestId: number;
            readonly lastRequestId: number;
            /** @description That of the latest one, as data, as in its entry of the journal. */
            readonly refusal: {
                readonly code: string;
            } | null;
            /** @description That of the latest one. */
            readonly explanation: string | null;
        };
        readonly RewindPreview: {
            /** @description The last event that would be left. */
            readonly seq: number;
            readonly at: components["schemas"]["Instant"];
            /** @description How many events would be taken back. */
            readonly events: number;
            /** @description These events, the first to happen first; of more than 100, the last. */
            readonly undone: readonly components["schemas"]["UndoneEvent"][];
            /** @description Invoices that would change or be gone, at most 100 of them. */
            readonly transactionNos: readonly string[];
            /** @description How many invoices that are. */
            readonly invoices: number;
            /** @description How many callbacks would change or be gone. */
            readonly callbacks: number;
        };
        readonly UndoneEvent: {
            readonly seq: number;
            readonly at: components["schemas"]["Instant"];
            /** @description What happened, in a sentence. */
            readonly label: string;
        };
        readonly InvoiceList: {
            readonly invoices: readonly components["schemas"]["InvoiceRecord"][];
            readonly matches: components["schemas"]["Matches"];
            readonly next: components["schemas"]["NextPage"];
            /** @description How many there are in each state, where `count` asks for it. An invoice may be in several. */
            readonly counts?: {
                readonly [key: string]: number;
            };
        };
        /** @description An invoice as the tester sees it. */
        readonly InvoiceRecord: {
            readonly transactionNo: string;
            readonly orderNumber: string;
            /** @enum {string} */
            readonly status: "pending" | "paid" | "canceled";
            /** Format: double */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
            readonly clientName: string;
            readonly clientMobile: string;
            readonly createdAt: components["schemas"]["Instant"];
            /** @description The first instant at which it can no longer be paid. */
            readonly expiresAt: components["schemas"]["Instant"];
            /** @description When it was paid or canceled. */
            readonly closedAt: components["schemas"]["NullableInstant"];
            /**
             * @description How it was paid.
             * @enum {string|null}
             */
            readonly method: "mada" | "visaMastercard" | "amex" | "tamara" | "stcpay" | "urpay" | "tabby" | null;
            /**
             * @description Where it was paid.
             * @enum {string|null}
             */
            readonly via: "page" | "control" | "wallet" | "card" | null;
            /**
             * @description Who or what canceled it.
             * @enum {string|null}
             */
            readonly canceledBy: "customer" | "merchant" | "expiry" | "tester" | null;
            /** @description Payments that failed, oldest first. */
            readonly declines: readonly components["schemas"]["DeclineRecord"][];
            /** @description The latest refund that was asked for; left out where there was none. */
            readonly refund?: components["schemas"]["RefundRecord"];
            /** @description The settlement that holds its payment; left out until one does. */
            readonly settlementNumber?: string;
            /** @description The ways by which it can be paid, those of its creation first. */
            readonly offers: readonly components["schemas"]["Brand"][];
            /** @description Who gets which part of the amount. Absent if it is not shared. */
            readonly shares?: readonly components["schemas"]["ShareRecord"][];
            /**
             * Format: uri
             * @description URL of its payment page.
             */
            readonly paymentUrl: string;
        };
        /** @enum {string} */
        readonly Currency: "SAR" | "USD" | "EUR" | "GBP";
        readonly RefundRecord: {
            readonly id: number;
            readonly at: components["schemas"]["Instant"];
            readonly reason: string | null;
            /** @enum {string} */
            readonly by: "partner" | "tester";
            /**
             * @description One that failed can be asked for again.
             * @enum {string}
             */
            readonly status: "refunded" | "failed";
        };
        readonly ShareRecord: {
            /**
             * @description By what the merchant is named; `partner` for what the partner keeps.
             * @enum {string}
             */
            readonly of: "cr" | "freelancer" | "mobile" | "email" | "accountNo" | "partner";
            /** @description The merchant's value of that. */
            readonly value: string | null;
            /** Format: double */
            readonly amount: number;
            readonly note: string | null;
            /** @description Whether the invoice is issued by this merchant. */
            readonly isMain: boolean;
        };
        readonly RefundInvoiceRequest: {
            /** @description Why, in words. */
            readonly reason?: string;
        };
        readonly DeclineRecord: {
            readonly at: components["schemas"]["Instant"];
            readonly code: string;
            readonly message: string;
        };
        readonly PayInvoiceRequest: {
            /** @description One that the invoice offers. The first of these unless given. */
            readonly method?: components["schemas"]["Brand"];
            /** @description Of a card that does not exist: 12 to 19 digits, the last of which fits the others as on every card. Spaces and hyphens between them are allowed. Only the last four digits are stored. */
            readonly cardNumber?: string;
        };
        readonly DeclineInvoiceRequest: {
            readonly code?: components["schemas"]["FailureCode"];
            readonly message?: components["schemas"]["FailureMessage"];
        };
        /** @description Why the payment fails, for programs. `DECLINED` unless given. */
        readonly FailureCode: string;
        /** @description Why the payment fails, for people. */
        readonly FailureMessage: string;
        readonly InvoiceOutcome: {
            readonly invoice: components["schemas"]["InvoiceRecord"];
            /** @description Why the payment failed that was just tried; null where none did. */
            readonly declined: components["schemas"]["DeclineRecord"] | null;
            /** @description The callbacks that follow from it. */
            readonly callbacks: readonly components["schemas"]["CallbackRecord"][];
        };
        readonly EventPage: {
            readonly events: readonly components["schemas"]["Event"][];
            /** @description What to give as `after` for the next page; null on the last one. */
            readonly next: number | null;
            readonly matches: components["schemas"]["Matches"];
            /** @description Changes with each rewind. Where it differs from the last page, read the log anew. */
            readonly epoch: number;
        };
        /** @description Something that happened. Further fields depend on its type. */
        readonly Event: {
            /** @description Its position in the sandbox's log. */
            readonly seq: number;
            readonly at: components["schemas"]["Instant"];
            /** @description What kind of thing happened, such as invoice-paid. */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RequestList: {
            readonly requests: readonly components["schemas"]["JournalEntry"][];
            /** @description How many older requests were dropped. */
            readonly dropped: number;
            readonly matches?: components["schemas"]["Matches"];
            readonly next?: components["schemas"]["NextPage"];
        };
        readonly FindRequestsRequest: {
            /** @description The operationId, such as addInvoice. */
            readonly operation: string;
            /** @description Fields that a call must have, with these values. Without it, any call counts. */
            readonly fields?: {
                readonly [key: string]: unknown;
            };
            /** @description Only calls that were answered with this status. */
            readonly status?: number;
            /** @description Exactly so often; at least once without it. */
            readonly times?: number;
        };
        readonly RequestsFound: {
            /** @description Whether there were so many calls. Null if that depends on requests that the journal dropped or keeps only in part. */
            readonly holds: boolean | null;
            /** @description How many calls were found. */
            readonly count: number;
            /** @description What an assertion says that fails: the call was expected if `holds` is false, and not expected if it is true. With null, why nothing can be said. */
            readonly explanation: string;
            /** @description The latest of the calls that were found, oldest first. */
            readonly requests: readonly components["schemas"]["JournalEntry"][];
        };
        /** @description A request and its reply. */
        readonly JournalEntry: {
            readonly id: number;
            readonly at: components["schemas"]["Instant"];
            /** @description The operation of the payment service; null where none matched. */
            readonly operationId: string | null;
            readonly method: string;
            /** @description The path with its query. */
            readonly path: string;
            /** @description Null when a fault prevented an answer. */
            readonly status: number | null;
            /** @description As text; a long one is cut. */
            readonly requestBody: string | null;
            /** @description As text; a long one is cut. */
            readonly responseBody: string | null;
            /** @description What the gateway tolerated. Strict mode refuses it. */
            readonly tolerated: readonly string[];
            /** @description The rules that applied, each by its id and in a sentence. */
            readonly faults: readonly string[];
            /** @description Which kind of refusal it was, such as invalid-fields, token-expired, no-such-operation, invoice-closed, or injected. */
            readonly code: string | null;
            /** @description The refusal as data: its code again, and what it is about, such as the transaction number and the status of a closed invoice. That of an invalid body (invalid-fields) lists `fields`: each has its name and a kind, which is missing, unknown, wrong or other. Amounts are in hundredths. Null when nothing was refused, or nothing more than the code is known. */
            readonly refusal: {
                readonly code: string;
            } | null;
            /** @description Why the request was refused, or what looks like a mistake in one that was not. */
            readonly explanation: string | null;
            /** @description The position in the sandbox's log at which the request was answered: what it saw and did is in the events up to that number. Null for a request of no sandbox. */
            readonly position: components["schemas"]["Position"] | null;
            /** @description Which bodies of this entry are shortened, since they were too long to be kept. */
            readonly cut: readonly ("requestBody" | "responseBody")[];
            /** @description The headers of the request, with their names as the client wrote them. Credentials, such as a token or a cookie, are hidden. */
            readonly requestHeaders?: {
                readonly [key: string]: string;
            };
            /** @description The faults that applied, as data; `faults` has them in sentences. */
            readonly injected?: readonly components["schemas"]["InjectedFault"][];
            /**
             * Format: date-time
             * @description The real instant at which it was answered; `at` is that of the sandbox's clock.
             */
            readonly wallAt?: string;
            /** @description How long the gateway took, delays of faults included. */
            readonly durationMs?: number;
            /** @description The invoice that it is about, read off its path and its bodies. */
            readonly transactionNo?: string | null;
            /** @description The number of the last event before it: what it did is among those after this one, up to that of `position`. */
            readonly after?: number | null;
            /**
             * Format: date-time
             * @description The real instant at which it arrived.
             */
            readonly startedAt?: string;
            /**
             * Format: date-time
             * @description The real instant at which its whole answer was handed to the network; null where it never was, or not yet. Absent, as `clientClosedAt`, `token`, `step` and `during`, where an older version wrote the request down.
             */
            readonly endedAt?: string | null;
            /**
             * Format: date-time
             * @description The real instant at which the caller closed the connection before it had the whole answer; null where it did not. It is seen of requests that had to wait.
             */
            readonly clientClosedAt?: string | null;
            /** @description A digest of its bearer token, so that uses of one token can be recognized; null without one. */
            readonly token?: string | null;
            /** @description The sandbox's setting `description` when the request arrived. */
            readonly step?: string | null;
            /** @description The callbacks that were under way when the request arrived. The shop may have sent it because of one of them. */
            readonly during?: readonly string[];
        };
        readonly SmsList: {
            readonly sms: readonly components["schemas"]["SmsRecord"][];
            readonly matches: components["schemas"]["Matches"];
            readonly next: components["schemas"]["NextPage"];
        };
        /** @description A text message that the payment service would have sent. */
        readonly SmsRecord: {
            readonly id: string;
            readonly at: components["schemas"]["Instant"];
            /** @description Mobile number. */
            readonly to: string;
            readonly text: string;
            /** @enum {string} */
            readonly kind: "invoice" | "otp" | "digital" | "registration";
            readonly transactionNo: string | null;
        };
        readonly CallbackList: {
            readonly callbacks: readonly components["schemas"]["CallbackRecord"][];
            readonly matches: components["schemas"]["Matches"];
            readonly next: components["schemas"]["NextPage"];
        };
        /** @description A call to the merchant, with its attempts. */
        readonly CallbackRecord: {
            readonly id: string;
            /**
             * @description The kind of notification. `webhook`, `refund` and `activation` go to the account's webhook, and `settlement` to an address of its own.
             * @enum {string}
             */
            readonly kind: "paid" | "canceled" | "charge" | "webhook" | "refund" | "activation" | "settlement";
            readonly transactionNo: string | null;
            readonly recurringId: string | null;
            /** @enum {string} */
            readonly method: "GET" | "POST";
            /** @description The URL with the parameters that the gateway added. */
            readonly url: string;
            readonly body: string | null;
            /**
             * @description `redirected`: the customer's browser was sent there, so that the gateway does not call. `held` and `dropped` are what faults make of it.
             * @enum {string}
             */
            readonly state: "waiting" | "held" | "in-flight" | "delivered" | "redirected" | "failed" | "dropped";
            /** @description When the callback was scheduled, or the browser was redirected. */
            readonly createdAt: components["schemas"]["Instant"];
            /** @description The attempts that have ended, oldest first. */
            readonly attempts: readonly components["schemas"]["AttemptRecord"][];
            readonly nextAttemptAt: components["schemas"]["NullableInstant"];
            /** @description The order number of its invoice, the customer of its recurring payment, or else the id of what it is about. */
            readonly subject?: string;
            /** @description The fault rule that made it what it is; null where none did. */
            readonly injected?: components["schemas"]["InjectedFault"] | null;
            /** @description How often an attempt that fails is still repeated by itself. */
            readonly retriesLeft?: number;
        };
        /** @description A fault rule, or a test value, that applied. */
        readonly InjectedFault: {
            /** @description The id of the rule, such as fault-1. */
            readonly id: string;
            /** @description What it does, such as lost-reply. */
            readonly fault: string;
        };
        readonly AttemptRecord: {
            readonly at: components["schemas"]["Instant"];
            /**
             * @description `refused` is any answer that is not 2xx; `blocked` means that the gateway may not call this host.
             * @enum {string}
             */
            readonly outcome: "delivered" | "refused" | "unreachable" | "timeout" | "blocked";
            readonly status: number | null;
            /** @description The result. */
            readonly detail: string;
            /** @description What was sent. */
            readonly request: {
                /** @enum {string} */
                readonly method: "GET" | "POST";
                readonly url: string;
                readonly headers: {
                    readonly [key: string]: string;
                };
                readonly body: string | null;
            };
            /** @description How long the call took; null where none was made. */
            readonly durationMs?: number | null;
            /** @description What the receiver answered; null where it did not. */
            readonly response?: {
                /** @description Without credentials, such as cookies. */
                readonly headers: {
                    readonly [key: string]: string;
                };
                /** @description As text, its first 2,048 bytes. */
                readonly body: string | null;
                /** @description What of it is shortened. */
                readonly cut: readonly ("headers" | "body")[];
            } | null;
        };
        /** @description Option of a switch by the id of the switch. Also 403 for `403`, and `5m` for `PT5M`. */
        readonly AssumptionOptions: import("./assumptions.js").AssumptionOptions;
        /** @description The option that was observed, by the id of the switch. */
        readonly ObservedAssumptions: Partial<import("./assumptions.js").Assumptions>;
        readonly AssumptionsView: {
            readonly assumptions: components["schemas"]["ChosenAssumptions"];
            /** @description Source of each option: `observed` by `paystub calibrate` at an environment of the service, `documented` by the description of the service, or `assumed`. */
            readonly provenance: {
                readonly [key: string]: "observed" | "documented" | "assumed";
            };
        };
        /** @description The option that holds, by the id of each switch. */
        readonly ChosenAssumptions: import("./assumptions.js").Assumptions;
        /** @description Option of a switch by the id of the switch, for at least one. */
        readonly ChangeAssumptionsRequest: import("./assumptions.js").AssumptionOptions;
        readonly FaultList: {
            readonly faults: readonly components["schemas"]["FaultRecord"][];
        };
        /** @description A fault rule in the form in which it is added, with its id and its counts so far. What was not given is absent, but for parameters with a default. */
        readonly FaultRecord: import("./faults.js").FaultRequest & { readonly id: string; readonly matched: number; readonly injected: number; readonly left: number | null; readonly says: string };
        /** @description Fields that a request, a payment, a charge or a callback must have with these values. A dot leads into objects: `customer.name`. A field that none of them has is refused. */
        readonly FaultWhere: {
            readonly [key: string]: string | number | boolean;
        };
        /** @description A rule. Everything but the fault may be left out. */
        readonly AddFaultRequest: import("./faults.js").FaultRequest;
        readonly FaultsRemoved: {
            /** @description Ids of the rules. */
            readonly removed: readonly string[];
        };
        /** @description What can be set for a sandbox besides its assumptions. */
        readonly SettingsView: {
            /** @description Whether to refuse tolerated deviations, and operations whose shape is assumed. */
            readonly strict: boolean;
            /** @description Whether a request may ask for a fault with the header Prefer. */
            readonly allowPrefer: boolean;
            /** @description The one secret that token issuing accepts; null accepts any. */
            readonly secretKey: string | null;
            /** @description The key of callback signatures. */
            readonly callbackSecret: string;
            /** @description Whether `[WEB_URL]` is filled in a text message. */
            readonly webUrlAgreement: boolean;
            /** @description What one unit of a currency is worth in riyals. */
            readonly rates: {
                readonly USD: components["schemas"]["Rate"];
                readonly EUR: components["schemas"]["Rate"];
                readonly GBP: components["schemas"]["Rate"];
            };
            /** @description Where the account's webhook goes; null keeps it off. */
            readonly webhook: components["schemas"]["Webhook"] | null;
            /** @description Where each settlement is reported, or null for none. Absent until it is set. */
            readonly settlementWebhook?: components["schemas"]["Webhook"] | null;
            /** @description A description of the current activity, such as the name of a test. The journal stores it with each request as its `step`. Absent until it is set. */
            readonly description?: string | null;
        };
        readonly Rate: number;
        readonly Webhook: {
            /** Format: uri */
            readonly url: string;
            /** @description Headers to send with each call. */
            readonly headers: {
                readonly [key: string]: string;
            };
        };
        /** @description The address of the account's webhook, and the headers to send with it. */
        readonly WebhookPatch: {
            /** Format: uri */
            readonly url: string;
            /** @description Headers to send with each call. */
            readonly headers?: {
                readonly [key: string]: string;
            };
        };
        /** @description The settings to change. Settings that you leave out keep their values. */
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
        /** @description How long to wait, in real time. */
        readonly IdleRequest: {
            /** @description How long nothing may have been under way: 50ms without it, 1m at the most. */
            readonly quiet?: components["schemas"]["GivenDuration"];
            /** @description How long to wait at the most: 10s without it, 10m at the most. */
            readonly limit?: components["schemas"]["GivenDuration"];
        };
        readonly IdleResult: {
            /** @description Whether nothing was under way for so long. */
            readonly idle: boolean;
            readonly waitedMs: number;
            /** @description The requests that are under way, oldest first. */
            readonly requests: readonly components["schemas"]["RequestUnderWay"][];
            /** @description The ids of the callbacks that are queued or on their way. */
            readonly callbacks: readonly string[];
        };
        /** @description A request that has no whole answer yet. */
        readonly RequestUnderWay: {
            readonly operationId: string | null;
            readonly method: string;
            readonly path: string;
            /**
             * Format: date-time
             * @description Real time.
             */
            readonly startedAt: string;
            /** @description A digest of its bearer token. */
            readonly token: string | null;
            readonly step: string | null;
        };
        readonly ChangeSettingsRequest: components["schemas"]["SettingsPatch"];
        readonly RecurringList: {
            readonly recurring: readonly components["schemas"]["RecurringRecord"][];
            readonly matches: components["schemas"]["Matches"];
            readonly next: components["schemas"]["NextPage"];
        };
        /** @description A recurring payment as the tester sees it. */
        readonly RecurringRecord: {
            readonly recurringId: string;
            /**
             * @description `completed`: all iterations were charged. `ended`: a charge failed and so did its last retry.
             * @enum {string}
             */
            readonly status: "registered" | "active" | "canceled" | "completed" | "ended";
            /** Format: double */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
            readonly customerName: string;
            /** @enum {string} */
            readonly type: "Custom" | "Daily" | "Weekly" | "Monthly";
            readonly intervalDays: number | null;
            /** @description Cycles to charge; 0 goes on until canceled. */
            readonly iterations: number;
            readonly retryCount: number;
            readonly createdAt: components["schemas"]["Instant"];
            readonly startedAt: components["schemas"]["NullableInstant"];
            readonly chargesDone: number;
            /** @description The cycle that is charged next. */
            readonly cycle: number;
            readonly retriesUsed: number;
            /** @description How many attempts of this cycle have failed, the charge itself included. */
            readonly failedAttempts?: number;
            /** @description The outcomes that you arranged for the next attempts. */
            readonly arranged?: readonly ("succeed" | "fail")[];
            readonly nextChargeAt: components["schemas"]["NullableInstant"];
            /**
             * Format: uri
             * @description The page on which the customer agrees to it.
             */
            readonly paymentUrl: string;
        };
        readonly ArrangeChargesRequest: {
            readonly outcomes: readonly ("succeed" | "fail")[];
            readonly code?: components["schemas"]["FailureCode"];
            readonly message?: components["schemas"]["FailureMessage"];
        };
        readonly SettlementList: {
            readonly settlements: readonly components["schemas"]["SettlementSummary"][];
            readonly open: components["schemas"]["OpenPayments"];
            readonly matches: components["schemas"]["Matches"];
            readonly next: components["schemas"]["NextPage"];
        };
        /** @description What payments and refunds add up to, in riyals: `net` is `payments` minus `fees`, `vat` and `refunds`. */
        readonly SettlementTotals: {
            /** Format: double */
            readonly payments: number;
            /** Format: double */
            readonly refunds: number;
            /** Format: double */
            readonly fees: number;
            /**
             * Format: double
             * @description The tax on the fees.
             */
            readonly vat: number;
            /** Format: double */
            readonly net: number;
        };
        /** @description Payments and refunds that no settlement holds yet. Fees come from the merchant's current record. */
        readonly OpenPayments: {
            /** Format: double */
            readonly payments: number;
            /** Format: double */
            readonly refunds: number;
            /** Format: double */
            readonly fees: number;
            /**
             * Format: double
             * @description The tax on the fees.
             */
            readonly vat: number;
            /** Format: double */
            readonly net: number;
            /** @description How many payments and refunds these are. */
            readonly entries: number;
            /** @description When they are settled by the schedule; null where it does not settle them. */
            readonly nextAt: components["schemas"]["NullableInstant"];
        };
        /** @description A payout to the merchant. */
        readonly SettlementSummary: {
            readonly settlementNumber: string;
            readonly at: components["schemas"]["Instant"];
            /** @enum {string} */
            readonly by: "schedule" | "tester";
            /**
             * Format: double
             * @description What the bank received.
             */
            readonly amount: number;
            readonly bank: string;
            readonly iban: string;
            /** @description How many payments and refunds it holds. */
            readonly entries: number;
            readonly totals: components["schemas"]["SettlementTotals"];
            /** @description Whether `amount` is what the orders add up to. */
            readonly addsUp: boolean;
            /** @description An earlier settlement that holds an order of this one, which is thus paid twice; null where none does. */
            readonly repeats: string | null;
        };
        /** @description A payout to the merchant, with its orders. */
        readonly SettlementRecord: {
            readonly settlementNumber: string;
            readonly at: components["schemas"]["Instant"];
            /** @enum {string} */
            readonly by: "schedule" | "tester";
            /**
             * Format: double
             * @description What the bank received.
             */
            readonly amount: number;
            readonly bank: string;
            readonly iban: string;
            /** @description How many payments and refunds it holds. */
            readonly entries: number;
            readonly totals: components["schemas"]["SettlementTotals"];
            /** @description Whether `amount` is what the orders add up to. */
            readonly addsUp: boolean;
            /** @description An earlier settlement that holds an order of this one, which is thus paid twice; null where none does. */
            readonly repeats: string | null;
            readonly lines: readonly components["schemas"]["SettlementLineRecord"][];
        };
        /** @description A payment, or the refund of one, with what it contributes in riyals. */
        readonly SettlementLineRecord: {
            /** @enum {string} */
            readonly kind: "payment" | "refund";
            readonly transactionNo: string;
            readonly orderNumber: string;
            /** @description The brand that it was paid by. */
            readonly method: string | null;
            /** Format: double */
            readonly amount: number;
            /** Format: double */
            readonly fees: number;
            /** Format: double */
            readonly vat: number;
            /**
             * Format: double
             * @description Less than nothing for a refund.
             */
            readonly net: number;
        };
        /** @description The settlements that were made, and the webhooks that reported them. */
        readonly SettlementRun: {
            readonly settlements: readonly components["schemas"]["SettlementSummary"][];
            readonly callbacks: readonly components["schemas"]["CallbackRecord"][];
        };
        readonly RegistrationList: {
            readonly registrations: readonly components["schemas"]["RegistrationRecord"][];
            readonly matches: components["schemas"]["Matches"];
            readonly next: components["schemas"]["NextPage"];
        };
        /** @description A merchant on its way to an account with the partner. */
        readonly RegistrationRecord: {
            /** @description The `sessionUuid` of the partner's calls. */
            readonly registrationId: string;
            /**
             * @description `confirming`: it waits for the merchant's approval. `blocked`: too many wrong codes.
             * @enum {string}
             */
            readonly status: "code-sent" | "verified" | "described" | "confirming" | "active" | "rejected" | "blocked";
            /** @enum {string} */
            readonly licenseType: "freelancer" | "cr";
            readonly licenseNumber: string;
            readonly mobile: string;
            readonly partnerProfileNo: string;
            readonly createdAt: components["schemas"]["Instant"];
            /** @description The merchant in `getMyMerchants`; null until it is active. */
            readonly merchantId: number | null;
            /** @description Why it was rejected; null unless it was. */
            readonly rejection: string | null;
        };
        readonly RejectRegistrationRequest: {
            /** @description What the webhook reports as `errorMsg`. */
            readonly reason?: string;
        };
        readonly MerchantList: {
            readonly merchants: readonly components["schemas"]["MerchantRecord"][];
        };
        /** @description A merchant relationship record, with the fields that getMyMerchants shows. */
        readonly MerchantRecord: import("./openapi.types.js").MerchantRelationship;
        readonly SeedMerchantsRequest: {
            readonly merchants: readonly components["schemas"]["MerchantSeed"][];
        };
        /** @description The known fields of a merchant; the seed fills in the rest. */
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
            /** @description Unix time in milliseconds. The switch does not affect it. */
            readonly relationshipCreationDate?: number;
            readonly relationshipStatus?: string;
        };
    };
    responses: {
        /** @description The body or a parameter is invalid. The detail names every mistake. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Others can reach the gateway, so the control token is required. It is missing or wrong. */
        readonly TokenNeeded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This address, or all together, sent too many wrong tokens. The header Retry-After says when to try again. */
        readonly TooManyGuesses: {
            headers: {
                /** @description Seconds to wait. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of another site sent the call, or its host name is unknown. */
        readonly CrossSite: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such sandbox. */
        readonly SandboxUnknown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such sandbox, or no such invoice in it. */
        readonly InvoiceNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such sandbox, or no such recurring payment in it. */
        readonly RecurringNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such sandbox, or no such settlement in it. */
        readonly SettlementNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such sandbox, or no such registration in it. */
        readonly RegistrationNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such sandbox, or no such fault rule in it. */
        readonly FaultNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such sandbox, or no such callback in it. */
        readonly CallbackNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A sandbox of this name exists already. */
        readonly SandboxExists: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `-` was given for the sandbox while there are several. The detail names them. */
        readonly SandboxAmbiguous: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `-` was given while there are several sandboxes. */
        readonly SandboxBusy: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A sandbox of this name exists already, or `-` was given while there are several sandboxes. */
        readonly ForkConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gateway already serves its maximum of streams. Close one first. */
        readonly TooManyStreams: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The clock cannot go there, or `-` was given while there are several sandboxes. */
        readonly ClockConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is such a label, or `-` was given while there are several sandboxes. */
        readonly LabelTaken: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox has 1,000 fault rules, or `-` was given while there are several sandboxes. */
        readonly TooManyRules: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The test. */
        readonly CopiedTest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CopiedTest"];
            };
        };
        /** @description No test can be made, and the detail says why, or `-` was given while there are several sandboxes. */
        readonly NoTest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The invoice is closed, or `-` was given while there are several sandboxes. */
        readonly InvoiceConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The recurring payment is in a state that does not allow this, or `-` was given while there are several sandboxes. */
        readonly RecurringConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No payment waits for its settlement, what waits adds up to no payout, or `-` was given while there are several sandboxes. */
        readonly NothingToSettle: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The registration does not wait for the merchant's approval, another merchant has its license, or `-` was given while there are several sandboxes. */
        readonly RegistrationConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The callback is being made at this moment, or `-` was given while there are several sandboxes. */
        readonly CallbackBusy: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the gateway takes. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not sent as JSON. */
        readonly NotJson: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gateway failed. The caller is not at fault. */
        readonly OurFault: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Name of the sandbox, or `-` while exactly one exists.
         * @example shop
         */
        readonly Sandbox: string;
        /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
        readonly TransactionNo: string;
        /**
         * @description Id of the recurring payment.
         * @example rec-1
         */
        readonly RecurringId: string;
        /**
         * @description Number of the settlement.
         * @example STL-1
         */
        readonly SettlementNumber: string;
        /**
         * @description Id of the registration, which the partner knows as `sessionUuid`.
         * @example 5a3f7c1e-8d24-4b60-9e1a-2f6b0c7d9e83
         */
        readonly RegistrationId: string;
        /**
         * @description Id of the callback.
         * @example cb-1
         */
        readonly CallbackId: string;
        /**
         * @description Id of the fault rule.
         * @example fault-1
         */
        readonly FaultId: string;
        /** @description Only events after this sequence number. */
        readonly After: number;
        /**
         * @description Only events of this type.
         * @example invoice-paid
         */
        readonly EventType: string;
        /** @description How many events to answer with at most. */
        readonly Limit: number;
        /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
        readonly Cursor: number;
        /** @description How many to answer with at most. `next` is the cursor of the page after it. */
        readonly PageLimit: number;
        /** @description Which come first. */
        readonly Order: "oldest" | "newest";
        /**
         * @description Only those in this state. `declined` are pending after a declined payment; `callback-failed` are those of which the last attempt to call the merchant failed.
         * @example paid
         */
        readonly InvoiceStatus: "pending" | "paid" | "canceled" | "declined" | "refunded" | "callback-failed";
        /**
         * @description Only those that were paid by this method.
         * @example mada
         */
        readonly Method: string;
        /**
         * @description Only those of at least this amount.
         * @example 10
         */
        readonly MinAmount: number;
        /**
         * @description Only those of at most this amount.
         * @example 500
         */
        readonly MaxAmount: number;
        /** @description Counts by this what all other parameters but `status` match. */
        readonly Count: "status";
        /**
         * @description Only those in this state.
         * @example active
         */
        readonly RecurringStatus: "registered" | "active" | "canceled" | "completed" | "ended";
        /**
         * @description Only those in this state.
         * @example confirming
         */
        readonly RegistrationStatus: "code-sent" | "verified" | "described" | "confirming" | "active" | "rejected" | "blocked";
        /**
         * @description Only those in this state.
         * @example open
         */
        readonly SessionState: "open" | "used" | "replaced" | "blocked" | "expired";
        /**
         * @description Only those in this state. Those that your shop has not accepted so far are `failing`.
         * @example failed
         */
        readonly CallbackState: "waiting" | "held" | "in-flight" | "delivered" | "redirected" | "failed" | "dropped" | "failing";
        /**
         * @description Only those of this kind.
         * @example otp
         */
        readonly SmsKind: "invoice" | "otp" | "digital" | "registration";
        /**
         * @description Only requests with this result: `doubtful` requests were accepted but look like a mistake; a fault affected the `injected` ones. `page` are requests of browsers for payment pages and QR codes, and `api` all others.
         * @example refused
         */
        readonly RequestState: "ok" | "doubtful" | "refused" | "injected" | "api" | "page";
        /** @description Only what is from this instant on, by the sandbox's clock. */
        readonly Since: components["schemas"]["GivenInstant"];
        /** @description Only what is before this instant. */
        readonly To: components["schemas"]["GivenInstant"];
        /**
         * @description Only those that contain this text. Letter case does not matter.
         * @example A-100
         */
        readonly Search: string;
        /**
         * @description Number of the request.
         * @example 1
         */
        readonly RequestId: number;
        /**
         * @description Only what falls due by this instant.
         * @example 2026-03-02T09:00:00.000Z
         */
        readonly Until: components["schemas"]["GivenInstant"];
        /** @description How many to answer with at most, the earliest first. */
        readonly DueLimit: number;
        /** @description What the limit counts: everything that is due, or each kind by itself, so that many callbacks leave no expiry out. */
        readonly DuePer: "all" | "kind";
        /**
         * @description The number of an event, an instant or a label.
         * @example before-payment
         */
        readonly Moment: string | number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type Instant = components['schemas']['Instant'];
export type NullableInstant = components['schemas']['NullableInstant'];
export type GivenInstant = components['schemas']['GivenInstant'];
export type GivenDuration = components['schemas']['GivenDuration'];
export type GivenOffset = components['schemas']['GivenOffset'];
export type Brand = components['schemas']['Brand'];
export type Health = components['schemas']['Health'];
export type SandboxList = components['schemas']['SandboxList'];
export type SandboxSummary = components['schemas']['SandboxSummary'];
export type OpenedSandbox = components['schemas']['OpenedSandbox'];
export type Timeline = components['schemas']['Timeline'];
export type TimelineMark = components['schemas']['TimelineMark'];
export type CopiedTest = components['schemas']['CopiedTest'];
export type InvoiceSequence = components['schemas']['InvoiceSequence'];
export type SequenceStep = components['schemas']['SequenceStep'];
export type Participant = components['schemas']['Participant'];
export type SandboxChange = components['schemas']['SandboxChange'];
export type ChangeCounts = components['schemas']['ChangeCounts'];
export type Position = components['schemas']['Position'];
export type InvoiceCounts = components['schemas']['InvoiceCounts'];
export type OpenSandboxRequest = components['schemas']['OpenSandboxRequest'];
export type ClockStart = components['schemas']['ClockStart'];
export type ResetResult = components['schemas']['ResetResult'];
export type ClockView = components['schemas']['ClockView'];
export type DueView = components['schemas']['DueView'];
export type AdvanceClockRequest = components['schemas']['AdvanceClockRequest'];
export type ClockBoundaryRequest = components['schemas']['ClockBoundaryRequest'];
export type AddStatementRequest = components['schemas']['AddStatementRequest'];
export type Statement = components['schemas']['Statement'];
export type StatementRecord = components['schemas']['StatementRecord'];
export type TestOutcome = components['schemas']['TestOutcome'];
export type OutcomeList = components['schemas']['OutcomeList'];
export type AddLabelRequest = components['schemas']['AddLabelRequest'];
export type LabelRecord = components['schemas']['LabelRecord'];
export type LabelList = components['schemas']['LabelList'];
export type RewindRequest = components['schemas']['RewindRequest'];
export type ForkRequest = components['schemas']['ForkRequest'];
export type Moment = components['schemas']['Moment'];
export type Log = components['schemas']['Log'];
export type SandboxRecord = components['schemas']['SandboxRecord'];
export type WhyResult = components['schemas']['WhyResult'];
export type RecurringWhy = components['schemas']['RecurringWhy'];
export type CallbackWhy = components['schemas']['CallbackWhy'];
export type WhyNext = components['schemas']['WhyNext'];
export type WhyStep = components['schemas']['WhyStep'];
export type AdvanceResult = components['schemas']['AdvanceResult'];
export type FreezeClockRequest = components['schemas']['FreezeClockRequest'];
export type Matches = components['schemas']['Matches'];
export type NextPage = components['schemas']['NextPage'];
export type FailureCatalogue = components['schemas']['FailureCatalogue'];
export type FaultKind = components['schemas']['FaultKind'];
export type FaultParameter = components['schemas']['FaultParameter'];
export type TestValueRecord = components['schemas']['TestValueRecord'];
export type TestCardRecord = components['schemas']['TestCardRecord'];
export type SwitchRecord = components['schemas']['SwitchRecord'];
export type AgendaView = components['schemas']['AgendaView'];
export type DueRecord = components['schemas']['DueRecord'];
export type SessionList = components['schemas']['SessionList'];
export type SessionRecord = components['schemas']['SessionRecord'];
export type ProblemList = components['schemas']['ProblemList'];
export type CallbackProblem = components['schemas']['CallbackProblem'];
export type CoverageView = components['schemas']['CoverageView'];
export type CoverageItem = components['schemas']['CoverageItem'];
export type ProblemGroup = components['schemas']['ProblemGroup'];
export type RewindPreview = components['schemas']['RewindPreview'];
export type UndoneEvent = components['schemas']['UndoneEvent'];
export type InvoiceList = components['schemas']['InvoiceList'];
export type InvoiceRecord = components['schemas']['InvoiceRecord'];
export type Currency = components['schemas']['Currency'];
export type RefundRecord = components['schemas']['RefundRecord'];
export type ShareRecord = components['schemas']['ShareRecord'];
export type RefundInvoiceRequest = components['schemas']['RefundInvoiceRequest'];
export type DeclineRecord = components['schemas']['DeclineRecord'];
export type PayInvoiceRequest = components['schemas']['PayInvoiceRequest'];
export type DeclineInvoiceRequest = components['schemas']['DeclineInvoiceRequest'];
export type FailureCode = components['schemas']['FailureCode'];
export type FailureMessage = components['schemas']['FailureMessage'];
export type InvoiceOutcome = components['schemas']['InvoiceOutcome'];
export type EventPage = components['schemas']['EventPage'];
export type Event = components['schemas']['Event'];
export type RequestList = components['schemas']['RequestList'];
export type FindRequestsRequest = components['schemas']['FindRequestsRequest'];
export type RequestsFound = components['schemas']['RequestsFound'];
export type JournalEntry = components['schemas']['JournalEntry'];
export type SmsList = components['schemas']['SmsList'];
export type SmsRecord = components['schemas']['SmsRecord'];
export type CallbackList = components['schemas']['CallbackList'];
export type CallbackRecord = components['schemas']['CallbackRecord'];
export type InjectedFault = components['schemas']['InjectedFault'];
export type AttemptRecord = components['schemas']['AttemptRecord'];
export type AssumptionOptions = components['schemas']['AssumptionOptions'];
export type ObservedAssumptions = components['schemas']['ObservedAssumptions'];
export type AssumptionsView = components['schemas']['AssumptionsView'];
export type ChosenAssumptions = components['schemas']['ChosenAssumptions'];
export type ChangeAssumptionsRequest = components['schemas']['ChangeAssumptionsRequest'];
export type FaultList = components['schemas']['FaultList'];
export type FaultRecord = components['schemas']['FaultRecord'];
export type FaultWhere = components['schemas']['FaultWhere'];
export type AddFaultRequest = components['schemas']['AddFaultRequest'];
export type FaultsRemoved = components['schemas']['FaultsRemoved'];
export type SettingsView = components['schemas']['SettingsView'];
export type Rate = components['schemas']['Rate'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookPatch = components['schemas']['WebhookPatch'];
export type SettingsPatch = components['schemas']['SettingsPatch'];
export type IdleRequest = components['schemas']['IdleRequest'];
export type IdleResult = components['schemas']['IdleResult'];
export type RequestUnderWay = components['schemas']['RequestUnderWay'];
export type ChangeSettingsRequest = components['schemas']['ChangeSettingsRequest'];
export type RecurringList = components['schemas']['RecurringList'];
export type RecurringRecord = components['schemas']['RecurringRecord'];
export type ArrangeChargesRequest = components['schemas']['ArrangeChargesRequest'];
export type SettlementList = components['schemas']['SettlementList'];
export type SettlementTotals = components['schemas']['SettlementTotals'];
export type OpenPayments = components['schemas']['OpenPayments'];
export type SettlementSummary = components['schemas']['SettlementSummary'];
export type SettlementRecord = components['schemas']['SettlementRecord'];
export type SettlementLineRecord = components['schemas']['SettlementLineRecord'];
export type SettlementRun = components['schemas']['SettlementRun'];
export type RegistrationList = components['schemas']['RegistrationList'];
export type RegistrationRecord = components['schemas']['RegistrationRecord'];
export type RejectRegistrationRequest = components['schemas']['RejectRegistrationRequest'];
export type MerchantList = components['schemas']['MerchantList'];
export type MerchantRecord = components['schemas']['MerchantRecord'];
export type SeedMerchantsRequest = components['schemas']['SeedMerchantsRequest'];
export type MerchantSeed = components['schemas']['MerchantSeed'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTokenNeeded = components['responses']['TokenNeeded'];
export type ResponseTooManyGuesses = components['responses']['TooManyGuesses'];
export type ResponseCrossSite = components['responses']['CrossSite'];
export type ResponseSandboxUnknown = components['responses']['SandboxUnknown'];
export type ResponseInvoiceNotFound = components['responses']['InvoiceNotFound'];
export type ResponseRecurringNotFound = components['responses']['RecurringNotFound'];
export type ResponseSettlementNotFound = components['responses']['SettlementNotFound'];
export type ResponseRegistrationNotFound = components['responses']['RegistrationNotFound'];
export type ResponseFaultNotFound = components['responses']['FaultNotFound'];
export type ResponseCallbackNotFound = components['responses']['CallbackNotFound'];
export type ResponseSandboxExists = components['responses']['SandboxExists'];
export type ResponseSandboxAmbiguous = components['responses']['SandboxAmbiguous'];
export type ResponseSandboxBusy = components['responses']['SandboxBusy'];
export type ResponseForkConflict = components['responses']['ForkConflict'];
export type ResponseTooManyStreams = components['responses']['TooManyStreams'];
export type ResponseClockConflict = components['responses']['ClockConflict'];
export type ResponseLabelTaken = components['responses']['LabelTaken'];
export type ResponseTooManyRules = components['responses']['TooManyRules'];
export type ResponseCopiedTest = components['responses']['CopiedTest'];
export type ResponseNoTest = components['responses']['NoTest'];
export type ResponseInvoiceConflict = components['responses']['InvoiceConflict'];
export type ResponseRecurringConflict = components['responses']['RecurringConflict'];
export type ResponseNothingToSettle = components['responses']['NothingToSettle'];
export type ResponseRegistrationConflict = components['responses']['RegistrationConflict'];
export type ResponseCallbackBusy = components['responses']['CallbackBusy'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseNotJson = components['responses']['NotJson'];
export type ResponseOurFault = components['responses']['OurFault'];
export type ParameterSandbox = components['parameters']['Sandbox'];
export type ParameterTransactionNo = components['parameters']['TransactionNo'];
export type ParameterRecurringId = components['parameters']['RecurringId'];
export type ParameterSettlementNumber = components['parameters']['SettlementNumber'];
export type ParameterRegistrationId = components['parameters']['RegistrationId'];
export type ParameterCallbackId = components['parameters']['CallbackId'];
export type ParameterFaultId = components['parameters']['FaultId'];
export type ParameterAfter = components['parameters']['After'];
export type ParameterEventType = components['parameters']['EventType'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterPageLimit = components['parameters']['PageLimit'];
export type ParameterOrder = components['parameters']['Order'];
export type ParameterInvoiceStatus = components['parameters']['InvoiceStatus'];
export type ParameterMethod = components['parameters']['Method'];
export type ParameterMinAmount = components['parameters']['MinAmount'];
export type ParameterMaxAmount = components['parameters']['MaxAmount'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterRecurringStatus = components['parameters']['RecurringStatus'];
export type ParameterRegistrationStatus = components['parameters']['RegistrationStatus'];
export type ParameterSessionState = components['parameters']['SessionState'];
export type ParameterCallbackState = components['parameters']['CallbackState'];
export type ParameterSmsKind = components['parameters']['SmsKind'];
export type ParameterRequestState = components['parameters']['RequestState'];
export type ParameterSince = components['parameters']['Since'];
export type ParameterTo = components['parameters']['To'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterUntil = components['parameters']['Until'];
export type ParameterDueLimit = components['parameters']['DueLimit'];
export type ParameterDuePer = components['parameters']['DuePer'];
export type ParameterMoment = components['parameters']['Moment'];
export type $defs = Record<string, never>;
export interface operations {
    readonly "gateway.health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The gateway is up. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.readiness": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The gateway is ready. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 500: components["responses"]["OurFault"];
            /** @description The gateway is not ready. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly "gateway.unclaimedRequests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requests, the oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestList"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.failures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FailureCatalogue"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.list": {
        readonly parameters: {
            readonly query?: {
                /** @description The id of an invoice, a recurring payment, a payment session or a callback. */
                readonly has?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All sandboxes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SandboxList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenSandboxRequest"];
            };
        };
        readonly responses: {
            /** @description The sandbox was opened. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedSandbox"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 409: components["responses"]["SandboxExists"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The summary. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SandboxSummary"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sandbox is gone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetResult"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The changes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": SandboxChange;
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
            readonly 503: components["responses"]["TooManyStreams"];
        };
    };
    readonly "sandbox.timeline": {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The first instant. Without it, the beginning of the sandbox.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                readonly from?: components["schemas"]["GivenInstant"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The marks, earliest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Timeline"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.clock.agenda": {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only what falls due by this instant.
                 * @example 2026-03-02T09:00:00.000Z
                 */
                readonly until?: components["parameters"]["Until"];
                /** @description How many to answer with at most, the earliest first. */
                readonly limit?: components["parameters"]["DueLimit"];
                /** @description What the limit counts: everything that is due, or each kind by itself, so that many callbacks leave no expiry out. */
                readonly per?: components["parameters"]["DuePer"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What falls due. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AgendaView"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.sessions": {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer with at most. `next` is the cursor of the page after it. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only those in this state.
                 * @example open
                 */
                readonly status?: components["parameters"]["SessionState"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.problems": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The groups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProblemList"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Everything that can be reached, with counts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CoverageView"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.outcomes.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The outcomes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OutcomeList"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.outcomes.add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestOutcome"];
            };
        };
        readonly responses: {
            /** @description The outcome as the gateway keeps it. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestOutcome"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Number of the request.
                 * @example 1
                 */
                readonly requestId: components["parameters"]["RequestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JournalEntry"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.clock.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The clock. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClockView"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.clock.advance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdvanceClockRequest"];
            };
        };
        readonly responses: {
            /** @description What happened on the way, and the time it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdvanceResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["ClockConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.clock.freeze": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["FreezeClockRequest"];
            };
        };
        readonly responses: {
            /** @description The clock is frozen. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClockView"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["ClockConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.clock.resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The clock runs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClockView"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxBusy"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer with at most. `next` is the cursor of the page after it. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only those in this state. `declined` are pending after a declined payment; `callback-failed` are those of which the last attempt to call the merchant failed.
                 * @example paid
                 */
                readonly status?: components["parameters"]["InvoiceStatus"];
                /**
                 * @description Only those that were paid by this method.
                 * @example mada
                 */
                readonly method?: components["parameters"]["Method"];
                /**
                 * @description Only those of at least this amount.
                 * @example 10
                 */
                readonly minAmount?: components["parameters"]["MinAmount"];
                /**
                 * @description Only those of at most this amount.
                 * @example 500
                 */
                readonly maxAmount?: components["parameters"]["MaxAmount"];
                /** @description Counts by this what all other parameters but `status` match. */
                readonly count?: components["parameters"]["Count"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All invoices. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
                readonly transactionNo: components["parameters"]["TransactionNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invoice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.sequence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
                readonly transactionNo: components["parameters"]["TransactionNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The steps, earliest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceSequence"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
                readonly transactionNo: components["parameters"]["TransactionNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CopiedTest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["NoTest"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
                readonly transactionNo: components["parameters"]["TransactionNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["PayInvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description The invoice is paid, or `declined` says why it is not. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceOutcome"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["InvoiceConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.decline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
                readonly transactionNo: components["parameters"]["TransactionNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeclineInvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description The payment was declined. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceOutcome"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["InvoiceConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
                readonly transactionNo: components["parameters"]["TransactionNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invoice is canceled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceOutcome"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["InvoiceConflict"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
                readonly transactionNo: components["parameters"]["TransactionNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundInvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description The refund was requested; `refund` has its result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceOutcome"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["InvoiceConflict"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.events": {
        readonly parameters: {
            readonly query?: {
                /** @description Only events after this sequence number. */
                readonly after?: components["parameters"]["After"];
                /**
                 * @description Only events of this type.
                 * @example invoice-paid
                 */
                readonly type?: components["parameters"]["EventType"];
                /** @description How many events to answer with at most. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of events. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.requests": {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer with at most. `next` is the cursor of the page after it. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only requests with this result: `doubtful` requests were accepted but look like a mistake; a fault affected the `injected` ones. `page` are requests of browsers for payment pages and QR codes, and `api` all others.
                 * @example refused
                 */
                readonly status?: components["parameters"]["RequestState"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The latest requests. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.findRequests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FindRequestsRequest"];
            };
        };
        readonly responses: {
            /** @description What was found. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestsFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.sms": {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer with at most. `next` is the cursor of the page after it. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only those of this kind.
                 * @example otp
                 */
                readonly status?: components["parameters"]["SmsKind"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All text messages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SmsList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.callbacks.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer with at most. `next` is the cursor of the page after it. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only those in this state. Those that your shop has not accepted so far are `failing`.
                 * @example failed
                 */
                readonly status?: components["parameters"]["CallbackState"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All callbacks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallbackList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.callbacks.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the callback.
                 * @example cb-1
                 */
                readonly callbackId: components["parameters"]["CallbackId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The callback. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallbackRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["CallbackNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.callbacks.why": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the callback.
                 * @example cb-1
                 */
                readonly callbackId: components["parameters"]["CallbackId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallbackWhy"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["CallbackNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.callbacks.resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the callback.
                 * @example cb-1
                 */
                readonly callbackId: components["parameters"]["CallbackId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The attempt has ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallbackRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["CallbackNotFound"];
            readonly 409: components["responses"]["CallbackBusy"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.faults.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rules. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FaultList"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.faults.add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddFaultRequest"];
            };
        };
        readonly responses: {
            /** @description The rule. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FaultRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["TooManyRules"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.faults.clear": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ids of the removed rules. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FaultsRemoved"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.faults.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the fault rule.
                 * @example fault-1
                 */
                readonly faultId: components["parameters"]["FaultId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The id of the removed rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FaultsRemoved"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["FaultNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.assumptions.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The option of each switch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AssumptionsView"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.assumptions.change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeAssumptionsRequest"];
            };
        };
        readonly responses: {
            /** @description The option of each switch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AssumptionsView"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.settings.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsView"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.settings.change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeSettingsRequest"];
            };
        };
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsView"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.recurring.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer with at most. `next` is the cursor of the page after it. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only those in this state.
                 * @example active
                 */
                readonly status?: components["parameters"]["RecurringStatus"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All recurring payments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.recurring.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the recurring payment.
                 * @example rec-1
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The recurring payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["RecurringNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.recurring.test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the recurring payment.
                 * @example rec-1
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CopiedTest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["RecurringNotFound"];
            readonly 409: components["responses"]["NoTest"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.recurring.why": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the recurring payment.
                 * @example rec-1
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringWhy"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["RecurringNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.recurring.start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the recurring payment.
                 * @example rec-1
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The recurring payment has started. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["RecurringNotFound"];
            readonly 409: components["responses"]["RecurringConflict"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.recurring.cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the recurring payment.
                 * @example rec-1
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The recurring payment is canceled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["RecurringNotFound"];
            readonly 409: components["responses"]["RecurringConflict"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.recurring.arrangeCharges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the recurring payment.
                 * @example rec-1
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArrangeChargesRequest"];
            };
        };
        readonly responses: {
            /** @description The outcomes are set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["RecurringNotFound"];
            readonly 409: components["responses"]["RecurringConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.merchants.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All merchants. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MerchantList"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.merchants.seed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SeedMerchantsRequest"];
            };
        };
        readonly responses: {
            /** @description All merchants. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MerchantList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.settlements.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer with at most. `next` is the cursor of the page after it. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settlements. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettlementList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.settlements.run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settlements that were made. More than 1,000 payments make several. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettlementRun"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["NothingToSettle"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.settlements.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Number of the settlement.
                 * @example STL-1
                 */
                readonly settlementNumber: components["parameters"]["SettlementNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settlement. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettlementRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SettlementNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.registrations.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page begins: how many matches, counted from the oldest, are skipped. With `order=newest` the page ends there and goes back. It stays right while more is added. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer with at most. `next` is the cursor of the page after it. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Which come first. */
                readonly order?: components["parameters"]["Order"];
                /**
                 * @description Only those in this state.
                 * @example confirming
                 */
                readonly status?: components["parameters"]["RegistrationStatus"];
                /**
                 * @description Only those that contain this text. Letter case does not matter.
                 * @example A-100
                 */
                readonly q?: components["parameters"]["Search"];
                /** @description Only what is from this instant on, by the sandbox's clock. */
                readonly since?: components["parameters"]["Since"];
                /** @description Only what is before this instant. */
                readonly to?: components["parameters"]["To"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The registrations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.registrations.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the registration, which the partner knows as `sessionUuid`.
                 * @example 5a3f7c1e-8d24-4b60-9e1a-2f6b0c7d9e83
                 */
                readonly registrationId: components["parameters"]["RegistrationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The merchant is active, and `getMyMerchants` lists it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["RegistrationNotFound"];
            readonly 409: components["responses"]["RegistrationConflict"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.registrations.reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /**
                 * @description Id of the registration, which the partner knows as `sessionUuid`.
                 * @example 5a3f7c1e-8d24-4b60-9e1a-2f6b0c7d9e83
                 */
                readonly registrationId: components["parameters"]["RegistrationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RejectRegistrationRequest"];
            };
        };
        readonly responses: {
            /** @description The registration is rejected. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["RegistrationNotFound"];
            readonly 409: components["responses"]["RegistrationConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.clock.toBoundary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClockBoundaryRequest"];
            };
        };
        readonly responses: {
            /** @description What happened on the way, and the time it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdvanceResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["ClockConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.labels.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The labels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LabelList"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.labels.add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddLabelRequest"];
            };
        };
        readonly responses: {
            /** @description The label and its position. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LabelRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["LabelTaken"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.statements.add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddStatementRequest"];
            };
        };
        readonly responses: {
            /** @description The statement, and whether it is true. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.previewRewind": {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The number of an event, an instant or a label.
                 * @example before-payment
                 */
                readonly to: components["parameters"]["Moment"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What would be gone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RewindPreview"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxBusy"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.rewind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RewindRequest"];
            };
        };
        readonly responses: {
            /** @description The sandbox as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedSandbox"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxBusy"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.fork": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ForkRequest"];
            };
        };
        readonly responses: {
            /** @description The new sandbox. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedSandbox"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["ForkConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.settled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Nothing is due or under way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClockView"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.idle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdleRequest"];
            };
        };
        readonly responses: {
            /** @description It is idle, or the limit is over. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdleResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The log. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/jsonl": components["schemas"]["Log"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxBusy"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.recorded": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SandboxRecord"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "gateway.import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/jsonl": components["schemas"]["Log"];
            };
        };
        readonly responses: {
            /** @description The new sandbox. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedSandbox"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["SandboxUnknown"];
            readonly 409: components["responses"]["SandboxExists"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
    readonly "sandbox.invoices.why": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name of the sandbox, or `-` while exactly one exists.
                 * @example shop
                 */
                readonly sandbox: components["parameters"]["Sandbox"];
                /** @description Transaction number of the invoice, or `order:<orderNumber>`. If several invoices have the order number, the latest one is meant. */
                readonly transactionNo: components["parameters"]["TransactionNo"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WhyResult"];
                };
            };
            readonly 401: components["responses"]["TokenNeeded"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["InvoiceNotFound"];
            readonly 409: components["responses"]["SandboxAmbiguous"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["OurFault"];
        };
    };
}
