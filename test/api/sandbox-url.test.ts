import { describe, expect } from "vitest";
import { clientOf } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";
import { test, walletOf } from "../support/persons.js";

const ORDER = invoiceFields();

describe("a base URL that names a sandbox", () => {
  test("decides on the sandbox, whatever the token says", async ({ gateway, merchant }) => {
    const { baseUrl } = gateway;
    const other = clientOf(`${baseUrl}/s/other`, "sandbox_shop");
    const { status, body } = await other.post("/api/addInvoice", ORDER);
    expect(status).toBe(200);
    expect((await gateway.get("other").invoices.list()).matches).toBe(1);
    expect((await merchant.get(`/api/getInvoice/${body.transactionNo}`)).status).toBe(404);
    const { requests } = await gateway.get("other").requests();
    expect(requests.at(-1)).toMatchObject({ operationId: "addInvoice", path: "/api/addInvoice" });
  });

  test("issues tokens of the sandbox that it names", async ({ gateway: { baseUrl } }) => {
    const credentials = { apiId: "anybody", secretKey: "any", persistToken: false };
    const named = clientOf(`${baseUrl}/s/other`);
    const { id_token } = (await named.post("/api/auth", credentials)).body;
    const { body } = await clientOf(baseUrl, id_token).post("/api/addInvoice", ORDER);
    const there = await named.send("GET", `/api/getInvoice/${body.transactionNo}`, {
      headers: { Authorization: "Bearer sandbox_x" },
    });
    expect(there.status).toBe(200);
  });

  test("leads an unmodified client to a fork, where numbers are shared", async ({ persons }) => {
    const { gateway, merchant, tester } = persons;
    const orderNumber = await merchant.createsInvoice();
    const fork = await gateway.fork("shop", { name: "what-if" });
    const sends = (prefix: string) =>
      walletOf({ orderUrl: gateway.orderUrl + prefix }).asksForCode(orderNumber);
    expect((await sends("/s/what-if")).status).toBe(200);
    expect([(await fork.sms()).matches, (await tester.sms()).matches]).toEqual([1, 0]);
    expect((await sends("")).status).toBe(200);
    expect([(await fork.sms()).matches, (await tester.sms()).matches]).toEqual([1, 1]);
    expect((await sends("/s/unknown")).status).toBe(404);
  });

  test("begins all links of its answers", async ({ gateway: { baseUrl } }) => {
    const base = `${baseUrl}/s/other`;
    const client = clientOf(base, "sandbox_other");
    const { body } = await client.post("/api/addInvoice", { ...ORDER, smsMessage: "[SHORT_URL]" });
    const links = [body.url, body.qrUrl, body.mobileUrl, body.checkUrl];
    for (const link of links) {
      expect(link).toMatch(new RegExp(`^${base}/`));
      const { status } = await client.get(link.slice(base.length));
      expect(status, link).toBe(200);
    }
    const page = await client.get(new URL(body.url).pathname.replace("/s/other", ""));
    expect(page.text).toContain('action="/s/other/pay/order/');
  });

  test("is not mistaken for a short link, nor for a name that no sandbox has", async ({
    gateway: { baseUrl },
  }) => {
    const client = clientOf(baseUrl, "sandbox_shop");
    expect((await client.get("/s/other")).status).toBe(404);
    expect((await client.post("/s/a%20b/api/addInvoice", ORDER)).status).toBe(404);
  });

  test("still wants a token where the operation does", async ({ gateway: { baseUrl } }) => {
    const { status } = await clientOf(`${baseUrl}/s/other`).post("/api/addInvoice", ORDER);
    expect(status).toBe(401);
  });
});
