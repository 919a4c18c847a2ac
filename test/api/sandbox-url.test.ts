import { describe, expect } from "vitest";
import { openKit } from "../../mocks/testkit/kit.js";
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

  test("may come after another one, by which a proxy finds the mock", async ({ gateway }) => {
    const below = `${gateway.baseUrl}/s/job-7`;
    const kit = await openKit({ controlUrl: `${below}/_control` });
    await kit.run("pays", async ({ baseUrl, token, invoiceOfOrder }) => {
      expect(baseUrl).toBe(`${below}/s/pays`);
      const { body } = await clientOf(baseUrl, token).post("/api/addInvoice", ORDER);
      expect(body.url).toMatch(`${baseUrl}/pay/order/`);
      const page = await fetch(body.url);
      expect(await page.text()).toContain('action="/s/job-7/s/pays/pay/order/');
      const { invoice } = await invoiceOfOrder("ORD-1").pay();
      expect([invoice.status, invoice.paymentUrl]).toEqual(["paid", body.url]);
      const again = { method: "POST", headers: { "Content-Type": "application/json" } };
      const opened = await fetch(`${below}/_control/sandboxes`, {
        ...again,
        body: '{"name":"job-7"}',
      });
      expect(await opened.json()).toMatchObject({ baseUrl: below, orderUrl: below });
    });
    await kit.close();
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
