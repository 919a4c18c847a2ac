import type { ComponentChildren } from "preact";
import { SHOP_PATHS } from "../api/paths.js";
import type { Tongue } from "../pages/language.js";
import { Speech } from "../pages/speech.js";

/** Gives the parts of all pages the language of this one. */
export function Speaking({ tongue, children }: { tongue: Tongue; children: ComponentChildren }) {
  return <Speech.Provider value={tongue.words}>{children}</Speech.Provider>;
}

/** How an order stands: by a word, a sign and a colour. */
export function State({ name, text }: { readonly name: string; readonly text: string }) {
  return <span class={`state ${name}`}>{text}</span>;
}

/** The path of an order, and of what can be done about it. */
export function orderPath(orderNumber: string, what?: "check" | "bill"): string {
  const path = SHOP_PATHS.order.replace("{orderNumber}", encodeURIComponent(orderNumber));
  return what === undefined ? path : `${path}/${what}`;
}
