import { beforeAll, describe, expect } from "vitest";
import { hasChromium } from "./support/browser.js";
import { buildPackage } from "./support/built.js";
import { test } from "./support/visitor.js";

/** What a browser says of a thing that the gateway does not have. */
const NOT_THERE = /status of 40[04]/;

beforeAll(buildPackage, 120_000);

describe.skipIf(!hasChromium())("an address of the workbench", () => {
  test.for([
    "shop/invoices/99999",
    "shop/invoices/a%2Fb",
    "shop/recurring/xyz",
    "shop/callbacks/xyz",
    "shop/calls/99999",
    "shop/calls/xyz",
    "shop/sessions/xyz",
    "shop/events/99999",
    "shop/events/xyz",
    "nobody/plots",
    "nobody/coverage",
  ])(
    "of what is not there says so: %s",
    async (place, { gateway, merchant, visitor: { page, complaints } }) => {
      await merchant.createsInvoice();
      await page.goto(`${gateway.baseUrl}/#/${place}`);
      await page.locator("main .card", { hasText: /^Nothing matches$/ }).waitFor();
      // What comes late of a page that is closed is told nobody.
    await page.close();
    expect(complaints.splice(0).filter((text) => !NOT_THERE.test(text))).toEqual([]);
    },
  );

  test("of what was rewound away says so", async ({
    gateway,
    merchant,
    tester,
    visitor: { page, complaints },
  }) => {
    const id = await merchant.registers();
    await page.goto(`${gateway.baseUrl}/#/shop/recurring/${id}`);
    const main = page.locator("main");
    await main.getByText("Where it stands").waitFor();
    await gateway.rewind("shop", { to: 1 });
    await main.getByText("Nothing matches").waitFor();
    await tester.invoices.pay(await merchant.createsInvoice());
    await page.goto(`${gateway.baseUrl}/#/shop/callbacks/cb-1`);
    await main.getByText("Attempts").waitFor();
    await gateway.rewind("shop", { to: 1 });
    await main.getByText("Nothing matches").waitFor();
    // What comes late of a page that is closed is told nobody.
    await page.close();
    expect(complaints.splice(0).filter((text) => !NOT_THERE.test(text))).toEqual([]);
  });

  test("is read once the gateway is heard again", async ({
    gateway,
    merchant,
    visitor: { page, complaints },
  }) => {
    await merchant.createsInvoice();
    let hear = () => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    let streams = 0;
    await page.route("**/shop/stream*", async (route) => {
      streams += 1;
      if (streams > 1) return heard.then(() => route.continue());
      const body = 'event: end\ndata: {"why":"slow"}\n\n';
      return route.fulfill({ contentType: "text/event-stream", body });
    });
    await page.route("**/requests/1", (route) => route.abort());
    await page.goto(`${gateway.baseUrl}/#/shop/calls/1`);
    await page.locator("main").getByText("Loading").waitFor();
    await page.getByText("Connection lost").first().waitFor();
    await page.unroute("**/requests/1");
    hear();
    await page.locator("main h1", { hasText: "addInvoice" }).waitFor();
    expect(complaints.splice(0).filter((text) => !/ERR_/.test(text))).toEqual([]);
  });
});
