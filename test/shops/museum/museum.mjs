import { createServer } from "node:http";

const TIMEOUT_MS = 1000;
const ATTEMPTS = 3;

/** The bugs that MUSEUM_BUG turns on. None of them shows without a failure. */
export const BUGS = {
  "retries-order": "addInvoice is called again when no reply came",
  "retries-membership": "registerPayment is called again when no reply came",
  "believes-callback": "a call of callBackUrl is taken for the payment",
  "believes-callback-number": "the invoice that a callback names is looked up, not the order's own",
  "believes-cancel": "a call of cancelUrl is taken for the cancelation",
  "issues-again": "each callback of a paid order issues another ticket",
  "closes-unreadable": "an order whose invoice cannot be read is closed for good",
  "loses-wallet-payment": "a wallet payment without a reply counts as failed, for good",
  "wallet-never-fails": "any reply to the wallet's code counts as paid",
  "counts-callbacks": "each callback of a charge counts as a month",
  "never-gives-up": "calls have no time limit",
  "dies-on-html": "a reply that is not JSON ends the handler of a callback with 500",
};

/** The service rejected the call and changed nothing. */
class Refused extends Error {
  constructor(status, body) {
    super(`refused with ${status}: ${body}`);
    this.status = status;
  }
}

/**
 * Opens the ticket office of a museum. Visitors pay on the payment page or with a wallet, and members pay each
 * month.
 *
 * @param {object} service `baseUrl`, `orderUrl`, `apiId` and `secretKey` of the payment service
 * @param {string} [bug] one of `BUGS`; without it the office is correct
 */
export async function openMuseum(service, bug = process.env.MUSEUM_BUG) {
  if (bug && !Object.hasOwn(BUGS, bug)) throw new Error(`no such bug: ${bug}`);
  const has = (name) => bug === name;
  const orders = new Map();
  const members = new Map();
  let token;

  async function call(method, url, body, headers = {}) {
    const response = await fetch(url, {
      method,
      headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
      ...(!has("never-gives-up") && { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    });
    const text = await response.text();
    if (response.status >= 400 && response.status < 500) throw new Refused(response.status, text);
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
    return JSON.parse(text);
  }

  async function authorized(method, path, body) {
    const { apiId, secretKey, baseUrl } = service;
    const ask = async () => {
      token ??= (await call("POST", `${baseUrl}/api/auth`, { apiId, secretKey })).id_token;
      return call(method, baseUrl + path, body, { Authorization: `Bearer ${token}` });
    };
    try {
      return await ask();
    } catch (error) {
      if (error.status !== 401 && error.status !== 403) throw error;
      token = undefined;
      return ask();
    }
  }

  /** Repeats reads; repeats other calls only with a bug. */
  async function repeated(ask) {
    for (let left = ATTEMPTS - 1; ; left -= 1) {
      try {
        return await ask();
      } catch (error) {
        if (error instanceof Refused || left === 0) throw error;
      }
    }
  }

  const once = (ask) => ask();
  const read = (no) => repeated(() => authorized("GET", `/api/getInvoice/${no}`));

  function issue(order) {
    order.state = "paid";
    if (order.tickets === 0 || has("issues-again")) order.tickets += 1;
  }

  /** Asks the service for the state of an order, and adopts it. */
  async function refresh(order, named) {
    // A callback may come before the reply with the order's own number, or that reply may be lost.
    const number = has("believes-callback-number")
      ? (named ?? order.number)
      : (order.number ?? named);
    if (number === undefined || order.closed) return order;
    let invoice;
    try {
      invoice = await read(number);
    } catch (error) {
      if (error instanceof SyntaxError && has("dies-on-html")) throw error;
      if (has("closes-unreadable")) Object.assign(order, { state: "failed", closed: true });
      return order;
    }
    const status = String(invoice.orderStatus).toLowerCase();
    const { orderNumber } = invoice.gatewayOrderRequest;
    const isOurs = orderNumber === order.id && invoice.amount === order.amount;
    if (!isOurs && !has("believes-callback-number")) return order;
    order.number ??= number;
    if (status === "paid") issue(order);
    else if (status === "canceled") order.state = "canceled";
    return order;
  }

  async function calledBack(path, query) {
    const id = query.get("for");
    const order = orders.get(id);
    const named = query.get("transactionNo") ?? query.get("TransactionNo") ?? undefined;
    if (path === "/charged") {
      const member = members.get(id);
      if (!member) return 404;
      if (has("counts-callbacks")) member.months += 1;
      else await office.member(id);
      return 200;
    }
    if (!order) return 404;
    if (path === "/paid" && has("believes-callback")) issue(order);
    else if (path === "/canceled" && has("believes-cancel")) order.state = "canceled";
    else await refresh(order, named);
    return 200;
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://museum");
    calledBack(pathname, searchParams)
      .catch(() => 500)
      .then((status) => response.writeHead(status).end());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;

  const office = {
    /** Takes an order. Its state is pending, or failed if the service rejects it. */
    async order(id, amount, mobile) {
      const order = { id, amount, mobile, state: "ordering", tickets: 0 };
      orders.set(id, order);
      const request = {
        orderNumber: id,
        amount,
        callBackUrl: `${url}/paid?for=${id}`,
        cancelUrl: `${url}/canceled?for=${id}`,
        clientName: "Layla",
        clientMobile: mobile,
        products: [{ title: "Ticket", price: amount, qty: 1 }],
      };
      const attempt = has("retries-order") ? repeated : once;
      try {
        const invoice = await attempt(() => authorized("POST", "/api/addInvoice", request));
        order.number = invoice.transactionNo;
        order.payAt = invoice.url;
        if (order.state === "ordering") order.state = "pending";
      } catch (error) {
        // Without a reply the invoice may exist, and a callback may still name it.
        if (error instanceof Refused) order.state = "failed";
      }
      return order;
    },

    /** What the visitor sees of the order. */
    look: async (id) => {
      const order = orders.get(id);
      const isOpen = order.state === "pending" || order.state === "ordering";
      return isOpen ? refresh(order) : order;
    },

    async cancel(id) {
      const order = orders.get(id);
      await authorized("POST", "/api/cancelInvoice", { transactionNo: order.number }).catch(
        () => undefined,
      );
      return refresh(order);
    },

    /** Sends a code to the visitor's wallet. Resolves to whether it was sent. */
    async sendCode(id) {
      const { amount, mobile, number } = orders.get(id);
      const wallet = {
        stcpayMobile: mobile,
        stcpayMobileCountryCode: "966",
        orderNumber: number,
        total: amount,
      };
      try {
        const url = `${service.orderUrl}/rest/pay/stcpay/sendOtp`;
        const { paymentSessionId, signature, signedBase64Data } = await call("POST", url, wallet);
        orders.get(id).session = { ...wallet, paymentSessionId, signature, signedBase64Data };
        return true;
      } catch {
        return false;
      }
    },

    /** Pays with the code. The state of the order shows the result. */
    async enterCode(id, code) {
      const order = orders.get(id);
      if (!order.session) return order;
      const request = { ...order.session, stcpayPaymentOTP: code };
      try {
        await call("POST", `${service.orderUrl}/rest/pay/stcpay/processPayment`, request);
        if (has("wallet-never-fails")) issue(order);
      } catch (error) {
        if (has("wallet-never-fails") && !(error instanceof Refused)) issue(order);
        if (has("loses-wallet-payment") && !(error instanceof Refused)) {
          Object.assign(order, { state: "failed", closed: true });
        }
      }
      return order.state === "paid" ? order : refresh(order);
    },

    /** Registers a member who pays each month. */
    async join(id, amount, mobile) {
      const member = { id, months: 0, state: "joining" };
      members.set(id, member);
      const request = {
        payment: { value: amount, currencyCode: "SAR" },
        customer: { name: "Layla", mobile },
        urls: { callback: `${url}/charged?for=${id}` },
        recurring: { type: "Monthly", iterations: 12, retryCount: 1 },
      };
      const attempt = has("retries-membership") ? repeated : once;
      try {
        const reply = await attempt(() => authorized("POST", "/api/registerPayment", request));
        member.recurringId = reply.invoiceDetails.recurringId;
        member.state = "registered";
      } catch (error) {
        if (error instanceof Refused) member.state = "failed";
      }
      return member;
    },

    /** A member, with the months that the service says are paid. */
    async member(id) {
      const member = members.get(id);
      if (has("counts-callbacks")) return member;
      const all = await repeated(() => authorized("GET", "/api/recurringPayments")).catch(() => []);
      const record = all.find(({ recurringId }) => recurringId === member.recurringId);
      if (record) member.months = record.chargesDone;
      return member;
    },

    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return office;
}
