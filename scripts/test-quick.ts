import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { TSC } from "./packaging/compiler.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Beyond this nobody waits for it between two changes. */
const LIMIT_SECONDS = 30;
const NAMED_MAX = 5;

/** What is read of Vitest's report: how long each file took. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** Runs a script of Node to its end, and gives its exit code. */
function runs(script: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    stdio: "inherit",
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("close", (code) => resolve(code ?? 1));
  });
}

/** What is said of a run that took too long: the files to look at, or to list as long ones. */
export function complaint(seconds: number, { testResults }: Report): string | undefined {
  if (seconds <= LIMIT_SECONDS) return undefined;
  const longest = testResults
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, NAMED_MAX);
  return [
    `This took ${Math.round(seconds)} s. On two quiet cores that should be below ${LIMIT_SECONDS} s.`,
    "The longest files, which scripts/quick/files.ts may leave to the whole run:",
    ...longest.map(({ name, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${name.replace(ROOT, "")}`),
  ].join("\n");
}

async function main(args: readonly string[]): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "paystub-quick-"));
  const report = join(scratch, "report.json");
  try {
    const codes = await Promise.all([
      runs(TSC, ["--noEmit"]),
      runs(join(ROOT, "node_modules/vitest/vitest.mjs"), [
        ...["run", "--config", "test/vitest.quick.config.ts"],
        ...["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
        ...args,
      ]),
    ]);
    process.exitCode = Math.max(...codes);
    const said = complaint(performance.now() / 1000, JSON.parse(readFileSync(report, "utf8")));
    if (said) console.error(said);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv.slice(2));
}
