import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { hasChromium } from "./support/browser.js";
import { buildPackage } from "./support/built.js";
import { test } from "./support/visitor.js";

/** What the lists of the workbench tell of each thing. The clock of the tests stands at 15:00 in Riyadh. */

const row = (page: Page, text: string | RegExp) => page.locator(".row", { hasText: text });

beforeAll(buildPackage, 120_000);

describe.skipIf(!hasChromium())("a list of the workbench", () => {
  test("tells of a callback that nobody makes when it was decided on", async ({
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
    const told = async () => {
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
      .poll(told)
      .toEqual([
        "Shop Gateway addInvoice",
        "Gateway Gateway Pending",
        "Gateway Shop 200",
        `Customer Gateway GET /pay/order/${no}`,
        "Gateway Customer 200",
        `Customer Gateway POST /pay/order/${no}`,
        "Gateway Bank asks for the money (inferred)",
        "Bank Gateway approved (inferred)",
        "Gateway Gateway Paid",
        "Gateway Customer 303",
        "Customer Shop callback cb-1 (inferred)",
        "Shop Gateway getInvoice",
        "Gateway Shop 200",
      ]);
  });
});
