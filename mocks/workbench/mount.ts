import type { Express, Request, Response } from "express";
import { WORKBENCH_PATHS } from "../api/paths.js";
import { assetVersion, SCRIPT_PAGE_HEADERS, sendAsset, sendUnreadable } from "../pages/assets.js";

/**
 * The page. It names its script and style by their content, so that a browser keeps them, and by relative paths: behind
 * a proxy, the page is at `/s/<name>/`.
 */
async function page(): Promise<string> {
  const [script, style] = await Promise.all([
    assetVersion("workbench/app.js"),
    assetVersion("workbench/app.css"),
  ]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>paystub workbench</title>
<link rel="stylesheet" href=".${WORKBENCH_PATHS.style}?v=${style}">
<script type="module" src=".${WORKBENCH_PATHS.script}?v=${script}"></script>
</head>
<body><div id="workbench"></div><noscript>The workbench needs JavaScript. The reference is at
<a href="./_docs">/_docs</a>, the control API at <a href="./_control/health">/_control</a>.</noscript></body>
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
      response.set(SCRIPT_PAGE_HEADERS);
      await serve(request, response).catch((error: unknown) => sendUnreadable(response, error));
    });
  };
  at(WORKBENCH_PATHS.page, async (_request, response) => {
    response.type("html").send(await page());
  });
  at(WORKBENCH_PATHS.script, (...call) =>
    sendAsset("workbench/app.js", "text/javascript", ...call),
  );
  at(WORKBENCH_PATHS.style, (...call) => sendAsset("workbench/app.css", "text/css", ...call));
  // The workbench puts a record into it and hands it out as a file; here it is no page.
  at(WORKBENCH_PATHS.record, async (_request, response) => {
    const { emptyRecordPage } = await import("./record-page.js");
    response.type("text/plain").send(await emptyRecordPage());
  });
}
