import { describe, expect } from "vitest";
import type { Assumptions } from "../../mocks/index.js";
import { JSON_TYPE, makes, posts, TOKEN } from "../hints/mistake.js";
import { failureIn, sendRaw } from "../support/http.js";
import { personsWith, test } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";

const PRODUCT = { title: "Book", price: 25, qty: 1 };
const LONG = "x".repeat(300_000);

const times = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);
const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`extra${n}`, n]));

describe("a body with very many errors", () => {
  test("gets the first 50, and the number of the others", async ({ gateway }) => {
    const text = `{"products":[${times(4_000, "{}").join(",")}]}`;
    const { status, json, text: answer } = await makes({ gateway }, posts("/api/addInvoice", text));
    expect(status).toBe(400);
    // Five fields are missing beside the products, three of each product, and there are too many of these.
    const more = (5 + 3 * 4_000 + 1 - 50).toLocaleString("en");
    expect(json.detail).toMatch(new RegExp(`; and ${more} more$`));
    expect(json.detail.split("; ")).toHaveLength(51);
    expect(json.detail).toContain("products[14].price is missing");
    expect(answer.length).toBeLessThan(5000);
  });

  test("is not read if it holds more values than a request can need", async ({ gateway }) => {
    const text = `{"products":[${times(20_000, "1").join(",")}]}`;
    const { status, json } = await makes({ gateway }, posts("/api/addInvoice", text));
    expect([status, json.detail]).toEqual([413, "the body holds more than 20,000 values"]);
  });

  test("gets all of 50", async ({ gateway }) => {
    const products = times(15, {});
    const { json } = await makes({ gateway }, posts("/api/addInvoice", { products }));
    expect(json.detail.split("; ")).toHaveLength(50);
    expect(json.detail).not.toContain("more");
  });

  const BODY = numbered(6000);
  test.for<[Assumptions["validation-errors-shape"], unknown, unknown]>([
    [
      "objects",
      { name: "payment", error: "is missing" },
      { name: "the body", error: "has 5,954 more errors" },
    ],
    ["strings", "payment is missing", "the body has 5,954 more errors"],
    ["map", "is missing", "has 5,954 more errors"],
  ])("has the same report with validation errors as %s", async ([shape, first, last]) => {
    const persons = await personsWith({ assume: { "validation-errors-shape": shape } });
    const { json } = await makes(persons, posts("/api/registerPayment", BODY));
    const reported = Object.values(json.response.validationErrors);
    expect([reported.length, reported[0], reported.at(-1)]).toEqual([51, first, last]);
    expect(json.response.message).toMatch(/; and 5,954 more$/);
  });

  test("with long values gets a short report", async ({ gateway }) => {
    const body = { [LONG]: 1, currency: LONG, amount: LONG.replaceAll("x", "1") };
    const { status, text } = await makes({ gateway }, posts("/api/addInvoice", body));
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(2000);
  });
});

describe("tolerated deviations", () => {
  test.for([
    ["unknown fields", numbered(500), "extra0 is not a field of this request and was ignored"],
    [
      "nulls",
      { products: times(500, { ...PRODUCT, note: undefined, description: null }) },
      "products[0].description was null and is taken as absent",
    ],
    [
      "roundings",
      { products: times(500, { ...PRODUCT, price: 1.006 }) },
      "products[0].price 1.006 has more than two decimals and became 1.01",
    ],
  ] as const)("500 %s are accepted, and 50 are reported", async (row, { merchant, tester }) => {
    const [, part, first] = row;
    const { status, text } = await merchant.addsInvoice(part);
    expect(status, text.slice(0, 200)).toBe(200);
    const tolerated = (await tester.requests()).requests.at(-1)?.tolerated ?? [];
    expect([tolerated.length, tolerated[0], tolerated.at(-1)]).toEqual([51, first, "and 450 more"]);
  });

  test("have a limit that no typo reaches", async ({ merchant }) => {
    const { status, body } = await merchant.addsInvoice(numbered(6_000));
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^extra0 is not a field of this request; .*; and 5,950 more$/);
  });

  test("exclude a number of 400 digits", async ({ merchant }) => {
    const { status, body } = await merchant.addsInvoice({ amount: "1".repeat(400) });
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^amount must be a number, but you sent "1{50,}\.\.\.$/);
  });
});

describe("invalid Unicode", () => {
  const good = { orderNumber: "O-1", products: [PRODUCT] };

  test.for([
    [
      "a value",
      '{"clientName":"\\ud800"}',
      'clientName must be well-formed Unicode text, but you sent "\\ud800"',
    ],
    [
      "a low half",
      '{"note":"a\\uDfFfb"}',
      'note must be well-formed Unicode text, but you sent "a\\udfffb"',
    ],
    [
      "two fields",
      '{"note":"\\ud800","products":[{"title":"\\udc00\\ud800"}]}',
      'note must be well-formed Unicode text, but you sent "\\ud800"; ' +
        'products[0].title must be well-formed Unicode text, but you sent "\\udc00\\ud800"',
    ],
    ["a name", '{"\\ud800":1}', "\\ud800 has a name that must be well-formed Unicode text"],
  ] as const)(
    "in %s is refused before validation [json-errors]",
    async ([, body, detail], { gateway }) => {
      const path = "/api/addInvoice";
      const { status, json } = await makes({ gateway }, posts(path, body));
      expect(status).toBe(400);
      expect(json).toMatchObject({
        ...failureIn("problem", path, 400, detail),
        title: "Unusable body",
      });
    },
  );

  test("is refused in the shape of every operation, and the refusal names the field", async ({
    gateway,
  }) => {
    const sent = posts("/api/registerPayment", '{"customer":{"name":"\\ud800"}}');
    const { response } = (await makes({ gateway }, sent)).json;
    expect(response.validationErrors).toEqual([
      { name: "customer.name", error: 'must be well-formed Unicode text, but you sent "\\ud800"' },
    ]);
    const otp = await makes({ gateway }, posts("/rest/pay/stcpay/sendOtp", '{"total":"\\ud800"}'));
    expect([otp.status, otp.json.error]).toEqual([
      400,
      'total must be well-formed Unicode text, but you sent "\\ud800"',
    ]);
    const control = await makes(
      { gateway },
      posts("/_control/sandboxes/shop/labels", '{"name":"\\ud800"}'),
    );
    expect([control.status, control.json.detail]).toEqual([
      400,
      'name must be well-formed Unicode text, but you sent "\\ud800"',
    ]);
  });

  test.for(["\\ud83d\\ude00", "\\u0000", "\\\\ud800", "\\u0645"])(
    "does not include %s, which is accepted",
    async (spelled, { gateway, merchant }) => {
      const body = JSON.stringify(merchant.order({ ...good, clientName: "NAME" })).replace(
        "NAME",
        spelled,
      );
      const { status, json } = await makes({ gateway }, posts("/api/addInvoice", body));
      expect(status).toBe(200);
      expect(json.gatewayOrderRequest.clientName).toBe(JSON.parse(`"${spelled}"`));
    },
  );

  test("in a path or a form is refused too", async ({ gateway, merchant }) => {
    const invoice = await merchant.createsInvoice();
    const half = "%ED%A0%80";
    const path = await sendRaw(gateway.baseUrl, {
      path: `/api/getInvoice/${half}`,
      headers: TOKEN,
    });
    expect(path.status).toBe(400);
    const page = `/pay/order/${invoice}`;
    // It is the name of no sandbox.
    const named = await sendRaw(gateway.baseUrl, { path: `/s/${half}${page}` });
    expect(named.status).toBe(404);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const body = `do=pay&method=mada&cardNumber=${half}`;
    const form = await sendRaw(gateway.baseUrl, { method: "POST", path: page, headers, body });
    // It is no digit of a card, and the page says so.
    expect(form.status).toBe(409);
  });
});

describe("a path", () => {
  test("of a page or the control API must match exactly too", async ({ gateway, merchant }) => {
    const invoice = await merchant.createsInvoice();
    const paths = [`/pay/order/${invoice}`, "/_control/health", "/_docs"];
    for (const path of paths) {
      const statusAt = async (path: string) => (await sendRaw(gateway.baseUrl, { path })).status;
      const capital = path.replace(/\/_?./, (first) => first.toUpperCase());
      expect([path, await statusAt(path)]).toEqual([path, 200]);
      expect([path, await statusAt(`${path}/`), await statusAt(capital)]).toEqual([path, 404, 404]);
    }
  });
});

test("the content type still decides whether a body is read", async ({ gateway }) => {
  const type = `application/json;${"charset;".repeat(1000)}`;
  const { json } = await makes(
    { gateway },
    posts("/api/auth", "{}", { ...JSON_TYPE, "Content-Type": `x${type}` }),
  );
  expect(json.detail.length).toBeLessThan(200);
});

test.each(["/api/addInvoice", "/_control/sandboxes"])(
  "a body at %s is refused where the gateway has no room for it",
  async (path) => {
    const { baseUrl } = await slowGateway({ parts: { keptMaxBytes: 20_000 } });
    const response = await fetch(baseUrl + path, {
      method: "POST",
      headers: { ...JSON_TYPE, ...TOKEN },
      body: JSON.stringify({ note: "x".repeat(20_000) }),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining(
        "requests that are still arriving take up their 20,000 bytes",
      ),
    });
  },
);
