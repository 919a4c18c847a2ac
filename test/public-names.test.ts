import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** What a start of a test is made with: where an editor should show how. */
const WITH_EXAMPLE = ["startGateway", "controlClient", "Kit", "expect"];

/** The sources of the entries that a user imports, but for those that are generated. */
function entries(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const names = Object.values<{ default?: string; import?: { default: string } }>(exports);
  const built = names.map((entry) => entry.import?.default ?? entry.default ?? "");
  return built
    .filter((file) => /^\.\/dist\/(?:mocks|contracts)\//.test(file))
    .map((file) => join(ROOT, file.replace(/^\.\/dist/, "").replace(/mjs$/, "ts")));
}

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return ts.createProgram(files, { ...options, noEmit: true });
}

/** What an editor would show nothing of: names that modules export, and members of their interfaces. */
function undocumented(program: ts.Program, files: readonly string[]) {
  const checker = program.getTypeChecker();
  const isSilent = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length === 0;
  const found = publicNames(program, files).flatMap((symbol) => {
    const [declared] = symbol.declarations ?? [];
    const members = declared && ts.isInterfaceDeclaration(declared) ? declared.members : [];
    const silent = members.flatMap(({ name }) => {
      const member = name && checker.getSymbolAtLocation(name);
      return member && isSilent(member) ? [`${symbol.name}.${member.name}`] : [];
    });
    return isSilent(symbol) ? [symbol.name, ...silent] : silent;
  });
  return [...new Set(found)];
}

/** The names of ours that modules export. */
function publicNames(program: ts.Program, files: readonly string[]): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const modules = files.map((file) => {
    const source = program.getSourceFile(file);
    return source && checker.getSymbolAtLocation(source);
  });
  const exported = modules.flatMap((one) => (one ? checker.getExportsOfModule(one) : []));
  const meant = exported.map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  return meant.filter(({ declarations: [declared] = [] }) => {
    return declared !== undefined && !declared.getSourceFile().fileName.includes("/node_modules/");
  });
}

const files = entries();
const program = programOf(files);

test("every public name, and every member of a public interface, is explained in an editor", () => {
  expect(publicNames(program, files).length).toBeGreaterThan(100);
  expect(undocumented(program, files)).toEqual([]);
});

test("what a test begins with shows an example", () => {
  const shown = publicNames(program, files).filter((symbol) =>
    symbol.getJsDocTags().some(({ name }) => name === "example"),
  );
  expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(WITH_EXAMPLE));
});

test("a name without a word is found", () => {
  const planted = join(ROOT, "scripts/packaging/manifest.ts");
  expect(undocumented(programOf([planted]), [planted])).toContain("Manifest.name");
});
