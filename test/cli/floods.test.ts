import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildPackage, COMMAND, folder } from "../support/command-line.js";
import {
  adds,
  addsLarge,
  type Call,
  type Flood,
  floods,
  NUMBER,
  ORDER,
  PRODUCT,
} from "../support/floods.js";

const CALLS = 40;
const CALLS_AT_ONCE = 8;
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
  return ({ method, path, token, body, type = "application/json" }: Call) =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve) => {
      const headers = {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          "Content-Type": type,
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

const HEALTH: Call = { method: "GET", path: "/_control/health" };

/** The nth call of a flood. */
function nthCall({ calls }: Flood, n: number): Call {
  const { path, body, ...rest } = calls[n % calls.length] as Call;
  const numbered = (text: string) => text.replaceAll(NUMBER, `${1_000_000 + n}`);
  return { ...rest, path: numbered(path), ...(body !== undefined && { body: numbered(body) }) };
}

describe(`a mock with a heap of ${HEAP_MIB} MiB`, () => {
  test("survives hostile calls of each kind, and starts again with its data", async () => {
    buildPackage();
    const data = folder();
    const server = await starts(data);
    const call = caller(server.baseUrl);
    const small = adds({ ...ORDER, products: [PRODUCT] }, "sandbox_mine");
    expect((await call(small)).status).toBe(200);
    const no = JSON.parse((await call(addsLarge("sandbox_mine"))).text).transactionNo;
    for (const [kind, flood] of Object.entries(floods(no))) {
      for (const one of flood.first ?? []) await call(one);
      const statuses = new Set<number>();
      let made = 0;
      const lane = async () => {
        while (made < CALLS) statuses.add((await call(nthCall(flood, made++))).status);
      };
      await Promise.all(Array.from({ length: CALLS_AT_ONCE }, lane));
      const failed = [...statuses].filter((status) => status >= 500 && status !== 503);
      expect([kind, failed, (await call(HEALTH)).status]).toEqual([kind, [], 200]);
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
    expect(await stops(again)).toBe(0);
  });
});
