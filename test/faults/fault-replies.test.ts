import { describe, expect } from "vitest";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../spec/generated/operations.js";
import { failureIn } from "../support/http.js";
import { anyAnswer, happened, lastRequest, once, SANDBOX, test } from "../support/persons.js";
import { responseValidator } from "../support/responses.js";
import { slowGateway } from "../support/slow-gateway.js";

/** Faults before and instead of the handling of a request, and in the form of its reply. */

const OPERATIONS: readonly (OperationEntry & { readonly id: OperationId })[] = operations;

/** Calls an operation with a body that need not be good: the faults come first. */
function calls(baseUrl: string, { method, path }: OperationEntry, body?: object) {
  const init = method === "GET" ? {} : { body: JSON.stringify(body ?? {}) };
  const headers = { "Content-Type": "application/json" };
  const filled = path.replace(/\{\w+\}/, "1");
  return anyAnswer(baseUrl).send(method, filled, { ...init, headers });
}

/** One operation of each family of failures, with each status that it can fail with. */
const FAILURES = OPERATIONS.filter(({ role }) => role !== null)
  .filter(({ family }, n, all) => all.findIndex((one) => one.family === family) === n)
  .flatMap((one) => one.statuses.flatMap((status) => (status < 400 ? [] : [{ ...one, status }])));

test.for(FAILURES)(
  "[status] is in the error shape of $id $status",
  async (operation, { gateway, tester }) => {
    const { id, status } = operation;
    await once(tester, { fault: "status", status, operation: id, message: "so it is" });
    const { body, text, ...answered } = await calls(gateway.baseUrl, operation);
    expect(answered.status, text).toBe(status);
    expect(responseValidator(id, status)?.(body), text).toBe(true);
    expect(text).toContain("so it is");
    expect(await lastRequest(tester)).toMatchObject({
      status,
      code: "injected",
      explanation: "fault-1 applied: status",
      faults: [expect.stringContaining(`(status ${status}, message so it is)`)],
      injected: [{ id: "fault-1", fault: "status" }],
    });
    expect(await happened(tester)).toEqual(["sandbox-opened"]);
  },
);

test("[status] applies to operations without a token through their invoice", async ({
  gateway,
  merchant,
  tester,
}) => {
  const orderNumber = await merchant.createsInvoice();
  for (const operation of OPERATIONS.filter(({ server }) => server === "order")) {
    await once(tester, { fault: "status", status: 500, operation: operation.id });
    const { status, body } = await calls(gateway.orderUrl, operation, { orderNumber });
    expect(status).toBe(500);
    expect(body).toEqual(failureIn("otp", operation.path, 500, expect.stringContaining("fault-")));
  }
  await once(tester, { fault: "status", status: 401, operation: "issueMerchantToken" });
  const refused = await merchant.post("/api/auth", { apiId: SANDBOX, secretKey: "any" });
  expect(refused.status).toBe(401);
});

describe("a reply that the service does not send", () => {
  test("[empty-401] has no body", async ({ merchant, tester }) => {
    await once(tester, { fault: "empty-401" });
    expect(await merchant.addsInvoice()).toMatchObject({ status: 401, text: "" });
    expect(await lastRequest(tester)).toMatchObject({ status: 401, responseBody: null });
    expect((await tester.invoices.list()).invoices).toEqual([]);
    expect((await merchant.addsInvoice()).status).toBe(200);
  });

  test("[html-504] is a proxy's page", async ({ gateway, merchant, tester }) => {
    await once(tester, { fault: "html-504" });
    const client = anyAnswer(gateway.baseUrl);
    const { status, headers, text } = await client.post("/api/addInvoice", merchant.order());
    expect([status, headers.get("content-type")]).toEqual([504, "text/html"]);
    expect(text).toContain("<h1>504 Gateway Time-out</h1>");
    expect(await lastRequest(tester)).toMatchObject({ status: 504, responseBody: text });
    expect((await tester.invoices.list()).invoices).toEqual([]);
  });

  test("[rate-limited] says when to retry", async ({ gateway, merchant, tester }) => {
    await once(tester, { fault: "rate-limited", retryAfterSeconds: 7 });
    const client = anyAnswer(gateway.baseUrl);
    const answered = await client.post("/api/addInvoice", merchant.order());
    expect([answered.status, answered.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(answered.body).toEqual(failureIn("problem", "", 429, expect.any(String)));
    await once(tester, { fault: "rate-limited" });
    const { headers } = await client.post("/api/addInvoice", merchant.order());
    expect(headers.get("retry-after")).toBe("1");
    expect((await tester.invoices.list()).invoices).toEqual([]);
  });
});

describe("[latency] a request waits before it is handled", () => {
  for (const { rule, least, most } of [
    { rule: { delayMs: 3000 }, least: 3000, most: 3000 },
    { rule: { minMs: 100, maxMs: 200 }, least: 100, most: 200 },
    { rule: { maxMs: 50 }, least: 0, most: 50 },
  ]) {
    test(JSON.stringify(rule), async ({ merchant }) => {
      const { baseUrl, clock, tester } = await slowGateway();
      await tester.clock.freeze();
      await tester.faults.add({ fault: "latency", ...rule });
      const answered = anyAnswer(baseUrl).post("/api/addInvoice", merchant.order());
      while (clock.timers.length === 0) await clock.quiet();
      const waits = (clock.timers[0] ?? 0) - clock.now();
      expect(waits).toBeGreaterThanOrEqual(least);
      expect(waits).toBeLessThanOrEqual(most);
      await clock.pass(waits - 1);
      expect((await tester.invoices.list()).invoices).toEqual([]);
      await clock.pass(1);
      expect((await answered).status).toBe(200);
      expect((await lastRequest(tester)).faults).toHaveLength(1);
    });
  }

  test("the same seed gives the same delays, and they differ from call to call", async ({
    merchant,
  }) => {
    const waitsOf = async () => {
      const { baseUrl, clock, tester } = await slowGateway();
      await tester.clock.freeze();
      await tester.faults.add({ fault: "latency", minMs: 1, maxMs: 20_000 });
      const waits: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const answered = anyAnswer(baseUrl).post("/api/addInvoice", merchant.order());
        while (clock.timers.length === 0) await clock.quiet();
        waits.push((clock.timers[0] ?? 0) - clock.now());
        await clock.pass(60_000);
        await answered;
      }
      return waits;
    };
    const waits = await waitsOf();
    expect(await waitsOf()).toEqual(waits);
    expect(new Set(waits).size).toBe(5);
  });

  test("other faults can affect the same request", async ({ merchant }) => {
    const { baseUrl, clock, tester } = await slowGateway();
    await tester.clock.freeze();
    await tester.faults.add({ fault: "latency", delayMs: 500 });
    await tester.faults.add({ fault: "empty-401" });
    const answered = anyAnswer(baseUrl).post("/api/addInvoice", merchant.order());
    while (clock.timers.length === 0) await clock.quiet();
    await clock.pass(500);
    expect((await answered).status).toBe(401);
    expect((await lastRequest(tester)).faults.map((reported) => reported.split(":")[0])).toEqual([
      "fault-1",
      "fault-2",
    ]);
  });
});

describe("a reply in another form", () => {
  test("[missing-field] lacks its first field, or the named one", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const client = anyAnswer(gateway.baseUrl);
    await once(tester, { fault: "missing-field" });
    const first = (await client.post("/api/addInvoice", merchant.order())).body;
    expect(first).not.toHaveProperty("gatewayOrderRequest");
    expect(first).toHaveProperty("transactionNo");
    await once(tester, { fault: "missing-field", field: "gatewayOrderRequest.amount" });
    const deep = (await client.post("/api/addInvoice", merchant.order())).body;
    expect(deep.gatewayOrderRequest).not.toHaveProperty("amount");
    expect(deep).toHaveProperty("amount");
    await once(tester, { fault: "missing-field", field: "no.such.field" });
    expect((await merchant.addsInvoice()).status).toBe(200);
    await once(tester, { fault: "missing-field" });
    const [record] = (await client.get("/rest/partner/getMyMerchants")).body;
    expect(record).not.toHaveProperty("id");
    expect((await tester.invoices.list()).invoices).toHaveLength(3);
  });

  test("[wrong-type] has a field of another type than the spec says", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const client = anyAnswer(gateway.baseUrl);
    const whole = (await merchant.addsInvoice()).body;
    for (const field of Object.keys(whole)) {
      await once(tester, { fault: "wrong-type", field });
      const { status, body } = await client.post("/api/addInvoice", merchant.order());
      expect(status).toBe(200);
      expect(responseValidator("addInvoice", 200)?.(body), field).toBe(false);
    }
    await once(tester, { fault: "wrong-type" });
    const { body } = await client.post("/api/addInvoice", merchant.order());
    expect(body.gatewayOrderRequest).toBe("not an object");
  });

  test("[wrong-content-type] has a type that is not JSON", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const client = anyAnswer(gateway.baseUrl);
    for (const [contentType, expected] of [
      [undefined, "text/html"],
      ["text/plain; charset=utf-8", "text/plain; charset=utf-8"],
    ]) {
      await once(tester, { fault: "wrong-content-type", ...(contentType && { contentType }) });
      const { headers, body } = await client.post("/api/addInvoice", merchant.order());
      expect(headers.get("content-type")).toBe(expected);
      expect(body).toMatchObject({ success: true });
    }
  });

  test("[invoice-wrong-amount] has another amount, or another currency, and nothing else", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const client = anyAnswer(gateway.baseUrl);
    const { transactionNo } = (await merchant.addsInvoice({ amount: 25.5 })).body;
    const read = async (rule: object = {}) => {
      await tester.faults.add({ fault: "invoice-wrong-amount", times: 1, ...rule });
      const { body } = await client.get(`/api/getInvoice/${transactionNo}`);
      expect(responseValidator("getInvoice", 200)?.(body)).toBe(true);
      const { amount, currency } = body.gatewayOrderRequest;
      return [body.amount, amount, currency];
    };
    expect(await read()).toEqual([26.5, 26.5, "SAR"]);
    expect(await read({ amount: 1 })).toEqual([1, 1, "SAR"]);
    expect(await read({ currency: "USD" })).toEqual([25.5, 25.5, "USD"]);
    expect(await read({ currency: "SAR" })).toEqual([25.5, 25.5, "USD"]);
    expect(await read({ amount: 1, currency: "EUR" })).toEqual([1, 1, "EUR"]);
    await expect(read({ currency: "sar" })).rejects.toMatchObject({ status: 400 });
  });

  test("a fault can distort a refusal too", async ({ gateway, merchant, tester }) => {
    await once(tester, { fault: "missing-field", field: "detail" });
    const refused = await anyAnswer(gateway.baseUrl).post(
      "/api/addInvoice",
      merchant.order({ amount: 1 }),
    );
    expect(refused.status).toBe(400);
    expect(refused.body).not.toHaveProperty("detail");
  });
});

test("a rule of one sandbox leaves other sandboxes alone", async ({
  gateway,
  merchant,
  tester,
}) => {
  await tester.faults.add({ fault: "empty-401" });
  const other = anyAnswer(gateway.baseUrl, "sandbox_other");
  expect((await other.post("/api/addInvoice", merchant.order())).status).toBe(200);
  expect((await merchant.addsInvoice()).status).toBe(401);
});
