// Starts the binary: unpacks what it carries once into the user's cache, and runs it from there. Modules that load late,
// and files that a command reads, are then where an installed package has them.

import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAsset, getRawAsset } from "node:sea";
import { deserialize } from "node:v8";
import { brotliDecompressSync } from "node:zlib";
import { type CarriedFiles, cacheFolder, meant, UnsafeFolder, unpacked } from "./launcher.js";

const files = (asset: string) => (): CarriedFiles =>
  deserialize(brotliDecompressSync(Buffer.from(getRawAsset(asset) as ArrayBuffer)));

/** The commands that use the checkers: thousands of files, which no other start waits for. */
const CHECKS = ["lint", "verify"];

/** Unpacks what this start needs. paystub finds the checkers as packages of its project. */
function unpackBelow(parent: string): string {
  const folder = unpacked(parent, getAsset("build", "utf8"), files("own"));
  const [, , command = ""] = process.argv;
  if (CHECKS.includes(command)) unpacked(folder, "node_modules", files("checkers"));
  return folder;
}

function ownFolder(): string {
  try {
    return unpackBelow(join(cacheFolder(process.env), "paystub"));
  } catch (error) {
    if (error instanceof UnsafeFolder) throw error;
    // Without a home, or with a disk that is read-only: a folder of this process.
    const folder = mkdtempSync(join(tmpdir(), "paystub-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    return unpackBelow(folder);
  }
}

let folder = "";
try {
  folder = ownFolder();
} catch (error) {
  const why = error instanceof Error ? error.message : error;
  const unwritable = `the binary cannot unpack itself (${why}). Set XDG_CACHE_HOME to a folder that you can write to`;
  process.stderr.write(`paystub: ${error instanceof UnsafeFolder ? why : unwritable}\n`);
  process.exit(2);
}
const { script, argv } = meant(process.argv, folder);
process.argv = argv;
createRequire(script)(script);
