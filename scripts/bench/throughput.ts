import { CONNECTIONS, measureRate } from "./load.js";
import type { Cores } from "./processes.js";
import { type Finding, median, progress, spread } from "./report.js";
import { AUTOCANNON, type Running, run, runPrism } from "./servers.js";

// Prism is the one that needs it: its rate doubles after the first seconds.
const WARM_UP_S = 4;
const MEASURED_S = 4;

const RIVALS = {
  express: { named: "an empty Express handler", atLeast: 2 },
  bare: { named: "bare node:http", atLeast: 0.4 },
  prism: { named: "Prism's mock", atLeast: 4 },
} as const;

type Name = "paystub" | keyof typeof RIVALS;

const NAMES: readonly Name[] = ["paystub", "express", "bare", "prism"];

/**
 * How many invoices a second are created, against what else could answer. Each run has a fresh
 * server; the servers take turns, in the opposite order every other round.
 */
export async function throughput(rounds: number, cores: Cores | null): Promise<Finding[]> {
  const rates: Record<Name, number[]> = { paystub: [], express: [], bare: [], prism: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of round % 2 === 1 ? NAMES : NAMES.toReversed()) {
      const rate = await rateOf(name, cores);
      rates[name].push(rate);
      progress(`round ${round}, ${name}: ${rate.toFixed(0)} a second`);
    }
  }
  return (["express", "bare", "prism"] as const).map((name) => {
    const { named, atLeast } = RIVALS[name];
    const [ours, theirs] = [rates.paystub, rates[name]];
    return {
      what: `addInvoice at ${CONNECTIONS} connections against ${named}`,
      value: median(ours) / median(theirs),
      unit: "x",
      aim: { atLeast },
      from: `${spread(ours, "a second")} against ${spread(theirs, "a second")}`,
    };
  });
}

/** The rate of one fresh server. */
export async function rateOf(name: Name, cores: Cores | null): Promise<number> {
  const server: Running = await (name === "prism"
    ? runPrism(cores?.server)
    : run(name, cores?.server));
  try {
    await measureRate(AUTOCANNON, server.baseUrl, WARM_UP_S, cores?.load);
    return await measureRate(AUTOCANNON, server.baseUrl, MEASURED_S, cores?.load);
  } finally {
    await server.stop();
  }
}
