import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { buildPackage } from "./built.js";
import { sharingHost } from "./declarations.js";

export const ROOT = join(import.meta.dirname, "../..");

/**
 * The declarations of the entries that a user imports, as they are built, but for those that are generated:
 * what an editor shows of them stands there, and they are a fraction of the sources.
 */
export function entries(): readonly string[] {
  buildPackage();
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const given = Object.values<{ types?: string; require?: { types: string } }>(exports);
  return given
    .map((entry) => entry.require?.types ?? entry.types ?? "")
    .filter((file) => /^\.\/dist\/(?:mocks|contracts)\//.test(file))
    .map((file) => join(ROOT, file));
}

/** A program of files, and of texts that stand for files. */
export function programOf(
  files: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
  earlier?: ts.Program,
): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const own = { ...options, noEmit: true, verbatimModuleSyntax: false, noUnusedLocals: false };
  const host = sharingHost(own);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.getSourceFile = (path, ...given) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, ...given)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  };
  return ts.createProgram([...files, ...texts.keys()], own, host, earlier);
}

/** What a module exports, by the names that an import has for it. */
export function exportsOf(program: ts.Program, file: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** The names of ours that modules export. */
export function publicNames(program: ts.Program, files: readonly string[]): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const meant = files
    .flatMap((file) => exportsOf(program, file))
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
  return [...new Set(meant)].filter(({ declarations: [declared] = [] }) => {
    return declared !== undefined && !declared.getSourceFile().fileName.includes("/node_modules/");
  });
}
