import jsQR from "jsqr";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { hasChromium, isTooWide, openOtherSite, test } from "../../support/browser.js";

const PHONE = { width: 375, height: 667 };

/** What is seen on a page or in a frame, as one text. */
const textOf = (page: Pick<Page, "locator">) => page.locator("main").innerText();

const press = (page: Pick<Page, "getByRole">, name: string | RegExp) =>
  page.getByRole("button", { name }).click();

describe.skipIf(!hasChromium())("in a browser (CHROMIUM_PATH says where it is)", () => {
  test("the customer pays and lands in the shop, and the invoice is Paid", async ({
    merchant,
    visitor: { page },
  }) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await page.goto(url);
    expect(await textOf(page)).toContain("Zaid Matooq");

    await press(page, "Pay 25.00 SAR");

    await page.waitForURL(/\/paid\?/);
    const target = `/paid?transactionNo=${transactionNo}&orderNumber=ORD-1`;
    expect(page.url()).toBe(merchant.shop.url + target);
    expect(merchant.shop.requestLines).toContain(`GET ${target}`);
    expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
  });

  test("a declined customer sees why and pays with the next card", async ({
    merchant,
    visitor: { page },
  }) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await page.goto(url);
    await press(page, "Decline");
    expect(await page.getByRole("status").innerText()).toContain("The last attempt was declined.");
    expect(await merchant.readsStatus(transactionNo)).toBe("PENDING");

    await page.getByLabel("Visa / Mastercard").check();
    await page.getByLabel("Card number").fill("4111 1111 1111 1111");
    await page.getByLabel("Expiry date").fill("12/29");
    await page.getByLabel("Security code").fill("123");
    await press(page, /^Pay/);

    await page.waitForURL(/\/paid\?/);
    expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
  });

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

  test("the customer pays by wallet with the code from the phone", async ({
    merchant,
    tester,
    visitor: { page },
  }) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await page.goto(url);
    expect(await page.getByLabel("Mobile number of the wallet").isVisible()).toBe(false);
    await page.getByLabel("STC Pay").check();
    expect(await page.getByLabel("Card number").isVisible()).toBe(false);
    expect(await page.getByLabel("Mobile number of the wallet").inputValue()).toBe("0509200900");
    await press(page, /^Pay/);
    await page.getByLabel("One-time password").waitFor();
    const code = /\d{5}/.exec((await tester.sms()).sms.at(-1)?.text ?? "")?.[0] ?? "";
    await page.getByLabel("One-time password").fill(code);
    await press(page, /^Pay/);
    await page.waitForURL(/\/paid\?/);
    expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
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

  test("shows that a shop is down, and links to it once it is up", async ({
    merchant,
    visitor: { page },
    onTestFinished,
  }) => {
    const site = await openOtherSite("the shop is open");
    const callBackUrl = `${site.url}/paid`;
    const { url } = (await merchant.addsInvoice({ callBackUrl })).body;
    await site.close();
    await page.goto(url);
    await press(page, /^Pay/);
    await page.waitForURL(/to=shop/);
    expect(await page.getByRole("status").innerText()).toContain("the shop does not answer");
    const { port } = new URL(site.url);
    const open = await openOtherSite("the shop is open", Number(port));
    onTestFinished(open.close);
    await page.getByRole("link", { name: "Go on to the shop" }).click();
    await page.getByText("the shop is open").waitFor();
    expect(page.url()).toContain(`${callBackUrl}?transactionNo=`);
  });

  test("Enter in the card field pays", async ({ merchant, visitor: { page } }) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await page.goto(url);
    await page.getByLabel("Card number").press("Enter");
    await page.waitForURL(/\/paid\?/);
    expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
  });

  test("the customer cancels and lands on cancelUrl", async ({ merchant, visitor: { page } }) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await page.goto(url);
    await press(page, "Cancel");
    await page.waitForURL(/\/canceled\?/);
    expect(page.url()).toContain(`transactionNo=${transactionNo}`);
    expect(await merchant.readsStatus(transactionNo)).toBe("Canceled");
  });

  test("if the gateway calls, the page stays and links to the shop [callback-channel]", async ({
    merchant,
    tester,
    visitor: { page },
  }) => {
    await tester.assumptions.change({ "callback-channel": "gateway" });
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await page.goto(url);
    await press(page, /^Pay/);
    await page.getByRole("heading", { name: "Paid", exact: true }).waitFor();
    await tester.settled();
    const call = `GET /paid?transactionNo=${transactionNo}&orderNumber=ORD-1`;
    expect(merchant.shop.requestLines).toEqual([call]);

    await page.getByRole("link", { name: "View receipt" }).click();
    await page.getByRole("heading", { name: "Receipt" }).waitFor();
    expect(page.url()).toMatch(`/receipt/${transactionNo}`);
    expect(await textOf(page)).toMatch(/Amount paid\s+25\.00 SAR/);

    await page.getByRole("link", { name: "Back to the shop" }).click();
    await page.waitForURL(/\/paid\?/);
  });

  test("a shop on another site links to the page and redirects after it", async ({
    merchant,
    visitor: { page },
    onTestFinished,
  }) => {
    const { url } = (await merchant.addsInvoice()).body;
    const site = await openOtherSite(`<a href="${url}">Pay</a>`);
    onTestFinished(site.close);
    merchant.shop.answers({ redirect: `${site.url}/thanks` });
    await page.goto(site.url);
    await page.getByRole("link", { name: "Pay" }).click();
    await press(page, /^Pay/);
    await page.waitForURL(`${site.url}/thanks`);
    expect(merchant.shop.requestLines[0]).toContain("/paid?");
  });

  test("an expired invoice has no form", async ({ merchant, tester, visitor: { page } }) => {
    const { url } = (await merchant.addsInvoice()).body;
    await tester.clock.advance({ by: "PT24H" });
    await page.goto(url);
    expect(await page.locator("form").count()).toBe(0);
    expect(await textOf(page)).toContain("was not paid in time");
  });

  test("a customer who pays in a second tab sees that the invoice is closed", async ({
    merchant,
    tester,
    visitor: { page, complaints },
  }) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await page.goto(url);
    await tester.invoices.pay(transactionNo);
    await press(page, /^Pay/);
    expect(await page.getByRole("alert").innerText()).toContain("is paid already");
    // Chromium reports each page that comes with a status of 400 or more.
    expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
  });

  test("the QR code on the page leads to the page [page-urls]", async ({
    merchant,
    visitor: { page },
  }) => {
    const { url } = (await merchant.addsInvoice()).body;
    await page.goto(url);
    const code = page.getByAltText("QR code of this payment page");
    const { data, width, height } = PNG.sync.read(await code.screenshot({ scale: "css" }));
    expect(jsQR.default(new Uint8ClampedArray(data), width, height)?.data).toBe(url);
  });

  test("the short URL of the SMS leads to the page [page-urls]", async ({
    merchant,
    tester,
    visitor: { page },
  }) => {
    const { url } = (await merchant.addsInvoice({ smsMessage: "Pay at [SHORT_URL]" })).body;
    const [sms] = (await tester.sms()).sms;
    await page.goto(sms?.text.replace("Pay at ", "") ?? "");
    expect(page.url()).toBe(url);
  });

  test("text of users appears as text", async ({ merchant, visitor: { page } }) => {
    const hostile = `<img src=x onerror="document.title='hacked'">`;
    const products = [{ title: hostile, description: hostile, price: 25, qty: 1 }];
    const order = { clientName: hostile, orderNumber: hostile, note: hostile, products };
    const { url } = (await merchant.addsInvoice(order)).body;
    await page.goto(url);
    expect((await textOf(page)).split(hostile)).toHaveLength(6);
    expect(await page.title()).toBe(`25.00 SAR, order ${hostile} · paystub`);
  });

  test("the customer approves a recurring payment, and the first charge is made", async ({
    merchant,
    tester,
    visitor: { page },
  }) => {
    const { invoiceDetails } = (await merchant.post("/api/registerPayment", merchant.plan())).body;
    await page.goto(invoiceDetails.paymentUrl);
    expect(await textOf(page)).toContain("every month");
    await press(page, "Approve and pay");
    await page.getByRole("heading", { name: "Active" }).waitFor();
    await tester.settled();
    expect(merchant.shop.requestLines).toEqual([expect.stringContaining("/charged?recurringId=")]);
  });

  describe("on a phone", () => {
    test("the mobile page fits and is paid", async ({ merchant, visitor: { page } }) => {
      const title = "A-very-long-word-that-nobody-would-ever-break-in-two".repeat(3);
      const products = [{ title, price: 25, qty: 1 }];
      const { transactionNo, mobileUrl } = (await merchant.addsInvoice({ products })).body;
      await page.setViewportSize(PHONE);
      await page.goto(mobileUrl);
      expect(await isTooWide(page)).toBe(false);
      await press(page, /^Pay/);
      await page.waitForURL(/\/paid\?/);
      expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
    });

    test("the full page and the recurring page fit", async ({ merchant, visitor: { page } }) => {
      const { url } = (await merchant.addsInvoice()).body;
      const registered = await merchant.post("/api/registerPayment", merchant.plan());
      await page.setViewportSize(PHONE);
      const { paymentUrl } = registered.body.invoiceDetails;
      const cards = `${url}?card=4000000000003220`;
      for (const address of [url, cards, `${url}?lang=ar`, paymentUrl, `${paymentUrl}?lang=ar`]) {
        await page.goto(address);
        expect(await isTooWide(page), address).toBe(false);
      }
    });
  });

  describe("without JavaScript", () => {
    test.override("javaScript", false);

    test("the customer is declined, then pays", async ({ merchant, visitor: { page } }) => {
      const { transactionNo, url } = (await merchant.addsInvoice()).body;
      await page.goto(url);
      await press(page, "Decline");
      await page.getByRole("status").waitFor();
      await page.waitForLoadState();
      await press(page, /^Pay/);
      await page.waitForURL(/\/paid\?/);
      expect(await merchant.readsStatus(transactionNo)).toBe("Paid");
    });
  });

  test("the check detects a script that a page must not run", async ({
    merchant,
    visitor: { page, complaints },
  }) => {
    const { url } = (await merchant.addsInvoice()).body;
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</main>", "<script>1</script></main>");
      await route.fulfill({ response, body });
    });
    await page.goto(url);
    expect(complaints.splice(0).join("\n")).toContain("Content Security Policy");
  });
});
