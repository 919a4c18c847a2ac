import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refuseAdvance } from "../../mocks/domain/advance-limits.js";
import { nextDue } from "../../mocks/domain/due.js";
import { fold } from "../../mocks/domain/events.js";
import type { Merchant, MerchantSeed } from "../../mocks/domain/merchants.js";
import { fillMerchants } from "../../mocks/domain/merchants.js";
import { type Brand, type Currency, type Halalas, multiplied } from "../../mocks/domain/money.js";
import type { Registration } from "../../mocks/domain/onboarding.js";
import type { Assumptions } from "../../mocks/domain/settings.js";
import {
  decideSettlement,
  feesOf,
  lineOf,
  openEntries,
  SETTLEMENT_LINES_MAX,
  settlementAfter,
  totalsOf,
} from "../../mocks/domain/settlement.js";
import { DAY_MS, HOUR_MS, toIso } from "../../mocks/domain/time.js";
import { type Bench, benchWith, orderWith, settingsUnder, T0 } from "../support/domain.js";

type Schedule = Assumptions["settlement-schedule"];

const bench = (schedule: Schedule = "never") =>
  benchWith(settingsUnder({ "settlement-schedule": schedule }));

interface Paid {
  readonly amount?: Halalas;
  readonly currency?: Currency;
  readonly method?: Brand;
}

/** Creates an invoice and pays it; returns its number. */
function pays({ world, does }: Bench, { amount = 10_000, currency = "SAR", method }: Paid = {}) {
  does({ type: "create-invoice", order: orderWith({ amount, currency, brands: null }) });
  const transactionNo = String(world.lastNumber);
  const how = { method: method ?? null, via: "control", cardNumber: null } as const;
  does({ type: "pay-invoice", transactionNo, ...how });
  return transactionNo;
}

const refunds = ({ does }: Bench, transactionNo: string) =>
  does({ type: "refund-invoice", transactionNo, reason: null });

const settles = ({ does }: Bench) => does({ type: "settle-orders", by: "tester" });

/** Lets time pass as the clock does: each settlement and expiry happens at its own instant. */
function passes({ world, does }: Bench, hours: number) {
  const until = world.lastAt + hours * HOUR_MS;
  for (let due = nextDue(world, () => true); due && due.at <= until; ) {
    if (due.kind === "settlement") does({ type: "settle-orders", by: "schedule" }, due.at);
    else does({ type: "expire-invoice", transactionNo: due.id }, due.at);
    due = nextDue(world, () => true);
  }
  does({ type: "set-clock", clock: { mode: "frozen", at: until }, shows: until }, until);
}

const amounts = ({ world }: Bench) => [...world.settlements.values()].map(({ amount }) => amount);

const open = ({ world }: Bench) =>
  totalsOf([...openEntries(world)].map((entry) => lineOf(entry, world.merchants[0])));

describe("the instant of the next settlement [settlement-schedule]", () => {
  test.each<[Schedule, string, string | null]>([
    ["never", "2026-01-31T12:00:00.000Z", null],
    ["daily", "2026-01-31T12:00:00.000Z", "2026-02-01T00:00:00.000Z"],
    ["daily", "2026-01-31T23:59:59.999Z", "2026-02-01T00:00:00.000Z"],
    ["daily", "2026-02-01T00:00:00.000Z", "2026-02-02T00:00:00.000Z"],
    // A Saturday, and the Sunday after it.
    ["weekly", "2026-01-31T12:00:00.000Z", "2026-02-01T00:00:00.000Z"],
    ["weekly", "2026-02-01T00:00:00.000Z", "2026-02-08T00:00:00.000Z"],
    ["weekly", "2026-02-07T23:59:59.999Z", "2026-02-08T00:00:00.000Z"],
  ])("%s after %s: %s", (schedule, after, next) => {
    const at = settlementAfter(schedule, Date.parse(after));
    expect(at === null ? null : toIso(at)).toBe(next);
  });
});

describe("the fees of a payment", () => {
  const merchant = (seed: MerchantSeed): Merchant => fillMerchants([seed], "s", T0)[0] as Merchant;

  test.each<[string, MerchantSeed, Brand, Halalas, { fees: Halalas; vat: Halalas }]>([
    ["1.5 % of mada", {}, "mada", 10_000, { fees: 150, vat: 23 }],
    ["half a halala rounds up", {}, "mada", 3300, { fees: 50, vat: 8 }],
    ["with a fixed fee", { madaFixedFees: 100 }, "mada", 10_000, { fees: 250, vat: 38 }],
    ["none without a rate for cards", {}, "visaMastercard", 10_000, { fees: 0, vat: 0 }],
    [
      "of a card that is not mada",
      { localVisaFeesPercentage: 2.75, visaFixedFees: 100 },
      "amex",
      10_000,
      { fees: 375, vat: 56 },
    ],
    ["none of a wallet", {}, "stcpay", 10_000, { fees: 0, vat: 0 }],
    [
      "none that the customer pays",
      { feesPaidBy: "customer" },
      "mada",
      10_000,
      { fees: 0, vat: 0 },
    ],
  ])("%s", (_, seed, method, amount, expected) => {
    expect(feesOf(merchant(seed), method, amount)).toEqual(expected);
  });

  test("are exact where binary fractions are not", () => {
    expect(multiplied(50, 1.1)).toBe(55);
    expect(multiplied(99_999_999_999, 4.8)).toBe(479_999_999_995);
    expect(multiplied(3, 0.5)).toBe(2);
  });
});

describe("a settlement", () => {
  test("pays the payments minus fees and tax", () => {
    const world = bench();
    const no = pays(world);
    const { events } = settles(world);
    expect(events).toMatchObject([
      {
        type: "orders-settled",
        settlementNumber: "STL-1",
        by: "tester",
        amount: 10_000 - 150 - 23,
        lines: [{ kind: "payment", transactionNo: no, amount: 10_000, fees: 150, vat: 23 }],
      },
    ]);
    expect(world.world.invoices.get(no)?.settlementNumber).toBe("STL-1");
    expect(open(world).net).toBe(0);
  });

  test("goes to an account whose IBAN has valid check digits", () => {
    const world = bench();
    pays(world);
    settles(world);
    const iban = world.world.settlements.get("STL-1")?.iban ?? "";
    expect(iban).toMatch(/^SA\d{22}$/);
    expect(BigInt(`${iban.slice(4)}2810${iban.slice(2, 4)}`) % 97n).toBe(1n);
  });

  test("goes to the account that the merchant registered", () => {
    const { world, ...rest } = bench();
    pays({ world, ...rest });
    const [merchant] = world.merchants;
    const info = { bankName: "Example Bank", iban: "SA0380000000608010167519" };
    const of = (merchantId: unknown) => ({ merchantId, info }) as Registration;
    const account = (registrations: readonly Registration[]) => {
      const known = new Map(registrations.map((one, n) => [`reg-${n}`, one]));
      const paid = { ...world, registrations: known };
      return decideSettlement(paid, { type: "settle-orders", by: "tester" }, T0);
    };
    const registered = { bank: info.bankName, iban: info.iban };
    expect(account([of("another"), of(merchant?.merchantId)])).toMatchObject([registered]);
    expect(account([of("another")])).not.toMatchObject([registered]);
  });

  test("has lines that add up to payments, refunds, fees and tax", () => {
    const world = bench();
    pays(world);
    refunds(world, pays(world, { amount: 2000 }));
    expect(open(world)).toEqual({
      payments: 12_000,
      refunds: 2000,
      fees: 180,
      vat: 28,
      net: 12_000 - 2000 - 208,
    });
  });

  test("deducts a refund of an order in an earlier settlement", () => {
    const world = bench();
    const no = pays(world, { amount: 2000 });
    settles(world);
    refunds(world, no);
    pays(world);
    settles(world);
    expect(amounts(world)).toEqual([2000 - 35, 10_000 - 173 - 2000]);
  });

  test("leaves out a refund that failed", () => {
    const world = bench();
    const no = pays(world);
    const failed = { type: "refund-failed", at: T0, transactionNo: no, refundId: 1 } as const;
    const log = fold([...world.log, { ...failed, reason: null, by: "tester" }]);
    expect([...log.unsettled.keys()]).toEqual([no]);
  });

  test.each(["no payment", "a refund that outweighs the payments"])("is refused with %s", (why) => {
    const world = bench();
    if (why !== "no payment") {
      const no = pays(world);
      settles(world);
      refunds(world, no);
    }
    expect(settles(world).refusal?.code).toBe("nothing-to-settle");
  });

  test("holds 1,000 payments, and the next one holds the rest", () => {
    const world = bench();
    for (let n = 0; n <= SETTLEMENT_LINES_MAX; n += 1) pays(world);
    settles(world);
    const all = [...world.world.settlements.values()];
    const held = all.map(({ number, lines }) => [number, lines.length]);
    expect(held).toEqual([
      ["STL-1", SETTLEMENT_LINES_MAX],
      ["STL-2", 1],
    ]);
  });
});

describe("the settlement schedule", () => {
  test("settles the orders of the day before at midnight, and then waits", () => {
    const world = bench("daily");
    pays(world);
    passes(world, 11);
    expect(amounts(world)).toEqual([]);
    passes(world, 1);
    expect(amounts(world)).toEqual([9827]);
    expect(world.world.nextSettlement).toBeNull();
    passes(world, 24 * 400);
    expect(world.world.settlements.size).toBe(1);
  });

  test("postpones a settlement of nothing until a payment makes up for it", () => {
    const world = bench("daily");
    const no = pays(world);
    passes(world, 24);
    refunds(world, no);
    passes(world, 24 * 30);
    expect(world.log.filter(({ type }) => type === "settlement-postponed")).toMatchObject([
      { reason: "balance", balance: -10_000, nextAt: null },
    ]);
    pays(world, { amount: 20_000 });
    passes(world, 24);
    expect(amounts(world)).toEqual([9827, 20_000 - 345 - 10_000]);
  });

  test("settles open payments when it is switched on, and nothing when it is switched off", () => {
    const world = bench();
    pays(world);
    const change = (schedule: Schedule) =>
      world.does({
        type: "change-settings",
        change: { assumptions: { "settlement-schedule": schedule } },
      });
    change("weekly");
    expect(world.world.nextSettlement?.at).toBe(T0 + DAY_MS / 2);
    change("never");
    passes(world, 24 * 8);
    expect(world.world.settlements.size).toBe(0);
  });

  test("counts toward the limits of a clock advance", () => {
    const world = bench("daily");
    for (let n = 0; n < 3; n += 1) pays(world);
    expect(refuseAdvance(world.world, T0 + DAY_MS, true)).toBeUndefined();
    const many = { ...world.world, unsettled: new Map() };
    Object.defineProperty(many.unsettled, "size", { value: 100_000 });
    expect(refuseAdvance(many, T0 + DAY_MS, true, 99)?.code).toBe("advance-too-long");
    expect(refuseAdvance(many, T0 + 1, true, 99)).toBeUndefined();
  });
});

describe("for any history", () => {
  const BRANDS = ["mada", "visaMastercard", "stcpay"] as const;
  const step = fc.oneof(
    fc.record({
      does: fc.constant("pay" as const),
      amount: fc.integer({ min: 500, max: 50_000 }),
      method: fc.constantFrom(...BRANDS),
      currency: fc.constantFrom("SAR" as const, "USD" as const),
    }),
    fc.record({ does: fc.constant("refund" as const), which: fc.nat() }),
    fc.record({ does: fc.constant("pass" as const), hours: fc.integer({ min: 1, max: 200 }) }),
    fc.record({ does: fc.constant("settle" as const) }),
    fc.record({
      does: fc.constant("schedule" as const),
      to: fc.constantFrom("never" as const, "daily" as const, "weekly" as const),
    }),
  );

  /** The fees and their tax, reckoned another way than the domain does: in whole numbers, by the rates below. */
  const costOf = (riyals: Halalas, method: Brand) => {
    const fees =
      method === "mada"
        ? Math.floor((riyals * 15 + 500) / 1000)
        : method === "stcpay"
          ? 0
          : Math.floor((riyals * 275 + 5000) / 10_000) + 100;
    return fees + Math.floor((fees * 15 + 50) / 100);
  };

  test("settlements and open payments add up to payments minus fees, tax and refunds, to the halala [settlement-sums]", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = bench();
        const seed = { localVisaFeesPercentage: 2.75, visaFixedFees: 100 };
        world.does({ type: "seed-merchants", merchants: [seed] });
        const paid: string[] = [];
        const worth = new Map<string, Halalas>();
        let expected = 0;
        for (const one of steps) {
          switch (one.does) {
            case "pay": {
              const { amount, method, currency } = one;
              const riyals = currency === "SAR" ? amount : Math.floor((amount * 375 + 50) / 100);
              const no = pays(world, { amount, method, currency });
              paid.push(no);
              worth.set(no, riyals);
              expected += riyals - costOf(riyals, method);
              break;
            }
            case "refund": {
              const no = paid[one.which % Math.max(1, paid.length)];
              if (no === undefined || refunds(world, no).refusal) break;
              expected -= worth.get(no) ?? 0;
              break;
            }
            case "pass":
              passes(world, one.hours);
              break;
            case "settle":
              settles(world);
              break;
            case "schedule":
              world.does({
                type: "change-settings",
                change: { assumptions: { "settlement-schedule": one.to } },
              });
          }
        }
        const settled = amounts(world).reduce((sum, amount) => sum + amount, 0);
        expect(settled + open(world).net).toBe(expected);
        for (const { amount, lines } of world.world.settlements.values()) {
          expect(amount).toBeGreaterThan(0);
          expect(totalsOf(lines).net).toBe(amount);
        }
        const held = [...world.world.settlements.values()].flatMap(({ lines }) =>
          lines.map(({ kind, transactionNo }) => `${kind} ${transactionNo}`),
        );
        expect(new Set(held).size).toBe(held.length);
        // The log shows the same.
        expect(fold(world.log).settlements).toEqual(world.world.settlements);
      }),
    );
  });
});
