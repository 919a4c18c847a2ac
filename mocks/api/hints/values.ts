import { shorten } from "../../domain/text.js";
import { amountHint } from "./amounts.js";
import { brandHint, currencyHint, intervalHint } from "./choices.js";
import { type Hint, hint } from "./hint.js";
import { type Misfit, pathOf } from "./misfits.js";
import { isRecord, shown, unfilled, wordOf } from "./texts.js";
import { urlHint } from "./urls.js";

/** Looks at one value that is not what its field takes. */
type ValueRule = (misfit: Misfit, path: string) => Hint | undefined;

const CALLS_BACK = ["callBackUrl", "cancelUrl", "callback", "imageSrc"];

const RULES: readonly ValueRule[] = [
  ({ value }, path) => {
    const what = typeof value === "string" ? unfilled(value) : undefined;
    return what === undefined
      ? undefined
      : hint(`${path} ${what}`, "fill in the value that it stands for");
  },
  ({ value, name }, path) => (CALLS_BACK.includes(name) ? urlHint(path, value) : undefined),
  ({ value, name }, path) =>
    /^currency(Code)?$/.test(name) ? currencyHint(path, value) : undefined,
  ({ value, name }) => (name.startsWith("supportedCardBrands") ? brandHint(value) : undefined),
  ({ value, name }, path) => (name === "type" ? intervalHint(path, value) : undefined),
  recurringNumber,
  products,
  numberAsText,
  (misfit, path) => (misfit.types.includes("string") ? wantsText(misfit, path) : undefined),
  (misfit, path) => (misfit.types.includes("boolean") ? wantsBoolean(misfit, path) : undefined),
  emailWithName,
];

/** A longer text is no slip. */
const TEXT_LENGTH_MAX = 2000;

/** Near misses among the values: the first rule that knows a value tells. */
export function valueHints(misfits: readonly Misfit[]): readonly Hint[] {
  return misfits.flatMap((misfit) => {
    const { kind, value } = misfit;
    const tooLong = typeof value === "string" && value.length > TEXT_LENGTH_MAX;
    if (kind !== "wrong" || tooLong) return [];
    const path = pathOf(misfit);
    for (const rule of RULES) {
      const found = rule(misfit, path);
      if (found) return [found];
    }
    return [];
  });
}

function recurringNumber({ name, value }: Misfit, path: string): Hint | undefined {
  if (
    name === "iterations" &&
    (value === null || /inf|unlimited|forever|never|-1/i.test(wordOf(value)))
  ) {
    return hint(`${path} is ${shown(value)}`, "0 goes on until it is canceled");
  }
  if (name === "intervalDays" && Number(value) > 180) {
    return hint(`${path} is ${shown(value)} days`, "180 is the most; Monthly needs no days");
  }
  if (name === "retryCount" && Number(value) > 5) {
    return hint(`${path} counts daily retries of one charge, 5 at the most`, "give 0 to 5");
  }
  return undefined;
}

function products({ name, value }: Misfit): Hint | undefined {
  if (name === "products" && isRecord(value)) {
    return hint("products is one object", "put it into a list: [{...}]");
  }
  if (name === "products" && typeof value === "string" && /^\s*[[{]/.test(value)) {
    return hint("products is JSON inside a text", "send the list itself");
  }
  if (name === "products[]" && typeof value === "string") {
    return hint("products lists texts", "each product is an object with title, price and qty");
  }
  return undefined;
}

/** Where a number in quotes is put up with, strict mode says all there is to say. */
function numberAsText({ lenient, types, value }: Misfit, path: string): Hint | undefined {
  if (!types.includes("number") && !types.includes("integer")) return undefined;
  const found = amountHint(path, value);
  if (found) return found;
  const plain = typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value);
  if (plain && !lenient) {
    return hint(`${path} is a number in quotes`, `send ${shorten(value.trim())} without them`);
  }
  if (types.includes("integer") && typeof value === "number") {
    return hint(`${path} is ${value}`, "it counts something: give a whole number");
  }
  return undefined;
}

function wantsText({ name, value, lenient }: Misfit, path: string): Hint | undefined {
  if (typeof value !== "number" || lenient) return undefined;
  if (/mobile|OTP/i.test(name) && !name.endsWith("CountryCode")) {
    const cause = `${path} is a number, so zeros at its beginning are lost`;
    return hint(cause, "send it in quotes");
  }
  return hint(`${path} is a number`, `send it in quotes: "${value}"`);
}

function wantsBoolean({ value }: Misfit, path: string): Hint | undefined {
  const meant = /^(true|yes|1|on)$/i.test(wordOf(value)) ? "true" : "false";
  if (meant === "false" && !/^(false|no|0|off)$/i.test(wordOf(value))) return undefined;
  return hint(`${path} is ${shown(value)}`, `send ${meant}, without quotes`);
}

function emailWithName({ keyword, value }: Misfit, path: string): Hint | undefined {
  if (keyword !== "format" || !/<[^<>@]+@[^<>@]+>/.test(wordOf(value))) return undefined;
  return hint(`${path} has a name beside the address`, "send the address alone");
}
