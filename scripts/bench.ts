import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import autocannon from "autocannon";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CONNECTIONS = 32;
const READY_TIMEOUT_MS = 30_000;
const RETRY_MS = 5;
/** A tick of `/proc/<pid>/stat`: USER_HZ is 100 on every system with Node. */
const TICK_MS = 10;

const USAGE = `Usage: npm run bench -- [--rounds <n>] [--seconds <n>] [--stored <n>] [--build <folder>]

Measures the built command beside a bare node:http server, which reads a body and answers a fixed invoice.
Each round measures both, and every other round swaps their order. Prints medians and ratios.

  --rounds <n>      rounds of load and of memory (3); there are ten times as many starts
  --seconds <n>     seconds of load in a round (4)
  --stored <n>      invoices to store for the memory of one (50000)
  --build <folder>  another built checkout to measure instead of this one`;

const product = (title: string, price: number) => {
  const imageSrc = "https://images.shop.example/p.png";
  return { title, price, qty: 1, isDigital: false, imageSrc, specificVat: 15, productCost: 20 };
};

/** An addInvoice body of about 700 bytes. */
function invoiceBody(number: number) {
  return {
    orderNumber: `bench-${number}`,
    amount: 149.5,
    callBackUrl: "http://127.0.0.1:9000/shop/payment/completed",
    cancelUrl: "http://127.0.0.1:9000/shop/payment/canceled",
    clientName: `Salma Alqahtani ${number}`,
    clientEmail: `salma.${number}@customer.example`,
    clientMobile: "0512345678",
    currency: "SAR",
    products: [product("Field notebook, dotted", 49.5), product("Desk lamp", 50)],
    supportedCardBrands: ["mada", "visaMastercard", "stcpay"],
    displayPending: true,
  };
}

const REPLY = JSON.stringify({
  gatewayOrderRequest: invoiceBody(0),
  amount: 149.5,
  transactionNo: "1772355600000",
  orderStatus: "PENDING",
  url: "http://127.0.0.1:4010/pay/order/1772355600000",
  qrUrl: "http://127.0.0.1:4010/openApi/loadOrderQRCode/1772355600000",
  mobileUrl: "http://127.0.0.1:4010/pay/frame/1772355600000?n=Salma&m=0512345678",
  checkUrl: "http://127.0.0.1:4010/api/getInvoice/1772355600000",
  ...{ digitalOrder: false, foreignCurrencyRate: null, success: true, paymentErrors: null },
});

const READY = `console.log(JSON.stringify({ event: "ready", baseUrl }))`;

/** The least that can answer: node:http with a fixed invoice. */
const BARE = `
const reply = ${JSON.stringify(REPLY)};
const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(reply) };
const server = require("node:http").createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(200, headers).end(reply));
});
server.listen(0, "127.0.0.1", () => {
  const baseUrl = "http://127.0.0.1:" + server.address().port;
  ${READY};
});`;

/** A gateway in a process that sends, for each message, the bytes in use when no garbage is left. */
const MEASURED = `
const { startGateway } = await import(process.argv[1]);
const { baseUrl } = await startGateway({ port: 0 });
process.on("message", async () => {
  for (let n = 0; n < 5; n += 1) {
    gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send(heapUsed + external);
});
${READY};`;

/** A server under measurement. */
interface Running {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts a Node program and waits for its ready line. */
async function run(args: readonly string[], takesMessages = false): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit", takesMessages ? "ipc" : "ignore"],
  });
  running.add(child);
  const stop = async () => {
    running.delete(child);
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> });
  const [line] = await once(lines, "line", { signal: AbortSignal.timeout(READY_TIMEOUT_MS) });
  return { child, baseUrl: JSON.parse(line).baseUrl, stop };
}

const HEADERS = { Authorization: "Bearer sandbox_bench", "Content-Type": "application/json" };

/** Creates one invoice, and tries again while the server refuses connections. */
async function firstInvoice(baseUrl: string): Promise<void> {
  const init = { method: "POST", headers: HEADERS, body: JSON.stringify(invoiceBody(0)) };
  const attempt = () => fetch(`${baseUrl}/api/addInvoice`, init).catch(() => undefined);
  let answer = await attempt();
  for (; answer === undefined; answer = await attempt()) await delay(RETRY_MS);
  if (!answer.ok) throw new Error(`addInvoice returned ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** The CPU time of a process; not a number where there is no `/proc`. */
function cpuMsOf(pid = 0): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const text = readFileSync(file, "utf8");
  // The name of the program is in brackets and may contain spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

let made = 0;

/** Creates invoices, each with its own order number, name and e-mail. */
async function load(
  { child, baseUrl }: Running,
  amount: { duration: number } | { amount: number },
) {
  const times: number[] = [];
  const cpuBefore = cpuMsOf(child.pid);
  const options: autocannon.Options = {
    url: `${baseUrl}/api/addInvoice`,
    connections: CONNECTIONS,
    timeout: 60,
    ...amount,
    requests: [
      {
        method: "POST",
        headers: HEADERS,
        setupRequest: (request) => {
          made += 1;
          return { ...request, body: JSON.stringify(invoiceBody(made)) };
        },
      },
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    instance.on("response", (_client, _status, _bytes, ms) => times.push(ms));
  });
  const { duration, "2xx": answered, non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the calls to ${baseUrl} failed`);
  const cpuMs = cpuMsOf(child.pid) - cpuBefore;
  times.sort((a, b) => a - b);
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: answered / duration, cpuUs: (cpuMs / answered) * 1000, p99Ms };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Measure<T> = (args: readonly string[]) => Promise<T>;

/** Measures the command and the bare server in turn. */
async function alternate<T>(rounds: number, command: readonly string[], measure: Measure<T>) {
  const results: { ours: T; bare: T }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await measure(command) : undefined;
    const bare = await measure(["-e", BARE]);
    results.push({ ours: first ?? (await measure(command)), bare });
  }
  return results;
}

/** Prints both sides of a figure, and the median of the ratios of the rounds. */
function report(what: string, unit: string, rounds: readonly { ours: number; bare: number }[]) {
  const of = (side: "ours" | "bare") => median(rounds.map((round) => round[side])).toFixed(1);
  const ratio = median(rounds.map(({ ours, bare }) => ours / bare)).toFixed(2);
  console.log(`${what.padEnd(24)} ${of("ours")} ${unit}, bare ${of("bare")} ${unit}: ${ratio} x`);
}

async function measureLoad(command: readonly string[], rounds: number, seconds: number) {
  const results = await alternate(rounds, command, async (args) => {
    const server = await run(args);
    await load(server, { duration: 1 });
    const figures = await load(server, { duration: seconds });
    await server.stop();
    return figures;
  });
  for (const [key, what, unit] of [
    ["perSecond", "throughput", "calls/s"],
    ["cpuUs", "CPU of a call", "us"],
    ["p99Ms", "p99", "ms"],
  ] as const) {
    report(
      what,
      unit,
      results.map(({ ours, bare }) => ({ ours: ours[key], bare: bare[key] })),
    );
  }
}

async function measureStart(command: readonly string[], rounds: number) {
  const one = async (args: readonly string[]) => {
    const began = performance.now();
    const server = await run(args);
    await firstInvoice(server.baseUrl);
    const tookMs = performance.now() - began;
    await server.stop();
    return tookMs;
  };
  // The first start of each reads its files from the disk.
  await alternate(1, command, one);
  report("start to first invoice", "ms", await alternate(rounds, command, one));
}

async function measureMemory(build: string, rounds: number, stored: number) {
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const module = join(build, "dist/mocks/index.mjs");
    const node = ["--expose-gc", "--input-type=module", "-e", MEASURED, module];
    const server = await run(node, true);
    const bytes = async (): Promise<number> => {
      server.child.send("measure");
      return (await once(server.child, "message"))[0];
    };
    // The journal and other bounded parts are full before invoices are counted.
    await load(server, { amount: 5000 });
    const before = await bytes();
    await load(server, { amount: stored });
    sizes.push(((await bytes()) - before) / stored);
    await server.stop();
  }
  console.log(`${"memory of an invoice".padEnd(24)} ${median(sizes).toFixed(0)} bytes`);
}

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: { rounds: text, seconds: text, stored: text, build: text, help: { type: "boolean" } },
});
const [rounds, seconds, stored] = [
  values.rounds ?? 3,
  values.seconds ?? 4,
  values.stored ?? 50_000,
].map(Number) as [number, number, number];
if (values.help || ![rounds, seconds, stored].every((value) => value >= 1)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
const build = values.build ?? ROOT;
const command = [join(build, "dist/paystub.cjs"), "start", "--port", "0", "--json"];
console.log(`Node ${process.version}, medians of ${rounds} rounds`);
await measureLoad(command, rounds, seconds);
await measureStart(command, rounds * 10);
await measureMemory(build, rounds, stored);
