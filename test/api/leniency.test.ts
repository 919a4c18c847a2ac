import { describe, expect } from "vitest";
import { sendRaw } from "../support/http.js";
import { test, walletOf } from "../support/persons.js";

const PRODUCT = { title: "Book", price: 25, qty: 1 };

const absent = (name: string) => `${name} was null and is taken as absent`;

const empty = (name: string) => `${name} was empty and is taken as absent`;

/** The tolerated part of the order, and the sentence about it. */
const TOLERATED: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ...["cancelUrl", "supportedCardBrands", "displayPending", "currency"].map(
    (name) => [`null as ${name}`, { [name]: null }, absent(name)] as const,
  ),
  [
    "null as a product's specificVat",
    { products: [PRODUCT, { ...PRODUCT, specificVat: null }] },
    absent("products[1].specificVat"),
  ],
  ["a text as amount", { amount: "25.00" }, 'amount was the text "25.00", not a number'],
  [
    "a text as a product's price",
    { products: [{ ...PRODUCT, price: "25" }] },
    'products[0].price was the text "25", not a number',
  ],
  [
    "a text as a product's qty",
    { products: [{ ...PRODUCT, qty: "2" }] },
    'products[0].qty was the text "2", not a number',
  ],
  ...["currency", "cancelUrl", "note", "displayPending", "supportedCardBrands"].map(
    (name) => [`an empty ${name}`, { [name]: "" }, empty(name)] as const,
  ),
  [
    "an empty productCost of a product",
    { products: [{ ...PRODUCT, productCost: "" }] },
    empty("products[0].productCost"),
  ],
  ["a number as orderNumber", { orderNumber: 17 }, "orderNumber was the number 17, not a text"],
  [
    "an unknown field",
    { coupon: { code: "X" } },
    "coupon is not a field of this request and was ignored",
  ],
  [
    "a misspelled field",
    { clientEmial: "zaid@example.com" },
    "clientEmial is not a field of this request and was ignored. Did you mean clientEmail?",
  ],
  [
    "an unknown field of a product",
    { products: [{ ...PRODUCT, sku: 7 }] },
    "products[0].sku is not a field of this request and was ignored",
  ],
  [
    "an object as supportedCardBrands",
    { supportedCardBrands: { "1": "mada", "2": "stcpay" } },
    "supportedCardBrands was an object with numbers as keys, no array",
  ],
  [
    "more than two decimals",
    { amount: 25.001 },
    "amount 25.001 has more than two decimals and became 25",
  ],
];

describe("by default", () => {
  test.for(TOLERATED)(
    "%s is accepted with a warning [leniency]",
    async (row, { merchant, tester }) => {
      const [, part, sentence] = row;
      const { status, text } = await merchant.addsInvoice(part);
      expect(status, text).toBe(200);
      expect((await tester.requests()).requests.at(-1)?.tolerated).toEqual([sentence]);
    },
  );

  test("a tolerated value counts as the intended one [leniency]", async ({ merchant }) => {
    const { body } = await merchant.addsInvoice({
      orderNumber: 17,
      amount: " 25.50 ",
      cancelUrl: null,
      currency: null,
      coupon: "X",
      supportedCardBrands: { "10": "amex", "2": "stcpay", "1": "mada" },
      products: [{ ...PRODUCT, price: "12.75" }],
    });
    expect(body.gatewayOrderRequest).toMatchObject({
      orderNumber: "17",
      amount: 25.5,
      cancelUrl: null,
      currency: "SAR",
      supportedCardBrands: ["mada", "stcpay", "amex"],
      products: [{ price: 12.75 }],
    });
    expect(body.gatewayOrderRequest).not.toHaveProperty("coupon");
  });

  test.for([
    ["a word as amount", { amount: "much" }],
    ["an exponent in a text as amount", { amount: "1e3" }],
    ["a comma in a text as amount", { amount: "25,00" }],
    ["a text as amount below the minimum", { amount: "4.99" }],
    ["a text with a fraction as qty", { products: [{ ...PRODUCT, qty: "1.5" }] }],
    ["a number as orderNumber that lost digits", { orderNumber: 2 ** 60 }],
    ["an empty text in a required field", { clientName: "" }],
    ["an object with words as keys as supportedCardBrands", { supportedCardBrands: { a: "mada" } }],
    ["an unknown brand in such an object", { supportedCardBrands: { "1": "paypal" } }],
    ["null among the brands", { supportedCardBrands: ["mada", null] }],
  ] as const)("refuses %s [leniency]", async ([, part], { merchant }) => {
    expect((await merchant.addsInvoice(part)).status).toBe(400);
  });

  test("every operation tolerates an unknown field [leniency]", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const invoice = await merchant.createsInvoice();
    const credentials = { apiId: "shop", secretKey: "k", device: "till 1" };
    expect((await merchant.post("/api/auth", credentials)).status).toBe(200);
    await walletOf(gateway).getsCode(invoice, { language: "ar" });
    const plan = merchant.plan({ recurring: { iteration: 2 } });
    expect((await merchant.post("/api/registerPayment", plan)).status).toBe(200);
    const cancel = { transactionNo: invoice, reason: "sold out" };
    expect((await merchant.post("/api/cancelInvoice", cancel)).status).toBe(200);
    const reported = (await tester.requests()).requests.flatMap(({ tolerated }) => tolerated);
    expect(reported.map((sentence) => sentence.split(" ")[0])).toEqual([
      "device",
      "language",
      "recurring.iteration",
      "reason",
    ]);
  });
});

describe("an invoice call whose Accept does not take JSON", () => {
  test.for([
    ["another type", "text/html", 'Accept must take application/json, but you sent "text/html"'],
    ["none", undefined, "Accept must take application/json, but you sent nothing"],
  ] as const)(
    "%s gets a warning, and is refused in strict mode [leniency]",
    async (row, { gateway, merchant, tester }) => {
      const [, Accept, warning] = row;
      const call = () =>
        sendRaw(gateway.baseUrl, {
          method: "POST",
          path: "/api/addInvoice",
          headers: {
            Authorization: "Bearer sandbox_shop",
            "Content-Type": "application/json",
            ...(Accept && { Accept }),
          },
          body: JSON.stringify(merchant.order()),
        });
      expect((await call()).status).toBe(200);
      expect((await tester.requests()).requests.at(-1)?.tolerated).toEqual([warning]);
      await tester.settings.change({ strict: true });
      const { status, json } = await call();
      expect([status, json.detail]).toEqual([400, warning]);
    },
  );

  test.for(["application/json", "*/*", "application/*", "text/html, application/json;q=0.9"])(
    "%s is fine",
    async (Accept, { merchant, tester }) => {
      await tester.settings.change({ strict: true });
      const { status } = await merchant.post("/api/addInvoice", merchant.order(), { Accept });
      expect(status).toBe(200);
    },
  );
});

describe("an amount with more than two decimals", () => {
  const rounded = (name: string, sent: number, became: number) =>
    `${name} ${sent} has more than two decimals and became ${became}`;

  test("is rounded with a warning, or refused in strict mode, in every operation [leniency]", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const transactionNo = await merchant.createsInvoice({ amount: 25.5 });
    const plan = merchant.plan({ payment: { value: 49.505, currencyCode: "SAR" } });
    const both = async () => [
      await merchant.post("/api/registerPayment", plan),
      await walletOf(gateway).asksForCode(transactionNo, { total: 25.504 }),
    ];
    expect((await both()).map(({ status }) => status)).toEqual([200, 200]);
    const reported = (await tester.requests()).requests.flatMap(({ tolerated }) => tolerated);
    const warnings = [rounded("payment.value", 49.505, 49.51), rounded("total", 25.504, 25.5)];
    expect(reported).toEqual(warnings);
    await tester.settings.change({ strict: true });
    const [registered, sent] = await both();
    expect([registered?.status, sent?.status]).toEqual([400, 400]);
    expect([registered?.body.response.message, sent?.body.error]).toEqual(warnings);
  });
});

describe("in strict mode", () => {
  test.override({ options: { strict: true } });

  test.for(TOLERATED)("refuses %s by name [leniency]", async (row, { merchant, tester }) => {
    const [, part, sentence] = row;
    const { status, body } = await merchant.addsInvoice(part);
    expect(status).toBe(400);
    const name = sentence.split(" ")[0] ?? "";
    expect(body.detail.startsWith(name)).toBe(true);
    expect((await tester.requests()).requests.at(-1)).toMatchObject({
      tolerated: [],
      explanation: expect.stringContaining(body.detail),
    });
  });

  test("a tester can switch it off while the gateway runs [leniency]", async ({
    merchant,
    tester,
  }) => {
    await tester.settings.change({ strict: false });
    expect((await merchant.addsInvoice({ amount: "25" })).status).toBe(200);
  });
});
