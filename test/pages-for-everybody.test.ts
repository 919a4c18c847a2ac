import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { htmlPage } from "../mocks/report/html.js";
import { hasChromium, isTooWide } from "./support/browser.js";
import { buildPackage } from "./support/built.js";
import { seriousFindings } from "./support/everybody.js";
import type { Persons } from "./support/persons.js";
import { test } from "./support/visitor.js";

beforeAll(buildPackage, 120_000);

type Opens = (
  persons: Pick<Persons, "gateway" | "merchant" | "tester">,
  page: Page,
) => Promise<unknown>;

const press = (page: Page, name: string) => page.locator(`button[value="${name}"]`).first().click();

/** A page to pay at, in the language that the browser asks for. */
const payPage: Opens = async ({ merchant }, page) =>
  page.goto((await merchant.addsInvoice()).body.url);

const PAGES: readonly (readonly [string, Opens])[] = [
  ["the shop", ({ gateway }, page) => page.goto(`${gateway.baseUrl}/_shop?sandbox=shop`)],
  [
    "the orders of the shop",
    async ({ gateway }, page) => {
      await page.goto(`${gateway.baseUrl}/_shop?sandbox=shop`);
      await page.locator("form button").first().click();
      await page.waitForURL(/\/pay\/order\//);
      await page.goto(`${gateway.baseUrl}/_shop?sandbox=shop`);
    },
  ],
  ["the reference", ({ gateway }, page) => page.goto(`${gateway.baseUrl}/_docs`)],
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
          cases: [[null, "lost-reply on addInvoice"]],
        },
      ],
    },
  ],
});

const LOOKS = [
  ["light", "en", 1440],
  ["dark", "ar", 390],
] as const;

describe.skipIf(!hasChromium()).for(LOOKS)("%s, %s, at %i px", ([colorScheme, language, width]) => {
  test.for(PAGES)(
    "everybody can use %s",
    async ([, opens], { visitor: { page }, gateway, merchant, tester }) => {
      await page.emulateMedia({ colorScheme });
      await page.setExtraHTTPHeaders({ "Accept-Language": language });
      await page.setViewportSize({ width, height: 900 });
      await opens({ gateway, merchant, tester }, page);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    },
  );

  test("everybody can use the report of a run", async ({ visitor: { page } }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(REPORT);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
});
