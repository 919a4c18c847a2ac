import { describe, expect } from "vitest";
import { pageOf } from "../../mocks/control/lists.js";
import { call, done, SHOP, START, test, walletOf } from "../support/persons.js";

describe("a list", () => {
  const listing = {
    items: "items" as const,
    statesOf: (n: number) => [n % 2 === 0 ? "even" : "odd"],
    instantOf: (n: number) => n,
    textsOf: (n: number) => [`No ${n}`, null],
    view: (n: number) => n,
  };
  const things = [1, 2, 3, 4, 5];

  test.for([
    ["all of it without a query", {}, [1, 2, 3, 4, 5], 5, null],
    ["a first page", { limit: 2 }, [1, 2], 5, 2],
    ["the page after it", { limit: 2, cursor: 2 }, [3, 4], 5, 4],
    ["the last page", { limit: 2, cursor: 4 }, [5], 5, null],
    ["nothing after the end", { cursor: 9 }, [], 5, null],
    ["the newest first", { order: "newest", limit: 2 }, [5, 4], 5, 3],
    ["those before them", { order: "newest", limit: 2, cursor: 3 }, [3, 2], 5, 1],
    ["the oldest at last", { order: "newest", limit: 2, cursor: 1 }, [1], 5, null],
    ["those in a state", { status: "odd" }, [1, 3, 5], 3, null],
    ["those that hold a text", { q: "nO 4" }, [4], 1, null],
    ["none where none matches", { q: "soup" }, [], 0, null],
  ] as const)("answers with %s", ([, query, items, matches, next]) => {
    expect(pageOf(things, query, listing)).toEqual({ items, matches, next });
  });
});

describe("the control API lists", () => {
  test.for([
    ["invoices?status=Paid", 'refunded, callback-failed, but you sent "Paid". Did you mean paid?'],
    ["recurring?status=paused", "registered, active, canceled, completed, ended, but"],
    ["requests?status=nonsense&limit=1", "ok, doubtful, refused, injected, api, page, but"],
  ])("nothing for an impossible state: %s", async ([path, why], { merchant }) => {
    const { status, body } = await call(merchant, "GET", `${SHOP}/${path}`);
    expect(status).toBe(400);
    expect(body.detail).toContain("status must be one of ");
    expect(body.detail).toContain(why);
  });

  test("the other things in the same way", async ({ merchant, tester }) => {
    const no = await merchant.createsInvoice({ smsMessage: "Pay" });
    await tester.invoices.pay(no);
    await merchant.registers();
    const count = async (path: string, key: string) => {
      const page = await done(merchant, "GET", `${SHOP}/${path}`);
      return [page[key].length, page.matches];
    };
    expect(await count("callbacks?status=delivered", "callbacks")).toEqual([1, 1]);
    expect(await count("sms?q=pay&limit=5", "sms")).toEqual([1, 1]);
    expect(await count("recurring?status=active", "recurring")).toEqual([0, 0]);
    expect(await count("requests?status=ok&limit=1", "requests")).toEqual([1, 2]);
    expect(await count("events?q=invoice-paid", "events")).toEqual([1, 1]);
    expect(await count("events?order=newest&limit=2", "events")).toEqual([2, 8]);
  });

  test("wallet sessions, with the code that was sent", async ({ gateway, merchant, tester }) => {
    const no = await merchant.createsInvoice();
    await walletOf(gateway).getsCode(no);
    const { sessions } = await done(merchant, "GET", `${SHOP}/sessions`);
    expect(sessions).toMatchObject([
      { transactionNo: no, code: "12345", state: "open", total: 25, wrongCodes: 0 },
    ]);
    await tester.clock.advance({ by: "PT5M" });
    expect((await tester.sessions({ status: "expired" })).matches).toBe(1);
  });
});

describe("the control API reads", () => {
  test("when a callback was scheduled that is never made", async ({
    merchant,
    customer,
    tester,
  }) => {
    const [shown, reported] = [await merchant.createsInvoice(), await merchant.createsInvoice()];
    await customer.submits(shown, { do: "pay" });
    await tester.clock.advance({ by: "PT1H" });
    await tester.faults.add({ fault: "callback-dropped", times: 1 });
    await tester.invoices.pay(reported);
    const later = "2026-03-01T13:00:00.000Z";
    const { callbacks } = await done(merchant, "GET", `${SHOP}/callbacks`);
    expect(callbacks).toMatchObject([
      { state: "redirected", createdAt: START, attempts: [], nextAttemptAt: null },
      { state: "dropped", createdAt: later, attempts: [], nextAttemptAt: null },
    ]);
    const since = await done(merchant, "GET", `${SHOP}/callbacks?since=${later}`);
    expect(since).toMatchObject({ callbacks: [{ state: "dropped" }], matches: 1 });
  });

  test("what falls due, the earliest first", async ({ merchant, tester }) => {
    const no = await merchant.createsInvoice();
    const id = await merchant.registers();
    await tester.recurring.start(id);
    const { due, matches } = await done(merchant, "GET", `${SHOP}/agenda`);
    expect(matches).toBe(2);
    expect(due).toMatchObject([
      { at: "2026-03-02T12:00:00.000Z", what: "expiry", about: no, transactionNo: no },
      { what: "charge", about: id, transactionNo: null },
    ]);
    const soon = await done(merchant, "GET", `${SHOP}/agenda?until=${START}`);
    expect(soon).toEqual({ due: [], matches: 0 });
  });

  test("a request with its bodies and its duration", async ({ merchant }) => {
    const no = await merchant.createsInvoice();
    const [first] = (await done(merchant, "GET", `${SHOP}/requests`)).requests;
    const entry = await done(merchant, "GET", `${SHOP}/requests/${first.id}`);
    expect(entry).toMatchObject({ transactionNo: no, after: 1, position: { seq: 2 } });
    expect(entry.durationMs).toBeGreaterThan(0);
    expect(Date.parse(entry.wallAt)).toBeGreaterThan(Date.parse(START));
    expect((await call(merchant, "GET", `${SHOP}/requests/99999`)).status).toBe(404);
  });

  test("failures, the most frequent first, apart from those that a fault injected", async ({
    merchant,
    tester,
  }) => {
    await merchant.reads("1000000000000");
    await merchant.addsInvoice({ amount: 1 });
    await merchant.addsInvoice({ amount: 2 });
    await tester.faults.add({ fault: "status", operation: "addInvoice", status: 500, times: 1 });
    await merchant.addsInvoice();
    const { problems } = await done(merchant, "GET", `${SHOP}/problems`);
    expect(problems).toMatchObject([
      { kind: "refused", operationId: "addInvoice", code: "amount-below-minimum", count: 2 },
      { kind: "refused", operationId: "getInvoice", count: 1 },
      { kind: "injected", operationId: "addInvoice", status: 500, count: 1 },
    ]);
  });

  test("a call that a fault only delayed as the caller's own mistake", async ({
    merchant,
    tester,
  }) => {
    await tester.faults.add({ fault: "latency", operation: "addInvoice", delayMs: 1 });
    await merchant.addsInvoice({ amount: 1 });
    expect((await tester.problems()).problems).toMatchObject([{ kind: "refused", status: 400 }]);
  });

  test("different failures apart, and failures that differ only in values together", async ({
    merchant,
    customer,
    tester,
  }) => {
    const pays = async (cardNumber: string) => {
      const no = await merchant.createsInvoice();
      await customer.submits(no, { do: "pay", cardNumber });
    };
    await pays("4000000000009995");
    await pays("4000000000009995");
    await pays("4000000000000119");
    await pays("4000000000000123");
    const reported = (await tester.problems()).problems.map(
      ({ count, method, path, explanation }) => {
        return `${count} ${method} ${path.replace(/\d+/, "N")}: ${explanation}`;
      },
    );
    expect(reported).toEqual([
      "2 POST /pay/order/N: the payment was declined: INSUFFICIENT_FUNDS, Insufficient funds",
      "1 POST /pay/order/N: the payment was declined: PROCESSING_ERROR, The bank did not answer",
      "1 POST /pay/order/N: This card number is mistyped: its check digit is wrong.",
    ]);
  });

  test("calls of the service, without requests of browsers", async ({
    merchant,
    customer,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await customer.opens(no);
    const paths = async (status: "api" | "page") =>
      (await tester.requests({ status })).requests.map(({ path }) => path);
    expect(await paths("api")).toEqual(["/api/addInvoice"]);
    expect(await paths("page")).toEqual([`/pay/order/${no}`]);
  });

  test("callbacks that the shop did not accept, by kind and result", async ({
    merchant,
    tester,
  }) => {
    merchant.shop.answers(404, 404);
    const first = await merchant.createsInvoice({ orderNumber: "ORD-7" });
    await tester.invoices.pay(first);
    await tester.invoices.pay(await merchant.createsInvoice());
    await tester.invoices.pay(await merchant.createsInvoice());
    const { callbacks } = await tester.problems();
    expect(callbacks).toMatchObject([
      {
        kind: "paid",
        outcome: "refused",
        status: 404,
        count: 2,
        waiting: 2,
        lastCallbackId: "cb-2",
      },
    ]);
    const failing = await tester.callbacks.list({ status: "failing", q: "ord-7" });
    expect(failing.callbacks).toMatchObject([{ id: "cb-1", subject: "ORD-7" }]);
    await tester.callbacks.resend("cb-1");
    await tester.callbacks.resend("cb-2");
    expect((await tester.problems()).callbacks).toEqual([]);
  });

  test("the faults and the assumptions", async ({ merchant }) => {
    const { faults, testValues, testCards, switches } = await done(
      merchant,
      "GET",
      "/_control/failures",
    );
    const limited = faults.find(({ fault }: { fault: string }) => fault === "rate-limited");
    expect(limited.parameters).toMatchObject([{ name: "retryAfterSeconds", preset: 1 }]);
    expect(testValues.length).toBeGreaterThan(10);
    expect(testCards).toContainEqual({ number: "4464040000000007", brand: "mada", asks: null });
    expect(switches[0]).toMatchObject({ id: "order-status-case", default: "mixed" });
  });
});

describe("invoices", () => {
  test("are filtered by state, method and amount, found by an amount, and counted by state", async ({
    merchant,
    tester,
  }) => {
    const paid = await merchant.createsInvoice({ amount: 25.5 });
    await tester.invoices.pay(paid, { method: "mada" });
    await tester.invoices.refund(paid);
    const declined = await merchant.createsInvoice({ amount: 70 });
    await tester.invoices.decline(declined);
    const numbers = async (query: Parameters<typeof tester.invoices.list>[0]) =>
      (await tester.invoices.list(query)).invoices.map(({ transactionNo }) => transactionNo);
    expect(await numbers({ status: "refunded" })).toEqual([paid]);
    expect(await numbers({ status: "declined" })).toEqual([declined]);
    expect(await numbers({ status: "callback-failed" })).toEqual([]);
    expect(await numbers({ method: "mada" })).toEqual([paid]);
    expect(await numbers({ minAmount: 25.51 })).toEqual([declined]);
    expect(await numbers({ minAmount: 25.5, maxAmount: 25.5 })).toEqual([paid]);
    expect(await numbers({ q: "70.0" })).toEqual([declined]);
    expect(await numbers({ q: "mada" })).toEqual([paid]);
    const { counts, matches } = await tester.invoices.list({
      count: "status",
      status: "paid",
      limit: 1,
    });
    expect(matches).toBe(1);
    expect(counts).toEqual({
      ...{ pending: 1, paid: 1, canceled: 0 },
      ...{ declined: 1, refunded: 1, "callback-failed": 0 },
    });
    expect((await tester.invoices.list()).counts).toBeUndefined();
    const callBackUrl = "http://127.0.0.1:9/closed";
    const unnotified = await merchant.createsInvoice({ callBackUrl });
    await tester.invoices.pay(unnotified);
    expect(await numbers({ status: "callback-failed" })).toEqual([unnotified]);
  });
});
