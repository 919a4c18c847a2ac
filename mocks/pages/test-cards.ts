import { testCards, testValues } from "../../spec/generated/faults.js";
import type { Brand } from "../domain/money.js";
import { toIso } from "../domain/time.js";
import type { EnteredView, TestCardView } from "./views.js";
import type { Words } from "./words/words.js";

/** A card of the tests: the methods that it fits, and what comes of it. */
interface Card {
  readonly number: string;
  readonly brands: readonly Brand[];
  readonly asks: "3-D Secure" | null;
  /** Why the bank declines it. */
  readonly declined: string | null;
}

const CARDS: readonly Card[] = [
  ...testCards.map(({ number, brand, asks }) => ({
    number,
    brands: [brand],
    asks,
    declined: null,
  })),
  ...testValues.flatMap((row): readonly Card[] => {
    if (row.in !== "cardNumber") return [];
    const declined = String(row.with.message ?? row.fault);
    const brands = ["visaMastercard", "mada"] as const;
    return [{ number: String(row.value), brands, asks: null, declined }];
  }),
];

/** The cards that fit what an invoice offers, each with the address of a page that it fills in. */
export function testCardViews(
  offered: readonly Brand[],
  hrefOf: (number: string) => string,
  words: Words,
): readonly TestCardView[] {
  return CARDS.flatMap(({ number, brands, asks, declined }) => {
    const method = brands.find((brand) => offered.includes(brand));
    if (method === undefined) return [];
    const good = asks === null ? words.cards.pays : words.cards.asks;
    const leads = declined === null ? good : words.bank(declined);
    return [{ number: grouped(number), method, leads, href: hrefOf(number) }];
  });
}

/** What the form is filled with by a card of the tests; undefined where the number is none. */
export function testCardEntry(
  number: string,
  offered: readonly Brand[],
  now: number,
): Omit<EnteredView, "mobile"> | undefined {
  const card = CARDS.find((known) => known.number === number);
  const method = card?.brands.find((brand) => offered.includes(brand));
  if (method === undefined) return undefined;
  const year = Number(toIso(now).slice(2, 4)) + GOOD_FOR_YEARS;
  const expiry = `12/${String(year % 100).padStart(2, "0")}`;
  const code = method === "amex" ? "1234" : "123";
  return { method, cardNumber: grouped(number), expiry, code };
}

const GOOD_FOR_YEARS = 3;

/** As numbers stand on cards: in groups of four digits, on those with 15 of 4, 6 and 5. */
function grouped(number: string): string {
  const groups =
    number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/;
  return groups.exec(number)?.slice(1).join(" ") ?? number;
}
