import { describe, expect } from "vitest";
import { test } from "../support/persons.js";

const PATH = "/api/sendDigitalProduct";
const DIGITAL = [
  { title: "Course", price: 25, qty: 1, isDigital: true },
  { title: "Book", price: 5, qty: 1 },
];

describe("a digital product is sent to who paid for it [send-digital-product]", () => {
  test("as a text, to the latest paid invoice of the order, as often as asked", async ({
    merchant,
    tester,
  }) => {
    const part = { orderNumber: "A", products: DIGITAL };
    const paid = await merchant.createsInvoice({ ...part, clientMobile: "0501111111" });
    await merchant.createsInvoice({ ...part, clientMobile: "0502222222" });
    await tester.invoices.pay(paid);
    const answer = await merchant.post(PATH, { message: "Your code: 17", orderNumber: "A" });
    expect([answer.status, answer.body]).toEqual([200, { success: "true" }]);
    await merchant.post(PATH, { message: "Your code: 18", orderNumber: "A" });
    expect(await tester.sms()).toMatchObject([
      { to: "0501111111", text: "Your code: 17", kind: "digital", transactionNo: paid },
      { to: "0501111111", text: "Your code: 18" },
    ]);
  });

  test.for([
    ["an order that nobody paid", { products: DIGITAL }, false, 400, "Invoice not paid"],
    ["an order with nothing digital", {}, true, 400, "Nothing digital"],
    ["no order", { orderNumber: "B" }, true, 404, "Order not found"],
  ] as const)("but not for %s", async ([, part, isPaid, status, title], { merchant, tester }) => {
    const invoice = await merchant.createsInvoice({ orderNumber: "A", ...part });
    if (isPaid) await tester.invoices.pay(invoice);
    const answer = await merchant.post(PATH, { message: "Your code: 17", orderNumber: "A" });
    expect([answer.status, answer.body.title]).toEqual([status, title]);
    expect(await tester.sms()).toEqual([]);
  });

  test("a text without end is cut", async ({ merchant, tester }) => {
    await tester.invoices.pay(await merchant.createsInvoice({ products: DIGITAL }));
    await merchant.post(PATH, { message: "x".repeat(20_000), orderNumber: "ORD-1" });
    expect((await tester.sms())[0]?.text).toMatch(/^x{9997}\.{3}$/);
  });
});
