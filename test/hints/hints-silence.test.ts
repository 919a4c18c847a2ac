import fc from "fast-check";
import { describe, expect } from "vitest";
import { clientOf, sendRaw } from "../support/http.js";
import { type Persons, test, walletOf } from "../support/persons.js";
import { calls, makes, posts } from "./mistake.js";
import { watched } from "./watched.js";

const HEADER = "x-paystub-explain";

/** Every operation once, and well. Returns the headers of the answers. */
async function everythingGoesWell({ merchant, gateway }: Persons): Promise<Headers[]> {
  const { headers: token } = await merchant.post("/api/auth", { apiId: "shop", secretKey: "k" });
  const partner = { profileNo: "shop", apiKey: "k", persistToken: true };
  const { headers: partnerToken, body } = await merchant.post("/api/partner/auth", partner);
  const lists = clientOf(gateway.baseUrl, body.id_token);
  const { headers: merchants } = await lists.get("/rest/partner/getMyMerchants");
  const added = await merchant.addsInvoice();
  const read = await merchant.reads(added.body.transactionNo);
  const wallet = walletOf(gateway);
  const asked = await wallet.asksForCode(added.body.transactionNo);
  const { paymentSessionId, signature, signedBase64Data } = asked.body;
  const proof = { paymentSessionId, signature, signedBase64Data };
  const paid = await wallet.pays(added.body.transactionNo, proof);
  const other = { transactionNo: await merchant.createsInvoice() };
  const canceled = await merchant.post("/api/cancelInvoice", other);
  const registered = await merchant.post("/api/registerPayment", merchant.plan());
  const listed = await merchant.get("/api/recurringPayments");
  const { recurringId } = registered.body.invoiceDetails;
  const stopped = await merchant.post("/api/cancelRecurring", { recurringId });
  const answers = [added, read, asked, paid, canceled, registered, listed, stopped];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return [token, partnerToken, merchants, ...answers.map(({ headers }) => headers)];
}

describe("what goes well", () => {
  test("is never explained, whichever operation it is", async () => {
    const { persons, journal } = await watched();
    const headers = await everythingGoesWell(persons);
    await persons.close();
    expect(headers.filter((one) => one.has(HEADER))).toEqual([]);
    expect(new Set(journal.map(({ operationId }) => operationId)).size).toBe(11);
    expect(journal.flatMap(({ explanation }) => explanation ?? [])).toEqual([]);
  });

  test("is never explained, whatever a good order holds", async ({ gateway, merchant }) => {
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

  test("is not explained when what is put up with was meant so", async ({ merchant }) => {
    const { status, headers } = await merchant.addsInvoice({
      amount: "25.00",
      orderNumber: 17,
      cancelUrl: null,
      supportedCardBrands: { "1": "mada" },
      coupon: "X",
    });
    expect([status, headers.has(HEADER)]).toEqual([200, false]);
  });

  test("pages and our own API are not explained", async ({ merchant, gateway }) => {
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

test("an injected fault is answered as the service would fail, without an explanation", async ({
  merchant,
  tester,
}) => {
  await tester.faults.add({ fault: "status", status: 500, operation: "addInvoice" });
  const { status, headers } = await merchant.addsInvoice({ amount: "much" });
  expect([status, headers.has(HEADER)]).toEqual([500, false]);
});

test("a refusal without a nearer cause is explained by what it says", async ({
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
