import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDuration } from "../../mocks/control/format.js";
import { after, lengthOf } from "../../mocks/control/instants.js";
import { optionNamed } from "../../mocks/control/switch-options.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import { switches } from "../../spec/generated/assumptions.js";

describe("a duration in human words", () => {
  test.each([
    ["24h", DAY_MS],
    ["90m", 5_400_000],
    ["2d", 2 * DAY_MS],
    ["1w", 7 * DAY_MS],
    ["1mo", 31 * DAY_MS],
    ["1m", 60_000],
    ["1y", 365 * DAY_MS],
    ["30s", 30_000],
    ["500ms", 500],
    ["1ms", 1],
    ["90000ms", 90_000],
    ["1s500ms", 1500],
    ["1d12h", 1.5 * DAY_MS],
    ["1y2mo3w4d5h6m7s8ms", 449 * DAY_MS + 18_367_008],
    ["1d 12h", 1.5 * DAY_MS],
    ["0s", 0],
    ["PT24H", DAY_MS],
    ["P1M", 31 * DAY_MS],
  ])("%s", (text, lengthMs) => {
    expect(lengthOf(text)).toBe(lengthMs);
  });

  test.each([
    "",
    "24",
    "h",
    "soon",
    "24H",
    "1.5h",
    "-1h",
    "12h1d",
    "1h1h",
    "1M",
    "tomorrow",
    "+1d",
    "2026-03-01T09:00:00Z",
  ])("%j is invalid", (text) => {
    expect(lengthOf(text)).toBeNaN();
  });
});

test("a duration of any length stays within the calendar", () => {
  const units = constantFrom("y", "mo", "w", "d", "h", "s");
  assert(
    property(integer({ min: 1, max: 999_999_999 }), units, (count, unit) => {
      const then = after(0, `${count}${unit}`, "by");
      expect(new Date(then).getTime()).toBe(then);
      expect(then).toBeGreaterThan(0);
    }),
  );
});

describe("a length of time in human words", () => {
  test.each([
    [0, "0s"],
    [1, "1ms"],
    [90_000, "1m30s"],
    [DAY_MS, "1d"],
    [129_600_250, "1d12h250ms"],
    [-3_600_000, "1h"],
    [400 * DAY_MS, "400d"],
  ])("%d ms", (lengthMs, spelled) => {
    expect(formatDuration(lengthMs)).toBe(spelled);
  });

  test("is parsed back to the same length, exactly", () => {
    assert(
      property(integer({ min: 0, max: 3650 * DAY_MS }), (lengthMs) => {
        expect(lengthOf(formatDuration(lengthMs))).toBe(lengthMs);
      }),
    );
  });
});

describe("the option of a switch", () => {
  test.each([
    ["otp-lifetime", "5m", "PT5M"],
    ["otp-lifetime", "300s", "PT5M"],
    ["otp-lifetime", "PT300S", "PT5M"],
    ["otp-lifetime", "4m60s", "PT5M"],
    ["otp-lifetime", "1m", "PT1M"],
    ["otp-lifetime", "10m", "PT10M"],
  ])("can be written %s as %s", (id, written, option) => {
    expect(optionNamed(id, written)).toBe(option);
  });

  test.each([
    ["otp-lifetime", "7m"],
    ["otp-lifetime", "5"],
    ["otp-lifetime", "soon"],
    ["order-status-case", "5m"],
    ["no-such-switch", "5m"],
  ])("in the form %s is left to the check if it is %s", (id, written) => {
    expect(optionNamed(id, written)).toBe(written);
  });

  test("has itself as a valid form, for every switch", () => {
    const all = Object.entries(switches).flatMap(([id, { options }]) =>
      options.map((option) => ({ id, option: option.id })),
    );
    expect(all.length).toBeGreaterThan(40);
    expect(all.map(({ id, option }) => ({ id, option: optionNamed(id, option) }))).toEqual(all);
  });
});
