// A process that makes load, so that it does not take the time of what it measures. Every message is
// a job, and every answer is what came of it.
import { pathToFileURL } from "node:url";
import autocannon from "autocannon";
import { NUMBER } from "../invoice.js";
import { cpuMsOf } from "../processes.js";
import { type Figure, percentile } from "../results.js";

/** How many connections ask for what, and until when. */
export interface Job {
  readonly url: string;
  /** The process whose CPU time is read at both ends. */
  readonly pid: number;
  /** The text of the request with marks where the number goes. */
  readonly request: string;
  /** Where numbers come from: counted on with so many digits, or those of answers before. */
  readonly numbers: "answered" | { readonly digits: number };
  readonly connections: number;
  readonly until: { readonly seconds: number } | { readonly requests: number };
  /** How many requests a second at the most; as many as there can be without it. */
  readonly rate?: number;
  /** How many transaction numbers of answers to remember, spread over the job. */
  readonly remember?: number;
}

/** What came of a job. */
export interface Load {
  readonly answered: number;
  readonly failed: number;
  /** The first request that failed: its status, or why there was no answer. */
  readonly failure: string | null;
  readonly rate: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU time of the server, per request and as a share of the time that passed. */
  readonly cpuUs: Figure;
  readonly busy: Figure;
  /** The same share of this process: near 1 it was the load that could not do more. */
  readonly loadBusy: number;
}

/** A request as bytes, and where in them the number stands. */
export interface Prepared {
  readonly bytes: Buffer;
  readonly places: readonly number[];
}

const SAMPLE_MS = 100;
const TIMEOUT_S = 60;
const TRANSACTION_NO = /"transactionNo":\s*"(\d+)"/;

let sent = 0;
const answeredNumbers: string[] = [];

/** Lays a request out with room for a number of so many digits at each mark. */
export function prepare(request: string, digits: number): Prepared {
  const parts = request.split(NUMBER).map((part) => Buffer.from(part));
  const room = Buffer.alloc(digits, "0");
  const places: number[] = [];
  let length = 0;
  for (const part of parts.slice(0, -1)) {
    length += part.length;
    places.push(length);
    length += digits;
  }
  const chunks = parts.flatMap((part, n) => (n === 0 ? [part] : [room, part]));
  return { bytes: Buffer.concat(chunks), places };
}

/** Writes a number over the one before. The last answer came, so nobody reads the bytes any more. */
export function renumber({ bytes, places }: Prepared, number: string): Buffer {
  for (const place of places) bytes.write(number, place, "latin1");
  return bytes;
}

/** What gives each request its number. */
function numbering({ numbers }: Job): { digits: number; next: () => string } {
  if (numbers !== "answered") {
    const { digits } = numbers;
    const next = () => {
      sent += 1;
      return String(sent).padStart(digits, "0");
    };
    return { digits, next };
  }
  const digits = answeredNumbers[0]?.length ?? 0;
  const known = answeredNumbers.filter((number) => number.length === digits);
  let at = 0;
  const next = () => {
    at = (at + 7919) % known.length;
    return known[at] ?? "";
  };
  return { digits, next };
}

/**
 * The client of autocannon builds each changed request anew, which would make the load the bottleneck;
 * it is handed bytes that are ready instead, one request for each connection.
 */
function setUp(job: Job): (client: autocannon.Client) => void {
  const { digits, next } = numbering(job);
  const every = job.remember ? Math.max(1, Math.floor(requestsOf(job) / job.remember)) : 0;
  let [answers, due] = [0, every];
  const remember = (chunk: Buffer) => {
    answers += 1;
    if (answers < due) return;
    const [, number] = TRANSACTION_NO.exec(chunk.toString("latin1")) ?? [];
    if (number === undefined) return;
    answeredNumbers.push(number);
    due += every;
  };
  return (client) => {
    const prepared = prepare(job.request, digits);
    Object.assign(client, { getRequestBuffer: () => renumber(prepared, next()) });
    if (every > 0) client.on("body", remember);
  };
}

function requestsOf({ until }: Job): number {
  return "requests" in until ? until.requests : Number.POSITIVE_INFINITY;
}

/** Does a job. */
export async function perform(job: Job): Promise<Load> {
  const { url, pid, connections, until, rate } = job;
  const times: number[] = [];
  const end = "requests" in until ? { amount: until.requests } : { duration: until.seconds };
  const began = performance.now();
  let ended = began;
  const [cpuBefore, ownBefore] = [cpuMsOf(pid), process.cpuUsage()];
  const ways = { timeout: TIMEOUT_S, sampleInt: SAMPLE_MS, setupClient: setUp(job) };
  const pace = rate === undefined ? {} : { overallRate: rate };
  const options = { url, connections, ...end, ...pace, ...ways };
  let failure: string | null = null;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
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
  const cpuAfter = cpuMsOf(pid);
  const [passedMs, answered] = [ended - began, result["2xx"]];
  const cpuMs = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  return {
    answered,
    failed: result.errors + result.non2xx,
    failure,
    rate: (answered / passedMs) * 1000,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    cpuUs: cpuMs === null ? null : (cpuMs / answered) * 1000,
    busy: cpuMs === null ? null : cpuMs / passedMs,
    loadBusy: (user + system) / 1000 / passedMs,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.on("message", async (job: Job) => process.send?.(await perform(job)));
}
