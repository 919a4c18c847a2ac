// Makes a fresh clone ready: installs what the lock file says and, with --build, builds dist/.
// Does nothing when both are as they should be. With --only-build it leaves what is installed alone:
// for tests, which run in the middle of it and under Node versions that it was not installed with.
// Uses built-in modules only, since it runs before anything is installed, and an old syntax, so that
// an old Node can read its own refusal.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NODE_OLDEST = [20, 19];
const INSTALL_STAMP = join(ROOT, "node_modules", ".paystub-stamp");
const BUILD_STAMP = join(ROOT, "dist", ".stamp");
const BUNDLE = join(ROOT, "dist", "paystub.cjs");
const BUILT_FROM = [
  "mocks",
  "contracts",
  "spec/generated",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "scripts/build.ts",
  "scripts/packaging",
  "scripts/loader.cjs",
  "scripts/warm-up.cjs",
];

/** Outside the clone: an install and a build both empty the folders inside. */
const LOCK = join(
  tmpdir(),
  `paystub-${createHash("sha256").update(ROOT).digest("hex").slice(0, 16)}.lock`,
);
const LOCK_POLL_MS = 200;
const LOCK_WAIT_MAX_MS = 10 * 60 * 1000;
/** How long a lock may be without the id of its holder, who writes it right after making it. */
const LOCK_UNSIGNED_MAX_MS = 5000;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = NODE_OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`paystub needs Node ${NODE_OLDEST.join(".")} or newer, and this is ${process.version}.`);
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function hashOf(paths, ...more) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path)))) {
    hash.update(`${relative(ROOT, file).split(sep).join("/")}\0`);
    hash.update(readFileSync(file)).update("\0");
  }
  return hash.update(more.join(" ")).digest("hex");
}

/** Native parts of packages fit one platform and one version of Node's binary interface. */
function installStamp() {
  const { versions, platform, arch } = process;
  return hashOf(["package-lock.json"], versions.modules, platform, arch);
}

function isFresh(file, stamp) {
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

/** The environment without what would leave out development dependencies. */
function wholeEnvironment() {
  const dropped = /^npm_config_(omit|include|production|only|ignore_scripts|dry_run)$/i;
  const entries = Object.entries(process.env).filter(
    ([name, value]) => !dropped.test(name) && !(name === "NODE_ENV" && value === "production"),
  );
  return Object.fromEntries(entries);
}

/** Runs a Node script with its output on stderr: stdout belongs to the program that starts next. */
function run(what, args, command = process.execPath) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    env: wholeEnvironment(),
    stdio: ["ignore", 2, 2],
    shell: command !== process.execPath && process.platform === "win32",
  });
  if (status !== 0) fail(`paystub: ${what} failed${error ? `: ${error.message}` : ""}.`);
}

function install(stamp) {
  console.error("paystub: installing dependencies");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"];
  if (npm?.endsWith("npm-cli.js")) run("npm ci", [npm, ...args]);
  else run("npm ci", args, "npm");
  writeFileSync(INSTALL_STAMP, stamp);
}

function build(stamp) {
  console.error("paystub: building");
  run("the build", ["--import", "tsx", "scripts/build.ts"]);
  writeFileSync(BUILD_STAMP, stamp);
}

/** Makes a folder, and says whether it is new: of several processes one alone hears yes. */
function claims(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function ageMs(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** The process that holds the lock; 0 while it has not signed, or when the lock has disappeared. */
function holder() {
  try {
    return Number(readFileSync(join(LOCK, "pid"), "utf8"));
  } catch {
    return 0;
  }
}

function isAbandoned() {
  const pid = holder();
  return pid > 0 ? !isAlive(pid) : ageMs(LOCK) > LOCK_UNSIGNED_MAX_MS;
}

/** Removes a lock whose holder has ended. One process at a time, or a new lock could be removed. */
function clearAbandoned() {
  const guard = `${LOCK}.clearing`;
  if (!claims(guard)) {
    if (ageMs(guard) > LOCK_UNSIGNED_MAX_MS) rmSync(guard, { recursive: true, force: true });
    return;
  }
  if (isAbandoned()) rmSync(LOCK, { recursive: true, force: true });
  rmSync(guard, { recursive: true, force: true });
}

function lock() {
  const givesUpAt = Date.now() + LOCK_WAIT_MAX_MS;
  while (!claims(LOCK)) {
    if (Date.now() > givesUpAt) fail(`paystub: another run holds ${LOCK}. Is it still at work?`);
    if (isAbandoned()) clearAbandoned();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_POLL_MS);
  }
  writeFileSync(join(LOCK, "pid"), String(process.pid));
  process.on("exit", () => rmSync(LOCK, { recursive: true, force: true }));
}

function isInstalled() {
  return onlyBuild || isFresh(INSTALL_STAMP, installStamp());
}

function isBuilt() {
  return existsSync(BUNDLE) && isFresh(BUILD_STAMP, hashOf(BUILT_FROM));
}

checkNode();
const onlyBuild = process.argv.includes("--only-build");
const wantsBuild = onlyBuild || process.argv.includes("--build");
if (!isInstalled() || (wantsBuild && !isBuilt())) {
  lock();
  // The process that held the lock before may have done the work already.
  if (!isInstalled()) install(installStamp());
  if (wantsBuild && !isBuilt()) build(hashOf(BUILT_FROM));
}
