import type { Express, Response } from "express";
import { WORKBENCH_PATHS } from "../api/paths.js";
import { assetText } from "./assets.js";

/** The files of the page by path. */
const FILES = {
  [WORKBENCH_PATHS.page]: { text: async () => PAGE, type: "html" },
  [WORKBENCH_PATHS.script]: { text: () => assetText("app.js"), type: "text/javascript" },
  [WORKBENCH_PATHS.style]: { text: () => assetText("app.css"), type: "text/css" },
  // The workbench puts a record into it and hands it out as a file; here it is no page.
  [WORKBENCH_PATHS.record]: { text: emptyRecord, type: "text/plain" },
} as const;

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
  for (const [path, { text: read, type }] of Object.entries(FILES)) {
    app.get(path, async (_request, response) => {
      const text = await read().catch(() => undefined);
      if (text !== undefined) return send(response, type, text);
      response.status(503).set(HEADERS).type("text/plain");
      response.send("the workbench is not built: npm run build makes it");
    });
  }
}

async function emptyRecord(): Promise<string> {
  return (await import("./record-page.js")).emptyRecordPage();
}

function send(response: Response, type: string, text: string): void {
  response.set(HEADERS).type(type).send(text);
}
