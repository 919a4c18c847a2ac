import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readBytes } from "../sandbox/disk.js";

/** What the build makes of the workbench, in `dist/workbench`, each compressed by gzip. */
export type Asset = "app.js" | "app.css" | "record.js";

/** The compressed bytes of a file that the build has made. Rejects with the system's error. */
export function assetBytes(file: Asset): Promise<Buffer> {
  const manifest = createRequire(import.meta.url).resolve("paystub/package.json");
  return readBytes(join(dirname(manifest), "dist/workbench", `${file}.gz`));
}

/** Its text. */
export async function assetText(file: Asset): Promise<string> {
  return gunzipSync(await assetBytes(file)).toString("utf8");
}

/** A short digest of its content, for its address. */
export async function assetVersion(file: Asset): Promise<string> {
  return createHash("sha256")
    .update(await assetBytes(file))
    .digest("base64url")
    .slice(0, 12);
}
