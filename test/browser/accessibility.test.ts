import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { htmlPage } from "../../mocks/report/html.js";
import { hasChromium, isTooWide, test, violations } from "../support/browser.js";
import { buildPackage } from "../support/command-line.js";
import { type Persons, walletOf } from "../support/persons.js";

beforeAll(buildPackage);

type Opens = (
  persons: Pick<Persons, "gateway" | "merchant" | "tester">,
  page: Page,
) => Promise<unknown>;

const press = (page: Page, name: string) => page.locator(`button[value="${name}"]`).first().click();

/** A page to pay at, in the language that the browser asks for. */
const payPage: Opens = async ({ merchant }, page) =>
  page.goto((await merchant.addsInvoice()).body.url);

/** The state of an invoice, as its page shows it. */
const ended =
  (ends: (tester: Persons["tester"], no: string) => Promise<unknown>): Opens =>
  async ({ merchant, tester }, page) => {
    const { transactionNo, url } = (await merchant.addsInvoice()).body;
    await ends(tester, transactionNo);
    await page.goto(url);
  };

/** The pages of customers and of the shop. */
const PAGES: readonly (readonly [string, Opens])[] = [
  [
    "the orders of the shop",
    async ({ gateway }, page) => {
      await page.goto(`${gateway.baseUrl}/_shop?sandbox=shop`);
      await page.locator("form button").first().click();
      await page.waitForURL(/\/pay\/order\//);
      await page.goto(`${gateway.baseUrl}/_shop?sandbox=shop`);
    },
  ],
  ["a payment page", payPage],
  [
    "the question of a bank",
    async (persons, page) => {
      await payPage(persons, page);
      await page.getByRole("link", { name: "4000 0000 0000 3220" }).click();
      await page.waitForURL(/card=/);
      await press(page, "pay");
      await page.locator('button[name="challenge"]').first().waitFor();
    },
  ],
  [
    "the question for the code of a wallet",
    async (persons, page) => {
      await payPage(persons, page);
      await page.getByLabel("STC Pay").check();
      await press(page, "pay");
      await page.locator('input[name="otp"]').waitFor();
    },
  ],
  [
    "a receipt",
    async ({ gateway, merchant, tester }, page) => {
      const no = await merchant.createsInvoice();
      await tester.invoices.pay(no);
      await page.goto(`${gateway.baseUrl}/receipt/${no}`);
    },
  ],
  [
    "a recurring payment",
    async ({ gateway, merchant }, page) =>
      page.goto(`${gateway.baseUrl}/pay/recurring/${await merchant.registers()}`),
  ],
  [
    "an invalid card",
    async (persons, page) => {
      await payPage(persons, page);
      await page.locator("#cardNumber").fill("hello");
      await press(page, "pay");
      await page.locator("#cardNumberProblem").waitFor();
    },
  ],
  [
    "a number that no wallet has",
    async (persons, page) => {
      await payPage(persons, page);
      await page.getByLabel("STC Pay").check();
      await page.locator("#mobile").fill("12");
      await press(page, "pay");
      await page.locator("#mobileProblem").waitFor();
    },
  ],
  [
    "a payment that was declined",
    async (persons, page) => {
      await payPage(persons, page);
      await press(page, "decline");
      await page.getByRole("status").waitFor();
    },
  ],
  ["a paid invoice", ended((tester, no) => tester.invoices.pay(no))],
  ["a canceled invoice", ended((tester, no) => tester.invoices.cancel(no))],
  [
    "an invoice that is not there",
    ({ gateway }, page) => page.goto(`${gateway.baseUrl}/pay/order/1`),
  ],
  [
    "a recurring payment that was approved",
    async ({ gateway, merchant }, page) => {
      await page.goto(`${gateway.baseUrl}/pay/recurring/${await merchant.registers()}`);
      await press(page, "pay");
      await page.locator(".standing").waitFor();
    },
  ],
];

const REPORT = htmlPage({
  title: "paystub run",
  passed: false,
  summary: "1 of 2 variations failed",
  sections: [
    {
      name: "Under faults",
      cases: [
        { name: "latency on getInvoice", status: "passed" },
        { name: "lost-reply on addInvoice", status: "failed", message: "Exit code 1." },
      ],
      tables: [
        {
          title: "Faults",
          columns: ["fault", "addInvoice"],
          rows: [["lost-reply", "FAILED"]],
        },
      ],
    },
  ],
});

/** Every view of the workbench, as its address names it after the sandbox. */
const VIEWS = [
  ...["overview", "invoices", "recurring", "sessions", "calls", "callbacks", "phone", "events"],
  ...["settlements", "problems", "failures", "failures?tab=assumptions", "failures?tab=values"],
  "coverage",
];

/** A sandbox with something in each view. */
async function fill({
  gateway,
  merchant,
  tester,
}: Pick<Persons, "gateway" | "merchant" | "tester">) {
  const no = await merchant.createsInvoice({ smsMessage: "Pay [SHORT_URL]" });
  await walletOf(gateway).getsCode(no);
  await tester.invoices.decline(no);
  merchant.shop.answers(404, 404);
  await tester.invoices.pay(no);
  await merchant.post("/api/addInvoice", {});
  await tester.faults.add({ fault: "hang", operation: "payByCard" });
  await tester.recurring.start(await merchant.registers());
  return no;
}

describe.skipIf(!hasChromium())("every page can be used by everybody", () => {
  test.for([
    ["light", "en", 1440],
    ["dark", "ar", 390],
  ] as const)("%s, %s, at %i px", async (look, { visitor, gateway, merchant, tester }) => {
    const [colorScheme, language, width] = look;
    const { page, complaints } = visitor;
    const persons = { gateway, merchant, tester };
    await page.emulateMedia({ colorScheme });
    await page.setExtraHTTPHeaders({ "Accept-Language": language });
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    const check = async (name: string) => {
      found.push(...(await violations(page)).map((one) => `${name}: ${one}`));
      if (await isTooWide(page)) found.push(`${name}: wider than the window`);
    };
    for (const [name, opens] of PAGES) {
      await opens(persons, page);
      await check(name);
    }
    await page.goto("about:blank");
    await page.setContent(REPORT);
    await check("the report of a run");
    const no = await fill(persons);
    for (const place of [...VIEWS, `invoices/${no}`, "calls/1", "callbacks/cb-1"]) {
      await page.goto("about:blank");
      await page.goto(`${gateway.baseUrl}/#/shop/${place}`);
      await page.locator("main h1").first().waitFor({ state: "attached" });
      await page.locator("main .loading").waitFor({ state: "detached" });
      await check(place);
    }
    await page.keyboard.press("Control+k");
    await check("the palette");
    expect(found).toEqual([]);
    // Chromium reports each page that comes with a status of 400 or more.
    expect(complaints.splice(0).filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
  });
});
