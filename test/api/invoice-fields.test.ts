import { describe, expect } from "vitest";
import { test } from "../support/persons.js";

const PRODUCT = { title: "Book", price: 25, qty: 1 };

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
  test.for(REQUIRED)("%s cannot be left out [required-fields]", async (field, { merchant }) => {
    const { status, body } = await merchant.addsInvoice(orderWith(field, undefined));
    expect(status).toBe(400);
    expect(body.detail).toBe(`${field} is required, but nothing came`);
  });

  test.for(REQUIRED)("%s cannot be null [required-fields]", async (field, { merchant }) => {
    const { status, body } = await merchant.addsInvoice(orderWith(field, null));
    expect(status).toBe(400);
    expect(body.detail).toBe(`${field} is required, but null came`);
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
  ] as const)("%s cannot be empty [required-fields]", async ([field, empty, why], { merchant }) => {
    const { status, body } = await merchant.addsInvoice(orderWith(field, empty));
    expect(status).toBe(400);
    expect(body.detail).toContain(`${field} ${why}, but ${JSON.stringify(empty)} came`);
  });

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
    ["products[0].qty", "1", "must be a whole number"],
  ] as const)("%s cannot be %j [required-fields]", async ([field, wrong, why], { merchant }) => {
    const { status, body } = await merchant.addsInvoice(orderWith(field, wrong));
    expect(status).toBe(400);
    const name = Array.isArray(wrong) && field === "products" ? "products[0]" : field;
    expect(body.detail).toContain(`${name} ${why}, but `);
  });
});

describe("a number that is too large for any", () => {
  test.for([
    ["amount", "1e400", "up to 1.8e308, but a larger one came"],
    ["amount", "-1e400", "from -1.8e308 on, but a smaller one came"],
    ["products[0].qty", "1e999", "up to 1.8e308, but a larger one came"],
  ] as const)("is told as that: %s %s", async ([field, number, why], { merchant }) => {
    const order = merchant.order(orderWith(field, "HERE"));
    const body = JSON.stringify(order).replace('"HERE"', number);
    const headers = { "Content-Type": "application/json" };
    const answered = await merchant.post("/api/addInvoice", body, headers);
    expect(answered.status).toBe(400);
    expect(answered.body.detail).toBe(`${field} must be a number ${why}`);
  });
});

describe("a refused addInvoice", () => {
  test("names every field at once [required-fields] [problem-status]", async ({ merchant }) => {
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

  test("leaves no trace but the journal's [problem-status]", async ({ merchant, tester }) => {
    const before = await tester.summary();
    await merchant.addsInvoice({ amount: 4.99 });
    await merchant.addsInvoice({ products: [] });
    const after = await tester.summary();
    expect(after.events).toBe(before.events);
    expect(after.requests).toBe(2);
    expect((await tester.requests()).requests.map(({ explanation }) => explanation)).toEqual([
      "amount 4.99 SAR is below the minimum of 5.00 SAR",
      "products must have at least 1 element, but [] came",
    ]);
  });

  test.for(["[]", "null", '"order"', "5", "true", "{}", ""])(
    "is what the body %j gets [required-fields]",
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
  ] as const)("in %s is %d at least [foreign-minimum]", async (row, { merchant }) => {
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
  ])("%d gets %d [money-limits]", async ([amount, expected], { merchant }) => {
    expect((await merchant.addsInvoice({ amount })).status).toBe(expected);
  });

  test.for([
    [19.999, 20],
    [25.004, 25],
    [25.005, 25.01],
    [19.99, 19.99],
    [8.2, 8.2],
  ])("%d is taken as %d [money-limits]", async ([given, taken], { merchant, tester }) => {
    const { body } = await merchant.addsInvoice({ amount: given });
    expect(body.amount).toBe(taken);
    const told = `amount ${given} has more than two decimals and became ${taken}`;
    expect((await tester.requests()).requests.at(-1)?.tolerated).toEqual(
      given === taken ? [] : [told],
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
    ["clientName", "ن".repeat(5000)],
    ["orderNumber", `A/${"9".repeat(3000)} #?&`],
    ["note", "x".repeat(100_000)],
    ["clientEmail", "zaid+shop@mail.example.com"],
    ["products[0].price", 0],
    ["products[0].qty", 1_000_000],
    ["callBackUrl", "https://shop.example/paid?order=1&x=%20#top"],
    ["supportedCardBrands", []],
  ] as const)(
    "%s takes anything reasonable [field-limits]",
    async ([field, value], { merchant }) => {
      const { status, body } = await merchant.addsInvoice(orderWith(field, value));
      expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
      const name = field.replace("products[0].", "");
      const { gatewayOrderRequest: echo } = body;
      expect(name === field ? echo[name] : echo.products[0][name]).toEqual(value);
    },
  );
});
