import { useEffect } from "preact/hooks";
import { advance, advanceTo, advanceToNext, demoOrder, toggleClock } from "./actions.js";
import { type Address, addressOf, go } from "./address.js";
import { isForPage } from "./keys.js";
import { canAct } from "./known.js";
import { live } from "./live.js";
import { isRecord } from "./source.js";
import { beforeLast } from "./step-back.js";
import { VIEWS } from "./views.js";

/** What lies over the page. */
export type PageOverlay =
  | "palette"
  | "help"
  | { readonly rewindTo: number }
  | undefined;

/** Keys of the whole page. Off while somebody types, and by a switch; Ctrl-K is on always. */
export function useKeys({ sandbox }: Address, open: (overlay: PageOverlay) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if ((ctrlKey || metaKey) && key === "k") {
        event.preventDefault();
        return open("palette");
      }
      if (!isForPage(event)) return;
      const view = VIEWS[Number(key) - 1];
      if (view !== undefined) return go({ sandbox, view });
      if (key !== "/") return void keyed(key, sandbox, open);
      event.preventDefault();
      document.querySelector<HTMLElement>(".searchbar input")?.focus();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [sandbox]);
}

function keyed(key: string, sandbox: string, open: (overlay: PageOverlay) => void): unknown {
  if (key === "?") return open("help");
  if (key === "Escape") return leave();
  if (isRecord()) return;
  // An order makes its own sandbox.
  if (key === "n") return demoOrder(sandbox);
  return canAct(live.known) ? driven(key, open) : undefined;
}

/** What a key does to the sandbox. */
function driven(key: string, open: (overlay: PageOverlay) => void): unknown {
  switch (key) {
    case "f":
      return toggleClock(live.known);
    case "h":
      return advance({ by: "PT1H" });
    case "e":
      return advanceTo("expiry");
    case "c":
      return advanceTo("charge");
    case "]":
      return advanceToNext();
    case "[": {
      const rewindTo = beforeLast(live.known.events);
      return rewindTo === undefined ? undefined : open({ rewindTo });
    }
  }
}

/** From a thing back to its list. */
function leave(): void {
  const address = addressOf(location.hash);
  if (address.id !== undefined) go({ ...address, id: undefined });
}
