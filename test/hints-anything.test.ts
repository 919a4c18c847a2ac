import fc from "fast-check";
import { describe, expect } from "vitest";
import { makes, posts, TOKEN } from "./hints/mistake.js";
import { watched } from "./hints/watched.js";
import { START, test } from "./support/persons.js";

describe("whatever comes", () => {
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

  test("an explanation never fails on a broken body, a path or a token", async () => {
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

  test("a hostile body is explained as fast as any", async ({ gateway }) => {
    const bodies = [
      `{"${'\\"'.repeat(200_000)}`,
      `{${"[ ,".repeat(100_000)}`,
      `{"a":${" ".repeat(400_000)}`,
    ];
    for (const body of bodies) {
      const { status } = await makes({ gateway }, posts("/api/addInvoice", body));
      expect(status).toBe(400);
    }
  });
});
