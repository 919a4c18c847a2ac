import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { buildPackage } from "../support/command-line.js";
import { sharingHost } from "../support/declarations.js";

const ROOT = join(import.meta.dirname, "../..");

/**
 * The built declarations of the importable entries, except the generated ones: an editor shows them, and
 * they are a fraction of the sources.
 */
function entries(): readonly string[] {
  buildPackage();
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const given = Object.values<{ types?: string; require?: { types: string } }>(exports);
  return given
    .map((entry) => entry.require?.types ?? entry.types ?? "")
    .filter((file) => /^\.\/dist\/(?:mocks|contracts)\//.test(file))
    .map((file) => join(ROOT, file));
}

/** A program of files, and of texts in place of files. */
function programOf(
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
function exportsOf(program: ts.Program, file: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** The names of ours that modules export. */
function publicNames(program: ts.Program, files: readonly string[]): readonly ts.Symbol[] {
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

/** A name, or a method of an interface, and the codes of its examples. */
interface Shown {
  readonly name: string;
  readonly file: string;
  readonly codes: readonly string[];
}

/**
 * What must show how it is used: each name and each method of an interface. An interface of methods is shown by them,
 * and the shapes of answers by their spec, which the generated types are made from.
 */
function shown(program: ts.Program, files: readonly string[]): readonly Shown[] {
  const declared = publicNames(program, files).flatMap(({ declarations = [] }) => declarations);
  return declared.filter(isWritten).flatMap((one): readonly Shown[] => {
    const file = one.getSourceFile().fileName;
    const name = nameOf(one);
    const methods = ts.isInterfaceDeclaration(one) ? one.members.filter(ts.isMethodSignature) : [];
    const ofMethods = methods.map((method) => {
      return { name: `${name}.${nameOf(method)}`, file, codes: codesOf(method) };
    });
    const own = { name, file, codes: codesOf(one) };
    return methods.length > 0 && own.codes.length === 0 ? ofMethods : [own, ...ofMethods];
  });
}

function isWritten(node: ts.Declaration): boolean {
  const { fileName } = node.getSourceFile();
  // The handles are generated with their examples.
  const isHandle = fileName.includes("/control.handles.") && ts.isInterfaceDeclaration(node);
  const isOurs = isHandle || !fileName.includes("/generated/");
  return isOurs && !ts.isModuleDeclaration(node);
}

const nameOf = (node: ts.Declaration) => ts.getNameOfDeclaration(node)?.getText() ?? "";

function codesOf(node: ts.Node): readonly string[] {
  const tags = ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === "example");
  return tags.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "");
}

/** What an example has at hand besides what is imported. */
const AT_HAND = `
import type { AddInvoiceRequest } from "${ROOT}/dist/spec/generated/openapi.types.cjs";
declare const gateway: TestGateway, server: RunningGateway, kit: Kit, client: ControlClient;
declare const shop: Shop, order: AddInvoiceRequest;
declare const transactionNo: string, recurringId: string, callbackId: string;
declare const paymentSessionId: string, baseUrl: string, orders: Map<string, string>;
declare const error: Error;
declare function openShop(gateway: TestGateway): Promise<{ close(): Promise<void> }>;
declare function after(job: () => Promise<unknown>): void;
/** How the shop of a reader is called, and all that the examples take from its answers. */
interface Answer extends ReportedOrder, ReportedSubscription {
  readonly canceled: boolean;
  readonly sent: boolean;
  readonly paid: boolean;
  readonly complaint: string | undefined;
  readonly isRefunded: boolean | undefined;
  readonly length: number;
  readonly paidOut: number;
}
declare function get(path: string): Promise<Answer>;
declare function post(path: string, body?: object): Promise<Answer>;
`;

const RUNNERS = ["vitest", "jest", "playwright"] as const;

/** The runner that an entry is of, or a file of its types beside it; none where it is of all. */
const runnerOf = (file: string) =>
  RUNNERS.find((name) => new RegExp(`/testkit/${name}(?:-test)?\\.d\\.[cm]ts$`).test(file));

/** The examples as a module in which each is a function, with all public names and one runner's own. */
function exampleModule(
  program: ts.Program,
  files: readonly string[],
  runner: (typeof RUNNERS)[number],
  codes: readonly string[],
): string {
  const own = files.filter((file) => runnerOf(file) === runner);
  const others = files.filter((file) => !runnerOf(file) && !file.endsWith("/fixture.d.cts"));
  const taken = new Set<string>();
  const imports = [...own, ...others].map((file) => {
    const names = exportsOf(program, file).map(({ name }) => name);
    const free = names.filter((name) => !taken.has(name));
    for (const name of free) taken.add(name);
    return `import { ${free.join(", ")} } from "${file.replace(/d\.([cm])ts$/, "$1js")}";`;
  });
  const bodies = codes.map((code, n) => `async function example${n}() {\n${code}\n}`);
  return [...imports, AT_HAND, ...bodies].join("\n");
}

let files: readonly string[];
let program: ts.Program;
beforeAll(() => {
  files = entries();
  program = programOf(files);
});

/** What the compiler says of the examples: the lines that it points at, and why. */
function complaints(codes: readonly Shown[]): readonly string[] {
  const texts = new Map(
    RUNNERS.map((runner) => {
      const isOwn = ({ file }: Shown) => (runnerOf(file) ?? "vitest") === runner;
      const all = codes.filter(isOwn).flatMap(({ codes }) => codes);
      return [
        join(ROOT, `test/examples-of-${runner}.ts`),
        exampleModule(program, files, runner, all),
      ];
    }),
  );
  const checked = programOf(files, texts, program);
  return [...texts.keys()].flatMap((path) => {
    const source = checked.getSourceFile(path);
    return [
      ...checked.getSyntacticDiagnostics(source),
      ...checked.getSemanticDiagnostics(source),
    ].map(({ start = 0, messageText }) => {
      const { line } = ts.getLineAndCharacterOfPosition(source as ts.SourceFile, start);
      const at = source?.text.split("\n")[line];
      return `${at}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
  });
}

test("every public name and method has an example", () => {
  const all = shown(program, files);
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ codes }) => codes.length === 0).map(({ name }) => name)).toEqual([]);
});

test("all examples compile, and a planted mistake does not", () => {
  const codes = ["await gateway.clock.advance({});"];
  const planted = { name: "planted", file: join(ROOT, "dist/mocks/index.d.cts"), codes };
  expect(complaints([...shown(program, files), planted])).toEqual([
    expect.stringContaining("advance({})"),
  ]);
});
