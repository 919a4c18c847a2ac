import type { Brand } from "./money.js";
import type { EpochMs } from "./time.js";
import { ZONE } from "./time.js";

/** A card as it was entered. A field that was not asked for is undefined, one left empty is "". */
export interface CardEntry {
  readonly number: string | undefined;
  readonly expiry: string | undefined;
  readonly code: string | undefined;
}

/** What is wrong with a field of a card. */
export type CardProblem =
  | { readonly field: "number"; readonly is: "missing" | "not-digits" | "mistyped" }
  | { readonly field: "number"; readonly is: "length"; readonly lengths: readonly number[] }
  | { readonly field: "number"; readonly is: "other-brand" }
  | { readonly field: "expiry"; readonly is: "missing" | "no-month" | "past" | "far" }
  | { readonly field: "code"; readonly is: "missing" }
  | { readonly field: "code"; readonly is: "length"; readonly digits: number };

/** The reported error of a payment that 3-D Secure prevents. */
export const AUTHENTICATION = {
  /** The customer failed the check on the bank's page. */
  failed: { code: "AUTHENTICATION_FAILED", message: "The 3-D Secure check failed" },
  /** There is no page on which the bank could ask. */
  required: {
    code: "AUTHENTICATION_REQUIRED",
    message: "The card asks for 3-D Secure, which the customer passes on the payment page",
  },
} as const;

/** How the numbers of a brand look. mada is issued on numbers of other brands and on its own. */
interface Look {
  readonly begins: RegExp;
  readonly lengths: readonly number[];
  readonly codeDigits: number;
}

const LOOKS: Readonly<Partial<Record<Brand, Look>>> = {
  mada: { begins: /^[4569]/, lengths: [16], codeDigits: 3 },
  visaMastercard: {
    begins: /^(4|5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    codeDigits: 3,
  },
  amex: { begins: /^3[47]/, lengths: [15], codeDigits: 4 },
};

/** Most years that a card is issued for. */
const YEARS_MAX = 20;

/**
 * A number as it is compared: its digits without the spaces and hyphens that people put between, and without what
 * cannot be seen but is copied along, such as a mark of the writing direction.
 */
export function cardDigits(number: string): string {
  return number.replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");
}

/**
 * What is wrong with a card, at most one thing a field. Nothing at all entered is no mistake: the
 * card is left to the mock. A card that was begun has to be whole, as far as it was asked for.
 */
export function cardProblems(entry: CardEntry, brand: Brand, now: EpochMs): readonly CardProblem[] {
  const look = LOOKS[brand];
  const { number, expiry, code } = entry;
  if (!look || !(number || expiry || code)) return [];
  return [
    number === undefined ? undefined : numberProblem(cardDigits(number), look),
    expiry === undefined ? undefined : expiryProblem(expiry.trim(), now),
    code === undefined ? undefined : codeProblem(code.trim(), look),
  ].filter((problem) => problem !== undefined);
}

function numberProblem(digits: string, { begins, lengths }: Look): CardProblem | undefined {
  const field = "number";
  if (digits === "") return { field, is: "missing" };
  if (!/^\d+$/.test(digits)) return { field, is: "not-digits" };
  if (!begins.test(digits)) return { field, is: "other-brand" };
  if (!lengths.includes(digits.length)) return { field, is: "length", lengths };
  return passesLuhn(digits) ? undefined : { field, is: "mistyped" };
}

/** Whether a text is the number of a card of any brand: 12 to 19 digits, the last of which fits. */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text);
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits);
}

/** Whether the last digit is the check digit of the others, as on every card (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryProblem(text: string, now: EpochMs): CardProblem | undefined {
  const field = "expiry";
  if (text === "") return { field, is: "missing" };
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(20\d\d|\d\d)$/.exec(text) ?? [];
  if (month === "") return { field, is: "no-month" };
  const full = year.length === 4 ? Number(year) : 2000 + Number(year);
  const here = new Date(now + ZONE.offsetMs);
  const monthsLeft = (full - here.getUTCFullYear()) * 12 + Number(month) - 1 - here.getUTCMonth();
  // A card is valid until the end of the month that is printed on it.
  if (monthsLeft < 0) return { field, is: "past" };
  return monthsLeft > YEARS_MAX * 12 ? { field, is: "far" } : undefined;
}

function codeProblem(text: string, { codeDigits }: Look): CardProblem | undefined {
  if (text === "") return { field: "code", is: "missing" };
  if (/^\d+$/.test(text) && text.length === codeDigits) return undefined;
  return { field: "code", is: "length", digits: codeDigits };
}
