import type { Request, Response, Router } from "express";
import type { Assumptions } from "../../../spec/generated/assumptions.js";
import { DOCS_PATH } from "../../api/paths.js";
import { pageHeaders } from "../headers.js";

/**
 * Adds the API reference. Nothing of it is loaded before the first request, and each page is rendered
 * once for each address that it names. Reading it is no call of the service, so it leaves no entry in the journal.
 */
export function addDocs(
  router: Router,
  observed: Partial<Assumptions>,
  baseUrl: (request: Request) => string,
): void {
  const pages = {
    service: kept(async (url) => {
      const { renderServiceReference } = await import("./reference.js");
      return renderServiceReference(JSON.parse(await specOf("openapi")), url, observed);
    }),
    control: kept(async (url) => {
      const { renderControlReference } = await import("./reference.js");
      return renderControlReference(JSON.parse(await specOf("control")), url);
    }),
  };
  const send = (page: keyof typeof pages) => async (request: Request, response: Response) => {
    await sendPage(response, await pages[page](baseUrl(request)));
  };
  router.get(DOCS_PATH, send("service"));
  router.get(`${DOCS_PATH}/control`, send("control"));
  router.get(`${DOCS_PATH}/reference.js`, async (_request, response) => {
    const { REFERENCE_SCRIPT } = await import("./script.js");
    response.set(pageHeaders({ formTargets: [] })).type("text/javascript");
    response.send(REFERENCE_SCRIPT);
  });
  for (const name of ["openapi", "control"] as const) {
    router.get(`${DOCS_PATH}/${name}.json`, async (_request, response) => {
      response.set(pageHeaders({ formTargets: [] })).type("json");
      response.send(await specOf(name));
    });
  }
  addGuides(router, baseUrl);
}

/** The longest query of a search that is looked at. */
const QUERY_LENGTH = 200;

/**
 * Adds the guides at their paths in the package, so that links between them lead on: as pages for browsers, as
 * Markdown for all else.
 */
function addGuides(router: Router, baseUrl: (request: Request) => string): void {
  const guides = () => import("./guides.js");
  router.get(`${DOCS_PATH}/llms.txt`, async (request, response) => {
    response.set(pageHeaders({ formTargets: [] })).type("text/plain");
    response.send((await guides()).llmsText(baseUrl(request)));
  });
  router.get(`${DOCS_PATH}/guides`, async (request, response) => {
    const { renderGuideList } = await import("./guide-pages.js");
    const { q = "" } = request.query;
    await sendPage(response, await renderGuideList(String(q).slice(0, QUERY_LENGTH)));
  });
  router.get(`${DOCS_PATH}/*path`, async (request, response, next) => {
    const { GUIDES, guideText } = await guides();
    const guide = GUIDES.find(({ path }) => request.path === `${DOCS_PATH}/${path}`);
    if (!guide) return next();
    response.vary("Accept");
    // Browsers name HTML; what takes anything, such as curl, gets the guide as it is written.
    if (request.accepts("text/markdown", "text/html") === "text/html") {
      const { renderGuide } = await import("./guide-pages.js");
      return sendPage(response, await renderGuide(guide));
    }
    response.set(pageHeaders({ formTargets: [] })).type("text/markdown");
    response.send(await guideText(guide.path));
  });
}

/** Most mocks have one address or two. More addresses than this clear the cache. */
const PAGES_MAX = 8;

/** Makes a page when it is first wanted, and again only where that went wrong. */
function kept(make: (url: string) => Promise<string>): typeof make {
  const pages = new Map<string, Promise<string>>();
  return (url) => {
    const there = pages.get(url);
    if (there) return there;
    if (pages.size >= PAGES_MAX) pages.clear();
    const made = make(url).catch((error: unknown) => {
      pages.delete(url);
      throw error;
    });
    pages.set(url, made);
    return made;
  };
}

async function specOf(name: "openapi" | "control"): Promise<string> {
  return (await import("./spec.js")).specText(name);
}

/** The script of the page, and the calls that it makes, are of this origin and no other. */
const OWN_SCRIPT = "script-src 'self'; connect-src 'self'";

async function sendPage(response: Response, html: string): Promise<void> {
  const { DOCS_STYLE } = await import("./style.js");
  const headers = pageHeaders({ formTargets: [], style: DOCS_STYLE });
  const policy = `${headers["Content-Security-Policy"]}; ${OWN_SCRIPT}`;
  response
    .set({ ...headers, "Content-Security-Policy": policy })
    .type("html")
    .send(html);
}
