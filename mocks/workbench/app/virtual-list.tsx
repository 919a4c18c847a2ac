import { useEffect, useRef, useState } from "preact/hooks";
import { type RowsProps, useRows } from "./use-rows.js";
import { t } from "./words.js";

interface VirtualListProps<Item> extends RowsProps<Item> {
  readonly label: string;
  readonly row: (item: Item, attributes: RowAttributes) => preact.JSX.Element;
}

/** What a row must carry, so that it is found in its place. */
export interface RowAttributes {
  readonly style: { readonly top: string };
  readonly "data-n": number;
  readonly "aria-posinset": number;
  readonly "aria-setsize": number;
}

const ROW_PX = 53;
const AROUND = 20;

/**
 * A list of any length of which only what is in view is drawn, read page by page from the gateway. While
 * it is scrolled away from its top, what is new is counted and waits.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { about, label, row } = props;
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [held, setHeld] = useState<number>();
  const { rows, ensure } = useRows(props);
  const isAtTop = top < ROW_PX;
  useEffect(() => {
    setHeld(undefined);
    setTop(0);
  }, [about]);
  const begin = rows?.begin ?? 0;
  const end = rows?.end ?? 0;
  const newest = isAtTop ? end : (held ?? end);
  const total = end - begin;
  const shown = newest - begin;
  useEffect(() => {
    if (!isAtTop) setHeld((known) => known ?? end);
    else setHeld(undefined);
  }, [isAtTop]);
  const first = Math.max(0, Math.floor(top / ROW_PX) - AROUND);
  const height = box.current?.clientHeight ?? 600;
  const last = Math.min(shown, Math.ceil((top + height) / ROW_PX) + AROUND);
  useEffect(() => ensure(newest - last, newest - first), [first, last, newest, rows === undefined]);
  const fresh = end - newest;
  const toTop = () => box.current?.scrollTo({ top: 0 });
  const moved = useRowKeys(box, shown, setTop);
  if (!rows) return <div class="win" />;
  if (total === 0) return <p class="pad muted">{t(about.includes("?") ? "noMatch" : "none")}</p>;
  return (
    <>
      {fresh > 0 && (
        <button type="button" class="new" onClick={toTop}>
          {fresh} {t("newRows")}
        </button>
      )}
      <div
        class="win"
        ref={box}
        role="feed"
        aria-label={label}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        onKeyDown={moved}
      >
        <div style={{ height: `${shown * ROW_PX}px` }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, k) => first + k).map((n) => {
            const item = rows?.byNumber.get(newest - 1 - n);
            if (item === undefined) return null;
            const place = { "data-n": n, "aria-posinset": n + 1, "aria-setsize": shown };
            return row(item, { style: { top: `${n * ROW_PX}px` }, ...place });
          })}
        </div>
      </div>
      <div class="foot">
        <span>
          {Math.max(0, last - first)} {t("shown")}{" "}
          <b class="num">{total.toLocaleString("en-US")}</b>
        </span>
        <span class="hidep">
          <kbd>J</kbd> <kbd>K</kbd> <kbd>Enter</kbd>
        </span>
      </div>
    </>
  );
}

/** Moves the focus from row to row by keys; `scrolled` is told how far down the list then is. */
function useRowKeys(
  box: { readonly current: HTMLDivElement | null },
  count: number,
  scrolled: (top: number) => void,
): (event: KeyboardEvent) => void {
  const wanted = useRef<number>();
  const focusWanted = () => {
    const target = box.current?.querySelector<HTMLElement>(`[data-n="${wanted.current}"]`);
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
  };
  // A row that is far off is drawn a moment later, once it was read.
  useEffect(focusWanted);
  return (event) => {
    const n = rowAfter(event.key, count, box.current);
    if (n === undefined || !box.current) return;
    event.preventDefault();
    wanted.current = n;
    intoView(box.current, n);
    scrolled(box.current.scrollTop);
    focusWanted();
  };
}

/** The row that a key goes to: J and K and the arrows by one, pages, and both ends. */
function rowAfter(key: string, count: number, box: HTMLElement | null): number | undefined {
  const page = Math.max(1, Math.floor((box?.clientHeight ?? 0) / ROW_PX) - 1);
  const steps = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, PageDown: page, PageUp: -page };
  const step = { ...steps, Home: -count, End: count }[key];
  if (step === undefined || count === 0) return undefined;
  const at = document.activeElement?.closest<HTMLElement>("[data-n]")?.dataset.n;
  const n = at === undefined && Math.abs(step) === 1 ? 0 : Number(at ?? 0) + step;
  return Math.min(count - 1, Math.max(0, n));
}

/** Scrolls no further than it takes to have a row in view. */
function intoView(box: HTMLElement, n: number): void {
  const [above, below] = [n * ROW_PX, (n + 1) * ROW_PX - box.clientHeight];
  if (box.scrollTop > above) box.scrollTop = above;
  if (box.scrollTop < below) box.scrollTop = below;
}
