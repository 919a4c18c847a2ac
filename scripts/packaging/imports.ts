import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix } from "node:path";
import ts from "typescript";
import type { Shipped } from "./manifest.js";

const MODULE = /\.(?:[cm]?js|d\.[cm]?ts)$/;
/** What is sent to a browser: a bundle that imports nothing, and that nothing of ours imports. */
const FOR_BROWSERS = "dist/workbench/";
/** What users copy and go on from, beside packages of their own. */
const TO_COPY = ["spec/recipes/", "test/"];
const DECLARATION = /\.d\.[cm]?ts$/;

const BESIDE = /\bimportBeside\(["`]([^"`]+)["`]\)/g;

/** What a module imports, in any way whose specifier is written out. */
export interface Imports {
  readonly file: string;
  /** The packages that running it needs; a declaration runs nothing. */
  readonly packages: readonly string[];
  /** The files of its own package: for a declaration, their declarations. */
  readonly modules: readonly string[];
}

/** What each module of a package imports, and each declaration. */
export function importsOf({ folder, files }: Shipped): readonly Imports[] {
  return files
    .filter((file) => MODULE.test(file))
    .filter((file) => ![FOR_BROWSERS, ...TO_COPY].some((place) => file.startsWith(place)))
    .map((file) => importsOfModule(file, readFileSync(join(folder, file), "utf8")));
}

function importsOfModule(file: string, text: string): Imports {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  // The command asks its loader to import what stands beside it, for its late parts too.
  const folder = posix.dirname(file).replace(/\/late$/, "");
  const beside = [...text.matchAll(BESIDE)].map(([, name = ""]) => name);
  const all = [...importedFiles.map(({ fileName }) => fileName), ...beside];
  const names = [...new Set(all)].filter((name) => !isBuiltin(name));
  const foreign = names.filter((name) => !isRelative(name));
  const own = names.filter(isRelative).map((name) => posix.join(folder, name));
  const declares = DECLARATION.test(file);
  return {
    file,
    packages: declares ? [] : [...new Set(foreign.map(packageOf))],
    modules: declares ? own.map((name) => name.replace(/\.([cm]?)js$/, ".d.$1ts")) : own,
  };
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith(".");
}

/** `@scope/name` of `@scope/name/file`. */
function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
}
