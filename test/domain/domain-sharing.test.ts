import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explain } from "../../mocks/api/refusals.js";
import {
  fillMerchants,
  findMerchant,
  keysOf,
  type MerchantSearch,
  sampleMerchants,
} from "../../mocks/domain/merchants.js";
import { type Receiver, refuseSharing, sharesOf } from "../../mocks/domain/receivers.js";
import type { Portion } from "../../mocks/domain/refusal.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import { benchWith, orderWith, T0 } from "../support/domain.js";

const merchants = sampleMerchants("seed", T0);
const [{ phone = "" } = {}] = merchants;

/** A receiver with this part of the amount, in halalas. */
function gets(amount: number | null, part: Partial<Receiver> = {}): Receiver {
  return { key: "mobile", value: phone, amount, note: null, isMain: null, ...part };
}

const portion = (amount: number) => ({ amount, paysServiceFees: null });

describe("an amount of 25.00 is shared among", () => {
  test.each<[string, readonly Receiver[], number | null, unknown]>([
    ["one that gets all", [gets(2500)], null, undefined],
    ["one that gets the rest", [gets(null)], null, undefined],
    ["two that get all", [gets(2000), gets(500)], null, undefined],
    ["one and the partner", [gets(2000)], 500, undefined],
    ["one and the rest", [gets(2499), gets(null)], null, undefined],
    ["two with less than all", [gets(2000), gets(499)], null, { rests: null }],
    ["two with more than all", [gets(2000), gets(501)], null, { rests: null }],
    ["one and the partner with more", [gets(2000)], 501, { rests: null }],
    [
      "one with all, and the rest",
      [gets(2500), gets(null)],
      null,
      { rests: 1, portions: [{ of: 0, amount: 2500 }] },
    ],
    ["the rest, and the partner with all", [gets(null)], 2500, { rests: 0 }],
    ["two rests", [gets(null), gets(9), gets(null)], null, { lack: "amount", places: [0, 2] }],
    [
      "two main ones",
      [gets(9, { isMain: true }), gets(9, { isMain: true }), gets(9, { isMain: false })],
      null,
      { lack: "main", places: [0, 1] },
    ],
    ["one main one", [gets(2500, { isMain: true })], null, undefined],
    ["a stranger", [gets(2500, { value: "05" })], null, { key: "mobile", value: "05" }],
    ["a stranger with too much", [gets(2501, { value: "05" })], null, { rests: null }],
  ])("%s", (_who, receivers, partner, refusal) => {
    const shared = {
      amount: 2500,
      receivers,
      ...(partner && { partnerPortion: portion(partner) }),
    };
    const refused = refuseSharing(shared, merchants);
    expect(refused).toEqual(refusal && expect.objectContaining(refusal));
  });

  test("no receivers: it is not shared", () => {
    const bench = benchWith();
    expect(bench.does({ type: "create-invoice", order: orderWith() }).refusal).toBeUndefined();
    const order = orderWith({ receivers: [gets(1)] });
    const { refusal } = bench.does({ type: "create-invoice", order });
    expect(refusal).toMatchObject({ code: "portions-mismatch", amount: 2500 });
  });
});

describe("a refused sharing is reported with its values", () => {
  const parts = (...amounts: number[]) => amounts.map((amount, of): Portion => ({ of, amount }));

  test.each<[readonly Portion[], number | null, string]>([
    [
      parts(2000, 400),
      null,
      "receivers[0].amount and receivers[1].amount must add up to the amount 25.00, but you sent 20.00 + 4.00 = 24.00",
    ],
    [
      [...parts(2600), { of: "partner", amount: 100 }],
      null,
      "receivers[0].amount and partnerPortion.amount must add up to the amount 25.00, but you sent 26.00 + 1.00 = 27.00",
    ],
    [
      parts(2500),
      1,
      "receivers[0].amount must leave some of the amount 25.00 to receivers[1], but you sent 25.00",
    ],
    [
      parts(...Array(7).fill(100)),
      null,
      "receivers[0].amount, receivers[1].amount, receivers[2].amount, receivers[3].amount, receivers[4].amount and 2 more must add up to the amount 25.00, but you sent 1.00 + 1.00 + 1.00 + 1.00 + 1.00 + and 2 more = 7.00",
    ],
  ])("%j, the rest for %s: %s", (portions, rests, sentence) => {
    const refusal = { code: "portions-mismatch", amount: 2500, portions, rests } as const;
    expect(explain(refusal)).toBe(sentence);
  });
});

describe("finding a merchant", () => {
  const company = { ...merchants[0], licenseType: "commercial", licenseNumber: "CR-1" };
  const person = { ...merchants[1], licenseType: "freelancer", licenseNumber: "FL-1" };
  const all = [company, person] as typeof merchants;

  test.each<[MerchantSearch, string, 0 | 1 | undefined]>([
    ["cr", "cr-1", 0],
    ["cr", "FL-1", undefined],
    ["cr", "CR", undefined],
    ["freelancer", "fl-1", 1],
    ["freelancer", "CR-1", undefined],
    ["mobile", person.phone ?? "", 1],
    ["mobile", `${person.phone}0`, undefined],
    ["email", (person.email ?? "").toUpperCase(), 1],
    ["accountNo", String(company.merchantId), 0],
    ["accountNo", person.profileReference ?? "", 1],
    ["accountNo", "0", undefined],
  ])("by %s %s: %s", (by, value, place) => {
    expect(findMerchant(all, by, value)).toBe(place === undefined ? undefined : all[place]);
  });
});

test("a merchant without data has the number of its place, and a time before now", () => {
  const [first, second] = fillMerchants([{}, {}], "seed", T0);
  expect([first?.licenseName, second?.licenseName]).toEqual(["Merchant 1", "Merchant 2"]);
  expect([first?.since, second?.since]).toEqual([T0 - 30 * DAY_MS, T0 - 60 * DAY_MS]);
});

test("sample merchants come from the seed only, and each number has its length", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const samples = sampleMerchants(seed, T0);
      expect(sampleMerchants(seed, T0)).toEqual(samples);
      expect(samples).toHaveLength(3);
      for (const [n, merchant] of samples.entries()) {
        expect(merchant.id).toBe(n + 1);
        expect(merchant.merchantId).toBeGreaterThanOrEqual(100_000);
        expect(merchant.merchantId).toBeLessThan(1_000_000);
        expect(merchant.phone).toMatch(/^05\d{8}$/);
        expect(merchant.civilId).toMatch(/^1\d{9}$/);
        expect(merchant.licenseNumber).toMatch(/^FL-\d{9}$/);
        expect(merchant.profileReference).toMatch(/^\d{10}$/);
        expect(merchant.partnerProfileNo).toMatch(/^\d{8}$/);
        expect(merchant.email).toBe(`merchant-${n + 1}@shop.example`);
        expect(merchant.since).toBeLessThan(samples[n - 1]?.since ?? T0);
      }
      expect(samples.map(({ storeUsername }) => storeUsername === null)).toEqual([
        false,
        true,
        false,
      ]);
      expect(new Set(samples.map(({ partnerProfileNo }) => partnerProfileNo)).size).toBe(1);
    }),
  );
});

test.each([
  ["amount", [0, 1], "go without an amount, but receivers[0] and receivers[1] do"],
  ["main", [0, 1, 2, 3, 4, 5, 6], "have isMainReceiver true, but receivers[0], "],
  ["main", [0, 1, 2, 3, 4, 5, 6], "receivers[3], receivers[4] and 2 more"],
] as const)("several receivers with %s at %j: %s", (lack, places, part) => {
  expect(explain({ code: "receivers-ambiguous", lack, places })).toContain(part);
});

describe("the receiver of each part", () => {
  const share = (amount: number, isMain = false) => ({
    ...{ of: "mobile", value: phone, amount, note: null, isMain },
  });
  const partner = { of: "partner", value: null, amount: 300, note: null, isMain: false };

  test("of an order that is not shared, is absent", () => {
    expect(sharesOf({ amount: 1000 })).toEqual([]);
  });

  test("of the rest, is the one without an amount; the partner comes last", () => {
    const receivers = [gets(200), gets(null, { isMain: true }), gets(100, { isMain: false })];
    expect(sharesOf({ amount: 1000, receivers })).toEqual([
      share(200),
      share(700, true),
      share(100),
    ]);
    const partnerPortion = { amount: 300 } as never;
    expect(sharesOf({ amount: 1000, receivers, partnerPortion })).toEqual([
      ...[share(200), share(400, true), share(100), partner],
    ]);
  });
});

test("a merchant's credentials name its own sandbox, with the pinned or drawn secret", () => {
  const merchant = { merchantId: 7 } as never;
  const { settings } = benchWith().world;
  const drawn = keysOf({ name: "shop", seed: "s", settings }, merchant);
  expect(drawn.apiId).toBe("shop.m7");
  expect(drawn.secretKey).toMatch(/^[0-9a-f]{32}$/);
  expect(keysOf({ name: "shop", seed: "t", settings }, merchant).secretKey).not.toBe(
    drawn.secretKey,
  );
  const pinned = { ...settings, secretKey: "pinned" };
  expect(keysOf({ name: "shop", seed: "s", settings: pinned }, merchant).secretKey).toBe("pinned");
});
