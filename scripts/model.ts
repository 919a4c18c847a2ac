import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { compare } from "../test/model/run.js";
import { inProcess, overHttp } from "../test/model/systems.js";

const STEPS = 1_000_000;

const USAGE = "Usage: npm run model -- [--steps <n>] [--seed <n>] [--http]";

interface Asked {
  readonly steps: number;
  readonly seed: number;
  readonly http: boolean;
}

/** What the command line asks for. Throws the usage for anything else. */
export function readOptions(args: readonly string[]): Asked {
  const number = { type: "string" } as const;
  const options = { steps: number, seed: number, http: { type: "boolean" } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const steps = Number(values.steps ?? STEPS);
  // A run of every day looks where no run has looked; what it finds repeats by the seed it prints.
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  if (!Number.isInteger(steps) || steps < 1 || !Number.isInteger(seed)) throw new Error(USAGE);
  return { steps, seed, http: values.http ?? false };
}

/** Holds the mock against its model for so many steps. Throws at the first difference. */
async function main(args: readonly string[]): Promise<void> {
  const { steps, seed, http } = readOptions(args);
  const way = http ? "over HTTP" : "in this process";
  console.log(`Mock and model, ${steps} steps ${way}, seed ${seed}`);
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const progress = (made: number) => {
    process.stderr.write(`\r${made} steps, ${seconds()} s`);
  };
  const made = await compare(http ? overHttp : inProcess, { steps, seed, progress });
  console.log(`\n${made} steps in ${seconds()} s, no difference`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(`\n${error.message}`);
    if (error.cause) console.error(error.cause);
    process.exitCode = 1;
  });
}
