// A gateway of any build in a process of its own that does on command what is measured from within.
// Run it with --expose-gc, since garbage that was not yet collected says nothing about what is kept.
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

// As the command does: `leaveCoreFree`.
const markers = Math.min(4, Math.max(1, availableParallelism() - 1));
setFlagsFromString(`--concurrent-marking-max-worker-num=${markers}`);

const COLLECTIONS = 5;
const PLANS = "plans";
/** What is measured is far above the bound that a sandbox has by default. */
const EVENTS_MAX = 100_000_000;

const BYTES_MAX = Number.MAX_SAFE_INTEGER;
const limits = { eventsMax: EVENTS_MAX, sandboxesMax: 20_000 };
const memory = { memoryMaxBytes: BYTES_MAX, sandboxMemoryMaxBytes: BYTES_MAX };
const { startGateway } = await import(pathToFileURL(process.argv[2]).href);
// A build that knows no limits of memory refuses their options.
const gateway = await startGateway({ port: 0, ...limits, ...memory }).catch(() =>
  startGateway({ port: 0, ...limits }),
);
process.stdout.write(`${JSON.stringify({ event: "ready", baseUrl: gateway.baseUrl })}\n`);

/** How much memory is in use when nothing is left to collect. */
async function measure() {
  for (let n = 0; n < COLLECTIONS; n += 1) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { bytes: heapUsed + external, rss };
}

/** Starts subscriptions with daily charges, in a sandbox with a frozen clock. */
async function subscribe({ count }) {
  const merchant = http.createServer((request, response) => request.resume() && response.end());
  await once(merchant.listen(0, "127.0.0.1"), "listening");
  const callback = `http://127.0.0.1:${merchant.address().port}/charged`;
  const sandbox = await gateway.open(PLANS);
  await sandbox.clock.freeze();
  for (let n = 1; n <= count; n += 1) {
    await sandbox.recurring.start(await register({ number: n, callback }));
  }
  merchant.closeAllConnections();
  merchant.close();
  return {};
}

async function register({ number, callback, sandbox = PLANS }) {
  const response = await fetch(`${gateway.baseUrl}/api/registerPayment`, {
    method: "POST",
    headers: { Authorization: `Bearer sandbox_${sandbox}`, "Content-Type": "application/json" },
    body: JSON.stringify({
      payment: { value: 99.5, currencyCode: "SAR" },
      customer: {
        name: `Salma Alqahtani ${number}`,
        email: `salma.${number}@customer.example`,
        mobile: "0512345678",
      },
      urls: { callback },
      recurring: { type: "Daily", iterations: 0 },
    }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`registerPayment: ${JSON.stringify(answer)}`);
  return answer.invoiceDetails.recurringId;
}

/** Moves the clock of the subscriptions, and reports the CPU time that it took. */
async function advance({ by }) {
  const { clock } = gateway.get(PLANS);
  const before = process.cpuUsage();
  const { fired } = await clock.advance({ by, callbacks: "skip" });
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6, fired };
}

/** Makes a sandbox with a log of so many events: invoices, each of them canceled. */
async function fill({ sandbox, events: count }) {
  const one = await gateway.open("one");
  await register({ number: 1, callback: "http://127.0.0.1:1/charged", sandbox: "one" });
  await fetch(`${gateway.baseUrl}/api/addInvoice`, {
    method: "POST",
    headers: { Authorization: "Bearer sandbox_one", "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:1/paid" },
      ...{ clientName: "Salma Alqahtani", clientMobile: "0512345678" },
      products: [{ title: "Book", price: 25, qty: 1 }],
    }),
  });
  const log = await one.export();
  const created = log.events.find(({ type }) => type === "invoice-created");
  const [opened] = log.events;
  const events = [opened];
  for (let n = 0; events.length < count; n += 1) {
    // Behind it: those ahead of it are for invoices that are still to come.
    const transactionNo = String(Number(created.transactionNo) - n);
    events.push({ ...created, transactionNo });
    const { at } = created;
    if (events.length < count) {
      events.push({ type: "invoice-canceled", at, transactionNo, by: "merchant" });
    }
  }
  prepared = { ...log, sandbox, events };
  await gateway.reset("one");
  return {};
}

/** The log that `fill` made. */
let prepared;

/** Imports the log that was made before. */
async function take({ sandbox }) {
  await gateway.import(sandbox, prepared);
  prepared = undefined;
  return {};
}

/** Opens so many sandboxes. */
async function open({ count }) {
  for (let n = 0; n < count; n += 1) {
    await gateway.open(`box-${n}`);
    // As calls do that come one after the other.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {};
}

/** The time that the thread of the event loop had a core, and that it waited for one. */
const SCHEDULE = `/proc/self/task/${process.pid}/schedstat`;

let turn = null;
let watching;

/** Measures the turns of the event loop from now on. */
async function watch() {
  if (!existsSync(SCHEDULE)) return {};
  const read = () =>
    readFileSync(SCHEDULE, "utf8")
      .split(" ")
      .map((ns) => ns / 1e6);
  let [cpu, waited] = read();
  turn = { cpuMs: 0, waitedMs: 0 };
  watching = setInterval(() => {
    const [nextCpu, nextWaited] = read();
    turn.cpuMs = Math.max(turn.cpuMs, nextCpu - cpu);
    turn.waitedMs = Math.max(turn.waitedMs, nextWaited - waited);
    [cpu, waited] = [nextCpu, nextWaited];
  }, 1);
  return {};
}

/** The longest turn since then. */
async function watched() {
  clearInterval(watching);
  return { turn };
}

const commands = { measure, subscribe, advance, fill, take, open, watch, watched };

process.on("message", async (message) => process.send(await commands[message.command](message)));
