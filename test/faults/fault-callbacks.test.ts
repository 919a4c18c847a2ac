import { expect } from "vitest";
import type { FaultRequest } from "../../mocks/index.js";
import { type Merchant, once, test, walletOf } from "../support/persons.js";

/** Faults of callbacks, as the shop sees them. What they make of a decision is in fault-decisions. */

/** What the shop was notified, with the transaction numbers of its invoices as letters. */
function reported({ shop }: Merchant, ...invoices: readonly string[]): readonly string[] {
  return invoices.reduce(
    (calls, number, n) => calls.map((call) => call.replace(number, "ABC"[n] ?? "?")),
    shop.requestLines,
  );
}

const PAID = "GET /paid?transactionNo=A&orderNumber=ORD-1";
const CANCELED = "GET /canceled?transactionNo=A&orderNumber=ORD-1";

test.for<[FaultRequest, "pay" | "cancel", readonly string[], string]>([
  [{ fault: "callback-doubled" }, "pay", [PAID, PAID], "Paid"],
  [{ fault: "callback-wrong-amount" }, "pay", [`${PAID}&amount=26.00`], "Paid"],
  [{ fault: "callback-wrong-amount", amount: 1.5 }, "pay", [`${PAID}&amount=1.50`], "Paid"],
  [{ fault: "callback-unpaid" }, "pay", [PAID], "PENDING"],
  [{ fault: "cancel-after-payment" }, "pay", [PAID, CANCELED], "Paid"],
  [{ fault: "callback-after-cancel" }, "cancel", [CANCELED, PAID], "Canceled"],
])("under %j, a tester's %s reports %j", async (row, { merchant, tester }) => {
  const [rule, deed, calls, status] = row;
  const invoice = await merchant.createsInvoice();
  await once(tester, rule);
  await tester.invoices[deed](invoice);
  await tester.settled();
  expect(reported(merchant, invoice)).toEqual(calls);
  expect(await merchant.readsStatus(invoice)).toBe(status);
});

test("[callback-dropped] is never made, but a tester can send it later", async ({
  merchant,
  tester,
}) => {
  const invoice = await merchant.createsInvoice();
  await once(tester, { fault: "callback-dropped" });
  const { callbacks } = await tester.invoices.pay(invoice);
  expect(callbacks).toMatchObject([{ state: "dropped", attempts: [], nextAttemptAt: null }]);
  await tester.clock.advance({ by: "P3D" });
  expect(merchant.shop.requestLines).toEqual([]);
  expect((await tester.callbacks.resend("cb-1")).state).toBe("delivered");
  expect(reported(merchant, invoice)).toEqual([PAID]);
});

test("[callback-dropped] the browser does not return to the shop", async ({
  customer,
  merchant,
  tester,
}) => {
  const invoice = await merchant.createsInvoice();
  await once(tester, { fault: "callback-dropped" });
  const { status, headers } = await customer.submits(invoice, { do: "pay" });
  expect([status, headers.get("location")]).toEqual([303, `/pay/order/${invoice}`]);
  expect(await merchant.readsStatus(invoice)).toBe("Paid");
  expect((await tester.requests()).requests[1]?.faults).toEqual([
    expect.stringMatching(/^fault-1: any callback, at most once/),
  ]);
});

test("[callback-delayed] is late on the sandbox's clock", async ({ merchant, tester }) => {
  const invoice = await merchant.createsInvoice();
  await once(tester, { fault: "callback-delayed", delayMs: 90_000 });
  await tester.invoices.pay(invoice);
  await tester.clock.advance({ by: "PT89.999S" });
  expect(merchant.shop.requestLines).toEqual([]);
  await tester.clock.advance({ by: "PT0.001S" });
  expect(reported(merchant, invoice)).toEqual([PAID]);
});

test("[callback-out-of-order] arrives after the second one, or a day later", async ({
  merchant,
  tester,
}) => {
  const first = await merchant.createsInvoice();
  const second = await merchant.createsInvoice({ orderNumber: "ORD-2" });
  const third = await merchant.createsInvoice({ orderNumber: "ORD-3" });
  await once(tester, { fault: "callback-out-of-order" });
  await tester.invoices.pay(first);
  expect(merchant.shop.requestLines).toEqual([]);
  await tester.invoices.pay(second);
  await tester.settled();
  const swapped = ["GET /paid?transactionNo=B&orderNumber=ORD-2", PAID];
  expect(reported(merchant, first, second)).toEqual(swapped);

  await once(tester, { fault: "callback-out-of-order" });
  await tester.invoices.pay(third);
  await tester.clock.advance({ by: "PT23H59M" });
  expect(merchant.shop.requestLines).toHaveLength(2);
  await tester.clock.advance({ by: "PT1M" });
  expect(merchant.shop.requestLines).toHaveLength(3);
});

test("[callback-forged] first reports a number that is unknown", async ({ merchant, tester }) => {
  const invoice = await merchant.createsInvoice();
  await once(tester, { fault: "callback-forged" });
  await tester.invoices.pay(invoice);
  const [forged = "", honest] = reported(merchant, invoice);
  expect(honest).toBe(PAID);
  const number = /^GET \/paid\?transactionNo=(9\d{12})&orderNumber=ORD-1$/.exec(forged)?.[1];
  expect((await merchant.reads(number ?? invoice)).status).toBe(404);
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
    injected: [{ id: "fault-1", fault: "callback-dropped" }],
  });
});
