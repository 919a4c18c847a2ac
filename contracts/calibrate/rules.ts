import type { OperationId } from "../../spec/generated/operations.js";
import type { ConformanceRule, PlannedCall } from "./rule.js";
import {
  issued,
  keysRead,
  merchantKeysRules,
  merchantRules,
  listed as partnersList,
  tokenRules,
} from "./rules/accounts.js";
import { plain } from "./rules/calls.js";
import {
  canceled as canceledInvoice,
  invoiceAnswerRules,
  invoiceLifeRules,
  invoicePageRules,
  read,
} from "./rules/invoice-answers.js";
import {
  invoiceFailureRules,
  invoiceLimitRules,
  invoiceRequestRules,
} from "./rules/invoice-requests.js";
import { lifeRules } from "./rules/life.js";
import {
  accountConfirmed,
  infoAdded,
  licenseChecked,
  mobileVerified,
  onboardingRules,
} from "./rules/onboarding.js";
import {
  cardPaymentRules,
  delivered,
  digitalProductRules,
  merchantInvoiceRules,
  paidByCard,
  refunded,
  refundRules,
  shared,
  transactionRules,
  found as transactionsFound,
} from "./rules/orders.js";
import {
  canceled as canceledPayment,
  listed as paymentsList,
  recurringLifeRules,
  recurringRules,
  recurringScheduleRules,
  registered,
} from "./rules/recurring.js";
import { paid, sent, walletPaymentRules, walletRules } from "./rules/wallet.js";

/** An operation in good order, where a rule wants it refused. */
const POSITIVE_CONTROLS: { readonly [Id in OperationId]?: PlannedCall } = {
  issueMerchantToken: issued.merchant,
  issuePartnerToken: issued.partner,
  getMyMerchants: partnersList,
  getMerchantKeys: keysRead,
  addInvoice: plain,
  getInvoice: read,
  cancelInvoice: canceledInvoice,
  payByCard: paidByCard,
  sendDigitalProduct: delivered,
  getTransactionsOfOrderNumber: transactionsFound,
  refundOrder: refunded,
  addMerchantInvoice: shared,
  checkLicense: licenseChecked,
  validateRegistrationOtp: mobileVerified,
  addRegistrationInfo: infoAdded,
  confirmRegistration: accountConfirmed,
  sendOtp: sent,
  processPayment: paid,
  registerPayment: registered,
  cancelRecurring: canceledPayment,
  listRecurringPayments: paymentsList,
};

/** Every statement about the service that can be seen from outside, in the order of the operations. */
export const rules: readonly ConformanceRule[] = [
  ...tokenRules,
  ...merchantRules,
  ...merchantKeysRules,
  ...invoiceAnswerRules,
  ...invoiceRequestRules,
  ...invoiceFailureRules,
  ...invoiceLimitRules,
  ...invoicePageRules,
  ...invoiceLifeRules,
  ...lifeRules,
  ...cardPaymentRules,
  ...digitalProductRules,
  ...transactionRules,
  ...refundRules,
  ...merchantInvoiceRules,
  ...onboardingRules,
  ...walletRules,
  ...walletPaymentRules,
  ...recurringRules,
  ...recurringScheduleRules,
  ...recurringLifeRules,
].map(controlled);

/** A rule that wants a refusal, with the good request without which it proves nothing. */
function controlled(rule: ConformanceRule): ConformanceRule {
  const { operation } = rule.call;
  const positiveControl = operation === "page" ? undefined : POSITIVE_CONTROLS[operation];
  const wantsRefusal = rule.checks.some((check) => check.ofRefusal);
  return wantsRefusal && positiveControl ? { ...rule, positiveControl } : rule;
}
