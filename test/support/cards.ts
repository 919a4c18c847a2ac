/** The body of payInvoice's card, for a number of the test cards. */
export function cardOf(number: string, part: object = {}) {
  return { number, securityCode: "123", expiry: { month: "12", year: "2030" }, ...part };
}

/** Cards of the tests, by what comes of them. */
export const CARDS = {
  pays: "4111111111111111",
  declined: "4000000000000002",
  challenged: "4000000000003220",
  mistyped: "4111111111111112",
} as const;
