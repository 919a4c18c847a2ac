import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build as bundle, type Plugin } from "esbuild";
import { writeNotices } from "./notices.js";

/** CommonJS knows its file by `__filename`; sources ask `import.meta` for the same. */
const BANNER = 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;';

/** Packages that may be absent at run time, so they stay outside of the bundle. */
function optionalPackages(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies });
}

/**
 * What a start brings along and few replies want, so it is read when it is first used. Of Express:
 * sending files, media types, nested queries. Bodies are read by mocks/api/body.ts, so body-parser is
 * never called at all. Of Node.js: files, other processes, and callbacks by HTTPS.
 */
const SELDOM_USED = [
  "accepts",
  "body-parser",
  "content-disposition",
  "cookie-signature",
  "debug",
  "mime-types",
  "qs",
  "send",
  "serve-static",
  "type-is",
  "node:child_process",
  "node:fs/promises",
  "node:https",
];

/** What stands for these instead: notes of a package on itself are made only where they are asked for. */
const INSTEAD: Readonly<Record<string, string>> = {
  "body-parser": "({})",
  debug:
    "(process.env.DEBUG ? require('debug') : () => Object.assign(() => {}, { enabled: false }))",
};

/**
 * Stands for a module until one of its members is asked for, or it is called. A bundler makes of imports by
 * name an object that has the prototype of the module, so the members are found there as well.
 */
function standIn(name: string): string {
  const load = INSTEAD[name] ?? `require(${JSON.stringify(name)})`;
  return `const get = (_, member) => ${load}[member];
module.exports = new Proxy(function () {}, {
  get,
  getPrototypeOf: () => new Proxy(Object.create(null), { get }),
  apply: (_, self, args) => ${load}.apply(self, args),
});`;
}

const seldomUsed: Plugin = {
  name: "seldom-used",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^(${SELDOM_USED.join("|")})$`) }, (asked) => {
      const { path, namespace, resolveDir } = asked;
      // A stand-in asks for the real one, from where Express would.
      if (namespace === "stand-in") return undefined;
      return { path, namespace: "stand-in", pluginData: { resolveDir } };
    });
    onLoad({ filter: /.*/, namespace: "stand-in" }, ({ path, pluginData }) => ({
      contents: standIn(path),
      resolveDir: pluginData.resolveDir,
    }));
  },
};

/**
 * Leaves the contract tools, the explorer and the validators of logs, which few runs of the command need, as the
 * modules that stand beside the bundle: what it does not hold costs no start.
 */
const seldomBeside = (root: string): Plugin => ({
  name: "seldom-beside",
  setup({ onResolve }) {
    const filter = /\/(contracts|explore)\/|\/log-validators\.js$/;
    onResolve({ filter }, ({ path, resolveDir }) => {
      const target = relative(root, join(resolveDir, path)).replaceAll("\\", "/");
      const isBeside = /^(contracts|mocks\/explore)\/|\/log-validators\.js$/.test(target);
      return isBeside ? { path: `./${target.replace(/js$/, "cjs")}`, external: true } : undefined;
    });
  },
});

/** Packages that few starts need: installed with ours anyway, and loaded when they are first wanted. */
const LATE = ["jose", "qrcode"];

/** What stands beside the bundle is imported by the loader, see scripts/loader.cjs. */
function importedByLoader(code: string): string {
  return code.replaceAll(
    /\bimport\((?="(?:\.\/contracts\/|\.\/mocks\/explore\/|\.\/spec\/|jose"|qrcode"|libsql"|pg"))/g,
    "importBeside(",
  );
}

/**
 * Nothing but ASCII: the engine reads it faster and keeps one byte a letter. What the bundler leaves,
 * in regular expressions, means the same as an escape.
 */
function asciiOnly(code: string): string {
  return code.replaceAll(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The bundle as the function that the loader calls: it takes the file as it is, without a copy. */
function wrapped(code: string): string {
  return `(function (exports, require, module, __filename, __dirname, importBeside) {${code}\n})`;
}

/**
 * Bundles the command line, or another program that is to start as fast, to one CommonJS file, since that
 * starts faster than many modules do. What is imported dynamically is in the file too, but runs only
 * when it is asked for. Resolves with the modules that it leaves beside it.
 */
export async function bundleCommand(
  root: string,
  outfile: string,
  program = "mocks/cli/bin.ts",
): Promise<readonly string[]> {
  const { metafile, outputFiles } = await bundle({
    entryPoints: [join(root, program)],
    outfile,
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    write: false,
    platform: "node",
    format: "cjs",
    target: "node20",
    charset: "ascii",
    legalComments: "none",
    plugins: [seldomUsed, seldomBeside(root)],
    logLevel: "warning",
    external: [...optionalPackages(root), ...LATE],
    // Names stay, so that an error still tells where it comes from.
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: BANNER },
    define: {
      "import.meta.url": "importMetaUrl",
      "import.meta.dirname": "__dirname",
      "import.meta.filename": "__filename",
    },
  });
  const code = outputFiles.map(({ text }) => text).join("");
  writeFileSync(outfile, wrapped(asciiOnly(importedByLoader(code))));
  writeNotices(root, Object.keys(metafile.inputs), outfile.replace(/cjs$/, "licenses.txt"));
  const beside = code.matchAll(/\bimport\("\.\/([^"]+)\.cjs"\)/g);
  return [...new Set(Array.from(beside, ([, name = ""]) => name))];
}

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
