import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build as bundle } from "esbuild";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The sources that are shipped. Tests and scripts are not. */
const SHIPPED = ["mocks", "spec/generated/*.ts"];

/** CommonJS knows its file by `__filename`; sources ask `import.meta` for the same. */
const BANNER = [
  "#!/usr/bin/env node",
  'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;',
].join("\n");

const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => ROOT,
  getCanonicalFileName: (name) => name,
  getNewLine: () => "\n",
};

/** Emits modules and declarations. Throws with the compiler's words when the types are wrong. */
export function emitModules(root: string, outDir: string): void {
  const file = join(root, "tsconfig.json");
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    { ...config, include: SHIPPED },
    ts.sys,
    root,
    { outDir, noEmit: false, noEmitOnError: true },
    file,
  );
  const program = ts.createProgram(fileNames, options);
  const { diagnostics } = program.emit();
  const found = [
    ...(error ? [error] : []),
    ...errors,
    ...ts.getPreEmitDiagnostics(program),
    ...diagnostics,
  ];
  const unique = ts.sortAndDeduplicateDiagnostics(found);
  if (unique.length > 0) throw new Error(ts.formatDiagnostics(unique, FORMAT));
}

/** Packages that may be absent at run time, so they stay outside of the bundle. */
function optionalPackages(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies });
}

/**
 * Bundles the command line to one CommonJS file, since that starts faster than many modules do.
 * What is imported dynamically is in the file too, but runs only when it is asked for.
 */
export async function bundleCommand(root: string, outfile: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, "mocks/cli/bin.ts")],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
    external: optionalPackages(root),
    banner: { js: BANNER },
    define: {
      "import.meta.url": "importMetaUrl",
      "import.meta.dirname": "__dirname",
      "import.meta.filename": "__filename",
    },
  });
  chmodSync(outfile, 0o755);
}

/** Builds everything into dist/. Its stamp goes first: a half-made build must not look fresh. */
export async function build(root = ROOT): Promise<void> {
  const outDir = join(root, "dist");
  rmSync(outDir, { recursive: true, force: true });
  emitModules(root, outDir);
  await bundleCommand(root, join(outDir, "paystub.cjs"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await build().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
