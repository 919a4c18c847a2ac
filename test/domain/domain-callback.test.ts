import { describe, expect, test } from "vitest";
import {
  type AttemptOutcome,
  type AttemptResult,
  RETRY_WAITS_MS,
} from "../../mocks/domain/callback.js";
import { dueAt, nextDue } from "../../mocks/domain/due.js";
import { DAY_MS, MINUTE_MS } from "../../mocks/domain/time.js";
import {
  type Bench,
  benchWith,
  orderWith,
  outcomeOf,
  settingsUnder,
  T0,
} from "../support/domain.js";

const NO = String(T0);
const SENT = { method: "GET", url: "https://shop.example/paid", headers: {}, body: null } as const;
const ID = "cb-1";

function withCallback(settings = settingsUnder()): Bench {
  const bench = benchWith(settings);
  bench.does({ type: "create-invoice", order: orderWith() });
  const paid = { method: null, via: "control", cardNumber: null } as const;
  bench.does({ type: "pay-invoice", transactionNo: NO, ...paid });
  return bench;
}

function resultOf(outcome: AttemptOutcome): AttemptResult {
  return { outcome, status: outcome === "refused" ? 500 : null, detail: outcome };
}

/** Makes the attempt that is due, with this outcome; the instant of it. */
function attempts(bench: Bench, outcome: AttemptOutcome, tookMs = 0): number | undefined {
  const at = bench.world.callbacks.get(ID)?.nextAttemptAt ?? undefined;
  if (at === undefined) return undefined;
  bench.does({ type: "attempt-callback", callbackId: ID, sent: SENT }, at);
  const result = resultOf(outcome);
  bench.does({ type: "record-attempt", callbackId: ID, result }, at + tookMs);
  return at;
}

/** The instants of all attempts while each has this outcome. */
function allAttempts(bench: Bench, outcome: AttemptOutcome, tookMs = 0): number[] {
  const made: number[] = [];
  for (let at = attempts(bench, outcome, tookMs); at !== undefined; ) {
    made.push(at);
    at = attempts(bench, outcome, tookMs);
  }
  return made;
}

describe("the retries of a call that fails", () => {
  test.each([
    ["growing", 11],
    ["fixed", 11],
    ["none", 1],
  ] as const)("%s: %d attempts in total, within 48 hours [callback-retry]", (option, count) => {
    const bench = withCallback(settingsUnder({ "callback-retry": option }));
    const made = allAttempts(bench, "refused");
    expect(made).toHaveLength(count);
    expect((made.at(-1) ?? 0) - T0).toBeLessThanOrEqual(2 * DAY_MS);
    expect(bench.world.callbacks.get(ID)).toMatchObject({ state: "failed", nextAttemptAt: null });
    expect(dueAt(bench.world, { kind: "callback", id: ID, at: 0 })).toBeNull();
  });

  test("growing delays never get shorter, fixed ones are five minutes [callback-retry]", () => {
    const { growing, fixed, none } = RETRY_WAITS_MS;
    expect(growing).toEqual([...growing].sort((a, b) => a - b));
    expect(growing.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(2 * DAY_MS);
    expect(new Set(fixed)).toEqual(new Set([5 * MINUTE_MS]));
    expect([growing.length, fixed.length, none.length]).toEqual([10, 10, 0]);
  });

  test("are counted from each attempt, so that a slow merchant does not extend them", () => {
    const quick = allAttempts(withCallback(), "timeout");
    expect(allAttempts(withCallback(), "timeout", 9000)).toEqual(quick);
  });

  test.each(["refused", "unreachable", "timeout", "blocked"] as const)(
    "follow after %s, and end with the first delivery",
    (outcome) => {
      const bench = withCallback();
      attempts(bench, outcome);
      expect(bench.world.callbacks.get(ID)?.state).toBe("waiting");
      attempts(bench, "delivered");
      expect(bench.world.callbacks.get(ID)).toMatchObject({
        state: "delivered",
        nextAttemptAt: null,
        attempts: [{ result: { outcome } }, { result: { outcome: "delivered" } }],
      });
    },
  );
});

describe("the effect of a command on a callback in each state", () => {
  const states: Readonly<Record<string, (bench: Bench) => void>> = {
    waiting: () => {},
    "in-flight": (bench) => {
      bench.does({ type: "attempt-callback", callbackId: ID, sent: SENT });
    },
    "to be retried": (bench) => {
      attempts(bench, "refused");
    },
    delivered: (bench) => {
      attempts(bench, "delivered");
    },
    failed: (bench) => {
      allAttempts(bench, "refused");
    },
  };

  test.each([
    ["waiting", "attempt-callback", "callback-attempted"],
    ["waiting", "record-attempt", ""],
    ["waiting", "resend-callback", "callback-resend-asked"],
    ["in-flight", "attempt-callback", ""],
    ["in-flight", "record-attempt", "callback-answered"],
    ["in-flight", "resend-callback", "callback-busy"],
    ["to be retried", "attempt-callback", ""],
    ["to be retried", "resend-callback", "callback-resend-asked"],
    ["delivered", "attempt-callback", ""],
    ["delivered", "record-attempt", ""],
    ["delivered", "resend-callback", "callback-resend-asked"],
    ["failed", "attempt-callback", ""],
    ["failed", "resend-callback", "callback-resend-asked"],
  ] as const)("%s, %s: %s", (state, type, outcome) => {
    const bench = withCallback();
    states[state]?.(bench);
    const command = { type, callbackId: ID, sent: SENT, result: resultOf("refused") } as const;
    const { refusal, events } = bench.does(command);
    expect(refusal?.code ?? outcomeOf(events)).toBe(outcome);
  });

  test("a delivered callback can be sent again immediately", () => {
    const bench = withCallback();
    attempts(bench, "delivered");
    bench.does({ type: "resend-callback", callbackId: ID }, T0 + 5);
    expect(nextDue(bench.world)).toMatchObject({ kind: "callback", id: ID, at: T0 + 5 });
    attempts(bench, "delivered");
    expect(bench.world.callbacks.get(ID)?.attempts).toHaveLength(2);
  });
});
