import { customerOf } from "./customer.mjs";
import { INVARIANTS } from "./invariants.mjs";
import { JOURNEYS } from "./journeys.mjs";
import { sandboxAt } from "./sandbox.mjs";
import { openShop } from "./shop.mjs";

/**
 * Runs the shop's own tests against the payment service of an environment: a customer uses the shop, then the test
 * checks the invariants. An order may fail, but then the next try must work, and the shop must never show a wrong
 * status.
 *
 * @param {Record<string, string | undefined>} environment SHOP_BUG turns one of the bugs on
 * @param {(line: string) => void} say gets a line for each test
 * @returns {Promise<boolean>} whether all tests passed
 */
export async function checkout(environment, say) {
  const shop = await openShop({
    baseUrl: environment.PAYSTUB_BASE_URL,
    orderUrl: environment.PAYSTUB_ORDER_URL,
    apiId: environment.PAYSTUB_API_ID,
    secretKey: environment.PAYSTUB_SECRET_KEY,
    bug: environment.SHOP_BUG || undefined,
  });
  const world = {
    customer: customerOf(shop.url, "Sara Al Harbi", "0500000001"),
    sandbox: sandboxAt(environment.PAYSTUB_CONTROL_URL, environment.PAYSTUB_SANDBOX),
    seen: { orders: new Set(), subscriptions: new Set() },
  };
  const journeys = Object.entries(JOURNEYS).map(([name, run]) => [`the customer ${name}`, run]);
  let isRight = true;
  for (const [sentence, run] of [...journeys, ...Object.entries(INVARIANTS)]) {
    try {
      await run(world);
      say(`ok      ${sentence}`);
    } catch (error) {
      const [why] = error.message.split("\n");
      say(`not ok  ${sentence}: ${why}`);
      isRight = false;
    }
  }
  shop.close();
  return isRight;
}
