import { describe, expect } from "vitest";
import { VERSION } from "../../mocks/index.js";
import { defaultAssumptions } from "../../spec/generated/assumptions.js";
import { call, done, SHOP, START, test } from "../support/persons.js";

describe("the control API reads", () => {
  test("its health", async ({ merchant }) => {
    const health = await done(merchant, "GET", "/_control/health");
    const well = { live: true, ready: true, why: null };
    const memory = { usedBytes: expect.any(Number), maxBytes: expect.any(Number) };
    const facts = { status: "ok", version: VERSION, sandboxes: 1, memory, httpsUrl: null };
    expect(health).toEqual({ ...facts, ...well });
    expect(await done(merchant, "GET", "/_control/health/ready")).toEqual(health);
  });

  test("its sandboxes, and counts of their contents", async ({ merchant, tester }) => {
    await merchant.createsInvoice({ smsMessage: "Pay" });
    await tester.invoices.pay(await merchant.createsInvoice());
    await merchant.registers();
    const { sandboxes } = await done(merchant, "GET", "/_control/sandboxes");
    const summary = await done(merchant, "GET", SHOP);
    expect(sandboxes).toEqual([summary]);
    expect(summary).toEqual({
      name: "shop",
      now: START,
      clock: {
        mode: "frozen",
        now: START,
        offsetMs: 0,
        nextDue: { at: "2026-03-02T12:00:00.000Z", what: "expiry", about: "1772366400000" },
      },
      events: 9,
      position: { epoch: 1, seq: 9 },
      invoices: { pending: 1, paid: 1, canceled: 0 },
      recurringPayments: 1,
      callbacks: 1,
      sms: 1,
      requests: 3,
    });
  });

  test("an invoice as the tester sees it", async ({ gateway, merchant, tester }) => {
    const no = await merchant.createsInvoice({ currency: "USD", amount: 12.5 });
    await tester.invoices.decline(no, { code: "NO_FUNDS", message: "Empty" });
    const invoice = await done(merchant, "GET", `${SHOP}/invoices/${no}`);
    expect(invoice).toEqual({
      transactionNo: no,
      orderNumber: "ORD-1",
      status: "pending",
      amount: 12.5,
      currency: "USD",
      clientName: "Zaid Matooq",
      clientMobile: "0509200900",
      createdAt: START,
      expiresAt: "2026-03-02T12:00:00.000Z",
      closedAt: null,
      method: null,
      via: null,
      canceledBy: null,
      declines: [{ at: START, code: "NO_FUNDS", message: "Empty" }],
      offers: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay"],
      paymentUrl: `${gateway.baseUrl}/pay/order/${no}`,
    });
    const { invoices } = await done(merchant, "GET", `${SHOP}/invoices`);
    expect(invoices).toEqual([invoice]);
  });

  test("the text messages", async ({ merchant }) => {
    const no = await merchant.createsInvoice({ smsMessage: "Hello [CLIENT_NAME]" });
    const { sms } = await done(merchant, "GET", `${SHOP}/sms`);
    expect(sms).toEqual([
      {
        id: expect.any(String),
        at: START,
        to: "0509200900",
        text: "Hello Zaid Matooq",
        kind: "invoice",
        transactionNo: no,
      },
    ]);
  });

  test("the requests, without its own", async ({ merchant }) => {
    await merchant.addsInvoice({ amount: 1 });
    await merchant.get("/api/getInvoice/1?x=1");
    await done(merchant, "GET", SHOP);
    const { requests, dropped } = await done(merchant, "GET", `${SHOP}/requests`);
    expect(dropped).toBe(0);
    expect(requests).toMatchObject([
      {
        operationId: "addInvoice",
        method: "POST",
        path: "/api/addInvoice",
        status: 400,
        requestBody: expect.stringContaining('"orderNumber":"ORD-1"'),
        responseBody: expect.stringContaining("below the minimum"),
        explanation: "amount 1.00 SAR is below the minimum of 5.00 SAR",
      },
      { operationId: "getInvoice", path: "/api/getInvoice/1?x=1", status: 404, requestBody: null },
    ]);
  });
});

describe("the control API changes", () => {
  test("an invoice: pay, with its callback", async ({ merchant }) => {
    const no = await merchant.createsInvoice();
    const body = { method: "mada", cardNumber: "4464 0400 0000 0007" };
    const { invoice, callbacks } = await done(merchant, "POST", `${SHOP}/invoices/${no}/pay`, body);
    expect(invoice).toMatchObject({ status: "paid", method: "mada", via: "control" });
    expect(callbacks).toMatchObject([
      {
        kind: "paid",
        method: "GET",
        url: `${merchant.shop.url}/paid?transactionNo=${no}&orderNumber=ORD-1`,
        state: "delivered",
        attempts: [{ at: START, outcome: "delivered", status: 200, detail: "answered 200" }],
      },
    ]);
    const { events } = await done(merchant, "GET", `${SHOP}/events?type=invoice-paid`);
    expect(events).toMatchObject([{ cardEnding: "0007" }]);
    expect(JSON.stringify(events)).not.toContain("4464");
  });

  test("a recurring payment", async ({ merchant }) => {
    const id = await merchant.registers();
    const at = `${SHOP}/recurring/${id}`;
    expect(await done(merchant, "GET", at)).toMatchObject({
      status: "registered",
      startedAt: null,
    });
    await done(merchant, "POST", `${at}/charges`, { outcomes: ["fail", "succeed"], code: "X" });
    const started = await done(merchant, "POST", `${at}/start`);
    expect(started).toMatchObject({ status: "active", chargesDone: 0, retriesUsed: 0, cycle: 1 });
    expect(started).toMatchObject({ failedAttempts: 1, arranged: ["succeed"] });
    await done(merchant, "POST", `${SHOP}/clock/advance`, { by: "P1D" });
    expect(await done(merchant, "GET", at)).toMatchObject({ chargesDone: 1 });
    expect(await done(merchant, "POST", `${at}/cancel`)).toMatchObject({ status: "canceled" });
    const { recurring } = await done(merchant, "GET", `${SHOP}/recurring`);
    expect(recurring).toMatchObject([
      { recurringId: id, amount: 49.5, customerName: "Zaid Matooq" },
    ]);
  });

  test("the assumptions", async ({ merchant }) => {
    const path = `${SHOP}/assumptions`;
    expect((await done(merchant, "GET", path)).assumptions).toEqual(defaultAssumptions);
    const host = { "invoice-url-host": "https://pay.example", "order-status-case": "upper" };
    const { assumptions } = await done(merchant, "PATCH", path, host);
    expect(assumptions).toEqual({ ...defaultAssumptions, ...host });
    expect((await merchant.addsInvoice()).body.url).toMatch(
      /^https:\/\/pay\.example\/pay\/order\//,
    );
  });

  test("the settings, one by one", async ({ merchant }) => {
    const path = `${SHOP}/settings`;
    const settings = await done(merchant, "GET", path);
    expect(settings).toMatchObject({ strict: false, secretKey: null, webhook: null });
    const webhook = { url: "http://127.0.0.1:1/hook", headers: { "X-Key": "abc" } };
    const parts = [{ strict: true }, { secretKey: "s" }, { rates: { USD: 3.8 } }, { webhook }];
    let expected = settings;
    for (const part of [...parts, { webUrlAgreement: false }, { callbackSecret: "c" }]) {
      const rates = { ...expected.rates, ...("rates" in part ? part.rates : {}) };
      expected = { ...expected, ...part, rates };
      expect(await done(merchant, "PATCH", path, part)).toEqual(expected);
    }
    const off = await done(merchant, "PATCH", path, { webhook: null, secretKey: null });
    expect(off).toMatchObject({ webhook: null, secretKey: null, strict: true });
  });

  test("the merchants [relationship-status]", async ({ merchant }) => {
    const path = `${SHOP}/merchants`;
    const before = (await done(merchant, "GET", path)).merchants;
    expect(before.length).toBeGreaterThan(0);
    expect(new Set(before.map((one: { relationshipStatus: string }) => one.relationshipStatus))) //
      .toEqual(new Set(["Active"]));
    const seed = { merchantShopName: null, merchantEmail: "a@b.sa", relationshipStatus: "Ended" };
    const { merchants } = await done(merchant, "PUT", path, { merchants: [seed, {}] });
    expect(merchants).toMatchObject([seed, { relationshipStatus: "Active" }]);
    expect((await merchant.get("/rest/partner/getMyMerchants")).body).toEqual(merchants);
    expect((await done(merchant, "PUT", path, { merchants: [] })).merchants).toEqual([]);
  });
});

const NOT_THERE = "1700000000000";

/** What is asked of the sandbox or of a whole path, the status, and what the sentence says. `{mada}` and `{active}` are made before. */
const REFUSED: readonly (readonly [string, unknown, number, string])[] = [
  // Nothing there.
  [`GET invoices/${NOT_THERE}`, undefined, 404, `no invoice with transaction number`],
  ["GET recurring/rec", undefined, 404, "no recurring payment rec"],
  ["POST recurring/rec/start", undefined, 404, "no recurring payment rec"],
  ["POST callbacks/cb/resend", undefined, 404, "no callback cb"],
  // Not in this state.
  ["POST invoices/{mada}/pay", { method: "amex" }, 409, "only by mada"],
  ["POST recurring/{active}/start", undefined, 409, "so it cannot be started"],
  ["POST /_control/sandboxes", { name: "shop" }, 409, "sandbox shop exists already"],
  // Typos.
  ["POST invoices/{mada}/pay", { method: "paypal" }, 400, "method must be one of mada"],
  ["POST invoices/{mada}/decline", { reason: "x" }, 400, "reason is not a field"],
  [
    "POST recurring/{active}/charges",
    { outcomes: ["succeed", "explode"] },
    400,
    "outcomes[1] must be one of succeed, fail",
  ],
  ["POST /_control/sandboxes", {}, 400, "name is missing"],
  ["POST /_control/sandboxes", { name: ".." }, 400, 'not -, . or .. alone, but you sent ".."'],
  ["POST /_control/sandboxes", { name: "a/b" }, 400, "name must"],
  ["POST /_control/sandboxes", { name: "x".repeat(129) }, 400, "name must"],
  ["POST /_control/sandboxes", { name: "a", clock: "frozn" }, 400, "Did you mean frozen?"],
  [
    "POST /_control/sandboxes",
    { name: "a", clock: { mode: "frozen" } },
    400,
    "clock must be real, frozen or the instant to freeze it at, such as 2026-01-31T12:00:00Z",
  ],
  ["POST /_control/sandboxes", { name: "a", settings: { strikt: true } }, 400, "mean strict?"],
  ["PATCH assumptions", {}, 400, "the body"],
  ["PATCH assumptions", { taby: "accept" }, 400, "taby is not an assumption. Did you mean"],
  [
    "PATCH assumptions",
    { tabby: "no" },
    400,
    'tabby must be one of accept, reject, but you sent "no"',
  ],
  ["PATCH assumptions", { tabby: true }, 400, "tabby must be a text"],
  ["PATCH assumptions", { "invoice-url-host": "pay.sa" }, 400, "must be own or an http URL"],
  ["PATCH settings", { strict: "yes" }, 400, "strict must be a boolean"],
  ["PATCH settings", { rates: { USD: 0 } }, 400, "rates.USD must"],
  ["PATCH settings", { rates: { SAR: 1 } }, 400, "rates.SAR is not a field"],
  ["PATCH settings", { webhook: { url: "ftp://a/" } }, 400, "webhook"],
  ["PATCH settings", { secretKey: "" }, 400, "secretKey must not be empty"],
  ["PUT merchants", {}, 400, "merchants is missing"],
  ["PUT merchants", { merchants: [{ id: 0 }] }, 400, "merchants[0].id must be at least"],
  // Records.
  ["GET events?limit=0", undefined, 400, "limit must be a whole number from 1 to 10000"],
  ["GET events?type=invoice-payed&order=newest", undefined, 400, "mean invoice-paid?"],
  ["GET invoices?cursor=-1", undefined, 400, "cursor must be at least 0"],
  ["GET invoices?order=best", undefined, 400, "order must be one of oldest, newest, but"],
  ["GET events?limit=ten", undefined, 400, 'but you sent "ten"'],
  ["GET events?after=1.5", undefined, 400, "after must be a whole number"],
];

describe("the control API refuses", () => {
  test.for(REFUSED)("%s %j with %d", async (row, { merchant, tester }) => {
    const [what, body, status, sentence] = row;
    const made = {
      "{mada}": await merchant.createsInvoice({ supportedCardBrands: ["mada"] }),
      "{active}": await merchant.registers(),
    };
    await tester.recurring.start(made["{active}"]);
    const { events } = await tester.summary();
    const [method = "", place = ""] = what
      .replace(/\{\w+\}/, (name) => made[name as keyof typeof made])
      .split(" ");
    const path = place.startsWith("/") ? place : `${SHOP}/${place}`;

    const answered = await call(merchant, method, path, body);

    expect(answered.status, answered.text).toBe(status);
    expect(answered.body.detail).toContain(sentence);
    expect(answered.body.status).toBe(String(status));
    expect((await tester.summary()).events).toBe(events);
  });
});
