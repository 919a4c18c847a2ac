// A gateway of any build in a process of its own that does on command what is measured from within.
// Run it with --expose-gc, since garbage that was not yet collected says nothing about what is kept.
import { once } from "node:events";
import http from "node:http";
import { pathToFileURL } from "node:url";

const COLLECTIONS = 5;
const PLANS = "plans";
/** What is measured is far above the bound that a sandbox has by default. */
const EVENTS_MAX = 100_000_000;

const { startGateway } = await import(pathToFileURL(process.argv[2]).href);
const gateway = await startGateway({ port: 0, eventsMax: EVENTS_MAX });
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

/** Starts subscriptions that are charged daily, in a sandbox whose clock stands. */
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

async function register({ number, callback }) {
  const response = await fetch(`${gateway.baseUrl}/api/registerPayment`, {
    method: "POST",
    headers: { Authorization: `Bearer sandbox_${PLANS}`, "Content-Type": "application/json" },
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

/** Moves the clock of the subscriptions, and tells what that took of the CPU. */
async function advance({ by }) {
  const { clock } = gateway.get(PLANS);
  const before = process.cpuUsage();
  const { fired } = await clock.advance({ by, callbacks: "skip" });
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6, fired };
}

const commands = { measure, subscribe, advance };

process.on("message", async (message) => process.send(await commands[message.command](message)));
