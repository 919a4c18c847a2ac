import { describe, expect } from "vitest";
import type { Client } from "../support/http.js";
import { type Merchant, type Persons, test } from "../support/persons.js";

type Settled = Readonly<Record<string, unknown>> & {
  readonly settlementAmount: number;
  readonly reconciledOrders: readonly Readonly<Record<string, unknown>>[];
};

/** A merchant with a settlement each night, and its webhook. */
async function isSettledDaily({ merchant, tester }: Pick<Persons, "merchant" | "tester">) {
  await tester.assumptions.change({ "settlement-schedule": "daily" });
  const headers = { "X-Shop-Key": "letmein" };
  const settlementWebhook = { url: `${merchant.shop.url}/settled`, headers };
  await tester.settings.change({ settlementWebhook });
}

/** The settlements that the merchant was notified of. */
function hears({ shop }: Merchant): readonly Settled[] {
  return shop.requests.filter(({ url }) => url === "/settled").map(({ body }) => JSON.parse(body));
}

/** Creates an invoice of 100 SAR that its customer pays with mada. */
async function sells({ merchant, tester }: Pick<Persons, "merchant" | "tester">, order: string) {
  const invoice = await merchant.createsInvoice({ orderNumber: order, amount: 100 });
  await tester.invoices.pay(invoice, { method: "mada" });
  return invoice;
}

async function looksUp(merchant: Client, order: string) {
  const { body } = await merchant.get(`/api/getTransactionsOfOrderNumber?orderNumber=${order}`);
  return body[0];
}

describe("a merchant with daily settlements [settlement-schedule]", () => {
  test("receives yesterday's payments minus fees, tax and a refund, and reconciles them", async ({
    merchant,
    tester,
  }) => {
    await isSettledDaily({ merchant, tester });
    const kept = await sells({ merchant, tester }, "ORD-1");
    const returned = await sells({ merchant, tester }, "ORD-2");
    await tester.invoices.refund(returned);
    expect(await looksUp(merchant, "ORD-1")).toMatchObject({
      serviceFees: 1.5,
      serviceVat: 0.23,
      isReconciled: false,
      settlementNumber: null,
      settlementBank: null,
    });

    await tester.clock.advance({ by: "24h" });

    const [settled, ...others] = hears(merchant);
    expect(others).toEqual([]);
    expect(settled).toMatchObject({
      settlementNumber: "STL-1",
      settlementBank: "Sample Bank",
      settlementAmount: 100 - 2 * 1.73,
    });
    const order = { orderStatus: "COMPLETED", serviceFees: 1.5, serviceVat: 0.23 };
    expect(settled?.reconciledOrders).toMatchObject([
      { orderNumber: "ORD-1", transactionNo: kept, orderAmount: 100, ...order },
      { orderNumber: "ORD-2", transactionNo: returned, orderAmount: 100, ...order },
      { orderNumber: "ORD-2", orderAmount: -100, orderStatus: "REFUNDED", serviceFees: 0 },
    ]);
    expect(await looksUp(merchant, "ORD-1")).toMatchObject({
      isReconciled: true,
      settlementNumber: "STL-1",
      settlementBank: "Sample Bank",
    });
    expect(merchant.shop.requests.at(-1)?.headers).toMatchObject({ "x-shop-key": "letmein" });
    expect(merchant.shop.requests.at(-1)?.body).toContain('"orderAmount":100.0,');
  });

  test("is notified again until it answers 200, on the sandbox's clock [settlement-webhook]", async ({
    merchant,
    tester,
  }) => {
    await isSettledDaily({ merchant, tester });
    await sells({ merchant, tester }, "ORD-1");
    merchant.shop.answers(201, 500);
    await tester.clock.advance({ by: "24h" });
    expect(hears(merchant)).toHaveLength(3);
    const { callbacks } = await tester.callbacks.list({ q: "STL-1" });
    expect(callbacks).toMatchObject([{ kind: "settlement", state: "delivered" }]);
  });

  test("sees the deduction of an order that is refunded after its settlement", async ({
    merchant,
    tester,
  }) => {
    await isSettledDaily({ merchant, tester });
    const invoice = await sells({ merchant, tester }, "ORD-1");
    await tester.clock.advance({ by: "24h" });
    await tester.invoices.refund(invoice);
    await sells({ merchant, tester }, "ORD-2");
    await sells({ merchant, tester }, "ORD-3");
    await tester.clock.advance({ by: "24h" });
    expect(hears(merchant).map(({ settlementAmount }) => settlementAmount)).toEqual([98.27, 96.54]);
  });

  test("receives the same payout after a rewind, in a fork and from an exported log", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await isSettledDaily({ merchant, tester });
    await sells({ merchant, tester }, "ORD-1");
    await tester.labels.add({ name: "evening" });
    await gateway.fork(tester.name, { name: "twin", at: "evening" });
    await tester.clock.advance({ by: "24h" });
    const { settlements } = await tester.settlements.list();
    const log = await tester.export();
    await gateway.rewind(tester.name, { to: "evening" });
    expect(await tester.settlements.list()).toMatchObject({
      settlements: [],
      open: { entries: 1, net: 98.27, nextAt: "2026-03-02T00:00:00.000Z" },
    });
    await tester.clock.advance({ by: "24h" });
    expect((await tester.settlements.list()).settlements).toEqual(settlements);
    const twin = gateway.get("twin");
    await twin.clock.advance({ by: "24h", callbacks: "skip" });
    expect((await twin.settlements.list()).settlements).toEqual(settlements);
    await gateway.import("copy", log);
    expect(await gateway.get("copy").settlements.read("STL-1")).toMatchObject({ entries: 1 });
  });
});

describe("by default", () => {
  test("nothing is settled or reported until a tester settles", async ({ merchant, tester }) => {
    await sells({ merchant, tester }, "ORD-1");
    await tester.clock.advance({ by: "P30D" });
    expect(await tester.settlements.list()).toMatchObject({ settlements: [], matches: 0 });
    const { settlements, callbacks } = await tester.settlements.run();
    expect(settlements).toMatchObject([{ by: "tester", amount: 98.27, addsUp: true }]);
    expect(callbacks).toEqual([]);
  });
});

describe("a settlement under a fault", () => {
  test.for([
    ["settled-twice", [{ repeats: null }, { settlementNumber: "STL-2", repeats: "STL-1" }]],
    ["settlement-wrong-amount", [{ amount: 99.27, addsUp: false, totals: { net: 98.27 } }]],
  ] as const)("%s is listed as what it is: %j", async ([fault, listed], { merchant, tester }) => {
    await isSettledDaily({ merchant, tester });
    await tester.faults.add({ fault });
    await sells({ merchant, tester }, "ORD-1");
    await tester.clock.advance({ by: "24h" });
    expect((await tester.settlements.list()).settlements).toMatchObject(listed);
    expect(hears(merchant)).toHaveLength(listed.length);
  });

  test("lacks an order, which the next one pays [settlement-order-missing]", async ({
    merchant,
    tester,
  }) => {
    await isSettledDaily({ merchant, tester });
    await tester.faults.add({ fault: "settlement-order-missing", times: 1 });
    const missing = await sells({ merchant, tester }, "ORD-1");
    const there = await sells({ merchant, tester }, "ORD-2");
    await tester.clock.advance({ by: "24h" });
    expect(await looksUp(merchant, "ORD-1")).toMatchObject({ isReconciled: false });
    await tester.clock.advance({ by: "24h" });
    const numbers = hears(merchant).map(({ reconciledOrders: [order] }) => order?.transactionNo);
    expect(numbers).toEqual([there, missing]);
  });
});

describe("a partial refund [partial-refund]", () => {
  const PATH = "/rest/partner/v2/merchant/email/owner@shop.example/refund";

  /** A partner that asks for 10 SAR of an order of 100 SAR back. */
  async function asksForTen({ merchant, tester }: Pick<Persons, "merchant" | "tester">) {
    await tester.merchants.seed({ merchants: [{ merchantEmail: "owner@shop.example" }] });
    await sells({ merchant, tester }, "ORD-1");
    return (amount: unknown) => merchant.post(PATH, { orderNumber: "ORD-1", amount });
  }

  test("is refused with 400, and the whole amount is not", async ({ merchant, tester }) => {
    const asks = await asksForTen({ merchant, tester });
    const { status, body } = await asks(10);
    expect(status).toBe(400);
    expect(body.detail).toContain("is refunded as a whole, 100.00 SAR, but amount asks for 10.00");
    expect((await asks("100.00")).body).toMatchObject({ amount: 100 });
  });

  test("refunds the whole order if the amount is ignored", async ({ merchant, tester }) => {
    await tester.assumptions.change({ "partial-refund": "ignore" });
    const asks = await asksForTen({ merchant, tester });
    expect(await asks(10)).toMatchObject({ status: 200, body: { amount: 100 } });
  });
});
