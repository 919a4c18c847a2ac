import { describe, expect } from "vitest";
import { type Persons, test } from "../support/persons.js";
import { type Proof, type Wallet, walletOf } from "../support/wallet.js";

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
  ["no signature", () => ({ signature: undefined }), 400, "signature is required"],
  ["an empty session", () => ({ paymentSessionId: "" }), 400, "paymentSessionId must not be empty"],
  ["no code", () => ({ stcpayPaymentOTP: undefined }), 400, "stcpayPaymentOTP is required"],
];

describe("processPayment takes only what sendOtp gave [process-payment]", () => {
  test.for(FORGERIES)("%s is refused", async ([, forge, status, why], { persons }) => {
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
      expect(body.error).toContain(`tries left: ${left}`);
    }
    expect((await wallet.pays(invoice, proof)).status).toBe(200);
  });

  test("and takes it once", async ({ persons }) => {
    const { wallet, invoice, proof } = await sceneOf(persons);
    expect((await wallet.pays(invoice, proof)).status).toBe(200);
    const again = await wallet.pays(invoice, proof);
    expect(again.status).toBe(400);
    expect(again.body.error).toBe(`invoice ${invoice} is paid already`);
    await persons.tester.settled();
    expect(persons.merchant.shop.told).toHaveLength(1);
  });

  test("and not for an invoice that ended meanwhile", async ({ persons }) => {
    const { wallet, invoice, proof } = await sceneOf(persons);
    await persons.merchant.post("/api/cancelInvoice", { transactionNo: invoice });
    const refused = await wallet.pays(invoice, proof);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toBe(`invoice ${invoice} is canceled already`);
  });
});
