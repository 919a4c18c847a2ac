import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { transformSync } from "esbuild";
import { type OutputChunk, rolldown } from "rolldown";
import { writeNotices } from "./notices.js";

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
  });
  const { output } = await build.generate({
    format: "cjs",
    entryFileNames: "[name].cjs",
    chunkFileNames: "shared/[name].cjs",
    dynamicImportInCjs: true,
    comments: false,
  });
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  for (const chunk of chunks) {
    write(join(outDir, chunk.fileName), required(chunk.code));
    if (chunk.isEntry) write(join(outDir, `${chunk.name}.mjs`), door(chunk));
  }
  write(join(outDir, `${RUNNERS_OWN}.mjs`), own.code);
  const forRequire = `module.exports = require("./${posix.basename(RUNNERS_OWN)}.mjs");\n`;
  write(join(outDir, `${RUNNERS_OWN}.cjs`), forRequire);
  const sources = chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => pathBelow(root, id)));
  writeNotices(root, sources, join(outDir, "shared/licenses.txt"));
}

/** The packages that a user has with ours, or may have. */
function installed(root: string): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies } = manifestOf(root);
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
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
