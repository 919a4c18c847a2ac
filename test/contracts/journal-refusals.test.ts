import { describe, expect } from "vitest";
import { lastRequest, type Persons, SANDBOX, test, walletOf } from "../support/persons.js";

/** The journal keeps a refusal as data, so that nobody has to read its sentence. */

/** Brings a refusal about, and says what it is about. */
type Refusing = (persons: Persons) => Promise<object>;

const REFUSALS: readonly (readonly [string, Refusing])[] = [
  [
    "an amount that is too small, in hundredths",
    async ({ merchant }) => {
      await merchant.addsInvoice({ amount: 1 });
      return { code: "amount-below-minimum", amount: 100, currency: "SAR", minimum: 500 };
    },
  ],
  [
    "fields that are wrong, each with why",
    async ({ merchant }) => {
      await merchant.addsInvoice({ orderNumber: "", clientName: 5, products: [] });
      const fields = [
        { name: "clientName", kind: "wrong", expected: "must be a text", got: "5" },
        { name: "orderNumber", kind: "wrong", expected: "must not be empty", got: '""' },
        { name: "products", kind: "wrong", expected: "must have at least 1 element", got: "[]" },
      ];
      return { code: "invalid-fields", fields: expect.arrayContaining(fields), more: 0 };
    },
  ],
  [
    "an amount that strict mode does not round",
    async ({ merchant, tester }) => {
      await tester.settings.change({ strict: true });
      await merchant.addsInvoice({ amount: 25.005 });
      const error = "25.005 has more than two decimals and became 25.01";
      return {
        code: "invalid-fields",
        fields: [{ name: "amount", kind: "other", error }],
        more: 0,
      };
    },
  ],
  [
    "an invoice that is closed, with how it ended",
    async ({ merchant }) => {
      const transactionNo = await merchant.createsInvoice();
      await merchant.post("/api/cancelInvoice", { transactionNo });
      await merchant.post("/api/cancelInvoice", { transactionNo });
      return { code: "invoice-closed", transactionNo, status: "canceled" };
    },
  ],
  [
    "a wallet that is not offered, with what is",
    async ({ gateway, merchant }) => {
      const transactionNo = await merchant.createsInvoice({ supportedCardBrands: ["mada"] });
      await walletOf(gateway).asksForCode(transactionNo);
      return { code: "method-not-offered", transactionNo, method: "stcpay", offered: ["mada"] };
    },
  ],
  [
    "a recurring payment that is over",
    async ({ merchant }) => {
      const recurringId = await merchant.registers();
      await merchant.post("/api/cancelRecurring", { recurringId });
      await merchant.post("/api/cancelRecurring", { recurringId });
      const wanted = "canceled";
      return { code: "recurring-not-open", recurringId, status: "canceled", wanted };
    },
  ],
  [
    "a secret that is wrong",
    async ({ merchant, tester }) => {
      await tester.settings.change({ secretKey: "pinned" });
      await merchant.post("/api/auth", { apiId: SANDBOX, secretKey: "other" });
      return { code: "credentials-wrong" };
    },
  ],
  [
    "an invoice that a page cannot pay any more",
    async ({ customer, merchant, tester }) => {
      const transactionNo = await merchant.createsInvoice();
      await tester.invoices.pay(transactionNo);
      await customer.submits(transactionNo, { do: "cancel" });
      return { code: "invoice-closed", transactionNo, status: "paid" };
    },
  ],
];

describe("the journal keeps as data", () => {
  test.for(REFUSALS)("%s", async ([, refusing], { persons }) => {
    const refusal = await refusing(persons);
    const entry = await lastRequest(persons.tester);
    expect((await entry)?.refusal).toEqual(refusal);
    expect((await entry)?.code).toBe((await entry)?.refusal?.code);
  });

  test("what a page of no sandbox was asked for", async ({ customer, gateway }) => {
    await customer.opens("1000000000000");
    expect((await gateway.unclaimedRequests()).requests.at(-1)).toMatchObject({
      status: 404,
      code: "invoice-unknown",
      refusal: { code: "invoice-unknown", transactionNo: "1000000000000" },
      explanation: "there is no invoice with transaction number 1000000000000",
    });
  });
});
