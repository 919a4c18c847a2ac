import { formatAmount } from "../domain/money.js";
import type { Recurring } from "../domain/recurring.js";
import type { RecurringPageView } from "./views.js";
import type { Words } from "./words/words.js";

/** What the page behind the payment URL of a recurring payment shows. */
export function recurringPageView(
  { id, plan, status, failedAttempts }: Recurring,
  action: string,
  notice: string | null,
  words: Words,
): RecurringPageView {
  return {
    recurringId: id,
    customerName: plan.customerName,
    amount: formatAmount(plan.amount),
    currency: plan.currency,
    schedule: words.schedule(plan),
    iterations: words.iterations(plan.iterations),
    status,
    isFailing: status === "active" && failedAttempts > 0,
    action,
    note: plan.note,
    notice,
    returnTo: null,
    formTargets: [],
  };
}
