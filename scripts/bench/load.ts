import http from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import { ADD_INVOICE, AUTHORIZATION, HEADERS, invoiceBody } from "./invoice.js";
import { output, start } from "./processes.js";
import { median } from "./report.js";

/** How many connections the load has. */
export const CONNECTIONS = 32;

const START_LIMIT_MS = 30_000;
const RETRY_MS = 5;
const FILL_LIMIT_S = 900;

/** Asks for an invoice until a server answers well; a refused connection is only early. */
export async function firstAnswer(baseUrl: string): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    const status = await createOne(baseUrl).catch(() => 0);
    if (status >= 200 && status < 300) return;
    if (status >= 400) throw new Error(`${baseUrl} answered addInvoice with ${status}`);
    if (performance.now() > end) throw new Error(`${baseUrl} does not answer`);
    await delay(RETRY_MS);
  }
}

function createOne(baseUrl: string): Promise<number> {
  const body = invoiceBody("bench-first");
  return new Promise((resolve, reject) => {
    const length = { "Content-Length": Buffer.byteLength(body) };
    const options = { method: "POST", headers: { ...HEADERS, ...length }, agent: false };
    const request = http.request(baseUrl + ADD_INVOICE, options, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    request.once("error", reject);
    request.end(body);
  });
}

/** Creates invoices for some seconds from a process of its own; answers in requests a second. */
export async function measureRate(
  autocannonPath: string,
  baseUrl: string,
  seconds: number,
  core?: string,
): Promise<number> {
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const load = ["-j", "-c", String(CONNECTIONS), "-d", String(seconds), "-m", "POST"];
  const body = ["-b", invoiceBody("bench-1")];
  const args = [autocannonPath, ...load, ...headers, ...body, baseUrl + ADD_INVOICE];
  const result = JSON.parse(await output(start({ args, core })));
  if (result.errors > 0 || result.non2xx > 0 || result["2xx"] === 0) {
    throw new Error(`${baseUrl}: ${result.errors} errors, ${result.non2xx} refused requests`);
  }
  return result["2xx"] / result.duration;
}

/**
 * Stores invoices through the HTTP server, each with its own order number. Returns the transaction
 * numbers of about `sample` of them, spread evenly.
 */
export async function fill(baseUrl: string, count: number, sample = 0): Promise<string[]> {
  const every = sample > 0 ? Math.max(1, Math.floor(count / sample)) : Number.POSITIVE_INFINITY;
  const seen: string[] = [];
  let sent = 0;
  let answered = 0;
  const result = await autocannon({
    url: baseUrl + ADD_INVOICE,
    connections: CONNECTIONS,
    amount: count,
    duration: FILL_LIMIT_S,
    method: "POST",
    headers: HEADERS,
    requests: [
      {
        setupRequest: (request) => {
          sent += 1;
          return { ...request, body: invoiceBody(`bench-${sent}`) };
        },
        onResponse: (_status, body) => {
          answered += 1;
          if (answered % every === 0) seen.push(JSON.parse(body).transactionNo);
        },
      },
    ],
  });
  if (result["2xx"] !== count) throw new Error(`only ${result["2xx"]} of ${count} were stored`);
  return seen;
}

/** Reads invoices one after the other over one connection; the median time in microseconds. */
export async function measureReads(baseUrl: string, numbers: readonly string[], count: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const number = numbers[(n * 7919) % numbers.length] ?? "";
    const began = performance.now();
    await readOne(`${baseUrl}/api/getInvoice/${number}`, agent);
    times.push((performance.now() - began) * 1000);
  }
  agent.destroy();
  return median(times);
}

function readOne(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: AUTHORIZATION };
    const request = http.get(url, { headers, agent }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.once("error", reject);
  });
}
