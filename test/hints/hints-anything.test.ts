import fc from "fast-check";
import { describe, expect } from "vitest";
import { START, test } from "../support/persons.js";
import { makes, posts, TOKEN } from "./mistake.js";
import { watched } from "./watched.js";

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

  test.for([
    ["quotes", `{"${'\\"'.repeat(200_000)}`],
    ["brackets", `{${"[ ,".repeat(100_000)}`],
    ["blanks", `{"a":${" ".repeat(400_000)}`],
  ] as const)(
    "a hostile body of %s is refused as any broken one is",
    async ([, body], { gateway }) => {
      const answers = await Promise.all(
        [body, "{"].map((text) => makes({ gateway }, posts("/api/addInvoice", text))),
      );
      const [hostile, broken] = answers.map(({ status, json }) => [status, json?.title]);
      expect(hostile).toEqual(broken);
      expect(broken).toEqual([400, "Unusable body"]);
    },
  );
});
