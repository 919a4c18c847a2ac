import { describe, expect } from "vitest";
import { START, test } from "../support/persons.js";

const PRODUCT = { title: "Book", price: 25, qty: 1 };

describe("a transaction number", () => {
  test("is the sandbox's time in milliseconds, or the next free one [transaction-no]", async ({
    merchant,
    tester,
  }) => {
    await merchant.addsInvoice({ amount: 1 });
    expect(await merchant.createsInvoice()).toBe(String(Date.parse(START)));
    expect(await merchant.createsInvoice()).toBe(String(Date.parse(START) + 1));
    await tester.clock.advance({ by: "PT1.234S" });
    expect(await merchant.createsInvoice()).toBe(String(Date.parse(START) + 1234));
  });
});

describe("foreignCurrencyRate", () => {
  test("is the rate at the creation of the invoice [foreign-rate]", async ({
    merchant,
    tester,
  }) => {
    const before = await merchant.createsInvoice({ currency: "USD" });
    await tester.settings.change({ rates: { USD: 3.8 } });
    const after = await merchant.createsInvoice({ currency: "USD" });
    expect((await merchant.reads(before)).body.foreignCurrencyRate).toBe(3.75);
    expect((await merchant.reads(after)).body.foreignCurrencyRate).toBe(3.8);
  });
});

describe("the answer to addInvoice", () => {
  test("shows missing fields as null [echo-nulls] [success-status]", async ({ merchant }) => {
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

  test("echoes all fields of the request [echo-nulls]", async ({ merchant }) => {
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
});

/** The order with one field of it or of its first product changed; undefined leaves it out. */
function orderWith(field: string, value: unknown): Record<string, unknown> {
  const name = field.replace("products[0].", "");
  if (name === field) return { [field]: value };
  return { products: [{ ...PRODUCT, [name]: value }] };
}

describe("every required field of addInvoice", () => {
  const ORDER = ["orderNumber", "amount", "callBackUrl", "clientName", "clientMobile"];
  const OF_PRODUCT = ["title", "price", "qty"];

  test.for([
    [undefined, "is missing"],
    [null, "is required, but you sent null"],
  ])("is named: %s %s [required-fields]", async ([value, why], { merchant }) => {
    const all = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, value]));
    const { status, body } = await merchant.addsInvoice({
      ...all(ORDER),
      products: [PRODUCT, all(OF_PRODUCT)],
    });
    expect(status).toBe(400);
    const names = [...ORDER, ...OF_PRODUCT.map((name) => `products[1].${name}`)];
    expect(new Set(body.detail.split("; "))).toEqual(
      new Set(names.map((name) => `${name} ${why}`)),
    );
    expect((await merchant.addsInvoice({ products: value })).body.detail).toBe(`products ${why}`);
  });

  test.for([
    ["clientName", "", 'must not be empty, but you sent ""'],
    ["products", [], "must have at least 1 element, but you sent []"],
    ["amount", {}, "must be a number, but you sent {}"],
    ["clientMobile", 509200900, "must be a text, but you sent 509200900"],
    ["products", { title: "Book" }, "must be an array, but "],
    ["products[0].qty", 1.5, "must be a whole number, but you sent 1.5"],
  ] as const)("has its type: %s is not %j [required-fields]", async (row, { merchant }) => {
    const [field, wrong, why] = row;
    const { status, body } = await merchant.addsInvoice(orderWith(field, wrong));
    expect(status).toBe(400);
    expect(body.detail).toContain(`${field} ${why}`);
  });
});

describe("a number above every limit", () => {
  test.for([
    ["amount", "1e400", "up to 1.8e308, but you sent a larger one"],
    ["amount", "-1e400", "from -1.8e308 on, but you sent a smaller one"],
    ["products[0].qty", "1e999", "up to 1.8e308, but you sent a larger one"],
  ] as const)("is reported as too large: %s %s", async ([field, number, why], { merchant }) => {
    const order = merchant.order(orderWith(field, "HERE"));
    const body = JSON.stringify(order).replace('"HERE"', number);
    const headers = { "Content-Type": "application/json" };
    const answered = await merchant.post("/api/addInvoice", body, headers);
    expect(answered.status).toBe(400);
    expect(answered.body.detail).toBe(`${field} must be a number ${why}`);
  });
});

describe("a refused addInvoice", () => {
  test("names every invalid field [required-fields] [problem-status]", async ({ merchant }) => {
    const answered = await merchant.post("/api/addInvoice", {
      amount: "much",
      clientName: "",
      clientMobile: null,
      products: [{ title: "Book", qty: 0 }, PRODUCT, { price: -1, qty: 1.5 }],
    });
    expect(answered.status).toBe(400);
    expect(answered.body).toEqual({
      detail: expect.any(String),
      title: "Invalid request",
      type: "https://paystub.example/problems/invalid-fields",
      status: "400",
    });
    const named = answered.body.detail.split("; ").map((part: string) => part.split(" ")[0]);
    expect(new Set(named)).toEqual(
      new Set([
        "orderNumber",
        "amount",
        "callBackUrl",
        "clientName",
        "clientMobile",
        "products[0].price",
        "products[0].qty",
        "products[2].title",
        "products[2].price",
        "products[2].qty",
      ]),
    );
  });

  test("leaves a trace only in the journal [problem-status]", async ({ merchant, tester }) => {
    const before = await tester.summary();
    await merchant.addsInvoice({ amount: 4.99 });
    await merchant.addsInvoice({ products: [] });
    const after = await tester.summary();
    expect(after.events).toBe(before.events);
    expect(after.requests).toBe(2);
    expect((await tester.requests()).requests.map(({ explanation }) => explanation)).toEqual([
      "amount 4.99 SAR is below the minimum of 5.00 SAR",
      "products must have at least 1 element, but you sent []",
    ]);
  });

  test.for(["[]", "null", "5", ""])(
    "is the reply to the body %j [required-fields]",
    async (text, { merchant }) => {
      const headers = { "Content-Type": "application/json" };
      const { status, body } = await merchant.post("/api/addInvoice", text, headers);
      expect(status).toBe(400);
      expect(body.title).toBe("Invalid request");
    },
  );
});

describe("the amount", () => {
  test("does not depend on the products' prices", async ({ merchant }) => {
    const products = [
      { ...PRODUCT, price: 0 },
      { ...PRODUCT, price: 999999999.99, qty: 9 },
    ];
    const { status, body } = await merchant.addsInvoice({ amount: 5, products });
    expect([status, body.amount]).toEqual([200, 5]);
  });

  test.for([
    [999999999.99, 200],
    [1000000000, 400],
    [5.004, 200],
    // The minimum holds for what was sent, and not for what it is rounded to.
    [4.995, 400],
  ])("%d gets %d [money-limits]", async ([amount, expected], { merchant }) => {
    expect((await merchant.addsInvoice({ amount })).status).toBe(expected);
  });
});

describe("the limit of", () => {
  test.for([
    ["callBackUrl", "ftp://shop.example/paid"],
    ["callBackUrl", "/paid"],
    ["cancelUrl", "javascript:alert(1)"],
    ["currency", "sar"],
    ["supportedCardBrands", ["paypal"]],
    ["supportedCardBrands", "mada"],
    ["displayPending", "yes"],
    ["note", 5],
    ["smsMessage", ["Hello"]],
    ["products[0].price", 1000000000],
    ["products[0].imageSrc", "picture.png"],
    ["products[0].isDigital", "true"],
    ["products[0].specificVat", -1],
    ["products[0].productCost", -1],
    ["products[0].description", {}],
  ] as const)("%s refuses %j [field-limits]", async ([field, value], { merchant }) => {
    const { status, body } = await merchant.addsInvoice(orderWith(field, value));
    expect(status).toBe(400);
    expect(body.detail).toMatch(new RegExp(`^${field.replace(/[[\].]/g, "\\$&")}`));
  });

  test.for([
    [
      "note",
      "must have at most 2,000 characters, but you sent 1,000,000 characters",
      "x".repeat(1e6),
    ],
    [
      "callBackUrl",
      "must be an http:// or https:// address without spaces, up to 2,048 characters",
      `https://x.example/${"x".repeat(2048)}`,
    ],
    [
      "clientName",
      "must have at most 200 characters, but you sent 201 characters",
      "ن".repeat(201),
    ],
    ["products[0].title", "must have at most 500 characters", "😀".repeat(501)],
    ["supportedCardBrands", "must have at most 50 elements", Array(51).fill("mada")],
  ] as const)(
    "the length of %s is limited: it %s [field-limits]",
    async ([field, expected, value], { merchant, tester }) => {
      const { status, body } = await merchant.addsInvoice(orderWith(field, value));
      expect(status).toBe(400);
      expect(body.detail).toContain(`${field} ${expected}`);
      expect((await tester.invoices.list()).invoices).toEqual([]);
    },
  );

  test.for([
    ["clientName", "ن".repeat(200)],
    ["products[0].title", "😀".repeat(500)],
    ["orderNumber", `A/${"9".repeat(94)} #?&`],
    ["note", "x".repeat(2000)],
    ["clientEmail", "zaid+shop@mail.example.com"],
    ["products[0].price", 0],
    ["products[0].qty", 1_000_000],
    ["callBackUrl", "https://shop.example/paid?order=1&x=%20#top"],
    ["supportedCardBrands", []],
  ] as const)(
    "%s accepts anything reasonable [field-limits]",
    async ([field, value], { merchant }) => {
      const { status, body } = await merchant.addsInvoice(orderWith(field, value));
      expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
      const name = field.replace("products[0].", "");
      const { gatewayOrderRequest: echo } = body;
      expect(name === field ? echo[name] : echo.products[0][name]).toEqual(value);
    },
  );
});
