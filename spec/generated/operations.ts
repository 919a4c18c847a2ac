// Generated from the YAML files in spec/. To renew it: npm run generate

import type { RequestSchemaName } from "./validator-types.js";

/** One operation of a spec: where it stands, who may call it, what it answers. */
export interface OperationEntry {
  readonly id: string;
  readonly method: string;
  /** Path template with parameters in braces. */
  readonly path: string;
  readonly server: "base" | "order";
  /** Whose token the operation asks for; null where it asks for none. */
  readonly role: "merchant" | "partner" | null;
  /** The field of the body by which a call without a token finds its sandbox; null where a token does. */
  readonly sandbox: { readonly invoice: string } | { readonly credential: string } | null;
  /** What each call makes one more of, so that it must not be sent again blindly; null for nothing. */
  readonly creates: "invoice" | "recurring-payment" | null;
  /** Name of the schema of the request body; null where there is no body. */
  readonly body: RequestSchemaName | null;
  /** Whether a call without any body is fine although there is a schema for one. */
  readonly bodyOptional: boolean;
  /** Names of the parameters in the query. */
  readonly query: readonly string[];
  readonly family: "problem" | "otp" | "recurring";
  readonly provenance: "documented" | "assumed";
  /** The row of the assumptions that an assumed operation stands on. */
  readonly assumption: string | null;
  readonly statuses: readonly number[];
}

/** The operations of the payment service. */
export const operations = [
  {"id":"issueMerchantToken","method":"POST","path":"/api/auth","server":"base","role":null,"sandbox":{"credential":"apiId"},"creates":null,"body":"MerchantTokenRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"merchant-token","statuses":[200,400,401,413,415,500]},
  {"id":"issuePartnerToken","method":"POST","path":"/api/partner/auth","server":"base","role":null,"sandbox":{"credential":"profileNo"},"creates":null,"body":"PartnerTokenRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"partner-token","statuses":[200,400,401,413,415,500]},
  {"id":"getMyMerchants","method":"GET","path":"/rest/partner/getMyMerchants","server":"base","role":"partner","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500]},
  {"id":"getMerchantKeys","method":"GET","path":"/rest/partner/getMerchantKeys/{searchType}/{searchValue}","server":"base","role":"partner","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["profileNo"],"family":"problem","provenance":"assumed","assumption":"merchant-keys","statuses":[200,400,401,403,404,500]},
  {"id":"addInvoice","method":"POST","path":"/api/addInvoice","server":"base","role":"merchant","sandbox":null,"creates":"invoice","body":"AddInvoiceRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,413,415,500]},
  {"id":"getInvoice","method":"GET","path":"/api/getInvoice/{transactionNo}","server":"base","role":"merchant","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"get-invoice","statuses":[200,400,401,403,404,500]},
  {"id":"cancelInvoice","method":"POST","path":"/api/cancelInvoice","server":"base","role":"merchant","sandbox":null,"creates":null,"body":"CancelInvoiceRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"cancel-invoice","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"payByCard","method":"POST","path":"/api/payInvoice","server":"base","role":"merchant","sandbox":null,"creates":"invoice","body":"CardPaymentRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"pay-invoice","statuses":[200,400,401,403,413,415,500]},
  {"id":"sendDigitalProduct","method":"POST","path":"/api/sendDigitalProduct","server":"base","role":"merchant","sandbox":null,"creates":null,"body":"SendDigitalProductRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"send-digital-product","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"getTransactionsOfOrderNumber","method":"GET","path":"/api/getTransactionsOfOrderNumber","server":"base","role":"merchant","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["orderNumber"],"family":"problem","provenance":"assumed","assumption":"transactions-of-order","statuses":[200,400,401,403,500]},
  {"id":"refundOrder","method":"POST","path":"/rest/partner/v2/merchant/{key}/{value}/refund","server":"base","role":"partner","sandbox":null,"creates":null,"body":"RefundRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"refund","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"addMerchantInvoice","method":"POST","path":"/rest/partner/addMerchantInvoice/{profileNo}","server":"base","role":"partner","sandbox":null,"creates":"invoice","body":"MerchantInvoiceRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"merchant-invoice","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"sendOtp","method":"POST","path":"/rest/pay/stcpay/sendOtp","server":"order","role":null,"sandbox":{"invoice":"orderNumber"},"creates":null,"body":"SendOtpRequest","bodyOptional":false,"query":[],"family":"otp","provenance":"documented","assumption":null,"statuses":[200,400,401,404,413,415,500]},
  {"id":"processPayment","method":"POST","path":"/rest/pay/stcpay/processPayment","server":"order","role":null,"sandbox":{"invoice":"orderNumber"},"creates":null,"body":"ProcessPaymentRequest","bodyOptional":false,"query":[],"family":"otp","provenance":"assumed","assumption":"process-payment","statuses":[200,400,401,404,413,415,500]},
  {"id":"registerPayment","method":"POST","path":"/api/registerPayment","server":"base","role":"merchant","sandbox":null,"creates":"recurring-payment","body":"RegisterPaymentRequest","bodyOptional":false,"query":[],"family":"recurring","provenance":"documented","assumption":null,"statuses":[200,400,401,403,413,415,500]},
  {"id":"cancelRecurring","method":"POST","path":"/api/cancelRecurring","server":"base","role":"merchant","sandbox":null,"creates":null,"body":"CancelRecurringRequest","bodyOptional":false,"query":[],"family":"recurring","provenance":"assumed","assumption":"cancel-recurring","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"listRecurringPayments","method":"GET","path":"/api/recurringPayments","server":"base","role":"merchant","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"assumed","assumption":"list-recurring","statuses":[200,401,403,500]},
] as const satisfies readonly OperationEntry[];

/** The operations of the control API. */
export const controlOperations = [
  {"id":"health","method":"GET","path":"/_control/health","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500]},
  {"id":"readiness","method":"GET","path":"/_control/health/ready","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500,503]},
  {"id":"listUnclaimedRequests","method":"GET","path":"/_control/requests","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500]},
  {"id":"readStates","method":"GET","path":"/_control/states","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500]},
  {"id":"readFailures","method":"GET","path":"/_control/failures","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,429,500]},
  {"id":"listSandboxes","method":"GET","path":"/_control/sandboxes","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["has"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,429,500]},
  {"id":"openSandbox","method":"POST","path":"/_control/sandboxes","server":"base","role":null,"sandbox":null,"creates":null,"body":"OpenSandboxRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,409,413,415,429,500]},
  {"id":"readSandbox","method":"GET","path":"/_control/sandboxes/{sandbox}","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"resetSandbox","method":"DELETE","path":"/_control/sandboxes/{sandbox}","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"followSandbox","method":"GET","path":"/_control/sandboxes/{sandbox}/stream","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["most"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500,503]},
  {"id":"readAgenda","method":"GET","path":"/_control/sandboxes/{sandbox}/agenda","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["until","limit"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,500]},
  {"id":"listSessions","method":"GET","path":"/_control/sandboxes/{sandbox}/sessions","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,500]},
  {"id":"listProblems","method":"GET","path":"/_control/sandboxes/{sandbox}/problems","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500]},
  {"id":"readCoverage","method":"GET","path":"/_control/sandboxes/{sandbox}/coverage","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500]},
  {"id":"readStats","method":"GET","path":"/_control/sandboxes/{sandbox}/stats","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["buckets","time","since"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,500]},
  {"id":"readRequest","method":"GET","path":"/_control/sandboxes/{sandbox}/requests/{requestId}","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500]},
  {"id":"readClock","method":"GET","path":"/_control/sandboxes/{sandbox}/clock","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"advanceClock","method":"POST","path":"/_control/sandboxes/{sandbox}/clock/advance","server":"base","role":null,"sandbox":null,"creates":null,"body":"AdvanceClockRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"freezeClock","method":"POST","path":"/_control/sandboxes/{sandbox}/clock/freeze","server":"base","role":null,"sandbox":null,"creates":null,"body":"FreezeClockRequest","bodyOptional":true,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"resumeClock","method":"POST","path":"/_control/sandboxes/{sandbox}/clock/resume","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"listInvoices","method":"GET","path":"/_control/sandboxes/{sandbox}/invoices","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500]},
  {"id":"readInvoice","method":"GET","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"payInvoice","method":"POST","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/pay","server":"base","role":null,"sandbox":null,"creates":null,"body":"PayInvoiceRequest","bodyOptional":true,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"declineInvoice","method":"POST","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/decline","server":"base","role":null,"sandbox":null,"creates":null,"body":"DeclineInvoiceRequest","bodyOptional":true,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"cancelInvoiceNow","method":"POST","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/cancel","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"refundInvoice","method":"POST","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/refund","server":"base","role":null,"sandbox":null,"creates":null,"body":"RefundInvoiceRequest","bodyOptional":true,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"listEvents","method":"GET","path":"/_control/sandboxes/{sandbox}/events","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["after","type","limit","cursor","order","q","since","to"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500]},
  {"id":"listRequests","method":"GET","path":"/_control/sandboxes/{sandbox}/requests","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500]},
  {"id":"listSms","method":"GET","path":"/_control/sandboxes/{sandbox}/sms","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500]},
  {"id":"listCallbacks","method":"GET","path":"/_control/sandboxes/{sandbox}/callbacks","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500]},
  {"id":"readCallback","method":"GET","path":"/_control/sandboxes/{sandbox}/callbacks/{callbackId}","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"explainCallback","method":"GET","path":"/_control/sandboxes/{sandbox}/callbacks/{callbackId}/why","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"resendCallback","method":"POST","path":"/_control/sandboxes/{sandbox}/callbacks/{callbackId}/resend","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"listFaults","method":"GET","path":"/_control/sandboxes/{sandbox}/faults","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"addFault","method":"POST","path":"/_control/sandboxes/{sandbox}/faults","server":"base","role":null,"sandbox":null,"creates":null,"body":"AddFaultRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,429,500]},
  {"id":"clearFaults","method":"DELETE","path":"/_control/sandboxes/{sandbox}/faults","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"removeFault","method":"DELETE","path":"/_control/sandboxes/{sandbox}/faults/{faultId}","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"readAssumptions","method":"GET","path":"/_control/sandboxes/{sandbox}/assumptions","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"changeAssumptions","method":"PATCH","path":"/_control/sandboxes/{sandbox}/assumptions","server":"base","role":null,"sandbox":null,"creates":null,"body":"ChangeAssumptionsRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"readSettings","method":"GET","path":"/_control/sandboxes/{sandbox}/settings","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"changeSettings","method":"PATCH","path":"/_control/sandboxes/{sandbox}/settings","server":"base","role":null,"sandbox":null,"creates":null,"body":"ChangeSettingsRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"listRecurring","method":"GET","path":"/_control/sandboxes/{sandbox}/recurring","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500]},
  {"id":"readRecurring","method":"GET","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"explainRecurring","method":"GET","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}/why","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"startRecurring","method":"POST","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}/start","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"cancelRecurringNow","method":"POST","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}/cancel","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"arrangeCharges","method":"POST","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}/charges","server":"base","role":null,"sandbox":null,"creates":null,"body":"ArrangeChargesRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"listMerchants","method":"GET","path":"/_control/sandboxes/{sandbox}/merchants","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"seedMerchants","method":"PUT","path":"/_control/sandboxes/{sandbox}/merchants","server":"base","role":null,"sandbox":null,"creates":null,"body":"SeedMerchantsRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"moveClockToBoundary","method":"POST","path":"/_control/sandboxes/{sandbox}/clock/to-boundary","server":"base","role":null,"sandbox":null,"creates":null,"body":"ClockBoundaryRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"listLabels","method":"GET","path":"/_control/sandboxes/{sandbox}/labels","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"addLabel","method":"POST","path":"/_control/sandboxes/{sandbox}/labels","server":"base","role":null,"sandbox":null,"creates":null,"body":"AddLabelRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,429,500]},
  {"id":"previewRewind","method":"GET","path":"/_control/sandboxes/{sandbox}/rewind","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["to"],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,500]},
  {"id":"rewindSandbox","method":"POST","path":"/_control/sandboxes/{sandbox}/rewind","server":"base","role":null,"sandbox":null,"creates":null,"body":"RewindRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"forkSandbox","method":"POST","path":"/_control/sandboxes/{sandbox}/fork","server":"base","role":null,"sandbox":null,"creates":null,"body":"ForkRequest","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,429,500]},
  {"id":"waitForIdle","method":"POST","path":"/_control/sandboxes/{sandbox}/idle","server":"base","role":null,"sandbox":null,"creates":null,"body":"IdleRequest","bodyOptional":true,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500]},
  {"id":"exportSandbox","method":"GET","path":"/_control/sandboxes/{sandbox}/export","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"recordSandbox","method":"GET","path":"/_control/sandboxes/{sandbox}/record","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
  {"id":"importSandbox","method":"POST","path":"/_control/sandboxes/{sandbox}/import","server":"base","role":null,"sandbox":null,"creates":null,"body":"SandboxExport","bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,429,500]},
  {"id":"explainInvoice","method":"GET","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/why","server":"base","role":null,"sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500]},
] as const satisfies readonly OperationEntry[];

/** Id of an operation of the payment service. */
export type OperationId = (typeof operations)[number]["id"];

/** Id of an operation of the control API. */
export type ControlOperationId = (typeof controlOperations)[number]["id"];

/** The fields of each request of the payment service: of its body, else of its query and path. */
export const operationFields: Readonly<Record<OperationId, readonly string[]>> = {
  issueMerchantToken: ["apiId","secretKey","persistToken"],
  issuePartnerToken: ["profileNo","apiKey","persistToken"],
  getMyMerchants: [],
  getMerchantKeys: ["profileNo","searchType","searchValue"],
  addInvoice: ["orderNumber","amount","callBackUrl","cancelUrl","clientName","clientEmail","clientMobile","currency","products","smsMessage","supportedCardBrands","displayPending","note"],
  getInvoice: ["transactionNo"],
  cancelInvoice: ["transactionNo"],
  payByCard: ["orderNumber","amount","callBackUrl","cancelUrl","clientName","clientEmail","clientMobile","currency","products","smsMessage","supportedCardBrands","displayPending","note","card"],
  sendDigitalProduct: ["message","orderNumber"],
  getTransactionsOfOrderNumber: ["orderNumber"],
  refundOrder: ["orderNumber","refundReason"],
  addMerchantInvoice: ["orderNumber","amount","callBackUrl","cancelUrl","clientName","clientEmail","clientMobile","currency","products","smsMessage","supportedCardBrands","displayPending","note","receivers","partnerPortion"],
  sendOtp: ["stcpayMobile","orderNumber","stcpayMobileCountryCode","total"],
  processPayment: ["stcpayMobile","orderNumber","stcpayMobileCountryCode","total","stcpayPaymentOTP","paymentSessionId","signature","signedBase64Data"],
  registerPayment: ["payment","customer","urls","recurring"],
  cancelRecurring: ["recurringId"],
  listRecurringPayments: [],
};
