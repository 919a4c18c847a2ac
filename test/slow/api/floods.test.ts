import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildPackage, COMMAND } from "../../support/command-line.js";
import { dataFolder } from "../../support/store.js";

/**
 * How many calls of each kind are made: as many as a short test allows, or FLOOD_CALLS, and as many as fit into
 * FLOOD_SECONDS. FLOOD_KINDS chooses kinds by a pattern. With any of them, the test prints its figures.
 */
const { FLOOD_CALLS, FLOOD_SECONDS, FLOOD_KINDS = "" } = process.env;
const CALLS = Number(FLOOD_CALLS ?? 40);
const SECONDS = Number(FLOOD_SECONDS ?? 0);
const PRINTS = [FLOOD_CALLS, FLOOD_SECONDS, process.env.FLOOD_KINDS].some(Boolean);
const AT_ONCE = 16;
const HEAP_MIB = 256;

interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token?: string;
  readonly body?: string | Buffer;
  /** The type of the body; JSON without it. */
  readonly type?: string;
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
const adds = (body: string | Buffer, token = "sandbox_shop"): Call => {
  return { method: "POST", path: "/api/addInvoice", token, body };
};
const issues = (apiId: string): Call => {
  return { method: "POST", path: "/api/auth", body: JSON.stringify({ apiId, secretKey: "s" }) };
};

const posts = (path: string, body: object | string, token?: string): Call => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { method: "POST", path, body: text, ...(token !== undefined && { token }) };
};
const gets = (path: string): Call => ({ method: "GET", path });
const form = (path: string, body: string): Call => {
  return { ...posts(path, body), type: "application/x-www-form-urlencoded" };
};
const oneOf = (n: number, ...calls: readonly Call[]) => calls[n % calls.length] as Call;
const CONTROL = "/_control/sandboxes";
const SHOP = `${CONTROL}/shop`;
const otp = (no: string, n: number) => {
  const customer = { stcpayMobile: `${500_000_000 + n}`, stcpayMobileCountryCode: "966" };
  return posts("/rest/pay/stcpay/sendOtp", { ...customer, orderNumber: no, total: 25 });
};
const subscription = (n: number) => ({
  payment: { value: 25, currencyCode: "SAR" },
  customer: { name: `${n}${"n".repeat(150)}`, email: "a@customer.example", mobile: "0512345678" },
  urls: { callback: `http://127.0.0.1:9/${"u".repeat(1900)}` },
  recurring: { type: "Daily", iterations: 0 },
});
/** A log of some 300 kB, which is read part by part, with a mistake at its end. */
const LONG_LOG = JSON.stringify({
  ...{ paystub: "log", version: 1, sandbox: "x" },
  events: [...Array.from({ length: 40 }, () => ({ type: "t".repeat(8000) })), null],
});

/** Bodies that are the same in each call: to make them anew takes longer than to answer them. */
const SAME = {
  large: Buffer.from(LARGE),
  note: Buffer.from(JSON.stringify({ ...ORDER, note: MEGABYTE })),
  types: Buffer.from(JSON.stringify({ ...ORDER, products: { text: MEGABYTE }, amount: "x" })),
  brackets: Buffer.alloc(1_000_000, "{"),
};

/** Hostile calls, each by its number and the number of a pending invoice. */
const FLOODS: Readonly<Record<string, (n: number, no: string) => Call>> = {
  "the largest invoices that are accepted": () => adds(SAME.large),
  "the same in many sandboxes": (n) => adds(SAME.large, `sandbox_many-${n}`),
  "notes of a megabyte": () => adds(SAME.note),
  "wrong types with a megabyte in them": () => adds(SAME.types),
  "unknown fields without end": (n) =>
    adds(
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, m) => [`${n}-${m}`, n]))),
    ),
  "names of a megabyte": (n) => issues(`${n}${MEGABYTE}`),
  "new names": (n) => issues(`name-${n}`),
  "long paths": (n) => ({ method: "GET", path: `/${n}/${"p".repeat(12_000)}` }),
  "bodies that are no JSON": () => adds(SAME.brackets),
  "pages of an invoice with many products": (n, no) =>
    oneOf(n, gets(`/pay/order/${no}?card=${n}`), gets(`/pay/frame/${no}`), gets(`/receipt/${no}`)),
  "QR codes": (_n, no) => gets(`/openApi/loadOrderQRCode/${no}`),
  "pages of what is not there": (n) =>
    oneOf(
      n,
      gets(`/pay/order/${n}`),
      gets(`/s/${n}`),
      gets(`/pay/recurring/${n}`),
      gets(`/_docs/${n}`),
    ),
  "forms with long fields": (n, no) =>
    form(`/pay/order/${no}`, `do=pay&method=${n}&session=${"s".repeat(15_000)}`),
  "forms that are too long": (_n, no) => form(`/pay/order/${no}`, `do=${"d".repeat(1_000_000)}`),
  "one-time passwords": (n, no) => otp(no, n),
  "wrong one-time passwords": (n, no) =>
    posts("/rest/pay/stcpay/processPayment", {
      ...{ stcpayMobile: "500000001", stcpayMobileCountryCode: "966", orderNumber: no, total: 25 },
      ...{ otp: `${n}`, paymentSessionId: `${n}`, signature: MEGABYTE.slice(n % 1000) },
    }),
  "recurring payments": (n) => posts("/api/registerPayment", subscription(n), "sandbox_plans"),
  "cancellations of recurring payments": (n) =>
    posts("/api/cancelRecurring", { recurringId: `${n}` }, "sandbox_plans"),
  "sandboxes of the control API": (n) =>
    posts(CONTROL, { name: `made-${n}`, seed: "s".repeat(200) }),
  "labels and fault rules": (n) =>
    oneOf(
      n,
      posts(`${SHOP}/labels`, { name: `l${n}` }),
      posts(`${SHOP}/faults`, { fault: "lost-reply", operation: "addInvoice", times: 1 }),
    ),
  "lists, exports and records": (n) =>
    gets(`${CONTROL}/many-1/${["events", "invoices", "stats", "export", "record"][n % 5]}`),
  "exports of a sandbox that is as large as it may be": (n) =>
    gets(n % 3 === 0 ? `${SHOP}/export` : `${SHOP}/stats`),
  "forks and rewinds": (n) =>
    oneOf(
      n,
      posts(`${CONTROL}/many-1/fork`, { name: `fork-${n}` }),
      posts(`${CONTROL}/many-1/rewind`, { to: n % 2 === 0 ? 2 : 1e9 }),
    ),
  "imports of mistakes": (n) => posts(`${CONTROL}/import-${n}/import`, LONG_LOG),
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
  return ({ method, path, token, body, type = "application/json" }: Call) =>
    new Promise<number>((resolve) => {
      const headers = {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          "Content-Type": type,
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

/** Kinds whose calls and answers are short. A million of them takes minutes over connections with many under way. */
const SHORT = [
  ...["new names", "long paths", "pages of what is not there", "one-time passwords"],
  ...["recurring payments", "cancellations of recurring payments", "labels and fault rules"],
  "sandboxes of the control API",
];
const CONNECTIONS = 4;
const PIPELINED = 64;

/** The same as `caller` over one connection, which has many calls under way: the answers come in their order. */
function pipeline(baseUrl: string) {
  const { hostname, port, host } = new URL(baseUrl);
  let socket: Socket | undefined;
  let waiting: ((status: number) => void)[] = [];
  onTestFinished(() => void socket?.destroy());
  const opens = () => {
    const opened = connect(Number(port), hostname);
    const own = waiting;
    let text = "";
    opened.setEncoding("latin1").on("data", (chunk: string) => {
      text += chunk;
      for (let head = HEAD.exec(text); head; head = HEAD.exec(text)) {
        const end = head[0].length + Number(head[2]);
        if (text.length < end) return;
        text = text.slice(end);
        own.shift()?.(Number(head[1]));
      }
    });
    opened
      .on("error", () => undefined)
      .on("close", () => {
        if (socket === opened) [socket, waiting] = [undefined, []];
        for (const answered of own) answered(0);
      });
    return opened;
  };
  return ({ method, path, token, body = "", type = "application/json" }: Call) =>
    new Promise<number>((resolve) => {
      socket ??= opens();
      waiting.push(resolve);
      const authorization = token === undefined ? "" : `Authorization: Bearer ${token}\r\n`;
      const content = `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${authorization}${body && content}\r\n${body}`,
      );
    });
}

/** The head of an answer: its status, and how long its body is. */
const HEAD = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\ncontent-length: (\d+)\r\n(?:[\s\S]*?\r\n)?\r\n/i;

/** Creates the largest invoice there can be, and returns its number. */
async function numberOfLarge({ baseUrl }: Server): Promise<string> {
  const headers = { Authorization: "Bearer sandbox_mine", "Content-Type": "application/json" };
  const response = await fetch(`${baseUrl}/api/addInvoice`, {
    ...{ method: "POST", headers },
    body: LARGE.replace('"ORD-1"', '"ORD-2"'),
  });
  return (await response.json()).transactionNo;
}

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
 * Makes all calls of a flood, and asks for the health all the time, over a connection of its own. Returns each
 * status with its count, those of the health, and how long that took at the most, with what it took that long for.
 */
async function floods({ baseUrl, child }: Server, one: (n: number) => Call, isShort: boolean) {
  const asks = caller(baseUrl);
  const calls = isShort
    ? Array.from({ length: CONNECTIONS }, () => pipeline(baseUrl))
    : [caller(baseUrl)];
  const statuses = new Map<number, number>();
  const healths = new Set<number>();
  const began = performance.now();
  let longest = { ms: 0, cpuMs: 0, waitedMs: 0 };
  let next = 0;
  let isOver = false;
  const makes = async () => {
    while (next < CALLS || performance.now() - began < SECONDS * 1000) {
      const n = next;
      next += 1;
      const status = await (calls[n % calls.length] as (typeof calls)[number])(one(n));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const looks = async () => {
    while (!isOver) {
      const asked = performance.now();
      const [cpu = 0, waited = 0] = scheduled(child);
      healths.add(await asks(HEALTH));
      const ms = performance.now() - asked;
      if (ms <= longest.ms) continue;
      const [cpuNow = 0, waitedNow = 0] = scheduled(child);
      longest = { ms, cpuMs: cpuNow - cpu, waitedMs: waitedNow - waited };
    }
  };
  const looking = looks();
  await Promise.all(Array.from({ length: isShort ? PIPELINED : AT_ONCE }, makes));
  isOver = true;
  await looking;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { statuses: Object.fromEntries(statuses), healths: [...healths], longest, seconds };
}

describe(`a mock with a heap of ${HEAP_MIB} MiB`, () => {
  test(
    "survives hostile calls of each kind, and starts again with its data",
    async () => {
      buildPackage();
      const data = dataFolder();
      const server = await starts(data);
      const call = caller(server.baseUrl);
      const first = adds(JSON.stringify({ ...ORDER, products: [PRODUCT] }), "sandbox_mine");
      expect(await call(first)).toBe(200);
      const no = await numberOfLarge(server);
      for (const [name, one] of Object.entries(FLOODS)) {
        if (!new RegExp(FLOOD_KINDS).test(name)) continue;
        const isShort = FLOOD_CALLS !== undefined && SHORT.includes(name);
        const before = rssOf(server.child);
        const flooded = await floods(server, (n) => one(n, no), isShort);
        const { statuses, healths, longest, seconds } = flooded;
        if (PRINTS) {
          const [ms, cpu, waited] = Object.values(longest).map(Math.round);
          const health = `health within ${ms} ms, ${cpu} of them CPU of the mock, ${waited} waiting for a core`;
          const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0);
          const rss = `RSS ${before} to ${rssOf(server.child)} MiB`;
          console.log(
            `${name}: ${calls} calls in ${seconds} s, ${JSON.stringify(statuses)}, ${health}, ${rss}`,
          );
        }
        expect([name, server.child.exitCode, healths]).toEqual([name, null, [200]]);
        const failed = Object.keys(statuses).filter((status) => +status >= 500 && +status !== 503);
        expect([name, failed]).toEqual([name, []]);
      }
      const reads: Call = { method: "GET", path: "/api/getInvoice/1", token: "sandbox_mine" };
      expect(await call(reads)).toBe(404);
      expect(await stops(server)).toBe(0);

      const again = await starts(data);
      const callAgain = caller(again.baseUrl);
      expect(await callAgain(HEALTH)).toBe(200);
      const path = "/api/getTransactionsOfOrderNumber?orderNumber=ORD-1";
      expect(await callAgain({ method: "GET", path, token: "sandbox_mine" })).toBe(200);
      if (PRINTS) console.log(`restarted with its data, RSS ${rssOf(again.child)} MiB`);
      expect(await stops(again)).toBe(0);
    },
    Number.POSITIVE_INFINITY,
  );
});
