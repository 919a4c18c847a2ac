import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import { hasChromium } from "../../support/browser.js";
import { buildPackage } from "../../support/built.js";
import { startPersons } from "../../support/persons.js";
import { test } from "../../support/visitor.js";

type Life = Awaited<ReturnType<typeof startPersons>>;

/** A gateway that keeps nothing, with these orders in it. */
async function life(orderNumbers: readonly string[], port = 0): Promise<Life> {
  const persons = await startPersons({ port });
  onTestFinished(() => persons.close());
  await persons.gateway.open("shop");
  for (const orderNumber of orderNumbers) {
    await persons.merchant.createsInvoice({ orderNumber });
  }
  return persons;
}

/** Ends a gateway, and has another one at its address before the page hears of it. */
async function restarted(page: Page, first: Life, orderNumbers: readonly string[]) {
  await page.route("**/_control/**", (route) => route.abort());
  await first.close();
  await page.getByText("Connection lost").first().waitFor();
  const second = await life(orderNumbers, Number(new URL(first.gateway.baseUrl).port));
  await page.unroute("**/_control/**");
  await page.locator(".top .live", { hasText: "Live" }).waitFor();
  return second;
}

beforeAll(buildPackage, 120_000);

describe.skipIf(!hasChromium())("the workbench of a gateway that was started anew", () => {
  test.for([
    ["nothing has happened", []],
    ["as much has happened", ["SECOND"]],
    ["more has happened", ["SECOND", "THIRD", "FOURTH"]],
  ] as const)(
    "shows what is there when %s, and nothing of before",
    async ([, orderNumbers], { visitor: { page, complaints } }) => {
      const first = await life(["FIRST"]);
      await page.goto(`${first.gateway.baseUrl}/#/shop/invoices`);
      const row = (text: string) => page.locator(".row", { hasText: text });
      await row("FIRST").click();
      await page.locator(".sequence", { hasText: "addInvoice" }).waitFor();
      await restarted(page, first, orderNumbers);
      await row("FIRST").waitFor({ state: "detached" });
      const shown = () => page.locator(".row .l2 bdi").allInnerTexts();
      await expect.poll(shown).toEqual(orderNumbers.toReversed());
      await expect.poll(() => page.locator("main").innerText()).not.toContain("FIRST");
      expect(complaints.splice(0).filter((text) => !/ERR_|status of 404/.test(text))).toEqual([]);
    },
  );
});
