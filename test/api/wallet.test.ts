import { describe, expect } from "vitest";
import type { Answered } from "../support/http.js";
import {
  test as base,
  type OrderPart,
  type Proof,
  personsWith,
  START,
  type Wallet,
  walletOf,
} from "../support/persons.js";

const test = base.extend<{ wallet: Wallet }>({
  wallet: ({ gateway }, use) => use(walletOf(gateway)),
});

const SEND = "/rest/pay/stcpay/sendOtp";
const PROCESS = "/rest/pay/stcpay/processPayment";

/** A refusal of the wallet's operations has the shape of the description's table, and a reason. */
function expectRefused(refused: Answered, path: string, status: number, why: string): void {
  expect(refused.status).toBe(status);
  expect(Object.keys(refused.body).sort()).toEqual(["error", "path", "status", "timestamp"]);
  expect(refused.body).toMatchObject({ status, path });
  expect(refused.body.error).toContain(why);
}

describe("paying with a wallet", () => {
  test("sends a code, accepts it, and notifies the shop [process-payment]", async ({
    merchant,
    wallet,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();

    const sent = await wallet.asksForCode(invoice);
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({
      stcMobile: "509200900",
      paymentSessionId: expect.any(String),
      signature: expect.any(String),
      stcpayMobile: "509200900",
      signedBase64Data: expect.any(String),
    });
    expect((await tester.sms()).sms).toMatchObject([
      { to: "509200900", kind: "otp", transactionNo: invoice },
    ]);
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");

    const paid = await wallet.pays(invoice, sent.body);
    expect(paid.status).toBe(200);
    expect(paid.body).toEqual({
      orderNumber: invoice,
      orderAmount: 25,
      msg: "The payment went through",
    });
    expect(paid.text).toContain('"orderAmount":25.0');
    await tester.settled();
    expect(await tester.invoices.read(invoice)).toMatchObject({
      status: "paid",
      method: "stcpay",
      via: "wallet",
    });
    expect(merchant.shop.requestLines).toEqual([
      `GET /paid?transactionNo=${invoice}&orderNumber=ORD-1`,
    ]);
  });

  test("works only at the order URL", async () => {
    const { merchant, gateway } = await personsWith({ orderPort: 0 });
    expect(gateway.orderUrl).not.toBe(gateway.baseUrl);
    const invoice = await merchant.createsInvoice();
    expect((await walletOf(gateway).paysFor(invoice)).status).toBe(200);
    expect((await merchant.post(SEND, {})).status).toBe(404);
    const { url } = (await merchant.reads(invoice)).body;
    expect(new URL(url).origin).toBe(gateway.baseUrl);
  });

  test("reveals the code only in the SMS", async ({ merchant, wallet, tester }) => {
    await tester.assumptions.change({ "otp-code": "generated" });
    const { text, body } = await wallet.asksForCode(await merchant.createsInvoice());
    const code = (await tester.sms()).sms[0]?.text.slice(-5) ?? "";
    expect(code).toMatch(/^\d{5}$/);
    expect(text).not.toContain(code);
    expect(Buffer.from(body.signedBase64Data, "base64").toString()).not.toContain(`"${code}"`);
  });
});

describe("sendOtp is refused", () => {
  test.for<[string, OrderPart, string]>([
    ["for another total", { total: 24.99 }, "total 24.99 is not the amount 25.00"],
    ["with a total that is none", { total: "many" }, "total must be a number"],
  ])("%s", async ([, part, why], { merchant, wallet, tester }) => {
    const refused = await wallet.asksForCode(await merchant.createsInvoice(), part);
    expectRefused(refused, SEND, 400, why);
    expect((await tester.sms()).sms).toEqual([]);
  });

  test("for a closed invoice, by the time of the sandbox [failure-shapes]", async ({
    merchant,
    wallet,
    tester,
  }) => {
    const [paid, canceled, expired] = [
      await merchant.createsInvoice(),
      await merchant.createsInvoice(),
      await merchant.createsInvoice(),
    ];
    await tester.invoices.pay(paid);
    await tester.invoices.cancel(canceled);
    const refused = await wallet.asksForCode(paid);
    expectRefused(refused, SEND, 400, `invoice ${paid} is paid already`);
    expect(refused.body.timestamp).toBe(Date.parse(START));
    expectRefused(await wallet.asksForCode(canceled), SEND, 400, "is canceled already");
    await tester.clock.advance({ by: "P1D" });
    expectRefused(await wallet.asksForCode(expired), SEND, 400, "is canceled already");
  });
});

/** Another text with the same facts and one of them changed. */
function altered(signedBase64Data: string, change: object): string {
  const facts = JSON.parse(Buffer.from(signedBase64Data, "base64").toString());
  return Buffer.from(JSON.stringify({ ...facts, ...change })).toString("base64");
}

const flipped = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

/** What does not belong together: the parts brought, the status, and what the error says. */
const FORGERIES: readonly (readonly [
  string,
  (proof: Proof, other: Proof) => object,
  number,
  string,
])[] = [
  [
    "a signature changed by one digit",
    ({ signature }) => ({ signature: flipped(signature) }),
    401,
    "signature does not sign",
  ],
  [
    "a signature in capitals",
    ({ signature }) => ({ signature: signature.toUpperCase() }),
    401,
    "signature does not sign",
  ],
  [
    "data with a later end",
    ({ signedBase64Data }) => ({
      signedBase64Data: altered(signedBase64Data, { expiresAt: 9e12 }),
    }),
    401,
    "signature does not sign",
  ],
  [
    "data with padding added",
    ({ signedBase64Data }) => ({ signedBase64Data: `${signedBase64Data}=` }),
    401,
    "signature does not sign",
  ],
  [
    "signed data of another session",
    (_, { signature, signedBase64Data }) => ({ signature, signedBase64Data }),
    401,
    "belongs to another payment session",
  ],
  ["the session of another invoice", (_, other) => other, 400, "belongs to another invoice"],
  [
    "another country code",
    () => ({ stcpayMobileCountryCode: "971" }),
    400,
    "the mobile 971 509200900 is not 966 509200900",
  ],
  ["no code", () => ({ stcpayPaymentOTP: undefined }), 400, "stcpayPaymentOTP is missing"],
];

describe("processPayment accepts only values of sendOtp [process-payment]", () => {
  test.for(FORGERIES)("refuses %s", async ([, forge, status, why], { merchant, wallet }) => {
    const [invoice, another] = [await merchant.createsInvoice(), await merchant.createsInvoice()];
    const [proof, other] = [await wallet.getsCode(invoice), await wallet.getsCode(another)];

    const refused = await wallet.pays(invoice, proof, { ...forge(proof, other) });

    expectRefused(refused, PROCESS, status, why);
    expect((await wallet.pays(invoice, proof)).status).toBe(200);
  });
});
