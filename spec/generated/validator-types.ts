// Generated from the YAML files in spec/. To renew it: npm run generate

/** One violation, as Ajv tells it. */
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
 * Says whether a value is valid. After a no, `errors` tells why, until the next call: the first
 * 1,000. Both counts are of all.
 */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
  errorCount?: number;
  /** Without those inside a choice or about an if, where the error of the whole says it. */
  reportableCount?: number;
}

/** Name of a request body's schema in either spec. */
export type RequestSchemaName =
  | "MerchantTokenRequest"
  | "PartnerTokenRequest"
  | "AddInvoiceRequest"
  | "CancelInvoiceRequest"
  | "CardPaymentRequest"
  | "SendDigitalProductRequest"
  | "RefundRequest"
  | "SendOtpRequest"
  | "ProcessPaymentRequest"
  | "RegisterPaymentRequest"
  | "CancelRecurringRequest"
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
  | "ClockBoundaryRequest"
  | "AddLabelRequest"
  | "RewindRequest"
  | "ForkRequest"
  | "IdleRequest"
  | "SandboxExport";

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
  | "sendOtp"
  | "processPayment"
  | "registerPayment"
  | "cancelRecurring"
  | "listRecurringPayments"
  | "health"
  | "readiness"
  | "listUnclaimedRequests"
  | "readStates"
  | "readFailures"
  | "listSandboxes"
  | "openSandbox"
  | "readSandbox"
  | "resetSandbox"
  | "followSandbox"
  | "readAgenda"
  | "listSessions"
  | "listProblems"
  | "readCoverage"
  | "readStats"
  | "readRequest"
  | "readClock"
  | "advanceClock"
  | "freezeClock"
  | "resumeClock"
  | "listInvoices"
  | "readInvoice"
  | "payInvoice"
  | "declineInvoice"
  | "cancelInvoiceNow"
  | "refundInvoice"
  | "listEvents"
  | "listRequests"
  | "listSms"
  | "listCallbacks"
  | "readCallback"
  | "explainCallback"
  | "resendCallback"
  | "listFaults"
  | "addFault"
  | "clearFaults"
  | "removeFault"
  | "readAssumptions"
  | "changeAssumptions"
  | "readSettings"
  | "changeSettings"
  | "listRecurring"
  | "readRecurring"
  | "explainRecurring"
  | "startRecurring"
  | "cancelRecurringNow"
  | "arrangeCharges"
  | "listMerchants"
  | "seedMerchants"
  | "moveClockToBoundary"
  | "listLabels"
  | "addLabel"
  | "previewRewind"
  | "rewindSandbox"
  | "forkSandbox"
  | "waitForIdle"
  | "exportSandbox"
  | "recordSandbox"
  | "importSandbox"
  | "explainInvoice";
