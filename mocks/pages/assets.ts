import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { Request, Response } from "express";
import { PAGE_HEADERS } from "../api/reply.js";
import { errorText } from "../domain/text.js";
import { packageFile, readBytes } from "../sandbox/disk.js";

/** A file that the build makes for browsers, in `dist`, compressed by gzip. */
export type Asset =
  | `workbench/${"app.js" | "app.css" | "record.js"}`
  | `reference/${"reference.js" | "reference.css"}`;

/** The headers of a page that runs its own script, and asks only its own origin. Its icons may be data URLs. */
export const SCRIPT_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};

/** Its compressed bytes. Rejects with the system's error. */
function assetBytes(file: Asset): Promise<Buffer> {
  return readBytes(packageFile(`dist/${file}.gz`));
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

const KEPT_FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Sends a file as it is on disk to a browser that takes gzip. Its address with its version is kept for ever. */
export async function sendAsset(
  file: Asset,
  type: string,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    const isVersioned = request.query.v === (await assetVersion(file));
    response.set({ Vary: "Accept-Encoding", ...(isVersioned && KEPT_FOR_EVER) }).type(type);
    if (!takesGzip(request)) response.send(await assetText(file));
    else response.set("Content-Encoding", "gzip").send(await assetBytes(file));
  } catch (error) {
    sendUnreadable(response, error);
  }
}

/** Answers why a file cannot be read. */
export function sendUnreadable(response: Response, error: unknown): void {
  const why = errorText(error);
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  const fix = isMissing ? " Install paystub again. In a clone, run: npm run build" : "";
  response.removeHeader("Content-Encoding");
  response.set("Cache-Control", "no-store").status(503).type("text/plain");
  response.send(`The page cannot read its files: ${why}.${fix}\n`);
}

/**
 * Whether a caller accepts a body compressed with gzip. Express could determine it, but first loads a table
 * of all types of files, which takes 50 ms.
 */
function takesGzip({ headers }: Pick<Request, "headers">): boolean {
  const accepted = String(headers["accept-encoding"] ?? "");
  const named =
    /\bgzip\s*(?:;\s*q=([\d.]+))?/i.exec(accepted) ?? /\*\s*(?:;\s*q=([\d.]+))?/.exec(accepted);
  return named !== null && Number(named[1] ?? 1) > 0;
}
