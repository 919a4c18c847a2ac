import fc from "fast-check";
import { describe, expect, test as plain } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { clientOf } from "../support/client.js";
import { START, startPersons, test } from "../support/persons.js";

const PRODUCT = { title: "Book", price: 25, qty: 1 };

describe("a transaction number", () => {
  test("is the sandbox's time in milliseconds [transaction-no]", async ({ merchant, tester }) => {
    expect(await merchant.createsInvoice()).toBe(String(Date.parse(START)));
    await tester.clock.advance({ by: "PT1.234S" });
    expect(await merchant.createsInvoice()).toBe(String(Date.parse(START) + 1234));
  });

  test("is the next free one when the clock stands still [transaction-no]", async ({
    merchant,
  }) => {
    const start = Date.parse(START);
    const numbers = [await merchant.createsInvoice(), await merchant.createsInvoice()];
    expect(numbers).toEqual([String(start), String(start + 1)]);
  });

  test("is not lost on a refused invoice [transaction-no]", async ({ merchant }) => {
    await merchant.addsInvoice({ amount: 1 });
    expect((await merchant.createsInvoice()).length).toBe(13);
  });

  plain("is unique among all sandboxes of a gateway [transaction-no]", async () => {
    const calls = fc.array(
      fc.record({ box: fc.constantFrom("a", "b", "c"), waitMs: fc.constantFrom(0, 0, 0, 1, 2) }),
      { minLength: 1, maxLength: 25 },
    );
    const property = fc.asyncProperty(calls, fc.boolean(), async (steps, atOnce) => {
      const { gateway, merchant, close } = await startPersons();
      try {
        const order = merchant.order();
        const step = async ({ box, waitMs }: { box: string; waitMs: number }) => {
          const client = clientOf(gateway.baseUrl, `sandbox_${box}`);
          const { body } = await client.post("/api/addInvoice", order);
          if (waitMs > 0) await gateway.get(box).clock.advance({ by: `PT0.00${waitMs}S` });
          return body.transactionNo as string;
        };
        const numbers: string[] = [];
        if (atOnce) numbers.push(...(await Promise.all(steps.map(step))));
        else for (const one of steps) numbers.push(await step(one));
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const number of numbers) expect(number).toMatch(/^\d{13}$/);
      } finally {
        await close();
      }
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test("belongs to the sandbox that created it alone [transaction-no]", async ({
    gateway,
    merchant,
  }) => {
    const invoice = await merchant.createsInvoice();
    const stranger = clientOf(gateway.baseUrl, "sandbox_other");
    expect((await stranger.get(`/api/getInvoice/${invoice}`)).status).toBe(404);
    const cancel = await stranger.post("/api/cancelInvoice", { transactionNo: invoice });
    expect(cancel.status).toBe(404);
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
  });
});

describe("foreignCurrencyRate", () => {
  test.for([
    ["SAR", null],
    ["USD", 3.75],
    ["EUR", 4.1],
    ["GBP", 4.8],
    [undefined, null],
  ] as const)("of %s is %d [foreign-rate]", async ([currency, rate], { merchant }) => {
    const { body } = await merchant.addsInvoice({ currency });
    expect(body.foreignCurrencyRate).toBe(rate);
    expect(body.gatewayOrderRequest.currency).toBe(currency ?? "SAR");
  });

  test("is the one at the creation of the invoice [foreign-rate]", async ({ merchant, tester }) => {
    const before = await merchant.createsInvoice({ currency: "USD" });
    await tester.settings.change({ rates: { USD: 3.8 } });
    const after = await merchant.createsInvoice({ currency: "USD" });
    expect((await merchant.reads(before)).body.foreignCurrencyRate).toBe(3.75);
    expect((await merchant.reads(after)).body.foreignCurrencyRate).toBe(3.8);
  });
});

describe("digitalOrder", () => {
  test.for([
    [[{}], false],
    [[{ isDigital: false }], false],
    [[{ isDigital: true }], true],
    [[{}, { isDigital: false }, { isDigital: true }], true],
    [[{ isDigital: null }], false],
  ] as const)("of the products %j is %s [digital-order]", async (row, { merchant }) => {
    const [parts, digital] = row;
    const products = parts.map((part) => ({ ...PRODUCT, ...part }));
    const { body } = await merchant.addsInvoice({ products });
    expect(body.digitalOrder).toBe(digital);
  });
});

describe("the answer to addInvoice", () => {
  test("shows what was left out as null [echo-nulls] [success-status]", async ({ merchant }) => {
    const { cancelUrl: _, ...order } = merchant.order();
    const { status, body } = await merchant.post("/api/addInvoice", order);
    expect(status).toBe(200);
    expect(body.gatewayOrderRequest).toEqual({
      orderNumber: "ORD-1",
      amount: 25,
      callBackUrl: `${merchant.shop.url}/paid`,
      cancelUrl: null,
      clientName: "Zaid Matooq",
      clientEmail: null,
      clientMobile: "0509200900",
      currency: "SAR",
      products: [
        {
          ...PRODUCT,
          description: null,
          isDigital: null,
          imageSrc: null,
          specificVat: null,
          productCost: null,
        },
      ],
      smsMessage: null,
      supportedCardBrands: null,
      displayPending: null,
      note: null,
      receivers: null,
      partnerPortion: null,
      metadata: null,
    });
    expect(body).toMatchObject({ paymentErrors: null, paymentReceipt: null, metadata: null });
    expect(body).toMatchObject({ success: true, orderStatus: "PENDING", amount: 25 });
  });

  test("echoes everything that was sent [echo-nulls]", async ({ merchant }) => {
    const order = merchant.order({
      clientEmail: "zaid@example.com",
      currency: "GBP",
      smsMessage: "Pay at [SHORT_URL]",
      supportedCardBrands: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay"],
      displayPending: false,
      note: "<b>ring twice</b>",
      products: [
        {
          title: "كتاب",
          price: 0.1,
          qty: 3,
          description: "Of poems",
          isDigital: false,
          imageSrc: "https://shop.example/book.png",
          specificVat: 0.155,
          productCost: 0.3,
        },
      ],
    });
    const { body } = await merchant.post("/api/addInvoice", order);
    const nulls = { receivers: null, partnerPortion: null, metadata: null };
    expect(body.gatewayOrderRequest).toEqual({ ...order, ...nulls });
  });

  test("has links that load [page-urls] [get-invoice]", async ({ gateway, merchant }) => {
    const { body } = await merchant.addsInvoice({ clientName: "Zaid & نورة" });
    const no = body.transactionNo;
    expect(body.url).toBe(`${gateway.baseUrl}/pay/order/${no}`);
    expect(body.qrUrl).toBe(`${gateway.baseUrl}/openApi/loadOrderQRCode/${no}`);
    expect(body.checkUrl).toBe(`${gateway.baseUrl}/api/getInvoice/${no}`);
    const mobile = new URL(body.mobileUrl);
    expect(mobile.pathname).toBe(`/pay/frame/${no}`);
    expect([...mobile.searchParams]).toEqual([
      ["n", "Zaid & نورة"],
      ["m", "0509200900"],
    ]);
    const expected = { url: "text/html", qrUrl: "image/png", mobileUrl: "text/html" };
    for (const [field, type] of Object.entries(expected)) {
      const { status, headers } = await merchant.get(body[field]);
      expect([field, status, headers.get("content-type")?.split(";")[0]]).toEqual([
        field,
        200,
        type,
      ]);
    }
    expect((await merchant.get(`/receipt/${no}`)).status).toBe(200);
    expect((await merchant.get(body.checkUrl)).body).toEqual(body);
  });

  plain("links to the base address although wallets have a port of their own", async () => {
    const gateway = await startGateway({ orderPort: 0, sandbox: "shop" });
    const client = clientOf(gateway.baseUrl, "sandbox_shop");
    const order = {
      orderNumber: "1",
      amount: 5,
      callBackUrl: "http://127.0.0.1:1/",
      clientName: "Z",
    };
    const products = [PRODUCT];
    const { body } = await client.post("/api/addInvoice", {
      ...order,
      clientMobile: "05",
      products,
    });
    expect(new URL(body.url).origin).toBe(gateway.baseUrl);
    expect(gateway.orderUrl).not.toBe(gateway.baseUrl);
    await gateway.close();
  });
});
