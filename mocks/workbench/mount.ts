import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Express, Response } from "express";
import { WORKBENCH_PATHS } from "../api/links.js";
import { readText } from "../runtime/disk.js";

/** The files of the page, by the path that serves each. */
const FILES = {
  [WORKBENCH_PATHS.page]: { file: undefined, type: "html" },
  [WORKBENCH_PATHS.script]: { file: "app.js", type: "text/javascript" },
  [WORKBENCH_PATHS.style]: { file: "app.css", type: "text/css" },
} as const;

/** Nothing runs but our script, nothing comes from elsewhere, and nobody may frame it. */
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
  "Cache-Control": "no-store",
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>paystub workbench</title>
<link rel="stylesheet" href="${WORKBENCH_PATHS.style}">
<script type="module" src="${WORKBENCH_PATHS.script}"></script>
</head>
<body><div id="workbench"></div><noscript>The workbench needs JavaScript. The reference is at
<a href="/_docs">/_docs</a>, the control API at <a href="/_control/health">/_control</a>.</noscript></body>
</html>
`;

/**
 * Mounts the workbench at `/`. It is bundled ahead of time and read when somebody asks for it; all that it
 * shows it asks the control API for, so the page itself tells nothing.
 */
export function mountWorkbench(app: Express): void {
  for (const [path, { file, type }] of Object.entries(FILES)) {
    app.get(path, async (_request, response) => {
      if (file === undefined) return send(response, type, PAGE);
      const text = await assetText(file).catch(() => undefined);
      if (text !== undefined) return send(response, type, text);
      response.status(503).set(HEADERS).type("text/plain");
      response.send("the workbench is not built: npm run build makes it");
    });
  }
}

function send(response: Response, type: string, text: string): void {
  response.set(HEADERS).type(type).send(text);
}

/** The text of a file that the build has made. */
function assetText(file: string): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve("paystub/package.json");
  return readText(join(dirname(manifest), "dist/workbench", file));
}
