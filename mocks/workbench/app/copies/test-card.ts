import { testCards, testValues } from "../../../../spec/generated/faults.js";

/** How the journal keeps a part of a card: of a number its end, of a code nothing. */
const MASKED = /"\*\*\*(\d{4})?"/g;

const NUMBERS: readonly string[] = [
  ...testCards.map(({ number }) => number),
  ...testValues.flatMap(({ in: field, value }) => (field === "cardNumber" ? [String(value)] : [])),
];

const USUAL = "4111111111111111";

/** The test card with the end that the journal kept, so that it does the same; a good one for any other. */
export function cardOf(masked: string): string {
  const end = masked.replace("***", "");
  return NUMBERS.find((number) => end !== "" && number.endsWith(end)) ?? USUAL;
}

/** A security code as long as any card takes it. */
export const SECURITY_CODE = "123";

/** A body of which the journal has no card, with a test card in its place, so that it can be sent again. */
export function withTestCard(body: string): string {
  return body.replace(MASKED, (masked, end?: string) => {
    return JSON.stringify(end === undefined ? SECURITY_CODE : cardOf(masked.slice(1, -1)));
  });
}
