import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hasChromium, isTooWide, test } from "../support/browser.js";

const PHONE = { width: 375, height: 667 };

const press = (page: Pick<Page, "getByRole">, name: string | RegExp) =>
  page.getByRole("button", { name }).click();

describe.skipIf(!hasChromium())("in a browser", () => {
  test("a click on a test card fills the form, and 3-D Secure precedes the payment", async ({
    merchant,
    visitor: { page },
  }) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    const answers = async (answer: string) => {
      await page.getByRole("link", { name: "4000 0000 0000 3220" }).click();
      await page.waitForURL(/card=/);
      await press(page, /^Pay/);
      await press(page, answer);
    };
    await page.goto(url);
    await page.getByLabel("STC Pay").check();
    expect(await page.getByLabel("Card number").isVisible()).toBe(false);
    expect(await page.getByLabel("Mobile number of the wallet").inputValue()).toBe("0509200900");
    await page.getByLabel("Visa / Mastercard").check();
    expect(await page.getByLabel("Mobile number of the wallet").isVisible()).toBe(false);
    await answers("Leave");
    await page.waitForURL(url);
    await answers("Fail");
    await page.waitForURL(url);
    expect(await page.getByRole("status").innerText()).toContain("AUTHENTICATION_FAILED");
    await answers("Confirm");
    await page.waitForURL(/\/paid\?/);
    expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
  });

  test("an invalid card is reported at its field, which has the focus", async ({
    merchant,
    visitor: { page, complaints },
  }) => {
    await page.goto((await merchant.addsInvoice()).body.url);
    await page.getByLabel("Card number").fill("hello");
    await press(page, /^Pay/);
    expect(await page.locator("#cardNumberProblem").innerText()).toBe(
      "A card number has digits only.",
    );
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("cardNumber");
    expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
  });

  test("the page is in Arabic on request, and stays so", async ({
    merchant,
    visitor: { page },
  }) => {
    await page.goto((await merchant.addsInvoice()).body.url);
    await page.getByRole("link", { name: "العربية" }).click();
    await page.waitForURL(/lang=ar/);
    await press(page, "ارفض");
    expect(await page.getByRole("status").innerText()).toContain("رُفضت");
    expect(await page.evaluate("getComputedStyle(document.body).direction")).toBe("rtl");
    await page.getByRole("link", { name: "English" }).click();
    const reported = page.getByRole("status").getByText("The last attempt was declined.");
    await reported.waitFor();
  });

  describe("without JavaScript", () => {
    test.override("javaScript", false);

    test("the customer is declined on a phone, then pays", async ({
      merchant,
      visitor: { page },
    }) => {
      const title = "A-very-long-word-that-nobody-would-ever-break-in-two".repeat(3);
      const products = [{ title, price: 25, qty: 1 }];
      const { transactionNo, mobileUrl } = (await merchant.addsInvoice({ products })).body;
      await page.setViewportSize(PHONE);
      await page.goto(mobileUrl);
      expect(await isTooWide(page)).toBe(false);
      await press(page, "Decline");
      await page.getByRole("status").waitFor();
      await page.waitForLoadState();
      await press(page, /^Pay/);
      await page.waitForURL(/\/paid\?/);
      expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
    });
  });
});
