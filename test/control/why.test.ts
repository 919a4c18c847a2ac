import { describe, expect } from "vitest";
import { done, type Persons, SHOP, START, test, walletOf } from "../support/persons.js";

const END = "2026-03-02T12:00:00.000Z";

type Life = (persons: Persons, invoice: string) => Promise<unknown>;

describe("why an invoice is in its state", () => {
  test.for<[string, string, Life]>([
    [
      `is pending: nobody has paid or canceled it, and it can be paid until ${END}`,
      "created",
      async () => {},
    ],
    [
      `is pending after 2 declined payments: nobody has paid or canceled it, and it can be paid until ${END}`,
      "created, declined, declined",
      async ({ customer, tester }, invoice) => {
        await customer.submits(invoice, { do: "decline" });
        await tester.invoices.decline(invoice);
      },
    ],
    [
      `is paid: it was paid by amex (page) at ${START}`,
      "created, Paid, browser",
      ({ customer }, invoice) => customer.submits(invoice, { do: "pay", method: "amex" }),
    ],
    [
      `is paid: it was paid by mada (control) at ${START}`,
      "created, Paid, GET, delivered",
      ({ tester }, invoice) => tester.invoices.pay(invoice),
    ],
    [
      `is paid: it was paid by stcpay (wallet) at ${START}`,
      "created, opened, SMS, wrong, used, Paid, GET, delivered",
      async ({ gateway, tester }, invoice) => {
        const wallet = walletOf(gateway);
        const proof = await wallet.getsCode(invoice);
        await wallet.pays(invoice, proof, { stcpayPaymentOTP: "0" });
        await wallet.pays(invoice, proof);
        await tester.settled();
      },
    ],
    [
      `is paid after 1 declined payment: it was paid by mada (control) at ${START}`,
      "created, declined, Paid, GET, refused",
      async ({ merchant, tester }, invoice) => {
        await tester.invoices.decline(invoice);
        merchant.shop.answers(500);
        await tester.invoices.pay(invoice);
      },
    ],
    [
      `is canceled: 24 hours passed without a payment, at ${END}`,
      "created, Canceled, GET, delivered",
      ({ tester }) => tester.clock.advance({ by: "P3D" }),
    ],
    [
      `is canceled: the customer canceled it at ${START}`,
      "created, Canceled, browser",
      ({ customer }, invoice) => customer.submits(invoice, { do: "cancel" }),
    ],
    [
      `is canceled: the merchant canceled it at ${START}`,
      "created, Canceled, GET, delivered",
      async ({ merchant, tester }, transactionNo) => {
        await merchant.post("/api/cancelInvoice", { transactionNo });
        await tester.settled();
      },
    ],
    [
      `is canceled: the tester canceled it at ${START}`,
      "created, Canceled, GET, delivered",
      ({ tester }, invoice) => tester.invoices.cancel(invoice),
    ],
  ])("it %s", async ([because, chain, live], { persons }) => {
    const { merchant, tester } = persons;
    const other = await merchant.createsInvoice();
    const invoice = await merchant.createsInvoice();
    await live(persons, invoice);
    if ((await tester.invoices.read(other)).status === "pending") await tester.invoices.pay(other);

    const why = await done(merchant, "GET", `${SHOP}/invoices/${invoice}/why`);

    expect(why).toMatchObject({ transactionNo: invoice, because: `invoice ${invoice} ${because}` });
    expect(why.status).toBe((await tester.invoices.read(invoice)).status);
    const texts: string[] = why.chain.map(({ text }: { text: string }) => text);
    const words = chain.split(", ");
    expect(texts).toEqual(words.map((word) => expect.stringContaining(word)));
    expect(JSON.stringify(why)).not.toContain(other);
    const { events } = await tester.events();
    for (const { seq, at } of why.chain) expect(events[seq - 1]).toMatchObject({ seq, at });
  });

  test("tells each attempt of a callback and when the next one is", async ({
    merchant,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();
    merchant.shop.answers(500, 503);
    await tester.invoices.pay(invoice);
    await tester.clock.advance({ by: "PT6M" });

    const { chain } = await tester.invoices.why(invoice);

    const url = `${merchant.shop.url}/paid?transactionNo=${invoice}&orderNumber=ORD-1`;
    const minute = (n: number) => `2026-03-01T12:0${n}:00.000Z`;
    const expected = "2xx was expected";
    expect(chain.slice(2).map(({ at, text }) => `${at} ${text}`)).toEqual([
      `${minute(0)} callback cb-1: GET ${url}`,
      `${minute(0)} callback cb-1 refused: answered 500; ${expected}; again at ${minute(1)}`,
      `${minute(1)} callback cb-1: GET ${url}`,
      `${minute(1)} callback cb-1 refused: answered 503; ${expected}; again at ${minute(6)}`,
      `${minute(6)} callback cb-1: GET ${url}`,
      `${minute(6)} callback cb-1 delivered: answered 200`,
    ]);
  });

  test("is not known of an unknown invoice", async ({ merchant }) => {
    const { status, body } = await merchant.get(`${SHOP}/invoices/1000000000000/why`);
    expect(status).toBe(404);
    expect(body.detail).toContain("1000000000000");
  });
});
