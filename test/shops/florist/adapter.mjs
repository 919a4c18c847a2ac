import { openFlorist } from "./florist.mjs";

/**
 * The adapter of the florist for `paystub explore`. It opens a new shop for each sequence. FLORIST_BUG turns one of
 * the bugs on.
 */
export async function openShop({
  bug = process.env.FLORIST_BUG,
  timeoutMs = Number(process.env.FLORIST_TIMEOUT_MS ?? 300),
  ...given
}) {
  const credentials = { ...given, timeoutMs, ...(bug && { bug }) };
  let shop = await openFlorist(credentials);
  let nowMs = 0;
  const order = (id) => shop.orders.find(id);
  return {
    webhook: () => ({
      url: `${shop.url}/webhook`,
      headers: { "X-Florist-Key": shop.webhookKey },
    }),
    currencies: () => ["SAR", "USD"],
    start: (asked) => shop.orders.start({ ...asked, nowMs }),
    getOrder: (id) => order(id),
    look: (id) => shop.orders.look(order(id)),
    cancel: (id) => shop.orders.cancel(order(id)),
    refund: (id) => shop.orders.refund(order(id)),
    sendCode: (id) => shop.orders.sendCode(order(id)),
    payWithCode: (id, code) => shop.orders.payWithCode(order(id), code),
    subscribe: (asked) => shop.subscriptions.start(asked),
    getSubscription: (id) => shop.subscriptions.find(id),
    async passTime(now) {
      nowMs = Date.parse(now);
      await shop.orders.passTime(nowMs);
      await shop.subscriptions.passTime();
    },
    async restart() {
      shop.close();
      const data = JSON.parse(JSON.stringify(shop.data));
      // The service keeps calling the same addresses.
      const port = Number(new URL(shop.url).port);
      shop = await openFlorist({ ...credentials, data, port });
    },
    idle: () => shop.isIdle(),
    close: () => shop.close(),
  };
}
