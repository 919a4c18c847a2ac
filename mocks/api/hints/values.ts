import { BRANDS, CURRENCIES } from "../../domain/money.js";
import { isRecord, shorten } from "../../domain/text.js";
import {
  bare,
  type Hint,
  hint,
  lookUp,
  pathOf,
  type Slip,
  shown,
  unfilled,
  wordOf,
} from "./hint.js";

/** Looks at one value that is not what its field takes. */
type ValueRule = (slip: Slip, path: string) => Hint | undefined;

const CALLS_BACK = ["callBackUrl", "cancelUrl", "callback", "imageSrc"];

const RULES: readonly ValueRule[] = [
  ({ value }, path) => {
    const what = typeof value === "string" ? unfilled(value) : undefined;
    return what === undefined ? undefined : hint(`${path} ${what}`, "replace it by the value");
  },
  ({ value }, path) =>
    value === ""
      ? hint(`${path} is an empty text`, "send a value, or leave it out if it is optional")
      : undefined,
  ({ value, name }, path) => (CALLS_BACK.includes(name) ? urlHint(path, value) : undefined),
  ({ value, name }, path) =>
    /^currency(Code)?$/.test(name) ? currencyHint(path, value) : undefined,
  ({ value, name }) => (name.startsWith("supportedCardBrands") ? brandHint(value) : undefined),
  ({ value, name }, path) => (name === "type" ? intervalHint(path, value) : undefined),
  iterations,
  products,
  discount,
  numberAsText,
  (slip, path) => (slip.types.includes("string") ? wantsText(slip, path) : undefined),
  (slip, path) => (slip.types.includes("boolean") ? wantsBoolean(slip, path) : undefined),
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
  const isEndless = value === null || /inf|unlimited|forever|never|-1/i.test(wordOf(value));
  if (name !== "iterations" || !isEndless) return undefined;
  return hint(`${path} is ${shown(value)}`, "send 0 to charge until it is canceled");
}

function products({ name, value }: Slip): Hint | undefined {
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

/** Shops write a discount as a product below zero. */
function discount({ name, value, keyword }: Slip, path: string): Hint | undefined {
  if (name !== "price" || keyword !== "minimum" || !(Number(value) < 0)) return undefined;
  const cause = `${path} is below zero, as in a line for a discount`;
  return hint(cause, "leave the line out, and send the reduced total as amount");
}

/** For a tolerated number in quotes, the refusal of strict mode says everything. */
function numberAsText({ lenient, types, value }: Slip, path: string): Hint | undefined {
  if (!types.includes("number") && !types.includes("integer")) return undefined;
  const found = amountHint(path, value);
  if (found) return found;
  const plain = typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value);
  if (plain && !lenient) {
    return hint(`${path} is a number in quotes`, `send ${shorten(value.trim())} without them`);
  }
  if (types.includes("integer") && typeof value === "number") {
    return hint(`${path} is ${value}`, "send a whole number, since it is a count");
  }
  return undefined;
}

function wantsText({ name, value, lenient }: Slip, path: string): Hint | undefined {
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    const cause = `${path} is a number beyond 2^53, so JSON has lost digits of it`;
    return hint(cause, "send it in quotes");
  }
  if (typeof value !== "number" || lenient) return undefined;
  if (/mobile|OTP/i.test(name) && !name.endsWith("CountryCode")) {
    const cause = `${path} is a number, so zeros at its beginning are lost`;
    return hint(cause, "send it in quotes");
  }
  return hint(`${path} is a number`, `send it in quotes: "${value}"`);
}

function wantsBoolean({ value }: Slip, path: string): Hint | undefined {
  const meant = /^(true|yes|1|on)$/i.test(wordOf(value)) ? "true" : "false";
  if (meant === "false" && !/^(false|no|0|off)$/i.test(wordOf(value))) return undefined;
  return hint(`${path} is ${shown(value)}`, `send ${meant}, without quotes`);
}

/** No amount is longer, however it is written. */
const LENGTH_MAX = 64;

/** What a person reads as an amount, and JSON does not. */
export function amountHint(path: string, value: unknown): Hint | undefined {
  if (isRecord(value)) {
    const cause = `${path} is an object`;
    return hint(cause, "send the number alone: the currency has its own field");
  }
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (text.length <= LENGTH_MAX) return textHint(path, text);
  return hint(`${path} is not a number: ${shown(text)}`, "send digits");
}

function textHint(path: string, text: string): Hint | undefined {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) {
    return hint(`${path} groups thousands with commas`, `send ${text.replaceAll(",", "")}`);
  }
  if (/^\d+,\d{1,2}$/.test(text)) {
    return hint(`${path} has a comma for its decimals`, `send ${text.replace(",", ".")}`);
  }
  const [number] = /\d+(\.\d+)?/.exec(text) ?? [];
  if (number === undefined) return hint(`${path} is in words: ${shown(text)}`, "send digits");
  if (/SAR|SR|USD|EUR|GBP|riyal|[$€£﷼]/i.test(text)) {
    const cause = `${path} names the currency`;
    return hint(cause, `send ${number}: the currency has its own field`);
  }
  return undefined;
}

const BRANDS_BY_WORD: Readonly<Record<string, string>> = {
  visa: "visaMastercard",
  mastercard: "visaMastercard",
  visamaster: "visaMastercard",
  creditcard: "visaMastercard",
  americanexpress: "amex",
  stc: "stcpay",
  stcwallet: "stcpay",
};

/** A list of all brands is shorter. */
const LIST_LENGTH_MAX = 256;

/** What a brand was meant to be. */
export function brandHint(value: unknown): Hint | undefined {
  if (typeof value !== "string") return undefined;
  const field = "supportedCardBrands";
  if (value.length > LIST_LENGTH_MAX) {
    return hint(`${field} names ${shown(value)}`, `the brands are ${BRANDS.join(", ")}`);
  }
  const names = value.split(/[,;|]/).map(bare);
  const meant = names.flatMap((name) => brandOf(name) ?? []);
  if (names.length > 1 && meant.length === names.length) {
    return hint(`${field} is one text`, `send a list: ${JSON.stringify(meant)}`);
  }
  const [brand] = meant;
  if (brand === value) return hint(`${field} is a text`, `send a list: ["${brand}"]`);
  if (brand !== undefined) return hint(`${field} names ${shown(value)}`, `the brand is ${brand}`);
  return hint(`${field} names ${shown(value)}`, `the brands are ${BRANDS.join(", ")}`);
}

function brandOf(name: string): string | undefined {
  return BRANDS.find((brand) => bare(brand) === name) ?? lookUp(BRANDS_BY_WORD, name);
}

/** What a currency was meant to be. */
export function currencyHint(path: string, value: unknown): Hint | undefined {
  if (typeof value !== "string") return undefined;
  const upper = value.trim().toUpperCase();
  const riyal = upper === "SR" ? "SAR" : undefined;
  const meant = CURRENCIES.find((code) => code === upper) ?? riyal;
  if (meant) return hint(`${path} is ${shown(value)}`, `write ${meant}`);
  const offered = `use ${CURRENCIES.join(", ")}`;
  return hint(`${path} is ${shown(value)}`, `${offered}, and convert the amount`);
}

const INTERVALS: Readonly<Record<string, string>> = {
  day: "Daily",
  daily: "Daily",
  week: "Weekly",
  weekly: "Weekly",
  month: "Monthly",
  monthly: "Monthly",
  custom: "Custom",
};

/** What an interval was meant to be. */
export function intervalHint(path: string, value: unknown): Hint | undefined {
  if (typeof value !== "string") return undefined;
  const cause = `${path} is ${shown(value)}`;
  const meant = lookUp(INTERVALS, bare(value));
  if (meant) return hint(cause, `write ${meant}`);
  return hint(cause, "use Daily, Weekly or Monthly, or Custom with up to 180 intervalDays");
}

/** What keeps an address from being an absolute http or https URL. */
export function urlHint(path: string, value: unknown): Hint | undefined {
  if (typeof value !== "string") return undefined;
  const cause = `${path} is ${shown(value)}`;
  if (value !== value.trim()) return hint(`${path} begins or ends with a space`, "remove it");
  if (/^\/(?!\/)/.test(value)) {
    const remedy = "the service calls it from elsewhere: write the whole address, http://...";
    return hint(`${cause}, a path without a host`, remedy);
  }
  const [, scheme] = /^([a-z][\w+.-]*):\/\//i.exec(value) ?? [];
  if (scheme === undefined) {
    const isLocal = /^(localhost|[\d.]+|\[[\da-f:]+\])(:\d+)?(\/|$)/i.test(value);
    return hint(`${cause}, without a scheme`, `write ${isLocal ? "http" : "https"}://...`);
  }
  if (!/^https?$/.test(scheme)) return hint(`${cause}, of another scheme`, "write http or https");
  if (/\s/.test(value)) return hint(`${path} contains a space`, "encode it as %20");
  if (!/[^\p{ASCII}]/u.test(value) || !URL.canParse(value)) return undefined;
  return hint(`${path} contains letters that are not ASCII`, `write ${new URL(value).href}`);
}
