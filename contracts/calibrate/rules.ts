import type { ConformanceRule } from "./rule.js";
import { merchantKeysRules, merchantRules, tokenRules } from "./rules/accounts.js";
import { invoiceCancelRules, invoiceReadRules, invoiceRules } from "./rules/invoices.js";
import { onboardingRules } from "./rules/onboarding.js";
import {
  cardPaymentRules,
  digitalProductRules,
  merchantInvoiceRules,
  refundRules,
  transactionRules,
} from "./rules/orders.js";
import { recurringLifeRules, recurringRules } from "./rules/recurring.js";
import { walletLateRules, walletPaymentRules, walletRules } from "./rules/wallet.js";

/** Every statement about the service that can be seen from outside, in the order of the operations. */
export const rules: readonly ConformanceRule[] = [
  ...tokenRules,
  ...merchantRules,
  ...merchantKeysRules,
  ...invoiceRules,
  ...invoiceReadRules,
  ...invoiceCancelRules,
  ...cardPaymentRules,
  ...digitalProductRules,
  ...transactionRules,
  ...refundRules,
  ...merchantInvoiceRules,
  ...onboardingRules,
  ...walletRules,
  ...walletPaymentRules,
  ...walletLateRules,
  ...recurringRules,
  ...recurringLifeRules,
];
