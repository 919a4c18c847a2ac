import { describe, expect } from "vitest";
import { type Merchant, once, test, walletOf } from "../support/persons.js";

/** Faults of callbacks, as the shop sees them. */

/** What the shop was notified, with the transaction numbers of its invoices as letters. */
function reported({ shop }: Merchant, ...invoices: readonly string[]): readonly string[] {
  return invoices.reduce(
    (calls, number, n) => calls.map((call) => call.replace(number, "ABC"[n] ?? "?")),
    shop.requestLines,
  );
}

const PAID = "GET /paid?transactionNo=A&orderNumber=ORD-1";
const CANCELED = "GET /canceled?transactionNo=A&orderNumber=ORD-1";

describe("[callback-dropped]", () => {
  test("the gateway never calls", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-dropped" });
    const { callbacks } = await tester.invoices.pay(invoice);
    expect(callbacks).toMatchObject([{ state: "dropped", attempts: [], nextAttemptAt: null }]);
    await tester.clock.advance({ by: "P3D" });
    expect(merchant.shop.requestLines).toEqual([]);
    expect(await merchant.readsStatus(invoice)).toBe("Paid");
  });

  test("the browser does not return to the shop", async ({ customer, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-dropped" });
    const { status, headers } = await customer.submits(invoice, { do: "pay" });
    expect([status, headers.get("location")]).toEqual([303, `/pay/order/${invoice}`]);
    expect(await merchant.readsStatus(invoice)).toBe("Paid");
    expect((await tester.requests()).requests[1]?.faults).toEqual([
      expect.stringMatching(/^fault-1: any callback, at most once/),
    ]);
  });

  test("a tester can send it later", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-dropped" });
    await tester.invoices.pay(invoice);
    expect((await tester.callbacks.resend("cb-1")).state).toBe("delivered");
    expect(reported(merchant, invoice)).toEqual([PAID]);
  });
});

describe("[callback-delayed]", () => {
  test("it is late on the sandbox's clock", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-delayed", delayMs: 90_000 });
    await tester.invoices.pay(invoice);
    await tester.clock.advance({ by: "PT89.999S" });
    expect(merchant.shop.requestLines).toEqual([]);
    await tester.clock.advance({ by: "PT0.001S" });
    expect(reported(merchant, invoice)).toEqual([PAID]);
  });

  test("and the gateway makes it if the browser would have", async ({
    customer,
    merchant,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-delayed" });
    const { headers } = await customer.submits(invoice, { do: "pay" });
    expect(headers.get("location")).toBe(`/pay/order/${invoice}`);
    await tester.clock.advance({ by: "PT1M" });
    expect(reported(merchant, invoice)).toEqual([PAID]);
  });
});

describe("[callback-doubled]", () => {
  test("the gateway calls twice", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-doubled" });
    const { callbacks } = await tester.invoices.pay(invoice);
    expect(callbacks.map(({ state }) => state)).toEqual(["delivered", "delivered"]);
    expect(reported(merchant, invoice)).toEqual([PAID, PAID]);
  });

  test("the browser calls, and so does the gateway", async ({ customer, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-doubled" });
    const { headers } = await customer.submits(invoice, { do: "pay" });
    expect(headers.get("location")).toContain("/paid?");
    await tester.settled();
    expect(reported(merchant, invoice)).toEqual([PAID]);
  });
});

describe("[callback-out-of-order]", () => {
  test("the first callback arrives after the second one", async ({ merchant, tester }) => {
    const first = await merchant.createsInvoice();
    const second = await merchant.createsInvoice({ orderNumber: "ORD-2" });
    await once(tester, { fault: "callback-out-of-order" });
    await tester.invoices.pay(first);
    expect(merchant.shop.requestLines).toEqual([]);
    await tester.invoices.pay(second);
    await tester.settled();
    expect(reported(merchant, first, second)).toEqual([
      "GET /paid?transactionNo=B&orderNumber=ORD-2",
      PAID,
    ]);
  });

  test("without a second one it arrives a day later", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-out-of-order" });
    await tester.invoices.pay(invoice);
    await tester.clock.advance({ by: "PT23H59M" });
    expect(merchant.shop.requestLines).toEqual([]);
    await tester.clock.advance({ by: "PT1M" });
    expect(reported(merchant, invoice)).toEqual([PAID]);
  });
});

describe("[callback-wrong-amount]", () => {
  test("reports another amount than the payment", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-wrong-amount" });
    await tester.invoices.pay(invoice);
    expect(reported(merchant, invoice)).toEqual([`${PAID}&amount=26.00`]);
    expect((await tester.invoices.read(invoice)).amount).toBe(25);
  });

  test("the amount of the rule, also to a webhook", async ({ merchant, tester }) => {
    const webhook = { url: `${merchant.shop.url}/hook`, headers: {} };
    await tester.settings.change({ webhook });
    const invoice = await merchant.createsInvoice();
    await tester.faults.add({ fault: "callback-wrong-amount", amount: 1.5 });
    await tester.invoices.pay(invoice);
    expect(reported(merchant, invoice)).toContain(`${PAID}&amount=1.50`);
    const hook = merchant.shop.requests.find(({ url }) => url === "/hook");
    expect(JSON.parse(hook?.body ?? "")).toMatchObject({ amount: 1.5, orderStatus: "Paid" });
  });

  test("and of a charge", async ({ merchant, tester }) => {
    await once(tester, { fault: "callback-wrong-amount", where: { cycle: 1 } });
    const recurringId = await merchant.registers();
    await tester.recurring.start(recurringId);
    expect(merchant.shop.requestLines).toEqual([
      `GET /charged?recurringId=${recurringId}&status=charged&amount=50.50&cycle=1&attempt=1`,
    ]);
  });
});

test("[callback-forged] first reports an unknown number", async ({ merchant, tester }) => {
  const invoice = await merchant.createsInvoice();
  await once(tester, { fault: "callback-forged" });
  await tester.invoices.pay(invoice);
  const [forged = "", honest] = reported(merchant, invoice);
  expect(honest).toBe(PAID);
  const [, number = ""] =
    /^GET \/paid\?transactionNo=(9\d{12})&orderNumber=ORD-1$/.exec(forged) ?? [];
  expect((await merchant.reads(number)).status).toBe(404);
});

describe("[callback-unpaid]", () => {
  test("calls callBackUrl although the customer did not pay", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-unpaid" });
    await tester.invoices.pay(invoice).catch(() => undefined);
    await tester.settled();
    expect(reported(merchant, invoice)).toEqual([PAID]);
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
  });
});

test("[cancel-after-payment] calls cancelUrl of a paid invoice", async ({ merchant, tester }) => {
  const invoice = await merchant.createsInvoice();
  await once(tester, { fault: "cancel-after-payment" });
  await tester.invoices.pay(invoice);
  await tester.settled();
  expect(reported(merchant, invoice)).toContain(CANCELED);
  expect(await merchant.readsStatus(invoice)).toBe("Paid");
});

describe("[callback-after-cancel]", () => {
  test("reports a canceled invoice as paid", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-after-cancel" });
    await tester.invoices.cancel(invoice);
    await tester.settled();
    expect(reported(merchant, invoice)).toEqual([CANCELED, PAID]);
    expect(await merchant.readsStatus(invoice)).toBe("Canceled");
  });

  test("also after the browser was sent to cancelUrl", async ({ customer, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, { fault: "callback-after-cancel" });
    const { headers } = await customer.submits(invoice, { do: "cancel" });
    expect(headers.get("location")).toContain("/canceled?");
    await tester.settled();
    expect(reported(merchant, invoice)).toEqual([PAID]);
  });

  test("a payment is no cancellation", async ({ merchant, tester }) => {
    await once(tester, { fault: "callback-after-cancel" });
    await tester.invoices.pay(await merchant.createsInvoice());
    expect((await tester.faults.list()).faults[0]).toMatchObject({ matched: 0, left: 1 });
  });
});

test("[charge-taken-callback-lost] the charge counts, and no callback is sent", async ({
  merchant,
  tester,
}) => {
  const recurringId = await merchant.registers();
  await once(tester, { fault: "charge-taken-callback-lost" });
  expect(await tester.recurring.start(recurringId)).toMatchObject({ chargesDone: 1, cycle: 2 });
  expect(merchant.shop.requestLines).toEqual([]);
  await tester.clock.advance({ by: "P1M" });
  expect(merchant.shop.requestLines).toEqual([expect.stringContaining("status=charged")]);
});

test("reports a failed charge", async ({ merchant, tester }) => {
  const recurringId = await merchant.registers();
  await tester.faults.add({ fault: "charge-taken-callback-lost" });
  await tester.recurring.arrangeCharges(recurringId, { outcomes: ["fail"] });
  await tester.recurring.start(recurringId);
  expect(merchant.shop.requestLines).toEqual([expect.stringContaining("status=failed")]);
});

describe("a rule matches the facts of a callback", () => {
  for (const [where, applies] of [
    [{ kind: "paid" }, true],
    [{ kind: "canceled" }, false],
    [{ orderNumber: "ORD-1" }, true],
    [{ orderNumber: "ORD-2" }, false],
    [{ amount: 25 }, true],
    [{ amount: "25" }, true],
    [{ currency: "SAR", clientName: "Zaid Matooq" }, true],
    [{ currency: "SAR", clientName: "Sara" }, false],
  ] as const) {
    test(`${JSON.stringify(where)} ${applies ? "applies" : "does not"}`, async ({
      merchant,
      tester,
    }) => {
      await tester.faults.add({ fault: "callback-dropped", where });
      await tester.invoices.pay(await merchant.createsInvoice());
      expect(merchant.shop.requestLines).toHaveLength(applies ? 0 : 1);
    });
  }
});

test("a wallet payment's journal entry names the rule that dropped its callback", async ({
  gateway,
  merchant,
  tester,
}) => {
  await once(tester, { fault: "callback-dropped" });
  await walletOf(gateway).paysFor(await merchant.createsInvoice());
  expect((await tester.requests()).requests.at(-1)).toMatchObject({
    operationId: "processPayment",
    status: 200,
    faults: [expect.stringContaining("the gateway never makes the callback")],
  });
});
