import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { test as base, hasChromium } from "../support/browser.js";
import { buildPackage, folder } from "../support/command-line.js";

/** A person with a mouse, who types into fields and uses no key of the page. */
interface Mouse {
  readonly page: Page;
  click(target: Locator): Promise<void>;
  /** Clicks a button, on the page or in a part of it. */
  press(name: string | RegExp, within?: Locator | Page): Promise<void>;
  /** Opens a view at the side. */
  view(name: string): Promise<void>;
  /** Waits until the main part of the page holds a text. */
  sees(text: string | RegExp): Promise<void>;
}

/** A test of a task, which begins at the overview of the sandbox. It is done in six clicks at the most. */
const test = base.extend<{ mouse: Mouse; start: () => Promise<void> }>({
  start: ({ page, gateway }, use) =>
    use(async () => {
      await page.goto(`${gateway.baseUrl}/#/shop/overview`);
      await page.locator(".live:not(.off)").waitFor();
    }),
  mouse: async ({ page }, use) => {
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const press: Mouse["press"] = (name, within = page) =>
      click(within.getByRole("button", { name, exact: typeof name === "string" }));
    await use({
      page,
      click,
      press,
      view: (name) => click(page.locator(".rail").getByRole("link", { name })),
      sees: (text) =>
        page.locator("main").getByText(text).filter({ visible: true }).first().waitFor(),
    });
    expect(clicks).toBeLessThanOrEqual(6);
  },
});

/** What the browser says of a call that is rejected or that a fault hits, which the page shows itself. */
const EXPECTED = /status of 4\d\d|ERR_(EMPTY_RESPONSE|CONNECTION_RESET)/;

beforeAll(buildPackage);

describe.skipIf(!hasChromium())("a tester does by mouse alone:", () => {
  test("order", async ({ mouse, start, merchant, tester, visitor: { complaints } }) => {
    await merchant.createsInvoice();
    await start();
    const { page } = mouse;
    await mouse.press("New order");
    await page.getByLabel("Amount in SAR").fill("0");
    await page.getByLabel("Customer name").fill("Huda");
    await page.getByLabel("Mobile number").fill("0599999999");
    await mouse.press("Create");
    // The form shows the reason itself, and keeps what was typed.
    await page.getByRole("dialog").getByText("An amount from 0.01").waitFor();
    await page.getByLabel("Amount in SAR").fill("77.5");
    await mouse.press("Create");
    await mouse.sees("77.50");
    await mouse.sees("is pending");
    const [invoice] = (await tester.invoices.list({ q: "Huda" })).invoices;
    expect(invoice).toMatchObject({ amount: 77.5, clientMobile: "0599999999" });
    expect(complaints.splice(0).filter((text) => !EXPECTED.test(text))).toEqual([]);
  });

  test("decline, pay, and refund with a reason", async ({ mouse, start, merchant, tester }) => {
    const no = await merchant.createsInvoice();
    await start();
    await mouse.press("Decline");
    await mouse.sees("after 1 declined payment");
    await mouse.press("Pay");
    await mouse.press("Refund");
    const dialog = mouse.page.getByRole("dialog");
    await dialog.getByText("no partial refund").waitFor();
    await dialog.getByLabel("Reason").fill("Broken cup");
    await mouse.press("Refund", dialog);
    await mouse.sees("Refunded");
    const { refund } = await tester.invoices.read(no);
    expect(refund).toMatchObject({ reason: "Broken cup", status: "refunded" });
  });

  test("subscription to its third failed charge", async ({ mouse, start, merchant, tester }) => {
    await merchant.createsInvoice();
    await start();
    const { page } = mouse;
    await mouse.view("Recurring");
    await mouse.press("New recurring payment");
    await page.getByLabel("Number of charges").fill("4");
    await mouse.press("Create");
    for (const failed of ["1 attempt failed", "2 attempts failed", "3 attempts failed"]) {
      await mouse.press("Let the next charge fail");
      await mouse.sees(failed);
    }
    await mouse.sees("Retrying");
    const [recurring] = (await tester.recurring.list()).recurring;
    expect(recurring).toMatchObject({
      ...{ type: "Monthly", iterations: 4, retryCount: 3, amount: 49 },
      ...{ status: "active", chargesDone: 1, failedAttempts: 3 },
    });
    const { callbacks } = await tester.callbacks.list({ q: String(recurring?.recurringId) });
    expect(callbacks.map(({ state }) => state)).toEqual(Array(4).fill("delivered"));
  });

  test("lose a reply, and see what the shop saw", async ({
    mouse,
    start,
    gateway,
    merchant,
    visitor: { complaints },
  }) => {
    await merchant.createsInvoice();
    // The shop has its token.
    await fetch(`${gateway.baseUrl}/_shop/orders`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ sandbox: "shop" }),
    });
    await start();
    const { page } = mouse;
    await mouse.view("Faults");
    await mouse.press("Inject once", page.locator(".fault", { hasText: "lost-reply" }));
    await mouse.view("Overview");
    await mouse.press("New order");
    await mouse.press("Create");
    await page.getByText("lost-reply was injected, as armed.").waitFor();
    await mouse.click(page.getByRole("link", { name: "The invoice exists: open it" }));
    await mouse.sees("is pending");
    await page
      .locator(".sequence title", { hasText: "Fault injected: lost-reply" })
      .waitFor({ state: "attached" });
    expect(complaints.splice(0).filter((text) => !/status of/.test(text))).toEqual([]);
  });

  test("have a callback fail, and see it retried", async ({ mouse, start, merchant, tester }) => {
    await merchant.createsInvoice();
    merchant.shop.answers(404, 404);
    await start();
    const { page } = mouse;
    await mouse.press("Pay");
    await mouse.view("Callbacks");
    await mouse.sees("will be retried");
    await mouse.press(/^Skip to \d/);
    await expect.poll(() => page.locator("main tbody tr").count()).toBe(2);
    const [callback] = (await tester.callbacks.list({ order: "newest" })).callbacks;
    expect(callback).toMatchObject({
      state: "waiting",
      attempts: [{ status: 404 }, { status: 404 }],
    });
  });

  test("rewind to a bookmark", async ({ mouse, start, merchant, tester, visitor }) => {
    await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const no = await merchant.createsInvoice();
    await start();
    const { page } = mouse;
    await mouse.press("Bookmark");
    await page.getByLabel("Name").fill("before paying");
    await mouse.press("Bookmark this moment");
    await tester.invoices.pay(no);
    await mouse.press("Bookmark");
    await mouse.press("Copy link");
    const link = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(link).toContain("at=before-paying");
    await mouse.press("Rewind or fork…");
    const ask = page.getByRole("alertdialog", { name: "Rewind to" });
    await ask.getByText("before-paying").waitFor();
    await ask.getByText(/Paid by mada/).waitFor();
    await mouse.press("Rewind", ask);
    await expect.poll(async () => (await tester.invoices.read(no)).status).toBe("pending");
    // The link leads a colleague to the same question.
    await tester.invoices.pay(no);
    await page.goto("about:blank");
    await page.goto(link);
    await ask.getByRole("button", { name: "Rewind" }).click();
    await expect.poll(async () => (await tester.invoices.read(no)).status).toBe("pending");
    expect(page.url()).not.toContain("at=");
  });

  test("fork", async ({ mouse, start, merchant, tester }) => {
    const no = await merchant.createsInvoice();
    await tester.invoices.pay(no);
    await start();
    const { page } = mouse;
    await mouse.press(/^Rewind to before this/);
    const ask = page.getByRole("alertdialog");
    await ask.getByText(/Paid by mada/).waitFor();
    await mouse.press("Fork instead", ask);
    await page.getByText(/Its list of calls starts empty/).waitFor();
    await page.getByLabel("Name").fill("what-if");
    await mouse.press(/Fork/, page.getByRole("dialog"));
    await page.waitForURL("**/#/what-if/**");
    await mouse.sees("is pending");
    expect((await tester.invoices.read(no)).status).toBe("paid");
  });

  test("hand a failure over as one file, and open it there", async ({
    mouse,
    start,
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice({ orderNumber: "ORD-9" });
    await tester.invoices.decline(no);
    await start();
    const { page } = mouse;
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      mouse.press("Download recording"),
    ]);
    expect(download.suggestedFilename()).toBe("shop.record.html");
    const file = join(folder(), "shop.record.html");
    await download.saveAs(file);
    await page.goto(pathToFileURL(file).href);
    await page.getByText("This recording is read-only").waitFor();
    await mouse.sees("after 1 declined payment");
    // The colleague goes on in a mock.
    await start();
    await mouse.press("Manage sandboxes");
    const field = page.getByLabel("File");
    const wrong = { name: "a.json", mimeType: "text/plain", buffer: Buffer.from("[1]") };
    await field.setInputFiles(wrong);
    await page.getByText("This file is not a recording").waitFor();
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), mouse.click(field)]);
    await chooser.setFiles(file);
    await page.getByRole("dialog").getByLabel("Name").nth(1).fill("from-a-colleague");
    await mouse.press("Import");
    await page.waitForURL(/#\/from-a-colleague/);
    await mouse.press("Pay");
    await mouse.sees("Paid by mada");
    expect((await gateway.get("from-a-colleague").invoices.read(no)).status).toBe("paid");
  });

  test("edit a call and send it again", async ({ mouse, start, merchant, tester }) => {
    await merchant.createsInvoice();
    await start();
    await mouse.view("Calls");
    await mouse.press("Edit and send again");
    const body = mouse.page.getByLabel("Body");
    await body.fill((await body.inputValue()).replace("ORD-1", "ORD-2"));
    await mouse.press("Send");
    await mouse.sees('"ORD-2"');
    expect((await tester.invoices.list({ q: "ORD-2" })).matches).toBe(1);
  });

  test("turn it into a test", async ({ mouse, start, merchant, tester, visitor: { context } }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const no = await merchant.createsInvoice();
    await tester.invoices.decline(no);
    await start();
    await mouse.click(mouse.page.getByRole("link", { name: "Open full page" }));
    await mouse.press("Copy as test");
    const copied = () => mouse.page.evaluate<string>("navigator.clipboard.readText()");
    await expect.poll(copied).toContain("gateway.invoices.decline(");
  });
});
