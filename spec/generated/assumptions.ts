// Generated from the YAML files in spec/. To renew it: npm run generate

import type {
  AssumptionOptions,
} from "../rows.js";

export type {
  AssumptionOptions,
};

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
