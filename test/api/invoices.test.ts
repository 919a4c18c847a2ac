import fc from "fast-check";
import { describe, expect, test as plain } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { clientOf } from "../support/http.js";
import { START, startPersons, test } from "../support/persons.js";

const PRODUCT = { title: "Book", price: 25, qty: 1 };

describe("a transaction number", () => {
  test("is the sandbox's time in milliseconds [transaction-no]", async ({ merchant, tester }) => {
    expect(await merchant.createsInvoice()).toBe(String(Date.parse(START)));
    await tester.clock.advance({ by: "PT1.234S" });
    expect(await merchant.createsInvoice()).toBe(String(Date.parse(START) + 1234));
  });

  test("is the next free number when the clock is frozen [transaction-no]", async ({
    merchant,
  }) => {
    const start = Date.parse(START);
    const numbers = [await merchant.createsInvoice(), await merchant.createsInvoice()];
    expect(numbers).toEqual([String(start), String(start + 1)]);
  });

  test("is not used up by a refused invoice [transaction-no]", async ({ merchant }) => {
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

  test("belongs only to the sandbox that created it [transaction-no]", async ({
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

  plain("links to the base address even if wallets have a separate port", async () => {
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

/** The order with one field of it or of its first product changed; undefined leaves it out. */
function orderWith(field: string, value: unknown): Record<string, unknown> {
  const name = field.replace("products[0].", "");
  if (name === field) return { [field]: value };
  return { products: [{ ...PRODUCT, [name]: value }] };
}

const REQUIRED = [
  "orderNumber",
  "amount",
  "callBackUrl",
  "clientName",
  "clientMobile",
  "products",
  "products[0].title",
  "products[0].price",
  "products[0].qty",
];

describe("a required field of addInvoice", () => {
  test.for(REQUIRED)("%s must be present [required-fields]", async (field, { merchant }) => {
    const { status, body } = await merchant.addsInvoice(orderWith(field, undefined));
    expect(status).toBe(400);
    expect(body.detail).toBe(`${field} is missing`);
  });

  test.for(REQUIRED)("%s must not be null [required-fields]", async (field, { merchant }) => {
    const { status, body } = await merchant.addsInvoice(orderWith(field, null));
    expect(status).toBe(400);
    expect(body.detail).toBe(`${field} is required, but you sent null`);
  });

  test.for([
    ["orderNumber", "", "must not be empty"],
    ["amount", "", "must be a number"],
    ["callBackUrl", "", "must not be empty"],
    ["clientName", "", "must not be empty"],
    ["clientMobile", "", "must not be empty"],
    ["products", [], "must have at least 1 element"],
    ["products[0].title", "", "must not be empty"],
    ["products[0].price", "", "must be a number"],
    ["products[0].qty", "", "must be a whole number"],
  ] as const)(
    "%s must not be empty [required-fields]",
    async ([field, empty, why], { merchant }) => {
      const { status, body } = await merchant.addsInvoice(orderWith(field, empty));
      expect(status).toBe(400);
      expect(body.detail).toContain(`${field} ${why}, but you sent ${JSON.stringify(empty)}`);
    },
  );

  test.for([
    ["orderNumber", true, "must be a text"],
    ["amount", {}, "must be a number"],
    ["callBackUrl", 7, "must be a text"],
    ["clientName", ["Zaid"], "must be a text"],
    ["clientMobile", 509200900, "must be a text"],
    ["products", { title: "Book" }, "must be an array"],
    ["products", ["Book"], "must be an object"],
    ["products[0].title", 1, "must be a text"],
    ["products[0].price", true, "must be a number"],
    ["products[0].qty", 1.5, "must be a whole number"],
  ] as const)("%s must not be %j [required-fields]", async ([field, wrong, why], { merchant }) => {
    const { status, body } = await merchant.addsInvoice(orderWith(field, wrong));
    expect(status).toBe(400);
    const name = Array.isArray(wrong) && field === "products" ? "products[0]" : field;
    expect(body.detail).toContain(`${name} ${why}, but `);
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

  test.for(["[]", "null", '"order"', "5", "true", "{}", ""])(
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
  test.for([
    ["SAR", 5, 4.99],
    ["USD", 1.34, 1.33],
    ["EUR", 1.22, 1.21],
    ["GBP", 1.05, 1.04],
  ] as const)("in %s is at least %d [foreign-minimum]", async (row, { merchant }) => {
    const [currency, least, tooLittle] = row;
    expect((await merchant.addsInvoice({ currency, amount: least })).status).toBe(200);
    const { status, body } = await merchant.addsInvoice({ currency, amount: tooLittle });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      detail: `amount ${tooLittle} ${currency} is below the minimum of ${least.toFixed(2)} ${currency}`,
      title: "Amount too small",
      type: "https://paystub.example/problems/amount-below-minimum",
    });
  });

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
    [0, 400],
    [-25, 400],
    [5.004, 200],
    [4.994, 400],
    // The minimum holds for what was sent, and not for what it is rounded to.
    [4.995, 400],
    [4.999, 400],
  ])("%d gets %d [money-limits]", async ([amount, expected], { merchant }) => {
    expect((await merchant.addsInvoice({ amount })).status).toBe(expected);
  });

  test.for([
    [19.999, 20],
    [25.004, 25],
    [25.005, 25.01],
    [19.99, 19.99],
    [8.2, 8.2],
  ])("%d is rounded to %d [money-limits]", async ([given, taken], { merchant, tester }) => {
    const { body } = await merchant.addsInvoice({ amount: given });
    expect(body.amount).toBe(taken);
    const reported = `amount ${given} has more than two decimals and became ${taken}`;
    expect((await tester.requests()).requests.at(-1)?.tolerated).toEqual(
      given === taken ? [] : [reported],
    );
  });
});

describe("the limit of", () => {
  test.for([
    ["callBackUrl", "ftp://shop.example/paid"],
    ["callBackUrl", "/paid"],
    ["callBackUrl", "shop.example"],
    ["cancelUrl", "javascript:alert(1)"],
    ["clientEmail", "nobody"],
    ["currency", "YEN"],
    ["currency", "sar"],
    ["supportedCardBrands", ["paypal"]],
    ["supportedCardBrands", "mada"],
    ["displayPending", "yes"],
    ["note", 5],
    ["smsMessage", ["Hello"]],
    ["products[0].qty", 0],
    ["products[0].qty", 1.5],
    ["products[0].price", -0.01],
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
    ["callBackUrl", "must have at most 2,048 characters", `https://x.example/${"x".repeat(2048)}`],
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

  test("a list names the field, the limit and its value [field-limits]", async ({ merchant }) => {
    const products = Array(501).fill({ title: "Book", price: 25, qty: 1 });
    const { status, body } = await merchant.addsInvoice({ products, note: "x".repeat(2001) });
    expect([status, body.detail]).toEqual([
      400,
      "products must have at most 500 elements, but you sent 501 elements; " +
        "note must have at most 2,000 characters, but you sent 2,001 characters",
    ]);
  });
});
