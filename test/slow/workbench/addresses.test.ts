import { beforeAll, describe, expect } from "vitest";
import { hasChromium, test } from "../../support/browser.js";
import { buildPackage } from "../../support/command-line.js";
import { clientOf } from "../../support/http.js";

/** What a browser says of a thing that the gateway does not have. */
const NOT_THERE = /status of 40[04]/;

beforeAll(buildPackage);

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
      await page
        .locator("main")
        .getByText(/^Not found\. A rewind|^No sandbox has this name/)
        .waitFor();
      // Late errors of a closed page are ignored.
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
    await main.getByText("Status").waitFor();
    await gateway.rewind("shop", { to: 1 });
    await main.getByText("Not found. A rewind").waitFor();
    await tester.invoices.pay(await merchant.createsInvoice());
    await page.goto(`${gateway.baseUrl}/#/shop/callbacks/cb-1`);
    await main.getByText("Attempts").waitFor();
    await gateway.rewind("shop", { to: 1 });
    await main.getByText("Not found. A rewind").waitFor();
    // Late errors of a closed page are ignored.
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

  test("of another sandbox asks that one alone", async ({
    gateway,
    merchant,
    visitor: { page, complaints },
  }) => {
    const first = await merchant.createsInvoice();
    const other = clientOf(gateway.baseUrl, "sandbox_other");
    const { body } = await other.post("/api/addInvoice", merchant.order({ clientName: "Other" }));
    expect(body.transactionNo).not.toBe(first);
    await page.goto(`${gateway.baseUrl}/#/shop/invoices/${first}`);
    await page.locator("main").getByText("Status").waitFor();
    await page.goto(`${gateway.baseUrl}/#/other/invoices/${body.transactionNo}`);
    await page.locator("main .stack b", { hasText: "Other" }).waitFor();
    await page.locator("main").getByText("Status").waitFor();
    expect(complaints).toEqual([]);
  });

  test("names the tab of the failures, which a reload keeps", async ({ gateway, page }) => {
    await gateway.open("shop");
    await page.goto(`${gateway.baseUrl}/#/shop/failures`);
    const selected = page.getByRole("tab", { selected: true });
    expect(await selected.innerText()).toBe("Faults");
    for (const [name, tab] of [
      ["Assumptions", "assumptions"],
      ["Test cards and values", "values"],
    ] as const) {
      await page.getByRole("tab", { name }).click();
      await page.waitForURL(`**/#/shop/failures?tab=${tab}`);
      await page.reload();
      await page.getByRole("tab", { name, selected: true }).waitFor();
    }
    await page.getByRole("tab", { name: "Faults" }).click();
    await page.waitForURL("**/#/shop/failures");
    await page.goto(`${gateway.baseUrl}/#/shop/failures?tab=toString`);
    await page.getByRole("tab", { name: "Faults", selected: true }).waitFor();
  });
});
