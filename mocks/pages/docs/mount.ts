import type { Express, Request, Response } from "express";
import { DOCS_PATH } from "../../api/links.js";
import { pageHeaders } from "../headers.js";
import { tongueOf } from "../language.js";

/**
 * Mounts the API reference. Nothing of it is loaded before somebody asks, and each page is rendered
 * once in each language. Who reads it makes no call of the service, so the journal does not tell.
 */
export function mountDocs(app: Express, baseUrl: () => string): void {
  const pages = {
    service: inEach(async (language) => {
      const { renderServiceReference } = await import("./page.js");
      return renderServiceReference(JSON.parse(await specOf("openapi")), baseUrl(), language);
    }),
    control: inEach(async (language) => {
      const { renderControlReference } = await import("./page.js");
      return renderControlReference(JSON.parse(await specOf("control")), baseUrl(), language);
    }),
  };
  const send = (page: keyof typeof pages) => async (request: Request, response: Response) => {
    const { language } = tongueOf(request.originalUrl, request.headers).words;
    await sendPage(response, await pages[page][language]());
  };
  app.get(DOCS_PATH, send("service"));
  app.get(`${DOCS_PATH}/control`, send("control"));
  app.get(`${DOCS_PATH}/reference.js`, async (_request, response) => {
    const { REFERENCE_SCRIPT } = await import("./script.js");
    response.set(pageHeaders({ formTargets: [] })).type("text/javascript");
    response.send(REFERENCE_SCRIPT);
  });
  for (const name of ["openapi", "control"] as const) {
    app.get(`${DOCS_PATH}/${name}.json`, async (_request, response) => {
      response.set(pageHeaders({ formTargets: [] })).type("json");
      response.send(await specOf(name));
    });
  }
}

function inEach(make: (language: "en" | "ar") => Promise<string>) {
  return { en: once(() => make("en")), ar: once(() => make("ar")) };
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

/** Makes something when it is first wanted, and again only where that went wrong. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
