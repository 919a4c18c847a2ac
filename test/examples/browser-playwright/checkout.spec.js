import { test as base, expect } from "paystub/playwright";
import { openShop } from "./shop.js";

// Each test has its own sandbox. Its shop sends customers to the payment pages of that sandbox.
const test = base.extend({
  shop: async ({ gateway }, use) => {
    const shop = await openShop(gateway);
    gateway.onClose(() => shop.close());
    await use(shop);
  },
});

test("a customer buys and comes back", async ({ page, shop, gateway }) => {
  await page.goto(shop.url);
  await page.getByRole("button", { name: "Buy" }).click();
  await expect(page).toHaveURL(/\/pay\/order\//);

  await page.getByRole("button", { name: /^Pay/ }).click();

  await expect(page.getByText("Thank you, it is on its way.")).toBeVisible();
  await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
  await expect(gateway.invoiceOfOrder("ORD-1")).toHaveBeenCalledBack({ times: 1 });
});

test("a customer who thinks better of it buys nothing", async ({ page, shop, gateway }) => {
  await page.goto(shop.url);
  await page.getByRole("button", { name: "Buy" }).click();
  await page.getByRole("button", { name: /^Cancel/ }).click();

  await expect(page.getByText("Nothing was bought.")).toBeVisible();
  await expect(gateway.invoiceOfOrder("ORD-1")).toBeCanceled();
});
