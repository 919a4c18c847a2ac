import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDuration } from "../../mocks/control/format.js";
import { after, readClockTarget } from "../../mocks/control/instants.js";
import { optionNamed } from "../../mocks/control/switch-options.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import { switches } from "../../spec/generated/assumptions.js";

describe("a clock advance in human words", () => {
  test.each([
    ["24h", { by: "PT24H" }],
    ["90m", { by: "PT90M" }],
    ["2d", { by: "P2D" }],
    ["1w", { by: "P1W" }],
    ["1mo", { by: "P1M" }],
    ["1m", { by: "PT1M" }],
    ["1y", { by: "P1Y" }],
    ["30s", { by: "PT30S" }],
    ["500ms", { by: "PT0.5S" }],
    ["1ms", { by: "PT0.001S" }],
    ["90000ms", { by: "PT90S" }],
    ["1s500ms", { by: "PT1.5S" }],
    ["1d12h", { by: "P1DT12H" }],
    ["1y2mo3w4d5h6m7s8ms", { by: "P1Y2M3W4DT5H6M7.008S" }],
    ["1d 12h", { by: "P1DT12H" }],
    ["0s", { by: "PT0S" }],
    ["PT24H", { by: "PT24H" }],
    ["P1M", { by: "P1M" }],
    ["2026-03-01T09:00:00Z", { to: "2026-03-01T09:00:00Z" }],
  ])("%s", (text, target) => {
    expect(readClockTarget(text)).toEqual(target);
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
  ])("%j is invalid", (text) => {
    expect(readClockTarget(text)).toBeUndefined();
  });
});

test("a duration of any length stays within the calendar", () => {
  const units = constantFrom("y", "mo", "w", "d", "h", "s");
  assert(
    property(integer({ min: 1, max: 999_999_999 }), units, (count, unit) => {
      const target = readClockTarget(`${count}${unit}`);
      const by = target && "by" in target ? target.by : "";
      const then = after(0, by, "by");
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
        const target = readClockTarget(formatDuration(lengthMs));
        expect(target && "by" in target && after(0, target.by, "by")).toBe(lengthMs);
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
