import type { Express, Response } from "express";
import { DOCS_PATH } from "../../api/links.js";
import { pageHeaders } from "../headers.js";

/**
 * Mounts the API reference. Nothing of it is loaded before somebody asks, and each page is rendered
 * once. Who reads it makes no call of the service, so the journal does not tell.
 */
export function mountDocs(app: Express, baseUrl: () => string): void {
  const service = once(async () => {
    const { renderServiceReference } = await import("./page.js");
    return renderServiceReference(JSON.parse(await specOf("openapi")), baseUrl());
  });
  const control = once(async () => {
    const { renderControlReference } = await import("./page.js");
    return renderControlReference(JSON.parse(await specOf("control")), baseUrl());
  });
  app.get(DOCS_PATH, async (_request, response) => sendPage(response, await service()));
  app.get(`${DOCS_PATH}/control`, async (_request, response) => {
    await sendPage(response, await control());
  });
  for (const name of ["openapi", "control"] as const) {
    app.get(`${DOCS_PATH}/${name}.json`, async (_request, response) => {
      response.set(pageHeaders({ formTargets: [] })).type("json");
      response.send(await specOf(name));
    });
  }
}

async function specOf(name: "openapi" | "control"): Promise<string> {
  return (await import("./spec.js")).specText(name);
}

async function sendPage(response: Response, html: string): Promise<void> {
  const { DOCS_STYLE } = await import("./style.js");
  const headers = pageHeaders({ formTargets: [], style: DOCS_STYLE });
  response.set(headers).type("html").send(html);
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
