import type { Request, Response, Router } from "express";
import type { Assumptions } from "../../../spec/generated/assumptions.js";
import { DOCS_PATH } from "../../api/paths.js";
import { SCRIPT_PAGE_HEADERS, sendAsset } from "../assets.js";

/**
 * Adds the API reference, the specs and the guides. Nothing of them is loaded before the first request, and reading
 * them leaves no entry in the journal. The reference shows no data of a sandbox and calls no operation.
 */
export function addDocs(
  router: Router,
  observed: Partial<Assumptions>,
  baseUrl: (request: Request) => string,
): void {
  const send = async (response: Response, type: string, body: string) => {
    response.set(SCRIPT_PAGE_HEADERS).type(type).send(body);
  };
  const spec = () => import("./spec.js");
  router.get(DOCS_PATH, (_request, response) => send(response, "html", page("openapi")));
  router.get(`${DOCS_PATH}/control`, (_request, response) => {
    return send(response, "html", page("control"));
  });
  router.get(`${DOCS_PATH}/openapi.marked.json`, async (_request, response) => {
    const { markedText, specText } = await spec();
    await send(response, "json", markedText(await specText("openapi"), observed));
  });
  for (const name of ["openapi", "control"] as const) {
    router.get(`${DOCS_PATH}/${name}.json`, async (_request, response) => {
      await send(response, "json", await (await spec()).specText(name));
    });
  }
  for (const [file, type] of [
    ["reference.js", "text/javascript"],
    ["reference.css", "text/css"],
  ] as const) {
    router.get(`${DOCS_PATH}/${file}`, (request, response) =>
      sendAsset(`reference/${file}`, type, request, response),
    );
  }
  router.get(`${DOCS_PATH}/llms.txt`, async (request, response) => {
    const { llmsText } = await import("./guides.js");
    await send(response, "text/plain", llmsText(baseUrl(request)));
  });
  // Guides are at their paths in the package, so that links between them lead on.
  router.get(`${DOCS_PATH}/*path`, async (request, response, next) => {
    const { GUIDES, guideText } = await import("./guides.js");
    const guide = GUIDES.find(({ path }) => request.path === `${DOCS_PATH}/${path}`);
    if (!guide) return next();
    // A browser shows plain text, and offers to save Markdown.
    const type =
      request.accepts("text/markdown", "text/html") === "text/html" ? "plain" : "markdown";
    await send(response, `text/${type}`, await guideText(guide.path));
  });
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
