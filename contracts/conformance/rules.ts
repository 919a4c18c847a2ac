import { distance } from "fastest-levenshtein";
import { CouldNotRun } from "../../mocks/report/report.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { type ConformanceRule, kindOf, type PlannedCall, provenanceOf } from "./rule.js";
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
export const POSITIVE_CONTROLS: { readonly [Id in OperationId]?: PlannedCall } = {
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

/** The operation that a rule is about: the first part of its id. */
export function operationOf({ id }: Pick<ConformanceRule, "id">): string {
  return id.split(".")[0] ?? id;
}

/**
 * The rules of some names, each the id of a rule or the beginning of ids up to a dot: `sendOtp`,
 * `addInvoice.required`. Throws `CouldNotRun` for a name that nothing has.
 */
export function rulesNamed(names: readonly string[]): readonly ConformanceRule[] {
  for (const name of names) {
    if (!rules.some((rule) => isNamed(rule, name))) {
      const near = nearest(name);
      const fix = near === undefined ? "See --list" : `Did you mean ${near}?`;
      throw new CouldNotRun(`there is no rule ${name}. ${fix}`);
    }
  }
  return rules.filter((rule) => names.some((name) => isNamed(rule, name)));
}

/** Rules for a reader: of some names, or all. */
export function listed(names?: readonly string[]) {
  return (names ? rulesNamed(names) : rules).map((rule) => {
    const { id, sentence } = rule;
    return { id, provenance: provenanceOf(rule), kind: kindOf(rule), sentence };
  });
}

function isNamed({ id }: ConformanceRule, name: string): boolean {
  return id === name || id.startsWith(`${name}.`);
}

/** Letters of a beginning that point to a name. */
const BEGINNING_MIN = 4;

/** The one that was meant, as far as that shows: a slip of a third of its letters, or a beginning. */
function nearest(name: string): string | undefined {
  const known = [...new Set([...rules.map(operationOf), ...rules.map(({ id }) => id)])];
  const away = (one: string) => distance(one.toLowerCase(), name.toLowerCase());
  const [best] = known
    .filter((one) => away(one) <= name.length / 3)
    .sort((a, b) => away(a) - away(b));
  const begun = name.length >= BEGINNING_MIN;
  return best ?? (begun ? known.find((one) => one.startsWith(name)) : undefined);
}
