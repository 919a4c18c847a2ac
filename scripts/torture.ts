import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { progressDisplay } from "../mocks/cli/terminal.js";
import type { Trial } from "./torture/gateway.js";
import { file, replicas } from "./torture/kills.js";
import { flips, power } from "./torture/power.js";

/** All trials by name. */
const catalogue: Readonly<Record<string, Trial>> = { file, flips, power, replicas };

const USAGE = `Usage: npm run torture -- [trial] [--kills <n>] [--seed <n>] [--planted]

Trials (all of them without a name):
${Object.entries(catalogue)
  .map(([name, { about, kills }]) => `  ${name.padEnd(10)} ${about} (${kills})`)
  .join("\n")}

--planted puts a failure in, which must be found: then 0 is the exit code when it was.`;

/** How many failures are printed; more are of the same kind. */
const SHOWN_MAX = 10;

interface Asked {
  readonly names: readonly string[];
  readonly kills: number | undefined;
  readonly seed: number;
  readonly planted: boolean;
}

/** What the command line asks for. Throws the usage for anything else. */
export function readOptions(args: readonly string[]): Asked {
  const options = {
    kills: { type: "string" },
    seed: { type: "string" },
    planted: { type: "boolean" },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const names = positionals.length > 0 ? positionals : Object.keys(catalogue);
  const kills = values.kills === undefined ? undefined : Number(values.kills);
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  const isGood = kills === undefined || (Number.isInteger(kills) && kills > 0);
  if (!isGood || !Number.isInteger(seed) || names.some((name) => !(name in catalogue))) {
    throw new Error(USAGE);
  }
  return { names, kills, seed, planted: values.planted ?? false };
}

/** Runs the trials; the exit code says whether they came out as they should. */
async function main(args: readonly string[]): Promise<void> {
  const { names, kills, seed, planted } = readOptions(args);
  for (const name of names) {
    const trial = catalogue[name];
    if (!trial) continue;
    console.log(`${name}, seed ${seed}: ${trial.about}`);
    const began = performance.now();
    const { report, close } = await progressDisplay("kills", (text) => process.stderr.write(text));
    const asked = { kills: kills ?? trial.kills, seed, planted, progress: report };
    const { figures, failures } = await trial.run(asked).finally(close);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${Object.entries(figures)
        .map(([what, n]) => `  ${n} ${what}`)
        .join("\n")}`,
    );
    for (const failure of failures.slice(0, SHOWN_MAX)) console.log(`  FAILED ${failure}`);
    const isGood = planted === failures.length > 0;
    console.log(`  ${isGood ? "as it should be" : "NOT as it should be"}, ${seconds} s`);
    if (!isGood) process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
