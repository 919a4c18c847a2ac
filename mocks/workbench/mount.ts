import type { Express, Request, Response } from "express";
import { WORKBENCH_PATHS } from "../api/paths.js";
import { takesGzip } from "../api/reply.js";
import { type Asset, assetBytes, assetText, assetVersion } from "./assets.js";

/** Allows our own script and nothing from other origins, and no frames. */
const HEADERS = {
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
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
};

const NOT_KEPT = { "Cache-Control": "no-store" };
const KEPT_FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** The page. It names its script and style by their content, so that a browser keeps them. */
async function page(): Promise<string> {
  const [script, style] = await Promise.all([assetVersion("app.js"), assetVersion("app.css")]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>paystub workbench</title>
<link rel="stylesheet" href="${WORKBENCH_PATHS.style}?v=${style}">
<script type="module" src="${WORKBENCH_PATHS.script}?v=${script}"></script>
</head>
<body><div id="workbench"></div><noscript>The workbench needs JavaScript. The reference is at
<a href="/_docs">/_docs</a>, the control API at <a href="/_control/health">/_control</a>.</noscript></body>
</html>
`;
}

/**
 * Mounts the workbench at `/`. The build bundles and compresses it. The page reads everything that it shows
 * from the control API, so it contains no data itself.
 */
export function mountWorkbench(app: Express): void {
  const at = (path: string, serve: (request: Request, response: Response) => Promise<void>) => {
    app.get(path, async (request, response) => {
      response.set({ ...HEADERS, ...NOT_KEPT });
      await serve(request, response).catch((error: unknown) => {
        response.status(503).type("text/plain").send(unreadable(error));
      });
    });
  };
  at(WORKBENCH_PATHS.page, async (_request, response) => {
    response.type("html").send(await page());
  });
  at(WORKBENCH_PATHS.script, (...call) => sendAsset("app.js", "text/javascript", ...call));
  at(WORKBENCH_PATHS.style, (...call) => sendAsset("app.css", "text/css", ...call));
  // The workbench puts a record into it and hands it out as a file; here it is no page.
  at(WORKBENCH_PATHS.record, async (_request, response) => {
    const { emptyRecordPage } = await import("./record-page.js");
    response.type("text/plain").send(await emptyRecordPage());
  });
}

/** Why a file of the workbench cannot be sent. */
function unreadable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isMissing = "code" in error && error.code === "ENOENT";
  const fix = isMissing ? " Install paystub again. In a clone, run: npm run build" : "";
  return `The workbench cannot read its files: ${error.message}.${fix}\n`;
}

/** Sends a file as it is on disk to a browser that takes gzip. Its address with its version is kept for ever. */
async function sendAsset(
  file: Asset,
  type: string,
  request: Request,
  response: Response,
): Promise<void> {
  const isVersioned = request.query.v === (await assetVersion(file));
  response.set({ Vary: "Accept-Encoding", ...(isVersioned && KEPT_FOR_EVER) }).type(type);
  if (!takesGzip(request)) response.send(await assetText(file));
  else response.set("Content-Encoding", "gzip").send(await assetBytes(file));
}
