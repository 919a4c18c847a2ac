import type { IncomingHttpHeaders } from "node:http";
import { type OperationEntry, operations } from "../../../spec/generated/operations.js";
import type { ValidationError } from "../../../spec/validator.js";
import { formatAmount, toHalalas } from "../../domain/money.js";
import { PLACEHOLDER_NAMES } from "../../domain/sms.js";
import type { WorldView } from "../../domain/world.js";
import { SHOP_PATHS } from "../paths.js";
import { nameHints } from "./fields.js";
import { bare, type Hint, hint, shown, slipsOf, textAt, valueAt } from "./hint.js";
import { costOf } from "./invoices.js";

const BRACKETED = /[[{<%]{1,2}([A-Za-z_ -]{1,30})[\]}>%]{1,2}/g;

/** A longer text is no message that a person wrote. */
const LENGTH_MAX = 2000;

/** A placeholder of an SMS in another notation, which would be sent unchanged. */
function smsHint(message: string): Hint | undefined {
  if (message === "" || message.length > LENGTH_MAX) return undefined;
  for (const [written, name = ""] of message.matchAll(BRACKETED)) {
    const meant = PLACEHOLDER_NAMES.find((known) => bare(known) === bare(name));
    if (meant === undefined || written === `[${meant}]`) continue;
    return hint(`smsMessage has ${written}, which the customer gets unchanged`, `write [${meant}]`);
  }
  return undefined;
}

/** A successful call that may still be a mistake. */
export interface Accepted {
  readonly operation: OperationEntry;
  /** The body as it was used. */
  readonly body: unknown;
  /** The unknown fields that were left out of it. */
  readonly ignored: readonly ValidationError[];
  readonly headers: IncomingHttpHeaders;
  readonly world: WorldView | undefined;
}

/** What looks like a mistake in a call that went well. Cheap, since most calls go well. */
export function acceptedHints(call: Accepted): readonly Hint[] {
  const { operation, ignored } = call;
  const names = ignored.length === 0 ? [] : ignoredNames(call);
  switch (operation.id) {
    case "addInvoice":
    case "addMerchantInvoice":
      return [...names, ...invoiceHints(call)];
    case "registerPayment":
      return [...names, ...intervalHints(call.body)];
    case "sendOtp":
      return [...names, ...totalHints(call)];
    default:
      return names;
  }
}

/** Fields that were ignored although they were meant. */
function ignoredNames({ operation, ignored, body }: Accepted): readonly Hint[] {
  const known = operations.find(({ id }) => id === operation.id);
  return known ? nameHints(known.id, slipsOf(ignored), body) : [];
}

function invoiceHints({ body, headers }: Accepted): readonly Hint[] {
  const found = [
    unitHint(body),
    ownCallback(body, headers.host),
    smsHint(textAt(body, "smsMessage")),
    mobileHint(body),
    idempotencyHint(headers),
  ];
  return found.filter((one) => one !== undefined);
}

/** A mobile number without a digit: any text is taken, but no message would arrive. */
function mobileHint(body: unknown): Hint | undefined {
  const mobile = textAt(body, "clientMobile");
  if (/\p{Nd}/u.test(mobile)) return undefined;
  return hint(`clientMobile is ${shown(mobile)}, without a digit`, "send the customer's number");
}

/** A header that other services know. */
function idempotencyHint(headers: IncomingHttpHeaders): Hint | undefined {
  if (!("idempotency-key" in headers)) return undefined;
  return hint(
    "the service ignores Idempotency-Key, so a repeated call creates another invoice",
    "look the order up by its orderNumber before you repeat the call",
  );
}

/** Riyals and halalas side by side. The amount need not be what the products cost, but seldom is so. */
function unitHint(body: unknown): Hint | undefined {
  const amount = toHalalas(Number(valueAt(body, "amount")));
  const costs = costOf(body);
  if (costs > 0 && amount === costs * 100) {
    const cause = `amount ${formatAmount(amount)} is 100 times the sum of its products`;
    return hint(cause, `send ${formatAmount(costs)}: amounts are in units, not in hundredths`);
  }
  if (costs > 0 && costs === amount * 100) {
    const cause = `the products cost ${formatAmount(costs)}, 100 times the amount`;
    return hint(cause, "send the price of one item in units, not in hundredths");
  }
  return undefined;
}

/** A callback that would call the mock itself, unless it is its built-in shop. */
function ownCallback(body: unknown, host: string | undefined): Hint | undefined {
  const url = textAt(body, "callBackUrl");
  if (host === undefined || !url.includes(`://${host}/`)) return undefined;
  if (url.includes(`://${host}${SHOP_PATHS.callback}`)) return undefined;
  return hint("callBackUrl is the address of the mock itself", "send the address of your server");
}

function intervalHints(body: unknown): readonly Hint[] {
  const days = valueAt(body, "recurring.intervalDays");
  const type = textAt(body, "recurring.type");
  if (days === undefined || days === null || type === "Custom") return [];
  const cause = `recurring.intervalDays is ignored with ${type}`;
  return [hint(cause, `leave it out, or use Custom to charge every ${String(days)} days`)];
}

/** Under the option of total-mismatch that lets any total pass. */
function totalHints({ body, world }: Accepted): readonly Hint[] {
  if (world?.settings.assumptions["total-mismatch"] !== "accept") return [];
  const amount = world.invoices.get(textAt(body, "orderNumber"))?.order.amount;
  const total = toHalalas(Number(textAt(body, "total")));
  if (amount === undefined || total === amount) return [];
  const cause = `total ${formatAmount(total)} is not the amount of the invoice`;
  return [hint(cause, `send ${formatAmount(amount)}: the service may refuse any other total`)];
}
