import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { parseSync } from "rolldown/utils";
import { writeNotices } from "./manifest.js";
import { seldomOwn, standIns } from "./stand-ins.js";

/** How Rolldown hands out what other chunks import: by a function, since it might change. */
const BY_GETTER =
  /Object\.defineProperty\(exports, "([\w$]+)", \{\s*enumerable: true,\s*get: function \(\) \{\s*return ([\w$]+);\s*\}\s*\}\);/g;

/** What can be given another value no more. */
const FIXED = /^(?:const|class|(?:async )?function\*?) ([\w$]+)/gm;

/**
 * Hands out what never changes as it is, once the chunk has run. The functions around it, some hundreds,
 * are made at each start and called at each use.
 */
export function withPlainExports(chunk: string): string {
  const fixed = new Set(Array.from(chunk.matchAll(FIXED), ([, name]) => name));
  return chunk.replace(BY_GETTER, (getter, name: string, local: string) =>
    fixed.has(local) ? `exports.${name} = ${local};` : getter,
  );
}

export const plainExports: Plugin = { name: "plain-exports", renderChunk: withPlainExports };

/** Packages that may be absent at run time, so they stay outside of the bundle. */
function optionalPackages(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys(manifest.peerDependencies);
}

/**
 * Leaves the contract tools, the explorer, the tools of coding assistants, and the validators of
 * logs as modules beside the bundle. Few runs of the command need them, and a smaller bundle
 * starts faster.
 */
const seldomBeside = (root: string): Plugin => ({
  name: "seldom-beside",
  resolveId(path, importer) {
    if (!importer || !path.startsWith(".")) return null;
    const target = relative(root, join(dirname(importer), path)).replaceAll("\\", "/");
    const isBeside = /^(contracts|mocks\/checks\/explore|mocks\/mcp)\//.test(target);
    return isBeside ? { id: `./${target.replace(/js$/, "cjs")}`, external: true } : null;
  },
});

/** Packages that few starts need: installed with ours anyway, and loaded when they are first wanted. */
const LATE = ["qrcode"];

/** Compiled code has no `import()` of its own, so it gets the loader's, see scripts/loader.cjs. */
export function importedByLoader(code: string): string {
  const { errors, module } = parseSync("chunk.cjs", code);
  if (errors.length > 0)
    throw new Error(`a part of the command cannot be read: ${errors[0]?.message}`);
  // From the end, so that what comes before stays where it is.
  return module.dynamicImports.reduceRight(
    (text, { start }) =>
      `${text.slice(0, start)}importBeside${text.slice(start + "import".length)}`,
    code,
  );
}

/** Nothing but ASCII: the engine reads it faster and keeps one byte a letter. */
function asciiOnly(code: string): string {
  return code.replaceAll(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The others of its kind are asked for by their names, which the loader knows. */
function partsByName(code: string): string {
  return code.replaceAll(/\brequire\((["`])\.\/([^/"`]+)\.cjs\1\)/g, 'requirePart("$2")');
}

/** A part of the bundle as the function that the loader calls. */
function wrapped({ code }: OutputChunk): string {
  const ready = asciiOnly(importedByLoader(partsByName(code)));
  return `(function (exports, require, module, __filename, __dirname, importBeside, requirePart) {${ready}\n})`;
}

/**
 * Bundles the command line, or another program that is to start as fast, to CommonJS. All that a start
 * needs is in one file, since that starts faster than many modules do. What is imported dynamically
 * beyond that has files of its own in the folder `late`. Resolves with the modules that it leaves beside it.
 */
export async function bundleCommand(
  root: string,
  outDir: string,
  program = "mocks/cli/bin.ts",
): Promise<readonly string[]> {
  const chunks = await chunksOf(root, join(root, program));
  const early = neededAtOnce(chunks, program);
  const parts = early.map((chunk) => `${JSON.stringify(chunk.name)}: ${wrapped(chunk)},\n`);
  const [{ name: entry } = { name: "" }] = early;
  const build = buildName(chunks);
  const late = join(outDir, "late");
  rmSync(late, { recursive: true, force: true });
  mkdirSync(late, { recursive: true });
  writeFileSync(
    join(outDir, BUNDLE),
    `({ entry: ${JSON.stringify(entry)}, build: "${build}", parts: {\n${parts.join("")}} })`,
  );
  for (const chunk of chunks.filter((one) => !early.includes(one))) {
    writeFileSync(join(late, `${chunk.name}.cjs`), `// ${build}\n${wrapped(chunk)}`);
  }
  const sources = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => !id.startsWith("\0")));
  writeNotices(
    root,
    sources.map((id) => relative(root, id)),
    join(outDir, BUNDLE.replace(/cjs$/, "licenses.txt")),
  );
  const beside = chunks.flatMap(({ dynamicImports }) => dynamicImports);
  return [...new Set(beside.flatMap((name) => /^\.\/(.+\/.+)\.cjs$/.exec(name)?.[1] ?? []))];
}

const BUNDLE = "paystub.bundle.cjs";

/** What a bundle and its late parts have in common, and no other build has. */
function buildName(chunks: readonly OutputChunk[]): string {
  const code = chunks
    .map((chunk) => chunk.code)
    .sort()
    .join("");
  return createHash("sha256").update(code).digest("hex").slice(0, 16);
}

/** The modules of a program in as few chunks as what is imported late allows, each with a name of its own. */
async function chunksOf(root: string, program: string): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    cwd: root,
    input: program,
    platform: "node",
    tsconfig: join(root, "tsconfig.json"),
    plugins: [standIns, seldomOwn(root), seldomBeside(root), plainExports],
    external: [...optionalPackages(root), ...LATE],
  });
  const { output } = await build.generate({
    format: "cjs",
    entryFileNames: "[name].cjs",
    chunkFileNames: "[name].cjs",
    dynamicImportInCjs: true,
    comments: false,
    // Function names remain, so that an error still shows its origin.
    minify: {
      mangle: { keepNames: true },
      compress: true,
      codegen: { removeWhitespace: true },
    },
  });
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  return chunks.map((chunk) => ({ ...chunk, name: chunk.fileName.replace(/\.cjs$/, "") }));
}

/** The module that starts the mock: what it needs is needed at once. */
const STARTS = "mocks/cli/start.ts";

/** The program, which comes first, what starts the mock, and all that these import. */
function neededAtOnce(chunks: readonly OutputChunk[], program: string): readonly OutputChunk[] {
  const needed = new Set<OutputChunk>();
  const add = (chunk: OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of [program, STARTS]) {
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => posix(id).endsWith(`/${module}`))));
  }
  return [...needed];
}

const posix = (path: string) => path.replaceAll("\\", "/");

/**
 * Puts the loader beside the bundle, and the code that the engine compiles while the mock starts and
 * answers once: the loader hands it back to the engine at the next start.
 */
export function addLoader(root: string, outDir: string): void {
  const loader = join(outDir, "paystub.cjs");
  copyFileSync(join(root, "scripts/loader.cjs"), loader);
  chmodSync(loader, 0o755);
  const { status, stderr } = spawnSync(process.execPath, [
    join(root, "scripts/warm-up.cjs"),
    outDir,
  ]);
  if (status !== 0) throw new Error(`the built command does not start: ${stderr}`);
}
