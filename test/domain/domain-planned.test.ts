import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CALLBACKS_MAX,
  chargesUntil,
  fallsDueUntil,
  refuseAdvance,
} from "../../mocks/domain/advance-limits.js";
import { Agenda, type Due } from "../../mocks/domain/agenda.js";
import { retriesLeft } from "../../mocks/domain/callback.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { evolve, planCallbacks } from "../../mocks/domain/events.js";
import type { RecurringPlan } from "../../mocks/domain/recurring.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import {
  type Bench,
  benchWith,
  orderWith,
  planWith,
  settingsUnder,
  T0,
} from "../support/domain.js";

const webhook = { url: "https://shop.example/hook", headers: {} };

/** The callbacks of a log, as what became of them, about what, and where they go. */
function calls({ log }: Bench): readonly string[] {
  return log.flatMap((event) => {
    return event.type === "callback-scheduled" || event.type === "callback-redirected"
      ? `${event.callbackId} ${event.type.slice(9)} ${event.about.kind} ${event.target.slice(20)}`
      : [];
  });
}

function withInvoice(settings: Parameters<typeof benchWith>[0], part = {}): [Bench, string] {
  const bench = benchWith(settings);
  bench.does({ type: "create-invoice", order: orderWith(part) });
  return [bench, [...bench.world.invoices.keys()][0] ?? ""];
}

describe("the caller that notifies the shop of a payment [callback-channel]", () => {
  test.each([
    ["auto", "page", "redirected"],
    ["auto", "control", "scheduled"],
    ["gateway", "page", "scheduled"],
    ["gateway", "control", "scheduled"],
    ["both", "page", "redirected scheduled"],
    ["both", "control", "scheduled"],
  ] as const)("%s, paid by the %s: %s", (channel, via, outcome) => {
    const settings = settingsUnder({ "callback-channel": channel });
    const [bench, transactionNo] = withInvoice({ ...settings, webhook });
    bench.does({ type: "pay-invoice", transactionNo, method: null, via, cardNumber: null });
    const shop = outcome.split(" ").map((how, n) => `cb-${n + 1} ${how} paid /paid`);
    expect(calls(bench)).toEqual([...shop, `cb-${shop.length + 1} scheduled webhook /hook`]);
  });
});

describe("the caller that notifies the shop of a cancellation [callback-channel] [expiry-notifies]", () => {
  test.each([
    ["customer", "yes", ["cb-1 redirected canceled /canceled"]],
    ["merchant", "yes", ["cb-1 scheduled canceled /canceled"]],
    ["merchant", "no", ["cb-1 scheduled canceled /canceled"]],
    ["expiry", "yes", ["cb-1 scheduled canceled /canceled"]],
    ["expiry", "no", []],
  ] as const)("by %s, if expiry notifies: %s", (by, notifies, expected) => {
    const settings = settingsUnder({ "expiry-notifies": notifies });
    const [bench, transactionNo] = withInvoice({ ...settings, webhook });
    if (by === "expiry") bench.does({ type: "expire-invoice", transactionNo }, T0 + DAY_MS);
    else bench.does({ type: "cancel-invoice", transactionNo, by });
    expect(calls(bench)).toEqual(expected);
    expect(bench.world.invoices.get(transactionNo)?.status).toBe("canceled");
  });

  test("is absent if the order has no cancelUrl", () => {
    const [bench, transactionNo] = withInvoice(settingsUnder(), { cancelUrl: null });
    const { events } = bench.does({ type: "cancel-invoice", transactionNo, by: "merchant" });
    expect(events.map(({ type }) => type)).toEqual(["invoice-canceled"]);
  });
});

test("each charge calls the callbackUrl of its plan, for any result", () => {
  const bench = benchWith();
  bench.does({ type: "register-recurring", plan: planWith({ interval: "Weekly", retryCount: 1 }) });
  const [recurringId = ""] = bench.world.recurring.keys();
  const failure = { code: "DECLINED", message: "No" };
  bench.does({ type: "arrange-charges", recurringId, outcomes: ["fail", "succeed"], failure });
  bench.does({ type: "start-recurring", recurringId });
  bench.does({ type: "charge-recurring", recurringId }, T0);
  bench.does({ type: "charge-recurring", recurringId }, T0 + DAY_MS);
  const about = bench.log.flatMap((event) => {
    return event.type === "callback-scheduled" ? [event.about] : [];
  });
  expect(about).toEqual([
    { kind: "charge", recurringId, cycle: 1, attempt: 1, charged: false },
    { kind: "charge", recurringId, cycle: 1, attempt: 2, charged: true },
  ]);
  expect(calls(bench)[1]).toBe("cb-2 scheduled charge /charged");
});

test("a failed refund notifies the webhook of the failure", () => {
  const [{ world }, transactionNo] = withInvoice({ ...settingsUnder(), webhook });
  const failed = { at: T0, transactionNo, refundId: 1, reason: null, by: "tester" } as const;
  const [call] = planCallbacks(world, [{ type: "refund-failed", ...failed }]);
  expect(call?.about).toEqual({ kind: "refund", transactionNo, refunded: false });
  const unknown = { type: "invoice-canceled", at: T0, transactionNo: "7", by: "expiry" } as const;
  expect(() => planCallbacks(world, [unknown])).toThrow("no invoice 7");
});

describe("the remaining retries of a callback that is", () => {
  test.each([
    ["waiting", 0, "growing", 10],
    ["waiting", 1, "growing", 10],
    ["waiting", 2, "growing", 9],
    ["in-flight", 11, "fixed", 0],
    ["failed", 12, "fixed", 0],
    ["failed", 1, "none", 0],
    ["delivered", 1, "growing", 0],
    ["redirected", 0, "growing", 0],
    ["dropped", 0, "growing", 0],
  ] as const)(
    "%s, after %d attempts of %s waits: %d [callback-retry]",
    (state, count, retry, left) => {
      const attempts = Array.from({ length: count }, (_, at) => ({ at }));
      expect(retriesLeft({ state, attempts }, retry)).toBe(left);
    },
  );
});

describe("refuses a clock advance that would pass too much", () => {
  /** A world of so many endless daily payments that begin now. */
  function worldOf(count: number, part: Partial<RecurringPlan> = {}) {
    const bench = benchWith(settingsUnder({ "first-charge": "at-registration" }));
    const { world } = bench;
    bench.does({ type: "register-recurring", plan: planWith(part) });
    const [one] = world.recurring.values();
    for (let n = 1; one && n < count; n += 1) world.recurring.set(String(n), one);
    return world;
  }

  test.each<[Partial<RecurringPlan>, number, number]>([
    [{}, -1, 0],
    [{}, 0, 1],
    [{}, DAY_MS - 1, 1],
    [{}, DAY_MS, 2],
    [{ iterations: 3 }, 9 * DAY_MS, 3],
    [{ interval: "Weekly" }, 14 * DAY_MS, 3],
    [{ interval: "Monthly" }, 0, 1],
    [{ interval: "Monthly" }, 365 * DAY_MS, 13],
  ])("charges of %j after %d ms: %d", (part, ms, count) => {
    expect(chargesUntil(worldOf(1, part), T0 + ms)).toBe(count);
  });

  test("a recurring payment that waits for its page, or has ended, is not charged", () => {
    const { world, does } = benchWith();
    does({ type: "register-recurring", plan: planWith() });
    expect(chargesUntil(world, T0 + DAY_MS)).toBe(0);
    const ended = worldOf(1);
    const [recurringId = ""] = ended.recurring.keys();
    evolve(ended, { type: "recurring-canceled", at: T0, recurringId } as DomainEvent);
    expect(chargesUntil(ended, T0 + DAY_MS)).toBe(0);
  });

  test.each([
    ["2026-03-31", "2026-12-31", 10],
    ["2026-11-30", "2027-02-01", 4],
  ])("months are counted from %s to %s: %d", (from, to, count) => {
    const bench = benchWith(settingsUnder({ "first-charge": "at-registration" }));
    bench.does(
      { type: "register-recurring", plan: planWith({ interval: "Monthly" }) },
      Date.parse(from),
    );
    expect(chargesUntil(bench.world, Date.parse(to))).toBe(count);
  });

  test("closed invoices do not count as expiries", () => {
    const [bench, transactionNo] = withInvoice(settingsUnder());
    expect(fallsDueUntil(bench.world, T0 + DAY_MS)).toBe(1);
    bench.does({ type: "cancel-invoice", transactionNo, by: "merchant" });
    expect(fallsDueUntil(bench.world, T0 + DAY_MS)).toBe(0);
  });

  test("callbacks do not count in a silent advance", () => {
    const world = worldOf(CALLBACKS_MAX);
    expect(refuseAdvance(world, T0, false)).toBeUndefined();
    const refusal = refuseAdvance(worldOf(CALLBACKS_MAX + 1), T0, false);
    const charges = CALLBACKS_MAX + 1;
    const code = "advance-too-long";
    expect(refusal).toEqual({ code, charges, callbacks: charges, most: CALLBACKS_MAX });
    expect(refuseAdvance(world, T0 + DAY_MS, true)).toBeUndefined();
  });

  test("more events than the log has room for are refused, with those of the callbacks", () => {
    const world = worldOf(20);
    const refusal = { code: "advance-too-long", charges: 200, callbacks: 0, most: 199 };
    expect(refuseAdvance(world, T0 + 9 * DAY_MS, true, 200)).toBeUndefined();
    expect(refuseAdvance(world, T0 + 9 * DAY_MS, true, 199)).toEqual(refusal);
    expect(refuseAdvance(world, T0 + 9 * DAY_MS, false, 800)).toBeUndefined();
    expect(refuseAdvance(world, T0 + 9 * DAY_MS, false, 799)).toMatchObject({ most: 799 });
  });

  test("so do pending invoices that expire by then, to the millisecond", () => {
    const { world, does } = benchWith();
    does({ type: "create-invoice", order: orderWith() });
    const [one] = world.invoices.values();
    for (let n = 0; one && n < CALLBACKS_MAX; n += 1) world.invoices.set(String(n), one);
    expect(refuseAdvance(world, T0 + DAY_MS - 1, false)).toBeUndefined();
    expect(refuseAdvance(world, T0 + DAY_MS, false)).toMatchObject({ charges: CALLBACKS_MAX + 1 });
  });
});

const kinds = fc.constantFrom("expiry", "charge", "callback");
const entries = fc.array(
  fc.record({ at: fc.nat(20), kind: kinds, id: fc.string({ maxLength: 3 }) }),
  {
    maxLength: 60,
  },
);

function planned(dues: readonly Due[]): Agenda {
  const agenda = new Agenda();
  for (const { at, kind, id } of dues) agenda.plan(at, kind, id);
  return agenda;
}

describe("an agenda", () => {
  test("returns due work by its time, and at one instant in the order of planning", () => {
    fc.assert(
      fc.property(entries, (dues) => {
        const agenda = planned(dues.map((due, n) => ({ ...due, id: String(n) })));
        const listed = [...agenda.inOrder()].map(({ id }) => id);
        const fired = new Set<string>();
        const order: string[] = [];
        for (let due = agenda.next(({ id }) => !fired.has(id)); due; ) {
          fired.add(due.id);
          order.push(due.id);
          due = agenda.next(({ id }) => !fired.has(id));
        }
        const expected = dues
          .map(({ at }, n) => ({ at, n }))
          .sort((a, b) => a.at - b.at || a.n - b.n);
        expect(order).toEqual(expected.map(({ n }) => String(n)));
        expect(listed).toEqual(order);
      }),
    );
  });

  test("never returns an invalid entry, and does not ask again for a dropped one", () => {
    fc.assert(
      fc.property(entries, fc.func(fc.boolean()), (dues, holds) => {
        const agenda = planned(dues.map((due, n) => ({ ...due, id: String(n) })));
        const asked: string[] = [];
        const due = agenda.next((entry) => {
          asked.push(entry.id);
          return holds(entry.id);
        });
        if (due) expect(holds(due.id)).toBe(true);
        const again = agenda.next((entry) => {
          expect(asked.slice(0, due ? -1 : undefined)).not.toContain(entry.id);
          return true;
        });
        expect(again?.id).toBe(due?.id);
      }),
    );
  });

  test("keeps an entry until it is no longer valid", () => {
    const agenda = planned([{ at: 1, kind: "expiry", id: "a" }]);
    expect(agenda.next(() => true)?.id).toBe("a");
    expect(agenda.next(() => true)?.id).toBe("a");
    expect(agenda.next(() => false)).toBeUndefined();
    expect(agenda.next(() => true)).toBeUndefined();
  });
});
