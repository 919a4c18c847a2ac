import type { TestOutcome } from "../../../spec/generated/control.types.js";

/** What a failed assertion shows that the shop says of a payment. */
export type Claim = "paid" | "unpaid";

/** Status words. Only a value that is one of them, and nothing else, says something. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  paid: "paid",
  unpaid: "unpaid",
  failed: "unpaid",
  declined: "unpaid",
  canceled: "unpaid",
  cancelled: "unpaid",
  expired: "unpaid",
};

/** The words that a shop has before it knows. They claim nothing. */
const OPEN = ["new", "open", "ordered", "ordering", "pending", "processing", "waiting", "unknown"];

/**
 * Reads what a shop claims off the values of a failed assertion. Both must be status words of a payment: a word
 * alone may be about something else, such as a refund.
 */
export function claimOf({ expected, actual }: TestOutcome): Claim | undefined {
  const pairs = leavesOf(expected, actual);
  for (const [wanted, given] of pairs) {
    const [one, other] = [wordOf(wanted), wordOf(given)];
    const isAboutPayment = Object.hasOwn(CLAIMS, one) || OPEN.includes(one);
    if (isAboutPayment && CLAIMS[one] !== CLAIMS[other]) {
      const claim = Object.hasOwn(CLAIMS, other) ? CLAIMS[other] : undefined;
      if (claim === "paid" || (claim === "unpaid" && CLAIMS[one] === "paid")) return claim;
    }
  }
  return undefined;
}

function wordOf(value: unknown): string {
  return typeof value === "string" ? value.trim().toLowerCase() : "";
}

type Pair = readonly [expected: unknown, actual: unknown];

/** The values that differ: those of the fields of two objects, or the two values themselves. */
function leavesOf(expected: unknown, actual: unknown): readonly Pair[] {
  if (!isObject(expected) || !isObject(actual)) return [[expected, actual]];
  return Object.keys(expected).flatMap((name) => leavesOf(expected[name], actual[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
