import { describe, expect } from "vitest";
import { clientOf } from "../support/http.js";
import { type Persons, test } from "../support/persons.js";

describe("an invoice", () => {
  test("begins pending, stays so after a declined payment, and ends paid; the shop is notified once", async ({
    merchant,
    customer,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");

    const declined = await customer.submits(invoice, { do: "decline" });
    expect(declined.headers.get("location")).toBe(`/pay/order/${invoice}`);
    const paymentErrors = "DECLINED: The payment was declined";
    const pending = { orderStatus: "PENDING", paymentErrors };
    expect((await merchant.reads(invoice)).body).toMatchObject(pending);
    expect(merchant.shop.requestLines).toEqual([]);

    const { callbacks } = await tester.invoices.pay(invoice, { method: "mada" });
    const paid = { orderStatus: "Paid", paymentErrors };
    expect((await merchant.reads(invoice)).body).toMatchObject(paid);
    expect(callbacks).toMatchObject([{ kind: "paid", state: "delivered" }]);
    expect(merchant.shop.requestLines).toEqual([
      `GET /paid?transactionNo=${invoice}&orderNumber=ORD-1`,
    ]);
  });

  test("is canceled after 24 hours, and the merchant is notified once [expiry-boundary]", async ({
    merchant,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();

    await tester.clock.advance({ by: "PT23H59M59.999S" });
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");

    await tester.clock.advance({ by: "PT0.001S" });
    expect(await merchant.readsStatus(invoice)).toBe("Canceled");
    await tester.clock.advance({ by: "P10D" });
    expect(merchant.shop.requestLines).toEqual([
      `GET /canceled?transactionNo=${invoice}&orderNumber=ORD-1`,
    ]);
  });

  test("can be read at its checkUrl, as it was created [get-invoice] [success-status]", async ({
    merchant,
  }) => {
    const created = await merchant.addsInvoice();

    const read = await merchant.get(created.body.checkUrl);

    expect([created.status, read.status]).toEqual([200, 200]);
    expect(read.text).toBe(created.text);
  });

  test("without a cancelUrl ends without a callback", async ({ merchant, customer, tester }) => {
    const [left, given] = [
      await merchant.createsInvoice({ cancelUrl: undefined }),
      await merchant.createsInvoice({ cancelUrl: undefined }),
    ];
    const canceled = await customer.submits(given, { do: "cancel" });
    await tester.clock.advance({ by: "P1D" });

    expect(canceled.headers.get("location")).toBe(`/pay/order/${given}`);
    expect(await merchant.readsStatus(left)).toBe("Canceled");
    expect((await tester.callbacks.list()).callbacks).toEqual([]);
  });
});

type Move = (persons: Persons, invoice: string) => Promise<{ readonly status: number }>;

const control = ({ gateway }: Persons, invoice: string, what: string) =>
  clientOf(gateway.controlUrl).post(`/sandboxes/shop/invoices/${invoice}/${what}`);

/** Every action on an invoice. */
const MOVES: Readonly<Record<string, Move>> = {
  "customer pays": ({ customer }, invoice) => customer.submits(invoice, { do: "pay" }),
  "customer declines": ({ customer }, invoice) => customer.submits(invoice, { do: "decline" }),
  "customer cancels": ({ customer }, invoice) => customer.submits(invoice, { do: "cancel" }),
  "tester pays": (persons, invoice) => control(persons, invoice, "pay"),
  "tester declines": (persons, invoice) => control(persons, invoice, "decline"),
  "tester cancels": (persons, invoice) => control(persons, invoice, "cancel"),
  "merchant cancels": ({ merchant }, transactionNo) =>
    merchant.post("/api/cancelInvoice", { transactionNo }),
};

/** The ways in which an invoice is over. */
const ENDS = {
  paid: ({ tester }: Persons, invoice: string) => tester.invoices.pay(invoice),
  canceled: ({ tester }: Persons, invoice: string) => tester.invoices.cancel(invoice),
};

const REFUSED: Readonly<Record<string, number>> = { customer: 409, tester: 409, merchant: 400 };

describe("an action on a closed invoice is refused and changes nothing [cancel-invoice]", () => {
  test.for(Object.entries(ENDS))("that is %s", async ([, end], { persons }) => {
    const { merchant, tester } = persons;
    const invoice = await merchant.createsInvoice();
    await end(persons, invoice);
    const [before, reported] = [await tester.events(), merchant.shop.requestLines];
    for (const [name, move] of Object.entries(MOVES)) {
      const { status } = await move(persons, invoice);
      expect([name, status]).toEqual([name, REFUSED[name.split(" ")[0] ?? ""]]);
      expect(await tester.events()).toEqual(before);
      expect(merchant.shop.requestLines).toEqual(reported);
    }
  });
});
