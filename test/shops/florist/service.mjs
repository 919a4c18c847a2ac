import { request } from "node:http";

/** The service answered that it will not: what was asked for has not been done. */
export class Refused extends Error {
  constructor(status, what) {
    super(`${what}: refused with ${status}`);
    this.status = status;
  }
}

/** No answer came, or none that can be read: what was asked for may have been done all the same. */
export class Unclear extends Error {}

/** Whether the trouble lies with the service. Anything else that is thrown is a mistake of the shop. */
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

  /** Keeps a token for all calls. One login serves all who wait for it. */
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
      // Refused at the door, so nothing was done: with a new token it may be asked for again.
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

/** A field that an answer has to have. */
export function textOf(answer, field) {
  const value = Object(answer)[field];
  if (typeof value === "string" && value !== "") return value;
  throw new Unclear(`the answer has no ${field}`);
}

/** Without a token nothing was asked for, so the outcome of the call that needs it is clear. */
function notDone(error) {
  if (error instanceof Unclear) throw new Refused(503, "no token was given");
  throw error;
}

/** Reading changes nothing, so it may be repeated when no answer came. */
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

/** Sends a request and reads the answer to its end; a process that uses `fetch` starts later. */
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
