import { Agent, request } from "node:http";
import { request as secureRequest } from "node:https";
import { CouldNotRun } from "../../report/report.js";
import { realClock } from "../../sandbox/real-clock.js";
import { reasonOf } from "../../sandbox/result.js";

/** Asks an adapter that is not in this process: a method by its name, with named arguments. */
export type AdapterCall = (
  method: string,
  given: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** Connections are kept, since an adapter is asked many times a second. */
const agent = new Agent({ keepAlive: true });

const ANSWER_CHARS_MAX = 200;

/** Asks an adapter over HTTP: `POST <base>/<method>` with a JSON object, answered with JSON. */
export function httpCaller(base: string): AdapterCall {
  return (method, given) => ask(base, method, given);
}

/**
 * The same for calls that precede an exploration. Throws a `CouldNotRun` for every failure, also for a
 * missing answer within the time limit.
 */
export function openingCaller(base: string, timeoutMs: number): AdapterCall {
  return (method, given) =>
    ask(base, method, given, timeoutMs).catch((error: unknown) => {
      // Where an address has several meanings, each has failed by itself.
      const { errors: [first = error] = [] } = error as AggregateError;
      const why = reasonOf(first as NodeJS.ErrnoException);
      const fix = "Start it, and give --shop its address";
      throw new CouldNotRun(`the adapter ${base} cannot be used (${why}). ${fix}`);
    });
}

async function ask(
  base: string,
  method: string,
  given: Readonly<Record<string, unknown>>,
  limitMs?: number,
): Promise<unknown> {
  const asked = `POST ${base}/${method}`;
  const { status, text } = await post(`${base}/${method}`, JSON.stringify(given), limitMs);
  if (status >= 300) throw new Error(`${asked} answered ${status}: ${begin(text)}`);
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${asked} must answer with JSON, but answered ${begin(text)}`);
  }
}

/** As much of an answer as a line takes. */
function begin(text: string): string {
  return text.slice(0, ANSWER_CHARS_MAX).replaceAll(/\s+/g, " ");
}

/** A shop has a while longer for anything than its callers wait, so most calls need no limit here. */
function post(
  url: string,
  body: string,
  limitMs?: number,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith("https:");
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    };
    const options = { method: "POST", headers, ...(isSecure ? {} : { agent }) };
    const call = (isSecure ? secureRequest : request)(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", reject);
    });
    call.on("error", reject).end(body);
    if (limitMs === undefined) return;
    const late = new Error(`no answer to POST ${url} within ${limitMs / 1000} s`);
    call.once(
      "close",
      realClock.wait(limitMs, () => call.destroy(late)),
    );
  });
}
