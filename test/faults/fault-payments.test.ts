import { describe, expect } from "vitest";
import { failureIn } from "../support/http.js";
import { claimsOf, lastRequest, once, START, test, walletOf } from "../support/persons.js";

/** Faults of payments, codes, charges and tokens, as their clients see them. */

describe("[declined-payment] the invoice stays pending, and lists the decline", () => {
  const declines = [{ at: START, code: "NO_FUNDS", message: "Too little money" }];
  const rule = {
    fault: "declined-payment",
    code: "NO_FUNDS",
    message: "Too little money",
  } as const;

  test("on the payment page", async ({ customer, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, rule);
    const { status, text } = await customer.submits(invoice, { do: "pay" });
    expect(status).toBe(409);
    expect(text).toMatch(/The last attempt was declined\..*Too little money.*NO_FUNDS/);
    expect((await lastRequest(tester)).faults).toEqual([
      expect.stringMatching(/^fault-1: any payment of an invoice, at most once: the payment is/),
    ]);
    expect(await tester.invoices.read(invoice)).toMatchObject({ status: "pending", declines });
    expect((await merchant.reads(invoice)).body.paymentErrors).toContain("Too little money");
    expect(merchant.shop.requestLines).toEqual([]);
    expect((await customer.submits(invoice, { do: "pay" })).status).toBe(303);
  });

  test("by wallet", async ({ gateway, merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, rule);
    const { status, body } = await walletOf(gateway).paysFor(invoice);
    expect(status).toBe(400);
    expect(body).toEqual(
      failureIn("otp", "/rest/pay/stcpay/processPayment", 400, expect.stringContaining("NO_FUNDS")),
    );
    expect(await lastRequest(tester)).toMatchObject({
      code: "payment-declined",
      faults: [expect.stringMatching(/^fault-1: /)],
    });
    expect((await walletOf(gateway).paysFor(invoice)).status).toBe(200);
  });

  test("by the control API, unless the payment is refused anyway", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, rule);
    const { declined, callbacks } = await tester.invoices.pay(invoice);
    expect([declined, callbacks]).toEqual([declines[0], []]);
    const again = await tester.invoices.pay(invoice);
    expect([again.invoice.status, again.declined]).toEqual(["paid", null]);
    await once(tester, rule);
    await expect(tester.invoices.pay(invoice)).rejects.toThrow("paid");
    expect((await tester.faults.list()).faults[1]).toMatchObject({ matched: 0, left: 1 });
  });
});

test("[otp-undelivered] the code exists, but no text message arrives", async ({
  gateway,
  merchant,
  tester,
}) => {
  const invoice = await merchant.createsInvoice();
  await once(tester, { fault: "otp-undelivered", operation: "sendOtp" });
  const proof = await walletOf(gateway).getsCode(invoice);
  expect((await tester.sms()).sms).toEqual([]);
  expect((await walletOf(gateway).pays(invoice, proof)).status).toBe(200);
});

describe("[charge-fails]", () => {
  const reported = (lines: readonly string[]) =>
    lines.map((call) => /status=(\w+)/.exec(call)?.[1]);

  test("three times, and then the charge succeeds", async ({ merchant, tester }) => {
    const recurringId = await merchant.registers({ recurring: { type: "Monthly", retryCount: 5 } });
    await tester.faults.add({ fault: "charge-fails", times: 3, message: "No money", code: "POOR" });
    await tester.recurring.start(recurringId);
    await tester.clock.advance({ by: "P3D" });
    const record = { status: "active", chargesDone: 1, retriesUsed: 0, cycle: 2 };
    expect(await tester.recurring.read(recurringId)).toMatchObject(record);
    expect(reported(merchant.shop.requestLines)).toEqual(["failed", "failed", "failed", "charged"]);
    const { events } = await tester.events({ type: "charge-failed" });
    expect(events[0]).toMatchObject({ code: "POOR", message: "No money", attempt: 1 });
    expect((await tester.faults.list()).faults).toMatchObject([
      { matched: 3, injected: 3, left: 0 },
    ]);
  });

  test.for([
    [{ cycle: 2 }, ["charged", "failed"]],
    [{ attempt: 1 }, ["failed", "charged", "failed"]],
    [{ "customer.name": "Zaid Matooq", cycle: 1, attempt: 1 }, ["failed", "charged"]],
    [{ "customer.name": "Sara" }, ["charged", "charged"]],
    [{ amount: 49.5, "customer.mobile": "0509200900" }, ["failed", "failed"]],
  ] as const)("where %j", async ([where, statuses], { merchant, tester }) => {
    const recurringId = await merchant.registers({ recurring: { type: "Monthly", retryCount: 5 } });
    await tester.faults.add({ fault: "charge-fails", where });
    await tester.recurring.start(recurringId);
    await tester.clock.advance({ by: "P1M" });
    expect(reported(merchant.shop.requestLines).slice(0, statuses.length)).toEqual(statuses);
  });
});

test("[token-ends-early] the token is valid for its short lifetime, in whole seconds", async ({
  gateway,
  merchant,
  tester,
}) => {
  await once(tester, {
    fault: "token-ends-early",
    lifetimeMs: 5000,
    operation: "issueMerchantToken",
  });
  const lives = async (path: string, body: object) => {
    const { id_token } = (await merchant.post(path, body)).body;
    const { iat = 0, exp = 0 } = claimsOf(id_token);
    return [exp - iat, id_token];
  };
  const partner = { profileNo: "shop", apiKey: "any" };
  expect((await lives("/api/partner/auth", partner))[0]).toBe(1800);
  const [seconds, token] = await lives("/api/auth", { apiId: "shop", secretKey: "any" });
  expect(seconds).toBe(5);
  expect((await lastRequest(tester)).faults).toEqual([
    expect.stringMatching(/^fault-1: issueMerchantToken/),
  ]);
  const headers = { Authorization: `Bearer ${token}` };
  const list = () => merchant.get(`${gateway.baseUrl}/api/recurringPayments`, headers);
  await tester.clock.advance({ by: "PT4.999S" });
  expect((await list()).status).toBe(200);
  await tester.clock.advance({ by: "PT0.001S" });
  expect((await list()).status).toBe(401);
  await once(tester, { fault: "token-ends-early", operation: "issuePartnerToken" });
  expect((await lives("/api/partner/auth", partner))[0]).toBe(1);
});
