// Generated from the YAML files in spec/. To renew it: npm run generate

import type {
  OperationEntry,
} from "../rows.js";

export type {
  OperationEntry,
};

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

/** Id of an operation of the payment service. */
export type OperationId = (typeof operations)[number]["id"];

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

/**
 * What people call the fields of a request, in lower case: the path of the field that each name means.
 * A field of a list stands below `list[]`.
 */
export const fieldAliases: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
  issueMerchantToken: {"id":"apiId","username":"apiId","user":"apiId","clientid":"apiId","merchantid":"apiId","appid":"apiId","loginid":"apiId","profileno":"apiId","secret":"secretKey","apikey":"secretKey","apisecret":"secretKey","password":"secretKey","key":"secretKey","clientsecret":"secretKey","persist":"persistToken","remember":"persistToken","rememberme":"persistToken"},
  issuePartnerToken: {"profile":"profileNo","profilenumber":"profileNo","profileid":"profileNo","partnerid":"profileNo","apiid":"profileNo","username":"profileNo","id":"profileNo","key":"apiKey","secretkey":"apiKey","secret":"apiKey","password":"apiKey","apisecret":"apiKey","persist":"persistToken","remember":"persistToken","rememberme":"persistToken"},
  addInvoice: {"orderid":"orderNumber","orderno":"orderNumber","order":"orderNumber","reference":"orderNumber","referenceno":"orderNumber","merchantordernumber":"orderNumber","invoicenumber":"orderNumber","invoiceno":"orderNumber","invoiceid":"orderNumber","cartid":"orderNumber","total":"amount","totalamount":"amount","totalprice":"amount","price":"amount","value":"amount","sum":"amount","grandtotal":"amount","amountsar":"amount","callback":"callBackUrl","returnurl":"callBackUrl","successurl":"callBackUrl","redirecturl":"callBackUrl","webhookurl":"callBackUrl","notifyurl":"callBackUrl","cancel":"cancelUrl","failurl":"cancelUrl","failureurl":"cancelUrl","errorurl":"cancelUrl","declineurl":"cancelUrl","cancellationurl":"cancelUrl","name":"clientName","customername":"clientName","buyername":"clientName","fullname":"clientName","email":"clientEmail","customeremail":"clientEmail","buyeremail":"clientEmail","mobile":"clientMobile","phone":"clientMobile","customermobile":"clientMobile","customerphone":"clientMobile","clientphone":"clientMobile","phonenumber":"clientMobile","currencycode":"currency","curr":"currency","items":"products","lineitems":"products","orderitems":"products","product":"products","cart":"products","cartitems":"products","products[].name":"products[].title","products[].productname":"products[].title","products[].label":"products[].title","products[].unitprice":"products[].price","products[].amount":"products[].price","products[].unitamount":"products[].price","products[].quantity":"products[].qty","products[].count":"products[].qty","products[].units":"products[].qty","products[].image":"products[].imageSrc","products[].imageurl":"products[].imageSrc","products[].vat":"products[].specificVat","products[].vatrate":"products[].specificVat","products[].tax":"products[].specificVat","products[].cost":"products[].productCost","sms":"smsMessage","message":"smsMessage","smstext":"smsMessage","cardbrands":"supportedCardBrands","brands":"supportedCardBrands","paymentmethods":"supportedCardBrands","supportedbrands":"supportedCardBrands","paymentmethod":"supportedCardBrands","notes":"note","comment":"note","description":"note"},
  cancelInvoice: {"transactionnumber":"transactionNo","transactionid":"transactionNo","id":"transactionNo","invoiceid":"transactionNo","ordernumber":"transactionNo"},
  payByCard: {"orderid":"orderNumber","orderno":"orderNumber","order":"orderNumber","reference":"orderNumber","referenceno":"orderNumber","merchantordernumber":"orderNumber","invoicenumber":"orderNumber","invoiceno":"orderNumber","invoiceid":"orderNumber","cartid":"orderNumber","total":"amount","totalamount":"amount","totalprice":"amount","price":"amount","value":"amount","sum":"amount","grandtotal":"amount","amountsar":"amount","callback":"callBackUrl","returnurl":"callBackUrl","successurl":"callBackUrl","redirecturl":"callBackUrl","webhookurl":"callBackUrl","notifyurl":"callBackUrl","cancel":"cancelUrl","failurl":"cancelUrl","failureurl":"cancelUrl","errorurl":"cancelUrl","declineurl":"cancelUrl","cancellationurl":"cancelUrl","name":"clientName","customername":"clientName","buyername":"clientName","fullname":"clientName","email":"clientEmail","customeremail":"clientEmail","buyeremail":"clientEmail","mobile":"clientMobile","phone":"clientMobile","customermobile":"clientMobile","customerphone":"clientMobile","clientphone":"clientMobile","phonenumber":"clientMobile","currencycode":"currency","curr":"currency","items":"products","lineitems":"products","orderitems":"products","product":"products","cart":"products","cartitems":"products","products[].name":"products[].title","products[].productname":"products[].title","products[].label":"products[].title","products[].unitprice":"products[].price","products[].amount":"products[].price","products[].unitamount":"products[].price","products[].quantity":"products[].qty","products[].count":"products[].qty","products[].units":"products[].qty","products[].image":"products[].imageSrc","products[].imageurl":"products[].imageSrc","products[].vat":"products[].specificVat","products[].vatrate":"products[].specificVat","products[].tax":"products[].specificVat","products[].cost":"products[].productCost","sms":"smsMessage","message":"smsMessage","smstext":"smsMessage","cardbrands":"supportedCardBrands","brands":"supportedCardBrands","paymentmethods":"supportedCardBrands","supportedbrands":"supportedCardBrands","paymentmethod":"supportedCardBrands","notes":"note","comment":"note","description":"note","carddetails":"card","cardinfo":"card","creditcard":"card","paymentcard":"card","cardnumber":"card","pan":"card","card.cardnumber":"card.number","card.no":"card.number","card.pan":"card.number","card.cvv":"card.securityCode","card.cvc":"card.securityCode","card.cvv2":"card.securityCode","card.code":"card.securityCode","card.cvn":"card.securityCode","securitycode":"card.securityCode","cvv":"card.securityCode","cvc":"card.securityCode","card.expirydate":"card.expiry","card.exp":"card.expiry","card.expiration":"card.expiry","expiry":"card.expiry","expirydate":"card.expiry","card.expirymonth":"card.expiry.month","card.month":"card.expiry.month","card.expmonth":"card.expiry.month","card.expiry.mm":"card.expiry.month","card.expiryyear":"card.expiry.year","card.year":"card.expiry.year","card.expyear":"card.expiry.year","card.expiry.yy":"card.expiry.year"},
  sendDigitalProduct: {"text":"message","body":"message","content":"message","smsmessage":"message","sms":"message","note":"message","orderno":"orderNumber","orderid":"orderNumber","transactionno":"orderNumber","transactionnumber":"orderNumber","invoiceid":"orderNumber","id":"orderNumber"},
  refundOrder: {"orderno":"orderNumber","orderid":"orderNumber","transactionno":"orderNumber","transactionnumber":"orderNumber","invoiceid":"orderNumber","id":"orderNumber","refundamount":"amount","total":"amount","value":"amount","reason":"refundReason","note":"refundReason","comment":"refundReason","message":"refundReason","description":"refundReason"},
  addMerchantInvoice: {"orderid":"orderNumber","orderno":"orderNumber","order":"orderNumber","reference":"orderNumber","referenceno":"orderNumber","merchantordernumber":"orderNumber","invoicenumber":"orderNumber","invoiceno":"orderNumber","invoiceid":"orderNumber","cartid":"orderNumber","total":"amount","totalamount":"amount","totalprice":"amount","price":"amount","value":"amount","sum":"amount","grandtotal":"amount","amountsar":"amount","callback":"callBackUrl","returnurl":"callBackUrl","successurl":"callBackUrl","redirecturl":"callBackUrl","webhookurl":"callBackUrl","notifyurl":"callBackUrl","cancel":"cancelUrl","failurl":"cancelUrl","failureurl":"cancelUrl","errorurl":"cancelUrl","declineurl":"cancelUrl","cancellationurl":"cancelUrl","name":"clientName","customername":"clientName","buyername":"clientName","fullname":"clientName","email":"clientEmail","customeremail":"clientEmail","buyeremail":"clientEmail","mobile":"clientMobile","phone":"clientMobile","customermobile":"clientMobile","customerphone":"clientMobile","clientphone":"clientMobile","phonenumber":"clientMobile","currencycode":"currency","curr":"currency","items":"products","lineitems":"products","orderitems":"products","product":"products","cart":"products","cartitems":"products","products[].name":"products[].title","products[].productname":"products[].title","products[].label":"products[].title","products[].unitprice":"products[].price","products[].amount":"products[].price","products[].unitamount":"products[].price","products[].quantity":"products[].qty","products[].count":"products[].qty","products[].units":"products[].qty","products[].image":"products[].imageSrc","products[].imageurl":"products[].imageSrc","products[].vat":"products[].specificVat","products[].vatrate":"products[].specificVat","products[].tax":"products[].specificVat","products[].cost":"products[].productCost","sms":"smsMessage","message":"smsMessage","smstext":"smsMessage","cardbrands":"supportedCardBrands","brands":"supportedCardBrands","paymentmethods":"supportedCardBrands","supportedbrands":"supportedCardBrands","paymentmethod":"supportedCardBrands","notes":"note","comment":"note","description":"note","receiver":"receivers","merchants":"receivers","splits":"receivers","split":"receivers","recipients":"receivers","beneficiaries":"receivers","receivers[].searchtype":"receivers[].key","receivers[].type":"receivers[].key","receivers[].by":"receivers[].key","receivers[].searchvalue":"receivers[].value","receivers[].id":"receivers[].value","receivers[].merchantid":"receivers[].value","receivers[].total":"receivers[].amount","receivers[].share":"receivers[].amount","receivers[].portion":"receivers[].amount","receivers[].notes":"receivers[].note","receivers[].comment":"receivers[].note","receivers[].description":"receivers[].note","receivers[].ismain":"receivers[].isMainReceiver","receivers[].main":"receivers[].isMainReceiver","partner":"partnerPortion","partnershare":"partnerPortion","partneramount":"partnerPortion","commission":"partnerPortion","platformfee":"partnerPortion","partnerportion.value":"partnerPortion.amount","partnerportion.total":"partnerPortion.amount","partnerportion.payservicefees":"partnerPortion.isPayingServiceFees","partnerportion.fees":"partnerPortion.isPayingServiceFees"},
  checkLicense: {"type":"registrationType","licensetype":"registrationType","license":"licenseNumber","number":"licenseNumber","licenseno":"licenseNumber","mobile":"mobileNumber","phone":"mobileNumber","phonenumber":"mobileNumber","year":"hijriYear","birthyear":"hijriYear","month":"hijriMonth","birthmonth":"hijriMonth","day":"hijriDay","birthday":"hijriDay","profileno":"partnerProfileNo","profile":"partnerProfileNo","partnerid":"partnerProfileNo"},
  validateRegistrationOtp: {"sign":"signature","sig":"signature","session":"sessionUuid","sessionid":"sessionUuid","uuid":"sessionUuid","mobilenumber":"mobile","phone":"mobile","phonenumber":"mobile","profileno":"partnerProfileNo","profile":"partnerProfileNo","partnerid":"partnerProfileNo","code":"otp","otpcode":"otp","pin":"otp"},
  addRegistrationInfo: {"sign":"signature","sig":"signature","session":"sessionUuid","sessionid":"sessionUuid","uuid":"sessionUuid","mobilenumber":"mobile","phone":"mobile","phonenumber":"mobile","profileno":"partnerProfileNo","profile":"partnerProfileNo","partnerid":"partnerProfileNo","ibannumber":"iban","bankaccount":"iban","bank":"bankName","category":"categoryDescription","volume":"salesVolume","scope":"sellingScope","civilid":"nationalId","id":"nationalId","mail":"email","emailaddress":"email","familyname":"lastName","surname":"lastName"},
  confirmRegistration: {"sign":"signature","sig":"signature","session":"sessionUuid","sessionid":"sessionUuid","uuid":"sessionUuid","mobilenumber":"mobile","phone":"mobile","phonenumber":"mobile","profileno":"partnerProfileNo","profile":"partnerProfileNo","partnerid":"partnerProfileNo"},
  sendOtp: {"mobile":"stcpayMobile","phone":"stcpayMobile","mobilenumber":"stcpayMobile","phonenumber":"stcpayMobile","clientmobile":"stcpayMobile","stcmobile":"stcpayMobile","transactionno":"orderNumber","transactionnumber":"orderNumber","transactionid":"orderNumber","orderid":"orderNumber","invoiceno":"orderNumber","countrycode":"stcpayMobileCountryCode","mobilecountrycode":"stcpayMobileCountryCode","dialcode":"stcpayMobileCountryCode","amount":"total","totalamount":"total","value":"total","orderamount":"total"},
  processPayment: {"mobile":"stcpayMobile","phone":"stcpayMobile","mobilenumber":"stcpayMobile","phonenumber":"stcpayMobile","clientmobile":"stcpayMobile","stcmobile":"stcpayMobile","transactionno":"orderNumber","transactionnumber":"orderNumber","transactionid":"orderNumber","orderid":"orderNumber","invoiceno":"orderNumber","countrycode":"stcpayMobileCountryCode","mobilecountrycode":"stcpayMobileCountryCode","dialcode":"stcpayMobileCountryCode","amount":"total","totalamount":"total","value":"total","orderamount":"total","otp":"stcpayPaymentOTP","code":"stcpayPaymentOTP","otpcode":"stcpayPaymentOTP","stcpayotp":"stcpayPaymentOTP","otpvalue":"stcpayPaymentOTP","pin":"stcpayPaymentOTP","sessionid":"paymentSessionId","session":"paymentSessionId","paymentsession":"paymentSessionId","sign":"signature","sig":"signature","signeddata":"signedBase64Data","base64data":"signedBase64Data","signedbase64":"signedBase64Data"},
  registerPayment: {"amount":"payment.value","total":"payment.value","value":"payment.value","payment.amount":"payment.value","payment.total":"payment.value","payment.price":"payment.value","currency":"payment.currencyCode","currencycode":"payment.currencyCode","payment.currency":"payment.currencyCode","note":"payment.paymentNote","payment.note":"payment.paymentNote","client":"customer","buyer":"customer","clientname":"customer.name","customername":"customer.name","customer.clientname":"customer.name","customer.fullname":"customer.name","clientmobile":"customer.mobile","customermobile":"customer.mobile","customer.phone":"customer.mobile","customer.clientmobile":"customer.mobile","clientemail":"customer.email","customeremail":"customer.email","url":"urls","callbackurl":"urls.callback","callback":"urls.callback","urls.callbackurl":"urls.callback","urls.return":"urls.callback","urls.success":"urls.callback","recurringmodel":"recurring","recurrence":"recurring","subscription":"recurring","plan":"recurring","recurringtype":"recurring.type","recurring.recurringtype":"recurring.type","recurring.recurringmodel":"recurring.type","recurring.frequency":"recurring.type","recurring.intervaltype":"recurring.type","type":"recurring.type","intervaldays":"recurring.intervalDays","recurring.days":"recurring.intervalDays","recurring.interval":"recurring.intervalDays","iteration":"recurring.iterations","iterations":"recurring.iterations","recurring.iteration":"recurring.iterations","recurring.count":"recurring.iterations","recurring.cycles":"recurring.iterations","recurring.times":"recurring.iterations","retrycount":"recurring.retryCount","recurring.retries":"recurring.retryCount","recurring.retry":"recurring.retryCount"},
  cancelRecurring: {"id":"recurringId","recurringpaymentid":"recurringId","subscriptionid":"recurringId","recurring":"recurringId","planid":"recurringId"},
};

/** Fields that people look for and an operation lacks: what happens or what to do instead. */
export const missingFields: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
  addInvoice: {"expirydate":"an invoice can be paid for 24 hours, and no field changes that","expiry":"an invoice can be paid for 24 hours, and no field changes that","duedate":"an invoice can be paid for 24 hours, and no field changes that","expiresat":"an invoice can be paid for 24 hours, and no field changes that","expiresin":"an invoice can be paid for 24 hours, and no field changes that","validuntil":"an invoice can be paid for 24 hours, and no field changes that","ttl":"an invoice can be paid for 24 hours, and no field changes that","card":"this call takes no card; POST /api/payInvoice pays by one at once","creditcard":"this call takes no card; POST /api/payInvoice pays by one at once","receivers":"only a partner shares an invoice, by POST /rest/partner/addMerchantInvoice/{profileNo}","partnerportion":"only a partner shares an invoice, by POST /rest/partner/addMerchantInvoice/{profileNo}"},
  registerPayment: {"startdate":"cycles count from the customer's first payment on paymentUrl, and no field sets a date","firstchargedate":"cycles count from the customer's first payment on paymentUrl, and no field sets a date","recurring.startdate":"cycles count from the customer's first payment on paymentUrl, and no field sets a date","recurring.start":"cycles count from the customer's first payment on paymentUrl, and no field sets a date","enddate":"cycles count from the customer's first payment on paymentUrl, and no field sets a date","recurring.enddate":"cycles count from the customer's first payment on paymentUrl, and no field sets a date"},
};

/** What other services call an operation: the words of such a path, and what the operation does. */
export const alsoCalled: readonly {
  readonly id: OperationId;
  readonly pattern: RegExp;
  readonly does: string;
}[] = [
  { id: "issueMerchantToken", pattern: /^(token|login|oauthtoken|authenticate|authentication|signin|authlogin|authtoken)$/, does: "issues a token" },
  { id: "getMyMerchants", pattern: /^(my|get|list)?merchants?(list)?$/, does: "lists the merchants of a partner" },
  { id: "getMerchantKeys", pattern: /^(get|read|merchant|my|partner)*(keys?|credentials?|apikeys?|secrets?)$/, does: "reads the credentials of a partner's merchant" },
  { id: "addInvoice", pattern: /^(create|new|make)?invoices?(create|new|add)?$|^(create|add)(order|payment|bill)$|^orders?$/, does: "creates an invoice" },
  { id: "getInvoice", pattern: /^(get|check)?(invoice|order|payment|transaction)status$|^(check|get|read)(invoice|order|payment|status)$|^invoiceget$/, does: "reads the status of an invoice" },
  { id: "cancelInvoice", pattern: /^(cancel|delete|void)(order|payment|transaction)$/, does: "cancels an invoice" },
  { id: "refundOrder", pattern: /refund/, does: "refunds a paid order" },
  { id: "addMerchantInvoice", pattern: /^(add|create|new)?(partner|merchant|partnermerchant|shared|split)(s)?(invoices?|order|payment)$/, does: "creates an invoice that merchants share" },
  { id: "checkLicense", pattern: /^(register|create|add|new|onboard)(merchant|merchants|submerchant|seller)$|^(merchant|seller)(register|registration|onboarding)$|^checklicen[sc]e$/, does: "begins the registration of a merchant" },
  { id: "addRegistrationInfo", pattern: /^(add|merchant)(info|information|details|bank)$/, does: "adds the details of a new merchant" },
  { id: "confirmRegistration", pattern: /^(confirm|create|activate)(account|merchantaccount)$/, does: "asks for the account of a new merchant" },
  { id: "processPayment", pattern: /^(verify|confirm|check|validate)otp$|^(stcpay)?(pay|confirm|confirmpayment|payment)$/, does: "completes a wallet payment" },
  { id: "registerPayment", pattern: /^(create|add|new|register)?(recurring|subscription)s?(payment)?(create|register)?$/, does: "registers a recurring payment" },
  { id: "cancelRecurring", pattern: /^(cancel|stop|end|delete)(subscription|recurringpayment|registration)$/, does: "cancels a recurring payment" },
];

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
