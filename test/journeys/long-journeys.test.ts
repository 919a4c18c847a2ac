import fc from "fast-check";
import { describe, expect, test as plain } from "vitest";
import { gatewayHandle } from "../../mocks/control/handles.js";
import { fallsDueUntil } from "../../mocks/domain/advance-limits.js";
import type { IntervalType } from "../../mocks/domain/recurring.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
import { T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { BASE_URL, creates, partsWith, starts } from "../support/parts.js";
import { call, type Persons, SHOP, START, test } from "../support/persons.js";

/** Subscriptions that are charged daily from now on. */
async function subscribes({ merchant, tester }: Persons, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const recurring = { type: "Daily", iterations: 0 };
    await tester.recurring.start(await merchant.registers({ recurring }));
  }
}

const pageOf = (sandbox: Sandbox, after: number) => sandbox.events(after, 10_000);

const START_MS = Date.parse(START);
const TEN_YEARS = { by: "P10Y", callbacks: "skip" } as const;

/** Their charges exceed a page of events and an answer. */
const SUBSCRIPTIONS = 3;

/** From 1 March 2026 to 1 March 2036, with the leap days of 2028, 2032 and 2036. */
const DAYS = 3653;

describe("ten years of daily charges", () => {
  plain("are complete, one by one and in order", async () => {
    const parts = partsWith(manualClock(T0));
    const sandbox = await parts.open();
    await sandbox.clock.freeze(START_MS);
    for (let n = 0; n < SUBSCRIPTIONS; n += 1) await starts(sandbox, { interval: "Daily" });
    await sandbox.idle();
    const shop = gatewayHandle(parts.gateway, () => BASE_URL).get("test");
    const { events: before } = await shop.summary();

    const account = await shop.clock.advance(TEN_YEARS);

    expect(account.now).toBe("2036-03-01T12:00:00.000Z");
    expect(account.fired).toBe(SUBSCRIPTIONS * DAYS + 1);
    expect(account.events).toHaveLength(1000);
    expect(account.next).toBe(before + 1000);
    let [seq, at, charges, disordered] = [before, START_MS, 0, 0];
    for (
      let page = await pageOf(sandbox, seq);
      page.length > 0;
      page = await pageOf(sandbox, seq)
    ) {
      for (const logged of page) {
        if (logged.seq !== seq + 1 || logged.event.at < at) disordered += 1;
        if (logged.event.type === "charge-succeeded") charges += 1;
        [seq, at] = [logged.seq, logged.event.at];
      }
    }
    expect([charges, disordered]).toEqual([SUBSCRIPTIONS * DAYS, 0]);
    expect(seq).toBe(before + account.fired);
    const { events, next } = await shop.events({ after: seq - 2 });
    expect(events).toMatchObject([
      { type: "charge-succeeded" },
      { type: "clock-set", silent: true },
    ]);
    expect(next).toBeNull();
    const counts = (await shop.recurring.list()).recurring.map(({ chargesDone }) => chargesDone);
    expect(new Set(counts)).toEqual(new Set([DAYS + 1]));
    expect((await shop.callbacks.list()).callbacks).toHaveLength(SUBSCRIPTIONS);
    expect(parts.errors).toEqual([]);
  });

  test("require the callbacks to be skipped", async ({ persons }) => {
    const { merchant, tester } = persons;
    await subscribes(persons, 10);
    const before = await tester.summary();
    const body = { by: TEN_YEARS.by };
    const refused = await call(merchant, "POST", `${SHOP}/clock/advance`, body);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe(
      "on the way there would be about 36530 charges, expiries and settled orders, each with a callback, and one " +
        "call makes 20000 at the most. Advance in shorter steps, or leave them out with " +
        '"callbacks": "skip"',
    );
    expect(await tester.summary()).toEqual(before);
    expect((await tester.clock.advance(TEN_YEARS)).fired).toBe(10 * DAYS + 1);
  });
});

describe("a clock advance without callbacks", () => {
  test("calls no shop, also where a callback waits for its retry", async ({ persons }) => {
    const { merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    const paid = await merchant.createsInvoice();
    merchant.shop.answers(500);
    await tester.invoices.pay(paid);
    await subscribes(persons, 1);
    const { length } = merchant.shop.requests;

    await tester.clock.advance({ by: "P3D", callbacks: "skip" });

    expect(await merchant.readsStatus(invoice)).toBe("Canceled");
    // A callback that waits for its retry is not called either.
    expect(merchant.shop.requests).toHaveLength(length);
    const [callback] = (await tester.callbacks.list()).callbacks;
    expect(callback?.attempts.at(-1)).toMatchObject({
      outcome: "blocked",
      detail: "not called: the clock advance skipped callbacks",
    });
    expect((await tester.recurring.list()).recurring[0]).toMatchObject({ chargesDone: 4 });
    await tester.clock.advance({ by: "P1D" });
    expect(merchant.shop.requestLines.at(-1)).toMatch(/^GET \/charged\?/);
  });

  test("ends in the same state as one with them", async ({ persons }) => {
    const { gateway, merchant, tester } = persons;
    await merchant.createsInvoice();
    await subscribes(persons, 3);
    const fork = await gateway.fork("shop", { name: "what-if" });
    const by = "P40D";
    const silent = await fork.clock.advance({ by, callbacks: "skip" });
    const reported = await tester.clock.advance({ by });
    const things = (events: typeof reported.events) =>
      events.filter(({ type }) => !/^callback|^clock/.test(type)).map(({ type, at }) => [type, at]);
    expect(things(silent.events)).toEqual(things(reported.events));
    // Its page alone is another one, which names the fork.
    const paymentUrl = expect.stringContaining("/pay/recurring/");
    const own = (await tester.recurring.list()).recurring.map((one) => ({ ...one, paymentUrl }));
    expect((await fork.recurring.list()).recurring).toEqual(own);
  });
});

/** Plans that never fail, however they are timed. */
const plans = fc.array(
  fc.record({
    interval: fc.constantFrom<IntervalType>("Daily", "Weekly", "Monthly", "Custom"),
    intervalDays: fc.integer({ min: 1, max: 180 }),
    iterations: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 })),
    startsAfterMs: fc.oneof(
      fc.nat(400 * DAY_MS),
      fc.nat(400).map((days) => days * DAY_MS),
    ),
  }),
  { maxLength: 4 },
);

plain("the estimate of an advance is never less than its work", async () => {
  await fc.assert(
    fc.asyncProperty(
      plans,
      fc.array(fc.nat(400 * DAY_MS), { maxLength: 3 }),
      fc.oneof(
        fc.nat(1200 * DAY_MS),
        fc.nat(1200).map((days) => days * DAY_MS),
      ),
      async (given, invoices, spanMs) => {
        const parts = partsWith(manualClock(T0));
        const sandbox = await parts.open();
        await sandbox.clock.freeze();
        const births = [
          ...given.map((plan) => ({ afterMs: plan.startsAfterMs, plan })),
          ...invoices.map((afterMs) => ({ afterMs, plan: null })),
        ].sort((a, b) => a.afterMs - b.afterMs);
        for (const birth of births) {
          await sandbox.clock.advance(() => T0 + birth.afterMs, { silent: true });
          if (birth.plan) await starts(sandbox, birth.plan);
          else await creates(sandbox);
        }
        await sandbox.idle();
        const to = sandbox.now() + spanMs;
        const estimate = await sandbox.read((world) => fallsDueUntil(world, to));
        const { after } = await sandbox.clock.advance(() => to, { silent: true });
        const fell = (await sandbox.events(after)).filter(({ event }) =>
          /^(charge-succeeded|invoice-canceled)$/.test(event.type),
        );
        expect(estimate).toBeGreaterThanOrEqual(fell.length);
        expect(estimate).toBeLessThanOrEqual(fell.length + given.length);
      },
    ),
    { numRuns: 100 },
  );
});
