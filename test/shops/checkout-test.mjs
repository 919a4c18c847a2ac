/**
 * The shop's own tests, against whatever payment service the environment names: a customer goes
 * through the shop, then what must hold whatever happened is checked. Exits with 1 when something
 * is wrong. An order may honestly fail, and then the next try has to work; nobody may be lied to.
 *
 * SHOP_BUG switches one of the bugs on.
 */
import { customerOf } from "./customer.mjs";
import { INVARIANTS } from "./invariants.mjs";
import { JOURNEYS } from "./journeys.mjs";
import { sandboxAt } from "./sandbox.mjs";
import { openShop } from "./shop.mjs";

const shop = await openShop({
  baseUrl: setting("PAYSTUB_BASE_URL"),
  orderUrl: setting("PAYSTUB_ORDER_URL"),
  apiId: setting("PAYSTUB_API_ID"),
  secretKey: setting("PAYSTUB_SECRET_KEY"),
  bug: process.env.SHOP_BUG,
});
const world = {
  customer: customerOf(shop.url, "Sara Al Harbi", "0500000001"),
  sandbox: sandboxAt(setting("PAYSTUB_CONTROL_URL"), setting("PAYSTUB_SANDBOX")),
  seen: { orders: new Set(), subscriptions: new Set() },
};

for (const [sentence, journey] of Object.entries(JOURNEYS)) {
  await reported(`the customer ${sentence}`, journey);
}
for (const [sentence, check] of Object.entries(INVARIANTS)) await reported(sentence, check);
shop.close();

async function reported(sentence, run) {
  try {
    await run(world);
    console.log(`ok      ${sentence}`);
  } catch (error) {
    const [why] = error.message.split("\n");
    console.log(`not ok  ${sentence}: ${why}`);
    process.exitCode = 1;
  }
}

function setting(name) {
  const value = process.env[name];
  if (value) return value;
  console.error(
    `${name} is not set; run this by: paystub run -- node test/shops/checkout-test.mjs`,
  );
  process.exit(2);
}
