import { pathPrefix } from "../api/links.js";
import { fillPath } from "../api/path-template.js";
import { PAGE_PATHS } from "../api/paths.js";
import type { Invoice } from "../domain/invoice.js";
import type { WorldView } from "../domain/world.js";
import { redirectUrl } from "../sandbox/request.js";
import type { Translation } from "./language.js";

/** The form of the payment page: the full page, or the simple one for the web view of an app. */
export type PaymentPlace = "order" | "frame";

/** Paths on this gateway that a page of an invoice points to. */
export interface PagePaths {
  readonly action: string;
  readonly qr: string;
  readonly receipt: string;
  /** The page itself with more in its query: a card of the tests, a session of a wallet. */
  page(query?: Readonly<Record<string, string>>): string;
}

/** The paths of an invoice, with a language that was asked for. `called`: how the called URL begins if it names a sandbox. */
export function pathsOf(
  world: WorldView,
  place: PaymentPlace,
  transactionNo: string,
  { asked }: Translation,
  called: string,
): PagePaths {
  const prefix = pathPrefix(world, called);
  const at = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const all = new URLSearchParams();
    if (asked !== undefined) all.set("lang", asked);
    for (const [name, value] of Object.entries(query)) all.set(name, value);
    return prefix + fillPath(path, () => transactionNo) + (all.size > 0 ? `?${all}` : "");
  };
  const page: PagePaths["page"] = (query) => at(PAGE_PATHS[place], query);
  return { action: page(), qr: at(PAGE_PATHS.qr), receipt: at(PAGE_PATHS.receipt), page };
}

/** The way back to the shop from an invoice that is over: where a redirect would have led. */
export function returnUrl(
  world: WorldView,
  { transactionNo, status, order }: Invoice,
): string | null {
  if (status === "pending") return null;
  const target = status === "paid" ? order.callbackUrl : order.cancelUrl;
  return target && redirectUrl(world, { about: { kind: status, transactionNo }, target });
}
