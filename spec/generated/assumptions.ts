// Generated from the YAML files in spec/. To renew it: npm run generate

/** The questions with more than one sensible answer. The first option is the default. */
export const switches = {
  "order-status-case": {
    question: "Which letter case does orderStatus have?",
    options: [
      {"id":"mixed","meaning":"PENDING, Paid, Canceled"},
      {"id":"upper","meaning":"PENDING, PAID, CANCELED"},
      {"id":"title","meaning":"Pending, Paid, Canceled"},
    ],
    default: "mixed",
  },
  "cancel-success-type": {
    question: "Which type does success have in the reply of cancelInvoice?",
    options: [
      {"id":"string","meaning":"success is the text \"true\""},
      {"id":"boolean","meaning":"success is the boolean true"},
    ],
    default: "string",
  },
  "callback-channel": {
    question: "Who calls callBackUrl and cancelUrl?",
    options: [
      {"id":"auto","meaning":"the browser after a payment page, else the gateway"},
      {"id":"gateway","meaning":"always the gateway; the payment page shows a link back"},
      {"id":"both","meaning":"the browser after a payment page, and the gateway each time"},
    ],
    default: "auto",
  },
  "callback-method": {
    question: "How does the gateway call callBackUrl, cancelUrl and urls.callback?",
    options: [
      {"id":"get","meaning":"GET with query parameters"},
      {"id":"post","meaning":"POST with a JSON body"},
    ],
    default: "get",
  },
  "callback-params": {
    question: "What are the parameters of an invoice's callback called?",
    options: [
      {"id":"camel","meaning":"transactionNo and orderNumber"},
      {"id":"pascal","meaning":"TransactionNo and OrderNumber"},
      {"id":"both","meaning":"all four names"},
    ],
    default: "camel",
  },
  "callback-retry": {
    question: "What happens when the merchant's answer to a callback is not 2xx?",
    options: [
      {"id":"growing","meaning":"ten retries at growing intervals, all within 48 hours"},
      {"id":"fixed","meaning":"ten retries, one each five minutes"},
      {"id":"none","meaning":"no retry"},
    ],
    default: "growing",
  },
  "callback-signature": {
    question: "Is a callback signed?",
    options: [
      {"id":"none","meaning":"no signature"},
      {"id":"hmac-sha256","meaning":"a header holds the HMAC-SHA256 of the raw query or body under the sandbox's secret"},
    ],
    default: "none",
  },
  "webhook-version": {
    question: "What does the account-level webhook of a paid invoice carry?",
    options: [
      {"id":"v1","meaning":"the five fields"},
      {"id":"v2","meaning":"the five fields and apiVersion v2"},
    ],
    default: "v1",
  },
  "expiry-notifies": {
    question: "Is cancelUrl called when an invoice expires?",
    options: [
      {"id":"yes","meaning":"cancelUrl is called on expiry"},
      {"id":"no","meaning":"cancelUrl is called only when the customer or the merchant cancels"},
    ],
    default: "yes",
  },
  "duplicate-order-number": {
    question: "Is a second invoice with the same orderNumber accepted?",
    options: [
      {"id":"accept","meaning":"a second invoice is created"},
      {"id":"reject","meaning":"the second request is refused with 400"},
    ],
    default: "accept",
  },
  "payment-receipt": {
    question: "What is paymentReceipt of a paid invoice?",
    options: [
      {"id":"object","meaning":"an object, once the invoice is paid"},
      {"id":"null","meaning":"null, as the description shows it"},
    ],
    default: "object",
  },
  "tabby": {
    question: "Is tabby accepted in supportedCardBrands?",
    options: [
      {"id":"accept","meaning":"tabby is a brand like the others"},
      {"id":"reject","meaning":"a request that names tabby is refused with 400"},
    ],
    default: "accept",
  },
  "payment-errors-shape": {
    question: "Which shape does paymentErrors have when it is not null?",
    options: [
      {"id":"string","meaning":"one text"},
      {"id":"array","meaning":"a list of objects with errorCode, errorTitle, errorMessage and errorTime"},
    ],
    default: "string",
  },
  "register-failure-status": {
    question: "Which HTTP status does a refused registerPayment have?",
    options: [
      {"id":"400","meaning":"the refusal has status 400"},
      {"id":"200","meaning":"the same body has status 200"},
    ],
    default: "400",
  },
  "validation-errors-shape": {
    question: "Which shape does validationErrors have when it is not null?",
    options: [
      {"id":"objects","meaning":"a list of objects with name and error"},
      {"id":"strings","meaning":"a list of sentences"},
      {"id":"map","meaning":"an object from field to sentence"},
    ],
    default: "objects",
  },
  "auth-failure": {
    question: "How does the service answer a missing or bad token?",
    options: [
      {"id":"401","meaning":"status 401 with a problem object"},
      {"id":"403","meaning":"status 403 with a problem object"},
      {"id":"401-empty","meaning":"status 401 without a body"},
    ],
    default: "401",
  },
  "total-mismatch": {
    question: "What happens if total differs from the invoice's amount in a wallet payment?",
    options: [
      {"id":"reject","meaning":"the request is refused with 400"},
      {"id":"accept","meaning":"the difference is ignored"},
    ],
    default: "reject",
  },
  "otp-code": {
    question: "Which one-time password is sent?",
    options: [
      {"id":"fixed","meaning":"always 12345"},
      {"id":"generated","meaning":"drawn from the sandbox's seed, to be read from its SMS inbox"},
    ],
    default: "fixed",
  },
  "otp-lifetime": {
    question: "How long is a one-time password valid?",
    options: [
      {"id":"PT5M","meaning":"five minutes"},
      {"id":"PT1M","meaning":"one minute"},
      {"id":"PT10M","meaning":"ten minutes"},
    ],
    default: "PT5M",
  },
  "creation-date-unit": {
    question: "Which unit does relationshipCreationDate have?",
    options: [
      {"id":"milliseconds","meaning":"milliseconds since the epoch"},
      {"id":"seconds","meaning":"seconds since the epoch"},
    ],
    default: "milliseconds",
  },
  "invoice-url-host": {
    question: "Which host do url, mobileUrl and qrUrl have?",
    options: [
      {"id":"own","meaning":"the address of the gateway itself"},
    ],
    default: "own",
    accepts: "url",
  },
  "foreign-minimum": {
    question: "What is the minimum amount in USD, EUR and GBP?",
    options: [
      {"id":"converted","meaning":"the value of 5.00 SAR at the sandbox's rates"},
      {"id":"as-is","meaning":"5.00 of any currency"},
    ],
    default: "converted",
  },
  "activation-approval": {
    question: "When is a merchant active after confirm-account?",
    options: [
      {"id":"at-once","meaning":"confirm-account approves the merchant"},
      {"id":"rejected","meaning":"the merchant rejects after confirm-account"},
      {"id":"by-merchant","meaning":"the registration waits until a tester approves or rejects it"},
    ],
    default: "at-once",
  },
  "activation-payload": {
    question: "Which fields does the activation webhook have?",
    options: [
      {"id":"without-iban","meaning":"the fields of version 1"},
      {"id":"with-iban","meaning":"the fields of version 2, which adds iban"},
    ],
    default: "without-iban",
  },
  "settlement-schedule": {
    question: "When are paid orders settled?",
    options: [
      {"id":"never","meaning":"only when a tester settles"},
      {"id":"daily","meaning":"each day at midnight (UTC)"},
      {"id":"weekly","meaning":"each Sunday at midnight (UTC)"},
    ],
    default: "never",
  },
  "partial-refund": {
    question: "What does refundOrder do with an amount other than the invoice's?",
    options: [
      {"id":"reject","meaning":"400: the invoice is not refunded"},
      {"id":"ignore","meaning":"the amount is ignored, and the invoice is refunded whole"},
    ],
    default: "reject",
  },
  "first-charge": {
    question: "When is a recurring payment first charged? Cycles count from then.",
    options: [
      {"id":"on-payment-page","meaning":"when the customer completes paymentUrl"},
      {"id":"at-registration","meaning":"when it is registered"},
    ],
    default: "on-payment-page",
  },
} as const;

/** Id of a switch. */
export type SwitchId = keyof typeof switches;

/** One chosen option for each switch. */
export type Assumptions = {
  /** Which letter case does orderStatus have? */
  readonly "order-status-case": "mixed" | "upper" | "title";
  /** Which type does success have in the reply of cancelInvoice? */
  readonly "cancel-success-type": "string" | "boolean";
  /** Who calls callBackUrl and cancelUrl? */
  readonly "callback-channel": "auto" | "gateway" | "both";
  /** How does the gateway call callBackUrl, cancelUrl and urls.callback? */
  readonly "callback-method": "get" | "post";
  /** What are the parameters of an invoice's callback called? */
  readonly "callback-params": "camel" | "pascal" | "both";
  /** What happens when the merchant's answer to a callback is not 2xx? */
  readonly "callback-retry": "growing" | "fixed" | "none";
  /** Is a callback signed? */
  readonly "callback-signature": "none" | "hmac-sha256";
  /** What does the account-level webhook of a paid invoice carry? */
  readonly "webhook-version": "v1" | "v2";
  /** Is cancelUrl called when an invoice expires? */
  readonly "expiry-notifies": "yes" | "no";
  /** Is a second invoice with the same orderNumber accepted? */
  readonly "duplicate-order-number": "accept" | "reject";
  /** What is paymentReceipt of a paid invoice? */
  readonly "payment-receipt": "object" | "null";
  /** Is tabby accepted in supportedCardBrands? */
  readonly "tabby": "accept" | "reject";
  /** Which shape does paymentErrors have when it is not null? */
  readonly "payment-errors-shape": "string" | "array";
  /** Which HTTP status does a refused registerPayment have? */
  readonly "register-failure-status": "400" | "200";
  /** Which shape does validationErrors have when it is not null? */
  readonly "validation-errors-shape": "objects" | "strings" | "map";
  /** How does the service answer a missing or bad token? */
  readonly "auth-failure": "401" | "403" | "401-empty";
  /** What happens if total differs from the invoice's amount in a wallet payment? */
  readonly "total-mismatch": "reject" | "accept";
  /** Which one-time password is sent? */
  readonly "otp-code": "fixed" | "generated";
  /** How long is a one-time password valid? */
  readonly "otp-lifetime": "PT5M" | "PT1M" | "PT10M";
  /** Which unit does relationshipCreationDate have? */
  readonly "creation-date-unit": "milliseconds" | "seconds";
  /** Which host do url, mobileUrl and qrUrl have? */
  readonly "invoice-url-host": "own" | `http${string}`;
  /** What is the minimum amount in USD, EUR and GBP? */
  readonly "foreign-minimum": "converted" | "as-is";
  /** When is a merchant active after confirm-account? */
  readonly "activation-approval": "at-once" | "rejected" | "by-merchant";
  /** Which fields does the activation webhook have? */
  readonly "activation-payload": "without-iban" | "with-iban";
  /** When are paid orders settled? */
  readonly "settlement-schedule": "never" | "daily" | "weekly";
  /** What does refundOrder do with an amount other than the invoice's? */
  readonly "partial-refund": "reject" | "ignore";
  /** When is a recurring payment first charged? Cycles count from then. */
  readonly "first-charge": "on-payment-page" | "at-registration";
};

/** Options of some switches as a person may write them: 403 for "403", "5m" for "PT5M". */
export type AssumptionOptions = {
  readonly [Id in SwitchId]?: Written<Assumptions[Id]>;
};

type Written<Option> =
  | Option
  | (Option extends `${infer Count extends number}` ? Count : never)
  | (Option extends `PT${string}` ? `${number}${"s" | "m" | "h"}` : never);

/** What holds by default. */
export const defaultAssumptions: Assumptions = {
  "order-status-case": "mixed",
  "cancel-success-type": "string",
  "callback-channel": "auto",
  "callback-method": "get",
  "callback-params": "camel",
  "callback-retry": "growing",
  "callback-signature": "none",
  "webhook-version": "v1",
  "expiry-notifies": "yes",
  "duplicate-order-number": "accept",
  "payment-receipt": "object",
  "tabby": "accept",
  "payment-errors-shape": "string",
  "register-failure-status": "400",
  "validation-errors-shape": "objects",
  "auth-failure": "401",
  "total-mismatch": "reject",
  "otp-code": "fixed",
  "otp-lifetime": "PT5M",
  "creation-date-unit": "milliseconds",
  "invoice-url-host": "own",
  "foreign-minimum": "converted",
  "activation-approval": "at-once",
  "activation-payload": "without-iban",
  "settlement-schedule": "never",
  "partial-refund": "reject",
  "first-charge": "on-payment-page",
};

/** One question that the service's description leaves open, and our answer. */
export interface AssumptionRow {
  readonly id: string;
  readonly part: "operations" | "switch" | "fixed";
  readonly question: string;
  readonly answer: string;
  readonly evidence: "stated" | "strong" | "hint" | "ours";
}

/** All rows in the order of the file. */
export const assumptionRows: readonly AssumptionRow[] = [
  {"id":"merchant-token","part":"operations","question":"How does a merchant get a bearer token?","answer":"POST /api/auth takes apiId, secretKey and optionally persistToken (a boolean or the words true and false), and answers with id_token, a JWT for 30 minutes, or 30 hours when persisted. Any non-empty pair is accepted until a sandbox pins its secret; then another one is 401.","evidence":"strong"},
  {"id":"partner-token","part":"operations","question":"How does a partner get a bearer token?","answer":"POST /api/partner/auth takes profileNo, apiKey and optionally persistToken, and answers with id_token, which is also set as the response header Authorization.","evidence":"strong"},
  {"id":"get-invoice","part":"operations","question":"What does the status check return?","answer":"GET /api/getInvoice/{transactionNo} with a merchant's token answers with the same object as creating the invoice did, with the current state; an unknown number is 404.","evidence":"strong"},
  {"id":"cancel-invoice","part":"operations","question":"Can a merchant cancel an invoice?","answer":"POST /api/cancelInvoice takes transactionNo and cancels a pending invoice; a paid or canceled one is 400, an unknown one 404.","evidence":"strong"},
  {"id":"pay-invoice","part":"operations","question":"Can an invoice be created and paid by card in one call?","answer":"POST /api/payInvoice takes addInvoice's body and card with number, securityCode and expiry (month and year), and answers 200 with the invoice: paid, or pending with paymentErrors where the card is declined. A card that asks for 3-D Secure is not charged, and the customer passes it on the payment page. An invalid card is 400, and nothing is created.","evidence":"strong"},
  {"id":"send-digital-product","part":"operations","question":"How does a merchant hand over a digital product?","answer":"POST /api/sendDigitalProduct takes message and orderNumber, sends the message as a text to the client's mobile of the latest paid invoice of that order, and answers with success, the text true. Not paid, or without a digital product, is 400, an unknown order number 404.","evidence":"strong"},
  {"id":"transactions-of-order","part":"operations","question":"How does a merchant find out whether an invoice of its order number was created?","answer":"GET /api/getTransactionsOfOrderNumber?orderNumber= with a merchant's token answers with an array of the invoices of that order number, oldest first, each with transactionNo, orderDate, orderAmount, currency, orderStatus, note and the client's name, mobile and e-mail, with the fees of the service and the tax on them once it is paid, and with the settlement that holds it; an empty array if no invoice has it. Without orderNumber it is 400.","evidence":"strong"},
  {"id":"merchant-keys","part":"operations","question":"How does a partner get the credentials of its merchant?","answer":"GET /rest/partner/getMerchantKeys/{searchType}/{searchValue}?profileNo= with a partner's token, where searchType is one of cr, freelancer, mobile, email and accountNo, answers with id, merchantId, merchantPhone, apiId and secretKey. The credentials open a sandbox of that merchant's own, named <partner's sandbox>.m<merchantId>. No such merchant is 404; another searchType, or no profileNo, 400.","evidence":"strong"},
  {"id":"refund","part":"operations","question":"How does a partner refund an invoice of its merchant?","answer":"POST /rest/partner/v2/merchant/{key}/{value}/refund takes orderNumber and refundReason, and answers with id, orderNumber, amount, currency, refundReason and createDatetime. An invoice is refunded once and whole, and its orderStatus stays Paid. The account-level webhook then carries transactionNo, refundStatus (Refunded or Failed), refundAmount, currency, merchantOrderNumber and apiVersion v2 under the header X-API-KEY, with ten retries. Not paid or refunded is 400, an unknown merchant or order 404. The switch partial-refund decides what an amount does.","evidence":"strong"},
  {"id":"onboarding","part":"operations","question":"How does a partner register a merchant?","answer":"Four calls below POST /api/partner/register with a partner's token. check-license takes the license and sends an OTP; its reply has a signature and a sessionUuid, which validate-otp, add-info and confirm-account bring back unchanged. add-info may be sent again until confirm-account. Then the merchant approves or rejects in the national identity app, without a time limit. getMyMerchants lists an approved merchant. The account-level webhook reports profileNo, email, mobile, civilId, licenseType, licenseName, licenseNumber, status (Approved or Rejected) and errorMsg, with ten retries. Every reply has signature, sessionUuid and status. An unknown session is 404, a wrong or expired OTP, a changed value, a step out of order and a license that is registered already are 400. The OTP follows the switches otp-code and otp-lifetime and allows three wrong tries.","evidence":"strong"},
  {"id":"merchant-invoice","part":"operations","question":"How does a partner create an invoice that is shared among its merchants?","answer":"POST /rest/partner/addMerchantInvoice/{profileNo} with a partner's token takes addInvoice's body, receivers (each with key, value, amount, note and isMainReceiver) and partnerPortion (amount and isPayingServiceFees), and answers as addInvoice, with both in gatewayOrderRequest. A receiver is named by cr, freelancer, mobile, email or accountNo; an unknown one is 404. The amounts of receivers and partner add up to the invoice's; one receiver may have no amount and gets the rest, which is above 0; at most one is the main receiver. Anything else is 400.","evidence":"strong"},
  {"id":"process-payment","part":"operations","question":"Which call consumes the values that sendOtp returns?","answer":"POST /rest/pay/stcpay/processPayment at the order address, without a token, takes sendOtp's four request fields, stcpayPaymentOTP, paymentSessionId, signature and signedBase64Data, and answers with orderNumber (the transaction number), orderAmount and msg. It fails as sendOtp.","evidence":"strong"},
  {"id":"cancel-recurring","part":"operations","question":"How is a recurring payment canceled?","answer":"POST /api/cancelRecurring takes recurringId and answers with registerPayment's response object alone; an unknown id is 404, one that has ended 400.","evidence":"ours"},
  {"id":"list-recurring","part":"operations","question":"How are recurring payments listed, and which states do they have?","answer":"GET /api/recurringPayments answers with an array of records with the state (Registered, Active, Canceled, Completed or Ended), the schedule, the counters and the next charge.","evidence":"ours"},
  {"id":"page-urls","part":"operations","question":"Which addresses do the invoice's links have?","answer":"The payment page is /pay/order/{transactionNo}, its mobile form /pay/frame/{transactionNo} with the client's name as n and mobile as m, the QR code (a PNG) /openApi/loadOrderQRCode/{transactionNo}, the receipt /receipt/{transactionNo}. All load.","evidence":"hint"},
  {"id":"order-status-case","part":"switch","question":"Which letter case does orderStatus have?","answer":"PENDING in capitals, Paid and Canceled in title case.","evidence":"hint"},
  {"id":"cancel-success-type","part":"switch","question":"Which type does success have in the reply of cancelInvoice?","answer":"The text true.","evidence":"hint"},
  {"id":"callback-channel","part":"switch","question":"Who calls callBackUrl and cancelUrl?","answer":"After a payment page the customer's browser is redirected there; without a browser, as in a wallet payment, the gateway calls.","evidence":"hint"},
  {"id":"callback-method","part":"switch","question":"How does the gateway call callBackUrl, cancelUrl and urls.callback?","answer":"GET with query parameters, appended with & if the address already has a query.","evidence":"strong"},
  {"id":"callback-params","part":"switch","question":"What are the parameters of an invoice's callback called?","answer":"transactionNo and orderNumber.","evidence":"hint"},
  {"id":"callback-retry","part":"switch","question":"What happens when the merchant's answer to a callback is not 2xx?","answer":"Ten retries at growing intervals on the sandbox's clock, all within 48 hours.","evidence":"hint"},
  {"id":"callback-signature","part":"switch","question":"Is a callback signed?","answer":"It is not.","evidence":"ours"},
  {"id":"webhook-version","part":"switch","question":"What does the account-level webhook of a paid invoice carry?","answer":"Off until an address is set. Then a JSON POST with the merchant's fixed headers carries amount, merchantEmail, transactionNo, merchantOrderNumber and orderStatus; 200 is expected, and ten retries follow anything else.","evidence":"strong"},
  {"id":"expiry-notifies","part":"switch","question":"Is cancelUrl called when an invoice expires?","answer":"Yes, as for any other cancellation.","evidence":"stated"},
  {"id":"duplicate-order-number","part":"switch","question":"Is a second invoice with the same orderNumber accepted?","answer":"Yes. It gets its own transaction number.","evidence":"hint"},
  {"id":"payment-receipt","part":"switch","question":"What is paymentReceipt of a paid invoice?","answer":"An object with receiptUrl, passcode, paymentMethod (such as MADA or VISA), paymentDate and bankCardNumber, the last four digits. A payment without a card number, such as one that a test makes, shows those of the first test card of its brand.","evidence":"strong"},
  {"id":"tabby","part":"switch","question":"Is tabby accepted in supportedCardBrands?","answer":"It is accepted.","evidence":"hint"},
  {"id":"payment-errors-shape","part":"switch","question":"Which shape does paymentErrors have when it is not null?","answer":"A text.","evidence":"stated"},
  {"id":"register-failure-status","part":"switch","question":"Which HTTP status does a refused registerPayment have?","answer":"400, with isSuccess false, message and validationErrors all present.","evidence":"ours"},
  {"id":"validation-errors-shape","part":"switch","question":"Which shape does validationErrors have when it is not null?","answer":"A list of objects with name and error.","evidence":"hint"},
  {"id":"auth-failure","part":"switch","question":"How does the service answer a missing or bad token?","answer":"Status 401 with a problem object.","evidence":"hint"},
  {"id":"total-mismatch","part":"switch","question":"What happens if total differs from the invoice's amount in a wallet payment?","answer":"The request is refused with 400.","evidence":"ours"},
  {"id":"otp-code","part":"switch","question":"Which one-time password is sent?","answer":"Always 12345.","evidence":"ours"},
  {"id":"otp-lifetime","part":"switch","question":"How long is a one-time password valid?","answer":"Five minutes, with at most three wrong tries.","evidence":"ours"},
  {"id":"creation-date-unit","part":"switch","question":"Which unit does relationshipCreationDate have?","answer":"Milliseconds since the epoch.","evidence":"hint"},
  {"id":"invoice-url-host","part":"switch","question":"Which host do url, mobileUrl and qrUrl have?","answer":"The gateway's own, so that the pages load.","evidence":"hint"},
  {"id":"foreign-minimum","part":"switch","question":"What is the minimum amount in USD, EUR and GBP?","answer":"The value of 5.00 SAR at the sandbox's rates.","evidence":"stated"},
  {"id":"activation-approval","part":"switch","question":"When is a merchant active after confirm-account?","answer":"At once, as if the merchant had approved in the national identity app without a delay. Under rejected the merchant refuses. Under by-merchant the registration waits until a tester approves or rejects it.","evidence":"strong"},
  {"id":"activation-payload","part":"switch","question":"Which fields does the activation webhook have?","answer":"Version 2 adds iban. paystub sends version 1.","evidence":"hint"},
  {"id":"settlement-schedule","part":"switch","question":"When are paid orders settled?","answer":"Only on command, so that a clock advance causes nothing new in existing tests. Under daily and weekly, all payments and refunds that are open are settled at midnight (UTC), weekly on Sunday.","evidence":"ours"},
  {"id":"partial-refund","part":"switch","question":"What does refundOrder do with an amount other than the invoice's?","answer":"It refuses the call with 400, since an invoice is refunded whole.","evidence":"hint"},
  {"id":"first-charge","part":"switch","question":"When is a recurring payment first charged? Cycles count from then.","answer":"When the customer completes the page at paymentUrl.","evidence":"hint"},
  {"id":"settlement-webhook","part":"fixed","question":"How does the service report a settlement to the merchant?","answer":"Off until settlementWebhook is set. Then a JSON POST with the merchant's fixed headers carries settlementNumber, settlementBank, settlementAmount, settlementIban and reconciledOrders, each with orderNumber, transactionNo, orderDate, orderAmount, orderStatus COMPLETED, serviceFees, serviceVat, note, clientName, clientMobile and isReconciled. 200 is expected, and ten retries follow anything else. A refund is an entry of its own, with a negative orderAmount and orderStatus REFUNDED.","evidence":"strong"},
  {"id":"settlement-sums","part":"fixed","question":"What does a settlement pay?","answer":"The payments of invoices that no settlement holds yet, minus the fees of the first merchant that getMyMerchants lists and 15 % tax on the fees, minus the refunds. Fees are the record's percentage of the brand and its fixed fee. They are 0 if the record has null or the customer pays them. A refund returns no fees. Foreign amounts count at the rate of the invoice, in halalas. A settlement holds up to 1,000 payments and refunds; more make several settlements. A settlement that would pay nothing waits. Charges of recurring payments are not settled, since they have no order number.","evidence":"ours"},
  {"id":"problem-status","part":"fixed","question":"Which HTTP status does a refused addInvoice have, and which type does the field status have?","answer":"400 for anything wrong with the request; the field status of the failure object is the reply's HTTP status as text.","evidence":"stated"},
  {"id":"failure-shapes","part":"fixed","question":"Which failure shape do operations have if the description shows none?","answer":"getMyMerchants, getInvoice and every operation outside wallet and recurring payments use addInvoice's failure object. A refused registerPayment has invoiceDetails null. The timestamp of a wallet failure is in epoch milliseconds.","evidence":"ours"},
  {"id":"required-fields","part":"fixed","question":"What happens if a required field is missing, empty or of the wrong type?","answer":"400, and the reply names every invalid field. An empty text or list counts as missing.","evidence":"stated"},
  {"id":"leniency","part":"fixed","question":"Which deviations of a request are tolerated?","answer":"Null or an empty text in an optional field, which both count as absent; an amount or a quantity written as text, an amount with more than two decimals, which is rounded, a number up to 2^53 as orderNumber, unknown fields, an object with numeric keys for supportedCardBrands, and at addInvoice an Accept header that does not take JSON, or none. Each is recorded as a warning; strict mode refuses it with 400.","evidence":"hint"},
  {"id":"money-fraction","part":"fixed","question":"How is an amount written on the wire?","answer":"Always with a fraction part: 10.0, never 10.","evidence":"hint"},
  {"id":"transaction-no","part":"fixed","question":"Which form does a transaction number have?","answer":"13 digits from the sandbox's clock in epoch milliseconds, unique in the gateway.","evidence":"hint"},
  {"id":"json-errors","part":"fixed","question":"Is every failure JSON?","answer":"Yes, with Content-Type application/json and the operation's failure shape, also for an unexpected failure (500). An injected fault can change that.","evidence":"ours"},
  {"id":"foreign-rate","part":"fixed","question":"What does foreignCurrencyRate hold?","answer":"Null for SAR, otherwise the value of one unit of the currency in SAR.","evidence":"stated"},
  {"id":"digital-order","part":"fixed","question":"When is digitalOrder true?","answer":"When at least one product has isDigital true.","evidence":"stated"},
  {"id":"recurring-rules","part":"fixed","question":"When is a recurring payment charged, and what is reported about it?","answer":"Daily, weekly, monthly on the same day in Riyadh (the month's last where it lacks that day), or every intervalDays. A failed charge is retried daily up to retryCount times, counted again in each cycle. It ends when they are used up. If the next cycle begins before that, it replaces the unpaid one, which still counts as one of the iterations. With iterations 0 it never ends by itself. Each attempt calls urls.callback with recurringId, status, amount, cycle and attempt.","evidence":"stated"},
  {"id":"expiry-boundary","part":"fixed","question":"Can an invoice be paid exactly 24 hours after its creation?","answer":"No. The last chance is one millisecond earlier.","evidence":"ours"},
  {"id":"success-status","part":"fixed","question":"Which status does a successful call have if none is stated?","answer":"200, creating an invoice and registering a payment included.","evidence":"hint"},
  {"id":"echo-nulls","part":"fixed","question":"Which value does a field have that was left out, or that the description shows only as null?","answer":"Null; the key is always present. In the echoed request this holds for every optional field except currency, which shows the currency in force. Fees and amounts shown as null would be numbers, terminationDate an integer, notes and references texts, metadata objects.","evidence":"hint"},
  {"id":"transport-errors","part":"fixed","question":"How does the service answer a body that is too large or not JSON?","answer":"413 for a body above the server's limit, 415 for another content type, each in the operation's failure shape.","evidence":"ours"},
  {"id":"token-roles","part":"fixed","question":"Does a merchant's token open a partner's operation, or the reverse?","answer":"No. The token is valid but of the wrong kind, so the answer is 403.","evidence":"ours"},
  {"id":"field-limits","part":"fixed","question":"Which lengths, formats and values may request fields have?","answer":"A code or phone number has at most 50 characters, an order number 100, a name, apiId or profileNo 200, a product's title or a secret 500, an e-mail address 254, an address 2,048, and a note, message, reason or description 2,000. An invoice has at most 500 products. Addresses are absolute http or https URLs, an e-mail address has the form of one, a quantity is a whole number from 1, a VAT rate is not negative, and a currency is one of SAR, USD, EUR and GBP.","evidence":"ours"},
  {"id":"relationship-status","part":"fixed","question":"Which states does a merchant's relationship have, and how do they change?","answer":"Active, unless a tester seeds a record with another text. It does not change by itself.","evidence":"stated"},
  {"id":"money-limits","part":"fixed","question":"Which limits do amounts have besides the stated minimum?","answer":"An amount to be paid is at least 0.01, a price or fee at least 0; none in a request exceeds 999999999.99. Amounts are rounded to the nearest hundredth, half a hundredth up.","evidence":"ours"},
  {"id":"recurring-fields","part":"fixed","question":"Which fields of registerPayment are required, and which types do they have?","answer":"Required are payment.value, payment.currencyCode, customer.name, customer.mobile, urls.callback, recurring.type, recurring.iterations and, with Custom, intervalDays. Texts are texts, counts are whole numbers, retryCount is 0 when left out.","evidence":"ours"},
];
