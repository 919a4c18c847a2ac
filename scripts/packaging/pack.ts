import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Runs a program to its end and gives what it printed. Throws with all that it said. */
export function output(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) {
    throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  }
  return stdout;
}

/** Packs what a folder publishes, as npm does, and gives the path of the tarball. */
export function pack(root: string, into: string): string {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", into];
  const [packed] = JSON.parse(output("npm", args, root));
  return join(into, packed.filename);
}

/** Installs tarballs into a folder as a user does, without the install scripts of anybody. */
export function install(folder: string, ...tarballs: readonly string[]): void {
  const options = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  output("npm", ["install", ...options, ...tarballs], folder);
}
