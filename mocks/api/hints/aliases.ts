import type { OperationId } from "../../../spec/generated/operations.js";

/**
 * What people call the fields: names of other payment services, of other operations of this one, and
 * the loose words of its description (recurringModel, recurringType, iteration). From each alias,
 * without its casing, to the field that is meant. A field of a list stands below `list[]`.
 */
type Aliases = Readonly<Record<string, string>>;

const MERCHANT_TOKEN: Aliases = {
  ...to("apiId", "id username user clientid merchantid appid loginid profileno"),
  ...to("secretKey", "secret apikey apisecret password key clientsecret"),
  ...to("persistToken", "persist remember rememberme"),
};

const PARTNER_TOKEN: Aliases = {
  ...to("profileNo", "profile profilenumber profileid partnerid apiid username id"),
  ...to("apiKey", "key secretkey secret password apisecret"),
  ...to("persistToken", "persist remember rememberme"),
};

const ADD_INVOICE: Aliases = {
  ...to("orderNumber", "orderid orderno order reference referenceno merchantordernumber"),
  ...to("orderNumber", "invoicenumber invoiceno invoiceid cartid"),
  ...to("amount", "total totalamount totalprice price value sum grandtotal amountsar"),
  ...to("callBackUrl", "callback returnurl successurl redirecturl webhookurl notifyurl"),
  ...to("cancelUrl", "cancel failurl failureurl errorurl declineurl cancellationurl"),
  ...to("clientName", "name customername buyername fullname"),
  ...to("clientEmail", "email customeremail buyeremail"),
  ...to("clientMobile", "mobile phone customermobile customerphone clientphone phonenumber"),
  ...to("currency", "currencycode curr"),
  ...to("products", "items lineitems orderitems product cart cartitems"),
  ...to("smsMessage", "sms message smstext"),
  ...to("supportedCardBrands", "cardbrands brands paymentmethods supportedbrands paymentmethod"),
  ...to("note", "notes comment description"),
  ...to("products[].title", "products[].name products[].productname products[].label"),
  ...to("products[].price", "products[].unitprice products[].amount products[].unitamount"),
  ...to("products[].qty", "products[].quantity products[].count products[].units"),
  ...to("products[].imageSrc", "products[].image products[].imageurl"),
  ...to("products[].specificVat", "products[].vat products[].vatrate products[].tax"),
  ...to("products[].productCost", "products[].cost"),
};

const ADD_MERCHANT_INVOICE: Aliases = {
  ...ADD_INVOICE,
  ...to("receivers", "receiver merchants splits split recipients beneficiaries"),
  ...to("receivers[].key", "receivers[].searchtype receivers[].type receivers[].by"),
  ...to("receivers[].value", "receivers[].searchvalue receivers[].id receivers[].merchantid"),
  ...to("receivers[].amount", "receivers[].total receivers[].share receivers[].portion"),
  ...to("receivers[].note", "receivers[].notes receivers[].comment receivers[].description"),
  ...to("receivers[].isMainReceiver", "receivers[].ismain receivers[].main"),
  ...to("partnerPortion", "partner partnershare partneramount commission platformfee"),
  ...to("partnerPortion.amount", "partnerportion.value partnerportion.total"),
  ...to("partnerPortion.isPayingServiceFees", "partnerportion.payservicefees partnerportion.fees"),
};

const PAY_BY_CARD: Aliases = {
  ...ADD_INVOICE,
  ...to("card", "carddetails cardinfo creditcard paymentcard cardnumber pan"),
  ...to("card.number", "card.cardnumber card.no card.pan"),
  ...to("card.securityCode", "card.cvv card.cvc card.cvv2 card.code card.cvn securitycode cvv cvc"),
  ...to("card.expiry", "card.expirydate card.exp card.expiration expiry expirydate"),
  ...to("card.expiry.month", "card.expirymonth card.month card.expmonth card.expiry.mm"),
  ...to("card.expiry.year", "card.expiryyear card.year card.expyear card.expiry.yy"),
};

const WALLET: Aliases = {
  ...to("stcpayMobile", "mobile phone mobilenumber phonenumber clientmobile stcmobile"),
  ...to("stcpayMobileCountryCode", "countrycode mobilecountrycode dialcode"),
  ...to("orderNumber", "transactionno transactionnumber transactionid orderid invoiceno"),
  ...to("total", "amount totalamount value orderamount"),
};

const PROCESS_PAYMENT: Aliases = {
  ...WALLET,
  ...to("stcpayPaymentOTP", "otp code otpcode stcpayotp otpvalue pin"),
  ...to("paymentSessionId", "sessionid session paymentsession"),
  ...to("signedBase64Data", "signeddata base64data signedbase64"),
  ...to("signature", "sign sig"),
};

const REGISTER_PAYMENT: Aliases = {
  ...to("recurring", "recurringmodel recurrence subscription plan"),
  ...to("recurring.type", "recurringtype recurring.recurringtype recurring.recurringmodel"),
  ...to("recurring.type", "recurring.frequency recurring.interval recurring.intervaltype type"),
  ...to("recurring.iterations", "iteration iterations recurring.iteration recurring.count"),
  ...to("recurring.iterations", "recurring.cycles recurring.times"),
  ...to("recurring.intervalDays", "intervaldays recurring.days recurring.interval"),
  ...to("recurring.retryCount", "retrycount recurring.retries recurring.retry"),
  ...to("payment.value", "amount total value payment.amount payment.total payment.price"),
  ...to("payment.currencyCode", "currency currencycode payment.currency"),
  ...to("payment.paymentNote", "note payment.note"),
  ...to("customer", "client buyer"),
  ...to("customer.name", "clientname customername customer.clientname customer.fullname"),
  ...to("customer.mobile", "clientmobile customermobile customer.phone customer.clientmobile"),
  ...to("customer.email", "clientemail customeremail"),
  ...to("urls.callback", "callbackurl callback urls.callbackurl urls.return urls.success"),
  ...to("urls", "url"),
};

/** The aliases of each operation that takes a body. */
export const ALIASES: Readonly<Partial<Record<OperationId, Aliases>>> = {
  issueMerchantToken: MERCHANT_TOKEN,
  issuePartnerToken: PARTNER_TOKEN,
  addInvoice: ADD_INVOICE,
  payByCard: PAY_BY_CARD,
  addMerchantInvoice: ADD_MERCHANT_INVOICE,
  cancelInvoice: to("transactionNo", "transactionnumber transactionid id invoiceid ordernumber"),
  sendDigitalProduct: {
    ...to("orderNumber", "orderno orderid transactionno transactionnumber invoiceid id"),
    ...to("message", "text body content smsmessage sms note"),
  },
  refundOrder: {
    ...to("orderNumber", "orderno orderid transactionno transactionnumber invoiceid id"),
    ...to("refundReason", "reason note comment message description"),
  },
  sendOtp: WALLET,
  processPayment: PROCESS_PAYMENT,
  registerPayment: REGISTER_PAYMENT,
  cancelRecurring: to("recurringId", "id recurringpaymentid subscriptionid recurring planid"),
};

/** What people look for and no field does: the alias, and what happens instead. */
export const MISSING_FEATURES: Readonly<Partial<Record<OperationId, Aliases>>> = {
  refundOrder: to("an invoice is refunded whole", "amount refundamount total value"),
  addInvoice: {
    ...to(
      "an invoice can be paid for 24 hours, and no field changes that",
      "expirydate expiry duedate expiresat expiresin validuntil ttl",
    ),
    ...to("this call takes no card; POST /api/payInvoice pays by one at once", "card creditcard"),
    ...to(
      "only a partner shares an invoice, by POST /rest/partner/addMerchantInvoice/{profileNo}",
      "receivers partnerportion",
    ),
  },
  registerPayment: to(
    "cycles count from the customer's first payment on paymentUrl, and no field sets a date",
    "startdate firstchargedate recurring.startdate recurring.start enddate recurring.enddate",
  ),
};

function to(meant: string, aliases: string): Aliases {
  return Object.fromEntries(aliases.split(" ").map((alias) => [alias, meant]));
}
