import { describe, expect } from "vitest";
import { anyAnswer, lastRequest, type Persons, test } from "../support/persons.js";

const TRANSACTIONS = "/api/getTransactionsOfOrderNumber";

describe("a client finds its invoices by its own order number", () => {
  test("oldest first, each with its current state [transactions-of-order]", async ({
    merchant,
    tester,
  }) => {
    const first = await merchant.createsInvoice({ orderNumber: "A 1", amount: 30 });
    await tester.clock.advance({ by: "PT1H" });
    const second = await merchant.createsInvoice({ orderNumber: "A 1", note: "again" });
    await merchant.createsInvoice({ orderNumber: "B" });
    await tester.invoices.pay(second);

    const { body, text } = await merchant.get(`${TRANSACTIONS}?orderNumber=A%201`);

    expect(body).toMatchObject([
      { transactionNo: first, orderStatus: "PENDING", orderAmount: 30, note: null },
      { transactionNo: second, orderStatus: "Paid", note: "again", orderNumber: "A 1" },
    ]);
    expect(text).toContain('"orderAmount":30.0,');
    expect(body[0].orderDate).toBe("2026-03-01T12:00:00.000Z");
  });

  test("without those of another sandbox", async ({ gateway, merchant }) => {
    await merchant.createsInvoice({ orderNumber: "A" });
    const other = anyAnswer(gateway.baseUrl, "sandbox_other");
    expect((await other.get(`${TRANSACTIONS}?orderNumber=A`)).body).toEqual([]);
  });

  test.for(["", "?orderNumber=", "?orderNumber=A&orderNumber=B", "?order=A"])(
    "refuses the query %j without exactly one order number",
    async (query, { merchant }) => {
      const { status, body } = await merchant.get(TRANSACTIONS + query);
      expect({ status, ...body }).toMatchObject({
        status: "400",
        type: "https://paystub.example/problems/invalid-fields",
        detail: "orderNumber is missing",
      });
    },
  );
});

const REFUNDS = "/rest/partner/v2/merchant";
const SEED = {
  merchantEmail: "Sara@shop.example",
  merchantPhone: "0500000009",
  merchantLicenseType: "freelancer",
  merchantLicenseNumber: "FL-1",
  profileReferenceNo: "2000000001",
};
const COMPANY = { merchantLicenseType: "commercial", merchantLicenseNumber: "1010000001" };

type Parts = Pick<Persons, "merchant" | "tester">;

const refunds = ({ merchant }: Pick<Parts, "merchant">, order: object, by = "mobile/0500000009") =>
  merchant.post(`${REFUNDS}/${by}/refund`, order);

/** An order that is paid, and a partner's merchant. */
async function paid({ merchant, tester }: Parts, part: object = {}): Promise<string> {
  await tester.merchants.seed({ merchants: [SEED, COMPANY] });
  const invoice = await merchant.createsInvoice({ orderNumber: "A", amount: 30, ...part });
  await tester.invoices.pay(invoice);
  return invoice;
}

describe("a partner refunds the order of its merchant [refund]", () => {
  test("once, and the invoice stays paid", async ({ merchant, tester }) => {
    const invoice = await paid({ merchant, tester });
    const order = { orderNumber: "A", refundReason: "Sent back" };
    const { status, body, text } = await refunds({ merchant }, order);
    expect({ status, ...body }).toEqual({
      status: 200,
      id: 1,
      ...order,
      amount: 30,
      currency: "SAR",
      createDatetime: "2026-03-01T12:00:00.000Z",
    });
    expect(text).toContain('"amount":30.0,');
    expect(await merchant.readsStatus(invoice)).toBe("Paid");
    const again = await refunds({ merchant }, order);
    expect([again.status, again.body.title]).toEqual([400, "Invoice refunded"]);
    expect((await tester.invoices.read(invoice)).refund).toMatchObject({
      status: "refunded",
      by: "partner",
      reason: "Sent back",
    });
    const { because } = await tester.invoices.why(invoice);
    expect(because).toContain("and refunded by the partner at 1 Mar 2026, 15:00:00 Riyadh");
  });

  test.for([
    ["email/sara@shop.example", 200],
    ["accountNo/2000000001", 200],
    ["cr/FL-1", 404],
    ["name/Sara", 400],
  ] as const)("of the merchant that %s names: %i", async ([by, status], { merchant, tester }) => {
    await paid({ merchant, tester });
    expect((await refunds({ merchant }, { orderNumber: "A" }, by)).status).toBe(status);
  });
});

describe("the account is notified of a refund [refund]", () => {
  const hook = ({ merchant, tester }: Parts, headers = {}) =>
    tester.settings.change({ webhook: { url: `${merchant.shop.url}/hook`, headers } });
  const reported = ({ merchant }: Pick<Parts, "merchant">) =>
    merchant.shop.requests.filter(({ url }) => url === "/hook");

  test("by a webhook in version 2, under its key", async ({ merchant, tester }) => {
    const invoice = await paid({ merchant, tester });
    await hook({ merchant, tester });
    await refunds({ merchant }, { orderNumber: "A" });
    await tester.settled();
    const [call] = reported({ merchant });
    expect(JSON.parse(call?.body ?? "")).toEqual({
      transactionNo: invoice,
      refundStatus: "Refunded",
      refundAmount: 30,
      currency: "SAR",
      merchantOrderNumber: "A",
      apiVersion: "v2",
    });
    expect(call?.body).toContain('"refundAmount":30.0,');
    const { callbackSecret } = await tester.settings.read();
    expect(call?.headers["x-api-key"]).toBe(callbackSecret);
  });

  test("that fails on request, and can be requested again [refund-fails]", async ({
    merchant,
    tester,
  }) => {
    const invoice = await paid({ merchant, tester });
    await hook({ merchant, tester });
    const order = { orderNumber: "A", refundReason: "paystub:refund-fails" };
    expect((await refunds({ merchant }, order)).status).toBe(200);
    expect((await lastRequest(tester)).faults.join()).toContain("refund-fails");
    await refunds({ merchant }, { orderNumber: "A" });
    await tester.settled();
    expect(reported({ merchant }).map(({ body }) => JSON.parse(body ?? "").refundStatus)).toEqual([
      "Failed",
      "Refunded",
    ]);
    expect((await tester.invoices.read(invoice)).refund?.status).toBe("refunded");
  });
});

describe("a refund in the log", () => {
  test("is refused without anything to refund", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await expect(tester.invoices.refund(invoice)).rejects.toThrow("only a paid one");
    await tester.invoices.pay(invoice);
    await tester.invoices.refund(invoice, { reason: "Sent back" });
    await expect(tester.invoices.refund(invoice)).rejects.toThrow("was refunded at");
    await expect(tester.invoices.refund("1000000000000")).rejects.toThrow("there is no invoice");
  });
});

describe("a customer sees a refund", () => {
  test.for(["pay/order", "pay/frame", "receipt"])(
    "on /%s, once the money is returned and not before",
    async (page, { merchant, tester }) => {
      const invoice = await paid({ merchant, tester });
      const seen = async (language: string) =>
        (await merchant.get(`/${page}/${invoice}?lang=${language}`)).text;
      await tester.invoices.refund(invoice, { reason: "paystub:refund-fails" });
      expect(await seen("en")).not.toContain("paid back");
      await tester.clock.advance({ by: "PT1H" });
      await tester.invoices.refund(invoice);
      expect(await seen("en")).toMatch(
        /The money was paid back on<\/strong> <time datetime="2026-03-01T13:00:00.000Z"/i,
      );
      expect(await seen("ar")).toContain("أُعيد المبلغ في");
    },
  );
});

const DELIVERY = "/api/sendDigitalProduct";
const DIGITAL = [
  { title: "Course", price: 25, qty: 1, isDigital: true },
  { title: "Book", price: 5, qty: 1 },
];

describe("a digital product is sent to the customer who paid for it [send-digital-product]", () => {
  test("as a text, for the latest paid invoice of the order, as often as requested", async ({
    merchant,
    tester,
  }) => {
    const part = { orderNumber: "A", products: DIGITAL };
    const paid = await merchant.createsInvoice({ ...part, clientMobile: "0501111111" });
    await merchant.createsInvoice({ ...part, clientMobile: "0502222222" });
    await tester.invoices.pay(paid);
    const answer = await merchant.post(DELIVERY, {
      message: "Your code: 17",
      orderNumber: "A",
    });
    expect([answer.status, answer.body]).toEqual([200, { success: "true" }]);
    await merchant.post(DELIVERY, { message: "Your code: 18", orderNumber: "A" });
    expect((await tester.sms()).sms).toMatchObject([
      { to: "0501111111", text: "Your code: 17", kind: "digital", transactionNo: paid },
      { to: "0501111111", text: "Your code: 18" },
    ]);
  });
});
