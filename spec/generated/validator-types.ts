// Generated from the YAML files in spec/. To renew it: npm run generate

/** One violation, as Ajv reports it. */
export interface ValidationError {
  readonly keyword: string;
  /** JSON pointer to the offending value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The offending value itself. */
  readonly data?: unknown;
  /** The schema whose keyword failed, with its extensions. */
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/**
 * Says whether a value is valid. If it is not, `errors` says why, until the next call: the first
 * 1,000. Both counts are of all.
 */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
  errorCount?: number;
  /** Without those inside a choice or about an if, where the error of the whole says it. */
  reportableCount?: number;
}

/** Name of a request body's schema of the service. */
export type RequestSchemaName =
  | "MerchantTokenRequest"
  | "PartnerTokenRequest"
  | "AddInvoiceRequest"
  | "CancelInvoiceRequest"
  | "CardPaymentRequest"
  | "SendDigitalProductRequest"
  | "RefundRequest"
  | "MerchantInvoiceRequest"
  | "CheckLicenseRequest"
  | "ValidateOtpRequest"
  | "AddInfoRequest"
  | "ConfirmAccountRequest"
  | "SendOtpRequest"
  | "ProcessPaymentRequest"
  | "RegisterPaymentRequest"
  | "CancelRecurringRequest";

/** Name of the schema of a body or a query of the control API. */
export type ControlSchemaName =
  | "OpenSandboxRequest"
  | "AdvanceClockRequest"
  | "FreezeClockRequest"
  | "PayInvoiceRequest"
  | "DeclineInvoiceRequest"
  | "RefundInvoiceRequest"
  | "AddFaultRequest"
  | "ChangeAssumptionsRequest"
  | "ChangeSettingsRequest"
  | "ArrangeChargesRequest"
  | "SeedMerchantsRequest"
  | "RejectRegistrationRequest"
  | "ClockBoundaryRequest"
  | "AddLabelRequest"
  | "RewindRequest"
  | "ForkRequest"
  | "IdleRequest"
  | "SandboxExport"
  | "GatewayListQuery"
  | "FollowQuery"
  | "ClockAgendaQuery"
  | "SessionsQuery"
  | "StatsQuery"
  | "InvoicesListQuery"
  | "EventsQuery"
  | "RequestsQuery"
  | "SmsQuery"
  | "CallbacksListQuery"
  | "RecurringListQuery"
  | "SettlementsListQuery"
  | "RegistrationsListQuery"
  | "GatewayPreviewRewindQuery";

/** Id of an operation of either spec that answers with JSON. */
export type ResponseOperationId =
  | "issueMerchantToken"
  | "issuePartnerToken"
  | "getMyMerchants"
  | "getMerchantKeys"
  | "addInvoice"
  | "getInvoice"
  | "cancelInvoice"
  | "payByCard"
  | "sendDigitalProduct"
  | "getTransactionsOfOrderNumber"
  | "refundOrder"
  | "addMerchantInvoice"
  | "checkLicense"
  | "validateRegistrationOtp"
  | "addRegistrationInfo"
  | "confirmRegistration"
  | "sendOtp"
  | "processPayment"
  | "registerPayment"
  | "cancelRecurring"
  | "listRecurringPayments"
  | "gateway.health"
  | "gateway.readiness"
  | "gateway.unclaimedRequests"
  | "gateway.states"
  | "gateway.failures"
  | "gateway.list"
  | "gateway.create"
  | "sandbox.summary"
  | "gateway.reset"
  | "sandbox.follow"
  | "sandbox.clock.agenda"
  | "sandbox.sessions"
  | "sandbox.problems"
  | "sandbox.coverage"
  | "sandbox.stats"
  | "sandbox.request"
  | "sandbox.clock.read"
  | "sandbox.clock.advance"
  | "sandbox.clock.freeze"
  | "sandbox.clock.resume"
  | "sandbox.invoices.list"
  | "sandbox.invoices.read"
  | "sandbox.invoices.pay"
  | "sandbox.invoices.decline"
  | "sandbox.invoices.cancel"
  | "sandbox.invoices.refund"
  | "sandbox.events"
  | "sandbox.requests"
  | "sandbox.sms"
  | "sandbox.callbacks.list"
  | "sandbox.callbacks.read"
  | "sandbox.callbacks.why"
  | "sandbox.callbacks.resend"
  | "sandbox.faults.list"
  | "sandbox.faults.add"
  | "sandbox.faults.clear"
  | "sandbox.faults.remove"
  | "sandbox.assumptions.read"
  | "sandbox.assumptions.change"
  | "sandbox.settings.read"
  | "sandbox.settings.change"
  | "sandbox.recurring.list"
  | "sandbox.recurring.read"
  | "sandbox.recurring.why"
  | "sandbox.recurring.start"
  | "sandbox.recurring.cancel"
  | "sandbox.recurring.arrangeCharges"
  | "sandbox.merchants.list"
  | "sandbox.merchants.seed"
  | "sandbox.settlements.list"
  | "sandbox.settlements.run"
  | "sandbox.settlements.read"
  | "sandbox.registrations.list"
  | "sandbox.registrations.approve"
  | "sandbox.registrations.reject"
  | "sandbox.clock.toBoundary"
  | "sandbox.labels.list"
  | "sandbox.labels.add"
  | "gateway.previewRewind"
  | "gateway.rewind"
  | "gateway.fork"
  | "sandbox.settled"
  | "sandbox.idle"
  | "sandbox.export"
  | "sandbox.recorded"
  | "gateway.import"
  | "sandbox.invoices.why";
