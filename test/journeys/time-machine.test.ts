import fc from "fast-check";
import { describe, expect, test as plain } from "vitest";
import { CARD_DECLINED, type ChargeOutcome } from "../../mocks/domain/recurring.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
import { planWith, T0 } from "../support/domain.js";
import { type ManualClock, manualClock } from "../support/manual-clock.js";
import { withoutMeasures } from "../support/measures.js";
import { creates, DELIVERED, partsWith, pays, REFUSED, recordingClient } from "../support/parts.js";
import {
  call,
  done,
  type Persons,
  SHOP,
  START,
  startPersons,
  test,
  walletOf,
} from "../support/persons.js";

/** The whole log, byte for byte, but for what the network was measured to do. */
const logOf = async ({ tester }: Pick<Persons, "tester">) =>
  JSON.stringify(withoutMeasures((await tester.events({ limit: 10_000 })).events));

describe("a label", () => {
  test("names a moment, and is listed at its position", async ({ merchant }) => {
    const first = await done(merchant, "POST", `${SHOP}/labels`, { name: "fresh" }, 201);
    await merchant.createsInvoice();
    const second = await done(merchant, "POST", `${SHOP}/labels`, { name: "one.more_1-x" }, 201);
    expect([first.seq, second.seq]).toEqual([2, 4]);
    const labels = [first, second];
    expect((await merchant.get(`${SHOP}/labels`)).body).toEqual({ labels });
  });

  test("can be added once", async ({ merchant, tester }) => {
    await tester.labels.add({ name: "fresh" });
    const { status, body } = await call(merchant, "POST", `${SHOP}/labels`, { name: "fresh" });
    expect(status).toBe(409);
    expect(body.detail).toBe("there is a label fresh already. Use another name");
    expect((await tester.summary()).events).toBe(2);
  });

  test.for(["", "1st", "-x", "a/b", "a".repeat(65)])(
    "cannot be called %j",
    async (name, { merchant, tester }) => {
      const { status, body } = await call(merchant, "POST", `${SHOP}/labels`, { name });
      expect(status).toBe(400);
      expect(body.detail).toMatch(/^name /);
      expect((await tester.labels.list()).labels).toEqual([]);
    },
  );
});

describe("a rewind", () => {
  /** Up to event 3 at START, the label included; all else is an hour later. */
  async function livesOn({ merchant, customer, tester }: Persons): Promise<[string, string]> {
    const kept = await merchant.createsInvoice();
    await tester.labels.add({ name: "fresh" });
    await tester.clock.advance({ by: "PT1H" });
    await customer.submits(kept, { do: "pay" });
    const gone = await merchant.createsInvoice();
    await tester.labels.add({ name: "later" });
    await tester.assumptions.change({ "order-status-case": "upper" });
    await tester.settings.change({ secretKey: "s" });
    await tester.merchants.seed({ merchants: [] });
    await tester.recurring.start(await merchant.registers());
    return [kept, gone];
  }

  test.for<[string, string | number]>([
    ["the number of an event", 3],
    ["a label", "fresh"],
    ["an instant", START],
  ])("to %s undoes everything after it", async ([_what, to], { persons }) => {
    const { merchant, tester } = persons;
    const sample = (await tester.merchants.list()).merchants;
    const [kept, gone] = await livesOn(persons);

    const summary = await done(merchant, "POST", `${SHOP}/rewind`, { to });

    expect(summary).toMatchObject({ events: 3, now: START, callbacks: 0, recurringPayments: 0 });
    expect(summary.invoices).toEqual({ pending: 1, paid: 0, canceled: 0 });
    expect(await merchant.readsStatus(kept)).toBe("PENDING");
    expect((await merchant.reads(gone)).status).toBe(404);
    expect((await tester.labels.list()).labels).toEqual([{ name: "fresh", seq: 3, at: START }]);
    expect((await tester.settings.read()).secretKey).toBeNull();
    expect((await tester.merchants.list()).merchants).toEqual(sample);
  });

  test("to an instant between two events sets the clock to it", async ({ persons }) => {
    const { merchant, tester } = persons;
    const [kept] = await livesOn(persons);
    const to = "2026-03-01T12:59:59.999Z";
    const summary = await done(merchant, "POST", `${SHOP}/rewind`, { to });
    expect(summary).toMatchObject({ events: 4, now: to, clock: { mode: "frozen" } });
    await tester.clock.advance({ to: "2026-03-02T11:59:59.999Z" });
    expect(await merchant.readsStatus(kept)).toBe("PENDING");
  });

  test("lets the undone things happen again, and the shop is notified again", async ({
    merchant,
    tester,
    gateway,
  }) => {
    const invoice = await merchant.createsInvoice();
    await tester.labels.add({ name: "fresh" });
    const day = () => tester.clock.advance({ by: "P1D" });
    const first = await day();
    await gateway.rewind("shop", { to: "fresh" });
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
    expect((await tester.clock.read()).nextDue).toMatchObject({ what: "expiry", about: invoice });

    expect(withoutMeasures(await day())).toEqual(withoutMeasures(first));

    expect(await merchant.readsStatus(invoice)).toBe("Canceled");
    const canceled = `GET /canceled?transactionNo=${invoice}&orderNumber=ORD-1`;
    expect(merchant.shop.requestLines).toEqual([canceled, canceled]);
  });

  test("can return to the same label repeatedly, and to the first event", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await tester.labels.add({ name: "fresh" });
    const numbers = new Set<string>();
    for (let n = 0; n < 5; n += 1) {
      numbers.add(await merchant.createsInvoice());
      await gateway.rewind("-", { to: "fresh" });
    }
    expect(numbers.size).toBe(1);
    expect((await (await gateway.rewind("shop", { to: 1 })).summary()).events).toBe(1);
  });

  test("to the current position changes nothing", async ({ persons }) => {
    await livesOn(persons);
    const before = await logOf(persons);
    const { events } = await persons.tester.summary();
    await persons.gateway.rewind("shop", { to: events });
    expect(await logOf(persons)).toBe(before);
  });

  test.for<[unknown, number, RegExp]>([
    ["freshest", 404, /^there is no label freshest. Labels: fresh, later$/],
    [0, 400, /^to must be the number of an event, 1 to \d+, but you sent 0$/],
    [1000, 400, /^to must be the number of an event, 1 to \d+, but you sent 1000$/],
    [1.5, 400, /^to /],
    ["2026-03-01T11:59:59.999Z", 400, /^to must be an instant that this sandbox has seen, 2026-/],
    ["2026-03-01T13:00:00.001Z", 400, /has seen, 2026-03-01T12:00:00.000Z to 2026-03-01T13:00/],
    ["2026-03-01", 400, /^to must be an instant such as/],
    ["2026-02-30T00:00:00Z", 400, /^to must be an instant such as/],
    [true, 400, /^to /],
    [undefined, 400, /^to /],
  ])("to %j is refused, and nothing is lost", async ([to, status, why], { persons }) => {
    await livesOn(persons);
    const before = await logOf(persons);
    const refused = await call(persons.merchant, "POST", `${SHOP}/rewind`, { to });
    expect(refused.status, refused.text).toBe(status);
    expect(refused.body.detail).toMatch(why);
    expect(await logOf(persons)).toBe(before);
  });
});

type Step = (persons: Persons, n: number) => Promise<unknown>;

/** Things to do, each to the latest of its kind. What cannot be done is refused, and that is fine. */
const STEPS: Readonly<Record<string, Step>> = {
  creates: ({ merchant }, n) => merchant.addsInvoice({ orderNumber: `ORD-${n}` }),
  async getsCode({ gateway, tester }) {
    const latest = (await tester.invoices.list()).invoices.at(-1);
    return walletOf(gateway).asksForCode(latest?.transactionNo ?? "none");
  },
  async pays({ tester }) {
    const latest = (await tester.invoices.list()).invoices.at(-1);
    return tester.invoices.pay(latest?.transactionNo ?? "none").catch(() => undefined);
  },
  registers: ({ merchant }) => merchant.registers({ recurring: { type: "Daily" } }),
  async starts({ tester }) {
    const latest = (await tester.recurring.list()).recurring.at(-1);
    return tester.recurring.start(latest?.recurringId ?? "none").catch(() => undefined);
  },
  waits: ({ tester }, n) => tester.clock.advance({ by: `PT${n}H` }),
  issues: ({ merchant }) => merchant.post("/api/auth", { apiId: "shop", secretKey: "s" }),
};

const anySteps = fc.array(
  fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.integer({ min: 1, max: 40 })),
  { minLength: 1, maxLength: 8 },
);

plain("after a rewind the same calls give the same ids, codes and log", async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, anySteps, async (before, after) => {
      const { close, ...persons } = await startPersons({ assume: { "otp-code": "generated" } });
      const live = async (steps: typeof before) => {
        for (const [name, n] of steps) await STEPS[name]?.(persons, n);
        await persons.tester.settled();
        return logOf(persons);
      };
      try {
        await live(before);
        const { events: to } = await persons.tester.summary();
        const first = await live(after);
        await persons.gateway.rewind("shop", { to });
        expect(await live(after)).toBe(first);
      } finally {
        await close();
      }
    }),
    { numRuns: 30 },
  );
});

/** What happens to a shop over some days. */
interface Story {
  readonly invoices: readonly { afterMs: number; cancelUrl: boolean; paid: boolean }[];
  readonly plans: readonly {
    interval: "Daily" | "Weekly" | "Monthly";
    outcomes: readonly ChargeOutcome[];
    retryCount: number;
  }[];
  /** How the merchant answers its calls, over and over. */
  readonly answers: readonly boolean[];
  readonly spanMs: number;
}

const stories: fc.Arbitrary<Story> = fc.record({
  invoices: fc.array(
    fc.record({
      afterMs: fc.oneof(fc.constant(0), fc.nat(2 * DAY_MS)),
      cancelUrl: fc.boolean(),
      paid: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  plans: fc.array(
    fc.record({
      interval: fc.constantFrom("Daily", "Weekly", "Monthly"),
      outcomes: fc.array(fc.constantFrom("succeed", "fail"), { maxLength: 6 }),
      retryCount: fc.nat(5),
    }),
    { maxLength: 3 },
  ),
  answers: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
  spanMs: fc.integer({ min: 0, max: 70 * DAY_MS }),
});

/** Lives through a story, however time is made to pass. */
async function live(
  story: Story,
  pass: (sandbox: Sandbox, clock: ManualClock, to: number) => Promise<unknown>,
) {
  const { answers } = story;
  const clock = manualClock(T0);
  const callbackClient = recordingClient((_, call) =>
    answers[call % answers.length] ? DELIVERED : REFUSED,
  );
  const parts = partsWith(clock, callbackClient);
  const sandbox = await parts.open();
  for (const { interval, outcomes, retryCount } of story.plans) {
    const plan = planWith({ interval, retryCount });
    const { events } = await sandbox.execute({ type: "register-recurring", plan });
    const recurringId = events[0]?.type === "recurring-registered" ? events[0].recurringId : "";
    const failure = CARD_DECLINED;
    await sandbox.execute({ type: "arrange-charges", recurringId, outcomes, failure });
    await sandbox.execute({ type: "start-recurring", recurringId });
    await clock.quiet();
  }
  const inOrder = [...story.invoices].sort((a, b) => a.afterMs - b.afterMs);
  for (const [n, { afterMs, cancelUrl, paid }] of inOrder.entries()) {
    await pass(sandbox, clock, T0 + afterMs);
    const orderNumber = String(n + 1);
    const no = await creates(sandbox, { orderNumber, ...(!cancelUrl && { cancelUrl: null }) });
    if (paid) await pays(sandbox, no);
    await clock.quiet();
  }
  await pass(sandbox, clock, T0 + 2 * DAY_MS + story.spanMs);
  await clock.quiet();
  expect(parts.errors).toEqual([]);
  return {
    events: (await parts.events()).filter(({ type }) => type !== "clock-set"),
    calls: callbackClient.calls,
  };
}

describe("real time and moved time run the same code", () => {
  test("a log is the same either way, for any actions", async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const real = await live(story, (_sandbox, clock, to) => clock.passTo(to));
        const moved = await live(story, (sandbox, _clock, to) => sandbox.clock.advance(() => to));
        const frozen = await live(story, (sandbox, _clock, to) => sandbox.clock.freeze(to));
        expect(moved).toEqual(real);
        expect(frozen).toEqual(real);
      }),
      { numRuns: 150 },
    );
  });
});
