import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fetchTools } from "./interop/fetched.js";
import { testsOfCore } from "./quick/files.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(ROOT, "node_modules/.cache/paystub-mutation");
const EXIT_USAGE = 2;

/** Too heavy for everyone who installs this project. The last ones that run on Node 20. */
const TOOLS = { "@stryker-mutator/core": "9.6.1", "@stryker-mutator/vitest-runner": "9.6.1" };

/** What is mutated where nothing is named: what decides, what makes it so, and the log in memory. */
const CORE = [
  ...["mocks/domain", "mocks/runtime", "mocks/store/memory.ts", "mocks/store/memory-journal.ts"],
  "mocks/store/event-list.ts",
];

const USAGE = `Usage: npm run mutation -- [file or folder]...

Changes the code of the core bit by bit, and tells which changes no test notices. The tests are the
quick ones that load the file and no server. Without an argument: ${CORE.join(", ")}.`;

/** The sources that are meant by files and folders. Throws the usage for what is neither. */
export function sourcesOf(asked: readonly string[], root = ROOT): readonly string[] {
  return (asked.length > 0 ? asked : CORE).flatMap((path) => {
    const full = join(root, path);
    if (path.startsWith("-") || !existsSync(full)) throw new Error(`no ${path} here\n\n${USAGE}`);
    if (!statSync(full).isDirectory()) return path;
    return readdirSync(full, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${path.replace(/\/$/, "")}/${name.replaceAll("\\", "/")}`)
      .sort();
  });
}

/** Stryker's configuration for some sources. */
function configOf(sources: readonly string[]) {
  const modules = join(FOLDER, "node_modules/@stryker-mutator");
  return {
    plugins: [join(modules, "vitest-runner/dist/src/index.js")],
    testRunner: "vitest",
    vitest: { configFile: "test/vitest.mutation.config.ts", related: false },
    mutate: sources,
    // Words for people are compared as a whole where they matter.
    mutator: { excludedMutations: ["StringLiteral"] },
    ignorePatterns: ["dist", "coverage", ".git", ".paystub"],
    tempDirName: join(FOLDER, "sandboxes"),
    concurrency: 1,
    timeoutMS: 20_000,
    reporters: ["clear-text", "json"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(FOLDER, "report.json") },
  };
}

async function main(args: readonly string[]): Promise<number> {
  const sources = sourcesOf(args);
  const tests = testsOfCore(ROOT, sources);
  await fetchTools(TOOLS, FOLDER);
  const config = join(FOLDER, "stryker.config.json");
  writeFileSync(config, JSON.stringify(configOf(sources), null, 2));
  console.log(`${sources.length} files, ${tests.length} test files`);
  const stryker = join(FOLDER, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const { status } = spawnSync(process.execPath, [stryker, "run", config], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, PAYSTUB_MUTATION_TESTS: JSON.stringify(tests) },
  });
  return status ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = EXIT_USAGE;
  }
}
