import type { Cores } from "../cores.js";
import { alternate, ratios } from "../figures.js";
import { type Finding, finding, progress, sides, told } from "../findings.js";
import { firstAnswer } from "../load.js";
import { type Program, run } from "../processes.js";
import { bare, commandByHand, commandOf } from "../servers.js";
import type { Measurement } from "./measurement.js";

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
