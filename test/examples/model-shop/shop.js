import http from "node:http";
import { Payments } from "./integration.ts";

/**
 * A shop around the payments that the mock's own shop shows: its orders, and the receiver of callbacks.
 * Everything about money is in `integration.ts`, which is that file as it is.
 */
export async function openShop({ baseUrl, apiId, secretKey }) {
  const orders = new Map();
  const notes = [];
  const payments = new Payments({ baseUrl, apiId, secretKey }, (_order, what) => notes.push(what));
  const server = http.createServer(async (request, response) => {
    const { searchParams } = new URL(request.url, url);
    const order = orders.get(searchParams.get("order"));
    const settled = await payments.settle(order, searchParams.get("transactionNo")).then(
      () => 200,
      () => 503,
    );
    response.writeHead(settled).end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    notes,
    async order(orderNumber, amount) {
      const buyer = { name: "Sara Al Harbi", mobile: "0500000001" };
      const order = { orderNumber, amount, product: "coffee", ...buyer, state: "placed" };
      orders.set(orderNumber, order);
      await payments.bill(order, `${url}/told?order=${orderNumber}`).catch(() => undefined);
      return order;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
