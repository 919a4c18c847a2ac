import { describe, expect } from "vitest";
import { once, type Persons, test, walletOf } from "../support/persons.js";

/** All that a sandbox is, but for what it says of its fault rules. */
async function stateOf({ tester }: Persons) {
  const { events } = await tester.export();
  return {
    events: events.filter(({ type }) => !String(type).startsWith("fault-")),
    invoices: (await tester.invoices.list()).invoices,
    recurring: (await tester.recurring.list()).recurring,
    callbacks: (await tester.callbacks.list()).callbacks,
    sms: (await tester.sms()).sms,
  };
}

/** A request that is answered as if it had been carried out. Returns what prepares it, and it. */
type Asking = (persons: Persons) => Promise<() => Promise<{ status: number }>>;

const REQUESTS: readonly (readonly [string, Asking])[] = [
  [
    "a first invoice",
    async ({ merchant }) =>
      () =>
        merchant.addsInvoice(),
  ],
  [
    "a second invoice with an order number",
    async ({ merchant }) => {
      await merchant.createsInvoice();
      return () => merchant.addsInvoice();
    },
  ],
  [
    "an invoice with a text message",
    async ({ merchant }) =>
      () =>
        merchant.addsInvoice({ smsMessage: "[AMOUNT] [WEB_URL]" }),
  ],
  [
    "a cancellation",
    async ({ merchant }) => {
      const transactionNo = await merchant.createsInvoice();
      return () => merchant.post("/api/cancelInvoice", { transactionNo });
    },
  ],
  [
    "a wallet's payment",
    async ({ gateway, merchant }) => {
      const wallet = walletOf(gateway);
      const transactionNo = await merchant.createsInvoice();
      const proof = await wallet.getsCode(transactionNo);
      return () => wallet.pays(transactionNo, proof);
    },
  ],
  [
    "a registration",
    async ({ merchant }) =>
      () =>
        merchant.post("/api/registerPayment", merchant.plan()),
  ],
];

describe("after a reply whose database rolls back", () => {
  test.for(REQUESTS)("everything is as before: %s", async ([_what, asking], { persons }) => {
    const asks = await asking(persons);
    await persons.tester.settled();
    const before = await stateOf(persons);
    await once(persons.tester, { fault: "reply-then-rollback" });
    expect((await asks()).status).toBe(200);
    await persons.tester.settled();
    expect(await stateOf(persons)).toEqual(before);
    await persons.tester.clock.advance({ by: "P40D" });
    const reported = persons.merchant.shop.requestLines.length;
    expect((await persons.tester.callbacks.list()).callbacks.length).toBe(reported);
  });

  test.for(REQUESTS)("the same request goes through: %s", async ([_what, asking], { persons }) => {
    const asks = await asking(persons);
    await once(persons.tester, { fault: "reply-then-rollback" });
    await asks();
    const before = await stateOf(persons);
    expect((await asks()).status).toBe(200);
    expect(await stateOf(persons)).not.toEqual(before);
  });

  test("an order number still belongs to the invoice that had it", async ({ merchant, tester }) => {
    const first = await merchant.createsInvoice();
    await once(tester, { fault: "reply-then-rollback" });
    await merchant.createsInvoice();
    await tester.assumptions.change({ "duplicate-order-number": "reject" });
    const refused = await merchant.addsInvoice();
    expect(refused.status).toBe(400);
    expect(refused.body.detail).toContain(`is taken by invoice ${first}`);
  });

  test("no number is given again that a caller was notified", async ({ merchant, tester }) => {
    await tester.faults.add({ fault: "reply-then-rollback", every: 2 });
    const reported: string[] = [];
    for (let n = 0; n < 10; n += 1) reported.push(await merchant.createsInvoice());
    expect(new Set(reported).size).toBe(10);
    expect((await tester.invoices.list()).invoices).toHaveLength(5);
  });
});
