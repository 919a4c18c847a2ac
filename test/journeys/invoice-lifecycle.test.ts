import { describe, expect } from "vitest";
import { clientOf } from "../support/http.js";
import { type Persons, test } from "../support/persons.js";

describe("an invoice", () => {
  test("begins pending and ends paid, and the shop is notified", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");

    const { callbacks } = await tester.invoices.pay(invoice);

    expect(await merchant.readsStatus(invoice)).toBe("Paid");
    expect(callbacks).toMatchObject([{ kind: "paid", state: "delivered" }]);
    expect(merchant.shop.requestLines).toEqual([
      `GET /paid?transactionNo=${invoice}&orderNumber=ORD-1`,
    ]);
  });

  test("stays pending after a declined payment, and lists the decline", async ({
    merchant,
    customer,
  }) => {
    const invoice = await merchant.createsInvoice();

    const declined = await customer.submits(invoice, { do: "decline" });
    expect(declined.headers.get("location")).toBe(`/pay/order/${invoice}`);
    expect((await merchant.reads(invoice)).body).toMatchObject({
      orderStatus: "PENDING",
      paymentErrors: "DECLINED: The payment was declined",
    });

    const paid = await customer.submits(invoice, { do: "pay", method: "mada" });
    expect(paid.headers.get("location")).toContain("/paid?transactionNo=");
    expect((await merchant.reads(invoice)).body).toMatchObject({
      orderStatus: "Paid",
      paymentErrors: "DECLINED: The payment was declined",
    });
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

  test("is unknown under another number [get-invoice] [failure-shapes]", async ({ merchant }) => {
    const unknown = await merchant.reads("1000000000000");
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ status: "404", title: "Invoice not found" });
    expect(unknown.body.detail).toContain("1000000000000");
  });

  test.for([["customer"], ["merchant"], ["tester"]] as const)(
    "can be canceled by the %s [cancel-invoice]",
    async ([by], { persons }) => {
      const invoice = await persons.merchant.createsInvoice();

      await MOVES[`${by} cancels`](persons, invoice);

      expect(await persons.tester.invoices.read(invoice)).toMatchObject({ canceledBy: by });
      expect(await persons.merchant.readsStatus(invoice)).toBe("Canceled");
    },
  );

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
const MOVES = {
  "customer pays": ({ customer }, invoice) => customer.submits(invoice, { do: "pay" }),
  "customer declines": ({ customer }, invoice) => customer.submits(invoice, { do: "decline" }),
  "customer cancels": ({ customer }, invoice) => customer.submits(invoice, { do: "cancel" }),
  "tester pays": (persons, invoice) => control(persons, invoice, "pay"),
  "tester declines": (persons, invoice) => control(persons, invoice, "decline"),
  "tester cancels": (persons, invoice) => control(persons, invoice, "cancel"),
  "merchant cancels": ({ merchant }, transactionNo) =>
    merchant.post("/api/cancelInvoice", { transactionNo }),
} satisfies Record<string, Move>;

/** The ways in which an invoice is over. */
const ENDS = {
  paid: ({ tester }: Persons, invoice: string) => tester.invoices.pay(invoice),
  canceled: ({ tester }: Persons, invoice: string) => tester.invoices.cancel(invoice),
};

type MoveName = keyof typeof MOVES;
type EndName = keyof typeof ENDS;

const REFUSED: { readonly [Who in "customer" | "tester" | "merchant"]: number } = {
  customer: 409,
  tester: 409,
  merchant: 400,
};

describe("an action on a closed invoice is refused and changes nothing [cancel-invoice]", () => {
  const ends = Object.keys(ENDS) as EndName[];
  const moves = Object.keys(MOVES) as MoveName[];
  test.for(ends.flatMap((end) => moves.map((move) => [end, move] as const)))(
    "%s, then the %s",
    async ([end, move], { persons }) => {
      const { merchant, tester } = persons;
      const invoice = await merchant.createsInvoice();
      await ENDS[end](persons, invoice);
      const [before, reported] = [await tester.events(), merchant.shop.requestLines];

      const refused = await MOVES[move](persons, invoice);

      const who = move.split(" ")[0] as keyof typeof REFUSED;
      expect(refused.status).toBe(REFUSED[who]);
      expect(await tester.events()).toEqual(before);
      expect(merchant.shop.requestLines).toEqual(reported);
    },
  );

  test("nor can it be paid by a method that it does not offer", async ({ merchant, customer }) => {
    const invoice = await merchant.createsInvoice({ supportedCardBrands: ["mada"] });
    const refused = await customer.submits(invoice, { do: "pay", method: "amex" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("cannot be paid by amex, only by mada");
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
  });

  test("nor can an unknown one be canceled", async ({ merchant }) => {
    const path = "/api/cancelInvoice";
    const unknown = await merchant.post(path, { transactionNo: "1000000000000" });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ status: "404", title: "Invoice not found" });
  });
});
