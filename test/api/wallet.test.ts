import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import type { Answered } from "../support/http.js";
import {
  test as base,
  eachWay,
  type OrderPart,
  type Persons,
  type Proof,
  personsWith,
  START,
  switchedPersons,
  type Tester,
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

const codes = async (tester: Tester) =>
  (await tester.sms()).sms.map(({ text }) => /\d{5}$/.exec(text)?.[0]);

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
  });

  test("reveals the code only in the SMS", async ({ merchant, wallet, tester }) => {
    await tester.assumptions.change({ "otp-code": "generated" });
    const { text, body } = await wallet.asksForCode(await merchant.createsInvoice());
    const [code = ""] = await codes(tester);
    expect(code).toMatch(/^\d{5}$/);
    expect(text).not.toContain(code);
    expect(Buffer.from(body.signedBase64Data, "base64").toString()).not.toContain(`"${code}"`);
  });
});

describe("sendOtp is refused", () => {
  test.for<[string, OrderPart, string]>([
    ["for another total", { total: 24.99 }, "total 24.99 is not the amount 25.00"],
    ["without a mobile", { stcpayMobile: undefined }, "stcpayMobile is missing"],
    ["with an empty mobile", { stcpayMobile: "" }, "stcpayMobile must not be empty"],
    ["without a country", { stcpayMobileCountryCode: undefined }, "stcpayMobileCountryCode"],
    ["without a total", { total: undefined }, "total is missing"],
    ["with a total that is none", { total: "many" }, "total must be a number"],
    ["without an invoice", { orderNumber: undefined }, "orderNumber is missing"],
  ])("%s", async ([, part, why], { merchant, wallet, tester }) => {
    const refused = await wallet.asksForCode(await merchant.createsInvoice(), part);
    expectRefused(refused, SEND, 400, why);
    expect((await tester.sms()).sms).toEqual([]);
  });

  test("for an unknown invoice", async ({ wallet }) => {
    expectRefused(await wallet.asksForCode("1000000000000"), SEND, 404, "there is no invoice");
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

  test("for an invoice without the wallet method", async ({ merchant, wallet }) => {
    const invoice = await merchant.createsInvoice({ supportedCardBrands: ["mada", "amex"] });
    const why = "cannot be paid by stcpay, only by mada, amex";
    expectRefused(await wallet.asksForCode(invoice), SEND, 400, why);
  });
});

test.for(
  eachWay<readonly [Assumptions["total-mismatch"], number]>([
    ["reject", 400],
    ["accept", 200],
  ]),
)("%s: another total: %s answers %i [total-mismatch]", async ([way, option, status]) => {
  const { merchant, gateway } = await switchedPersons(way, { "total-mismatch": option });
  const wallet = walletOf(gateway);
  const invoice = await merchant.createsInvoice();

  const sent = await wallet.asksForCode(invoice, { total: 20 });
  expect(sent.status).toBe(status);

  if (option === "reject") return;
  const paid = await wallet.pays(invoice, sent.body, { total: 20 });
  expect(paid.body).toMatchObject({ orderAmount: 25 });
  expect(await merchant.readsStatus(invoice)).toBe("Paid");
});

describe("the code [otp-code]", () => {
  test.for(eachWay<readonly [Assumptions["otp-code"]]>([["fixed"], ["generated"]]))(
    "%s: %s",
    async ([way, option]) => {
      const { merchant, gateway, tester } = await switchedPersons(way, { "otp-code": option });
      const wallet = walletOf(gateway);
      const [first, second] = [await merchant.createsInvoice(), await merchant.createsInvoice()];
      const proof = await wallet.getsCode(first);
      await wallet.getsCode(second);

      const [code, other] = await codes(tester);
      if (option === "fixed") expect([code, other]).toEqual(["12345", "12345"]);
      else expect(new Set([code, other, "12345"]).size).toBe(3);
      const paid = await wallet.pays(first, proof, { stcpayPaymentOTP: code });
      expect(paid.status).toBe(200);
    },
  );

  test("comes from the seed: the same seed sends the same code", async () => {
    const [one, same, other] = await Promise.all(
      ["1", "1", "2"].map(async (seed) => {
        const persons = await personsWith({ seed, assume: { "otp-code": "generated" } });
        await walletOf(persons.gateway).getsCode(await persons.merchant.createsInvoice());
        return codes(persons.tester);
      }),
    );
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

describe("the code is valid for its lifetime [otp-lifetime]", () => {
  test.for(
    eachWay<readonly [Assumptions["otp-lifetime"], string]>([
      ["PT5M", "PT4M59.999S"],
      ["PT1M", "PT59.999S"],
      ["PT10M", "PT9M59.999S"],
    ]),
  )("%s: %s", async ([way, option, almost]) => {
    const { merchant, gateway, tester } = await switchedPersons(way, { "otp-lifetime": option });
    const wallet = walletOf(gateway);
    const [early, late] = [await merchant.createsInvoice(), await merchant.createsInvoice()];
    const proofs = [await wallet.getsCode(early), await wallet.getsCode(late)] as const;

    await tester.clock.advance({ by: almost });
    expect((await wallet.pays(early, proofs[0])).status).toBe(200);

    await tester.clock.advance({ by: "PT0.001S" });
    expectRefused(await wallet.pays(late, proofs[1]), PROCESS, 400, "expired at 1 Mar 2026, 15:");
    expect((await wallet.paysFor(late)).status).toBe(200);
  });

  test("and for three tries [otp-lifetime]", async ({ merchant, wallet }) => {
    const invoice = await merchant.createsInvoice();
    const proof = await wallet.getsCode(invoice);
    const guess = { stcpayPaymentOTP: "00000" };
    for (const why of ["Tries left: 2", "Tries left: 1", "No try is left", "was blocked after"]) {
      expectRefused(await wallet.pays(invoice, proof, guess), PROCESS, 400, why);
    }
    expectRefused(await wallet.pays(invoice, proof), PROCESS, 400, "Send a new OTP");
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
    expect((await wallet.paysFor(invoice)).status).toBe(200);
  });

  test("and until a second code replaces it", async ({ merchant, wallet, tester }) => {
    await tester.assumptions.change({ "otp-code": "generated" });
    const invoice = await merchant.createsInvoice();
    const [first, second] = [await wallet.getsCode(invoice), await wallet.getsCode(invoice)];
    const [early, late] = await codes(tester);

    const old = await wallet.pays(invoice, first, { stcpayPaymentOTP: early });
    expectRefused(old, PROCESS, 400, "was replaced by a later OTP");
    const mixed = await wallet.pays(invoice, second, { stcpayPaymentOTP: early });
    expectRefused(mixed, PROCESS, 400, "Tries left: 2");
    expect((await wallet.pays(invoice, second, { stcpayPaymentOTP: late })).status).toBe(200);
  });
});

interface Scene {
  readonly wallet: Wallet;
  readonly invoice: string;
  readonly proof: Proof;
  /** Another open invoice of the same sandbox, and what sendOtp answered for it. */
  readonly otherInvoice: string;
  readonly other: Proof;
}

async function sceneOf({ merchant, gateway }: Persons): Promise<Scene> {
  const wallet = walletOf(gateway);
  const [invoice, otherInvoice] = [
    await merchant.createsInvoice(),
    await merchant.createsInvoice(),
  ];
  const [proof, other] = [await wallet.getsCode(invoice), await wallet.getsCode(otherInvoice)];
  return { wallet, invoice, proof, otherInvoice, other };
}

/** Another text with the same facts and one of them changed. */
function altered(signedBase64Data: string, change: object): string {
  const facts = JSON.parse(Buffer.from(signedBase64Data, "base64").toString());
  return Buffer.from(JSON.stringify({ ...facts, ...change })).toString("base64");
}

const flipped = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

/** What does not belong together: the parts brought, the status, and what the error says. */
const FORGERIES: readonly (readonly [string, (scene: Scene) => object, number, string])[] = [
  [
    "a signature changed by one digit",
    ({ proof }) => ({ signature: flipped(proof.signature) }),
    401,
    "signature does not sign",
  ],
  [
    "a signature in capitals",
    ({ proof }) => ({ signature: proof.signature.toUpperCase() }),
    401,
    "signature does not sign",
  ],
  [
    "the signature of other data",
    ({ other }) => ({ signature: other.signature }),
    401,
    "signature does not sign",
  ],
  [
    "data with another total",
    ({ proof }) => ({ signedBase64Data: altered(proof.signedBase64Data, { total: 1 }) }),
    401,
    "signature does not sign",
  ],
  [
    "data with a later end",
    ({ proof }) => ({ signedBase64Data: altered(proof.signedBase64Data, { expiresAt: 9e12 }) }),
    401,
    "signature does not sign",
  ],
  [
    "data with padding added",
    ({ proof }) => ({ signedBase64Data: `${proof.signedBase64Data}=` }),
    401,
    "signature does not sign",
  ],
  [
    "signed data of another session",
    ({ other: { signature, signedBase64Data } }) => ({ signature, signedBase64Data }),
    401,
    "belongs to another payment session",
  ],
  ["the session of another invoice", ({ other }) => other, 400, "belongs to another invoice"],
  [
    "a session that does not exist",
    () => ({ paymentSessionId: "none" }),
    404,
    "there is no payment session none",
  ],
  [
    "an invoice that does not exist",
    () => ({ orderNumber: "1000000000000" }),
    404,
    "there is no invoice",
  ],
  [
    "another invoice",
    ({ otherInvoice }) => ({ orderNumber: otherInvoice }),
    400,
    "belongs to another invoice",
  ],
  [
    "another mobile",
    () => ({ stcpayMobile: "509200901" }),
    400,
    "the mobile 966 509200901 is not 966 509200900",
  ],
  [
    "another country code",
    () => ({ stcpayMobileCountryCode: "971" }),
    400,
    "the mobile 971 509200900 is not 966 509200900",
  ],
  ["another total", () => ({ total: 24 }), 400, "total 24.00 is not the amount 25.00"],
  ["no signature", () => ({ signature: undefined }), 400, "signature is missing"],
  ["an empty session", () => ({ paymentSessionId: "" }), 400, "paymentSessionId must not be empty"],
  ["no code", () => ({ stcpayPaymentOTP: undefined }), 400, "stcpayPaymentOTP is missing"],
];

describe("processPayment accepts only values of sendOtp [process-payment]", () => {
  test.for(FORGERIES)("refuses %s", async ([, forge, status, why], { persons }) => {
    const scene = await sceneOf(persons);
    const { wallet, invoice, proof } = scene;

    const refused = await wallet.pays(invoice, proof, forge(scene) as Record<string, unknown>);

    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ status, path: "/rest/pay/stcpay/processPayment" });
    expect(refused.body.error).toContain(why);
    expect(await persons.merchant.readsStatus(invoice)).toBe("PENDING");
    // None of it has spent a try: two wrong codes still leave one.
    const guess = { stcpayPaymentOTP: "00000" };
    for (const left of [2, 1]) {
      const { body } = await wallet.pays(invoice, proof, guess);
      expect(body.error).toContain(`Tries left: ${left}`);
    }
    expect((await wallet.pays(invoice, proof)).status).toBe(200);
  });

  test("accepts them once", async ({ persons }) => {
    const { wallet, invoice, proof } = await sceneOf(persons);
    expect((await wallet.pays(invoice, proof)).status).toBe(200);
    const again = await wallet.pays(invoice, proof);
    expect(again.status).toBe(400);
    expect(again.body.error).toBe(`invoice ${invoice} is paid already`);
    await persons.tester.settled();
    expect(persons.merchant.shop.requests).toHaveLength(1);
  });

  test("refuses them for an invoice that ended in the meantime", async ({ persons }) => {
    const { wallet, invoice, proof } = await sceneOf(persons);
    await persons.merchant.post("/api/cancelInvoice", { transactionNo: invoice });
    const refused = await wallet.pays(invoice, proof);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toBe(`invoice ${invoice} is canceled already`);
  });
});
