import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  hasChromium,
  openOtherSite,
  type Visitor,
  test as visitorTest,
} from "../support/browser.js";

/** If the gateway has a name of another machine, a browser reveals nothing about its callers. */
const GATEWAY = "gateway.test";

const frameOf = (address: string) => `<iframe src="${address}" width="375" height="640"></iframe>`;

/** A page of another site that shows an address in a frame. */
const test = visitorTest.extend<{ shows: (address: string) => Promise<string> }>({
  shows: async ({ visitor: { page } }, use) => {
    const sites: { close(): Promise<void> }[] = [];
    await use(async (address) => {
      const site = await openOtherSite(frameOf(address));
      sites.push(site);
      await page.goto(site.url);
      return site.url;
    });
    await Promise.all(sites.map((site) => site.close()));
  },
});

/** Takes out what the browser found wrong: each must be about the frame that it did not show. */
function framesRefused({ complaints }: Visitor): readonly string[] {
  return complaints.splice(0).filter((one) => /frame-ancestors|status of 403/.test(one));
}

describe.skipIf(!hasChromium())("a page of another site", () => {
  const TAGS = ["object", "embed", "iframe", "img", "script", "link", "video"] as const;

  /** What a page can detect about an address that it loads into itself. */
  const seen = (page: Page, tag: string, url: string) =>
    page.evaluate(
      ([name, address]) =>
        new Promise<string>((resolve) => {
          // biome-ignore lint/suspicious/noExplicitAny: this runs in the browser, which has no types here
          const { document } = globalThis as any;
          const element = document.createElement(name);
          element.onload = () => resolve(`loaded ${element.offsetWidth}x${element.offsetHeight}`);
          element.onerror = () => resolve("failed");
          element.rel = "stylesheet";
          for (const property of ["src", "data", "href"]) {
            if (property in element) element[property] = address;
          }
          document.body.append(element);
        }),
      [tag, url] as const,
    );

  describe.each([
    ["on this machine", "127.0.0.1", "localhost"],
    ["where a browser says nothing", GATEWAY, "elsewhere.test"],
  ])("%s", (_where, gatewayName, siteName) => {
    test.override("options", { host: "0.0.0.0", allowHosts: [GATEWAY] });

    test("cannot find out what exists by loading it", async ({ gateway, merchant, visitor }) => {
      const { page, complaints } = visitor;
      const invoice = await merchant.createsInvoice();
      const base = gateway.baseUrl.replace("localhost", gatewayName);
      const site = await openOtherSite("<body></body>");
      await page.goto(site.url.replace("localhost", siteName));
      const pairs = [
        [`/pay/order/${invoice}`, "/pay/order/1"],
        [`/pay/frame/${invoice}`, "/pay/frame/1"],
        [`/receipt/${invoice}`, "/receipt/1"],
        [`/openApi/loadOrderQRCode/${invoice}`, "/openApi/loadOrderQRCode/1"],
        ["/_control/health", "/_control/nowhere"],
        ["/_docs/openapi.json", "/_docs/nowhere"],
      ] as const;
      for (const [there, missing] of pairs) {
        for (const tag of TAGS) {
          const [one, other] = [
            await seen(page, tag, base + there),
            await seen(page, tag, base + missing),
          ];
          expect([tag, there, one]).toEqual([tag, there, other]);
        }
      }
      complaints.splice(0);
      await site.close();
    });
  });

  describe("shows the mobile page in a frame", () => {
    test("has nothing to show", async ({ merchant, visitor, shows }) => {
      const { transactionNo, url, mobileUrl } = (await merchant.addsInvoice()).body;
      for (const address of [url, mobileUrl]) {
        await shows(address);
        expect(await visitor.page.frameLocator("iframe").locator("form").count()).toBe(0);
        expect(framesRefused(visitor).length).toBeGreaterThan(0);
      }
      expect(await merchant.readsStatus(transactionNo)).toBe("PENDING");
    });
  });
});
