import type { Express, Request } from "express";
import { ICON_PATH, PAGE_PATHS } from "../api/links.js";
import type { Gateway } from "../runtime/gateway.js";
import { mountDocs } from "./docs/mount.js";
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

/** Mounts the pages behind every URL that the mock hands out. */
export function mountPages(
  app: Express,
  gateway: Gateway,
  baseUrl: (request: Request) => string,
  { frames, alwaysRedirect }: PageOptions,
): void {
  // Browsers ask for an icon on their own. Without an answer each page would log an error there, and
  // a call that nobody made would stand in the journal.
  app.get(ICON_PATH, (_request, response) => {
    response.status(204).set("Cache-Control", "public, max-age=86400").end();
  });
  for (const place of [
    { name: "order", frames: [] },
    { name: "frame", frames },
  ] as const) {
    const path = pattern(PAGE_PATHS[place.name]);
    const where = { place, alwaysRedirect };
    app.get(path, showPayment(gateway, where));
    app.post(path, postPayment(gateway, where));
  }
  app.get(pattern(PAGE_PATHS.receipt), showReceipt(gateway));
  app.get(pattern(PAGE_PATHS.qr), showQrCode(gateway, baseUrl));
  app.get(pattern(PAGE_PATHS.short), followShortLink(gateway));
  app.get(pattern(PAGE_PATHS.recurring), showRecurring(gateway));
  app.post(pattern(PAGE_PATHS.recurring), postRecurring(gateway));
  mountDocs(app, baseUrl);
}

/** A path of the spec as Express writes it. */
function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}
