import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { hasChromium, test } from "../support/browser.js";
import { buildPackage } from "../support/command-line.js";

beforeAll(buildPackage);

/** Collects the reads of the control API that a page sends. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/_control"))
      reads.push(pathname + search);
  });
  return reads;
}

const isLive = (page: Page) => page.locator(".live:not(.off)").waitFor();

/** Sums up how far the parts of a page moved without the reader's doing. */
const SHIFTS = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true }), (window.shifted = 0)`;

describe.skipIf(!hasChromium())("the workbench reads what is on screen and touched", () => {
  test("when an invoice is opened, and when something else happens", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    const reads = readsOf(page);
    await page.goto(`${gateway.baseUrl}/#/shop/invoices/${no}`);
    await page.locator(".because").waitFor();
    await page.locator("svg[aria-label=Sequence]").waitFor();
    await isLive(page);
    expect(reads.length, reads.join("\n")).toBeLessThanOrEqual(6);
    reads.length = 0;
    // Bookmarks and faults concern nothing on this page. The order after them does, and its row comes last.
    await tester.labels.add({ name: "unrelated" });
    await page.locator(".rail a", { hasText: "Events" }).getByText("3").waitFor();
    expect(reads).toEqual([]);
    await merchant.createsInvoice({ orderNumber: "ORD-2" });
    await page.locator(".row", { hasText: "ORD-2" }).waitFor();
    expect(reads.length, reads.join("\n")).toBeLessThanOrEqual(2);
  });

  test("below the name of a sandbox, by which a proxy finds the mock", async ({
    page,
    gateway,
  }) => {
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(`${gateway.baseUrl}/s/shop/#/shop`);
    await page.getByText(`${gateway.baseUrl}/s/shop/api/addInvoice`).waitFor();
    await page.locator(".hello .pri").click();
    await page.locator(".row").first().waitFor();
    await isLive(page);
    expect(paths).toContain("/s/shop/_shop/orders");
    expect(paths.filter((path) => !path.startsWith("/s/shop/"))).toEqual([]);
  });

  test("again after an answer that did not come", async ({
    page,
    gateway,
    merchant,
    visitor: { complaints },
  }) => {
    await merchant.createsInvoice();
    const failed = new Set<string>();
    await page.route("**/_control/sandboxes/shop**", async (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      await route.fulfill({ status: 503, json: { detail: "away" } });
    });
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    await page.locator(".row", { hasText: "ORD-1" }).waitFor();
    await isLive(page);
    await page.getByText("is pending").waitFor();
    complaints.splice(0);
  });

  test("with a place for each part from the first frame", async ({ page, gateway, merchant }) => {
    for (let n = 0; n < 30; n += 1) await merchant.createsInvoice({ orderNumber: `ORD-${n}` });
    await page.addInitScript(SHIFTS);
    for (const address of ["/", "/#/shop/overview"]) {
      await page.goto("about:blank");
      await page.goto(gateway.baseUrl + address);
      await page.locator(".row", { hasText: "ORD-29" }).waitFor();
      await page.locator(".tl svg").waitFor();
      await page.getByText("is pending").waitFor();
      expect(await page.evaluate("window.shifted"), address).toBeLessThan(0.05);
    }
  });
});

test.skipIf(!hasChromium())(
  "asks for the control token of a shared host, once for each tab",
  async ({ visitor: { page, complaints } }) => {
    const gateway = await startGateway({
      host: "0.0.0.0",
      sandbox: "shop",
      controlToken: "the-token-of-this-test",
    });
    onTestFinished(() => gateway.close());
    await page.goto(`http://127.0.0.1:${new URL(gateway.baseUrl).port}/#/shop/invoices`);
    const field = page
      .getByLabel("Control token")
      .getByRole("textbox")
      .or(page.locator("input[type=password]"));
    await field.fill("not-the-token");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Wrong token.").waitFor();
    await field.fill("the-token-of-this-test");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("No invoices yet").waitFor();
    await page.reload();
    await page.getByText("No invoices yet").waitFor();
    expect(complaints.splice(0).filter((text) => !/status of 401/.test(text))).toEqual([]);
  },
);

describe.skipIf(!hasChromium())("by keys", () => {
  test("J, K and Enter go through a list, / searches and Escape returns", async ({
    page,
    gateway,
    merchant,
  }) => {
    for (const orderNumber of ["ORD-1", "ORD-2", "ORD-3"])
      await merchant.createsInvoice({ orderNumber });
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    await page.locator(".row", { hasText: "ORD-1" }).waitFor();
    for (const key of ["j", "j", "j", "k", "Enter"]) await page.keyboard.press(key);
    await page.getByRole("heading", { name: "ORD-2" }).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("ORD-3");
    await expect.poll(() => page.locator(".row").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.waitForURL(/invoices\?q=ORD-3$/);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("coverage");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/coverage$/);
  });

  test("the handle of time goes to what is due next, and asks before it goes back", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await page.goto(`${gateway.baseUrl}/#/shop/overview`);
    await page.locator(".handle").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await tester.invoices.read(no)).status).toBe("canceled");
    // The instant is a day later, at the same time of day.
    const handle = page.locator(".handle[aria-valuetext*='2 Mar 2026']");
    await page
      .locator(".tl title", { hasText: "Canceled by expiry" })
      .waitFor({ state: "attached" });
    await handle.focus();
    await page.keyboard.press("ArrowLeft");
    const ask = page.getByRole("alertdialog", { name: "Rewind to" });
    // It lists every event that it undoes.
    const undoes = await ask.getByText(/undoes \d+ events?/).textContent();
    const [, count] = /undoes (\d+)/.exec(undoes ?? "") ?? [];
    expect(await ask.locator("li").count()).toBe(Number(count));
    await ask.getByRole("button", { name: "Rewind", exact: true }).click();
    await expect.poll(async () => (await tester.invoices.read(no)).status).toBe("pending");
  });
});
