import type { Counter } from "./counter.js";
import { renderThanks, renderUnknownOrder } from "./entry-page.js";
import { withLanguage } from "./frame.js";
import { orderPath } from "./parts.js";
import type { Proof } from "./proof.js";
import { postedIn, queriedIn, redirect, type ShopVisit, sendHtml, sendText } from "./visit.js";

/** The receiver of callbacks, to which customers come back as well. */
export async function beTold(counter: Counter, visit: ShopVisit, proof: Proof): Promise<void> {
  const { request, tongue } = visit;
  const fields = { ...queriedIn(request), ...(await postedIn(request)) };
  const kept = counter.find(String(fields.order));
  const isBrowser = request.headers.accept?.includes("text/html") ?? false;
  if (!kept) {
    if (isBrowser) return sendHtml(visit, 404, renderUnknownOrder(tongue));
    return sendText(visit, 404, "this shop has no such order");
  }
  const settled = await counter.settle(kept, isBrowser ? "browser" : "callback", numberIn(fields));
  if (!isBrowser) {
    // An answer that is no success makes the service call again, where it does so at all.
    return sendText(visit, settled === "settled" ? 200 : 503, settled);
  }
  if (proof.verdict(request) !== "right") return sendHtml(visit, 200, renderThanks(kept, tongue));
  redirect(visit, withLanguage(orderPath(kept.order.orderNumber), tongue));
}

/** The transaction number that a callback tells. The letter case of its name is nothing to rely on. */
function numberIn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const found = Object.entries(fields).find(([name]) => name.toLowerCase() === "transactionno");
  return typeof found?.[1] === "string" ? found[1] : undefined;
}
