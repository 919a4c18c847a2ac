import { BRANDS, CURRENCIES } from "../../domain/money.js";
import { type Hint, hint } from "./hint.js";
import { bare, lookUp, shown } from "./texts.js";

/** Values of a list of choices that miss it by casing, or by another service's word. */

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
  const riyal = /^(SR|RIYALS?|SAUDI RIYALS?|682|ر\.?س\.?|﷼)$/.test(upper) ? "SAR" : undefined;
  const meant = CURRENCIES.find((code) => code === upper) ?? riyal;
  if (meant) return hint(`${path} is ${shown(value)}`, `write ${meant}`);
  const offered = `only ${CURRENCIES.join(", ")} are offered`;
  return hint(`${path} is ${shown(value)}`, `${offered}; convert the amount`);
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
  if (/^(biweekly|fortnightly)$/.test(bare(value))) {
    return hint(cause, "use Custom with intervalDays 14");
  }
  if (/^(quarter(ly)?)$/.test(bare(value))) {
    return hint(cause, "use Custom with intervalDays, such as 91");
  }
  if (/^(year(ly)?|annual(ly)?)$/.test(bare(value))) {
    return hint(cause, "there is no interval of a year: Custom has 180 days at the most");
  }
  return undefined;
}
