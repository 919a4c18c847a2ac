import { useEffect } from "preact/hooks";
import { canAct } from "./known.js";
import { live } from "./live.js";
import { isRecord } from "./source.js";
import type { Word } from "./words.js";

/** What can be done by a key; the first few stand at the foot of the page. */
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

/** How many of them stand at the foot of the page. */
export const AT_FOOT = 5;

const KEYS_KEY = "paystub-keys";

/** Whether single keys do something: whoever speaks to a computer may want them off. */
export const areKeysOn = (): boolean => localStorage.getItem(KEYS_KEY) !== "off";

export function switchKeys(isOn: boolean): void {
  localStorage.setItem(KEYS_KEY, isOn ? "on" : "off");
}

/** Whether a key is meant for the page: not while somebody types, nor while a dialog is open. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areKeysOn()) return false;
  if (document.querySelector("dialog[open]")) return false;
  return !(target instanceof HTMLElement && target.matches("input, select, textarea"));
}

/** What single keys do to the sandbox while this is shown, as long as something can be done to it. */
export function useKeys(deeds: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isForPage(event) && canAct(live.known)) deeds[event.key]?.();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
