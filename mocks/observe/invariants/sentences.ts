import { toUnits } from "../../domain/money.js";
import { describeSubjects } from "../../domain/statement.js";
import type { Claim, Happening, Money, NoOccasion, Report, Shown, UnknownEnd } from "./evidence.js";
import type { InvariantId } from "./invariants.js";

/** The English of the invariants: `run`, its matrix, `explore` and the guide take it from here. */

/** A rule for every shop, whatever customers, banks and networks do. */
interface Invariant {
  readonly title: string;
  /** The evidence for it. */
  readonly seenBy: string;
  /** What paystub cannot observe. */
  readonly blind: string;
}

/** What each invariant says, and how far paystub can see it. */
export const INVARIANTS = {
  "statements-true": {
    title: "What the shop tells its customers is true",
    seenBy: "Each `gateway.says` of a test, compared with the log at that moment.",
    blind: "A run without such a statement.",
  },
  "paid-when-confirmed": {
    title: "The shop calls an order paid or ships it only after the service confirmed the payment",
    seenBy:
      "A statement that an order is paid or delivered, compared with the answers that the shop had from the service by then, and with the log.",
    blind:
      "A run without `gateway.says`; `paystub explore` asks the shop itself. A shop that asked and ignored the answer.",
  },
  "no-blind-resend": {
    title:
      "The shop does not repeat a call that creates an invoice or a recurring payment, pays from a wallet or refunds while its outcome is unknown",
    seenBy:
      "The journal: a request without a complete answer or with a 5xx, then another with the same order number, with the same contents for an order that names the first (`ORD-1-2`, `/paid/ORD-1`), or with the same wallet code, and in between neither getInvoice nor getTransactionsOfOrderNumber for that order, nor the webhook of its refund. The spec marks calls that create something (`x-creates`).",
    blind:
      "The same order under a number that does not name it, because the customer may have tried again; `paystub explore` tells them apart. Contents that differ each time, such as a time of day.",
  },
  "refused-token-dropped": {
    title: "The shop does not use a token again after the service rejected it",
    seenBy:
      "The digest of each request's token, and the order of the requests: after a 401 or 403, the same call begins with the same token, and the shop neither requests a token nor uses another one. `paystub explore` waits until the shop is idle, so it judges any later call, by what came before it.",
    blind:
      "A shop that never asks for a token, because it cannot renew a fixed one. A second rejection with a new token, because the token is not its reason. In `paystub run`, another call with the old token, or one beside a new token, because another part of the shop may have taken it before the rejection.",
  },
  "waits-longer": {
    title: "After each further 429, the shop waits longer, or as long as the answer asks",
    seenBy: "Real times of the same call after two or more 429 in a row.",
    blind: "A single 429: the customer may have tried again, and not the shop.",
  },
  "callbacks-answered": {
    title: "The shop answers each callback with success at least once, within the time limit",
    seenBy: "The attempts of each callback in the log.",
    blind:
      "Callbacks that a fault dropped, that the customer's browser took, that are not due, or that the service may still repeat. Refused ones in which a fault put an unknown number.",
  },
  "duplicates-answered": {
    title: "The shop answers a repeated callback with success again",
    seenBy:
      "The attempts of a callback with the same contents, after one that the shop answered with success.",
    blind:
      "A run without a repeated callback. Whether the shop did the work twice; only the shop knows.",
  },
  "closed-is-closed": {
    title: "The shop stops calling once it knows that an invoice is closed",
    seenBy:
      "The journal, after getInvoice answered Paid or Canceled: more than 20 calls of getInvoice outside of callbacks. In `paystub explore`, which waits until the shop is idle, also sendOtp, processPayment or cancelInvoice.",
    blind:
      "An invoice of which the shop does not know that it is closed. In `paystub run`, a single sendOtp, processPayment or cancelInvoice, because another part of the shop may have decided on it before.",
  },
  "amounts-compared": {
    title: "The customer pays what the shop asked for, and the shop accepts no other amount",
    seenBy:
      "The total of sendOtp and the amount of its invoice. Of an order that is said to be paid or delivered, the amount and the currency that getInvoice reported, and what its customer owed, which `paystub explore` knows.",
    blind: "A run without a wallet payment and without `gateway.says`.",
  },
  "settlements-reconciled": {
    title:
      "The payout in the shop's books is the settled payments minus fees, VAT and refunds, each order once",
    seenBy: "The shop's books, compared with the settlements in the log.",
    blind:
      "A run without the shop's books; `paystub explore` asks for them. Settlements that the shop did not acknowledge.",
  },
} as const satisfies Readonly<Record<InvariantId, Invariant>>;

/** What there was none of. */
const NO_OCCASION: { readonly [Code in NoOccasion]: string } = {
  "no-sandbox": "there was no sandbox",
  "no-unknown-outcome": "no call that creates, pays or refunds ended in an unknown outcome",
  "no-token": "no request had a recorded token",
  "no-own-token": "the shop never requested a token, and it cannot renew a fixed one",
  "no-refused-token": "no token was refused",
  "no-repeated-429": "no call was repeated after two 429 in a row",
  "no-closed-invoice": "no callback reported a closed invoice",
  "no-callback": "no callback was made",
  "no-answered-callback": "the shop answered no callback",
  "no-repeated-callback": "no callback was repeated after the shop had answered it",
  "shop-not-asked":
    "no test says with gateway.says that an order is paid or delivered, and only paystub explore asks the shop itself",
  "no-claim": "the shop calls no order paid or shipped",
  "no-statement": "no test says with gateway.says what the shop tells its customers",
  "no-total": "the shop sent no total",
  "nothing-settled": "nothing was settled",
  "books-not-asked": "this run does not ask the shop for its books, as paystub explore does",
};

/** Why an invariant was not observed. */
export function describeGap(why: NoOccasion | Shown): string {
  return typeof why === "string" ? NO_OCCASION[why] : describeShown(why);
}

/** What is shown under a code, which it may share with others. */
type ShownAs<Code extends Happening["code"], Each = Shown> = Each extends Shown
  ? Code extends Each["code"]
    ? Each
    : never
  : never;

const SENTENCES: { readonly [Code in Happening["code"]]: (shown: ShownAs<Code>) => string } = {
  "requests-dropped": ({ count }) => `the journal has dropped the oldest ${count} of its requests`,
  "request-cut": ({ requests: [id] }) => `the journal holds only the beginning of request #${id}`,
  resent(shown) {
    const { orderNumber } = shown;
    const what = orderNumber === null ? "with the same contents" : `for order ${orderNumber}`;
    return `${sentAgain(what, shown)}: the service may have carried it out, and the shop did not check`;
  },
  renumbered: (shown) =>
    `${sentAgain(`under the new order number ${shown.orderNumber}`, shown)}: the service may have carried out both, and the shop did not check`,
  "perhaps-resent": (shown) =>
    `${sentAgain("with the same contents", shown)}; paystub cannot see whether the shop or its customer retried`,
  "token-kept"({ subject, requests: [refusal, again], refused, refusedWith, answeredWith }) {
    const answered = answeredWith === null ? "" : ` and got ${answeredWith}`;
    return `${subject.operation} #${again} used the same token again${answered} after the service answered ${refused} #${refusal} with ${refusedWith}, and the shop had requested no new one`;
  },
  "no-longer-wait"({ subject, waitsMs }) {
    const waits = waitsMs.map((waitMs) => `${waitMs} ms`).join(", then ");
    return `${subject.operation} was sent again after ${waits}, although each answer was a 429`;
  },
  "closed-called": (shown) => calledIn(shown),
  "perhaps-closed-called": (shown) =>
    `${calledIn(shown)}; paystub cannot see whether the shop had decided on it before`,
  "closed-asked": ({ transactionNo, times, known }) =>
    `getInvoice asked for ${transactionNo} ${times} times after ${knownBy(known)}`,
  "answered-late": (shown) =>
    `${callbackIn(shown)} got no answer within the limit: ${detailOf(shown)}`,
  unanswered: (shown) =>
    `${callbackIn(shown)} got no success in ${shown.attempts} attempts: ${detailOf(shown)}`,
  "may-be-retried": (shown) =>
    `${callbackIn(shown)} can still be retried (so far: ${detailOf(shown)}). Advance the clock to see the result`,
  "repeat-refused": (shown) =>
    `${callbackIn(shown)} was repeated, and the shop did not answer with success: ${detailOf(shown)}`,
  "claimed-unpaid": (shown) => `${claimIn(shown)}, but no customer paid`,
  "claimed-unconfirmed"({ answers, ...claimed }) {
    const reported = answers.map(({ operation, request, said }) => {
      return `${operation} #${request}: ${said ?? "no answer"}`;
    });
    const how = reported.length === 0 ? "the shop never asked" : reported.join(", ");
    return `${claimIn(claimed)}, but the service had not confirmed the payment: ${how}`;
  },
  "stated-falsely": ({ order, says, about }) =>
    `the shop says that ${order} is ${says}, but ${describeSubjects(about)}`,
  "amount-accepted": ({ asked, reported, ...claimed }) =>
    `${claimIn(claimed)}, but the service reported ${moneyIn(reported)} for it, and the shop had asked for ${moneyIn(asked)}`,
  "total-differs": ({ requests: [id], total, amount }) =>
    `sendOtp #${id} asked for ${total}, but the amount of its invoice is ${amount}`,
  "owed-differs": ({ order, claimed, amount }) =>
    `the shop says that ${amount} pays ${order}, but the customer owed ${claimed}`,
  "books-differ"({ booked, totals: { payments, fees, vat, refunds, net } }) {
    const sum = `payments of ${toUnits(payments)} minus fees of ${toUnits(fees)}, VAT of ${toUnits(vat)} and refunds of ${toUnits(refunds)}`;
    return `the shop booked ${booked}, but its settled orders add up to ${toUnits(net)}: ${sum}`;
  },
  "settlement-unacknowledged": ({ settlementNumber }) =>
    `the shop never acknowledged settlement ${settlementNumber}`,
};

/** A breach or a doubt in words, without its test. */
export function describeShown(shown: Shown): string {
  // Each code has the sentence of its own facts.
  return (SENTENCES[shown.code] as (shown: Shown) => string)(shown);
}

function sentAgain(
  what: string,
  { subject, requests: [first, again], firstEnd }: ShownAs<"resent">,
): string {
  return `${subject.operation} was sent again ${what} (#${again}) after #${first} ${endIn(firstEnd)}`;
}

function endIn(end: UnknownEnd): string {
  switch (end) {
    case "unanswered":
      return "ended without an answer";
    case "aborted":
      return "was aborted before its answer arrived";
    case "cut-off":
      return "ended in the middle of its answer";
    default:
      return `ended with ${end}`;
  }
}

function knownBy({ operation, request, said }: Report): string {
  return `${operation} #${request} reported that it is ${said}`;
}

function calledIn({ subject, requests, transactionNo, known }: ShownAs<"closed-called">): string {
  return `${subject.operation} #${requests.at(-1)} was sent for ${transactionNo} after ${knownBy(known)}`;
}

function callbackIn({ callbacks: [id], subject, about, target }: ShownAs<"unanswered">): string {
  return `the callback ${id} (${subject.callback} of ${about}) to ${target}`;
}

function detailOf({ detail }: ShownAs<"unanswered">): string {
  return detail ?? "no answer";
}

function moneyIn({ amount, currency }: Money): string {
  return `${amount} ${currency}`;
}

function claimIn({ order, claim }: { readonly order: string; readonly claim: Claim }) {
  return `the shop says that ${order} is ${claim}`;
}
