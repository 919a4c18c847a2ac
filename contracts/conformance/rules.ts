import { distance } from "fastest-levenshtein";
import { CouldNotRun } from "../../mocks/report/report.js";
import { type ConformanceRule, kindOf, provenanceOf } from "./rule.js";
import { invoiceAnswerRules } from "./rules/invoice-answers.js";
import { invoiceFailureRules } from "./rules/invoice-failures.js";
import { invoiceLifeRules } from "./rules/invoice-life.js";
import { invoiceLimitRules } from "./rules/invoice-limits.js";
import { invoicePageRules } from "./rules/invoice-pages.js";
import { invoiceRequestRules } from "./rules/invoice-requests.js";
import { merchantRules } from "./rules/merchants.js";
import { recurringRules } from "./rules/recurring.js";
import { recurringLifeRules } from "./rules/recurring-life.js";
import { recurringScheduleRules } from "./rules/recurring-schedule.js";
import { tokenRules } from "./rules/tokens.js";
import { transactionRules } from "./rules/transactions.js";
import { walletRules } from "./rules/wallet.js";
import { walletPaymentRules } from "./rules/wallet-payment.js";

/** Every statement about the service that can be seen from outside, in the order of the operations. */
export const rules: readonly ConformanceRule[] = [
  ...tokenRules,
  ...merchantRules,
  ...invoiceAnswerRules,
  ...invoiceRequestRules,
  ...invoiceFailureRules,
  ...invoiceLimitRules,
  ...invoicePageRules,
  ...invoiceLifeRules,
  ...transactionRules,
  ...walletRules,
  ...walletPaymentRules,
  ...recurringRules,
  ...recurringScheduleRules,
  ...recurringLifeRules,
];

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
      throw new CouldNotRun(`there is no rule ${name}; did you mean ${nearest(name)}?`);
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

function nearest(name: string): string {
  const known = [...new Set([...rules.map(operationOf), ...rules.map(({ id }) => id)])];
  return known.sort((a, b) => distance(a, name) - distance(b, name))[0] ?? "addInvoice";
}
