import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect } from "vitest";
import { silenceAt } from "../../mocks/sandbox/shop-probe.js";
import { type Persons, test } from "../support/persons.js";
import { openShop } from "../support/servers.js";

/** Where the payment page sends a browser when the shop of this machine is not up. */

const BROWSER = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** An unused URL on this machine, and a function that begins to listen there. */
async function deadShop() {
  const shop = await openShop();
  await shop.close();
  const port = Number(new URL(shop.url).port);
  const starts = async () => {
    const server = http.createServer((_request, response) => response.end("here again"));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
  };
  return { url: shop.url, starts };
}

type Parts = Pick<Persons, "gateway" | "merchant">;

/** An invoice whose shop is at a URL; how a browser posts its form, and opens its page. */
async function invoiceOf({ gateway, merchant }: Parts, shop: string) {
  const urls = { callBackUrl: `${shop}/paid`, cancelUrl: `${shop}/canceled` };
  const invoice = await merchant.createsInvoice(urls);
  const page = `${gateway.baseUrl}/pay/order/${invoice}`;
  const opens = (query: string, headers: Record<string, string> = BROWSER) =>
    fetch(page + query, { headers, redirect: "manual" });
  const posts = (form: Record<string, string>, headers: Record<string, string> = BROWSER) =>
    fetch(page, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { Origin: gateway.baseUrl, ...headers },
      redirect: "manual",
    }).then((answer) => answer.headers.get("location") ?? "");
  return {
    invoice,
    opens,
    posts,
    reported: `${shop}/paid?transactionNo=${invoice}&orderNumber=ORD-1`,
  };
}

describe("a browser whose shop is down", () => {
  test("sees that it paid, why the shop does not answer, and a link", async ({
    gateway,
    merchant,
  }) => {
    const { url } = await deadShop();
    const { invoice, opens, posts, reported } = await invoiceOf({ gateway, merchant }, url);
    expect(await posts({ do: "pay" })).toBe(`/pay/order/${invoice}?to=shop`);
    const page = await opens("?to=shop");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("This invoice is paid.");
    expect(html).toContain(`Returning to ${url}, but the shop does not answer.`);
    expect(html).toContain(`Nothing listens at ${url} (ECONNREFUSED).`);
    expect(html).toContain(`href="${reported.replaceAll("&", "&amp;")}">Go on to the shop</a>`);
    expect(html).toContain(`href="/receipt/${invoice}"`);
    expect(html).toMatch(/<dt>Paid on<\/dt>.*<dt>Method<\/dt>/s);
  });

  test("also after a cancellation, and in Arabic", async ({ gateway, merchant }) => {
    const { url } = await deadShop();
    const { opens, posts } = await invoiceOf({ gateway, merchant }, url);
    expect(await posts({ do: "cancel" })).toContain("?to=shop");
    expect(await (await opens("?to=shop")).text()).toContain("The customer canceled this payment.");
    expect(await (await opens("?to=shop&lang=ar")).text()).toContain("لكن المتجر لا يستجيب");
  });

  test("gets there when the page reloads after the shop has started", async ({
    gateway,
    merchant,
    onTestFinished,
  }) => {
    const { url, starts } = await deadShop();
    const { opens, posts, reported } = await invoiceOf({ gateway, merchant }, url);
    await posts({ do: "pay" });
    onTestFinished((await starts()).close);
    const again = await opens("?to=shop");
    expect([again.status, again.headers.get("location")]).toEqual([303, reported]);
  });

  test.for<[string, Record<string, string>]>([
    ["is a script", { Accept: "*/*" }],
    ["comes through a proxy", { ...BROWSER, "X-Forwarded-For": "203.0.113.7" }],
    ["comes through another proxy", { ...BROWSER, Forwarded: "for=203.0.113.7" }],
  ])("is redirected directly if it %s", async ([, headers], { gateway, merchant }) => {
    const { url } = await deadShop();
    const { posts, reported } = await invoiceOf({ gateway, merchant }, url);
    expect(await posts({ do: "pay" }, headers)).toBe(reported);
  });

  test("is redirected directly to a shop on another machine", async ({ gateway, merchant }) => {
    const { posts, reported } = await invoiceOf({ gateway, merchant }, "https://shop.example");
    expect(await posts({ do: "pay" })).toBe(reported);
  });

  test("goes nowhere before it is sent", async ({ gateway, merchant }) => {
    const { url } = await deadShop();
    const { opens } = await invoiceOf({ gateway, merchant }, url);
    const page = await opens("?to=shop");
    expect([page.status, (await page.text()).includes("<form")]).toEqual([200, true]);
  });

  describe("with alwaysRedirect", () => {
    test.override({ options: { alwaysRedirect: true } });

    test("is redirected directly", async ({ gateway, merchant }) => {
      const { url } = await deadShop();
      const { opens, posts, reported } = await invoiceOf({ gateway, merchant }, url);
      expect(await posts({ do: "pay" })).toBe(reported);
      expect((await opens("?to=shop")).headers.get("location")).toBe(reported);
    });
  });
});

test("is redirected to a running shop, which is notified once", async ({ gateway, merchant }) => {
  const { posts, reported } = await invoiceOf({ gateway, merchant }, merchant.shop.url);
  expect(await posts({ do: "pay" })).toBe(reported);
  expect(merchant.shop.requestLines).toEqual([]);
});

test("a probe reports why the shop does not answer", async ({ merchant }) => {
  const { url } = await deadShop();
  expect(await silenceAt(new URL(url))).toBe("refused");
  expect(await silenceAt(new URL(merchant.shop.url))).toBeUndefined();
  expect(await silenceAt(new URL("http://no-such-name.invalid"))).toHaveProperty("code");
});
