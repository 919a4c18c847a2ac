import {
  bare,
  commandByHand,
  commandOf,
  firstAnswer,
  gatewayOf,
  memoryOf,
  startLoad,
} from "./load.js";
import type { Measurement, Setup } from "./measurement.js";
import { type Cores, type Program, run } from "./processes.js";
import { alternate, type Finding, finding, progress, ratios, sides, told } from "./results.js";

const NAMES = ["paystub", "by hand", "bare"] as const;

type Name = (typeof NAMES)[number];

/** How long it takes from the start of the process to the first invoice, against a bare script. */
export const coldStart: Measurement = {
  about: "from the start of the process to the first invoice",
  rounds: 15,
  async measure({ rounds, cores }) {
    const programs: Readonly<Record<Name, Program>> = {
      paystub: commandOf(),
      "by hand": commandByHand(),
      bare,
    };
    // The first start of each reads its files from the disk, which says nothing about the program.
    for (const name of NAMES) await timeOf(programs[name], cores);
    const times = await alternate(NAMES, rounds, async (name, round) => {
      const time = await timeOf(programs[name], cores);
      progress(`round ${round}, ${name}: ${told(time, "ms")}`);
      return time;
    });
    return findingsOf(times);
  },
};

async function timeOf(program: Program, cores: Cores | null): Promise<number> {
  const began = performance.now();
  const server = await run(program, cores?.server);
  try {
    await firstAnswer(server.baseUrl);
    return performance.now() - began;
  } finally {
    await server.stop();
  }
}

function findingsOf(times: Readonly<Record<Name, readonly number[]>>): readonly Finding[] {
  const start = "cold start, spawn to the first invoice, against bare node:http";
  const x = { unit: "x", aim: { atMost: 1.3 } } as const;
  return [
    finding(
      { id: "cold-start.json", what: start, ...x, note: sides("ms", times) },
      ratios(times.paystub, times.bare),
    ),
    finding(
      { id: "cold-start.by-hand", what: `${start}, started as a person does`, ...x },
      ratios(times["by hand"], times.bare),
    ),
  ];
}

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
    return [...memoryFindings(ours, setup), ...(other ? [otherBuildOf(ours, other)] : [])];
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

function memoryFindings(sizes: readonly Size[], { stored }: Setup): readonly Finding[] {
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
