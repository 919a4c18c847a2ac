import { send } from "./send.mjs";

/** The service rejected the call and changed nothing. */
export class Refused extends Error {
  /**
   * @param {number} status HTTP status of the answer
   * @param {string} what the call, for the log
   */
  constructor(status, what) {
    super(`${what}: refused with ${status}`);
    this.status = status;
  }
}

/** No readable answer came: the service may have done what the call asked for. */
export class Unclear extends Error {}

/** Whether the service failed. Any other error is a mistake of the shop. */
export function isTrouble(error) {
  return error instanceof Refused || error instanceof Unclear;
}

/** A required field of an answer. */
export function textOf(answer, field) {
  const value = Object(answer)[field];
  if (typeof value === "string" && value !== "") return value;
  throw new Unclear(`the answer has no ${field}`);
}

/**
 * The shop's client of the payment service. Every call resolves to the answer's JSON, or rejects with
 * `Refused` or `Unclear`.
 *
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {string} options.orderUrl
 * @param {string} options.apiId
 * @param {string} options.secretKey
 * @param {number} options.timeoutMs how long to wait for an answer
 * @param {typeof import("./habits.mjs").GOOD_HABITS} options.habits
 */
export function paymentService({ baseUrl, orderUrl, apiId, secretKey, timeoutMs, habits }) {
  let token;

  async function call(method, url, body, headers = {}) {
    const what = `${method} ${url}`;
    const { status, text } = await send(url, {
      method,
      headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause) => {
      throw new Unclear(`${what}: no answer`, { cause });
    });
    const answer = habits.parse(text);
    if (status < 300 && answer !== undefined) return answer;
    if (status < 300 || status >= 500) throw new Unclear(`${what}: ${status}, and no telling`);
    throw new Refused(status, what);
  }

  async function bearer() {
    token ??= textOf(await call("POST", `${baseUrl}/api/auth`, { apiId, secretKey }), "id_token");
    return { Authorization: `Bearer ${token}` };
  }

  async function authorized(method, path, body) {
    const attempt = async () => call(method, `${baseUrl}${path}`, body, await bearer());
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Refused) || !habits.endsToken(error.status)) throw error;
      // The service rejected the token and did nothing, so repeat the call with a new one.
      token = undefined;
      return attempt();
    }
  }

  const wallet = (step, body) => call("POST", `${orderUrl}/rest/pay/stcpay/${step}`, body);
  return {
    addInvoice: (order) => authorized("POST", "/api/addInvoice", order),
    getInvoice: (no) => again(() => authorized("GET", `/api/getInvoice/${no}`)),
    transactionsOf: (orderNumber) => again(() => authorized("GET", transactionsPath(orderNumber))),
    cancelInvoice: (transactionNo) => authorized("POST", "/api/cancelInvoice", { transactionNo }),
    sendOtp: (request) => wallet("sendOtp", request),
    processPayment: (request) => wallet("processPayment", request),
    registerPayment: (plan) => authorized("POST", "/api/registerPayment", plan),
    listRecurringPayments: () => again(() => authorized("GET", "/api/recurringPayments")),
  };
}

function transactionsPath(orderNumber) {
  return `/api/getTransactionsOfOrderNumber?${new URLSearchParams({ orderNumber })}`;
}

/** Repeats a read without an answer, since it changes nothing. */
async function again(read) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unclear) return read();
    throw error;
  }
}
