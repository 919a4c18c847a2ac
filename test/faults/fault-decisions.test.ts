import { describe, expect } from "vitest";
import { failureIn } from "../support/http.js";
import { claimsOf, lastRequest, once, START, test, walletOf } from "../support/persons.js";

/** Faults in what is decided: payments, charges, codes and tokens. */

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
    expect(await tester.invoices.read(invoice)).toMatchObject({ status: "pending", declines });
    expect((await walletOf(gateway).paysFor(invoice)).status).toBe(200);
  });

  test("by the control API", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await once(tester, rule);
    const { declined, callbacks } = await tester.invoices.pay(invoice);
    expect([declined, callbacks]).toEqual([declines[0], []]);
    expect(await tester.invoices.read(invoice)).toMatchObject({ status: "pending", declines });
    const again = await tester.invoices.pay(invoice);
    expect([again.invoice.status, again.declined]).toEqual(["paid", null]);
  });

  test("a payment that is refused anyway does not use the rule up", async ({
    merchant,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();
    await tester.invoices.pay(invoice);
    await once(tester, rule);
    await expect(tester.invoices.pay(invoice)).rejects.toThrow("paid");
    expect((await tester.faults.list()).faults).toMatchObject([{ matched: 0, left: 1 }]);
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
  expect(await lastRequest(tester)).toMatchObject({
    status: 200,
    faults: [expect.stringMatching(/^fault-1: sendOtp, at most once: .* never arrives$/)],
  });
  expect((await walletOf(gateway).pays(invoice, proof)).status).toBe(200);
});

describe("[charge-fails]", () => {
  test("three times, and then the charge succeeds", async ({ merchant, tester }) => {
    const recurringId = await merchant.registers({ recurring: { type: "Monthly", retryCount: 5 } });
    await tester.faults.add({ fault: "charge-fails", times: 3, message: "No money", code: "POOR" });
    await tester.recurring.start(recurringId);
    await tester.clock.advance({ by: "P3D" });
    const shown = { status: "active", chargesDone: 1, retriesUsed: 0, cycle: 2 };
    expect(await tester.recurring.read(recurringId)).toMatchObject(shown);
    expect(merchant.shop.requestLines.map((call) => /status=(\w+)/.exec(call)?.[1])).toEqual([
      "failed",
      "failed",
      "failed",
      "charged",
    ]);
    const { events } = await tester.events({ type: "charge-failed" });
    expect(events[0]).toMatchObject({ code: "POOR", message: "No money", attempt: 1 });
    expect((await tester.faults.list()).faults).toMatchObject([
      { matched: 3, injected: 3, left: 0 },
    ]);
  });

  test("always, and the subscription ends after the last retry", async ({ merchant, tester }) => {
    const recurringId = await merchant.registers({ recurring: { retryCount: 2 } });
    await tester.faults.add({ fault: "charge-fails", where: { recurringId } });
    await tester.recurring.start(recurringId);
    await tester.clock.advance({ by: "P1W" });
    expect((await tester.recurring.read(recurringId)).status).toBe("ended");
    expect((await tester.faults.list()).faults).toMatchObject([{ injected: 3 }]);
  });

  for (const { where, status } of [
    { where: { cycle: 2 }, status: ["charged", "failed"] },
    { where: { attempt: 1 }, status: ["failed", "charged", "failed"] },
    {
      where: { "customer.name": "Zaid Matooq", cycle: 1, attempt: 1 },
      status: ["failed", "charged"],
    },
    { where: { "customer.name": "Sara" }, status: ["charged", "charged"] },
    { where: { amount: 49.5, "customer.mobile": "0509200900" }, status: ["failed", "failed"] },
  ]) {
    test(`where ${JSON.stringify(where)}`, async ({ merchant, tester }) => {
      const recurring = { type: "Monthly", retryCount: 5 };
      const recurringId = await merchant.registers({ recurring });
      await tester.faults.add({ fault: "charge-fails", where });
      await tester.recurring.start(recurringId);
      await tester.clock.advance({ by: "P1M" });
      const reported = merchant.shop.requestLines.map((call) => /status=(\w+)/.exec(call)?.[1]);
      expect(reported.slice(0, status.length)).toEqual(status);
    });
  }
});

describe("[token-ends-early]", () => {
  test("the token is valid for its short lifetime only", async ({ gateway, merchant, tester }) => {
    await once(tester, { fault: "token-ends-early", lifetimeMs: 5000 });
    const { body } = await merchant.post("/api/auth", { apiId: "shop", secretKey: "any" });
    const { iat = 0, exp = 0 } = claimsOf(body.id_token);
    expect(exp - iat).toBe(5);
    expect((await lastRequest(tester)).faults).toEqual([
      expect.stringMatching(/^fault-1: any token/),
    ]);
    const headers = { Authorization: `Bearer ${body.id_token}` };
    const list = () => merchant.get(`${gateway.baseUrl}/api/recurringPayments`, headers);
    await tester.clock.advance({ by: "PT4.999S" });
    expect((await list()).status).toBe(200);
    await tester.clock.advance({ by: "PT0.001S" });
    expect((await list()).status).toBe(401);
  });

  test("and the partner's too, if the rule says so", async ({ merchant, tester }) => {
    await once(tester, { fault: "token-ends-early", operation: "issuePartnerToken" });
    const lives = async (path: string, body: object) => {
      const { iat = 0, exp = 0 } = claimsOf((await merchant.post(path, body)).body.id_token);
      return exp - iat;
    };
    expect(await lives("/api/auth", { apiId: "shop", secretKey: "any" })).toBe(1800);
    expect(await lives("/api/partner/auth", { profileNo: "shop", apiKey: "any" })).toBe(1);
    expect(await lives("/api/partner/auth", { profileNo: "shop", apiKey: "any" })).toBe(1800);
  });
});
