import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refuseOrder } from "../../mocks/domain/invoice.js";
import {
  CURRENCIES,
  formatAmount,
  MINIMUM_IN_SAR,
  minimumIn,
  rateToSar,
  toHalalas,
  toUnits,
  unroundedHalalas,
} from "../../mocks/domain/money.js";
import { orderWith, settingsUnder } from "../support/domain.js";

const RATES = { USD: 3.75, EUR: 4.1, GBP: 4.8 };

describe("amounts", () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [0.07, 7],
    [4.35, 435],
    [5, 500],
    [19.99, 1999],
    [1.1, 110],
    [0.286, 29],
    [10.004, 1000],
    [10.006, 1001],
    [8.565, 857],
    [8.575, 858],
    [9.995, 1000],
    [35.855, 3586],
    [25.005, 2501],
    [1.005, 101],
    [1e-7, 0],
    [5e-3, 1],
    [999_999_999.99, 99_999_999_999],
  ])("%d units are %d halalas, rounded to the nearest one [money-limits]", (units, halalas) => {
    expect(toHalalas(units)).toBe(halalas);
  });

  test("a limit is compared with parts of a halala [money-limits]", () => {
    expect([4.995, 8.575, 1.1].map(unroundedHalalas)).toEqual([499.5, 857.5, 110]);
  });

  test("half a halala is rounded up, whatever its binary fraction [money-limits]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_998 }), (halalas) => {
        const text = `${String(halalas).padStart(3, "0")}5`;
        expect(toHalalas(Number(`${text.slice(0, -3)}.${text.slice(-3)}`))).toBe(halalas + 1);
      }),
      { numRuns: 2000, examples: [[857], [999], [3585], [99_999_999_998]] },
    );
  });

  test.each([
    [1000, "10.00"],
    [1999, "19.99"],
    [5, "0.05"],
    [99_999_999_999, "999999999.99"],
  ])("%d halalas read %s", (halalas, text) => {
    expect(formatAmount(halalas)).toBe(text);
  });

  test("each whole number of halalas survives the conversion to units and back, up to the limit [money-limits]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (halalas) => {
        expect(toHalalas(toUnits(halalas))).toBe(halalas);
        expect(Number(formatAmount(halalas))).toBe(toUnits(halalas));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the smallest invoice", () => {
  test.each([
    ["SAR", "converted", 500],
    ["SAR", "as-is", 500],
    ["USD", "converted", 134],
    ["USD", "as-is", 500],
    ["EUR", "converted", 122],
    ["GBP", "converted", 105],
    ["GBP", "as-is", 500],
  ] as const)("in %s, %s, is %d [foreign-minimum]", (currency, rule, minimum) => {
    expect(minimumIn(currency, RATES, rule)).toBe(minimum);
  });

  test.each([
    ["SAR", "converted", 500],
    ["USD", "converted", 134],
    ["USD", "as-is", 500],
  ] as const)("in %s, %s, is accepted at %d and refused one below", (currency, rule, minimum) => {
    const settings = settingsUnder({ "foreign-minimum": rule });
    const refusal = (amount: number) =>
      refuseOrder(orderWith({ amount, currency }), settings, undefined);
    expect(refusal(minimum)).toBeUndefined();
    const amount = minimum - 1;
    expect(refusal(amount)).toEqual({ code: "amount-below-minimum", amount, currency, minimum });
  });

  test("is the least amount that is worth 5.00 SAR, at any rate [foreign-minimum]", () => {
    // Rates of up to six decimals, computed here in whole numbers.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (millionths) => {
        const exact = (MINIMUM_IN_SAR * 1_000_000 + millionths - 1) / millionths;
        const rates = { ...RATES, USD: millionths / 1_000_000 };
        expect(minimumIn("USD", rates, "converted")).toBe(Math.floor(exact));
      }),
      { numRuns: 20_000, examples: [[1_250_000], [100_000], [1_000_000], [5], [3_125]] },
    );
  });
});

test.each([
  ["SAR", null],
  ["USD", 3.75],
  ["EUR", 4.1],
  ["GBP", 4.8],
] as const)("the rate of %s is %s [foreign-rate]", (currency, rate) => {
  expect(CURRENCIES).toContain(currency);
  expect(rateToSar(currency, RATES)).toBe(rate);
});
