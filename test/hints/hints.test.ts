import net from "node:net";
import tls from "node:tls";
import fc from "fast-check";
import { afterEach, describe, expect, vi } from "vitest";
import { headerValue } from "../../mocks/api/hints/explain.js";
import { callbackHint } from "../../mocks/domain/callback.js";
import { describeEvent } from "../../mocks/domain/events.js";
import { Gateway } from "../../mocks/sandbox/gateway.js";
import type { JournalEntry } from "../../mocks/sandbox/journal.js";
import { Sandbox } from "../../mocks/sandbox/sandbox.js";
import { anyCharacter } from "../support/characters.js";
import { clientOf, sendRaw } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";
import { personsWith, START, test, walletOf } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";
import { CALLS } from "./calls.js";
import { FIELDS } from "./fields.js";
import { calls, filled, type Made, type Mistake, makes, posts, TOKEN } from "./mistake.js";
import { PAYMENTS } from "./payments.js";
import { watched } from "./watched.js";

const HEADER = "x-paystub-explain";

/** The text of the header: what is not ASCII is escaped as in JSON. */
function decodedHeader(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

async function sceneOf({ options = {}, arrange }: Mistake) {
  const journal: JournalEntry[] = [];
  const observer = { request: (_: string | null, entry: JournalEntry) => journal.push(entry) };
  const persons = await personsWith({ ...options, observer });
  const made: Made = (await arrange?.(persons)) ?? {};
  return { persons, made, journal };
}

describe.each([
  ["a field", FIELDS],
  ["the token, the body as a whole, the address or the query", CALLS],
  ["an invoice, a recurring payment or a wallet payment", PAYMENTS],
])("a mistake with %s is explained where the developer looks", (_, mistakes) => {
  test.each(mistakes)("$status $reported", async (mistake) => {
    const { persons, made, journal } = await sceneOf(mistake);
    const answered = await makes(persons, mistake.call(persons, made));
    const reported = filled(mistake.reported, made);
    const header = decodedHeader(String(answered.headers[HEADER] ?? ""));
    const begins = header.slice(0, reported.length);
    expect([answered.status, begins], header).toEqual([mistake.status, reported]);
    const { explanation, status } = journal.at(-1) ?? {};
    expect(status).toBe(mistake.status);
    expect(explanation?.endsWith(header), String(explanation)).toBe(true);
    expect(answered.text).not.toContain(reported);

    await persons.tester.settings.change({ strict: true });
    const again = await makes(persons, mistake.call(persons, made));
    expect(again.headers).not.toHaveProperty(HEADER);
    expect(journal.at(-1)?.status).toBe(again.status);
  });
});

test("a rejected callback has advice in its event", async () => {
  const reported: string[] = [];
  const { merchant, tester } = await personsWith({
    observer: { event: (_, { event }) => reported.push(describeEvent(event)) },
  });
  merchant.shop.answers({ redirect: "/login" });
  await tester.invoices.pay(await merchant.createsInvoice());
  const advice = "let the route answer by itself, without login or https";
  expect(reported.find((line) => line.includes(" refused: "))).toContain(`(${advice})`);
});

test.for([
  ["refused", 404, "", "the shop has no such route: compare it with the URL of the callback"],
  ["refused", 403, "", "take the route out of login and CSRF checks"],
  ["refused", 405, "", "the route takes another method: see the switch callback-method"],
  ["refused", 422, "", "the shop reads other parameters: see the switches callback-params and"],
  ["refused", 500, "", undefined],
  ["unreachable", null, "ECONNREFUSED at http://127.0.0.1:9/", "nothing listens there"],
  ["unreachable", null, "ECONNRESET at http://127.0.0.1:9/", "the shop closed the connection"],
  ["unreachable", null, "EPROTO at https://127.0.0.1:9/", "the shop does not speak TLS there"],
  [
    "unreachable",
    null,
    "DEPTH_ZERO_SELF_SIGNED_CERT at https://127.0.0.1:9/",
    "the certificate of the shop is not trusted",
  ],
  ["unreachable", null, "the name shop.localhost does not resolve", undefined],
  ["timeout", null, "no answer within 100 ms", "answer first and do the work after that"],
  ["blocked", null, "not called: shop.example is not on the list", undefined],
] as const)("a callback that is %s with %s (%s) gets the advice %j", (row) => {
  const [outcome, status, detail, advice] = row;
  const given = callbackHint({ outcome, status, detail });
  expect(given?.slice(0, advice?.length)).toBe(advice);
});

test("a client that takes the mock for a proxy is listed among the requests without a sandbox", async ({
  gateway,
}) => {
  const { hostname, port } = new URL(gateway.baseUrl);
  const answer = await new Promise<string>((resolve) => {
    const socket = net.connect(Number(port), hostname);
    socket.once("data", (chunk) => resolve(String(chunk)));
    socket.write("CONNECT pay.example:443 HTTP/1.1\r\nHost: pay.example:443\r\n\r\n");
  });
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect((await gateway.unclaimedRequests()).requests).toMatchObject([
    {
      method: "CONNECT",
      path: "pay.example:443",
      status: null,
      code: "connect-on-mock",
      explanation: `a client took the mock for a proxy to pay.example:443. Set ${gateway.baseUrl} as the base URL, and not as a proxy`,
    },
  ]);
});

describe("HTTPS on an HTTP port", () => {
  test("is listed among the requests without a sandbox", async ({ gateway }) => {
    const { hostname, port } = new URL(gateway.baseUrl);
    await new Promise<void>((resolve) => {
      const socket = tls.connect({ host: hostname, port: Number(port) });
      socket.once("error", () => resolve());
      socket.once("close", () => resolve());
    });
    expect((await gateway.unclaimedRequests()).requests).toMatchObject([
      {
        method: "TLS",
        path: "handshake",
        status: null,
        code: "tls-on-http",
        explanation: `a client called https://${hostname}:${port}, but the mock serves http only. Call ${gateway.baseUrl}, or start the mock with --tls`,
      },
    ]);
  });

  test("is distinguished from other non-HTTP bytes, which Node answers as before", async ({
    gateway,
  }) => {
    const { hostname, port } = new URL(gateway.baseUrl);
    const answer = await new Promise<string>((resolve) => {
      const socket = net.connect(Number(port), hostname);
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.once("close", () => resolve(text));
      socket.write("what is this\r\n\r\n");
    });
    expect(answer).toBe("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
    expect((await gateway.unclaimedRequests()).requests).toEqual([]);
  });
});

describe("a correct call", () => {
  test("has no explanation, in any operation", async () => {
    const { persons, journal } = await watched();
    const { merchant, gateway } = persons;
    await merchant.post("/api/auth", { apiId: "shop", secretKey: "k" });
    const partner = { profileNo: "shop", apiKey: "k", persistToken: true };
    const { body } = await merchant.post("/api/partner/auth", partner);
    await clientOf(gateway.baseUrl, body.id_token).get("/rest/partner/getMyMerchants");
    const paid = await merchant.createsInvoice();
    await merchant.reads(paid);
    await walletOf(gateway).paysFor(paid);
    const transactionNo = await merchant.createsInvoice();
    await merchant.post("/api/cancelInvoice", { transactionNo });
    const recurringId = await merchant.registers();
    await merchant.get("/api/recurringPayments");
    await merchant.post("/api/cancelRecurring", { recurringId });
    await persons.close();
    expect(new Set(journal.map(({ operationId }) => operationId)).size).toBe(11);
    expect(journal.filter(({ status, explanation }) => status !== 200 || explanation)).toEqual([]);
  });

  test("has no explanation, with anything that a valid order contains", async ({
    gateway,
    merchant,
  }) => {
    const price = fc.integer({ min: 500, max: 5_000_000 }).map((halalas) => halalas / 100);
    const product = fc.record(
      {
        title: fc.string({ minLength: 1, maxLength: 20 }),
        price,
        qty: fc.integer({ min: 1, max: 9 }),
        description: fc.string({ maxLength: 20 }),
        isDigital: fc.boolean(),
        specificVat: fc.constantFrom(0, 15),
      },
      { requiredKeys: ["title", "price", "qty"] },
    );
    const order = fc.record(
      {
        orderNumber: fc.string({ minLength: 1, maxLength: 20 }),
        products: fc.array(product, { minLength: 1, maxLength: 4 }),
        shipping: fc.integer({ min: 0, max: 40 }),
        currency: fc.constantFrom("SAR", "USD", "EUR", "GBP"),
        note: fc.string({ maxLength: 20 }),
        smsMessage: fc.constantFrom(
          "",
          "Dear [CLIENT_NAME], pay [AMOUNT] at [SHORT_URL] <3",
          "50%",
        ),
        clientEmail: fc.emailAddress().filter((text) => /^[\w.]+@[\w.-]+$/.test(text)),
        supportedCardBrands: fc.subarray(["mada", "visaMastercard", "stcpay"]),
        displayPending: fc.boolean(),
      },
      { requiredKeys: ["orderNumber", "products", "shipping"] },
    );
    await fc.assert(
      fc.asyncProperty(order, async ({ shipping, ...part }) => {
        const costs = part.products.reduce(
          (sum, one) => sum + Math.round(one.price * 100) * one.qty,
          0,
        );
        const good = merchant.order({ ...part, amount: (costs + shipping * 100) / 100 });
        const { status, headers, text } = await makes({ gateway }, posts("/api/addInvoice", good));
        expect(status, text).toBe(200);
        expect(headers).not.toHaveProperty(HEADER);
      }),
      { numRuns: 60 },
    );
  });

  test("has no explanation if the tolerated value was intended", async ({ merchant }) => {
    const { status, headers } = await merchant.addsInvoice({
      amount: "25.00",
      orderNumber: 17,
      cancelUrl: null,
      supportedCardBrands: { "1": "mada" },
      coupon: "X",
    });
    expect([status, headers.has(HEADER)]).toEqual([200, false]);
  });

  test("pages and our own API have no explanations", async ({ merchant, gateway }) => {
    const invoice = await merchant.createsInvoice();
    const paths = [
      `/pay/order/${invoice}`,
      "/pay/order/1",
      "/_control/health",
      "/_control/sandboxes/x",
    ];
    for (const path of paths) {
      const { headers } = await sendRaw(gateway.baseUrl, { path });
      expect(headers).not.toHaveProperty(HEADER);
    }
  });
});

test("an injected fault is answered as by the service, without an explanation", async ({
  merchant,
  tester,
}) => {
  await tester.faults.add({ fault: "status", status: 500, operation: "addInvoice" });
  const { status, headers } = await merchant.addsInvoice({ amount: "much" });
  expect([status, headers.has(HEADER)]).toEqual([500, false]);
});

test("a refusal without a nearer cause is explained by its own content", async ({
  gateway,
  merchant,
}) => {
  const order = posts("/api/addInvoice", merchant.order({ amount: 4.99 }));
  const { headers, json } = await makes({ gateway }, order);
  expect(headers[HEADER]).toBe("amount 4.99 SAR is below the minimum of 5.00 SAR");
  expect(json.detail).toBe(headers[HEADER]);
});

test("an empty 401 is explained too", async ({ gateway, tester }) => {
  await tester.assumptions.change({ "auth-failure": "401-empty" });
  const path = "/api/recurringPayments";
  const { text, headers } = await makes({ gateway }, calls("GET", path, {})());
  expect([text, headers[HEADER]]).toEqual(["", expect.stringContaining("without a token")]);
});

test("any text becomes one line of printable ASCII of limited length", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 2000 }), (text) => {
      expect(headerValue(text)).toMatch(/^[\x20-\x7e]{0,1000}$/);
    }),
  );
});

test("a short text can be read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const line = text.replace(/\s+/g, " ").trim();
      expect(decodedHeader(headerValue(text))).toBe(line);
    }),
  );
  expect(headerValue("half a sign: \ud800")).toBe("half a sign: \\ud800");
});

test("a long text is cut between characters", () => {
  const value = headerValue("ط".repeat(5000));
  expect(value.length).toBeLessThanOrEqual(1000);
  expect(decodedHeader(value)).toMatch(/^ط+\.\.\.$/);
});

describe("for any input", () => {
  const names = ["orderNumber", "amount", "products", "total", "callbackUrl", "constructor"];
  const more = ["transactionNo", "recurring", "payment", "type", "paymentSessionId", "toString"];
  const name = fc.constantFrom(...names, ...more);
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom("undefined", "1,5", START));
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(name, value));
  const path = fc.constantFrom(
    "/api/auth",
    "/api/addInvoice",
    "/api/cancelInvoice",
    "/api/registerPayment",
    "/api/cancelRecurring",
    "/rest/pay/stcpay/sendOtp",
    "/rest/pay/stcpay/processPayment",
  );

  test("an explanation never fails on a body", async () => {
    const { persons, errors } = await watched();
    await fc.assert(
      fc.asyncProperty(path, body, async (path, body) => {
        const { status } = await makes(persons, posts(path, body));
        expect(status).toBeLessThan(500);
        expect(errors).toEqual([]);
      }),
      { numRuns: 150 },
    );
    await persons.close();
  });

  test("an explanation never fails on a broken body, path or token", async () => {
    const { persons, errors } = await watched();
    const text = fc.string({ unit: fc.constantFrom(..."{}[]\"'\\:,=&<>/# aT1undefied.%") });
    await fc.assert(
      fc.asyncProperty(text, async (text) => {
        const at = `/api/${encodeURIComponent(text)}`;
        await makes(persons, posts("/api/addInvoice", text));
        await makes(persons, { path: at, headers: TOKEN });
        await makes(persons, {
          path: `/api/getInvoice/${encodeURIComponent(text)}x`,
          headers: TOKEN,
        });
        const headers = { Authorization: text.trim() || "x" };
        await makes(persons, { path: "/api/recurringPayments", headers });
        expect(errors).toEqual([]);
      }),
      { numRuns: 60 },
    );
    await persons.close();
  });
});

test("a body is not read again for its hints where it is long", async ({ gateway }) => {
  const explained = async (fields: number) => {
    const others = Array.from({ length: fields }, (_, n) => [`${n}`.padStart(20, "x"), n]);
    const body = { order_number: "ORD-1", ...Object.fromEntries(others) };
    const { headers } = await makes({ gateway }, posts("/api/addInvoice", body));
    return headers[HEADER];
  };
  expect(await explained(1)).toContain("order_number");
  expect(await explained(3000)).not.toContain("order_number");
});

afterEach(() => vi.restoreAllMocks());

const ORDER = invoiceFields();

const broken = () => {
  throw new Error("no explanation today");
};

/** The answer itself looks at the world first. */
function secondLook() {
  const { get } = Object.getOwnPropertyDescriptor(Sandbox.prototype, "world") ?? {};
  const spy = vi.spyOn(Sandbox.prototype, "world", "get");
  return get ? spy.mockImplementationOnce(get) : spy;
}

test.each([
  ["accepted", 200, "/api/addInvoice", ORDER, secondLook],
  ["refused", 400, "/api/addInvoice", {}, () => vi.spyOn(Gateway.prototype, "now")],
  ["unmatched", 404, "/api/addInvoices", ORDER, () => vi.spyOn(Gateway.prototype, "now")],
] as const)("a call that is %s is answered %i even if it cannot be explained", async (...row) => {
  const [, status, path, body, spyOn] = row;
  const errors: unknown[] = [];
  const { baseUrl, tester } = await slowGateway({
    parts: { observer: { error: (error) => errors.push(error) } },
  });
  const headers = { Authorization: `Bearer ${tester.token}`, "Content-Type": "application/json" };
  const call = () => fetch(baseUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
  const explained = await call();

  spyOn().mockImplementationOnce(broken);
  const unexplained = await call();

  expect([explained.status, unexplained.status]).toEqual([status, status]);
  expect(unexplained.headers.get("X-Paystub-Explain")).toBeNull();
  expect(errors.map(String)).toEqual(["Error: no explanation today"]);
});
