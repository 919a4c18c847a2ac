// Makes a fresh clone ready: installs what the lock file says and, with --build, builds dist/. Does nothing when both
// are as they should be. With --only-build it leaves what is installed alone. Uses built-in modules only, since it runs
// before anything is installed, and an old syntax, so that an old Node can read its own refusal.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`paystub needs Node 20.19 or newer, and this is ${process.version}.`);
}

const onlyBuild = process.argv.includes("--only-build");
if (!onlyBuild) {
  const { versions, platform, arch } = process;
  renew("node_modules", [versions.modules, platform, arch, hashOf(["package-lock.json"])], () => {
    const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"];
    const npm = process.env.npm_execpath;
    if (npm?.endsWith("npm-cli.js")) run("npm ci", process.execPath, [npm, ...args]);
    else run("npm ci", "npm", args);
  });
}
if (onlyBuild || process.argv.includes("--build")) {
  const sources = [
    "mocks",
    "contracts",
    "spec",
    "scripts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ];
  renew("dist", [hashOf(sources)], () =>
    run("the build", process.execPath, ["--import", "tsx", "scripts/build.ts"]),
  );
}

/** Makes a folder again unless its stamp says that it was made from the same. */
function renew(folder, parts, make) {
  const stamp = join(ROOT, folder, ".paystub-stamp");
  const text = parts.join(" ");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === text) return;
  make();
  writeFileSync(stamp, text);
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path)))) {
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).filter((name) => name !== "compiled");
  return names.sort().flatMap((name) => filesUnder(join(path, name)));
}

/** Runs a program with its output on stderr: stdout belongs to the program that starts next. */
function run(what, command, args) {
  console.error(`paystub: ${what}`);
  // Development dependencies are needed whatever the environment would leave out.
  const dropped = /^(npm_config_(omit|include|production|only|ignore_scripts|dry_run)|node_env)$/i;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !dropped.test(name)),
  );
  const shell = command === "npm" && process.platform === "win32";
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    env,
    stdio: ["ignore", 2, 2],
    shell,
  });
  if (status !== 0) fail(`paystub: ${what} failed${error ? `: ${error.message}` : ""}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
