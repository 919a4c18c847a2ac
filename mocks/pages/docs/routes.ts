import type { Assumptions } from "../../../spec/generated/assumptions.js";
import { DOCS_PATH } from "../../api/paths.js";
import { sendContent } from "../../api/reply.js";
import type { Request, Response, Routes } from "../../api/routes.js";
import { sendAsset } from "../assets.js";
import { pageHeaders } from "../headers.js";
import { GUIDES, guideText, llmsText } from "./guides.js";

/** The page runs its own script, and asks only its own origin. Swagger UI draws icons from data URLs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Adds the API reference, the specs and the guides. Nothing of them is loaded before the first request, and reading
 * them leaves no entry in the journal. The reference shows no data of a sandbox and calls no operation.
 */
export function addDocs(
  routes: Routes,
  observed: Partial<Assumptions>,
  baseUrl: (request: Request) => string,
): void {
  const headers = { ...pageHeaders({ formTargets: [] }), "Content-Security-Policy": POLICY };
  const send = (response: Response, type: string, body: string) =>
    sendContent(response, type, body, { headers });
  const spec = () => import("./spec.js");
  routes.add("GET", DOCS_PATH, (_request, response) =>
    send(response, "text/html", page("openapi")),
  );
  routes.add("GET", `${DOCS_PATH}/control`, (_request, response) => {
    return send(response, "text/html", page("control"));
  });
  routes.add("GET", `${DOCS_PATH}/openapi.marked.json`, async (_request, response) => {
    const { markedText, specText } = await spec();
    send(response, "application/json", markedText(await specText("openapi"), observed));
  });
  for (const name of ["openapi", "control"] as const) {
    routes.add("GET", `${DOCS_PATH}/${name}.json`, async (_request, response) => {
      send(response, "application/json", await (await spec()).specText(name));
    });
  }
  for (const [file, type] of [
    ["reference.js", "text/javascript"],
    ["reference.css", "text/css"],
  ] as const) {
    routes.add("GET", `${DOCS_PATH}/${file}`, (request, response) =>
      sendAsset(`reference/${file}`, type, request, response),
    );
  }
  routes.add("GET", `${DOCS_PATH}/llms.txt`, async (request, response) => {
    send(response, "text/plain", llmsText(baseUrl(request)));
  });
  // Guides are at their paths in the package, so that links between them lead on.
  for (const { path } of GUIDES) {
    routes.add("GET", `${DOCS_PATH}/${path}`, async ({ headers }, response) => {
      // A browser shows plain text, and offers to save Markdown.
      const type = headers.accept?.includes("text/html") ? "plain" : "markdown";
      send(response, `text/${type}`, await guideText(path));
    });
  }
}

const TITLES = { openapi: "Payment service", control: "Control API" } as const;

/** The page of a spec. Its script reads the spec by the address in `data-spec`. */
function page(name: keyof typeof TITLES): string {
  const link = (path: string, text: string, isHere: boolean) =>
    `<a href="${DOCS_PATH}${path}"${isHere ? ' aria-current="page"' : ""}>${text}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLES[name]} · paystub</title>
<link rel="stylesheet" href="${DOCS_PATH}/reference.css">
<script defer src="${DOCS_PATH}/reference.js"></script>
</head>
<body>
<header class="docs"><a class="mark" href="/">paystub</a>
<nav aria-label="Reference">
${link("", TITLES.openapi, name === "openapi")}
${link("/control", TITLES.control, name === "control")}
${link(`/${name}.json`, "OpenAPI as JSON", false)}
${link("/llms.txt", "Guides", false)}
</nav></header>
<main id="reference" data-spec="${DOCS_PATH}/${name === "openapi" ? "openapi.marked" : name}.json"></main>
<noscript>The reference needs JavaScript. The spec itself is at <a href="${DOCS_PATH}/${name}.json">${name}.json</a>.</noscript>
</body>
</html>
`;
}
