import http from "node:http";

/**
 * A small coffee shop. It takes an order, creates an invoice at the payment service, and ships paid orders.
 * `payments` has the address of the service and the credentials of the shop: from the environment in production,
 * from the gateway of the test in a test.
 */
export async function openShop(payments) {
  const orders = new Map();
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => send(response, 503, { error: error.message }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };

  async function answer(request, response) {
    const { pathname, searchParams } = new URL(request.url, url);
    const route = `${request.method} ${pathname.replace(/^\/orders\/.+/, "/orders/one")}`;
    switch (route) {
      case "POST /orders":
        return send(response, 201, await takeOrder(JSON.parse(await textOf(request))));
      case "GET /orders/one":
        return send(response, 200, orders.get(pathname.slice("/orders/".length)));
      case "GET /paid":
      case "GET /canceled":
        // Anyone can call this address. Only the service knows if the invoice is paid.
        return send(response, 200, await settle(searchParams.get("orderNumber")));
      default:
        return send(response, 404, { error: "no such page" });
    }
  }

  async function takeOrder({ orderNumber, amount, mobile }) {
    const { transactionNo, url: paymentUrl } = await call("POST", "/api/addInvoice", {
      orderNumber,
      amount,
      callBackUrl: `${url}/paid`,
      cancelUrl: `${url}/canceled`,
      clientName: "Sara Al Harbi",
      clientMobile: mobile,
      products: [{ title: "Coffee beans", price: amount, qty: 1 }],
      smsMessage: "Order [ORDER_NUMBER]: pay [AMOUNT] at [SHORT_URL]",
    });
    const order = { orderNumber, amount, transactionNo, paymentUrl, status: "waiting" };
    orders.set(orderNumber, order);
    return order;
  }

  async function settle(orderNumber) {
    const order = orders.get(orderNumber);
    const invoice = await call("GET", `/api/getInvoice/${order.transactionNo}`);
    // Do not rely on the letter case of the status.
    const status = invoice.orderStatus.toLowerCase();
    if (status === "canceled") order.status = "canceled";
    if (status === "paid") order.status = hasRightAmount(invoice, order) ? "shipping" : "in review";
    return order;
  }

  async function call(method, path, body) {
    const { id_token } = await fetchJson("POST", "/api/auth", undefined, {
      apiId: payments.apiId,
      secretKey: payments.secretKey,
    });
    return fetchJson(method, path, id_token, body);
  }

  async function fetchJson(method, path, token, body) {
    const response = await fetch(payments.baseUrl + path, {
      method,
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error("paying is not possible right now, please try again");
    return response.json();
  }
}

/** Only what the customer owed pays an order. */
function hasRightAmount({ amount, gatewayOrderRequest: { currency } }, order) {
  return Math.round(amount * 100) === Math.round(order.amount * 100) && currency === "SAR";
}

async function textOf(request) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

function send(response, status, body) {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
