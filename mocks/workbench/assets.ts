import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readText } from "../runtime/disk.js";

/** What the build makes of the workbench, in `dist/workbench`. */
export type Asset = "app.js" | "app.css" | "record.js";

/** The text of a file that the build has made. Rejects where it was not built. */
export function assetText(file: Asset): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve("paystub/package.json");
  return readText(join(dirname(manifest), "dist/workbench", file));
}
