/**
 * The florist's own tests, like those of most shops: each action of a customer once, without failures. FLORIST_BUG
 * turns a bug on; the tests pass with most of them. Run them in this folder with
 * paystub run -- node --test plain-tests.mjs
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openKit } from "paystub/fixture";
import { openShop } from "./adapter.mjs";

const kit = await openKit({ clock: "frozen" });
after(() => kit.close());

/** A test with a sandbox and a florist of its own. */
function floristTest(title, body) {
  test(title, (t) =>
    kit.run(t.name, async (gateway) => {
      const florist = await openShop({ ...gateway, timeoutMs: 2000 });
      gateway.onClose(() => florist.close());
      await body(florist, gateway);
      await gateway.idle();
    }),
  );
}

const orders = (florist, id, amount = 25.5) =>
  florist.start({ id, amount, name: "Sara Al Harbi", mobile: "0500000001" });

/** Lets the customer pay, and waits until the shop knows. */
async function pays(gateway, order) {
  await gateway.invoiceOfOrder(order.number).pay();
  await gateway.idle();
}

floristTest("a customer orders and can pay", async (florist) => {
  await orders(florist, "first");
  const { state, transactionNo } = florist.getOrder("first");
  assert.equal(state, "pending");
  assert.match(transactionNo, /^\d{13}$/);
});

floristTest("a customer pays and gets one bouquet", async (florist, gateway) => {
  await orders(florist, "paid");
  await pays(gateway, florist.getOrder("paid"));
  await florist.look("paid");
  const { state, shipped } = florist.getOrder("paid");
  assert.deepEqual({ state, shipped }, { state: "paid", shipped: 1 });
});

floristTest("a price with halalas is paid exactly", async (florist, gateway) => {
  await orders(florist, "exact", 64.1);
  await pays(gateway, florist.getOrder("exact"));
  await florist.look("exact");
  assert.equal(florist.getOrder("exact").state, "paid");
});

floristTest("a price below the minimum is refused", async (florist) => {
  await orders(florist, "cheap", 4);
  assert.equal(florist.getOrder("cheap").state, "failed");
});

floristTest("a declined card leaves the order open for another try", async (florist, gateway) => {
  await orders(florist, "declined");
  await gateway.invoiceOfOrder(florist.getOrder("declined").number).decline();
  await florist.look("declined");
  assert.equal(florist.getOrder("declined").state, "pending");
  await pays(gateway, florist.getOrder("declined"));
  await florist.look("declined");
  assert.equal(florist.getOrder("declined").state, "paid");
});

floristTest("a customer cancels an order", async (florist) => {
  await orders(florist, "canceled");
  assert.equal(await florist.cancel("canceled"), true);
  assert.equal(florist.getOrder("canceled").state, "canceled");
});

floristTest("an order that is not paid within a day is canceled", async (florist, gateway) => {
  await orders(florist, "late");
  await gateway.clock.advance({ by: "P1D" });
  await florist.passTime((await gateway.clock.read()).now);
  assert.equal(florist.getOrder("late").state, "canceled");
});

floristTest("a customer pays from a wallet", async (florist, gateway) => {
  await orders(florist, "wallet");
  assert.equal(await florist.sendCode("wallet"), true);
  const code = await gateway.waitForOtp({ to: "0500000001" });
  assert.equal(await florist.payWithCode("wallet", code), true);
  assert.equal(florist.getOrder("wallet").state, "paid");
});

floristTest("a wrong code buys nothing", async (florist) => {
  await orders(florist, "mistyped");
  await florist.sendCode("mistyped");
  await florist.payWithCode("mistyped", "00000");
  assert.equal(florist.getOrder("mistyped").state, "pending");
});

floristTest("a subscription is delivered each week", async (florist, gateway) => {
  await florist.subscribe({ id: "weekly", amount: 50, name: "Sara", mobile: "0500000001" });
  const { recurringId } = florist.getSubscription("weekly");
  await gateway.recurringPayment(recurringId).start();
  await gateway.idle();
  await florist.passTime((await gateway.clock.read()).now);
  assert.equal(florist.getSubscription("weekly").delivered, 1);
  const { nextChargeAt } = await gateway.recurringPayment(recurringId).read();
  await gateway.clock.advance({ to: nextChargeAt });
  await florist.passTime(nextChargeAt);
  assert.equal(florist.getSubscription("weekly").delivered, 2);
});
