import { describe, expect } from "vitest";
import { failureIn } from "../support/http.js";
import { anyAnswer, happened, lastRequest, once, test, walletOf } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";

/** Faults in the result of a valid request. */

test("[late-reply] the service handles the request at once and sends the reply late", async ({
  merchant,
}) => {
  const { baseUrl, clock, tester } = await slowGateway();
  await tester.clock.freeze();
  await tester.faults.add({ fault: "late-reply", delayMs: 3000 });
  let answer: number | undefined;
  const answered = anyAnswer(baseUrl)
    .post("/api/addInvoice", merchant.order())
    .then(({ status }) => {
      answer = status;
    });
  while (clock.timers.length === 0) await clock.quiet();
  expect((await tester.invoices.list()).invoices).toHaveLength(1);
  await clock.pass(2999);
  expect(answer).toBeUndefined();
  await clock.pass(1);
  await answered;
  expect(answer).toBe(200);
});

test("[lost-reply] a client that retries has two invoices, and the journal explains why", async ({
  gateway,
  merchant,
  tester,
}) => {
  await once(tester, { fault: "lost-reply", operation: "addInvoice" });
  const call = anyAnswer(gateway.baseUrl).post("/api/addInvoice", merchant.order());
  await expect(call).rejects.toThrow();
  expect((await merchant.addsInvoice()).status).toBe(200);
  expect((await tester.invoices.list()).invoices).toHaveLength(2);
  expect((await tester.requests()).requests.map(({ status, faults }) => [status, faults])).toEqual([
    [
      null,
      [expect.stringMatching(/^fault-1: addInvoice, at most once: .* never sends the reply$/)],
    ],
    [200, []],
  ]);
});

describe("[reply-then-rollback] the change is rolled back without notice", () => {
  test("its order number can be used again, unless an earlier invoice has it", async ({
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "reply-then-rollback" });
    await merchant.createsInvoice();
    await tester.assumptions.change({ "duplicate-order-number": "reject" });
    const first = await merchant.createsInvoice();
    await once(tester, { fault: "reply-then-rollback" });
    await tester.assumptions.change({ "duplicate-order-number": "accept" });
    await merchant.createsInvoice();
    await tester.assumptions.change({ "duplicate-order-number": "reject" });
    expect((await merchant.addsInvoice()).body.detail).toContain(`is taken by invoice ${first}`);
  });

  test.for(["on-payment-page", "at-registration"] as const)(
    "a registration is gone, first-charge %s",
    async (option, { merchant, tester }) => {
      await tester.assumptions.change({ "first-charge": option });
      await once(tester, { fault: "reply-then-rollback" });
      await merchant.registers();
      expect((await tester.recurring.list()).recurring).toEqual([]);
      await tester.clock.advance({ by: "P2M" });
      expect(merchant.shop.requestLines).toEqual([]);
      expect(await happened(tester)).not.toContain("charge-succeeded");
    },
  );

  test("a refusal stays a refusal, and rolls nothing back", async ({ merchant, tester }) => {
    const transactionNo = await merchant.createsInvoice();
    await tester.invoices.pay(transactionNo);
    await once(tester, { fault: "reply-then-rollback" });
    expect((await merchant.post("/api/cancelInvoice", { transactionNo })).status).toBe(400);
    expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
  });
});

describe("[double-commit] the service handles the request twice", () => {
  test("two invoices, and the reply is that of the first", async ({ merchant, tester }) => {
    await once(tester, { fault: "double-commit" });
    const transactionNo = await merchant.createsInvoice();
    const created = (await tester.invoices.list()).invoices.map((invoice) => invoice.transactionNo);
    expect(created).toHaveLength(2);
    expect(created[0]).toBe(transactionNo);
    expect((await tester.requests()).requests).toHaveLength(1);
  });

  test("two registrations, and two codes of which the second counts", async ({
    gateway,
    merchant,
    tester,
  }) => {
    await once(tester, { fault: "double-commit" });
    const recurringId = await merchant.registers();
    const registered = (await tester.recurring.list()).recurring.map((one) => one.recurringId);
    expect([registered.length, registered[0]]).toEqual([2, recurringId]);
    const transactionNo = await merchant.createsInvoice();
    await once(tester, { fault: "double-commit" });
    const wallet = walletOf(gateway);
    const proof = await wallet.getsCode(transactionNo);
    expect((await tester.sms()).sms).toHaveLength(2);
    expect((await wallet.pays(transactionNo, proof)).status).toBe(400);
  });

  test("if order numbers must differ, the second one fails unnoticed", async ({
    merchant,
    tester,
  }) => {
    await tester.assumptions.change({ "duplicate-order-number": "reject" });
    await once(tester, { fault: "double-commit" });
    expect((await merchant.addsInvoice()).status).toBe(200);
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
  });
});

test("[paid-while-canceling] the cancellation is refused, and the merchant is notified of the payment", async ({
  merchant,
  tester,
}) => {
  const transactionNo = await merchant.createsInvoice();
  await once(tester, { fault: "paid-while-canceling" });
  const refused = await merchant.post("/api/cancelInvoice", { transactionNo });
  expect(refused.status).toBe(400);
  expect(refused.body).toEqual(failureIn("problem", "", 400, expect.stringContaining("paid")));
  expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
  expect(merchant.shop.requestLines).toEqual([
    `GET /paid?transactionNo=${transactionNo}&orderNumber=ORD-1`,
  ]);
});

test("[otp-sent-but-500] the code arrives although the reply has status 500", async ({
  gateway,
  merchant,
  tester,
}) => {
  const transactionNo = await merchant.createsInvoice();
  await once(tester, { fault: "otp-sent-but-500" });
  const { status, body } = await walletOf(gateway).asksForCode(transactionNo);
  expect(status).toBe(500);
  expect(body).toEqual(failureIn("otp", "/rest/pay/stcpay/sendOtp", 500, "injected by fault-1"));
  expect((await tester.sms()).sms.map(({ text }) => text)).toEqual([
    "Your one-time password is 12345",
  ]);
  await once(tester, { fault: "otp-sent-but-500" });
  expect((await walletOf(gateway).asksForCode(transactionNo, { total: 1 })).status).toBe(400);
});

test("[callback-before-reply] the merchant is called before addInvoice has answered", async ({
  merchant,
  tester,
}) => {
  await once(tester, { fault: "callback-before-reply" });
  let answered = false;
  const answeredWhenNotified: boolean[] = [];
  merchant.shop.meanwhile(async () => {
    answeredWhenNotified.push(answered);
  });
  const transactionNo = await merchant.createsInvoice();
  answered = true;
  expect(answeredWhenNotified).toEqual([false]);
  expect(merchant.shop.requestLines).toEqual([
    `GET /paid?transactionNo=${transactionNo}&orderNumber=ORD-1`,
  ]);
  expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
});

test("a refused request has no outcome, under any rules", async ({ merchant, tester }) => {
  for (const fault of ["double-commit", "callback-before-reply", "late-reply"] as const) {
    await tester.faults.clear();
    await tester.faults.add({ fault });
    expect((await merchant.addsInvoice({ clientName: "" })).status).toBe(400);
    expect((await lastRequest(tester)).faults).toEqual([]);
  }
  expect((await tester.invoices.list()).invoices).toEqual([]);
});
