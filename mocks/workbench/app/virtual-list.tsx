import { useEffect, useRef, useState } from "preact/hooks";
import { type ListScale, listScale, ROW_PX, type Spot, TOP } from "./list-scale.js";
import { type RowsProps, useRows } from "./use-rows.js";
import { t, type Word } from "./words.js";

interface VirtualListProps<Item> extends RowsProps<Item> {
  readonly label: string;
  /** What is said where there is no row, and nothing was searched for. */
  readonly empty: Word;
  readonly row: (item: Item, attributes: RowAttributes) => preact.JSX.Element;
}

/** What a row must carry, so that it is found in its place. */
export interface RowAttributes {
  readonly style: { readonly top: string };
  readonly "data-n": number;
  readonly "aria-posinset": number;
  readonly "aria-setsize": number;
}

const AROUND = 20;

/**
 * A list of any length of which only what is in view is drawn, read page by page from the gateway. While
 * it is scrolled away from its top, what is new is counted and waits.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { about, label, empty, row } = props;
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState(TOP);
  const [held, setHeld] = useState<number>();
  const { rows, ensure } = useRows(props);
  const isAtTop = spot.listPx < ROW_PX;
  useEffect(() => {
    setHeld(undefined);
    setSpot(TOP);
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
  const height = box.current?.clientHeight ?? 600;
  const scale = listScale(shown, height);
  const { barPx, listPx } = spot;
  const first = Math.max(0, Math.floor(listPx / ROW_PX) - AROUND);
  const last = Math.min(shown, Math.ceil((listPx + height) / ROW_PX) + AROUND);
  useEffect(() => ensure(newest - last, newest - first), [first, last, newest, rows === undefined]);
  const fresh = end - newest;
  const toTop = () => box.current?.scrollTo({ top: 0 });
  const moved = useRowKeys(box, shown, { scale, spot, setSpot });
  if (!rows) return <div class="win" />;
  if (total === 0) return <p class="pad muted">{t(about.includes("?") ? "noMatch" : empty)}</p>;
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
        onScroll={({ currentTarget }) => setSpot(scale.moved(spot, currentTarget.scrollTop))}
        onKeyDown={moved}
      >
        <div style={{ height: `${scale.drawnPx}px` }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, k) => first + k).map((n) => {
            const item = rows?.byNumber.get(newest - 1 - n);
            if (item === undefined) return null;
            const place = { "data-n": n, "aria-posinset": n + 1, "aria-setsize": shown };
            const top = `${barPx + n * ROW_PX - listPx}px`;
            return row(item, { style: { top }, ...place });
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

interface Scrolling {
  readonly scale: ListScale;
  readonly spot: Spot;
  setSpot(spot: Spot): void;
}

/** Moves the focus from row to row by keys. */
function useRowKeys(
  box: { readonly current: HTMLDivElement | null },
  count: number,
  { scale, spot, setSpot }: Scrolling,
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
    const { barPx, listPx } = scale.at(inView(box.current, spot, n));
    box.current.scrollTop = barPx;
    // A browser rounds where its bar stands.
    setSpot({ barPx: box.current.scrollTop, listPx });
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

/** How far down the list is with a row in view, scrolled no further than that takes. */
function inView({ clientHeight }: HTMLElement, { listPx }: Spot, n: number): number {
  const [above, below] = [n * ROW_PX, (n + 1) * ROW_PX - clientHeight];
  return Math.max(below, Math.min(above, listPx));
}
