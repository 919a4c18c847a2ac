import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cluster, hasPostgres, startCluster } from "../postgres/cluster.js";
import type { Load } from "./children/load.js";
import { ADD_INVOICE, invoiceBody, SANDBOX } from "./invoice.js";
import { CONNECTIONS, commandOf, firstAnswer, startLoad } from "./load.js";
import type { Measurement, Setup } from "./measurement.js";
import { childArgs, output, type Program, ROOT, type Running, run, start } from "./processes.js";
import {
  alternate,
  type Finding,
  finding,
  percentile,
  progress,
  ratios,
  sides,
  told,
} from "./results.js";

const NAMES = ["memory", "data", "raw"] as const;

/** What one append writes at the least. */
const RAW_BYTES = 2048;

/** A data folder: what it costs that an answer waits for the disk, and how it starts when it is full. */
export const durable: Measurement = {
  about: `addInvoice at ${CONNECTIONS} connections with --data, against memory and raw flushes; the start with many stored`,
  rounds: 3,
  async measure(setup) {
    const folder = mkdtempSync(join(tmpdir(), "paystub-durable-"));
    try {
      return [...(await appends(folder, setup)), await startOfMany(folder, setup)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function appends(folder: string, setup: Setup): Promise<readonly Finding[]> {
  const rates = await alternate(NAMES, setup.rounds, async (name, round) => {
    const data = join(folder, `${name}-${round}`);
    const rate =
      name === "raw" ? await rawRate(data, setup) : (await loadOf(name, data, setup)).rate;
    progress(`round ${round}, ${name}: ${told(rate, "a second")}`);
    return rate;
  });
  const what = `addInvoice at ${CONNECTIONS} connections with --data`;
  const note = sides("a second", rates);
  const x = { unit: "x", note } as const;
  return [
    finding(
      { id: "durable.memory", what: `${what}, throughput against memory`, ...x },
      ratios(rates.data, rates.memory),
    ),
    finding(
      {
        id: "durable.raw",
        what: `${what}, throughput against raw writes with a flush each`,
        aim: { atLeast: 0.7 },
        ...x,
      },
      ratios(rates.data, rates.raw),
    ),
    finding({ id: "durable.rate", what, unit: "a second" }, rates.data),
  ];
}

function withData(data: string): Program {
  const { args } = commandOf();
  return { args: [...args, "--data", data, "--quiet", "--events-max", "100000000"] };
}

async function loadOf(name: "memory" | "data", data: string, setup: Setup): Promise<Load> {
  const { cores, seconds } = setup;
  const server = await run(name === "data" ? withData(data) : commandOf(), cores?.server);
  const load = startLoad(server, cores?.load);
  try {
    await load.create({ until: { seconds } });
    return await load.create({ until: { seconds } });
  } finally {
    await load.stop();
    await server.stop();
  }
}

async function rawRate(path: string, { seconds, cores }: Setup): Promise<number> {
  const args = [...childArgs("raw-writes.mjs"), path, String(seconds), String(RAW_BYTES)];
  const told = await output(start({ args, core: cores?.server }));
  return JSON.parse(told).rate;
}

/** From the spawn of a gateway over a full folder to the first invoice in the full sandbox. */
async function startOfMany(folder: string, { stored, cores, rounds }: Setup): Promise<Finding> {
  const data = join(folder, "many");
  const fill = [...childArgs("fill.mjs"), join(ROOT, "dist"), data, SANDBOX, String(stored)];
  await output(start({ args: fill, env: { BENCH_BODY: invoiceBody("00000000") } }), 600_000);
  const seconds: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now();
    const server = await run(withData(data), cores?.server);
    try {
      await firstAnswer(server.baseUrl);
      seconds.push((performance.now() - began) / 1000);
    } finally {
      await server.stop();
    }
    progress(`round ${round}, start: ${told(seconds.at(-1) ?? null, "s")}`);
  }
  const what = `start with ${stored.toLocaleString("en")} stored invoices, spawn to the next invoice`;
  return finding({ id: "durable.start", what, unit: "s" }, seconds);
}

/** How many replicas each side has; none is a gateway that keeps all in memory. */
const SIDES = { memory: 0, one: 1, two: 2, four: 4 } as const;
const STORES = Object.keys(SIDES) as (keyof typeof SIDES)[];

interface Rate {
  readonly rate: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What it costs that any number of replicas share a database, and what more of them bring. */
export const replicas: Measurement = {
  about: `addInvoice at ${CONNECTIONS} connections over as many sandboxes, with 1, 2 and 4 replicas over one PostgreSQL, against memory`,
  rounds: 3,
  async measure(setup) {
    if (!hasPostgres()) {
      progress("not measured: no PostgreSQL here; sudo apt-get install postgresql");
      return [];
    }
    const cluster = await startCluster({ fsync: true });
    try {
      const rates = await alternate(STORES, setup.rounds, async (name, round) => {
        const measured = await measuredRate(name, `${name}_${round}`, cluster, setup);
        const { rate, p50Ms, p99Ms } = measured;
        const times = `p50 ${told(p50Ms, "ms")}, p99 ${told(p99Ms, "ms")}`;
        progress(`round ${round}, ${name}: ${told(rate, "a second")}, ${times}`);
        return measured;
      });
      return findingsOf(rates);
    } finally {
      await cluster.remove();
    }
  },
};

function findingsOf(rates: Readonly<Record<keyof typeof SIDES, readonly Rate[]>>) {
  const each = (name: keyof typeof SIDES) => rates[name].map(({ rate }) => rate);
  const note = sides("a second", Object.fromEntries(STORES.map((name) => [name, each(name)])));
  const what = `addInvoice at ${CONNECTIONS} connections, PostgreSQL`;
  const against = (
    id: string,
    about: string,
    over: "one" | "two" | "four",
    under: "memory" | "one",
  ) =>
    finding(
      { id: `replicas.${id}`, what: `${what}, ${about}`, unit: "x", note },
      ratios(each(over), each(under)),
    );
  const findings: Finding[] = [
    against("memory", "throughput of one replica against memory", "one", "memory"),
    against("two", "throughput of two replicas against one", "two", "one"),
    against("four", "throughput of four replicas against one", "four", "one"),
    finding({ id: "replicas.rate", what: `${what}, one replica`, unit: "a second" }, each("one")),
    finding(
      { id: "replicas.p50", what: `${what}, one replica, p50`, unit: "ms" },
      rates.one.map(({ p50Ms }) => p50Ms),
    ),
  ];
  return findings;
}

async function measuredRate(
  name: keyof typeof SIDES,
  schema: string,
  { url }: Cluster,
  { seconds }: Setup,
): Promise<Rate> {
  const many = SIDES[name];
  const { args } = commandOf();
  const where = ["--database", url, "--database-schema", schema];
  const program: Program = { args: [...args, "--quiet", ...(many > 0 ? where : [])] };
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
      await create(baseUrl, `sandbox_bench-${caller}`, `${caller}-${began}`, agent);
      took.push(performance.now() - began);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, caller) => calls(caller)));
  return {
    rate: took.length / seconds,
    p50Ms: percentile(took, 0.5),
    p99Ms: percentile(took, 0.99),
  };
}

function create(baseUrl: string, token: string, number: string, agent: http.Agent): Promise<void> {
  const body = invoiceBody(number);
  const headers = {
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers, agent };
    const request = http.request(baseUrl + ADD_INVOICE, options, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${baseUrl} answered addInvoice with ${response.statusCode}`));
      });
    });
    request.once("error", reject);
    request.end(body);
  });
}
