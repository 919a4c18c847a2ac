// Generated from the YAML files in spec/. To renew it: npm run generate

import type { SwitchId } from "./assumptions.js";
import type { OperationId } from "./operations.js";

/** A provider state that leads an operation to an answer. */
export interface OperationState {
  readonly status: number;
  /** The sentence of the state in the catalogue. */
  readonly name: string;
  /** Facts of the call that this state needs, by path. */
  readonly when: Readonly<Record<string, string | number | null>>;
  /** Parameters of the state: a literal number, or the path of a fact of the call. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Fields of the request that take their value from the state, with the name of that value. */
  readonly inject: Readonly<Record<string, string>>;
}

/** The provider states of each operation's successful answers. The first one that fits applies. */
export const operationStates: Readonly<Record<OperationId, readonly OperationState[]>> = {
  issueMerchantToken: [{"status":200,"name":"any credentials are accepted","when":{},"params":{},"inject":{"apiId":"apiId","secretKey":"secretKey"}}],
  issuePartnerToken: [{"status":200,"name":"any credentials are accepted","when":{},"params":{},"inject":{"profileNo":"profileNo","apiKey":"apiKey"}}],
  getMyMerchants: [{"status":200,"name":"a partner without merchants","when":{"answer.length":0},"params":{},"inject":{}},{"status":200,"name":"a partner with merchants","when":{},"params":{"count":"answer.length"},"inject":{}}],
  getMerchantKeys: [{"status":200,"name":"a partner with merchants","when":{},"params":{"count":1},"inject":{"searchValue":"merchantId"}}],
  addInvoice: [{"status":200,"name":"a merchant","when":{},"params":{},"inject":{}}],
  getInvoice: [{"status":200,"name":"a pending invoice","when":{"answer.orderStatus":"pending","answer.paymentErrors":null},"params":{"amount":"invoice.amount","currency":"invoice.currency"},"inject":{"transactionNo":"transactionNo"}},{"status":200,"name":"a declined invoice","when":{"answer.orderStatus":"pending"},"params":{"amount":"invoice.amount","currency":"invoice.currency"},"inject":{"transactionNo":"transactionNo"}},{"status":200,"name":"a paid invoice","when":{"answer.orderStatus":"paid"},"params":{"amount":"invoice.amount","currency":"invoice.currency"},"inject":{"transactionNo":"transactionNo"}},{"status":200,"name":"an expired invoice","when":{"invoice.canceledBy":"expiry"},"params":{"amount":"invoice.amount","currency":"invoice.currency"},"inject":{"transactionNo":"transactionNo"}},{"status":200,"name":"a canceled invoice","when":{},"params":{"amount":"invoice.amount","currency":"invoice.currency"},"inject":{"transactionNo":"transactionNo"}}],
  cancelInvoice: [{"status":200,"name":"a pending invoice","when":{},"params":{},"inject":{"transactionNo":"transactionNo"}}],
  payByCard: [{"status":200,"name":"a merchant","when":{"answer.paymentErrors":null},"params":{},"inject":{}},{"status":200,"name":"the card is declined","when":{},"params":{"code":"decline.code","message":"decline.message"},"inject":{}}],
  sendDigitalProduct: [{"status":200,"name":"a paid digital order","when":{},"params":{"orderNumber":"request.orderNumber"},"inject":{}}],
  getTransactionsOfOrderNumber: [{"status":200,"name":"a merchant","when":{"answer.length":0},"params":{},"inject":{}},{"status":200,"name":"a pending invoice","when":{"answer.0.orderStatus":"pending"},"params":{"amount":"invoice.amount","currency":"invoice.currency","orderNumber":"query.orderNumber"},"inject":{}},{"status":200,"name":"a paid invoice","when":{"answer.0.orderStatus":"paid","answer.0.settlementNumber":null},"params":{"amount":"invoice.amount","currency":"invoice.currency","orderNumber":"query.orderNumber"},"inject":{}},{"status":200,"name":"a settled invoice","when":{"answer.0.orderStatus":"paid"},"params":{"amount":"invoice.amount","currency":"invoice.currency","orderNumber":"query.orderNumber"},"inject":{}},{"status":200,"name":"a canceled invoice","when":{},"params":{"amount":"invoice.amount","currency":"invoice.currency","orderNumber":"query.orderNumber"},"inject":{}}],
  refundOrder: [{"status":200,"name":"a partner with a paid order","when":{},"params":{"orderNumber":"request.orderNumber","key":"path.key"},"inject":{"value":"value"}}],
  addMerchantInvoice: [{"status":200,"name":"a partner with known merchants","when":{},"params":{"merchants":"receivers"},"inject":{}}],
  checkLicense: [{"status":200,"name":"a partner without merchants","when":{},"params":{},"inject":{}}],
  validateRegistrationOtp: [{"status":200,"name":"a registration with an OTP","when":{},"params":{},"inject":{"signature":"signature","sessionUuid":"sessionUuid","mobile":"mobile","partnerProfileNo":"partnerProfileNo","otp":"otp"}}],
  addRegistrationInfo: [{"status":200,"name":"a registration with a verified mobile","when":{},"params":{},"inject":{"signature":"signature","sessionUuid":"sessionUuid","mobile":"mobile","partnerProfileNo":"partnerProfileNo"}}],
  confirmRegistration: [{"status":200,"name":"a registration with its information","when":{},"params":{},"inject":{"signature":"signature","sessionUuid":"sessionUuid","mobile":"mobile","partnerProfileNo":"partnerProfileNo"}}],
  sendOtp: [{"status":200,"name":"a pending invoice","when":{},"params":{"amount":"invoice.amount","currency":"invoice.currency"},"inject":{"orderNumber":"transactionNo"}}],
  processPayment: [{"status":200,"name":"an OTP was sent","when":{},"params":{"amount":"invoice.amount","currency":"invoice.currency","mobile":"wallet.mobile","countryCode":"wallet.countryCode"},"inject":{"orderNumber":"transactionNo","paymentSessionId":"paymentSessionId","signature":"signature","signedBase64Data":"signedBase64Data","stcpayPaymentOTP":"stcpayPaymentOTP"}}],
  registerPayment: [{"status":200,"name":"a merchant","when":{},"params":{},"inject":{}}],
  cancelRecurring: [{"status":200,"name":"a registered recurring payment","when":{"recurring.startedAt":null},"params":{},"inject":{"recurringId":"recurringId"}},{"status":200,"name":"an active recurring payment","when":{},"params":{},"inject":{"recurringId":"recurringId"}}],
  listRecurringPayments: [{"status":200,"name":"no recurring payments","when":{"answer.length":0},"params":{},"inject":{}},{"status":200,"name":"an active recurring payment","when":{"answer.0.status":"active"},"params":{},"inject":{}},{"status":200,"name":"a canceled recurring payment","when":{"answer.0.status":"canceled"},"params":{},"inject":{}},{"status":200,"name":"a completed recurring payment","when":{"answer.0.status":"completed"},"params":{},"inject":{}},{"status":200,"name":"an ended recurring payment","when":{"answer.0.status":"ended"},"params":{},"inject":{}},{"status":200,"name":"a registered recurring payment","when":{},"params":{},"inject":{}}],
};

/** The switches that shape the answers of an operation. */
export const operationSwitches: Readonly<Partial<Record<OperationId, readonly SwitchId[]>>> =
  {
  getMyMerchants: ["creation-date-unit"],
  addInvoice: ["order-status-case","duplicate-order-number","tabby","foreign-minimum"],
  getInvoice: ["order-status-case","payment-errors-shape","payment-receipt"],
  cancelInvoice: ["cancel-success-type"],
  payByCard: ["order-status-case","payment-errors-shape","payment-receipt","tabby","duplicate-order-number","foreign-minimum"],
  getTransactionsOfOrderNumber: ["order-status-case","settlement-schedule"],
  refundOrder: ["partial-refund"],
  addMerchantInvoice: ["order-status-case","duplicate-order-number","tabby","foreign-minimum"],
  confirmRegistration: ["activation-approval"],
  sendOtp: ["total-mismatch"],
  processPayment: ["total-mismatch"],
  registerPayment: ["register-failure-status","validation-errors-shape"],
  cancelRecurring: ["validation-errors-shape","first-charge"],
  listRecurringPayments: ["first-charge"],
};

/** Fields of an operation's answers that a provider state does not determine. */
export const varyingFields: Readonly<Partial<Record<OperationId, readonly string[]>>> =
  {
  getMyMerchants: ["merchantShopName","merchantStoreUsername"],
  getInvoice: ["cancelUrl","clientEmail","smsMessage","supportedCardBrands","displayPending","note","receivers","partnerPortion","description","isDigital","imageSrc","specificVat","productCost","bankCardNumber"],
  payByCard: ["bankCardNumber"],
  getTransactionsOfOrderNumber: ["note","clientEmail","serviceFees","serviceVat","settlementNumber","settlementBank"],
  listRecurringPayments: ["intervalDays"],
};
