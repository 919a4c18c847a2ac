/** An amount in hundredths of its currency's unit: 10.00 SAR is 1000. Always a whole number. */
export type Halalas = number;

export const CURRENCIES = ["SAR", "USD", "EUR", "GBP"] as const;
export type Currency = (typeof CURRENCIES)[number];
export type ForeignCurrency = Exclude<Currency, "SAR">;

/** What one unit of a foreign currency is worth in riyals. */
export type Rates = { readonly [C in ForeignCurrency]: number };

/** The smallest invoice, 5.00 SAR: the description's table of limits. */
export const MINIMUM_IN_SAR: Halalas = 500;

/**
 * Decimal units to halalas, rounded to the nearest one, half of one up: 19.99 is 1999, and 8.575 is 858. The
 * point is moved in the decimal digits, since a product of binary fractions is off by a little: 8.575 * 100 is
 * below 857.5.
 */
export function toHalalas(units: number): Halalas {
  const [digits, exponent = "0"] = String(units).split("e");
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`));
}

/** Decimal units in hundredths without rounding to whole ones: 4.995 is 499.5. Limits are compared with this. */
export function unroundedHalalas(units: number): number {
  return Math.round(units * 1e6) / 1e4;
}

/**
 * An amount times a factor of up to six decimals, rounded to the nearest halala, half of one up. Whole numbers
 * throughout: 1.1 * 50 is a little more than 55 in binary fractions.
 */
export function multiplied(amount: Halalas, factor: number): Halalas {
  const millionths = BigInt(amount) * BigInt(Math.round(factor * 1e6));
  return Number((millionths + 500_000n) / 1_000_000n);
}

/** Halalas to decimal units: 1999 is 19.99. */
export function toUnits(amount: Halalas): number {
  return amount / 100;
}

/** Two decimals for a person to read: 1000 is "10.00". */
export function formatAmount(amount: Halalas): string {
  return toUnits(amount).toFixed(2);
}

/** The rate to the riyal; null for the riyal itself, as the invoice response wants it. */
export function rateToSar(currency: Currency, rates: Rates): number | null {
  return currency === "SAR" ? null : rates[currency];
}

/**
 * The smallest amount in a currency. `converted` asks for what 5.00 SAR are worth, rounded up so that
 * the minimum itself is never worth less; `as-is` asks for 5.00 of any currency (switch foreign-minimum).
 */
export function minimumIn(currency: Currency, rates: Rates, rule: "converted" | "as-is"): Halalas {
  const rate = rateToSar(currency, rates);
  return rate === null || rule === "as-is" ? MINIMUM_IN_SAR : Math.ceil(MINIMUM_IN_SAR / rate);
}

/** The ways to pay that the description allows, plus tabby, which only its example shows. */
export const BRANDS = [
  "mada",
  "visaMastercard",
  "amex",
  "tamara",
  "stcpay",
  "urpay",
  "tabby",
] as const;
export type Brand = (typeof BRANDS)[number];

/** The ways to pay as customers know them. */
export const BRAND_NAMES: Readonly<Record<Brand, string>> = {
  mada: "mada",
  visaMastercard: "Visa / Mastercard",
  amex: "American Express",
  tamara: "Tamara",
  stcpay: "STC Pay",
  urpay: "urpay",
  tabby: "tabby",
};
