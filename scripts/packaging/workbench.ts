import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build as bundle, type Plugin } from "esbuild";
import { CHOSEN_COLORS } from "../../mocks/pages/colors.js";
import { writeNotices } from "./notices.js";

/**
 * Bundles the workbench, which runs in a browser and needs nothing but the gateway that serves it, and
 * the same over a record, which needs nothing at all.
 */
export async function bundleWorkbench(root: string, outdir: string): Promise<void> {
  const page = join(root, "mocks/workbench/app");
  const shared = sharedOptions(root, outdir);
  const live = await bundle({
    ...shared,
    entryPoints: { app: join(page, "app.ts") },
    banner: { css: CHOSEN_COLORS },
  });
  const record = await bundle({
    ...shared,
    entryPoints: { record: join(page, "data/record/record.ts") },
    // Its style is that of the workbench.
    loader: { ".css": "empty" },
    plugins: [withoutNode(join(page, "data/record"))],
  });
  for (const file of ["app.js", "app.css", "record.js"]) compress(join(outdir, file));
  const inputs = { ...live.metafile.inputs, ...record.metafile.inputs };
  writeNotices(root, Object.keys(inputs), join(outdir, "app.licenses.txt"));
}

/** Bundles the API reference, which Swagger UI draws. */
export async function bundleReference(root: string, outdir: string): Promise<void> {
  const page = join(root, "mocks/pages/docs/app/reference.ts");
  const { metafile } = await bundle({
    ...sharedOptions(root, outdir),
    entryPoints: { reference: page },
    format: "iife",
    external: ["data:*"],
  });
  for (const file of ["reference.js", "reference.css"]) compress(join(outdir, file));
  writeNotices(root, Object.keys(metafile.inputs), join(outdir, "reference.licenses.txt"));
}

/** Compresses a file in place: each browser takes gzip, and the package has it once. */
function compress(file: string): void {
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  rmSync(file);
}

function sharedOptions(root: string, outdir: string) {
  return {
    outdir,
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    minify: true,
    format: "esm",
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    logLevel: "warning",
  } as const satisfies BuildOptions;
}

/**
 * A record answers by the mock's own code. That finds its digests elsewhere in a browser, and is spared
 * the large tables that check changes and answers: nothing can be changed, and the answers were sent already.
 */
function withoutNode(folder: string): Plugin {
  return {
    name: "without-node",
    setup(build) {
      build.onResolve({ filter: /^node:crypto$/ }, () => ({ path: join(folder, "digests.ts") }));
      build.onResolve({ filter: /\/spec\/validators\.js$/ }, () => ({
        path: join(folder, "no-validators.ts"),
      }));
    },
  };
}
