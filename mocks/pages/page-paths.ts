import { forkQuery } from "../api/links.js";
import { PAGE_PATHS } from "../api/paths.js";
import type { WorldView } from "../domain/world.js";
import type { Tongue } from "./language.js";

/** Where the payment page stands: by itself, or simple for an app, which may show it in a frame. */
export interface PaymentPlace {
  readonly name: "order" | "frame";
  /** Origins whose pages may show it in a frame. */
  readonly frames: readonly string[];
}

/** Paths on this gateway that a page of an invoice points to. */
export interface PagePaths {
  readonly action: string;
  readonly qr: string;
  readonly receipt: string;
  /** The page itself with more in its query: a card of the tests, a session of a wallet. */
  page(query?: Readonly<Record<string, string>>): string;
}

/** The paths of an invoice. A fork is named in each, and a language that was asked for. */
export function pathsOf(
  world: WorldView,
  { name }: PaymentPlace,
  transactionNo: string,
  { asked }: Tongue,
): PagePaths {
  const at = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const all = new URLSearchParams(forkQuery(world));
    if (asked !== undefined) all.set("lang", asked);
    for (const [name, value] of Object.entries(query)) all.set(name, value);
    return path.replace(/\{\w+\}/, transactionNo) + (all.size > 0 ? `?${all}` : "");
  };
  const page: PagePaths["page"] = (query) => at(PAGE_PATHS[name], query);
  return { action: page(), qr: at(PAGE_PATHS.qr), receipt: at(PAGE_PATHS.receipt), page };
}
