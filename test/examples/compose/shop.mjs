// A shop with a compiled-in address, which scripts/image.sh runs in a container beside the mock.
import { createServer } from "node:http";

const callback = new Promise((resolve) => {
  createServer((request, response) => {
    response.end();
    resolve(request.url);
  }).listen(3000);
});

async function call(path, token, body) {
  const answer = await fetch(`https://api.payments.example${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const { transactionNo, url } = await call("/api/addInvoice", "sandbox_shop", {
  orderNumber: "ORD-1",
  amount: 25.5,
  callBackUrl: "http://shop:3000/paid",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
});
// A test does what the customer would do.
const pay = "/_control/sandboxes/shop/invoices/order:ORD-1/pay";
await call(pay, process.env.PAYSTUB_CONTROL_TOKEN, {});
await callback;
const { orderStatus } = await call(`/api/getInvoice/${transactionNo}`, "sandbox_shop");
console.log(`${orderStatus} at ${new URL(url).origin}`);
process.exit();
