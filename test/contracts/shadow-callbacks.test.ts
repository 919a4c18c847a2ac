import { describe, expect, onTestFinished, test } from "vitest";
import { IdentityMap } from "../../contracts/compare/identities.js";
import { compareCallbacks } from "../../contracts/shadow/callbacks.js";
import { openShadow, shadowSettings } from "../../contracts/shadow/shadow.js";
import { startGateway } from "../../mocks/index.js";
import type { CallbackRecord } from "../../spec/generated/control.types.js";
import { answering } from "../support/servers.js";
import { REST_MS, type Shadowed, shadowed } from "../support/shadowed.js";

/** Lets a client pay one invoice by wallet and cancel another, until the shop was called twice. */
async function calledBack(given: Shadowed) {
  const calls: string[] = [];
  let wake: () => void = () => {};
  const shop = await answering(({ method, path }) => {
    calls.push(`${method} ${path.split("?")[0]}`);
    wake();
    return {};
  });
  const { shadow, service } = await shadowed({ ...given, shopUrl: shop });
  let token = "";
  const post = async (path: string, body: object) => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(shadow.baseUrl + path, init)).json();
  };
  ({ id_token: token } = await post("/api/auth", { apiId: "shop", secretKey: "any" }));
  const order = (orderNumber: string) => ({
    ...{ orderNumber, amount: 25.5, callBackUrl: `${shadow.shopUrl}/done?shop=1` },
    ...{ cancelUrl: `${shadow.shopUrl}/canceled`, clientName: "Sara" },
    ...{ clientMobile: "0500000001", products: [{ title: "Tea", price: 25.5, qty: 1 }] },
  });
  const { transactionNo } = await post("/api/addInvoice", order("ORD-1"));
  const wallet = {
    ...{ stcpayMobile: "0500000002", orderNumber: transactionNo, total: 25.5 },
    stcpayMobileCountryCode: "966",
  };
  const session = await post("/rest/pay/stcpay/sendOtp", wallet);
  const { stcMobile: _, ...proof } = session;
  const stcpayPaymentOTP = service.lastCode();
  await post("/rest/pay/stcpay/processPayment", { ...wallet, ...proof, stcpayPaymentOTP });
  const other = await post("/api/addInvoice", order("ORD-2"));
  await post("/api/cancelInvoice", { transactionNo: other.transactionNo });
  while (calls.length < 2) await new Promise<void>((resolve) => (wake = resolve));
  return { ...(await shadow.finish(REST_MS)), calls: calls.sort() };
}

const found = ({ differences }: Awaited<ReturnType<typeof calledBack>>) =>
  differences.map(({ operation, field, kind }) => `${operation} ${field} ${kind}`);

describe("the callbacks of a service whose shop is watched", () => {
  test("reach the shop, and equal those that the mock would send", async () => {
    const seen = await calledBack({});
    expect(seen.calls).toEqual(["GET /canceled", "GET /done"]);
    expect(seen.callbacks).toMatchObject({ compared: 2, onlyTheirs: [], onlyOurs: [] });
    expect(found(seen)).toEqual([]);
  });

  test("are compared with a password that only the wallet's owner knows", async () => {
    const seen = await calledBack({ plants: ["otp-code=generated"] });
    expect(seen.callbacks).toMatchObject({ compared: 2 });
    expect(found(seen)).toEqual([]);
  });

  test.each([
    ["callback-method=post", ["InvoiceCallback method value"]],
    ["callback-signature=hmac-sha256", ["InvoiceCallback signature value"]],
    [
      "callback-params=pascal",
      [
        ...["InvoiceCallback TransactionNo missing", "InvoiceCallback OrderNumber missing"],
        ...["InvoiceCallback transactionNo extra", "InvoiceCallback orderNumber extra"],
      ],
    ],
  ])("differ by %s, until the mock follows it", async (plant, expected) => {
    const seen = found(await calledBack({ plants: [plant] }));
    expect(seen.sort()).toEqual([...expected].sort());
    expect(found(await calledBack({ plants: [plant], follows: true }))).toEqual([]);
  });
});

test("without a shop to watch, the report counts unobserved callbacks", async () => {
  const { shadow } = await shadowed();
  const { callbacks, planned } = await shadow.finish(REST_MS);
  expect(callbacks).toBeUndefined();
  expect(planned).toBe(0);
});

describe("a callback of only one side", () => {
  const identities = new IdentityMap();
  identities.learn("1700000000001", "1800000000001");
  const seen = (url: string) => ({ method: "GET", url, headers: {}, text: "", test: null });
  const ours: CallbackRecord = {
    ...{ id: "1", kind: "paid", transactionNo: "1800000000001", recurringId: null },
    ...{ method: "GET", url: "http://shop/done?transactionNo=1800000000001&orderNumber=A" },
    ...{ body: null, state: "dropped", createdAt: "", attempts: [], nextAttemptAt: null },
  };
  const sides = { identities, isSigned: false };

  test("is reported by its method and parameters, without a value", () => {
    const theirs = [seen("/elsewhere?transactionNo=1700000000009&secret=hush")];
    const { onlyTheirs, onlyOurs } = compareCallbacks({ ...sides, theirs, ours: [ours] });
    expect(onlyTheirs).toEqual(["GET with transactionNo"]);
    expect(onlyOurs).toEqual(["paid"]);
  });

  test("is not a second call if the service retries", () => {
    const one = seen("/done?transactionNo=1700000000001&orderNumber=A");
    const compared = compareCallbacks({ ...sides, theirs: [one, one], ours: [ours] });
    expect(compared).toEqual({ compared: 1, differences: [], onlyTheirs: [], onlyOurs: [] });
  });
});

test("webhooks, charges and refunds of a service equal those that the mock would send", async () => {
  const environment = await startGateway({ port: 0, sandbox: "shop" });
  onTestFinished(() => environment.close());
  const theirs = environment.get("shop");
  const shop = await answering(() => ({}));
  const { secret, options } = shadowSettings({ webhook: { url: "http://shop.invalid/webhook" } });
  const gateway = await startGateway({ ...options, port: 0, sandbox: "shadow" });
  onTestFinished(() => gateway.close());
  const { baseUrl } = environment;
  const parts = { gateway, sandbox: "shadow", secret };
  const shadow = await openShadow({ baseUrl, shopUrl: shop }, parts);
  onTestFinished(() => shadow.close());
  await theirs.settings.change({ webhook: { url: `${shadow.shopUrl}/webhook` } });

  const call = async (path: string, body?: object) => {
    const headers = { Authorization: `Bearer ${theirs.token}`, "Content-Type": "application/json" };
    const init = body && { method: "POST", body: JSON.stringify(body) };
    return (await fetch(shadow.baseUrl + path, { headers, ...init })).json();
  };
  const [{ merchantEmail }] = await call("/rest/partner/getMyMerchants");
  await call("/api/payInvoice", {
    ...{ orderNumber: "ORD-1", amount: 25.5, callBackUrl: `${shadow.shopUrl}/done` },
    ...{ clientName: "Sara", clientMobile: "0500000001" },
    products: [{ title: "Tea", price: 25.5, qty: 1 }],
    card: { number: "4111111111111111", securityCode: "123", expiry: { month: "12", year: "40" } },
  });
  await call(`/rest/partner/v2/merchant/email/${merchantEmail}/refund`, { orderNumber: "ORD-1" });
  const { invoiceDetails } = await call("/api/registerPayment", {
    payment: { value: 10, currencyCode: "SAR" },
    customer: { name: "Sara", mobile: "0500000001" },
    urls: { callback: `${shadow.shopUrl}/charged` },
    recurring: { type: "Daily", iterations: 3 },
  });
  await theirs.recurring.start(invoiceDetails.recurringId);
  expect(await call("/api/recurringPayments")).toMatchObject([{ status: "Active" }]);
  await theirs.settled();

  const { differences, notCompared, outside, callbacks } = await shadow.finish(REST_MS);
  expect(differences).toEqual([]);
  expect([...notCompared]).toEqual([]);
  expect([...outside]).toEqual([["started", 1]]);
  // The callback and the webhook of the payment, the webhook of the refund, and the charge.
  expect(callbacks).toEqual({ compared: 4, differences: [], onlyTheirs: [], onlyOurs: [] });
});
