import { test as base, expect } from "paystub/vitest";
import { describe } from "vitest";
import { openShop } from "./shop.js";

// Each test has its own sandbox and its own shop.
const test = base.extend("shop", async ({ gateway }) => {
  const shop = await openShop(gateway);
  gateway.onClose(() => shop.close());
  return {
    order: (part = {}) =>
      fetch(`${shop.url}/orders`, {
        method: "POST",
        body: JSON.stringify({ orderNumber: "ORD-1", amount: 25.5, mobile: "0500000001", ...part }),
      }),
    status: async (orderNumber) =>
      (await (await fetch(`${shop.url}/orders/${orderNumber}`)).json()).status,
  };
});

test("an order is shipped once it is paid", async ({ gateway, shop }) => {
  await shop.order();
  await expect(gateway).toHaveReceived("addInvoice", { orderNumber: "ORD-1", amount: 25.5 });
  await expect(gateway.invoiceOfOrder("ORD-1")).toBePending();

  await gateway.invoiceOfOrder("ORD-1").pay();

  await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
  await expect(gateway.invoiceOfOrder("ORD-1")).toHaveBeenCalledBack({ times: 1, kind: "paid" });
  expect(await shop.status("ORD-1")).toBe("shipping");
});

test("the customer gets the address of the invoice by SMS", async ({ gateway, shop }) => {
  await shop.order({ mobile: "0500000002" });
  const sms = await gateway.waitForSms({ to: "0500000002" });
  expect(sms.text).toMatch(/^Order ORD-1: pay 25.50? at http/);
});

test("a declined card leaves the order waiting", async ({ gateway, shop }) => {
  await shop.order();
  await gateway.invoiceOfOrder("ORD-1").decline({ message: "Insufficient funds" });
  await expect(gateway.invoiceOfOrder("ORD-1")).not.toHaveBeenCalledBack();
  expect(await shop.status("ORD-1")).toBe("waiting");
});

describe("when time passes", () => {
  test.override({ sandboxOptions: { clock: "frozen" } });

  test("an order that nobody pays for a day is canceled", async ({ gateway, shop }) => {
    await shop.order();
    await gateway.clock.advance({ by: "PT24H" });
    await expect(gateway.invoiceOfOrder("ORD-1")).toBeCanceled();
    await gateway.waitForCallback({ kind: "canceled", outcome: "delivered" });
    expect(await shop.status("ORD-1")).toBe("canceled");
  });
});

test("a failing payment service is no crash", async ({ gateway, shop }) => {
  await gateway.faults.add({ fault: "status", status: 500, operation: "addInvoice", times: 1 });
  const refused = await shop.order();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    error: "paying is not possible right now, please try again",
  });
  expect((await shop.order({ orderNumber: "ORD-2" })).status).toBe(201);
});
