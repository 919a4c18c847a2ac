// Makes one executable file of paystub for each named platform, such as linux-arm64, or for this one. It holds Node, the
// built package, and the optional packages that are JavaScript.

import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { serialize } from "node:v8";
import { brotliCompressSync, constants } from "node:zlib";
import { buildSync } from "esbuild";
import { type CarriedFiles, SCRIPT } from "./packaging/launcher.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WORK = join(ROOT, "node_modules/.cache/paystub-binary");

/** The Node inside. Newer ones need libatomic, which Debian and Ubuntu do not install. */
const NODE = "24.21.0";
const HERE = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** Puts data into a program of any platform. Node itself can do so from 25.5 on. */
const POSTJECT = "postject@1.0.0-alpha.6";
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";
/** npm has this Node for all of them but macOS. */
const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win-x64"];

const PACKAGE = posix.join(SCRIPT, "../..");

/** What `lint` and `verify` use besides. Pact is native code of 16 MB for each platform, so it stays out. */
const CHECKERS = ["@stoplight/spectral-cli", "@pactflow/openapi-pact-comparator"];

/** What nothing reads when it runs: types, maps, and a package that counts installations. */
const UNUSED = /\.d\.[cm]?ts$|\.map$|^node_modules\/@scarf\//;

interface LockedPackage {
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
}
const LOCKED: Readonly<Record<string, LockedPackage>> = JSON.parse(
  readFileSync(join(ROOT, "package-lock.json"), "utf8"),
).packages;

/** Where Node finds a package from a folder: beside it, or further up. */
function placeOf(name: string, from: string): string | undefined {
  const place = `${from}node_modules/${name}`;
  if (place in LOCKED) return place;
  return from === ""
    ? undefined
    : placeOf(name, from.replace(/node_modules\/(@[^/]+\/)?[^/]+\/$/, ""));
}

/** The folders of packages and of all that they need. */
function foldersOf(names: readonly string[], from = "", found = new Set<string>()): Set<string> {
  for (const name of names) {
    const folder = placeOf(name, from);
    if (folder === undefined || found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = LOCKED[folder] ?? {};
    foldersOf(Object.keys({ ...dependencies, ...optionalDependencies }), `${folder}/`, found);
  }
  return found;
}

/** The files of a package, without those of packages in it. A package of another system is not there. */
function filesOf(folder: string): readonly string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  const entries = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  const paths = entries.map((name) => posix.join(folder, name.replaceAll("\\", "/")));
  return paths.filter((path) => {
    const isNested = path.slice(folder.length).includes("/node_modules/");
    return !isNested && statSync(join(ROOT, path)).isFile();
  });
}

const contents = (files: readonly (readonly [name: string, path: string])[]): CarriedFiles =>
  Object.fromEntries(
    files
      .filter(([, path]) => !UNUSED.test(path))
      .map(([name, path]) => [name, readFileSync(join(ROOT, path))]),
  );

/** paystub as npm packs it, with what it needs. */
function ownFiles(): CarriedFiles {
  const [{ files }] = JSON.parse(npm("pack", "--dry-run", "--json", "--ignore-scripts"));
  const packed = files.map(({ path }: { readonly path: string }) => [`${PACKAGE}/${path}`, path]);
  const { dependencies } = LOCKED[""] ?? {};
  const needed = [...foldersOf(Object.keys(dependencies ?? {}))].flatMap(filesOf);
  return contents([...packed, ...needed.map((path) => [`own/${path}`, path] as const)]);
}

/** The checkers with all that they need, below `node_modules`. */
function checkerFiles(): CarriedFiles {
  const paths = [...foldersOf(CHECKERS)].flatMap(filesOf);
  return contents(paths.map((path) => [path.slice("node_modules/".length), path]));
}

function npm(...args: readonly string[]): string {
  return execFileSync("npm", args, {
    cwd: ROOT,
    encoding: "utf8",
    // The error of a failed command has what it wrote.
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
}

/** The program of Node for a platform, from its npm package. */
function nodeOf(platform: string): string {
  const folder = join(WORK, `node-${platform}-${NODE}`);
  if (!existsSync(join(folder, "package"))) {
    mkdirSync(folder, { recursive: true });
    npm("pack", `node-${platform}@${NODE}`, "--silent", "--pack-destination", folder);
    const [packed = ""] = readdirSync(folder);
    execFileSync("tar", ["-xzf", packed], { cwd: folder });
  }
  return join(folder, "package/bin", platform.startsWith("win") ? "node.exe" : "node");
}

/** Packs files as an asset; returns their digest. */
function writeAsset(name: string, files: CarriedFiles): string {
  const raw = serialize(files);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(WORK, name), brotliCompressSync(raw, { params }));
  return createHash("sha256").update(raw).digest("hex");
}

/** Writes the data that Node starts with: the launcher, and what it unpacks. It fits the same Node on every platform. */
function writeData(node: string): string {
  const license = { "own/node-license.txt": readFileSync(join(dirname(node), "../LICENSE")) };
  const digests = [
    writeAsset("own", { ...ownFiles(), ...license }),
    writeAsset("checkers", checkerFiles()),
  ];
  const build = createHash("sha256").update(digests.join()).digest("hex").slice(0, 16);
  writeFileSync(join(WORK, "build"), build);
  const main = join(WORK, "launch.cjs");
  const entryPoints = [join(ROOT, "scripts/packaging/launch.ts")];
  buildSync({ entryPoints, bundle: true, platform: "node", format: "cjs", outfile: main });
  const names = ["own", "checkers", "build"];
  const assets = Object.fromEntries(names.map((name) => [name, join(WORK, name)]));
  const output = join(WORK, "data");
  const settings = { main, assets, output, disableExperimentalSEAWarning: true };
  const config = join(WORK, "config.json");
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(node, ["--experimental-sea-config", config], { stdio: ["ignore", "ignore", 2] });
  return output;
}

/** Writes the binary of a platform into the root; returns a line about it. */
function writeBinary(platform: string, node: string, data: string): string {
  const isMac = platform.startsWith("darwin");
  const name = `paystub-${platform}${platform.startsWith("win") ? ".exe" : ""}`;
  const made = join(WORK, name);
  copyFileSync(node, made);
  // Takes symbols for a debugger out. The tool may be missing, or not know the platform.
  if (platform.startsWith("linux")) spawnSync("strip", [made]);
  const segment = isMac ? ["--macho-segment-name", "NODE_SEA"] : [];
  const inject = [made, "NODE_SEA_BLOB", data, "--sentinel-fuse", FUSE, ...segment];
  npm("exec", "--yes", "--ignore-scripts", `--package=${POSTJECT}`, "--", "postject", ...inject);
  renameSync(made, join(ROOT, name));
  const size = (statSync(join(ROOT, name)).size / 1e6).toFixed(1);
  const next = isMac ? `. Sign it on a Mac: codesign --sign - ${name}` : "";
  return `${name}: ${size} MB${next}`;
}

function refuse(mistake: string): never {
  console.error(mistake);
  process.exit(2);
}

/** The platforms to make a binary for, each with its Node where one is given, as `darwin-arm64=<program>`. */
const given = process.argv.slice(2).map((word) => word.split("=", 2));
const wanted = given.length > 0 ? given : [[HERE]];
for (const [platform = "", node] of wanted) {
  const known = `Name some of ${PLATFORMS.join(", ")}`;
  if (!PLATFORMS.includes(platform)) refuse(`There is no binary for ${platform}. ${known}`);
  const asked = `Give a program of Node ${NODE}: ${platform}=<file>`;
  if (platform.startsWith("darwin") && !node) refuse(`npm has no such Node for macOS. ${asked}`);
  const isRight = !node || (existsSync(node) && readFileSync(node).includes(`v${NODE}`));
  if (!isRight) refuse(`${node} is not Node ${NODE}. ${asked}`);
}
mkdirSync(WORK, { recursive: true });
const own = wanted.find(([platform]) => platform === HERE)?.[1];
const data = writeData(own ?? nodeOf(HERE));
for (const [platform = "", node = nodeOf(platform)] of wanted) {
  console.log(writeBinary(platform, node, data));
}
