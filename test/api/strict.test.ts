import { describe, expect } from "vitest";
import { type OperationEntry, operations } from "../../spec/generated/operations.js";
import { failureIn } from "../support/http.js";
import { anyAnswer, lastRequest, SANDBOX, test, walletOf } from "../support/persons.js";

const OPERATIONS: readonly OperationEntry[] = operations;
const SHAPES = { problem: "problem", otp: "otp", recurring: "recurring" } as const;

/** What is tolerated or assumed otherwise is refused. */
describe("strict mode", () => {
  // Here, since the files of a worker share what is overridden outside of a suite.
  test.override({ options: { strict: true } });

  describe("refuses an assumed operation with 501 in its own shape, and explains why", () => {
    for (const operation of OPERATIONS.filter(({ provenance }) => provenance === "assumed")) {
      const { id, method, path, family } = operation;
      test(id, async ({ gateway, merchant, tester }) => {
        const orderNumber = await merchant.createsInvoice();
        const filled = path.replace(/\{\w+\}/, orderNumber);
        // Without a token, the apiId or the number of the invoice identifies the sandbox.
        const body = JSON.stringify({ orderNumber, apiId: SANDBOX, profileNo: SANDBOX });
        const headers = { "Content-Type": "application/json" };
        const client = anyAnswer(gateway.baseUrl);
        const answered = await client.send(method, filled, {
          headers,
          ...(method === "POST" && { body }),
        });
        expect(answered.status, answered.text).toBe(501);
        const why = `${id} is assumed: the description of the service does not show it, and strict mode rejects such operations`;
        expect(answered.body).toEqual(failureIn(SHAPES[family], filled, 501, why));
        expect(await lastRequest(tester)).toMatchObject({
          operationId: id,
          status: 501,
          code: "assumed-operation",
          explanation: why,
        });
      });
    }

    test("first refuses a request without a token", async ({ gateway }) => {
      const client = anyAnswer(gateway.baseUrl, "nobody");
      expect((await client.get("/api/getInvoice/1")).status).toBe(401);
    });
  });

  describe("still serves what the description shows", () => {
    test("invoices, merchants, codes and recurring payments", async ({ gateway, merchant }) => {
      const invoice = await merchant.createsInvoice();
      expect((await merchant.get("/rest/partner/getMyMerchants")).status).toBe(200);
      expect((await walletOf(gateway).asksForCode(invoice)).status).toBe(200);
      expect(await merchant.registers()).not.toBe("");
    });

    test("and the pages", async ({ customer, merchant, tester }) => {
      const invoice = await merchant.createsInvoice();
      expect((await customer.submits(invoice, { do: "pay" })).status).toBe(303);
      expect((await tester.invoices.read(invoice)).status).toBe("paid");
    });
  });

  test("can be changed by a tester for one running sandbox", async ({ merchant, tester }) => {
    const invoice = await merchant.createsInvoice();
    await tester.settings.change({ strict: false });
    expect((await merchant.reads(invoice)).status).toBe(200);
    await tester.settings.change({ strict: true });
    expect((await merchant.addsInvoice({ amount: "25" })).status).toBe(400);
  });
});
