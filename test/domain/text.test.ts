import { describe, expect, test } from "vitest";
import { andMore, firstOf, shorten, shown } from "../../mocks/domain/text.js";

describe("a text in a sentence", () => {
  test.each([
    ["1234567890", "1234567890"],
    ["12345678901", "1234567..."],
    ["123456\u{1F600}8901", "123456..."],
    ["12345\u{1F600}8901", "12345\u{1F600}..."],
  ])("with ten characters: %s is %s", (text, short) => {
    expect(shorten(text, 10)).toBe(short);
  });

  test.each<[unknown, string]>([
    ["a", '"a"'],
    ['a"', '"a\\""'],
    [12, "12"],
    [null, "null"],
    [undefined, "undefined"],
    [{ a: 1 }, '{"a":1}'],
    [[1, 2, 3, 4, 5], "[1,2,3,..."],
    ["12345678", '"12345678"'],
    ["123456789", '"123456...'],
    ["12345678901", '"123456...'],
    ['""""""""""', '"\\"\\"\\"...'],
  ])("as JSON, with ten characters: %j is %s", (value, text) => {
    expect(shown(value, 10)).toBe(text);
  });

  test("has 64 characters unless a call says otherwise", () => {
    expect(shorten("x".repeat(65))).toBe(`${"x".repeat(61)}...`);
    expect(shown("x".repeat(63))).toBe(`"${"x".repeat(60)}...`);
  });

  test("is the first of a list, and the number of the others", () => {
    expect(firstOf(["a", "b"], 2)).toEqual(["a", "b"]);
    expect(firstOf(["a", "b", "c"], 2)).toEqual(["a", "b", "and 1 more"]);
    expect(andMore(349_475)).toBe("and 349,475 more");
  });
});
