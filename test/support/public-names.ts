import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { sharingHost } from "./declarations.js";

export const ROOT = join(import.meta.dirname, "../..");

/** The sources of the entries that a user imports, but for those that are generated. */
export function entries(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const names = Object.values<{ default?: string; import?: { default: string } }>(exports);
  const built = names.map((entry) => entry.import?.default ?? entry.default ?? "");
  return built
    .filter((file) => /^\.\/dist\/(?:mocks|contracts)\//.test(file))
    .map((file) => join(ROOT, file.replace(/^\.\/dist/, "").replace(/mjs$/, "ts")));
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
