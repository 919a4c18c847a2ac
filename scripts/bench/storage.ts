import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cluster, hasPostgres, startCluster } from "../postgres/cluster.js";
import { invoiceBody, SANDBOX } from "./invoice.js";
import { CONNECTIONS, call, firstAnswer } from "./load.js";
import { commandOf, type Running, run } from "./processes.js";
import {
  alternate,
  type Finding,
  finding,
  formatted,
  type Measurement,
  percentile,
  progress,
  ratios,
  type Setup,
  sides,
} from "./results.js";
import { otherBuildFindings, startMs, warmRun } from "./speed.js";

const NAMES = ["memory", "data", "raw"] as const;

/** What one append writes at the least. */
const RAW_BYTES = 2048;

/** A data folder: the cost of waiting for the disk, and the start over a full one. */
export const durable: Measurement = {
  about: `addInvoice at ${CONNECTIONS} connections with --data, against memory and raw flushes; the start with many stored`,
  rounds: 3,
  async measure(setup) {
    const folder = mkdtempSync(join(tmpdir(), "paystub-durable-"));
    try {
      if (setup.otherBuild !== undefined) return await builds(folder, setup);
      return [...(await appends(folder, setup)), await startOfMany(join(folder, "many"), setup)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function appends(folder: string, { rounds, seconds, core }: Setup) {
  const rates = await alternate(NAMES, rounds, async (name, round) => {
    const data = join(folder, `${name}-${round}`);
    const program = name === "data" ? withData(data) : commandOf();
    const rate =
      name === "raw"
        ? rawRate(data, seconds)
        : (await warmRun(program, { until: { seconds } }, core)).rate;
    progress(`round ${round}, ${name}: ${formatted(rate, "a second")}`);
    return rate;
  });
  const what = `addInvoice at ${CONNECTIONS} connections with --data`;
  const x = { unit: "x", note: sides("a second", rates) } as const;
  const raw = `${what}, throughput against raw writes with a flush each`;
  return [
    finding(
      { id: "durable.memory", what: `${what}, throughput against memory`, ...x },
      ratios(rates.data, rates.memory),
    ),
    finding(
      { id: "durable.raw", what: raw, aim: { atLeast: 0.7 }, ...x },
      ratios(rates.data, rates.raw),
    ),
    finding({ id: "durable.rate", what, unit: "a second" }, rates.data),
  ];
}

const BUILDS = ["paystub", "other"] as const;

/** Appends of this build and of another one, in turn, each to a new folder. */
async function builds(folder: string, { rounds, seconds, core, otherBuild }: Setup) {
  const runs = await alternate(BUILDS, rounds, async (name, round) => {
    const flags = ["--json", "--quiet", "--data", join(folder, `${name}-${round}`)];
    const program = commandOf(name === "other" ? otherBuild : undefined, flags);
    const load = await warmRun(program, { until: { seconds } }, core);
    const cpu = formatted(load.cpuUs, "us");
    progress(`round ${round}, ${name}: ${formatted(load.rate, "a second")}, CPU ${cpu}`);
    return load;
  });
  return otherBuildFindings(runs, "build.data", "with --data, ");
}

/** What is measured is far above the bounds that a sandbox has by default. */
const BOUNDLESS = [
  ...["--events-max", "100000000", "--memory-max", `${Number.MAX_SAFE_INTEGER}`],
  ...["--sandbox-memory-max", `${Number.MAX_SAFE_INTEGER}`],
];

const withData = (data: string) =>
  commandOf(undefined, ["--json", "--data", data, "--quiet", ...BOUNDLESS]);

/** The least that a durable append can be: one write and one flush after the other, in a file that grows. */
function rawRate(path: string, seconds: number): number {
  const file = openSync(path, "w");
  const line = Buffer.alloc(RAW_BYTES, "x");
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) {
    writeSync(file, line);
    fdatasyncSync(file);
  }
  closeSync(file);
  return count / seconds;
}

/** From the spawn of a gateway over a full folder to the first invoice in the full sandbox. */
async function startOfMany(data: string, { stored, core, rounds }: Setup): Promise<Finding> {
  await fill(data, stored);
  const seconds: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const took = (await startMs(withData(data), core)) / 1000;
    seconds.push(took);
    progress(`round ${round}, start: ${formatted(took, "s")}`);
  }
  const what = `start with ${stored.toLocaleString("en")} stored invoices, spawn to the next invoice`;
  return finding({ id: "durable.start", what, unit: "s" }, seconds);
}

const BATCH = 5000;

/** Fills a data folder: a gateway creates the first invoice, and the others are copies of it. */
async function fill(data: string, count: number): Promise<void> {
  const server = await run(withData(data));
  await firstAnswer(server.baseUrl);
  await server.stop();
  const [{ sqliteStorage }, { realClock }, { BEGINNING }, { DATA_FILE }] = await Promise.all([
    import("../../mocks/store/sqlite/store.js"),
    import("../../mocks/sandbox/real-clock.js"),
    import("../../mocks/sandbox/position.js"),
    import("../../mocks/open-store.js"),
  ]);
  const storage = await sqliteStorage({
    path: join(data, DATA_FILE),
    clock: realClock,
    fsync: false,
  });
  const store = storage.connect();
  const reading = await store.read(SANDBOX, BEGINNING);
  const first = reading?.events
    .map(({ event }) => event)
    .find(({ type }) => type === "invoice-created");
  if (!reading || first?.type !== "invoice-created") throw new Error(`${data} holds no invoice`);
  let { at } = reading;
  for (let made = 1; made < count; made += BATCH) {
    const events = Array.from({ length: Math.min(BATCH, count - made) }, (_, n) => {
      const transactionNo = String(Number(first.transactionNo) + made + n);
      return { ...first, transactionNo };
    });
    const keys = events.map(({ transactionNo }) => transactionNo);
    const appended = await store.append(SANDBOX, at, { events, keys, dueAt: null });
    if (!("at" in appended)) throw new Error(`${data} could not be filled`);
    ({ at } = appended);
  }
  storage.close();
}

/** How many replicas each side has; none is a gateway that keeps all in memory. */
const SIDES = { memory: 0, one: 1, two: 2, four: 4 } as const;
type Side = keyof typeof SIDES;
const STORES = Object.keys(SIDES) as Side[];

interface Rate {
  readonly rate: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The cost of sharing a database, and what more replicas bring. */
export const replicas: Measurement = {
  about: `addInvoice at ${CONNECTIONS} connections over as many sandboxes, with 1, 2 and 4 replicas over one PostgreSQL, against memory`,
  rounds: 3,
  async measure({ rounds, seconds }) {
    if (!hasPostgres()) {
      progress("not measured: no PostgreSQL here; sudo apt-get install postgresql");
      return [];
    }
    const cluster = await startCluster({ fsync: true });
    try {
      const rates = await alternate(STORES, rounds, async (name, round) => {
        const measured = await measuredRate(name, `${name}_${round}`, cluster, seconds);
        const times = `p50 ${formatted(measured.p50Ms, "ms")}, p99 ${formatted(measured.p99Ms, "ms")}`;
        progress(`round ${round}, ${name}: ${formatted(measured.rate, "a second")}, ${times}`);
        return measured;
      });
      return replicaFindings(rates);
    } finally {
      await cluster.remove();
    }
  },
};

function replicaFindings(rates: Readonly<Record<Side, readonly Rate[]>>): readonly Finding[] {
  const each = (name: Side) => rates[name].map(({ rate }) => rate);
  const note = sides("a second", Object.fromEntries(STORES.map((name) => [name, each(name)])));
  const what = `addInvoice at ${CONNECTIONS} connections, PostgreSQL`;
  const against = (id: string, about: string, [over, under]: readonly [Side, Side]) => {
    const question = { id: `replicas.${id}`, what: `${what}, ${about}`, unit: "x", note } as const;
    return finding(question, ratios(each(over), each(under)));
  };
  return [
    against("memory", "throughput of one replica against memory", ["one", "memory"]),
    against("two", "throughput of two replicas against one", ["two", "one"]),
    against("four", "throughput of four replicas against one", ["four", "one"]),
    finding({ id: "replicas.rate", what: `${what}, one replica`, unit: "a second" }, each("one")),
    finding(
      { id: "replicas.p50", what: `${what}, one replica, p50`, unit: "ms" },
      rates.one.map(({ p50Ms }) => p50Ms),
    ),
  ];
}

async function measuredRate(
  name: Side,
  schema: string,
  { url }: Cluster,
  seconds: number,
): Promise<Rate> {
  const many = SIDES[name];
  const where = many > 0 ? ["--database", url, "--database-schema", schema] : [];
  const program = commandOf(undefined, ["--json", "--quiet", ...where]);
  const servers: Running[] = [];
  try {
    for (let n = 0; n < Math.max(1, many); n += 1) servers.push(await run(program));
    await loadOfReplicas(servers, seconds);
    return await loadOfReplicas(servers, seconds);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Callers in a closed loop, each with a sandbox of its own, who go to the replicas in turn. */
async function loadOfReplicas(servers: readonly Running[], seconds: number): Promise<Rate> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  const calls = async (caller: number) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: servers.length });
    for (let n = 0; performance.now() < until; n += 1) {
      const { baseUrl = "" } = servers[(caller + n) % servers.length] ?? {};
      const began = performance.now();
      const body = invoiceBody(`${caller}-${began}`);
      await call("POST", `${baseUrl}/api/addInvoice`, { sandbox: `bench-${caller}`, body, agent });
      took.push(performance.now() - began);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, caller) => calls(caller)));
  const [p50Ms, p99Ms] = [percentile(took, 0.5), percentile(took, 0.99)];
  return { rate: took.length / seconds, p50Ms, p99Ms };
}
