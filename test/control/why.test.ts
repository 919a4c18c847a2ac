import { describe, expect } from "vitest";
import { toLocal } from "../../mocks/domain/time.js";
import { done, type Persons, SHOP, START, test, walletOf } from "../support/persons.js";

const END = "2026-03-02T12:00:00.000Z";

type Life = (persons: Persons, invoice: string) => Promise<unknown>;

describe("why an invoice has its status", () => {
  test.for<[string, string, Life]>([
    [
      `is pending after 2 declined payments: it is neither paid nor canceled, and it can be paid until ${toLocal(END)}`,
      "created, declined, declined",
      async ({ customer, tester }, invoice) => {
        await customer.submits(invoice, { do: "decline" });
        await tester.invoices.decline(invoice);
      },
    ],
    [
      `is paid: it was paid by amex (page) at ${toLocal(START)}`,
      "created, Paid, browser",
      ({ customer }, invoice) => customer.submits(invoice, { do: "pay", method: "amex" }),
    ],
    [
      `is paid: it was paid by mada (control) at ${toLocal(START)}`,
      "created, Paid, GET, delivered",
      ({ tester }, invoice) => tester.invoices.pay(invoice),
    ],
    [
      `is paid: it was paid by stcpay (wallet) at ${toLocal(START)}`,
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
      `is paid after 1 declined payment: it was paid by mada (control) at ${toLocal(START)}`,
      "created, declined, Paid, GET, refused",
      async ({ merchant, tester }, invoice) => {
        await tester.invoices.decline(invoice);
        merchant.shop.answers(500);
        await tester.invoices.pay(invoice);
      },
    ],
    [
      `is canceled: 24 hours passed without a payment, at ${toLocal(END)}`,
      "created, Canceled, GET, delivered",
      ({ tester }) => tester.clock.advance({ by: "P3D" }),
    ],
    [
      `is canceled: the customer canceled it at ${toLocal(START)}`,
      "created, Canceled, browser",
      ({ customer }, invoice) => customer.submits(invoice, { do: "cancel" }),
    ],
    [
      `is canceled: the merchant canceled it at ${toLocal(START)}`,
      "created, Canceled, GET, delivered",
      async ({ merchant, tester }, transactionNo) => {
        await merchant.post("/api/cancelInvoice", { transactionNo });
        await tester.settled();
      },
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

  test("lists each attempt of a callback and when the next one is due", async ({
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
      `${minute(0)} callback cb-1 refused: answered 500; ${expected}; again at ${toLocal(minute(1))}`,
      `${minute(1)} callback cb-1: the same request again`,
      `${minute(1)} callback cb-1 refused: answered 503; ${expected}; again at ${toLocal(minute(6))}`,
      `${minute(6)} callback cb-1: the same request again`,
      `${minute(6)} callback cb-1 delivered: answered 200`,
    ]);
  });
});

const fails = { outcomes: ["fail", "fail", "fail"] as ("fail" | "succeed")[] };

describe("why a recurring payment has its state", () => {
  test.for<[code: string, because: string, next: string | null, life: Life]>([
    [
      "unstarted",
      "is registered: nothing is charged until the customer starts it",
      null,
      async () => {},
    ],
    [
      "on-time",
      "is active: 1 charge was made, and none is overdue",
      "2026-03-08T12:00:00.000Z charge 2 of 3, 49.50 SAR; it is arranged to fail with POOR",
      async ({ tester }, id) => {
        await tester.recurring.start(id);
        await tester.recurring.arrangeCharges(id, { ...fails, code: "POOR" });
      },
    ],
    [
      "retrying",
      `is active, but charge 1 of 3 failed at ${toLocal(START)}: DECLINED, The card was declined; a tester arranged it`,
      "2026-03-02T12:00:00.000Z retry 1 of 2 of charge 1 of 3, 49.50 SAR; it is arranged to fail with DECLINED",
      async ({ tester }, id) => {
        await tester.recurring.arrangeCharges(id, fails);
        await tester.recurring.start(id);
      },
    ],
    [
      "retrying",
      `is active, but charge 1 of 3 failed at ${toLocal(START)}: POOR, No money; fault rule fault-1 (charge-fails) made it fail`,
      "2026-03-02T12:00:00.000Z retry 1 of 2 of charge 1 of 3, 49.50 SAR",
      async ({ tester }, id) => {
        const failure = { message: "No money", code: "POOR" };
        await tester.faults.add({ fault: "charge-fails", times: 1, ...failure });
        await tester.recurring.start(id);
      },
    ],
    [
      "ended",
      "has ended at 3 Mar 2026, 15:00:00 Riyadh, its retries used up: charge 1 of 3 failed 3 times, " +
        "the last one at 3 Mar 2026, 15:00:00 Riyadh: DECLINED, The card was declined; a tester arranged it",
      null,
      async ({ tester }, id) => {
        await tester.recurring.arrangeCharges(id, fails);
        await tester.recurring.start(id);
        await tester.clock.advance({ by: "P1W" });
      },
    ],
    [
      "completed",
      "is completed: all 3 charges were made, the last one at 15 Mar 2026, 15:00:00 Riyadh",
      null,
      async ({ tester }, id) => {
        await tester.recurring.start(id);
        await tester.clock.advance({ by: "P3W" });
      },
    ],
    [
      "canceled",
      `is canceled: the tester canceled it at ${toLocal(START)}, after 0 charges were made`,
      null,
      ({ tester }, id) => tester.recurring.cancel(id),
    ],
  ])("%s: it %s", async ([code, because, next, live], { persons }) => {
    const { merchant, tester } = persons;
    const recurring = { type: "Weekly", iterations: 3, retryCount: 2 };
    const other = await merchant.registers();
    const id = await merchant.registers({ recurring });
    await live(persons, id);

    const why = await tester.recurring.why(id);

    expect([why.code, why.because]).toEqual([code, `recurring payment ${id} ${because}`]);
    expect(why.next && `${why.next.at} ${why.next.text}`).toBe(next);
    expect(why.status).toBe((await tester.recurring.read(id)).status);
    expect(why.chain[0]?.text).toContain("registered");
    expect(JSON.stringify(why)).not.toContain(other);
  });

  test("names the rule that applied, the failed charge and its callback, in order", async ({
    merchant,
    tester,
  }) => {
    const id = await merchant.registers();
    await tester.faults.add({ fault: "charge-fails", times: 1 });
    await tester.recurring.start(id);

    const { chain } = await tester.recurring.why(id);

    expect(chain.map(({ type }) => type)).toEqual([
      "recurring-registered",
      "recurring-started",
      "fault-matched",
      "charge-failed",
      "callback-attempted",
      "callback-answered",
    ]);
  });

  test("is refused for an unknown one", async ({ tester }) => {
    await expect(tester.recurring.why("nobody")).rejects.toThrow("nobody");
    await expect(tester.callbacks.why("cb-9")).rejects.toThrow("cb-9");
  });
});

describe("why a callback has its state", () => {
  const minute = (n: number) => `2026-03-01T12:0${n}:00.000Z`;

  test.for<[code: string, because: string | RegExp, next: string | null, life: Life]>([
    [
      "delivered",
      `was delivered: attempt 1, at ${toLocal(START)}, answered 200`,
      null,
      ({ tester }, no) => tester.invoices.pay(no),
    ],
    [
      "retried",
      `will be retried: attempt 2, at ${toLocal(minute(1))}, answered 404; 2xx was expected (the shop has no such route: compare it with the URL of the callback)`,
      `${minute(6)} attempt 3 of 11, under callback-retry=growing`,
      async ({ merchant, tester }, no) => {
        merchant.shop.answers(500, 404);
        await tester.invoices.pay(no);
        await tester.clock.advance({ by: "PT1M" });
      },
    ],
    [
      "given-up",
      `has failed: attempt 1, at ${toLocal(START)}, answered 500; 2xx was expected; callback-retry=none allows one attempt`,
      null,
      async ({ merchant, tester }, no) => {
        await tester.assumptions.change({ "callback-retry": "none" });
        merchant.shop.answers(500);
        await tester.invoices.pay(no);
      },
    ],
    [
      "given-up",
      `has failed: attempt 2, at ${toLocal(minute(1))}, answered 500; 2xx was expected; callback-retry=none allows one attempt, but 2 were made`,
      null,
      async ({ merchant, tester }, no) => {
        merchant.shop.answers(500, 500);
        await tester.invoices.pay(no);
        await tester.assumptions.change({ "callback-retry": "none" });
        await tester.clock.advance({ by: "PT1M" });
      },
    ],
    [
      "given-up",
      `has failed: attempt 1, at ${toLocal(START)}, answered 500; 2xx was expected; callback-retry=fixed, which allows 11 attempts, was set later`,
      null,
      async ({ merchant, tester }, no) => {
        await tester.assumptions.change({ "callback-retry": "none" });
        merchant.shop.answers(500);
        await tester.invoices.pay(no);
        await tester.assumptions.change({ "callback-retry": "fixed" });
      },
    ],
    [
      "dropped",
      "is never sent: fault rule fault-1 (callback-dropped) dropped it",
      null,
      async ({ tester }, no) => {
        await tester.faults.add({ fault: "callback-dropped" });
        await tester.invoices.pay(no);
      },
    ],
    [
      "held",
      "is held: fault rule fault-1 (callback-out-of-order) keeps it until the next callback ends",
      "2026-03-02T12:00:00.000Z the first attempt, at the latest",
      async ({ tester }, no) => {
        await tester.faults.add({ fault: "callback-out-of-order" });
        await tester.invoices.pay(no);
      },
    ],
    [
      "untried",
      "was not sent yet; fault rule fault-1 (callback-delayed) affected it",
      `${minute(1)} attempt 1 of 11, under callback-retry=growing`,
      async ({ tester }, no) => {
        await tester.faults.add({ fault: "callback-delayed", delayMs: 60_000 });
        await tester.invoices.pay(no);
      },
    ],
    [
      "redirected",
      /^went through the customer's browser, to http/,
      null,
      ({ customer }, no) => customer.submits(no, { do: "pay", method: "amex" }),
    ],
  ])("%s: it %s", async ([code, because, next, live], { persons }) => {
    const { merchant, tester } = persons;
    await live(persons, await merchant.createsInvoice());

    const why = await tester.callbacks.why("cb-1");

    const said = why.because.replace(/^callback cb-1 /, "");
    expect([why.code, said]).toEqual([
      code,
      typeof because === "string" ? because : expect.stringMatching(because),
    ]);
    expect(why.next && `${why.next.at} ${why.next.text}`).toBe(next);
    expect(why.state).toBe((await tester.callbacks.read("cb-1")).state);
    expect(why.chain.length).toBeGreaterThan(0);
  });

  test("explains its content, and who sent it again", async ({ merchant, tester }) => {
    const no = await merchant.createsInvoice();
    await tester.invoices.pay(no);
    await tester.callbacks.resend("cb-1");

    const { chain, because } = await tester.callbacks.why("cb-1");

    expect(chain[0]?.text).toBe(`callback cb-1 planned to report that invoice ${no} is paid`);
    expect(chain.map(({ text }) => text)).toContain("callback cb-1 is sent again");
    expect(because).toContain("attempt 2");
  });
});
