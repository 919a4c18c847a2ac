import { describe, expect } from "vitest";
import { clientOf } from "../support/http.js";
import { START, test } from "../support/persons.js";

const CREDENTIALS = { apiId: "shop", secretKey: "key", persistToken: false };

test("a request reports each fault that was injected, also into the command of another", async ({
  merchant,
  tester,
}) => {
  const transactionNo = await merchant.createsInvoice();
  await tester.faults.add({ fault: "paid-while-canceling" });
  await tester.faults.add({ fault: "declined-payment" });
  const { status } = await merchant.post("/api/cancelInvoice", { transactionNo });
  expect(status).toBe(200);
  const entry = (await tester.requests()).requests.at(-1);
  expect(entry?.faults).toEqual([
    expect.stringContaining("fault-1"),
    expect.stringContaining("fault-2"),
  ]);
});

describe("a call without a token finds its sandbox", () => {
  const sendOtp = (transactionNo: string) => ({
    orderNumber: transactionNo,
    stcpayMobile: "0509200900",
    stcpayMobileCountryCode: "966",
    total: 25,
  });

  test("by its token where it sends one, and no other", async ({ gateway, merchant }) => {
    const fork = await gateway.fork("shop", { name: "what-if" });
    await fork.clock.advance({ by: "PT1H" });
    const transactionNo = await merchant.createsInvoice();
    const wallet = clientOf(gateway.baseUrl, "sandbox_what-if");
    const refused = await wallet.post("/rest/pay/stcpay/sendOtp", sendOtp(transactionNo));
    expect(refused.status).toBe(404);
    expect(refused.body.timestamp).toBe(Date.parse(START) + 3_600_000);
    const entry = (await fork.requests()).requests.at(-1);
    expect(entry?.code).toBe("invoice-unknown");
  });

  test("and none where no sandbox has the invoice", async ({ gateway }) => {
    const wallet = clientOf(gateway.baseUrl);
    const refused = await wallet.post("/rest/pay/stcpay/sendOtp", sendOtp("1000000000000"));
    expect(refused.status).toBe(404);
    const { requests } = await gateway.unclaimedRequests();
    expect(requests[0]?.code).toBe("invoice-unknown");
  });

  test("and opens none for a body that cannot be used", async ({ gateway }) => {
    const auth = clientOf(gateway.baseUrl);
    expect((await auth.post("/api/auth", { apiId: "fresh" })).status).toBe(400);
    expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual(["shop"]);
    expect((await auth.post("/api/auth", { ...CREDENTIALS, apiId: "fresh" })).status).toBe(200);
    expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual(["shop", "fresh"]);
  });
});
