// Generated from the YAML files in spec/. To renew it: npm run generate

import type {
  AddFaultRequest,
  AddLabelRequest,
  AddStatementRequest,
  AdvanceClockRequest,
  AdvanceResult,
  AgendaView,
  ArrangeChargesRequest,
  AssumptionsView,
  CallbackList,
  CallbackRecord,
  CallbackWhy,
  ChangeAssumptionsRequest,
  ChangeSettingsRequest,
  ClockBoundaryRequest,
  ClockView,
  CopiedTest,
  CoverageView,
  DeclineInvoiceRequest,
  EventPage,
  FailureCatalogue,
  FaultList,
  FaultRecord,
  FaultsRemoved,
  FindRequestsRequest,
  ForkRequest,
  FreezeClockRequest,
  Health,
  IdleRequest,
  IdleResult,
  InvoiceList,
  InvoiceOutcome,
  InvoiceRecord,
  InvoiceSequence,
  JournalEntry,
  LabelList,
  LabelRecord,
  MerchantList,
  OpenSandboxRequest,
  OutcomeList,
  PayInvoiceRequest,
  ProblemList,
  RecurringList,
  RecurringRecord,
  RecurringWhy,
  RefundInvoiceRequest,
  RegistrationList,
  RegistrationRecord,
  RejectRegistrationRequest,
  RequestList,
  RequestsFound,
  ResetResult,
  RewindPreview,
  RewindRequest,
  SandboxList,
  SandboxRecord,
  SandboxSummary,
  SeedMerchantsRequest,
  SessionList,
  SettingsView,
  SettlementList,
  SettlementRecord,
  SettlementRun,
  SmsList,
  StatementRecord,
  TestOutcome,
  Timeline,
  WhyResult,
  operations,
} from "./control.types.js";

/** The query of `gateway.list`. */
export type GatewayListQuery = NonNullable<operations["gateway.list"]["parameters"]["query"]>;

/** The query of `timeline`. */
export type TimelineQuery = NonNullable<operations["sandbox.timeline"]["parameters"]["query"]>;

/** The query of `clock.agenda`. */
export type ClockAgendaQuery = NonNullable<operations["sandbox.clock.agenda"]["parameters"]["query"]>;

/** The query of `sessions`. */
export type SessionsQuery = NonNullable<operations["sandbox.sessions"]["parameters"]["query"]>;

/** The query of `invoices.list`. */
export type InvoicesListQuery = NonNullable<operations["sandbox.invoices.list"]["parameters"]["query"]>;

/** The query of `events`. */
export type EventsQuery = NonNullable<operations["sandbox.events"]["parameters"]["query"]>;

/** The query of `requests`. */
export type RequestsQuery = NonNullable<operations["sandbox.requests"]["parameters"]["query"]>;

/** The query of `sms`. */
export type SmsQuery = NonNullable<operations["sandbox.sms"]["parameters"]["query"]>;

/** The query of `callbacks.list`. */
export type CallbacksListQuery = NonNullable<operations["sandbox.callbacks.list"]["parameters"]["query"]>;

/** The query of `recurring.list`. */
export type RecurringListQuery = NonNullable<operations["sandbox.recurring.list"]["parameters"]["query"]>;

/** The query of `settlements.list`. */
export type SettlementsListQuery = NonNullable<operations["sandbox.settlements.list"]["parameters"]["query"]>;

/** The query of `registrations.list`. */
export type RegistrationsListQuery = NonNullable<operations["sandbox.registrations.list"]["parameters"]["query"]>;

/** The query of `gateway.previewRewind`. */
export type GatewayPreviewRewindQuery = NonNullable<operations["gateway.previewRewind"]["parameters"]["query"]>;

/**
 * What a tester can do with a whole gateway. Where a method takes the name of a sandbox that
 * exists, `-` is short for the only one.
 */
export interface GatewayOperations<Sandbox> {
  /**
   * Reports that the gateway is up.
   *
   * Answers 200 as long as the process is well. Use `live` for a liveness check. `ready` says
   * whether the gateway can do its work; `/_control/health/ready` reports the same as a status.
   *
   * @example
   * const { ready, sandboxes } = await server.health();
   */
  health(): Promise<Health>;
  /**
   * Reports whether the gateway is ready.
   *
   * For a load balancer: 503 while it shuts down. A gateway that shuts down also accepts no new
   * connection, which such a check notices as well.
   *
   * @example
   * await server.readiness();
   */
  readiness(): Promise<Health>;
  /**
   * Lists the requests that belong to no sandbox.
   *
   * Lists calls to unknown paths, calls without a valid token, and calls for an unknown
   * transaction number. Look here when a call never arrives.
   *
   * @example
   * const { requests } = await server.unclaimedRequests();
   */
  unclaimedRequests(): Promise<RequestList>;
  /**
   * Lists the failures that you can cause.
   *
   * Every fault with its parameters, the values that lead to a failure without a rule, and the
   * switches with their question, their options and what is known of the answer.
   *
   * @example
   * const { faults, switches } = await server.failures();
   */
  failures(): Promise<FailureCatalogue>;
  /**
   * Lists the sandboxes.
   *
   * Names every sandbox of the gateway in the order in which they were opened, with a summary of
   * each; or only those in which something has an id.
   *
   * @example
   * const { sandboxes } = await server.list();
   * const names = sandboxes.map(({ name }) => name);
   */
  list(query?: GatewayListQuery): Promise<SandboxList>;
  /**
   * Opens a sandbox.
   *
   * Opens a sandbox by name, or for a test. Only needed to begin with a seed, a clock, assumptions
   * or settings of its own: a token that names a sandbox opens it as well. The answer has the
   * addresses and credentials with which a shop reaches the sandbox.
   *
   * @example
   * const shop = await server.create({ name: "shop", clock: "frozen" });
   */
  create(request: OpenSandboxRequest): Promise<Sandbox>;
  /**
   * Forgets a sandbox.
   *
   * Throws away everything in the sandbox. Its name can be opened again at once and is empty.
   *
   * @example
   * await server.reset("shop");
   */
  reset(sandbox: string): Promise<ResetResult>;
  /**
   * Previews a rewind.
   *
   * Shows what a rewind to the number of an event, an instant or a label would undo. Changes
   * nothing.
   *
   * @example
   * const { events } = await server.previewRewind("shop", { to: "ordered" });
   */
  previewRewind(sandbox: string, query: GatewayPreviewRewindQuery): Promise<RewindPreview>;
  /**
   * Rewinds the sandbox to an earlier moment.
   *
   * Rewinds to the number of an event, an instant or a label. Everything after it is deleted, the
   * clock continues from there, and the same calls return the same ids again.
   *
   * @example
   * await server.rewind("shop", { to: "ordered" });
   */
  rewind(sandbox: string, request: RewindRequest): Promise<Sandbox>;
  /**
   * Opens a new sandbox from any moment of this one.
   *
   * The new sandbox has the same past and continues independently. Transaction numbers are the
   * same in both: calls with a token of the fork reach the fork; the wallet's calls and the pages
   * follow the origin, unless they carry such a token or, for pages, `?sandbox=<name>`.
   *
   * @example
   * const other = await server.fork("shop", { name: "what-if" });
   */
  fork(sandbox: string, request: ForkRequest): Promise<Sandbox>;
  /**
   * Opens a new sandbox with an exported log.
   *
   * The path names the new sandbox. The body is a log as `export` hands it out. You may edit it
   * and leave out the
   * sums. The gateway folds it line by line: if a line does not fit, it says which one and why,
   * and imports
   * nothing. Attempts of callbacks that had not ended count as cut off.
   *
   * @example
   * const exported = await server.get("shop").export();
   * await server.import("copy", exported);
   */
  import(sandbox: string, log: string): Promise<Sandbox>;
}

/** The clock of a sandbox. All instants are ISO 8601 texts in UTC, with milliseconds. */
export interface ClockHandle {
  /**
   * Lists what falls due.
   *
   * Lists the expiries, charges and callback attempts that are due by an instant, earliest first.
   * It leaves out what follows from them, such as the charge after the next one.
   *
   * @example
   * const { due } = await gateway.clock.agenda({ until: "2030-01-01T00:00:00Z" });
   */
  agenda(query?: ClockAgendaQuery): Promise<AgendaView>;
  /**
   * Reads the clock.
   *
   * Says what time it is in the sandbox and what falls due next.
   *
   * @example
   * const { now, nextDue } = await gateway.clock.read();
   */
  read(): Promise<ClockView>;
  /**
   * Moves the clock forward.
   *
   * Carries out everything that falls due up to and including the target, in order, each at its
   * own instant: expiries, charges, retries and callback attempts. Answers when all of it has
   * happened. A running clock keeps running from there.
   *
   * @example
   * await gateway.clock.advance({ by: "24h" });
   */
  advance(request: AdvanceClockRequest): Promise<AdvanceResult>;
  /**
   * Stops the clock.
   *
   * Stops the clock at its current time, or at a later instant, to which it advances first.
   * Freezing a frozen clock changes nothing unless an instant is given.
   *
   * @example
   * await gateway.clock.freeze({ at: "2030-01-31T23:59:59Z" });
   */
  freeze(request?: FreezeClockRequest): Promise<ClockView>;
  /**
   * Lets the clock run again.
   *
   * Lets a frozen clock run from the instant it shows. A running clock keeps running.
   *
   * @example
   * await gateway.clock.resume();
   */
  resume(): Promise<ClockView>;
  /**
   * Moves the clock to a boundary.
   *
   * The instant at which an invoice expires, a recurring payment is charged next or an OTP ends;
   * `offset` is added, so -1ms stops one millisecond before it.
   *
   * @example
   * await gateway.clock.toBoundary({ boundary: "expiry", transactionNo, offset: "-1ms" });
   */
  toBoundary(request: ClockBoundaryRequest): Promise<AdvanceResult>;
}

/** How the tests of a sandbox ended, as they reported it themselves. */
export interface OutcomesHandle {
  /**
   * Lists how tests ended.
   *
   * The outcomes that tests reported for this sandbox, oldest first: the latest 200.
   *
   * @example
   * const { outcomes } = await gateway.outcomes.list();
   */
  list(): Promise<OutcomeList>;
  /**
   * Reports how a test ended.
   *
   * A test reports its end. If it passed, it then resets its sandbox; if it failed, it leaves the
   * sandbox for you to look into. `paystub run` judges each reported test by itself. Any language
   * can report: the fixtures for JavaScript, pytest and PHPUnit do.
   *
   * @example
   * await gateway.outcomes.add({ test: "a customer pays", ended: "passed" });
   */
  add(request: TestOutcome): Promise<TestOutcome>;
}

/**
 * The invoices of a sandbox. Amounts are units of the currency (25.5), instants ISO 8601 texts.
 * A method that changes an invoice waits until the callbacks that follow from it were tried, and
 * returns them with it.
 */
export interface InvoicesHandle {
  /**
   * Lists the invoices.
   *
   * Lists the invoices of the sandbox, oldest first.
   *
   * @example
   * const { invoices } = await gateway.invoices.list({ status: "pending" });
   * expect(invoices).toHaveLength(1);
   */
  list(query?: InvoicesListQuery): Promise<InvoiceList>;
  /**
   * Reads an invoice.
   *
   * Reads an invoice as the tester sees it: when it expires, how it was closed, and every payment
   * that was declined.
   *
   * @example
   * const { status, expiresAt } = await gateway.invoices.read(transactionNo);
   */
  read(transactionNo: string): Promise<InvoiceRecord>;
  /**
   * Shows who called whom for an invoice.
   *
   * The messages between shop, gateway, customer, bank and phone, in order: calls with their
   * replies, callbacks, text messages, and the states of the invoice. At most the latest 200.
   *
   * @example
   * const { steps } = await gateway.invoices.sequence(transactionNo);
   */
  sequence(transactionNo: string): Promise<InvoiceSequence>;
  /**
   * Writes a test that repeats what happened to an invoice.
   *
   * A file for `node --test`. It repeats the calls of the shop with their faults, what the
   * customer or a tester did, and the time between, in a sandbox of its own, and checks each
   * status.
   *
   * @example
   * const { source } = await gateway.invoices.test(transactionNo);
   */
  test(transactionNo: string): Promise<CopiedTest>;
  /**
   * Pays an invoice.
   *
   * Pays a pending invoice as the customer would. Without a method the first one that the invoice
   * offers is taken. The call returns after the first attempt of each callback. A declined card is
   * a successful call: the invoice stays pending, and `declined` says why.
   *
   * @example
   * const { declined } = await gateway.invoices.pay(transactionNo, { cardNumber: "4000000000009995" });
   * expect(declined?.code).toBe("INSUFFICIENT_FUNDS");
   */
  pay(transactionNo: string, request?: PayInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Declines a payment.
   *
   * Lets one payment of a pending invoice fail. The invoice stays pending and shows the reason
   * among its payment errors.
   *
   * @example
   * await gateway.invoices.decline(transactionNo, { code: "EXPIRED_CARD", message: "Card expired" });
   */
  decline(transactionNo: string, request?: DeclineInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Cancels an invoice.
   *
   * Cancels a pending invoice as the tester. The call returns after the first attempt to call
   * cancelUrl.
   *
   * @example
   * await gateway.invoices.cancel(transactionNo);
   */
  cancel(transactionNo: string): Promise<InvoiceOutcome>;
  /**
   * Refunds an invoice.
   *
   * Refunds a paid invoice as the tester, whole and once. The call returns after the first attempt
   * of the webhook.
   *
   * @example
   * await gateway.invoices.refund(transactionNo, { reason: "returned" });
   */
  refund(transactionNo: string, request?: RefundInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Explains the state of an invoice.
   *
   * A verdict, and the events that led there, in sentences with times.
   *
   * @example
   * const { because, chain } = await gateway.invoices.why(transactionNo);
   */
  why(transactionNo: string): Promise<WhyResult>;
}

/** The calls to the shop, webhooks included. */
export interface CallbacksHandle {
  /**
   * Lists the callbacks.
   *
   * Lists the calls to the merchant, oldest first, with every attempt that has ended.
   *
   * @example
   * const { callbacks } = await gateway.callbacks.list();
   * expect(callbacks[0]?.state).toBe("delivered");
   */
  list(query?: CallbacksListQuery): Promise<CallbackList>;
  /**
   * Shows one callback.
   *
   * Shows a call to the merchant with every attempt that has ended: what was sent, what was
   * answered, and how long that took.
   *
   * @example
   * const { attempts } = await gateway.callbacks.read(callbackId);
   * expect(attempts).toHaveLength(2);
   */
  read(callbackId: string): Promise<CallbackRecord>;
  /**
   * Explains the state of a callback.
   *
   * A verdict, what is due next, and the events that led there: why the gateway retries it, gave
   * up, holds it or never made it.
   *
   * @example
   * const { because } = await gateway.callbacks.why(callbackId);
   */
  why(callbackId: string): Promise<CallbackWhy>;
  /**
   * Makes a callback again.
   *
   * Calls the merchant again, also after a successful attempt. The call returns when the attempt
   * has ended.
   *
   * @example
   * await gateway.callbacks.resend(callbackId);
   */
  resend(callbackId: string): Promise<CallbackRecord>;
}

/** What goes wrong on purpose. A rule holds from the next request on, until it is removed. */
export interface FaultsHandle {
  /**
   * Lists the fault rules.
   *
   * The rules of the sandbox in the order in which they were added, each with how often it matched
   * and applied. The one that was added last is asked first.
   *
   * @example
   * const { faults } = await gateway.faults.list();
   * expect(faults[0]?.injected).toBe(2);
   */
  list(): Promise<FaultList>;
  /**
   * Adds a fault rule.
   *
   * Adds a rule, which holds from the next request on. Besides the fields shown, a rule has the
   * parameters of its fault. One whose `until` the sandbox's clock has reached is refused with
   * 400. A sandbox has up to 1,000 rules, those that are used up included. Another one is refused
   * with 409.
   *
   * @example
   * await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
   */
  add(request: AddFaultRequest): Promise<FaultRecord>;
  /**
   * Removes all fault rules.
   *
   * Removes all rules of the sandbox. Their effects remain.
   *
   * @example
   * await gateway.faults.clear();
   */
  clear(): Promise<FaultsRemoved>;
  /**
   * Removes a fault rule.
   *
   * Removes a rule. It affects no further request.
   *
   * @example
   * const { id } = await gateway.faults.add({ fault: "status", status: 503 });
   * await gateway.faults.remove(id);
   */
  remove(faultId: string): Promise<FaultsRemoved>;
}

/** The switches for what the description of the service leaves open. */
export interface AssumptionsHandle {
  /**
   * Reads the assumptions.
   *
   * Names the option that is in force for each switch. The assumptions file lists the switches and
   * their options.
   *
   * @example
   * const { assumptions } = await gateway.assumptions.read();
   * expect(assumptions["callback-method"]).toBe("get");
   */
  read(): Promise<AssumptionsView>;
  /**
   * Changes assumptions.
   *
   * Sets the named switches and leaves the others. Applies from now on.
   *
   * @example
   * await gateway.assumptions.change({ "callback-method": "post" });
   */
  change(request: ChangeAssumptionsRequest): Promise<AssumptionsView>;
}

/** How the service behaves besides its switches. */
export interface SettingsHandle {
  /**
   * Reads the settings.
   *
   * Reads the settings of the sandbox, without its assumptions.
   *
   * @example
   * const { strict } = await gateway.settings.read();
   */
  read(): Promise<SettingsView>;
  /**
   * Changes settings.
   *
   * Changes the named settings and leaves the others. Null removes the secret or the webhook.
   *
   * @example
   * await gateway.settings.change({ strict: true });
   */
  change(request: ChangeSettingsRequest): Promise<SettingsView>;
}

/**
 * The recurring payments of a sandbox. Amounts are units of the currency, instants ISO 8601
 * texts.
 */
export interface RecurringHandle {
  /**
   * Lists the recurring payments.
   *
   * Lists the recurring payments of the sandbox, oldest first.
   *
   * @example
   * const { recurring } = await gateway.recurring.list({ status: "active" });
   */
  list(query?: RecurringListQuery): Promise<RecurringList>;
  /**
   * Reads a recurring payment.
   *
   * Reads a recurring payment: its plan, how far it is, and when it is charged next.
   *
   * @example
   * const { chargesDone, nextChargeAt } = await gateway.recurring.read(recurringId);
   */
  read(recurringId: string): Promise<RecurringRecord>;
  /**
   * Writes a test that repeats what happened to a recurring payment.
   *
   * As for an invoice, with each charge.
   *
   * @example
   * const { source } = await gateway.recurring.test(recurringId);
   */
  test(recurringId: string): Promise<CopiedTest>;
  /**
   * Explains the state of a recurring payment.
   *
   * A verdict, what is due next, and the events that led there: charges, why they failed, and the
   * calls to the merchant.
   *
   * @example
   * const { because, next } = await gateway.recurring.why(recurringId);
   */
  why(recurringId: string): Promise<RecurringWhy>;
  /**
   * Starts a recurring payment.
   *
   * Starts the recurring payment as the customer does on the payment page. The call returns after
   * the first charge. Cycles count from now.
   *
   * @example
   * await gateway.recurring.start(recurringId);
   */
  start(recurringId: string): Promise<RecurringRecord>;
  /**
   * Cancels a recurring payment.
   *
   * Cancels a recurring payment as the tester. The service charges it no more.
   *
   * @example
   * await gateway.recurring.cancel(recurringId);
   */
  cancel(recurringId: string): Promise<RecurringRecord>;
  /**
   * Sets the results of the next charges.
   *
   * Sets the outcomes of the next charge attempts, in order; retries count as attempts. Later
   * charges succeed. A new list replaces the previous one.
   *
   * @example
   * const outcomes = ["fail", "fail", "fail", "succeed"] as const;
   * await gateway.recurring.arrangeCharges(recurringId, { outcomes });
   */
  arrangeCharges(recurringId: string, request: ArrangeChargesRequest): Promise<RecurringRecord>;
}

/** The merchants of a partner, as `getMyMerchants` answers them. */
export interface MerchantsHandle {
  /**
   * Lists the merchants of the partner.
   *
   * Lists the merchant relationship records that getMyMerchants shows to the partner.
   *
   * @example
   * const { merchants } = await gateway.merchants.list();
   */
  list(): Promise<MerchantList>;
  /**
   * Sets the merchants of the partner.
   *
   * Replaces the merchants of the sandbox. The seed of the sandbox fills in missing fields.
   *
   * @example
   * await gateway.merchants.seed({ merchants: [{}, {}] });
   */
  seed(request: SeedMerchantsRequest): Promise<MerchantList>;
}

/**
 * Payouts to the merchant for its orders. Amounts are riyals. See the switch
 * `settlement-schedule`.
 */
export interface SettlementsHandle {
  /**
   * Lists the settlements.
   *
   * Lists what the merchant was paid out, oldest first, and what is open: the payments and refunds
   * that no settlement holds yet. `sandbox.settlements.read` shows the orders of one.
   *
   * @example
   * const { settlements, open } = await gateway.settlements.list();
   */
  list(query?: SettlementsListQuery): Promise<SettlementList>;
  /**
   * Settles the open payments now.
   *
   * Settles all open payments and refunds now, regardless of the schedule. The call returns after
   * the first attempt of the settlement webhook.
   *
   * @example
   * const { settlements } = await gateway.settlements.run();
   */
  run(): Promise<SettlementRun>;
  /**
   * Reads a settlement with its orders.
   *
   * Shows one settlement: what it pays, and each payment and refund in it with its fees and tax.
   *
   * @example
   * const { amount, lines } = await gateway.settlements.read("STL-1");
   */
  read(settlementNumber: string): Promise<SettlementRecord>;
}

/** The merchants that a partner registers, and what they answer in the national identity app. */
export interface RegistrationsHandle {
  /**
   * Lists the registrations of merchants.
   *
   * Lists the merchants that the partner registers, oldest first. Those that are `confirming` wait
   * for the merchant's approval.
   *
   * @example
   * const { registrations } = await gateway.registrations.list({ status: "confirming" });
   */
  list(query?: RegistrationsListQuery): Promise<RegistrationList>;
  /**
   * Approves a registration.
   *
   * The merchant approves the registration in the national identity app, and the service activates
   * the account. The call returns after the first attempt of the webhook.
   *
   * @example
   * const { merchantId } = await gateway.registrations.approve(registrationId);
   */
  approve(registrationId: string): Promise<RegistrationRecord>;
  /**
   * Rejects a registration.
   *
   * Ends the registration without an account. The webhook reports the reason. The call returns
   * after its first attempt.
   *
   * @example
   * await gateway.registrations.reject(registrationId, { reason: "The license has expired" });
   */
  reject(registrationId: string, request?: RejectRegistrationRequest): Promise<RegistrationRecord>;
}

/** Names of moments, each with the number and the instant of its event. */
export interface LabelsHandle {
  /**
   * Lists the labels.
   *
   * The labels, in the order in which they were added.
   *
   * @example
   * const { labels } = await gateway.labels.list();
   */
  list(): Promise<LabelList>;
  /**
   * Names this moment.
   *
   * Puts a label at the end of the log, to rewind to it or to fork from it later.
   *
   * @example
   * await gateway.labels.add({ name: "ordered" });
   * await gateway.rewind("ordered");
   */
  add(request: AddLabelRequest): Promise<LabelRecord>;
}

/**
 * What your shop tells its customers, as your tests saw it. Each is compared with the truth of
 * that moment.
 */
export interface StatementsHandle {
  /**
   * States what your shop told a customer.
   *
   * A test states what its shop told the customer about an order: on a page, in a message, or by
   * delivering. The gateway compares the statement with the truth of that moment. In `paystub run`
   * and in a matrix, a false statement is a finding. The fixtures for JavaScript, pytest and
   * PHPUnit have `gateway.says` for it.
   *
   * @example
   * await gateway.statements.add({ order: "ORD-1", says: "not charged" });
   */
  add(request: AddStatementRequest): Promise<StatementRecord>;
}

/**
 * What a tester can do to one sandbox and see of it. Everything due by now has happened before a
 * method looks.
 */
export interface SandboxOperations {
  /** The clock of a sandbox. All instants are ISO 8601 texts in UTC, with milliseconds. */
  readonly clock: ClockHandle;
  /** How the tests of a sandbox ended, as they reported it themselves. */
  readonly outcomes: OutcomesHandle;
  /**
   * The invoices of a sandbox. Amounts are units of the currency (25.5), instants ISO 8601 texts.
   * A method that changes an invoice waits until the callbacks that follow from it were tried, and
   * returns them with it.
   */
  readonly invoices: InvoicesHandle;
  /** The calls to the shop, webhooks included. */
  readonly callbacks: CallbacksHandle;
  /** What goes wrong on purpose. A rule holds from the next request on, until it is removed. */
  readonly faults: FaultsHandle;
  /** The switches for what the description of the service leaves open. */
  readonly assumptions: AssumptionsHandle;
  /** How the service behaves besides its switches. */
  readonly settings: SettingsHandle;
  /**
   * The recurring payments of a sandbox. Amounts are units of the currency, instants ISO 8601
   * texts.
   */
  readonly recurring: RecurringHandle;
  /** The merchants of a partner, as `getMyMerchants` answers them. */
  readonly merchants: MerchantsHandle;
  /**
   * Payouts to the merchant for its orders. Amounts are riyals. See the switch
   * `settlement-schedule`.
   */
  readonly settlements: SettlementsHandle;
  /** The merchants that a partner registers, and what they answer in the national identity app. */
  readonly registrations: RegistrationsHandle;
  /** Names of moments, each with the number and the instant of its event. */
  readonly labels: LabelsHandle;
  /**
   * What your shop tells its customers, as your tests saw it. Each is compared with the truth of
   * that moment.
   */
  readonly statements: StatementsHandle;
  /**
   * Reads the summary of a sandbox.
   *
   * Says what time it is in the sandbox, what falls due next, and how much of everything there is.
   *
   * @example
   * const { now, invoices } = await gateway.summary();
   */
  summary(): Promise<SandboxSummary>;
  /**
   * Reports what changes in a sandbox.
   *
   * Server-sent events of type `changed`. Each says which lists changed, how many there are of
   * everything, what
   * is due next, and where the log and the journal end. It carries no events or requests: read
   * again what you
   * show and what changed.
   *
   * The gateway sends the first one at once, with all topics, and then at most ten a second. If
   * you read slowly,
   * it combines changes. It sends a comment every five seconds, so that a client notices a lost
   * connection. When the sandbox is reset, it sends `end` and closes. A gateway serves 128 of
   * these streams at
   * once.
   *
   * @example
   * for await (const { topics, counts } of gateway.changes(AbortSignal.timeout(1000))) {
   *   console.log(topics, counts.invoices.pending);
   * }
   */
  changes(signal?: AbortSignal): AsyncIterable<operations["sandbox.changes"]["responses"][200]["content"]["text/event-stream"]>;
  /**
   * Draws the life of a sandbox as marks.
   *
   * What happened between two instants of the sandbox's clock, as at most 300 marks. Where more
   * happened, a mark stands for several things of one kind and outcome that happened close
   * together.
   *
   * @example
   * const { marks } = await gateway.timeline({ from: "2026-03-01T00:00:00Z" });
   */
  timeline(query?: TimelineQuery): Promise<Timeline>;
  /**
   * Lists the wallet sessions.
   *
   * The payment sessions that sendOtp opened, oldest first, with their one-time passwords.
   *
   * @example
   * const { sessions } = await gateway.sessions();
   */
  sessions(query?: SessionsQuery): Promise<SessionList>;
  /**
   * Groups the failed requests and callbacks.
   *
   * Groups the refused and doubtful requests among the latest ones, the most frequent first. Look
   * here first. Those of a group have the operation, the code and the explanation in common, the
   * latter but for values such as amounts and numbers; those of no operation have method and path
   * in common, but for values. Callbacks whose latest attempt failed are in `callbacks`.
   *
   * @example
   * const { problems } = await gateway.problems();
   * expect(problems).toEqual([]);
   */
  problems(): Promise<ProblemList>;
  /**
   * Reports the coverage of the traffic.
   *
   * Lists operations with their statuses, state transitions and faults. Each item says how often
   * the
   * sandbox reached it, and whether an integration should.
   *
   * Calls are those that the journal keeps; the answer counts the older ones that it dropped.
   * Calls
   * without a sandbox are not counted.
   *
   * @example
   * const { reached, expected } = await gateway.coverage();
   */
  coverage(): Promise<CoverageView>;
  /**
   * Reads a request.
   *
   * One of the latest requests with its bodies.
   *
   * @example
   * const { requestBody, responseBody } = await gateway.request(1);
   */
  request(requestId: number): Promise<JournalEntry>;
  /**
   * Lists what happened.
   *
   * Lists the events of the sandbox in order. An event never changes. The fields beside `seq`,
   * `at` and `type` depend on the type.
   *
   * @example
   * const { events } = await gateway.events({ type: "invoice-paid" });
   */
  events(query?: EventsQuery): Promise<EventPage>;
  /**
   * Lists the requests.
   *
   * Lists the latest requests that the sandbox answered, oldest first, with the deviations that it
   * tolerated and why it refused a request. Secrets are masked.
   *
   * @example
   * const { requests, dropped } = await gateway.requests({ q: "addInvoice", limit: 10 });
   */
  requests(query?: RequestsQuery): Promise<RequestList>;
  /**
   * Looks for calls of an operation.
   *
   * Says whether your shop called an operation so often, with at least these fields in body, path
   * or query. In an object, other fields may be present; a list must have as many elements. An
   * assertion in any language can fail with `explanation`.
   *
   * @example
   * const { holds } = await gateway.findRequests({ operation: "addInvoice", fields: { amount: 25.5 }, times: 1 });
   */
  findRequests(request: FindRequestsRequest): Promise<RequestsFound>;
  /**
   * Lists the text messages.
   *
   * Lists the text messages that the payment service would have sent, oldest first. None ever
   * leaves the gateway.
   *
   * @example
   * const { sms } = await gateway.sms();
   * const texts = sms.map(({ text }) => text);
   */
  sms(query?: SmsQuery): Promise<SmsList>;
  /**
   * Waits until nothing is due and no callback is in progress.
   *
   * Answers when everything that is due by now has happened and every callback attempt that began
   * has ended, here and at other replicas. It has no time limit; requests of the shop do not
   * count. To wait for the shop as well, with a limit, use `idle`.
   *
   * @example
   * await gateway.clock.advance({ by: "24h" });
   * await gateway.settled();
   */
  settled(): Promise<ClockView>;
  /**
   * Waits until the shop is idle.
   *
   * Answers when no request and no callback of the sandbox has been under way for as long as
   * `quiet` says, or when `limit` is over. Then it lists what is still under way. With a limit of
   * 0s it answers at once. A request counts from the end of its body until its reply; so does one
   * that a fault holds open. Other replicas are not observed.
   *
   * @example
   * const { idle } = await gateway.idle({ limit: "2s" });
   */
  idle(request?: IdleRequest): Promise<IdleResult>;
  /**
   * Hands out the whole log.
   *
   * The log as JSON Lines, the format of the file of a sandbox: `{after, events, sum}` in each
   * line. The events
   * follow the first `after` events of the log, and `sum` is the CRC-32 of the text before it.
   * What a rewind took
   * back is not in it. Keep it as a file, and import it here or elsewhere.
   *
   * @example
   * const exported = await gateway.export();
   * await server.import("copy", exported);
   */
  export(): Promise<string>;
  /**
   * Exports the recording of a sandbox.
   *
   * The current log, the stored requests and the time: everything that the workbench needs to show
   * the sandbox. Tokens, keys, passwords and the ids of payment sessions are replaced, the same
   * one by the same text, and card numbers are masked. One-time passwords stay: they open nothing
   * without their session. The gateway refuses it for a sandbox with too many events.
   *
   * @example
   * const { log, requests } = await gateway.recorded();
   */
  recorded(): Promise<SandboxRecord>;
}
