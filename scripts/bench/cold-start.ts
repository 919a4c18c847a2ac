import { firstAnswer } from "./load.js";
import { type Finding, median, progress, spread } from "./report.js";
import { run } from "./servers.js";

const NAMES = ["paystub", "bare"] as const;

/** How long it takes from the start of the process to the first invoice, against a bare script. */
export async function coldStart(rounds: number): Promise<Finding[]> {
  const times = { paystub: [] as number[], bare: [] as number[] };
  // The first start of each reads its files from the disk, which says nothing about the program.
  for (const name of NAMES) await timeOf(name);
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of round % 2 === 1 ? NAMES : NAMES.toReversed()) {
      const time = await timeOf(name);
      times[name].push(time);
      progress(`round ${round}, ${name}: ${time.toFixed(1)} ms`);
    }
  }
  return [
    {
      what: "cold start, spawn to first invoice, against bare node:http",
      value: median(times.paystub) / median(times.bare),
      unit: "x",
      aim: { atMost: 1.8 },
      from: `${spread(times.paystub, "ms", 1)} against ${spread(times.bare, "ms", 1)}`,
    },
  ];
}

/** Milliseconds from the start of a program to its first good answer. */
export async function timeOf(name: (typeof NAMES)[number]): Promise<number> {
  const began = performance.now();
  const server = await run(name);
  try {
    await firstAnswer(server.baseUrl);
    return performance.now() - began;
  } finally {
    await server.stop();
  }
}
