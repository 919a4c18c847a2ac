import type { OperationId } from "../../../spec/generated/operations.js";

/**
 * What people call the fields: names of other payment services, of other operations of this one, and
 * the loose words of its description (recurringModel, recurringType, iteration). In each row the field
 * that is meant and its aliases, without their casing. A field of a list stands below `list[]`.
 */
type Aliases = readonly (readonly [meant: string, aliases: string])[];

const MERCHANT_TOKEN: Aliases = [
  ["apiId", "id username user clientid merchantid appid loginid profileno"],
  ["secretKey", "secret apikey apisecret password key clientsecret"],
  ["persistToken", "persist remember rememberme"],
];

const PARTNER_TOKEN: Aliases = [
  ["profileNo", "profile profilenumber profileid partnerid apiid username id"],
  ["apiKey", "key secretkey secret password apisecret"],
  ["persistToken", "persist remember rememberme"],
];

const ADD_INVOICE: Aliases = [
  ["orderNumber", "orderid orderno order reference referenceno merchantordernumber"],
  ["orderNumber", "invoicenumber invoiceno invoiceid cartid"],
  ["amount", "total totalamount totalprice price value sum grandtotal amountsar"],
  ["callBackUrl", "callback returnurl successurl redirecturl webhookurl notifyurl"],
  ["cancelUrl", "cancel failurl failureurl errorurl declineurl cancellationurl"],
  ["clientName", "name customername buyername fullname"],
  ["clientEmail", "email customeremail buyeremail"],
  ["clientMobile", "mobile phone customermobile customerphone clientphone phonenumber"],
  ["currency", "currencycode curr"],
  ["products", "items lineitems orderitems product cart cartitems"],
  ["smsMessage", "sms message smstext"],
  ["supportedCardBrands", "cardbrands brands paymentmethods supportedbrands paymentmethod"],
  ["note", "notes comment description"],
  ["products[].title", "products[].name products[].productname products[].label"],
  ["products[].price", "products[].unitprice products[].amount products[].unitamount"],
  ["products[].qty", "products[].quantity products[].count products[].units"],
  ["products[].imageSrc", "products[].image products[].imageurl"],
  ["products[].specificVat", "products[].vat products[].vatrate products[].tax"],
  ["products[].productCost", "products[].cost"],
];

const ADD_MERCHANT_INVOICE: Aliases = [
  ...ADD_INVOICE,
  ["receivers", "receiver merchants splits split recipients beneficiaries"],
  ["receivers[].key", "receivers[].searchtype receivers[].type receivers[].by"],
  ["receivers[].value", "receivers[].searchvalue receivers[].id receivers[].merchantid"],
  ["receivers[].amount", "receivers[].total receivers[].share receivers[].portion"],
  ["receivers[].note", "receivers[].notes receivers[].comment receivers[].description"],
  ["receivers[].isMainReceiver", "receivers[].ismain receivers[].main"],
  ["partnerPortion", "partner partnershare partneramount commission platformfee"],
  ["partnerPortion.amount", "partnerportion.value partnerportion.total"],
  ["partnerPortion.isPayingServiceFees", "partnerportion.payservicefees partnerportion.fees"],
];

const PAY_BY_CARD: Aliases = [
  ...ADD_INVOICE,
  ["card", "carddetails cardinfo creditcard paymentcard cardnumber pan"],
  ["card.number", "card.cardnumber card.no card.pan"],
  ["card.securityCode", "card.cvv card.cvc card.cvv2 card.code card.cvn securitycode cvv cvc"],
  ["card.expiry", "card.expirydate card.exp card.expiration expiry expirydate"],
  ["card.expiry.month", "card.expirymonth card.month card.expmonth card.expiry.mm"],
  ["card.expiry.year", "card.expiryyear card.year card.expyear card.expiry.yy"],
];

const WALLET: Aliases = [
  ["stcpayMobile", "mobile phone mobilenumber phonenumber clientmobile stcmobile"],
  ["stcpayMobileCountryCode", "countrycode mobilecountrycode dialcode"],
  ["orderNumber", "transactionno transactionnumber transactionid orderid invoiceno"],
  ["total", "amount totalamount value orderamount"],
];

const PROCESS_PAYMENT: Aliases = [
  ...WALLET,
  ["stcpayPaymentOTP", "otp code otpcode stcpayotp otpvalue pin"],
  ["paymentSessionId", "sessionid session paymentsession"],
  ["signedBase64Data", "signeddata base64data signedbase64"],
  ["signature", "sign sig"],
];

const REGISTER_PAYMENT: Aliases = [
  ["recurring", "recurringmodel recurrence subscription plan"],
  ["recurring.type", "recurringtype recurring.recurringtype recurring.recurringmodel"],
  ["recurring.type", "recurring.frequency recurring.interval recurring.intervaltype type"],
  ["recurring.iterations", "iteration iterations recurring.iteration recurring.count"],
  ["recurring.iterations", "recurring.cycles recurring.times"],
  ["recurring.intervalDays", "intervaldays recurring.days recurring.interval"],
  ["recurring.retryCount", "retrycount recurring.retries recurring.retry"],
  ["payment.value", "amount total value payment.amount payment.total payment.price"],
  ["payment.currencyCode", "currency currencycode payment.currency"],
  ["payment.paymentNote", "note payment.note"],
  ["customer", "client buyer"],
  ["customer.name", "clientname customername customer.clientname customer.fullname"],
  ["customer.mobile", "clientmobile customermobile customer.phone customer.clientmobile"],
  ["customer.email", "clientemail customeremail"],
  ["urls.callback", "callbackurl callback urls.callbackurl urls.return urls.success"],
  ["urls", "url"],
];

/** The aliases of each operation that takes a body. */
export const ALIASES: Readonly<Partial<Record<OperationId, Aliases>>> = {
  issueMerchantToken: MERCHANT_TOKEN,
  issuePartnerToken: PARTNER_TOKEN,
  addInvoice: ADD_INVOICE,
  payByCard: PAY_BY_CARD,
  addMerchantInvoice: ADD_MERCHANT_INVOICE,
  cancelInvoice: [["transactionNo", "transactionnumber transactionid id invoiceid ordernumber"]],
  sendDigitalProduct: [
    ["orderNumber", "orderno orderid transactionno transactionnumber invoiceid id"],
    ["message", "text body content smsmessage sms note"],
  ],
  refundOrder: [
    ["orderNumber", "orderno orderid transactionno transactionnumber invoiceid id"],
    ["refundReason", "reason note comment message description"],
  ],
  sendOtp: WALLET,
  processPayment: PROCESS_PAYMENT,
  registerPayment: REGISTER_PAYMENT,
  cancelRecurring: [["recurringId", "id recurringpaymentid subscriptionid recurring planid"]],
};

/** What people look for and no field does: the alias, and what happens instead. */
export const MISSING_FEATURES: Readonly<Partial<Record<OperationId, Aliases>>> = {
  refundOrder: [["an invoice is refunded whole", "amount refundamount total value"]],
  addInvoice: [
    [
      "an invoice can be paid for 24 hours, and no field changes that",
      "expirydate expiry duedate expiresat expiresin validuntil ttl",
    ],
    ["this call takes no card; POST /api/payInvoice pays by one at once", "card creditcard"],
    [
      "only a partner shares an invoice, by POST /rest/partner/addMerchantInvoice/{profileNo}",
      "receivers partnerportion",
    ],
  ],
  registerPayment: [
    [
      "cycles count from the customer's first payment on paymentUrl, and no field sets a date",
      "startdate firstchargedate recurring.startdate recurring.start enddate recurring.enddate",
    ],
  ],
};

/** What an alias without its casing means. Where two rows have it, the later one counts. */
export function meaningOf(aliases: Aliases | undefined, alias: string): string | undefined {
  return aliases?.findLast(([, known]) => known.split(" ").includes(alias))?.[0];
}
