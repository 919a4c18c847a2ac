import { describe, expect } from "vitest";
import { anyAnswer } from "../support/faulted.js";
import { test } from "../support/persons.js";

const PATH = "/api/getTransactionsOfOrderNumber";

describe("a client finds its invoices by its own order number", () => {
  test("oldest first, each as it stands [transactions-of-order]", async ({ merchant, tester }) => {
    const first = await merchant.createsInvoice({ orderNumber: "A 1", amount: 30 });
    await tester.clock.advance({ by: "PT1H" });
    const second = await merchant.createsInvoice({ orderNumber: "A 1", note: "again" });
    await merchant.createsInvoice({ orderNumber: "B" });
    await tester.invoices.pay(second);

    const { body, text } = await merchant.get(`${PATH}?orderNumber=A%201`);

    expect(body).toMatchObject([
      { transactionNo: first, orderStatus: "PENDING", orderAmount: 30, note: null },
      { transactionNo: second, orderStatus: "Paid", note: "again", orderNumber: "A 1" },
    ]);
    expect(text).toContain('"orderAmount":30.0,');
    expect(body[0].orderDate).toBe("2026-03-01T12:00:00.000Z");
  });

  test("and nothing of another sandbox", async ({ gateway, merchant }) => {
    await merchant.createsInvoice({ orderNumber: "A" });
    const other = anyAnswer(gateway.baseUrl, "sandbox_other");
    expect((await other.get(`${PATH}?orderNumber=A`)).body).toEqual([]);
  });

  test("after a lost reply, so that it need not create the invoice twice", async ({
    gateway,
    merchant,
  }) => {
    const client = anyAnswer(gateway.baseUrl, "sandbox_shop");
    const order = merchant.order({ orderNumber: "LOST", clientName: "paystub:lost-reply" });
    await expect(client.post("/api/addInvoice", order)).rejects.toThrow();
    expect((await client.get(`${PATH}?orderNumber=LOST`)).body).toHaveLength(1);
  });

  test.for(["", "?orderNumber=", "?orderNumber=A&orderNumber=B", "?order=A"])(
    "a query %j without one order number is refused",
    async (query, { merchant }) => {
      const { status, body } = await merchant.get(PATH + query);
      expect({ status, ...body }).toMatchObject({
        status: "400",
        type: "https://paystub.example/problems/invalid-fields",
        detail: "orderNumber is required, but nothing came",
      });
    },
  );

  test("a rewind takes back what came after it", async ({ merchant }) => {
    const first = await merchant.createsInvoice({ orderNumber: "A" });
    await merchant.createsInvoice({ orderNumber: "A" });
    await merchant.post("/_control/sandboxes/shop/rewind", { to: 2 });
    const { body } = await merchant.get(`${PATH}?orderNumber=A`);
    expect(body.map((one: { transactionNo: string }) => one.transactionNo)).toEqual([first]);
  });
});
