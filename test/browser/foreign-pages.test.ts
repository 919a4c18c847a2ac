import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hasChromium, openOtherSite, test } from "../support/browser.js";

/** If the gateway has a name of another machine, a browser reveals nothing about its callers. */
const GATEWAY = "gateway.test";

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

test.override("options", { host: "0.0.0.0", allowHosts: [GATEWAY] });

test.skipIf(!hasChromium()).for([
  ["on this machine", "127.0.0.1", "localhost"],
  ["where a browser says nothing", GATEWAY, "elsewhere.test"],
] as const)(
  "a page of another site %s cannot find out what exists by loading it",
  async (row, { gateway, merchant, visitor: { page, complaints } }) => {
    const [, gatewayName, siteName] = row;
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
  },
);
