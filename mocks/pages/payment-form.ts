import { type CardProblem, cardDigits } from "../domain/card.js";
import { type Invoice, offeredBrands } from "../domain/invoice.js";
import type { Brand } from "../domain/money.js";
import type { OtpSession } from "../domain/otp.js";
import type { Refusal } from "../domain/refusal.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { asksForChallenge, fittingCards, groupedNumber } from "../faults/test-cards.js";
import type { PagePaths } from "./links.js";
import type { FieldProblem, Words } from "./words/en.js";

/** The fields of the payment page that are checked. */
export type PaymentField = "cardNumber" | "expiry" | "code" | "mobile" | "otp";

/** The problems of a form by field. */
export type WrongFields = Readonly<Partial<Record<PaymentField, CardProblem | FieldProblem>>>;

/** What the form of a payment is filled with. */
export interface Entered {
  /** The method that is chosen; the first one while null. */
  readonly method: string | null;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly code: string;
  readonly mobile: string;
}

/** The current step of the customer: a way to pay, the code of a wallet, or 3-D Secure. */
export type PaymentStep =
  | { readonly is: "choose" }
  | { readonly is: "otp"; readonly session: OtpSession }
  /** With what was entered, to be posted again with the answer. */
  | { readonly is: "challenge"; readonly fields: Readonly<Record<string, string>> };

/** What a request adds to the payment page of an invoice. */
export interface Shown {
  /** What was wrong with the last form post, in the words of a language. */
  readonly notice?: ((words: Words) => string) | null;
  readonly problems?: WrongFields;
  /** What was entered; nothing yet without it. */
  readonly entered?: Partial<Entered>;
  /** The number of a card of the tests that is to fill the form. */
  readonly card?: string;
  /** The payment session whose code is asked for. */
  readonly session?: string;
  readonly challenge?: PaymentStep;
  /** The number of a card of the tests whose bank asks. */
  readonly challenged?: string;
}

/** A payment page: an invoice at an instant, and what a request adds. */
export interface Paying {
  readonly world: WorldView;
  readonly invoice: Invoice;
  readonly now: EpochMs;
  readonly paths: PagePaths;
  readonly shown: Shown;
}

/** A mobile number of Saudi Arabia as the wallets write it, 05 and eight digits; undefined for any other. */
export function saudiMobile(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()-]/g, "");
  const [, rest] = /^(?:(?:\+|00)?966|0)?(5\d{8})$/.exec(digits) ?? [];
  return rest === undefined ? undefined : `0${rest}`;
}

/** What the form is filled with: what was entered, else a test card, else nothing but the customer's number. */
export function enteredIn({ invoice: { order }, now, shown }: Paying): Entered {
  const empty = { method: null, cardNumber: "", expiry: "", code: "" };
  const mobile = saudiMobile(order.clientMobile) ?? "";
  const card = testCardEntry(shown.card ?? "", offeredBrands(order), now);
  return { ...empty, mobile, ...card, ...shown.entered };
}

/** The form values of a test card, or undefined for another number. */
function testCardEntry(
  number: string,
  offered: readonly Brand[],
  now: EpochMs,
): Omit<Entered, "mobile"> | undefined {
  const card = fittingCards(offered).find((known) => known.number === number);
  if (card === undefined) return undefined;
  const { method } = card;
  const year = Number(toIso(now).slice(2, 4)) + GOOD_FOR_YEARS;
  const expiry = `12/${String(year % 100).padStart(2, "0")}`;
  const code = method === "amex" ? "1234" : "123";
  return { method, cardNumber: groupedNumber(number), expiry, code };
}

const GOOD_FOR_YEARS = 3;

/** Where in the payment the customer is. */
export function stepOf(paying: Paying): PaymentStep {
  const { invoice, now, shown } = paying;
  const { challenge, challenged = "" } = shown;
  if (challenge) return challenge;
  const card = testCardEntry(challenged, offeredBrands(invoice.order), now);
  if (card && asksForChallenge(challenged)) return challengeOf({ ...card });
  const session = sessionOf(paying);
  return session?.state === "open" && now < session.expiresAt
    ? { is: "otp", session }
    : { is: "choose" };
}

/** The step of 3-D Secure for what was entered, which the answer to it brings again. */
export function challengeOf(
  fields: Readonly<Record<string, string | null | undefined>>,
): PaymentStep {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value == null ? [] : [[name, value]],
  );
  return { is: "challenge", fields: Object.fromEntries(given) };
}

/** The query that opens the page at a step of the payment. */
export function queryOf(step: PaymentStep): Readonly<Record<string, string>> {
  switch (step.is) {
    case "choose":
      return {};
    case "otp":
      return { otp: step.session.id };
    case "challenge":
      return { challenge: cardDigits(step.fields.cardNumber ?? "") };
  }
}

/** Why a session takes no code any more; undefined if it does, or never did. */
export function whyNoCode(paying: Paying): Refusal | undefined {
  const session = sessionOf(paying);
  if (!session || paying.invoice.status !== "pending") return undefined;
  const { id: sessionId, state, expiresAt: expiredAt } = session;
  if (state !== "open") return { code: "otp-session-closed", sessionId, state };
  return paying.now >= expiredAt
    ? { code: "otp-session-expired", sessionId, expiredAt }
    : undefined;
}

/** The session that a request names, if it is one of this invoice. */
function sessionOf({ world, invoice, shown }: Paying): OtpSession | undefined {
  const session = world.otpSessions.get(shown.session ?? "");
  return session?.transactionNo === invoice.transactionNo ? session : undefined;
}
