import { customerOf } from "./customer.mjs";
import { INVARIANTS } from "./invariants.mjs";
import { JOURNEYS } from "./journeys.mjs";
import { sandboxAt } from "./sandbox.mjs";
import { openShop } from "./shop.mjs";

/**
 * The shop's own tests, against whatever payment service an environment names: a customer goes
 * through the shop, then what must hold whatever happened is checked. An order may honestly fail, and
 * then the next try has to work; nobody may be lied to.
 *
 * @param {Record<string, string | undefined>} environment SHOP_BUG switches one of the bugs on
 * @param {(line: string) => void} say is told a line for each test
 * @returns {Promise<boolean>} whether all is right
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
