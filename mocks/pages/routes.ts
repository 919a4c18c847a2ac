import express, { type Request, type Router } from "express";
import { ICON_PATH, PAGE_PATHS } from "../api/paths.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { addDocs } from "./docs/routes.js";
import { followShortLink, showQrCode } from "./invoice-links.js";
import { postPayment, showPayment, showReceipt } from "./invoice-pages.js";
import { postRecurring, showRecurring } from "./recurring-pages.js";

/** What a start says about pages. */
export interface PageOptions {
  /** Origins that may show the mobile page in a frame. */
  readonly frames: readonly string[];
  /** Whether a browser is sent to a shop that does not answer, too. */
  readonly alwaysRedirect: boolean;
}

/** The pages behind every URL that the mock hands out. */
export function pageRoutes(
  gateway: Gateway,
  baseUrl: (request: Request) => string,
  { frames, alwaysRedirect }: PageOptions,
): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  // Browsers ask for an icon on their own. Without an answer each page would log an error there, and
  // a call that nobody made would stand in the journal.
  router.get(ICON_PATH, (_request, response) => {
    response.status(204).set("Cache-Control", "public, max-age=86400").end();
  });
  for (const place of [
    { name: "order", frames: [] },
    { name: "frame", frames },
  ] as const) {
    const path = pattern(PAGE_PATHS[place.name]);
    const where = { place, alwaysRedirect };
    router.get(path, showPayment(gateway, where));
    router.post(path, postPayment(gateway, where));
  }
  router.get(pattern(PAGE_PATHS.receipt), showReceipt(gateway));
  router.get(pattern(PAGE_PATHS.qr), showQrCode(gateway, baseUrl));
  router.get(pattern(PAGE_PATHS.short), followShortLink(gateway));
  router.get(pattern(PAGE_PATHS.recurring), showRecurring(gateway));
  router.post(pattern(PAGE_PATHS.recurring), postRecurring(gateway));
  addDocs(router, baseUrl);
  return router;
}

/** A path of the spec as Express writes it. */
function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}
