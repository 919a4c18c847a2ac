import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { tenYears, waits, workbench } from "./bench/meanwhile.js";
import { killAll, lackingIn, ROOT, takeCores } from "./bench/processes.js";
import {
  describe,
  type Finding,
  type Measurement,
  progress,
  save,
  verdict,
} from "./bench/results.js";
import { coldStart, memory, reads, throughput } from "./bench/speed.js";
import { durable, replicas } from "./bench/storage.js";

/** All measurements by name, in the order in which they are made and printed. */
const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  throughput,
  memory,
  reads,
  "cold-start": coldStart,
  "ten-years": tenYears,
  waits,
  workbench,
  durable,
  replicas,
};

const NAMES = Object.keys(MEASUREMENTS);
/** The measurements in which another build can take part. */
const WITH_OTHER_BUILD = ["throughput", "memory", "durable"];
const SECONDS = 4;
const STORED = 1_000_000;

/** How the command is used. */
export const USAGE = `Usage: npm run bench -- [<measurement>...] [options]

Measures this build, all of it or what is named:
${Object.entries(MEASUREMENTS)
  .map(([name, { about, rounds }]) => `  ${name.padEnd(12)}${about} (rounds: ${rounds})`)
  .join("\n")}

Options:
  --rounds <n>              how often everything is measured
  --seconds <n>             how long load is made, to warm up and to measure (${SECONDS})
  --stored <n>              how many invoices memory, reads and durable store (${STORED})
  --save                    keep the findings in scripts/bench/results.json and the guide; findings of
                            another machine or another Node are dropped
  --against-build <folder>  measure another checkout, built, in turn with this one
                            (${WITH_OTHER_BUILD.join(", ")})`;

/** A mistake on the command line, with what to do about it. */
export class UsageError extends Error {}

/** Reads the command line. Throws a `UsageError` for a mistake. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const { "against-build": build, save: isKept = false, rounds, help = false } = values;
  if (build !== undefined && isKept) {
    throw new UsageError("--save keeps figures of this build alone: leave out --against-build");
  }
  const offered = build === undefined ? NAMES : WITH_OTHER_BUILD;
  const unknown = positionals.find((name) => !offered.includes(name));
  if (unknown !== undefined) {
    const among = build === undefined ? "" : " with --against-build";
    const choice = offered.join(", ");
    throw new UsageError(`there is no measurement "${unknown}"${among}: choose from ${choice}`);
  }
  return {
    help,
    save: isKept,
    names: offered.filter((name) => positionals.length === 0 || positionals.includes(name)),
    seconds: wholeNumber("--seconds", values.seconds ?? String(SECONDS), 600),
    stored: wholeNumber("--stored", values.stored ?? String(STORED), 10_000_000),
    ...(rounds !== undefined && { rounds: wholeNumber("--rounds", rounds, 100) }),
    ...(build !== undefined && { otherBuild: built(resolve(build), "--against-build: ") }),
  };
}

function parsed(args: readonly string[]) {
  const [string, boolean] = [{ type: "string" }, { type: "boolean" }] as const;
  const counts = { rounds: string, seconds: string, stored: string };
  const options = { ...counts, save: boolean, "against-build": string, help: boolean };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(". ");
    throw new UsageError(`${sentence}: npm run bench -- --help lists the options`);
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new UsageError(`${option} is "${text}": give a whole number from 1 to ${most}`);
}

/** A folder with everything that is measured. */
function built(folder: string, what = ""): string {
  const lacking = lackingIn(folder);
  if (lacking === undefined) return folder;
  throw new UsageError(`${what}${folder} has no ${lacking}: run npm run build there`);
}

async function main(args: readonly string[]): Promise<void> {
  process.once("exit", killAll);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const { help, names, save: isKept, ...options } = readOptions(args);
  if (help) return console.log(USAGE);
  built(ROOT);
  const core = takeCores();
  const place = core === undefined ? "cores not pinned" : `servers on core ${core}`;
  console.log(`Node ${process.version}, medians of rounds, ${place}`);
  const findings: Finding[] = [];
  for (const name of names) {
    const measurement = MEASUREMENTS[name] as Measurement;
    const { rounds = measurement.rounds } = options;
    progress(`${name}, rounds: ${rounds}`);
    for (const found of await measurement.measure({ ...options, rounds, core })) {
      console.log(describe(found));
      findings.push(found);
    }
  }
  if (isKept) {
    save(findings, NAMES);
    // It parses all sources: who only measures need not load what that takes.
    const { renew } = await import("./readme.js");
    await renew(ROOT);
    console.log("\nKept in scripts/bench/results.json and in scripts/README.md");
  }
  console.log(`\n${verdict(findings)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(`bench: ${error.message}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  });
}
