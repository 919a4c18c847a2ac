import { useEffect } from "preact/hooks";
import { addressOf, go } from "../address.js";

/** Whether a key is for the page: not while a field has the focus or a dialog is open. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return false;
  return !(target instanceof HTMLElement && target.matches("input, select, textarea"));
}

/** What lies over the page. */
export type PageOverlay =
  | "palette"
  | "order"
  | "subscription"
  | "sandboxes"
  | "bookmarks"
  | { readonly rewindTo: number | string }
  | { readonly refund: string }
  /** The moment to fork from: null for now. */
  | { readonly fork: number | string | null }
  | undefined;

let openOver: (overlay: PageOverlay) => void = () => undefined;

/** Opens something over the page. */
export const openOverlay = (overlay: PageOverlay): void => openOver(overlay);

/** The keys of the whole page: Ctrl-K for the palette, / for the search, Escape back to the list. */
export function usePageKeys(open: (overlay: PageOverlay) => void): void {
  openOver = open;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if ((ctrlKey || metaKey) && key === "k") {
        event.preventDefault();
        return open("palette");
      }
      if (!isForPage(event)) return;
      if (key === "Escape") return leave();
      if (key !== "/") return;
      event.preventDefault();
      document.querySelector<HTMLElement>(".searchbar input")?.focus();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** From a thing back to its list. */
function leave(): void {
  const address = addressOf(location.hash);
  if (address.id === undefined) return;
  const open = document.querySelector<HTMLElement>(".list .row.on");
  go({ ...address, id: undefined });
  open?.focus();
}
