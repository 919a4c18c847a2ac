import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildPackage, COMMAND } from "../support/command-line.js";
import type { Order, Statuses } from "../support/flood-sender.js";
import { adds, addsLarge, type Call, floods, ORDER, PRODUCT } from "../support/floods.js";
import { dataFolder } from "../support/folder.js";

/**
 * How many calls of each kind are made: as many as a short test allows, or FLOOD_CALLS, and as many as fit into
 * FLOOD_SECONDS. FLOOD_KINDS chooses kinds by a pattern. With any of them, the test prints its figures.
 */
const { FLOOD_CALLS, FLOOD_SECONDS, FLOOD_KINDS = "" } = process.env;
const CALLS = Number(FLOOD_CALLS ?? 40);
const CHOSEN = new RegExp(FLOOD_KINDS);
const SECONDS = Number(FLOOD_SECONDS ?? 0);
const PRINTS = [FLOOD_CALLS, FLOOD_SECONDS, process.env.FLOOD_KINDS].some(Boolean);
const HEAP_MIB = 256;

interface Server {
  readonly baseUrl: string;
  readonly child: ChildProcess;
}

/** Starts the command as it is shipped, with a small heap. */
async function starts(data: string): Promise<Server> {
  const args = ["start", "--port", "0", "--data", data, "--json", "--quiet"];
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MIB}`, COMMAND, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the mock ended with ${code} before it was ready`);
  });
  ended.catch(() => undefined);
  const [line] = await Promise.race([once(lines, "line"), ended]);
  lines.on("line", () => undefined);
  return { baseUrl: JSON.parse(line).baseUrl, child };
}

async function stops({ child }: Server): Promise<number | null> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = await ended;
  return code;
}

function caller(baseUrl: string) {
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  /** The status of an answer with its body; 0 where the connection was closed before one came. */
  return ({ method, path, token, body }: Call) =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve) => {
      const headers = {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
        }),
      };
      const request = http.request(`${baseUrl}${path}`, { method, headers, agent }, (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("close", () => resolve({ status: response.statusCode ?? 0, text }));
      });
      request.on("error", () => resolve({ status: 0, text: "" }));
      request.end(body);
    });
}

/** Starts the program that makes the calls. Returns what makes those of a kind, and counts their statuses. */
function sender() {
  const file = join(import.meta.dirname, "../support/flood-sender.ts");
  const child = fork(file, { execArgv: ["--import", "tsx"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return async (order: Order): Promise<Statuses> => {
    child.send(order);
    const [statuses] = await once(child, "message");
    return statuses;
  };
}

/** Without a pause, the mock would answer little else. */
const HEALTH_EVERY_MS = 5;
const HEALTH: Call = { method: "GET", path: "/_control/health" };

/** How long the main thread of a process had a core, and waited for one; zeros where the system does not say. */
function scheduled({ pid }: ChildProcess): readonly number[] {
  const path = `/proc/${pid}/task/${pid}/schedstat`;
  if (!existsSync(path)) return [0, 0];
  return readFileSync(path, "utf8")
    .split(" ")
    .map((ns) => Number(ns) / 1e6);
}

/** The memory of a process in MiB; NaN where the system does not say. */
function rssOf({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return Number.NaN;
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(path, "utf8"))?.[1]) / 1024);
}

/**
 * Waits for all calls of a flood, and asks for the health all the time. Returns the count of each
 * status, the statuses of the health, and its longest time with the CPU of the mock in it.
 */
async function flooded({ baseUrl, child }: Server, sent: Promise<Statuses>) {
  const asks = caller(baseUrl);
  const healths = new Set<number>();
  const began = performance.now();
  const [cpuBefore = 0] = scheduled(child);
  let longest = { ms: 0, cpuMs: 0, waitedMs: 0 };
  let isOver = false;
  const over = sent.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await setTimeout(HEALTH_EVERY_MS);
    const asked = performance.now();
    const [cpu = 0, waited = 0] = scheduled(child);
    healths.add((await asks(HEALTH)).status);
    const ms = performance.now() - asked;
    if (ms <= longest.ms) continue;
    const [cpuNow = 0, waitedNow = 0] = scheduled(child);
    longest = { ms, cpuMs: cpuNow - cpu, waitedMs: waitedNow - waited };
  }
  const ms = performance.now() - began;
  const [cpuAfter = 0] = scheduled(child);
  return { statuses: await over, healths: [...healths], longest, ms, cpuMs: cpuAfter - cpuBefore };
}

describe(`a mock with a heap of ${HEAP_MIB} MiB`, () => {
  test(
    "survives hostile calls of each kind, and starts again with its data",
    async () => {
      buildPackage();
      const data = dataFolder();
      const server = await starts(data);
      const { baseUrl } = server;
      const call = caller(baseUrl);
      const sends = sender();
      const small = adds({ ...ORDER, products: [PRODUCT] }, "sandbox_mine");
      expect((await call(small)).status).toBe(200);
      const no = JSON.parse((await call(addsLarge("sandbox_mine"))).text).transactionNo;
      const kinds = Object.entries(floods(no)).filter(([kind]) => CHOSEN.test(kind));
      for (const one of kinds.flatMap(([, { first = [] }]) => first)) await call(one);
      for (const [kind] of kinds) {
        const before = rssOf(server.child);
        const sent = sends({ baseUrl, kind, no, calls: CALLS, seconds: SECONDS });
        const { statuses, healths, longest, ms, cpuMs } = await flooded(server, sent);
        if (PRINTS) {
          const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0);
          const speed = `${calls} calls, ${Math.round((calls / ms) * 1000)} a second`;
          const cost = `${Math.round((cpuMs / calls) * 1000)} us CPU of the mock each`;
          const [health, cpu, waited] = Object.values(longest).map(Math.round);
          const times = `health within ${health} ms, ${cpu} of them CPU of the mock, ${waited} waiting for a core`;
          const rss = `RSS ${before} to ${rssOf(server.child)} MiB`;
          console.log(`${kind}: ${speed}, ${cost}, ${JSON.stringify(statuses)}, ${times}, ${rss}`);
        }
        expect([kind, server.child.exitCode, healths]).toEqual([kind, null, [200]]);
        const failed = Object.keys(statuses).filter((status) => +status >= 500 && +status !== 503);
        expect([kind, failed]).toEqual([kind, []]);
      }
      const reads: Call = { method: "GET", path: "/api/getInvoice/1", token: "sandbox_mine" };
      expect((await call(reads)).status).toBe(404);
      expect(await stops(server)).toBe(0);

      const again = await starts(data);
      const callAgain = caller(again.baseUrl);
      expect((await callAgain(HEALTH)).status).toBe(200);
      const path = "/api/getTransactionsOfOrderNumber?orderNumber=ORD-1";
      const { status } = await callAgain({ method: "GET", path, token: "sandbox_mine" });
      expect(status).toBe(200);
      if (PRINTS) console.log(`restarted with its data, RSS ${rssOf(again.child)} MiB`);
      expect(await stops(again)).toBe(0);
    },
    Number.POSITIVE_INFINITY,
  );
});
