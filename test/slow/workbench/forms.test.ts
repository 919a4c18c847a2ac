import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { hasChromium, seriousFindings, test } from "../../support/browser.js";
import { buildPackage } from "../../support/command-line.js";

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();

const opensAt = async (page: Page, baseUrl: string, place = "/overview") => {
  await page.goto(`${baseUrl}/#/shop${place}`);
  await page.locator(".live:not(.off)").waitFor();
};

/** What the browser says of a call that the gateway rejects, which the page shows. */
const REJECTED = /status of 4\d\d/;

/** Waits until the main part of the page holds a text. */
const sees = (page: Page, text: string | RegExp) =>
  page.locator("main").getByText(text).first().waitFor();

const command = async (page: Page, name: string) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or run a command" }).fill(name);
  await page.getByRole("option", { name }).first().click();
};

beforeAll(buildPackage);

describe.skipIf(!hasChromium())("the forms of the workbench", () => {
  test("create, reset and delete a sandbox", async ({
    visitor: { page, complaints },
    gateway,
    merchant,
  }) => {
    const names = async () => (await gateway.list()).sandboxes.map(({ name }) => name);
    await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl);
    await press(page, "Manage sandboxes");
    const create = page.getByRole("dialog").locator("form").first();
    await create.getByLabel("Name").fill("shop");
    await create.getByLabel("Start with the clock frozen").check();
    await press(page, "Create");
    await page.getByRole("alert").getByText("shop").waitFor();
    await create.getByLabel("Name").fill("other");
    await press(page, "Create");
    await page.waitForURL(/#\/other/);
    await page.locator(".badge", { hasText: "frozen" }).first().waitFor();

    await opensAt(page, gateway.baseUrl);
    await press(page, "Manage sandboxes");
    await press(page, "Reset");
    await page.getByRole("alertdialog").getByText("This cannot be undone").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
    await sees(page, "See your payments happen");
    expect((await names()).toSorted()).toEqual(["other", "shop"]);
    await press(page, "Manage sandboxes");
    await press(page, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(names).toEqual(["other"]);
    expect(complaints.splice(0).filter((text) => !REJECTED.test(text))).toEqual([]);
  });

  test("inject a fault for one order, the nth match or a part of all", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await merchant.createsInvoice();
    await opensAt(page, gateway.baseUrl);
    await command(page, "lost-reply");
    const card = page.locator(".fault", { hasText: "lost-reply" });
    await expect.poll(() => page.locator(".fault").count()).toBe(1);
    await card.getByText("Conditions").click();
    await card.getByLabel("operation").selectOption("addInvoice");
    await card.getByLabel("Only order number").fill("ORD-7");
    await card.getByLabel("Only the nth match").fill("2");
    await card.getByLabel("Probability in %").fill("25");
    await card.getByRole("button", { name: "Inject each time" }).click();
    await card.getByText(/addInvoice with orderNumber ORD-7, only number 2/).waitFor();
    expect((await tester.faults.list()).faults).toMatchObject([
      {
        fault: "lost-reply",
        operation: "addInvoice",
        where: { orderNumber: "ORD-7" },
        nth: 2,
        probability: 0.25,
        times: null,
      },
    ]);
    // What the fault does is described once.
    expect(await card.getByText("resets the connection", { exact: false }).count()).toBe(1);
  });

  test("lead from a text message to its invoice", async ({ page, gateway, merchant }) => {
    const no = await merchant.createsInvoice({ smsMessage: "Pay [SHORT_URL]" });
    await opensAt(page, gateway.baseUrl, "/phone");
    await page.getByRole("link", { name: "Show the invoice" }).click();
    await sees(page, no);
  });

  test("and the pages of a call, a callback, a recurring payment, the problems, plots and coverage have no serious findings of axe", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    merchant.shop.answers(404, 404);
    await tester.invoices.pay(await merchant.createsInvoice());
    const id = await merchant.registers();
    await tester.recurring.arrangeCharges(id, { outcomes: ["fail", "fail"] });
    await tester.recurring.start(id);
    const found: string[] = [];
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const view of [
        ...["calls/1", "callbacks/cb-1", `recurring/${id}`, "problems", "events"],
        ...["plots", "coverage"],
      ]) {
        await page.goto(`${gateway.baseUrl}/?${scheme}#/shop/${view}`);
        await page.locator("main h1, main h2").first().waitFor();
        for (const one of await seriousFindings(page)) found.push(`${scheme} ${view}: ${one}`);
      }
    }
    expect(found).toEqual([]);
  });

  test("have no serious findings of axe, in both languages", async ({
    page,
    gateway,
    merchant,
    tester,
  }) => {
    await tester.invoices.pay(await merchant.createsInvoice());
    await tester.labels.add({ name: "paid" });
    await opensAt(page, gateway.baseUrl, "/invoices");
    const found: string[] = [];
    const look = async (names: readonly string[]) => {
      for (const [n, name] of names.entries()) {
        await opensAt(page, gateway.baseUrl, n === 0 ? "/recurring" : "/overview");
        await press(page, name);
        await page.getByRole("dialog").waitFor();
        for (const one of await seriousFindings(page)) found.push(`${name}: ${one}`);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
        // The focus goes back to the button that opened the form.
        expect(await page.evaluate("document.activeElement.tagName")).toBe("BUTTON");
      }
    };
    await look(["New recurring payment", "New order", "Refund", "Manage sandboxes", "Bookmark"]);
    await press(page, "العربية");
    await look([
      "دفعة متكررة جديدة",
      "طلب جديد",
      "استرداد",
      "إدارة بيئات الاختبار",
      "إشارة مرجعية",
    ]);
    expect(found).toEqual([]);
  });
});
