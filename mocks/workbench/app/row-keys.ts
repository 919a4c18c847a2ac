import { useLayoutEffect } from "preact/hooks";
import { addressOf } from "./address.js";
import { isForPage } from "./keys.js";
import { ROW_PX } from "./list-scale.js";

/** Rows that keys go through, each marked with its place: `data-n`. */
interface KeyedRows {
  readonly count: number;
  /** The place of the one row that the Tab key stops at. From elsewhere on the page, keys go there. */
  readonly stop: number;
  /** Brings a row into view and gives it the focus. */
  goTo(place: number): void;
}

interface Box {
  readonly current: HTMLElement | null;
}

const OF_A_LIST = ["ArrowDown", "ArrowUp", "Enter"];

/** Views whose rows stand beside, or are, what one reads: the arrows scroll it. */
const SCROLLED = ["phone", "problems"];

/** Goes from row to row by keys, whether the focus is in the list or nowhere in particular. */
export function useRowKeys(box: Box, rows: KeyedRows): void {
  // At once with the rows: a key may come before the page is painted.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (!box.current || rows.count === 0 || ctrlKey || metaKey || altKey) return;
      const isInside = target instanceof Element && box.current.contains(target);
      if (!isInside && !isMeant(event)) return;
      const place = isInside ? placeAfter(event.key, target, rows, box.current) : rows.stop;
      if (place === undefined) return;
      event.preventDefault();
      rows.goTo(place);
      if (!isInside && event.key === "Enter") focusedLink(box.current)?.click();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

/** Gives a row that is drawn the focus, and tells whether it is. */
export function focusRow(box: Box, place: number, options?: FocusOptions): boolean {
  const row = box.current?.querySelector<HTMLElement>(`[data-n="${place}"]`);
  row?.focus(options);
  return row != null;
}

/** The place of the row that something is in. */
export function placeOf(part: Element): number | undefined {
  const place = part.closest<HTMLElement>("[data-n]")?.dataset.n;
  return place === undefined ? undefined : Number(place);
}

/** Whether a key that was pressed outside the list goes to it. */
function isMeant(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (!isForPage(event)) return false;
  if (key === "j" || key === "k") return true;
  // A button has its own Enter, a slider its own arrows; and the arrows scroll what is open.
  if (!(target instanceof Element && target.matches("body, #main"))) return false;
  const { id, view } = addressOf(location.hash);
  return id === undefined && !SCROLLED.includes(view) && OF_A_LIST.includes(key);
}

function focusedLink(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>("[data-n]:focus a");
}

/** The row that a key goes to from another: J and K and the arrows by one, pages, and both ends. */
function placeAfter(
  key: string,
  from: Element,
  { count, stop }: KeyedRows,
  { clientHeight }: HTMLElement,
): number | undefined {
  const page = Math.max(1, Math.floor(clientHeight / ROW_PX) - 1);
  const steps = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, PageDown: page, PageUp: -page };
  const step = { ...steps, Home: -count, End: count }[key];
  if (step === undefined) return undefined;
  return Math.min(count - 1, Math.max(0, (placeOf(from) ?? stop) + step));
}
