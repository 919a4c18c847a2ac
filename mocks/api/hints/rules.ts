import { BODY_RULES } from "./body-texts.js";
import { fieldHints } from "./fields.js";
import type { Hint, Miss, Rule } from "./hint.js";
import { invoiceNumberHint } from "./invoice-numbers.js";
import { closedHint, methodHint, minimumHint, totalHint } from "./invoices.js";
import { METHOD_RULES } from "./methods.js";
import { PATH_RULES } from "./paths.js";
import { merchantHint, queryHint } from "./queries.js";
import { recurringClosedHint, recurringIdHint } from "./recurring.js";
import { TOKEN_RULES } from "./tokens.js";
import { WALLET_RULES } from "./wallet.js";

/** Where to look for the cause of each kind of refusal. One without a row tells all by itself. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  ...TOKEN_RULES,
  ...BODY_RULES,
  ...METHOD_RULES,
  ...WALLET_RULES,
  "no-such-operation": PATH_RULES,
  "invalid-fields": [queryHint, fieldHints],
  "merchant-unknown": [merchantHint],
  "invoice-unknown": [invoiceNumberHint],
  "invoice-closed": [closedHint],
  "invoice-expired": [closedHint],
  "amount-below-minimum": [minimumHint],
  "method-not-offered": [methodHint],
  "total-mismatch": [totalHint],
  "recurring-unknown": [recurringIdHint],
  "recurring-not-open": [recurringClosedHint],
};

/** The refusals whose cause may lie in another sandbox. */
export const ACROSS_SANDBOXES: ReadonlySet<string> = new Set([
  "token-unknown",
  "invoice-unknown",
  "recurring-unknown",
]);

const OUR_OWN = "/_control";

/** The longest body that is read again for its near misses: reading takes longest of all. */
const BODY_LENGTH_MAX = 256 * 1024;

/** Whether a body is so long that only its text is looked at, and that where it could not be read. */
export function isTooLong(text: string | null): boolean {
  return text !== null && text.length > BODY_LENGTH_MAX;
}

/** Whether a path is one of the control API, or was meant to be. */
function isOurOwn(path: string): boolean {
  const [, first = ""] = path.split("/", 2);
  return `/${first.toLowerCase()}` === OUR_OWN;
}

/** What a refused call was probably meant to be: what the first rule finds that finds anything. */
export function nearMisses(miss: Miss): readonly Hint[] {
  if (isOurOwn(miss.path)) return [];
  if (isTooLong(miss.text) && !(miss.code in BODY_RULES)) return [];
  for (const rule of RULES[miss.code] ?? []) {
    const found = rule(miss) ?? [];
    const hints = "cause" in found ? [found] : found;
    if (hints.length > 0) return hints;
  }
  return [];
}
