import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, posix, sep } from "node:path";

/** A target of `exports`: a file, or one for each condition. */
type Target = string | { readonly [condition: string]: Target };

/** What is looked at of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package as it is installed: its manifest, and its files, named with `/` between folders. */
export interface Shipped {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly string[];
}

/** Reads a package from the folder that it was unpacked to; from some folders of it where named. */
export function shipped(folder: string, within: readonly string[] = ["."]): Shipped {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = within.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })
      .map((path) => join(part, path))
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => path.split(sep).join("/")),
  );
  return { folder, manifest, files: files.filter((path) => !path.startsWith("node_modules/")) };
}

/** The importable names, such as `paystub/vitest`, with their files: several with a `*`. */
export function entries({ manifest, files }: Shipped): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, readonly string[]>();
  for (const [key, target] of Object.entries(manifest.exports ?? {})) {
    const specifier = `${manifest.name}${key.slice(1)}`;
    for (const [star, found] of matches(targetsOf(target), files)) {
      named.set(specifier.replace("*", star), found);
    }
  }
  return named;
}

/** Each text that `*` can match, with the files; one empty text without a `*`. */
function matches(
  targets: readonly string[],
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const [first = ""] = targets;
  if (!first.includes("*")) return new Map([["", targets]]);
  const [before = "", after = ""] = first.split("*");
  const fitting = files.filter((file) => file.startsWith(before) && file.endsWith(after));
  return new Map(
    fitting.map((file) => [file.slice(before.length, file.length - after.length), [file]]),
  );
}

function targetsOf(target: Target): readonly string[] {
  if (typeof target !== "string") return Object.values(target).flatMap(targetsOf);
  return [posix.normalize(target)];
}

const HEAD = `The command in this folder holds code of the packages below, each under its own license.
`;

/**
 * Writes the licenses of the packages whose code is in a bundle, as they ask for. Throws when one of
 * them comes without the text of its license.
 */
export function writeNotices(root: string, inputs: readonly string[], outfile: string): void {
  const folders = [...new Set(inputs.flatMap(packageFolder))].sort();
  const notices = folders.map((folder) => notice(join(root, folder)));
  writeFileSync(outfile, [HEAD, ...notices].join(`\n${"-".repeat(78)}\n\n`));
}

/** The folder of the package that a file belongs to; none for our own files. */
function packageFolder(file: string): readonly string[] {
  const match = /^(?:[a-z-]+:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
  return match?.[1] === undefined ? [] : [match[1]];
}

function notice(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license, author } = manifest;
  const file = existsSync(folder) && readdirSync(folder).find((one) => /^licen[sc]e/i.test(one));
  // A package may only name its license.
  if (!file && license === "MIT" && author) {
    return `${name} ${version}\n\nMIT License, Copyright (c) ${author.name ?? author}\n`;
  }
  if (!file) throw new Error(`${name} is in the bundle, but has no file with its license`);
  const text = readFileSync(join(folder, file), "utf8");
  return `${name} ${version}\n\n${text.trim()}\n`;
}

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

/** Installs tarballs into a folder as a user does, without running install scripts. */
export function install(folder: string, ...tarballs: readonly string[]): void {
  const options = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  output("npm", ["install", ...options, ...tarballs], folder);
}
