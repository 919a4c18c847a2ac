import type { Form } from "../api/body.js";
import { AUTHENTICATION, type CardEntry, cardProblems } from "../domain/card.js";
import { CARD_BRANDS, refuseUnpayable } from "../domain/invoice.js";
import type { Brand } from "../domain/money.js";
import type { Refusal } from "../domain/refusal.js";
import { asksForChallenge } from "../faults/test-cards.js";
import { westernDigits } from "./language.js";
import { conclude, type PaymentContext, pathsFor, show, showRefusal } from "./payment-flow.js";
import { challengeOf, type Shown, type WrongFields } from "./payment-form.js";
import { sendRedirect } from "./request.js";

/**
 * Pays by what a form says: at once, or after 3-D Secure where the card asks for it. `method` is null
 * where the form names none, and then a card may be of any kind that the invoice offers.
 */
export async function payByForm(
  context: PaymentContext,
  form: Form,
  method: Brand | null,
  offered: readonly Brand[],
): Promise<void> {
  const entry = entryOf(form);
  const brands = method === null ? offered.filter((brand) => isCard(brand)) : [method];
  const problems = problemsOf(entry, brands, context.sandbox.now());
  const shown = enteredOf(entry, method);
  if (Object.keys(problems).length > 0) return show(context, { ...shown, problems });
  const { number = "" } = entry;
  const isAsked = (method === null || isCard(method)) && asksForChallenge(number);
  if (isAsked && form.challenge !== "pass") return challenge(context, form, entry, shown);
  const { transactionNo } = context;
  const cardNumber = number === "" ? null : number;
  return conclude(
    context,
    { type: "pay-invoice", transactionNo, method, via: "page", cardNumber },
    shown,
  );
}

const isCard = (brand: Brand) => CARD_BRANDS.includes(brand);

function entryOf({ cardNumber, expiry, code }: Form): CardEntry {
  const plain = (text: string | undefined) => text && westernDigits(text).trim();
  return { number: plain(cardNumber), expiry: plain(expiry), code: plain(code) };
}

/** What the form is filled with again. The security code is not sent back. */
function enteredOf({ number = "", expiry = "" }: CardEntry, method: Brand | null): Shown {
  return { entered: { method, cardNumber: number, expiry } };
}

const FIELDS = { number: "cardNumber", expiry: "expiry", code: "code" } as const;

/** The problems that a card has under every one of these brands, as under the first. */
function problemsOf(entry: CardEntry, brands: readonly Brand[], now: number): WrongFields {
  const found = brands.map((brand) => cardProblems(entry, brand, now));
  const [first = []] = found.some((problems) => problems.length === 0) ? [] : found;
  const entries = first.map((problem) => [FIELDS[problem.field], problem] as const);
  return Object.fromEntries(entries);
}

/** The step of 3-D Secure: asks, and does what the customer's answer leads to. */
async function challenge(
  context: PaymentContext,
  form: Form,
  entry: CardEntry,
  shown: Shown,
): Promise<void> {
  const { transactionNo } = context;
  switch (form.challenge) {
    case "fail":
      return conclude(context, {
        type: "decline-payment",
        transactionNo,
        ...AUTHENTICATION.failed,
      });
    // Who closes the bank's page has done nothing: the invoice stays as it was.
    case "abandon":
      return sendRedirect(context, 303, pathsFor(context).action);
    default: {
      const refusal = whyUnpayable(context);
      if (refusal) return showRefusal({ ...context, refusal }, refusal, shown);
      const { number, expiry, code } = entry;
      const given = { method: form.method, cardNumber: number, expiry, code };
      return show(context, { challenge: challengeOf(given) });
    }
  }
}

/** Why no bank is asked: nothing is to be paid any more. */
function whyUnpayable({ sandbox, transactionNo }: PaymentContext): Refusal | undefined {
  const now = sandbox.now();
  return sandbox.read(({ invoices }) => {
    const invoice = invoices.get(transactionNo);
    return invoice && refuseUnpayable(invoice, now);
  });
}
