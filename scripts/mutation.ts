import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fetchTools } from "./interop/fetched.js";
import { CASES_VARIABLE, JUDGES_VARIABLE, ROOMS, type Task, tasksOf } from "./mutation/rooms.js";
import { tell } from "./mutation/table.js";
import { isEnough, judge, type MutationReport, SCORE_MIN } from "./mutation/verdict.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(ROOT, "node_modules/.cache/paystub-mutation");
const STRYKER = join(FOLDER, "node_modules/@stryker-mutator/core/bin/stryker.js");
const EXIT_USAGE = 2;

/** Too heavy for everyone who installs this project. The last one that runs on Node 20. */
const TOOLS = { "@stryker-mutator/core": "9.6.1" };

const USAGE = `Usage: npm run mutation -- [--again] [--whole] [room, folder or file]...

Changes the code of the core bit by bit, and tells which changes no test notices. It fails where less
than ${SCORE_MIN} % are noticed, but for those that scripts/mutation/explained/ explains. Only what
changed since the last run is tried again, or with --again everything. With --whole it also tries what
is read once, when the mock is loaded, such as tables: each of those takes a second or more.
Rooms: ${Object.keys(ROOMS).join(", ")}. All of them where nothing is named.`;

/** Stryker's configuration for some sources of a room. */
function configOf({ room, sources }: Task, ignoreStatic: boolean) {
  return {
    plugins: [join(ROOT, "scripts/mutation/test-runner.ts")],
    testRunner: "in-process",
    testRunnerNodeArgs: ["--import", "tsx"],
    maxTestRunnerReuse: 500,
    coverageAnalysis: "perTest",
    ignoreStatic,
    mutate: sources,
    // Words for people are compared as a whole where they matter; the compiler compares the others.
    mutator: { excludedMutations: ["StringLiteral"] },
    ignorePatterns: ["dist", "coverage", ".git", ".paystub", "*.png", "contracts/pacts"],
    tempDirName: join(FOLDER, `sandbox-${room}`),
    incremental: true,
    incrementalFile: join(FOLDER, `known-${room}.json`),
    concurrency: 1,
    timeoutMS: 2_500,
    timeoutFactor: 1.25,
    reporters: ["progress-append-only", "json"],
    jsonReporter: { fileName: join(FOLDER, `report-${room}.json`) },
    warnings: { slow: false },
  };
}

/** Mutates some sources of a room. Returns whether enough was noticed, and no explanation is idle. */
function mutate(task: Task, ignoreStatic: boolean): boolean {
  const config = configOf(task, ignoreStatic);
  const file = join(FOLDER, `config-${task.room}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  const { status } = spawnSync(process.execPath, ["--import", "tsx", STRYKER, "run", file], {
    cwd: ROOT,
    stdio: "inherit",
    env: {
      ...process.env,
      [JUDGES_VARIABLE]: JSON.stringify(task.judges),
      [CASES_VARIABLE]: String(task.cases),
    },
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
  const report: MutationReport = JSON.parse(readFileSync(config.jsonReporter.fileName, "utf8"));
  const verdict = judge(task.room, report);
  console.log(tell(verdict));
  return isEnough(verdict);
}

async function main(args: readonly string[]): Promise<boolean> {
  const flags = ["--again", "--whole"];
  const tasks = tasksOf(
    args.filter((arg) => !flags.includes(arg)),
    ROOT,
  );
  await fetchTools(TOOLS, FOLDER);
  mkdirSync(FOLDER, { recursive: true });
  if (args.includes("--again")) {
    for (const { room } of tasks) rmSync(join(FOLDER, `known-${room}.json`), { force: true });
  }
  return tasks.map((task) => mutate(task, !args.includes("--whole"))).every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error, `\n\n${USAGE}`);
    process.exitCode = EXIT_USAGE;
  }
}
