// Generated from the YAML files in spec/. To renew it: npm run generate

import type {
  AddFaultRequest,
  AddLabelRequest,
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
  CoverageView,
  DeclineInvoiceRequest,
  EventPage,
  FailureCatalogue,
  FaultList,
  FaultRecord,
  FaultsRemoved,
  ForkRequest,
  FreezeClockRequest,
  Health,
  IdleRequest,
  IdleResult,
  InvoiceList,
  InvoiceOutcome,
  InvoiceRecord,
  JournalEntry,
  LabelList,
  LabelRecord,
  MerchantList,
  OpenSandboxRequest,
  Pact,
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
  ResetResult,
  RewindPreview,
  RewindRequest,
  SandboxExport,
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
  StateGraphs,
  StatsView,
  WhyResult,
  operations,
} from "./control.types.js";

/** The query of `gateway.list`. */
export type GatewayListQuery = NonNullable<operations["gateway.list"]["parameters"]["query"]>;

/** The query of `follow`. */
export type FollowQuery = NonNullable<operations["sandbox.follow"]["parameters"]["query"]>;

/** The query of `clock.agenda`. */
export type ClockAgendaQuery = NonNullable<operations["sandbox.clock.agenda"]["parameters"]["query"]>;

/** The query of `sessions`. */
export type SessionsQuery = NonNullable<operations["sandbox.sessions"]["parameters"]["query"]>;

/** The query of `stats`. */
export type StatsQuery = NonNullable<operations["sandbox.stats"]["parameters"]["query"]>;

/** The query of `pact`. */
export type PactQuery = NonNullable<operations["sandbox.pact"]["parameters"]["query"]>;

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
   * Says that the gateway is up.
   *
   * Answers 200 as long as the process is well, whatever it waits for: `live` is what a liveness
   * check asks for. `ready` says whether it can do its work; `/_control/health/ready` answers the
   * same as a status.
   *
   * @example
   * const { ready, sandboxes } = await server.health();
   */
  health(): Promise<Health>;
  /**
   * Says whether the gateway can do its work.
   *
   * For a load balancer: 503 while its store does not answer, and while it shuts down. A gateway
   * that shuts down also accepts no new connection, which such a check notices as well.
   *
   * @example
   * await server.readiness();
   */
  readiness(): Promise<Health>;
  /**
   * Lists the requests that belong to no sandbox.
   *
   * Calls to paths that no operation has, without a token that opens a sandbox, or for an unknown
   * transaction number. Look here when a call never arrives.
   *
   * @example
   * const { requests } = await server.unclaimedRequests();
   */
  unclaimedRequests(): Promise<RequestList>;
  /**
   * Tells the states that things can be in.
   *
   * The lives of invoices, recurring payments and registrations as graphs: from each state, which
   * event leads to which one. Taken from the tables that the gateway itself runs on.
   *
   * @example
   * const { invoice } = await server.states();
   */
  states(): Promise<StateGraphs>;
  /**
   * Tells what can go wrong on purpose.
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
   * Opens a sandbox by name. Only needed to begin with a seed, a clock, assumptions or settings of
   * its own: a token that names a sandbox opens it as well.
   *
   * @example
   * const shop = await server.create({ name: "shop", clock: "frozen" });
   */
  create(request: OpenSandboxRequest): Promise<Sandbox>;
  /**
   * Forgets a sandbox.
   *
   * Throws away everything in the sandbox. Its name can be opened again at once and begins anew.
   *
   * @example
   * await server.reset("shop");
   */
  reset(sandbox: string): Promise<ResetResult>;
  /**
   * Tells what a rewind would take back.
   *
   * To the number of an event, an instant or a label. Changes nothing.
   *
   * @example
   * const { events } = await server.previewRewind("shop", { to: "ordered" });
   */
  previewRewind(sandbox: string, query: GatewayPreviewRewindQuery): Promise<RewindPreview>;
  /**
   * Takes the sandbox back to an earlier moment.
   *
   * To the number of an event, an instant or a label. What came after is gone, the clock goes on
   * from there, and the same calls give the same ids again.
   *
   * @example
   * await server.rewind("shop", { to: "ordered" });
   */
  rewind(sandbox: string, request: RewindRequest): Promise<Sandbox>;
  /**
   * Opens a new sandbox from any moment of this one.
   *
   * The new sandbox has the same past and goes on by itself. Transaction numbers are the same in
   * both: calls with a token of the fork reach the fork; the wallet's calls and the pages follow
   * the origin, unless they carry such a token or, for pages, `?sandbox=<name>`.
   *
   * @example
   * const other = await server.fork("shop", { name: "what-if" });
   */
  fork(sandbox: string, request: ForkRequest): Promise<Sandbox>;
  /**
   * Opens a new sandbox with an exported log.
   *
   * The path names the new sandbox. Attempts of callbacks that had not ended count as cut off.
   * Settings that the log does not have, since they came later, are at their defaults.
   *
   * @example
   * const exported = await server.get("shop").export();
   * await server.import("copy", exported);
   */
  import(sandbox: string, request: SandboxExport): Promise<Sandbox>;
}

/** The clock of a sandbox. All instants are ISO 8601 texts in UTC, with milliseconds. */
export interface ClockHandle {
  /**
   * Lists what falls due.
   *
   * Expiries, charges and callback attempts that are due by an instant as things stand, earliest
   * first. What follows from them, such as the charge after the next one, is not among them.
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
   * Takes everything that falls due until the target, in order, each at its own instant: expiries,
   * charges, retries and callback attempts. Answers when all of it has happened. The target itself
   * is included. A clock that runs goes on running from there.
   *
   * @example
   * await gateway.clock.advance({ by: "24h" });
   */
  advance(request: AdvanceClockRequest): Promise<AdvanceResult>;
  /**
   * Stops the clock.
   *
   * Stops the clock where it is, or at a later instant, which is then reached as by an advance.
   * Freezing a frozen clock changes nothing unless an instant is given.
   *
   * @example
   * await gateway.clock.freeze({ at: "2030-01-31T23:59:59Z" });
   */
  freeze(request?: FreezeClockRequest): Promise<ClockView>;
  /**
   * Lets the clock run again.
   *
   * Lets a frozen clock run from the instant it shows. A clock that runs already goes on.
   *
   * @example
   * await gateway.clock.resume();
   */
  resume(): Promise<ClockView>;
  /**
   * Moves the clock to where something ends.
   *
   * The instant at which an invoice expires, a recurring payment is charged next or an OTP ends;
   * `offset` is added, so -1ms stops one millisecond before it.
   *
   * @example
   * await gateway.clock.toBoundary({ boundary: "expiry", transactionNo, offset: "-1ms" });
   */
  toBoundary(request: ClockBoundaryRequest): Promise<AdvanceResult>;
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
   * Pays an invoice.
   *
   * Pays a pending invoice as the customer would. Without a method the first one that the invoice
   * offers is taken. The first attempt of each callback has ended when this answers. A card that
   * is declined is an answer as well: the invoice stays pending, and `declined` says why.
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
   * Cancels a pending invoice in the name of the tester. The first attempt of the call to
   * cancelUrl has ended when this answers.
   *
   * @example
   * await gateway.invoices.cancel(transactionNo);
   */
  cancel(transactionNo: string): Promise<InvoiceOutcome>;
  /**
   * Refunds an invoice.
   *
   * Gives the customer of a paid invoice the money back in the name of the tester, whole and once.
   * The first attempt of the webhook has ended when this answers.
   *
   * @example
   * await gateway.invoices.refund(transactionNo, { reason: "returned" });
   */
  refund(transactionNo: string, request?: RefundInvoiceRequest): Promise<InvoiceOutcome>;
  /**
   * Tells why an invoice is in its state.
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
   * Tells why a callback is in its state.
   *
   * A verdict, what is due next, and the events that led there: why it is tried again, was given
   * up, is held or was never made.
   *
   * @example
   * const { because } = await gateway.callbacks.why(callbackId);
   */
  why(callbackId: string): Promise<CallbackWhy>;
  /**
   * Makes a callback again.
   *
   * Calls the merchant once more, whatever came of the attempts before. The attempt has ended when
   * this answers.
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
   * 400.
   *
   * @example
   * await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
   */
  add(request: AddFaultRequest): Promise<FaultRecord>;
  /**
   * Removes all fault rules.
   *
   * Removes every rule of the sandbox at once. What they did stays done.
   *
   * @example
   * await gateway.faults.clear();
   */
  clear(): Promise<FaultsRemoved>;
  /**
   * Removes a fault rule.
   *
   * Removes a rule: from the next request on it is as if it had never been.
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
   * Names the option that is in force for each switch. The switches and their options stand in the
   * assumptions file.
   *
   * @example
   * const { assumptions } = await gateway.assumptions.read();
   * expect(assumptions["callback-method"]).toBe("get");
   */
  read(): Promise<AssumptionsView>;
  /**
   * Changes assumptions.
   *
   * Sets the switches that are named and leaves the others as they are. Holds for what happens
   * from now on.
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
   * Reads what can be set for the sandbox besides its assumptions.
   *
   * @example
   * const { strict } = await gateway.settings.read();
   */
  read(): Promise<SettingsView>;
  /**
   * Changes settings.
   *
   * Changes the settings that are named and leaves the others as they are. Null takes the secret
   * or the webhook away.
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
   * Tells why a recurring payment is where it is.
   *
   * A verdict, what is due next, and the events that led there: charges, why each that failed did
   * so, and the calls to the merchant.
   *
   * @example
   * const { because, next } = await gateway.recurring.why(recurringId);
   */
  why(recurringId: string): Promise<RecurringWhy>;
  /**
   * Starts a recurring payment.
   *
   * Does what the customer does on the payment page. The first charge has ended when this answers,
   * and cycles count from now.
   *
   * @example
   * await gateway.recurring.start(recurringId);
   */
  start(recurringId: string): Promise<RecurringRecord>;
  /**
   * Cancels a recurring payment.
   *
   * Cancels a recurring payment in the name of the tester. It is not charged again.
   *
   * @example
   * await gateway.recurring.cancel(recurringId);
   */
  cancel(recurringId: string): Promise<RecurringRecord>;
  /**
   * Decides what the next charges come to.
   *
   * Sets the outcomes of the next charge attempts, in order; retries count as attempts. After them
   * charges succeed. An earlier arrangement is replaced.
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
   * Replaces the merchants of the sandbox. What is left out of a record is filled in from the seed
   * of the sandbox.
   *
   * @example
   * await gateway.merchants.seed({ merchants: [{}, {}] });
   */
  seed(request: SeedMerchantsRequest): Promise<MerchantList>;
}

/**
 * What the merchant is paid out for its orders. Amounts are riyals. See the switch
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
   * Settles all payments and refunds that no settlement holds yet, whatever the schedule. The
   * first attempt of the settlement webhook has ended when this answers.
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
   * the account. The first attempt of the webhook has ended when this answers.
   *
   * @example
   * const { merchantId } = await gateway.registrations.approve(registrationId);
   */
  approve(registrationId: string): Promise<RegistrationRecord>;
  /**
   * Rejects a registration.
   *
   * Ends the registration without an account. The webhook reports the reason, and its first
   * attempt has ended when this answers.
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
   * The moments that were named, in the order in which they were.
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
 * What a tester can do to one sandbox and see of it. Everything due by now has happened before a
 * method looks.
 */
export interface SandboxOperations {
  /** The clock of a sandbox. All instants are ISO 8601 texts in UTC, with milliseconds. */
  readonly clock: ClockHandle;
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
   * What the merchant is paid out for its orders. Amounts are riyals. See the switch
   * `settlement-schedule`.
   */
  readonly settlements: SettlementsHandle;
  /** The merchants that a partner registers, and what they answer in the national identity app. */
  readonly registrations: RegistrationsHandle;
  /** Names of moments, each with the number and the instant of its event. */
  readonly labels: LabelsHandle;
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
   * Follows what happens, live.
   *
   * Server-sent events: what happens in the sandbox from now on, without an end.
   *
   * - `event`: an event of the log, as `events` shows it.
   * - `call`: a request that came in, as `requests` shows it, without headers and bodies.
   * - `clock`, `faults`, `settings`: how they stand now; at the beginning, and after each change.
   * - `reload`: what was seen so far no longer holds, or cannot be continued without a gap. `why`
   * is
   *   `rewound`, `gap` or `unknown-id`, `position` where the log ends now. It goes on from there.
   * - `skipped`: how many `events` and `calls` were left out, for a reader who takes only so many
   * a
   *   second. Read the lists for them, or a stream that begins before them.
   * - `end`: the stream is over. `why` is `reset` (the sandbox is gone) or `slow` (the reader did
   *   not read for too long).
   *
   * Each `event`, `call` and `reload` has an id. A client that comes back with the last one in the
   * header `Last-Event-ID` gets all that it missed. A comment comes every few seconds, so that a
   * lost connection shows. A gateway serves 128 of these streams at once.
   *
   * @example
   * for await (const batch of gateway.follow({}, AbortSignal.timeout(1000))) {
   *   for (const { type, data } of batch) console.log(type, data);
   * }
   */
  follow(query?: FollowQuery, signal?: AbortSignal): AsyncIterable<operations["sandbox.follow"]["responses"][200]["content"]["text/event-stream"]>;
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
   * Groups the requests and callbacks that went wrong.
   *
   * The refused and doubtful ones among the latest requests, the most frequent first: what a
   * developer should look at first. Those of a group have the operation, the code and the
   * explanation in common, the latter but for values such as amounts and numbers; those of no
   * operation have method and path in common, but for values. Of an operation and a code there are
   * at most 20 such groups: what comes beyond them is one group, which is `isMixed`. Callbacks
   * whose latest attempt failed are in `callbacks`.
   *
   * @example
   * const { problems } = await gateway.problems();
   * expect(problems).toEqual([]);
   */
  problems(): Promise<ProblemList>;
  /**
   * Tells what the traffic reached, and what it did not.
   *
   * Operations with their statuses, the arrows of each life, faults, options of switches and test
   * values:
   * each with how often the sandbox reached it, whether an integration is expected to, and what
   * would.
   *
   * Calls are those that the journal keeps; the answer counts the older ones that it dropped.
   * Calls that no sandbox
   * took are in none.
   *
   * @example
   * const { reached, expected } = await gateway.coverage();
   */
  coverage(): Promise<CoverageView>;
  /**
   * Counts what happened, for plots.
   *
   * Calls over time and how long they took, invoices by state over time, and the charges of
   * recurring
   * payments: counted here, so that a client need not read it all to draw them.
   *
   * Calls are those that the journal keeps; the answer counts the older ones that it dropped. Time
   * is cut into
   * buckets of one round length, and only those in which something is are listed. With `since`,
   * calls
   * before it are not counted, and how invoices stood then is what their first bucket begins with.
   *
   * @example
   * const { calls } = await gateway.stats();
   */
  stats(query?: StatsQuery): Promise<StatsView>;
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
   * Makes a pact of a request.
   *
   * A pact of version 4 with one interaction: the request, its response, and the provider states
   * in which the service answers it like this. It contains no tokens, secrets, signatures and
   * one-time passwords. Some requests have none, such as one that an injected fault left without
   * an answer.
   *
   * @example
   * const { interactions } = await gateway.pact(1, { consumer: "shop" });
   */
  pact(requestId: number, query?: PactQuery): Promise<Pact>;
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
   * Lists the requests that came in.
   *
   * Lists the latest requests that the sandbox answered, oldest first, with what was tolerated and
   * why a request was refused. Secrets are masked.
   *
   * @example
   * const { requests, dropped } = await gateway.requests({ q: "addInvoice", limit: 10 });
   */
  requests(query?: RequestsQuery): Promise<RequestList>;
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
   * Waits until nothing is due and no callback is under way.
   *
   * Answers when everything that is due by now has happened and every callback attempt that began
   * has ended, here and at other replicas. It waits as long as that takes; requests of the shop do
   * not count. To wait for the shop as well, with a limit, use `idle`.
   *
   * @example
   * await gateway.clock.advance({ by: "24h" });
   * await gateway.settled();
   */
  settled(): Promise<ClockView>;
  /**
   * Waits until the shop has done its work.
   *
   * Answers when no request and no callback of the sandbox has been under way for as long as
   * `quiet` says and none came in meanwhile, or when `limit` is over: then it tells what is still
   * under way. With a limit of 0s it answers at once. Requests count once their body has come in
   * and as long as they wait; the ones that a fault holds open count too. What happens at another
   * replica is not seen.
   *
   * @example
   * const { idle } = await gateway.idle({ limit: "2s" });
   */
  idle(request?: IdleRequest): Promise<IdleResult>;
  /**
   * Hands out the whole log.
   *
   * All events as the log has them, to be kept as a file and imported elsewhere.
   *
   * @example
   * const exported = await gateway.export();
   * await server.import("copy", exported);
   */
  export(): Promise<SandboxExport>;
  /**
   * Hands out all that a record of the sandbox holds.
   *
   * The log as it stands, the requests that are kept, and the time: all that the workbench needs
   * to show the sandbox as it is now. Tokens, keys, passwords and the ids of payment sessions are
   * replaced, the same one by the same text, and card numbers are masked. One-time passwords stay:
   * they open nothing without their session. Of a sandbox with too many events it is refused.
   *
   * @example
   * const { log, requests } = await gateway.recorded();
   */
  recorded(): Promise<SandboxRecord>;
}
