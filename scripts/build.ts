import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, isAbsolute, join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { type OutputChunk, rolldown } from "rolldown";
import { writeCompiled } from "./generate.js";
import { writeNotices } from "./packaging/notices.js";
import { bundleReference, bundleWorkbench } from "./packaging/workbench.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** What is built replaces dist/ when it is complete: others may be running what is there, or building as well. */
const DIST = join(ROOT, `node_modules/.cache/paystub-build-${process.pid}`);
const MANIFEST = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** The executable: small, so that Node's compile cache covers all that it loads. */
const EXECUTABLE = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write("paystub: Node " + process.versions.node + " is too old. Install Node 20.19 or newer\\n");
  process.exit(2);
}
require("node:module").enableCompileCache?.();
require("./mocks/cli/bin.cjs");
`;

/** The fixture of a runner that only ES modules can import. What requires it is given the module, as Node can. */
const VITEST = "mocks/testkit/vitest";

/** The modules that `exports` names with a form for `require`, and the command. */
const ENTRIES = Object.values<{ readonly require?: { readonly default: string } }>(MANIFEST.exports)
  .flatMap(({ require }) => require?.default ?? [])
  .map((file) => posix.relative("dist", posix.normalize(file)).slice(0, -".cjs".length))
  .filter((name) => name !== VITEST);

/** Code that a start needs goes into one file for a gateway and one for the command; the rest loads when it is used. */
const GROUPS = [
  { name: "validators", test: /spec[\\/]validators\.ts$/, priority: 4 },
  { name: "gateway", test: /mocks[\\/](application|running-gateway)\.ts$/, priority: 3 },
  { name: "command", test: /mocks[\\/]cli[\\/](main|start)\.ts$/, priority: 2 },
];

/** What Express loads at once and paystub never calls: with it, a start takes a fifth more CPU time. */
const UNUSED_OF_EXPRESS = {
  "body-parser": false,
  "content-disposition": false,
  cookie: false,
  "cookie-signature": false,
  qs: false,
  "range-parser": false,
  send: false,
  "serve-static": false,
  // Instead of 2,500 media types, those that paystub sends.
  "mime-db": join(ROOT, "scripts/media-types.json"),
} as const;

/**
 * Bundles the command and the published modules to CommonJS, and puts a module for `import` beside each entry:
 * there is one implementation, however it is loaded.
 */
async function bundleModules(): Promise<void> {
  const vitest = transformSync(readFileSync(join(ROOT, `${VITEST}.ts`), "utf8"), {
    loader: "ts",
    target: "es2022",
  }).code;
  const imported = [...vitest.matchAll(/from "(\.[^"]+)\.js"/g)].map(([, name = ""]) =>
    posix.join(posix.dirname(VITEST), name),
  );
  const inputs = [...new Set([...ENTRIES, ...imported, "mocks/cli/bin"])];
  const installed = Object.keys(MANIFEST.peerDependencies);
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(inputs.map((name) => [name, join(ROOT, `${name}.ts`)])),
    platform: "node",
    tsconfig: join(ROOT, "tsconfig.json"),
    external: installed.map((name) => new RegExp(`^${name}(?:/|$)`)),
    resolve: { alias: UNUSED_OF_EXPRESS },
  });
  const { output } = await build.generate({
    format: "cjs",
    entryFileNames: "[name].cjs",
    chunkFileNames: "shared/[name].cjs",
    dynamicImportInCjs: true,
    comments: false,
    minify: { mangle: { keepNames: true }, compress: true, codegen: { removeWhitespace: true } },
    codeSplitting: { groups: GROUPS },
  });
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  for (const chunk of chunks) {
    write(chunk.fileName, requiredLate(chunk.code));
    const names = chunk.exports.join(", ");
    const door = `export { ${names} } from "./${posix.basename(chunk.fileName)}";\n`;
    if (ENTRIES.includes(chunk.name)) {
      write(`${chunk.name}.mjs`, chunk.exports.length > 0 ? door : "export {};\n");
    }
  }
  write(`${VITEST}.mjs`, vitest.replaceAll(/(from "\.[^"]+)\.js"/g, '$1.cjs"'));
  write(`${VITEST}.cjs`, `module.exports = require("./${posix.basename(VITEST)}.mjs");\n`);
  write("paystub.cjs", EXECUTABLE);
  chmodSync(join(DIST, "paystub.cjs"), 0o755);
  // The bundler has modules of its own, which are no files.
  const sources = chunks.flatMap(({ moduleIds }) => moduleIds.filter(isAbsolute));
  writeNotices(
    ROOT,
    sources.map((id) => relative(ROOT, id)),
    join(DIST, "licenses.txt"),
  );
}

/** Has packages required where they are first wanted: a runner with loaders of its own, as Jest has, knows no `import()`. */
function requiredLate(code: string): string {
  return code.replaceAll(/\bimport\((["`][^"`]+["`])\)/g, (_, name) => {
    const given = `const given = require(${name}); return { ...given, default: given };`;
    return `Promise.resolve().then(() => { ${given} })`;
  });
}

/** Emits the declarations for `require`, and beside those of entries one for `import`. */
function emitDeclarations(): void {
  const tsc = join(ROOT, "node_modules/typescript-native/bin/tsc");
  // Whether the types are right is for `npm run typecheck` to say.
  const options = ["--emitDeclarationOnly", "--incremental", "false"];
  const args = [tsc, "-p", ROOT, ...options, "--outDir", DIST];
  spawnSync(process.execPath, args);
  for (const folder of ["scripts", "test"]) rmSync(join(DIST, folder), { recursive: true });
  for (const file of readdirSync(DIST, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".d.ts")) continue;
    const name = file.slice(0, -".d.ts".length).split(sep).join("/");
    const text = readFileSync(join(DIST, file), "utf8");
    const required = text.replaceAll(/((?:\bfrom|\bimport)\s*\(?\s*"\.[^"]+)\.js"/g, '$1.cjs"');
    write(`${name}.d.cts`, required);
    rmSync(join(DIST, file));
    // What it adds to the runner's types, it adds to them as they are imported, and as they are required.
    if (name === VITEST) write(`${name}.d.mts`, required);
    else if (ENTRIES.includes(name)) {
      write(`${name}.d.mts`, `export * from "./${posix.basename(name)}.cjs";\n`);
    }
  }
}

function write(name: string, text: string): void {
  const file = join(DIST, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Puts what was built in its place. Another build may do the same at the same time: the last one stays. */
function replaceDist(): void {
  const dist = join(ROOT, "dist");
  try {
    rmSync(dist, { recursive: true, force: true });
    renameSync(DIST, dist);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    replaceDist();
  }
}

await writeCompiled();
rmSync(DIST, { recursive: true, force: true });
emitDeclarations();
await bundleModules();
await bundleWorkbench(ROOT, join(DIST, "workbench"));
await bundleReference(ROOT, join(DIST, "reference"));
cpSync(join(ROOT, "spec/compiled"), join(DIST, "shared/compiled"), {
  recursive: true,
  filter: (path) => !path.endsWith(".json"),
});
replaceDist();
