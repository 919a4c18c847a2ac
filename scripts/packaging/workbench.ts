import { join } from "node:path";
import { build as bundle } from "esbuild";
import { writeNotices } from "./notices.js";

/** Bundles the workbench, which runs in a browser and needs nothing but the gateway that serves it. */
export async function bundleWorkbench(root: string, outdir: string): Promise<void> {
  const { metafile } = await bundle({
    entryPoints: { app: join(root, "mocks/workbench/app/app.ts") },
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
  });
  writeNotices(root, Object.keys(metafile.inputs), join(outdir, "app.licenses.txt"));
}
