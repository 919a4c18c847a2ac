import { fill } from "./load.js";
import { ask, type Cores } from "./processes.js";
import { type Finding, median, progress, spread } from "./report.js";
import { run } from "./servers.js";

const STORED = 100_000;
// Fills what is bounded, such as the journal of requests, so that it is not taken for invoices.
const FILLED_BEFORE = 5_000;

/** What one stored invoice costs: the growth of a process that nothing but invoices were given to. */
export async function memory(rounds: number, cores: Cores | null): Promise<Finding[]> {
  const sizes: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const size = await sizeOfInvoice(cores);
    sizes.push(size);
    progress(`round ${round}: ${size.toFixed(3)} kB`);
  }
  return [
    {
      what: `memory of a stored invoice at ${STORED}`,
      value: median(sizes),
      unit: "kB",
      aim: { atMost: 2 },
      from: `${spread(sizes, "kB", 2)}; heapUsed and external after gc, 1 kB is 1000 bytes`,
    },
  ];
}

async function sizeOfInvoice(cores: Cores | null): Promise<number> {
  const { baseUrl, child, stop } = await run("gateway", cores?.server);
  const inUse = async () => (await ask<{ bytes: number }>(child, "measure")).bytes;
  try {
    await fill(baseUrl, FILLED_BEFORE);
    const before = await inUse();
    await fill(baseUrl, STORED);
    return ((await inUse()) - before) / STORED / 1000;
  } finally {
    await stop();
  }
}
