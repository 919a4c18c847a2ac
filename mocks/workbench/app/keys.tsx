import { useEffect, useState } from "preact/hooks";
import { advance, advanceTo, advanceToNext, demoOrder, toggleClock } from "./actions.js";
import { type Address, addressOf, go, VIEWS } from "./address.js";
import { isRecord } from "./api.js";
import { Dialog } from "./dialog.js";
import { beforeLast } from "./event-kinds.js";
import { canAct, live } from "./store.js";
import { t, type Word } from "./words.js";

/** The actions by key; the first few are at the foot of the page. */
const SHORTCUTS: readonly (readonly [string, Word])[] = [
  ["/", "search"],
  ["J K", "move"],
  ["[ ]", "ticks"],
  ["Ctrl K", "palette"],
  ["?", "keys"],
  ["Enter", "openFull"],
  ["Esc", "back"],
  ["P", "pay"],
  ["D", "decline"],
  ["B", "rewindBefore"],
  ["F", "freeze"],
  ["H", "hour"],
  ["E", "toExpiry"],
  ["C", "toCharge"],
  ["N", "demo"],
  ["1 – 9", "views"],
];

/** Those that change nothing, so that a record has them too. */
const LOOKING = ["/", "J K", "Ctrl K", "?", "Enter", "Esc", "1 – 9"];

/** What can be done by a key here. */
export const shortcuts = () =>
  isRecord() ? SHORTCUTS.filter(([key]) => LOOKING.includes(key)) : SHORTCUTS;

/** How many of them are at the foot of the page. */
export const AT_FOOT = 5;

const KEYS_KEY = "paystub-keys";

/** Whether single keys are on. People who dictate may want them off. */
const areKeysOn = (): boolean => localStorage.getItem(KEYS_KEY) !== "off";

function switchKeys(isOn: boolean): void {
  localStorage.setItem(KEYS_KEY, isOn ? "on" : "off");
}

/** Whether a key is for the page: not while a field has the focus or a dialog is open. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areKeysOn()) return false;
  if (document.querySelector("dialog[open]")) return false;
  return !(target instanceof HTMLElement && target.matches("input, select, textarea"));
}

/** What single keys do to the sandbox while this is shown, as long as something can be done to it. */
export function useActionKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isForPage(event) && canAct(live.state)) actions[event.key]?.();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

/** What lies over the page. */
export type PageOverlay =
  | "palette"
  | "help"
  | "order"
  | "subscription"
  | "sandboxes"
  | "bookmarks"
  | { readonly rewindTo: number | string }
  | { readonly refund: string }
  /** The moment to fork from: null for now. */
  | { readonly fork: number | string | null }
  /** The sandbox to compare this fork with. */
  | { readonly compare: string }
  | undefined;

let openOver: (overlay: PageOverlay) => void = () => undefined;

/** Opens something over the page. */
export const openOverlay = (overlay: PageOverlay): void => openOver(overlay);

/** Keys of the whole page. They are off while a field has the focus, and by a switch; Ctrl-K is always on. */
export function usePageKeys({ sandbox }: Address, open: (overlay: PageOverlay) => void): void {
  openOver = open;
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

/** Reasons why a part of the page loses the focus: it is removed, disabled, or out of sight. */
const TAKES_FOCUS = { childList: true, subtree: true, attributeFilter: ["disabled", "class"] };

/** Keeps the focus in the part of the page where it was when the focused element is taken away. */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly Element[] = [];
    const focused = ({ target }: FocusEvent) => {
      around = [];
      for (let one = target as Element | null; one; one = one.parentElement) {
        around = [...around, one];
      }
    };
    const changed = () => {
      if (document.activeElement !== document.body || document.querySelector("dialog[open]"))
        return;
      const [last] = around;
      if (!(last instanceof HTMLElement) || (last.isConnected && isUsable(last))) return;
      const left = around.find((one) => one.isConnected && isUsable(one) && one !== document.body);
      if (!(left instanceof HTMLElement) || left.contains(document.body)) return;
      if (!left.hasAttribute("tabindex")) left.tabIndex = -1;
      left.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(changed);
    observer.observe(document.body, TAKES_FOCUS);
    addEventListener("focusin", focused);
    return () => {
      observer.disconnect();
      removeEventListener("focusin", focused);
    };
  }, []);
}

const isUsable = (element: Element): boolean =>
  element.checkVisibility() && !element.matches(":disabled");

function keyed(key: string, sandbox: string, open: (overlay: PageOverlay) => void): unknown {
  if (key === "?") return open("help");
  if (key === "Escape") return leave();
  if (isRecord()) return;
  // An order makes its own sandbox.
  if (key === "n") return live.state.status === "lost" ? undefined : demoOrder(sandbox);
  return canAct(live.state) ? driven(key, open) : undefined;
}

/** What a key does to the sandbox. */
function driven(key: string, open: (overlay: PageOverlay) => void): unknown {
  switch (key) {
    case "f":
      return toggleClock(live.state);
    case "h":
      return advance({ by: "PT1H" });
    case "e":
      return advanceTo("expiry");
    case "c":
      return advanceTo("charge");
    case "]":
      return advanceToNext();
    case "[": {
      const rewindTo = beforeLast(live.state.events);
      return rewindTo === undefined ? undefined : open({ rewindTo });
    }
  }
}

/** From a thing back to its list. */
function leave(): void {
  const address = addressOf(location.hash);
  if (address.id === undefined) return;
  const open = document.querySelector<HTMLElement>(".list .row.on");
  go({ ...address, id: undefined });
  open?.focus();
}

/** All that can be done by a key, and the switch that turns single keys off. */
export function Help({ close }: { readonly close: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn());
  return (
    <Dialog label={t("keys")} close={close}>
      <h2>{t("keys")}</h2>
      <dl class="kv">
        {shortcuts().map(([key, word]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </>
        ))}
      </dl>
      <label class="field">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            switchKeys(event.currentTarget.checked);
            setIsOn(event.currentTarget.checked);
          }}
        />
        {t("keysOn")}
      </label>
      <div class="bar">
        <button type="button" class="btn" onClick={close}>
          {t("close")}
        </button>
      </div>
    </Dialog>
  );
}
