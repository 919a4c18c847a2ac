import type { Brand } from "../domain/money.js";
import { toIso } from "../domain/time.js";
import { fittingCards, groupedNumber } from "../faults/test-cards.js";
import type { EnteredView, TestCardView } from "./views.js";
import type { Words } from "./words/words.js";

/** The cards that fit what an invoice offers, each with the address of a page that it fills in. */
export function testCardViews(
  offered: readonly Brand[],
  hrefOf: (number: string) => string,
  words: Words,
): readonly TestCardView[] {
  return fittingCards(offered).map(({ number, method, asks, declined }) => {
    const good = asks === null ? words.cards.pays : words.cards.asks;
    const leads = declined === null ? good : words.bank(declined.message);
    return { number: groupedNumber(number), method, leads, href: hrefOf(number) };
  });
}

/** What the form is filled with by a card of the tests; undefined where the number is none. */
export function testCardEntry(
  number: string,
  offered: readonly Brand[],
  now: number,
): Omit<EnteredView, "mobile"> | undefined {
  const card = fittingCards(offered).find((known) => known.number === number);
  if (card === undefined) return undefined;
  const { method } = card;
  const year = Number(toIso(now).slice(2, 4)) + GOOD_FOR_YEARS;
  const expiry = `12/${String(year % 100).padStart(2, "0")}`;
  const code = method === "amex" ? "1234" : "123";
  return { method, cardNumber: groupedNumber(number), expiry, code };
}

const GOOD_FOR_YEARS = 3;
