import { BUGS } from "./bugs.mjs";
import { GOOD_HABITS } from "./habits.mjs";
import { orderBook } from "./orders.mjs";
import { orderRoutes, subscriptionRoutes } from "./routes.mjs";
import { serve } from "./serve.mjs";
import { paymentService } from "./service.mjs";
import { subscriptionBook } from "./subscriptions.mjs";

/** A customer would wait longer. */
const TIMEOUT_MS = 1500;

/**
 * Opens a small shop. It takes orders, which customers pay on the payment page or with a wallet, cancels them, and
 * sells a subscription. It sends JSON; `says` in every answer is the text for the customer.
 *
 * @param {object} options URLs and credentials of the payment service
 * @param {string} options.baseUrl
 * @param {string} options.orderUrl
 * @param {string} options.apiId
 * @param {string} options.secretKey
 * @param {string} [options.bug] one of `BUGS`; without it the shop is correct
 */
export async function openShop({ bug, ...credentials }) {
  if (bug !== undefined && !Object.hasOwn(BUGS, bug)) {
    throw new Error(`no bug ${bug}; there are ${Object.keys(BUGS).join(", ")}`);
  }
  const habits = { ...GOOD_HABITS, ...BUGS[bug] };
  const service = paymentService({ ...credentials, timeoutMs: TIMEOUT_MS, habits });
  const shopUrl = () => shop.url;
  const shop = await serve({
    ...orderRoutes(orderBook({ service, habits, shopUrl })),
    ...subscriptionRoutes(subscriptionBook({ service, shopUrl })),
  });
  return shop;
}
