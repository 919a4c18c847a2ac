#!/usr/bin/env node
// Runs the bundle with the compiled code that the build left beside it, which saves a fifth of the
// start, or in an installed package with that which the first start left in the user's cache. Without
// such code of the very same Node the bundle is compiled as any other file is: the engine takes code of
// a near version for its own and crashes on it.
const { createHash } = require("node:crypto");
const fs = require("node:fs");
const { basename, join, isAbsolute } = require("node:path");
const { Script } = require("node:vm");

/** The oldest Node that the package supports, as its manifest has it. */
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `paystub: Node ${process.versions.node} is too old. Install Node 20.19 or newer\n`,
  );
  process.exit(2);
}

const NAME = "paystub.bundle.cjs";
/** Compiled code of so many other installations stays in the cache: about a megabyte each. */
const OTHERS_MAX = 7;

const file = join(__dirname, NAME);
const { version, platform, arch, env } = process;
const engine = `${version}-${platform}-${arch}`;
const besideFile = join(__dirname, `paystub.bundle.${engine}.bin`);

/** The folder in the cache that holds compiled code and nothing else, and the names of its files. */
const FOLDER = join("paystub", "compiled-code");
const OWN_NAME = /^paystub-v[\w.-]+\.bin$/;

/** The code that is there, or where it is to be kept when the first start ends. */
function compiled() {
  const beside = attempt(() => whole(besideFile, fs.readFileSync(besideFile)));
  if (beside) return { code: beside };
  const cacheFile = attempt(cachePath);
  return { code: cacheFile && attempt(() => whole(cacheFile, readOwn(cacheFile))), cacheFile };
}

/**
 * A name that no other content has, without a look at the content: an installation that replaces the
 * file changes it. Undefined where Node is told to keep no such code.
 */
function cachePath() {
  if (env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  const home = require("node:os").homedir();
  const folders = { win32: env.LOCALAPPDATA, darwin: join(home, "Library/Caches") };
  const folder = env.XDG_CACHE_HOME || folders[platform] || join(home, ".cache");
  const { size, ctimeMs, ino, dev } = fs.statSync(file);
  const name = ["paystub", engine, size, Math.round(ctimeMs), ino, dev].join("-");
  return isAbsolute(folder) ? join(folder, FOLDER, `${name}.bin`) : undefined;
}

/** The engine runs damaged code as it is and dies of it, so a file begins with a checksum of its name and code. */
function checksum(path, code) {
  return createHash("sha256")
    .update(`${basename(path)}\n`)
    .update(code)
    .digest();
}

const CHECKSUM_BYTES = 32;

/** The code of a file that is whole; undefined for any other. */
function whole(path, bytes) {
  const code = bytes?.subarray(CHECKSUM_BYTES);
  if (code && checksum(path, code).equals(bytes.subarray(0, CHECKSUM_BYTES))) return code;
  return undefined;
}

/** Compiled code runs unchecked, so it is used only if no other user could have written it, and never through a link. */
function readOwn(path) {
  if (!isOwn(fs.lstatSync(join(path, "..")), "isDirectory")) return undefined;
  const opened = fs.openSync(path, fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0));
  try {
    return isOwn(fs.fstatSync(opened), "isFile") ? fs.readFileSync(opened) : undefined;
  } finally {
    fs.closeSync(opened);
  }
}

function isOwn(stats, kind) {
  const isMine = !process.getuid || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
  return isMine && stats[kind]();
}

/** Written whole or not at all: others may be starting at this moment. */
function keep(path) {
  const folder = join(path, "..");
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOwn(fs.lstatSync(folder), "isDirectory")) return;
  fs.chmodSync(folder, 0o700);
  write(path);
  // It never changes files that it did not write.
  const others = fs
    .readdirSync(folder)
    .filter((name) => OWN_NAME.test(name))
    .map((name) => join(folder, name))
    .filter((other) => other !== path && attempt(() => fs.lstatSync(other).isFile()));
  const byAge = others.sort((a, b) => ageOf(b) - ageOf(a));
  for (const old of byAge.slice(0, -OTHERS_MAX)) attempt(() => fs.rmSync(old));
}

function write(path) {
  const code = script.createCachedData();
  const partial = `${path}.${process.pid}`;
  attempt(() => fs.rmSync(partial));
  fs.writeFileSync(partial, Buffer.concat([checksum(path, code), code]), {
    mode: 0o600,
    flag: "wx",
  });
  fs.renameSync(partial, path);
}

const ageOf = (path) => attempt(() => Date.now() - fs.statSync(path).mtimeMs) ?? 0;

function attempt(job) {
  try {
    return job();
  } catch {
    return undefined;
  }
}

// The bundle is ASCII, so that the engine keeps one byte for each of its letters.
const code = fs.readFileSync(file, "latin1");
const { code: cachedData, cacheFile } = compiled();

// Named without its folder: compiled code keeps the name, and it is used in other folders.
const script = new Script(code, { filename: NAME, cachedData });

// What a start runs is what is worth keeping. Before that it is not compiled, and later it is too late.
const isMissing = cachedData === undefined || script.cachedDataRejected;
if (cacheFile && isMissing && process.argv[2] === "start") {
  process.once("exit", () => attempt(() => keep(cacheFile)));
}

/** Called by the build when the command has run once, so that what a start needs is compiled. */
module.exports.keepCompiledCode = () => write(besideFile);

// Compiled code has no import of its own, so it is given the one of this file.
const importBeside = (specifier) => import(specifier);

const { entry, build, parts } = script.runInThisContext();
const started = new Map();

/** Runs a part of the command once and gives what it exports. */
function requirePart(name) {
  const known = started.get(name);
  if (known) return known.exports;
  const part = parts[name] ?? latePart(name);
  const partModule = name === entry ? module : { exports: {} };
  started.set(name, partModule);
  try {
    part(partModule.exports, require, partModule, file, __dirname, importBeside, requirePart);
  } catch (error) {
    // As in Node.js: a module that failed to load is not cached, and the next import tries again.
    started.delete(name);
    throw error;
  }
  return partModule.exports;
}

/**
 * What a start does without is in files of its own, which begin with the name of their build. An installation
 * that replaces them while the command runs leaves none that go with it.
 */
function latePart(name) {
  const filename = join(__dirname, "late", `${name}.cjs`);
  const text = textOf(filename);
  if (!text.startsWith(`// ${build}\n`)) {
    const fix = "Start it again. If that does not help, install it again.";
    throw Object.assign(
      new Error(`the files of the command have changed since it was started: ${filename}. ${fix}`),
      { code: "FILES_CHANGED" },
    );
  }
  return new Script(text, { filename }).runInThisContext();
}

/** Removes everything of a deleted file. */
function textOf(filename) {
  try {
    return fs.readFileSync(filename, "latin1");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

requirePart(entry);
