import { request } from "node:http";

/** The service rejected the call and changed nothing. */
export class Refused extends Error {
  constructor(status, what) {
    super(`${what}: refused with ${status}`);
    this.status = status;
  }
}

/** No readable answer came: the service may have done what the call asked for. */
export class Unclear extends Error {}

/** Whether the service failed. Any other error is a mistake of the shop. */
export const isTrouble = (error) => error instanceof Refused || error instanceof Unclear;

/**
 * The florist's client of the payment service. Every call resolves to the answer's JSON, or rejects
 * with `Refused` or `Unclear`.
 */
export function paymentService({ baseUrl, orderUrl, timeoutMs, habits, ...credentials }) {
  const { apiId, secretKey, profileNo, apiKey, merchantEmail } = credentials;
  async function call(method, url, given, headers = {}) {
    const what = `${method} ${url}`;
    const body = given && habits.encode(JSON.stringify(given));
    const length = body ? { "Content-Length": body.length } : {};
    const { status, text } = await send(url, {
      method,
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        ...length,
        ...headers,
      },
      body,
      signal: habits.limit(timeoutMs),
      answered: habits.answered,
    }).catch((cause) => {
      throw new Unclear(`${what}: no answer`, { cause });
    });
    const answer = jsonOf(text);
    if (status < 300 && answer !== undefined) return answer;
    if (status < 300 || status >= 500) throw new Unclear(`${what}: ${status}, and no telling`);
    throw new Refused(status, what);
  }

  /** Keeps a token for all calls. Concurrent calls share one login. */
  function tokens(path, secrets) {
    let token;
    let underWay;

    async function logIn() {
      const issued = call("POST", `${baseUrl}${path}`, secrets);
      return { text: textOf(await issued.catch(notDone), "id_token") };
    }

    return {
      async current() {
        if (token) return token;
        let login = habits.loginUnderWay(underWay);
        if (!login) {
          login = logIn();
          underWay = login;
          const ended = () => {
            if (underWay === login) underWay = undefined;
          };
          login.then(ended, ended);
        }
        token = await login;
        return token;
      },
      /** Another call may have replaced it already. */
      drop(refused) {
        if (token === refused) token = undefined;
      },
    };
  }

  const merchant = tokens("/api/auth", { apiId, secretKey });
  const partner = tokens("/api/partner/auth", { profileNo, apiKey });

  async function authorized(method, path, body, owner = merchant) {
    const token = await owner.current();
    const as = ({ text }) => ({ Authorization: `Bearer ${text}` });
    try {
      return await call(method, `${baseUrl}${path}`, body, as(token));
    } catch (error) {
      if (!(error instanceof Refused) || !habits.endsToken(error.status)) throw error;
      // The service rejected the token and did nothing, so repeat the call with a new one.
      owner.drop(token);
      return call(method, `${baseUrl}${path}`, body, as(await owner.current()));
    }
  }

  const wallet = (step, body) => call("POST", `${orderUrl}/rest/pay/stcpay/${step}`, body);
  return {
    addInvoice: (order) => authorized("POST", "/api/addInvoice", order),
    getInvoice: (no) => again(() => authorized("GET", `/api/getInvoice/${no}`)),
    cancelInvoice: (transactionNo) => authorized("POST", "/api/cancelInvoice", { transactionNo }),
    sendOtp: (asked) => wallet("sendOtp", asked),
    processPayment: (asked) => wallet("processPayment", asked),
    registerPayment: (plan) => authorized("POST", "/api/registerPayment", plan),
    refundOrder(orderNumber, refundReason) {
      const path = `/rest/partner/v2/merchant/email/${encodeURIComponent(merchantEmail)}/refund`;
      return authorized("POST", path, { orderNumber, refundReason }, partner);
    },
    listRecurringPayments: () => again(() => authorized("GET", "/api/recurringPayments")),
  };
}

/** A required field of an answer. */
export function textOf(answer, field) {
  const value = Object(answer)[field];
  if (typeof value === "string" && value !== "") return value;
  throw new Unclear(`the answer has no ${field}`);
}

/** Without a token the shop made no call, so the outcome is clear. */
function notDone(error) {
  if (error instanceof Unclear) throw new Refused(503, "no token was given");
  throw error;
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

function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request and reads the whole answer. Does not use `fetch`, which makes a process start slower. */
function send(url, { body, answered, ...options }) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, async (response) => {
      answered(options.signal);
      try {
        const chunks = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on("error", reject).end(body);
  });
}
