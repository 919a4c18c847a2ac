// Calls addresses in turn every few milliseconds, whether or not the calls before were answered, from
// the message `begin` to the message `end`, which is answered with how long the longest call waited.
import http from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { AUTHORIZATION } from "../invoice.js";

const EVERY_MS = 5;
/** A server that answers nothing shall not be asked without end; the longest wait is known by then. */
const OPEN_MAX = 200;

/** What the calls met. */
export interface Probed {
  readonly calls: number;
  readonly longestMs: number;
  /** How late this process itself was at worst: a wait below that says nothing about the server. */
  readonly ownDelayMs: number;
}

const urls: readonly string[] = JSON.parse(process.argv[2] ?? "[]");
const agent = new http.Agent({ keepAlive: true });
const ownDelay = monitorEventLoopDelay({ resolution: 1 });
const open = new Set<Promise<void>>();
let [calls, longestMs] = [0, 0];

function get(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: AUTHORIZATION };
    const request = http.get(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.once("error", reject);
  });
}

async function call(): Promise<void> {
  const began = performance.now();
  const url = urls[calls % urls.length] ?? "";
  calls += 1;
  await get(url);
  longestMs = Math.max(longestMs, performance.now() - began);
}

let timer: NodeJS.Timeout | undefined;

function begin(): object {
  ownDelay.enable();
  timer = setInterval(() => {
    if (open.size >= OPEN_MAX) return;
    const one = call().finally(() => open.delete(one));
    open.add(one);
  }, EVERY_MS);
  return {};
}

async function end(): Promise<Probed> {
  clearInterval(timer);
  await Promise.all(open);
  agent.destroy();
  return { calls, longestMs, ownDelayMs: ownDelay.max / 1e6 };
}

process.on("message", async ({ command }: { command: "begin" | "end" }) => {
  process.send?.(command === "begin" ? begin() : await end());
});
