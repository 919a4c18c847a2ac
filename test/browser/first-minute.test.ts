import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import { hasChromium, test } from "../support/browser.js";
import { buildPackage } from "../support/command-line.js";

const ROOT = join(import.meta.dirname, "../..");

beforeAll(buildPackage);

/** Starts the built command as `npm start` does, and gives the address that it prints first. */
async function start(...argv: readonly string[]): Promise<string> {
  const command = ["dist/paystub.cjs", "start", "--port", "0", ...argv];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^ {2}workbench +(http\S+)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("the mock ended before it was ready");
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole("link", { name }).first().click();
const sees = (page: Page, text: string | RegExp) =>
  page.locator("main").getByText(text).first().waitFor();

/** Follows a link that opens a page of its own, and goes there. */
async function opens(page: Page, click: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent("page"), click()]);
  return opened;
}

describe.skipIf(!hasChromium())("in a real browser", () => {
  test("the README's first minute", async ({ visitor: { page } }) => {
    await page.goto(await start());
    await follow(page, "Open the shop");
    await press(page, "Create an order");
    await page.waitForURL(/\/pay\/order\/\d+/);
    await press(page, "Pay 125.00 SAR");
    await page.waitForURL(/\/_shop\/orders\/SHOP-/);
    await sees(page, "Paid, verified, and on its way.");
    await sees(page, /getInvoice says .*Paid.*which is the price of the order/);
    await follow(page, "See it in the workbench");
    await sees(page, /Paid by mada/);
    // The calls of the invoice are read after its events.
    const diagram = () => page.locator("svg[aria-label=Sequence]").textContent();
    for (const word of ["addInvoice", "getInvoice", "approved", "Paid"]) {
      await expect.poll(diagram).toContain(word);
    }
  });

  test("a QA session without a terminal", async ({ visitor: { context, page } }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(await start());

    // Creates an order, and pays it by wallet with the code that the phone shows.
    await press(page, /Create a demo order/);
    const payment = await opens(page, () => follow(page, "Payment page"));
    await payment.getByLabel("STC Pay").check();
    await payment.getByLabel("Mobile number of the wallet").fill("0512345678");
    await press(payment, /^Pay/);
    const phone = await opens(payment, () => follow(payment, "Open the phone"));
    await phone.locator("button.otp").click();
    const copied = () => phone.evaluate("navigator.clipboard.readText()");
    await expect.poll(copied).toMatch(/^\d{5}$/);
    await payment.getByLabel("One-time password").fill(String(await copied()));
    await press(payment, /^Pay/);
    await payment.waitForURL(/\/_shop\/orders\/SHOP-/);
    await sees(payment, "Paid, verified, and on its way.");
    await phone.close();
    await payment.close();
    await sees(page, /Paid by stcpay/);

    // Lets the next one expire, and takes that back.
    await follow(page, /^Overview$/);
    await press(page, /^New order/);
    await press(page, "Create");
    await sees(page, "is pending");
    await page.locator(".acts2").getByRole("button", { name: "Skip to expiry" }).click();
    await sees(page, /24 hours passed without a payment/);
    await press(page, /^Rewind to before this/);
    await page.getByRole("button", { name: "Rewind", exact: true }).click();
    await sees(page, "is pending");

    // Injects a fault, and sees why the shop got no invoice.
    await page.getByRole("link", { name: "Faults" }).first().click();
    const card = page.locator("article", { hasText: "rate-limited" });
    await card.getByRole("button", { name: "Inject once" }).click();
    await card.getByText("armed").waitFor();
    await page.getByRole("link", { name: "Shop", exact: true }).click();
    await press(page, "Create an order");
    await sees(page, /The payment service refused.*429/);
    await press(page, "Try again");
    await page.waitForURL(/\/pay\/order\/\d+/);
    await page.goBack();
    await follow(page, "Workbench");
    await page.getByRole("link", { name: "Problems" }).first().click();
    await sees(page, "addInvoice");
    await page.getByRole("link", { name: "Show the latest call" }).first().click();
    await sees(page, /rate-limited|429/);
  });
});
