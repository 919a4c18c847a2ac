import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  hasChromium,
  openOtherSite,
  type Visitor,
  test as visitorTest,
} from "../../support/browser.js";
import { startPersons } from "../../support/persons.js";

/** If the gateway has a name of another machine, a browser reveals nothing about its callers. */
const GATEWAY = "gateway.test";

const press = (page: Pick<Page, "getByRole">, name: string | RegExp) =>
  page.getByRole("button", { name }).click();

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
    test("does not frame it without permission", async ({ merchant, visitor, shows }) => {
      const { transactionNo, url, mobileUrl } = (await merchant.addsInvoice()).body;
      for (const address of [url, mobileUrl]) {
        await shows(address);
        expect(await visitor.page.frameLocator("iframe").locator("form").count()).toBe(0);
        expect(framesRefused(visitor).length).toBeGreaterThan(0);
      }
      expect(await merchant.readsStatus(transactionNo)).toBe("PENDING");
    });

    describe("and is named by another port", () => {
      test.override("options", { allowFrame: ["http://localhost:1"] });

      test("does not either", async ({ merchant, visitor, shows }) => {
        const { mobileUrl } = (await merchant.addsInvoice()).body;
        await shows(mobileUrl);
        expect(await visitor.page.frameLocator("iframe").locator("form").count()).toBe(0);
        expect(framesRefused(visitor).join()).toContain("frame-ancestors");
      });
    });

    test("can frame it with permission, and the customer pays there", async ({
      visitor: { page },
    }) => {
      // The page of the site learns the address of the gateway, which has to know the site's first.
      let content = "";
      const site = await openOtherSite(() => content);
      const { merchant, close } = await startPersons({ allowFrame: [site.url] });
      const { transactionNo, mobileUrl } = (await merchant.addsInvoice()).body;
      content = frameOf(mobileUrl);
      await page.goto(site.url);
      await press(page.frameLocator("iframe"), /^Pay/);
      await expect.poll(() => page.frames()[1]?.url()).toContain(`${merchant.shop.url}/paid?`);
      // A test that ended before the shop's page was there would break its loading off.
      await page.frames()[1]?.waitForLoadState();
      expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
      await site.close();
      await close();
    });

    describe("if every site is allowed", () => {
      test.override("options", { allowFrame: ["*"] });

      test("pays it in a window of its own", async ({ merchant, visitor, shows }) => {
        const { transactionNo, url, mobileUrl } = (await merchant.addsInvoice()).body;
        const { page, context } = visitor;
        await shows(mobileUrl);
        await press(page.frameLocator("iframe"), /^Pay/);
        const step = page.frameLocator("iframe").getByRole("link", { name: /payment page/ });
        const [opened] = await Promise.all([context.waitForEvent("page"), step.click()]);
        expect(await merchant.readsStatus(transactionNo)).toBe("PENDING");
        await opened.waitForURL(url);
        await press(opened, /^Pay/);
        await opened.waitForURL(/\/paid\?/);
        expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
      });

      test("but not the full page", async ({ merchant, visitor, shows }) => {
        await shows((await merchant.addsInvoice()).body.url);
        expect(await visitor.page.frameLocator("iframe").locator("form").count()).toBe(0);
        expect(framesRefused(visitor).length).toBeGreaterThan(0);
      });
    });
  });
});
