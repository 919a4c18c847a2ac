import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { JOURNAL_LIMITS } from "../../../mocks/sandbox/journal.js";
import { hasChromium, isTooWide, test } from "../../support/browser.js";
import { buildPackage } from "../../support/command-line.js";

/** The contents of the workbench's lists. The frozen clock of the tests shows 15:00 in Riyadh. */

const row = (page: Page, text: string | RegExp) => page.locator(".row", { hasText: text });

beforeAll(buildPackage);

describe.skipIf(!hasChromium())("a list of the workbench", () => {
  test("shows when it was decided that a callback is not sent", async ({
    page,
    gateway,
    merchant,
    customer,
    tester,
  }) => {
    await customer.submits(await merchant.createsInvoice(), { do: "pay" });
    await tester.clock.advance({ by: "PT1H" });
    await tester.faults.add({ fault: "callback-dropped", times: 1 });
    await tester.invoices.pay(await merchant.createsInvoice());
    await page.goto(`${gateway.baseUrl}/#/shop/callbacks`);
    await row(page, /Redirected.*15:00:00/).waitFor();
    await row(page, /Dropped.*16:00:00/).waitFor();
    expect(await page.locator(".row").count()).toBe(2);
  });

  test("names the calls of an invoice to pages by method and path, and problems with them as well", async ({
    page,
    gateway,
    merchant,
    customer,
  }) => {
    const no = await merchant.createsInvoice();
    await customer.opens(no);
    for (const cardNumber of ["4000000000009995", "4000000000000119"]) {
      await customer.submits(no, { do: "pay", cardNumber });
    }
    await page.goto(`${gateway.baseUrl}/#/shop/invoices/${no}`);
    const links = page.locator('main li a[href*="/calls/"]');
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual([
        "addInvoice",
        `GET /pay/order/${no}`,
        `POST /pay/order/${no}`,
        `POST /pay/order/${no}`,
      ]);
    await page.goto(`${gateway.baseUrl}/#/shop/problems`);
    const heads = page.getByRole("heading", { name: `POST /pay/order/${no}` });
    await heads.first().waitFor();
    expect(await page.locator("main li").allInnerTexts()).toEqual([
      expect.stringMatching(/1 time.*INSUFFICIENT_FUNDS/s),
      expect.stringMatching(/1 time.*PROCESSING_ERROR/s),
    ]);
  });

  test("draws what the customer's browser does as done by the customer", async ({
    page,
    gateway,
    merchant,
    customer,
  }) => {
    const no = await merchant.createsInvoice();
    await customer.opens(no);
    await customer.submits(no, { do: "pay" });
    await merchant.readsStatus(no);
    await page.goto(`${gateway.baseUrl}/#/shop/invoices/${no}`);
    await page.locator("main summary", { hasText: "As a table" }).click();
    const rows = page.locator("main details tr td:nth-child(n + 2)");
    const reported = async () => {
      const texts = await rows.allInnerTexts();
      const places = Array.from({ length: texts.length / 3 }, (_, n) => n * 3);
      return places.map((at) =>
        texts
          .slice(at, at + 3)
          .join(" ")
          .trim(),
      );
    };
    await expect
      .poll(reported)
      .toEqual([
        "Shop Gateway addInvoice",
        "Gateway Gateway Pending",
        "Gateway Shop 200",
        `Customer Gateway GET /pay/order/${no}`,
        "Gateway Customer 200",
        `Customer Gateway POST /pay/order/${no}`,
        "Gateway Bank requests payment (inferred)",
        "Bank Gateway approved (inferred)",
        "Gateway Gateway Paid",
        "Gateway Customer 303",
        "Customer Shop callback cb-1 (inferred)",
        "Shop Gateway getInvoice",
        "Gateway Shop 200",
      ]);
  });
});

describe.skipIf(!hasChromium())("a list of the workbench that is longer than what is kept", () => {
  test("says how many older calls there were", async ({ page, gateway, merchant }) => {
    const no = await merchant.createsInvoice();
    for (let n = 0; n < JOURNAL_LIMITS.entries + 4; n += 1) await merchant.reads(no);
    await page.goto(`${gateway.baseUrl}/#/shop/calls`);
    await page.locator(".foot", { hasText: /1,000 · 5 older calls are no longer kept/ }).waitFor();
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    await row(page, "ORD-1").first().waitFor();
    expect(await page.locator(".foot").innerText()).not.toContain("older");
  });
});

describe.skipIf(!hasChromium())("the workbench", () => {
  test("breaks names without a place to break, in both languages and at each width", async ({
    page,
    gateway,
    merchant,
    customer,
  }) => {
    const orderNumber = "N".repeat(100);
    const no = await merchant.createsInvoice({ orderNumber, clientName: "M".repeat(90) });
    await customer.opens(no);
    await merchant.get(`/openApi/loadOrderQRCode/${no}`);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${gateway.baseUrl}/#/shop/calls`);
    const wide: string[] = [];
    const looks = async (place: string, heading: string, language: string) => {
      await page.goto(`${gateway.baseUrl}/#/shop/${place}`);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // What is drawn by its measured width is drawn again after it.
        const isNarrow = expect.poll(() => isTooWide(page), { timeout: 3000 }).toBe(false);
        await isNarrow.catch(() => wide.push(`${place} in ${language} at ${width} px`));
      }
    };
    const places = [
      [`invoices/${no}`, orderNumber],
      ["calls/2", `/pay/order/${no}`],
      ["calls/3", `/openApi/loadOrderQRCode/${no}`],
    ] as const;
    for (const [place, heading] of places) await looks(place, heading, "English");
    await page.getByRole("button", { name: "العربية" }).click();
    await page.locator("html[dir=rtl]").waitFor();
    for (const [place, heading] of places) await looks(place, heading, "Arabic");
    expect(wide).toEqual([]);
    await page.goto(`${gateway.baseUrl}/#/shop/calls/2`);
    expect(await page.locator("main h1:not(.vh) bdi").innerText()).toBe(`/pay/order/${no}`);
  });

  test("injects a fault at the one operation that is chosen for it", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await page.goto(`${gateway.baseUrl}/#/shop/failures`);
    const card = page.locator("article").filter({
      has: page.getByRole("heading", { name: "lost-reply", exact: true }),
    });
    await card.getByLabel("operation").selectOption("getInvoice");
    await card.getByRole("button", { name: "Inject once" }).click();
    await card.getByText("armed").waitFor();
    const no = await merchant.createsInvoice();
    await expect(merchant.reads(no)).rejects.toThrow();
    expect((await tester.faults.list()).faults[0]).toMatchObject({
      operation: "getInvoice",
      injected: 1,
    });
    const choices = await page
      .locator("article", { has: page.locator("select") })
      .getByRole("heading")
      .allInnerTexts();
    expect(choices).toEqual(expect.arrayContaining(["latency", "status", "html-504"]));
    expect(choices).not.toContain("callback-dropped");
  });

  test("shows the newest message of a phone, unless the reader has scrolled up", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const sent = async (count: number) => {
      const smsMessage = "Dear customer, pay [SHORT_URL]";
      for (let n = 0; n < count; n += 1) {
        await merchant.createsInvoice({ smsMessage, clientMobile: "0512345678" });
      }
      return (await tester.sms()).sms.length;
    };
    const last = (n: number) => page.locator(".bub").nth(n - 1);
    const isSeen = (n: number) =>
      expect.poll(async () => {
        const [box, screen] = [
          await last(n).boundingBox(),
          await page.locator(".scr").boundingBox(),
        ];
        if (!box || !screen) return undefined;
        return box.y >= screen.y && box.y + box.height <= screen.y + screen.height;
      });
    const first = await sent(12);
    await page.goto(`${gateway.baseUrl}/#/shop/phone`);
    await isSeen(first).toBe(true);
    const second = await sent(1);
    await isSeen(second).toBe(true);
    await page.evaluate("document.querySelector('.thread').scrollTo(0, 0)");
    await isSeen(1).toBe(true);
    const third = await sent(1);
    await last(third).waitFor({ state: "attached" });
    await isSeen(third).toBe(false);
    await isSeen(1).toBe(true);
  });

  test("shows the day of what is not from today, in lists and problems", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await merchant.createsInvoice({ orderNumber: "FIRST" });
    await merchant.addsInvoice({ amount: 1 });
    await tester.clock.advance({ by: "PT23H" });
    await merchant.createsInvoice({ orderNumber: "SECOND" });
    await page.goto(`${gateway.baseUrl}/#/shop/invoices`);
    await row(page, /FIRST\s*1 Mar 15:00:00/).waitFor();
    await row(page, /SECOND\s*14:00:00/).waitFor();
    await tester.clock.advance({ by: "P310D" });
    await row(page, /FIRST\s*1 Mar 2026 15:00:00/).waitFor();
    await page.goto(`${gateway.baseUrl}/#/shop/problems`);
    await page.locator("main li", { hasText: "since 1 Mar 2026 15:00:00" }).waitFor();
  });

  test("cuts no label of a graph or a plot, and shows seconds where all minutes are the same", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    const id = await merchant.registers();
    for (const by of ["PT7S", "PT9S", "PT11S"]) {
      await merchant.createsInvoice();
      await tester.clock.advance({ by });
    }
    const cut = async () =>
      page.evaluate(`[...document.querySelectorAll("main svg text")].filter((text) => {
        const [one, all] = [text, text.ownerSVGElement].map((part) => part.getBoundingClientRect());
        const isIn = one.top >= all.top && one.bottom <= all.bottom + 1;
        return !isIn || one.left < all.left || one.right > all.right;
      }).map(({ textContent }) => textContent)`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${gateway.baseUrl}/#/shop/recurring/${id}`);
    await page.locator("main svg text", { hasText: /^charged$/ }).waitFor();
    expect(await cut()).toEqual([]);
    await page.goto(`${gateway.baseUrl}/#/shop/plots`);
    const times = page.locator('svg[aria-label="Response times"]');
    await times.locator("text", { hasText: "addInvoice" }).waitFor();
    expect(await cut()).toEqual([]);
    const ticks = await page.locator('main svg[aria-label="Calls"] text').allTextContents();
    expect(ticks.filter((text) => text.startsWith("15:00")).slice(0, 2)).toEqual([
      "15:00:00",
      expect.stringMatching(/^15:00:\d\d$/),
    ]);
  });
});
