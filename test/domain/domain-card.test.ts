import { describe, expect, test } from "vitest";
import {
  type CardEntry,
  cardDigits,
  cardProblems,
  isCardNumber,
  passesLuhn,
} from "../../mocks/domain/card.js";
import type { Brand } from "../../mocks/domain/money.js";
import { testCards, testValues } from "../../spec/generated/faults.js";

/** Which cards the payment page takes: those that are whole, on the clock of the sandbox. */

const NOW = Date.parse("2026-03-31T20:59:59.999Z");
const GOOD: CardEntry = { number: "4111 1111 1111 1111", expiry: "12/29", code: "123" };

const found = (part: Partial<CardEntry>, brand: Brand = "visaMastercard", now = NOW) =>
  cardProblems({ ...GOOD, ...part }, brand, now).map(({ field, is }) => `${field} ${is}`);

describe("a number", () => {
  test.each<[string, Brand, string[]]>([
    ["4111 1111 1111 1111", "visaMastercard", []],
    ["4111-1111-1111-1111", "visaMastercard", []],
    ["5555555555554444", "visaMastercard", []],
    ["2223003122003222", "visaMastercard", []],
    ["4464040000000007", "mada", []],
    ["hello", "visaMastercard", ["number not-digits"]],
    ["4111 1111 1111 111x", "visaMastercard", ["number not-digits"]],
    ["<script>", "mada", ["number not-digits"]],
    ["x111 1111 1111 1111", "visaMastercard", ["number not-digits"]],
    ["4111111111111112", "visaMastercard", ["number mistyped"]],
    ["4111111111111", "visaMastercard", ["number length"]],
    ["41111111111111111", "visaMastercard", ["number length"]],
    ["2721000000000004", "visaMastercard", ["number other-brand"]],
    ["378282246310005", "visaMastercard", ["number other-brand"]],
    ["4111111111111111", "amex", ["number other-brand", "code length"]],
    ["3782822463100055", "amex", ["number length", "code length"]],
    ["378282246310005", "mada", ["number other-brand"]],
    ["", "visaMastercard", ["number missing"]],
    ["   ", "visaMastercard", ["number missing"]],
  ])("%s by %s", (number, brand, problems) => {
    expect(found({ number }, brand)).toEqual(problems);
  });

  test("of a test card is valid", () => {
    const declined = testValues.flatMap((row) => (row.in === "cardNumber" ? [row.value] : []));
    const cards = [
      ...testCards.map(({ number, brand }) => [number, brand] as const),
      ...declined.map((number) => [String(number), "visaMastercard"] as const),
    ];
    expect(cards.length).toBeGreaterThan(9);
    const broken = cards.filter(([number, brand]) => {
      const code = brand === "amex" ? "1234" : "123";
      return found({ number, code }, brand).length > 0;
    });
    expect(broken).toEqual([]);
  });

  test("is invalid if two different neighbors are swapped, or a digit is changed", () => {
    expect(passesLuhn("79927398713")).toBe(true);
    expect(passesLuhn("79927398731")).toBe(false);
    expect("0123456789".split("").filter((d) => passesLuhn(`7992739871${d}`))).toEqual(["3"]);
    expect(cardDigits(" 41-11 ")).toBe("4111");
  });
});

test.each([
  ["4111 1111 1111 1111", true],
  ["4111-1111-1111-1111", true],
  ["411111111117", true],
  ["4111111111111111110", true],
  ["41111111112", false],
  ["41111111111111111115", false],
  ["4111 1111 1111 1112", false],
  ["4111 1111 1111 111x", false],
  ["hello", false],
  ["", false],
])("%j is the number of a card of any brand: %s", (text, is) => {
  expect(isCardNumber(text)).toBe(is);
});

describe("an expiry date", () => {
  test.each<[string, string[]]>([
    ["03/26", []],
    ["3/26", []],
    ["0326", []],
    ["03 / 2026", []],
    [" 03/26 ", []],
    ["03-26", []],
    ["03/46", []],
    ["02/26", ["expiry past"]],
    ["12/25", ["expiry past"]],
    ["04/46", ["expiry far"]],
    ["13/29", ["expiry no-month"]],
    ["00/29", ["expiry no-month"]],
    ["soon", ["expiry no-month"]],
    ["2029-12", ["expiry no-month"]],
    ["12/3029", ["expiry no-month"]],
    ["", ["expiry missing"]],
  ])("%s in March 2026", (expiry, problems) => {
    expect(found({ expiry })).toEqual(problems);
  });

  test("is valid until the end of its month in Riyadh", () => {
    expect(found({ expiry: "03/26" }, "mada", NOW)).toEqual([]);
    expect(found({ expiry: "03/26" }, "mada", NOW + 1)).toEqual(["expiry past"]);
  });
});

describe("a security code", () => {
  test.each<[string, Brand, string[]]>([
    ["123", "visaMastercard", []],
    ["12", "visaMastercard", ["code length"]],
    ["1234", "visaMastercard", ["code length"]],
    ["abc", "mada", ["code length"]],
    ["a23", "mada", ["code length"]],
    ["12a", "mada", ["code length"]],
    [" 123 ", "mada", []],
    ["", "mada", ["code missing"]],
  ])("%s by %s", (code, brand, problems) => {
    expect(found({ code }, brand)).toEqual(problems);
  });

  test("of American Express has four digits", () => {
    const number = "378282246310005";
    expect(found({ number, code: "1234" }, "amex")).toEqual([]);
    expect(found({ number, code: "123" }, "amex")).toEqual(["code length"]);
  });
});

describe("a missing field", () => {
  test("is no mistake if the whole card is missing", () => {
    expect(cardProblems({ number: "", expiry: "", code: "" }, "mada", NOW)).toEqual([]);
    const none = { number: undefined, expiry: undefined, code: undefined };
    expect(cardProblems(none, "mada", NOW)).toEqual([]);
  });

  test("is a mistake if the form has the field", () => {
    expect(found({ expiry: "", code: "" })).toEqual(["expiry missing", "code missing"]);
    expect(found({ expiry: undefined, code: undefined })).toEqual([]);
  });

  test("is not required for a wallet", () => {
    expect(found({ number: "hello" }, "stcpay")).toEqual([]);
  });
});
