import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { lackingIn } from "./load.js";
import type { Measurement } from "./measurement.js";
import { type Results, readResults } from "./results.js";
import { health, oneConnection, reads, throughput } from "./speed.js";
import { coldStart, memory } from "./start-and-memory.js";
import { durable, replicas } from "./storage.js";
import { tenYears } from "./time-travel.js";
import { workbench } from "./workbench.js";

/** All measurements by name, in the order in which they are done and told. */
export const catalogue = {
  throughput,
  "one-connection": oneConnection,
  memory,
  reads,
  "cold-start": coldStart,
  "ten-years": tenYears,
  health,
  workbench,
  durable,
  replicas,
} as const satisfies Readonly<Record<string, Measurement>>;

export type Name = keyof typeof catalogue;
export type Catalogue = Readonly<Record<string, Measurement>>;

/** What the command line asks for. */
export interface Options {
  readonly names: readonly Name[];
  /** How often; without it each measurement knows best. */
  readonly rounds?: number;
  readonly seconds: number;
  readonly stored: number;
  /** Whether the findings go to the results file and the guide. */
  readonly save: boolean;
  /** Earlier results to compare with. */
  readonly against?: Results;
  /** A checkout whose build is measured in turn with this one. */
  readonly otherBuild?: string;
}

/** A mistake on the command line, with what to do about it. */
export class UsageError extends Error {}

const NAMES = Object.keys(catalogue) as readonly Name[];
/** The measurements in which another build can take part. */
const WITH_OTHER_BUILD: readonly Name[] = ["throughput", "memory"];

const SECONDS = 4;
const STORED = 1_000_000;

const OPTIONS = {
  rounds: { type: "string" },
  seconds: { type: "string" },
  stored: { type: "string" },
  save: { type: "boolean" },
  against: { type: "string" },
  "against-build": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** How the command is used. */
export function usage(measurements: Catalogue = catalogue): string {
  const lines = Object.entries(measurements).map(([name, { about, rounds }]) => {
    return `  ${name.padEnd(16)}${about} (rounds: ${rounds})`;
  });
  return `Usage: npm run bench -- [<measurement>...] [options]

Measures this build, all of it or what is named:
${lines.join("\n")}

Options:
  --rounds <n>              how often everything is measured
  --seconds <n>             how long load is made, to warm up and to measure (${SECONDS})
  --stored <n>              how many invoices memory and reads store (${STORED})
  --save                    keep the findings in scripts/bench/results.json and the guide
  --against <results.json>  print them beside those of an earlier run
  --against-build <folder>  measure another checkout, built, in turn with this one
                            (${WITH_OTHER_BUILD.join(", ")})`;
}

/** Reads the command line; null asks for the usage. Throws a `UsageError` for a mistake. */
export function readOptions(args: readonly string[]): Options | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const { against, "against-build": build, save = false, rounds } = values;
  if (build !== undefined && save) {
    throw new UsageError(
      "--save keeps figures of this build alone: leave out --against-build, or --save",
    );
  }
  const names = namesOf(positionals, build !== undefined);
  return {
    names,
    ...(rounds !== undefined && { rounds: wholeNumber("--rounds", rounds, 100) }),
    seconds: wholeNumber("--seconds", values.seconds ?? String(SECONDS), 600),
    stored: wholeNumber("--stored", values.stored ?? String(STORED), 10_000_000),
    save,
    ...(against !== undefined && { against: earlier(against) }),
    ...(build !== undefined && { otherBuild: builtFolder(build) }),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(". ");
    throw new UsageError(`${sentence}: npm run bench -- --help lists the options`);
  }
}

function namesOf(given: readonly string[], withOther: boolean): readonly Name[] {
  const unknown = given.find((name) => !Object.hasOwn(catalogue, name));
  if (unknown !== undefined) {
    throw new UsageError(`there is no measurement "${unknown}": choose from ${NAMES.join(", ")}`);
  }
  const offered = withOther ? WITH_OTHER_BUILD : NAMES;
  const alone = NAMES.find((name) => given.includes(name) && !offered.includes(name));
  if (alone !== undefined) {
    const fits = WITH_OTHER_BUILD.join(" or ");
    throw new UsageError(`--against-build does not go with "${alone}": measure ${fits} with it`);
  }
  return given.length === 0 ? offered : NAMES.filter((name) => given.includes(name));
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new UsageError(`${option} is "${text}": give a whole number from 1 to ${most}`);
}

function earlier(path: string): Results {
  const results = readResults(path);
  if (results !== null) return results;
  throw new UsageError(
    `--against: ${path} holds no findings: npm run bench -- --save makes such a file`,
  );
}

function builtFolder(folder: string): string {
  const lacking = lackingIn(folder);
  if (lacking === undefined) return resolve(folder);
  throw new UsageError(`--against-build: ${folder} has no ${lacking}: run npm run build there`);
}
