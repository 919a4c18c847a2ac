import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import { startGateway } from "../../../mocks/index.js";
import { hasChromium, test } from "../../support/browser.js";
import { buildPackage } from "../../support/command-line.js";

const opensAt = async (page: Page, baseUrl: string, place = "/overview") => {
  await page.goto(`${baseUrl}/#/shop${place}`);
  await page.locator(".live:not(.off)").waitFor();
};

/** The request of the newest invoices. */
const FIRST_ROWS = /invoices\?order=newest&limit=200$/;

/** Counts the requests of a page from now on whose address matches. */
function requestsOf(page: Page): (address: RegExp) => number {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  return (address) => addresses.filter((each) => address.test(each)).length;
}

const focused = (page: Page) => page.evaluate<string>("document.activeElement.tagName");

beforeAll(buildPackage);

describe.skipIf(!hasChromium())("the layout of the workbench", () => {
  test("has the newest row open beside the list on a wide page, and keeps it", async ({
    page,
    gateway,
    merchant,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await merchant.createsInvoice({ orderNumber: "ORD-1" });
    await merchant.createsInvoice({ orderNumber: "ORD-2" });
    await opensAt(page, gateway.baseUrl);
    const title = page.locator("main .stack h1");
    await expect.poll(() => title.textContent()).toBe("ORD-2");
    await merchant.createsInvoice({ orderNumber: "ORD-3" });
    await page.locator(".win").getByText("ORD-3").waitFor();
    expect(await title.textContent()).toBe("ORD-2");
  });

  test("requests the first rows once, even if its first frame is late", async ({
    page,
    gateway,
    merchant,
  }) => {
    await merchant.createsInvoice({ orderNumber: "ORD-1" });
    const requested = requestsOf(page);
    await page.addInitScript(() => {
      const held: FrameRequestCallback[] = [];
      const draws = globalThis.requestAnimationFrame;
      globalThis.requestAnimationFrame = (draw) => held.push(draw);
      const release = () => {
        globalThis.requestAnimationFrame = draws;
        held.forEach(draws);
      };
      Object.assign(globalThis, { release });
    });
    const stream = page.waitForResponse(/\/stream\?/);
    await page.goto(gateway.baseUrl);
    await stream;
    await page.evaluate("release()");
    await page.locator(".win").getByText("ORD-1").waitFor();
    expect(requested(FIRST_ROWS)).toBe(1);
  });

  test("requests the first rows before its script has arrived, and misses nothing meanwhile", async ({
    page,
    gateway,
    merchant,
  }) => {
    await merchant.createsInvoice({ orderNumber: "ORD-1" });
    const requested = requestsOf(page);
    const row = (order: string) => page.locator(".win").getByText(order);
    const opens = async (meanwhile: () => Promise<unknown>) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.unrouteAll();
      await page.route("**/_workbench/app.js*", async (route) => {
        await released;
        await route.continue();
      });
      const firstRows = page.waitForResponse(FIRST_ROWS);
      await page.goto(gateway.baseUrl, { waitUntil: "commit" });
      await firstRows;
      await meanwhile();
      release();
    };
    await opens(async () => undefined);
    await row("ORD-1").waitFor();
    expect(requested(FIRST_ROWS)).toBe(1);
    await page.goto("about:blank");
    await opens(() => merchant.createsInvoice({ orderNumber: "ORD-2" }));
    await row("ORD-2").waitFor();
    await row("ORD-1").waitFor();
  });

  test("has the list or what is open of it on a narrow page, and the focus goes along", async ({
    page,
    gateway,
    merchant,
  }) => {
    await merchant.createsInvoice({ orderNumber: "ORD-1" });
    for (const width of [1279, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await opensAt(page, gateway.baseUrl, "/invoices");
      const list = page.locator(".win");
      const title = page.locator("main .stack h1");
      expect(await title.isVisible()).toBe(false);
      await list.getByRole("link").first().click();
      await title.waitFor();
      expect(await list.isVisible()).toBe(false);
      await expect.poll(() => focused(page)).not.toBe("BODY");
      await page.getByRole("link", { name: "Back to the list" }).click();
      await list.waitFor();
      await expect.poll(() => focused(page)).not.toBe("BODY");
    }
  });

  test("keeps the focus in the part where a button was that an action takes away", async ({
    page,
    gateway,
    merchant,
  }) => {
    const no = await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl, `/invoices/${no}`);
    await page.getByRole("button", { name: /^Pay P$/ }).click();
    const refund = page.getByRole("button", { name: "Refund", exact: true });
    await refund.waitFor();
    await expect.poll(() => focused(page)).not.toBe("BODY");
    await refund.click();
    await page.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.locator("main .badge", { hasText: "Refunded" }).waitFor();
    await expect.poll(() => focused(page)).not.toBe("BODY");
  });

  test("moves nothing while it loads, and its time line takes a quarter of the height", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    for (let n = 0; n < 12; n += 1) await tester.invoices.pay(await merchant.createsInvoice());
    await page.addInitScript({
      content: `window.shifted = 0; new PerformanceObserver((list) => {
        for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
      }).observe({ type: "layout-shift", buffered: true });`,
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const view of ["/overview", "/invoices", "/calls"]) {
      await page.goto("about:blank");
      await opensAt(page, gateway.baseUrl, view);
      await page.locator(".win [data-n]").first().waitFor();
      await page.locator("main .stack h1").waitFor();
      expect(await page.evaluate<number>("window.shifted"), view).toBeLessThan(0.05);
    }
    await opensAt(page, gateway.baseUrl);
    const height = await page.evaluate<number>("document.querySelector('.tl').clientHeight");
    expect(height).toBeLessThanOrEqual(900 / 4);
    await gateway.create({ name: "empty" });
    await page.goto(`${gateway.baseUrl}/#/empty`);
    await page.getByText("See your payments happen").waitFor();
    expect(await page.locator(".tl").count()).toBe(0);
  });

  test("shows the latest invoices and the way to an expiry behind a thousand callbacks", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await tester.clock.freeze();
    const callBackUrl = "http://127.0.0.1:9/closed";
    for (let n = 0; n < 160; n += 1) {
      await tester.invoices.pay(await merchant.createsInvoice({ callBackUrl }));
    }
    await merchant.createsInvoice({ orderNumber: "OPEN" });
    await opensAt(page, gateway.baseUrl);
    await page.locator(".tl title", { hasText: "pending" }).first().waitFor({ state: "attached" });
    expect(await page.locator(".tl title", { hasText: "paid" }).count()).toBeGreaterThan(10);
    await page.getByRole("button", { name: "Skip to expiry E" }).click();
    await expect
      .poll(async () => (await tester.invoices.list({ q: "OPEN" })).invoices[0]?.status)
      .toBe("canceled");
  });

  test("counts thousands of invoices on the time line, and filters and searches all of them", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await tester.clock.freeze();
    const creates = async (from: number, to: number) => {
      const some = Array.from({ length: to - from }, (_, n) =>
        merchant.createsInvoice({ orderNumber: `ORD-${from + n}` }),
      );
      return Promise.all(some);
    };
    const [first = ""] = await creates(0, 1000);
    await tester.invoices.pay(first, { method: "mada" });
    await tester.clock.advance({ by: "PT10H" });
    await creates(1000, 2000);
    await tester.clock.advance({ by: "PT16H" });
    await opensAt(page, gateway.baseUrl);
    const bar = (text: string) => page.locator(".tl title", { hasText: text });
    await bar("1 Mar 15:00:00 – 15:30:00 · Created 1,000, Paid 1").waitFor({ state: "attached" });
    await bar("2 Mar 01:00:00 – 01:30:00 · Created 1,000").waitFor({ state: "attached" });
    await bar("2 Mar 15:00:00 – 15:30:00 · Canceled 999").waitFor({ state: "attached" });
    expect(await page.locator(".tl title", { hasText: "pending" }).count()).toBe(0);
    await page.getByRole("button", { name: "Paid 1", exact: true }).click();
    await page.locator(".win .row", { hasText: "ORD-0" }).waitFor();
    await page.getByRole("button", { name: "Canceled 999" }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill("ORD-7");
    await page.locator(".foot", { hasText: "111" }).waitFor();
    await page.getByRole("searchbox", { name: "Search" }).fill("ORD-799");
    await page.locator(".win .row", { hasText: "ORD-799" }).click();
    await page.locator("main .stack h1", { hasText: "ORD-799" }).waitFor();
  });

  test("offers the first order in every view before there is a sandbox", async ({ page }) => {
    const gateway = await startGateway({ port: 0 });
    onTestFinished(() => gateway.close());
    for (const view of ["overview", "plots", "coverage", "phone", "calls"]) {
      await page.goto("about:blank");
      await page.goto(`${gateway.baseUrl}/#//${view}`);
      await page.getByText("See your payments happen").waitFor();
    }
  });

  test("filters invoices by state with counts, amount, method and day, and searches amounts", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await tester.clock.freeze({ at: "2026-03-01T22:00:00.000Z" });
    const no = await merchant.createsInvoice({ orderNumber: "ORD-A", amount: 25.5 });
    await tester.invoices.pay(no, { method: "mada" });
    await tester.invoices.refund(no);
    await tester.invoices.decline(
      await merchant.createsInvoice({ orderNumber: "ORD-B", amount: 70 }),
    );
    await opensAt(page, gateway.baseUrl, "/invoices");
    const shown = async () => {
      const texts = await page.locator(".win .row").allInnerTexts();
      return texts.map((text) => /ORD-\w/.exec(text)?.[0]);
    };
    const rows = (...orders: string[]) => expect.poll(shown).toEqual(orders);
    await rows("ORD-B", "ORD-A");
    await page.getByRole("button", { name: "Refunded 1" }).click();
    await rows("ORD-A");
    await page.getByRole("button", { name: "Declined 1" }).click();
    await rows("ORD-B");
    await page.getByRole("button", { name: "All", exact: true }).click();
    await page.getByText("More filters").click();
    await page.getByLabel("Amount from").fill("26");
    await page.getByLabel("Amount from").press("Enter");
    await rows("ORD-B");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByText("More filters").click();
    await page.getByLabel("Method").selectOption("mada");
    await rows("ORD-A");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByText("More filters").click();
    // It is the second of March already in Riyadh, whose day the page shows.
    await page.getByLabel("Created from").fill("2026-03-02");
    await rows("ORD-B", "ORD-A");
    await page.getByLabel("Created from").fill("2026-03-03");
    await page.getByText("No matches").waitFor();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("searchbox").fill("25.5");
    await rows("ORD-A");
  });
});
