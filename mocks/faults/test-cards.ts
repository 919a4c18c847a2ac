import { testCards } from "../../spec/generated/faults.js";
import { cardDigits } from "../domain/card.js";
import type { Brand } from "../domain/money.js";

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
