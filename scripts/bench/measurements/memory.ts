import { alternate, ratios } from "../figures.js";
import { type Finding, finding, progress, sides, told } from "../findings.js";
import { startLoad } from "../load.js";
import { run } from "../processes.js";
import { gatewayOf, memoryOf } from "../servers.js";
import type { Measurement, Setup } from "./measurement.js";

// Fills what is bounded, such as the journal of requests, so that it is not taken for invoices.
const FILLED_BEFORE = 20_000;

/** What an invoice adds: to what is in use, and to what the system gave to the process. */
interface Size {
  readonly kB: number;
  readonly rssKB: number;
}

/** What one stored invoice costs, when nothing but invoices were given to a process through HTTP. */
export const memory: Measurement = {
  about: "memory of an invoice, stored through HTTP",
  rounds: 2,
  async measure(setup) {
    const builds = setup.otherBuild === undefined ? ["this"] : ["this", "other"];
    const sizes = await alternate(builds, setup.rounds, async (build, round) => {
      const size = await sizeOfInvoice(build === "other" ? setup.otherBuild : undefined, setup);
      const rss = `RSS ${told(size.rssKB, "kB")}`;
      progress(`round ${round}, ${build} build: ${told(size.kB, "kB")}, ${rss}`);
      return size;
    });
    const { this: ours = [], other } = sizes;
    return [...findingsOf(ours, setup), ...(other ? [otherBuildOf(ours, other)] : [])];
  },
};

async function sizeOfInvoice(build: string | undefined, setup: Setup): Promise<Size> {
  const { cores, stored } = setup;
  const server = await run(gatewayOf(build), cores?.server);
  const load = startLoad(server, cores?.load);
  try {
    await load.create({ until: { requests: FILLED_BEFORE } });
    const before = await memoryOf(server);
    await load.create({ until: { requests: stored } });
    const { bytes, rss } = await memoryOf(server);
    return {
      kB: (bytes - before.bytes) / stored / 1000,
      rssKB: (rss - before.rss) / stored / 1000,
    };
  } finally {
    await load.stop();
    await server.stop();
  }
}

function findingsOf(sizes: readonly Size[], { stored }: Setup): readonly Finding[] {
  const what = `memory of an invoice, ${stored.toLocaleString("en")} stored through HTTP`;
  return [
    finding(
      {
        id: "memory.in-use",
        what,
        unit: "kB",
        aim: { atMost: 1 },
        note: "growth of heapUsed and external after gc; 1 kB is 1,000 bytes",
      },
      sizes.map(({ kB }) => kB),
    ),
    finding(
      { id: "memory.rss", what: `${what}, growth of RSS`, unit: "kB", note: "after the same gc" },
      sizes.map(({ rssKB }) => rssKB),
    ),
  ];
}

function otherBuildOf(ours: readonly Size[], theirs: readonly Size[]): Finding {
  const both = { this: ours.map(({ kB }) => kB), other: theirs.map(({ kB }) => kB) };
  const what = "memory of an invoice, this build against the other one";
  const question = { id: "build.memory", what, unit: "x", note: sides("kB", both) } as const;
  return finding(question, ratios(both.this, both.other));
}
