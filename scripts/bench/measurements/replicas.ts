import http from "node:http";
import { type Cluster, hasPostgres, startCluster } from "../../postgres/cluster.js";
import { alternate, percentile, ratios } from "../figures.js";
import { type Finding, finding, progress, sides, told } from "../findings.js";
import { ADD_INVOICE, invoiceBody } from "../invoice.js";
import { CONNECTIONS } from "../load.js";
import { type Program, type Running, run } from "../processes.js";
import { commandOf } from "../servers.js";
import type { Measurement, Setup } from "./measurement.js";

/** How many replicas each side has; none is a gateway that keeps all in memory. */
const SIDES = { memory: 0, one: 1, two: 2, four: 4 } as const;
const NAMES = Object.keys(SIDES) as (keyof typeof SIDES)[];

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
      const rates = await alternate(NAMES, setup.rounds, async (name, round) => {
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
  const note = sides("a second", Object.fromEntries(NAMES.map((name) => [name, each(name)])));
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
    await loadOf(servers, seconds);
    return await loadOf(servers, seconds);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Callers in a closed loop, each with a sandbox of its own, who go to the replicas in turn. */
async function loadOf(servers: readonly Running[], seconds: number): Promise<Rate> {
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
