import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildPackage } from "../support/command-line.js";

const ROOT = join(import.meta.dirname, "../..");

/** Tools that the runners of a user load, and that are here because others of ours need them. */
const TOOLS_BESIDE = ["@jest/globals", "babel-jest", ".bin", "@types/node"];

/**
 * Packs paystub and installs it once for all tests of this folder, beside the tools that they run. Projects of
 * tests link to the folder that it provides as `installed`.
 */
export function setup({ provide }: TestProject): () => void {
  buildPackage();
  const home = mkdtempSync(join(tmpdir(), "paystub-package-"));
  // Without node_modules, which npm would read before it packs.
  const sources = join(home, "sources");
  for (const name of readdirSync(ROOT)) {
    if (name !== "node_modules" && !name.startsWith("."))
      link(join(ROOT, name), join(sources, name));
  }
  execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", home], {
    cwd: sources,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const [tarball = ""] = readdirSync(home).filter((name) => name.endsWith(".tgz"));
  const modules = join(home, "node_modules");
  mkdirSync(join(modules, "paystub"), { recursive: true });
  const into = ["-C", join(modules, "paystub"), "--strip-components", "1"];
  execFileSync("tar", ["-xzf", join(home, tarball), ...into]);
  for (const name of tools()) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  }
  provide("installed", home);
  return () => rmSync(home, { recursive: true });
}

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with the packed file and with `node_modules`. */
    readonly installed: string;
  }
}

/** What a project has from here: what this package names, but types that are only for its sources. */
function tools(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const named = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return [...named.filter((name) => !name.startsWith("@types/")), ...TOOLS_BESIDE];
}

/** A file or folder in another place too, as the same bytes: no test writes into a package. */
function link(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) link(join(from, name), join(to, name));
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(from, to);
  }
}
