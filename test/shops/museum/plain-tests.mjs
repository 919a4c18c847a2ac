/**
 * The museum's own tests, like those of most shops: each action of a visitor once, without failures. Run them with
 * paystub run -- node --test test/shops/museum/plain-tests.mjs
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openKit } from "paystub/fixture";
import { openMuseum } from "./museum.mjs";

const kit = await openKit({ clock: "frozen" });
after(() => kit.close());

/** A test with a sandbox and a museum of its own. */
function museumTest(title, body) {
  test(title, (t) =>
    kit.run(t.name, async (gateway) => {
      const museum = await openMuseum(gateway);
      try {
        await body(museum, gateway);
      } finally {
        museum.close();
      }
    }),
  );
}

museumTest("a visitor orders a ticket and is sent to the payment page", async (museum) => {
  const order = await museum.order("T-1", 40, "0500000001");
  assert.equal(order.state, "pending");
  assert.match(order.payAt, /^http/);
});

museumTest("a visitor pays and gets one ticket", async (museum, gateway) => {
  await museum.order("T-2", 40, "0500000001");
  await gateway.invoiceOfOrder("T-2").pay();
  await gateway.idle();
  const { state, tickets } = await museum.look("T-2");
  assert.deepEqual({ state, tickets }, { state: "paid", tickets: 1 });
});

museumTest("a price with halalas is paid exactly", async (museum, gateway) => {
  await museum.order("T-3", 19.99, "0500000001");
  await gateway.invoiceOfOrder("T-3").pay();
  await gateway.idle();
  assert.equal((await museum.look("T-3")).state, "paid");
});

museumTest("a price below the minimum is refused", async (museum) => {
  assert.equal((await museum.order("T-4", 4, "0500000001")).state, "failed");
});

museumTest("a declined card leaves the order open for another try", async (museum, gateway) => {
  await museum.order("T-5", 40, "0500000001");
  await gateway.invoiceOfOrder("T-5").decline();
  assert.equal((await museum.look("T-5")).state, "pending");
  await gateway.invoiceOfOrder("T-5").pay();
  await gateway.idle();
  assert.equal((await museum.look("T-5")).state, "paid");
});

museumTest("a visitor cancels an order", async (museum, gateway) => {
  await museum.order("T-6", 40, "0500000001");
  assert.equal((await museum.cancel("T-6")).state, "canceled");
  await gateway.idle();
});

museumTest("an order that is not paid within a day is canceled", async (museum, gateway) => {
  await museum.order("T-7", 40, "0500000001");
  await gateway.clock.advance({ by: "P1D" });
  assert.equal((await museum.look("T-7")).state, "canceled");
});

museumTest("a visitor pays by wallet", async (museum, gateway) => {
  await museum.order("T-8", 40, "0500000008");
  assert.equal(await museum.sendCode("T-8"), true);
  const code = await gateway.waitForOtp({ to: "0500000008" });
  assert.equal((await museum.enterCode("T-8", code)).state, "paid");
  await gateway.idle();
});

museumTest("a wrong code buys nothing", async (museum) => {
  await museum.order("T-9", 40, "0500000009");
  await museum.sendCode("T-9");
  assert.equal((await museum.enterCode("T-9", "00000")).state, "pending");
});

museumTest("a member pays each month", async (museum, gateway) => {
  const { recurringId } = await museum.join("M-1", 50, "0500000001");
  await gateway.recurringPayment(recurringId).start();
  await gateway.idle();
  assert.equal((await museum.member("M-1")).months, 1);
  await gateway.clock.advance({
    to: (await gateway.recurringPayment(recurringId).read()).nextChargeAt,
  });
  assert.equal((await museum.member("M-1")).months, 2);
});
