import http from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import { invoiceBody, SANDBOX } from "./invoice.js";
import { cpuMsOf, type Running } from "./processes.js";
import { type Figure, percentile } from "./results.js";

/** How many connections the load has. */
export const CONNECTIONS = 32;

const START_LIMIT_MS = 30_000;
const RETRY_MS = 5;
const TIMEOUT_S = 60;
/** Order numbers have as many digits as a hundred million requests need. */
const DIGITS = 8;
/** A placeholder in the text of a request for its number. */
const NUMBER = "{n}";

/** One call as a sandbox. Rejects where there is no connection, or the answer is not 200. */
export function call(
  method: string,
  url: string,
  { sandbox = SANDBOX, body = "", agent }: { sandbox?: string; body?: string; agent?: http.Agent },
): Promise<string> {
  const headers = {
    Authorization: `Bearer sandbox_${sandbox}`,
    ...(body !== "" && { "Content-Type": "application/json" }),
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent: agent ?? false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.once("end", () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    request.once("error", reject).end(body);
  });
}

/** Creates an invoice as soon as a server answers, and returns its number. */
export async function firstAnswer(baseUrl: string): Promise<string> {
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    try {
      const text = await call("POST", `${baseUrl}/api/addInvoice`, { body: invoiceBody("first") });
      return JSON.parse(text).transactionNo;
    } catch (error) {
      // A refused connection is only early.
      if (!("code" in (error as object)) || performance.now() > end) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** How long or how much, over how many connections. */
export interface Amount {
  readonly until: { readonly seconds: number } | { readonly requests: number };
  readonly connections?: number;
  /** How many requests a second at the most; as many as there can be without it. */
  readonly rate?: number;
  /** How many transaction numbers of the answers to remember, spread over the load. */
  readonly remember?: number;
}

/** The result of a load. */
export interface Load {
  readonly answered: number;
  readonly rate: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU time of the server, per request. */
  readonly cpuUs: Figure;
  /** The share of the time that this process was busy: near 1 the load was the bottleneck. */
  readonly loadBusy: number;
}

/** A request as bytes, and the position of its number. */
export interface Prepared {
  readonly bytes: Buffer;
  readonly places: readonly number[];
}

/** The text of an addInvoice request, each with an order number, a name and an e-mail of its own. */
export function addInvoiceText(): string {
  const length = invoiceBody("0".repeat(DIGITS)).length;
  const headers = ["Content-Type: application/json", `Content-Length: ${length}`];
  return requestText("POST /api/addInvoice", headers) + invoiceBody(NUMBER);
}

function requestText(start: string, headers: readonly string[] = []): string {
  const authorization = `Authorization: Bearer sandbox_${SANDBOX}`;
  const always = ["Host: 127.0.0.1", authorization, "Accept: application/json"];
  return `${[`${start} HTTP/1.1`, ...always, ...headers].join("\r\n")}\r\n\r\n`;
}

/** Lays a request out with room for a number of so many digits at each mark. */
export function prepare(request: string, digits: number): Prepared {
  const parts = request.split(NUMBER).map((part) => Buffer.from(part));
  const places: number[] = [];
  let length = 0;
  for (const part of parts.slice(0, -1)) {
    length += part.length;
    places.push(length);
    length += digits;
  }
  const room = Buffer.alloc(digits, "0");
  return {
    bytes: Buffer.concat(parts.flatMap((part, n) => (n === 0 ? [part] : [room, part]))),
    places,
  };
}

/** Writes a number over the one before. The last answer arrived, so the bytes are not read any more. */
export function renumber({ bytes, places }: Prepared, number: string): Buffer {
  for (const place of places) bytes.write(number, place, "latin1");
  return bytes;
}

const TRANSACTION_NO = /"transactionNo":\s*"(\d+)"/;

/** Makes load on one server. */
export class LoadMaker {
  readonly #server: Running;
  readonly #remembered: string[] = [];
  #sent = 0;

  constructor(server: Running) {
    this.#server = server;
  }

  /** Creates invoices, each with its own order number, name and e-mail. */
  create(amount: Amount): Promise<Load> {
    const every = amount.remember ? Math.floor(requestsOf(amount) / amount.remember) || 1 : 0;
    let answers = 0;
    const remember = (chunk: Buffer) => {
      answers += 1;
      const [, number] =
        (answers % every === 0 && TRANSACTION_NO.exec(chunk.toString("latin1"))) || [];
      if (number !== undefined) this.#remembered.push(number);
    };
    const next = () => {
      this.#sent += 1;
      return String(this.#sent).padStart(DIGITS, "0");
    };
    return this.#perform(amount, (client) => {
      const prepared = prepare(addInvoiceText(), DIGITS);
      if (every > 0) client.on("body", remember);
      return () => renumber(prepared, next());
    });
  }

  /** Reads the invoices that were remembered when they were created. */
  read(amount: Amount): Promise<Load> {
    let at = 0;
    const next = () => {
      at = (at + 7919) % this.#remembered.length;
      return this.#remembered[at] ?? "";
    };
    const text = requestText(`GET /api/getInvoice/${NUMBER}`);
    return this.#perform(amount, () => {
      const prepared = prepare(text, next().length);
      return () => renumber(prepared, next());
    });
  }

  /**
   * The client of autocannon builds each changed request again, which would make the load the bottleneck.
   * It gets bytes that are ready instead, one request for each connection.
   */
  async #perform(
    { until, connections = CONNECTIONS, rate }: Amount,
    bytesOf: (client: autocannon.Client) => () => Buffer,
  ): Promise<Load> {
    const { baseUrl: url, child } = this.#server;
    const times: number[] = [];
    let failure: string | undefined;
    const began = performance.now();
    let ended = began;
    const [cpuBefore, ownBefore] = [cpuMsOf(child.pid ?? 0), process.cpuUsage()];
    const options: autocannon.Options = {
      ...{ url, connections, timeout: TIMEOUT_S, sampleInt: 100 },
      ...("requests" in until ? { amount: until.requests } : { duration: until.seconds }),
      ...(rate !== undefined && { overallRate: rate }),
      setupClient: (client) => Object.assign(client, { getRequestBuffer: bytesOf(client) }),
    };
    const result = await new Promise<autocannon.Result>((resolve, reject) => {
      const instance = autocannon(options, (error, done) =>
        error ? reject(error) : resolve(done),
      );
      instance.on("reqError", (error: Error) => {
        failure ??= error.message;
      });
      instance.on("response", (_client, status, _bytes, responseMs) => {
        if (status < 200 || status > 299) failure ??= `status ${status}`;
        times.push(responseMs);
        ended = performance.now();
      });
    });
    const { user, system } = process.cpuUsage(ownBefore);
    const cpuAfter = cpuMsOf(child.pid ?? 0);
    const [passedMs, answered] = [ended - began, result["2xx"]];
    if (failure !== undefined || answered === 0) {
      throw new Error(
        `${url}: a request failed with ${failure ?? "no answer"}, ${answered} did not`,
      );
    }
    return {
      answered,
      rate: (answered / passedMs) * 1000,
      p50Ms: percentile(times, 0.5),
      p99Ms: percentile(times, 0.99),
      cpuUs:
        cpuBefore === null || cpuAfter === null ? null : ((cpuAfter - cpuBefore) / answered) * 1000,
      loadBusy: (user + system) / 1000 / passedMs,
    };
  }
}

function requestsOf({ until }: Amount): number {
  return "requests" in until ? until.requests : Number.POSITIVE_INFINITY;
}
