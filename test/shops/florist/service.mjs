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
export function paymentService({ baseUrl, orderUrl, apiId, secretKey, timeoutMs, habits }) {
  let token;

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

  async function bearer() {
    if (token === undefined) {
      const issued = call("POST", `${baseUrl}/api/auth`, { apiId, secretKey });
      token = textOf(await issued.catch(notDone), "id_token");
    }
    return { Authorization: `Bearer ${token}` };
  }

  async function authorized(method, path, body) {
    const headers = await bearer();
    try {
      return await call(method, `${baseUrl}${path}`, body, headers);
    } catch (error) {
      if (!(error instanceof Refused) || !habits.endsToken(error.status)) throw error;
      // Refused at the door, so nothing was done: with a new token it may be asked for again.
      token = undefined;
      return call(method, `${baseUrl}${path}`, body, await bearer());
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
