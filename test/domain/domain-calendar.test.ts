import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cycleDueAt } from "../../mocks/domain/recurring.js";
import { addMonths, DAY_MS, FIRST_INSTANT, LAST_INSTANT, toIso } from "../../mocks/domain/time.js";
import { planWith } from "../support/domain.js";

const on = (day: string) => Date.parse(`${day}T09:30:15.123Z`);
const instant = fc.integer({ min: FIRST_INSTANT, max: LAST_INSTANT });

describe("months after an instant", () => {
  test.each([
    ["2026-01-15", 1, "2026-02-15"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-01-31", 2, "2026-03-31"],
    ["2026-01-31", 3, "2026-04-30"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-12-31", 1, "2027-01-31"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 48, "2028-02-29"],
    ["2026-01-31", 0, "2026-01-31"],
    ["2026-05-31", -15, "2025-02-28"],
    // A century is a leap year only where 400 divides it.
    ["2001-01-31", -11, "2000-02-29"],
    ["2099-12-31", 2, "2100-02-28"],
    ["2096-02-29", 48, "2100-02-28"],
  ])("%s and %d months is %s [recurring-rules]", (from, months, day) => {
    expect(toIso(addMonths(on(from), months))).toBe(toIso(on(day)));
  });

  test("skip no month, keep the time of day, and never pass the day", () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -300, max: 600 }), (from, months) => {
        const [before, after] = [new Date(from), new Date(addMonths(from, months))];
        const count = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(count(after) - count(before)).toBe(months);
        expect(after.getTime() - (after.getTime() % DAY_MS) + (from % DAY_MS)).toBe(
          after.getTime(),
        );
        expect(after.getUTCDate()).toBeLessThanOrEqual(before.getUTCDate());
        const tomorrow = new Date(after.getTime() + DAY_MS);
        const clamped = after.getUTCDate() < before.getUTCDate();
        if (clamped) expect(tomorrow.getUTCDate(), "the last day of its month").toBe(1);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("the cycles of a plan", () => {
  test.each([
    ["Daily", null, 1, "2026-01-31"],
    ["Daily", null, 3, "2026-02-02"],
    ["Daily", 9, 3, "2026-02-02"],
    ["Weekly", null, 2, "2026-02-07"],
    ["Weekly", null, 6, "2026-03-07"],
    ["Monthly", null, 2, "2026-02-28"],
    ["Monthly", null, 3, "2026-03-31"],
    ["Monthly", null, 26, "2028-02-29"],
    ["Custom", 1, 2, "2026-02-01"],
    ["Custom", 10, 4, "2026-03-02"],
    ["Custom", 180, 3, "2027-01-26"],
  ] as const)(
    "%s (%s days), cycle %d, is due on %s [recurring-rules]",
    (interval, intervalDays, cycle, day) => {
      const plan = planWith({ interval, intervalDays });
      expect(toIso(cycleDueAt(plan, on("2026-01-31"), cycle))).toBe(toIso(on(day)));
    },
  );

  test("begin at the start and each is later than the one before", () => {
    const interval = fc.constantFrom("Daily", "Weekly", "Monthly", "Custom");
    const days = fc.integer({ min: 1, max: 180 });
    fc.assert(
      fc.property(instant, interval, days, (startedAt, kind, intervalDays) => {
        const plan = planWith({ interval: kind, intervalDays });
        const dues = Array.from({ length: 30 }, (_, n) => cycleDueAt(plan, startedAt, n + 1));
        expect(dues[0]).toBe(startedAt);
        for (const [n, due] of dues.slice(1).entries()) expect(due).toBeGreaterThan(dues[n] ?? due);
      }),
    );
  });
});
