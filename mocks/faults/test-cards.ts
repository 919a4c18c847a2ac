import { testCards, testValues } from "../../spec/generated/faults.js";
import { cardDigits } from "../domain/card.js";
import type { Brand } from "../domain/money.js";

/** A test card: the methods that it fits, and its result. */
interface Card {
  readonly number: string;
  readonly brands: readonly Brand[];
  readonly asks: "3-D Secure" | null;
  /** What the bank says that declines it. */
  readonly declined: { readonly code: string; readonly message: string } | null;
}

/** A card of the tests with the method that it pays by. */
export interface FittingCard extends Omit<Card, "brands"> {
  readonly method: Brand;
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
    const { code = "DECLINED", message = row.fault } = row.with;
    const declined = { code: String(code), message: String(message) };
    const brands = ["visaMastercard", "mada"] as const;
    return [{ number: String(row.value), brands, asks: null, declined }];
  }),
];

/** The cards of the tests by which an invoice can be paid that offers these methods. */
export function fittingCards(offered: readonly Brand[]): readonly FittingCard[] {
  return CARDS.flatMap(({ number, brands, asks, declined }) => {
    const method = brands.find((brand) => offered.includes(brand));
    return method === undefined ? [] : [{ number, method, asks, declined }];
  });
}

/** As numbers are printed on cards: in groups of four digits, for those with 15 in groups of 4, 6 and 5. */
export function groupedNumber(number: string): string {
  const groups =
    number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/;
  return groups.exec(number)?.slice(1).join(" ") ?? number;
}

/** Whether the bank of this card wants to be sure of the customer first: 3-D Secure. */
export function asksForChallenge(number: string): boolean {
  return testCardOf(number)?.asks != null;
}

/** The brand that a card of the tests has; undefined for any other card. */
export function testCardBrand(number: string): Brand | undefined {
  return testCardOf(number)?.brand;
}

function testCardOf(number: string) {
  const digits = cardDigits(number);
  return testCards.find((card) => card.number === digits);
}
