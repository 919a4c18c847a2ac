import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, posix, relative, sep } from "node:path";
import { transformSync } from "esbuild";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import ts from "typescript";
import { entries, type Shipped, shipped, writeNotices } from "./manifest.js";

/** The fixture of a runner that only ES modules can import. What requires it is given the module, as Node can. */
export const RUNNERS_OWN = "mocks/testkit/vitest";

/**
 * Bundles the modules that are published to CommonJS, with what they share in files of its own, and puts
 * a door for `import` beside each. There is one implementation, however it is loaded: what one loads
 * and another requires is the same.
 */
export async function bundleModules(
  root: string,
  outDir: string,
  beside: readonly string[],
): Promise<void> {
  const own = runnersOwn(root);
  const entries = [...entriesOf(root), ...beside, ...own.modules];
  const inputs = [...new Set(entries)].map((entry) => [entry, join(root, `${entry}.ts`)]);
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(inputs),
    platform: "node",
    tsconfig: join(root, "tsconfig.json"),
    external: installed(root).map((name) => new RegExp(`^${name}(?:/|$)`)),
    plugins: [withoutElicitation],
  });
  const { output } = await build.generate({
    format: "cjs",
    entryFileNames: "[name].cjs",
    chunkFileNames: "shared/[name].cjs",
    dynamicImportInCjs: true,
    comments: false,
    codeSplitting: { groups: [{ name: SDK, test: SDK_MODULES }] },
  });
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  for (const chunk of chunks) {
    // The code of others is not read here, and it makes up half of what the tools of assistants take.
    const code = chunk.name === SDK ? minified(chunk.code) : chunk.code;
    write(join(outDir, chunk.fileName), required(code));
    if (chunk.isEntry) write(join(outDir, `${chunk.name}.mjs`), door(chunk));
  }
  write(join(outDir, `${RUNNERS_OWN}.mjs`), own.code);
  const forRequire = `module.exports = require("./${posix.basename(RUNNERS_OWN)}.mjs");\n`;
  write(join(outDir, `${RUNNERS_OWN}.cjs`), forRequire);
  const sources = chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => pathBelow(root, id)));
  writeNotices(root, sources, join(outDir, "shared/licenses.txt"));
}

/** The code of the Model Context Protocol, in a file of its own. */
const SDK = "mcp-sdk";
const SDK_MODULES =
  /node_modules[\\/](@modelcontextprotocol|zod|zod-to-json-schema|content-type)[\\/]/;

function minified(code: string): string {
  return transformSync(code, { minify: true, format: "cjs", target: "es2022" }).code;
}

/**
 * Leaves out the validator by which the SDK of the Model Context Protocol checks the answers to forms that a server
 * shows: ours shows none, and the validator is half of the SDK's code.
 */
const withoutElicitation: Plugin = {
  name: "without-elicitation",
  load: (id) =>
    /@modelcontextprotocol\/sdk\/dist\/esm\/validation\/ajv-provider\.js$/.test(
      id.replaceAll("\\", "/"),
    )
      ? "export class AjvJsonSchemaValidator {}"
      : null,
};

/** The packages that a user has with ours, or may have. */
function installed(root: string): readonly string[] {
  const { dependencies, peerDependencies } = manifestOf(root);
  return Object.keys({ ...dependencies, ...peerDependencies });
}

function manifestOf(root: string) {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}

/** The modules that `exports` of package.json names with a form for `require`, by their sources; not the runner's own. */
export function entriesOf(root: string): readonly string[] {
  const { exports } = manifestOf(root);
  const required = Object.values<{ require?: { default: string } }>(exports).flatMap(
    ({ require }) => require?.default ?? [],
  );
  const names = required.map((file) => posix.relative("dist", posix.normalize(file)).slice(0, -4));
  return names.filter((name) => name !== RUNNERS_OWN);
}

/** The module of a runner as an ES module, and which of ours it imports. */
function runnersOwn(root: string): { readonly code: string; readonly modules: readonly string[] } {
  const source = readFileSync(join(root, `${RUNNERS_OWN}.ts`), "utf8");
  const { code } = transformSync(source, { loader: "ts", format: "esm", target: "es2022" });
  const folder = posix.dirname(RUNNERS_OWN);
  const imported = [...code.matchAll(/from "(\.[^"]+)\.js"/g)];
  const modules = imported.map(([, name = ""]) => posix.join(folder, name));
  return { code: code.replaceAll(/(from "\.[^"]+)\.js"/g, '$1.cjs"'), modules };
}

/** What passes the names of a module on to those who import it. */
function door({ name, exports }: OutputChunk): string {
  if (exports.length === 0) return "export {};\n";
  return `export { ${exports.join(", ")} } from "./${posix.basename(name)}.cjs";\n`;
}

/**
 * Has packages required where they are first wanted. A runner that has loaders of its own, as Jest has,
 * knows no `import()`.
 */
function required(code: string): string {
  return code.replaceAll(/\bimport\(("[^"]+")\)/g, (_, name) => {
    const given = `const given = require(${name}); return { ...given, default: given };`;
    return `Promise.resolve().then(() => { ${given} })`;
  });
}

function pathBelow(root: string, id: string): string {
  return relative(root, id.replace(/^\0/, "")).split(sep).join("/");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

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
  // The command uses its loader to import modules beside it, also for its late parts.
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

/** The modules and declarations that no entry, command or module beside the command references. */
export function unreached(shipped: Shipped, imports: readonly Imports[]): readonly string[] {
  const commands = Object.values(shipped.manifest.bin ?? {}).map((file) => posix.normalize(file));
  const folders = commands.map((file) => posix.dirname(file));
  const besides = new Set(folders.flatMap((folder) => [folder, posix.join(folder, "late")]));
  const leads = new Map(imports.map(({ file, modules }) => [file, modules]));
  const waiting = [
    ...[...entries(shipped).values()].flat(),
    ...shipped.files.filter((file) => besides.has(posix.dirname(file))),
  ];
  const reached = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(leads.get(file) ?? []));
  }
  return imports.map(({ file }) => file).filter((file) => !reached.has(file));
}

/** Takes out of dist/ what cannot be reached: the bundle holds it, or only other sources need it. */
export function dropUnreached(root: string): void {
  const built = shipped(root, ["dist"]);
  for (const file of unreached(built, importsOf(built))) rmSync(join(root, file));
}
