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

/**
 * The page, which names its scripts and style by their content, so that a browser keeps them. The head
 * requests the first rows, before the style, which would make it wait.
 */
async function page(): Promise<string> {
  const files = ["head.js", "app.js", "app.css"] as const;
  const [head, script, style] = await Promise.all(files.map(assetVersion));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>paystub workbench</title>
<script src="${WORKBENCH_PATHS.head}?v=${head}"></script>
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
      await serve(request, response).catch(() => {
        response.status(503).type("text/plain");
        response.send("the workbench is not built: npm run build makes it");
      });
    });
  };
  at(WORKBENCH_PATHS.page, async (_request, response) => {
    response.type("html").send(await page());
  });
  at(WORKBENCH_PATHS.head, (...call) => sendAsset("head.js", "text/javascript", ...call));
  at(WORKBENCH_PATHS.script, (...call) => sendAsset("app.js", "text/javascript", ...call));
  at(WORKBENCH_PATHS.style, (...call) => sendAsset("app.css", "text/css", ...call));
  // The workbench puts a record into it and hands it out as a file; here it is no page.
  at(WORKBENCH_PATHS.record, async (_request, response) => {
    const { emptyRecordPage } = await import("./record-page.js");
    response.type("text/plain").send(await emptyRecordPage());
  });
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
