import type { Express, Request } from "express";
import { lateRoutes } from "../api/mount.js";
import { DOCS_PATH, ICON_PATH, PAGE_PATHS } from "../api/paths.js";
import type { Gateway } from "../sandbox/gateway.js";

const { check: _, ...PAGES } = PAGE_PATHS;
/** The fixed beginnings of the paths of pages. */
const BEGINNINGS = [...Object.values(PAGES), DOCS_PATH, ICON_PATH].map((path) =>
  path.replace(/\{.*/, ""),
);

/** Mounts the pages behind every URL that the mock hands out. Their modules are loaded on the first request. */
export function mountPages(
  app: Express,
  gateway: Gateway,
  baseUrl: (request: Request) => string,
): void {
  const isPage = (path: string) => BEGINNINGS.some((beginning) => path.startsWith(beginning));
  const load = async () => (await import("./routes.js")).pageRoutes(gateway, baseUrl);
  app.use(lateRoutes(isPage, load));
}
