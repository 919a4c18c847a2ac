import { alternate, ratios } from "../figures.js";
import { type Finding, finding, progress, sides, told } from "../findings.js";
import { CONNECTIONS, type LoadMaker, startLoad } from "../load.js";
import { type Running, run } from "../processes.js";
import { gatewayOf, memoryOf } from "../servers.js";
import type { Measurement, Setup } from "./measurement.js";

const FEW = 4_000;
/** How many of the numbers are read, spread over all that are stored. */
const REMEMBERED = 100_000;
/** At how many connections, and how many reads make a run there. */
const RUNS = [
  { id: "reads.one", connections: 1, reads: 8_000, named: "one connection" },
  {
    id: "reads.many",
    connections: CONNECTIONS,
    reads: 30_000,
    named: `${CONNECTIONS} connections`,
  },
] as const;

const SIDES = ["many", "few"] as const;

/** Whether reading an invoice stays as fast when very many are stored. */
export const reads: Measurement = {
  about: "getInvoice with very many stored against few",
  rounds: 7,
  async measure(setup) {
    const servers: Running[] = [];
    const loads: LoadMaker[] = [];
    const filled = async (count: number): Promise<LoadMaker> => {
      const server = await run(gatewayOf(), setup.cores?.server);
      servers.push(server);
      const load = startLoad(server, setup.cores?.load);
      loads.push(load);
      progress(`storing ${count} invoices through HTTP`);
      await load.create({ until: { requests: count }, remember: Math.min(count, REMEMBERED) });
      // What is left to collect after so many requests shall not be collected while others are timed.
      await memoryOf(server);
      return load;
    };
    try {
      const sides = { few: await filled(FEW), many: await filled(setup.stored) };
      const findings: Finding[] = [];
      for (const one of RUNS) findings.push(await compare(sides, one, setup));
      return findings;
    } finally {
      await Promise.all([...loads, ...servers].map((one) => one.stop()));
    }
  },
};

async function compare(
  makers: Readonly<Record<(typeof SIDES)[number], LoadMaker>>,
  { id, connections, reads: requests, named }: (typeof RUNS)[number],
  { rounds, stored }: Setup,
): Promise<Finding> {
  const amount = { until: { requests }, connections };
  for (const side of SIDES) await makers[side].read(amount);
  const times = await alternate(SIDES, rounds, async (side, round) => {
    const { p50Ms } = await makers[side].read(amount);
    progress(`round ${round}, ${named}, ${side} stored: p50 ${told(p50Ms * 1000, "us")}`);
    return p50Ms * 1000;
  });
  const count = (value: number) => value.toLocaleString("en");
  const what = `getInvoice p50 at ${named}, ${count(stored)} stored against ${count(FEW)}`;
  const question = { id, what, unit: "x", aim: { atMost: 1.1 }, note: sides("us", times) } as const;
  return finding(question, ratios(times.many, times.few));
}
