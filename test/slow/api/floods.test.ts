import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildPackage, COMMAND } from "../../support/command-line.js";
import { dataFolder } from "../../support/store.js";

/** How many calls of each kind are made: as many as a short test allows, or a million by hand. */
const CALLS = Number(process.env.FLOOD_CALLS ?? 40);
const AT_ONCE = 16;
const HEAP_MIB = 256;

interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
}

const MEGABYTE = "x".repeat(1_000_000);
const ORDER = {
  ...{ orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid" },
  ...{ clientName: "Zaid Matooq", clientMobile: "0509200900" },
};
const PRODUCT = { title: "t".repeat(500), price: 25, qty: 1 };
const LARGE = JSON.stringify({
  ...ORDER,
  products: Array.from({ length: 380 }, () => ({ ...PRODUCT, description: "d".repeat(2000) })),
});
const adds = (body: string, token = "sandbox_shop"): Call => {
  return { method: "POST", path: "/api/addInvoice", token, body };
};
const issues = (apiId: string): Call => {
  return { method: "POST", path: "/api/auth", body: JSON.stringify({ apiId, secretKey: "s" }) };
};

/** Calls of anybody who means harm, each by its number. */
const FLOODS: Readonly<Record<string, (n: number) => Call>> = {
  "the largest invoices that are accepted": () => adds(LARGE),
  "the same in many sandboxes": (n) => adds(LARGE, `sandbox_many-${n}`),
  "notes of a megabyte": () => adds(JSON.stringify({ ...ORDER, note: MEGABYTE })),
  "wrong types with a megabyte in them": () =>
    adds(JSON.stringify({ ...ORDER, products: { text: MEGABYTE }, amount: "x" })),
  "unknown fields without end": (n) =>
    adds(
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, m) => [`${n}-${m}`, n]))),
    ),
  "names of a megabyte": (n) => issues(`${n}${MEGABYTE}`),
  "new names": (n) => issues(`name-${n}`),
  "long paths": (n) => ({ method: "GET", path: `/${n}/${"p".repeat(12_000)}` }),
  "bodies that are no JSON": () => adds("{".repeat(1_000_000)),
};

interface Server {
  readonly baseUrl: string;
  readonly child: ChildProcess;
}

/** Starts the command as it is shipped, with a small heap. */
async function starts(data: string): Promise<Server> {
  const args = ["start", "--port", "0", "--data", data, "--no-fsync", "--json", "--quiet"];
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MIB}`, COMMAND, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout });
  const [line] = await once(lines, "line");
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
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE + 1 });
  onTestFinished(() => agent.destroy());
  /** The status of an answer; 0 where the connection was closed before one came. */
  return ({ method, path, token, body }: Call) =>
    new Promise<number>((resolve) => {
      const headers = {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
        }),
      };
      const request = http.request(`${baseUrl}${path}`, { method, headers, agent }, (response) => {
        response.resume();
        response.on("close", () => resolve(response.statusCode ?? 0));
      });
      request.on("error", () => resolve(0));
      request.end(body);
    });
}

const HEALTH: Call = { method: "GET", path: "/_control/health" };

/** Makes all calls of a flood, and asks for the health all the time. Returns each status with its count. */
async function floods(call: ReturnType<typeof caller>, one: (n: number) => Call) {
  const statuses = new Map<number, number>();
  const healths = new Set<number>();
  let next = 0;
  const makes = async () => {
    while (next < CALLS) {
      const n = next;
      next += 1;
      const status = await call(one(n));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (n % AT_ONCE === 0) healths.add(await call(HEALTH));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makes));
  return { statuses: Object.fromEntries(statuses), healths: [...healths] };
}

describe(`a mock with a heap of ${HEAP_MIB} MiB`, () => {
  test(
    `outlives ${CALLS} hostile calls of each kind, and starts again with its data`,
    async () => {
      buildPackage();
      const data = dataFolder();
      const server = await starts(data);
      const call = caller(server.baseUrl);
      const first = adds(JSON.stringify({ ...ORDER, products: [PRODUCT] }), "sandbox_mine");
      expect(await call(first)).toBe(200);
      for (const [name, one] of Object.entries(FLOODS)) {
        const { statuses, healths } = await floods(call, one);
        expect([name, server.child.exitCode, healths]).toEqual([name, null, [200]]);
        const refused = [400, 404, 413, 429, 503, 0];
        const other = Object.keys(statuses).filter(
          (status) => ![200, ...refused].includes(+status),
        );
        expect([name, other]).toEqual([name, []]);
        if (process.env.FLOOD_CALLS) console.log(name, JSON.stringify(statuses));
      }
      const reads: Call = { method: "GET", path: "/api/getInvoice/1", token: "sandbox_mine" };
      expect(await call(reads)).toBe(404);
      expect(await stops(server)).toBe(0);

      const again = await starts(data);
      const callAgain = caller(again.baseUrl);
      expect(await callAgain(HEALTH)).toBe(200);
      const path = "/api/getTransactionsOfOrderNumber?orderNumber=ORD-1";
      expect(await callAgain({ method: "GET", path, token: "sandbox_mine" })).toBe(200);
      expect(await stops(again)).toBe(0);
    },
    Number.POSITIVE_INFINITY,
  );
});
