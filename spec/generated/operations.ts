// Generated from the YAML files in spec/. To renew it: npm run generate

/** One operation of a spec: its place in the spec, its callers and its responses. */
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
  /** The media type that the service requires in the header Accept; null where it requires none. */
  readonly accept: "application/json" | null;
  readonly family: "problem" | "otp" | "recurring";
  readonly provenance: "documented" | "assumed";
  /** The row of the assumptions that an assumed operation stands on. */
  readonly assumption: string | null;
  readonly statuses: readonly number[];
}

/** An operation of the control API, which is also a method of a handle: the dots of its id lead there. */
export interface ControlOperationEntry extends Omit<OperationEntry, "body"> {
  /** The status of an answer that went well. */
  readonly status: number;
  /** The key that the method takes first; null where it takes none. */
  readonly key: string | null;
  /** Whether the key is a number. */
  readonly numericKey: boolean;
  /** What the argument of the method is sent as: an object as query or body, or a log as text; null for none. */
  readonly input: "query" | "body" | "log" | null;
  readonly inputOptional: boolean;
  /** Name of the schema of that object. */
  readonly schema: ControlSchemaName | null;
  /** Parameters of the query that are numbers. */
  readonly numbers: readonly string[];
  /** What the method returns: the answer, a log as text, a stream, or the sandbox that the answer sums up. */
  readonly returns: "answer" | "log" | "stream" | "sandbox";
}

/** The operations of the payment service. */
export const operations = [
  {"id":"issueMerchantToken","method":"POST","path":"/api/auth","server":"base","role":null,"sandbox":{"credential":"apiId"},"creates":null,"body":"MerchantTokenRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"merchant-token","statuses":[200,400,401,413,415,500]},
  {"id":"issuePartnerToken","method":"POST","path":"/api/partner/auth","server":"base","role":null,"sandbox":{"credential":"profileNo"},"creates":null,"body":"PartnerTokenRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"partner-token","statuses":[200,400,401,413,415,500]},
  {"id":"getMyMerchants","method":"GET","path":"/rest/partner/getMyMerchants","server":"base","role":"partner","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500]},
  {"id":"getMerchantKeys","method":"GET","path":"/rest/partner/getMerchantKeys/{searchType}/{searchValue}","server":"base","role":"partner","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["profileNo"],"accept":null,"family":"problem","provenance":"assumed","assumption":"merchant-keys","statuses":[200,400,401,403,404,500]},
  {"id":"addInvoice","method":"POST","path":"/api/addInvoice","server":"base","role":"merchant","sandbox":null,"creates":"invoice","body":"AddInvoiceRequest","bodyOptional":false,"query":[],"accept":"application/json","family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,413,415,500]},
  {"id":"getInvoice","method":"GET","path":"/api/getInvoice/{transactionNo}","server":"base","role":"merchant","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"get-invoice","statuses":[200,400,401,403,404,500]},
  {"id":"cancelInvoice","method":"POST","path":"/api/cancelInvoice","server":"base","role":"merchant","sandbox":null,"creates":null,"body":"CancelInvoiceRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"cancel-invoice","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"payByCard","method":"POST","path":"/api/payInvoice","server":"base","role":"merchant","sandbox":null,"creates":"invoice","body":"CardPaymentRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"pay-invoice","statuses":[200,400,401,403,413,415,500]},
  {"id":"sendDigitalProduct","method":"POST","path":"/api/sendDigitalProduct","server":"base","role":"merchant","sandbox":null,"creates":null,"body":"SendDigitalProductRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"send-digital-product","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"getTransactionsOfOrderNumber","method":"GET","path":"/api/getTransactionsOfOrderNumber","server":"base","role":"merchant","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":["orderNumber"],"accept":null,"family":"problem","provenance":"assumed","assumption":"transactions-of-order","statuses":[200,400,401,403,500]},
  {"id":"refundOrder","method":"POST","path":"/rest/partner/v2/merchant/{key}/{value}/refund","server":"base","role":"partner","sandbox":null,"creates":null,"body":"RefundRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"refund","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"addMerchantInvoice","method":"POST","path":"/rest/partner/addMerchantInvoice/{profileNo}","server":"base","role":"partner","sandbox":null,"creates":"invoice","body":"MerchantInvoiceRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"merchant-invoice","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"checkLicense","method":"POST","path":"/api/partner/register/check-license","server":"base","role":"partner","sandbox":null,"creates":null,"body":"CheckLicenseRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"onboarding","statuses":[200,400,401,403,413,415,500]},
  {"id":"validateRegistrationOtp","method":"POST","path":"/api/partner/register/validate-otp","server":"base","role":"partner","sandbox":null,"creates":null,"body":"ValidateOtpRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"onboarding","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"addRegistrationInfo","method":"POST","path":"/api/partner/register/add-info","server":"base","role":"partner","sandbox":null,"creates":null,"body":"AddInfoRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"onboarding","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"confirmRegistration","method":"POST","path":"/api/partner/register/confirm-account","server":"base","role":"partner","sandbox":null,"creates":null,"body":"ConfirmAccountRequest","bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"onboarding","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"sendOtp","method":"POST","path":"/rest/pay/stcpay/sendOtp","server":"order","role":null,"sandbox":{"invoice":"orderNumber"},"creates":null,"body":"SendOtpRequest","bodyOptional":false,"query":[],"accept":null,"family":"otp","provenance":"documented","assumption":null,"statuses":[200,400,401,404,413,415,500]},
  {"id":"processPayment","method":"POST","path":"/rest/pay/stcpay/processPayment","server":"order","role":null,"sandbox":{"invoice":"orderNumber"},"creates":null,"body":"ProcessPaymentRequest","bodyOptional":false,"query":[],"accept":null,"family":"otp","provenance":"assumed","assumption":"process-payment","statuses":[200,400,401,404,413,415,500]},
  {"id":"registerPayment","method":"POST","path":"/api/registerPayment","server":"base","role":"merchant","sandbox":null,"creates":"recurring-payment","body":"RegisterPaymentRequest","bodyOptional":false,"query":[],"accept":null,"family":"recurring","provenance":"documented","assumption":null,"statuses":[200,400,401,403,413,415,500]},
  {"id":"cancelRecurring","method":"POST","path":"/api/cancelRecurring","server":"base","role":"merchant","sandbox":null,"creates":null,"body":"CancelRecurringRequest","bodyOptional":false,"query":[],"accept":null,"family":"recurring","provenance":"assumed","assumption":"cancel-recurring","statuses":[200,400,401,403,404,413,415,500]},
  {"id":"listRecurringPayments","method":"GET","path":"/api/recurringPayments","server":"base","role":"merchant","sandbox":null,"creates":null,"body":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"assumed","assumption":"list-recurring","statuses":[200,401,403,500]},
] as const satisfies readonly OperationEntry[];

/** The operations of the control API. */
export const controlOperations = [
  {"id":"gateway.health","method":"GET","path":"/_control/health","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"gateway.readiness","method":"GET","path":"/_control/health/ready","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500,503],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"gateway.unclaimedRequests","method":"GET","path":"/_control/requests","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"gateway.states","method":"GET","path":"/_control/states","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"gateway.failures","method":"GET","path":"/_control/failures","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"gateway.list","method":"GET","path":"/_control/sandboxes","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["has"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"GatewayListQuery","numbers":[],"returns":"answer"},
  {"id":"gateway.create","method":"POST","path":"/_control/sandboxes","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,409,413,415,429,500],"status":201,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"OpenSandboxRequest","numbers":[],"returns":"sandbox"},
  {"id":"sandbox.summary","method":"GET","path":"/_control/sandboxes/{sandbox}","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"gateway.reset","method":"DELETE","path":"/_control/sandboxes/{sandbox}","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"sandbox","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.changes","method":"GET","path":"/_control/sandboxes/{sandbox}/changes","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500,503],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"stream"},
  {"id":"sandbox.timeline","method":"GET","path":"/_control/sandboxes/{sandbox}/timeline","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["from","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"TimelineQuery","numbers":[],"returns":"answer"},
  {"id":"sandbox.clock.agenda","method":"GET","path":"/_control/sandboxes/{sandbox}/agenda","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["until","limit","per"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"ClockAgendaQuery","numbers":["limit"],"returns":"answer"},
  {"id":"sandbox.sessions","method":"GET","path":"/_control/sandboxes/{sandbox}/sessions","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"SessionsQuery","numbers":["cursor","limit"],"returns":"answer"},
  {"id":"sandbox.problems","method":"GET","path":"/_control/sandboxes/{sandbox}/problems","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.coverage","method":"GET","path":"/_control/sandboxes/{sandbox}/coverage","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.outcomes.list","method":"GET","path":"/_control/sandboxes/{sandbox}/outcomes","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.outcomes.add","method":"POST","path":"/_control/sandboxes/{sandbox}/outcomes","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,500],"status":201,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"TestOutcome","numbers":[],"returns":"answer"},
  {"id":"sandbox.request","method":"GET","path":"/_control/sandboxes/{sandbox}/requests/{requestId}","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500],"status":200,"key":"requestId","numericKey":true,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.clock.read","method":"GET","path":"/_control/sandboxes/{sandbox}/clock","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.clock.advance","method":"POST","path":"/_control/sandboxes/{sandbox}/clock/advance","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"AdvanceClockRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.clock.freeze","method":"POST","path":"/_control/sandboxes/{sandbox}/clock/freeze","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":true,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":null,"numericKey":false,"input":"body","inputOptional":true,"schema":"FreezeClockRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.clock.resume","method":"POST","path":"/_control/sandboxes/{sandbox}/clock/resume","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.invoices.list","method":"GET","path":"/_control/sandboxes/{sandbox}/invoices","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["cursor","limit","order","status","method","minAmount","maxAmount","count","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"InvoicesListQuery","numbers":["cursor","limit","minAmount","maxAmount"],"returns":"answer"},
  {"id":"sandbox.invoices.read","method":"GET","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"transactionNo","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.invoices.sequence","method":"GET","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/sequence","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,500],"status":200,"key":"transactionNo","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.invoices.pay","method":"POST","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/pay","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":true,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":"transactionNo","numericKey":false,"input":"body","inputOptional":true,"schema":"PayInvoiceRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.invoices.decline","method":"POST","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/decline","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":true,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":"transactionNo","numericKey":false,"input":"body","inputOptional":true,"schema":"DeclineInvoiceRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.invoices.cancel","method":"POST","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/cancel","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"transactionNo","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.invoices.refund","method":"POST","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/refund","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":true,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"transactionNo","numericKey":false,"input":"body","inputOptional":true,"schema":"RefundInvoiceRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.events","method":"GET","path":"/_control/sandboxes/{sandbox}/events","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["after","type","limit","cursor","order","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"EventsQuery","numbers":["after","limit","cursor"],"returns":"answer"},
  {"id":"sandbox.requests","method":"GET","path":"/_control/sandboxes/{sandbox}/requests","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"RequestsQuery","numbers":["cursor","limit"],"returns":"answer"},
  {"id":"sandbox.sms","method":"GET","path":"/_control/sandboxes/{sandbox}/sms","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"SmsQuery","numbers":["cursor","limit"],"returns":"answer"},
  {"id":"sandbox.callbacks.list","method":"GET","path":"/_control/sandboxes/{sandbox}/callbacks","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"CallbacksListQuery","numbers":["cursor","limit"],"returns":"answer"},
  {"id":"sandbox.callbacks.read","method":"GET","path":"/_control/sandboxes/{sandbox}/callbacks/{callbackId}","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"callbackId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.callbacks.why","method":"GET","path":"/_control/sandboxes/{sandbox}/callbacks/{callbackId}/why","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"callbackId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.callbacks.resend","method":"POST","path":"/_control/sandboxes/{sandbox}/callbacks/{callbackId}/resend","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"callbackId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.faults.list","method":"GET","path":"/_control/sandboxes/{sandbox}/faults","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.faults.add","method":"POST","path":"/_control/sandboxes/{sandbox}/faults","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,429,500],"status":201,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"AddFaultRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.faults.clear","method":"DELETE","path":"/_control/sandboxes/{sandbox}/faults","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.faults.remove","method":"DELETE","path":"/_control/sandboxes/{sandbox}/faults/{faultId}","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"faultId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.assumptions.read","method":"GET","path":"/_control/sandboxes/{sandbox}/assumptions","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.assumptions.change","method":"PATCH","path":"/_control/sandboxes/{sandbox}/assumptions","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"ChangeAssumptionsRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.settings.read","method":"GET","path":"/_control/sandboxes/{sandbox}/settings","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.settings.change","method":"PATCH","path":"/_control/sandboxes/{sandbox}/settings","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"ChangeSettingsRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.recurring.list","method":"GET","path":"/_control/sandboxes/{sandbox}/recurring","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"RecurringListQuery","numbers":["cursor","limit"],"returns":"answer"},
  {"id":"sandbox.recurring.read","method":"GET","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"recurringId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.recurring.why","method":"GET","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}/why","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"recurringId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.recurring.start","method":"POST","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}/start","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"recurringId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.recurring.cancel","method":"POST","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}/cancel","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"recurringId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.recurring.arrangeCharges","method":"POST","path":"/_control/sandboxes/{sandbox}/recurring/{recurringId}/charges","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":"recurringId","numericKey":false,"input":"body","inputOptional":false,"schema":"ArrangeChargesRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.merchants.list","method":"GET","path":"/_control/sandboxes/{sandbox}/merchants","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.merchants.seed","method":"PUT","path":"/_control/sandboxes/{sandbox}/merchants","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"SeedMerchantsRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.settlements.list","method":"GET","path":"/_control/sandboxes/{sandbox}/settlements","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["cursor","limit","order","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"SettlementsListQuery","numbers":["cursor","limit"],"returns":"answer"},
  {"id":"sandbox.settlements.run","method":"POST","path":"/_control/sandboxes/{sandbox}/settlements","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.settlements.read","method":"GET","path":"/_control/sandboxes/{sandbox}/settlements/{settlementNumber}","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"settlementNumber","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.registrations.list","method":"GET","path":"/_control/sandboxes/{sandbox}/registrations","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["cursor","limit","order","status","q","since","to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":"query","inputOptional":true,"schema":"RegistrationsListQuery","numbers":["cursor","limit"],"returns":"answer"},
  {"id":"sandbox.registrations.approve","method":"POST","path":"/_control/sandboxes/{sandbox}/registrations/{registrationId}/approve","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"registrationId","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.registrations.reject","method":"POST","path":"/_control/sandboxes/{sandbox}/registrations/{registrationId}/reject","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":true,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":"registrationId","numericKey":false,"input":"body","inputOptional":true,"schema":"RejectRegistrationRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.clock.toBoundary","method":"POST","path":"/_control/sandboxes/{sandbox}/clock/to-boundary","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"ClockBoundaryRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.labels.list","method":"GET","path":"/_control/sandboxes/{sandbox}/labels","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.labels.add","method":"POST","path":"/_control/sandboxes/{sandbox}/labels","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,429,500],"status":201,"key":null,"numericKey":false,"input":"body","inputOptional":false,"schema":"AddLabelRequest","numbers":[],"returns":"answer"},
  {"id":"gateway.previewRewind","method":"GET","path":"/_control/sandboxes/{sandbox}/rewind","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":["to"],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,500],"status":200,"key":"sandbox","numericKey":false,"input":"query","inputOptional":false,"schema":"GatewayPreviewRewindQuery","numbers":["to"],"returns":"answer"},
  {"id":"gateway.rewind","method":"POST","path":"/_control/sandboxes/{sandbox}/rewind","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":"sandbox","numericKey":false,"input":"body","inputOptional":false,"schema":"RewindRequest","numbers":[],"returns":"sandbox"},
  {"id":"gateway.fork","method":"POST","path":"/_control/sandboxes/{sandbox}/fork","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,429,500],"status":201,"key":"sandbox","numericKey":false,"input":"body","inputOptional":false,"schema":"ForkRequest","numbers":[],"returns":"sandbox"},
  {"id":"sandbox.settled","method":"POST","path":"/_control/sandboxes/{sandbox}/settled","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"sandbox.idle","method":"POST","path":"/_control/sandboxes/{sandbox}/idle","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":true,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,400,401,403,404,409,413,415,429,500],"status":200,"key":null,"numericKey":false,"input":"body","inputOptional":true,"schema":"IdleRequest","numbers":[],"returns":"answer"},
  {"id":"sandbox.export","method":"GET","path":"/_control/sandboxes/{sandbox}/export","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"log"},
  {"id":"sandbox.recorded","method":"GET","path":"/_control/sandboxes/{sandbox}/record","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":null,"numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
  {"id":"gateway.import","method":"POST","path":"/_control/sandboxes/{sandbox}/import","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[201,400,401,403,404,409,413,415,429,500],"status":201,"key":"sandbox","numericKey":false,"input":"log","inputOptional":false,"schema":null,"numbers":[],"returns":"sandbox"},
  {"id":"sandbox.invoices.why","method":"GET","path":"/_control/sandboxes/{sandbox}/invoices/{transactionNo}/why","server":"base","role":null,"sandbox":null,"creates":null,"bodyOptional":false,"query":[],"accept":null,"family":"problem","provenance":"documented","assumption":null,"statuses":[200,401,403,404,409,429,500],"status":200,"key":"transactionNo","numericKey":false,"input":null,"inputOptional":false,"schema":null,"numbers":[],"returns":"answer"},
] as const satisfies readonly ControlOperationEntry[];

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
  refundOrder: ["orderNumber","amount","refundReason"],
  addMerchantInvoice: ["orderNumber","amount","callBackUrl","cancelUrl","clientName","clientEmail","clientMobile","currency","products","smsMessage","supportedCardBrands","displayPending","note","receivers","partnerPortion"],
  checkLicense: ["registrationType","licenseNumber","mobileNumber","hijriYear","hijriMonth","hijriDay","partnerProfileNo"],
  validateRegistrationOtp: ["signature","sessionUuid","mobile","partnerProfileNo","otp"],
  addRegistrationInfo: ["signature","sessionUuid","mobile","partnerProfileNo","iban","bankName","categoryDescription","salesVolume","sellingScope","nationalId","licenseName","email","firstName","lastName","password"],
  confirmRegistration: ["signature","sessionUuid","mobile","partnerProfileNo"],
  sendOtp: ["stcpayMobile","orderNumber","stcpayMobileCountryCode","total"],
  processPayment: ["stcpayMobile","orderNumber","stcpayMobileCountryCode","total","stcpayPaymentOTP","paymentSessionId","signature","signedBase64Data"],
  registerPayment: ["payment","customer","urls","recurring"],
  cancelRecurring: ["recurringId"],
  listRecurringPayments: [],
};

/** Properties that are numbers with a fraction: `10.0` on the wire, never `10`. */
export const fractionKeys: readonly string[] = [
  "amount",
  "fees",
  "foreignCurrencyRate",
  "net",
  "orderAmount",
  "partnerCurrentAmount",
  "partnerGlobalVisaFeesPercentage",
  "partnerGulfVisaFeesPercentage",
  "partnerLocalVisaFeesPercentage",
  "partnerMadaFeesPercentage",
  "partnerMadaFixedFees",
  "partnerTerminationAmount",
  "partnerVisaFixedFees",
  "payments",
  "price",
  "productCost",
  "refundAmount",
  "refunds",
  "serviceFees",
  "serviceVat",
  "settlementAmount",
  "specificVat",
  "total",
  "value",
  "vat",
];

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
  | "TestOutcome"
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
  | "GatewayListQuery"
  | "TimelineQuery"
  | "ClockAgendaQuery"
  | "SessionsQuery"
  | "InvoicesListQuery"
  | "EventsQuery"
  | "RequestsQuery"
  | "SmsQuery"
  | "CallbacksListQuery"
  | "RecurringListQuery"
  | "SettlementsListQuery"
  | "RegistrationsListQuery"
  | "GatewayPreviewRewindQuery";
