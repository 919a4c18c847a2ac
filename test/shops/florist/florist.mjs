import { createServer } from "node:http";
import { BUGS } from "./bugs.mjs";
import { GOOD_HABITS } from "./habits.mjs";
import { orderBook } from "./orders.mjs";
import { paymentService } from "./service.mjs";
import { subscriptionBook } from "./subscriptions.mjs";

const WEBHOOK_KEY = "only-the-service-knows";

/** What must survive the process. */
export const noData = () => ({
  orders: [],
  subscriptions: [],
  orderNumbers: 0,
  webhookKey: WEBHOOK_KEY,
});

/**
 * Opens a florist's shop. It sells bouquets, paid on the payment page or with a wallet, and weekly subscriptions. It
 * answers callbacks at once and asks the service afterwards.
 *
 * @param {object} options URLs and credentials of the payment service
 * @param {string} options.baseUrl
 * @param {string} options.orderUrl
 * @param {string} options.apiId
 * @param {string} options.secretKey
 * @param {string} [options.bug] one of `BUGS`; without it the shop is correct
 * @param {number} [options.timeoutMs] the longest wait for the payment service
 * @param {number} [options.port] the port of the shop; any free port without it
 * @param {ReturnType<typeof noData>} [options.data] the data of an earlier process
 */
export async function openFlorist({
  bug,
  data = noData(),
  timeoutMs = 300,
  port = 0,
  ...credentials
}) {
  if (bug !== undefined && !Object.hasOwn(BUGS, bug)) {
    throw new Error(`no bug ${bug}; there are ${Object.keys(BUGS).join(", ")}`);
  }
  const habits = { ...GOOD_HABITS, ...BUGS[bug] };
  const underWay = new Set();
  let isOpen = true;
  const later = (work) => {
    const done = work().finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const shared = {
    ...{ habits, data, later },
    service: paymentService({ ...credentials, timeoutMs, habits }),
    memory: { orderNumbers: 0 },
    shopUrl: () => shop.url,
    isOpen: () => isOpen,
  };
  const orders = orderBook(shared);
  const subscriptions = subscriptionBook(shared);
  const server = createServer((request, response) => answer(request, response));
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  const shop = { url, data, orders, subscriptions, webhookKey: WEBHOOK_KEY, isIdle, close };
  return shop;

  function isIdle() {
    return underWay.size === 0;
  }

  function close() {
    isOpen = false;
    server.close();
    server.closeAllConnections();
  }

  /** Answers 500 after an error of the shop. */
  async function answer(request, response) {
    const status = await route(request).catch(() => 500);
    response.writeHead(status).end();
  }

  async function route(request) {
    const { pathname, searchParams } = new URL(request.url, url);
    const body = await readJson(request);
    if (pathname === "/webhook") return orders.webhook(body, request.headers["x-florist-key"]);
    // The service promises neither the names of the parameters nor their letter case.
    const told = Object.fromEntries(
      [...searchParams, ...Object.entries(body)].map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    );
    if (pathname === "/charged") {
      const subscription = subscriptions.find(told.subscription);
      if (!subscription) return 404;
      orders.chargedFor(subscription, told);
      await subscriptions.charged(subscription, told);
      return 200;
    }
    const order = orders.find(told.order);
    if (!order) return 404;
    if (pathname === "/paid") await orders.calledBack(order, told);
    else await orders.toldCanceled(order, told);
    return 200;
  }
}

async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === "" ? {} : JSON.parse(text);
}
