import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test as plainTest } from "vitest";
import { type RunningGateway, type StartOptions, startGateway } from "../../mocks/index.js";
import { NOTES_MAX, ORDERS_MAX } from "../../mocks/shop/orders.js";
import { type ShopFront, shopFront } from "../support/built-in-shop.js";
import { folder } from "../support/command-line.js";
import { clientOf } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";
import { test as base } from "../support/persons.js";

const test = base.extend<{ front: ShopFront }>({
  front: ({ gateway }, use) => use(shopFront(clientOf(gateway.baseUrl))),
});

const PLACED = ["placed", "invoice"];

describe("the built-in shop", () => {
  test("receives a callback, verifies, and ships once", async ({ front, tester }) => {
    const { orderNumber, transactionNo } = await front.creates();
    expect(await front.reads(orderNumber)).toEqual({
      notes: PLACED,
      states: ["waiting", "pending"],
    });
    await tester.invoices.pay(transactionNo);
    expect(await front.reads(orderNumber)).toEqual({
      notes: [...PLACED, "callback", "paid"],
      states: ["paid", "paid"],
    });
    const { requests } = await tester.requests();
    expect(requests.map(({ operationId }) => operationId)).toEqual([
      "issueMerchantToken",
      "addInvoice",
      "getInvoice",
    ]);
    expect((await tester.callbacks.list()).callbacks).toMatchObject([{ state: "delivered" }]);
    // The model of a right integration has nothing that looks like a mistake.
    expect((await tester.problems()).problems).toEqual([]);
  });

  test("sells for the amount that a script names, and names an invalid field", async ({
    front,
    tester,
  }) => {
    const { transactionNo } = await front.creates({ amount: "77.5", name: "Huda" });
    expect(await tester.invoices.read(transactionNo)).toMatchObject({
      amount: 77.5,
      clientName: "Huda",
    });
    for (const amount of ["0", "-1", "1.234", "1e3", "", "9999999999"]) {
      const { status, body } = await front.orders({ amount });
      expect([amount, status, body.detail]).toEqual([
        amount,
        400,
        expect.stringContaining("amount"),
      ]);
    }
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
  });

  test("registers a recurring payment for a script, and receives its callbacks", async ({
    gateway,
    tester,
    front,
  }) => {
    await front.creates();
    const client = clientOf(gateway.baseUrl);
    const subscribes = (part: Readonly<Record<string, string>>) =>
      client.post("/_shop/subscriptions", { sandbox: "shop", ...part });
    const made = await subscribes({ amount: "12", every: "Daily", charges: "2", retries: "0" });
    expect(made.status).toBe(201);
    const { recurringId } = made.body;
    await tester.recurring.start(recurringId);
    expect(await tester.recurring.read(recurringId)).toMatchObject({ amount: 12, chargesDone: 1 });
    const { callbacks } = await tester.callbacks.list();
    expect(callbacks).toMatchObject([{ kind: "charge", state: "delivered" }]);
    expect((await subscribes({ every: "Hourly" })).status).toBe(409);
    expect((await subscribes({ charges: "many" })).status).toBe(409);
    expect((await subscribes({ mobile: " " })).status).toBe(400);
  });

  test.for([
    ["gateway", "get", "camel", ["callback", "paid"]],
    ["gateway", "post", "pascal", ["callback", "paid"]],
    ["both", "post", "both", ["callback", "paid"]],
    ["auto", "get", "pascal", []],
  ] as const)(
    "understands callbacks by %s, with %s and %s names",
    async ([channel, method, params, reported], { front, tester, customer }) => {
      await tester.assumptions.change({
        "callback-channel": channel,
        "callback-method": method,
        "callback-params": params,
      });
      const { orderNumber, transactionNo } = await front.creates();
      const { headers } = await customer.submits(transactionNo, { do: "pay" });
      await tester.settled();
      expect((await front.reads(orderNumber)).notes).toEqual([...PLACED, ...reported]);
      const back = headers.get("location") ?? "";
      if (channel === "gateway") return;
      await fetch(back, { headers: { Accept: "text/html" } });
      expect((await front.reads(orderNumber)).states).toEqual(["paid", "paid"]);
    },
  );

  test("acts once, for any number of notifications", async ({ front, tester }) => {
    const { orderNumber, transactionNo } = await front.creates();
    await tester.invoices.pay(transactionNo);
    await Promise.all([1, 2, 3].map(() => front.tells(orderNumber, transactionNo)));
    const { notes } = await front.reads(orderNumber);
    expect(notes.filter((note) => note === "paid")).toHaveLength(1);
    expect(notes.filter((note) => note === "known")).toHaveLength(3);
  });

  test("trusts no callback", async ({ front, merchant, tester }) => {
    const { orderNumber, transactionNo } = await front.creates();
    const other = await merchant.createsInvoice({ amount: 125 });
    await tester.invoices.pay(other);
    const little = await merchant.createsInvoice({ orderNumber, amount: 5 });
    await tester.invoices.pay(little);
    for (const number of [transactionNo, other, little, "1", "../auth", ""]) {
      await front.tells(orderNumber, number);
    }
    const { notes, states } = await front.reads(orderNumber);
    expect(notes.slice(2).filter((note) => note !== "callback")).toEqual([
      ...["unpaid", "other-order", "other-amount", "unverified", "unverified", "unverified"],
    ]);
    expect(states).toEqual(["waiting", "pending"]);
    expect((await front.tells("SHOP-NONE", transactionNo)).status).toBe(404);
  });

  test("detects a second payment of an order", async ({ front, merchant, tester }) => {
    const { orderNumber, transactionNo } = await front.creates();
    await tester.invoices.pay(transactionNo);
    const again = await merchant.createsInvoice({ orderNumber, amount: 125 });
    await tester.invoices.pay(again);
    await front.tells(orderNumber, again);
    expect((await front.reads(orderNumber)).notes.slice(-1)).toEqual(["paid-twice"]);
  });

  test("shows the invoice that paid an order, where it has two", async ({
    front,
    merchant,
    tester,
  }) => {
    const { orderNumber } = await front.creates();
    const other = await merchant.createsInvoice({ orderNumber, amount: 125 });
    await tester.invoices.pay(other);
    await front.tells(orderNumber, other);
    expect((await front.reads(orderNumber)).states).toEqual(["paid", "paid"]);
  });

  test.for(["lost-reply", "html-504"] as const)(
    "requests no second invoice after %s, and accepts the payment of the one that may exist",
    async (fault, { front, tester }) => {
      await tester.faults.add({ fault, operation: "addInvoice", times: 1 });
      const { status, body } = await front.orders();
      expect([status, body.detail]).toEqual([409, expect.stringMatching(/^POST .api.addInvoice/)]);
      const orderNumber = await front.latest();
      expect(await front.reads(orderNumber)).toEqual({
        notes: ["placed", "unclear"],
        states: ["unclear", "none"],
      });
      const [invoice, second] = (await tester.invoices.list()).invoices;
      expect(second).toBeUndefined();
      if (!invoice) return expect(fault).toBe("html-504");
      await tester.invoices.pay(invoice.transactionNo);
      expect((await front.reads(orderNumber)).states).toEqual(["paid", "paid"]);
    },
  );

  test("retries if certainly nothing was done", async ({ front, tester }) => {
    await tester.faults.add({ fault: "empty-reply", operation: "issueMerchantToken", times: 1 });
    expect((await front.orders()).status).toBe(409);
    const orderNumber = await front.latest();
    expect((await front.reads(orderNumber)).states).toEqual(["placed", "none"]);
    await front.bills(orderNumber);
    expect((await front.reads(orderNumber)).states).toEqual(["waiting", "pending"]);
    await front.bills(orderNumber);
    expect((await tester.invoices.list()).invoices).toHaveLength(1);
  });

  test("explains why it has no invoice", async ({ front, tester }) => {
    await tester.faults.add({ fault: "rate-limited", operation: "addInvoice", times: 1 });
    const { status, body } = await front.orders();
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/addInvoice: 429/)]);
    expect((await tester.invoices.list()).invoices).toEqual([]);
  });

  test("answers 503 when it cannot verify, and accepts the repeated callback", async ({
    front,
    tester,
  }) => {
    await tester.assumptions.change({ "callback-retry": "growing" });
    const { orderNumber, transactionNo } = await front.creates();
    await tester.faults.add({ fault: "html-504", operation: "getInvoice", times: 1 });
    await tester.invoices.pay(transactionNo);
    expect((await front.reads(orderNumber)).notes.slice(2)).toEqual(["callback", "unverified"]);
    const [callback] = (await tester.callbacks.list()).callbacks;
    expect(callback?.attempts).toMatchObject([{ status: 503 }]);
    await tester.clock.advance({ by: "PT1M" });
    expect((await front.reads(orderNumber)).states).toEqual(["paid", "paid"]);
  });

  test("asks for the status if no callback arrives", async ({ front, tester }) => {
    await tester.faults.add({ fault: "callback-dropped", times: 1 });
    const { orderNumber, transactionNo } = await front.creates();
    await tester.invoices.pay(transactionNo);
    expect((await front.reads(orderNumber)).states).toEqual(["waiting", "paid"]);
    expect((await front.page(orderNumber)).text).toContain("Shop and gateway differ");
    expect((await front.checks(orderNumber)).status).toBe(303);
    expect((await front.reads(orderNumber)).states).toEqual(["paid", "paid"]);
  });

  test("says that the gateway no longer knows an order after a reset", async ({
    front,
    gateway,
    merchant,
  }) => {
    const { orderNumber } = await front.creates();
    await gateway.reset("shop");
    expect((await front.reads(orderNumber)).states).toEqual(["waiting", "unknown"]);
    expect((await front.page(orderNumber)).text).toContain("no longer knows the invoice");
    await front.checks(orderNumber);
    expect((await front.reads(orderNumber)).notes.slice(-1)).toEqual(["unasked"]);
    // The same number may be used again, and then does not belong to this order.
    await front.creates();
    expect((await front.reads(orderNumber)).states).toEqual(["waiting", "unknown"]);
    expect((await merchant.get("/_shop?sandbox=shop")).text).toContain(orderNumber);
  });

  test("says that a rewind undid a payment", async ({ front, gateway, tester }) => {
    const { orderNumber, transactionNo } = await front.creates();
    const { position } = await tester.summary();
    await tester.invoices.pay(transactionNo);
    await gateway.rewind("shop", { to: position.seq });
    expect((await front.reads(orderNumber)).states).toEqual(["paid", "pending"]);
    expect((await front.page(orderNumber)).text).toContain("was rewound");
  });

  test("sends a browser to the payment page under the host that it used", async ({ gateway }) => {
    const { port } = new URL(gateway.baseUrl);
    for (const host of ["127.0.0.1", "localhost"]) {
      const { headers } = await clientOf(`http://${host}:${port}`).send("POST", "/_shop/orders", {
        body: new URLSearchParams({ sandbox: "shop" }),
        headers: { Accept: "text/html" },
      });
      expect(headers.get("location")).toMatch(/^\/pay\/order\/\d{13}$/);
    }
  });

  test("shows an order whose payment page is elsewhere, with a link", async ({
    front,
    merchant,
    tester,
  }) => {
    await tester.assumptions.change({ "invoice-url-host": "https://pay.example" });
    const body = new URLSearchParams({ sandbox: "shop" });
    const { headers } = await merchant.send("POST", "/_shop/orders", {
      ...{ body, headers: { Accept: "text/html" } },
    });
    const order = headers.get("location")?.split("/").at(-1) ?? "";
    expect((await front.page(order)).text).toContain('href="https://pay.example/pay/order/');
  });

  test("replaces a token that ended", async ({ front, tester }) => {
    expect((await front.orders()).status).toBe(201);
    await tester.clock.advance({ by: "PT31M" });
    expect((await front.orders()).status).toBe(201);
  });

  test("uses the secret key of its sandbox", async ({ front, tester }) => {
    await tester.settings.change({ secretKey: "only-this-one" });
    expect((await front.orders()).status).toBe(201);
  });

  test.for([
    [{ good: "yacht" }, "Choose something"],
    [{ sandbox: "a b" }, "Enter a name of up to 128"],
    [{ name: " " }, "Enter a name of 1 to 100"],
  ] as const)("asks again for %o", async ([wrong, said], { merchant }) => {
    const body = new URLSearchParams({ sandbox: "shop", ...wrong });
    const { status, text } = await merchant.send("POST", "/_shop/orders", { body });
    expect([status, text]).toEqual([400, expect.stringContaining(said)]);
  });

  test("stores a limited number of orders and notes", async ({ front }) => {
    const first = await front.creates();
    for (let reported = 0; reported < NOTES_MAX; reported += 1)
      await front.tells(first.orderNumber, "");
    expect((await front.reads(first.orderNumber)).notes).toHaveLength(NOTES_MAX);
    for (let made = 0; made < ORDERS_MAX; made += 1) await front.creates();
    expect((await front.page(first.orderNumber)).status).toBe(404);
  });
});

/** Starts of a mock, where the shop is called, and what it is shown to prove who calls. */
const STARTS: readonly (readonly [string, StartOptions, Readonly<Record<string, string>>])[] = [
  ["with an order port", { orderPort: 0 }, {}],
  ["with data", { data: "folder" }, {}],
  [
    "on all addresses",
    { host: "0.0.0.0", controlToken: "proof-of-the-owner" },
    { Authorization: "Bearer proof-of-the-owner" },
  ],
  [
    "on all addresses, behind a proxy for HTTPS",
    {
      host: "0.0.0.0",
      controlToken: "proof-of-the-owner",
      publicUrl: "https://pay.example",
    },
    { Authorization: "Bearer proof-of-the-owner" },
  ],
];

async function started(options: StartOptions): Promise<RunningGateway> {
  const data = options.data === undefined ? {} : { data: folder() };
  const gateway = await startGateway({ sandbox: "shop", ...options, ...data });
  onTestFinished(() => gateway.close());
  return gateway;
}

describe("a started mock", () => {
  plainTest.each(STARTS)("%s has a shop whose callbacks arrive", async (_how, options, headers) => {
    const gateway = await started(options);
    const front = shopFront(clientOf(gateway.baseUrl), headers);
    const { orderNumber, transactionNo, paymentUrl } = await front.creates();
    expect(paymentUrl).toContain(options.publicUrl ?? gateway.baseUrl);
    const shop = gateway.get("shop");
    await shop.invoices.pay(transactionNo);
    expect((await shop.callbacks.list()).callbacks).toMatchObject([{ state: "delivered" }]);
    expect((await front.reads(orderNumber)).states).toEqual(["paid", "paid"]);
  });

  plainTest("on all addresses calls no other receiver on this machine", async () => {
    const gateway = await started({ host: "0.0.0.0", controlToken: "proof-of-the-owner" });
    const client = clientOf(gateway.baseUrl, "sandbox_shop");
    const shop = gateway.get("shop");
    const port = new URL(gateway.baseUrl).port;
    for (const callBackUrl of [
      `${gateway.baseUrl}/_shop/orders`,
      `${gateway.baseUrl}/_control/health?x=/_shop/callback`,
      `http://127.0.0.1:${port}/_shop/callback`,
      `http://localhost:1/_shop/callback`,
    ]) {
      const { body } = await client.post("/api/addInvoice", invoiceFields(callBackUrl));
      await shop.invoices.pay(body.transactionNo);
    }
    const outcomes = (await shop.callbacks.list()).callbacks.map(
      ({ attempts }) => attempts[0]?.outcome,
    );
    expect(outcomes).toEqual(["blocked", "blocked", "blocked", "blocked"]);
  });

  plainTest("on all addresses requires the control token, but not from a customer", async () => {
    const gateway = await started({ host: "0.0.0.0", controlToken: "proof-of-the-owner" });
    const { orderNumber, transactionNo } = await shopFront(clientOf(gateway.baseUrl), {
      Authorization: "Bearer proof-of-the-owner",
    }).creates();
    const client = clientOf(gateway.baseUrl);
    const front = shopFront(client);
    for (const { status } of [
      await client.get("/_shop"),
      await front.page(orderNumber),
      await front.orders(),
      await front.checks(orderNumber),
      await client.get("/_shop", { Authorization: "Bearer wrong" }),
    ]) {
      expect(status).toBe(401);
    }
    const back = `/_shop/callback?order=${orderNumber}&transactionNo=${transactionNo}`;
    const { status, text } = await client.get(back, { Accept: "text/html" });
    expect([status, text]).toEqual([200, expect.stringContaining(orderNumber)]);
    expect(text).not.toContain("Salma");
  });

  plainTest("serves the source of its integration, which a project copies", async () => {
    const gateway = await started({});
    const { text } = await clientOf(gateway.baseUrl).get("/_shop/integration.ts");
    expect(text).toBe(readFileSync("mocks/shop/integration.ts", "utf8"));
    expect(text).not.toMatch(/^(import|export .* from) /m);
  });

  plainTest("has lost the shop's orders after a restart, and says so", async () => {
    const data = folder();
    const before = await startGateway({ data, sandbox: "shop" });
    const { orderNumber, transactionNo } = await shopFront(clientOf(before.baseUrl)).creates();
    await before.close();
    const after = await startGateway({ data });
    onTestFinished(() => after.close());
    const front = shopFront(clientOf(after.baseUrl));
    expect((await front.tells(orderNumber, transactionNo)).status).toBe(404);
    const { status, text } = await front.page(orderNumber);
    expect([status, text]).toEqual([404, expect.stringContaining("in the memory of one process")]);
  });
});
