import { isRecord } from "../../domain/text.js";
import { type Hint, hint, pathOf, type Slip, shown, unfilled } from "./hint.js";

/** Looks at one value that is not what its field takes. */
type ValueRule = (slip: Slip, path: string) => Hint | undefined;

/** What the refusal cannot say: it has the value and what the field takes, but not how the value came about. */
const RULES: readonly ValueRule[] = [
  ({ value }, path) => {
    const what = typeof value === "string" ? unfilled(value) : undefined;
    return what === undefined ? undefined : hint(`${path} ${what}`, "replace it by the value");
  },
  iterations,
  discount,
  amountObject,
  foreignLetters,
  digitsLost,
];

/** A longer text is no slip. */
const TEXT_LENGTH_MAX = 2000;

/** Near misses among the values: the first rule that recognizes a value gives the hint. */
export function valueHints(slips: readonly Slip[]): readonly Hint[] {
  const explained = new Set<string>();
  return slips.flatMap((slip) => {
    const { kind, value } = slip;
    const tooLong = typeof value === "string" && value.length > TEXT_LENGTH_MAX;
    const path = pathOf(slip);
    // One value can break several rules of its field.
    if (kind !== "wrong" || tooLong || explained.has(path)) return [];
    explained.add(path);
    for (const rule of RULES) {
      const found = rule(slip, path);
      if (found) return [found];
    }
    return [];
  });
}

function iterations({ name, value }: Slip, path: string): Hint | undefined {
  const isEndless = /null|inf|unlimited|forever|never|-1/i.test(shown(value));
  if (name !== "iterations" || !isEndless) return undefined;
  return hint(`${path} is ${shown(value)}`, "send 0 to charge until it is canceled");
}

/** Shops write a discount as a product below zero. */
function discount({ name, value, keyword }: Slip, path: string): Hint | undefined {
  if (name !== "price" || keyword !== "minimum" || !(Number(value) < 0)) return undefined;
  const cause = `${path} is below zero, as in a line for a discount`;
  return hint(cause, "leave the line out, and send the reduced total as amount");
}

/** Other services put an amount and its currency into one object. */
function amountObject({ name, value }: Slip, path: string): Hint | undefined {
  if (name !== "amount" || !isRecord(value)) return undefined;
  return hint(`${path} is an object`, "send the number alone: the currency has its own field");
}

/** An address with letters that an address cannot have, which browsers accept. */
function foreignLetters({ keyword, value }: Slip, path: string): Hint | undefined {
  if (keyword !== "format" || typeof value !== "string") return undefined;
  if (!/[^\p{ASCII}]/u.test(value) || !URL.canParse(value)) return undefined;
  return hint(`${path} contains letters that are not ASCII`, `write ${new URL(value).href}`);
}

/** A text that a client sends as a number. */
function digitsLost({ name, value, keyword }: Slip, path: string): Hint | undefined {
  if (typeof value !== "number" || keyword !== "type") return undefined;
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    const cause = `${path} is a number beyond 2^53, so JSON has lost digits of it`;
    return hint(cause, "send it in quotes");
  }
  if (!/mobile|OTP/i.test(name) || name.endsWith("CountryCode")) return undefined;
  const cause = `${path} is a number, so zeros at its beginning are lost`;
  return hint(cause, "send it in quotes");
}
