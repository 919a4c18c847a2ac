import { CONNECTIONS, fill, measureReads } from "./load.js";
import type { Cores } from "./processes.js";
import { type Finding, median, progress, spread } from "./report.js";
import { type Running, run } from "./servers.js";

const FEW = 4_000;
const MANY = 1_000_000;
const SAMPLE = 4_000;
const READS = 5_000;

/** Whether reading an invoice stays as fast when a million are stored. */
export async function read(rounds: number, cores: Cores | null): Promise<Finding[]> {
  const few = await run("gateway", cores?.server);
  const many = await run("gateway", cores?.server);
  try {
    return [await compare(few, many, rounds)];
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}

async function compare(few: Running, many: Running, rounds: number): Promise<Finding> {
  progress(`storing ${FEW} and ${MANY} invoices through the HTTP server`);
  const sides = [
    { ...few, times: [] as number[], numbers: await fill(few.baseUrl, FEW, SAMPLE) },
    { ...many, times: [] as number[], numbers: await fill(many.baseUrl, MANY, SAMPLE) },
  ] as const;
  for (const side of sides) await measureReads(side.baseUrl, side.numbers, READS);
  for (let round = 1; round <= rounds; round += 1) {
    for (const side of round % 2 === 1 ? sides : sides.toReversed()) {
      side.times.push(await measureReads(side.baseUrl, side.numbers, READS));
    }
    progress(`round ${round}: ${sides.map(({ times }) => times.at(-1)?.toFixed(0)).join(", ")} us`);
  }
  const [low, high] = sides.map(({ times }) => times);
  return {
    what: `getInvoice p50 at ${MANY} stored against ${FEW}`,
    value: median(high ?? []) / median(low ?? []),
    unit: "x",
    aim: { atMost: 1.3 },
    from:
      `${spread(high ?? [], "us", 1)} against ${spread(low ?? [], "us", 1)}; one connection, ` +
      `${READS} reads a run, stored by POSTs over ${CONNECTIONS} connections`,
  };
}
