import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextDue } from "../../mocks/domain/due.js";
import {
  CARD_DECLINED,
  type ChargeOutcome,
  cycleDueAt,
  type RecurringCommand,
  type RecurringEvent,
  type RecurringPlan,
} from "../../mocks/domain/recurring.js";
import {
  addMonths,
  DAY_MS,
  FIRST_INSTANT,
  LAST_INSTANT,
  toIso,
  ZONE,
} from "../../mocks/domain/time.js";
import {
  type Bench,
  benchWith,
  outcomeOf,
  planWith,
  settingsUnder,
  T0,
} from "../support/domain.js";

type Charge = RecurringEvent & { type: "charge-succeeded" | "charge-failed" };

function registers(plan: RecurringPlan, settings = settingsUnder()): Bench & { id: string } {
  const bench = benchWith(settings);
  bench.does({ type: "register-recurring", plan });
  return { ...bench, id: [...bench.world.recurring.keys()][0] ?? "" };
}

/** A started payment whose next charges end as they were arranged, seen until `until` charges. */
function charges(plan: RecurringPlan, outcomes: readonly ChargeOutcome[], until = 60) {
  const bench = registers(plan);
  const { id: recurringId } = bench;
  const failure = CARD_DECLINED;
  bench.does({ type: "arrange-charges", recurringId, outcomes, failure });
  bench.does({ type: "start-recurring", recurringId });
  const made = () =>
    bench.log.filter((event): event is Charge => /^charge-(succeeded|failed)$/.test(event.type));
  for (let due = chargeDue(bench); due && made().length < until; due = chargeDue(bench)) {
    bench.does({ type: "charge-recurring", recurringId }, due);
  }
  return { made: made(), recurring: bench.world.recurring.get(recurringId), bench };
}

function chargeDue({ world, id }: { world: Bench["world"]; id: string }): number | null {
  return world.recurring.get(id)?.nextChargeAt ?? null;
}

/** `1+ 2- 2+`: cycle and outcome of each charge, with the day on which it was made. */
function reported(made: readonly Charge[]): string {
  return made
    .map(({ cycle, type, at }) => {
      return `${cycle}${type === "charge-succeeded" ? "+" : "-"}@${(at - T0) / DAY_MS}`;
    })
    .join(" ");
}

const S = "succeed";
const F = "fail";

describe("the charges of a recurring payment, as cycle, outcome and day", () => {
  test.each([
    ["Daily", 3, 0, [], "1+@0 2+@1 3+@2", "completed"],
    ["Daily", 1, 0, [], "1+@0", "completed"],
    ["Weekly", 2, 2, [], "1+@0 2+@7", "completed"],
    ["Weekly", 2, 2, [F, S], "1-@0 1+@1 2+@7", "completed"],
    ["Weekly", 3, 1, [F, S, F, S], "1-@0 1+@1 2-@7 2+@8 3+@14", "completed"],
    ["Weekly", 0, 0, [F], "1-@0", "ended"],
    ["Weekly", 0, 0, [S, F], "1+@0 2-@7", "ended"],
    ["Weekly", 0, 2, [F, F, F], "1-@0 1-@1 1-@2", "ended"],
    ["Weekly", 0, 2, [F, F, S, F, F, F], "1-@0 1-@1 1+@2 2-@7 2-@8 2-@9", "ended"],
    // The next cycle replaces an unpaid one and counts its retries anew; the last one has none after it.
    ["Daily", 0, 3, [F, F, F, S], "1-@0 2-@1 3-@2 4+@3 5+@4", "active"],
    ["Daily", 4, 5, [F, F, S], "1-@0 2-@1 3+@2 4+@3", "completed"],
    ["Daily", 3, 1, [F, S, F, S], "1-@0 2+@1 3-@2 3+@3", "completed"],
    ["Daily", 2, 1, [S, F, F], "1+@0 2-@1 2-@2", "ended"],
    ["Daily", 0, 0, [F], "1-@0", "ended"],
  ] as const)(
    "%s, %d times, %d retries, %j: %s, then %s [recurring-rules]",
    (interval, iterations, retryCount, outcomes, expected, status) => {
      const plan = planWith({ interval, iterations, retryCount });
      const { made, recurring } = charges(plan, outcomes, expected.split(" ").length);
      expect(reported(made)).toBe(expected);
      expect(recurring?.status).toBe(status);
      if (status !== "active") expect(recurring?.cycle).toBe(made.at(-1)?.cycle);
    },
  );

  test("continue forever with 0 iterations [recurring-rules]", () => {
    const { made, recurring } = charges(planWith({ iterations: 0 }), [], 400);
    expect(made).toHaveLength(400);
    expect(recurring?.status).toBe("active");
  });

  test("call urls.callback, each attempt with its result [recurring-rules]", () => {
    const plan = planWith({ interval: "Weekly", iterations: 2, retryCount: 1 });
    const { bench } = charges(plan, [F, S]);
    const abouts = [...bench.world.callbacks.values()].map(({ about, target }) => {
      expect(target).toBe(plan.callbackUrl);
      return about.kind === "charge" && [about.cycle, about.attempt, about.charged];
    });
    expect(abouts).toEqual([
      [1, 1, false],
      [1, 2, true],
      [2, 1, true],
    ]);
  });
});

describe("for any recurring payment and any outcomes", () => {
  const plans = fc
    .record({
      interval: fc.constantFrom("Daily", "Weekly", "Monthly", "Custom"),
      intervalDays: fc.integer({ min: 1, max: 180 }),
      iterations: fc.integer({ min: 0, max: 8 }),
      retryCount: fc.integer({ min: 0, max: 5 }),
    })
    .map((part) => planWith(part));
  const outcomes = fc.array(fc.constantFrom<ChargeOutcome>(S, F, F), { maxLength: 30 });

  const holds = (check: (run: ReturnType<typeof charges>, plan: RecurringPlan) => void) =>
    fc.assert(
      fc.property(plans, outcomes, (plan, arranged) => check(charges(plan, arranged, 40), plan)),
      { numRuns: 1000 },
    );

  test("at most as many charges succeed as there are iterations [recurring-rules]", () => {
    holds(({ made, recurring }, { iterations }) => {
      const succeeded = made.filter(({ type }) => type === "charge-succeeded").length;
      if (iterations > 0) expect(succeeded).toBeLessThanOrEqual(iterations);
      expect(recurring?.chargesDone).toBe(succeeded);
      const last = made.at(-1);
      const isDone = last?.type === "charge-succeeded" && last.cycle === iterations;
      expect(recurring?.status === "completed").toBe(isDone);
    });
  });

  test("a cycle has at most retryCount + 1 attempts, each a day after the last [recurring-rules]", () => {
    expect.hasAssertions();
    holds(({ made }, { retryCount }) => {
      for (const cycle of new Set(made.map((charge) => charge.cycle))) {
        const attempts = made.filter((charge) => charge.cycle === cycle);
        expect(attempts.length).toBeLessThanOrEqual(retryCount + 1);
        expect(attempts.map(({ attempt }) => attempt)).toEqual(attempts.map((_, n) => n + 1));
        const days = attempts.map(({ at }) => (at - (attempts[0]?.at ?? 0)) / DAY_MS);
        expect(days).toEqual(days.map((_, n) => n));
        expect(attempts.slice(0, -1).every(({ type }) => type === "charge-failed")).toBe(true);
      }
    });
  });

  test("cycles follow each other without a gap, none before it is due [recurring-rules]", () => {
    holds(({ made }, plan) => {
      const cycles = [...new Set(made.map(({ cycle }) => cycle))];
      expect(cycles).toEqual(cycles.map((_, n) => n + 1));
      for (const { cycle, attempt, at } of made) {
        const due = cycleDueAt(plan, T0, cycle);
        if (attempt === 1) expect(at).toBe(due);
        else expect(at).toBeGreaterThan(due);
      }
    });
  });

  test("it ends exactly when the last retry of a cycle fails [recurring-rules]", () => {
    holds(({ made, recurring }, { retryCount }) => {
      const used = made.some(({ type, attempt }) => {
        return type === "charge-failed" && attempt === retryCount + 1;
      });
      expect(recurring?.status === "ended").toBe(used);
    });
  });
});

describe("the effect of a command on a recurring payment in each state", () => {
  const states: Readonly<Record<string, readonly string[]>> = {
    registered: [],
    active: ["start"],
    canceled: ["cancel"],
    completed: ["start", "charge"],
    ended: ["arrange", "start", "charge"],
  };
  const command = (name: string, recurringId: string): RecurringCommand => {
    switch (name) {
      case "start":
        return { type: "start-recurring", recurringId };
      case "cancel":
        return { type: "cancel-recurring", recurringId, by: "merchant" };
      case "charge":
        return { type: "charge-recurring", recurringId };
      default: {
        const failure = CARD_DECLINED;
        return { type: "arrange-charges", recurringId, outcomes: [F], failure };
      }
    }
  };

  test.each([
    ["registered", "start", "recurring-started"],
    ["registered", "cancel", "recurring-canceled"],
    ["registered", "arrange", "charges-arranged"],
    ["registered", "charge", ""],
    ["active", "start", "recurring-not-open"],
    ["active", "cancel", "recurring-canceled"],
    ["active", "arrange", "charges-arranged"],
    ["active", "charge", "charge-succeeded recurring-completed callback-scheduled"],
    ["canceled", "start", "recurring-not-open"],
    ["canceled", "cancel", "recurring-not-open"],
    ["canceled", "arrange", "recurring-not-open"],
    ["canceled", "charge", ""],
    ["completed", "start", "recurring-not-open"],
    ["completed", "cancel", "recurring-not-open"],
    ["completed", "arrange", "recurring-not-open"],
    ["completed", "charge", ""],
    ["ended", "start", "recurring-not-open"],
    ["ended", "cancel", "recurring-not-open"],
    ["ended", "arrange", "recurring-not-open"],
    ["ended", "charge", ""],
  ])("%s, %s: %s", (state, name, outcome) => {
    const bench = registers(planWith({ iterations: 1 }));
    for (const step of states[state] ?? []) bench.does(command(step, bench.id));
    expect(bench.world.recurring.get(bench.id)?.status).toBe(state);
    const { refusal, events } = bench.does(command(name, bench.id));
    expect(refusal?.code ?? outcomeOf(events)).toBe(outcome);
  });

  test("a charge before its time does nothing", () => {
    const bench = registers(planWith());
    bench.does(command("start", bench.id));
    expect(bench.does(command("charge", bench.id), T0).events).not.toEqual([]);
    expect(bench.does(command("charge", bench.id), T0 + DAY_MS - 1).events).toEqual([]);
  });

  test("a canceled one has nothing due", () => {
    const bench = registers(planWith());
    bench.does(command("start", bench.id));
    bench.does(command("cancel", bench.id));
    expect(nextDue(bench.world)).toBeUndefined();
  });
});

test.each([
  ["on-payment-page", "registered", undefined],
  ["at-registration", "active", T0],
] as const)(
  "with %s it is %s at first, with a charge due at %s [first-charge]",
  (option, status, due) => {
    const bench = registers(planWith(), settingsUnder({ "first-charge": option }));
    expect(bench.world.recurring.get(bench.id)?.status).toBe(status);
    expect(nextDue(bench.world)?.at).toBe(due);
  },
);

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

  test("count days in Riyadh, where it is the 31st in the last hours of the 30th in UTC", () => {
    const at = (text: string) => Date.parse(text);
    const months = [1, 2].map((n) => toIso(addMonths(at("2026-01-30T22:00:00Z"), n)));
    expect(months).toEqual(["2026-02-27T22:00:00.000Z", "2026-03-30T22:00:00.000Z"]);
  });

  test("skip no month, keep the time of day, and never exceed the day", () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -300, max: 600 }), (from, months) => {
        const inRiyadh = (at: number) => new Date(at + ZONE.offsetMs);
        const [before, after] = [inRiyadh(from), inRiyadh(addMonths(from, months))];
        const count = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(count(after) - count(before)).toBe(months);
        expect(after.getTime() % DAY_MS).toBe(before.getTime() % DAY_MS);
        expect(after.getUTCDate()).toBeLessThanOrEqual(before.getUTCDate());
        const tomorrow = new Date(after.getTime() + DAY_MS);
        const clamped = after.getUTCDate() < before.getUTCDate();
        if (clamped) expect(tomorrow.getUTCDate(), "the last day of its month").toBe(1);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("the cycles of a recurring payment", () => {
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
