import { test as base, expect } from "paystub/vitest";
import { openShop } from "./shop.js";

const test = base.extend("shop", async ({ gateway }) => {
  const shop = await openShop(gateway);
  gateway.onClose(() => shop.close());
  return shop;
});

test("what is paid is known by its callback", async ({ gateway, shop }) => {
  const order = await shop.order("ORD-1", 19.99);
  await gateway.invoiceOfOrder("ORD-1").pay();
  await expect(gateway.invoiceOfOrder("ORD-1")).toHaveBeenCalledBack({ times: 1, kind: "paid" });
  expect(order.state).toBe("paid");
});

test("a callback that comes twice pays once", async ({ gateway, shop }) => {
  await gateway.faults.add({ fault: "callback-doubled", times: 1 });
  await shop.order("ORD-1", 25);
  await gateway.invoiceOfOrder("ORD-1").pay();
  await expect(gateway.invoiceOfOrder("ORD-1")).toHaveBeenCalledBack({ times: 2 });
  expect(shop.notes).toEqual(["invoice", "paid", "known"]);
});

test("a forged callback pays nothing", async ({ gateway, shop }) => {
  const order = await shop.order("ORD-1", 25);
  for (const number of [order.transactionNo, "1", "../auth"]) {
    await fetch(`${shop.url}/told?order=ORD-1&transactionNo=${encodeURIComponent(number)}`);
  }
  expect(order.state).toBe("waiting");
  await expect(gateway.invoiceOfOrder("ORD-1")).toBePending();
});

test("an invoice whose reply was lost is asked for once, and known when it is paid", async ({
  gateway,
  shop,
}) => {
  await gateway.faults.add({ fault: "lost-reply", operation: "addInvoice", times: 1 });
  const order = await shop.order("ORD-1", 25);
  expect(order.state).toBe("unclear");
  await gateway.invoiceOfOrder("ORD-1").pay();
  await gateway.settled();
  expect(order.state).toBe("paid");
  await expect(gateway).toHaveReceived("addInvoice", {}, { times: 1 });
});

test("a token that ends is replaced", async ({ gateway, shop }) => {
  await shop.order("ORD-1", 25);
  await gateway.clock.advance({ by: "PT31M" });
  expect((await shop.order("ORD-2", 25)).state).toBe("waiting");
});
