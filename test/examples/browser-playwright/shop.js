import http from "node:http";

/** A shop with one page: a button that buys. The customer returns to it after the payment. */
export async function openShop({ baseUrl, token }) {
  const server = http.createServer((request, response) => {
    answer(request, response).catch(() =>
      show(response, "Something went wrong. Please try again."),
    );
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
    switch (`${request.method} ${pathname}`) {
      case "GET /":
        return show(response, `<form method="post" action="/buy"><button>Buy</button></form>`);
      case "POST /buy": {
        const invoice = await call("POST", "/api/addInvoice", order());
        return response.writeHead(303, { Location: invoice.url }).end();
      }
      case "GET /paid": {
        const number = searchParams.get("transactionNo");
        const { orderStatus } = await call("GET", `/api/getInvoice/${number}`);
        const paid = orderStatus.toLowerCase() === "paid";
        return show(response, paid ? "Thank you, it is on its way." : "We wait for your payment.");
      }
      case "GET /canceled":
        return show(response, "Nothing was bought.");
      default:
        return response.writeHead(404).end();
    }
  }

  function order() {
    return {
      orderNumber: "ORD-1",
      amount: 25.5,
      callBackUrl: `${url}/paid`,
      cancelUrl: `${url}/canceled`,
      clientName: "Sara Al Harbi",
      clientMobile: "0500000001",
      products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
    };
  }

  async function call(method, path, body) {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}

function show(response, content) {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(`<!doctype html><title>Coffee shop</title><main>${content}</main>`);
}
