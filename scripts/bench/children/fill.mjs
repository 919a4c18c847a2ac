// Fills a data folder with the invoices of one sandbox, as a gateway would have left it.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const BATCH = 5000;

const [dist, folder, sandbox, count] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(join(dist, "mocks", file)).href);
const { startGateway } = await load("index.js");
const { sqliteStorage } = await load("store/sqlite.js");
const { realClock } = await load("runtime/clock.js");
const { BEGINNING } = await load("store/position.js");

// The gateway makes the folder, the sandbox and one invoice; the others are made after its image.
const gateway = await startGateway({ data: folder, fsync: false, sandbox });
await fetch(`${gateway.baseUrl}/api/addInvoice`, {
  method: "POST",
  headers: { Authorization: `Bearer sandbox_${sandbox}`, "Content-Type": "application/json" },
  body: process.env.BENCH_BODY,
});
await gateway.close();
const storage = await sqliteStorage({
  path: join(folder, "paystub.db"),
  clock: realClock,
  fsync: false,
});
const store = storage.connect();
let { at, events } = await store.read(sandbox, BEGINNING);
const { event: first } = events.at(-1);
for (let made = 1; made < Number(count); made += BATCH) {
  const batch = Array.from({ length: Math.min(BATCH, Number(count) - made) }, (_, n) => {
    const transactionNo = String(Number(first.transactionNo) + made + n);
    return { ...first, transactionNo };
  });
  const keys = batch.map(({ transactionNo }) => transactionNo);
  ({ at } = await store.append(sandbox, at, { events: batch, keys, dueAt: null }));
}
storage.close();
