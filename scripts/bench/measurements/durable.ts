import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Load } from "../children/load.js";
import { alternate, ratios } from "../figures.js";
import { type Finding, finding, progress, sides, told } from "../findings.js";
import { invoiceBody, SANDBOX } from "../invoice.js";
import { CONNECTIONS, firstAnswer, startLoad } from "../load.js";
import { childArgs, output, type Program, ROOT, run, start } from "../processes.js";
import { commandOf } from "../servers.js";
import type { Measurement, Setup } from "./measurement.js";

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
