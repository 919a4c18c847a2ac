import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { coldStart } from "./bench/cold-start.js";
import { memory } from "./bench/memory.js";
import { type Cores, findCores, killAll } from "./bench/processes.js";
import { read } from "./bench/read.js";
import { describe, type Finding, isReached, progress } from "./bench/report.js";
import { BUILT } from "./bench/servers.js";
import { throughput } from "./bench/throughput.js";

const ROUNDS = 5;
const ROUNDS_MAX = 100;

/** Even a slow machine is done by then; whatever hangs is ended. */
const LIMIT_MINUTES_PER_ROUND = 6;

type Part = (rounds: number, cores: Cores | null) => Promise<Finding[]>;

const parts: Readonly<Record<string, Part>> = { throughput, "cold-start": coldStart, memory, read };

const USAGE = `Usage: npm run bench -- [--only <${Object.keys(parts).join("|")}>] [--rounds <n>]`;

/** What the command line asks for. Throws the usage for anything else. */
export function readOptions(args: readonly string[]): { names: string[]; rounds: number } {
  const options = { only: { type: "string" }, rounds: { type: "string" } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const rounds = Number(values.rounds ?? ROUNDS);
  const known = values.only === undefined || Object.hasOwn(parts, values.only);
  if (!known || !Number.isInteger(rounds) || rounds < 1 || rounds > ROUNDS_MAX) {
    throw new Error(USAGE);
  }
  return { names: values.only === undefined ? Object.keys(parts) : [values.only], rounds };
}

/** Measures what was asked for and prints each finding as soon as it is there. */
async function bench(args: readonly string[]): Promise<void> {
  const { names, rounds } = readOptions(args);
  const missing = BUILT.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error("Nothing to measure yet. Run: npm run build");
  const cores = findCores();
  const place = cores
    ? `server on core ${cores.server}, load on ${cores.load}`
    : "cores not pinned";
  console.log(`Node ${process.version}, ${rounds} rounds, medians, ${place}`);
  const findings: Finding[] = [];
  for (const name of names) {
    progress(name);
    for (const finding of (await parts[name]?.(rounds, cores)) ?? []) {
      console.log(describe(finding));
      findings.push(finding);
    }
  }
  const reached = findings.filter(({ value, aim }) => isReached(value, aim)).length;
  console.log(`${reached} of ${findings.length} aims reached`);
}

async function main(args: readonly string[]): Promise<void> {
  process.once("exit", killAll);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const { rounds } = readOptions(args);
  const limit = setTimeout(
    () => {
      console.error("The benchmark took too long and was ended");
      process.exit(1);
    },
    LIMIT_MINUTES_PER_ROUND * 60_000 * Math.max(rounds, ROUNDS),
  );
  await bench(args);
  clearTimeout(limit);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
