import { expect, test } from "vitest";
import { whenOf } from "../../mocks/workbench/app/format.js";

test.each([
  ["2026-03-01T09:00:00.000Z", undefined, "1 Mar 12:00:00"],
  ["2026-03-01T09:00:00.000Z", "2026-03-01T20:59:00.000Z", "12:00:00"],
  // A day begins at midnight in Riyadh.
  ["2026-03-01T21:00:00.000Z", "2026-03-01T20:59:00.000Z", "2 Mar 00:00:00"],
  ["2025-12-31T09:00:00.000Z", "2026-03-01T09:00:00.000Z", "31 Dec 2025 12:00:00"],
])("%s, beside %s, reads %s", (at, other, text) => {
  expect(whenOf(at, other)).toBe(text);
});
