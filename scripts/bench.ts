import { pathToFileURL } from "node:url";
import { progressDisplay } from "../mocks/cli/terminal.js";
import { lackingIn } from "./bench/load.js";
import { catalogue, type Options, readOptions, UsageError, usage } from "./bench/options.js";
import { type Cores, findCores, killAll, ROOT } from "./bench/processes.js";
import {
  comparison,
  describe,
  type Finding,
  isAlike,
  progress,
  readResults,
  save,
  sayProgress,
  thisMachine,
  verdict,
} from "./bench/results.js";

/** Measures what was asked for and prints each finding as soon as it is there. */
async function measure(options: Options, cores: Cores | null): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [done, name] of options.names.entries()) {
    const measurement = catalogue[name];
    const { rounds = measurement.rounds } = options;
    const complain = (text: string) => process.stderr.write(text);
    const { tell, isBar, close } = await progressDisplay("measurements", complain, {
      silent: true,
    });
    const total = options.names.length;
    if (isBar) sayProgress((text) => tell({ done, total, now: `${name}: ${text}` }));
    progress(`${name}, rounds: ${rounds}`);
    const found = await measurement.measure({ ...options, rounds, cores }).finally(close);
    for (const finding of found) {
      console.log(describe(finding));
      findings.push(finding);
    }
  }
  return findings;
}

async function bench(options: Options): Promise<void> {
  if (lackingIn(ROOT) !== undefined) {
    throw new UsageError("there is nothing to measure yet: npm run build");
  }
  if (options.save) refuseMixture(options);
  const cores = findCores();
  const place = cores
    ? `server on core ${cores.server}, load on ${cores.load}`
    : "cores not pinned";
  console.log(`Node ${process.version}, medians of rounds, ${place}`);
  const findings = await measure(options, cores);
  if (options.against) console.log(`\n${comparison(options.against, findings)}`);
  if (options.save) {
    save(findings, Object.keys(catalogue));
    // It parses all sources: who only measures need not load what that takes.
    const { renew } = await import("./readme.js");
    await renew(ROOT);
    console.log("\nKept in scripts/bench/results.json and in scripts/README.md");
  }
  console.log(`\n${verdict(findings)}`);
}

/** The table in the guide has one machine: what is measured on a new one is measured whole. */
function refuseMixture({ names }: Options): void {
  const kept = readResults();
  const whole = names.length === Object.keys(catalogue).length;
  if (whole || kept === null || isAlike(kept.machine, thisMachine())) return;
  const { cores, node, platform } = kept.machine;
  throw new UsageError(
    `what is kept was measured on ${cores} cores, Node ${node}, ${platform}: save all measurements at once`,
  );
}

async function main(args: readonly string[]): Promise<void> {
  process.once("exit", killAll);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const options = readOptions(args);
  if (options === null) console.log(usage());
  else await bench(options);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(`bench: ${error.message}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  });
}
