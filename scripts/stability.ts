import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { verify } from "../contracts/verify/verify.js";
import { runConsumerTests } from "./pacts.js";

const RUNS = 50;

const USAGE = "Usage: npm run stability -- [--runs <n>]";

/** One run of the consumer tests and of the verification of the pacts that they made. */
export interface Run {
  /** Why it failed; undefined when it did not. */
  readonly failure?: string;
  /** How many tests needed a second or third try. */
  readonly retried: number;
}

/** How many runs the command line asks for. Throws the usage for anything else. */
export function readRuns(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: "string" } } });
  const runs = Number(values.runs ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  return runs;
}

/** How many tests vitest tried more than once, from what it said. */
export function retriedIn(output: string): number {
  return output.match(/\(retry x\d+\)/g)?.length ?? 0;
}

/** The figure, in a line. */
export function figureOf(runs: readonly Run[]): string {
  const failed = runs.filter(({ failure }) => failure !== undefined).length;
  const retried = runs.reduce((sum, run) => sum + run.retried, 0);
  const tests = retried === 1 ? "1 test was" : `${retried} tests were`;
  return `${runs.length} runs in a row, ${failed} failed; ${tests} tried again within a run`;
}

async function runOnce(): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "paystub-stability-"));
  let retried = 0;
  try {
    retried = retriedIn(runConsumerTests(folder));
    const { passed, summary } = await verify({ pacts: [folder] });
    return passed ? { retried } : { retried, failure: summary };
  } catch (error) {
    return { retried, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function main(args: readonly string[]): Promise<void> {
  const wanted = readRuns(args);
  const runs: Run[] = [];
  for (let n = 1; n <= wanted; n += 1) {
    const run = await runOnce();
    runs.push(run);
    if (run.failure !== undefined) console.error(`\nRun ${n}: ${run.failure}`);
    process.stderr.write(`\r${n} of ${wanted} runs`);
  }
  console.log(`\n${figureOf(runs)}`);
  process.exitCode = runs.some(({ failure }) => failure !== undefined) ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
