import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { table } from "../mocks/report/terminal.js";
import { HEAD, isGood, type Outcome, outcomeOf, rowOf } from "./node-matrix/outcome.js";
import { checkPlatform, nodeFolder } from "./node-matrix/runtimes.js";

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
