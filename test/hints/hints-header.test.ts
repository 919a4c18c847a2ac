import fc from "fast-check";
import { expect, test } from "vitest";
import { headerValue } from "../../mocks/api/hints/explain.js";
import { anyCharacter } from "../support/characters.js";

test.each([
  ["a plain sentence", 'total is "25"; send 25', 'total is "25"; send 25'],
  ["letters beyond ASCII", "order طلب", "order %D8%B7%D9%84%D8%A8"],
  ["a sign of two halves", "a 😀", "a %F0%9F%98%80"],
  ["a percent sign", "15% VAT", "15%25 VAT"],
  ["lines", "one\r\nX-Injected: two\tthree", "one X-Injected: two three"],
  ["a control character", "a\u0000b\u007f", "a%00b%7F"],
  ["half a sign", "a\ud800b", "a%EF%BF%BDb"],
])("%s can stand in a header", (_, text, value) => {
  expect(headerValue(text)).toBe(value);
});

test("any text becomes one line of printable ASCII that is not too long", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 2000 }), (text) => {
      expect(headerValue(text)).toMatch(/^[\x20-\x7e]{0,1000}$/);
    }),
  );
});

test("what is not too long can be read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const line = text.replace(/\s+/g, " ").trim();
      expect(decodeURIComponent(headerValue(text))).toBe(line);
    }),
  );
});

test("a long text is cut between characters", () => {
  const value = headerValue("ط".repeat(5000));
  expect(value.length).toBeLessThanOrEqual(1000);
  expect(decodeURIComponent(value)).toMatch(/^ط+\.\.\.$/);
});
