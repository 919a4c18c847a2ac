import { expect, test } from "vitest";
import { shorten, shown } from "../../mocks/domain/text.js";

test.each([
  ["x".repeat(64), "x".repeat(64), 64],
  ["x".repeat(65), `${"x".repeat(61)}...`, 64],
  [`${"x".repeat(60)}😀${"x".repeat(9)}`, `${"x".repeat(60)}...`, 64],
])("%s appears in a sentence as %s", (text, kept, most) => {
  expect(shorten(text, most)).toBe(kept);
});

test.each([
  ["a", '"a"'],
  ["x".repeat(62), `"${"x".repeat(62)}"`],
  ["x".repeat(63), `"${"x".repeat(60)}...`],
  ["x".repeat(64), `"${"x".repeat(60)}...`],
  ["x".repeat(1000), `"${"x".repeat(60)}...`],
  ['"'.repeat(70), `"${'\\"'.repeat(30)}...`],
  [5, "5"],
  [undefined, "undefined"],
  [{ a: 1 }, '{"a":1}'],
])("the value %j appears as %s", (value, text) => {
  expect(shown(value)).toBe(text);
});
