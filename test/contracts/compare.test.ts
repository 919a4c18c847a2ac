import { describe, expect, test } from "vitest";
import { callbackAnswer, type SideAnswer } from "../../contracts/calibrate/compare/answer.js";
import { compareAnswers } from "../../contracts/calibrate/compare/compare.js";
import { IdentityMap } from "../../contracts/calibrate/compare/identities.js";

const JSON_HEADERS = new Headers({ "Content-Type": "application/json" });

function answer(body: unknown, status = 200): SideAnswer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, headers: JSON_HEADERS, text };
}

/** The differences between two answers, in a line each. */
function lines(
  operation: string,
  reference: SideAnswer,
  candidate: SideAnswer,
  identities = new IdentityMap(),
): readonly string[] {
  return compareAnswers(operation, reference, candidate, { identities }).map(
    ({ field, kind, reference: was, candidate: is }) => `${kind} ${field}: ${was} / ${is}`,
  );
}

const invoice = { transactionNo: "1711111111111", orderStatus: "PENDING", amount: 25.5 };

describe("kinds of differences", () => {
  test("names the status alone, because the body follows from it", () => {
    const found = lines("addInvoice", answer(invoice), answer({ detail: "no" }, 400));
    expect(found).toEqual(["status HTTP status: 200 / 400"]);
  });

  test("names money that is written without a fraction", () => {
    const found = lines("addInvoice", answer('{"amount": 10}'), answer('{"amount": 10.0}'));
    expect(found).toEqual([
      "type amount: a number without a fraction part / a number with a fraction part",
    ]);
  });

  test("does not treat a digit in a text as a number", () => {
    const text = String.raw`{"note": "pay 10 for \"5\"", "amount": 10.0}`;
    expect(lines("addInvoice", answer(text), answer(text))).toEqual([]);
  });

  test("describes a body that is not JSON by its form", () => {
    const page = { ...answer("<!doctype html><p>Gateway error", 404) };
    const problem = answer({ detail: "x" }, 404);
    expect(lines("getInvoice", page, problem)).toEqual(["type body: HTML / an object"]);
    expect(lines("getInvoice", answer("", 404), problem)).toEqual([
      "type body: nothing / an object",
    ]);
  });

  test("names the order of a list only if the spec says that it counts", () => {
    const [one, two] = ["1711111111111", "1722222222222"].map((transactionNo) => ({
      transactionNo,
    }));
    const identities = new IdentityMap();
    for (const { transactionNo } of [one, two] as { transactionNo: string }[]) {
      identities.learn(transactionNo, transactionNo);
    }
    const orders = lines(
      "getTransactionsOfOrderNumber",
      answer([one, two]),
      answer([two, one]),
      identities,
    );
    expect(orders).toEqual(["order body: a list / a list"]);
    const brands = { supportedCardBrands: ["mada", "amex"] };
    const turned = { supportedCardBrands: ["amex", "mada"] };
    expect(lines("addInvoice", answer(brands), answer(turned))).toEqual([]);
  });
});

describe("volatile fields", () => {
  test.each([
    ["the wording of a failure", "addInvoice", { detail: "No." }, { detail: "amount is missing" }],
    [
      "the host of an address",
      "addInvoice",
      { url: "https://a.example/pay/order/1" },
      { url: "http://b:1/pay/order/1" },
    ],
    [
      "an instant",
      "getTransactionsOfOrderNumber",
      [{ orderDate: "2026-01-01T00:00:00Z" }],
      [{ orderDate: "2025-12-31T23:59:59.123Z" }],
    ],
    ["a token", "issueMerchantToken", { id_token: "a.b.c" }, { id_token: "d.e.f" }],
    [
      "what an account has not set",
      "getMyMerchants",
      [{ merchantShopName: null }],
      [{ merchantShopName: "Palm" }],
    ],
    ["how many merchants an account has", "getMyMerchants", [{ id: 1 }, { id: 2 }], [{ id: 3 }]],
    [
      "validation errors",
      "registerPayment",
      { response: { validationErrors: [{ name: "a", error: "is not there" }] } },
      {
        response: {
          validationErrors: [
            { name: "a", error: "was left out" },
            { name: "e", error: "is too large" },
          ],
        },
      },
    ],
  ])("cause no difference of %s", (_, operation, reference, candidate) => {
    expect(lines(operation, answer(reference), answer(candidate))).toEqual([]);
  });

  test.each([
    [
      "the unit of an instant",
      "getMyMerchants",
      [{ relationshipCreationDate: 1736935200 }],
      [{ relationshipCreationDate: 1736935200000 }],
      "value [].relationshipCreationDate: epoch seconds / epoch milliseconds",
    ],
    [
      "the form of a number",
      "addInvoice",
      { transactionNo: "INV-7" },
      { transactionNo: "1711111111111" },
      "value transactionNo: a text / 13 digits",
    ],
    [
      "the path of an address",
      "addInvoice",
      { url: "https://a.example/checkout/1" },
      { url: "https://a.example/pay/order/1" },
      "value url: /{...}/{...} / /pay/order/{...}",
    ],
    [
      "a type",
      "registerPayment",
      { response: { validationErrors: ["a"] } },
      { response: { validationErrors: [{ name: "a" }] } },
      "type response.validationErrors[]: a text / an object",
    ],
    [
      "a map",
      "registerPayment",
      { response: { validationErrors: { a: "b" } } },
      { response: { validationErrors: ["a"] } },
      "type response.validationErrors: an object / a list",
    ],
  ])("still cause a difference of %s", (_, operation, reference, candidate, expected) => {
    expect(lines(operation, answer(reference), answer(candidate))).toEqual([expected]);
  });

  test("include whether the host of an address was called", () => {
    const baseUrls = {
      reference: "https://pay.example/gateway",
      candidate: "http://127.0.0.1:4010",
    };
    const context = { identities: new IdentityMap(), baseUrls };
    const elsewhere = answer({ url: "https://www.pay.example/gateway/pay/order/1" });
    const own = answer({ url: "http://127.0.0.1:4010/pay/order/1" });
    expect(compareAnswers("addInvoice", elsewhere, own, context)).toMatchObject([
      { field: "url host", reference: "https://www.pay.example" },
    ]);
  });
});

describe("identities", () => {
  const ours = { ...invoice, transactionNo: "1799999999999" };

  test("are the same thing from the first answer on, in addresses and texts", () => {
    const identities = new IdentityMap();
    expect(lines("addInvoice", answer(invoice), answer(ours), identities)).toEqual([]);
    const to = (text: string) => identities.toCandidate(text);
    expect(to("/api/getInvoice/1711111111111?a=1")).toBe("/api/getInvoice/1799999999999?a=1");
    expect(to("invoice 1711111111111, please")).toBe("invoice 1799999999999, please");
  });

  test("are a difference if an answer has that of something else", () => {
    const identities = new IdentityMap();
    lines("addInvoice", answer(invoice), answer(ours), identities);
    const other = answer({ ...ours, transactionNo: "1788888888888" });
    expect(lines("getInvoice", answer(invoice), other, identities)).toEqual([
      "value transactionNo: an identity / the identity of something else",
    ]);
  });

  test("do not replace short numbers within a text", () => {
    const identities = new IdentityMap();
    identities.learn("1234", "99");
    expect(identities.toCandidate("room 1234")).toBe("room 1234");
  });
});

describe("a difference", () => {
  const SECRETS = ["sk_live_9f8e7d", "+966500000001", "Sara Al Harbi", "4111111111111111"];

  test.each(SECRETS)("never shows the value %s, wherever it occurs", (secret) => {
    const bodies = [
      {
        note: secret,
        url: `https://x.example/pay/${secret}?n=${secret}`,
        amount: 4111111111111111,
      },
      { [secret]: secret, url: `https://x.example/${secret}/`, amount: 1.5 },
    ];
    const shown = JSON.stringify(
      compareAnswers("addInvoice", answer(bodies[0]), answer(bodies[1]), {
        identities: new IdentityMap(),
      }),
    );
    expect(shown).toContain("missing");
    expect(shown).not.toContain(secret);
  });
});

test("a callback is compared by its method, its signature and its parameters", () => {
  const get = callbackAnswer({
    method: "GET",
    url: "/paid?transactionNo=1711111111111&orderNumber=A",
    headers: {},
    text: "",
  });
  const post = callbackAnswer({
    method: "POST",
    url: "/paid",
    headers: { "X-Signature": "f00" },
    text: JSON.stringify({ TransactionNo: "1799999999999", orderNumber: "A" }),
  });
  expect(lines("InvoiceCallback", get, post)).toEqual([
    "value method: GET / POST",
    "value signature: not signed / signed",
    "missing transactionNo: 13 digits / nothing",
    "extra TransactionNo: nothing / 13 digits",
  ]);
});
